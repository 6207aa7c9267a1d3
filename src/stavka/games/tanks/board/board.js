// The board of Tank Battle: the map with platoons and orders, the unit card beside it, the score.
// It gives no orders and knows no rule of who may: it draws what it is told.

import { Sender } from "/web/js/board/sender.js";
import { s } from "/web/js/dom.js";
import { VERBS, makeHand } from "./card.js";
import { describe } from "./describe.js";
import { Execution, beatsOf } from "./execution.js";
import { diceOf, headingOf, isShot, thingsOf } from "./log.js";
import { makeMap, mapOf } from "./map.js";
import { makeOrders } from "./orders.js";
import { FAR } from "./reach.js";
import { patterns } from "./patterns.js";
import { makeSide, makeTrack } from "./score.js";
import { TOUR } from "./tour.js";
import { fresh, makeUnits, unitOf } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").Board} Board */
/** @typedef {import("./units.js").Unit} Unit */

const [CHOOSE_UNIT, CHOOSE_ORDER, WRITE_ROUTE] = [0, 1, 2]; // stages of writing an order

/**
 * @param {Context} context
 * @returns {Board}
 */
export function create(context) {
  const map = makeMap(context);
  const units = makeUnits(context);
  const orders = makeOrders(context);
  const execution = new Execution(context, { units, orders, map });
  const hand = makeHand(context);
  const side = makeSide(context);
  const track = makeTrack(context);
  const first = map.draw(mapOf(context));
  const sheet = s(
    "svg",
    { class: "tk-map", viewBox: `0 0 ${first.width} ${first.height}` },
    patterns(),
    map.ground,
    orders.under,
    map.grid,
    units.el,
    map.depots,
    orders.over,
    execution.effects.el,
  );
  const sender = new Sender(sheet); // writes a way
  const giver = new Sender(hand.el); // chooses a platoon and its order
  hand.el.classList.toggle("is-beside", first.height > first.width);
  /** @type {MatchState | null} */
  let current = null;
  let pointed = ""; // a platoon
  let considered = ""; // an order of its card
  let turned = ""; // a sector
  // What the last press wrote: so many hexes, all of them known in this state.
  const written = { count: 0, number: -1 };

  /** Everything as the state says. @param {MatchState} state */
  function draw(state) {
    const { board } = state;
    map.update(board);
    fit(sheet, first, map.field);
    units.update(
      board.army ? placed(context, board.army) : board.units,
      map.field,
      new Set(Object.keys(board.drafts ?? {})),
      board.writing ?? "",
    );
    orders.update(state, map.field);
    look();
  }

  /** Who is looked at: what he sees, how far he can go, and his card. */
  function look() {
    if (!current) return;
    const { board } = current;
    const stage = execution.playing ? -1 : stageOf(current);
    const writer = /** @type {Unit | null} */ (board.units[board.writing] ?? null);
    const seer = execution.playing
      ? null
      : writer
        ? stage === CHOOSE_ORDER
          ? writer
          : null
        : board.units[pointed];
    const order =
      stage === WRITE_ROUTE
        ? board.drafts?.[board.writing]
        : stage === CHOOSE_ORDER && considered
          ? { kind: considered }
          : null;
    orders.look(order ? null : (seer ?? null), map.field);
    orders.stretch(writer, order ?? null, board, map.field);
    hand.peek(pointed);
  }

  /** The way to the hex under the pointer, hex by hex; none, if the next press would write no more
   * than one. @param {Element | null} target @returns {string[]} */
  function wayTo(target) {
    const hex = /** @type {HTMLElement | null} */ (target?.closest("[data-kind=hex]") ?? null);
    const far = stageOf(current) === WRITE_ROUTE && hex && !hex.closest(".can");
    const way = far ? orders.wayTo(hex.dataset.id ?? "") : [];
    return offered(current, `to ${way[0]}`) ? way : [];
  }

  /** @param {Event} event */
  function point(event) {
    const target = event.target instanceof Element ? event.target : null;
    const { writing = "", drafts, units: all } = current?.board ?? {};
    const draft = drafts?.[writing];
    const start = draft?.route?.at(-1) ?? all?.[writing]?.place ?? "";
    orders.foresee(start, wayTo(target), draft?.kind ?? "", map.field);
    const id = unitOf(target?.closest("[data-kind=unit]") ?? null);
    const zone =
      /** @type {HTMLElement | null} */ (target?.closest("[data-kind=zone]") ?? null)?.dataset.id ??
      "";
    const verb =
      /** @type {HTMLElement | null} */ (target?.closest("[data-kind=order]") ?? null)?.dataset
        .id ?? "";
    const order = Object.entries(VERBS).find(([, each]) => each === verb)?.[0] ?? "";
    if (event.type === "pointerdown" && id) hand.choose(id);
    if (zone !== turned && current) orders.consider(current, (turned = zone), map.field);
    if (id === pointed && order === considered) return;
    pointed = id;
    considered = order in FAR ? order : "";
    look();
  }
  /** A platoon that has its order is looked at by a press: nothing is to be explained. @param {Event} event */
  function press(event) {
    if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return;
    // Whoever chooses something while the last turn is shown again wants to go on.
    if (event.target.closest(".can")) execution.finish();
    const way = wayTo(event.target);
    if (way.length && !sender.busy) {
      event.stopPropagation();
      Object.assign(written, { count: 0, number: -1 });
      sender.start(way, () => (written.count += 1));
      return;
    }
    const order = event.target.closest(".tk-order:not(.can)");
    const subject = hand.subject();
    if (order instanceof HTMLElement && offered(current, `unit ${subject}`)) {
      event.stopPropagation();
      giver.start([subject, order.dataset.id ?? ""], () => {});
      return;
    }
    const busy = event.target.closest("[data-id^='platoon ']");
    const lit = document
      .elementsFromPoint(event.clientX, event.clientY)
      .some((el) => el.closest(".can"));
    if (busy) hand.choose(unitOf(busy));
    if (busy && !lit) event.stopPropagation();
  }
  for (const type of ["pointerover", "pointerdown", "focusin"]) {
    for (const root of [sheet, side.el, hand.el]) root.addEventListener(type, point);
  }
  for (const root of [sheet, side.el, hand.el]) {
    root.addEventListener("pointerleave", point);
    root.addEventListener("click", press, true);
  }

  return {
    map: sheet,
    hand: hand.el,
    handName: context.t("board-platoons"),
    side: side.el,
    track: track.el,
    overlay: execution.player.el,
    async update(state, change) {
      const previous = current;
      const playing = execution.playing && previous !== null && same(previous, state);
      if (!playing) execution.finish();
      current = state;
      if (written.count && !sender.ready) written.number = state.number;
      if (!offered(state, `to ${sender.queue[0]}`)) sender.stop();
      if (!begins(state, giver.queue[0])) giver.stop();
      for (const each of [sender, giver]) each.arrived();
      if (playing) return;
      map.draw(state.board.map);
      const beats = previous && follows(previous, state) ? beatsOf(change.log) : [];
      const before = previous?.board.units ?? {};
      const show = () => {
        for (const part of [side, track]) part.update(current ?? state);
        hand.update(current ?? state, map.field);
        draw(current ?? state);
      };
      if (previous && happens(beats) && change.animate) {
        const meanwhile = {
          ...previous,
          questions: [],
          board: { ...previous.board, phase: "execution" },
        };
        hand.update(meanwhile, map.field);
        side.update(meanwhile);
        track.executing();
        await execution.play(beats, before, show);
      } else {
        if (happens(beats)) execution.keep(beats, before, show);
        show();
      }
    },
    playsOut: (log) => happens(beatsOf(log)),
    wants: wanted,
    describe: (id) => (current ? describe(context, current.board, map.field, id) : null),
    heading: headingOf,
    things: thingsOf,
    dice: diceOf,
    shot: isShot,
    together: () => (current?.number === written.number ? written.count : 1),
    actionsLeft: (state) => actionsLeft(context, state),
    ends: (choice) => choice === "ready" && unwritten(current) > 0,
    ending: async (state, turns) => (await import("./ending.js")).makeEnding(context, state, turns),
    tour: TOUR,
    destroy() {
      execution.finish();
      for (const each of [sender, giver]) each.stop();
    },
  };
}

