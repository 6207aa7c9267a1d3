// The house itself, drawn once and never changed: four storeys cut open like a doll's house, the
// cellar below, and the corner towards the square shot away. Rooms are where men can stand.

import { s } from "/web/js/dom.js";
import { hand, line, rubble } from "./ink.js";

/** @typedef {import("./ink.js").Point} Point */
/** @typedef {import("./ink.js").Hand} Hand */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

export const WIDTH = 734;
export const HEIGHT = 860;

const COLUMNS = [19, 183, 393, 557]; // left edges of the rooms
const ROOM = 158;
const SLAB = 8;
const STOREY = 134;
const TOP = 78; // upper edge of the highest ceiling
const GROUND = TOP + 4 * STOREY;
const STAIRS = { left: 347, right: 387 };

/** Column and storey from above of each position; what an edition adds takes what is free.
 * @type {Record<string, [number, number]>} */
const PLAN = {
  "green-6": [0, 0],
  "green-3": [0, 1],
  "green-4": [0, 2],
  "green-5": [0, 3],
  "green-red-1": [1, 0],
  "green-red-2": [1, 1],
  "red-3": [1, 2],
  "red-4": [1, 3],
  "red-purple-5": [2, 1],
  "red-purple-6": [2, 2],
  "purple-1": [2, 3],
  "purple-2": [3, 1],
  "purple-3": [3, 2],
  "purple-4": [3, 3],
};

/** @type {Box} */
export const CELLAR = { x: 19, y: GROUND + SLAB, width: 696, height: 114 };
/** Over the ruined corner: the storm group. @type {Box} */
export const STORM = { x: 410, y: 4, width: 310, height: 128 };
/** @type {Box} */
export const RAIDERS = { x: 402, y: 136, width: 318, height: 74 };
/** Below the house: what each colour has, and the supplies. @type {Box} */
export const STRIP = { x: 0, y: 754, width: WIDTH, height: 104 };

/**
 * The room of each position.
 * @param {string[]} ids
 * @returns {Map<string, Box>}
 */
export function rooms(ids) {
  /** @type {[number, number][]} */
  const free = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      if (!ids.some((id) => PLAN[id]?.[0] === column && PLAN[id]?.[1] === row))
        free.push([column, row]);
    }
  }
  return new Map(
    ids.map((id) => {
      const [column, row] = PLAN[id] ?? free.pop() ?? [0, 0];
      return [
        id,
        {
          x: COLUMNS[column] ?? 0,
          y: TOP + row * STOREY + SLAB,
          width: ROOM,
          height: STOREY - SLAB,
        },
      ];
    }),
  );
}

/** Everything that lies behind the rooms. */
export function behind() {
  return s(
    "g",
    { class: "pv-building", "aria-hidden": "true" },
    s("path", { class: "pv-soil", d: `M0 ${GROUND + 4}H${WIDTH}V748H0Z` }),
    s("rect", {
      class: "pv-vault",
      x: CELLAR.x - 2,
      y: CELLAR.y - 2,
      width: CELLAR.width + 4,
      height: CELLAR.height + 4,
    }),
    s("path", { class: "pv-fine", d: vaults() }),
    roof(),
    farWall(),
    staircase(),
  );
}

/** Walls and floors as the cut shows them, and what has fallen: in front of the rooms. */
export function walls() {
  const rnd = hand(942);
  return s(
    "g",
    { class: "pv-building", "aria-hidden": "true" },
    s("path", { class: "pv-cut", d: cut(rnd) }),
    s("path", { class: "pv-joints", d: joints() }),
    s("path", { class: "pv-ground-line", d: `M0 ${GROUND}H7M727 ${GROUND}H${WIDTH}` }),
    fallen(rnd),
  );
}

