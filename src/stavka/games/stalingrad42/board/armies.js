// The names of armies and fronts beside their units, as on a staff map: from afar, when the counters
// do not tell yet who is who.

import { SANS } from "./colours.js";
import { SQUEEZE, centre, hexAt } from "./grid.js";
import { grown } from "./rooms.js";

/** @typedef {import("./ground.js").Ctx} Ctx */
/** @typedef {import("./look.d.ts").Box} Box */
/** @typedef {import("./look.d.ts").Side} Side */
/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./names.js").Name} Name */
/** @typedef {import("./rooms.js").Taken} Taken */
/** @typedef {{ taken: Taken, counters: Taken, held: import("./control.js").Held, part: Box }} There */

/**
 * An army: what it is called, in full and on the counter of its headquarters; the middle of its
 * units on the table; which way its rear lies.
 * @typedef {{ text: string, short: string, side: Side, x: number, y: number, rear: number }} Army
 */

/** From further away there is no room; from nearer the counters tell it themselves. */
const FAR = 8;
const NEAR = 40;
const LEAST = 3; // units make an army
const FOES = 5; // the enemies by which an army knows where its rear is
const WAY = 54; // pixels that a name may be away from the middle of its army
/** How far from the way to the rear, the best first. */
const TURNS = [0, 0.45, -0.45, 0.9, -0.9, 1.4, -1.4, 2, -2, 2.6, -2.6, Math.PI];

/** The armies on the map at the start. @param {View} view @returns {Army[]} */
export function armiesOf(view) {
  const placed = view.placements
    .filter((place) => place.hex && place.turn === view.first)
    .map((place) => {
      const [x, y] = centre(place.hex ?? "");
      return { ...place, x: x * SQUEEZE, y, about: view.units[place.unit] };
    });
  /** @type {Map<string, typeof placed>} */
  const byCommand = new Map();
  for (const place of placed) {
    if (!place.command || !place.commandLabel || place.command === "garrison") continue;
    byCommand.set(place.command, [...(byCommand.get(place.command) ?? []), place]);
  }
  const armies = [...byCommand.values()].filter((places) => places.length >= LEAST);
  return armies
    .sort((a, b) => b.length - a.length)
    .map((places) => {
      const { side } = places[0].about;
      const x = mean(places.map((place) => place.x));
      const y = mean(places.map((place) => place.y));
      const foes = placed
        .filter((place) => place.about.side !== side)
        .sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
        .slice(0, FOES);
      const staff = places.find(
        ({ about }) =>
          about.symbol === "headquarters" && ["germany", "soviet"].includes(about.nation),
      );
      return {
        text: places[0].commandLabel ?? "",
        short: staff?.about.name ?? "",
        side,
        x,
        y,
        rear: foes.length
          ? Math.atan2(y - mean(foes.map((foe) => foe.y)), x - mean(foes.map((foe) => foe.x)))
          : -Math.PI / 2,
      };
    });
}

/** @param {number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

/**
 * @param {Ctx} ctx
 * @param {Army[]} armies
 * @param {import("./colours.js").Inks} inks
 * @param {number} scale
 * @param {There} there
 * @returns {Name[]}
 */
export function armyNames(ctx, armies, inks, scale, there) {
  if (scale < FAR || scale > NEAR) return [];
  const size = scale < 20 ? 12 : 13;
  const font = `italic 700 ${size}px ${SANS}`;
  ctx.font = font;
  /** @type {Name[]} */
  const found = [];
  for (const army of armies) {
    const ink = army.side === "soviet" ? inks.sovietName : inks.axisName;
    for (const text of [army.text, army.short]) {
      const width = ctx.measureText(text).width;
      const box = text && beside(army, width, size, scale, there);
      if (!box) continue;
      there.taken.take(box);
      found.push({ text, font, ink, box, x: box.left, y: box.bottom - size * 0.22, halo: 3 });
      break;
    }
  }
  return found;
}

/**
 * A free room for the name of an army, towards its rear and on its own ground.
 * @param {Army} army
 * @param {number} width
 * @param {number} height
 * @param {number} scale
 * @param {There} there
 */
function beside(army, width, height, scale, { taken, counters, held, part }) {
  for (let way = 0; way <= WAY; way += 6) {
    for (const turn of TURNS) {
      const x = army.x * scale + Math.cos(army.rear + turn) * (way + width * 0.3);
      const y = army.y * scale + Math.sin(army.rear + turn) * way;
      const [left, right] = [x - width / 2, x + width / 2];
      const box = { left, right, top: y - height / 2, bottom: y + height / 2 };
      if (!isOn(box, part, scale)) continue;
      const foreign = [left, x, right].some((at) => {
        const hex = hexAt(at / SQUEEZE / scale, y / scale);
        return (held.get(hex ?? "")?.side ?? army.side) !== army.side;
      });
      if (!foreign && taken.free(grown(box, 3)) && counters.free(box)) return box;
    }
  }
  return null;
}

/**
 * Whether a room lies within what is played on.
 * @param {Box} box
 * @param {Box} part in hex units
 * @param {number} scale
 */
function isOn({ left, right, top, bottom }, part, scale) {
  return (
    left > part.left * SQUEEZE * scale &&
    right < part.right * SQUEEZE * scale &&
    top > (part.top + 0.4) * scale &&
    bottom < (part.bottom - 0.4) * scale
  );
}
