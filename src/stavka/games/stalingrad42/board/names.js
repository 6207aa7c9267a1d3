// Names on the map: towns beside their marks, rivers and ranges along their lines. They are laid
// out once for each size and language, so that a name is whole across the tiles.

import { along, even, set } from "./along.js";
import { armyNames } from "./armies.js";
import { SANS, SERIF } from "./colours.js";
import { CORNER, cornerSize, letterSize, letters } from "./figures.js";
import { SHEET, SQUEEZE, centre } from "./grid.js";
import { Taken, around, grown, times } from "./rooms.js";

/** @typedef {import("./ground.js").Ctx} Ctx */
/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {import("./look.d.ts").Box} Box */
/** @typedef {import("./look.d.ts").Place} Place */

/**
 * A text in pixels of the page, from the left upper corner of the table; or letters, each turned.
 * `over`: it touches counters and is drawn over them.
 * @typedef {{
 *   text: string, font: string, ink: string, box: Box,
 *   x: number, y: number, halo: number, over?: boolean,
 *   letters?: { text: string, x: number, y: number, turn: number }[],
 * }} Name
 */

/**
 * Where counters lie, on the table; which armies they are, what they hold; what is played on.
 * @typedef {{
 *   rooms: Box[],
 *   armies: import("./armies.js").Army[],
 *   held: import("./control.js").Held,
 *   part: Box,
 * }} There
 */

/**
 * What the places of the names depend on.
 * @param {number} scale
 * @param {import("./tiles.js").Style} style
 */
export function namesKey(scale, { language, counters, front }) {
  return `${scale.toFixed(3)} ${language} ${counters} ${front}`;
}

/**
 * All names at one size.
 * @param {Ctx} ctx for measuring
 * @param {Sheet} sheet
 * @param {import("./colours.js").Inks} inks
 * @param {number} scale
 * @param {"en" | "ru"} language
 * @param {There} there
 * @returns {Name[]}
 */
export function layOut(ctx, sheet, inks, scale, language, { rooms, armies, held, part }) {
  const taken = new Taken();
  const counters = new Taken(rooms.map((room) => times(room, scale)));
  for (const cell of sheet.cells) {
    for (const box of marksOf(cell, scale)) taken.take(box);
  }
  for (const { x, y } of letters(sheet))
    taken.take(around({ x: x * scale, y: y * scale }, letterSize(scale)));
  /** @param {boolean} sea */
  const labels = (sea) => {
    const found = [];
    for (const label of sheet.labels) {
      if ((label.kind === "sea") !== sea) continue;
      const text = language === "ru" ? label.name_ru : label.name;
      const name = wide(ctx, label, text, inks, scale);
      const spots = (name?.letters ?? []).map((each) => around(each, sea ? 8 : 5));
      if (!name || !spots.every((spot) => counters.free(spot) && (sea || taken.free(spot))))
        continue;
      found.push(name);
      for (const spot of spots) taken.take(spot);
    }
    return found;
  };
  // The seas have room enough; towns on their shores make way.
  const names = labels(true);
  names.push(...places(ctx, sheet, inks, scale, language, taken, counters));
  names.push(...armyNames(ctx, armies, inks, scale, { taken, counters, held, part }));
  names.push(...labels(false));
  return [...rivers(ctx, sheet, inks, scale, language, taken, counters), ...names];
}

/**
 * What stands on a hex and must stay to be seen: its mark, its star, its anchor.
 * @param {Sheet["cells"][number]} cell
 * @param {number} scale
 * @returns {Box[]}
 */
function marksOf(cell, scale) {
  const found = [];
  const x = cell.x * scale;
  const y = cell.y * scale;
  if (cell.settlement && (cell.settlement === "major_city" || scale >= 12)) {
    const city = (scale > 60 ? 0.2 : 0.25) * scale;
    found.push(around({ x, y }, cell.settlement.endsWith("city") ? city : 3));
  }
  const half = cornerSize(scale);
  if (cell.vp && half) found.push(around({ x: x - CORNER * scale, y }, half));
  if (cell.port && half) found.push(around({ x: x + CORNER * scale, y }, half));
  return found;
}

/** From which size on a place has its name, how it is set, from where on it may lie on counters. */
const PLACES = new Map([
  ["major_city", { from: 0, size: [13, 17], weight: 700, over: 0 }],
  ["minor_city", { from: 13, size: [12, 15], weight: 700, over: 13 }],
  ["town", { from: 24, size: [12, 13], weight: 400, over: 30 }],
  ["landmark", { from: 38, size: [12, 12], weight: 400, over: 60 }],
]);

/**
 * @param {Ctx} ctx
 * @param {Sheet} sheet
 * @param {import("./colours.js").Inks} inks
 * @param {number} scale
 * @param {"en" | "ru"} language
 * @param {Taken} taken
 * @param {Taken} counters
 * @returns {Name[]}
 */
function places(ctx, sheet, inks, scale, language, taken, counters) {
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
    const may = scale >= (place.vp ? Math.min(style.over, 14) : style.over);
    // Where there is no room beside the counters, smaller letters hide less of them.
    for (const small of [size, 12]) {
      const font = `${lean}${style.weight} ${small}px ${SANS}`;
      ctx.font = font;
      const width = ctx.measureText(text).width;
      const spots = spotsFor(place, width, small, scale, counters).filter((spot) =>
        taken.free(spot),
      );
      const over = may && small === 12 ? least(spots, counters) : null;
      const spot = spots.find((each) => counters.free(each)) ?? over;
      if (!spot) continue;
      taken.take(spot);
      found.push({
        text,
        font,
        ink: inks.ink,
        box: spot,
        x: spot.left,
        y: spot.bottom - small * 0.22,
        halo: 3,
        over: !counters.free(grown(spot, 2)),
      });
      break;
    }
  }
  return found;
}

