// Dice that have fallen and about which somebody is asked: what each of the six comes to, and the
// leader who may have one thrown again.

import { h, replace } from "/web/js/dom.js";
import { chips, decisionPanel, diceTable, unitSection } from "./decision.js";
import { placeName } from "./where.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Thrown} Thrown */
/** @typedef {import("./board.d.ts").Units} Units */

/** @param {Desk} desk */
export function dicePanel(desk) {
  const { t, name } = desk.context;
  const { el, head, body } = decisionPanel(t("board-dice"), "s42-thrown");

  /** @param {string} id @param {Units} units */
  function leader(id, units) {
    const beside = [t("board-dice-reroll"), " ", h("b", null, name(id)), chips(desk, ["28.1.1b"])];
    return unitSection(desk, id, units, beside);
  }

  return {
    el,
    /** What has fallen; null: nothing that is asked about. @param {Thrown | null} thrown @param {Units} units */
    show(thrown, units) {
      el.hidden = !thrown;
      if (!thrown) return;
      replace(
        head,
        h(
          "span",
          { class: "s42-fight-title" },
          t("board-dice-at", { place: placeName(desk, thrown.place) }),
        ),
        h("b", { class: "s42-fight-odds" }, thrown.dice.join(" ")),
      );
      replace(
        body,
        thrown.leaders.length
          ? thrown.leaders.map((id) => leader(id, units))
          : h("p", { class: "s42-fight-note" }, t("board-dice-pick"), chips(desk, ["26.2f"])),
        diceTable(
          desk,
          [],
          thrown.outcomes.map((what) => ({ what, more: [] })),
          thrown.dice,
        ),
      );
    },
  };
}
