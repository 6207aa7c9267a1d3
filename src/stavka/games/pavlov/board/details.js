// What the descriptions of things are made of: pictures, rules.

import { rulesOf } from "/web/js/board/figures.js";
import { s } from "/web/js/dom.js";
import { place, swatch } from "./counters.js";

export const rules = rulesOf("pavlov");

/**
 * A drawing for the inspector.
 * @param {SVGGElement} el
 */
export function picture(el) {
  el.removeAttribute("data-id");
  return s(
    "svg",
    {
      class: "pv-picture",
      viewBox: "-36 -36 72 72",
      width: 112,
      height: 112,
      "aria-hidden": "true",
    },
    place(el, 0, 0),
  );
}

/**
 * The colours of a place, for the inspector.
 * @param {string[]} colours
 */
export function patch(colours) {
  return s(
    "svg",
    { class: "pv-picture", viewBox: "0 0 72 72", width: 112, height: 112, "aria-hidden": "true" },
    swatch(colours, 4, 4, 64, 64),
  );
}
