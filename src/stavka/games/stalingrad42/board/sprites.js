// A store of drawn counters for every zoom.

import { drawCounter, FIGURES, hasLosses, NAME, SIGN } from "./counters.js";

/** @typedef {import("./look.d.ts").Unit} Unit */
/** @typedef {{ page: HTMLCanvasElement, x: number, y: number, size: number }} Sprite */
/**
 * All counters of one size.
 * @typedef {{ found: Map<string, Sprite>, pages: HTMLCanvasElement[], next: number }} Sheet
 */

const PAGE = 1024;
const KEPT = 8; // so many sizes are kept

/**
 * Drawn counters, by size in device pixels. What looks the same is drawn once.
 */
export class Sprites {
  constructor() {
    /** @type {Map<number, Sheet>} */
    this.sizes = new Map();
    /** The last one drawn of each unit: to be stretched until the right one is ready. */
    this.last = /** @type {Map<Unit, Sprite>} */ (new Map());
  }

  /**
   * A counter as a piece of a picture, so many device pixels wide. When there is no time left to
   * draw it, another of the same unit, or none.
   * @param {Unit} unit
   * @param {number} face
   * @param {number} size whole device pixels
   * @param {number} [ratio] device pixels to a pixel: what is shown depends on the real size
   * @param {number} [until] the time after which nothing new is drawn
   * @returns {Sprite | undefined}
   */
  get(unit, face, size, ratio = 1, until = Infinity) {
    let sheet = this.sizes.get(size);
    if (!sheet) {
      if (this.sizes.size >= KEPT) {
        const oldest = this.sizes.keys().next().value;
        if (oldest !== undefined) this.sizes.delete(oldest);
      }
      sheet = { found: new Map(), pages: [], next: 0 };
      this.sizes.set(size, sheet);
    }
    const key = lookKey(unit, face, size / ratio);
    let sprite = sheet.found.get(key);
    if (!sprite) {
      if (performance.now() > until) return this.last.get(unit);
      sprite = place(sheet, size);
      const ctx = sprite.page.getContext("2d");
      if (ctx) {
        ctx.save();
        ctx.translate(sprite.x, sprite.y);
        ctx.scale(ratio, ratio);
        drawCounter(ctx, unit, face, size / ratio);
        ctx.restore();
      }
      sheet.found.set(key, sprite);
    }
    this.last.set(unit, sprite);
    return sprite;
  }
}

/**
 * What makes a counter look as it does at this size.
 * @param {Unit} unit
 * @param {number} face
 * @param {number} size
 */
function lookKey(unit, face, size) {
  if (size < SIGN) return unit.branch;
  const marks = (unit.marks ?? []).join();
  const side = hasLosses(unit) || unit.support ? face : 0;
  const sign = `${unit.branch} ${unit.symbol} ${unit.free} ${marks} ${side}`;
  if (size < FIGURES) return sign;
  const text = unit.faces[face]?.text;
  const figures = `${sign} ${face} ${text} ${unit.dot} ${unit.quality} ${unit.extended}`;
  return size < NAME ? figures : `${figures} ${unit.name} ${unit.size} ${unit.steps}`;
}

/**
 * Room for one more on the pages of a size.
 * @param {Sheet} sheet
 * @param {number} size
 * @returns {Sprite}
 */
function place(sheet, size) {
  const step = size + 2;
  const row = Math.max(1, Math.floor(PAGE / step));
  const at = sheet.next++ % (row * row);
  if (at === 0) {
    const page = document.createElement("canvas");
    page.width = page.height = Math.max(PAGE, step);
    sheet.pages.push(page);
  }
  const page = sheet.pages[sheet.pages.length - 1];
  return { page, x: (at % row) * step, y: Math.floor(at / row) * step, size };
}
