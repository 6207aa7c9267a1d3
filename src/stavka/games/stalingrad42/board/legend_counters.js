// The legend of the counters: what each figure, square, dot and stripe on them says.

import { h } from "/web/js/dom.js";
import { name, t } from "/web/js/texts.js";
import { counterPicture } from "./counters.js";

/** @typedef {import("./look.d.ts").Face} Face */
/** @typedef {import("./look.d.ts").Unit} Unit */

const SIZE = 44;

/** @param {number} attack @param {number} defence @param {Partial<Face>} [other] @returns {Face} */
export function face(attack, defence, other = {}) {
  const rest = { doubled: 0, alone: false, movement: 4, ready: false, tactical: false };
  return { text: "", attack, defence, ...rest, ...other };
}

/** @type {Unit} */
const DIVISION = {
  name: "44",
  label: "",
  kind: "infantry-division",
  branch: "wehrmacht",
  nation: "germany",
  side: "axis",
  size: "division",
  faces: [face(5, 6), face(3, 4)],
  steps: 3,
  quality: "regular",
  dot: "",
  free: false,
  symbol: "infantry",
  mechanized: false,
};
const PANZER = { ...DIVISION, name: "16", symbol: "armour", faces: [face(8, 7, { movement: 6 })] };

/** Counters with what one learns of each: its message, the face that is up. @type {[Unit, string, number?][]} */
const SIGNS = [
  [DIVISION, "board-counter-figures"],
  [DIVISION, "board-counter-steps", 1],
  [{ ...DIVISION, name: "79", quality: "elite" }, "board-counter-elite"],
  [
    { ...DIVISION, name: "5", branch: "romania", nation: "romania", quality: "low" },
    "board-counter-low",
  ],
  [
    { ...DIVISION, name: "45", branch: "regular", faces: [face(2, 5, { doubled: 4 })] },
    "board-counter-doubled",
  ],
  [
    { ...DIVISION, name: "6", branch: "regular", faces: [face(0, 1, { alone: true })] },
    "board-counter-alone",
  ],
  [
    { ...DIVISION, name: "54", branch: "regular", faces: [face(1, 3, { tactical: true })] },
    "board-counter-slow",
  ],
  [{ ...DIVISION, name: "177", free: true, faces: [face(1, 1)], steps: 1 }, "board-counter-free"],
];
const DOTS = /** @type {const} */ (["black", "red", "white"]);

export function counterSigns() {
  // texts: board-counter-figures board-counter-steps board-counter-elite board-counter-low
  // texts: board-counter-doubled board-counter-alone board-counter-slow board-counter-free
  return h(
    "section",
    { class: "s42-legend-counters" },
    h("h3", null, t("board-signs-counters")),
    h(
      "ul",
      null,
      SIGNS.map(([unit, text, up = 0]) => row(unit, up, t(text))),
      DOTS.map((dot) => row({ ...PANZER, dot }, 0, name(`dot-${dot}`))),
    ),
  );
}

/** A counter that shows what a sign of the legend means. @param {string} sign */
export function counterSample(sign) {
  const [unit, , up = 0] = SIGNS.find(([, text]) => text.endsWith(`-${sign}`)) ?? [];
  const dot = DOTS.find((each) => each === sign);
  return counterPicture(unit ?? { ...PANZER, dot: dot ?? "" }, up, SIZE, "");
}

/** @param {Unit} unit @param {number} up @param {string} text */
function row(unit, up, text) {
  return h("li", null, counterPicture(unit, up, SIZE, ""), h("span", null, text));
}
