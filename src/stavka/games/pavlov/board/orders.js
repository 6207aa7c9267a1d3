// The cards of the Wehrmacht: those of this turn, the one being resolved large, those to come only
// as backs; Tactics and Operational Support; and for the German player his own hand and plan.

import { changes } from "/web/js/board/anew.js";
import { figure } from "/web/js/board/figures.js";
import { capital } from "/web/js/board/words.js";
import { h, replace, s } from "/web/js/dom.js";
import { german } from "./counters.js";
import { ORDERS, stuka } from "./pictures.js";
import { tacticChoice } from "./standing.js";
import { picture } from "./trays.js";

/** @typedef {import("/web/types.d.ts").BoardContext} BoardContext */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */

const PER_TURN = 3;

/** @param {BoardContext} context */
export function makeOrders(context) {
  const el = h("section", {
    class: "pvh-cards pvh-wehrmacht",
    "aria-label": context.t("board-orders"),
  });
  const mine = h("section", {
    class: "pvh-mine",
    "aria-label": context.t("board-my-hand"),
    hidden: true,
  });
  const anew = changes();
  return {
    el,
    mine,
    /** @param {Record<string, any>} board */
    decks(board) {
      const count = Number(board.wehrmacht_deck);
      if ("my_hand" in board || !(board.wehrmacht_hand || board.plan))
        return context.t("board-orders-left", { count });
      return context.t("board-orders-hidden", {
        count,
        hand: Number(board.wehrmacht_hand),
        tactics: Number(board.tactics_hand),
      });
    },
    /** @param {MatchState} state */
    update({ board, status }) {
      /** @type {string[]} */
      const played = (board.wehrmacht_played ?? []).slice(PER_TURN * (board.turn - 1));
      const now =
        board.phase === "wehrmacht-cards" && status === "running" ? played.length - 1 : -1;
      // Before the phase begins there is nothing to see but backs.
      el.hidden = board.phase === "soviet-cards" || board.phase === "planning";
      if (anew(el, played, now))
        replace(
          el,
          Array.from({ length: PER_TURN }, (_, n) => {
            const kind = played[n];
            return kind
              ? orderCard(context, kind, { id: kind, now: n === now })
              : back(context, n + 1);
          }),
        );
      const { my_hand, my_plan, my_tactics, my_tactics_plan } = board;
      mine.hidden = !my_hand;
      if (anew(mine, my_hand, my_plan, my_tactics, my_tactics_plan) && my_hand)
        replace(mine, ownCards(context, board));
    },
  };
}

/**
 * The German player's hand as cards, his plan and his Tactics as lists.
 * @param {BoardContext} context
 * @param {Record<string, any>} board
 */
function ownCards(context, board) {
  /** @type {string[]} */
  const plan = board.my_plan ?? [];
  /** @type {string[]} */
  const tacticsPlan = board.my_tactics_plan ?? [];
  /** @type {{ card: string, kind: string }[]} */
  const hand = board.my_hand;
  /** @type {string[]} */
  const tactics = board.my_tactics ?? [];
  const laid = [
    ...plan.map((kind, n) => planLine(context, String(n + 1), kind)),
    ...tacticsPlan.map((kind) => planLine(context, context.t("board-plan-tactic"), kind)),
  ];
  return [
    group(
      context,
      "board-my-hand",
      h(
        "div",
        { class: "pvh-cards" },
        hand.map(({ card, kind }) => orderCard(context, kind, { id: card })),
      ),
    ),
    group(
      context,
      "board-my-plan",
      laid.length
        ? h("ol", { class: "pvh-plan" }, laid)
        : h("p", { class: "pvh-none" }, context.t("board-plan-none")),
    ),
    group(
      context,
      "board-my-tactics",
      h(
        "ul",
        { class: "pvh-tactics" },
        tactics.map((kind) => tacticChoice(context, kind)),
      ),
    ),
  ];
}

/** @param {BoardContext} context @param {string} title @param {HTMLElement} inside */
function group(context, title, inside) {
  return h("div", { class: "pvh-group" }, h("h2", null, context.t(title)), inside);
}

