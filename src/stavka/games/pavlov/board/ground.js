// 9 January Square as it lies under the tracks: drawn once, never changed.

import { s } from "/web/js/dom.js";
import { along, crater, curve, hachures, hand, line, rubble, trace, wall } from "./ink.js";

/** @typedef {import("./ink.js").Point} Point */
/** @typedef {import("./ink.js").Hand} Hand */

/** The tram comes from the south, crosses the square and leaves to the north.
 * @type {Point[]} */
const TRAM = [
  [262, 860],
  [258, 790],
  [236, 690],
  [214, 600],
  [208, 500],
  [226, 400],
  [262, 300],
  [290, 200],
  [300, 100],
  [296, 0],
];
/** Its branch to the west.
 * @type {Point[]} */
const BRANCH = [
  [226, 400],
  [250, 336],
  [304, 318],
  [380, 322],
  [480, 316],
];

/** Craters: x, y, radius. The big ones lie between the tracks, where they are seen.
 * @type {[number, number, number][]} */
const CRATERS = [
  [104, 66, 11],
  [160, 196, 17],
  [252, 68, 8],
  [74, 198, 6],
  [206, 208, 6],
  [250, 190, 7],
  [104, 322, 20],
  [178, 334, 8],
  [160, 446, 7],
  [262, 456, 13],
  [84, 452, 9],
  [154, 572, 21],
  [74, 588, 6],
  [226, 566, 6],
  [100, 702, 14],
  [172, 690, 7],
  [208, 706, 6],
  [70, 830, 8],
  [170, 826, 18],
  [232, 838, 6],
  [250, 130, 13],
  [340, 256, 12],
  [160, 380, 9],
  [340, 516, 12],
  [160, 644, 10],
  [250, 634, 12],
  [340, 134, 9],
  [342, 760, 11],
  [250, 770, 9],
  [68, 262, 9],
  [70, 506, 11],
  [72, 640, 8],
];

export function ground() {
  const rnd = hand(1942);
  const pits = CRATERS.map(([x, y, r]) => crater(x, y, r, rnd));
  return s(
    "g",
    { class: "ink-ground", "aria-hidden": "true" },
    s("rect", { class: "ink-soil", width: 480, height: 860, rx: 6 }),
    s("path", { class: "ink-pale", d: garden() }),
    tram(),
    s("path", { class: "ink-hair", d: streets(rnd) }),
    s("path", { class: "ink-pit", d: pits.map((pit) => pit.rim).join("") }),
    s("path", { class: "ink-earth", d: pits.map((pit) => pit.earth).join("") }),
    s("path", { class: "ink-stones", d: rubble(60, 40, 400, 800, 150, rnd) }),
    s("path", { class: "ink-hair", d: wire(rnd) + trenches() + lamps() }),
    wreck(),
    front(rnd),
  );
}

/** The round garden in the middle of the square, its paths and what is left of its trees. */
function garden() {
  const [x, y] = [212, 449];
  let d = "";
  for (const r of [70, 64, 30])
    d += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  for (const turn of [0.4, 1.97, 3.54, 5.11]) {
    for (const lean of [-0.07, 0.07]) {
      d += line([
        [x + Math.cos(turn + lean * 2) * 30, y + Math.sin(turn + lean * 2) * 30],
        [x + Math.cos(turn + lean) * 64, y + Math.sin(turn + lean) * 64],
      ]);
    }
  }
  return d;
}

/** Two rails on sleepers; the shells have left gaps. */
function tram() {
  const [main, branch] = [smooth(TRAM), smooth(BRANCH)];
  return [branch, main].map((d) =>
    s(
      "g",
      null,
      s("path", { class: "ink-sleepers", d }),
      s("path", { class: "ink-rails", d }),
      s("path", { class: "ink-between", d }),
    ),
  );
}

/** @param {Point[]} points */
function smooth(points) {
  return curve(along(points, 14).map(({ x, y }) => /** @type {Point} */ ([x, y])));
}

/** Kerbs of the streets that open into the square.
 * @param {Hand} rnd */