/** The roof over the half that still has one, with its chimneys, the aerial and a flag. */
function roof() {
  let tiles = "";
  for (let x = 30; x < 350; x += 9) tiles += `M${x} 46l${x < 60 ? -6 : -4} 30`;
  return s(
    "g",
    null,
    s("path", {
      class: "pv-chimney",
      d: "M214 44V20h22v24M211 20h28v-5h-28zM292 44V26h20v18M289 26h26v-5h-26z",
    }),
    s("path", { class: "pv-roof", d: "M-1 78L20 45H352l-7 8 9 5 -11 6 8 5 -6 9Z" }),
    s("path", { class: "pv-fine", d: `${tiles}M12 58H349M5 68H346` }),
    s("path", { class: "pv-fine", d: "M239 17C255 27 272 28 290 22M264 44V31" }),
    s("path", { class: "pv-rafter", d: "M352 46L398 66M352 58L386 80" }),
    s("path", { class: "pv-pole", d: "M332 45V2" }),
    s("path", { class: "pv-flag", d: "M333 3C343 -1 351 8 364 4V20C351 24 343 15 333 19Z" }),
  );
}

/** What still stands of the fourth storey on the right: the outer wall behind, with the holes of
 * its windows. */
function farWall() {
  /** @type {Point[]} */
  const edge = [
    [393, 212],
    [393, 118],
    [400, 118],
    [400, 126],
    [408, 126],
    [408, 138],
    [420, 138],
    [420, 156],
    [432, 156],
    [432, 162],
    [446, 162],
    [446, 176],
    [468, 176],
    [468, 186],
    [500, 186],
    [500, 178],
    [516, 178],
    [516, 190],
    [560, 190],
    [560, 182],
    [574, 182],
    [574, 166],
    [592, 166],
    [592, 158],
    [606, 158],
    [606, 148],
    [660, 148],
    [660, 140],
    [676, 140],
    [676, 134],
    [700, 134],
    [700, 126],
    [708, 126],
    [708, 120],
    [715, 120],
    [715, 212],
  ];
  let bricks = "";
  for (const [x, y, many] of [
    [396, 132, 2],
    [402, 146, 3],
    [399, 190, 6],
    [452, 196, 4],
    [578, 174, 4],
    [598, 164, 2],
    [664, 152, 5],
    [672, 186, 4],
    [580, 196, 3],
    [690, 204, 2],
  ]) {
    for (let i = 0; i < Number(many); i += 1)
      bricks += `M${Number(x) + i * 9} ${y}h7m-${3 + i} 5h7`;
  }
  return s(
    "g",
    null,
    s("path", { class: "pv-far", d: line(edge, true) }),
    s("path", { class: "pv-hole", d: "M412 172h22v32h-22zM610 160h26v44h-26zM672 158h26v46h-26z" }),
    s("path", { class: "pv-fine", d: `${bricks}M623 160v44M685 158v22M610 174h26` }),
  );
}

/** Flights and landings in the stairwell, from the cellar door up to the sky. */
function staircase() {
  const { left, right } = STAIRS;
  let flights = "";
  let rails = "";
  for (let storey = 0; storey < 4; storey += 1) {
    const floor = TOP + (storey + 1) * STOREY;
    const middle = floor - STOREY / 2;
    flights += steps(left + 2, floor, 1) + steps(right - 2, middle, -1);
    rails += `M${left + 4} ${floor - 16}L${right - 6} ${middle - 14}M${right - 4} ${middle - 16}L${left + 6} ${floor - STOREY - 10}`;
  }
  return s(
    "g",
    null,
    s("rect", {
      class: "pv-well",
      x: left,
      y: TOP + 30,
      width: right - left,
      height: 4 * STOREY - 30,
    }),
    s("path", { class: "pv-steps", d: flights }),
    s("path", { class: "pv-fine", d: rails }),
  );
}

/** @param {number} x @param {number} y @param {number} side */
function steps(x, y, side) {
  let d = `M${x} ${y}`;
  for (let i = 0; i < 9; i += 1) d += `v-7.2h${side * 3.7}`;
  return `${d}v4L${x} ${y + 6}Z`;
}

/** The arches of the cellar. */
function vaults() {
  const width = CELLAR.width / 4;
  let d = "";
  for (let i = 0; i < 4; i += 1) {
    const x = CELLAR.x + i * width;
    d += `M${x + 3} ${CELLAR.y + 34}Q${x + width / 2} ${CELLAR.y - 24} ${x + width - 3} ${CELLAR.y + 34}`;
    if (i)
      d += `M${x - 3} ${CELLAR.y + 34}V${CELLAR.y + 108}M${x + 3} ${CELLAR.y + 34}V${CELLAR.y + 108}M${x - 8} ${CELLAR.y + 108}h16`;
  }
  return d;
}

