// Figures on the map: numbers of hexes, points of victory hexes, anchors of ports, letters of the
// entry areas.

import { SANS, SERIF } from "./colours.js";
import { DIRECTIONS, SQUEEZE, centre, hexAt, neighbour } from "./grid.js";
import { close } from "./lines.js";

/** @typedef {import("./ground.js").Brush} Brush */
/** @typedef {import("./ground.js").Ctx} Ctx */
/** @typedef {import("./sheet.js").Sheet} Sheet */

/**
 * Numbers of the hexes, points of victory hexes, letters of entry areas; ctx in pixels of the page.
 * @param {Ctx} ctx
 * @param {Brush} brush
 * @param {{ numbers: boolean, railways?: boolean, built?: number, corner?: number }} style
 */
export function paintFigures(ctx, { sheet, inks, scale, box }, style) {
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  if (style.numbers && scale >= 60) {
    ctx.font = `12px ${SANS}`;
    ctx.fillStyle = inks.ink2;
    for (const cell of sheet.cells) {
      if (close(cell, box))
        ctx.fillText(cell.hex, cell.x * scale, cell.y * scale - 0.5 * scale + 8);
    }
  }
  const size = style.corner ?? cornerSize(scale);
  for (const cell of size ? sheet.cells : []) {
    if (!close(cell, box)) continue;
    if (cell.vp) star(ctx, (cell.x - CORNER) * scale, cell.y * scale, size, cell.vp, inks);
    if (cell.port)
      anchor(ctx, (cell.x + CORNER) * scale, cell.y * scale, size * 0.85, inks.waterName);
  }
  if (style.railways) openings(ctx, { sheet, inks, scale, box }, style.built ?? 0);
  entries(ctx, { sheet, inks, scale });
}

/** How far from its middle, to each side, a hex has room for a sign beside its counters. */
export const CORNER = 0.45;

/** Half the width of a sign in the corner of a hex; none from afar. @param {number} scale */
export function cornerSize(scale) {
  return scale < 24 ? 0 : Math.max(5.5, Math.min(13, scale * 0.12));
}

/**
 * The turn on which a railway will be finished, in its middle.
 * @param {Ctx} ctx
 * @param {Pick<Brush, "sheet" | "inks" | "scale" | "box">} brush
 * @param {number} built
 */
function openings(ctx, { sheet, inks, scale, box }, built) {
  if (scale < 26) return;
  ctx.font = `700 12px ${SANS}`;
  ctx.lineWidth = 4;
  ctx.lineJoin = "round";
  ctx.strokeStyle = inks.paper;
  ctx.fillStyle = inks.ink;
  for (const { opens, points } of sheet.railways) {
    if (!opens || opens <= built) continue;
    const at = (points.length >> 2) * 2;
    const spot = { x: (points[at] ?? 0) * SQUEEZE, y: points[at + 1] ?? 0 };
    if (!close(spot, box)) continue;
    ctx.strokeText(String(opens), spot.x * scale, spot.y * scale);
    ctx.fillText(String(opens), spot.x * scale, spot.y * scale);
  }
}

/**
 * @param {Ctx} ctx
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} points
 * @param {import("./colours.js").Inks} inks
 */
function star(ctx, x, y, size, points, inks) {
  ctx.beginPath();
  for (let i = 0; i < 10; i += 1) {
    const round = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const away = i % 2 ? size * 0.62 : size * 1.15;
    ctx.lineTo(x + Math.cos(round) * away, y + Math.sin(round) * away);
  }
  ctx.closePath();
  ctx.fillStyle = inks.victory;
  ctx.fill();
  if (size < 7) return;
  ctx.fillStyle = inks.paper;
  ctx.font = `700 ${Math.max(9, size * 1.05).toFixed(1)}px ${SANS}`;
  ctx.fillText(String(points), x, y + size * 0.08);
}

