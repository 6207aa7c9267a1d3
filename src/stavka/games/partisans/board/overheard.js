// What others at the table hear of an offer: who makes it to whom, and what it is about. Everything
// but the cards is open, so it is no secret; but it asks nothing, so it is a quiet note.

import { capital } from "/web/js/board/words.js";
import { h } from "/web/js/dom.js";
import { goodsRow, portrait } from "./parts.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/js/dom.js").Child} Child */
/** @typedef {import("./reckon.js").Goods} Goods */
/** @typedef {import("./trade.js").Deal} Deal */

/** @param {Context} context @param {MatchState} state @returns {Child} */
export function overheard(context, state) {
  const deal = /** @type {Deal | null} */ (state.board.deal);
  if (!deal) return null;
  const { t } = context;
  const ransom = state.board.asking === "Ransom" || state.board.asking === "ConsiderRansom";
  return h(
    "div",
    { class: "pc-overheard", role: "note" },
    h(
      "p",
      null,
      h("b", null, t(ransom ? "board-overheard-ransom" : "board-overheard-offer")),
      h(
        "span",
        { class: "pc-whose" },
        who(context, deal.by),
        h("span", { "aria-hidden": "true" }, "→"),
        who(context, deal.to),
      ),
    ),
    deal.proposed
      ? h(
          "p",
          null,
          side(t("board-overheard-gives"), context, deal.gives),
          ransom ? null : side(t("board-overheard-wants"), context, deal.wants),
        )
      : h("p", { class: "pc-quiet" }, t("board-overheard-drafting")),
  );
}

/** @param {Context} context @param {string} id */
function who(context, id) {
  return h("span", null, portrait(id), capital(context.name(id)));
}

/** @param {string} label @param {Context} context @param {Goods} goods */
function side(label, context, goods) {
  return h("span", { class: "pc-side" }, h("small", null, label), goodsRow(context, goods));
}
