// The front of every turn. Who looks back sees those of the turns before as ghosts over the map.

import { frontLines, holdings } from "./control.js";
import { SANS } from "./colours.js";
import { isHex } from "./painted.js";
import { toTable } from "./reach.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Part} Part */
/** @typedef {import("./board.d.ts").Units} Units */
/** @typedef {import("./grid.js").Point} Point */
/** @typedef {import("./look.d.ts").Ground} Ground */
/** @typedef {import("./look.d.ts").Side} Side */
/** @typedef {import("./look.d.ts").View} View */
/** @typedef {{ turn: number, path: Path2D, end: Point }} Ghost `end`: where its number stands */

const INK = "92 46 20";
// From afar and over weeks the front is one line; small corners of it are not.
const FACING = 9;
const SOFT = 7;
const SHORTEST = 12;
const LATE = 6; // of so many turns the fronts stand out, with their numbers
const FAINT = 0.13;

/** @type {WeakMap<Units, Point[][]>} */
const known = new WeakMap();

/**
 * The front between units that lie like this, on the table; the Axis lies to the right of each line.
 * @param {View} scenario
 * @param {Ground} ground
 * @param {Units} units
 */
export function frontOf(scenario, ground, units) {
  let found = known.get(units);
  if (!found) {
    /** @type {import("./control.js").Stand} */
    const stand = { units: [], areas: [], sheets: Object.keys(scenario.sheets ?? {}) };
    for (const [id, [place]] of Object.entries(units)) {
      const side = scenario.units[id]?.side;
      if (side && isHex(place)) stand.units.push([place, side]);
    }
    for (const { owner, hexes } of scenario.areas) {
      if (owner !== "axis" && owner !== "soviet") continue;
      for (const hex of hexes) stand.areas.push([hex, owner]);
    }
    found = frontLines(holdings(stand, ground), FACING, SOFT).filter(
      (line) => line.length >= SHORTEST,
    );
    known.set(units, found);
  }
  return found;
}

/** @param {Desk} desk @returns {Part} */
export function frontsPart(desk) {
  const { context, scenario, stage } = desk;
  /** @type {Ghost[]} */
  let ghosts = [];
  let asked = -1; // of which length of the match they are
  let turn = 0; // that is looked back at; 0: none is

  async function load() {
    const turns = await context.past.turns();
    const { map } = stage;
    if (!map) return;
    ghosts = turns.map(({ turn, board }) => {
      const lines = frontOf(scenario, map.ground, board.units);
      const path = new Path2D();
      for (const line of lines)
        line.forEach(([x, y], n) => (n ? path.lineTo(x, y) : path.moveTo(x, y)));
      const longest = lines.reduce((a, b) => (b.length > a.length ? b : a), []);
      /** @type {Point} */
      const first = longest[0] ?? [0, 0];
      const last = longest.at(-1) ?? first;
      return { turn, path, end: first[1] < last[1] ? first : last };
    });
    desk.paint();
  }

  return {
    update({ number, choices, board }) {
      turn = number < 0 ? board.turn : 0;
      stage.el.dataset.fronts = "";
      if (!turn) asked = -1;
      else if (asked < 0) {
        asked = choices;
        load().catch(() => {}); // one can look back without them
      }
    },
    under(ctx, camera) {
      const older = turn && stage.layers.pastFronts ? ghosts.filter((g) => g.turn <= turn) : [];
      stage.el.dataset.fronts = older.length ? String(older.length) : "";
      if (!older.length) return;
      const strength = (/** @type {number} */ n) =>
        Math.max(FAINT, 0.9 - (older.length - 1 - n) / LATE);
      ctx.save();
      toTable(ctx, camera);
      ctx.lineJoin = ctx.lineCap = "round";
      older.forEach(({ path }, n) => {
        ctx.setLineDash([6 / camera.scale, 5 / camera.scale]);
        ctx.strokeStyle = `rgb(${INK} / ${strength(n)})`;
        ctx.lineWidth = (n === older.length - 1 ? 2.6 : 1.6) / camera.scale;
        ctx.stroke(path);
      });
      ctx.restore();
      write(ctx, camera, older);
    },
  };

  /** @param {CanvasRenderingContext2D} ctx @param {import("./camera.js").Camera} camera @param {Ghost[]} older */
  function write(ctx, camera, older) {
    const [left, top] = camera.screen(0, 0);
    ctx.save();
    ctx.font = `600 12px ${SANS}`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.lineWidth = 3;
    ctx.strokeStyle = "rgb(253 250 242 / 85%)";
    ctx.fillStyle = `rgb(${INK})`;
    older.forEach(({ turn, end: [x, y] }, n) => {
      if (older.length - n > LATE) return;
      const [px, py] = [left + x * camera.scale, top + y * camera.scale - 9];
      ctx.strokeText(String(turn), px, py);
      ctx.fillText(String(turn), px, py);
    });
    ctx.restore();
  }
}
