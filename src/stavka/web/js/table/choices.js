// Choosing: what a question's choices name is lit; pressing a lit thing narrows the choices until
// one is left. What cannot be told apart on the board is told apart in a small menu.

import { h } from "../dom.js";
import { button, menu } from "../parts.js";
import { t } from "../texts.js";
import { Drawn } from "./drawn.js";
import { fillSlot, oddsSlot, oddsTable } from "./odds.js";
import { Painted } from "./painted.js";
import { closePopover, popover } from "./popover.js";
import { nearest } from "./spots.js";
import { Words, namesIn } from "./words.js";

/** @typedef {import("../../types.d.ts").Box} Box */
/** @typedef {import("../../types.d.ts").ChoiceInfo} ChoiceInfo */
/** @typedef {import("../../types.d.ts").PaintedMap} PaintedMap */
/** @typedef {import("../../types.d.ts").QuestionInfo} QuestionInfo */
/** @typedef {import("./spots.js").Spot} Spot */
/** @typedef {"mouse" | "touch" | "key"} How */

export class Picker {
  /** @param {{
   *   painted: PaintedMap | null,
   *   drawn: Element[],
   *   odds: import("./odds.js").Odds,
   *   tip: import("./tip.js").Tip,
   *   title: (id: string) => string,
   *   plain: (choices: ChoiceInfo[]) => ChoiceInfo | undefined,
   *   apart: (choice: string) => boolean,
   *   play: (choice: ChoiceInfo) => unknown,
   *   facts: (id: string) => import("./tip.js").Facts,
   *   last: () => string[],
   *   others: (id: string) => ChoiceInfo[],
   *   playInstead: (choice: ChoiceInfo) => unknown,
   *   whyNot: (spot: Spot, question: QuestionInfo | null) => unknown,
   *   inspect: (id: string) => unknown,
   *   changed: () => void,
   *   narrowed: () => void,
   * }} wires `drawn`: the parts of the board whose things are elements; `last`: what was picked
   *   last, as long as nothing has come of it; `others`: what could be chosen with a thing in its
   *   place */
  constructor(wires) {
    this.wires = wires;
    /** @type {QuestionInfo | null} */
    this.question = null;
    this.words = new Words([]); // of the choices that are still possible
    /** @type {{id: string, before: Words}[]} */
    this.picked = [];
    /** @type {ChoiceInfo[] | null} while a menu asks for the rest: the buttons that were there */
    this.stay = null;
    /** @type {Set<string>} */
    this.lit = new Set();
    this.over = ""; // the lit thing of which the tip speaks
    this.previewed = "";
    this.struck = { what: "", kind: "" }; // by the last click: the thing, and the question then
    /** @type {How} */
    this.how = "mouse";
    this.keyboard = false; // the last thing pressed was a key
    const label = (/** @type {string} */ id) => this.label(id);
    /** @type {(Drawn | Painted)[]} where things lie */
    this.surfaces = [new Drawn(wires.drawn, label)];
    if (wires.painted) {
      this.surfaces.unshift(new Painted(wires.painted, label));
      const { el } = wires.painted;
      void import("./hands.js").then(({ listenToHands }) => listenToHands(el, this));
    }
    for (const surface of this.surfaces) {
      for (const root of surface.roots) this.listen(root, surface);
    }
  }

  /** @param {Element} root @param {Drawn | Painted} surface */
  listen(root, surface) {
    root.addEventListener("pointerdown", (e) => {
      this.how = /** @type {PointerEvent} */ (e).pointerType === "touch" ? "touch" : "mouse";
      this.holdStart(/** @type {PointerEvent} */ (e), surface);
    });
    root.addEventListener("click", (e) => this.click(/** @type {MouseEvent} */ (e), surface));
    root.addEventListener("contextmenu", (e) => {
      const spot = surface.at(e);
      if (!spot) return;
      e.preventDefault();
      if (this.how === "mouse") this.wires.inspect(spot.id); // a finger that rests: below
    });
    root.addEventListener(surface.moves, (e) => {
      if (/** @type {PointerEvent} */ (e).pointerType === "mouse") this.hover(e, surface);
    });
    root.addEventListener("pointerleave", () => this.leave());
    root.addEventListener("wheel", () => this.leave(), { passive: true }); // it goes elsewhere
    root.addEventListener("focusin", (e) => this.hover(e, surface));
    root.addEventListener("focusout", () => this.leave());
    root.addEventListener("keydown", (e) => this.key(/** @type {KeyboardEvent} */ (e), surface));
    root.addEventListener("toggle", () => this.look(), true); // of a fold: it does not bubble
  }

