// Soft relief of the mountains: heights made from what the hexes are, lit from the north-west.

import { SQUEEZE, chance, hexAt } from "./grid.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {{ image: OffscreenCanvas | HTMLCanvasElement, left: number, top: number, width: number, height: number }} Relief */

const FINE = 16; // points for the height of a hex
const HEIGHTS = new Map([
  ["mountain", 1],
  ["wooded_rough", 0.5],
  ["rough", 0.4],
]);

/**
 * @param {Sheet} sheet
 * @returns {Relief | null}
 */
export function makeRelief(sheet) {
  const area = sheet.areas.get("mountain")?.box;
  if (!area || !Number.isFinite(area.left)) return null;
  const left = area.left - 2;
  const top = area.top - 2;
  const columns = Math.ceil((area.right - area.left + 4) * FINE);
  const rows = Math.ceil((area.bottom - area.top + 4) * FINE);
  const heights = mountains(sheet, left, top, columns, rows);
  const image = picture(columns, rows);
  const ctx = /** @type {OffscreenCanvasRenderingContext2D | null} */ (image.getContext("2d"));
  if (!ctx) return null;
  const data = ctx.createImageData(columns, rows);
  for (let y = 1; y < rows - 1; y += 1) {
    for (let x = 1; x < columns - 1; x += 1) {
      const at = y * columns + x;
      const high = heights[at] ?? 0;
      if (high < 0.01) continue;
      const slope =
        (heights[at + 1] ?? 0) -
        (heights[at - 1] ?? 0) +
        (heights[at + columns] ?? 0) -
        (heights[at - columns] ?? 0);
      const light = Math.max(-1, Math.min(1, slope * 3.4));
      const dark = light < 0;
      data.data[at * 4] = dark ? 92 : 255;
      data.data[at * 4 + 1] = dark ? 70 : 250;
      data.data[at * 4 + 2] = dark ? 44 : 235;
      data.data[at * 4 + 3] = Math.abs(light) * (dark ? 150 : 170) * Math.min(1, high * 3);
    }
  }
  ctx.putImageData(data, 0, 0);
  return { image, left, top, width: columns / FINE, height: rows / FINE };
}

/** @param {number} width @param {number} height */
function picture(width, height) {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/**
 * @param {Sheet} sheet
 * @param {number} left
 * @param {number} top
 * @param {number} columns
 * @param {number} rows
 */
function mountains(sheet, left, top, columns, rows) {
  const kinds = new Map(sheet.cells.map((cell) => [cell.hex, HEIGHTS.get(cell.terrain) ?? 0]));
  let flat = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y += 2) {
    for (let x = 0; x < columns; x += 2) {
      const hex = hexAt((left + x / FINE) / SQUEEZE, top + y / FINE);
      const high = hex === null ? 0 : (kinds.get(hex) ?? 0);
      const at = y * columns + x;
      flat[at] = high;
      if (x + 1 < columns) flat[at + 1] = high;
      if (y + 1 < rows) flat[at + columns] = high;
      if (x + 1 < columns && y + 1 < rows) flat[at + columns + 1] = high;
    }
  }
  for (const radius of [7, 5])
    flat = blurred(blurred(flat, columns, rows, radius, 1), columns, rows, radius, columns);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const at = y * columns + x;
      const high = flat[at] ?? 0;
      if (high < 0.01) continue;
      const wx = left + x / FINE;
      const wy = top + y / FINE;
      flat[at] = high * (0.25 + 1.1 * ridged(wx, wy));
    }
  }
  return flat;
}

/**
 * The mean over a run of points, along rows (step 1) or columns.
 * @param {Float32Array} from
 * @param {number} columns
 * @param {number} rows
 * @param {number} radius
 * @param {number} step
 */
function blurred(from, columns, rows, radius, step) {
  const to = new Float32Array(from.length);
  const lines = step === 1 ? rows : columns;
  const length = step === 1 ? columns : rows;
  const next = step === 1 ? columns : 1;
  for (let line = 0; line < lines; line += 1) {
    let sum = 0;
    for (let i = -radius; i < length; i += 1) {
      if (i + radius < length) sum += from[line * next + (i + radius) * step] ?? 0;
      if (i - radius - 1 >= 0) sum -= from[line * next + (i - radius - 1) * step] ?? 0;
      if (i >= 0) to[line * next + i * step] = sum / (radius * 2 + 1);
    }
  }
  return to;
}

/** Crests and valleys. @param {number} x @param {number} y */
function ridged(x, y) {
  let sum = 0;
  let strong = 0.6;
  // Turned, so that valleys run down from a range that lies from north-west to south-east.
  let u = x * 0.85 + y * 0.5;
  let v = (y * 0.85 - x * 0.5) * 0.8;
  for (let octave = 0; octave < 4; octave += 1) {
    const crest = 1 - Math.abs(noise(u * 1.1, v * 1.1) * 2 - 1);
    sum += crest * crest * strong;
    strong *= 0.5;
    u = u * 2.1 + 13.7;
    v = v * 2.1 + 5.3;
  }
  return sum;
}

/** @param {number} x @param {number} y */
function noise(x, y) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = (x - i) ** 2 * (3 - 2 * (x - i));
  const v = (y - j) ** 2 * (3 - 2 * (y - j));
  const top = chance(i, j, 7) * (1 - u) + chance(i + 1, j, 7) * u;
  const bottom = chance(i, j + 1, 7) * (1 - u) + chance(i + 1, j + 1, 7) * u;
  return top * (1 - v) + bottom * v;
}
