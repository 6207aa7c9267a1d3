// Paints tiles of the map, one after the other, and lays out its names. It works in a worker, so
// that the hand that moves the map never waits for the brush; on the page where a worker cannot.

import { inks } from "./colours.js";
import { frontLines, holdings } from "./control.js";
import { paintFigures } from "./figures.js";
import { SHEET } from "./grid.js";
import { paintGround, paintPaper } from "./ground.js";
import {
  frontIn,
  paintCrossings,
  paintEntries,
  paintFront,
  paintGrid,
  paintIce,
  paintMarks,
  paintRailways,
  paintRidges,
  paintRivers,
  paintRoads,
} from "./lines.js";
import { layOut, namesKey, paintNames, touches } from "./names.js";
import { makeRelief } from "./relief.js";
import { times } from "./rooms.js";
import { makeSheet } from "./sheet.js";
import { take } from "/web/js/faces.js";

/** @typedef {import("./tiles.js").Style} Style */
/** @typedef {import("./look.d.ts").Box} Box */
/** @typedef {import("./names.js").Name} Name */
/** @typedef {import("./control.js").Stand} Stand */
/** @typedef {{ key: string, scale: number, x: number, y: number, width: number, height: number, dense: number, style: Style, lain: number, known: boolean }} Job
 * `lain`: counters have come to lie elsewhere so often; `known`: the page has such a tile */

/**
 * What a painter is told: the sources, where counters lie (on the table, one unit the height of a
 * hex), which armies they are, what they hold and which part of the map is played on (in hex units);
 * a tile to paint; tiles nobody wants any more.
 * @typedef {{ geography: string, ground: string }} Sources
 * @typedef {{ rooms: Box[], armies: import("./armies.js").Army[], stand: Stand, part: Box }} Placed
 * @typedef {Sources | Placed | Job | { drop: string[] }} Message
 */

/**
 * What a painter tells: a tile, or that the one it has painted is as it should be; tiles it has not
 * painted, names that lie over counters; that another has taken over who knows of no tile yet; that it cannot paint.
 * @typedef {ImageBitmap | HTMLCanvasElement} Picture
 * @typedef {{ key: string, lain: number, image?: Picture } | { dropped: string[] } | { lost: true }} Progress
 * @typedef {Progress | { names: string, over: Name[] } | { failed: string }} Answer
 */

/**
 * Where a painter works.
 * @template {OffscreenCanvas | HTMLCanvasElement} Canvas
 * @typedef {{
 *   canvas(width: number, height: number): Canvas,
 *   finished(job: Job, canvas: Canvas): void,
 *   tell(answer: Answer): void,
 *   pause(then: () => void): void,
 * }} Studio
 */

const MANY = 600; // tiles of which it is known what they show

/** @template {OffscreenCanvas | HTMLCanvasElement} Canvas */
export class Painter {
  /** @type {import("./sheet.js").Sheet | null} */
  #sheet = null;
  /** @type {import("./relief.js").Relief | null} */
  #relief = null;
  /** @type {Map<string, Name[]>} */
  #names = new Map();
  /** What the tiles show that depends on where counters lie. @type {Map<string, string>} */
  #shown = new Map();
  /** @type {import("./look.d.ts").Ground} */
  #ground = { hexes: {}, places: [] };
  /** @type {Placed} */
  #placed = { rooms: [], armies: [], stand: { units: [], areas: [], sheets: [] }, part: SHEET };
  /** What the sides hold, and the front between them. */
  #held = /** @type {import("./control.js").Held} */ (new Map());
  #front = /** @type {import("./grid.js").Point[][]} */ ([]);
  /** @type {Job[]} */
  #jobs = [];
  #busy = false;
  #studio;

  /** @param {Studio<Canvas>} studio */
  constructor(studio) {
    this.#studio = studio;
  }

  /** @param {Message} message */
  hear(message) {
    if ("ground" in message) {
      const ground = JSON.parse(message.ground);
      this.#ground = ground;
      this.#sheet = makeSheet(JSON.parse(message.geography), ground);
      this.#relief = makeRelief(this.#sheet);
    } else if ("rooms" in message) {
      this.#placed = message;
      this.#held = holdings(message.stand, this.#ground);
      this.#front = frontLines(this.#held);
      this.#names.clear();
    } else if ("drop" in message) {
      const unwanted = new Set(message.drop);
      this.#jobs = this.#jobs.filter((job) => !unwanted.has(job.key));
      this.#studio.tell({ dropped: message.drop });
    } else {
      this.#jobs.push(message);
    }
    this.#work();
  }