  /** A finger that rests on a thing wants to know what it is.
   * @param {PointerEvent} event @param {Drawn | Painted} surface */
  holdStart(event, surface) {
    const spot = event.pointerType === "touch" ? surface.at(event) : null;
    if (!spot) return;
    const done = new AbortController();
    const timer = setTimeout(() => {
      done.abort();
      this.held = true;
      this.wires.inspect(spot.id);
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

  /** @param {MouseEvent} event @param {Drawn | Painted} surface */
  click(event, surface) {
    if (this.held) {
      this.held = false;
      return;
    }
    const lit = surface.litAt(event);
    if (this.slipped(event, lit?.id ?? "")) return;
    if (lit) {
      this.pick(lit, event.detail === 0 ? "key" : this.how);
      return;
    }
    const inner =
      event.target instanceof Element ? event.target.closest("button, a, summary") : null;
    const spot = surface.at(event);
    const own = surface instanceof Painted && inner === surface.button;
    const meant = surface instanceof Drawn && event.detail ? surface.under(event) : [];
    const other = this.picked.length ? null : meant.find(({ id }) => this.wires.others(id).length);
    if (other && !inner) this.unlit(other);
    else if (spot && (!inner || inner === spot.part || own)) this.unlit(spot);
    else if (!inner && this.picked.length) this.back();
  }

  /** A thing that is not lit: another one than that picked last, or nothing at all.
   * @param {Spot} spot */
  unlit(spot) {
    const others = this.picked.length ? [] : this.wires.others(spot.id);
    const [only] = others;
    if (!only) this.wires.whyNot(spot, this.question);
    else if (others.length === 1) this.wires.playInstead(only);
    else this.openMenu(spot.anchor, others, this.wires.playInstead);
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

  /** @param {Event} event @param {Drawn | Painted} surface */
  hover(event, surface) {
    const lit = surface.litAt(event);
    if (lit) this.tip(lit);
    else this.leave();
  }

  /** Says what a press on a lit thing would do. @param {Spot} lit */
  tip({ id, part, anchor }) {
    if (this.wires.painted?.tells?.(id)) this.leave();
    else if (id !== this.over || part === anchor) {
      this.over = id;
      void this.wires.tip.show(anchor, this.meant(id), this.wires.facts(id));
    }
  }

  /** Nothing is pointed at. */
  leave() {
    this.over = "";
    this.wires.tip.hide();
  }

  /** @param {KeyboardEvent} event @param {Drawn | Painted} surface */
  key(event, surface) {
    const lit = surface.litAt(event);
    if (!lit || !(lit.part === event.target || surface instanceof Painted)) return;
    if (event.key === "Enter" || event.key === " ") {
      if (event.target instanceof HTMLButtonElement) return; // a click follows
      event.preventDefault();
      this.pick(lit, "key");
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const spots = this.spots();
    const step = { PageDown: 1, PageUp: -1 }[event.key];
    const at = spots.findIndex((each) => each.id === lit.id && each.part === lit.part);
    const next = event.key.startsWith("Arrow")
      ? nearest(lit.anchor, spots, event.key)
      : step
        ? spots[(at + step + spots.length) % spots.length]
        : undefined;
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
    if (next && surface instanceof Painted) this.tip(next); // the same element has the focus
  }

  /** Puts a question to the player, or none.
   * @param {QuestionInfo | null} question */
  offer(question) {
    this.question = question;
    this.words = new Words(question?.choices ?? []);
    this.picked = [];
    this.stay = null;
    this.previewed = "";
    this.scan();
    this.relight();
  }

  /** Finds what is drawn now. */
  scan() {
    for (const surface of this.surfaces) surface.scan();
  }

  /** Is it in sight? @param {string} id */
  has(id) {
    return this.surfaces.some((surface) => surface.has(id));
  }

  /** @param {string} id */
  kind(id) {
    return this.surfaces.map((surface) => surface.kind(id)).find((kind) => kind) ?? "";
  }

  /** The things in sight that stand for a choice. @param {ChoiceInfo} choice */
  standing(choice) {
    return [...new Set(namesIn(choice.choice))].filter((id) => this.has(id));
  }

  /** Where these things lie. @param {Iterable<string>} [ids] */
  spots(ids = this.lit) {
    return this.surfaces.flatMap((surface) => [...ids].flatMap((id) => surface.spots(id)));
  }

  /** The thing in focus or under the pointer. @returns {string} */
  pointed() {
    return this.surfaces.map((surface) => surface.pointed()).find((id) => id) ?? "";
  }

  /** Things may have come into sight or gone out of it: behind a tab, in a fold. */
  look() {
    const lit = this.telling();
    if (lit.size !== this.lit.size || [...lit].some((id) => !this.lit.has(id))) this.relight();
  }

  /** The things in sight that tell the choices apart. */
  telling() {
    const picked = this.picked.map((each) => each.id);
    return this.words.telling((id) => this.has(id), picked, this.wires.apart);
  }

  relight() {
    const picked = this.picked.map((each) => each.id);
    this.lit = this.telling();
    for (const surface of this.surfaces) {
      surface.light(this.lit, "can");
      const known = surface instanceof Drawn && this.question ? this.wires.last() : [];
      surface.light(new Set([...picked, ...known]), "chosen");
    }
    this.leave();
    this.wires.changed();
    if (this.keyboard && document.activeElement === document.body) this.focusFirst();
  }

  /** The choices that a press on a lit thing means. @param {string} id */
  meant(id) {
    const left = this.words.of(id);
    const plain = left.length > 1 && !this.picked.length ? this.wires.plain(left) : undefined;
    return plain ? [plain] : left;
  }

  /** What a lit thing is and what it would do. @param {string} id */
  label(id) {
    const texts = this.meant(id).slice(0, 4).map((each) => each.text); // prettier-ignore
    const title = this.wires.title(id);
    const told = texts.every((text) => text.toLowerCase().includes(title.toLowerCase()));
    return told ? texts.join("; ") : `${title}: ${texts.join("; ")}`;
  }

  /** To the first thing that can be chosen, or the first button that is a choice. */
  focusFirst() {
    if (!this.words.choices.length) return;
    const [first] = this.spots();
    if (first) first.focus();
    else document.querySelector(/** @type {"button"} */ (".choice-button"))?.focus();
  }

  /** Choices that no thing on the board stands for, and those of one thing that no other thing
   * can tell apart if they are only a few: they are buttons. */
  buttons() {
    if (this.stay) return this.stay;
    const left = this.words.choices;
    const vague = [...this.lit].some((id) => this.words.of(id).length === left.length);
    if (vague && left.length <= 4 && !this.picked.length) return left;
    const homeless = this.words.homeless(this.lit);
    return this.picked.length ? homeless : homeless.filter((c) => !this.wires.apart(c.choice));
  }

  /** @param {Spot} spot @param {How} how */
  pick({ id, anchor }, how) {
    const left = this.meant(id);
    const [only] = left;
    if (!only) return;
    if (left.length === 1) {
      void this.choose(only, anchor, how);
      return;
    }
    const shown = this.buttons();
    this.picked.push({ id, before: this.words });
    this.words = new Words(left);
    closePopover();
    const vague = this.words.homeless(this.telling()).length > 0;
    if (vague) this.stay = shown; // nothing grows or moves under the menu
    this.relight();
    if (vague) this.openMenu(anchor, this.words.choices, this.wires.play);
    else this.wires.narrowed();
  }

  /** @param {Element | Box} anchor @param {ChoiceInfo[]} choices
   * @param {(choice: ChoiceInfo) => unknown} play */
  openMenu(anchor, choices, play) {
    const step = this.picked.length;
    let chosen = false;
    const { odds } = this.wires;
    const slots = choices.map((each) => oddsSlot(odds.brief(each.choice)));
    void odds.ask().then(() => {
      slots.forEach((slot, i) => fillSlot(slot, odds.brief(choices[i]?.choice ?? "")));
    });
    menu(
      anchor,
      choices.map((each, i) => ({
        label: each.text,
        note: slots[i],
        choice: each.choice,
        click: () => {
          chosen = true;
          return play(each);
        },
        hover: () => this.tellChoice(each),
      })),
      {
        label: this.question?.text ?? "",
        closed: () => {
          this.stay = null;
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
   * @param {ChoiceInfo} choice @param {Element | Box} anchor @param {How} how */
  async choose(choice, anchor, how) {
    if (how !== "mouse" && this.previewed !== choice.choice) {
      const odds = await this.wires.odds.of(choice.choice);
      // What was meant may be offered by a newer question now.
      if (!this.words.choices.some((each) => each.choice === choice.choice)) return;
      if (odds.length) {
        this.preview(choice, anchor, odds, how);
        return;
      }
    }
    closePopover();
    this.wires.play(choice);
  }

  /** @param {ChoiceInfo} choice @param {Element | Box} anchor
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
    popover(
      anchor,
      h("div", { class: "preview" }, h("p", {}, choice.text), oddsTable(odds), play),
      {
        label: choice.text,
        closed: () => {
          if (this.previewed === choice.choice) this.previewed = "";
          this.tell([]);
        },
      },
    );
    this.previewed = choice.choice;
    this.tellChoice(choice);
    if (how === "key") play.focus();
  }

  /** One step back in narrowing. */
  back() {
    const last = this.picked.pop();
    if (!last) return false;
    this.words = last.before;
    this.relight();
    return true;
  }

  /** Lights what somebody speaks of. @param {Iterable<string>} ids @returns {Spot[]} */
  tell(ids) {
    const told = new Set(ids);
    for (const surface of this.surfaces) surface.light(told, "told");
    return this.spots(told);
  }

  /** @param {ChoiceInfo | null} choice */
  tellChoice(choice) {
    return this.tell(choice ? this.standing(choice) : []);
  }
}
