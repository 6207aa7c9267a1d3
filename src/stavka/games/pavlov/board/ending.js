// The end of a match: the award, the score sheet, and the match turn by turn as curves and as a
// table.

import { chart } from "/web/js/board/chart.js";
import { capital, minus, signed } from "/web/js/board/words.js";
import { h, s } from "/web/js/dom.js";
import { RIBBONS } from "./pictures.js";
import { awards, casualties, scoreParts } from "./score.js";

/** @typedef {import("/web/types.d.ts").BoardContext} BoardContext */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").Turn} Turn */
/** @typedef {import("/web/js/board/chart.js").Series} Series */

const COLOURS = ["green", "red", "purple"];
const AWAY = ["stock", "out"]; // all other places count as in the house

/**
 * @param {BoardContext} context
 * @param {MatchState} state
 * @param {Turn[]} turns
 * @returns {HTMLElement}
 */
export function makeEnding(context, state, turns) {
  const { board } = state;
  const fallen = Object.keys(state.outcome?.scores ?? {}).length === 0;
  return h(
    "div",
    { class: "pv-ending" },
    h(
      "div",
      { class: "pve-top" },
      fallen ? noMedal(context, state) : medal(context, board),
      sheet(context, board, fallen),
    ),
    turns.length ? curves(context, board, turns) : null,
  );
}

/** The award, as a ribbon, and the victory level.
 * @param {BoardContext} context @param {Record<string, any>} board */
function medal(context, board) {
  const award = awards(context).find((each) => board.score.total >= each.lowest);
  return h(
    "div",
    { class: "pve-award" },
    ribbon(award?.id ?? ""),
    h("p", { class: "pve-level" }, award ? capital(context.name(award.level)) : ""),
    h("p", { class: "pve-name" }, award ? capital(context.name(award.id)) : ""),
  );
}

/** The house has fallen, or somebody has given up. @param {BoardContext} context @param {MatchState} state */
function noMedal(context, { board, outcome, seat }) {
  const left = outcome?.reason === "outcome-resigned";
  const won = outcome?.winners.includes(seat ?? ""); // whoever took it does not read that it is lost
  // texts: board-end-left board-end-taken board-end-lost
  const how = left ? "left" : won ? "taken" : "lost";
  return h(
    "div",
    { class: "pve-award" },
    won ? null : ribbon(""),
    h("p", { class: "pve-level" }, context.t(`board-end-${how}`)),
    h("p", { class: "pve-name" }, context.t("board-end-turn", { turn: Number(board.turn) })),
  );
}

/** A ribbon bar in the colours of the award; an empty one if there is none.
 * @param {string} award */
function ribbon(award) {
  const stripes = RIBBONS[award] ?? [];
  let x = -12;
  return s(
    "svg",
    {
      class: stripes.length ? "pve-ribbon" : "pve-ribbon none",
      viewBox: "-13 -6.5 26 13",
      "aria-hidden": "true",
    },
    s("rect", { class: "pve-ribbon-ground", x: -12, y: -5.5, width: 24, height: 11 }),
    stripes.map(([fill, width]) => {
      const stripe = s("rect", { x, y: -5.5, width, height: 11, fill });
      x += width;
      return stripe;
    }),
    s("path", {
      class: "pve-threads",
      d: "M-12 -4.9H12M-12 -3.9H12M-12 -2.9H12M-12 -1.9H12M-12 -0.9H12M-12 0.1H12M-12 1.1H12M-12 2.1H12M-12 3.1H12M-12 4.1H12M-12 5.1H12",
    }),
    s("rect", { class: "pve-ribbon-edge", x: -12, y: -5.5, width: 24, height: 11, rx: 0.6 }),
  );
}

