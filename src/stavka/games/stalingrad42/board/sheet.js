// The map made ready for drawing: paths on the table (x squeezed, one unit the height of a hex),
// each with the box it lies in, so that a tile draws only what touches it.

import { CORNERS, DIRECTIONS, SQUEEZE, centre, neighbour } from "./grid.js";

/** @typedef {import("./look.d.ts").Ground} Ground */
/** @typedef {import("./look.d.ts").Box} Box */
/** @typedef {import("./look.d.ts").Place} Place */
/** @typedef {{ id: string, owner: string, hexes: string[] }} Entry */
/** @typedef {{ name: string, name_ru: string, kind: string, hex: string, other: string }} Crossing */
/** @typedef {Ground & { areas: Entry[], crossings: Crossing[] }} FullGround */

/**
 * geography.json: lines are x, y, x, y, ... in hex units; of a sheet the first and last column, and
 * the first and last row.
 * @typedef {{
 *   sheets: Record<string, [[number, number], [number, number]]>,
 *   sea: number[],
 *   lakes: { name: string, name_ru: string, ring: number[] }[],
 *   areas: { terrain: string, rings: number[][] }[],
 *   rivers: { name: string, name_ru: string, class: string, line: number[] }[],
 *   ridges: number[][],
 *   railways: { kind: string, opens: string, line: number[] }[],
 *   roads: { kind: string, opens: string, line: number[] }[],
 *   labels: { kind: string, name: string, name_ru: string, line: number[] }[],
 * }} Geography
 */

/** @typedef {{ path: Path2D, box: Box }} Shape */
/**
 * A line and, for looking from afar, the same without its small bends; `opens`: the turn on which
 * it is finished, 0 for never.
 * @typedef {Shape & { kind: string, opens: number, points: number[], smooth: number[], far: Path2D }} Line
 */
/** @typedef {{ hex: string, x: number, y: number, terrain: string, settlement: string, fort: string, vp: number, port: string }} Cell */
/** @typedef {{ x: number, y: number, dx: number, dy: number }} Mark a place and a direction */

/**
 * @typedef {{
 *   sea: Shape,
 *   lakes: Shape[],
 *   areas: Map<string, Shape>,
 *   outline: Shape,
 *   rivers: Line[],
 *   ridges: Line[],
 *   railways: Line[],
 *   roads: Line[],
 *   bridges: Mark[],
 *   ferries: Mark[],
 *   frozen: Cell[],
 *   cells: Cell[],
 *   places: Place[],
 *   entries: Entry[],
 *   labels: Geography["labels"],
 *   rivernames: { name: string, name_ru: string, class: string, line: number[] }[],
 * }} Sheet
 */

/**
 * @param {Geography} geography
 * @param {FullGround} ground
 * @returns {Sheet}
 */
export function makeSheet(geography, ground) {
  const cells = Object.entries(ground.hexes).map(([hex, cell]) => {
    const [x, y] = centre(hex);
    return {
      hex,
      x: x * SQUEEZE,
      y,
      terrain: cell.terrain,
      settlement: cell.settlement ?? "",
      fort: cell.fort ?? "",
      vp: Number(cell.vp ?? 0),
      port: cell.port ?? "",
    };
  });
  return {
    sea: shape([geography.sea]),
    lakes: geography.lakes.map((lake) => shape([lake.ring])),
    areas: new Map(geography.areas.map((area) => [area.terrain, shape(area.rings)])),
    outline: outline(ground),
    rivers: geography.rivers.map((river) => line(river.class, river.line)),
    ridges: geography.ridges.map((ridge) => line("alpine", ridge)),
    railways: geography.railways.map((rail) => line(rail.kind, rail.line, Number(rail.opens))),
    roads: geography.roads.map((road) => line(road.kind, road.line)),
    bridges: marks(ground, "bridge"),
    ferries: marks(ground, "ferry"),
    frozen: cells.filter(({ hex }) => freezes(ground, hex)),
    cells,
    places: ground.places,
    entries: ground.areas ?? [],
    labels: geography.labels,
    rivernames: geography.rivers.filter((river) => river.name),
  };
}

/** Whether water on a side of a hex freezes in winter. @param {Ground} ground @param {string} hex */
function freezes(ground, hex) {
  const sides = Object.values(ground.hexes[hex]?.sides ?? {});
  return sides.some((side) => side.some(({ season }) => season === "freezes"));
}

