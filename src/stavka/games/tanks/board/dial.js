// A sector is chosen here: the six sides of the hex, and how far the kill zone goes.

import { h, s } from "/web/js/dom.js";
import { ANGLES } from "./field.js";
import { facingFrom, facings } from "./orders.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./field.js").Field} Field */

const ORDER = [5, 0, 1, 2, 3, 4]; // clockwise, from the upper left

/** @param {Context} context @param {MatchState} state @param {Field} field @returns {HTMLElement | null} null: no sector is asked for */
export function dial(context, state, field) {
  const pairs = facings(state).map((choice) => choice.split(" ").slice(1));
  const from = facingFrom(state, field, facings(state));
  if (!from) return null;
  const zones = [...new Set(pairs.map(([, zone]) => zone ?? ""))]
    .filter((zone) => zone !== "0")
    .sort();
  const around = field.around(from);
  const sides = ORDER.filter((d) => pairs.some(([hex]) => hex === around[d]));
  return h(
    "table",
    { class: "tk-dial" },
    h("caption", { class: "unseen" }, context.t("board-dial")),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        sides.map((d) =>
          h(
            "th",
            { scope: "col" },
            s(
              "svg",
              { viewBox: "0 0 24 24", "aria-hidden": "true" },
              s("path", {
                transform: `rotate(${ANGLES[d] ?? 0} 12 12)`,
                d: "M3 12H20M13 5L20 12L13 19",
              }),
            ),
            around[d] ?? "",
          ),
        ),
      ),
    ),
    h(
      "tbody",
      null,
      zones.map((zone) =>
        h(
          "tr",
          null,
          sides.map((d) =>
            h(
              "td",
              null,
              pairs.some((pair) => pair[0] === around[d] && pair[1] === zone)
                ? one(field, around[d] ?? "", zone, zone)
                : null,
            ),
          ),
        ),
      ),
      pairs.some(([, zone]) => zone === "0")
        ? h(
            "tr",
            null,
            h("td", { colspan: sides.length }, one(field, from, "0", context.t("board-zone-none"))),
          )
        : null,
    ),
  );
}

/** @param {Field} field @param {string} hex @param {string} zone @param {string} words */
function one(field, hex, zone, words) {
  return h(
    "button",
    {
      type: "button",
      class: zone === "0" ? "tk-turnto is-wide" : "tk-turnto",
      data: { id: `${hex} ${zone}`, kind: "zone" },
    },
    words,
    (field.joints.get(hex) ?? []).map((number) =>
      h("i", { data: { id: `${number} ${zone}`, kind: "zone" } }),
    ),
  );
}
