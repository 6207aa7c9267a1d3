// The part of the map that a scenario is played on: its bounds, the veil over the rest, and the
// entry areas that lie along an edge of a sheet inside the map.

import { inks, SERIF } from "./colours.js";
import { letters, letterSize } from "./figures.js";
import { COLUMNS, CORNERS, ROWS, SHEET, SQUEEZE, centre } from "./grid.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./look.d.ts").Area} Area */
/** @typedef {import("./look.d.ts").Box} Box */
/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./grid.js").Point} Point */
/** @typedef {Record<string, [[number, number], [number, number]]>} Sheets columns and rows */

/**
 * How an area lies along its hexes: on which side of them, and where its letter stands.
 * @typedef {{ spots: Point[], side: "east" | "north" | "south", letter: Point }} Band
 */

const ROOM = 2.6;
const EDGE = 3; // hexes that the letter of a band stands away from it at most
/** How far from the hexes of a band its letter stands, and the corners that it runs along. */
const BANDS = /** @type {const} */ ({
  east: { letter: [1.6, 0], corners: [1, 2, 3] },
  north: { letter: [0, -1.45], corners: [5, 0, 1, 2] },
  south: { letter: [0, 1.45], corners: [2, 3, 4, 5] },
});
/** What stands for areas that have no letter. @type {Record<string, string>} */
const WITHOUT_LETTER = { north: "↓" };
const { margin, paper, soviet, axis, may } = inks("summer");

export class Scene {
  /** What is played on, with its margin, in hex units. @type {Box} */
  part = { left: SHEET.left, top: SHEET.top, right: SHEET.right, bottom: SHEET.bottom };
  /** What the camera may show. @type {Box} */
  bounds = SHEET;
  /** @type {Area[]} */
  #areas;
  /** How each of them lies along its hexes. @type {Map<Area, Band>} */
  #bands = new Map();
  /** The letters of all areas at the edges of the map. */
  #letters;
  /** Where the letter of each area stands, in hex units, and where units lie that are in it.
   * @type {Map<string, { letter: Point, units: Point }>} */
  #spots = new Map();
  /** The areas through which units come on the turn that is looked at. @type {Set<string>} */
  arriving = new Set();

  /**
   * @param {View & { sheets?: Sheets }} view
   * @param {import("./sheet.js").FullGround} ground with all areas of the map, by the owner they have there
   */
  constructor(view, { hexes, areas }) {
    this.#letters = letters({ cells: Object.keys(hexes).map((hex) => ({ hex })), entries: areas });
    const sheets = Object.values(view.sheets ?? {});
    if (sheets.length && sheets.length < 4) {
      this.part = {
        left: Math.min(...sheets.map(([[first]]) => first)) - 0.67,
        right: Math.max(...sheets.map(([[, last]]) => last)) + 0.67,
        top: Math.min(...sheets.map(([, [first]]) => first)) - 0.5,
        bottom: Math.max(...sheets.map(([, [, last]]) => last)) + 1,
      };
      // Where the part ends with the map, its margin belongs to it.
      if (this.part.left < COLUMNS.first) this.part.left = SHEET.left;
      if (this.part.right > COLUMNS.last) this.part.right = SHEET.right;
      if (this.part.top < ROWS.first) this.part.top = SHEET.top;
      if (this.part.bottom > ROWS.last) this.part.bottom = SHEET.bottom;
      this.bounds = {
        left: Math.max(SHEET.left, this.part.left - ROOM),
        right: Math.min(SHEET.right, this.part.right + ROOM),
        top: Math.max(SHEET.top, this.part.top - ROOM),
        bottom: Math.min(SHEET.bottom, this.part.bottom + ROOM),
      };
    }
    const inside = new Set(
      areas.filter((area) => area.owner === "scenario").map((area) => area.id),
    );
    this.#areas = view.areas.filter((area) => inside.has(area.id));
    this.#stand(view);
  }

  /** Finds where the areas of the scenario are seen. @param {View} view */
  #stand(view) {
    const { left, right, top, bottom } = this.bounds;
    const played = new Set(view.areas.map((area) => area.id));
    for (const { entry, x: across, y } of this.#letters) {
      const x = across / SQUEEZE;
      if (!played.has(entry.id) || this.#spots.has(`area-${entry.id}`)) continue;
      if (x < left || x > right || y < top || y > bottom) continue;
      const near = entry.hexes.map(centre).map(([cx, cy]) => [Math.abs(cx - x), Math.abs(cy - y)]);
      const [dx, dy] = near.reduce((a, b) => (Math.hypot(...a) < Math.hypot(...b) ? a : b));
      this.#put(entry.id, [x, y], dx > dy);
    }
    for (const area of this.#areas) {
      const band = this.#along(area);
      if (!band) continue;
      this.#bands.set(area, band);
      this.#put(area.id, band.letter, band.side === "east");
    }
  }

