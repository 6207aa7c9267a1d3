// The picture of a scenario on the set-up page: side against side, three heads beside the cards and
// three on the other; each for himself, the open cards of the woods.

import { s } from "/web/js/dom.js";
import { HEIGHT, WIDTH, cardOf, drawBack, drawCard, portrait } from "./cards.js";
import { ROLES } from "./reckon.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */

const SHAPE = { width: 480, height: 300 };
const HEAD = 88;
const CARD = 68; // between the heads
const OPEN = 92; // on the table of its own
const ROWS = 2;

/** @param {Context} context @returns {SVGSVGElement} */
export function picture(context) {
  const { width, height } = SHAPE;
  return s(
    "svg",
    { class: "pt-table", viewBox: `0 0 ${width} ${height}` },
    context.scenario === "three-on-three" ? sides(context) : woods(context, OPEN, 4, 1),
  );
}

/** @param {Context} context */
function sides(context) {
  return [
    ROLES.map((role, n) => {
      const head = portrait(role, HEAD);
      head.setAttribute("x", String(n < ROLES.length / 2 ? 18 : SHAPE.width - 18 - HEAD));
      head.setAttribute("y", String(6 + (n % 3) * 98));
      return head;
    }),
    woods(context, CARD, 3, 2),
  ];
}

/** Cards in the middle, every so many face down.
 * @param {Context} context @param {number} size @param {number} columns @param {number} closed */
function woods(context, size, columns, closed) {
  const ids = Object.keys(context.edition.cards ?? {});
  const step = { x: size * 1.06, y: ((size * HEIGHT) / WIDTH) * 1.06 };
  const left = (SHAPE.width - columns * step.x) / 2;
  const top = (SHAPE.height - ROWS * step.y) / 2;
  return Array.from({ length: columns * ROWS }, (_, n) => {
    const id = ids[(n * 7) % ids.length] ?? "";
    const card =
      closed > 1 && n % closed ? drawBack(size) : drawCard(cardOf(context.edition, id), size);
    const at = [left + (n % columns) * step.x, top + Math.floor(n / columns) * step.y];
    return s("g", { transform: `translate(${at.join(" ")})` }, card);
  });
}
