// Standing figures: what decides the battle, the points, both armies, the depots, who is ready; and
// the strip of turns and phases for the header.

import { changes } from "/web/js/board/anew.js";
import { figure } from "/web/js/board/figures.js";
import { h, replace, s } from "/web/js/dom.js";
import { fittedIn } from "/web/js/fit.js";
import { picker } from "./card.js";
import { silhouette } from "./silhouettes.js";
import { onMap, tag, wordsOf } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./units.js").Unit} Unit */
/** @typedef {Record<string, any>} View */

export const ARMIES = ["soviet", "german"];
const PHASES = ["orders", "execution", "tests"];

/** The scenario of a match, without the number of its players. @param {Context} context */
function scenarioOf(context) {
  return context.scenario.replace(/-(three|four|six)$/, "");
}

/** What a scenario says. @template T @param {Context} context @param {string} field @param {T} otherwise @returns {T extends string ? string : T} */
export function scenario(context, field, otherwise) {
  return figure(context, "scenarios", scenarioOf(context), field, otherwise);
}

/** How the battle is won, in a sentence. @param {Context} context @param {View} board */
export function victoryWords(context, board) {
  const { t } = context;
  const turns = Number(board.turns);
  if (board.victory === "exit")
    return t("board-victory-exit", {
      side: sideName(context, scenario(context, "side", "german")),
      count: scenario(context, "count", 0),
      turns,
    });
  if (board.victory === "hold")
    return t("board-victory-hold", { places: board.goals, turns, last: Number(board.last) });
  const worth = scenario(context, "worth", 0);
  return worth && board.goals.length
    ? t("board-victory-goals", { turns, worth, places: board.goals })
    : t("board-victory-destruction", { turns });
}

/** @param {Context} context @param {string} army */
export function sideName(context, army) {
  // texts: board-side-soviet board-side-german
  return context.t(`board-side-${army}`);
}

/** Platoons of a side that have left by the goals. @param {View} board @param {string} army */
export function exited(board, army) {
  return Object.values(board.units).filter((unit) => unit.side === army && unit.place === "left")
    .length;
}

/** @param {Context} context */
export function makeSide(context) {
  const victory = h("section", { class: "tks-part tks-victory" });
  const armies = h("section", { class: "tks-part tks-armies" });
  const depots = h("section", { class: "tks-part tks-depots" });
  const el = h("div", { class: "tk-side" }, victory, armies, depots);
  const anew = changes();
  return {
    el,
    /** @param {MatchState} state */
    update(state) {
      const { board, waiting, status } = state;
      const { units, drafts, writing, ready, phase } = board;
      if (anew(victory, board.points, board.victory, board.goals, units))
        replace(victory, victoryPart(context, board));
      if (anew(armies, units, drafts, writing, ready, waiting, phase, status))
        replace(
          armies,
          ARMIES.map((army) => armyPart(context, state, army)),
        );
      if (anew(depots, board.depots)) replace(depots, depotPart(context, board));
      depots.hidden = !board.depots.length;
      armies.hidden = !armies.childElementCount;
    },
  };
}

/** @param {Context} context @param {View} board */
function victoryPart(context, board) {
  const exit = board.victory === "exit";
  const army = scenario(context, "side", "german");
  return [
    h("h2", null, context.t("board-victory")),
    h("p", null, victoryWords(context, board)),
    h(
      "p",
      { class: "tks-points" },
      ARMIES.map((each) =>
        h(
          "span",
          { class: `tks-score tk-of-${each}` },
          h("b", null, String(board.points[each])),
          h("small", null, sideName(context, each)),
        ),
      ),
    ),
    exit
      ? h(
          "p",
          { class: "tks-exit" },
          context.t("board-exited", {
            count: exited(board, army),
            of: scenario(context, "count", 0),
          }),
        )
      : null,
  ];
}

/** Who of an army has given all orders. @param {Context} context @param {MatchState} state @param {string} army */
function seatsPart(context, { board, waiting, status }, army) {
  if (!["orders", "preparing"].includes(board.phase) || status !== "running") return null;
  const seats = [...new Set([...board.ready, ...waiting])]
    .filter((seat) => seat.startsWith(army))
    .sort();
  return seats.map((seat) => {
    const done = board.ready.includes(seat);
    const words =
      board.phase === "orders"
        ? done
          ? "board-ready"
          : "board-writing"
        : done
          ? "board-prepared"
          : "board-preparing";
    // texts: board-ready board-writing board-prepared board-preparing
    const number = seat.slice(army.length + 1);
    return h(
      "p",
      { class: done ? "tks-seat is-ready" : "tks-seat" },
      number ? `${number}: ` : "",
      context.t(words),
    );
  });
}

