// Turn, phase and victory points against the goal, in the header.

import { h, replace } from "/web/js/dom.js";
import { datesOf } from "./arrivals.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./look.d.ts").View} View */

/** @param {Context} context */
export function track({ t, has, name }) {
  const el = h("div", { class: "s42-track" });
  return {
    el,
    /** @param {MatchState} state @param {View} scenario */
    update({ board }, scenario) {
      const turn = scenario.turns.find((each) => each.turn === board.turn);
      replace(el, [
        h(
          "b",
          null,
          both(
            t("board-track-turn", { turn: board.turn, last: scenario.last }),
            t("board-track-turn-short", { turn: board.turn, last: scenario.last }),
          ),
        ),
        turn ? h("span", { class: "s42-dates" }, datesOf(turn)) : null,
        // At the end of a turn it is nobody's phase.
        has(`phase-${board.phase}`)
          ? h(
              "span",
              { class: "s42-phase", data: { side: board.side } },
              t("board-track-phase", {
                side: name(`side-${board.side}`),
                phase: t(`phase-${board.phase}`),
              }),
            )
          : null,
        h(
          "span",
          { class: "s42-points" },
          both(
            t("board-track-points", { points: board.points, goal: board.goal }),
            t("board-track-points-short", { points: board.points, goal: board.goal }),
          ),
        ),
      ]);
    },
  };
}

/** The words, and what stands for them where there is little room. @param {string} long @param {string} short */
function both(long, short) {
  return [
    h("span", { class: "s42-long" }, long),
    h("abbr", { class: "s42-short", title: long }, short),
  ];
}
