// Stalingrad and the Volga as a staff map of 1942 would show them, from the Tractor Factory in the
// north to the Grain Elevator in the south, much shortened. Drawn once, never changed.

import { s } from "/web/js/dom.js";
import { along, curve, hachures, hand, hatch, line, ring, trace } from "./ink.js";

/** @typedef {import("./ink.js").Point} Point */
/** @typedef {import("./ink.js").Hand} Hand */

export const WIDTH = 600;
/** @type {Point[]} */
const WEST = [
  [356, 0],
  [350, 60],
  [336, 120],
  [341, 185],
  [354, 240],
  [352, 300],
  [338, 370],
  [330, 440],
  [338, 520],
  [354, 590],
  [351, 660],
  [336, 730],
  [328, 800],
  [334, 860],
];
/** @type {Point[]} */
const EAST = [
  [452, 0],
  [456, 60],
  [448, 135],
  [452, 220],
  [466, 300],
  [462, 380],
  [450, 450],
  [452, 530],
  [464, 610],
  [466, 690],
  [454, 770],
  [448, 860],
];
/** @type {Point[]} */
const ISLAND = [
  [402, 262],
  [418, 272],
  [426, 304],
  [423, 342],
  [411, 372],
  [398, 380],
  [392, 350],
  [389, 306],
  [393, 276],
];
/** @type {Point[]} */
const SANDBANK = [
  [377, 752],
  [388, 744],
  [396, 762],
  [396, 800],
  [388, 826],
  [378, 812],
  [374, 778],
];
/** The railway along the city, and the loop at Lazur that flyers took for a racket.
 * @type {Point[]} */
const RAILWAY = [
  [26, 0],
  [22, 60],
  [14, 130],
  [20, 210],
  [30, 290],
  [54, 342],
  [70, 392],
  [34, 452],
  [20, 520],
  [26, 600],
  [22, 690],
  [34, 770],
  [30, 860],
];
/** @type {Point[]} */
const LOOP = [
  [70, 392],
  [104, 386],
  [132, 366],
  [128, 344],
  [104, 342],
  [82, 358],
  [70, 392],
];
/** Ravines that run down to the river.
 * @type {Point[][]} */
const RAVINES = [
  [
    [336, 396],
    [306, 392],
    [280, 376],
    [270, 382],
  ],
  [
    [334, 462],
    [308, 456],
    [282, 448],
    [256, 452],
  ],
  [
    [336, 742],
    [314, 756],
    [290, 760],
  ],
];

export function landscape() {
  const rnd = hand(62);
  return s(
    "g",
    { class: "ink-landscape", "aria-hidden": "true" },
    s("rect", { class: "ink-soil", width: WIDTH, height: 860, rx: 6 }),
    s("path", { class: "ink-grid", d: grid() }),
    city(rnd),
    water(rnd),
    s("path", {
      class: "ink-ferry",
      d: "M470 640Q460 652 448 660M366 664Q358 656 356 640M470 470Q456 460 438 458M350 456L338 480M358 150L344 166",
    }),
    s("path", { class: "ink-earth", d: relief(rnd) }),
    farBank(rnd),
    railway(RAILWAY),
    railway(LOOP),
    buildings(rnd),
  );
}

/** The squares of the map. */
function grid() {
  let d = "";
  for (let x = 86; x < WIDTH; x += 86) d += `M${x} 0V860`;
  for (let y = 86; y < 860; y += 86) d += `M0 ${y}H${WIDTH}`;
  return d;
}

/** @param {Hand} rnd */
function water(rnd) {
  const shores = [WEST, EAST].map((bank) => trace(bank, rnd, 1.6, 11));
  const bed = `${shores[0]}L${curvePoints(EAST)}Z`;
  let lines = "";
  // Water lines follow the banks, as an engraver draws them.
  for (const [bank, side, shift] of /** @type {[Point[], number, number][]} */ ([
    [WEST, 1, 5],
    [WEST, 1, 11],
    [WEST, 1, 19],
    [EAST, -1, 5],
    [EAST, -1, 11],
    [EAST, -1, 19],
  ])) {
    lines += broken(bank, side * shift, rnd);
  }
  const isle = ring(ISLAND) + ring(SANDBANK);
  return s(
    "g",
    null,
    s("path", { class: "ink-water", d: bed }),
    s("path", { class: "ink-ripple", d: lines + flow(rnd) }),
    s("path", { class: "ink-sand", d: isle }),
    s("path", { class: "ink-shore", d: (shores[0] ?? "") + (shores[1] ?? "") }),
    s("path", { class: "ink-stones", d: sand(rnd) }),
    s("path", { class: "ink-earth", d: bluffs(rnd) }),
  );
}

/** @param {Point[]} points */
function curvePoints(points) {
  return along([...points].reverse(), 12)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("L");
}

/** A line beside a bank that stops and goes on.
 * @param {Point[]} bank @param {number} shift @param {Hand} rnd */
