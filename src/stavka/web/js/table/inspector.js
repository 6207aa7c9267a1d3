// What a thing is: its figures and where they come from, its notes and rules. What most figures
// have in common is said once; a mark stands where it is otherwise.

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
  const all = thing.rows.flatMap((row) => (row.origin ? [row.origin] : []));
  const usual = mostOf(all);
  const origins = [...new Set(all)].sort((a, b) => Number(b === usual) - Number(a === usual));
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
                  h("td", {}, row.origin && row.origin !== usual ? mark(row.origin) : null),
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
            origins.map((origin) =>
              h(
                "li",
                {},
                origin === usual ? `${t(restOf(origins))} ` : null,
                mark(origin),
                " ",
                t(ORIGINS[origin][1] ?? ""),
              ),
            ),
          )
        : null,
    ],
  });
}

/** @param {unknown[]} origins */
function restOf(origins) {
  // texts: ui-table-origin-all ui-table-origin-rest
  return origins.length > 1 ? "ui-table-origin-rest" : "ui-table-origin-all";
}

/** What most of them are; of several such the first. @template T @param {T[]} all
 * @returns {T | undefined} */
export function mostOf(all) {
  const count = (/** @type {T} */ one) => all.filter((each) => each === one).length;
  return all.reduce(
    (/** @type {T | undefined} */ best, each) =>
      best === undefined || count(each) > count(best) ? each : best,
    undefined,
  );
}

/** A figure's origin as a mark with its word. @param {keyof typeof ORIGINS} origin */
export function mark(origin) {
  const words = t(ORIGINS[origin][0] ?? "");
  return h("span", { class: `origin ${origin}`, title: words }, words);
}
