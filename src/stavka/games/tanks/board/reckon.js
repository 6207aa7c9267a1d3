// What a shot may bring, reckoned from the figures of the cards: shown before an order is given.

import { figure } from "/web/js/board/figures.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("./units.js").Unit} Unit */
/** @typedef {{ dice: number, accuracy: number, damage: number, most: number }} Shot `damage`: the chance
 *   of losing a tank at least, `most`: of losing all */

/** How far a card shoots. @param {Context} context @param {string} card */
export function rangeOf(context, card) {
  const accuracy = figure(context, "units", card, "accuracy", /** @type {number[]} */ ([]));
  const far = accuracy.reduce((most, value, n) => (n && value ? n : most), 0);
  return Math.min(far, figure(context, "units", card, "sight", far));
}

/** The highest die that hits. @param {Context} context @param {string} card @param {number} distance */
export function accuracyAt(context, card, distance) {
  return figure(context, "units", card, "accuracy", /** @type {number[]} */ ([]))[distance] ?? 0;
}

/** How far it sees now. @param {Context} context @param {Unit} unit */
export function sightOf(context, unit) {
  return unit.suppressed || unit.tied ? 1 : figure(context, "units", unit.card, "sight", 6);
}

/** Dice against a type of target by present strength. @param {Context} context @param {Unit} unit @param {string} type */
function diceAgainst(context, unit, type) {
  return (
    figure(context, "units", unit.card, type, /** @type {number[]} */ ([])).at(-unit.strength) ?? 0
  );
}

/**
 * @param {Context} context @param {Unit} unit @param {Unit} target @param {number} distance
 * @param {string} order
 * @returns {Shot | null} null: no such target, or too far
 */
export function shot(context, unit, target, distance, order) {
  const plain = diceAgainst(context, unit, figure(context, "units", target.card, "type", "light"));
  const accuracy = unit.suppressed
    ? figure(context, "units", unit.card, "suppressed_accuracy", 1)
    : accuracyAt(context, unit.card, distance);
  const dice = manner(context, unit.card, order, plain);
  if (!dice || !accuracy) return null;
  const above = (/** @type {number} */ least) => chance(dice, accuracy / 6, least);
  return {
    dice,
    accuracy,
    damage: above(target.protection + 1),
    most: above(target.protection + target.strength),
  };
}

/** @param {Context} context @param {string} card @param {string} order @param {number} dice */
function manner(context, card, order, dice) {
  if (order === "suppressive-fire") return dice + Math.ceil(dice / 2);
  if (order !== "fire-on-the-move") return dice;
  const less = figure(
    context,
    "units",
    card,
    "on_the_move_dice",
    /** @type {string | number} */ ("half"),
  );
  return less === "half" ? Math.ceil(dice / 2) : Math.max(0, dice - Number(less));
}

/** At least so many hits. @param {number} dice @param {number} hit @param {number} least */
function chance(dice, hit, least) {
  let below = 0;
  let ways = 1;
  for (let n = 0; n < least && n <= dice; n++) {
    below += ways * hit ** n * (1 - hit) ** (dice - n);
    ways = (ways * (dice - n)) / (n + 1);
  }
  return Math.max(0, 1 - below);
}

/** @param {Context} context @param {number} share */
export function percent(context, share) {
  const digits = share > 0 && share < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(context.language, {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(share);
}