/** @param {BoardContext} context @param {Record<string, any>} board @param {boolean} fallen */
function sheet(context, board, fallen) {
  /** @type {string[]} */
  const won = [...(board.raids_won ?? []), ...(board.support_won ?? [])];
  return h(
    "div",
    { class: "pve-sheet" },
    h(
      "table",
      { class: fallen ? "void" : null },
      h("caption", null, context.t(fallen ? "board-end-sheet-void" : "board-end-sheet")),
      h(
        "tbody",
        null,
        scoreParts(board).map(({ part, points }) =>
          h(
            "tr",
            null,
            h("th", { scope: "row" }, partName(context, part)),
            h("td", null, signed(points)),
          ),
        ),
      ),
      h(
        "tfoot",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "row" }, context.t("board-end-total")),
          h("td", null, signed(Number(board.score.total))),
        ),
      ),
    ),
    won.length
      ? h("p", null, context.t("board-won", { places: won.map((id) => context.name(id)) }))
      : null,
  );
}

/** @param {BoardContext} context @param {string} part of the score */
function partName(context, part) {
  // texts: board-score-raids board-score-support board-score-men board-score-germans
  return part === "men"
    ? context.t("board-end-men")
    : part === "germans"
      ? context.t("board-end-germans")
      : context.t(`board-score-${part}`);
}

/** @param {BoardContext} context @param {Record<string, any>} last @param {Turn[]} turns */
function curves(context, last, turns) {
  const boards = [...turns.map((turn) => turn.board), last];
  // A turn's figure is what was true when it began; the last one is the end.
  const labels = [...turns.map((turn) => String(turn.turn)), context.t("board-end-end")];
  /** @type {Series[]} */
  const walls = COLOURS.map((colour, nth) => ({
    class: `pve-${colour}`,
    nth,
    name: capital(context.name(colour)),
    values: boards.map((board) => Number(board.defense[colour])),
  }));
  /** @type {Series[]} */
  const forces = [
    {
      class: "pve-men",
      name: context.t("board-end-men"),
      values: boards.map((board) => inHouse(board)),
    },
    {
      class: "pve-germans",
      nth: 1,
      name: context.t("board-end-germans"),
      values: boards.map((board) => Object.keys(board.spaces).length),
    },
  ];
  const lost = {
    class: "pve-lost",
    name: context.t("board-end-casualties"),
    values: boards.map((board) => casualties(board).length),
  };
  const score = {
    class: "pve-score",
    name: context.t("board-score"),
    values: boards.map((board) => Number(board.score.total)),
  };
  return h(
    "section",
    { class: "pve-curves" },
    h("h3", null, context.t("board-end-curves")),
    h(
      "div",
      { class: "pve-charts" },
      chart(context.t("board-end-walls"), labels, walls, { low: 3, high: 6 }),
      chart(context.t("board-end-forces"), labels, forces, { low: 0 }),
      chart(context.t("board-end-casualties"), labels, [lost], { high: 5 }),
      chart(context.t("board-score"), labels, [score], {}),
    ),
    table(context, labels, [...walls, ...forces, lost, score]),
  );
}

/** @param {Record<string, any>} board */
function inHouse(board) {
  return Object.keys(board.men).filter((id) => !AWAY.includes(board.men[id].place)).length;
}

/** The same as figures.
 * @param {BoardContext} context @param {string[]} labels @param {Series[]} series */
function table(context, labels, series) {
  return h(
    "details",
    { class: "pve-table" },
    h("summary", null, context.t("board-end-table")),
    h(
      "div",
      {
        class: "pve-scroll",
        tabindex: 0,
        role: "region",
        "aria-label": context.t("board-end-table"),
      },
      h(
        "table",
        null,
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("th", { scope: "col" }, context.t("board-end-turn-column")),
            series.map((one) => h("th", { scope: "col" }, one.name)),
          ),
        ),
        h(
          "tbody",
          null,
          labels.map((label, n) =>
            h(
              "tr",
              null,
              h("th", { scope: "row" }, label),
              series.map((one) => h("td", null, minus(one.values[n] ?? 0))),
            ),
          ),
        ),
      ),
    ),
  );
}
