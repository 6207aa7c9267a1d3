// What the pages about a game share: its figures, its texts and the brushes of its board, outside
// of any match.

import { sheet } from "./dom.js";
import { api } from "./net.js";
import { settings } from "./settings.js";
import { has, language, loadTexts, name, t } from "./texts.js";

/** @typedef {import("../types.d.ts").BoardContext} BoardContext */
/** @typedef {import("../types.d.ts").Edition} Edition */

/** All that pictures of a game are drawn with, once it is there.
 * @param {string} game @param {string} [match] whose figures they are; else the game's own */
export async function guideOf(game, match = "") {
  const [edition] = await Promise.all([
    api.get(match ? `/api/matches/${match}/edition` : `/api/games/${game}/edition`),
    loadTexts(settings.language, game),
    sheet("/web/css/guide.css"),
    sheet(`/board/${game}/board.css`),
  ]);
  return contextOf(game, edition.tables);
}

/**
 * What a board is given, where there is no match.
 * @param {string} game
 * @param {Edition} edition
 * @returns {BoardContext}
 */
function contextOf(game, edition) {
  return {
    game,
    scenario: "",
    language: language(),
    edition,
    t,
    has,
    name,
    settings,
    inspect() {},
    focus() {},
    study: () => Promise.resolve({}),
    past: {
      seen: 0,
      turns: () => Promise.resolve([]),
      events: () => Promise.resolve([]),
      look() {},
    },
  };
}
