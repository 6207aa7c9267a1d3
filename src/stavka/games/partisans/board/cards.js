// Cards: a face with half figures left and right, half goods above and below and what happens in
// the middle; and the back, a forest in snow.

import { s } from "/web/js/dom.js";
import { GOODS, PEOPLE } from "./figures.js";
import { draw } from "./ink.js";
import { BACK, SNOW, scene } from "./scenes.js";
import { pip } from "./symbols.js";

/** @typedef {import("/web/types.d.ts").Edition} Edition */
/** @typedef {"top" | "left" | "right" | "bottom"} Edge */
/**
 * @typedef {{
 *   id: string, left: string, count: number, right: string,
 *   top: string, top_amount: number, bottom: string, bottom_amount: number,
 *   event: string, resource: string, amount: number, water: number,
 * }} Card
 */

export const WIDTH = 100;
export const HEIGHT = 116;
export const BUST = { y: 24, width: 30, height: 68 };
export const LOAD = { width: 40, height: 20 };
const MOST_PIPS = 6; // more than these are told by the number alone

/** A card of this match's edition. @param {Edition} box @param {string} id @returns {Card} */
export function cardOf(box, id) {
  const row = box.cards?.[id] ?? {};
  const fields = Object.entries(row).map(([field, figure]) => [field, figure.value]);
  return { .../** @type {Card} */ (Object.fromEntries(fields)), id };
}

/**
 * The face of a card, as a group that is `size` wide.
 * @param {Card} card
 * @param {number} [size]
 */
export function drawCard(card, size = WIDTH) {
  return s(
    "g",
    { class: "pt-card pt-face", transform: size === WIDTH ? null : `scale(${size / WIDTH})` },
    s("rect", { class: "pt-sheet", width: WIDTH, height: HEIGHT, rx: 3 }),
    draw(SNOW.behind),
    s("g", { transform: "translate(50 58)" }, scene(card)),
    bust(card.left, "left"),
    bust(card.right, "right"),
    draw(SNOW.before),
    load(card.top, "top"),
    load(card.bottom, "bottom"),
    amount(card.top, card.top_amount, "top"),
    amount(card.bottom, card.bottom_amount, "bottom"),
    plate(card.count, "left"),
    s("rect", { class: "pt-rim", width: WIDTH, height: HEIGHT, rx: 3 }),
  );
}

/** The back of a card, as a group that is `size` wide. @param {number} [size] */
export function drawBack(size = WIDTH) {
  return s(
    "g",
    { class: "pt-card pt-back", transform: size === WIDTH ? null : `scale(${size / WIDTH})` },
    s("rect", { class: "pt-sheet", width: WIDTH, height: HEIGHT, rx: 3 }),
    draw(BACK),
    s("rect", { class: "pt-rim", width: WIDTH, height: HEIGHT, rx: 3 }),
  );
}

/**
 * A whole picture of a card to stand in a page.
 * @param {Card | null} card null: its back
 * @param {number} [size]
 */
export function cardPicture(card, size = WIDTH) {
  return s(
    "svg",
    {
      class: "pt-picture",
      viewBox: `-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`,
      width: size,
      height: Math.round((size * HEIGHT) / WIDTH),
    },
    card ? drawCard(card) : drawBack(),
  );
}

/** A whole bust, to stand in a page. @param {string} kind of people @param {number} [size] */
export function portrait(kind, size = 60) {
  return s(
    "svg",
    {
      class: `pt-portrait pt-card pt-of-${kind}`,
      viewBox: "-31 0 62 68",
      width: size,
      height: Math.round((size * 68) / 62),
      "aria-hidden": "true",
    },
    draw(PEOPLE[kind] ?? PEOPLE[kind.replace(/-2$/, "")] ?? []),
  );
}

/** Half of a bust at the left or right edge. @param {string} kind @param {Edge} edge */
export function bust(kind, edge) {
  const { y, width, height } = BUST;
  const left = edge === "left";
  return s(
    "svg",
    {
      class: `pt-half pt-bust pt-of-${kind}`,
      x: left ? 0 : WIDTH - width,
      y,
      width,
      height,
      viewBox: `${left ? 0 : -width} 0 ${width} ${height}`,
    },
    draw(PEOPLE[kind] ?? []),
  );
}

/** Half of goods at the upper or lower edge. @param {string} resource @param {Edge} edge */
export function load(resource, edge) {
  const { width, height } = LOAD;
  const top = edge === "top";
  return s(
    "svg",
    {
      class: `pt-half pt-load pt-of-${resource}`,
      x: (WIDTH - width) / 2,
      y: top ? 0 : HEIGHT - height,
      width,
      height,
      viewBox: `-22 ${top ? 0 : -22} 44 22`,
    },
    draw(GOODS[resource] ?? []),
  );
}

/** How much lies at an edge: so many symbols, and the number. @param {string} resource @param {number} count @param {Edge} edge */
function amount(resource, count, edge) {
  const many = Math.abs(count);
  const lost = count < 0;
  const pips = many > MOST_PIPS ? 0 : many;
  const y = edge === "top" ? 2.6 : HEIGHT - 20.4;
  const rows = pips > 3 ? 2 : 1;
  const each = rows === 1 ? pips : Math.ceil(pips / 2);
  return s(
    "g",
    { class: `pt-amount pt-at-${edge}${lost ? " pt-lost" : ""}` },
    Array.from({ length: pips }, (_, n) => {
      const [row, place] = [Math.floor(n / each), n % each];
      const at = `translate(${2.6 + place * 8.7} ${y + row * 9.2 + (rows === 1 ? 4.6 : 0)}) scale(0.34)`;
      return s(
        "g",
        { transform: at, class: "pt-pip" },
        pip(resource),
        lost && s("path", { class: "pt-strike", d: "M-1 25L25 -1" }),
      );
    }),
    s("text", { class: "pt-count", x: WIDTH - 4, y: y + 15.8 }, `${lost ? "−" : "+"}${many}`),
  );
}

/** The number of people who are met at the left edge. @param {number | string} count @param {Edge} edge */
export function plate(count, edge) {
  const x = edge === "left" ? 0 : WIDTH - 21;
  return s(
    "g",
    { class: `pt-plate pt-at-${edge}`, transform: `translate(${x} 68)` },
    s("path", {
      class: "pt-plate-ground",
      d:
        edge === "left"
          ? "M0 0H17.6C19.5 0 21 1.5 21 3.4V20.6C21 22.5 19.5 24 17.6 24H0Z"
          : "M21 0H3.4C1.5 0 0 1.5 0 3.4V20.6C0 22.5 1.5 24 3.4 24H21Z",
    }),
    s("text", { class: "pt-plate-count", x: 10.2, y: 20.2 }, count),
  );
}
