// What is painted over the counters: arrows of attacks with their odds, ways of moves, retreats and
// advances, and small plates on hexes. Kinds are told apart by their lines, not by colour alone.

import { SANS } from "./colours.js";
import { centre } from "./grid.js";
import { isHex } from "./painted.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {"attack" | "move" | "retreat" | "advance"} Kind */

const PAPER = "#fdfaf2";
const INK = "#24211d";
const SIDES = /** @type {Record<string, string>} */ ({ axis: "#3d4a43", soviet: "#a8392b" });
/** Dashes, in widths of the line. @type {Record<Kind, number[]>} */
const DASHES = { attack: [], move: [], retreat: [1, 1.6], advance: [3, 1.4] };
const TEETH = 7; // of the front through a contested city
const WIDE = { attack: 0.13, move: 0.06, retreat: 0.09, advance: 0.09 };

/** The ink of a side. @param {string} side */
export function inkOf(side) {
  return SIDES[side] ?? INK;
}

/**
 * A way through hexes, with a head at its end.
 * @param {CanvasRenderingContext2D} ctx in pixels of the stage
 * @param {Camera} camera
 * @param {(string | import("./grid.js").Point)[]} path hexes, and points beside the map; areas are left out
 * @param {Kind} kind
 * @param {string} ink
 * @param {{ faint?: boolean, short?: number }} [manner] `short`: hexes that it ends before the last middle
 */
export function drawWay(ctx, camera, path, kind, ink, { faint = false, short = 0 } = {}) {
  const points = path.flatMap((at) =>
    typeof at !== "string" ? [at] : isHex(at) ? [centre(at)] : [],
  );
  const spots = points.map((point) => camera.screen(...point));
  const last = spots.at(-1);
  const before = spots.at(-2);
  if (!last || !before) return;
  const wide = Math.max(2, Math.min(9, WIDE[kind] * camera.scale)) * (faint ? 0.6 : 1);
  const head = Math.max(7, wide * 2.4);
  const angle = Math.atan2(last[1] - before[1], last[0] - before[0]);
  const back = short * camera.scale;
  const tip = [last[0] - Math.cos(angle) * back, last[1] - Math.sin(angle) * back];
  const neck = [tip[0] - Math.cos(angle) * head * 0.8, tip[1] - Math.sin(angle) * head * 0.8];
  const line = new Path2D();
  spots.slice(0, -1).forEach(([x, y], n) => (n ? line.lineTo(x, y) : line.moveTo(x, y)));
  line.lineTo(neck[0] ?? 0, neck[1] ?? 0);
  const point = new Path2D();
  point.moveTo(tip[0] ?? 0, tip[1] ?? 0);
  for (const turn of [2.6, -2.6]) {
    point.lineTo(
      (tip[0] ?? 0) + Math.cos(angle + turn) * head,
      (tip[1] ?? 0) + Math.sin(angle + turn) * head,
    );
  }
  point.closePath();
  ctx.save();
  ctx.globalAlpha = faint ? 0.55 : 1;
  ctx.lineJoin = ctx.lineCap = "round";
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = wide + 3;
  ctx.stroke(line);
  ctx.lineWidth = 3;
  ctx.stroke(point);
  ctx.strokeStyle = ctx.fillStyle = ink;
  ctx.lineWidth = wide;
  ctx.lineCap = DASHES[kind].length ? "butt" : "round";
  ctx.setLineDash(DASHES[kind].map((dash) => dash * wide));
  ctx.stroke(line);
  ctx.fill(point);
  ctx.restore();
}

/**
 * A plate with a few letters at a hex.
 * @param {CanvasRenderingContext2D} ctx in pixels of the stage
 * @param {Camera} camera
 * @param {string} hex
 * @param {string} text
 * @param {{ ink?: string, large?: boolean }} [manner]
 */
export function drawPlate(ctx, camera, hex, text, { ink = INK, large = false } = {}) {
  if (!isHex(hex)) return;
  const [x, y] = camera.screen(...centre(hex));
  const size = Math.max(10, Math.min(large ? 19 : 14, camera.scale * (large ? 0.42 : 0.3)));
  ctx.save();
  ctx.font = `700 ${size.toFixed(1)}px ${SANS}`;
  const wide = ctx.measureText(text).width + size * 0.7;
  const high = size * 1.35;
  const top = y - Math.max(camera.scale * 0.42, high * 0.6) - high / 2;
  ctx.beginPath();
  ctx.roundRect(x - wide / 2, top, wide, high, 3);
  ctx.fillStyle = PAPER;
  ctx.fill();
  ctx.strokeStyle = ink;
  ctx.lineWidth = large ? 2 : 1.25;
  ctx.stroke();
  ctx.fillStyle = ink;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(text, x, top + high / 2 + size * 0.05);
  ctx.restore();
}

/**
 * The front through a contested city: a jagged line between the piles of both sides.
 * @param {CanvasRenderingContext2D} ctx in pixels of the stage
 * @param {Camera} camera
 * @param {string} hex
 */
export function drawFront(ctx, camera, hex) {
  const [x, y] = camera.screen(...centre(hex));
  const far = Math.max(5, camera.scale * 0.46);
  const line = new Path2D();
  for (let n = 0; n <= TEETH; n++) {
    const along = ((2 * n) / TEETH - 1) * far;
    const aside = n % 2 ? far * 0.09 : -far * 0.09;
    const at = /** @type {const} */ ([x + along + aside, y - along + aside]);
    if (n) line.lineTo(...at);
    else line.moveTo(...at);
  }
  ctx.save();
  ctx.lineJoin = ctx.lineCap = "round";
  for (const [stroke, wide] of /** @type {const} */ ([
    [PAPER, 4],
    [INK, 1.75],
  ])) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = Math.max(1, Math.min(wide, camera.scale * wide * 0.03));
    ctx.stroke(line);
  }
  ctx.restore();
}

/**
 * A ring around the middle of a hex: something happens there.
 * @param {CanvasRenderingContext2D} ctx in pixels of the stage
 * @param {Camera} camera
 * @param {string} hex
 * @param {string} ink
 */
export function drawRing(ctx, camera, hex, ink) {
  if (!isHex(hex)) return;
  const [x, y] = camera.screen(...centre(hex));
  ctx.save();
  for (const [stroke, wide] of /** @type {const} */ ([
    [PAPER, 6],
    [ink, 3],
  ])) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.arc(x, y, Math.max(8, camera.scale * 0.52), 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.restore();
}
