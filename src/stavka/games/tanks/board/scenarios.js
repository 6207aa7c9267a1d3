// The picture of a scenario on the set-up page: its map in small, with the platoons of both sides.

import { figure } from "/web/js/board/figures.js";
import { s } from "/web/js/dom.js";
import { makeMap, mapOf } from "./map.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("./field.js").Field} Field */

const DOT = 27;

/** @param {Context} context @returns {SVGSVGElement} */
export function picture(context) {
  /** @param {string} field @returns {string[]} */
  const list = (field) => figure(context, "scenarios", context.scenario, field, []);
  const map = makeMap(context);
  map.update({
    map: mapOf(context),
    wire: list("wire").map((pair) => pair.split("|")),
    depots: list("depots").map((text) => {
      const [side, place, ammo] = text.split(" ");
      return { side, place, ammo };
    }),
    goals: list("goals"),
    victory: figure(context, "scenarios", context.scenario, "victory", ""),
  });
  const { field } = map;
  return s(
    "svg",
    { class: "tk-map", viewBox: `0 0 ${field.width} ${field.height}` },
    map.ground,
    map.grid[1],
    map.depots,
    list("german").map((text) => dot(field, "german", text)),
    list("soviet").map((text) => dot(field, "soviet", text)),
  );
}

/** A platoon: of the Germans a square, of the Soviets a disc. @param {Field} field @param {"german" | "soviet"} side @param {string} text its card and hex */
function dot(field, side, text) {
  const { x, y } = field.middle(text.split(" ")[1] ?? "");
  return s("rect", {
    class: `tk-scene-dot tk-of-${side}`,
    x: x - DOT,
    y: y - DOT,
    width: 2 * DOT,
    height: 2 * DOT,
    rx: side === "soviet" ? DOT : 4,
  });
}
