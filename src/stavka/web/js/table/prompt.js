// The bar that never scrolls away: who decides what, by which rule, what is left to do, and the
// choices that have no place on the board.

import { all, h, replace } from "../dom.js";
import { button, iconButton } from "../parts.js";
import { t } from "../texts.js";
import { fillSlot, oddsSlot } from "./odds.js";
import { ruleChips } from "./rules.js";

/** @typedef {import("../../types.d.ts").ChoiceInfo} ChoiceInfo */
/** @typedef {import("../dom.js").Child} Child */

const MOST_RULES = 3;
const MOST_BUTTONS = 5;

/**
 * What the bar says. `who` decides (empty: nobody), `left` is what is left to do in words,
 * `picked` the names of what has been picked on the board so far, `extra` are buttons that are no
 * choices of the game: join, result, rematch.
 * @typedef {{
 *   who: string, yours: boolean, text: string, rules: string[], left: string, picked: string[],
 *   buttons: ChoiceInfo[], extra?: Child, undo: boolean, redo: boolean, hint: boolean,
 * }} Words
 */

export class Prompt {
  /** @param {{
   *   game: string,
   *   odds: import("./odds.js").Odds,
   *   choose: (choice: ChoiceInfo, anchor: Element, click: MouseEvent) => unknown,
   *   tell: (choice: ChoiceInfo | null) => unknown,
   *   back: () => unknown,
   *   list: () => unknown,
   *   ends: (choice: string) => boolean,
   *   act: (what: "undo" | "redo" | "reset") => Promise<unknown>,
   *   hint: () => Promise<unknown>,
   * }} wires */
  constructor(wires) {
    this.wires = wires;
    this.who = h("span", { class: "prompt-who" });
    this.text = h("span", { class: "prompt-text" });
    this.say = h(
      "p",
      { class: "prompt-say", role: "status", "aria-live": "polite" },
      this.who,
      this.text,
    );
    this.rules = h("span", { class: "chips prompt-rules" });
    this.left = h("span", { class: "prompt-left" });
    this.crumbs = h("span", { class: "prompt-crumbs" });
    this.buttons = h("div", {
      class: "prompt-buttons",
      role: "group",
      "aria-label": t("ui-table-choices"),
    });
    this.undo = iconButton("undo", t("ui-table-undo"), () => wires.act("undo"));
    this.redo = iconButton("redo", t("ui-table-redo"), () => wires.act("redo"));
    this.reset = iconButton("skip-back", t("ui-table-reset"), () => wires.act("reset"));
    this.hint = iconButton("hint", t("ui-table-hint"), () => wires.hint(), "hint-button");
    this.undo.setAttribute("aria-keyshortcuts", "U");
    this.hint.setAttribute("aria-keyshortcuts", "H");
    this.advice = h("div", { class: "prompt-advice", role: "status", hidden: true });
    this.el = h(
      "section",
      { class: "prompt", "aria-label": t("ui-table-prompt") },
      h("div", { class: "prompt-words" }, this.say, this.left, this.rules, this.crumbs),
      this.buttons,
      h("div", { class: "prompt-tools" }, this.hint, this.undo, this.redo, this.reset),
      this.advice,
    );
    /** @type {{slot: HTMLElement, choice: string}[]} */
    this.slots = [];
    this.said = "";
    this.shownRules = "";
    this.shownCrumbs = "";
    this.shownButtons = "";
    this.shownExtra = all(); // a copy
  }

  /** @param {Words} words */
  update(words) {
    this.el.classList.toggle("yours", words.yours);
    // The live region speaks only when something else is to be said.
    const said = `${words.who}|${words.text}`;
    if (said !== this.said) {
      this.said = said;
      this.who.textContent = words.who;
      this.who.hidden = !words.who;
      this.text.textContent = words.text;
    }
    this.drawRules(words.rules.slice(0, MOST_RULES));
    this.left.textContent = words.left;
    this.left.hidden = !words.left;
    this.drawCrumbs(words.picked);
    this.drawButtons(words);
    this.undo.disabled = !words.undo;
    this.redo.disabled = !words.redo;
    this.reset.disabled = !words.undo;
    this.hint.disabled = !words.hint;
  }

  // What stays the same is not drawn anew, so that the focus stays where it is.

