// Layers of a match over the map: zones of control and bonds, whose cities are, how far supply
// comes and by which roads. The server works them out; here they are painted. Each side has a
// hatching of its own.

import { SQUEEZE, CORNERS, centre, DIRECTIONS, hexNumber, neighbour } from "./grid.js";
import { hexagon } from "./lines.js";
import { SheetOfLayers } from "./sheet_of_layers.js";
import { toTable } from "./reach.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Part} Part */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./look.d.ts").Side} Side */
/** @typedef {Record<string, string>} Columns */
/** @typedef {{ zone: Path2D, bonds: Path2D, barred: Path2D, supplied: Path2D, rim: Path2D, roads: Path2D, network: Network }} Shapes */
/** Road hexes that supply comes to, with those that a road joins each with, and where it begins. @typedef {{ links: Map<string, string[]>, sources: Set<string> }} Network */

const INKS = { axis: "45 62 52", soviet: "150 40 28" };
const ROADS = new Set(["primary_road", "secondary_road", "ferry"]);
/** The layers of a match with the keys that switch them, with Shift. */
export const LAYERS = /** @type {const} */ ({
  zones: "KeyZ",
  ownZones: "KeyO",
  supply: "KeyS",
  enemySupply: "KeyE",
  control: "KeyC",
});

/** @param {Desk} desk @returns {Part} */
export function overlaysPart(desk) {
  const { stage } = desk;
  /** @type {Record<Side, Shapes | null>} */
  const shapes = { axis: null, soviet: null };
  /** @type {Record<Side, string>} */
  const known = { axis: "", soviet: "" };
  const sheet = new SheetOfLayers();

  /** The shapes of a side, made anew when it stands otherwise. @param {Side} side */
  function shapesOf(side) {
    const board = desk.state()?.board ?? {};
    const names = ["zone", "bond", "barred", "supplied", "by-road"].map(
      (each) => `${each}-${side}`,
    );
    const now = JSON.stringify(names.map((each) => board[each]));
    if (now !== known[side] || !shapes[side]) {
      known[side] = now;
      shapes[side] = makeShapes(board, side, stage.map?.ground.hexes ?? {});
    }
    return shapes[side];
  }

  return {
    under(ctx, camera) {
      const { layers } = stage;
      const own = desk.side();
      const enemy = /** @type {Side} */ (own === "axis" ? "soviet" : "axis");
      const supplies = [layers.supply ? own : null, layers.enemySupply ? enemy : null].filter(
        (side) => side !== null,
      );
      const zones = [layers.ownZones ? own : null, layers.zones ? enemy : null].filter(
        (side) => side !== null,
      );
      if (supplies.length || zones.length) {
        const found = { axis: shapesOf("axis"), soviet: shapesOf("soviet") };
        const key = `${supplies}/${zones}/${known.axis}/${known.soviet}`;
        sheet.draw(ctx, camera, key, (on, scale) => {
          for (const side of supplies) drawSupply(on, scale, found[side], side);
          for (const side of zones) drawZones(on, scale, found[side], side);
        });
      }
      ctx.save();
      toTable(ctx, camera);
      let lost = 0;
      for (const side of supplies)
        lost += drawCut(ctx, camera, shapesOf(side)?.network, desk.map.pointed());
      stage.el.dataset.cut = lost ? String(lost) : "";
      ctx.restore();
      if (layers.control) drawControl(ctx, camera, desk.state()?.board.control ?? {});
    },
  };
}

/**
 * @param {Record<string, any>} board
 * @param {Side} side
 * @param {Record<string, import("./look.d.ts").Hex>} ground
 * @returns {Shapes}
 */
