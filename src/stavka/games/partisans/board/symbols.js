// Small symbols on a grid of 24: resources, bonuses, kinds of people and what else a card counts.
// They are cut boldly: the smallest is nine pixels high.

import { s } from "/web/js/dom.js";
import { cuts, disc, draw, star } from "./ink.js";

/** @typedef {import("./ink.js").Stroke} Stroke */

const BODY = "M2.5 23.5C2.5 18.6 6 16.8 12 16.8S21.5 18.6 21.5 23.5Z";
const FACE = "M7.4 9H16.6V12C16.6 15.2 14.7 17.8 12 17.8S7.4 15.2 7.4 12Z";
const EYES = disc(10, 13.8, 0.9) + disc(14, 13.8, 0.9);

/** @type {Record<string, readonly Stroke[]>} */
const SYMBOLS = {
  // Resources
  maps: [
    ["P", "M2 6.2L8.6 3.4L15.4 6.2L22 3.4V18L15.4 20.8L8.6 18L2 20.8Z"],
    ["k", "M8.6 3.4L15.4 6.2V20.8L8.6 18Z"],
    ["rl", "M17.2 12.8L20.2 9.6M17.2 9.6L20.2 12.8"],
    ["l", "M3.8 16.6L6.8 12.4"],
  ],
  fuel: [
    [
      "K",
      "M6.4 7.4L9.6 3H18C19.2 3 20 3.8 20 5V20.4C20 21.3 19.3 22 18.4 22H6C5.1 22 4.4 21.3 4.4 20.4V9.6Z",
    ],
    ["k", "M2.4 6L5.6 2.4L8.2 4.6L5 8.4Z"],
    ["p", "M11.2 5H17.6V7H11.2Z"],
    ["w", "M7.6 10.8L16.8 19.2M16.8 10.8L7.6 19.2"],
  ],
  weapons: [
    [
      "K",
      "M1.8 5.6H20.4V4.4H22.2V10.8H13.8C13.8 13.6 12.6 14.8 10.2 14.8H9.2L7.6 21.2H2.4L4.8 10.8H1.8Z",
    ],
    ["p", "M9.8 11H12.2C12.2 12.4 11.6 13 10.4 13H9.3Z"],
    ["w", "M9 8.2H19.4"],
  ],
  water: [
    ["B", "M12 1.8C16 7.8 19.6 11.4 19.6 15.4A7.6 7 0 0 1 4.4 15.4C4.4 11.4 8 7.8 12 1.8Z"],
    ["w", "M8 15.4C8 17.4 9.2 18.8 11 19.2"],
  ],
  food: [
    [
      "K",
      "M1.8 17.4C1.4 10.4 5.8 6 12 6S22.6 10.4 22.2 17.4C22.1 18.8 21.4 19.6 20 19.6H4C2.6 19.6 1.9 18.8 1.8 17.4Z",
    ],
    ["p", cuts(1.7, [6.4, 8.8, 8.8, 15], [11, 7.4, 13.2, 14.6], [15.8, 8.4, 17.6, 14.8])],
  ],
  wood: [
    ["P", disc(12, 7.2, 5) + disc(6.6, 16.6, 5) + disc(17.4, 16.6, 5)],
    ["k", disc(12, 7.2, 1.9) + disc(6.6, 16.6, 1.9) + disc(17.4, 16.6, 1.9)],
  ],
  // Bonuses: those of the partisans; what the occupiers have instead stands below
  transport: [
    ["K", "M1 8.4H18.6L17.2 13.6H2.8Z"],
    ["w", "M4 11H16.6"],
    ["P", disc(6, 17, 4.6) + disc(15.4, 17, 4.6)],
    ["l", "M6 12.4V21.6M1.4 17H10.6M15.4 12.4V21.6M10.8 17H20M17.4 11.4L23.4 9"],
    ["k", disc(6, 17, 1.5) + disc(15.4, 17, 1.5)],
  ],
  "transport-occupiers": [
    ["P", disc(5.2, 17, 4.6) + disc(18.8, 17, 4.6)],
    ["l", "M16 6.4L18.8 17M5.2 17L10 11.4M12.6 4.2L16.4 3.8L16.2 8"],
    ["K", "M9 8.6C11 6.4 14.6 6.6 16.6 8.6L15.2 11.8H9.8Z"],
    ["K", "M2.8 8.2L8.6 9.4V11.6H5Z"],
    ["K", "M9.4 12.4H15L14 17.6H10Z"],
    ["k", `${disc(18.4, 7, 1.9)}${disc(5.2, 17, 1.6)}${disc(18.8, 17, 1.6)}M1 18.6H9.8V20H1Z`],
  ],
  full_map: [
    ["P", "M1.6 7L8.4 4L15.6 7L22.4 4V19L15.6 22L8.4 19L1.6 22Z"],
    ["l", "M8.4 4V19M15.6 7V22"],
    ["bl", "M2 13.4C5 10.4 7 16 10.6 13.4S16 17 22 11.8"],
    ["K", "M11.4 1V13.6"],
    ["R", "M11.6 1.2L19.4 3.6L11.6 6.8Z"],
  ],
  fortified: [
    [
      "P",
      "M1.8 22.4V8.6L4.8 3.4L7.8 8.6V22.4ZM8.9 22.4V6.6L12 1.4L15.1 6.6V22.4ZM16.2 22.4V8.6L19.2 3.4L22.2 8.6V22.4Z",
    ],
    ["K", "M0.8 12H23.2V14.6H0.8Z"],
    [
      "k",
      cuts(
        0.9,
        [5.8, 9, 5.8, 11.6],
        [13, 7, 13, 11.6],
        [20.2, 9, 20.2, 11.6],
        [5.8, 15.4, 5.8, 22],
        [13, 15.4, 13, 22],
        [20.2, 15.4, 20.2, 22],
      ),
    ],
  ],
  incendiary: [
    ["R", "M13.4 7.4C9.4 6 9.8 3 12.2 0.8C12.4 2.6 13.8 2.6 14.4 1.2C17.4 3.2 17 6.4 13.4 7.4Z"],
    [
      "K",
      "M10.6 7H13.8V11.4C16.6 12.8 17.6 14.2 17.6 16.6V21.4C17.6 22.4 17 23 16 23H8.4C7.4 23 6.8 22.4 6.8 21.4V16.6C6.8 14.2 7.8 12.8 10.6 11.4Z",
    ],
    ["p", "M8.6 16H15.8V20.2H8.6Z"],
  ],
  "incendiary-occupiers": [
    ["K", "M1 20.6L3.6 12.4H7.4L10.4 8.6L15.6 8.8V11.2L11.4 11L9.4 14.6H7L5.4 21.8Z"],
    [
      "R",
      "M15.8 10C17.2 7.4 18.2 6.8 17.6 3.6C20 5 20.6 6.4 20.2 8C21.4 7.6 22 7 22.2 5.8C24 9.4 23 13.4 18.8 13.6C17 13.6 15.8 12.2 15.8 10Z",
    ],
  ],
  brigade: [
    ["l", "M4.4 9.4C5 0.4 19 0.4 19.6 9.4"],
    ["K", "M3 8.4H21L17.8 22C17.6 22.8 17 23.2 16.2 23.2H7.8C7 23.2 6.4 22.8 6.2 22Z"],
    ["B", "M3 8.4C6 6.6 9 10.2 12 8.4S18 6.6 21 8.4L20.2 11.6H3.8Z"],
    ["w", "M5.8 15.4H18.2"],
  ],
  // People: red are partisans, blue are occupiers
  peasant: [
    ["R", BODY],
    ["P", FACE],
    [
      "P",
      "M7.2 13.4C6.8 18.4 8.8 21.4 12 22.8C15.2 21.4 17.2 18.4 16.8 13.4C15.6 15.4 13.8 15.4 12 14.8C10.2 15.4 8.4 15.4 7.2 13.4Z",
    ],
    ["k", disc(10.2, 11.9, 0.9) + disc(13.8, 11.9, 0.9) + cuts(0.8, [10.4, 17.4, 13.6, 17.4])],
    [
      "K",
      "M6.4 16.4C4.6 16.6 4 10.8 4.8 7C5.8 3 8.4 1.4 12 1.4S18.2 3 19.2 7C20 10.8 19.4 16.6 17.6 16.4L16.8 9.6H7.2Z",
    ],
    ["p", "M7.4 9.8L7.8 5.4C10.4 4.2 13.6 4.2 16.2 5.4L16.6 9.8C13.6 8.8 10.4 8.8 7.4 9.8Z"],
  ],
  partisan: [
    ["K", "M20.4 23V2.4H22V23Z"],
    ["R", BODY],
    ["P", FACE],
    ["K", "M6.2 10.2L5.6 4C9.4 1.8 14.6 1.8 18.4 4L17.8 10.2C14 8.6 10 8.6 6.2 10.2Z"],
    ["r", "M6.3 8.8L6.1 6.2L18.2 3.6L18.1 6.2Z"],
    [
      "k",
      `${disc(10.1, 12.2, 0.9)}${disc(13.9, 12.2, 0.9)}M9 16C10 14.4 14 14.4 15 16C13 15.6 11 15.6 9 16Z`,
    ],
  ],
  nkvd: [
    ["R", BODY],
    ["P", FACE],
    ["k", EYES],
    ["K", "M3.4 5C5 2.2 8.6 1.2 12 1.2S19 2.2 20.6 5C20 7 18.8 7.6 17.4 8H6.6C5.2 7.6 4 7 3.4 5Z"],
    ["r", "M6.6 7.2H17.4V9.6H6.6Z"],
    ["K", "M6.4 9.6H17.6C17 11.8 15 12.4 12 12.4S7 11.8 6.4 9.6Z"],
    ["p", star(12, 5.8, 3.2)],
  ],
  policeman: [
    ["B", BODY],
    ["P", FACE],
    ["k", EYES],
    ["p", "M17 18.2L21.4 21.2L21.2 23.4H16.6Z"],
    ["l", "M17 18.2L16.6 23.4"],
    ["K", "M6.6 9.6L6 4.8C8.4 1.6 15.6 1.6 18 4.8L17.4 9.6Z"],
    ["w", "M7.4 7L12 5.4L16.6 7"],
    ["K", "M7 9.4H17C16.4 11.6 14.6 12 12 12S7.6 11.6 7 9.4Z"],
  ],
  soldier: [
    ["B", BODY],
    ["P", FACE],
    ["k", EYES],
    [
      "K",
      "M2.8 13.6C4.4 12.4 4.8 10.8 4.8 8.8C5 3.8 8 1.4 12 1.4S19 3.8 19.2 8.8C19.2 10.8 19.6 12.4 21.2 13.6L16.8 13C16.6 11.4 16.4 10.4 16 9.4H8C7.6 10.4 7.4 11.4 7.2 13Z",
    ],
    ["w", "M7.4 6.8C8 4.8 9.4 4 11.4 3.8"],
  ],
  officer: [
    ["B", BODY],
    ["P", FACE],
    ["k", EYES],
    ["K", "M2.4 5.8C6.2 5 8 1 12 0.8C16 1 17.8 5 21.6 5.8L17.6 9.8H6.4Z"],
    ["w", "M6.4 8H17.6"],
    ["K", "M6.4 9.6H17.6C17 12 15 12.6 12 12.6S7 12 6.4 9.6Z"],
    ["p", disc(12, 4.8, 1.3)],
  ],
  // What a card counts
  people: [
    ["K", disc(12, 6.6, 4.8)],
    ["K", "M2.6 23C2.6 16 6 13 12 13S21.4 16 21.4 23Z"],
  ],
  points: [["K", star(12, 12.6, 11)]],
  turn: [
    ["K", "M4.4 1.8H19.6V4.4H4.4ZM4.4 19.6H19.6V22.2H4.4Z"],
    [
      "P",
      "M6.4 4.4H17.6C17.6 8.4 14 10 14 12S17.6 15.6 17.6 19.6H6.4C6.4 15.6 10 14 10 12S6.4 8.4 6.4 4.4Z",
    ],
    [
      "k",
      "M8.2 19.6C8.8 17.4 10.6 16.8 12 15.4C13.4 16.8 15.2 17.4 15.8 19.6ZM9.2 8H14.8L12 11.4Z",
    ],
  ],
};