/** The room that hides least of the counters. @param {Box[]} spots @param {Taken} counters */
function least(spots, counters) {
  const hides = spots.map((spot) => counters.covered(spot));
  return spots[hides.indexOf(Math.min(...hides))] ?? null;
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
 * The rooms for a name, the best first: near, under the middle of the hex; from afar, beside the
 * mark; where counters lie, at their foot or beside them.
 * @param {Place} place
 * @param {number} width
 * @param {number} height
 * @param {number} scale
 * @param {Taken} counters
 * @returns {Box[]}
 */
function spotsFor(place, width, height, scale, counters) {
  const [column, row] = centre(place.hex);
  const x = column * SQUEEZE * scale;
  const y = row * scale;
  const half = counters.reach({ x, y });
  const held = half > 0;
  const mark = place.kind.endsWith("city") ? 0.3 * scale + 2 : Math.max(6.5, 0.09 * scale + 3);
  const gap = held ? half + 1 : mark;
  // Beside a star or an anchor in the corner of the hex.
  const corner = CORNER * scale + cornerSize(scale) + 1;
  const right = place.port ? Math.max(gap, corner) : gap;
  const left = place.vp ? Math.max(gap, corner) : gap;
  /** @type {[number, number][]} */
  const spots = [
    [x + right, y - height / 2],
    [x - left - width, y - height / 2],
    [x - width / 2, y + gap],
    [x - width / 2, y - gap - height],
    [x + gap * 0.7, y + gap * (held ? 1 : 0.5)],
    [x + gap * 0.7, y - gap * (held ? 1 : 0.5) - height],
    [x - gap * 0.7 - width, y + gap * (held ? 1 : 0.5)],
    [x - gap * 0.7 - width, y - gap * (held ? 1 : 0.5) - height],
  ];
  if (held && scale > 30) spots.unshift([x - width / 2, y + gap]);
  else if (scale > 60) spots.unshift([x - width / 2, y + 0.45 * scale - height]);
  return spots
    .map(([left, top]) => ({ left, top, right: left + width, bottom: top + height }))
    .filter(
      (box) =>
        box.left > (SHEET.left + 0.6) * SQUEEZE * scale &&
        box.right < (SHEET.right - 0.6) * SQUEEZE * scale,
    );
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
  const ink = style.water ? inks.waterName : size < 24 ? inks.landName : inks.landLarge;
  return row && set(shown, font, ink, row, size);
}

/**
 * @param {Ctx} ctx
 * @param {Sheet} sheet
 * @param {import("./colours.js").Inks} inks
 * @param {number} scale
 * @param {"en" | "ru"} language
 * @param {Taken} taken
 * @param {Taken} counters
 * @returns {Name[]}
 */
function rivers(ctx, sheet, inks, scale, language, taken, counters) {
  /** @type {Name[]} */
  const found = [];
  for (const river of sheet.rivernames) {
    const great = river.class !== "minor_river";
    if (river.class === "lake" || scale < (great ? 10 : 22)) continue;
    const text = (language === "ru" ? river.name_ru : river.name).replace(/ \([^)]*\)/, "");
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
      for (const shift of [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4]) {
        const middle = (time + 0.5 + shift) / times;
        const off = river.class === "volga" ? 0.01 : size * 0.52 + (great ? 0.07 : 0.02) * scale;
        const row = along(ctx, font, text, line, middle, size * (great ? 0.18 : 0.08), off);
        const rooms = row?.map((each) => around(each, size * 0.4)) ?? [];
        if (!row || !rooms.every((room) => taken.free(room) && counters.free(room))) continue;
        for (const room of rooms) taken.take(room);
        found.push(set(text, font, inks.waterName, row, size));
        break;
      }
    }
  }
  return found;
}

/** Whether a name touches a box. @param {Name} name @param {Box} box in pixels of the page */
export function touches({ box: { left, right, top, bottom } }, box) {
  return (
    left - 4 <= box.right && right + 4 >= box.left && top - 4 <= box.bottom && bottom + 4 >= box.top
  );
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
    if (!touches(name, box)) continue;
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

/**
 * Draws names over counters, each around its middle; ctx in pixels of the page.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Name[]} names
 * @param {{ by: number, left: number, top: number, width: number, height: number }} eye
 *   what they are stretched by, where the table begins, how much of it is seen
 * @param {string} paper
 */
export function paintOver(ctx, names, { by, left, top, width, height }, paper) {
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.lineJoin = "round";
  ctx.strokeStyle = paper;
  for (const { text, font, ink, box, y } of names) {
    const px = ((box.left + box.right) / 2) * by + left;
    const middle = ((box.top + box.bottom) / 2) * by + top;
    if (px < -200 || px > width + 200 || middle < -20 || middle > height + 20) continue;
    const py = middle + y - (box.top + box.bottom) / 2;
    ctx.font = font;
    ctx.fillStyle = ink;
    ctx.globalAlpha = 0.92;
    ctx.lineWidth = 4;
    ctx.strokeText(text, px, py);
    ctx.globalAlpha = 1;
    ctx.fillText(text, px, py);
  }
  ctx.textAlign = "left";
}