  /** @param {string[]} rules */
  drawRules(rules) {
    if (rules.join() === this.shownRules) return;
    this.shownRules = rules.join();
    replace(this.rules, ruleChips(this.wires.game, rules));
  }

  /** @param {string[]} picked */
  drawCrumbs(picked) {
    this.crumbs.hidden = !picked.length;
    if (!picked.length || picked.join() === this.shownCrumbs) return;
    this.shownCrumbs = picked.join();
    replace(
      this.crumbs,
      picked.map((each) => h("span", { class: "crumb" }, each)),
      iconButton("close", t("ui-table-back"), () => this.wires.back(), "crumb-back"),
    );
  }

  /** @param {Words} words */
  drawButtons(words) {
    const buttons = JSON.stringify(words.buttons);
    const extra = all(words.extra);
    if (buttons === this.shownButtons && extra.isEqualNode(this.shownExtra)) return;
    this.shownButtons = buttons;
    this.shownExtra = /** @type {DocumentFragment} */ (extra.cloneNode(true));
    this.slots = [];
    const many = words.buttons.length > MOST_BUTTONS;
    const shown = many
      ? words.buttons.filter(({ choice }) => this.wires.ends(choice))
      : words.buttons;
    replace(
      this.buttons,
      extra,
      many
        ? button(t("ui-table-from-list", { count: words.buttons.length }), {
            kind: "main",
            icon: "log",
            click: () => this.wires.list(),
          })
        : null,
      shown.map((choice) => this.choiceButton(choice)),
    );
    this.buttons.hidden = !this.buttons.childElementCount;
  }

  /** @param {ChoiceInfo} choice */
  choiceButton(choice) {
    const slot = oddsSlot(this.wires.odds.brief(choice.choice));
    this.slots.push({ slot, choice: choice.choice });
    const el = button(choice.text, { kind: "main", class: "choice-button" });
    el.append(slot);
    el.dataset.choice = choice.choice;
    el.classList.toggle("ends", this.wires.ends(choice.choice));
    el.addEventListener("click", (e) => this.wires.choose(choice, el, e));
    for (const type of ["focus", "pointerenter"])
      el.addEventListener(type, () => this.wires.tell(choice));
    for (const type of ["blur", "pointerleave"])
      el.addEventListener(type, () => this.wires.tell(null));
    return el;
  }

  /** The odds have been answered. */
  fill() {
    for (const { slot, choice } of this.slots) fillSlot(slot, this.wires.odds.brief(choice));
  }

  /** The bot takes its time. */
  ponder() {
    this.advice.hidden = false;
    replace(
      this.advice,
      h("b", {}, t("ui-table-advice")),
      h("span", { class: "advice-why" }, t("ui-table-advice-soon")),
    );
  }

  /** What the game's bot would do, with a button that does it.
   * @param {{text: string, why: string} | null} advice @param {() => void} [follow] */
  advise(advice, follow) {
    this.advice.hidden = !advice;
    this.advice.classList.remove("is-low");
    if (!advice) {
      replace(this.advice);
      return;
    }
    replace(
      this.advice,
      h("b", {}, t("ui-table-advice")),
      h("span", { class: "advice-text" }, advice.text),
      h("span", { class: "advice-why" }, advice.why),
      follow
        ? button(t("ui-table-advice-follow"), { kind: "quiet", icon: "check", click: follow })
        : null,
      iconButton("close", t("ui-close"), () => this.advise(null)),
    );
  }

  /** Where the advice lies over the table, it leaves free what it speaks of.
   * @param {import("../../types.d.ts").Box[]} told @param {number} floor the lower edge of the table */
  leave(told, floor) {
    const { advice } = this;
    advice.classList.remove("is-low");
    advice.style.setProperty("--floor", `${Math.round(innerHeight - floor)}px`);
    const high = covers(advice, told);
    if (!high) return;
    advice.classList.add("is-low");
    if (covers(advice, told) > high) advice.classList.remove("is-low");
  }
}

/** How much of these boxes lies under an element. @param {Element} el @param {import("../../types.d.ts").Box[]} boxes */
function covers(el, boxes) {
  const over = el.getBoundingClientRect();
  return boxes.reduce((sum, box) => {
    const width = Math.min(over.right, box.right) - Math.max(over.left, box.left);
    const height = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}
