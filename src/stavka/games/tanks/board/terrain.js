// Tiles: what each terrain looks like from above. Each has its own shape, so that it is known
// without colour too.

import { s } from "/web/js/dom.js";
import { CORNERS, SIZE, hexagon, polar, round, side, smooth } from "./field.js";

/** @typedef {import("./field.js").Field} Field */
/** @typedef {import("./field.js").Point} Point */
/** @typedef {() => number} Chance from 0 to 1, the same for the same hex */
/** @typedef {(chance: Chance, field: Field, hex: string) => (SVGElement | null)[]} Draw */

/** @type {Record<string, Draw>} */
const DRAWINGS = {
  plain,
  bushes,
  swamp,
  plough,
  "sparse-woods": sparseWoods,
  forest,
  clearing,
  "clearing-in-sparse-woods": clearingInSparseWoods,
  lake,
  stones,
  ravine,
  village,
};
/** Places for things in a hex, mostly around its rim: a platoon stands in the middle. */
const RIM = [-90, -45, -12, 25, 62, 95, 130, 170, 205, 240];

/** @param {string} terrain @param {Field} field @param {string} hex @returns {SVGGElement} */
export function tile(terrain, field, hex) {
  const draw = DRAWINGS[terrain] ?? plain;
  return s(
    "g",
    { class: `tk-tile tk-${terrain}` },
    s("path", { class: "tk-ground", d: hexagon(SIZE + 0.6) }),
    draw(chanceOf(hex), field, hex),
  );
}

