// What a thing is: its figures, each with where it comes from, its notes and rules.

import { h } from "../dom.js";
import { dialog } from "../parts.js";
import { t } from "../texts.js";
import { ruleChips } from "./rules.js";

/** @typedef {import("../../types.d.ts").Description} Description */

/** For each origin a word and a sentence. Its sign is drawn by the style sheet. */
const ORIGINS = {
  printed: ["ui-table-origin-printed", "ui-table-origin-printed-long"],
  likely: ["ui-table-origin-likely", "ui-table-origin-likely-long"],
  reconstructed: ["ui-table-origin-reconstructed", "ui-table-origin-reconstructed-long"],
  own: ["ui-table-origin-own", "ui-table-origin-own-long"],
};

/** @param {string} game @param {Description} thing */
export function inspector(game, thing) {
  const origins = [...new Set(thing.rows.flatMap((row) => (row.origin ? [row.origin] : [])))];
  dialog({
    title: thing.title,
    class: "inspector",
    body: [
      h(
        "div",
        { class: "inspector-top" },
        thing.picture ? h("div", { class: "inspector-picture" }, thing.picture) : null,
        h("p", { class: "inspector-kind" }, thing.kind),
      ),
      thing.rows.length
        ? h(
            "table",
            { class: "inspector-rows" },
            h(
              "tbody",
              {},
              thing.rows.map((row) =>
                h(
                  "tr",
                  {},
                  h("th", { scope: "row" }, row.label),
                  h("td", {}, row.value),
                  h("td", {}, row.origin ? mark(row.origin) : null),
                ),
              ),
            ),
          )
        : null,
      (thing.notes ?? []).map((note) => h("p", {}, note)),
      thing.rules?.length ? h("p", { class: "chips" }, ruleChips(game, thing.rules)) : null,
      origins.length
        ? h(
            "ul",
            { class: "origins" },
            origins.map((origin) => h("li", {}, mark(origin), " ", t(ORIGINS[origin][1] ?? ""))),
          )
        : null,
    ],
  });
}

/** A figure's origin as a mark with its word. @param {keyof typeof ORIGINS} origin */
export function mark(origin) {
  const words = t(ORIGINS[origin][0] ?? "");
  return h("span", { class: `origin ${origin}`, title: words }, words);
}
