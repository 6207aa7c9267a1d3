// Puzzles: short positions with an aim, game by game, and how far one is with them.

import { h, replace, sheet } from "../dom.js";
import { beginPuzzle, games, scenarioOf, seatTitle } from "../lobby.js";
import { api } from "../net.js";
import { button, icon } from "../parts.js";
import { tab } from "../tab.js";
import { t } from "../texts.js";

/** @typedef {import("../lobby.js").GameInfo} GameInfo */
/** @typedef {import("../../wire.d.ts").PuzzleInfo} PuzzleInfo */

const GRADES = 5;

/** @param {HTMLElement} main @returns {Promise<() => void>} */
export async function show(main) {
  tab(t("ui-puzzles"));
  const [all, { puzzles }] = await Promise.all([
    games(),
    /** @type {Promise<{ puzzles: PuzzleInfo[] }>} */ (api.get("/api/puzzles")),
    sheet("/web/css/puzzles.css"),
  ]);
  const sections = all.map((game) => {
    const own = puzzles.filter((each) => each.game === game.id);
    return own.length ? section(all, game, own) : null;
  });
  replace(
    main,
    h(
      "div",
      { class: "page puzzles" },
      h(
        "header",
        { class: "page-head" },
        h("h1", {}, t("ui-puzzles")),
        h("p", {}, t("ui-puzzles-text")),
        h("p", {}, t("ui-puzzles-solved-text")),
      ),
      sections,
    ),
  );
  return () => {};
}

/** @param {GameInfo[]} all @param {GameInfo} game @param {PuzzleInfo[]} own */
function section(all, game, own) {
  const solved = own.filter((each) => each.found && each.reached).length;
  const id = `puzzles-${game.id}`;
  return h(
    "section",
    { class: "panel", "aria-labelledby": id },
    h("h2", { id }, game.title),
    h("p", { class: "muted" }, t("ui-puzzles-count", { solved, of: own.length })),
    h(
      "ol",
      { class: "puzzle-list" },
      own.map((each) => row(all, each)),
    ),
  );
}

/** @param {GameInfo[]} all @param {PuzzleInfo} puzzle */
function row(all, puzzle) {
  const facts = [scenarioOf(all, puzzle)?.title, seatTitle(all, puzzle, puzzle.seat)];
  const solved = puzzle.found && puzzle.reached;
  return h(
    "li",
    { class: solved ? "puzzle solved" : "puzzle" },
    h(
      "div",
      { class: "puzzle-words" },
      h("p", { class: "puzzle-aim" }, `${puzzle.number}. ${puzzle.aim}`),
      h("p", { class: "puzzle-facts" }, facts.filter(Boolean).join("\u00a0· ")),
    ),
    h("div", { class: "puzzle-signs" }, grade(puzzle.grade), standing(puzzle)),
    button(t("ui-puzzles-try"), {
      kind: solved ? "plain" : "main",
      class: "puzzle-begin",
      title: puzzle.aim,
      click: () => beginPuzzle(puzzle.game, puzzle.puzzle),
    }),
  );
}

/** How hard it is. @param {number} value */
export function grade(value) {
  return h(
    "span",
    { class: "grade", role: "img", "aria-label": t("ui-puzzles-grade", { grade: value }) },
    h("span", { "aria-hidden": "true" }, "●".repeat(value)),
    h("span", { class: "grade-rest", "aria-hidden": "true" }, "○".repeat(GRADES - value)),
  );
}

/** What one has done of it, in words. @param {{ found: boolean, reached: boolean, tries: number }} puzzle */
function standing({ found, reached, tries }) {
  if (!tries) return h("span", { class: "puzzle-standing" }, t("ui-puzzles-new"));
  const words =
    found && reached
      ? t("ui-puzzles-solved")
      : found
        ? t("ui-puzzles-found")
        : reached
          ? t("ui-puzzles-reached")
          : t("ui-puzzles-tried");
  return h("span", { class: "puzzle-standing" }, found && reached ? icon("check") : null, words);
}
