// The pictures of the page that tells how Stalingrad '42 is played.

import { figure } from "/web/js/board/figures.js";
import { s } from "/web/js/dom.js";
import { counterPicture } from "./counters.js";
import { CORNERS, SQUEEZE } from "./grid.js";
import { sample } from "./legend.js";
import { counterSample, face } from "./legend_counters.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Picture} Picture */
/** @typedef {import("./look.d.ts").Unit} Unit */

const HEX = 100; // from side to side
const COUNTERS = ["steps", "elite", "low", "alone", "slow", "free", "black", "red", "white"];
const SIGNS = [
  "woods",
  "rough",
  "marsh",
  "mountain",
  "minor_river",
  "major_river",
  "rail_plain",
  "vp",
  "fort",
];

/** @param {Context} context @returns {Record<string, () => Picture>} */
export function pictures(context) {
  const panzer = unitOf(context, "pz-16", "axis");
  const infantry = unitOf(context, "inf-371", "axis");
  const rifles = unitOf(context, "rd-15-143", "soviet");
  return {
    counter: () => ({
      el: counterPicture(panzer, 0, 176, ""),
      marks: [
        [0.05, 0.12, "left"],
        [0.05, 0.49, "left"],
        [0.18, 0.95, "bottom"],
        [0.5, 0.95, "bottom"],
        [0.83, 0.95, "bottom"],
        [0.92, 0.49, "right"],
      ],
    }),
    battle: () => ({
      el: field([
        [panzer, -1, 0.5],
        [infantry, 0, 1],
        [rifles, 0, 0],
      ]),
      marks: [
        [0.04, 0.5, "left"],
        [0.71, 0.96, "bottom"],
        [0.71, 0.04, "top"],
      ],
    }),
    bond: () => ({
      el: field([
        [panzer, -1, -0.5],
        [null, 0, 0],
        [infantry, 1, 0.5],
      ]),
      marks: [
        [0.5, 0.5, "top"],
        [0.04, 0.27, "left"],
      ],
    }),
    ...Object.fromEntries(COUNTERS.map((sign) => [sign, () => ({ el: counterSample(sign) })])),
    ...Object.fromEntries(
      SIGNS.map((sign) => [sign, () => ({ el: sample(sign, "summer", false) })]),
    ),
  };
}

/** Hexes with counters, each where it lies in columns and rows. @param {[Unit | null, number, number][]} places */
function field(places) {
  const xs = places.map(([, x]) => x * SQUEEZE);
  const ys = places.map(([, , y]) => y);
  const [left, right] = [Math.min(...xs) - 0.62, Math.max(...xs) + 0.62];
  const [top, bottom] = [Math.min(...ys) - 0.54, Math.max(...ys) + 0.54];
  const box = [left, top, right - left, bottom - top].map((each) => each * HEX);
  return s(
    "svg",
    { class: "s42-howto-field", viewBox: box.join(" ") },
    places.map(([unit, x, y]) => {
      const [cx, cy] = [x * SQUEEZE * HEX, y * HEX];
      const d = CORNERS.map(([dx, dy]) => `${cx + dx * SQUEEZE * HEX} ${cy + dy * HEX}`).join("L");
      const size = 66;
      const at = { x: cx - size / 2, y: cy - size / 2, width: size, height: size };
      return [
        s("path", { d: `M${d}Z` }),
        unit && s("image", { ...at, href: counterPicture(unit, 0, 132, "").toDataURL() }),
      ];
    }),
  );
}

/** A counter of the box, of those with plain figures. @param {Context} context @param {string} id @param {"axis" | "soviet"} side @returns {Unit} */
function unitOf(context, id, side) {
  /** @param {string} field @param {any} otherwise */
  const value = (field, otherwise) => figure(context, "units", id, field, otherwise);
  const kind = value("kind", "");
  return {
    name: value("name", id),
    label: "",
    kind,
    branch: value("branch", "regular"),
    nation: side === "axis" ? "germany" : "soviet",
    side,
    size: value("size", ""),
    faces: value("faces", ["1-1-1"]).map((/** @type {string} */ text) => {
      const [attack = 0, defence = 0, movement = 0] = text.split("-").map(Number);
      return face(attack, defence, { movement });
    }),
    steps: value("steps", 1),
    quality: value("quality", "regular"),
    dot: value("dot", ""),
    free: value("free", false),
    symbol: figure(context, "kinds", kind, "symbol", ""),
    mechanized: figure(context, "kinds", kind, "mobility", "foot") !== "foot",
  };
}
