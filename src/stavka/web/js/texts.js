// All sentences on the page. They come from the server's Fluent files, ready to be filled in.

import { settings } from "./settings.js";

/** @typedef {import("../types.d.ts").Args} Args */
/** @typedef {import("../types.d.ts").Arg} Arg */
/** @typedef {import("../types.d.ts").Pattern} Pattern */
/** @typedef {{ messages: Record<string, Pattern>, names?: Record<string, string> }} Texts */

/** @type {Map<string, Promise<Texts>>} */
const fetched = new Map();
/** @type {Set<() => void>} */
const watchers = new Set();

let current = /** @type {string} */ (settings.language);
let game = "";
/** @type {Texts} */
let shell = { messages: {} };
/** @type {Texts} */
let own = { messages: {}, names: {} };
let plurals = new Intl.PluralRules(current);
let numbers = new Intl.NumberFormat(current);

/**
 * Loads the shell's texts in a language and, if a game is named, that game's. A game that was
 * named before is loaded again in the new language by itself.
 * @param {string} language
 * @param {string} [forGame]
 */
export async function loadTexts(language, forGame = game) {
  const [shellTexts, gameTexts] = await Promise.all([
    fetchOnce(`/api/texts?lang=${language}`),
    forGame
      ? fetchOnce(`/api/games/${forGame}/texts?lang=${language}`)
      : Promise.resolve({ messages: {}, names: {} }),
  ]);
  const switched = language !== current;
  current = language;
  game = forGame;
  shell = shellTexts;
  own = gameTexts;
  plurals = new Intl.PluralRules(language);
  numbers = new Intl.NumberFormat(language);
  if (switched) for (const fn of [...watchers]) fn();
}

/**
 * Calls `fn` whenever all texts have been loaded in another language.
 * @param {() => void} fn
 * @returns {() => void} to stop watching
 */
export function watchLanguage(fn) {
  watchers.add(fn);
  return () => watchers.delete(fn);
}

/** The language of the texts that are loaded. */
export function language() {
  return current;
}

/**
 * The text of a message. One that is missing is shown in brackets, so that it is found.
 * @param {string} id
 * @param {Args} [args]
 */
export function t(id, args = {}) {
  const pattern = own.messages[id] ?? shell.messages[id];
  return pattern === undefined ? `⟦${id}⟧` : filled(pattern, args);
}

/** @param {string} id */
export function has(id) {
  return id in own.messages || id in shell.messages;
}

/**
 * The name of a piece, a place, a card or a seat of the loaded game; a number is its own name.
 * @param {string} id
 */
export function name(id) {
  return own.names?.[id] ?? (/^\d+$/.test(id) ? id : `⟦${id}⟧`);
}

/**
 * A day and an hour, or how long ago, in words.
 * @param {number} seconds since 1970
 */
export function ago(seconds) {
  const passed = seconds - Date.now() / 1000;
  const relative = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  if (passed > -60) return relative.format(0, "second");
  if (passed > -3600) return relative.format(Math.ceil(passed / 60), "minute");
  if (passed > -86400) return relative.format(Math.ceil(passed / 3600), "hour");
  if (passed > -7 * 86400) return relative.format(Math.ceil(passed / 86400), "day");
  return new Intl.DateTimeFormat(current, { dateStyle: "medium" }).format(seconds * 1000);
}

/**
 * @param {string} url
 * @returns {Promise<Texts>}
 */
function fetchOnce(url) {
  let answer = fetched.get(url);
  if (!answer) {
    answer = fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      return response.json();
    });
    answer.catch(() => fetched.delete(url));
    fetched.set(url, answer);
  }
  return answer;
}

/**
 * @param {Pattern} pattern
 * @param {Args} args
 * @returns {string}
 */
function filled(pattern, args) {
  if (typeof pattern === "string") return pattern;
  return pattern
    .map((part) => {
      if (typeof part === "string") return part;
      const value = args[part.v];
      return part.when
        ? filled(variant(part.when, part.else ?? "other", value), args)
        : shown(value);
    })
    .join("");
}

/**
 * @param {Record<string, Pattern>} variants
 * @param {string} otherwise
 * @param {Arg | undefined} value
 * @returns {Pattern}
 */
function variant(variants, otherwise, value) {
  const exact = variants[String(value)];
  if (exact !== undefined) return exact;
  const plural = typeof value === "number" ? variants[plurals.select(value)] : undefined;
  return plural ?? variants[otherwise] ?? "";
}

/** @param {Arg | undefined} value */
function shown(value) {
  if (typeof value === "number") return numbers.format(value).replace("-", "−");
  if (Array.isArray(value)) return value.join(", ");
  return value === undefined ? "⟦?⟧" : String(value);
}
