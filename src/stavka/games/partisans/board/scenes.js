// What stands in the middle of a card, the snow around it, and the forest on the back. The middle
// is drawn from -19 to 19 and from -33 to 32.

import { s } from "/web/js/dom.js";
import { PEOPLE } from "./figures.js";
import { cuts, disc, draw, hatch, round } from "./ink.js";
import { glyph } from "./symbols.js";

/** @typedef {import("./ink.js").Stroke} Stroke */
/** @typedef {import("./cards.js").Card} Card */

/** The sky behind all people, and the drift out of which they rise. Its ends are level, so that it
 * goes on from card to card. */
export const SNOW = {
  behind: /** @type {Stroke[]} */ ([["t", "M0.5 3Q0.5 0.5 3 0.5H97Q99.5 0.5 99.5 3V100H0.5Z"]]),
  before: /** @type {Stroke[]} */ ([
    [
      "p",
      "M0.5 87.6C14 87.6 21 91.6 33 91C45 90.4 57 92.2 67 91.4C78 90.6 86 87.6 99.5 87.6V113Q99.5 115.5 97 115.5H3Q0.5 115.5 0.5 113Z",
    ],
    ["l", "M0 87.6C14 87.6 21 91.6 33 91C45 90.4 57 92.2 67 91.4C78 90.6 86 87.6 100 87.6"],
    ["b", cuts(0.9, [27, 94.4, 38, 94], [64, 94.8, 76, 93.4], [78, 91.4, 90, 90.2])],
  ]),
};

/** A fir in snow. @param {number} x @param {number} y of its foot @param {number} height @param {number} width @returns {Stroke[]} */
function fir(x, y, height, width) {
  const tiers = 4;
  const points = Array.from({ length: tiers }, (_, n) => {
    const half = (width / 2) * (0.34 + (0.66 * (n + 1)) / tiers);
    const level = y - height + (height * 0.9 * (n + 1)) / tiers;
    return { half, level, notch: half * 0.46 };
  });
  const right = points.map(
    ({ half, level, notch }) =>
      `L${round(x + half)} ${round(level)}L${round(x + notch)} ${round(level - height * 0.035)}`,
  );
  const left = points
    .toReversed()
    .map(
      ({ half, level, notch }) =>
        `L${round(x - notch)} ${round(level - height * 0.035)}L${round(x - half)} ${round(level)}`,
    );
  const trunk = width * 0.07;
  const snow = points.map(
    ({ half, level }) =>
      /** @type {[number, number, number, number]} */ ([
        round(x - half * 0.1),
        round(level - height * 0.2),
        round(x - half * 0.86),
        round(level - height * 0.035),
      ]),
  );
  return [
    [
      "k",
      `M${x} ${y - height}${right.join("")}L${x + trunk} ${round(y - height * 0.12)}V${y}H${x - trunk}V${round(y - height * 0.12)}${left.join("")}Z`,
    ],
    ["p", cuts(height * 0.045, ...snow)],
    [
      "p",
      cuts(
        height * 0.025,
        ...points
          .slice(1)
          .map(
            ({ half, level }) =>
              /** @type {[number, number, number, number]} */ ([
                round(x + half * 0.25),
                round(level - height * 0.12),
                round(x + half * 0.7),
                round(level - height * 0.04),
              ]),
          ),
      ),
    ],
  ];
}

const HUT = /** @type {Stroke[]} */ ([
  ["P", "M-15 28V9H13V28Z"],
  ["f", "M-15 13.6H13M-15 18.2H13M-15 22.8H13"],
  ["K", "M-9 14H-2V22H-9Z"],
  ["w", "M-5.5 14.4V21.6M-8.6 18H-2.4"],
  ["K", "M4 13.4H10V28H4Z"],
  ["K", "M-19 10.4L-1 -8L17.4 10.4L14 12L-1 -2.6L-16 12Z"],
  ["P", "M-17.6 8L-1 -9.4L16 8C10 7 8 0.4 -1 -4.4C-8 -0.4 -11 7.6 -17.6 8Z"],
]);

