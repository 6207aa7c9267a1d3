// The end of a battle: the score, what each army has lost, and the battle turn by turn.

import { h, s } from "/web/js/dom.js";
import { figure } from "./field.js";
import { ARMIES, exited, scenario, sideName, victoryWords } from "./score.js";
import { counterPicture, onMap } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").Turn} Turn */
/** @typedef {import("./units.js").Unit} Unit */
/** @typedef {Record<string, any>} View */

const CHART = { left: 30, right: 26, top: 12, bottom: 26, width: 380, height: 170 };

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
        return h("div", { class: `tke-army tk-of-${each}${won ? " is-winner" : ""}` }, h("h3", null, sideName(context, each)), h("p", { class: "tke-points" }, String(board.points[each])), losses(context, board, each));
      }),
    ),
    board.victory === "exit" ? h("p", null, context.t("board-exited", { count: exited(board, army), of: scenario(context, "count", 0) })) : null,
    turns.length ? curves(context, board, turns) : null,
  );
}

/** @param {Context} context @param {View} board @param {string} army */
function losses(context, board, army) {
  const units = /** @type {[string, Unit][]} */ (Object.entries(board.units).filter(([, unit]) => unit.side === army));
  return h(
    "ul",
    { class: "tke-units" },
    units.map(([id, unit]) => {
      const gone = unit.place !== null && !onMap(unit.place);
      // texts: board-gone-destroyed board-gone-captured board-gone-merged board-gone-left
      const words = gone ? context.t(`board-gone-${unit.place}`) : `${unit.strength}/${figure(context, "units", unit.card, "strength", unit.strength)}`;
      return h("li", { class: gone && unit.place !== "left" ? "is-gone" : null, title: context.name(id) }, counterPicture(context, id, unit, 52), h("small", null, words));
    }),
  );
}

/** @param {View} board @param {string} army */
function tanks(board, army) {
  return Object.values(board.units).reduce((sum, unit) => sum + (unit.side === army ? unit.strength : 0), 0);
}

/** @param {Context} context @param {View} last @param {Turn[]} turns */
function curves(context, last, turns) {
  const boards = [...turns.map((turn) => turn.board), last].filter((board) => Object.keys(board.units).length);
  const labels = boards.map((board, n) => (n === boards.length - 1 ? context.t("board-end") : String(board.turn)));
  return h(
    "div",
    { class: "tke-charts" },
    chart(context, context.t("board-end-tanks"), labels, (army) => boards.map((board) => tanks(board, army))),
    chart(context, context.t("board-end-points"), labels, (army) => boards.map((board) => Number(board.points[army]))),
  );
}

/** Two curves: one with circles, one dashed with squares. @param {Context} context @param {string} title @param {string[]} labels @param {(army: string) => number[]} values */
function chart(context, title, labels, values) {
  const series = ARMIES.map((army) => ({ army, values: values(army) }));
  const top = Math.max(1, ...series.flatMap((one) => one.values));
  const [right, floor] = [CHART.width - CHART.right, CHART.height - CHART.bottom];
  const x = (/** @type {number} */ n) => Math.round(CHART.left + ((right - CHART.left) * n) / Math.max(1, labels.length - 1));
  const y = (/** @type {number} */ value) => Math.round(floor - ((floor - CHART.top) * value) / top);
  return h(
    "figure",
    null,
    h("figcaption", null, title),
    s(
      "svg",
      { viewBox: `0 0 ${CHART.width} ${CHART.height}`, role: "img", "aria-label": `${title}: ${series.map((one) => `${sideName(context, one.army)} ${one.values.join(", ")}`).join("; ")}` },
      [0, Math.round(top / 2), top].map((value) => [s("path", { class: "tke-line", d: `M${CHART.left} ${y(value)}H${right}` }), s("text", { class: "tke-y", x: CHART.left - 6, y: y(value) + 4 }, String(value))]),
      labels.map((label, n) => s("text", { class: "tke-x", x: x(n), y: floor + 19 }, label)),
      series.map((one) =>
        s(
          "g",
          { class: `tke-curve tk-of-${one.army}` },
          s("path", { d: `M${one.values.map((value, n) => `${x(n)} ${y(value)}`).join("L")}` }),
          one.values.map((value, n) => (one.army === "soviet" ? s("circle", { cx: x(n), cy: y(value), r: 4 }) : s("rect", { x: x(n) - 3.6, y: y(value) - 3.6, width: 7.2, height: 7.2 }))),
        ),
      ),
    ),
    h("ul", { class: "tke-legend" }, series.map((one) => h("li", { class: `tk-of-${one.army}` }, sideName(context, one.army), " ", h("b", null, String(one.values.at(-1) ?? ""))))),
  );
}