/**
 * Whether a box touches another.
 * @param {Box} a
 * @param {Box} b
 * @param {number} [spare]
 */
export function touches(a, b, spare = 0) {
  return (
    a.left - spare < b.right &&
    a.right + spare > b.left &&
    a.top - spare < b.bottom &&
    a.bottom + spare > b.top
  );
}

/**
 * @param {number[][]} rings
 * @returns {Shape}
 */
function shape(rings) {
  const path = new Path2D();
  for (const ring of rings) {
    trace(path, ring);
    path.closePath();
  }
  return { path, box: boxOf(rings.flat()) };
}

/**
 * @param {string} kind
 * @param {number[]} points
 * @param {number} [opens]
 * @returns {Line}
 */
function line(kind, points, opens = 0) {
  const path = new Path2D();
  trace(path, points);
  const smooth = smoothed(points);
  const far = new Path2D();
  trace(far, smooth);
  return { path, box: boxOf(points), kind, opens, points, smooth, far };
}

/**
 * A line without its small bends: each point the mean of those around it, the ends as they were.
 * @param {number[]} points
 */
function smoothed(points) {
  const count = points.length / 2;
  return points.map((_, at) => {
    const i = at >> 1;
    const reach = Math.min(9, i, count - 1 - i);
    let sum = 0;
    for (let j = i - reach; j <= i + reach; j += 1) sum += points[j * 2 + (at & 1)] ?? 0;
    return sum / (reach * 2 + 1);
  });
}

/**
 * @param {Path2D} path
 * @param {number[]} points
 */
function trace(path, points) {
  for (let i = 0; i < points.length; i += 2) {
    const x = (points[i] ?? 0) * SQUEEZE;
    const y = points[i + 1] ?? 0;
    if (i) path.lineTo(x, y);
    else path.moveTo(x, y);
  }
}

/**
 * @param {number[]} points
 * @returns {Box}
 */
function boxOf(points) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = 0; i < points.length; i += 2) {
    const x = (points[i] ?? 0) * SQUEEZE;
    const y = points[i + 1] ?? 0;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/**
 * The edge of all hexes of the map.
 * @param {Ground} ground
 * @returns {Shape}
 */
function outline(ground) {
  /** @type {Map<string, { to: string, x: number, y: number }[]>} */
  const edges = new Map();
  /** @param {number} x @param {number} y */
  const key = (x, y) => `${Math.round(x * 6)} ${Math.round(y * 6)}`;
  for (const hex of Object.keys(ground.hexes)) {
    const [x, y] = centre(hex);
    CORNERS.forEach(([dx, dy], direction) => {
      const other = neighbour(hex, direction);
      if (other !== null && other in ground.hexes) return;
      const [ex, ey] = CORNERS[(direction + 1) % 6] ?? CORNERS[0];
      const from = key(x + dx, y + dy);
      const edge = { to: key(x + ex, y + ey), x: x + dx, y: y + dy };
      edges.set(from, [...(edges.get(from) ?? []), edge]);
    });
  }
  const rings = [];
  for (const start of edges.keys()) {
    /** @type {number[]} */
    const ring = [];
    let at = start;
    for (let edge = edges.get(at)?.pop(); edge; edge = edges.get(at)?.pop()) {
      ring.push(edge.x, edge.y);
      at = edge.to;
    }
    if (ring.length > 4) rings.push(ring);
  }
  return shape(rings);
}

/**
 * The middles of the sides with a feature, with the direction across.
 * @param {Ground} ground
 * @param {string} feature
 * @returns {Mark[]}
 */
function marks(ground, feature) {
  /** @type {Mark[]} */
  const found = [];
  for (const [hex, cell] of Object.entries(ground.hexes)) {
    const [x, y] = centre(hex);
    DIRECTIONS.slice(1, 4).forEach((direction, i) => {
      const here = cell.sides?.[direction];
      if (!here?.some((each) => each.feature === feature)) return;
      const [ax, ay] = CORNERS[i + 1] ?? CORNERS[0];
      const [bx, by] = CORNERS[i + 2] ?? CORNERS[0];
      const dx = ((ax + bx) / 2) * SQUEEZE;
      const dy = (ay + by) / 2;
      found.push({ x: x * SQUEEZE + dx, y: y + dy, dx: dx * 2, dy: dy * 2 });
    });
  }
  return found;
}