/** Winter where nothing happens. @type {readonly (readonly Stroke[])[]} */
const WINTERS = [
  [...fir(-9.8, 35, 46, 21), ...fir(8.6, 36, 62, 26)],
  [
    ["K", "M6 -4V-13H10.4V0Z"],
    ["bl", "M8.4 -15C4 -19 13 -21.6 8.6 -26.4S10 -31 9 -33"],
    ...HUT,
    ["p", "M-19 32C-10 25 12 25 19 30V34H-19Z"],
  ],
  [
    ["p", disc(6, -20, 8.6)],
    ["l", disc(6, -20, 8.6)],
    ["P", "M-13.4 33L-12.4 -33H-7L-6.4 33ZM4 33L5 -12H9L9.4 33Z"],
    [
      "k",
      cuts(
        1.3,
        [-12.6, -24, -9, -23],
        [-7.2, -17, -10.6, -16.4],
        [-12.8, -9, -8.6, -8.4],
        [-6.8, 0, -10.4, 1],
        [-13, 8, -9.6, 9],
        [-6.6, 16, -10, 16.6],
        [-13.2, 24, -9, 24.6],
        [4.6, -4, 7.4, -3.4],
        [9.2, 5, 6.4, 5.8],
        [4.4, 14, 7.2, 14.6],
        [9.4, 23, 6.4, 23.4],
      ),
    ],
    [
      "l",
      "M-7.2 -20C-2 -22 0 -26 1 -31M-12.4 -14C-16 -17 -18 -21 -18.6 -26M9 -6C13 -8 15 -3 17.6 -7M5 0C1 -2 -1 -6 -2 -9",
    ],
  ],
  [
    ["p", disc(3, -12, 14)],
    ["l", disc(3, -12, 14)],
    [
      "k",
      "M-13 31C-19.6 31 -20 24.4 -16.6 20.6C-16.6 24.6 -14.6 26 -12.4 25C-12 16 -8.4 9 -4.6 4C-2.4 1 -1.8 -3 -0.6 -6.6L-4.4 -9L1.4 -11.6C4 -15 6.6 -20.6 8.8 -25.4L11.4 -24.4L10.8 -18.4C10.2 -14.6 9 -11.4 8.4 -8C8.8 -2 9.6 2 9.4 8C9.2 15 9.6 22 10.4 27.4L13.4 31H6.4C5.8 24 5 18.4 3.6 14.4C2.6 19 1.6 23 1.2 27L3.4 31Z",
    ],
    [
      "p",
      cuts(
        1.1,
        [-1, 2, -6.4, 12],
        [2.4, -2, -0.6, 8],
        [5.4, -3, 5, 6],
        [-7, 15, -9.4, 24],
        [-2.6, 13, -4.6, 23],
      ),
    ],
    ["p", "M-19 31C-10 28 10 28 19 31V35H-19Z"],
    ["bl", "M-17 33C-8 31.4 6 31.4 15 33"],
  ],
  [
    ["K", "M-16.6 33V4H-13.4V33ZM9.4 33V6H12.6V33Z"],
    ["K", "M-19 10L19 12V15.4L-19 13.4ZM-19 21L19 22V25L-19 24Z"],
    ["p", "M-17.6 4.4C-17.6 1 -12.4 1 -12.4 4.4ZM8.4 6.4C8.4 3 13.6 3 13.6 6.4Z"],
    [
      "K",
      "M-12 -6C-9 -14 -2 -17 3 -15.4C5 -19.6 11 -20 12.4 -15.6L17.4 -13.6L12.4 -12.6C11.6 -6 6 -1 -1 -0.6L-2 4L-4 4L-3.4 -0.4L-6 -1L-17.6 4L-13 -2Z",
    ],
    [
      "p",
      `${cuts(1.1, [-9, -6, -1, -12], [-6.4, -3.4, 2.6, -9], [-1, -2, 5, -6])}${disc(9.6, -15.8, 1)}`,
    ],
  ],
  [
    ["K", "M4.6 33L5.6 -8L3 -17L5.4 -17.6L7.4 -11.4L9.6 -17.8L12 -17L9.2 -8L10.2 33Z"],
    ["K", "M-18.6 -31L-17.6 -32.6L18.4 4L16 7.4Z"],
    ["k", "M12.6 1.4L18.6 0.6L18.8 9.6L13.4 9Z"],
    ["l", "M-17.6 -31V10"],
    ["P", "M-18.8 10H-9.6L-10.8 17.6H-17.6Z"],
    ["K", "M-18.6 12H-9.8L-10 14H-18.4Z"],
    ["P", "M-19 22H-3V34H-19Z"],
    ["K", "M-19 21.6H-2V25H-19ZM-19 28.4H-2V31H-19Z"],
    ["p", cuts(1, [6.4, -4, 6.2, 10], [8, 4, 8.4, 22])],
  ],
  [
    ["K", "M-19 12C-6 7 6 9 19 4V8.4C6 13 -6 11 -19 17Z"],
    ["l", "M10 7C13 1 12 -4 16 -9M13.4 -1L18.6 -2M-13 11C-16 6 -15 2 -18.4 -2"],
    [
      "K",
      "M-9 -9C-10.6 -16 -9 -24 -8 -27L-3 -22.6H3L8 -27C9 -24 10.6 -16 9 -9C9.6 0 6 8.6 0 12C-6 8.6 -9.6 0 -9 -9Z",
    ],
    ["p", `${disc(-3.8, -16.4, 3.4)}${disc(3.8, -16.4, 3.4)}`],
    ["k", `${disc(-3.6, -16.2, 1.6)}${disc(3.6, -16.2, 1.6)}`],
    ["p", "M-1.3 -13.6H1.3L0 -10.4Z"],
    [
      "p",
      cuts(
        0.9,
        [-4.6, -6, -3.6, -3],
        [0, -7, 0, -4],
        [4.6, -6, 3.6, -3],
        [-2.4, -1, -1.8, 2],
        [2.4, -1, 1.8, 2],
        [0, 4, 0, 7],
        [-7.4, -7, -6.6, 0],
        [7.4, -7, 6.6, 0],
      ),
    ],
    ["p", "M-19 12C-10 8.6 -4 9 0 9.4C6 9.4 12 7 19 4C14 4.6 8 6.4 0 7C-8 7.4 -14 9 -19 12Z"],
  ],
  [
    [
      "K",
      "M-11 33L-10 -24C-9.6 -29.6 -8 -32 -6 -33L-5.6 33ZM-3 33L-3.6 -22C-3.6 -28 -2.4 -31 -0.6 -32.4L2.4 33Z",
    ],
    ["p", cuts(0.9, [-8.4, -20, -8.2, 8], [-0.8, -18, -0.2, 8])],
    ["l", "M8.4 33L7.4 -18M15.6 33L13.4 -18"],
    ["P", "M4.8 21H11.6V24H4.8ZM11.8 21H18.6V24H11.8Z"],
    ["k", "M6 -20H9V-15H6ZM12 -20H15V-15H12Z"],
    ["p", "M-19 31C-14 24 -8 25 0 26C8 24 14 25 19 30V35H-19Z"],
    ["l", "M-18 29.6C-14 24 -8 25 0 26C8 24 14 25 18 29"],
  ],
  [
    ["P", "M-14 33L-12 8C-8 5 8 5 12 8L14 33Z"],
    ["k", cuts(1.2, [-9, 14, -10, 29], [-3, 15, -3, 31], [4, 14, 4.6, 27], [9, 13, 10.4, 29])],
    ["P", "M-12 8C-12 3.6 12 3.6 12 8S-12 12.4 -12 8Z"],
    ["f", "M-6 8C-6 6 6 6 6 8S-6 10 -6 8Z"],
    ["K", "M-0.6 5.6L11.4 -30L15 -28.8L3 7Z"],
    ["K", "M-12 6.4L-8.6 -3.4C-5 -4.6 -1 -4 4.6 -0.8L2.6 5.6C-2 4 -7 4.4 -12 6.4Z"],
    ["p", cuts(1, [-9.6, 3.6, -7.4, -1.6], [10, -22, 6, -10])],
    ["p", "M-12.6 7.4C-12 3 -6 4.6 -3 5.4C-6 7.6 -8 10 -12.6 7.4Z"],
  ],
];

