// What lies where on the map at the start: stacks of counters, and the rooms they take.

import { centre, SQUEEZE } from "./grid.js";

/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./look.d.ts").Unit} Unit */
/** @typedef {import("./look.d.ts").Box} Box */
/** @typedef {import("./look.d.ts").Marker} Marker */
/** @typedef {{ id: string, unit: Unit, face: number, marks?: string[] }} Piece */
/** @typedef {{ hex: string, x: number, y: number, pieces: Piece[], markers: Marker[] }} Stack */

export const PART = 0.7; // of the height of a hex: the side of a counter
export const SHIFT = 0.07; // of a counter: how far each further one of a stack lies from the last
export const DEEPEST = 3; // no more than so many are seen under the uppermost
export const SHARED = 0.74; // how large counters are in a hex that both sides hold, and how far apart
export const APART = 0.17;

/**
 * What lies on the map at the start, by hex, from north to south so that the nearer ones cover
 * those behind them.
 * @param {View} view
 * @param {(area: string) => import("./grid.js").Point | null} [inArea] where units in an area lie
 */
export function stacksOf(view, inArea = () => null) {
  /** @type {Map<string, Stack>} */
  const found = new Map();
  /** @param {string} hex */
  const at = (hex) => {
    let stack = found.get(hex);
    if (!stack) {
      const [x, y] = inArea(hex) ?? centre(hex);
      stack = { hex, x, y, pieces: [], markers: [] };
      found.set(hex, stack);
    }
    return stack;
  };
  for (const place of view.placements) {
    const where = place.hex ?? (place.area && inArea(place.area) ? place.area : "");
    if (where && place.turn === view.first) {
      at(where).pieces.push({
        id: place.unit,
        unit: view.units[place.unit],
        face: place.face,
        marks: place.marks,
      });
    }
  }
  for (const marker of view.markers) {
    if (marker.hex && marker.turn === view.first) at(marker.hex).markers.push(marker);
  }
  for (const stack of found.values()) stack.pieces.sort((a, b) => weight(b) - weight(a));
  return new Map([...found].sort(([, a], [, b]) => a.y - b.y || a.x - b.x));
}

/** The strongest lies uppermost. @param {Piece} piece */
function weight({ unit, face }) {
  const up = unit.faces[face] ?? unit.faces[0];
  return (unit.support ? 0 : 20) * (up.defence ? 1 : 0) + up.attack + up.defence;
}

/** The pieces of each side that is there, the Axis first. @param {Piece[]} pieces */
export function bySide(pieces) {
  const axis = pieces.filter((piece) => piece.unit.side === "axis");
  const soviet = pieces.filter((piece) => piece.unit.side === "soviet");
  return [axis, soviet].filter((side) => side.length > 0);
}

/** @param {Stack} stack @returns {Box[]} */
export function roomsOf({ x, y, pieces, markers }) {
  const found = markers.length ? [room(x * SQUEEZE - 0.3, y + 0.34, 0.14)] : [];
  const sides = bySide(pieces);
  const [part, away] = sides.length > 1 ? [PART * SHARED, APART] : [PART, 0];
  sides.forEach((side, n) => {
    const deep = Math.min(side.length - 1, DEEPEST);
    const to = n ? away : -away;
    found.push(room(x * SQUEEZE + to, y + to, (part / 2) * (1 + deep * SHIFT)));
  });
  return found;
}

/** @param {number} x @param {number} y @param {number} half @returns {Box} */
function room(x, y, half) {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}