/** Outer walls, inner walls and floors where the section cuts them.
 * @param {Hand} rnd */
function cut(rnd) {
  const foot = CELLAR.y + CELLAR.height + SLAB;
  /** @param {number} x @param {number} y @param {number} w @param {number} h */
  const block = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}Z`;
  const jag = () => (rnd() - 0.5) * 6;
  let d = block(7, TOP, 12, foot - TOP);
  d += `M715 ${foot}V166l3 ${-9 + jag()} 3 6 3 -12 3 4V${foot}Z`; // the right wall, broken off
  d += block(177, TOP, 6, GROUND - TOP) + block(341, TOP, 6, GROUND - TOP);
  d += `M387 ${GROUND}V132l2 -8 2 5 2 -11V${GROUND}Z`;
  d += block(551, TOP + STOREY, 6, GROUND - TOP - STOREY);
  d += `M7 ${TOP}H346l6 3 4 -2 5 4 -3 3H7Z`; // the highest ceiling ends in the air
  for (const row of [1, 2, 3]) {
    const y = TOP + row * STOREY;
    d += block(7, y, 340, SLAB);
    d +=
      row === 1 ? `M387 ${y}H727V${y + SLAB}H712l-5 -3 -6 4 -4 -1H387Z` : block(387, y, 340, SLAB);
  }
  d += block(7, GROUND, 720, SLAB) + block(7, CELLAR.y + CELLAR.height, 720, SLAB);
  return d;
}

/** Courses of bricks in the outer walls. */
function joints() {
  let d = "";
  for (let y = TOP + 6, i = 0; y < CELLAR.y + CELLAR.height; y += 6, i += 1) {
    d += `M8 ${y}h10`;
    if (y > 172) d += `M716 ${y}h10`;
    const shift = i % 2 ? 4 : 8;
    d += `M${7 + shift} ${y}v6`;
    if (y > 172) d += `M${715 + shift} ${y}v6`;
  }
  return d;
}

/** Beams, bricks and dust on what is now the roof.
 * @param {Hand} rnd */
function fallen(rnd) {
  /** @type {Point[]} */
  const heap = [];
  for (let x = 393; x <= 715; x += 7) {
    const high = 5 + 9 * Math.abs(Math.sin((x - 380) / 47)) + 5 * Math.abs(Math.sin(x / 13));
    heap.push([x, 212 - high * (0.75 + rnd() * 0.4)]);
  }
  return s(
    "g",
    null,
    s("path", { class: "pv-heap", d: line([[393, 213], ...heap, [715, 213]], true) }),
    s("path", { class: "pv-stones", d: rubble(396, 196, 316, 15, 130, rnd) }),
    s("path", { class: "pv-beam", d: "M470 210l64 -30 3 5 -58 29zM640 211l-40 -22 2 -4 46 24z" }),
    s("path", { class: "pv-stones", d: rubble(354, 596, 30, 17, 14, rnd) }),
  );
}

/**
 * A window in the back wall of a room; no two have suffered alike.
 * @param {number} x
 * @param {number} y
 * @param {number} kind
 */
export function pane(x, y, kind) {
  const [w, h] = [30, 40];
  const inside = [
    `M${x} ${y}L${x + w} ${y + h}M${x + w} ${y}L${x} ${y + h}`, // strips of paper
    `M${x + 4} ${y + 2}l5 12 -4 8 9 5 -2 9M${x + w - 3} ${y + 4}l-6 9 4 7 -8 4`, // shards
    `M${x - 3} ${y + 7}l36 5M${x - 3} ${y + 19}l36 -3M${x - 2} ${y + 30}l35 3`, // boards
    "",
  ][kind % 4];
  return s(
    "g",
    { class: "pv-window" },
    s("rect", { x, y, width: w, height: h }),
    s("path", {
      d: `M${x + w / 2} ${y}v${h}M${x} ${y + 14}h${w}M${x - 4} ${y + h}h${w + 8}v3h${-w - 8}z`,
    }),
    s("path", { class: kind % 4 === 2 ? "pv-boards" : "pv-fine", d: inside }),
  );
}