function makeShapes(board, side, ground) {
  const zone = hexesOf(board[`zone-${side}`]);
  const bonds = hexesOf(board[`bond-${side}`]);
  const supplied = hexesOf(board[`supplied-${side}`]);
  const byRoad = hexesOf(board[`by-road-${side}`]);
  const barred = new Path2D();
  for (const [direction, hexes] of Object.entries(board[`barred-${side}`] ?? {})) {
    for (const hex of String(hexes).split(" ")) addSide(barred, hex, Number(direction));
  }
  const rim = new Path2D();
  for (const hex of supplied) {
    for (let side = 0; side < 6; side++) {
      if (!supplied.has(neighbour(hex, side) ?? "")) addSide(rim, hex, side);
    }
  }
  const roads = new Path2D();
  /** @type {Map<string, string[]>} */
  const links = new Map([...byRoad].map((hex) => [hex, []]));
  for (const hex of byRoad) {
    for (let side = 0; side < 3; side++) {
      const other = neighbour(hex, side) ?? "";
      const features = ground[hex]?.sides?.[DIRECTIONS[side] ?? ""] ?? [];
      if (!byRoad.has(other) || !features.some(({ feature }) => ROADS.has(feature))) continue;
      addRoad(roads, hex, other);
      links.get(hex)?.push(other);
      links.get(other)?.push(hex);
    }
  }
  return {
    zone: shapeOf(zone),
    bonds: shapeOf(bonds, 0.8),
    barred,
    supplied: shapeOf(supplied, 1.01),
    rim,
    roads,
    network: { links, sources: hexesOf(board[`source-${side}`]) },
  };
}

/** @param {Path2D} path @param {string} hex @param {string} other */
function addRoad(path, hex, other) {
  const [[ax, ay], [bx, by]] = [centre(hex), centre(other)];
  path.moveTo(ax * SQUEEZE, ay);
  path.lineTo(bx * SQUEEZE, by);
}

/** The road hexes that supply would no longer come to if one of them were closed. @param {Network} network @param {string} closed */
export function cutOff({ links, sources }, closed) {
  const reached = new Set([...sources].filter((hex) => links.has(hex) && hex !== closed));
  for (const hex of reached) {
    for (const other of links.get(hex) ?? []) if (other !== closed) reached.add(other);
  }
  return new Set([...links.keys()].filter((hex) => !reached.has(hex)));
}

/** Hexes by column: "04-11 15". @param {Columns | undefined} columns */
export function hexesOf(columns) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const [column, runs] of Object.entries(columns ?? {})) {
    for (const run of runs.split(" ")) {
      const [first = 0, last = first] = run.split("-").map(Number);
      for (let row = first; row <= last; row++) found.add(hexNumber(Number(column), row));
    }
  }
  return found;
}

/** @param {Set<string>} hexes @param {number} [size] */
function shapeOf(hexes, size = 0.97) {
  const path = new Path2D();
  for (const hex of hexes) {
    const [x, y] = centre(hex);
    hexagon(path, x * SQUEEZE, y, size);
  }
  return path;
}

/** @param {Path2D} path @param {string} hex @param {number} side */
function addSide(path, hex, side) {
  const [x, y] = centre(hex);
  const [ax, ay] = CORNERS[side] ?? [0, 0];
  const [bx, by] = CORNERS[(side + 1) % 6] ?? [0, 0];
  path.moveTo((x + ax) * SQUEEZE, y + ay);
  path.lineTo((x + bx) * SQUEEZE, y + by);
}

/** @param {CanvasRenderingContext2D} ctx @param {number} scale @param {Shapes | null} shapes @param {Side} side */
function drawZones(ctx, scale, shapes, side) {
  if (!shapes) return;
  const pattern = hatched(side);
  if (pattern) {
    pattern.setTransform(new DOMMatrix().scale(0.5 / scale));
    ctx.fillStyle = pattern;
    ctx.fill(shapes.zone);
  }
  const ink = `rgb(${INKS[side]} / 90%)`;
  ctx.strokeStyle = ink;
  ctx.lineJoin = ctx.lineCap = "round";
  ctx.setLineDash([]);
  ctx.lineWidth = Math.max(0.05, 1.5 / scale);
  ctx.fillStyle = `rgb(${INKS[side]} / 30%)`;
  ctx.fill(shapes.bonds);
  ctx.stroke(shapes.bonds);
  ctx.strokeStyle = "#fdfaf2";
  ctx.lineWidth = Math.max(0.2, 5 / scale);
  ctx.stroke(shapes.barred);
  ctx.strokeStyle = ink;
  ctx.lineWidth = Math.max(0.12, 3 / scale);
  ctx.setLineDash([0.16, 0.1]);
  ctx.stroke(shapes.barred);
}

