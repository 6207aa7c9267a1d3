// Where one looks at the map from. It knows the screen and the hex units, glides, and tells
// with the event "change" that it has moved.

import { SHEET, SQUEEZE } from "./grid.js";

const LEAST = 6;
const MOST = 152;
const STEPS = 4; // settled sizes in each doubling, so that the map is drawn for them exactly

/** The next of the sizes that the map settles at. @param {number} scale */
export function settled(scale) {
  return clamp(16 * 2 ** (Math.round(Math.log2(scale / 16) * STEPS) / STEPS), LEAST, MOST);
}

export class Camera extends EventTarget {
  /** Pixels for the height of a hex. */
  scale = 16;
  /** The point in the middle of the screen, in hex units. */
  x = (SHEET.left + SHEET.right) / 2;
  y = (SHEET.top + SHEET.bottom) / 2;
  width = 1;
  height = 1;
  /** What may be shown, in hex units. @type {import("./look.d.ts").Box} */
  bounds = SHEET;
  /** Gliding, or held by a hand. */
  moving = false;
  held = false;
  animated = true;
  #frame = 0;

  /**
   * Hex units to pixels from the left upper corner of the stage.
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]}
   */
  screen(x, y) {
    return [
      (x - this.x) * SQUEEZE * this.scale + this.width / 2,
      (y - this.y) * this.scale + this.height / 2,
    ];
  }

  /**
   * Pixels to hex units.
   * @param {number} px
   * @param {number} py
   * @returns {[number, number]}
   */
  map(px, py) {
    return [
      this.x + (px - this.width / 2) / (SQUEEZE * this.scale),
      this.y + (py - this.height / 2) / this.scale,
    ];
  }

  /** The size it glides to, or has. */
  get goal() {
    return this.moving ? this.#goal.scale : this.scale;
  }

  /** What is seen, in hex units. */
  get box() {
    const [left, top] = this.map(0, 0);
    const [right, bottom] = this.map(this.width, this.height);
    return { left, top, right, bottom };
  }

  /**
   * The stage has this size now.
   * @param {number} width
   * @param {number} height
   */
  resize(width, height) {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.#put(this.x, this.y, this.scale);
  }

  /** The size at which the whole sheet is seen. */
  get whole() {
    const across = this.width / ((this.bounds.right - this.bounds.left) * SQUEEZE);
    const down = this.height / (this.bounds.bottom - this.bounds.top);
    return clamp(Math.min(across, down), LEAST, MOST);
  }

  /** The next size for which the map is drawn exactly. @param {number} scale */
  settled(scale) {
    if (Math.abs(Math.log2(scale / this.whole)) < 0.5 / STEPS) return this.whole;
    return settled(scale);
  }

  /** Shows the whole sheet. @param {boolean} [atOnce] */
  showAll(atOnce = false) {
    const x = (this.bounds.left + this.bounds.right) / 2;
    const y = (this.bounds.top + this.bounds.bottom) / 2;
    if (atOnce) this.#put(x, y, this.whole);
    else this.glide(x, y, this.whole);
  }

  /**
   * Puts the map further by so many pixels.
   * @param {number} dx
   * @param {number} dy
   */
  drag(dx, dy) {
    this.stop();
    this.#put(this.x - dx / (SQUEEZE * this.scale), this.y - dy / this.scale, this.scale);
  }

  /**
   * Makes the map larger or smaller at once; the place under the pixel stays there.
   * @param {number} scale
   * @param {number} px
   * @param {number} py
   */
  zoomTo(scale, px, py) {
    this.stop();
    const [x, y] = this.around(clamp(scale, LEAST, MOST), px, py);
    this.#put(x, y, clamp(scale, LEAST, MOST));
  }

  /**
   * Glides by whole steps of size.
   * @param {number} steps
   * @param {number} px
   * @param {number} py
   */
  step(steps, px = this.width / 2, py = this.height / 2) {
    const scale = this.settled(this.goal * 2 ** (steps / STEPS));
    const [x, y] = this.around(scale, px, py);
    this.glide(x, y, scale, 160);
  }

  /** Comes to rest at a size for which the map is drawn exactly. */
  settle() {
    const scale = this.settled(this.scale);
    if (Math.abs(scale - this.scale) > 0.001) this.glide(this.x, this.y, scale, 140);
    else this.stop();
  }

  /**
   * Where the middle must be that the place under a pixel stays there at another size.
   * @param {number} scale
   * @param {number} px
   * @param {number} py
   * @returns {[number, number]}
   */
  around(scale, px, py) {
    const [x, y] = this.map(px, py);
    return [x - (px - this.width / 2) / (SQUEEZE * scale), y - (py - this.height / 2) / scale];
  }

  #goal = { x: 0, y: 0, scale: 16 };

  /**
   * Moves there smoothly.
   * @param {number} x
   * @param {number} y
   * @param {number} [scale]
   * @param {number} [time] in milliseconds
   */
  glide(x, y, scale = this.scale, time = 300) {
    this.stop();
    this.#goal = { x, y, scale };
    if (!this.animated) {
      this.#put(x, y, scale);
      return;
    }
    const from = { x: this.x, y: this.y, scale: this.scale };
    const begun = performance.now();
    this.moving = true;
    /** @param {number} now */
    const frame = (now) => {
      const part = clamp((now - begun) / time, 0, 1);
      const eased = 1 - (1 - part) ** 3;
      const size = from.scale * (scale / from.scale) ** eased;
      // The way over the ground is bound to the size, so that a fixed point stays fixed.
      const way =
        Math.abs(scale - from.scale) < 0.01
          ? eased
          : (1 / from.scale - 1 / size) / (1 / from.scale - 1 / scale);
      if (part < 1) {
        this.#put(from.x + (x - from.x) * way, from.y + (y - from.y) * way, size);
        this.#frame = requestAnimationFrame(frame);
      } else {
        this.moving = false;
        this.#put(x, y, scale);
      }
    };
    this.#frame = requestAnimationFrame(frame);
  }

  /** Stands still. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.moving = false;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} scale
   */
  #put(x, y, scale) {
    // The middle of the screen never leaves the sheet; a sheet that is all seen stays in the middle.
    const across = this.width / (SQUEEZE * scale) / 2;
    const down = this.height / scale / 2;
    this.x = within(x, this.bounds.left, this.bounds.right, across);
    this.y = within(y, this.bounds.top, this.bounds.bottom, down);
    this.scale = scale;
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {number} at
 * @param {number} low
 * @param {number} high
 * @param {number} half what is seen to each side
 */
function within(at, low, high, half) {
  const spare = Math.min(half * 0.5, 1);
  if (high - low + spare * 2 <= half * 2) return (low + high) / 2;
  return clamp(at, low + half - spare, high - half + spare);
}

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
function clamp(value, low, high) {
  return Math.min(high, Math.max(low, value));
}
