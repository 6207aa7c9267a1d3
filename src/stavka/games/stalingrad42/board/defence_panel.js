// A determined or desperate defence that is being decided: who may lead it, what is added to the
// die, what each die comes to, and how likely the hex is held.

import { h, replace } from "/web/js/dom.js";
import { percent } from "./battle_panel.js";
import { chips, decisionPanel, diceTable, reasons, unitSection } from "./decision.js";
import { placeName } from "./where.js";

/** @typedef {import("./board.d.ts").Defence} Defence */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Lead} Lead */
/** @typedef {import("./board.d.ts").Units} Units */

/** A chance as a share. @param {string} language @param {[number, number]} chance */
function share(language, [part, whole]) {
  return percent(language, (6 * part) / whole);
}

/** How likely the hex is held without support, at best. @param {string} language @param {Defence} defence */
export function bestShare(language, defence) {
  const chances = leadsOf(defence).map(([, { holds }]) => holds[0]);
  return share(
    language,
    chances.reduce((best, each) => (each[0] / each[1] > best[0] / best[1] ? each : best), [0, 1]),
  );
}

/** The lead that is decided, or all who may be. @param {Defence} defence */
function leadsOf({ lead, leads }) {
  return Object.entries(leads).filter(([id]) => !lead || id === lead);
}

/** Steps lost. @param {number} steps */
function lost(steps) {
  return steps ? `−${steps}` : "–";
}

/** @param {Desk} desk */
export function defencePanel(desk) {
  const { t, name, language } = desk.context;
  const { el, head, body } = decisionPanel(t("board-defence"));

  /** @param {string} id @param {Lead} lead @param {Units} units */
  function leadOf(id, lead, units) {
    const [plain, supported] = lead.holds;
    const beside = [
      h("b", null, t("board-defence-led", { unit: name(id) })),
      reasons(desk, lead.modifiers),
    ];
    return unitSection(desk, id, units, beside, [
      diceTable(
        desk,
        [t("board-defence-own"), t("board-defence-enemy")],
        lead.outcomes.map(([what, own, enemy]) => ({ what, more: [lost(own), lost(enemy)] })),
      ),
      h(
        "dl",
        { class: "s42-fight-average" },
        h("dt", null, t("board-defence-holds")),
        h("dd", null, share(language, plain)),
        h("dt", null, t("board-defence-supported")),
        h("dd", null, share(language, supported)),
      ),
    ]);
  }

  return {
    el,
    /** What is decided; null: nothing is. @param {Defence | null} defence @param {Units} units */
    show(defence, units) {
      el.hidden = !defence;
      if (!defence) return;
      const place = placeName(desk, defence.place);
      const chance = bestShare(language, defence);
      replace(
        head,
        h(
          "span",
          { class: "s42-fight-title" },
          t(defence.desperate ? "board-desperate-at" : "board-defence-at", { place }),
        ),
        h("b", { class: "s42-fight-odds" }, chance),
      );
      replace(
        body,
        h(
          "p",
          { class: "s42-fight-note" },
          // texts: board-defence-on-clear board-defence-on-other board-defence-on-city
          t(`board-defence-on-${defence.column}`),
          chips(desk, ["11.2.1c"]),
        ),
        defence.desperate
          ? h("p", { class: "s42-fight-bad" }, t("board-desperate-why"), chips(desk, ["11.5.1a"]))
          : null,
        leadsOf(defence).map(([id, lead]) => leadOf(id, lead, units)),
      );
    },
  };
}
