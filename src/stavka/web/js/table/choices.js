// Choosing: what a question's choices name is lit; pressing a lit thing narrows the choices until
// one is left. What cannot be told apart on the board is told apart in a small menu.

import { h } from "../dom.js";
import { button, menu } from "../parts.js";
import { t } from "../texts.js";
import { oddsSlot, oddsTable } from "./odds.js";
import { closePopover, popover } from "./popover.js";
import { nearest } from "./spots.js";
import { homeless, narrowed, standsFor, telling } from "./words.js";

/** @typedef {import("../../types.d.ts").ChoiceInfo} ChoiceInfo */
/** @typedef {import("../../types.d.ts").QuestionInfo} QuestionInfo */
/** @typedef {"mouse" | "touch" | "key"} How */
/** @typedef {HTMLElement | SVGElement} Thing */

/** What a lit thing had before it was lit. @type {WeakMap<Element, Record<string, string | null>>} */
const before = new WeakMap();
const LIT = ["role", "tabindex", "aria-label"];

export class Picker {
  /** @param {{
   *   roots: Element[],
   *   odds: import("./odds.js").Odds,
   *   tip: import("./tip.js").Tip,
   *   title: (id: string) => string,
   *   play: (choice: ChoiceInfo) => unknown,
   *   whyNot: (thing: Thing, question: QuestionInfo | null, kinds: Map<string, string>) => unknown,
   *   inspect: (id: string) => unknown,
   *   changed: () => void,
   * }} wires */
  constructor(wires) {
    this.wires = wires;
    /** @type {QuestionInfo | null} */
    this.question = null;
    /** @type {ChoiceInfo[]} those that are still possible */
    this.left = [];
    /** @type {{id: string, before: ChoiceInfo[]}[]} */
    this.picked = [];
    /** @type {Map<string, Thing[]>} */
    this.things = new Map();
    /** @type {Map<string, string>} */
    this.kinds = new Map();
    /** @type {Set<Thing>} */
    this.lit = new Set();
    /** @type {Set<Thing>} */
    this.told = new Set();
    this.previewed = "";
    this.struck = { what: "", kind: "" }; // by the last click: the thing, and the question then
    /** @type {How} */
    this.how = "mouse";
    this.keyboard = false; // the last thing pressed was a key
    for (const root of wires.roots) this.listen(root);
  }

  /** @param {Element} root */
  listen(root) {
    root.addEventListener("pointerdown", (e) => {
      this.how = /** @type {PointerEvent} */ (e).pointerType === "touch" ? "touch" : "mouse";
      this.holdStart(/** @type {PointerEvent} */ (e));
    });
    root.addEventListener("click", (e) => this.click(/** @type {MouseEvent} */ (e)));
    root.addEventListener("contextmenu", (e) => {
      const thing = thingOf(e.target);
      if (!thing) return;
      e.preventDefault();
      if (this.how === "mouse") this.wires.inspect(thing.dataset.id ?? ""); // a finger that rests: below
    });
    root.addEventListener("pointerover", (e) => {
      if (/** @type {PointerEvent} */ (e).pointerType === "mouse") this.hover(e);
    });
    root.addEventListener("pointerleave", () => this.wires.tip.hide());
    root.addEventListener("focusin", (e) => this.hover(e));
    root.addEventListener("focusout", () => this.wires.tip.hide());
    root.addEventListener("keydown", (e) => this.key(/** @type {KeyboardEvent} */ (e)));
  }

  /** A finger that rests on a thing wants to know what it is. @param {PointerEvent} event */
  holdStart(event) {
    const thing = event.pointerType === "touch" ? thingOf(event.target) : null;
    if (!thing) return;
    const done = new AbortController();
    const timer = setTimeout(() => {
      done.abort();
      this.held = true;
      this.wires.inspect(thing.dataset.id ?? "");
    }, 550);
    const stop = () => {
      clearTimeout(timer);
      done.abort();
    };
    const { clientX, clientY } = event;
    const { signal } = done;
    this.held = false;
    addEventListener("pointerup", stop, { signal });
    addEventListener("pointercancel", stop, { signal });
    addEventListener(
      "pointermove",
      (e) => {
        if (Math.hypot(e.clientX - clientX, e.clientY - clientY) > 8) stop();
      },
      { signal },
    );
  }