function broken(bank, shift, rnd) {
  let d = "";
  /** @type {Point[]} */
  let run = [];
  for (const { x, y, dx, dy } of along(bank, 10)) {
    if (rnd() > 0.14 + Math.abs(shift) / 90) run.push([x + dy * shift, y - dx * shift]);
    else {
      if (run.length > 1) d += curve(run);
      run = [];
    }
  }
  return run.length > 1 ? d + curve(run) : d;
}

/** The current: short strokes down the middle.
 * @param {Hand} rnd */
function flow(rnd) {
  let d = "";
  for (let y = 30; y < 850; y += 23) {
    const x = 392 + Math.sin(y / 95) * 10 + (rnd() - 0.5) * 34;
    d += `M${x.toFixed(1)} ${y}q${(rnd() * 3 - 1.5).toFixed(1)} 6 0 ${(10 + rnd() * 8).toFixed(1)}`;
  }
  return d;
}

/** The steep western bank.
 * @param {Hand} rnd */
function bluffs(rnd) {
  return (
    hachures(WEST.slice(2, 6), rnd, { side: 1, length: 10, step: 3.6 }) +
    hachures(WEST.slice(6, 12), rnd, { side: 1, length: 9, step: 3.6 })
  );
}

/** @param {Hand} rnd */
function sand(rnd) {
  let d = "";
  for (let i = 0; i < 60; i += 1) {
    const [x, y] =
      i < 40 ? [396 + rnd() * 24, 278 + rnd() * 92] : [379 + rnd() * 14, 756 + rnd() * 60];
    d += `M${x.toFixed(1)} ${y.toFixed(1)}h.9v.9h-.9z`;
  }
  return d;
}

/** Mamayev Kurgan with its two summits, and the ravines.
 * @param {Hand} rnd */
function relief(rnd) {
  let d = "";
  for (const ravine of RAVINES) {
    d +=
      hachures(ravine, rnd, { side: 1, length: 6, step: 3.2 }) +
      hachures(ravine, rnd, { side: -1, length: 6, step: 3.2 });
  }
  for (const [cx, cy, rx, ry, length] of /** @type {number[][]} */ ([
    [78, 466, 36, 26, 12],
    [70, 461, 17, 12, 8],
    [95, 473, 11, 8, 7],
  ])) {
    /** @type {Point[]} */
    const edge = [];
    for (let turn = 0; turn <= 12; turn += 1) {
      const angle = (turn / 12) * Math.PI * 2;
      edge.push([
        cx + Math.cos(angle) * rx * (0.94 + rnd() * 0.12),
        cy + Math.sin(angle) * ry * (0.94 + rnd() * 0.12),
      ]);
    }
    d += hachures(edge, rnd, { side: -1, length, step: 3.1, width: 0.7 });
  }
  return d;
}

/** Streets and blocks of the city, wherever nothing else is drawn; some blocks are burnt out and
 * stand open.
 * @param {Hand} rnd */
function city(rnd) {
  let [blocks, shade, burnt] = ["", "", ""];
  const [along, across] = [Math.cos(0.1), Math.sin(0.1)];
  for (let row = -3; row < 52; row += 1) {
    for (let column = -4; column < 18; column += 1) {
      const [u, v] = [column * 20 + (column > 4 ? 5 : 0) + 30, row * 17 + Math.floor(row / 5) * 5];
      const [x, y] = [u * along - v * across + 48 + row * 1.7, u * across + v * along];
      const [w, h] = [13.5 + rnd() * 3, 10 + rnd() * 3];
      const burnt_out = rnd();
      if (!open(x + w / 2, y + h / 2)) continue;
      /** @param {number} a @param {number} b @returns {Point} */
      const at = (a, b) => [x + a * along - b * across, y + a * across + b * along];
      if (burnt_out < 0.5)
        burnt +=
          line([at(w * 0.45, 0), at(0, 0), at(0, h), at(w * 0.7, h)]) +
          line([at(w, h * 0.6), at(w, 0), at(w * 0.75, 0)]);
      else {
        blocks += line([at(0, 0), at(w, 0), at(w, h), at(0, h)], true);
        if (burnt_out > 0.62)
          for (let a = 3; a < w; a += 3) shade += line([at(a, 0.8), at(a, h - 0.8)]);
      }
    }
  }
  return s(
    "g",
    { class: "ink-city" },
    s("path", { class: "ink-block", d: blocks }),
    s("path", { class: "ink-shade", d: shade }),
    s("path", { class: "ink-burnt", d: burnt }),
  );
}

/** What keeps the blocks away: places and names, works, the hill and the ravines.
 * @type {[x: number, y: number, across: number, down: number][]} */
