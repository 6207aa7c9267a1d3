// The map under the counters: fetches its sources, keeps its style and draws it for a camera.

import { weather } from "./colours.js";
import { centre, hexAt } from "./grid.js";
import { hexagon } from "./lines.js";
import { Tiles } from "./tiles.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./sheet.js").FullGround} FullGround */
/** @typedef {import("./tiles.js").Style} Style */
/** @typedef {import("./look.d.ts").Layers} Layers */

/** The sources are on their way as soon as this module is. */
const sources = Promise.all(["geography.json", "hexes.json"].map(source));
sources.catch(() => {}); // whoever opens the map hears of it

/** @param {string} file */
async function source(file) {
  const answer = await fetch(new URL(file, import.meta.url));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}

/**
 * Opens the map.
 * @param {"en" | "ru"} language
 * @param {string} season
 * @param {() => void} changed something new can be drawn
 */
export async function openMap(language, season, changed) {
  const painter = new Worker(new URL("./painter.js", import.meta.url), { type: "module" });
  const [geography = "", ground = ""] = await sources;
  painter.postMessage({ geography, ground });
  const style = { weather: weather(season), language, numbers: true, railways: true, bare: false };
  const tiles = new Tiles(painter, style, devicePixelRatio, changed);
  return new TheMap(tiles, style, JSON.parse(ground), JSON.parse(geography).rivers);
}

export class TheMap {
  /** The hex that is outlined. @type {string | null} */
  marked = null;
  #tiles;
  #style;

  /**
   * @param {Tiles} tiles
   * @param {Style} style
   * @param {FullGround} ground
   * @param {{ name: string, name_ru: string }[]} rivers in both languages
   */
  constructor(tiles, style, ground, rivers) {
    this.#tiles = tiles;
    this.#style = style;
    this.ground = ground;
    this.rivers = rivers;
  }

  /** Whether all that is seen is drawn at its own size. */
  get complete() {
    return this.#tiles.complete;
  }

  /** What may be switched on and off. @param {Layers} layers */
  set layers({ numbers, railways, bare }) {
    this.#restyle({ numbers, railways, bare });
  }

  /** @param {Partial<Style>} part */
  #restyle(part) {
    const style = { ...this.#style, ...part };
    if (JSON.stringify(style) === JSON.stringify(this.#style)) return;
    this.#style = style;
    this.#tiles.style = style;
  }

  /** The hex of the map at a place. @param {number} x @param {number} y */
  hexAt(x, y) {
    const hex = hexAt(x, y);
    return hex !== null && hex in this.ground.hexes ? hex : null;
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {Camera} camera
   * @param {number} dense pixels of the screen for one of the page
   */
  draw(ctx, camera, dense) {
    this.#tiles.dense = dense;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    this.#tiles.draw(ctx, camera);
  }

  /**
   * The outline of the marked hex, over all.
   * @param {CanvasRenderingContext2D} ctx in pixels of the page
   * @param {Camera} camera
   */
  drawMark(ctx, camera) {
    if (this.marked === null) return;
    const [px, py] = camera.screen(...centre(this.marked));
    const path = new Path2D();
    hexagon(path, 0, 0, 1);
    ctx.save();
    ctx.translate(px, py);
    ctx.scale(camera.scale, camera.scale);
    ctx.lineJoin = "round";
    ctx.strokeStyle = "#fdfaf2";
    ctx.lineWidth = 5 / camera.scale;
    ctx.stroke(path);
    ctx.strokeStyle = "#24211d";
    ctx.lineWidth = 2.5 / camera.scale;
    ctx.stroke(path);
    ctx.restore();
  }

  /** Gives everything back. */
  close() {
    this.#tiles.close();
  }
}
