// The pictures of the page that tells how Tank Battle is played.

import { s } from "/web/js/dom.js";
import { cardFace, orderSign } from "./card.js";
import { Field, SIZE, hexagon } from "./field.js";
import { tile } from "./terrain.js";
import { counterPicture, fresh } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Picture} Picture */
/** @typedef {import("./units.js").Unit} Unit */

const CARD = "t34";
const STATES = /** @type {Record<string, Partial<Unit>>} */ ({
  suppressed: { suppressed: true },
  hidden: { ambush: true },
  tied: { tied: true },
  empty: { ammo: 0 },
});
const ORDERS = [
  "defence",
  "suppressive-fire",
  "fire",
  "attack",
  "ambush",
  "march",
  "fire-on-the-move",
  "resupply",
];
const TERRAIN = ["plain", "bushes", "sparse-woods", "village", "plough", "forest"];

/** @param {Context} context @returns {Record<string, () => Picture>} */
export function pictures(context) {
  const field = new Field(context, "training");
  return {
    counter: () => ({
      el: platoon(context, { strength: 2 }),
      marks: [
        [0.13, 0.79, "left"],
        [0.87, 0.79, "right"],
        [0.5, 0.9, "bottom"],
      ],
    }),
    card: () => ({
      el: cardFace(context, CARD, field),
      wide: true,
      marks: [
        [0.03, 0.36, "left"],
        [0.5, 0.02, "top"],
        [0.03, 0.75, "left"],
        [0.97, 0.75, "right"],
      ],
    }),
    ...named(Object.keys(STATES), (state) => platoon(context, STATES[state] ?? {})),
    ...named(ORDERS, orderSign),
    ...named(TERRAIN, (terrain) => ground(terrain, field)),
  };
}

/** @param {string[]} names @param {(name: string) => Element} draw @returns {Record<string, () => Picture>} */
function named(names, draw) {
  return Object.fromEntries(names.map((name) => [name, () => ({ el: draw(name) })]));
}

/** @param {Context} context @param {Partial<Unit>} state */
function platoon(context, state) {
  return counterPicture(context, `${CARD}-1`, { ...fresh(context, CARD), ...state }, 64);
}

/** A hex. @param {string} terrain @param {Field} field */
function ground(terrain, field) {
  return s(
    "svg",
    { class: "tk-map", viewBox: `${-SIZE} ${-SIZE - 2} ${2 * SIZE} ${2 * SIZE + 4}`, width: 64 },
    tile(terrain, field, "0506"),
    s("path", { class: "tk-cell", d: hexagon() }),
  );
}
