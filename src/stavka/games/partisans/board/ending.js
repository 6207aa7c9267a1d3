// The end of the winter: the final sheet with points by what they are for, and the way there.

import { chart } from "/web/js/board/chart.js";
import { capital, minus } from "/web/js/board/words.js";
import { h } from "/web/js/dom.js";
import { portrait } from "./parts.js";
import { campsOf, crowd, figure } from "./reckon.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").Turn} Turn */
/** @typedef {import("./reckon.js").Camp} Camp */
/** @typedef {Record<string, any>} View */

const SOURCES = /** @type {const} */ (["people", "map", "walls", "domination", "deaths"]);

/** @param {Context} context @param {MatchState} state @param {Turn[]} turns */
export function makeEnding(context, state, turns) {
  const camps = campsOf(state.board).sort(
    (a, b) => Number(a.out) - Number(b.out) || b.points - a.points,
  );
  return h(
    "div",
    { class: "pc-ending" },
    table(context, state, camps),
    curves(context, state, turns),
  );
}

/** Where the points come from, as far as a sheet tells. @param {Context} context @param {Camp} camp */
function sources(context, camp) {
  const worth = (/** @type {boolean} */ has, /** @type {string} */ row) =>
    has ? figure(context, "figures", row) : 0;
  const map = worth(camp.full_map, "full-map-points");
  const walls = worth(camp.fortified, "fortifications-points");
  const domination = worth(camp.dominated, "domination-points");
  const deaths = -camp.deaths * figure(context, "figures", "death");
  return {
    people: camp.points - map - walls - domination - deaths,
    map,
    walls,
    domination,
    deaths,
  };
}

/** Columns in which nobody has anything are left out. @param {Context} context @param {MatchState} state @param {Camp[]} camps */
function table(context, state, camps) {
  const { t } = context;
  const winners = state.outcome?.winners ?? [];
  const points = new Map(camps.map((camp) => [camp, sources(context, camp)]));
  // texts: board-end-people board-end-map board-end-walls board-end-domination board-end-deaths
  const columns = SOURCES.filter(
    (source) => source === "people" || [...points.values()].some((from) => from[source]),
  );
  const number = (/** @type {number} */ value) =>
    h("td", { class: value < 0 ? "is-less" : value ? null : "is-none" }, minus(value));
  return h(
    "div",
    { class: "pc-final", tabindex: 0, role: "region", "aria-label": t("board-points") },
    h(
      "table",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          [
            t("board-end-camp"),
            t("board-points"),
            ...columns.map((source) => t(`board-end-${source}`)),
            t("board-end-unit"),
          ].map((label) => h("th", { scope: "col" }, label)),
        ),
      ),
      h(
        "tbody",
        null,
        camps.map((camp) => {
          const won = winners.includes(camp.seat);
          return h(
            "tr",
            { class: `pc-of-${camp.side}${won ? " is-winner" : ""}${camp.out ? " is-out" : ""}` },
            h(
              "th",
              { scope: "row" },
              h(
                "div",
                null,
                portrait(camp.id),
                h(
                  "span",
                  null,
                  h("b", null, capital(context.name(camp.id))),
                  won
                    ? h("small", null, t("board-end-winner"))
                    : camp.out
                      ? h("small", null, t("board-out"))
                      : null,
                ),
              ),
            ),
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
  for (const { board } of turns)
    if (Number(board.month) > 0 && !first.has(Number(board.month)))
      first.set(Number(board.month), board);
  return [...first.values(), state.board];
}

/** @param {Context} context @param {MatchState} state @param {Turn[]} turns */
function curves(context, state, turns) {
  const boards = months(state, turns);
  if (boards.length < 2) return null;
  const camps = campsOf(state.board);
  const labels = boards.map((_, n) =>
    n === boards.length - 1 ? context.t("board-end") : String(n + 1),
  );
  const series = camps.map((camp) => ({
    name: capital(context.name(camp.id)),
    values: boards.map(
      (board) => campsOf(board).find((each) => each.seat === camp.seat)?.points ?? 0,
    ),
    class: `pc-curve pc-of-${camp.side}`,
    nth: rank(camps, camp),
  }));
  const goal = Number(state.board.target);
  return h(
    "div",
    { class: "pc-chart" },
    chart(context.t("board-end-chart"), labels, series, { goal }),
  );
}

/** Which camp of its side it is. @param {Camp[]} camps @param {Camp} camp */
function rank(camps, camp) {
  return camps.filter((each) => each.side === camp.side).indexOf(camp);
}