  /** @param {string} id @param {Point} letter @param {boolean} beside whether the map lies to a side of it */
  #put(id, [x, y], beside) {
    const units = /** @type {Point} */ (beside ? [x, y + 1.1] : [x + 1.2, y]);
    this.#spots.set(`area-${id}`, { letter: [x, y], units });
  }

  /** Is it an area that is seen? @param {string} id */
  has(id) {
    return this.#spots.has(id);
  }

  /** Where the letter of an area stands, in hex units. @param {string} id */
  letterOf(id) {
    return this.#spots.get(id)?.letter ?? null;
  }

  /** Where units lie that are in an area, in hex units. @param {string} id */
  unitsIn(id) {
    return this.#spots.get(id)?.units ?? null;
  }

  /** Where the letter of an area is seen, in pixels. @param {string} id @param {Camera} camera */
  room(id, camera) {
    const spot = this.#spots.get(id);
    if (!spot) return null;
    const [x, y] = camera.screen(...spot.letter);
    const half = letterSize(camera.scale) + 2;
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  }

  /** The area whose letter is at a pixel. @param {number} px @param {number} py @param {Camera} camera */
  areaAt(px, py, camera) {
    const near = letterSize(camera.scale) + 4;
    for (const [id, { letter }] of this.#spots) {
      const [x, y] = camera.screen(...letter);
      if (Math.hypot(px - x, py - y) <= near) return id;
    }
    return null;
  }

  /** Along which of its hexes an area lies, and where its letter stands.
   * @param {Area} area @returns {Band | null} */
  #along(area) {
    const { left, right, top, bottom } = this.part;
    const spots = area.hexes
      .map(centre)
      .filter(([x, y]) => x > left && x < right && y > top && y < bottom);
    const [first, last] = [spots[0], spots.at(-1)];
    if (!first || !last) return null;
    const [x, y] = spots[spots.length >> 1] ?? first;
    const side = first[0] === last[0] ? "east" : y - top < bottom - y ? "north" : "south";
    const [dx, dy] = BANDS[side].letter;
    return { spots, side, letter: [x + dx, y + dy] };
  }

  /**
   * @param {CanvasRenderingContext2D} ctx in pixels of the page
   * @param {Camera} camera
   */
  draw(ctx, camera) {
    this.#veil(ctx, camera);
    const { left, right, top, bottom } = camera.box;
    for (const [area, band] of this.#bands) {
      const near = band.spots.some(
        ([x, y]) => x > left - EDGE && x < right + EDGE && y > top - EDGE && y < bottom + EDGE,
      );
      if (near) this.#band(ctx, camera, area, band);
    }
    if (!this.arriving.size) return;
    for (const { entry, x, y } of this.#letters) {
      if (this.arriving.has(entry.id)) ring(ctx, camera, ...camera.screen(x / SQUEEZE, y));
    }
  }

  /** @param {CanvasRenderingContext2D} ctx @param {Camera} camera */
  #veil(ctx, camera) {
    if (this.bounds === SHEET) return;
    const [left, top] = camera.screen(this.part.left, this.part.top);
    const [right, bottom] = camera.screen(this.part.right, this.part.bottom);
    const [sheetLeft, sheetTop] = camera.screen(SHEET.left, SHEET.top);
    const [sheetRight, sheetBottom] = camera.screen(SHEET.right, SHEET.bottom);
    ctx.fillStyle = margin;
    ctx.globalAlpha = 0.78;
    ctx.beginPath();
    ctx.rect(sheetLeft, sheetTop, sheetRight - sheetLeft, sheetBottom - sheetTop);
    ctx.rect(left, top, right - left, bottom - top);
    ctx.fill("evenodd");
    ctx.globalAlpha = 1;
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {Camera} camera
   * @param {Area} area
   * @param {Band} band
   */
  #band(ctx, camera, area, { spots, side, letter }) {
    const ink = area.owner === "axis" ? axis : soviet;
    ctx.strokeStyle = ink;
    ctx.lineJoin = "round";
    ctx.lineWidth = Math.max(1.6, 0.12 * camera.scale);
    ctx.beginPath();
    for (const [x, y] of spots) {
      BANDS[side].corners.forEach((corner, i) => {
        const [dx, dy] = CORNERS[corner];
        const [px, py] = camera.screen(x + dx, y + dy);
        if (i) ctx.lineTo(px, py);
        else ctx.moveTo(px, py);
      });
    }
    ctx.stroke();
    const [px, py] = camera.screen(...letter);
    const size = letterSize(camera.scale);
    ctx.fillStyle = ink;
    ctx.beginPath();
    ctx.arc(px, py, size, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = paper;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.font = `700 ${(size * 1.15).toFixed(1)}px ${SERIF}`;
    ctx.fillText(WITHOUT_LETTER[area.id] ?? area.id, px, py + size * 0.05);
    ctx.textAlign = "left";
    ctx.textBaseline = "alphabetic";
    if (this.arriving.has(area.id)) ring(ctx, camera, px, py);
  }
}

/**
 * Around the letter of an area through which units may come.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Camera} camera
 * @param {number} px
 * @param {number} py
 */
function ring(ctx, camera, px, py) {
  const size = letterSize(camera.scale);
  for (const [ink, wide] of /** @type {const} */ ([
    [paper, 6],
    [may, 4],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.arc(px, py, size + 3, 0, Math.PI * 2);
    ctx.stroke();
  }
}
