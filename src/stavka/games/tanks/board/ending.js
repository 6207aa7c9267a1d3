// The end of a battle: the score, what each army has lost, and the battle turn by turn.

import { chart } from "/web/js/board/chart.js";
import { figure } from "/web/js/board/figures.js";
import { h } from "/web/js/dom.js";
import { ARMIES, exited, scenario, sideName, victoryWords } from "./score.js";
import { counterPicture, onMap } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").Turn} Turn */
/** @typedef {import("./units.js").Unit} Unit */
/** @typedef {Record<string, any>} View */

/** @param {Context} context @param {MatchState} state @param {Turn[]} turns */
export function makeEnding(context, state, turns) {
  const { board, outcome } = state;
  const army = scenario(context, "side", "german");
  return h(
    "div",
    { class: "tk-ending" },
    h("p", { class: "tke-victory" }, victoryWords(context, board)),
    h(
      "div",
      { class: "tke-score" },
      ARMIES.map((each) => {
        const won = (outcome?.winners ?? []).some((seat) => seat.startsWith(each));
        return h(
          "div",
          { class: `tke-army tk-of-${each}${won ? " is-winner" : ""}` },
          h("h3", null, sideName(context, each)),
          h("p", { class: "tke-points" }, String(board.points[each])),
          losses(context, board, each),
        );
      }),
    ),
    board.victory === "exit"
      ? h(
          "p",
          null,
          context.t("board-exited", {
            count: exited(board, army),
            of: scenario(context, "count", 0),
          }),
        )
      : null,
    turns.length ? curves(context, board, turns) : null,
  );
}

/** @param {Context} context @param {View} board @param {string} army */
function losses(context, board, army) {
  const units = /** @type {[string, Unit][]} */ (
    Object.entries(board.units).filter(([, unit]) => unit.side === army)
  );
  return h(
    "ul",
    { class: "tke-units" },
    units.map(([id, unit]) => {
      const gone = unit.place !== null && !onMap(unit.place);
      // texts: board-gone-destroyed board-gone-captured board-gone-merged board-gone-left
      const words = gone
        ? context.t(`board-gone-${unit.place}`)
        : `${unit.strength}/${figure(context, "units", unit.card, "strength", unit.strength)}`;
      return h(
        "li",
        { class: gone && unit.place !== "left" ? "is-gone" : null, title: context.name(id) },
        counterPicture(context, id, unit, 52),
        h("small", null, words),
      );
    }),
  );
}

/** @param {View} board @param {string} army */
function tanks(board, army) {
  return Object.values(board.units).reduce(
    (sum, unit) => sum + (unit.side === army ? unit.strength : 0),
    0,
  );
}

/** @param {Context} context @param {View} last @param {Turn[]} turns */
function curves(context, last, turns) {
  const boards = [...turns.map((turn) => turn.board), last].filter(
    (board) => Object.keys(board.units).length,
  );
  const labels = boards.map((board, n) =>
    n === boards.length - 1 ? context.t("board-end") : String(board.turn),
  );
  /** @param {(board: View, army: string) => number} value */
  const series = (value) =>
    ARMIES.map((army, nth) => ({
      name: sideName(context, army),
      values: boards.map((board) => value(board, army)),
      class: `tke-${army}`,
      nth,
    }));
  return h(
    "div",
    { class: "tke-charts" },
    chart(context.t("board-end-tanks"), labels, series(tanks)),
    chart(
      context.t("board-end-points"),
      labels,
      series((board, army) => Number(board.points[army])),
    ),
  );
}
