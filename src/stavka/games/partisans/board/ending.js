// The end of the winter: the final sheet with points by what they are for, and the way there.

import { h, s } from "/web/js/dom.js";
import { capital, minus, portrait } from "./parts.js";
import { campsOf, crowd, figure } from "./reckon.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").Turn} Turn */
/** @typedef {import("./reckon.js").Camp} Camp */
/** @typedef {Record<string, any>} View */

const CHART = { left: 34, right: 12, top: 12, bottom: 24, width: 560, height: 210 };
const SOURCES = /** @type {const} */ (["people", "map", "walls", "domination", "deaths"]);
const DASHES = ["", "7 4", "2 4", "11 4 2 4"];

/** @param {Context} context @param {MatchState} state @param {Turn[]} turns */
export function makeEnding(context, state, turns) {
  const camps = campsOf(state.board).sort((a, b) => Number(a.out) - Number(b.out) || b.points - a.points);
  return h("div", { class: "pc-ending" }, table(context, state, camps), chart(context, state, turns));
}

/** Where the points come from, as far as a sheet tells. @param {Context} context @param {Camp} camp */
function sources(context, camp) {
  const worth = (/** @type {boolean} */ has, /** @type {string} */ row) => (has ? figure(context, "figures", row) : 0);
  const map = worth(camp.full_map, "full-map-points");
  const walls = worth(camp.fortified, "fortifications-points");
  const domination = worth(camp.dominated, "domination-points");
  const deaths = -camp.deaths * figure(context, "figures", "death");
  return { people: camp.points - map - walls - domination - deaths, map, walls, domination, deaths };
}

/** Columns in which nobody has anything are left out. @param {Context} context @param {MatchState} state @param {Camp[]} camps */
function table(context, state, camps) {
  const { t } = context;
  const winners = state.outcome?.winners ?? [];
  const points = new Map(camps.map((camp) => [camp, sources(context, camp)]));
  // texts: board-end-people board-end-map board-end-walls board-end-domination board-end-deaths
  const columns = SOURCES.filter((source) => source === "people" || [...points.values()].some((from) => from[source]));
  const number = (/** @type {number} */ value) => h("td", { class: value < 0 ? "is-less" : value ? null : "is-none" }, minus(value));
  return h(
    "div",
    { class: "pc-final", tabindex: 0, role: "region", "aria-label": t("board-points") },
    h(
      "table",
      null,
      h("thead", null, h("tr", null, [t("board-end-camp"), t("board-points"), ...columns.map((source) => t(`board-end-${source}`)), t("board-end-unit")].map((label) => h("th", { scope: "col" }, label)))),
      h(
        "tbody",
        null,
        camps.map((camp) => {
          const won = winners.includes(camp.seat);
          return h(
            "tr",
            { class: `pc-of-${camp.side}${won ? " is-winner" : ""}${camp.out ? " is-out" : ""}` },
            h("th", { scope: "row" }, h("div", null, portrait(camp.id), h("span", null, h("b", null, capital(context.name(camp.id))), won ? h("small", null, t("board-end-winner")) : camp.out ? h("small", null, t("board-out")) : null))),
            h("td", { class: "pc-final-points" }, minus(camp.points)),
            columns.map((source) => number(points.get(camp)?.[source] ?? 0)),
            h("td", null, String(crowd(camp))),
          );
        }),
      ),
    ),
    h("p", { class: "pc-note" }, t("board-end-note")),
  );
}

/** The points at the beginning of each month and at the end. @param {MatchState} state @param {Turn[]} turns */
function months(state, turns) {
  /** @type {Map<number, View>} */
  const first = new Map();
  for (const { board } of turns) if (Number(board.month) > 0 && !first.has(Number(board.month))) first.set(Number(board.month), board);
  return [...first.values(), state.board];
}

/** @param {Context} context @param {MatchState} state @param {Turn[]} turns */
function chart(context, state, turns) {
  const boards = months(state, turns);
  if (boards.length < 2) return null;
  const camps = campsOf(state.board);
  const curves = camps.map((camp) => ({ camp, values: boards.map((board) => campsOf(board).find((each) => each.seat === camp.seat)?.points ?? 0) }));
  const every = curves.flatMap((curve) => curve.values);
  const [low, high] = [Math.min(0, ...every), Math.max(Number(state.board.target), ...every)];
  const [right, floor] = [CHART.width - CHART.right, CHART.height - CHART.bottom];
  const x = (/** @type {number} */ n) => Math.round(CHART.left + ((right - CHART.left) * n) / (boards.length - 1));
  const y = (/** @type {number} */ value) => Math.round(floor - ((floor - CHART.top) * (value - low)) / (high - low || 1));
  const target = Number(state.board.target);
  return h(
    "figure",
    { class: "pc-chart" },
    h("figcaption", null, context.t("board-end-chart")),
    s(
      "svg",
      { viewBox: `0 0 ${CHART.width} ${CHART.height}`, role: "img", "aria-label": curves.map((curve) => `${context.name(curve.camp.id)}: ${curve.values.join(", ")}`).join("; ") },
      [...new Set([low, 0, Math.round(target / 2), target])].map((value) => [s("path", { class: `pc-grid${value === target ? " is-target" : ""}`, d: `M${CHART.left} ${y(value)}H${right}` }), s("text", { class: "pc-axis", x: CHART.left - 6, y: y(value) + 4, "text-anchor": "end" }, minus(value))]),
      boards.map((_, n) => s("text", { class: "pc-axis", x: x(n), y: floor + 18, "text-anchor": n === boards.length - 1 ? "end" : "middle" }, n === boards.length - 1 ? context.t("board-end") : String(n + 1))),
      curves.map((curve) => s("path", { class: `pc-curve pc-of-${curve.camp.side}`, "stroke-dasharray": DASHES[rank(camps, curve.camp) % DASHES.length], d: `M${curve.values.map((value, n) => `${x(n)} ${y(value)}`).join("L")}` })),
    ),
    h("ul", { class: "pc-legend" }, curves.map((curve) => h("li", { class: `pc-of-${curve.camp.side}` }, s("svg", { viewBox: "0 0 34 8", "aria-hidden": "true" }, s("path", { class: `pc-curve pc-of-${curve.camp.side}`, "stroke-dasharray": DASHES[rank(camps, curve.camp) % DASHES.length], d: "M1 4H33" })), capital(context.name(curve.camp.id))))),
  );
}

/** Which camp of its side it is. @param {Camp[]} camps @param {Camp} camp */
function rank(camps, camp) {
  return camps.filter((each) => each.side === camp.side).indexOf(camp);
}
