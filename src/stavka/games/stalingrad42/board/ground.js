// The ground: land, woods, marsh, desert, mountains, the sea with its shore lines, cities.

import { SHEET, SQUEEZE, chance } from "./grid.js";
import { touches } from "./sheet.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {import("./sheet.js").Cell} Cell */
/** @typedef {import("./look.d.ts").Box} Box */
/** @typedef {import("./colours.js").Inks} Inks */
/** @typedef {OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D} Ctx */

/**
 * What a tile is drawn with. `scale`: pixels of the page for the height of a hex; `box`: what the
 * tile shows, on the table.
 * @typedef {{ sheet: Sheet, inks: Inks, flooded: boolean, scale: number, box: Box, relief: import("./relief.js").Relief | null }} Brush
 */

/**
 * The paper with its margin.
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
export function paintPaper(ctx, { inks, scale }) {
  const left = SHEET.left * SQUEEZE;
  const width = (SHEET.right - SHEET.left) * SQUEEZE;
  ctx.fillStyle = inks.margin;
  ctx.fillRect(left, SHEET.top, width, SHEET.bottom - SHEET.top);
  ctx.strokeStyle = inks.ink2;
  ctx.lineWidth = 1 / scale;
  const in1 = 0.28;
  ctx.strokeRect(left + in1, SHEET.top + in1, width - 2 * in1, SHEET.bottom - SHEET.top - 2 * in1);
}

/**
 * Land and sea; everything inside the edge of the hexes, which is left set as a clip.
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
export function paintGround(ctx, brush) {
  const { sheet, inks, box } = brush;
  ctx.clip(sheet.outline.path);
  fill(ctx, brush, inks.land);
  area(ctx, brush, "desert", inks.desert);
  area(ctx, brush, "rough", inks.rough);
  area(ctx, brush, "wooded_rough", inks.roughWoods);
  area(ctx, brush, "woods", inks.woods);
  area(ctx, brush, "marsh", inks.marsh);
  area(ctx, brush, "seasonal_marsh", brush.flooded ? inks.marsh : inks.dry);
  area(ctx, brush, "volga", inks.flood);
  area(ctx, brush, "mountain", inks.mountain);
  const relief = brush.relief;
  if (relief) {
    ctx.imageSmoothingQuality = "high";
    ctx.drawImage(relief.image, relief.left, relief.top, relief.width, relief.height);
  }
  textures(ctx, brush);
  water(ctx, brush);
  for (const cell of sheet.cells) {
    if (cell.settlement.endsWith("city") && near(cell, box)) city(ctx, cell, brush);
  }
}

/** @param {Ctx} ctx @param {Brush} brush @param {string} ink */
function fill(ctx, { box }, ink) {
  ctx.fillStyle = ink;
  ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
}

/**
 * @param {Ctx} ctx
 * @param {Brush} brush
 * @param {string} terrain
 * @param {string} ink
 */
function area(ctx, { sheet, box }, terrain, ink) {
  const shape = sheet.areas.get(terrain);
  if (!shape || !touches(shape.box, box)) return;
  ctx.fillStyle = ink;
  ctx.fill(shape.path);
}

/**
 * The sea and the lakes, with lines along the shore as engravers draw them.
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
function water(ctx, { sheet, inks, scale, box }) {
  for (const shape of [sheet.sea, ...sheet.lakes]) {
    if (!touches(shape.box, box)) continue;
    ctx.save();
    ctx.clip(shape.path);
    ctx.fillStyle = inks.water;
    ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
    ctx.lineJoin = "round";
    ctx.strokeStyle = inks.shallow;
    for (const [wide, strong] of /** @type {const} */ ([
      [1.5, 0.35],
      [0.9, 0.45],
      [0.4, 0.6],
    ])) {
      ctx.globalAlpha = strong;
      ctx.lineWidth = wide;
      ctx.stroke(shape.path);
    }
    ctx.restore();
    ctx.strokeStyle = inks.bank;
    ctx.lineWidth = Math.max(0.018, 0.8 / scale);
    ctx.stroke(shape.path);
  }
}

/** @param {Cell} cell @param {Box} box */
function near(cell, box) {
  return (
    cell.x > box.left - 1 &&
    cell.x < box.right + 1 &&
    cell.y > box.top - 1 &&
    cell.y < box.bottom + 1
  );
}

