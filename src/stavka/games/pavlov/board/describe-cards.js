// What a card is, for the inspector.

import { figure, figureRow } from "/web/js/board/figures.js";
import { capital, list } from "/web/js/board/words.js";
import { german } from "./counters.js";
import { patch, picture, rules } from "./details.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Description} Description */
/** @typedef {Record<string, any>} View */

/** @type {Record<string, string[]>} */
const EFFECT_RULES = {
  "attack-defender": ["3.1a", "3.1d", "3.1e"],
  "suppress-defender": ["3.2a", "3.2c", "3.2d"],
  "attack-building": ["3.3a", "3.3c", "3.3d"],
  "bomb-stalingrad": ["3.4.1b", "3.4.2a", "3.4.5a"],
  "place-counter": ["3.5.1a", "3.5.2a", "3.5.3b"],
  assault: ["3.6a", "3.6b", "3.6e"],
  "storm-group": ["3.8a", "3.8b"],
  resupply: ["3.7a", "3.7b", "3.7h"],
};
/** @type {Record<string, string[]>} */
const ACTION_RULES = {
  "army-recover": ["2.4.1a"],
  resupply: ["2.4.2a", "2.4.2c"],
  "storm-group": ["2.4.3a", "3.8b", "3.8d", "3.8g"],
  support: ["7.1c", "7.1d"],
  "division-recover": ["2.5.1a"],
  reinforce: ["2.5.2a", "2.5.2c"],
  buttress: ["2.6.1a", "2.6.1b", "2.6.1c"],
  "field-defenses": ["2.6.2a", "2.6.2b"],
  "signal-recover": ["2.7.1a"],
  "tactical-decision": ["2.7.2a", "2.7.2b"],
  wire: ["2.7.3a", "2.7.4a"],
  "artillery-recover": ["2.8.1a"],
  "ready-artillery": ["2.8.2a"],
  "flotilla-recover": ["2.9.1a"],
  load: ["2.9.2a", "2.9.2b"],
  deliver: ["2.9.3a", "2.9.3b"],
  "aa267-recover": ["2.10.1a"],
  "aa267-ready": ["2.10.2a"],
  "aa1083-recover": ["2.11.1a"],
  "aa1083-ready": ["2.11.2a"],
};

/**
 * @param {Context} context
 * @param {View} board
 * @param {string} id
 * @returns {Description | null}
 */
export function describeCard(context, board, id) {
  const { edition } = context;
  const [card = "", action] = id.split(" ");
  if (action && action in ACTION_RULES) return describeAction(context, card, action);
  if (/^s\d+$/.test(card)) return describeSoviet(context, card);
  if (/^w\d+$/.test(card)) return describeWehrmacht(context, kindOf(context, card));
  if (card in (edition.storm ?? {})) return describeStorm(context, board, card);
  if (card in (edition.support ?? {})) return describeSupport(context, card);
  if (card in (edition.tactics ?? {})) return describeTactics(context, card);
  if (card in (edition.wehrmacht ?? {}) || card === "resupply")
    return describeWehrmacht(context, card);
  return null;
}

/** @param {Context} context @param {string} card @param {string} action @returns {Description} */
function describeAction(context, card, action) {
  return {
    title: capital(context.name(`action-${action}`)),
    kind: context.name(card),
    rows: [],
    notes: [context.t("board-note-action")],
    rules: rules("2.2b", ...(ACTION_RULES[action] ?? [])),
  };
}

/** @param {Context} context @param {string} card @returns {Description} */
function describeSoviet(context, card) {
  const { t } = context;
  const fog = !(card in (context.edition.soviet ?? {}));
  return {
    title: capital(context.name(card)),
    kind: t("board-is-soviet"),
    rows: fog
      ? []
      : [figureRow(context, t("board-units"), "soviet", card, "units", () => context.name(card))],
    notes: [t(fog ? "board-note-fog" : "board-note-soviet")],
    rules: fog ? rules("2.2c", "2.7.2a", "3.4.3a") : rules("2.2a", "2.2b", "2.2e"),
  };
}

/**
 * The kind of a numbered Wehrmacht card: they are numbered deck by deck, in the order of the kinds.
 * @param {Context} context
 * @param {string} card
 */
function kindOf(context, card) {
  let number = Number(card.slice(1));
  for (let deck = 0; deck < 5; deck += 1) {
    for (const kind of Object.keys(context.edition.wehrmacht ?? {})) {
      number -= Number(figure(context, "wehrmacht", kind, "decks")?.[deck] ?? 0);
      if (number <= 0) return kind;
    }
  }
  return "resupply";
}

