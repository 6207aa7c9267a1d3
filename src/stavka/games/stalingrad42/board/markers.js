// Markers that lie in a hex, and the line around a counter that a panel speaks of.

import { hexagon } from "./lines.js";

/** @typedef {import("./look.d.ts").Marker} Marker */

const WALL = 0.84; // of the hex: how far out the wall of a fort is

/**
 * A line around what is spoken of.
 * @param {CanvasRenderingContext2D} ctx
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 */
export function ring(ctx, x, y, w, h) {
  ctx.save();
  ctx.lineWidth = 5;
  ctx.strokeStyle = "#fffaf0";
  ctx.strokeRect(x, y, w, h);
  ctx.lineWidth = 2.5;
  ctx.strokeStyle = "#24211d";
  ctx.strokeRect(x, y, w, h);
  ctx.restore();
}

/**
 * A fort that a player has built: a wall around the hex, with gaps while it is under construction.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Marker} marker
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
function drawFort(ctx, marker, x, y, scale) {
  const wide = Math.max(1.5, scale * 0.055);
  ctx.save();
  ctx.translate(x, y);
  const wall = new Path2D();
  hexagon(wall, 0, 0, scale * WALL);
  ctx.lineJoin = "miter";
  ctx.strokeStyle = "#fffaf0";
  ctx.lineWidth = wide * 1.9;
  ctx.stroke(wall);
  ctx.strokeStyle = marker.side === "soviet" ? "#8f2a1e" : "#3c4640";
  ctx.lineWidth = wide;
  if (marker.face) ctx.setLineDash([wide * 2.4, wide * 2.4]);
  ctx.stroke(wall);
  if (!marker.face) {
    // Merlons on the wall.
    ctx.lineWidth = wide * 2.2;
    ctx.setLineDash([wide * 1.2, wide * 1.8]);
    ctx.stroke(wall);
  }
  ctx.restore();
}

/**
 * A marker lies low in the corner of its hex: a railhead as a buffer, the flotilla as a boat, others as a small flag.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Marker} marker
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
export function drawMarker(ctx, marker, x, y, scale) {
  if (marker.marker.startsWith("fort-")) {
    if (scale >= 14) drawFort(ctx, marker, x, y, scale);
    return;
  }
  if (scale < 20) return;
  const r = scale * 0.13;
  const [cx, cy] = [x - scale * 0.3, y + scale * 0.34];
  ctx.save();
  ctx.beginPath();
  ctx.arc(cx, cy, r, 0, 2 * Math.PI);
  ctx.fillStyle =
    marker.side === "soviet" ? "#a8392b" : marker.side === "axis" ? "#59635d" : "#f7f2e6";
  ctx.fill();
  ctx.lineWidth = Math.max(1, r * 0.16);
  ctx.strokeStyle = "#24211d";
  ctx.stroke();
  ctx.strokeStyle = marker.side === "both" ? "#24211d" : "#fffaf0";
  ctx.lineWidth = Math.max(1, r * 0.22);
  ctx.beginPath();
  if (marker.marker === "railhead") {
    for (const at of [-0.28, 0.28]) {
      ctx.moveTo(cx + r * at, cy - r * 0.62);
      ctx.lineTo(cx + r * at, cy + r * 0.62);
    }
    for (const at of [-0.36, 0, 0.36]) {
      ctx.moveTo(cx - r * 0.52, cy + r * at);
      ctx.lineTo(cx + r * 0.52, cy + r * at);
    }
    if (marker.face) {
      // Cut off from the railways behind it: struck through.
      ctx.moveTo(cx - r, cy + r);
      ctx.lineTo(cx + r, cy - r);
    }
  } else if (marker.marker === "volga-flotilla") {
    // A hull with its mast.
    ctx.moveTo(cx - r * 0.66, cy + r * 0.1);
    ctx.lineTo(cx + r * 0.66, cy + r * 0.1);
    ctx.lineTo(cx + r * 0.36, cy + r * 0.52);
    ctx.lineTo(cx - r * 0.36, cy + r * 0.52);
    ctx.closePath();
    ctx.moveTo(cx, cy + r * 0.1);
    ctx.lineTo(cx, cy - r * 0.62);
  } else {
    ctx.moveTo(cx - r * 0.25, cy + r * 0.6);
    ctx.lineTo(cx - r * 0.25, cy - r * 0.6);
    ctx.lineTo(cx + r * 0.5, cy - r * 0.25);
    ctx.lineTo(cx - r * 0.25, cy + r * 0.05);
  }
  ctx.stroke();
  ctx.restore();
}
