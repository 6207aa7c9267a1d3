// Seas, lakes and great rivers, as small maps show them.

import { s } from "/web/js/dom.js";
import { SQUEEZE } from "./grid.js";

/** @typedef {import("./sheet.js").Geography} Geography */

const GREAT = ["volga", "major_river"];

/** @param {Pick<Geography, "sea" | "lakes" | "rivers">} geography */
export function waters({ sea, lakes, rivers }) {
  return [
    s("path", { class: "s42-water", d: ring(sea) }),
    lakes.map(({ ring: shore }) => s("path", { class: "s42-water", d: ring(shore) })),
    rivers
      .filter((river) => GREAT.includes(river.class))
      .map((river) => s("path", { class: `s42-river is-${river.class}`, d: way(river.line) })),
  ];
}

/** @param {number[]} flat in hex units */
function way(flat) {
  const points = [];
  for (let n = 0; n < flat.length; n += 2)
    points.push(`${round((flat[n] ?? 0) * SQUEEZE)} ${round(flat[n + 1] ?? 0)}`);
  return points.length ? `M${points.join("L")}` : "";
}

/** @param {number[]} flat */
function ring(flat) {
  return flat.length ? `${way(flat)}Z` : "";
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 100) / 100;
}
