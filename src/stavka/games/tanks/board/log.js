// What the log says of the board: headings, the things a line speaks of, its dice.

import { headings, named } from "/web/js/board/log.js";
import { BUSY } from "./units.js";

/** @typedef {import("/web/types.d.ts").LogLine} LogLine */

/** Arguments that are ids of things on the board. */
const NAMES = ["unit", "units", "target", "place", "route", "card", "other"];

export const headingOf = headings([
  "event-turn-begins",
  "event-phase-begins",
  "event-step-begins",
  "event-orders-revealed",
]);

/**
 * The ids of what a line speaks of.
 * @param {LogLine} line
 * @returns {string[]}
 */
export function thingsOf(line) {
  return named(line, NAMES).flatMap((id) => [id, `${BUSY}${id}`]);
}

/**
 * The dice of a line; those that hit, pass or win are marked.
 * @param {LogLine} line
 * @returns {{ faces: number[], hits: boolean[] } | null}
 */
export function diceOf(line) {
  const { dice, accuracy, passed, enters } = line.args ?? {};
  if (!Array.isArray(dice) || !dice.length) return null;
  const enemy = line.args?.enemy_dice;
  if (line.event === "event-meeting-attack" && Array.isArray(enemy)) {
    return {
      faces: [...dice, ...enemy].map(Number),
      hits: [...dice.map(() => true), ...enemy.map(() => false)],
    };
  }
  const faces = dice.map(Number);
  if (line.event === "event-shot-fired")
    return { faces, hits: faces.map((face) => face <= Number(accuracy)) };
  return { faces, hits: faces.map(() => passed === true || enters === true) };
}

/** @param {LogLine} line */
export function isShot({ event }) {
  return event === "event-shot-fired" || event === "event-ambush-fires";
}