/** @param {Context} context @param {string} kind @returns {Description} */
function describeWehrmacht(context, kind) {
  const { t } = context;
  const known = kind in (context.edition.wehrmacht ?? {});
  const effect = known ? String(figure(context, "wehrmacht", kind, "effect")) : "resupply";
  const counter = String(figure(context, "wehrmacht", kind, "counter") ?? "");
  const aircraft = effect === "bomb-stalingrad";
  const rows = [];
  if (figure(context, "wehrmacht", kind, "dice"))
    rows.push(
      figureRow(context, t(aircraft ? "board-aircraft" : "board-dice"), "wehrmacht", kind, "dice"),
    );
  if (figure(context, "wehrmacht", kind, "defense"))
    rows.push(figureRow(context, t("board-defence"), "wehrmacht", kind, "defense"));
  if (figure(context, "wehrmacht", kind, "colours")?.length) {
    rows.push(
      figureRow(context, t("board-colours"), "wehrmacht", kind, "colours", (colours) =>
        faces(context, colours),
      ),
    );
  }
  if (known)
    rows.push(
      figureRow(context, t("board-decks"), "wehrmacht", kind, "decks", (decks) =>
        decks.join(" · "),
      ),
    );
  return {
    title: capital(context.name(kind)),
    kind: t("board-is-wehrmacht"),
    picture: counter ? picture(german(context, counter)) : undefined,
    rows,
    // texts: board-note-attack-defender board-note-suppress-defender board-note-attack-building board-note-bomb-stalingrad
    // texts: board-note-place-counter board-note-assault board-note-storm-group board-note-resupply
    notes: [t(`board-note-${effect}`)],
    rules: rules("3.0a", ...(EFFECT_RULES[effect] ?? [])),
  };
}

/** "1–2 green, 3–4 red": which faces mean which colour. @param {Context} context @param {string[]} colours */
function faces(context, colours) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  colours.forEach((colour, i) => found.set(colour, [...(found.get(colour) ?? []), i + 1]));
  return [...found]
    .map(([colour, dice]) => `${dice.join(", ")} — ${context.name(colour)}`)
    .join("; ");
}

/** @param {Context} context @param {View} board @param {string} card @returns {Description} */
function describeStorm(context, board, card) {
  const { t } = context;
  const colour = String(figure(context, "storm", card, "colour"));
  const state =
    board.storm === card
      ? "board-storm-open"
      : board.raids_won.includes(card)
        ? "board-storm-won"
        : "board-storm-hidden";
  return {
    title: capital(context.name(card)),
    kind: t("board-is-storm"),
    picture: patch([colour]),
    rows: [
      figureRow(context, t("board-colour"), "storm", card, "colour", context.name),
      figureRow(context, t("board-defence"), "storm", card, "defense"),
      figureRow(context, t("board-points"), "storm", card, "points"),
      { label: t("board-state"), value: t(state) },
    ],
    notes: [t("board-note-storm")],
    rules: rules("3.8b", "3.8d", "3.8e", "3.8g"),
  };
}

/** @param {Context} context @param {string} card @returns {Description} */
function describeSupport(context, card) {
  const { t } = context;
  return {
    title: capital(context.name(card)),
    kind: t("board-is-support"),
    rows: [
      figureRow(context, t("board-tokens-needed"), "support", card, "tokens", (tokens) =>
        list(tokens.map(context.name)),
      ),
      figureRow(context, t("board-whole"), "support", card, "locations", (numbers) =>
        numbers.join(", "),
      ),
      figureRow(context, t("board-points"), "support", card, "points"),
    ],
    notes: [t("board-note-support")],
    rules: rules("7.1b", "7.1c", "7.1d", "7.1e"),
  };
}

/** @param {Context} context @param {string} card @returns {Description} */
function describeTactics(context, card) {
  const amount = Number(figure(context, "tactics", card, "amount") ?? 0);
  return {
    title: capital(context.name(card)),
    kind: context.t("board-is-tactics"),
    rows: [
      figureRow(context, context.t("board-amount"), "tactics", card, "amount", (value) =>
        value ? String(value) : "–",
      ),
      figureRow(context, context.t("board-decks"), "tactics", card, "decks", (decks) =>
        decks.join(" · "),
      ),
    ],
    notes: [context.t(`effect-${card}`, { amount })],
    rules: rules("7.2.1a", "7.2.1c"),
  };
}
