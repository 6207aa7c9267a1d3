// Which army is nearer to each hex, and the front between them.

import { centre, CORNERS, neighbour, SQUEEZE } from "./grid.js";

/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./look.d.ts").Ground} Ground */
/** @typedef {import("./look.d.ts").Eye} Eye */
/** @typedef {import("./look.d.ts").Side} Side */
/** @typedef {import("./grid.js").Point} Point */
/** @typedef {Map<string, { side: Side, away: number }>} Held by hex: whose it is, how far its units are */
/** @typedef {{ from: Point, to: Point, other: Side | undefined, away: number }} Edge */

/**
 * Where the sides stand: hexes with units, the hexes of their entry areas, the sheets in play.
 * @typedef {{ units: [string, Side][], areas: [string, Side][], sheets: string[] }} Stand
 */

const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"];
const CLOSED = new Set(["sea", "lake", "volga"]);
const FAR = 1; // an entry area counts as held by units so many hexes from its edge
const NOBODY = 99; // how far units are from ground that only an entry area holds
const FACING = 4; // where units of both sides are no further than so many hexes there is a front
const SOFT = 3; // so many edges to each side the front is smoothed over

/** @type {Record<Side, string>} */
const TINTS = { axis: "rgb(70 84 78 / 26%)", soviet: "rgb(168 57 43 / 17%)" };

/** @param {View} view @returns {Stand} */
export function standOf(view) {
  /** @type {Stand} */
  const stand = { units: [], areas: [], sheets: Object.keys(view.sheets ?? {}) };
  for (const place of view.placements) {
    if (place.hex && place.turn === view.first)
      stand.units.push([place.hex, view.units[place.unit].side]);
  }
  for (const { owner, hexes } of view.areas) {
    if (owner !== "axis" && owner !== "soviet") continue;
    for (const hex of hexes) stand.areas.push([hex, owner]);
  }
  return stand;
}

/**
 * Which side's units are nearer to each hex of land, over land.
 * @param {Stand} stand
 * @param {Ground} ground
 * @returns {Held}
 */
export function holdings({ units, areas, sheets }, ground) {
  /** @type {Held} */
  const held = new Map();
  /** @type {[string, Side, number][][]} */
  const waves = Array.from({ length: FAR + 1 }, () => []);
  for (const [hex, side] of units) waves[0].push([hex, side, 0]);
  for (const [hex, side] of areas) waves[FAR].push([hex, side, NOBODY]);
  const played = new Set(sheets);
  for (let n = 0; n < waves.length; n++) {
    for (const [hex, side, away] of waves[n]) {
      if (held.has(hex) || !isLand(ground, hex, played)) continue;
      held.set(hex, { side, away });
      DIRECTIONS.forEach((direction, d) => {
        const features = ground.hexes[hex].sides?.[direction] ?? [];
        if (features.some(({ feature }) => CLOSED.has(feature))) return;
        const other = neighbour(hex, d);
        if (other && !held.has(other)) (waves[n + 1] ??= []).push([other, side, away + 1]);
      });
    }
  }
  return held;
}

/**
 * @param {Ground} ground
 * @param {string} hex
 * @param {Set<string>} sheets
 */
function isLand(ground, hex, sheets) {
  const cell = ground.hexes[hex];
  if (!cell || cell.terrain === "sea" || cell.terrain === "volga") return false;
  return sheets.size === 0 || (cell.sheets ?? "").split(/[ ,]+/).some((sheet) => sheets.has(sheet));
}

/**
 * The edges around what a side holds, by the corner they leave; the side lies to the right of each.
 * @param {Held} held
 * @param {Side} side
 */
function edgesOf(held, side) {
  /** @type {Map<string, Edge>} */
  const edges = new Map();
  for (const [hex, { side: owner, away }] of held) {
    if (owner !== side) continue;
    for (let n = 0; n < 6; n++) {
      const other = held.get(neighbour(hex, n) ?? "");
      if (other?.side === side) continue;
      const edge = {
        from: corner(hex, n),
        to: corner(hex, n + 1),
        other: other?.side,
        away: Math.max(away, other?.away ?? 0),
      };
      edges.set(String(edge.from), edge);
    }
  }
  return edges;
}