const KEPT = [
  [110, 20, 220, 40],
  [70, 64, 76, 54],
  [184, 70, 180, 40],
  [56, 134, 66, 64],
  [152, 132, 66, 64],
  [108, 188, 216, 34],
  [64, 216, 76, 60],
  [162, 236, 132, 34],
  [272, 206, 136, 60],
  [186, 284, 156, 36],
  [288, 282, 66, 66],
  [74, 300, 72, 54],
  [132, 342, 204, 36],
  [276, 352, 66, 66],
  [102, 368, 84, 64],
  [178, 378, 92, 34],
  [186, 424, 116, 62],
  [268, 424, 66, 66],
  [78, 470, 108, 100],
  [264, 498, 66, 66],
  [112, 518, 172, 36],
  [272, 574, 66, 66],
  [44, 552, 44, 60],
  [124, 596, 232, 36],
  [70, 648, 66, 66],
  [158, 646, 112, 64],
  [288, 690, 66, 66],
  [176, 690, 156, 36],
  [66, 756, 66, 66],
  [160, 756, 66, 66],
  [114, 808, 216, 34],
  [58, 826, 50, 50],
  [140, 838, 118, 32],
  [304, 386, 90, 24],
  [300, 456, 100, 28],
  [312, 756, 50, 30],
];

/** May a block stand here?
 * @param {number} x @param {number} y */
function open(x, y) {
  if (x < 40 || y < 0 || y > 852 || x > shore(y) - 16) return false;
  return !KEPT.some(([cx, cy, w, h]) => Math.abs(x - cx) < w / 2 && Math.abs(y - cy) < h / 2);
}

/** Where the western bank is, at a height of the map.
 * @param {number} y */
function shore(y) {
  const next = WEST.findIndex((point) => point[1] > y);
  const [[x1, y1], [x2, y2]] = [WEST[next - 1] ?? [0, 0], WEST[next] ?? [0, 1]];
  return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
}

/** Meadow, trees and a village on the far bank.
 * @param {Hand} rnd */
function farBank(rnd) {
  let [trees, grass, huts] = ["", "", ""];
  for (let i = 0; i < 46; i += 1) {
    const [x, y] = [474 + rnd() * 120, 22 + rnd() * 60 + (i % 3) * 3];
    trees += `M${x.toFixed(1)} ${y.toFixed(1)}a3.4 3.4 0 1 1 5.6 0M${(x + 2.8).toFixed(1)} ${(y + 0.6).toFixed(1)}v3`;
  }
  for (let i = 0; i < 70; i += 1) {
    const [x, y] = [474 + rnd() * 120, 250 + rnd() * 590];
    grass += `M${x.toFixed(1)} ${y.toFixed(1)}l-1.5 -4m1.5 4l1.5 -4`;
  }
  for (let i = 0; i < 14; i += 1) {
    const [x, y] = [492 + (i % 4) * 22 + rnd() * 6, 318 + Math.floor(i / 4) * 17 + rnd() * 4];
    huts += `M${x.toFixed(1)} ${y.toFixed(1)}h7v5h-7z`;
  }
  const road =
    trace(
      [
        [600, 290],
        [540, 302],
        [480, 366],
        [486, 424],
      ],
      rnd,
      1,
    ) +
    trace(
      [
        [600, 297],
        [544, 308],
        [486, 370],
        [492, 424],
      ],
      rnd,
      1,
    );
  return s(
    "g",
    null,
    s("path", { class: "ink-hair", d: grass + road }),
    s("path", { class: "ink-trees", d: trees }),
    s("path", { class: "ink-stones", d: huts }),
  );
}

/** A railway: black and white by turns.
 * @param {Point[]} points */
function railway(points) {
  const d = curve(along(points, 7).map(({ x, y }) => /** @type {Point} */ ([x, y])));
  return s(
    "g",
    null,
    s("path", { class: "ink-railway", d }),
    s("path", { class: "ink-railway-gaps", d }),
  );
}

/** Factory halls with saw roofs and chimneys, the station, the grain elevator, a landing stage.
 * @param {Hand} rnd */
function buildings(rnd) {
  const halls = [hall(46, 62, 4, rnd), hall(40, 207, 4, rnd), hall(54, 296, 3, rnd)].join("");
  const station = "M34 532h15v40h-15zM49 542h5v20h-5z";
  const elevator = "M40 818h34v22h-34zM48 811h9v7h-9z";
  let silos = "";
  for (let i = 0; i < 4; i += 1)
    silos += `M${43 + i * 8} 829a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0`;
  const stages = [
    [353, 614],
    [336, 498],
    [352, 318],
  ]
    .map(([x = 0, y = 0]) => `M${x} ${y}h16m-16 4h16M${x + 5} ${y - 3}v10M${x + 11} ${y - 3}v10`)
    .join("");
  return s(
    "g",
    { class: "ink-buildings" },
    s("path", { class: "ink-house", d: halls + station + elevator }),
    s("path", { class: "ink-hair", d: silos + stages + hatch(34, 532, 15, 40, 4) }),
  );
}

/** @param {number} x @param {number} y @param {number} bays @param {Hand} rnd */
function hall(x, y, bays, rnd) {
  let d = `M${x} ${y}`;
  for (let i = 0; i < bays; i += 1) d += `v-12l13 12`;
  d += `v20h${-13 * bays}z`;
  for (let i = 0; i < bays - 1; i += 1) {
    const at = x + 8 + i * 14 + rnd() * 5;
    d += `M${at.toFixed(1)} ${y + 20}v6h4v-6z`;
  }
  return d;
}
