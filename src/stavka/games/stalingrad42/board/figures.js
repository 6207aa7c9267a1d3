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
 * @param {boolean} numbers
 */
export function paintFigures(ctx, { sheet, inks, scale, box }, numbers) {
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  if (numbers && scale >= 46) {
    ctx.font = `${Math.max(9, Math.min(12, scale * 0.16)).toFixed(1)}px ${SANS}`;
    ctx.fillStyle = inks.ink2;
    ctx.globalAlpha = Math.min(0.9, (scale - 36) / 40);
    for (const cell of sheet.cells) {
      if (close(cell, box)) ctx.fillText(cell.hex, cell.x * scale, (cell.y - 0.41) * scale);
    }
    ctx.globalAlpha = 1;
  }
  for (const cell of sheet.cells) {
    if (!close(cell, box)) continue;
    if (cell.vp && scale >= 24)
      star(ctx, (cell.x - 0.36) * scale, (cell.y - 0.27) * scale, scale, cell.vp, inks);
    if (cell.port && scale >= 24)
      anchor(ctx, (cell.x + 0.36) * scale, (cell.y - 0.27) * scale, scale, inks.waterName);
  }
  entries(ctx, { sheet, inks, scale });
}

/**
 * @param {Ctx} ctx
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {number} points
 * @param {import("./colours.js").Inks} inks
 */
function star(ctx, x, y, scale, points, inks) {
  const size = Math.max(7, Math.min(13, scale * 0.15));
  ctx.beginPath();
  for (let i = 0; i < 10; i += 1) {
    const round = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const away = i % 2 ? size * 0.62 : size * 1.15;
    ctx.lineTo(x + Math.cos(round) * away, y + Math.sin(round) * away);
  }
  ctx.closePath();
  ctx.fillStyle = inks.victory;
  ctx.fill();
  ctx.fillStyle = inks.paper;
  ctx.font = `700 ${Math.max(9, size * 1.05).toFixed(1)}px ${SANS}`;
  ctx.fillText(String(points), x, y + size * 0.08);
}

/** @param {Ctx} ctx @param {number} x @param {number} y @param {number} scale @param {string} ink */
function anchor(ctx, x, y, scale, ink) {
  const size = Math.max(5, Math.min(10, scale * 0.11));
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

/** @type {WeakMap<Sheet, { entry: import("./sheet.js").Entry, x: number, y: number }[]>} */
const standing = new WeakMap();

/** Where the letters stand. @param {Sheet} sheet */
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
