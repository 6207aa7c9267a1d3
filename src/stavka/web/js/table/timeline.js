// The time line of a match that is looked back at: its turns, how much happened in each, and jumps
// from turn to turn and from one great event to the next.

import { h, replace } from "../dom.js";
import { iconButton } from "../parts.js";
import { t } from "../texts.js";

/** @typedef {import("../../types.d.ts").Turn} Turn */
/** `go`: to the beginning of a turn; `show`: what a choice has brought.
 * @typedef {{
 *   name: string, turnName: (turn: number) => string,
 *   go: (choices: number) => void, show: (choices: number) => void,
 * }} Wires */

export class TimeLine {
  /** @param {Wires} wires `name`: of the great events, empty where there are none */
  constructor(wires) {
    this.wires = wires;
    /** @type {Turn[]} */
    this.turns = [];
    /** @type {number[]} choices that brought a great event */
    this.marks = [];
    this.at = 0;
    this.strip = h("div", { class: "replay-strip" });
    this.jumps = h(
      "span",
      { class: "replay-jumps", hidden: true },
      iconButton("previous", t("ui-table-replay-event-back", { name: wires.name }), () =>
        this.toMark(-1),
      ),
      h("span", null, wires.name),
      iconButton("next", t("ui-table-replay-event-on", { name: wires.name }), () => this.toMark(1)),
    );
    this.el = h(
      "div",
      { class: "replay-row replay-line", hidden: true },
      iconButton("skip-back", t("ui-table-replay-turn-back"), () => this.toTurn(-1)),
      this.strip,
      iconButton("skip-forward", t("ui-table-replay-turn-on"), () => this.toTurn(1)),
    );
  }

  /** @param {Turn[]} turns @param {number[]} marks */
  fill(turns, marks) {
    this.turns = turns;
    this.marks = marks;
    const counts = turns.map((_, n) => marks.filter((mark) => this.turnAt(mark) === n).length);
    const most = Math.max(1, ...counts);
    const chips = turns.map(({ turn, choices }, n) => {
      const chip = h(
        "button",
        {
          type: "button",
          title: this.wires.turnName(turn),
          "aria-label": this.wires.turnName(turn),
          on: { click: () => this.wires.go(choices) },
        },
        String(turn),
      );
      chip.style.setProperty("--heat", String((counts[n] ?? 0) / most));
      return chip;
    });
    replace(this.strip, chips);
    this.el.hidden = turns.length < 2;
    this.jumps.hidden = !marks.length;
    this.draw(this.at);
  }

  /** Which turn it was after so many choices: what a choice brings belongs to the turn before.
   * @param {number} choices */
  turnAt(choices) {
    return this.turns.findLastIndex((turn) => turn.choices < choices);
  }

  /** @param {number} at */
  draw(at) {
    this.at = at;
    const now = this.now();
    [...this.strip.children].forEach((chip, n) => {
      if (n === now) chip.setAttribute("aria-current", "step");
      else chip.removeAttribute("aria-current");
    });
    const chip = this.strip.children[now];
    if (chip instanceof HTMLElement) {
      const { clientWidth } = this.strip;
      this.strip.scrollLeft = chip.offsetLeft - (clientWidth - chip.offsetWidth) / 2;
    }
  }

  /** The turn that is shown. */
  now() {
    return this.turns.findLastIndex((turn) => turn.choices <= this.at);
  }

  /** @param {-1 | 1} by */
  toTurn(by) {
    const now = this.now();
    const begun = this.turns[now]?.choices ?? 0;
    const to = this.turns[by > 0 || this.at === begun ? now + by : now];
    if (to) this.wires.go(to.choices);
  }

  /** @param {-1 | 1} by */
  toMark(by) {
    const to =
      by > 0
        ? this.marks.find((mark) => mark > this.at)
        : this.marks.findLast((mark) => mark < this.at);
    if (to !== undefined) this.wires.show(to);
  }
}
