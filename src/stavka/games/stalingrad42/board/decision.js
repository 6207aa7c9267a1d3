// What the panels of decisions by a die have in common: a head to open, counters, reasons, dice.

import { signed } from "/web/js/board/words.js";
import { h } from "/web/js/dom.js";
import { ruleChips } from "/web/js/table/rules.js";
import { counterPicture } from "./counters.js";
import { wide } from "./where.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Units} Units */

const COUNTER = 40;

/** @param {string} label @param {string} [extra] class */
export function decisionPanel(label, extra = "") {
  const head = h("summary", { class: "s42-fight-head" });
  const body = h("div", { class: "s42-fight-body" });
  const el = h(
    "details",
    {
      class: `s42-defence ${extra}`.trim(),
      hidden: true,
      open: wide.matches,
      "aria-label": label,
    },
    head,
    body,
  );
  return { el, head, body };
}

/** @param {Desk} desk @param {string} id @param {Units} units */
export function unitButton({ context, scenario }, id, units) {
  const unit = scenario.units[id];
  const name = context.name(id);
  return h(
    "button",
    {
      type: "button",
      class: "s42-fight-unit",
      title: name,
      on: { click: () => context.inspect(id) },
    },
    unit ? counterPicture(unit, units[id]?.[1] ?? 0, COUNTER, name) : name,
  );
}

/**
 * A unit about which somebody decides.
 * @param {Desk} desk
 * @param {string} id
 * @param {Units} units
 * @param {import("/web/js/dom.js").Child[]} beside its counter
 * @param {import("/web/js/dom.js").Child[]} below
 */
export function unitSection(desk, id, units, beside, below = []) {
  return h(
    "section",
    { class: "s42-defence-lead", data: { id, kind: "unit" } },
    h("header", null, unitButton(desk, id, units), h("div", null, beside)),
    below,
  );
}

/** @param {Desk} desk @param {string[]} rows */
export function chips({ context }, rows) {
  return ruleChips(
    context.game,
    rows.map((row) => `${context.game}:${row}`),
  );
}

/** What is added to the die. @param {Desk} desk @param {[number, string, string][]} modifiers */
export function reasons(desk, modifiers) {
  return modifiers.map(([value, reason, row]) =>
    h(
      "span",
      { class: "s42-defence-why" },
      h("b", null, signed(value)),
      " ",
      desk.context.name(reason),
      chips(desk, [row]),
    ),
  );
}

/**
 * The six dice, those together that come to the same.
 * @param {Desk} desk
 * @param {string[]} headings of what stands behind the result
 * @param {{ what: string, more: string[] }[]} results by die, from one on
 * @param {number[]} [fallen] dice that show already
 */
export function diceTable({ context: { t, name } }, headings, results, fallen = []) {
  /** @type {{ dice: number[], what: string, more: string[] }[]} */
  const found = [];
  results.forEach(({ what, more }, n) => {
    const last = found.at(-1);
    if (last && last.what === what && last.more.join() === more.join()) last.dice.push(n + 1);
    else found.push({ dice: [n + 1], what, more });
  });
  return h(
    "table",
    { class: "s42-defence-dice" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        [t("board-defence-die"), t("board-defence-result"), ...headings].map((heading) =>
          h("th", { scope: "col" }, heading),
        ),
      ),
    ),
    h(
      "tbody",
      null,
      found.map(({ dice, what, more }) =>
        h(
          "tr",
          { data: { what }, "aria-current": dice.some((die) => fallen.includes(die)) || null },
          h("th", { scope: "row" }, numbers(dice)),
          [name(what), ...more].map((cell) => h("td", null, cell)),
        ),
      ),
    ),
  );
}

/** Dice that follow each other, as one reads them. @param {number[]} dice */
function numbers(dice) {
  const [first, last] = [dice[0], dice.at(-1)];
  return first === last ? `${first}` : `${first}–${last}`;
}