const FLAMES =
  "M-12 10C-19 2 -16 -8 -10 -15C-9 -10 -7 -9 -5 -9C-7 -17 -2 -25 4 -31C3.4 -24 7 -20.4 9 -15C10.6 -16.4 11 -18.4 11 -20.6C17 -13 18.6 -2 12 10Z";
const FLAKE = [0, 60, 120]
  .map((angle) => {
    const [x, y] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    /** @param {number} far @param {number} aside */
    const at = (far, aside) => `${round(x * far - y * aside)} ${round(y * far + x * aside - 18)}`;
    return `M${at(-15, 0)}L${at(15, 0)}${[-1, 1].map((way) => `M${at(14 * way, -4.4)}L${at(9 * way, 0)}L${at(14 * way, 4.4)}M${at(9 * way, -3.4)}L${at(5 * way, 0)}L${at(9 * way, 3.4)}`).join("")}`;
  })
  .join("");

/** @type {Record<string, readonly Stroke[]>} */
const EVENTS = {
  cache: [
    ["K", "M-16 4L-18.6 -2H15.6L18 4Z"],
    ["P", "M-18 4H18V27H-18Z"],
    ["f", "M-18 11.6H18M-18 19.4H18"],
    ["k", "M-18 4H-14.4V27H-18ZM14.4 4H18V27H14.4Z"],
    [
      "p",
      `${disc(-16.2, 7.6, 0.8)}${disc(16.2, 7.6, 0.8)}${disc(-16.2, 23.4, 0.8)}${disc(16.2, 23.4, 0.8)}`,
    ],
    ["p", "M-12.4 7H12.4V24.4H-12.4Z"],
  ],
  loss: [
    ["P", "M-18 8L-14 4L-4 6L2 2L9 6L18 3V27H-18Z"],
    ["f", "M-18 12H-13M13 11.6H18M-18 20H-13M13 20H18"],
    ["k", "M-18 8L-14.4 4.4V27H-18ZM14.4 4.2L18 3V27H14.4Z"],
    ["p", "M-12.4 9H12.4V24.4H-12.4Z"],
  ],
  fire: [
    ["R", FLAMES],
    ["p", "M-6 4C-9.6 -1 -6 -6 -2 -11C-1 -7 1 -7 3 -12C8 -6 9.6 -1 6 4Z"],
    ["P", disc(-6.4, 10, 6.2) + disc(6.4, 10, 6.2) + disc(0, -0.6, 6.2)],
    ["k", disc(-6.4, 10, 2.4) + disc(6.4, 10, 2.4) + disc(0, -0.6, 2.4)],
  ],
  frostbite: [["bl", FLAKE]],
  wounds: [
    ["l", "M-7 -25C-7 -34 7 -34 7 -25"],
    ["P", "M-16 -25H16V-3H-16Z"],
    ["k", hatch(0.8, 4, [10.4, -4.4, 14.8, -8.8], [-3, 0])],
    ["R", "M-3.4 -23H3.4V-17.4H9V-10.6H3.4V-5H-3.4V-10.6H-9V-17.4H-3.4Z"],
  ],
  "leader-wounded": [
    ["K", "M-19 10C-18 1 -12 -1 -6 -2.6H6C12 -1 18 1 19 10Z"],
    ["p", cuts(1, [-12, 3, -13, 9], [-7, 2, -7, 9], [12, 3, 13, 9])],
    ["P", "M-10.4 -24V-14C-10 -5 -5 1 0 1S10 -5 10.4 -14V-24Z"],
    [
      "k",
      `${cuts(1.3, [-7.6, -12.4, -2.6, -12.8], [7.6, -12.4, 2.6, -12.8])}${cuts(1.1, [-3, -3.4, 3, -3.4])}`,
    ],
    ["l", "M-1 -12L-1.6 -7.4C-1 -6.4 1 -6.4 1.6 -7.4"],
    ["P", "M-11.4 -14.6C-13 -26 -8 -32.6 0 -32.6S13 -26 11.4 -14.6C6 -18.6 -5 -19.6 -11.4 -14.6Z"],
    [
      "f",
      "M-11.4 -20C-4 -25 5 -24.6 11.8 -19.4M-10.6 -25C-4 -29 5 -28.6 11 -24M-12 -16.6C-3 -22 -1 -28 3 -32.4",
    ],
    ["P", "M9.6 -18L16.6 -20.6L14.6 -16.4L17.4 -13L10.6 -15Z"],
  ],
  sabotage: [
    [
      "R",
      "M1 -33L4.4 -22L13.4 -29.4L10.4 -18.6L19 -18L11.6 -12L18 -4L8 -7L5.4 3L0 -5.6L-7.4 1L-6.4 -8L-18 -8.6L-9.6 -13.4L-17 -22L-6.4 -20.4L-7.4 -30L-0.6 -22.6Z",
    ],
    [
      "p",
      "M1 -25L3.6 -18L9 -20.4L6.8 -14.4L11 -10.6L5.4 -11L3 -5L-0.6 -10.4L-7 -8.4L-4 -13L-8.6 -17L-2.6 -16.8Z",
    ],
    [
      "K",
      "M-19 6.4H-8C-4.6 6.4 -3.4 4 -4.4 0.4L-1 -0.8C1 5.4 -1.4 10 -6.6 10H-19ZM19 6.4H10C6.8 6.4 5.6 4.4 6.4 1.4L3.2 0C0.8 5.6 3.4 10 8.6 10H19Z",
    ],
    ["k", "M-18 10H-13.6V14H-18ZM-10.4 10H-6V14H-10.4ZM18 10H13.6V14H18ZM10.8 10H6.4V14H10.8Z"],
  ],
};

