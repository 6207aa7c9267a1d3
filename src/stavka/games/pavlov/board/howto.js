// The pictures of the page that tells how Pavlov's House is played.

import { s } from "/web/js/dom.js";
import { actionCard } from "./cards.js";
import { german, man, patterns, place, show, token } from "./counters.js";
import { orderCard } from "./orders.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Picture} Picture */

const TOKENS = [
  "suppression",
  "first-aid",
  "food",
  "ammunition",
  "sapper",
  "wire",
  "artillery",
  "anti-aircraft",
];
const STATES = /** @type {const} */ (["exhausted", "disrupted"]);

/** @param {Context} context @returns {Record<string, () => Picture>} */
export function pictures(context) {
  return {
    man: () => ({
      el: row(man(context, "voronov", { cost: true })),
      marks: [
        [0.16, 0.72, "left"],
        [0.86, 0.72, "right"],
        [0.88, 0.42, "right"],
        [0.08, 0.38, "left"],
      ],
    }),
    germans: () => ({
      el: row(german(context, "riflemen"), german(context, "panzer-iii")),
      marks: [
        [0.07, 0.72, "left"],
        [0.635, 0.9, "bottom"],
        [0.945, 0.72, "right"],
      ],
    }),
    card: () => ({
      el: actionCard(context, { card: "s08", units: ["division", "sappers"], used: false }, false),
      marks: [
        [0.03, 0.12, "left"],
        [0.03, 0.34, "left"],
        [0.97, 0.6, "right"],
      ],
    }),
    order: () => ({
      el: orderCard(context, "sniper", { id: "sniper" }),
      marks: [
        [0.97, 0.3, "right"],
        [0.97, 0.58, "right"],
        [0.05, 0.84, "left"],
      ],
    }),
    ...Object.fromEntries(TOKENS.map((kind) => [kind, () => ({ el: row(token(context, kind)) })])),
    ...Object.fromEntries(
      STATES.map((state) => [
        state,
        () => {
          const el = man(context, "kalinin");
          show(el, { [state]: true });
          return { el: row(el) };
        },
      ]),
    ),
  };
}

/** Pieces side by side. @param {...SVGGElement} pieces */
function row(...pieces) {
  return s(
    "svg",
    { viewBox: `-36 -36 ${72 * pieces.length} 72` },
    patterns(),
    pieces.map((piece, n) => {
      piece.removeAttribute("data-id");
      return place(piece, 72 * n, 0);
    }),
  );
}
