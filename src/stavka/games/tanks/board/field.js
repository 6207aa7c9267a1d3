// The field: where each hex lies on the sheet, its neighbours, distances, cones, and what can be
// seen from where. Everything is read from the map of the match's edition.

import { figure } from "/web/js/board/figures.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {{ x: number, y: number }} Point */

export const SIZE = 50; // from the middle of a hex to its corner
const WIDE = SIZE * Math.sqrt(3);
const ROW = SIZE * 1.5;
const MARGIN = 16;

/** Middle to corners, clockwise from the top; side d lies between corners d and d + 1. */
export const CORNERS = [0, 1, 2, 3, 4, 5].map((n) => polar(SIZE, -90 + 60 * n));
/** The way to each neighbour: north-east, east, south-east, south-west, west, north-west. */
export const ANGLES = [-60, 0, 60, 120, 180, 240];
const STEPS = /** @type {const} */ ([
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
]);
// For lines, in skew coordinates: the middle of a hex is at x = 2u + v, y = 3v.
const LINE_CORNERS = /** @type {const} */ ([
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
]);

/** @param {number} length @param {number} degrees @returns {Point} */
export function polar(length, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(length * Math.cos(angle)), y: round(length * Math.sin(angle)) };
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 10) / 10;
}

/** A hexagon as a path. @param {number} [size] @param {Point} [at] */
export function hexagon(size = SIZE, at = { x: 0, y: 0 }) {
  return `M${CORNERS.map((corner) => `${round(at.x + (corner.x * size) / SIZE)} ${round(at.y + (corner.y * size) / SIZE)}`).join("L")}Z`;
}

/** A curve through points. @param {Point[]} points */
export function smooth(points) {
  return points.reduce((path, point, n) => {
    const [a, b] = [points[n - 1], points[n]];
    if (!a || !b) return `M${point.x} ${point.y}`;
    const [before, after] = [points[n - 2] ?? a, points[n + 1] ?? b];
    const [c, d] = [
      { x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6 },
      { x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6 },
    ];
    return `${path}C${round(c.x)} ${round(c.y)} ${round(d.x)} ${round(d.y)} ${b.x} ${b.y}`;
  }, "");
}

export class Field {
  /** @param {Context} context @param {string} id of the map */
  constructor(context, id) {
    this.id = id;
    /** @param {string} field @returns {string[]} */
    const list = (field) => figure(context, "maps", id, field, /** @type {string[]} */ ([]));
    this.rows = list("rows");
    this.columns = this.rows[0]?.length ?? 0;
    this.edges = {
      soviet: figure(context, "maps", id, "soviet", ""),
      german: figure(context, "maps", id, "german", ""),
    };
    /** @type {Record<string, string>} */
    const codes = {};
    for (const name of Object.keys(context.edition.terrain ?? {}))
      codes[figure(context, "terrain", name, "code", "")] = name;
    /** @type {Map<string, string>} terrain by hex */
    this.terrain = new Map();
    /** @type {Map<string, string[]>} further numbers of a hex at a joint of boards */
    this.joints = new Map();
    /** @type {Map<string, string>} */
    this.own = new Map();
    this.rows.forEach((row, r) =>
      [...row].forEach((code, c) => this.terrain.set(number(r, c), codes[code] ?? "plain")),
    );
    for (const text of list("joints")) {
      const [own = "", second = ""] = text.split("=");
      this.joints.set(own, [...(this.joints.get(own) ?? []), second]);
      this.own.set(second, own);
    }
    this.roads = list("roads").map((text) => text.split("-"));
    this.paved = new Set(this.roads.flat());
    this.ways = list("ways").map((text) => text.split("-"));
    /** @type {Map<string, Set<string>>} where ravines and clearings lead */
    this.exits = new Map();
    for (const chain of this.ways) {
      chain.forEach((hex, n) => {
        for (const other of [chain[n - 1], chain[n + 1]]) if (other) this.exitsOf(hex).add(other);
      });
    }
    /** @type {Set<string>} */
    this.blocking = new Set();
    /** @type {Set<string>} */
    this.gated = new Set();
    /** @type {Set<string>} */
    this.low = new Set();
    for (const [hex, name] of this.terrain) {
      if (figure(context, "terrain", name, "blocks", false)) this.blocking.add(hex);
      if (figure(context, "terrain", name, "through", "") === "exits") this.gated.add(hex);
      if (figure(context, "terrain", name, "low", false)) this.low.add(hex);
      if (figure(context, "terrain", name, "road", false)) this.paved.add(hex);
    }
    this.width = round(2 * MARGIN + WIDE * (this.columns + 0.5));
    this.height = round(2 * MARGIN + ROW * this.rows.length + SIZE / 2);
  }