/** What a small screen shows while a question is put. @param {import("/web/types.d.ts").QuestionInfo} question @returns {"hand" | "map" | null} */
function wanted({ kind, args }) {
  const stage = Number(args?.stage);
  if (kind === "hide-units") return stage === 1 ? "hand" : null;
  if (kind !== "give-orders" || stage === CHOOSE_UNIT) return null;
  return stage === WRITE_ROUTE ? "map" : "hand";
}

/** Is there anything to be shown? @param {import("./execution.js").Beat[]} beats */
function happens(beats) {
  return beats.some((beat) => beat.kind !== "step");
}

/** Does one state lead to the other? Whoever looks back may have jumped. @param {MatchState} previous @param {MatchState} state */
function follows(previous, state) {
  const live = previous.number >= 0 && state.number >= 0;
  return (
    Object.keys(previous.board.units).length > 0 && (live || state.choices === previous.choices + 1)
  );
}

/** @param {MatchState | null} state @param {string} choice */
function offered(state, choice) {
  return Boolean(state?.questions.some(({ choices }) => choices.some((c) => c.choice === choice)));
}

/** Is there a choice with this verb? @param {MatchState} state @param {string | undefined} verb */
function begins({ questions }, verb) {
  return questions.some(({ choices }) => choices.some((c) => c.choice.split(" ")[0] === verb));
}

