// Dice: drawn pips, hits inverted. They tumble in a tray below the prompt and then lie in the log
// line they belong to.

import { h, replace, s } from "../dom.js";
import { settings } from "../settings.js";
import { t } from "../texts.js";
import { sound } from "./sound.js";

/** @typedef {import("../../types.d.ts").LogLine} LogLine */
/** @typedef {{faces: number[], hits: boolean[]}} Roll */

const TUMBLE = { off: 0, fast: 160, normal: 380, slow: 400 }; // milliseconds
const REST = { off: 0, fast: 500, normal: 1100, slow: 1900 }; // how long they lie in the tray
const FRAME = 65;
const MOST = 8; // rolls that the tray shows at once

// Where pips lie, in thirds of the face.
const L = 6.5;
const M = 12;
const R = 17.5;
/** @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[M, M]],
  2: [[L, L], [R, R]],
  3: [[L, L], [M, M], [R, R]],
  4: [[L, L], [R, L], [L, R], [R, R]],
  5: [[L, L], [R, L], [M, M], [L, R], [R, R]],
  6: [[L, L], [R, L], [L, M], [R, M], [L, R], [R, R]],
}; // prettier-ignore

/** @param {number} face @param {boolean} hit */
export function die(face, hit) {
  const el = s(
    "svg",
    {
      class: hit ? "die hit" : "die",
      viewBox: "0 0 24 24",
      width: 22,
      height: 22,
      "aria-hidden": "true",
    },
    s("rect", { class: "die-face", x: 1.5, y: 1.5, width: 21, height: 21, rx: 4.5 }),
    s("g", { class: "die-pips" }),
  );
  turn(el, face);
  return el;
}

/** @param {SVGSVGElement} el @param {number} face */
function turn(el, face) {
  const pips = PIPS[face];
  const drawn = pips
    ? pips.map(([cx, cy]) => s("circle", { cx, cy, r: 2.1 }))
    : s("text", { x: 12, y: 16.5, "text-anchor": "middle" }, face);
  const group = el.lastElementChild;
  if (group) replace(group, drawn);
}

/** The dice of one roll, in a row that can be read aloud. @param {Roll} roll */
export function diceRow(roll) {
  const label = t("ui-table-dice", {
    faces: roll.faces.join(", "),
    hits: roll.hits.filter(Boolean).length,
  });
  return h(
    "span",
    { class: "dice", role: "img", "aria-label": label, title: label },
    roll.faces.map((face, i) => die(face, roll.hits[i] ?? false)),
  );
}

export class Tray {
  constructor() {
    this.el = h("div", { class: "tray", "aria-hidden": "true" });
    this.skip = () => {};
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.rest = undefined;
    this.el.addEventListener("click", () => this.skip());
  }

  /** Rolls all dice of these lines at once; resolves when they lie still.
   * @param {{line: LogLine, roll: Roll}[]} rolls @returns {Promise<void>} */
  tumble(rolls) {
    const length = TUMBLE[settings.animation];
    if (!length || !rolls.length || document.hidden) return Promise.resolve();
    clearTimeout(this.rest);
    const last = rolls.slice(-MOST);
    const dice = last.flatMap(({ roll }) =>
      roll.faces.map((face) => ({ face, el: die(face, false) })),
    );
    let next = 0;
    replace(
      this.el,
      last.map(({ roll }) =>
        h(
          "span",
          { class: "dice" },
          roll.faces.map(() => dice[next++]?.el),
        ),
      ),
    );
    this.el.classList.remove("still");
    this.el.classList.add("rolling");
    sound("dice");
    return new Promise((resolve) => {
      const begun = performance.now();
      const timer = setInterval(() => {
        if (performance.now() - begun >= length) this.skip();
        else for (const each of dice) turn(each.el, 1 + Math.floor(Math.random() * 6));
      }, FRAME);
      for (const each of dice) turn(each.el, 1 + Math.floor(Math.random() * 6));
      this.skip = () => {
        clearInterval(timer);
        this.skip = () => this.clear();
        this.settle(last.map(({ roll }) => roll));
        resolve();
      };
    });
  }

  /** @param {Roll[]} rolls */
  settle(rolls) {
    replace(this.el, rolls.map(diceRow));
    this.el.classList.remove("rolling");
    this.el.classList.add("still");
    this.rest = setTimeout(() => this.clear(), REST[settings.animation]);
  }

  clear() {
    clearTimeout(this.rest);
    this.el.classList.remove("rolling", "still");
    replace(this.el);
  }
}