/** Where many stand in a row, they are simpler. @type {Record<string, readonly Stroke[]>} */
const PIPS = {
  maps: [
    ["K", "M1 5L8.4 2L15.6 5L23 2V19L15.6 22L8.4 19L1 22Z"],
    ["w", "M8.4 4.6V17M15.6 7.4V19.8"],
  ],
  wood: [
    ["P", disc(12, 12, 10)],
    ["k", disc(12, 12, 4.2)],
  ],
};

/** Names that the rules and the cards use beside those above. @type {Record<string, string>} */
const ALIASES = {
  "full-map": "full_map",
  fortifications: "fortified",
  "fire-brigade": "brigade",
  "lost-turn": "turn",
};

/** @param {string} id @param {string} [side] a bonus may look different on the occupiers' side */
function strokesOf(id, side) {
  const own = ALIASES[id] ?? id;
  return (
    SYMBOLS[`${own}-${side}`] ??
    SYMBOLS[own] ??
    SYMBOLS[own.replace(/-2$/, "")] ??
    SYMBOLS.people ??
    []
  );
}

/** The symbol as a group on a grid of 24. @param {string} id @param {string} [side] */
export function glyph(id, side) {
  return s("g", { class: `pt-glyph pt-is-${id}` }, draw(strokesOf(id, side)));
}

/** One of many. @param {string} id of a resource */
export function pip(id) {
  return s("g", { class: `pt-glyph pt-is-${id}` }, draw(PIPS[id] ?? strokesOf(id)));
}

/**
 * A small picture that can stand in a line of text or inside a drawing.
 * @param {string} id of a resource, a bonus (as in the view of a camp) or a kind of people; also
 *   `people`, `points` and `turn`
 * @param {{ size?: number, side?: string }} [how] `side`: "occupiers" have other means
 */
export function symbol(id, { size = 20, side } = {}) {
  return s(
    "svg",
    {
      class: `pt-symbol pt-is-${id}`,
      viewBox: "0 0 24 24",
      width: size,
      height: size,
      "aria-hidden": "true",
    },
    draw(strokesOf(id, side)),
  );
}
