// Where something happens: what the place is called, and the map brought there beside the panel
// that tells of it.

import { centre, SQUEEZE } from "./grid.js";
import { isHex } from "./painted.js";

/** @typedef {import("./board.d.ts").Desk} Desk */

const READ = 44; // pixels of a hex at which counters are read
const PANEL = 384; // pixels that the panel takes of a wide map
/** There is room for a panel beside what is looked at. */
export const wide = matchMedia("(min-width: 1100px)");

/** What a place is called. @param {Pick<Desk, "context" | "stage">} desk @param {string} id */
export function placeName({ context, stage }, id) {
  if (!isHex(id)) return context.name(id);
  const place = stage.map?.ground.places.find(({ hex }) => hex === id);
  return place ? `${context.language === "ru" ? place.name_ru : place.name} (${id})` : id;
}

/** A way that leads out of an area begins where its units lie. @param {Desk} desk @param {string[]} path */
export function outOfAreas({ stage }, path) {
  return path.map((place) => stage.scene?.unitsIn(place) ?? place);
}

/** Hexes come into the part of the map that no panel covers, large enough to be read. @param {Desk} desk @param {string[]} hexes */
export function bring(desk, hexes) {
  const { camera } = desk.stage;
  const spots = hexes.filter(isHex).map(centre);
  if (!spots.length) return;
  if (camera.width === 1) {
    // Before the stage knows its size; then it shows the whole map first.
    const later = () => requestAnimationFrame(() => bring(desk, hexes));
    camera.addEventListener("change", later, { once: true });
    return;
  }
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = {
    x: camera.width - (wide.matches ? PANEL : 0),
    y: camera.height * (wide.matches ? 1 : 0.45),
  };
  const fits = Math.min(room.x / ((right - left + 3) * SQUEEZE), room.y / (bottom - top + 3));
  const scale = camera.settled(Math.min(Math.max(camera.goal, READ), Math.max(fits, 8)));
  const [px, py] = camera.screen((left + right) / 2, (top + bottom) / 2);
  const margin = camera.scale;
  const seen = px > margin && px < room.x - margin && py > margin && py < room.y - margin;
  if (seen && Math.abs(scale - camera.goal) < 1) return;
  camera.glide(
    (left + right) / 2 + (camera.width - room.x) / 2 / (SQUEEZE * scale),
    (top + bottom) / 2 + (camera.height - room.y) / 2 / scale,
    scale,
  );
}
