// Setting a text along a line: a river, a shore, a range.

import { SQUEEZE } from "./grid.js";

/** @typedef {import("./ground.js").Ctx} Ctx */
/** @typedef {import("./names.js").Name} Name */

/** In a hollow bend letters come nearer to each other: not nearer than this part of their width. */
const CLOSEST = 0.8;

const STEP = 4; // pixels between the points of a line

/** @typedef {{ x: number, y: number }} Dot */

/**
 * A line in pixels of the page, its points evenly apart, its small bends smoothed away.
 * @param {number[]} points
 * @param {number} scale
 * @param {number} smooth
 */
export function even(points, scale, smooth) {
  /** @type {Dot[]} */
  const given = [];
  for (let i = 0; i < points.length; i += 2) {
    given.push({ x: (points[i] ?? 0) * SQUEEZE * scale, y: (points[i + 1] ?? 0) * scale });
  }
  // Smoothing draws the points of a winding line together: they are set apart again.
  return stepped(softened(softened(stepped(given), smooth), smooth));
}

/** Points along a line, each as far from the last. @param {Dot[]} line */
function stepped(line) {
  /** @type {Dot[]} */
  const dots = [];
  let rest = 0;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1], line[i]];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    let at = rest;
    for (; at <= length; at += STEP) {
      const part = at / (length || 1);
      dots.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
    }
    rest = at - length;
  }
  return dots;
}

/** Each point the mean of those around it, the ends as they were. @param {Dot[]} line @param {number} by */
function softened(line, by) {
  return line.map((_, i) => {
    const reach = Math.min(by, i, line.length - 1 - i);
    let x = 0;
    let y = 0;
    for (let j = i - reach; j <= i + reach; j += 1) {
      x += line[j]?.x ?? 0;
      y += line[j]?.y ?? 0;
    }
    return { x: x / (reach * 2 + 1), y: y / (reach * 2 + 1) };
  });
}

/**
 * Letters along a line around a part of its way, or null where it is too short or too bent.
 * @param {Ctx} ctx
 * @param {string} font
 * @param {string} text
 * @param {Dot[]} line
 * @param {number} middle
 * @param {number} space
 * @param {number} off above the line
 */
export function along(ctx, font, text, line, middle, space, off) {
  ctx.font = font;
  const widths = [...text].map((letter) => ctx.measureText(letter).width + space);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const first = middle * line.length * STEP - total / 2;
  const last = first + total;
  const long = (line.length - 1) * STEP;
  const straight = off === 0; // names of lands may be longer than their line
  if (!straight && (first < 4 || last > long - 4)) return null;
  const a = place(line, first);
  const b = place(line, last);
  const back = b.x < a.x;
  let at = back ? last : first;
  let before = null;
  /** @type {{ text: string, x: number, y: number, turn: number }[]} */
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
    const x = here.x + Math.sin(turn) * off;
    const y = here.y - Math.cos(turn) * off;
    const last = found.at(-1);
    const apart = (width + (widths[i - 1] ?? 0)) / 2;
    if (last && Math.hypot(x - last.x, y - last.y) < apart * CLOSEST) return null;
    found.push({ text: letter, x, y, turn });
  }
  return found;
}

/**
 * The point so far along a line, and where the line goes there; straight on past its ends.
 * @param {Dot[]} line
 * @param {number} way
 */
function place(line, way) {
  const i = Math.max(0, Math.min(line.length - 2, Math.floor(way / STEP)));
  const reach = 4;
  const a = line[Math.max(0, i - reach)] ?? { x: 0, y: 0 };
  const b = line[Math.min(line.length - 1, i + 1 + reach)] ?? a;
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  const here = line[i] ?? a;
  const rest = way - i * STEP;
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
