// Standing figures: the score and what it is made of, the stock, the casualties; and the strip of
// turns and phases for the header.

import { changes } from "/web/js/board/anew.js";
import { figure } from "/web/js/board/figures.js";
import { capital, signed } from "/web/js/board/words.js";
import { h, replace } from "/web/js/dom.js";
import { token } from "./counters.js";
import { picture } from "./trays.js";

/** @typedef {import("/web/types.d.ts").BoardContext} BoardContext */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {{ id: string, lowest: number, level: string }} Award */

const TOKENS = [
  "ammunition",
  "food",
  "first-aid",
  "sapper",
  "suppression",
  "wire",
  "artillery",
  "anti-aircraft",
];
const PARTS = ["raids", "support", "men", "germans"];
const PHASES = ["soviet-cards", "wehrmacht-cards", "soviet-counters"];
const PER_TURN = 3;

/**
 * The awards, the highest first.
 * @param {BoardContext} context
 * @returns {Award[]}
 */
export function awards(context) {
  return Object.keys(context.edition.awards ?? {})
    .map((id) => ({
      id,
      lowest: Number(figure(context, "awards", id, "lowest")),
      level: String(figure(context, "awards", id, "level")),
    }))
    .sort((a, b) => b.lowest - a.lowest);
}

/** Is Operational Support in this match?
 * @param {Record<string, any>} board */
export function supported(board) {
  return Boolean(board.support || board.support_deck || board.support_won?.length);
}

/** The parts of the score that matter in this match.
 * @param {Record<string, any>} board */
export function scoreParts(board) {
  return PARTS.filter((part) => part !== "support" || supported(board)).map((part) => ({
    part,
    points: Number(board.score[part]),
  }));
}

/** Men who are lost.
 * @param {Record<string, any>} board */
export function casualties(board) {
  return Object.keys(board.men).filter((id) => board.men[id].place === "out");
}

/**
 * @param {BoardContext} context
 * @returns {{ el: HTMLElement, update(state: MatchState, previous: MatchState | null): void }}
 */
export function makeSide(context) {
  const score = h("section", { class: "pvs-part pvs-score" });
  const stock = h("section", { class: "pvs-part pvs-stock" });
  const lost = h("details", { class: "pvs-part pvs-lost" });
  const el = h("div", { class: "pv-side" }, score, stock, lost);
  const anew = changes();
  return {
    el,
    update({ board }) {
      const out = casualties(board);
      if (anew(score, board.score, board.raids_won, board.support_won))
        replace(score, scoreSheet(context, board));
      if (anew(stock, board.stock, board.gone)) replace(stock, stockList(context, board));
      if (anew(lost, out)) replace(lost, lostList(context, out));
    },
  };
}

/** @param {BoardContext} context @param {Record<string, any>} board */
function scoreSheet(context, board) {
  const total = Number(board.score.total);
  const ladder = awards(context);
  const reached = ladder.find((award) => total >= award.lowest);
  const next = ladder.filter((award) => award.lowest > total).at(-1);
  /** @type {string[]} */
  const won = [...(board.raids_won ?? []), ...(board.support_won ?? [])];
  return [
    h("h2", { class: "unseen" }, context.t("board-score")),
    h("p", { class: `pvs-total${total < 1 ? " low" : ""}` }, signed(total)),
    h(
      "p",
      { class: "pvs-award" },
      reached
        ? [capital(context.name(reached.id)), h("small", null, context.name(reached.level))]
        : null,
    ),
    h(
      "dl",
      { class: "pvs-parts" },
      // texts: board-score-raids board-score-support board-score-men board-score-germans
      scoreParts(board).map(({ part, points }) =>
        h(
          "div",
          null,
          h("dt", null, context.t(`board-score-${part}`)),
          h("dd", null, signed(points)),
        ),
      ),
    ),
    ladderScale(context, total, ladder),
    next ? h("p", { class: "pvs-next" }, nextAward(context, next, total)) : null,
    won.length
      ? h(
          "p",
          { class: "pvs-won" },
          context.t("board-won", { places: won.map((id) => context.name(id)) }),
        )
      : null,
  ];
}

