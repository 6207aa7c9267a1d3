// What the log says of the board: headings, the things a line speaks of, its dice.

import { headings, named } from "/web/js/board/log.js";

/** @typedef {import("/web/types.d.ts").LogLine} LogLine */
/** @typedef {import("/web/types.d.ts").Args} Args */

/** Arguments that are ids of things on the board. */
const NAMES = [
  "man",
  "men",
  "counter",
  "weapon",
  "space",
  "square",
  "colour",
  "place",
  "card",
  "cards",
  "track",
];
/** What else an event touches. @type {Record<string, string[]>} */
const TOUCHED = {
  "event-food-eaten": ["supplies food"],
  "event-ammunition-unpacked": ["supplies suppression"],
  "event-first-aid-used": ["supplies first-aid"],
  "event-suppression-laid": ["supplies suppression"],
  "event-battalion-hit-again": ["location-3"],
};
/** Dice that hit when they reach the defence. */
const AGAINST_DEFENCE = [
  "event-sniper-shot",
  "event-suppressive-fire",
  "event-building-shelled",
  "event-anti-aircraft-fire",
  "event-arrival-suppressed",
  "event-sapper-mine",
  "event-attacked",
  "event-shelled",
];

/** What is fired, dropped or blown up. */
const SHOTS = AGAINST_DEFENCE.concat("event-bomb-dropped");

export const headingOf = headings(["event-turn-begins", "event-phase-begins"]);

/**
 * The ids of what a line speaks of.
 * @param {LogLine} line
 * @returns {string[]}
 */
export function thingsOf(line) {
  const args = line.args ?? {};
  const found = new Set([...(TOUCHED[line.event] ?? []), ...named(line, NAMES)]);
  if (args.track) found.add(`${args.track}-1`);
  if (args.card && args.action)
    found.add(`${args.card} ${String(args.action).replace(/^action-/, "")}`);
  if (args.token) found.add(tokenOf(line, args));
  return [...found];
}

/** @param {LogLine} line @param {Args} args */
function tokenOf(line, args) {
  if (line.event === "event-token-staged") return `staging ${args.token}`;
  if (line.event === "event-supplies-delivered") return `supplies ${args.token}`;
  return `${args.place} ${args.token}`;
}

/**
 * The dice of a line; those that hit are marked.
 * @param {LogLine} line
 * @returns {{ faces: number[], hits: boolean[] } | null}
 */
export function diceOf(line) {
  const { dice, defense } = line.args ?? {};
  if (!Array.isArray(dice) || !dice.length) return null;
  const faces = dice.map(Number);
  const against = AGAINST_DEFENCE.includes(line.event);
  const wounded = line.event === "event-raider-hit";
  return { faces, hits: faces.map((face) => wounded || (against && face >= Number(defense))) };
}

/** @param {LogLine} line */
export function isShot({ event }) {
  return SHOTS.includes(event);
}