/** The stage of the order that is being written. @param {MatchState | null} state */
function stageOf(state) {
  const asked = state?.questions.find((question) => question.kind === "give-orders");
  return asked ? Number(asked.args?.stage) : -1;
}

/** An army of one's own, as far as it is on the map. @param {Context} context @param {{ card: string, place: string | null }[]} army @returns {Record<string, Unit>} */
function placed(context, army) {
  return Object.fromEntries(
    army.flatMap(({ card, place }, n) =>
      place ? [[`army ${card}-${n + 1}`, { ...fresh(context, card), place }]] : [],
    ),
  );
}

/** Nothing new for these eyes: what is being shown may go on. @param {MatchState} a @param {MatchState} b */
function same(a, b) {
  const seen = (/** @type {MatchState} */ state) =>
    JSON.stringify([
      state.board.units,
      state.board.drafts,
      state.board.writing,
      state.questions,
      state.status,
    ]);
  return seen(a) === seen(b);
}

/** The frame is measured once: another map is laid into the same frame. @param {SVGSVGElement} sheet @param {{ width: number, height: number }} first @param {{ width: number, height: number }} field */
function fit(sheet, first, field) {
  const ratio = first.width / first.height;
  const width = Math.max(field.width, field.height * ratio);
  const height = width / ratio;
  sheet.setAttribute(
    "viewBox",
    `${(field.width - width) / 2} ${(field.height - height) / 2} ${width} ${height}`,
  );
}

/** Platoons that have no order yet. @param {MatchState | null} state */
function unwritten(state) {
  const asked = state?.questions.find((question) => question.kind === "give-orders");
  return asked && Number(asked.args?.stage) === CHOOSE_UNIT ? Number(asked.args?.left ?? 0) : 0;
}

/** @param {Context} context @param {MatchState} state */
function actionsLeft(context, state) {
  const asked = state.questions.find((question) =>
    ["give-orders", "raise-armies"].includes(question.kind),
  );
  const left = Number(asked?.args?.left ?? 0);
  const stage = Number(asked?.args?.stage ?? -1);
  if (asked?.kind === "raise-armies")
    return stage === 0 ? context.t("board-left-points", { left }) : "";
  if (stage === CHOOSE_UNIT && left) return context.t("board-left-units", { left });
  return stage === WRITE_ROUTE ? context.t("board-left-hexes", { left }) : "";
}
