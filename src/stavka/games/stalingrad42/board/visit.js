// What happened while somebody was away: turn by turn and battle by battle, not choice by choice. A
// line of it is looked at on the map.

import { h, replace } from "/web/js/dom.js";
import { datesOf } from "./arrivals.js";
import { battleRow, takenRow } from "./battle_rows.js";
import { KINDS, storyOf } from "./story.js";
import { placeName } from "./where.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Part} Part */
/** @typedef {import("./story.js").Chapter} Chapter */

/** @param {Desk} desk @returns {Part & { el: HTMLElement, since(choices: number): boolean }} */
export function visitPart(desk) {
  const { context, scenario } = desk;
  const { t } = context;
  const title = h("summary", { class: "s42-since-title" });
  const turns = h("div", { class: "s42-visit-turns" });
  const close = h(
    "button",
    { type: "button", class: "sl-press", on: { click: () => (el.hidden = true) } },
    t("board-since-close"),
  );
  const el = h(
    "details",
    { class: "s42-since s42-visit", hidden: true },
    title,
    h("div", { class: "s42-since-tools" }, close),
    turns,
  );
  const scribe = { context, scenario, place: (/** @type {string} */ hex) => placeName(desk, hex) };
  let greeted = false;

  /** @param {Chapter} chapter @param {boolean} open */
  function section({ turn, battles, taken }, open) {
    const row = scenario.turns.find((each) => each.turn === turn);
    const { look } = context.past;
    return h(
      "details",
      { class: "s42-visit-turn", open },
      h(
        "summary",
        null,
        h("b", null, row ? t("board-turn-of", { turn, dates: datesOf(row) }) : String(turn)),
        " ",
        h("small", null, t("board-since-battles", { count: battles.length })),
      ),
      h(
        "ul",
        null,
        taken.map((each) => takenRow(scribe, each, look)),
        battles.map((each) => battleRow(scribe, each, look)),
      ),
    );
  }

  /** @param {number} choices @param {boolean} open */
  async function tell(choices, open) {
    const lines = await context.past.events(KINDS, choices);
    const now = desk.state()?.board.turn ?? scenario.first;
    const later = lines.find((line) => line.event === "event-turn-begins");
    const chapters = storyOf(lines, scenario.units, later ? Number(later.args?.turn) - 1 : now);
    const battles = chapters.reduce((sum, each) => sum + each.battles.length, 0);
    if (!open && !battles) return;
    replace(
      title,
      h("b", null, t("board-visit")),
      " ",
      t("board-visit-turns", { count: chapters.length }),
      " · ",
      t("board-since-battles", { count: battles }),
    );
    replace(
      turns,
      chapters.length
        ? chapters.map((each, n) => section(each, n === 0))
        : h("p", null, t("board-visit-nothing")),
    );
    el.hidden = false;
    el.open = open;
  }

  return {
    el,
    update({ number, choices, status }) {
      if (greeted || number < 0) return;
      greeted = true;
      const { seen } = context.past;
      if (status === "running" && seen > 0 && seen < choices) tell(seen, false).catch(() => {});
    },
    since(choices) {
      void tell(choices, true);
      return true;
    },
  };
}
