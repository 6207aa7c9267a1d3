// How far an order leads, for the eye: what may be written next the server says.

import { figure } from "/web/js/board/figures.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("./field.js").Field} Field */
/** @typedef {import("./units.js").Unit} Unit */
/** @typedef {{ hex: string, used: number, slow: string[], road: boolean, over: boolean, way: string[] }} Leg
 *   where a route has come to: hexes entered, terrains that shorten the order, only roads so far,
 *   across the bank of a ravine; and the hexes of which nothing is written yet */

const TYPES = ["light", "medium", "heavy"];
const LEAST = 1; // a first hex is always possible
/** How many hexes an order covers: a figure of the card. @type {Record<string, string>} */
export const FAR = { march: "march", attack: "attack", "fire-on-the-move": "on_the_move" };

/**
 * The hexes that an order can still come to, each with how many hexes that takes in all and the shortest way there.
 * @param {Context} context @param {Field} field @param {Unit} unit @param {string} order
 * @param {string[]} route what is written already @param {Record<string, any>} board
 * @returns {Map<string, Leg>}
 */
export function reachOf(context, field, unit, order, route, board) {
  const type = TYPES.indexOf(figure(context, "units", unit.card, "type", "light"));
  const most = figure(context, "units", unit.card, FAR[order] ?? "", 0);
  const more = figure(context, "roads", "road", "more", /** @type {number[]} */ ([]))[type] ?? 0;
  const stopped = figure(context, "units", unit.card, "wire", false)
    ? []
    : /** @type {[string, string][]} */ (board.wire);
  /** @param {string[]} slow @param {boolean} road */
  const limit = (slow, road) => {
    const less = slow.reduce(
      (sum, name) =>
        sum + (figure(context, "terrain", name, "less", /** @type {number[]} */ ([]))[type] ?? 0),
      0,
    );
    return unit.tied ? 1 : Math.max(LEAST, most + (order === "march" && road ? more : 0) - less);
  };
  /** @param {Leg} at @param {string} to @returns {Leg | null} */
  const step = (at, to) => {
    const way = wayOf(context, field, at.hex, to);
    if (
      !way ||
      at.over ||
      (way.bank && at.used) ||
      stopped.some((pair) => pair.includes(at.hex) && pair.includes(to))
    )
      return null;
    const slow = way.slow && !at.slow.includes(way.slow) ? [...at.slow, way.slow].sort() : at.slow;
    const road = at.road && field.onRoad(to);
    return at.used < limit(slow, road)
      ? { hex: to, used: at.used + 1, slow, road, over: way.bank, way: [...at.way, to] }
      : null;
  };
  /** @type {Leg} */
  const start = { hex: unit.place ?? "", used: 0, slow: [], road: true, over: false, way: [] };
  const here = route.reduce(
    (/** @type {Leg | null} */ at, to) => at && step(at, field.first(to)),
    start,
  );
  /** @type {Map<string, Leg>} */
  const found = new Map();
  /** @type {Set<string>} */
  const known = new Set();
  for (const queue = here ? [{ ...here, way: /** @type {string[]} */ ([]) }] : []; queue.length;) {
    const at = /** @type {Leg} */ (queue.shift());
    for (const to of field.around(at.hex)) {
      const next = to ? step(at, to) : null;
      const key = next ? `${to} ${next.slow} ${next.road} ${next.over}` : "";
      if (!next || known.has(key)) continue;
      known.add(key);
      if (!found.has(to)) found.set(to, next);
      queue.push(next);
    }
  }
  return found;
}

/** One step of a tank, if there is a way. @param {Context} context @param {Field} field @param {string} from @param {string} to */
function wayOf(context, field, from, to) {
  /** @param {string} hex */
  const through = (hex) =>
    figure(context, "terrain", field.terrain.get(hex) ?? "", "through", "everywhere");
  const along = field.exitsOf(from).has(to);
  if (through(to) === "nowhere" || ([from, to].some((hex) => through(hex) === "exits") && !along))
    return null;
  const road = field.onRoad(from) && field.onRoad(to);
  const less = figure(
    context,
    "terrain",
    field.terrain.get(to) ?? "",
    "less",
    /** @type {number[]} */ ([]),
  );
  return {
    slow: !road && less.some(Boolean) ? (field.terrain.get(to) ?? "") : "",
    bank: through(to) === "banks" && !along && !road,
  };
}
