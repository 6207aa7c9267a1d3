// What lies below the map: the Soviet hand, the trays from which counters and tokens are taken,
// and the cards of the other side.

import { capital } from "/web/js/board/words.js";
import { h } from "/web/js/dom.js";
import { makeOrders } from "./orders.js";
import { supported } from "./score.js";
import { makeStanding } from "./standing.js";
import { makeTrays } from "./trays.js";

/** @typedef {import("/web/types.d.ts").BoardContext} BoardContext */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {{ card: string, units: string[], used: boolean }} Card */

/** What is printed on a card for each unit.
 * @type {Record<string, string[]>} */
const ACTIONS = {
  army: ["resupply", "storm-group", "support", "army-recover"],
  division: ["reinforce", "division-recover"],
  sappers: ["buttress", "field-defenses"],
  signal: ["wire", "tactical-decision", "signal-recover"],
  artillery: ["ready-artillery", "artillery-recover"],
  flotilla: ["load", "deliver", "flotilla-recover"],
  aa267: ["aa267-ready", "aa267-recover"],
  aa1083: ["aa1083-ready", "aa1083-recover"],
};

/**
 * @param {BoardContext} context
 * @param {HTMLElement} again the button that shows the turn of the Wehrmacht once more
 * @returns {{ el: HTMLElement, update(state: MatchState, previous: MatchState | null): void }}
 */
export function makeHand(context, again) {
  const soviet = makeSoviet(context);
  const trays = makeTrays(context);
  const orders = makeOrders(context);
  const standing = makeStanding(context);
  const words = h("p", { class: "pvh-words" });
  const el = h(
    "div",
    { class: "pv-hand" },
    orders.mine,
    trays.tokens,
    h(
      "div",
      { class: "pvh-open" },
      h("h2", { class: "unseen" }, context.t("board-cards")),
      soviet.el,
      orders.el,
    ),
    h(
      "div",
      { class: "pvh-foot" },
      h("div", { class: "pvh-line" }, again, words),
      standing.el,
      trays.recruits,
    ),
  );
  let decks = "";
  // What an action does is said in the line that else tells of the decks.
  soviet.explains((about) => {
    words.textContent = about || decks;
    words.classList.toggle("about", Boolean(about));
  });
  return {
    el,
    update(state) {
      const { board, questions } = state;
      el.dataset.phase = String(board.phase);
      el.dataset.asks = questions[0]?.kind ?? "";
      soviet.update(state);
      trays.update(state);
      orders.update(state);
      standing.update(state);
      decks = `${sovietDecks(context, board)} ${orders.decks(board)}`;
      words.textContent = decks;
      words.classList.remove("about");
    },
  };
}

/** @param {BoardContext} context @param {Record<string, any>} board */
function sovietDecks(context, board) {
  return context.t("board-soviet-decks", {
    deck: Number(board.soviet_deck),
    discard: (board.discard ?? []).length,
    fog: Number(board.fog_stock),
  });
}

/** The Soviet hand.
 * @param {BoardContext} context */
function makeSoviet(context) {
  const el = h("section", { class: "pvh-cards pvh-soviet", "aria-label": context.t("board-hand") });
  /** @type {Map<string, HTMLElement>} */
  const made = new Map();
  return {
    el,
    /** @param {(about: string) => void} tell */
    explains(tell) {
      /** @param {Event} event */
      const explain = (event) => {
        const action =
          event.target instanceof Element ? event.target.closest("[data-about]") : null;
        // texts: board-about-recover board-about-resupply board-about-storm-group
        // texts: board-about-support board-about-reinforce board-about-buttress
        // texts: board-about-field-defenses board-about-wire board-about-tactical-decision
        // texts: board-about-ready-artillery board-about-ready-aa board-about-load
        // texts: board-about-deliver
        tell(action instanceof HTMLElement ? context.t(`board-about-${action.dataset.about}`) : "");
      };
      for (const event of ["pointerover", "focusin"]) el.addEventListener(event, explain);
      for (const event of ["pointerleave", "focusout"]) el.addEventListener(event, () => tell(""));
    },
    /** @param {MatchState} state */
    update({ board }) {
      /** @type {Card[]} */
      const hand = board.hand ?? [];
      for (const [id, card] of made) {
        if (hand.some((held) => held.card === id)) continue;
        card.remove();
        made.delete(id);
      }
      hand.forEach((held, place) => {
        let card = made.get(held.card);
        if (!card) {
          card = held.units.length
            ? actionCard(context, held, supported(board))
            : fogCard(context, held.card);
          made.set(held.card, card);
        }
        if (el.children[place] !== card) el.insertBefore(card, el.children[place] ?? null);
        card.classList.toggle("used", held.used);
        const stamp = card.querySelector(".pvh-stamp");
        if (stamp instanceof HTMLElement) stamp.hidden = !held.used;
      });
      el.hidden = hand.length === 0;
    },
  };
}

/**
 * A card with two units and what each can do.
 * @param {BoardContext} context
 * @param {Card} card
 * @param {boolean} support whether Operational Support is in the game
 */
export function actionCard(context, card, support) {
  return h(
    "article",
    { class: "pvh-card", data: { card: card.card }, "aria-label": context.name(card.card) },
    card.units.map((unit) =>
      h(
        "div",
        { class: "pvh-unit" },
        // texts: board-unit-army board-unit-division board-unit-sappers board-unit-signal
        // texts: board-unit-artillery board-unit-flotilla board-unit-aa267 board-unit-aa1083
        h("h3", null, capital(context.t(`board-unit-${unit}`))),
        h(
          "ul",
          null,
          (ACTIONS[unit] ?? [])
            .filter((action) => support || action !== "support")
            .map((action) => h("li", null, actionLine(context, card.card, action))),
        ),
      ),
    ),
    h("span", { class: "pvh-stamp", hidden: true }, context.t("board-used")),
  );
}

/** @param {BoardContext} context @param {string} card @param {string} action */
function actionLine(context, card, action) {
  const about = action.endsWith("-recover")
    ? "recover"
    : /^aa.*-ready$/.test(action)
      ? "ready-aa"
      : action;
  const text =
    about === "recover"
      ? context.name("recovery")
      : about === "ready-aa"
        ? context.t("board-ready-aa")
        : context.name(`action-${action}`);
  return h(
    "span",
    { class: "pvh-action", data: { id: `${card} ${action}`, kind: "card-action", about } },
    capital(text),
  );
}

/** Nothing can be done with it; who asks why is told.
 * @param {BoardContext} context @param {string} card */
function fogCard(context, card) {
  const el = h(
    "article",
    { class: "pvh-card pvh-fog", data: { card, id: `${card} fog`, kind: "card-action" } },
    h("h3", null, capital(context.name("fog-of-war"))),
  );
  return el;
}