function streets(rnd) {
  return (
    trace(
      [
        [40, 0],
        [42, 46],
        [38, 120],
      ],
      rnd,
      0.7,
    ) +
    trace(
      [
        [38, 240],
        [40, 330],
        [38, 470],
      ],
      rnd,
      0.7,
    ) +
    trace(
      [
        [39, 600],
        [38, 700],
        [42, 862],
      ],
      rnd,
      0.7,
    ) +
    trace(
      [
        [462, 232],
        [458, 300],
      ],
      rnd,
      0.7,
    ) +
    trace(
      [
        [460, 336],
        [464, 420],
      ],
      rnd,
      0.7,
    )
  );
}

/** A broken line of barbed wire in front of the house.
 * @param {Hand} rnd */
function wire(rnd) {
  /** @type {Point[][]} */
  const runs = [
    [
      [70, 58],
      [64, 150],
      [72, 190],
    ],
    [
      [66, 226],
      [58, 300],
      [68, 420],
    ],
    [
      [64, 480],
      [58, 560],
      [70, 690],
    ],
    [
      [62, 730],
      [68, 800],
      [60, 852],
    ],
  ];
  return runs
    .map((points) => {
      let d = trace(points, rnd, 1.2, 7);
      for (const { x, y } of along(points, 17))
        d +=
          line([
            [x - 3, y - 3],
            [x + 3, y + 3],
          ]) +
          line([
            [x + 3, y - 3],
            [x - 3, y + 3],
          ]);
      return d;
    })
    .join("");
}

/** Trenches towards the square: on a staff map a line with teeth. */
function trenches() {
  return [tooth(28, 323, 7), tooth(28, 701, 9)].join("");
}

/** @param {number} x @param {number} y @param {number} teeth */
function tooth(x, y, teeth) {
  let d = `M${x} ${y}`;
  for (let i = 0; i < teeth; i += 1) d += `h5v${i % 2 ? 5 : -5}h5v${i % 2 ? -5 : 5}`;
  return d;
}

/** Lamp posts, some of them felled. */
function lamps() {
  /** @type {[number, number, number, number][]} */
  const posts = [
    [340, 196, 7, 9],
    [340, 328, 0, 0],
    [180, 70, -8, 6],
    [342, 640, 0, 0],
    [250, 826, 9, -5],
  ];
  return posts
    .map(([x, y, dx, dy]) => `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M${x} ${y}l${dx} ${dy}`)
    .join("");
}

/** A tram that came off the rails. */
function wreck() {
  return s(
    "g",
    { class: "ink-wreck", transform: "translate(252 590) rotate(-66)" },
    s("rect", { x: -23, y: -7.5, width: 46, height: 15, rx: 3 }),
    s("path", {
      d: "M-18 -7.5v15M18 -7.5v15M-14 -4h8v8h-8zM-3 -4h6v8h-6zM7 -4h7v8h-7zM-23 -3l-5 3 5 3M-9 -7.5l3 -4 3 4",
    }),
  );
}

/** The front of Pavlov's House, on which the square borders to the east: a wall with windows.
 * @param {Hand} rnd */
function front(rnd) {
  /** @type {Point[]} */
  const edge = [
    [20, 0],
    [20, 860],
  ];
  let windows = "";
  for (let y = 28; y < 850; y += 45) windows += `M12 ${y}h11v20h-11z`;
  return s(
    "g",
    { class: "ink-front" },
    s("path", {
      class: "ink-wall",
      d: wall(
        [14, 0],
        [14, 860],
        13,
        [
          [0, 0.268],
          [0.283, 0.61],
          [0.626, 0.81],
          [0.826, 1],
        ],
        rnd,
      ),
    }),
    s("path", { class: "ink-window", d: windows }),
    s("path", { class: "ink-earth", d: hachures(edge, rnd, { side: -1, length: 9, step: 4 }) }),
    s("path", { class: "ink-stones", d: rubble(18, 0, 24, 860, 90, rnd) }),
  );
}

/** Plans of the houses that stood around the square: corners of the outer wall and the walls
 * between the rooms, in a field of 84 x 42 around 0, 0.
 * @type {Record<string, { outer: Point[], rooms: [Point, Point][] }>} */