  /** @param {string} hex @returns {Set<string>} */
  exitsOf(hex) {
    let found = this.exits.get(hex);
    if (!found) this.exits.set(hex, (found = new Set()));
    return found;
  }

  /** Does a road lead from one hex to the other? @param {string} a @param {string} b */
  joined(a, b) {
    return (
      b !== "" &&
      this.roads.some((chain) =>
        chain.some((hex, n) => hex === a && (chain[n - 1] === b || chain[n + 1] === b)),
      )
    );
  }

  /** Is it a road hex? @param {string} hex */
  onRoad(hex) {
    return this.paved.has(hex);
  }

  get hexes() {
    return [...this.terrain.keys()];
  }

  /** The first number of a hex. @param {string} hex */
  first(hex) {
    return this.own.get(hex) ?? hex;
  }

  /** @param {string} hex @returns {Point} */
  middle(hex) {
    const [row, column] = place(this.first(hex));
    return {
      x: round(MARGIN + WIDE * (column + (row % 2 ? 1 : 0.5))),
      y: round(MARGIN + SIZE + ROW * row),
    };
  }

  /** The six neighbours; empty where the map ends. @param {string} hex @returns {string[]} */
  around(hex) {
    const [u, v] = skew(this.first(hex));
    return STEPS.map(([du, dv]) => this.at(u + du, v + dv));
  }

  /** @param {number} u @param {number} v */
  at(u, v) {
    const hex = number(v, u + Math.floor(v / 2));
    return this.terrain.has(hex) ? hex : "";
  }

  /** @param {string} a @param {string} b */
  direction(a, b) {
    return this.around(a).indexOf(this.first(b));
  }

  /** @param {string} a @param {string} b */
  distance(a, b) {
    const [au, av] = skew(this.first(a));
    const [bu, bv] = skew(this.first(b));
    return Math.max(Math.abs(bu - au), Math.abs(bv - av), Math.abs(bu - au + bv - av));
  }

  /** What opens through one side of a hex. @param {string} hex @param {number} direction @param {number} reach */
  cone(hex, direction, reach) {
    const [u, v] = skew(this.first(hex));
    const [au, av] = STEPS[direction] ?? [0, 0];
    /** @type {Set<string>} */
    const found = new Set();
    for (const aside of [STEPS[(direction + 5) % 6], STEPS[(direction + 1) % 6]]) {
      const [bu, bv] = aside ?? [0, 0];
      for (let ahead = 1; ahead <= reach; ahead++) {
        for (let by = 0; by <= reach - ahead; by++) {
          const other = this.at(u + ahead * au + by * bu, v + ahead * av + by * bv);
          if (other) found.add(other);
        }
      }
    }
    return found;
  }

  /** The hex so far straight on, or empty. @param {string} hex @param {number} direction @param {number} far */
  ahead(hex, direction, far) {
    const [u, v] = skew(this.first(hex));
    const [du, dv] = STEPS[direction] ?? [0, 0];
    return this.at(u + far * du, v + far * dv);
  }