/** What happens on a card, or winter. @param {Card} card @returns {Node[]} */
export function scene(card) {
  const { event, resource, amount, water } = card;
  const strokes = draw(EVENTS[event] ?? []);
  switch (event) {
    case "cache":
      return [put(resource, -14, -33, 28), ...strokes, words(0, 22.6, `+${amount}`)];
    case "loss":
      return [
        put(resource, -14, -31, 28),
        s("path", { class: "pt-strike-large", d: "M-16 -1L16 -33M-16 -33L16 -1" }),
        ...strokes,
        words(0, 23, `−${amount}`, "pt-bad"),
      ];
    case "fire":
      return [...strokes, words(-1, 31.4, `−${amount}`, "pt-bad")];
    case "frostbite":
    case "wounds":
      return [
        ...strokes,
        ...needs([
          ["people", amount],
          ["water", water],
        ]),
      ];
    case "leader-wounded":
      return [
        s("g", { transform: "translate(0 -11.4) scale(0.78 0.72)" }, strokes),
        ...needs([
          ["water", water],
          ["turn", 1],
        ]),
      ];
    case "transport":
    case "incendiary":
      return [
        put(event, -17, -34, 32),
        s("path", { class: "pt-fine", d: "M-15 1L15 -3" }),
        put(event, -14, 0, 32, "occupiers"),
      ];
    case "sabotage":
      return [...strokes, words(-5.6, 32, `+${amount}`), put("points", 6, 18.6, 13)];
    default:
      return draw(WINTERS[Number(card.id.replace(/\D/g, "")) % WINTERS.length] ?? []);
  }
}