  /** The lit thing at a point, even if something unlit lies over it. @param {MouseEvent} event */
  litAt(event) {
    const direct = event.target instanceof Element ? event.target.closest(".can") : null;
    if (direct) return /** @type {Thing} */ (direct);
    if (event.detail === 0) return null;
    for (const el of document.elementsFromPoint(event.clientX, event.clientY)) {
      const lit = el.closest(".can");
      if (lit && this.lit.has(/** @type {Thing} */ (lit))) return /** @type {Thing} */ (lit);
      if (el.closest("button, a, input, summary")) return null;
    }
    return null;
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.held) {
      this.held = false;
      return;
    }
    const lit = this.litAt(event);
    if (this.slipped(event, lit?.dataset.id ?? "")) return;
    if (lit) {
      this.pick(lit.dataset.id ?? "", lit, event.detail === 0 ? "key" : this.how);
      return;
    }
    const inner = event.target instanceof Element ? event.target.closest("button, a, summary") : null;
    const thing = thingOf(event.target);
    if (thing && (!inner || inner === thing)) this.wires.whyNot(thing, this.question, this.kinds);
    else if (!inner && this.picked.length) this.back();
  }

  /** The second half of a double click answers no other question than the first half did, and
   * does not ask why the thing is no longer lit. @param {MouseEvent} event @param {string} what */
  slipped(event, what) {
    const kind = this.question?.kind ?? "";
    if (event.detail <= 1) {
      this.struck = { what, kind };
      return false;
    }
    if (what === this.struck.what) return false;
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    return what === "" || (!finger && kind !== this.struck.kind);
  }

  /** @param {Event} event */
  hover(event) {
    const lit = event.target instanceof Element ? event.target.closest(".can") : null;
    if (!lit || !this.lit.has(/** @type {Thing} */ (lit))) {
      this.wires.tip.hide();
      return;
    }
    const id = /** @type {Thing} */ (lit).dataset.id ?? "";
    void this.wires.tip.show(lit, narrowed(id, this.left));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const thing = event.target instanceof Element ? event.target.closest(".can") : null;
    if (!thing || thing !== event.target) return;
    if (event.key === "Enter" || event.key === " ") {
      if (!(thing instanceof HTMLButtonElement)) {
        event.preventDefault();
        this.pick(/** @type {Thing} */ (thing).dataset.id ?? "", /** @type {Thing} */ (thing), "key");
      }
    } else if (event.key.startsWith("Arrow") && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      nearest(/** @type {Thing} */ (thing), [...this.lit], event.key)?.focus();
    }
  }

  /** Puts a question to the player, or none.
   * @param {QuestionInfo | null} question */
  offer(question) {
    this.question = question;
    this.left = question?.choices ?? [];
    this.picked = [];
    this.previewed = "";
    this.scan();
    this.relight();
  }

  /** Finds what is drawn now. */
  scan() {
    this.things.clear();
    this.kinds.clear();
    for (const root of this.wires.roots) {
      for (const el of /** @type {NodeListOf<Thing>} */ (root.querySelectorAll("[data-id]"))) {
        const id = el.dataset.id ?? "";
        const same = this.things.get(id);
        if (same) same.push(el);
        else this.things.set(id, [el]);
        if (el.dataset.kind && !this.kinds.has(id)) this.kinds.set(id, el.dataset.kind);
      }
    }
  }

  /** The ids of things in sight that stand for one of the choices. @param {ChoiceInfo[]} choices */
  *standing(choices) {
    for (const [id, els] of this.things) {
      if (choices.some((each) => standsFor(id, each.choice)) && els.some(shown)) yield id;
    }
  }

  /** What is lit now, by id. @param {ChoiceInfo[]} choices */
  tellers(choices = this.left) {
    return telling(this.standing(choices), choices, this.picked.map((each) => each.id)); // prettier-ignore
  }

  relight() {
    const ids = this.tellers();
    /** @type {Set<Thing>} */
    const now = new Set();
    for (const id of ids) {
      for (const el of this.things.get(id) ?? []) now.add(el);
    }
    for (const el of this.lit) if (!now.has(el)) dim(el);
    for (const el of now) this.light(el);
    this.lit = now;
    const chosen = new Set(this.picked.flatMap((each) => this.things.get(each.id) ?? []));
    for (const root of this.wires.roots) {
      for (const el of root.querySelectorAll(".chosen")) el.classList.remove("chosen");
    }
    for (const el of chosen) el.classList.add("chosen");
    this.wires.tip.hide();
    this.wires.changed();
    if (this.keyboard && document.activeElement === document.body) this.focusFirst();
  }

  /** @param {Thing} el */
  light(el) {
    if (!before.has(el)) {
      before.set(el, Object.fromEntries(LIT.map((name) => [name, el.getAttribute(name)])));
      if (!(el instanceof HTMLButtonElement)) el.setAttribute("role", "button");
      el.setAttribute("tabindex", "0");
      el.classList.add("can");
    }
    const id = el.dataset.id ?? "";
    const texts = narrowed(id, this.left).slice(0, 4).map((each) => each.text); // prettier-ignore
    const title = this.wires.title(id);
    const told = texts.every((text) => text.toLowerCase().includes(title.toLowerCase()));
    el.setAttribute("aria-label", told ? texts.join("; ") : `${title}: ${texts.join("; ")}`);
  }

  /** To the first thing that can be chosen, or the first button that is a choice. */
  focusFirst() {
    if (!this.left.length) return;
    const first = [...this.lit].find(shown);
    if (first) first.focus();
    else document.querySelector(/** @type {"button"} */ (".choice-button"))?.focus();
  }

  /** Choices that no thing on the board stands for, and those of one thing that no other thing
   * can tell apart if they are only a few: they are buttons. */
  buttons() {
    const ids = this.tellers();
    const without = homeless(this.left, ids);
    const vague = [...ids].some((id) => narrowed(id, this.left).length === this.left.length);
    return vague && this.left.length <= 4 && !this.picked.length ? this.left : without;
  }

  /** @param {string} id @param {Thing} el @param {How} how */
  pick(id, el, how) {
    const left = narrowed(id, this.left);
    if (!left.length) return;
    const only = left.length === 1 ? left[0] : null;
    if (only) {
      void this.choose(only, el, how);
      return;
    }
    this.picked.push({ id, before: this.left });
    this.left = left;
    closePopover();
    this.relight();
    if (homeless(left, this.tellers(left)).length) this.openMenu(el);
  }

  /** @param {Thing} el */
  openMenu(el) {
    const step = this.picked.length;
    let chosen = false;
    menu(
      el,
      this.left.map((each) => ({
        label: each.text,
        note: oddsSlot(this.wires.odds, each.choice),
        click: () => {
          chosen = true;
          return this.wires.play(each);
        },
        hover: () => this.tellChoice(each),
      })),
      {
        label: this.question?.text ?? "",
        closed: () => {
          this.tell([]);
          // Closing comes before the click of what was chosen.
          setTimeout(() => {
            if (!chosen && this.picked.length === step) this.back();
          });
        },
      },
    );
  }

  /** Plays a choice. By finger or shortcut, dice are looked at before they are rolled.
   * @param {ChoiceInfo} choice @param {Element} anchor @param {How} how */
  async choose(choice, anchor, how) {
    if (how !== "mouse" && this.previewed !== choice.choice) {
      const odds = await this.wires.odds.of(choice.choice);
      if (!this.left.includes(choice)) return;
      if (odds.length) {
        this.preview(choice, anchor, odds, how);
        return;
      }
    }
    closePopover();
    this.wires.play(choice);
  }

  /** @param {ChoiceInfo} choice @param {Element} anchor
   * @param {import("../../types.d.ts").Chance[]} odds @param {How} how */
  preview(choice, anchor, odds, how) {
    const play = button(t("ui-table-play"), {
      kind: "main",
      icon: "die",
      click: () => {
        closePopover();
        this.wires.play(choice);
      },
    });
    popover(anchor, h("div", { class: "preview" }, h("p", {}, choice.text), oddsTable(odds), play), {
      label: choice.text,
      closed: () => {
        if (this.previewed === choice.choice) this.previewed = "";
        this.tell([]);
      },
    });
    this.previewed = choice.choice;
    this.tellChoice(choice);
    if (how === "key") play.focus();
  }

  /** One step back in narrowing. */
  back() {
    const last = this.picked.pop();
    if (!last) return false;
    this.left = last.before;
    this.relight();
    return true;
  }

  /** Lights what somebody speaks of. @param {string[]} ids @returns {Thing[]} */
  tell(ids) {
    for (const el of this.told) el.classList.remove("told");
    this.told = new Set(ids.flatMap((id) => this.things.get(id) ?? []));
    for (const el of this.told) el.classList.add("told");
    return [...this.told];
  }

  /** @param {ChoiceInfo | null} choice */
  tellChoice(choice) {
    if (!choice) return this.tell([]);
    return this.tell([...this.standing([choice])]);
  }
}

/** @param {Thing} el */
function dim(el) {
  const had = before.get(el);
  before.delete(el);
  el.classList.remove("can");
  for (const name of LIT) {
    const value = had?.[name] ?? null;
    if (value === null) el.removeAttribute(name);
    else el.setAttribute(name, value);
  }
}

/** @param {EventTarget | null} target @returns {Thing | null} */
export function thingOf(target) {
  return target instanceof Element ? target.closest("[data-id]") : null;
}

/** @param {Thing} el */
function shown(el) {
  return el.checkVisibility();
}