const PLANS = {
  voentorg: {
    outer: [
      [-38, -15],
      [38, -15],
      [38, 15],
      [-38, 15],
    ],
    rooms: [
      [
        [-12, -15],
        [-12, 15],
      ],
      [
        [14, -15],
        [14, 15],
      ],
      [
        [-38, 0],
        [-12, 0],
      ],
    ],
  },
  "school-6": {
    outer: [
      [-40, -17],
      [40, -17],
      [40, 17],
      [24, 17],
      [24, 2],
      [-24, 2],
      [-24, 17],
      [-40, 17],
    ],
    rooms: [
      [
        [-24, -17],
        [-24, 2],
      ],
      [
        [24, -17],
        [24, 2],
      ],
      [
        [0, -17],
        [0, 2],
      ],
    ],
  },
  zabolotny: {
    outer: [
      [-34, -12],
      [40, -12],
      [40, 13],
      [-34, 13],
    ],
    rooms: [
      [
        [2, -12],
        [2, 13],
      ],
      [
        [20, 0],
        [40, 0],
      ],
    ],
  },
  nkvd: {
    outer: [
      [-40, -18],
      [40, -18],
      [40, 18],
      [16, 18],
      [16, -2],
      [-16, -2],
      [-16, 18],
      [-40, 18],
    ],
    rooms: [
      [
        [-16, -18],
        [-16, -2],
      ],
      [
        [16, -18],
        [16, -2],
      ],
      [
        [-40, 2],
        [-16, 2],
      ],
      [
        [16, 4],
        [40, 4],
      ],
    ],
  },
  railwaymen: {
    outer: [
      [-40, -10],
      [40, -10],
      [40, 11],
      [-40, 11],
    ],
    rooms: [
      [
        [-22, -10],
        [-22, 11],
      ],
      [
        [-4, -10],
        [-4, 11],
      ],
      [
        [16, -10],
        [16, 11],
      ],
      [
        [28, 0],
        [40, 0],
      ],
    ],
  },
  "l-shaped": {
    outer: [
      [-40, 0],
      [16, 0],
      [16, -18],
      [40, -18],
      [40, 16],
      [-40, 16],
    ],
    rooms: [
      [
        [-18, 0],
        [-18, 16],
      ],
      [
        [16, 0],
        [16, 16],
      ],
      [
        [16, 0],
        [40, 0],
      ],
    ],
  },
  "milk-house": {
    outer: [
      [-30, -16],
      [36, -16],
      [36, 16],
      [-8, 16],
      [-8, 4],
      [-30, 4],
    ],
    rooms: [
      [
        [-8, -16],
        [-8, 4],
      ],
      [
        [12, -16],
        [12, 16],
      ],
      [
        [12, 2],
        [36, 2],
      ],
    ],
  },
};

/**
 * The ruins of a house, roofless: its middle at 0, 0.
 * @param {string} id
 * @param {number} seed
 */
export function ruin(id, seed) {
  const rnd = hand(seed * 77 + 5);
  const { outer, rooms } =
    PLANS[id] ?? /** @type {{ outer: Point[], rooms: [Point, Point][] }} */ (PLANS.voentorg);
  let walls = "";
  outer.forEach((from, i) => {
    const to = /** @type {Point} */ (outer[(i + 1) % outer.length]);
    walls += wall(from, to, 3.6, breached(rnd, Math.hypot(to[0] - from[0], to[1] - from[1])), rnd);
  });
  for (const [from, to] of rooms) walls += wall(from, to, 2.2, breached(rnd, 30), rnd);
  return s(
    "g",
    { class: "ink-ruin" },
    s("rect", { class: "ink-hit", x: -44, y: -21, width: 88, height: 42 }),
    s("path", { class: "ink-floor", d: line(outer, true) }),
    s("path", { class: "ink-hair", d: line(outer, true) }),
    s("path", { class: "ink-wall", d: walls }),
    s("path", { class: "ink-stones", d: rubble(-46, -21, 92, 43, 46, rnd) }),
  );
}

/** Which parts of a wall still stand.
 * @param {Hand} rnd @param {number} length
 * @returns {[number, number][]} */
function breached(rnd, length) {
  const holes = Math.round(length / 62 + rnd() * 0.7);
  /** @type {[number, number][]} */
  const stands = [];
  let from = 0;
  for (let i = 0; i < holes; i += 1) {
    const at = (i + 0.2 + rnd() * 0.5) / holes;
    if (at > from + 0.06) stands.push([from, at]);
    from = Math.min(1, at + (4 + rnd() * 9) / length);
  }
  if (from < 0.95) stands.push([from, 1]);
  return stands;
}