/** @param {string} id @param {number} x @param {number} y @param {number} size @param {string} [side] */
function put(id, x, y, size, side) {
  return s("g", { transform: `translate(${x} ${y}) scale(${round(size / 24)})` }, glyph(id, side));
}

/** @param {number} x @param {number} y @param {string} text @param {string} [how] */
function words(x, y, text, how = "") {
  return s("text", { class: `pt-words ${how}`, x, y }, text);
}

/** How many, and what each of them needs. @param {[string, number][]} rows */
function needs(rows) {
  return rows.flatMap(([id, count], n) => [
    put(id, -14, 0.4 + n * 16.4, 14),
    words(9, 14.2 + n * 16.4, `${count}`),
  ]);
}

/** The back: firs at night. @type {Stroke[]} */
export const BACK = [
  ["b", "M6 8Q6 6 8 6H92Q94 6 94 8V108Q94 110 92 110H8Q6 110 6 108Z"],
  ["p", disc(68, 28, 11)],
  ["b", disc(63.6, 25.6, 9.4)],
  [
    "p",
    [
      [16, 16],
      [30, 25],
      [46, 14],
      [84, 16],
      [22, 40],
      [52, 36],
      [86, 46],
      [40, 46],
      [12, 60],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 1.1))
      .join(""),
  ],
  ["k", "M6 84C20 72 30 76 42 80S70 70 94 80V96H6Z"],
  ["p", cuts(0.9, [12, 82, 22, 78], [26, 80, 36, 80], [60, 79, 72, 76], [78, 79, 88, 80])],
  ...fir(18, 92, 46, 22),
  ...fir(83, 92, 52, 21),
  ...fir(64, 90, 36, 18),
  ...fir(36, 94, 58, 28),
  ...fir(52, 97, 40, 21),
  ["p", "M6 92C18 86 30 91 44 93S76 87 94 92V108Q94 110 92 110H8Q6 110 6 108Z"],
  [
    "b",
    cuts(
      1.2,
      [12, 98, 30, 96.4],
      [36, 102, 58, 100.4],
      [64, 97, 86, 96],
      [18, 106, 34, 105],
      [70, 105, 88, 103.6],
    ),
  ],
  ["l", "M8 6H92Q94 6 94 8V108Q94 110 92 110H8Q6 110 6 108V8Q6 6 8 6Z"],
];

