// Paints tiles of the map beside the page (a worker), so that the hand that moves the map never
// waits for the brush.

import { inks } from "./colours.js";
import { paintFigures } from "./figures.js";
import { paintGround, paintPaper } from "./ground.js";
import {
  paintCrossings,
  paintEntries,
  paintGrid,
  paintMarks,
  paintRailways,
  paintRidges,
  paintRivers,
  paintRoads,
} from "./lines.js";
import { layOut, paintNames } from "./names.js";
import { makeRelief } from "./relief.js";
import { makeSheet } from "./sheet.js";

/** @typedef {import("./tiles.js").Style} Style */
/** @typedef {{ key: string, scale: number, x: number, y: number, width: number, height: number, dense: number, style: Style }} Job */
/** @typedef {{ geography: string, ground: string } | Job | { drop: string[] }} Message */

const page = /** @type {{ postMessage(message: unknown, transfer?: Transferable[]): void }} */ (
  /** @type {unknown} */ (self)
);

/** @type {import("./sheet.js").Sheet | null} */
let sheet = null;
/** @type {import("./relief.js").Relief | null} */
let relief = null;
/** @type {Map<string, import("./names.js").Name[]>} */
const names = new Map();
/** @type {Job[]} */
const jobs = [];
let busy = false;

self.addEventListener("message", (event) => {
  const message = /** @type {Message} */ (event.data);
  if ("ground" in message) {
    sheet = makeSheet(JSON.parse(message.geography), JSON.parse(message.ground));
    relief = makeRelief(sheet);
  } else if ("drop" in message) {
    const unwanted = new Set(message.drop);
    const left = jobs.filter((job) => !unwanted.has(job.key));
    jobs.splice(0, jobs.length, ...left);
    page.postMessage({ dropped: message.drop });
  } else {
    jobs.push(message);
  }
  work();
});

/** One tile after the other; between them messages are heard. */
function work() {
  if (busy || !sheet) return;
  const job = jobs.shift();
  if (!job) return;
  busy = true;
  const image = paint(job, sheet);
  page.postMessage({ key: job.key, image }, [image]);
  setTimeout(() => {
    busy = false;
    work();
  });
}

/**
 * @param {Job} job
 * @param {import("./sheet.js").Sheet} on
 */
function paint(job, on) {
  const { scale, dense, style } = job;
  const canvas = new OffscreenCanvas(Math.round(job.width * dense), Math.round(job.height * dense));
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no canvas");
  const box = {
    left: job.x / scale,
    top: job.y / scale,
    right: (job.x + job.width) / scale,
    bottom: (job.y + job.height) / scale,
  };
  const brush = { sheet: on, inks: inks(style.weather), scale, box, relief };
  const size = scale * dense;
  ctx.setTransform(size, 0, 0, size, -job.x * dense, -job.y * dense);
  paintPaper(ctx, brush);
  ctx.save();
  paintGround(ctx, brush);
  paintRivers(ctx, brush);
  paintRidges(ctx, brush);
  if (!style.bare) {
    paintRoads(ctx, brush);
    if (style.railways) paintRailways(ctx, brush);
    paintCrossings(ctx, brush);
  }
  paintGrid(ctx, brush);
  ctx.restore();
  ctx.strokeStyle = brush.inks.ink2;
  ctx.lineWidth = 1 / scale;
  ctx.stroke(on.outline.path);
  if (!style.bare) {
    paintMarks(ctx, brush);
    paintEntries(ctx, brush);
  }
  ctx.setTransform(dense, 0, 0, dense, -job.x * dense, -job.y * dense);
  const seen = { left: job.x, top: job.y, right: job.x + job.width, bottom: job.y + job.height };
  if (!style.bare) {
    paintFigures(ctx, brush, style.numbers);
    paintNames(ctx, namesAt(ctx, on, scale, style), seen, brush.inks.paper);
  }
  return canvas.transferToImageBitmap();
}

/**
 * @param {OffscreenCanvasRenderingContext2D} ctx
 * @param {import("./sheet.js").Sheet} on
 * @param {number} scale
 * @param {Style} style
 */
function namesAt(ctx, on, scale, style) {
  const key = `${scale.toFixed(3)} ${style.language} ${style.weather}`;
  const known = names.get(key) ?? layOut(ctx, on, inks(style.weather), scale, style.language);
  names.set(key, known);
  return known;
}
