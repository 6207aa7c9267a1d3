// Names on the map: towns beside their marks, rivers and ranges along their lines. They are laid
// out once for each size and language, so that a name is whole across the tiles.

import { along, even, set } from "./along.js";
import { SANS, SERIF } from "./colours.js";
import { letterSize, letters } from "./figures.js";
import { SHEET, SQUEEZE, centre } from "./grid.js";

/** @typedef {import("./ground.js").Ctx} Ctx */
/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {import("./look.d.ts").Box} Box */
/** @typedef {import("./look.d.ts").Place} Place */

/**
 * A text in pixels of the page, from the left upper corner of the table; or letters, each turned.
 * @typedef {{
 *   text: string, font: string, ink: string, box: Box,
 *   x: number, y: number, halo: number,
 *   letters?: { text: string, x: number, y: number, turn: number }[],
 * }} Name
 */

/** A room on the page that is taken. */
class Taken {
  /** @type {Box[]} */
  #boxes = [];

  /** @param {Box} box */
  free(box) {
    return !this.#boxes.some(
      (other) =>
        other.left < box.right &&
        other.right > box.left &&
        other.top < box.bottom &&
        other.bottom > box.top,
    );
  }

  /** @param {Box} box */
  take(box) {
    this.#boxes.push(box);
  }
}

/**
 * All names at one size.
 * @param {Ctx} ctx for measuring
 * @param {Sheet} sheet
 * @param {import("./colours.js").Inks} inks
 * @param {number} scale
 * @param {"en" | "ru"} language
 * @returns {Name[]}
 */
export function layOut(ctx, sheet, inks, scale, language) {
  const taken = new Taken();
  for (const cell of sheet.cells) {
    if (!cell.settlement || (cell.settlement !== "major_city" && scale < 12)) continue;
    const half = cell.settlement.endsWith("city") ? (scale > 60 ? 0.2 : 0.25) * scale : 3;
    const x = cell.x * scale;
    const y = cell.y * scale;
    taken.take({ left: x - half, right: x + half, top: y - half, bottom: y + half });
  }
  for (const { x, y } of letters(sheet))
    taken.take(around({ x: x * scale, y: y * scale }, letterSize(scale)));
  const names = places(ctx, sheet, inks, scale, language, taken);
  for (const label of sheet.labels) {
    const text = language === "ru" ? label.name_ru : label.name;
    const name = wide(ctx, label, text, inks, scale);
    if (
      name &&
      (label.kind === "sea" || name.letters?.every((each) => taken.free(around(each, 5))))
    ) {
      names.push(name);
      for (const each of name.letters ?? []) taken.take(around(each, 5));
    }
  }
  return [...rivers(ctx, sheet, inks, scale, language, taken), ...names];
}

/** @param {{ x: number, y: number }} at @param {number} half */
function around(at, half) {
  return { left: at.x - half, right: at.x + half, top: at.y - half, bottom: at.y + half };
}

/** From which size on a place has its name, and how it is set. */
const PLACES = new Map([
  ["major_city", { from: 0, size: [13, 17], weight: 700 }],
  ["minor_city", { from: 13, size: [12, 15], weight: 700 }],
  ["town", { from: 24, size: [12, 13], weight: 400 }],
  ["landmark", { from: 38, size: [12, 12], weight: 400 }],
]);

/**
 * @param {Ctx} ctx
 * @param {Sheet} sheet
 * @param {import("./colours.js").Inks} inks
 * @param {number} scale
 * @param {"en" | "ru"} language
 * @param {Taken} taken
 * @returns {Name[]}
 */