/** @param {BoardContext} context @param {string} mark @param {string} kind */
function planLine(context, mark, kind) {
  return h("li", null, h("b", null, mark), h("span", null, capital(context.name(kind))));
}

/** A card that lies face down.
 * @param {BoardContext} context @param {number} number */
function back(context, number) {
  return h(
    "article",
    { class: "pvh-order pvh-back", "aria-label": context.t("board-order-back") },
    h("b", { "aria-hidden": "true" }, String(number)),
  );
}

/**
 * A Wehrmacht card.
 * @param {BoardContext} context
 * @param {string} kind
 * @param {{ id: string, now?: boolean }} how
 */
export function orderCard(context, kind, { id, now = false }) {
  const effect = String(figure(context, "wehrmacht", kind, "effect") ?? kind);
  return h(
    "article",
    { class: `pvh-order${now ? " now" : ""}` },
    h(
      "h3",
      null,
      h(
        "span",
        { class: "pvh-pick", data: { id, kind: id === kind ? "order" : "card" } },
        capital(context.name(kind)),
      ),
    ),
    // texts: board-effect-attack-defender board-effect-suppress-defender
    // texts: board-effect-attack-building board-effect-bomb-stalingrad board-effect-place-counter
    // texts: board-effect-assault board-effect-storm-group board-effect-resupply
    h("p", { class: "pvh-effect" }, context.t(`board-effect-${effect}`)),
    h("div", { class: "pvh-face" }, orderPicture(context, kind), orderFigures(context, kind)),
    colourTable(context, kind),
  );
}

/** @param {BoardContext} context @param {string} kind */
function orderPicture(context, kind) {
  const counter = String(figure(context, "wehrmacht", kind, "counter") ?? "");
  if (counter) {
    const drawn = german(context, counter);
    drawn.removeAttribute("data-id");
    return picture(drawn);
  }
  const planes =
    figure(context, "wehrmacht", kind, "effect") === "bomb-stalingrad"
      ? Number(figure(context, "wehrmacht", kind, "dice"))
      : 0;
  const width = Math.max(72, planes * 34 + 4);
  const d = planes
    ? Array.from({ length: planes }, (_, n) =>
        stuka((n - (planes - 1) / 2) * 34, n % 2 ? 4 : -3),
      ).join("")
    : (ORDERS[kind] ?? "");
  return s(
    "svg",
    { class: "pvh-picture", viewBox: `${-width / 2} -22 ${width} 44`, "aria-hidden": "true" },
    s("path", { d, "fill-rule": "evenodd" }),
  );
}

/** Dice and defence, with the signs that counters have.
 * @param {BoardContext} context @param {string} kind */
function orderFigures(context, kind) {
  const [dice, defense] = ["dice", "defense"].map((field) =>
    Number(figure(context, "wehrmacht", kind, field) ?? 0),
  );
  if (defense)
    return h(
      "p",
      { class: "pvh-figures" },
      h("b", { class: "pvh-shield", title: context.t("board-defence") }, String(defense)),
    );
  return dice
    ? h(
        "p",
        { class: "pvh-figures" },
        h("b", { class: "pvh-dice" }, String(dice)),
        context.t("board-card-dice", { count: dice ?? 0 }),
      )
    : null;
}

/** Which colour each face of the die stands for.
 * @param {BoardContext} context @param {string} kind */
function colourTable(context, kind) {
  /** @type {string[]} */
  const colours = figure(context, "wehrmacht", kind, "colours") ?? [];
  /** @type {{ colour: string, faces: number[] }[]} */
  const runs = [];
  colours.forEach((colour, n) => {
    const last = runs.at(-1);
    if (last?.colour === colour) last.faces.push(n + 1);
    else runs.push({ colour, faces: [n + 1] });
  });
  if (!runs.length) return null;
  return h(
    "ul",
    { class: "pvh-table" },
    runs.map(({ colour, faces }) =>
      h(
        "li",
        { class: `pvh-${colour}`, title: context.name(colour) },
        h("b", null, faces.length > 1 ? `${faces[0]}–${faces.at(-1)}` : String(faces[0])),
        h("span", { class: "unseen" }, context.name(colour)),
      ),
    ),
  );
}
