// The board of Tank Battle: the map with platoons and orders, the unit card beside it, the score.
// It gives no orders and knows no rule of who may: it draws what it is told.

import { s } from "/web/js/dom.js";
import { makeHand } from "./card.js";
import { describe } from "./describe.js";
import { makeEnding } from "./ending.js";
import { Execution, beatsOf } from "./execution.js";
import { diceOf, headingOf, thingsOf } from "./log.js";
import { makeMap, mapOf } from "./map.js";
import { makeOrders } from "./orders.js";
import { patterns } from "./patterns.js";
import { makeSide, makeTrack } from "./score.js";
import { TOUR } from "./tour.js";
import { fresh, makeUnits } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").Board} Board */
/** @typedef {import("./units.js").Unit} Unit */

const CHOOSE_ORDER = 1; // the stage of an order at which sight matters

/**
 * @param {Context} context
 * @returns {Board}
 */
export function create(context) {
  const map = makeMap(context);
  const units = makeUnits(context);
  const orders = makeOrders(context);
  const execution = new Execution(context, { units, orders, map });
  const hand = makeHand(context, execution.el);
  const side = makeSide(context);
  const track = makeTrack(context);
  const first = map.draw(mapOf(context));
  const sheet = s(
    "svg",
    { class: "tk-map", viewBox: `0 0 ${first.width} ${first.height}` },
    patterns(),
    map.layers, orders.under, units.el, map.depots, orders.over, execution.effects.el,
  );
  /** @type {MatchState | null} */
  let current = null;
  let pointed = "";

  /** Everything as the state says. @param {MatchState} state */
  function draw(state) {
    const { board } = state;
    map.update(board);
    fit(sheet, first, map.field);
    units.update(board.army ? placed(context, board.army) : board.units, map.field, new Set(Object.keys(board.drafts ?? {}).filter((id) => id !== board.writing)));
    for (const [id, el] of units.counters) el.classList.toggle("is-writing", id === board.writing);
    orders.update(state, map.field);
    look();
  }

  /** Who is looked at: what he sees, and his card. */
  function look() {
    if (!current) return;
    const { board, questions } = current;
    const asked = questions.find((question) => question.kind === "give-orders");
    const writing = asked && Number(asked.args?.stage) === CHOOSE_ORDER ? String(board.writing) : "";
    const id = pointed && !board.writing ? pointed : writing;
    orders.look(execution.playing ? null : /** @type {Unit | null} */ (board.units[id] ?? null), map.field);
    hand.peek(pointed);
  }

  /** @param {Event} event */
  function point(event) {
    const found = event.target instanceof Element ? event.target.closest("[data-kind=unit]") : null;
    const id = /** @type {SVGElement | null} */ (found)?.dataset.id ?? "";
    if (event.type === "pointerdown" && id) hand.choose(id);
    if (id === pointed) return;
    pointed = id;
    look();
  }
  for (const type of ["pointerover", "pointerdown", "focusin"]) {
    for (const root of [sheet, side.el, hand.el]) root.addEventListener(type, point);
  }
  sheet.addEventListener("pointerleave", point);

  return {
    map: sheet,
    hand: hand.el,
    side: side.el,
    track: track.el,
    async update(state, change) {
      const previous = current;
      const playing = execution.playing && previous !== null && same(previous, state);
      if (!playing) execution.finish();
      current = state;
      for (const part of [side, track]) part.update(state);
      const beats = change.animate && previous ? beatsOf(change.log) : [];
      if (playing) return;
      map.draw(state.board.map);
      hand.update(state, map.field);
      if (previous && beats.length && Object.keys(previous.board.units).length) {
        const now = state;
        await execution.play(change.log, previous.board.units, () => draw(current ?? now));
      } else draw(state);
    },
    describe: (id) => (current ? describe(context, current.board, map.field, id) : null),
    heading: headingOf,
    things: thingsOf,
    dice: diceOf,
    actionsLeft: (state) => actionsLeft(context, state),
    ends: (choice) => choice === "ready" && unwritten(current) > 0,
    ending: (state, turns) => makeEnding(context, state, turns),
    tour: TOUR,
    destroy: () => execution.finish(),
  };
}

/** An army of one's own, as far as it is on the map. @param {Context} context @param {{ card: string, place: string | null }[]} army @returns {Record<string, Unit>} */
function placed(context, army) {
  return Object.fromEntries(army.flatMap(({ card, place }, n) => (place ? [[`army ${card}-${n + 1}`, { ...fresh(context, card), place }]] : [])));
}

/** Nothing new for these eyes: what is being shown may go on. @param {MatchState} a @param {MatchState} b */
function same(a, b) {
  const seen = (/** @type {MatchState} */ state) => JSON.stringify([state.board.units, state.board.drafts, state.board.writing, state.questions, state.status]);
  return seen(a) === seen(b);
}

/** The frame is measured once: another map is laid into the same frame. @param {SVGSVGElement} sheet @param {{ width: number, height: number }} first @param {{ width: number, height: number }} field */
function fit(sheet, first, field) {
  const ratio = first.width / first.height;
  const width = Math.max(field.width, field.height * ratio);
  const height = width / ratio;
  sheet.setAttribute("viewBox", `${(field.width - width) / 2} ${(field.height - height) / 2} ${width} ${height}`);
}

/** Platoons that have no order yet. @param {MatchState | null} state */
function unwritten(state) {
  const asked = state?.questions.find((question) => question.kind === "give-orders");
  return asked && Number(asked.args?.stage) === 0 ? Number(asked.args?.left ?? 0) : 0;
}

/** @param {Context} context @param {MatchState} state */
function actionsLeft(context, state) {
  const asked = state.questions.find((question) => ["give-orders", "raise-armies"].includes(question.kind));
  const left = Number(asked?.args?.left ?? 0);
  const stage = Number(asked?.args?.stage ?? -1);
  if (asked?.kind === "raise-armies") return stage === 0 ? context.t("board-left-points", { left }) : "";
  if (stage === 0 && left) return context.t("board-left-units", { left });
  return stage === 2 ? context.t("board-left-hexes", { left }) : "";
}