function places(ctx, sheet, inks, scale, language, taken) {
  const kinds = [...PLACES.keys()];
  const worth = sheet.places
    .map((place) => ({ place, rank: kinds.indexOf(place.kind) * 10 - Number(place.vp ?? 0) * 4 }))
    .sort((a, b) => a.rank - b.rank);
  /** @type {Name[]} */
  const found = [];
  for (const { place } of worth) {
    const style = PLACES.get(place.kind);
    if (!style || scale < (place.vp ? Math.min(style.from, 14) : style.from)) continue;
    const text = called(place, sheet.places, language, scale);
    if (!text) continue;
    const size = Math.round(
      style.size[0] + (style.size[1] - style.size[0]) * Math.min(1, scale / 60),
    );
    const lean = place.kind === "landmark" ? "italic " : "";
    const font = `${lean}${style.weight} ${size}px ${SANS}`;
    ctx.font = font;
    const width = ctx.measureText(text).width;
    const [x, y] = centre(place.hex);
    const spot = beside(x * SQUEEZE * scale, y * scale, width, size, scale, place.kind, taken);
    if (!spot) continue;
    taken.take(spot);
    found.push({
      text,
      font,
      ink: inks.ink,
      box: spot,
      x: spot.left,
      y: spot.bottom - size * 0.22,
      halo: 3,
    });
  }
  return found;
}

/**
 * The name of a place; from afar a city of several hexes has one name, at its first hex.
 * @param {Place} place
 * @param {Place[]} all
 * @param {"en" | "ru"} language
 * @param {number} scale
 * @returns {string} empty when another hex bears the name
 */
function called(place, all, language, scale) {
  const name = (/** @type {Place} */ each) => (language === "ru" ? each.name_ru : each.name);
  if (!place.kind.endsWith("city")) return name(place);
  const [x, y] = centre(place.hex);
  const parts = all.filter((other) => {
    const [ox, oy] = centre(other.hex);
    const near = Math.abs(ox - x) < 1.5 && Math.abs(oy - y) < 1.2;
    return near && other.kind.endsWith("city") && shared(name(place), name(other)).length > 4;
  });
  const first = parts[0] === place;
  if (parts.length < 2) return name(place);
  if (parts.every((part) => name(part) === name(place))) return first ? name(place) : "";
  if (scale > 40) return name(place);
  return first
    ? parts
        .map(name)
        .reduce(shared)
        .replace(/[- ]+$/, "")
    : "";
}

/** The beginning that two names have in common. @param {string} a @param {string} b */
function shared(a, b) {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}

/**
 * A free room for a name: near, under the middle of the hex; from afar, beside the mark.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} scale
 * @param {string} kind
 * @param {Taken} taken
 * @returns {Box | null}
 */
function beside(x, y, width, height, scale, kind, taken) {
  const gap = kind.endsWith("city") ? 0.3 * scale + 2 : Math.max(5, 0.09 * scale + 3);
  /** @type {[number, number][]} */
  const spots = [
    [x + gap, y - height / 2],
    [x - gap - width, y - height / 2],
    [x - width / 2, y + gap],
    [x - width / 2, y - gap - height],
    [x + gap * 0.7, y + gap * 0.5],
    [x + gap * 0.7, y - gap * 0.5 - height],
    [x - gap * 0.7 - width, y + gap * 0.5],
    [x - gap * 0.7 - width, y - gap * 0.5 - height],
  ];
  if (scale > 60) spots.unshift([x - width / 2, y + 0.45 * scale - height]);
  for (const [left, top] of spots) {
    const box = { left, top, right: left + width, bottom: top + height };
    const on =
      box.left > (SHEET.left + 0.6) * SQUEEZE * scale &&
      box.right < (SHEET.right - 0.6) * SQUEEZE * scale;
    if (on && taken.free(box)) return box;
  }
  return null;
}

/** How names of waters and lands are set. */
const WIDE = new Map([
  ["sea", { from: 0, size: 0.9, most: 34, space: 0.5, water: true }],
  ["gulf", { from: 11, size: 0.5, most: 24, space: 0.15, water: true }],
  ["strait", { from: 26, size: 0.34, most: 18, space: 0.1, water: true }],
  ["lake", { from: 28, size: 0.34, most: 18, space: 0.05, water: true }],
  ["land", { from: 9, size: 0.62, most: 28, space: 0.5, water: false }],
  ["range", { from: 12, size: 0.55, most: 26, space: 0.4, water: false }],
]);