/** @param {Context} context @param {MatchState} state @param {string} army */
function armyPart(context, state, army) {
  const units = /** @type {[string, Unit][]} */ (
    Object.entries(state.board.units).filter(([, unit]) => unit.side === army)
  );
  const seats = seatsPart(context, state, army);
  if (!units.length && !seats?.length) return null;
  return h(
    "div",
    { class: `tks-army tk-of-${army}` },
    h("h2", null, sideName(context, army)),
    seats,
    h(
      "div",
      { class: "tks-platoons" },
      units.map(([id, unit]) =>
        platoon(context, id, unit, id === state.board.writing || id in (state.board.drafts ?? {})),
      ),
    ),
  );
}

/** @param {Context} context @param {string} id @param {Unit} unit @param {boolean} busy has its order */
function platoon(context, id, unit, busy) {
  const full = figure(context, "units", unit.card, "strength", unit.strength);
  const gone = unit.place !== null && !onMap(unit.place);
  // texts: board-gone-destroyed board-gone-captured board-gone-merged board-gone-left
  const where = gone
    ? context.t(`board-gone-${unit.place}`)
    : (unit.place ?? context.t("board-state-ambush"));
  return h(
    "div",
    { class: `tks-platoon${gone ? " is-gone" : unit.suppressed ? " is-suppressed" : ""}` },
    s(
      "svg",
      { viewBox: "-28 -16 56 30", "aria-hidden": "true" },
      silhouette(unit.card, figure(context, "units", unit.card, "type", "light")),
    ),
    fittedIn(h("b", null, tag(context, unit.card))),
    h("small", null, where),
    gone
      ? null
      : h(
          "span",
          { class: "tks-tanks" },
          "■".repeat(unit.strength),
          h("i", null, "□".repeat(Math.max(0, full - unit.strength))),
        ),
    gone ? null : picker(wordsOf(id, busy), "unit", context.name(id)),
  );
}

/** @param {Context} context @param {View} board */
function depotPart(context, board) {
  return [
    h("h2", null, context.t("board-depots")),
    h(
      "ul",
      null,
      board.depots.map((/** @type {any} */ depot) =>
        h(
          "li",
          { class: `tk-of-${depot.side}`, data: { id: `depot ${depot.place}`, kind: "depot" } },
          h("b", null, String(depot.ammo)),
          ` ${context.t("board-depot-at", { place: depot.place })}`,
        ),
      ),
    ),
  ];
}

/**
 * The strip of turns, and the phases of this one.
 * @param {Context} context
 */
export function makeTrack(context) {
  const words = h("p", { class: "tkt-words" });
  const short = h("p", { class: "tkt-short", "aria-hidden": "true" });
  const turns = h("ol", { class: "tkt-turns", "aria-hidden": "true" });
  const phases = h("ol", { class: "tkt-phases" });
  const el = h("div", { class: "tk-turns" }, words, short, turns, phases);
  /** @param {string[]} list @param {string} present */
  function draw(list, present) {
    replace(
      phases,
      list.map((phase) => {
        const now = phase === present;
        // texts: board-phase-preparing board-phase-orders board-phase-execution board-phase-tests
        return h(
          "li",
          {
            class: now ? "now" : null,
            "aria-current": now ? "step" : null,
            title: context.name(`phase-${phase}`),
          },
          context.t(`board-phase-${phase}`),
        );
      }),
    );
  }
  return {
    el,
    /** What has been ordered is being shown. */
    executing: () => draw(PHASES, "execution"),
    /** @param {MatchState} state */
    update({ board, status }) {
      const [turn, last] = [Number(board.turn), Number(board.last)];
      const count = turn > Number(board.turns) ? last : Number(board.turns);
      words.textContent = turn ? context.t("board-turn", { turn, turns: count }) : "";
      short.textContent = turn ? `${turn}/${count}` : "–";
      if (turns.children.length !== last)
        replace(
          turns,
          Array.from({ length: last }, (_, n) => h("li", null, String(n + 1))),
        );
      [...turns.children].forEach((li, n) => {
        li.className = `${n + 1 < turn ? "done" : n + 1 === turn ? "now" : ""}${n >= Number(board.turns) ? " late" : ""}`;
      });
      draw(
        board.phase === "preparing" ? ["preparing"] : PHASES,
        status === "running" ? board.phase : "",
      );
    },
  };
}
