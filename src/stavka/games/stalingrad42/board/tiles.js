// Tiles of the map for each size, painted beside the page and kept while there is room.

import { SHEET, SQUEEZE } from "./grid.js";
import { namesKey } from "./names.js";

/** @typedef {import("./camera.js").Camera} Camera */

/** @typedef {import("./painter.js").Answer} Answer */
/** @typedef {import("./painter.js").Picture} Picture */

/**
 * How the map is drawn: `built` is the turn whose railways are finished, `counters` whether names
 * make way for them, `front` whether armies are named.
 * @typedef {{
 *   weather: import("./colours.js").Weather,
 *   flooded: boolean,
 *   language: "en" | "ru",
 *   numbers: boolean,
 *   railways: boolean,
 *   bare: boolean,
 *   counters: boolean,
 *   front: boolean,
 *   built: number,
 * }} Style
 */

/** @typedef {{ key: string, scale: number, x: number, y: number, width: number, height: number }} Tile */

const SIDE = 384; // pixels of the page
const ROOM = 160e6; // bytes of pictures
const FAR = 8; // the size of the picture of the whole sheet

export class Tiles {
  /** @type {Map<string, Picture>} */
  #kept = new Map();
  /** @type {Set<string>} */
  #asked = new Set();
  /** Those that may look otherwise by now: counters lie elsewhere. @type {Set<string>} */
  #old = new Set();
  /** How often counters have come to lie elsewhere. */
  #lain = 0;
  /** Names that lie over counters. @type {Map<string, import("./names.js").Name[]>} */
  #over = new Map();
  #bytes = 0;
  #easel;
  /** @type {Style} */
  #style;
  #dense;
  /** The size whose tiles all stood on the screen last. */
  #shown = 0;
  /** What stood there before the map was asked to look otherwise. */
  #before = { look: "", scale: 0 };
  /** Whether the screen was without a gap when it was drawn last. */
  complete = false;
  /** Why nothing can be painted. */
  failed = "";

  /**
   * @param {import("./easel.js").Easel} easel whose painter has the sources
   * @param {Style} style
   * @param {number} dense pixels of the screen for one of the page
   * @param {() => void} changed something new can be drawn
   */
  constructor(easel, style, dense, changed) {
    this.#easel = easel;
    this.#style = style;
    this.#dense = dense;
    easel.answer = (answer) => {
      this.#hear(answer);
      changed();
    };
  }

  /** @param {Answer} answer */
  #hear(answer) {
    if ("over" in answer) this.#over.set(answer.names, answer.over);
    else if ("failed" in answer) this.failed = answer.failed;
    else if ("lost" in answer) this.#asked.clear();
    else if ("dropped" in answer) for (const key of answer.dropped) this.#asked.delete(key);
    else {
      this.#asked.delete(answer.key);
      if (answer.image) this.#keep(answer.key, answer.image);
      if (answer.lain === this.#lain) this.#old.delete(answer.key);
      else this.#old.add(answer.key);
    }
  }

  /** Counters lie elsewhere: what is on the screen stays there until it is known whether names and
   * the front still do. */
  renew() {
    this.#lain += 1;
    for (const key of this.#kept.keys()) this.#old.add(key);
  }

  /** @param {string} key @param {Picture} image */
  #keep(key, image) {
    this.#throwAway(key);
    this.#kept.set(key, image);
    this.#bytes += bytes(image);
    this.#makeRoom();
  }

  /** @param {string} key */
  #throwAway(key) {
    const image = this.#kept.get(key);
    if (!image) return;
    this.#bytes -= bytes(image);
    this.#kept.delete(key);
    this.#old.delete(key);
    if ("close" in image) image.close();
  }

  /** @param {Style} style */
  set style(style) {
    this.#leave();
    this.#style = style;
  }

  /** @param {number} dense */
  set dense(dense) {
    if (dense === this.#dense) return;
    this.#leave();
    this.#dense = dense;
  }

  /** The tiles on the screen stay there until those that look otherwise are painted. */
  #leave() {
    if (this.#shown) this.#before = { look: this.#look(), scale: this.#shown };
    this.#shown = 0;
  }

  /** Ends the painter and gives the pictures back. */
  close() {
    this.#easel.close();
    for (const key of [...this.#kept.keys()]) this.#throwAway(key);
  }

  /** Names that lie over counters, and the size that they are laid out for. @param {Camera} camera */
  over(camera) {
    for (const scale of [this.#goal(camera), this.#shown]) {
      const names = this.#over.get(namesKey(scale, this.#style));
      if (names) return { scale, names };
    }
    return null;
  }

  /** The size whose tiles are wanted. @param {Camera} camera */
  #goal(camera) {
    return camera.held ? this.#shown || camera.settled(camera.scale) : camera.settled(camera.goal);
  }

  /**
   * Draws what there is and asks for what is missing. ctx in pixels of the screen.
   * @param {CanvasRenderingContext2D} ctx
   * @param {Camera} camera
   */
  draw(ctx, camera) {
    const goal = this.#goal(camera);
    const wanted = this.#seen(camera, goal);
    const missing = wanted.filter((tile) => !this.#kept.has(tile.key));
    this.complete = missing.length === 0;
    if (missing.length) {
      const { look, scale } = this.#shown
        ? { look: this.#look(), scale: this.#shown }
        : this.#before;
      const before = scale ? this.#seen(camera, scale, 0, look) : [];
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
      this.#ask([...missing, ...wanted, this.#whole(), ...ring]);
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
   * @param {string} [look]
   * @returns {Tile[]}
   */
  #seen(camera, scale, around = 0, look = this.#look()) {
    const box = camera.box;
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
      if (this.#asked.has(key) || (this.#kept.has(key) && !this.#old.has(key))) continue;
      this.#asked.add(key);
      this.#easel.tell({
        key,
        scale,
        x,
        y,
        width,
        height,
        dense: this.#dense,
        style: this.#style,
        lain: this.#lain,
        known: this.#kept.has(key),
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
    this.#easel.tell({ drop });
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
    for (const key of [...this.#kept.keys()]) {
      if (this.#bytes <= room) return;
      if (!key.endsWith("whole")) this.#throwAway(key);
    }
  }
}

/** @param {Picture} image */
function bytes(image) {
  return image.width * image.height * 4;
}