/** @param {Ctx} ctx @param {number} x @param {number} y @param {number} size @param {string} ink */
function anchor(ctx, x, y, size, ink) {
  ctx.strokeStyle = ink;
  ctx.lineWidth = Math.max(1.2, size * 0.2);
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.arc(x, y - size * 0.8, size * 0.25, 0, Math.PI * 2);
  ctx.moveTo(x, y - size * 0.5);
  ctx.lineTo(x, y + size);
  ctx.moveTo(x - size * 0.5, y - size * 0.2);
  ctx.lineTo(x + size * 0.5, y - size * 0.2);
  ctx.moveTo(x - size * 0.85, y + size * 0.3);
  ctx.quadraticCurveTo(x - size * 0.5, y + size, x, y + size);
  ctx.quadraticCurveTo(x + size * 0.5, y + size, x + size * 0.85, y + size * 0.3);
  ctx.stroke();
}

/**
 * The letter of each entry area stands outside the map, in the middle of each of its edges.
 * @param {Ctx} ctx
 * @param {{ sheet: Sheet, inks: import("./colours.js").Inks, scale: number }} brush
 */
function entries(ctx, { sheet, inks, scale }) {
  const size = letterSize(scale);
  for (const { entry, x, y } of letters(sheet)) {
    ctx.beginPath();
    ctx.arc(x * scale, y * scale, size, 0, Math.PI * 2);
    ctx.fillStyle = entry.owner === "soviet" ? inks.soviet : inks.axis;
    ctx.fill();
    ctx.fillStyle = inks.paper;
    ctx.font = `700 ${(size * 1.15).toFixed(1)}px ${SERIF}`;
    ctx.fillText(entry.id, x * scale, y * scale + size * 0.05);
  }
}

/** Half the width of the disc of a letter. @param {number} scale */
export function letterSize(scale) {
  return Math.max(8, Math.min(22, scale * 0.46));
}

/** @typedef {{ cells: { hex: string }[], entries: import("./sheet.js").Entry[] }} Edges */
/** @type {WeakMap<Edges, { entry: import("./sheet.js").Entry, x: number, y: number }[]>} */
const standing = new WeakMap();

/** Where the letters stand. @param {Edges} sheet */
export function letters(sheet) {
  const known = standing.get(sheet);
  if (known) return known;
  const on = new Set(sheet.cells.map((cell) => cell.hex));
  const found = [];
  for (const entry of sheet.entries) {
    if (entry.owner === "scenario") continue;
    /** @type {Map<string, { x: number, y: number }[]>} */
    const edges = new Map();
    for (const hex of entry.hexes) {
      const [x, y] = centre(hex);
      const open = DIRECTIONS.filter((_, i) => {
        const other = neighbour(hex, i);
        return other === null || !on.has(other);
      });
      const where =
        open.includes("n") && y < 1 ? "n" : open.includes("s") && y > 61 ? "s" : x > 72 ? "e" : "w";
      edges.set(where, [...(edges.get(where) ?? []), { x: x * SQUEEZE, y }]);
    }
    for (const [where, spots] of edges) {
      if (spots.length < 3 && edges.size > 1) continue;
      const spot = spots[Math.floor(spots.length / 2)] ?? { x: 0, y: 0 };
      found.push({ entry, ...outside(spot, where, on) });
    }
  }
  standing.set(sheet, found);
  return found;
}

/** The way out of the map from each edge. @type {Record<string, [number, number]>} */
const OUT = { n: [0, -0.25], s: [0, 0.25], e: [0.25, 0], w: [-0.25, 0] };

/**
 * The nearest place off the map, straight out from a hex, with room for a letter.
 * @param {{ x: number, y: number }} spot
 * @param {string} where
 * @param {Set<string>} on
 */
function outside({ x, y }, where, on) {
  const [dx, dy] = OUT[where] ?? [0, 0];
  const near = () =>
    [...Array(12).keys()].some((i) => {
      const round = (i * Math.PI) / 6;
      const hex = hexAt((x + Math.cos(round) * 0.7) / SQUEEZE, y + Math.sin(round) * 0.7);
      return hex !== null && on.has(hex);
    });
  for (let step = 0; step < 24 && near(); step += 1) {
    x += dx;
    y += dy;
  }
  return { x, y };
}
