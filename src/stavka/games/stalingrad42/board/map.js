// The map under the counters: fetches its sources, keeps its style and draws it for a camera.

import { inks, weather } from "./colours.js";
import { Easel } from "./easel.js";
import { centre, hexAt, SQUEEZE } from "./grid.js";
import { hexagon } from "./lines.js";
import { paintOver } from "./names.js";
import { Tiles } from "./tiles.js";
import { settled } from "/web/js/faces.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./sheet.js").FullGround} FullGround */
/** @typedef {import("./tiles.js").Style} Style */
/** @typedef {import("./look.d.ts").Layers} Layers */
/** @typedef {import("./look.d.ts").Turn} Turn */

/** The sources and the first painter are on their way as soon as this module is. */
const sources = Promise.all(["geography.json", "hexes.json"].map(source));
sources.catch(() => {}); // whoever opens the map hears of it

/** @type {Easel | null} */
let waiting = easelWithSources();

function easelWithSources() {
  const easel = new Easel();
  sources
    .then(([geography = "", ground = ""]) => easel.tell({ geography, ground }))
    .catch(() => {});
  return easel;
}

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
  const easel = waiting ?? easelWithSources();
  waiting = null;
  const [[geography = "", ground = ""]] = await Promise.all([sources, settled()]);
  const style = {
    weather: weather(season),
    flooded: weather(season) !== "summer",
    language,
    numbers: true,
    railways: true,
    bare: false,
    counters: true,
    front: true,
    built: 0,
  };
  const tiles = new Tiles(easel, style, devicePixelRatio, changed);
  return new TheMap(easel, tiles, style, JSON.parse(ground), JSON.parse(geography));
}

export class TheMap {
  /** The hex that is outlined. @type {string | null} */
  marked = null;
  #easel;
  #tiles;
  /** Where counters lay last. */
  #told = "";
  #style;
  /** The turns on which a railway is finished. @type {number[]} */
  #openings;

  /**
   * @param {Easel} easel
   * @param {Tiles} tiles
   * @param {Style} style
   * @param {FullGround} ground
   * @param {import("./sheet.js").Geography} geography
   */
  constructor(easel, tiles, style, ground, geography) {
    this.#easel = easel;
    this.#tiles = tiles;
    this.#style = style;
    this.ground = ground;
    this.geography = geography;
    this.#openings = geography.railways.map((rail) => Number(rail.opens));
  }

  /** Why nothing can be painted; empty when all is well. */
  get failed() {
    return this.#tiles.failed;
  }

  /**
   * Where counters lie, on the table, and which armies they are: names make way for them.
   * @param {import("./painter.js").Placed} placed
   */
  set placed(placed) {
    const told = JSON.stringify(placed);
    if (told === this.#told) return;
    this.#told = told;
    this.#easel.tell(placed);
    this.#tiles.renew();
  }

  /** The map looks as on this turn: its season, the railways that are finished. @param {Turn} turn */
  set turn({ turn, season }) {
    const look = weather(season);
    this.show(turn, look, look !== "summer");
  }

  /**
   * The map looks as it does in a match.
   * @param {number} turn
   * @param {import("./colours.js").Weather} look
   * @param {boolean} flooded seasonal marshes are marshes
   */
  show(turn, look, flooded) {
    const built = Math.max(0, ...this.#openings.filter((opens) => opens <= turn));
    this.#restyle({ weather: look, flooded, built });
  }

  /** Whether all that is seen is drawn at its own size. */
  get complete() {
    return this.#tiles.complete;
  }

  /** What may be switched on and off. @param {Layers} layers */
  set layers({ numbers, railways, bare, counters, front }) {
    this.#restyle({ numbers, railways, bare, counters, front });
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
   * The names that lie over counters.
   * @param {CanvasRenderingContext2D} ctx in pixels of the page
   * @param {Camera} camera
   */
  drawNames(ctx, camera) {
    const laid = this.#style.bare ? null : this.#tiles.over(camera);
    if (!laid) return;
    const by = camera.scale / laid.scale;
    const left = camera.width / 2 - camera.x * SQUEEZE * camera.scale;
    const top = camera.height / 2 - camera.y * camera.scale;
    const { width, height } = camera;
    paintOver(ctx, laid.names, { by, left, top, width, height }, inks("summer").paper);
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