/** @param {string} hex @returns {Chance} */
function chanceOf(hex) {
  let seed = (Number(hex) * 2654435761) >>> 0;
  return () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((seed ^ (seed >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** @param {string} className @param {string} d */
function path(className, d) {
  return s("path", { class: className, d });
}

/** @param {Chance} chance @param {number} from @param {number} to */
function between(chance, from, to) {
  return from + chance() * (to - from);
}

/** Scattered points that keep apart. @param {Chance} chance @param {number} count @param {number} apart @param {number} [reach] @returns {Point[]} */
function scatter(chance, count, apart, reach = 36) {
  /** @type {Point[]} */
  const found = [];
  for (let tries = 0; tries < 160 && found.length < count; tries++) {
    const at = polar(reach * Math.sqrt(chance()), 360 * chance());
    if (found.every((one) => Math.hypot(one.x - at.x, one.y - at.y) >= apart)) found.push(at);
  }
  return found.sort((a, b) => a.y - b.y);
}

/** @param {Chance} chance @param {number} count @param {number} radius @returns {Point[]} */
function rim(chance, count, radius) {
  const turn = Math.floor(chance() * RIM.length);
  const step = RIM.length / count;
  return Array.from({ length: count }, (_, n) =>
    polar(radius + between(chance, -4, 4), RIM[Math.floor(turn + n * step) % RIM.length] ?? 0),
  ).sort((a, b) => a.y - b.y);
}

/** @type {Draw} */
function plain(chance) {
  const blades = scatter(chance, 4, 22, 38).map(
    ({ x, y }) =>
      `M${x} ${y}l-2.4 -5M${round(x + 1.6)} ${y}l0.4 -6.4M${round(x + 3.2)} ${y}l2.6 -4.6`,
  );
  return [path("tk-grass", blades.join(""))];
}

/** A crown from above, with a scalloped edge. @param {Point} at @param {number} radius @param {Chance} chance */
function crown(at, radius, chance) {
  const lobes = 7;
  const turn = 360 * chance();
  const points = Array.from({ length: lobes }, (_, n) =>
    polar(radius * 0.86, turn + (360 / lobes) * n),
  );
  const arc = round(radius * 0.46);
  const edge = points.map((point, n) => {
    const next = points[(n + 1) % lobes] ?? point;
    return `${n ? "" : `M${round(at.x + point.x)} ${round(at.y + point.y)}`}A${arc} ${arc} 0 0 1 ${round(at.x + next.x)} ${round(at.y + next.y)}`;
  });
  return `${edge.join("")}Z`;
}

/** @param {Point[]} places @param {Chance} chance @param {number} small @param {number} large */
function trees(places, chance, small, large) {
  return places.map((at) => {
    const radius = between(chance, small, large);
    const shine = { x: at.x - radius * 0.25, y: at.y - radius * 0.25 };
    return s(
      "g",
      { class: "tk-tree" },
      s("ellipse", {
        class: "tk-shade",
        cx: round(at.x + radius * 0.35),
        cy: round(at.y + radius * 0.5),
        rx: radius,
        ry: round(radius * 0.85),
      }),
      path("tk-crown", crown(at, radius, chance)),
      path(
        "tk-leaf",
        `M${round(shine.x - radius * 0.4)} ${round(shine.y + 1)}a${round(radius * 0.45)} ${round(radius * 0.45)} 0 0 1 ${round(radius * 0.8)} ${round(-radius * 0.2)}`,
      ),
    );
  });
}

/** @type {Draw} */
function sparseWoods(chance) {
  return trees(rim(chance, 5, 32), chance, 8, 10.5);
}

/** @type {Draw} */
function forest(chance) {
  return trees([...scatter(chance, 19, 15, 40)], chance, 10, 13);
}

/** @type {Draw} */
function clearing(chance, field, hex) {
  return forest(chance, field, hex);
}

/** @type {Draw} */
function clearingInSparseWoods(chance) {
  return trees(rim(chance, 8, 33), chance, 7, 9.5);
}

/** A way through, open at its exits: its edge, its ground, its ruts. @param {Field} field @param {string} hex @returns {SVGElement[]} */
export function lane(field, hex) {
  const ways = exits(field, hex).map((d) => `M0 0L${middleOf(d, 0.99)}`);
  if (!ways.length) return [s("circle", { class: "tk-lane-spot", r: 16 })];
  return [
    path("tk-lane-edge", ways.join("")),
    path("tk-lane", ways.join("")),
    path("tk-lane-rut", ways.join("")),
  ];
}

/** @param {Field} field @param {string} hex directions of the exits */
function exits(field, hex) {
  const out = field.exitsOf(hex);
  return field.around(hex).flatMap((other, d) => (out.has(other) ? [d] : []));
}

/** The middle of a side. @param {number} d @param {number} far */
function middleOf(d, far) {
  const [a, b] = side(d);
  return `${round(((a.x + b.x) / 2) * far)} ${round(((a.y + b.y) / 2) * far)}`;
}

/** @type {Draw} */
function bushes(chance) {
  return rim(chance, 8, 29).map(({ x, y }) => {
    const w = between(chance, 8, 11);
    const d = `M${round(x - w)} ${round(y + 4)}a${round(w * 0.5)} ${round(w * 0.55)} 0 0 1 ${round(w * 0.55)} ${round(-w * 0.6)}a${round(w * 0.52)} ${round(w * 0.6)} 0 0 1 ${round(w * 0.95)} 0a${round(w * 0.5)} ${round(w * 0.55)} 0 0 1 ${round(w * 0.5)} ${round(w * 0.6)}Z`;
    return s(
      "g",
      null,
      s("ellipse", {
        class: "tk-shade",
        cx: round(x + 1),
        cy: round(y + 4.6),
        rx: round(w * 1.05),
        ry: 2.6,
      }),
      path("tk-bush", d),
    );
  });
}

/** @type {Draw} */
function swamp(chance) {
  let dashes = "";
  for (let y = -36; y <= 38; y += 8.4) {
    const half = Math.min(38, (SIZE - Math.abs(y)) * 1.6);
    for (let x = -half + between(chance, 0, 10); x < half - 8; x += between(chance, 17, 26))
      dashes += `M${round(x)} ${round(y)}h${round(Math.min(between(chance, 9, 16), half - x))}`;
  }
  const reeds = rim(chance, 5, 30).map(
    ({ x, y }) => `M${x} ${y}v-9M${x} ${y}l-4.4 -7.4M${x} ${y}l4.4 -7.4`,
  );
  return [path("tk-marsh", dashes), path("tk-reed", reeds.join(""))];
}

/** Furrows: parallel lines cut off at the sides. @type {Draw} */
function plough(chance) {
  const angle = [18, 78, 138][Math.floor(chance() * 3)] ?? 18;
  let furrows = "";
  let ridges = "";
  for (let off = -44, n = 0; off <= 44; off += 6.2, n++) {
    const cut = across(angle, off, SIZE * 0.93);
    if (cut && n % 2) furrows += cut;
    else if (cut) ridges += cut;
  }
  return [path("tk-furrow", furrows), path("tk-ridge", ridges)];
}

/** A straight line through a hexagon, so far from its middle. @param {number} angle @param {number} off @param {number} size */
function across(angle, off, size) {
  const aside = { x: -Math.sin((angle * Math.PI) / 180), y: Math.cos((angle * Math.PI) / 180) };
  const unit = { x: Math.cos((angle * Math.PI) / 180), y: Math.sin((angle * Math.PI) / 180) };
  let [low, high] = [-1e3, 1e3];
  CORNERS.forEach((corner, n) => {
    const next = CORNERS[(n + 1) % 6] ?? corner;
    const normal = { x: next.y - corner.y, y: corner.x - next.x };
    const room =
      ((corner.x * normal.x + corner.y * normal.y) * size) / SIZE -
      (aside.x * normal.x + aside.y * normal.y) * off;
    const speed = unit.x * normal.x + unit.y * normal.y;
    if (Math.abs(speed) < 1e-6) {
      if (room < 0) [low, high] = [1, 0];
    } else if (speed > 0) high = Math.min(high, room / speed);
    else low = Math.max(low, room / speed);
  });
  if (high - low < 4) return "";
  const [x, y] = [aside.x * off, aside.y * off];
  return `M${round(x + unit.x * low)} ${round(y + unit.y * low)}L${round(x + unit.x * high)} ${round(y + unit.y * high)}`;
}

/** Water; its shore where it ends. @type {Draw} */
function lake(chance, field, hex) {
  let [shore, depth] = ["", ""];
  field.around(hex).forEach((other, d) => {
    if (!other || field.terrain.get(other) === "lake") return;
    const [a, b] = side(d);
    /** @param {Point} p @param {number} far */
    const at = (p, far) => `${round(p.x * far)} ${round(p.y * far)}`;
    shore += `M${at(a, 0.96)}Q${at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 0.9)} ${at(b, 0.96)}`;
    depth += `M${at(a, 0.84)}Q${at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 0.76)} ${at(b, 0.84)}`;
  });
  const waves = scatter(chance, 4, 20, 28).map(
    ({ x, y }) => `M${round(x - 9)} ${y}q4.5 -4.5 9 0t9 0`,
  );
  return [path("tk-shore", shore), path("tk-depth", depth), path("tk-wave", waves.join(""))];
}

/** @type {Draw} */
function stones(chance) {
  return rim(chance, 8, 29).map(({ x, y }) => {
    const size = between(chance, 4.5, 8.5);
    const turn = 360 * chance();
    const points = [0, 70, 145, 215, 290].map((at) =>
      polar(size * between(chance, 0.8, 1.1), turn + at),
    );
    const d = `M${points.map((p) => `${round(x + p.x)} ${round(y + p.y * 0.8)}`).join("L")}Z`;
    const [a, , b] = points;
    return s(
      "g",
      null,
      s("ellipse", {
        class: "tk-shade",
        cx: round(x + 2),
        cy: round(y + 3),
        rx: round(size * 1.05),
        ry: round(size * 0.75),
      }),
      path("tk-stone", d),
      a && b
        ? path(
            "tk-edge",
            `M${round(x + a.x)} ${round(y + a.y * 0.8)}L${round(x)} ${round(y - 1)}L${round(x + b.x)} ${round(y + b.y * 0.8)}`,
          )
        : null,
    );
  });
}

/** The cut itself is drawn along its whole length, see `ravines`. @type {Draw} */
function ravine() {
  return [];
}

/** Cuts in the ground: hachures run down both banks; open where they lead on. @param {Field} field */
export function ravines(field) {
  return field.ways
    .flatMap((chain) => runs(field, chain))
    .map((points) => {
      const d = smooth(points);
      return s(
        "g",
        { class: "tk-cut" },
        ["tk-bank", "tk-hachure", "tk-slope", "tk-floor"].map((name) => path(name, d)),
      );
    });
}

/** The parts of a chain that are ravines, from end to end. @param {Field} field @param {string[]} chain @returns {Point[][]} */
function runs(field, chain) {
  /** @type {Point[][]} */
  const found = [];
  chain.forEach((hex, n) => {
    if (field.terrain.get(hex) !== "ravine") return;
    const before = chain[n - 1];
    const after = chain[n + 1];
    const at = field.middle(hex);
    const inside = before !== undefined && field.terrain.get(before) === "ravine";
    if (!inside) found.push(before ? [halfway(field.middle(before), at)] : []);
    found.at(-1)?.push(at);
    if (after && field.terrain.get(after) !== "ravine")
      found.at(-1)?.push(halfway(field.middle(after), at));
  });
  return found.map((points) =>
    points.length > 1
      ? points
      : points.flatMap(({ x, y }) => [
          { x: x - 16, y },
          { x: x + 16, y },
        ]),
  );
}

/** @param {Point} a @param {Point} b @returns {Point} */
function halfway(a, b) {
  return { x: round(0.4 * a.x + 0.6 * b.x), y: round(0.4 * a.y + 0.6 * b.y) };
}

/** @type {Draw} */
function village(chance, field, hex) {
  const turn = Number(hex) % 2 ? 0 : 30;
  const roads = field
    .around(hex)
    .flatMap((other, d) => (field.joined(hex, other) ? [-60 + 60 * d] : []));
  /** @type {number[]} */
  const places = [];
  for (let angle = -90; angle < 270; angle += 10) {
    if (
      roads.every((road) => apart(angle, road) > 30) &&
      places.every((other) => apart(angle, other) >= 50)
    )
      places.push(angle);
  }
  return places.map((angle, n) => {
    const at = polar(32 + (n % 2) * 2, angle);
    const [w, depth] = [between(chance, 9, 12), between(chance, 6.5, 8.5)];
    return s(
      "g",
      {
        transform: `translate(${at.x} ${at.y}) rotate(${round((roads[0] ?? 0) + turn * (n % 3))})`,
      },
      s("rect", { class: "tk-shade", x: -w + 2, y: -depth + 3, width: 2 * w, height: 2 * depth }),
      s("rect", { class: "tk-roof", x: -w, y: -depth, width: 2 * w, height: depth }),
      s("rect", { class: "tk-roof-2", x: -w, y: 0, width: 2 * w, height: depth }),
      path("tk-house", `M${-w} ${-depth}H${w}V${depth}H${-w}ZM${-w} 0H${w}`),
    );
  });
}

/** The angle between two ways. @param {number} a @param {number} b */
function apart(a, b) {
  const turn = Math.abs(((a - b) % 360) + 360) % 360;
  return Math.min(turn, 360 - turn);
}
