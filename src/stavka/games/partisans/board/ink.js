// The tools of the woodcut: a drawing is a list of strokes, each a style and the `d` of a path.
//
// Styles: K black, P white, B blue, R red are surfaces (small letters: the same without an
// outline), t is the sky; l, w, bl and rl are lines in black, white, blue and red, f is a fine one.

import { s } from "/web/js/dom.js";

/** @typedef {readonly [style: string, d: string]} Stroke */

/** @param {readonly Stroke[]} strokes */
export function draw(strokes) {
  return strokes.map(([style, d]) => s("path", { class: CLASSES[style], d }));
}

/** @type {Record<string, string>} */
const CLASSES = {
  K: "pt-black pt-edge",
  P: "pt-white pt-edge",
  B: "pt-blue pt-edge",
  R: "pt-red pt-edge",
  k: "pt-black",
  p: "pt-white",
  b: "pt-blue",
  r: "pt-red",
  t: "pt-tint",
  l: "pt-line",
  w: "pt-white-line",
  bl: "pt-blue-line",
  rl: "pt-red-line",
  f: "pt-fine",
};

/**
 * Cuts of the gouge: each from a point to a point, thickest in the middle.
 * @param {number} width
 * @param {...(readonly [number, number, number, number])} cuts
 */
export function cuts(width, ...cuts) {
  return cuts.map(([x1, y1, x2, y2]) => cut(x1, y1, x2, y2, width)).join("");
}

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} width */
function cut(x1, y1, x2, y2, width) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [((y2 - y1) / length) * width, ((x1 - x2) / length) * width];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${x1} ${y1}Q${round(mx + dx)} ${round(my + dy)} ${x2} ${y2}Q${round(mx - dx)} ${round(my - dy)} ${x1} ${y1}Z`;
}

/**
 * The same cut again and again, so much further each time.
 * @param {number} width @param {number} times
 * @param {readonly [number, number, number, number]} first
 * @param {readonly [number, number]} step
 */
export function hatch(width, times, [x1, y1, x2, y2], [dx, dy]) {
  return Array.from({ length: times }, (_, n) =>
    cut(x1 + n * dx, y1 + n * dy, x2 + n * dx, y2 + n * dy, width),
  ).join("");
}

/** A circle as a path. @param {number} x @param {number} y @param {number} r */
export function disc(x, y, r) {
  return `M${round(x - r)} ${y}A${r} ${r} 0 1 0 ${round(x + r)} ${y}A${r} ${r} 0 1 0 ${round(x - r)} ${y}Z`;
}

/** A star with five points. @param {number} x @param {number} y @param {number} r */
export function star(x, y, r) {
  const corners = Array.from({ length: 10 }, (_, n) => {
    const [angle, far] = [(n * Math.PI) / 5, n % 2 ? r * 0.42 : r];
    return `${round(x + Math.sin(angle) * far)} ${round(y - Math.cos(angle) * far)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 100) / 100;
}
