// An army of one's own: what can be bought, what has been bought, what is left to spend.

import { figure } from "/web/js/board/figures.js";
import { h, replace, s } from "/web/js/dom.js";
import { picker } from "./card.js";
import { silhouette } from "./silhouettes.js";
import { tag } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */

/** @param {Context} context @param {MatchState} state @param {HTMLElement} front @param {HTMLElement} back */
export function shop(context, state, front, back) {
  const { board } = state;
  const army = /** @type {{ card: string, place: string | null }[]} */ (board.army ?? []);
  const side = (state.seat ?? state.questions[0]?.seat ?? "").split("-")[0];
  const cards = Object.keys(context.edition.units ?? {}).filter(
    (card) => figure(context, "units", card, "side", "") === side,
  );
  const asked = String(state.questions[0]?.args?.card ?? "");
  replace(
    front,
    h("h2", null, context.t("board-shop")),
    h(
      "ul",
      { class: "tk-shop" },
      cards.map((card) =>
        h(
          "li",
          { class: `tk-offer tk-of-${side}` },
          picture(context, card),
          h("b", null, tag(context, card)),
          h("small", null, String(figure(context, "units", card, "cost", 0))),
          picker(card, "card", context.name(card)),
        ),
      ),
    ),
  );
  replace(
    back,
    h(
      "h2",
      null,
      context.t("board-army", { left: Number(board.funds ?? 0), limit: Number(board.limit ?? 0) }),
    ),
    h(
      "ul",
      { class: "tk-army" },
      army.map((one) =>
        h(
          "li",
          { class: `tk-of-${side}${one.place === null && one.card === asked ? " is-now" : ""}` },
          picture(context, one.card),
          h("b", null, tag(context, one.card)),
          h("small", null, one.place ?? context.t("board-army-waits")),
        ),
      ),
    ),
  );
}

/** @param {Context} context @param {string} card */
function picture(context, card) {
  return s(
    "svg",
    { viewBox: "-28 -16 56 30", "aria-hidden": "true" },
    silhouette(card, figure(context, "units", card, "type", "light")),
  );
}
