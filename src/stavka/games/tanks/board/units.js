// Platoons on the map: counters with the silhouette of the tank, how many are left, how well they
// are protected, and what state they are in. A platoon keeps its element as long as it lives.

import { figure } from "/web/js/board/figures.js";
import { s } from "/web/js/dom.js";
import { fitted } from "/web/js/fit.js";
import { ANGLES, SIZE, polar, round } from "./field.js";
import { silhouette } from "./silhouettes.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("./field.js").Field} Field */
/** @typedef {import("./field.js").Point} Point */
/**
 * A platoon as the view shows it.
 * @typedef {{
 *   card: string, side: string, seat: string, place: string | null, strength: number, ammo: number,
 *   steadfastness: number, protection: number, suppressed: boolean, flag: boolean, ambush: boolean,
 *   facing: string | null, zone: number | null, tied: boolean, ambush_turns: number,
 *   resupply_turns: number, order: Record<string, any> | null,
 * }} Unit
 */

/** Before the id of a platoon that has its order: to be looked at, not to be chosen. */
export const BUSY = "platoon ";
const HALF = 30;
/** Where several platoons of one hex stand. @type {Record<number, [number, number, number][]>} */
const CLUSTERS = {
  1: [[0, 4, 1.14]],
  2: [
    [-24, 3, 0.8],
    [24, 3, 0.8],
  ],
  3: [
    [-21, -15, 0.68],
    [21, -15, 0.68],
    [0, 26, 0.68],
  ],
  4: [
    [-20, -15, 0.64],
    [20, -15, 0.64],
    [-20, 24, 0.64],
    [20, 24, 0.64],
  ],
};

/** Is this the number of a hex? @param {string | null | undefined} place @returns {place is string} */
export function onMap(place) {
  return /^\d{4}$/.test(place ?? "");
}

/** @param {Context} context @param {string} card */
export function tag(context, card) {
  // texts: board-tag-t60 board-tag-t26 board-tag-bt5 board-tag-t70 board-tag-t34 board-tag-t34g
  // texts: board-tag-kv1 board-tag-kv2 board-tag-p35 board-tag-pz2 board-tag-p38 board-tag-pz3g
  // texts: board-tag-pz4d board-tag-stug board-tag-pz3l board-tag-pz4g board-tag-tig
  return context.has(`board-tag-${card}`) ? context.t(`board-tag-${card}`) : card.toUpperCase();
}

/**
 * A counter, without a place yet.
 * @param {Context} context @param {string} id of the platoon @param {string} card @param {string} army
 * @param {boolean} several whether there are others like it
 */
export function counter(context, id, card, army, several) {
  const name = tag(context, card) + (several ? ` ${id.split("-").at(-1)}` : "");
  const type = figure(context, "units", card, "type", "light");
  const square = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, rx: 5 };
  return s(
    "g",
    { class: `tk-unit tk-of-${army}`, data: { id, kind: "unit" } },
    s("path", { class: "tk-front", d: "M-13 -46L0 -57L13 -46" }),
    s("rect", { class: "tk-unit-shadow", ...square, x: -HALF + 2, y: -HALF + 3 }),
    s("rect", { class: "tk-unit-ground", ...square }),
    s("path", {
      class: "tk-band",
      d: `M${-HALF} ${-HALF + 5}a5 5 0 0 1 5 -5h${2 * HALF - 10}a5 5 0 0 1 5 5v11h${-2 * HALF}Z`,
    }),
    fitted(s("text", { class: "tk-tag", y: -HALF + 12.6, "font-size": 13 }, name), 2 * HALF - 6),
    s("g", { class: "tk-turned" }, silhouette(card, type)),
    s("g", { class: "tk-leaves" }, s("path", { d: leaves() })),
    strengthPlate(),
    protectionPlate(),
    typeMark(type),
    s("path", { class: "tk-zigzag-edge", d: "M-34 6L-20 -12L-8 9L5 -12L18 9L34 -8" }),
    s("path", { class: "tk-zigzag", d: "M-34 6L-20 -12L-8 9L5 -12L18 9L34 -8" }),
    s(
      "g",
      { class: "tk-mark tk-flagged", transform: "translate(27 -27)" },
      s("circle", { r: 8.5 }),
      s("path", { d: "M-3 5V-5.5H4.5L2.5 -2.6L4.5 0.3H-3" }),
    ),
    s(
      "g",
      { class: "tk-mark tk-swords", transform: "translate(-27 -27)" },
      s("circle", { r: 9.5 }),
      s("path", { d: "M-5 -5L5 5M5 -5L-5 5M-6 2L-2 6M6 2L2 6" }),
    ),
    s(
      "g",
      { class: "tk-mark tk-ordered", transform: "translate(28 2)" },
      s("circle", { r: 8 }),
      s("path", { d: "M-3.6 0.2L-0.8 3.2L4 -3.2" }),
    ),
    s(
      "g",
      { class: "tk-mark tk-empty", transform: "translate(0 21)" },
      s("circle", { r: 8 }),
      s("path", { d: "M-1.8 4.6V-2.2Q0 -6 1.8 -2.2V4.6ZM-5.6 5.6L5.6 -5.6" }),
    ),
    s("rect", { class: "tk-edge-line", ...square }),
    s("rect", {
      class: "tk-halo",
      x: -HALF - 4.5,
      y: -HALF - 4.5,
      width: 2 * HALF + 9,
      height: 2 * HALF + 9,
      rx: 8,
    }),
  );
}

