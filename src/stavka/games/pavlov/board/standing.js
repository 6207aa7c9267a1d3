// What lies open for a while: the Tactics in force and the Operational Support that is asked for.
// Each is a line below the cards.

import { changes } from "/web/js/board/anew.js";
import { figure } from "/web/js/board/figures.js";
import { capital } from "/web/js/board/words.js";
import { h, replace } from "/web/js/dom.js";
import { token } from "./counters.js";
import { picture } from "./trays.js";

/** @typedef {import("/web/types.d.ts").BoardContext} BoardContext */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */

/** @param {BoardContext} context */
export function makeStanding(context) {
  const el = h("ul", { class: "pvh-standing" });
  const anew = changes();
  return {
    el,
    /** @param {MatchState} state */
    update({ board, questions }) {
      // The player who lays a Tactics card chooses among those in his hand, not among these.
      const choosing = questions.some((question) => question.kind === "plan-tactics");
      const { tactics, support, stock, locations, support_deck } = board;
      if (!anew(el, tactics, support, stock, locations, support_deck, choosing)) return;
      /** @type {string[]} */
      const inForce = board.tactics ?? [];
      replace(
        el,
        inForce.map((kind) => tacticLine(context, kind, choosing ? null : kind)),
        board.support ? supportLine(context, board.support, board) : null,
      );
    },
  };
}

/** @param {BoardContext} context @param {string} kind */
function effect(context, kind) {
  return context.t(`effect-${kind}`, {
    amount: Number(figure(context, "tactics", kind, "amount")),
  });
}

/** @param {BoardContext} context @param {string} kind @param {string | null} id */
function tacticLine(context, kind, id) {
  return h(
    "li",
    { class: "pvh-line pvh-in-force", data: id ? { id, kind: "tactic" } : {} },
    h("h2", null, context.t("board-tactics")),
    h("b", null, capital(context.name(kind))),
    h("span", null, effect(context, kind)),
  );
}

/** A Tactics card in the German player's hand.
 * @param {BoardContext} context @param {string} kind */
export function tacticChoice(context, kind) {
  return h(
    "li",
    { class: "pvh-tactic" },
    h("b", { class: "pvh-pick", data: { id: kind, kind: "tactic" } }, capital(context.name(kind))),
    h("span", null, effect(context, kind)),
  );
}

/**
 * What a battleground asks for; what is lacking is crossed out, what is disrupted is hatched.
 * @param {BoardContext} context
 * @param {string} card
 * @param {Record<string, any>} board
 */
function supportLine(context, card, board) {
  /** @type {string[]} */
  const tokens = figure(context, "support", card, "tokens") ?? [];
  /** @type {number[]} */
  const places = figure(context, "support", card, "locations") ?? [];
  const left = { ...board.stock };
  return h(
    "li",
    { class: "pvh-line pvh-demand", data: { id: card, kind: "support" } },
    h("h2", null, context.t("board-support")),
    h("b", null, context.name(card)),
    h(
      "span",
      null,
      context.t("board-card-points", {
        points: Number(figure(context, "support", card, "points")),
      }),
    ),
    h(
      "ul",
      {
        class: "pvh-needs",
        "aria-label": context.t("board-support-needs"),
        title: context.t("board-support-needs"),
      },
      tokens.map((kind) => {
        left[kind] = Number(left[kind] ?? 0) - 1;
        const there = left[kind] >= 0;
        const one = token(context, kind);
        one.removeAttribute("data-id");
        return h(
          "li",
          { class: there ? null : "lacking" },
          picture(one),
          h(
            "span",
            { class: "unseen" },
            `${context.name(kind)}${there ? "" : ` (${context.t("board-support-lacking")})`}`,
          ),
        );
      }),
    ),
    h(
      "ul",
      {
        class: "pvh-places",
        "aria-label": context.t("board-support-places"),
        title: context.t("board-support-places"),
      },
      [...places]
        .sort((a, b) => a - b)
        .map((number) => {
          const bad = board.locations[`location-${number}`] === "disrupted";
          return h(
            "li",
            { class: bad ? "disrupted" : null },
            String(number),
            bad ? h("span", { class: "unseen" }, ` (${context.name("disrupted")})`) : null,
          );
        }),
    ),
  );
}
