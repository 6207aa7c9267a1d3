// What the descriptions of things are made of: figures with their origins, pictures, rules.

import { s } from "/web/js/dom.js";
import { place, swatch } from "./counters.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Description["rows"][number]} Row */

/**
 * A figure as a row, with its origin.
 * @param {Context} context
 * @param {string} label
 * @param {string} table
 * @param {string} row
 * @param {string} field
 * @param {(value: any) => string} [words]
 * @returns {Row}
 */
export function figureRow(context, label, table, row, field, words = String) {
  const found = context.edition[table]?.[row]?.[field];
  return { label, value: words(found?.value ?? ""), origin: found?.origin };
}

/** @param {...string} ids */
export function rules(...ids) {
  return [...new Set(ids)].map((id) => `pavlov:${id}`);
}

/**
 * A drawing for the inspector.
 * @param {SVGGElement} el
 */
export function picture(el) {
  el.removeAttribute("data-id");
  return s("svg", { class: "pv-picture", viewBox: "-36 -36 72 72", width: 112, height: 112, "aria-hidden": "true" }, place(el, 0, 0));
}

/**
 * The colours of a place, for the inspector.
 * @param {string[]} colours
 */
export function patch(colours) {
  return s("svg", { class: "pv-picture", viewBox: "0 0 72 72", width: 112, height: 112, "aria-hidden": "true" }, swatch(colours, 4, 4, 64, 64));
}

/** Names one after another, or a dash. @param {string[]} names */
export function list(names) {
  return names.join(", ") || "–";
}
