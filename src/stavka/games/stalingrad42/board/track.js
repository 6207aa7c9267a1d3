// Turn, weather, phase and victory points against the goal, in the header.

import { h, replace } from "/web/js/dom.js";
import { datesOf } from "./arrivals.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./look.d.ts").View} View */

/** @param {Context} context */
export function track({ t, has, name }) {
  const el = h("div", { class: "s42-track" });
  // Days and weather again, over the map: on a narrow screen the header has no room for them.
  const sky = h("p", { class: "s42-sky" });
  return {
    el,
    sky,
    /** @param {MatchState} state @param {View} scenario */
    update({ board }, scenario) {
      const turn = scenario.turns.find((each) => each.turn === board.turn);
      // All summer long it is clear.
      const told = board.season !== "summer" || board.weather !== "clear" || board.mud;
      const weather = told
        ? t(board.mud ? "board-track-mud" : "board-track-weather", {
            weather: name(`weather-${board.weather}`),
          })
        : "";
      replace(sky, [turn ? datesOf(turn) : "", weather].filter(Boolean).join(" · "));
      replace(el, [
        h(
          "b",
          null,
          both(
            t("board-track-turn", { turn: board.turn, last: scenario.last }),
            t("board-track-turn-short", { turn: board.turn }),
          ),
        ),
        turn ? h("span", { class: "s42-dates" }, datesOf(turn)) : null,
        weather ? h("span", { class: "s42-weather" }, weather) : null,
        // At the end of a turn it is nobody's phase.
        has(`phase-${board.phase}`)
          ? h(
              "span",
              { class: "s42-phase", data: { side: board.side } },
              t(phaseKey(board), {
                side: name(`side-${board.side}`),
                phase: t(`phase-${board.phase}`),
              }),
            )
          : null,
        h(
          "span",
          { class: "s42-points" },
          both(
            board.benchmark === null
              ? t("board-track-points", { points: board.points, goal: board.goal })
              : t("board-track-benchmark", { points: board.points, benchmark: board.benchmark }),
            t("board-track-points-short", { points: board.points }),
          ),
        ),
      ]);
    },
  };
}

/** @param {MatchState["board"]} board */
function phaseKey(board) {
  if (board.preliminary) return "board-track-preliminary";
  return board.short_turn ? "board-track-short-turn" : "board-track-phase";
}

/** The words, and what stands for them where there is little room. @param {string} long @param {string} short */
function both(long, short) {
  return [
    h("span", { class: "s42-long" }, long),
    h("abbr", { class: "s42-short", title: long }, short),
  ];
}