/** @param {BoardContext} context @param {Award} next @param {number} total */
function nextAward(context, next, total) {
  const points = next.lowest - total;
  const named = /^no-award/.test(next.id) ? next.level : next.id;
  return context.t("board-next", { points, award: context.name(named) });
}

/** Where the score stands between the lowest and the highest award.
 * @param {BoardContext} context @param {number} total @param {Award[]} ladder */
function ladderScale(context, total, ladder) {
  const steps = ladder.map((award) => award.lowest).filter((lowest) => lowest > -100);
  const [low, high] = [Math.min(...steps) - 6, Math.max(...steps) + 6];
  /** @param {number} value */
  const along = (value) =>
    `${((Math.max(low, Math.min(high, value)) - low) / (high - low)) * 100}%`;
  const marker = h("i", { class: "pvs-marker" });
  marker.style.left = along(total);
  return h(
    "div",
    { class: "pvs-scale", "aria-hidden": "true" },
    ladder
      .filter((award) => award.lowest > -100)
      .map((award) => {
        const tick = h("i", {
          class: award.lowest <= total ? "pvs-tick reached" : "pvs-tick",
          title: `${award.lowest}: ${context.name(award.id)}`,
        });
        tick.style.left = along(award.lowest);
        return tick;
      }),
    marker,
  );
}

/** @param {BoardContext} context @param {Record<string, any>} board */
function stockList(context, board) {
  const gone = Object.entries(board.gone ?? {}).map(
    ([kind, count]) => `${context.name(kind)} ${count}`,
  );
  return [
    h("h2", null, context.t("board-stock")),
    h(
      "ul",
      { class: "pvs-tokens" },
      TOKENS.map((kind) => {
        const count = Number(board.stock[kind] ?? 0);
        const one = token(context, kind);
        Object.assign(one.dataset, { id: `stock ${kind}`, at: "stock" });
        return h(
          "li",
          { class: count ? null : "none", title: capital(context.name(kind)) },
          picture(one),
          h("span", { class: "unseen" }, context.name(kind)),
          h("b", null, String(count)),
        );
      }),
    ),
    gone.length ? h("p", { class: "pvs-won" }, context.t("board-gone", { tokens: gone })) : null,
  ];
}

/** @param {BoardContext} context @param {string[]} out */
function lostList(context, out) {
  return [
    h("summary", null, h("h2", null, context.t("board-casualties", { count: out.length }))),
    h(
      "p",
      null,
      out.length
        ? out.map((id) => context.name(id)).join(", ")
        : context.t("board-casualties-none"),
    ),
  ];
}

/**
 * The strip of turns, and the phases of this one.
 * @param {BoardContext} context
 * @returns {{ el: HTMLElement, update(state: MatchState, previous: MatchState | null): void }}
 */
export function makeTrack(context) {
  const words = h("p", { class: "pvt-words" });
  const short = h("p", { class: "pvt-short", "aria-hidden": "true" });
  const turns = h("ol", { class: "pvt-turns", "aria-hidden": "true" });
  const phases = h("ol", { class: "pvt-phases" });
  const el = h("div", { class: "pv-turns" }, words, short, turns, phases);
  return {
    el,
    update({ board, status }) {
      const left = board.wehrmacht_deck + board.plan + board.wehrmacht_hand;
      const count = Math.floor((board.wehrmacht_played.length + left) / PER_TURN);
      words.textContent = context.t("board-turn", { turn: Number(board.turn), turns: count });
      short.textContent = `${board.turn}/${count}`;
      if (turns.children.length !== count)
        replace(
          turns,
          Array.from({ length: count }, (_, n) => h("li", null, String(n + 1))),
        );
      [...turns.children].forEach((li, n) => {
        li.className = n + 1 < board.turn ? "done" : n + 1 === board.turn ? "now" : "";
      });
      const planned = board.phase === "planning" || board.wehrmacht_hand > 0 || "my_hand" in board;
      const list = [
        ...(planned ? ["planning"] : []),
        ...PHASES,
        ...(board.phase === "final-raid" ? ["final-raid"] : []),
      ];
      replace(
        phases,
        list.map((phase) => {
          const now = status === "running" && phase === board.phase;
          // texts: board-phase-planning board-phase-soviet-cards board-phase-wehrmacht-cards
          // texts: board-phase-soviet-counters board-phase-final-raid
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
    },
  };
}