  /** One tile after the other; between them messages are heard. */
  #work() {
    if (this.#busy || !this.#sheet) return;
    const job = this.#jobs.shift();
    if (!job) return;
    this.#busy = true;
    const shows = this.#showing(job, this.#sheet);
    if (job.known && this.#shown.get(job.key) === shows) {
      this.#studio.tell({ key: job.key, lain: job.lain });
    } else {
      if (this.#shown.size > MANY) this.#shown.clear();
      this.#shown.set(job.key, shows);
      this.#studio.finished(job, this.#paint(job, this.#sheet));
    }
    this.#studio.pause(() => {
      this.#busy = false;
      this.#work();
    });
  }

  /**
   * @param {Job} job
   * @param {import("./sheet.js").Sheet} sheet
   */
  #paint(job, sheet) {
    const { scale, dense, style } = job;
    const canvas = this.#studio.canvas(
      Math.round(job.width * dense),
      Math.round(job.height * dense),
    );
    const ctx = /** @type {OffscreenCanvasRenderingContext2D | null} */ (canvas.getContext("2d"));
    if (!ctx) throw new Error("no canvas");
    const box = roomOf(job);
    const { weather, flooded } = style;
    const brush = { sheet, inks: inks(weather), flooded, scale, box, relief: this.#relief };
    const size = scale * dense;
    ctx.setTransform(size, 0, 0, size, -job.x * dense, -job.y * dense);
    paintPaper(ctx, brush);
    ctx.save();
    paintGround(ctx, brush);
    paintRivers(ctx, brush);
    if (weather === "winter") paintIce(ctx, brush);
    paintRidges(ctx, brush);
    if (!style.bare) {
      paintRoads(ctx, brush);
      if (style.railways) paintRailways(ctx, brush, style.built);
      paintCrossings(ctx, brush);
    }
    paintGrid(ctx, brush);
    if (style.front && style.counters) paintFront(ctx, brush, this.#front);
    ctx.restore();
    ctx.strokeStyle = brush.inks.ink2;
    ctx.lineWidth = 1 / scale;
    ctx.stroke(sheet.outline.path);
    if (!style.bare) {
      paintMarks(ctx, brush);
      paintEntries(ctx, brush);
    }
    ctx.setTransform(dense, 0, 0, dense, -job.x * dense, -job.y * dense);
    if (!style.bare) {
      paintFigures(ctx, brush, style);
      const names = this.#namesAt(sheet, scale, style).filter((name) => !name.over);
      paintNames(ctx, names, times(box, scale), brush.inks.paper);
    }
    return canvas;
  }

  /**
   * What a tile shows that depends on where counters lie, in words.
   * @param {Job} job
   * @param {import("./sheet.js").Sheet} sheet
   */
  #showing(job, sheet) {
    const { scale, style } = job;
    const box = roomOf(job);
    const front = style.front && style.counters ? frontIn(this.#front, scale, box) : [];
    const names = style.bare ? [] : this.#namesAt(sheet, scale, style);
    const seen = names.filter((name) => !name.over && touches(name, times(box, scale)));
    return JSON.stringify([front, seen]);
  }

  /**
   * @param {import("./sheet.js").Sheet} sheet
   * @param {number} scale
   * @param {Style} style
   */
  #namesAt(sheet, scale, style) {
    const key = namesKey(scale, style);
    let names = this.#names.get(key);
    if (!names) {
      const { weather, language, counters, front } = style;
      const rooms = counters ? this.#placed.rooms : [];
      const armies = front && counters ? this.#placed.armies : [];
      const there = { rooms, armies, held: this.#held, part: this.#placed.part };
      const ctx = /** @type {OffscreenCanvasRenderingContext2D | null} */ (
        this.#studio.canvas(1, 1).getContext("2d")
      );
      if (!ctx) throw new Error("no canvas");
      names = layOut(ctx, sheet, inks(weather), scale, language, there);
      this.#names.set(key, names);
      this.#studio.tell({ names: key, over: names.filter((name) => name.over) });
    }
    return names;
  }
}

/** The part of the table that a tile shows. @param {Job} job @returns {Box} */
function roomOf({ scale, x, y, width, height }) {
  return {
    left: x / scale,
    top: y / scale,
    right: (x + width) / scale,
    bottom: (y + height) / scale,
  };
}

/** Paints for the page that has started this worker. */
function serve() {
  const page = /** @type {{ postMessage(answer: Answer, transfer?: Transferable[]): void }} */ (
    /** @type {unknown} */ (self)
  );
  const painter = new Painter({
    canvas: (width, height) => new OffscreenCanvas(width, height),
    finished({ key, lain }, canvas) {
      const image = canvas.transferToImageBitmap();
      page.postMessage({ key, lain, image }, [image]);
    },
    tell: (answer) => page.postMessage(answer),
    pause: (then) => setTimeout(then),
  });
  let lettered = Promise.resolve();
  self.addEventListener("message", ({ data }) => {
    if ("faces" in data) lettered = take(data.faces);
    else lettered.then(() => painter.hear(/** @type {Message} */ (data))).catch(reportError);
  });
}

if (typeof document === "undefined") serve();
