// Tiles of the map for each size, painted by a worker and kept while there is room.

import { SHEET, SQUEEZE } from "./grid.js";

/** @typedef {import("./camera.js").Camera} Camera */

/**
 * How the map is drawn.
 * @typedef {{
 *   weather: import("./colours.js").Weather,
 *   language: "en" | "ru",
 *   numbers: boolean,
 *   railways: boolean,
 *   bare: boolean,
 * }} Style
 */

/** @typedef {{ key: string, scale: number, x: number, y: number, width: number, height: number }} Tile */

const SIDE = 384; // pixels of the page
const ROOM = 160e6; // bytes of pictures
const FAR = 8; // the size of the picture of the whole sheet

export class Tiles {
  /** @type {Map<string, ImageBitmap>} */
  #kept = new Map();
  /** @type {Set<string>} */
  #asked = new Set();
  #bytes = 0;
  #worker;
  /** @type {Style} */
  #style;
  #dense;
  /** The size whose tiles all stood on the screen last. */
  #shown = 0;
  /** Whether the screen was without a gap when it was drawn last. */
  complete = false;

  /**
   * @param {Worker} worker the painter, who has the sources
   * @param {Style} style
   * @param {number} dense pixels of the screen for one of the page
   * @param {() => void} changed something new can be drawn
   */
  constructor(worker, style, dense, changed) {
    this.#worker = worker;
    this.#style = style;
    this.#dense = dense;
    this.#worker.addEventListener("message", (event) => {
      const { key, image, dropped } =
        /** @type {{ key: string, image: ImageBitmap, dropped?: string[] }} */ (event.data);
      if (dropped) {
        for (const each of dropped) this.#asked.delete(each);
        changed();
        return;
      }
      this.#asked.delete(key);
      this.#kept.get(key)?.close();
      this.#kept.set(key, image);
      this.#bytes += image.width * image.height * 4;
      this.#makeRoom();
      changed();
    });
  }

  /** @param {Style} style */
  set style(style) {
    this.#style = style;
    this.#shown = 0;
  }

  /** @param {number} dense */
  set dense(dense) {
    if (dense === this.#dense) return;
    this.#dense = dense;
    this.#shown = 0;
  }

  /** Ends the worker and gives the pictures back. */
  close() {
    this.#worker.terminate();
    for (const image of this.#kept.values()) image.close();
    this.#kept.clear();
  }

  /**
   * Draws what there is and asks for what is missing. ctx in pixels of the screen.
   * @param {CanvasRenderingContext2D} ctx
   * @param {Camera} camera
   */
  draw(ctx, camera) {
    const goal = camera.held
      ? this.#shown || camera.settled(camera.scale)
      : camera.settled(camera.goal);
    const wanted = this.#seen(camera, goal);
    const missing = wanted.filter((tile) => !this.#kept.has(tile.key));
    this.complete = missing.length === 0;
    if (missing.length) {
      const before = this.#shown && this.#shown !== goal ? this.#seen(camera, this.#shown) : [];
      if (!before.length || before.some((tile) => !this.#kept.has(tile.key))) {
        for (const tile of missing) this.#patch(ctx, camera, tile);
      }
      for (const tile of before) this.#put(ctx, camera, tile);
    } else {
      this.#shown = goal;
    }
    for (const tile of wanted) this.#put(ctx, camera, tile);
    if (camera.held) {
      this.#ask(missing);
    } else {
      const ring = missing.length || camera.moving ? [] : this.#seen(camera, goal, 1);
      this.#forgetOthers([...wanted, ...ring]);
      this.#ask([...missing, this.#whole(), ...ring]);
    }
  }

  /** @returns {Tile} */
  #whole() {
    return {
      key: `${this.#look()} whole`,
      scale: FAR,
      x: SHEET.left * SQUEEZE * FAR,
      y: SHEET.top * FAR,
      width: Math.ceil((SHEET.right - SHEET.left) * SQUEEZE * FAR),
      height: Math.ceil((SHEET.bottom - SHEET.top) * FAR),
    };
  }

  #look() {
    return `${Object.values(this.#style).join(" ")} ${this.#dense}`;
  }

  /**
   * The tiles of one size that are seen, the middle ones first.
   * @param {Camera} camera
   * @param {number} scale
   * @param {number} [around] and so many tiles around them
   * @returns {Tile[]}
   */
  #seen(camera, scale, around = 0) {
    const box = camera.box;
    const look = this.#look();
    const more = around * SIDE;
    const left = Math.max(box.left * SQUEEZE * scale - more, SHEET.left * SQUEEZE * scale);
    const right = Math.min(box.right * SQUEEZE * scale + more, SHEET.right * SQUEEZE * scale);
    const top = Math.max(box.top * scale - more, SHEET.top * scale);
    const bottom = Math.min(box.bottom * scale + more, SHEET.bottom * scale);
    const middleX = camera.x * SQUEEZE * scale - SIDE / 2;
    const middleY = camera.y * scale - SIDE / 2;
    /** @type {(Tile & { away: number })[]} */
    const found = [];
    for (let i = Math.floor(left / SIDE); i * SIDE < right; i += 1) {
      for (let j = Math.floor(top / SIDE); j * SIDE < bottom; j += 1) {
        const x = i * SIDE;
        const y = j * SIDE;
        found.push({
          key: `${look} ${scale.toFixed(3)} ${i} ${j}`,
          scale,
          x,
          y,
          width: SIDE,
          height: SIDE,
          away: Math.hypot(x - middleX, y - middleY),
        });
      }
    }
    return found.sort((a, b) => a.away - b.away);
  }

  /** @param {Tile[]} tiles */
  #ask(tiles) {
    for (const { key, scale, x, y, width, height } of tiles) {
      if (this.#asked.has(key) || this.#kept.has(key)) continue;
      this.#asked.add(key);
      this.#worker.postMessage({
        key,
        scale,
        x,
        y,
        width,
        height,
        dense: this.#dense,
        style: this.#style,
      });
    }
  }

  /** What was asked for and is not wanted any more is taken back. @param {Tile[]} wanted */
  #forgetOthers(wanted) {
    if (!this.#asked.size) return;
    const still = new Set(wanted.map((tile) => tile.key));
    const drop = [...this.#asked].filter((key) => !still.has(key) && !key.endsWith("whole"));
    if (drop.length < 4) return;
    for (const key of drop) this.#asked.delete(key);
    this.#worker.postMessage({ drop });
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {Camera} camera
   * @param {Tile} tile
   */
  #put(ctx, camera, tile) {
    const image = this.#kept.get(tile.key);
    if (!image) return;
    this.#kept.delete(tile.key); // what is used last stands last
    this.#kept.set(tile.key, image);
    const { x, y, width, height } = this.#room(camera, tile);
    if (width === image.width && height === image.height) ctx.drawImage(image, x, y);
    else ctx.drawImage(image, x, y, width, height);
  }

  /**
   * The part of the picture of the whole sheet where a tile is missing.
   * @param {CanvasRenderingContext2D} ctx
   * @param {Camera} camera
   * @param {Tile} tile
   */
  #patch(ctx, camera, tile) {
    const whole = this.#whole();
    const image = this.#kept.get(whole.key);
    if (!image) return;
    const by = (FAR / tile.scale) * this.#dense;
    const from = { x: tile.x * by - whole.x * this.#dense, y: tile.y * by - whole.y * this.#dense };
    const { x, y, width, height } = this.#room(camera, tile);
    ctx.drawImage(image, from.x, from.y, tile.width * by, tile.height * by, x, y, width, height);
  }

  /**
   * Where a tile lies on the screen: whole pixels at both ends, so that there are no gaps between
   * tiles and a tile stays sharp at its own size.
   * @param {Camera} camera
   * @param {Tile} tile
   */
  #room(camera, tile) {
    const by = (camera.scale / tile.scale) * this.#dense;
    const left = Math.round((camera.width / 2 - camera.x * SQUEEZE * camera.scale) * this.#dense);
    const top = Math.round((camera.height / 2 - camera.y * camera.scale) * this.#dense);
    const x = Math.round(left + tile.x * by);
    const y = Math.round(top + tile.y * by);
    const right = Math.round(left + (tile.x + tile.width) * by);
    const bottom = Math.round(top + (tile.y + tile.height) * by);
    return { x, y, width: right - x, height: bottom - y };
  }

  #makeRoom() {
    const room = ROOM * Math.max(1, this.#dense);
    for (const [key, image] of this.#kept) {
      if (this.#bytes <= room) return;
      if (key.endsWith("whole")) continue;
      this.#bytes -= image.width * image.height * 4;
      this.#kept.delete(key);
      image.close();
    }
  }
}
