// Rooms on the page for names: what is taken, what is free.

/** @typedef {import("./look.d.ts").Box} Box */

const CELL = 96; // pixels: rooms are looked up by the squares of this size that they touch

/** Rooms on the page that are taken. */
export class Taken {
  /** @type {Map<string, Box[]>} */
  #cells = new Map();

  /** @param {Box[]} [boxes] */
  constructor(boxes = []) {
    for (const box of boxes) this.take(box);
  }

  /** @param {Box} box */
  free(box) {
    return squares(box).every((key) => !this.#cells.get(key)?.some((other) => touch(other, box)));
  }

  /** How much of a room is taken, in pixels. @param {Box} box */
  covered(box) {
    let sum = 0;
    for (const other of this.#near(box)) {
      if (!touch(other, box)) continue;
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      sum += wide * high;
    }
    return sum;
  }

  /** How far what is taken reaches from a point within it. @param {{ x: number, y: number }} at */
  reach({ x, y }) {
    let most = 0;
    for (const { left, right, top, bottom } of this.#near(around({ x, y }, 0))) {
      if (left < x && right > x && top < y && bottom > y)
        most = Math.max(most, right - x, x - left, bottom - y, y - top);
    }
    return most;
  }

  /** @param {Box} box */
  take(box) {
    for (const key of squares(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(box);
      else this.#cells.set(key, [box]);
    }
  }

  /** Each room that may touch this one, once. @param {Box} box */
  #near(box) {
    return new Set(squares(box).flatMap((key) => this.#cells.get(key) ?? []));
  }
}

/** The squares that a room touches. @param {Box} box */
function squares({ left, top, right, bottom }) {
  const found = [];
  for (let x = Math.floor(left / CELL); x <= right / CELL; x += 1) {
    for (let y = Math.floor(top / CELL); y <= bottom / CELL; y += 1) found.push(`${x} ${y}`);
  }
  return found;
}

/** @param {Box} a @param {Box} b */
function touch(a, b) {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** @param {Box} box @param {number} by @returns {Box} */
export function times({ left, top, right, bottom }, by) {
  return { left: left * by, top: top * by, right: right * by, bottom: bottom * by };
}

/** @param {{ x: number, y: number }} at @param {number} half */
export function around(at, half) {
  return { left: at.x - half, right: at.x + half, top: at.y - half, bottom: at.y + half };
}

/** @param {Box} box @param {number} by @returns {Box} */
export function grown({ left, top, right, bottom }, by) {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
