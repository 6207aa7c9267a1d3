// The pictures of the page that tells how Partisans is played.

import { s } from "/web/js/dom.js";
import { HEIGHT, WIDTH, cardOf, cardPicture, drawCard, portrait } from "./cards.js";
import { BONUSES, RESOURCES, ROLES } from "./reckon.js";
import { symbol } from "./symbols.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Picture} Picture */
/** @typedef {import("./cards.js").Card} Card */

/** @param {Context} context @returns {Record<string, () => Picture>} */
export function pictures(context) {
  const cards = Object.keys(context.edition.cards ?? {}).map((id) => cardOf(context.edition, id));
  const card = /** @type {Card} */ (cards.find(({ event }) => event === "cache") ?? cards[0]);
  return {
    card: () => ({
      el: cardPicture(card, 200),
      marks: [
        [0.5, 0.05, "top"],
        [0.05, 0.36, "left"],
        [0.05, 0.7, "left"],
        [0.6, 0.62, "right"],
        [0.5, 0.95, "bottom"],
      ],
    }),
    meeting: () => {
      const [left, right] = pair(cards);
      return {
        el: s(
          "svg",
          { viewBox: `-1 -1 ${2 * WIDTH + 2} ${HEIGHT + 2}` },
          drawCard(left),
          s("g", { transform: `translate(${WIDTH} 0)` }, drawCard(right)),
        ),
        marks: [
          [0.5, 0.3, "top"],
          [0.55, 0.77, "bottom"],
        ],
      };
    },
    ...Object.fromEntries(ROLES.map((role) => [role, () => ({ el: portrait(role, 52) })])),
    ...Object.fromEntries(
      [...RESOURCES, ...BONUSES].map((id) => [id, () => ({ el: symbol(id, { size: 40 }) })]),
    ),
  };
}

/** Two cards on whose common edge the same people meet. @param {Card[]} cards @returns {[Card, Card]} */
function pair(cards) {
  for (const left of cards) {
    const right = cards.find((other) => other !== left && other.left === left.right);
    if (right && left.event !== "none") return [left, right];
  }
  const [first] = /** @type {[Card]} */ (cards);
  return [first, first];
}