/**
 * A corner of a hex, rounded so that neighbours agree on it.
 * @param {string} hex
 * @param {number} which
 * @returns {Point}
 */
function corner(hex, which) {
  const [x, y] = centre(hex);
  const [dx, dy] = CORNERS[which % 6];
  return [Math.round((x + dx) * 300) / 300, Math.round((y + dy) * 300) / 300];
}

/**
 * Edges put together, one after the other. Three hexes meet in a corner, so no more than one edge
 * leaves it.
 * @param {Map<string, Edge>} edges by the corner they leave; they are used up
 * @returns {Edge[][]}
 */
function chains(edges) {
  const ends = new Set([...edges.values()].map((edge) => String(edge.to)));
  const firsts = [...edges.values()].filter((edge) => !ends.has(String(edge.from)));
  /** @type {Edge[][]} */
  const found = [];
  for (const first of [...firsts, ...edges.values()]) {
    /** @type {Edge[]} */
    const chain = [];
    for (let edge = edges.get(String(first.from)); edge; edge = edges.get(String(edge.to))) {
      edges.delete(String(edge.from));
      chain.push(edge);
    }
    if (chain.length) found.push(chain);
  }
  return found;
}

/**
 * The front where units of both sides are near, on the table, without the corners of the hexes;
 * the Axis lies to the right of each line.
 * @param {Held} held
 * @param {number} [facing] how far from it units may be
 * @param {number} [soft]
 * @returns {Point[][]}
 */
export function frontLines(held, facing = FACING, soft = SOFT) {
  const edges = edgesOf(held, "axis");
  for (const [key, edge] of edges) {
    if (edge.other === undefined || edge.away > facing) edges.delete(key);
  }
  return chains(edges).map((chain) => softened(chain, soft));
}

/** @param {Edge[]} chain @param {number} soft @returns {Point[]} */
function softened(chain, soft) {
  /** @type {Point[]} */
  const points = chain.map(({ from, to }) => [
    ((from[0] + to[0]) / 2) * SQUEEZE,
    (from[1] + to[1]) / 2,
  ]);
  return points.map((_, i) => {
    const reach = Math.min(soft, i, points.length - 1 - i);
    const near = points.slice(i - reach, i + reach + 1);
    const sum = near.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
    return [sum[0] / near.length, sum[1] / near.length];
  });
}

/** The ground nearer to the units of one side than to those of the other, drawn over the map. */
export class Control {
  /** Where the ground of both sides meets. */
  #border = new Path2D();

  /**
   * @param {View} view
   * @param {Ground} ground
   */
  constructor(view, ground) {
    const held = holdings(standOf(view), ground);
    /** @type {Record<Side, Path2D>} */
    this.shapes = { axis: outline(held, "axis"), soviet: outline(held, "soviet") };
    for (const { from, to, other } of edgesOf(held, "axis").values()) {
      if (!other) continue;
      this.#border.moveTo(...from);
      this.#border.lineTo(...to);
    }
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {Eye} eye
   * @param {boolean} border whether a line parts them
   */
  draw(ctx, eye, border) {
    const [left, top] = eye.screen(0, 0);
    ctx.save();
    ctx.translate(left, top);
    ctx.scale(eye.scale * SQUEEZE, eye.scale);
    for (const side of /** @type {Side[]} */ (["axis", "soviet"])) {
      ctx.fillStyle = TINTS[side];
      ctx.fill(this.shapes[side]);
    }
    if (border) {
      ctx.lineCap = "round";
      ctx.lineWidth = Math.max(0.1, 2.5 / eye.scale);
      ctx.strokeStyle = "#24211d";
      ctx.stroke(this.#border);
    }
    ctx.restore();
  }
}

/** @param {Held} held @param {Side} side */
function outline(held, side) {
  const path = new Path2D();
  for (const chain of chains(edgesOf(held, side))) {
    path.moveTo(...chain[0].from);
    for (const { to } of chain) path.lineTo(...to);
    path.closePath();
  }
  return path;
}
