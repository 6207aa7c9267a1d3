// Setting a text along a line: a river, a shore, a range.

import { SQUEEZE } from "./grid.js";

/** @typedef {import("./ground.js").Ctx} Ctx */
/** @typedef {import("./names.js").Name} Name */

/**
 * A line in pixels of the page, a point every four pixels, its small bends smoothed away.
 * @param {number[]} points
 * @param {number} scale
 * @param {number} smooth
 */
export function even(points, scale, smooth) {
  /** @type {{ x: number, y: number }[]} */
  const dots = [];
  let rest = 0;
  for (let i = 2; i < points.length; i += 2) {
    const ax = (points[i - 2] ?? 0) * SQUEEZE * scale;
    const ay = (points[i - 1] ?? 0) * scale;
    const bx = (points[i] ?? 0) * SQUEEZE * scale;
    const by = (points[i + 1] ?? 0) * scale;
    const length = Math.hypot(bx - ax, by - ay);
    let at = rest;
    for (; at <= length; at += 4) {
      dots.push({
        x: ax + ((bx - ax) * at) / (length || 1),
        y: ay + ((by - ay) * at) / (length || 1),
      });
    }
    rest = at - length;
  }
  for (let time = 0; time < 2; time += 1) {
    const from = dots.map((dot) => ({ ...dot }));
    dots.forEach((dot, i) => {
      const reach = Math.min(smooth, i, from.length - 1 - i);
      let x = 0;
      let y = 0;
      for (let j = i - reach; j <= i + reach; j += 1) {
        x += from[j]?.x ?? 0;
        y += from[j]?.y ?? 0;
      }
      dot.x = x / (reach * 2 + 1);
      dot.y = y / (reach * 2 + 1);
    });
  }
  return dots;
}

/**
 * Letters along a line around a part of its way, or null where it is too short or too bent.
 * @param {Ctx} ctx
 * @param {string} font
 * @param {string} text
 * @param {{ x: number, y: number }[]} line
 * @param {number} middle
 * @param {number} space
 * @param {number} off above the line
 */
export function along(ctx, font, text, line, middle, space, off) {
  ctx.font = font;
  const widths = [...text].map((letter) => ctx.measureText(letter).width + space);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const first = middle * line.length * 4 - total / 2;
  const last = first + total;
  const long = (line.length - 1) * 4;
  const straight = off === 0; // names of lands may be longer than their line
  if (!straight && (first < 4 || last > long - 4)) return null;
  const a = place(line, first);
  const b = place(line, last);
  const back = b.x < a.x;
  let at = back ? last : first;
  let before = null;
  const found = [];
  for (const [i, letter] of [...text].entries()) {
    const width = widths[i] ?? 0;
    const half = ((back ? -1 : 1) * width) / 2;
    const here = place(line, at + half);
    at += half * 2;
    const turn = back ? here.turn + Math.PI : here.turn;
    const bend =
      before === null ? 0 : Math.abs(Math.atan2(Math.sin(turn - before), Math.cos(turn - before)));
    if (bend > 0.42) return null;
    before = turn;
    found.push({
      text: letter,
      x: here.x + Math.sin(turn) * off,
      y: here.y - Math.cos(turn) * off,
      turn,
    });
  }
  return found;
}

/**
 * The point so far along a line, and where the line goes there; straight on past its ends.
 * @param {{ x: number, y: number }[]} line
 * @param {number} way
 */
function place(line, way) {
  const i = Math.max(0, Math.min(line.length - 2, Math.floor(way / 4)));
  const reach = 4;
  const a = line[Math.max(0, i - reach)] ?? { x: 0, y: 0 };
  const b = line[Math.min(line.length - 1, i + 1 + reach)] ?? a;
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  const here = line[i] ?? a;
  const rest = way - i * 4;
  return { x: here.x + Math.cos(turn) * rest, y: here.y + Math.sin(turn) * rest, turn };
}

/**
 * @param {string} text
 * @param {string} font
 * @param {string} ink
 * @param {{ text: string, x: number, y: number, turn: number }[]} letters
 * @param {number} size
 * @returns {Name}
 */
export function set(text, font, ink, letters, size) {
  const xs = letters.map((each) => each.x);
  const ys = letters.map((each) => each.y);
  const box = {
    left: Math.min(...xs) - size,
    right: Math.max(...xs) + size,
    top: Math.min(...ys) - size,
    bottom: Math.max(...ys) + size,
  };
  return { text, font, ink, box, x: 0, y: 0, halo: 0, letters };
}