  /** Is the line between two hexes free? Along a side of hexes one free hex of the two is enough. @param {string} a @param {string} b */
  sees(a, b) {
    const [from, to] = [this.first(a), this.first(b)];
    if ((this.low.has(from) || this.low.has(to)) && this.distance(from, to) > 1) return false;
    /** @type {[string, string][]} where a line may have come to: the last two of its hexes */
    let ends = [["", from]];
    for (const next of [...this.between(from, to), [to]]) {
      const found = ends.flatMap(([before, at]) =>
        next
          .filter((hex) => hex && this.opens(at, before, hex, at === from))
          .map((hex) => /** @type {[string, string]} */ ([at, hex])),
      );
      ends = found.filter(
        (one, n) => found.findIndex((other) => other.join() === one.join()) === n,
      );
    }
    return ends.some(([before]) => this.opens(to, before, "", true));
  }

  /** Does a hex let a line through? @param {string} hex @param {string} before @param {string} after @param {boolean} end of the line */
  opens(hex, before, after, end) {
    if (this.gated.has(hex))
      return [before, after].every((next) => !next || this.exitsOf(hex).has(next));
    return end || !this.blocking.has(hex);
  }

  /** The hexes between two others, one after another; where the line runs along a side, both. @param {string} a @param {string} b @returns {string[][]} */
  between(a, b) {
    const [au, av] = skew(a);
    const [bu, bv] = skew(b);
    const [u, v] = [bu - au, bv - av];
    const [left, right] = [nudged(u, v, -1), nudged(u, v, 1)];
    /** @param {[number, number] | undefined} step */
    const hex = (step) => (step ? this.at(au + step[0], av + step[1]) : "");
    if (u === v || u === -u - v || v === -u - v)
      return left.map((step, n) => [hex(step), hex(right[n])]);
    return left
      .filter(([du, dv]) => right.some((one) => one[0] === du && one[1] === dv))
      .map((step) => [hex(step)]);
  }

  /** The outline of some hexes as one path. @param {Iterable<string>} hexes */
  outline(hexes) {
    const inside = new Set(hexes);
    let path = "";
    for (const hex of inside) {
      const { x, y } = this.middle(hex);
      this.around(hex).forEach((other, d) => {
        if (inside.has(other)) return;
        const [from, to] = side(d);
        path += `M${round(x + from.x)} ${round(y + from.y)}L${round(x + to.x)} ${round(y + to.y)}`;
      });
    }
    return path;
  }

  /** @param {Iterable<string>} hexes */
  area(hexes) {
    return [...hexes].map((hex) => hexagon(SIZE, this.middle(hex))).join("");
  }
}

/** The two corners of a side. @param {number} direction @returns {[Point, Point]} */
export function side(direction) {
  const none = { x: 0, y: 0 };
  return [CORNERS[direction] ?? none, CORNERS[(direction + 1) % 6] ?? none];
}

/** @param {number} row @param {number} column both from 0 */
function number(row, column) {
  return `${String(row + 1).padStart(2, "0")}${String(column + 1).padStart(2, "0")}`;
}

/** @param {string} hex @returns {[number, number]} row and column from 0 */
export function place(hex) {
  return [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
}

/** @param {string} hex @returns {[number, number]} */
function skew(hex) {
  const [row, column] = place(hex);
  return [column - Math.floor(row / 2), row];
}

/** The hexes on a line moved a hair to its left (-1) or right (1). @param {number} u @param {number} v @param {number} to @returns {[number, number][]} */
function nudged(u, v, to) {
  const [dx, dy] = [2 * u + v, 3 * v];
  let [atU, atV] = [0, 0];
  /** @type {[number, number][]} */
  const found = [];
  while (atU !== u || atV !== v) {
    const [x, y] = [2 * atU + atV, 3 * atV];
    const sides = LINE_CORNERS.map(([cx, cy]) => 2 * (dx * (y + cy) - dy * (x + cx)) - to);
    const out = STEPS.findIndex((_, d) => (sides[d] ?? 0) < 0 && (sides[d + 1] ?? 0) > 0);
    const [du, dv] = STEPS[out] ?? [u - atU, v - atV];
    [atU, atV] = [atU + du, atV + dv];
    found.push([atU, atV]);
  }
  return found.slice(0, -1);
}