/** The tanks that are left; a corner is missing once one is lost. */
function strengthPlate() {
  return s(
    "g",
    { class: "tk-strength", transform: "translate(-19.5 19.5)" },
    s("path", { class: "tk-plate", d: "M-9 -9H9V9H-9Z" }),
    s("path", { class: "tk-plate tk-plate-worn", d: "M-9 -9H3L9 -3V9H-9Z" }),
    s("text", { y: 6.2 }),
  );
}

function protectionPlate() {
  return s(
    "g",
    { class: "tk-protection", transform: "translate(19.5 19.5)" },
    s("path", { class: "tk-shield", d: "M-9 -9H9V1.5Q9 7 0 10Q-9 7 -9 1.5Z" }),
    s("text", { y: 5.6 }),
  );
}

/** One, two or three bars: light, medium, heavy. @param {string} type */
function typeMark(type) {
  const bars = ["light", "medium", "heavy"].indexOf(type) + 1;
  return s("path", {
    class: "tk-type",
    d: Array.from({ length: bars }, (_, n) => `M${round(-3 * (bars - 1) + 6 * n)} 15.5v9`).join(""),
  });
}

function leaves() {
  return [-24, -10, 4, 18]
    .map(
      (x, n) =>
        `M${x} ${n % 2 ? 2 : -2}q4 -8 10 -4q-3 7 -10 4zM${x + 6} ${n % 2 ? 11 : 7}q-7 -4 -9 3q6 4 9 -3z`,
    )
    .join("");
}

/** Shows the state of a platoon on its counter. @param {Context} context @param {SVGGElement} el @param {Unit} unit */
export function show(context, el, unit) {
  const full = figure(context, "units", unit.card, "strength", unit.strength);
  const set = (/** @type {string} */ name, /** @type {boolean} */ on) =>
    el.classList.toggle(name, on);
  set("is-suppressed", unit.suppressed);
  set("is-flagged", unit.flag);
  set("is-ambush", unit.ambush);
  set("is-tied", unit.tied);
  set("is-worn", unit.strength < full);
  set("is-empty", unit.ammo === 0);
  set("is-facing", unit.facing !== null && unit.zone !== 0);
  write(el, ".tk-strength text", unit.strength);
  write(el, ".tk-protection text", unit.protection);
}

/** @param {SVGGElement} el @param {string} where @param {number} value */
function write(el, where, value) {
  const text = el.querySelector(where);
  if (text && text.textContent !== String(value)) text.textContent = String(value);
}

/** Turns the small arrow before a counter. @param {SVGGElement} el @param {number} direction */
function face(el, direction) {
  el.querySelector(".tk-front")?.setAttribute(
    "transform",
    `rotate(${(ANGLES[direction] ?? 0) + 90})`,
  );
}

/**
 * All platoons of a match.
 * @param {Context} context
 */
