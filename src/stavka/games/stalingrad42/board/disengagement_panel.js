// Units that try to break away: what is added to the die, and what each of the six comes to.

import { h, replace } from "/web/js/dom.js";
import { percent } from "./battle_panel.js";
import { decisionPanel, diceTable, reasons, unitButton } from "./decision.js";
import { placeName } from "./where.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Disengaging} Disengaging */
/** @typedef {import("./board.d.ts").Units} Units */

const FAILED = "disengagement-failed";

/** How likely they get away. @param {string} language @param {Disengaging} disengaging */
export function escapes(language, { outcomes }) {
  return percent(language, outcomes.filter((what) => what !== FAILED).length);
}

/** @param {Desk} desk */
export function disengagementPanel(desk) {
  const { t, language } = desk.context;
  const { el, head, body } = decisionPanel(t("board-disengagement"), "s42-disengagement");
  return {
    el,
    /** Who tries; null: nobody does. @param {Disengaging | null} disengaging @param {Units} units */
    show(disengaging, units) {
      el.hidden = !disengaging;
      if (!disengaging) return;
      const place = placeName(desk, disengaging.from);
      replace(
        head,
        h("span", { class: "s42-fight-title" }, t("board-disengagement-from", { place })),
        h("b", { class: "s42-fight-odds" }, escapes(language, disengaging)),
      );
      const results = disengaging.outcomes.map((what) => ({ what, more: [] }));
      replace(
        body,
        h(
          "section",
          { class: "s42-defence-lead" },
          h(
            "header",
            null,
            disengaging.units.map((id) => unitButton(desk, id, units)),
            h("div", null, reasons(desk, disengaging.modifiers)),
          ),
          diceTable(desk, [], results),
        ),
      );
    },
  };
}
