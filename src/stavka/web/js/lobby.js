// Games and matches as the server lists them, and what can be done with a match from outside.

import { api } from "./net.js";
import { ensurePerson } from "./person.js";
import { navigate } from "./route.js";
import { settings } from "./settings.js";
import { t } from "./texts.js";

/**
 * @typedef {{ id: string, title: string, about: string, type: "boolean" | "integer" | "string",
 *   default: boolean | number | string, enum?: string[], titles?: Record<string, string>,
 *   minimum?: number, maximum?: number }} OptionInfo
 *
 * @typedef {{ id: string, title: string, about: string, length: string, of: string, group: string,
 *   seats: { seat: string, title: string }[], options: OptionInfo[], not_yet: string[],
 * }} ScenarioInfo
 *
 * @typedef {{ bot: string, title: string, about: string, own: boolean }} BotInfo
 *
 * @typedef {{ seat: string, who: string }} SeatWish
 *
 * @typedef {{ id: string, title: string, summary: string, players: string, length: string,
 *   ready: boolean, look: boolean, lesson: boolean, howto: boolean, aid: boolean, scenes: boolean,
 *   not_yet: string[], scenarios_to_come: string[], bots: BotInfo[], scenarios: ScenarioInfo[], start: Start,
 *   levels: { level: string, about: string, start: Start }[],
 * }} GameInfo
 *
 * @typedef {{ scenario: string, options: Record<string, unknown>, seats: SeatWish[] }} Start
 *
 * @typedef {{ seat: string, kind: "open" | "invited" | "person" | "bot", name: string,
 *   yours: boolean }} SeatEntry
 *
 * @typedef {{ id: string, game: string, scenario: string, title: string,
 *   status: "open" | "running" | "over" | "aborted", seats: SeatEntry[], your_turn: boolean,
 *   updated: number, imported: boolean, host: string, hidden: boolean, lesson: boolean, puzzle: boolean,
 *   challenge: string,
 *   since_last_visit?: number }} MatchEntry
 *
 * @typedef {MatchEntry & { options: Record<string, unknown>, yours: boolean, choices: number,
 *   commitment: string, spectators: boolean, previous: string | null, created: number,
 *   invitations: Record<string, string> }} MatchInfo
 */

/** @type {Map<string, Promise<GameInfo[]>>} */
const known = new Map();

/**
 * All games in the language that is set.
 * @returns {Promise<GameInfo[]>}
 */
export function games() {
  const language = settings.language;
  let found = known.get(language);
  if (!found) {
    found = api.get("/api/games").then((answer) => answer.games);
    found.catch(() => known.delete(language));
    known.set(language, found);
  }
  return found;
}

/**
 * @param {GameInfo[]} all
 * @param {{ game: string, scenario: string }} match
 */
export function scenarioOf(all, match) {
  return all.find((g) => g.id === match.game)?.scenarios.find((x) => x.id === match.scenario);
}

/**
 * What a match is called: its own title, or that of its game.
 * @param {GameInfo[]} all
 * @param {{ game: string, title: string }} match
 */
export function matchTitle(all, match) {
  return match.title || (all.find((g) => g.id === match.game)?.title ?? match.game);
}

/**
 * @param {GameInfo[]} all
 * @param {{ game: string, scenario: string }} match
 * @param {string} seat
 */
export function seatTitle(all, match, seat) {
  return scenarioOf(all, match)?.seats.find((x) => x.seat === seat)?.title ?? seat;
}

/**
 * A person's name as it is shown: guests are called so in the language of the page.
 * @param {string} name
 */
export function personName(name) {
  const number = /^Guest (\d+)$/.exec(name)?.[1];
  return number ? t("ui-guest-name", { number }) : name;
}

/**
 * Who sits in a seat of a listed match, in words.
 * @param {GameInfo[]} all
 * @param {{ game: string }} match
 * @param {SeatEntry} seat
 */
export function sitterOf(all, match, seat) {
  const bots = all.find((g) => g.id === match.game)?.bots ?? [];
  const bot = seat.kind === "bot" && bots.find((each) => each.bot === seat.name);
  return sitter(bot ? { ...seat, name: bot.title } : seat);
}

/**
 * Who sits in a seat, in words; a bot has its title for a name.
 * @param {SeatEntry} seat
 */
export function sitter(seat) {
  if (seat.yours) return t("ui-seat-you");
  if (seat.kind === "bot") return seat.name;
  if (seat.kind === "person") return personName(seat.name);
  return seat.kind === "invited" ? t("ui-seat-invited") : t("ui-seat-open");
}

/**
 * Makes a match.
 * @param {object} wish as `POST /api/matches` takes it
 * @returns {Promise<MatchInfo>}
 */
export async function makeMatch(wish) {
  await ensurePerson();
  return api.post("/api/matches", wish);
}

/**
 * Starts one of the game's own good defaults and goes there.
 * @param {GameInfo} game
 * @param {Start} [start]
 */
export async function playNow(game, start = game.start) {
  const match = await makeMatch({ game: game.id, ...start, autoplay: settings.autoplay });
  navigate(`/match/${match.id}`);
}

/**
 * Begins the lesson of a game and goes there.
 * @param {string} game
 */
export async function learn(game) {
  const match = await makeMatch({ game, lesson: true });
  navigate(`/match/${match.id}`);
}

/**
 * Begins a puzzle and goes there.
 * @param {string} game
 * @param {string} puzzle
 */
export async function beginPuzzle(game, puzzle) {
  await ensurePerson();
  const match = await api.post("/api/puzzles", { game, puzzle, autoplay: settings.autoplay });
  navigate(`/match/${match.id}`);
}

/**
 * Takes a seat and goes to the match.
 * @param {string} match
 * @param {string} seat
 * @param {string} [secret] of an invitation
 */
export async function join(match, seat, secret) {
  await ensurePerson();
  await api.post(`/api/matches/${match}/join`, secret ? { seat, secret } : { seat });
  navigate(`/match/${match}`, { replace: secret !== undefined });
}

/**
 * The address under which an invited person takes a seat.
 * @param {string} match
 * @param {string} seat
 * @param {string} secret
 */
export function invitation(match, seat, secret) {
  return `${location.origin}/match/${match}/${seat}#${secret}`;
}
