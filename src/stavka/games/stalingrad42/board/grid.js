// The hex grid in hex units: x is the column, y the row; the centres of even columns lie half a
// row further down. A step of one in x is SQUEEZE of a step in y on the table.

/** @typedef {[number, number]} Point */

export const SQUEEZE = Math.sqrt(3) / 2;
export const COLUMNS = { first: 10, last: 73 };
export const ROWS = { first: 0, last: 62 };

/** The paper: the hexes and a margin for the entry areas, in hex units. */
export const SHEET = { left: 7.4, top: -2.4, right: 76.6, bottom: 65.2 };

/** Corners of a hex, clockwise from the north-west one; side d lies between d and d + 1. */
export const CORNERS = /** @type {const} */ ([
  [-1 / 3, -1 / 2],
  [1 / 3, -1 / 2],
  [2 / 3, 0],
  [1 / 3, 1 / 2],
  [-1 / 3, 1 / 2],
  [-2 / 3, 0],
]);

/** The directions in the order of the sides. */
export const DIRECTIONS = /** @type {const} */ (["n", "ne", "se", "s", "sw", "nw"]);

/**
 * The middle of a hex.
 * @param {string} hex
 * @returns {Point}
 */
export function centre(hex) {
  const column = Number(hex.slice(0, 2));
  return [column, Number(hex.slice(2)) + (column % 2 ? 0 : 0.5)];
}

/**
 * The hex of the grid that holds a point.
 * @param {number} x
 * @param {number} y
 * @returns {string | null}
 */
export function hexAt(x, y) {
  let found = null;
  let least = 0.34; // the square of the way from the middle to a corner
  for (let column = Math.round(x) - 1; column <= Math.round(x) + 1; column += 1) {
    const row = Math.round(y - (column % 2 ? 0 : 0.5));
    if (column < COLUMNS.first || column > COLUMNS.last) continue;
    if (row < ROWS.first || row > ROWS.last) continue;
    const away = ((x - column) * SQUEEZE) ** 2 + (y - row - (column % 2 ? 0 : 0.5)) ** 2;
    if (away < least) {
      least = away;
      found = hexNumber(column, row);
    }
  }
  return found;
}

/**
 * The number of a hex.
 * @param {number} column
 * @param {number} row
 */
export function hexNumber(column, row) {
  return String(column).padStart(2, "0") + String(row).padStart(2, "0");
}

/** By direction: the step in columns, and in rows from an odd and from an even column. */
const STEPS = /** @type {const} */ ([
  [0, -1, -1],
  [1, -1, 0],
  [1, 0, 1],
  [0, 1, 1],
  [-1, 0, 1],
  [-1, -1, 0],
]);

/**
 * The hex on the other side of a side, or null off the grid.
 * @param {string} hex
 * @param {number} direction
 */
export function neighbour(hex, direction) {
  const from = Number(hex.slice(0, 2));
  const [across, odd, even] = STEPS[direction] ?? STEPS[0];
  const column = from + across;
  const row = Number(hex.slice(2)) + (from % 2 ? odd : even);
  if (column < COLUMNS.first || column > COLUMNS.last) return null;
  if (row < ROWS.first || row > ROWS.last) return null;
  return hexNumber(column, row);
}

/**
 * A number between 0 and 1 that always is the same for the same place: for textures.
 * @param {number} a
 * @param {number} b
 * @param {number} c
 */
export function chance(a, b, c) {
  let n = (Math.imul(a, 374761393) + Math.imul(b, 668265263) + Math.imul(c, 2147483647)) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}