/**
 * A name of a sea, a land or a range, spread along its line.
 * @param {Ctx} ctx
 * @param {Sheet["labels"][number]} label
 * @param {string} text
 * @param {import("./colours.js").Inks} inks
 * @param {number} scale
 * @returns {Name | null}
 */
function wide(ctx, label, text, inks, scale) {
  const style = WIDE.get(label.kind);
  if (!style || scale < style.from) return null;
  const size = Math.max(12, Math.min(style.most, style.size * scale));
  const lean = style.water ? "italic " : "";
  const font = `${lean}400 ${size.toFixed(1)}px ${SERIF}`;
  const shown = style.water ? text : text.toUpperCase();
  const line = even(label.line, scale, 8);
  ctx.font = font;
  const spare = (line.length * 4 * 1.15 - ctx.measureText(shown).width) / shown.length;
  const space = Math.max(0.06 * size, Math.min(style.space * size, spare));
  const row = along(ctx, font, shown, line, 0.5, space, 0);
  const ink = style.water ? inks.waterName : inks.landName;
  return row && set(shown, font, ink, row, size);
}

/**
 * @param {Ctx} ctx
 * @param {Sheet} sheet
 * @param {import("./colours.js").Inks} inks
 * @param {number} scale
 * @param {"en" | "ru"} language
 * @param {Taken} taken
 * @returns {Name[]}
 */
function rivers(ctx, sheet, inks, scale, language, taken) {
  /** @type {Name[]} */
  const found = [];
  for (const river of sheet.rivernames) {
    const great = river.class !== "minor_river";
    if (river.class === "lake" || scale < (great ? 10 : 22)) continue;
    const text = (language === "ru" ? river.name_ru : river.name).replace(/ \(.*\)/, "");
    const size =
      river.class === "volga"
        ? Math.min(20, 12 + scale / 8)
        : great
          ? Math.min(16, 12 + scale / 20)
          : 12;
    const font = `italic 400 ${size.toFixed(1)}px ${SERIF}`;
    const line = even(river.line, scale, 14);
    const length = line.length * 4;
    const times = Math.max(1, Math.floor(length / (great ? 620 : 560)));
    for (let time = 0; time < times; time += 1) {
      for (const shift of [0, 0.12, -0.12, 0.22, -0.22]) {
        const middle = (time + 0.5 + shift) / times;
        const off = river.class === "volga" ? 0.01 : size * 0.52 + (great ? 0.07 : 0.02) * scale;
        const row = along(ctx, font, text, line, middle, size * (great ? 0.18 : 0.08), off);
        if (!row || !row.every((each) => taken.free(around(each, size * 0.4)))) continue;
        for (const each of row) taken.take(around(each, size * 0.4));
        found.push(set(text, font, inks.waterName, row, size));
        break;
      }
    }
  }
  return found;
}

/**
 * Draws the names that touch a box; ctx in pixels of the page.
 * @param {Ctx} ctx
 * @param {Name[]} names
 * @param {Box} box in pixels of the page
 * @param {string} paper
 */
export function paintNames(ctx, names, box, paper) {
  ctx.lineJoin = "round";
  ctx.strokeStyle = paper;
  for (const name of names) {
    const { left, right, top, bottom } = name.box;
    if (
      left - 4 > box.right ||
      right + 4 < box.left ||
      top - 4 > box.bottom ||
      bottom + 4 < box.top
    )
      continue;
    ctx.font = name.font;
    ctx.fillStyle = name.ink;
    if (!name.letters) {
      ctx.textAlign = "left";
      ctx.textBaseline = "alphabetic";
      ctx.globalAlpha = 0.85;
      ctx.lineWidth = name.halo;
      ctx.strokeText(name.text, name.x, name.y);
      ctx.globalAlpha = 1;
      ctx.fillText(name.text, name.x, name.y);
      continue;
    }
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    for (const letter of name.letters) {
      ctx.save();
      ctx.translate(letter.x, letter.y);
      ctx.rotate(letter.turn);
      ctx.fillText(letter.text, 0, 0);
      ctx.restore();
    }
  }
  ctx.textAlign = "left";
}