/**
 * Trees, reeds, sand and hachures, always at the same places.
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
function textures(ctx, { sheet, inks, flooded, scale, box }) {
  if (scale < 12) return;
  const trees = new Path2D();
  const sand = new Path2D();
  const reeds = new Path2D();
  const slopes = new Path2D();
  for (const cell of sheet.cells) {
    if (!near(cell, box)) continue;
    switch (cell.terrain) {
      case "woods":
        scatter(cell, 26, (x, y, size) => tree(trees, x, y, 0.026 + 0.022 * size));
        break;
      case "wooded_rough":
        scatter(cell, 13, (x, y, size) => tree(trees, x, y, 0.026 + 0.02 * size));
        hills(slopes, cell, 2);
        break;
      case "rough":
        hills(slopes, cell, 3);
        break;
      case "desert":
        scatter(cell, scale < 24 ? 10 : 22, (x, y, size) => {
          const wide = Math.max(0.016 + 0.012 * size, 0.7 / scale);
          sand.rect(x, y, wide, wide);
        });
        break;
      case "marsh":
      case "seasonal_marsh":
        // What only rain makes a marsh has few reeds in summer.
        scatter(cell, cell.terrain === "marsh" || flooded ? 15 : 5, (x, y, size) =>
          reed(reeds, x, y, size),
        );
        break;
      case "volga":
        scatter(cell, 6, (x, y, size) => reed(reeds, x, y, size));
        break;
    }
  }
  ctx.fillStyle = inks.tree;
  ctx.fill(trees);
  ctx.fillStyle = inks.sand;
  ctx.globalAlpha = 0.75;
  ctx.fill(sand);
  ctx.globalAlpha = 1;
  ctx.lineCap = "round";
  ctx.strokeStyle = inks.reed;
  ctx.lineWidth = Math.max(0.016, 0.6 / scale);
  ctx.stroke(reeds);
  ctx.strokeStyle = inks.hachure;
  ctx.globalAlpha = 0.8;
  ctx.lineWidth = Math.max(0.014, 0.5 / scale);
  ctx.stroke(slopes);
  ctx.globalAlpha = 1;
}

/**
 * So many places in a hex, spread evenly and a little wild.
 * @param {Cell} cell
 * @param {number} count
 * @param {(x: number, y: number, size: number) => void} put
 */
function scatter(cell, count, put) {
  const seed = Number(cell.hex);
  for (let i = 0; i < count; i += 1) {
    const round = i * 2.399963 + seed;
    const away = 0.47 * Math.sqrt((i + 0.5) / count);
    const wildX = (chance(seed, i, 1) - 0.5) * 0.13;
    const wildY = (chance(seed, i, 2) - 0.5) * 0.13;
    put(
      cell.x + Math.cos(round) * away + wildX,
      cell.y + Math.sin(round) * away + wildY,
      chance(seed, i, 3),
    );
  }
}

/** @param {Path2D} path @param {number} x @param {number} y @param {number} size */
function tree(path, x, y, size) {
  path.moveTo(x + size, y);
  path.arc(x, y, size, 0, Math.PI * 2);
}

/** @param {Path2D} path @param {number} x @param {number} y @param {number} size */
function reed(path, x, y, size) {
  const wide = 0.05 + 0.05 * size;
  path.moveTo(x - wide, y);
  path.lineTo(x + wide, y);
  if (size > 0.6) {
    path.moveTo(x, y - 0.02);
    path.lineTo(x, y - 0.07);
  }
}

/**
 * Small hills by hachures: strokes that run down from a crest.
 * @param {Path2D} path
 * @param {Cell} cell
 * @param {number} count
 */
function hills(path, cell, count) {
  scatter(cell, count, (x, y, size) => {
    const wide = 0.11 + 0.07 * size;
    const cx = cell.x + (x - cell.x) * 0.75;
    const cy = cell.y + (y - cell.y) * 0.75;
    for (let i = -4; i <= 4; i += 1) {
      const turn = (i / 4) * 1.15;
      const sx = Math.sin(turn);
      const sy = Math.cos(turn);
      path.moveTo(cx + sx * wide, cy + sy * wide * 0.6);
      path.lineTo(cx + sx * (wide + 0.07), cy + sy * (wide + 0.07) * 0.72);
    }
  });
}

/**
 * A city as blocks between streets.
 * @param {Ctx} ctx
 * @param {Cell} cell
 * @param {Brush} brush
 */
function city(ctx, cell, { inks, scale }) {
  const great = cell.settlement === "major_city";
  const reach = great ? 0.43 : 0.31;
  ctx.fillStyle = inks.city;
  if (scale < 16) {
    const half = great ? 0.36 : 0.26;
    ctx.fillStyle = inks.block;
    ctx.fillRect(cell.x - half, cell.y - half, half * 2, half * 2);
    return;
  }
  const seed = Number(cell.hex);
  const turn = (chance(seed, 0, 9) - 0.5) * 0.9;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const path = new Path2D();
  const step = 0.125;
  for (let i = -4; i < 4; i += 1) {
    for (let j = -4; j < 4; j += 1) {
      const u = (i + 0.5) * step;
      const v = (j + 0.5) * step;
      if (Math.hypot(u, v) > reach * (0.72 + 0.4 * chance(seed, i * 9 + j, 4))) continue;
      const half = step * (0.36 + 0.06 * chance(seed, i * 9 + j, 5));
      /** @param {number} a @param {number} b @returns {[number, number]} */
      const at = (a, b) => [cell.x + a * cos - b * sin, cell.y + a * sin + b * cos];
      path.moveTo(...at(u - half, v - half));
      path.lineTo(...at(u + half, v - half));
      path.lineTo(...at(u + half, v + half));
      path.lineTo(...at(u - half, v + half));
      path.closePath();
    }
  }
  ctx.fillStyle = great ? inks.block : inks.city;
  ctx.fill(path);
}