/** @param {CanvasRenderingContext2D} ctx @param {number} scale @param {Shapes | null} shapes @param {Side} side */
function drawSupply(ctx, scale, shapes, side) {
  if (!shapes) return;
  ctx.fillStyle = side === "axis" ? "rgb(60 110 80 / 20%)" : "rgb(190 90 60 / 18%)";
  ctx.fill(shapes.supplied);
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.setLineDash(side === "axis" ? [] : [0.3, 0.2]);
  ctx.strokeStyle = `rgb(${INKS[side]} / 75%)`;
  ctx.lineWidth = Math.max(0.06, 2 / scale);
  ctx.stroke(shapes.rim);
  ctx.setLineDash([]);
  ctx.strokeStyle = "rgb(253 250 242 / 60%)";
  ctx.lineWidth = Math.max(0.14, 4 / scale);
  ctx.stroke(shapes.roads);
  ctx.strokeStyle = `rgb(${INKS[side]} / 80%)`;
  ctx.lineWidth = Math.max(0.06, 2 / scale);
  ctx.stroke(shapes.roads);
}

/** What hangs on the road hex that is pointed at. @param {CanvasRenderingContext2D} ctx @param {Camera} camera @param {Network | undefined} network @param {string} hex */
function drawCut(ctx, camera, network, hex) {
  if (!network?.links.has(hex)) return 0;
  const cut = cutOff(network, hex);
  const path = new Path2D();
  for (const one of cut) {
    for (const other of network.links.get(one) ?? []) if (cut.has(other)) addRoad(path, one, other);
  }
  const [x, y] = centre(hex);
  hexagon(path, x * SQUEEZE, y, 0.9);
  ctx.strokeStyle = "#fdfaf2";
  ctx.lineWidth = Math.max(0.2, 6 / camera.scale);
  ctx.stroke(path);
  ctx.strokeStyle = "#24211d";
  ctx.lineWidth = Math.max(0.09, 3 / camera.scale);
  ctx.setLineDash([0.22, 0.16]);
  ctx.stroke(path);
  ctx.setLineDash([]);
  return cut.size;
}

/** Whose a city or a victory hex is: a cross or a star. @param {CanvasRenderingContext2D} ctx @param {Camera} camera @param {Record<string, Side>} control */
function drawControl(ctx, camera, control) {
  const { left, right, top, bottom } = camera.box;
  const size = Math.max(5, Math.min(11, camera.scale * 0.2));
  ctx.save();
  for (const [hex, side] of Object.entries(control)) {
    const [x, y] = centre(hex);
    if (x < left - 1 || x > right + 1 || y < top - 1 || y > bottom + 1) continue;
    const [px, py] = camera.screen(x + 0.36, y - 0.36);
    ctx.beginPath();
    ctx.arc(px, py, size, 0, Math.PI * 2);
    ctx.fillStyle = `rgb(${INKS[side]})`;
    ctx.fill();
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = "#fdfaf2";
    ctx.stroke();
    ctx.beginPath();
    if (side === "axis") {
      ctx.rect(px - size * 0.6, py - size * 0.18, size * 1.2, size * 0.36);
      ctx.rect(px - size * 0.18, py - size * 0.6, size * 0.36, size * 1.2);
    } else {
      for (let n = 0; n < 10; n++) {
        const r = size * (n % 2 ? 0.3 : 0.75);
        const a = -Math.PI / 2 + (n * Math.PI) / 5;
        ctx.lineTo(px + r * Math.cos(a), py + r * Math.sin(a));
      }
    }
    ctx.fillStyle = "#fdfaf2";
    ctx.fill();
  }
  ctx.restore();
}

/** @type {Map<Side, CanvasPattern | null>} */
const patterns = new Map();

/** Lines that rise for the Axis and fall for the Soviets. @param {Side} side */
function hatched(side) {
  let pattern = patterns.get(side);
  if (pattern === undefined) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 20;
    const ctx = canvas.getContext("2d");
    if (!ctx) return null;
    ctx.strokeStyle = `rgb(${INKS[side]} / 55%)`;
    ctx.lineWidth = 2.5;
    for (const from of [-20, 0, 20]) {
      const [a, b] = side === "axis" ? [22, -2] : [-2, 22];
      ctx.moveTo(from - 2, a);
      ctx.lineTo(from + 22, b);
    }
    ctx.stroke();
    pattern = ctx.createPattern(canvas, "repeat");
    patterns.set(side, pattern);
  }
  return pattern;
}