/** Before the first cards lie: the six at the edge of the forest, on a sheet of 600 by 230. */
export function eve() {
  const firs = [38, 76, 118, 180, 236, 292, 318, 372, 430, 470, 528, 560].flatMap((x, n) =>
    fir(x, 176, 96 + ((n * 37) % 60), 42 + ((n * 13) % 16)),
  );
  return s(
    "g",
    { class: "pt-card pt-eve" },
    s("rect", { class: "pt-sheet", width: 600, height: 230, rx: 4 }),
    draw([
      ["b", "M8 11Q8 8 11 8H589Q592 8 592 11V219Q592 222 589 222H11Q8 222 8 219Z"],
      ["p", disc(500, 46, 22)],
      ["b", disc(491, 41, 19)],
      [
        "p",
        [
          [40, 30],
          [96, 52],
          [150, 26],
          [212, 44],
          [268, 22],
          [338, 36],
          [398, 24],
          [446, 58],
          [556, 30],
          [570, 74],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 1.8))
          .join(""),
      ],
      ["k", "M8 150C100 138 200 152 300 144S500 150 592 142V190H8Z"],
      ...firs,
    ]),
    Object.values(PEOPLE).map((strokes, n) =>
      s("g", { transform: `translate(${62 + n * 95} 84) scale(1.5)` }, draw(strokes)),
    ),
    draw([
      [
        "p",
        "M8 184C80 176 140 188 220 182S380 190 460 182S560 180 592 186V219Q592 222 589 222H11Q8 222 8 219Z",
      ],
      ["l", "M8 184C80 176 140 188 220 182S380 190 460 182S560 180 592 186"],
      [
        "b",
        cuts(
          2,
          [40, 196, 120, 192],
          [180, 202, 260, 198],
          [300, 194, 380, 198],
          [420, 206, 520, 200],
          [90, 212, 170, 210],
          [330, 214, 430, 211],
        ),
      ],
      ["l", "M11 8H589Q592 8 592 11V219Q592 222 589 222H11Q8 222 8 219V11Q8 8 11 8Z"],
    ]),
    s("rect", { class: "pt-rim", width: 600, height: 230, rx: 4 }),
  );
}
