// All choices as a list, for keys, screen readers and whoever likes lists. Each of the first ones
// has a key of its own.

import { h, replace } from "../dom.js";
import { fillSlot, oddsSlot } from "./odds.js";

/** @typedef {import("../../types.d.ts").ChoiceInfo} ChoiceInfo */

// Keys by where they lie on the keyboard, so that they work in every layout. Left out are those
// that do something else: H hint, I inspect, L list, T player aid, U undo.
const LETTERS = "QWERYOPASDFGJKZXCVBNM";

/** The label of the key of the nth choice, from 0. @param {number} n */
export function keyOf(n) {
  return n < 9 ? String(n + 1) : (LETTERS[n - 9] ?? "");
}

/** Which choice a key means, or -1. @param {KeyboardEvent} event */
export function choiceOfKey(event) {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) return Number(digit[1]) - 1;
  const letter = /^Key([A-Z])$/.exec(event.code);
  const at = letter ? LETTERS.indexOf(letter[1] ?? "") : -1;
  return at < 0 ? -1 : at + 9;
}

export class List {
  /** @param {{
   *   odds: import("./odds.js").Odds,
   *   choose: (choice: ChoiceInfo, anchor: Element, click: MouseEvent) => unknown,
   *   tell: (choice: ChoiceInfo | null) => unknown,
   * }} wires */
  constructor(wires) {
    this.wires = wires;
    /** @type {ChoiceInfo[]} */
    this.choices = [];
    /** @type {HTMLButtonElement[]} */
    this.rows = [];
    this.el = h("section", { class: "choice-list" });
  }

  /** @param {ChoiceInfo[]} choices @param {string} idle what to say if there are none
   * @param {boolean} seen whether the list is in sight */
  update(choices, idle, seen) {
    this.choices = choices;
    this.idle = idle;
    this.stale = !seen;
    if (seen) this.draw();
  }

  /** Draws what is drawn only once it is looked at. */
  draw() {
    this.stale = false;
    this.rows = this.choices.map((choice, i) => this.row(choice, i));
    replace(
      this.el,
      this.rows.length
        ? h(
            "ol",
            {},
            this.rows.map((row) => h("li", {}, row)),
          )
        : h("p", { class: "idle" }, this.idle),
    );
  }

  /** @param {ChoiceInfo} choice @param {number} i */
  row(choice, i) {
    const key = keyOf(i);
    const row = h(
      "button",
      {
        type: "button",
        class: "choice",
        "aria-keyshortcuts": key || null,
        data: { choice: choice.choice },
      },
      h("kbd", { "aria-hidden": "true" }, key || "·"),
      h("span", { class: "label" }, choice.text),
      oddsSlot(this.wires.odds.brief(choice.choice)),
    );
    row.addEventListener("click", (e) => this.wires.choose(choice, row, e));
    for (const type of ["focus", "pointerenter"])
      row.addEventListener(type, () => this.wires.tell(choice));
    for (const type of ["blur", "pointerleave"])
      row.addEventListener(type, () => this.wires.tell(null));
    row.addEventListener("keydown", (e) => {
      const step = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowUp: -1 })[e.key];
      if (!step) return;
      e.preventDefault();
      e.stopPropagation();
      this.rows[(i + step + this.rows.length) % this.rows.length]?.focus();
    });
    return row;
  }

  /** The odds have been answered: writes them behind their choices. */
  fill() {
    this.rows.forEach((row, i) => {
      const odds = this.wires.odds.brief(this.choices[i]?.choice ?? "");
      if (row.lastElementChild) fillSlot(row.lastElementChild, odds);
    });
  }

  /** To the list, by key. */
  focus() {
    if (this.stale) this.draw();
    this.rows[0]?.focus();
  }
}