export function makeUnits(context) {
  const el = s("g", { class: "tk-units" });
  /** @type {Map<string, SVGGElement>} */
  const counters = new Map();
  /** @type {Map<string, Point & { scale: number }>} where each stands */
  const stands = new Map();

  /** @param {Record<string, Unit>} units @param {Field} field */
  function make(units, field) {
    for (const [id, el_] of counters) {
      if (id in units) continue;
      el_.remove();
      counters.delete(id);
    }
    const cards = Object.values(units).map((unit) => unit.card);
    for (const [id, unit] of Object.entries(units)) {
      if (counters.has(id)) continue;
      const one = counter(
        context,
        id,
        unit.card,
        unit.side,
        cards.filter((card) => card === unit.card).length > 1,
      );
      one.classList.toggle("is-mirrored", leftward(field, unit.side));
      counters.set(id, one);
    }
  }

  return {
    el,
    counters,
    stands,
    /**
     * Puts every platoon where it belongs.
     * @param {Record<string, Unit>} units @param {Field} field
     * @param {Set<string>} [ordered] those that have an order @param {string} [writing] the one whose order is being written
     */
    update(units, field, ordered = new Set(), writing = "") {
      make(units, field);
      for (const [hex, ids] of groups(units)) {
        const spots = CLUSTERS[Math.min(4, ids.length)] ?? [];
        const at = field.middle(hex);
        ids.forEach((id, n) => {
          const [x, y, scale] = spots[n % spots.length] ?? [0, 0, 1];
          stands.set(id, { x: round(at.x + x + 5 * Math.floor(n / 4)), y: round(at.y + y), scale });
        });
      }
      for (const [id, unit] of Object.entries(units)) {
        const one = counters.get(id);
        if (!one) continue;
        const stand = stands.get(id);
        if (!onMap(unit.place) || !stand) {
          one.remove();
          continue;
        }
        one.setAttribute(
          "transform",
          `translate(${stand.x} ${stand.y})${stand.scale === 1 ? "" : ` scale(${stand.scale})`}`,
        );
        if (!one.isConnected) el.append(one);
        show(context, one, unit);
        if (unit.facing) face(one, field.direction(unit.place, unit.facing));
        one.classList.toggle("is-ordered", ordered.has(id) && id !== writing);
        one.classList.toggle("is-writing", id === writing);
        one.dataset.id = wordsOf(id, ordered.has(id) || id === writing);
      }
    },
  };
}

/** What the element of a platoon stands for. @param {string} id @param {boolean} busy */
export function wordsOf(id, busy) {
  return busy ? `${BUSY}${id}` : id;
}

/** The platoon that an element shows. @param {Element | null} el */
export function unitOf(el) {
  const id = /** @type {SVGElement | null} */ (el)?.dataset.id ?? "";
  return id.startsWith(BUSY) ? id.slice(BUSY.length) : id;
}

/** Platoons by hex. @param {Record<string, Unit>} units @returns {Map<string, string[]>} */
export function groups(units) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [id, unit] of Object.entries(units)) {
    if (onMap(unit.place)) found.set(unit.place, [...(found.get(unit.place) ?? []), id]);
  }
  return found;
}

/** Towards the enemy's edge. @param {Field} field @param {string} army */
function leftward(field, army) {
  const edge = field.edges[/** @type {"soviet" | "german"} */ (army)];
  return edge === "east" || (edge !== "west" && army === "german");
}

/** A counter for the card and the inspector. @param {Context} context @param {string} id @param {Unit} unit @param {number} size */
export function counterPicture(context, id, unit, size) {
  const el = counter(context, id, unit.card, unit.side, false);
  show(context, el, unit);
  for (const name of ["data-id", "data-kind"]) el.removeAttribute(name);
  el.classList.remove("is-facing");
  return s(
    "svg",
    {
      class: "tk-picture",
      viewBox: "-36 -38 72 74",
      width: size,
      height: size,
      "aria-hidden": "true",
    },
    el,
  );
}

/** A platoon as its card begins. @param {Context} context @param {string} card @returns {Unit} */
export function fresh(context, card) {
  /** @param {string} field */
  const value = (field) => figure(context, "units", card, field, 0);
  return {
    card,
    side: figure(context, "units", card, "side", ""),
    seat: "",
    place: null,
    strength: value("strength"),
    ammo: value("ammo"),
    steadfastness: value("steadfastness"),
    protection: value("protection"),
    suppressed: false,
    flag: false,
    ambush: false,
    facing: null,
    zone: null,
    tied: false,
    ambush_turns: 0,
    resupply_turns: 0,
    order: null,
  };
}

/** The point in front of a platoon, towards a side of its hex. @param {Point} at @param {number} direction @param {number} [far] */
export function before(at, direction, far = SIZE) {
  const way = polar(far, ANGLES[direction] ?? 0);
  return { x: round(at.x + way.x), y: round(at.y + way.y) };
}
