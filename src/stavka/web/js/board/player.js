// What has happened, shown moment by moment: it can be held, stepped, skipped and seen again. What
// a moment looks like the board knows; here are the clock and the buttons.

import { h, replace, s } from "../dom.js";
import { change } from "../settings.js";
import { sound } from "../table/sound.js";

/** @typedef {import("../../types.d.ts").BoardContext} Context */
/**
 * What is played. `begin` lays the board as it was before, `done` puts it right.
 * @template M
 * @typedef {{ moments: M[], begin: () => void, done: () => void }} Reel
 */

const PACE = { off: 0, fast: 0.45, normal: 1, slow: 1.9 };
/** What each is called on its button, and what comes after it. */
const SPEEDS = /** @type {const} */ ({
  slow: ["½×", "normal"],
  normal: ["1×", "fast"],
  fast: ["2×", "slow"],
});
const ICONS = {
  go: "M6 4L19 12L6 20Z",
  hold: "M6 4H10V20H6ZM14 4H18V20H14Z",
  next: "M5 5L13 12L5 19ZM15 5H18V19H15Z",
  skip: "M4 5L11 12L4 19ZM11 5L18 12L11 19ZM18 5H20.5V19H18Z",
  again: "M12 5A7 7 0 1 1 5.2 10.4L7.6 11A4.6 4.6 0 1 0 12 7.5V11L6.5 6.2L12 1.6Z",
};

/** @template M */
export class Player {
  /**
   * @param {Context} context
   * @param {{
   *   show: (moment: M, time: number) => void,
   *   time: (moment: M) => number,
   *   words: (moment: M) => string,
   *   hold?: () => void,
   *   sound?: (moment: M) => Parameters<typeof sound>[0] | null,
   * }} wires `time`: how long a moment lasts at the ordinary pace, in milliseconds; `hold`: what
   *   is shown now stays; `sound`: what is heard of a moment
   */
  constructor(context, wires) {
    this.context = context;
    this.wires = wires;
    /** @type {Reel<M> | null} */
    this.reel = null; // what is shown now
    /** @type {Reel<M> | null} */
    this.last = null; // what can be seen again
    this.at = 0;
    this.run = 0; // each showing has its number; an older one stops
    this.held = false;
    this.steps = 0; // asked for while it is held
    /** @type {(() => void) | null} */
    this.wake = null; // goes on, while it waits
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    const { t } = context;
    this.count = h("span", { class: "player-count" });
    this.caption = h("p", { class: "player-text", role: "status", "aria-live": "off" });
    this.buttons = {
      hold: tool(() => this.hold(!this.held)),
      next: tool(() => this.next(), t("ui-player-next"), ICONS.next),
      speed: h("button", {
        type: "button",
        class: "player-tool",
        on: { click: () => this.speedUp() },
      }),
      skip: tool(() => this.finish(), t("ui-player-skip"), ICONS.skip),
      again: tool(() => void this.again(), t("ui-player-again"), ICONS.again),
    };
    this.tools = h("div", { class: "player-tools" }, Object.values(this.buttons));
    this.el = h("div", { class: "player", hidden: true }, this.count, this.caption, this.tools);
    this.draw();
  }

  get playing() {
    return this.reel !== null;
  }

  get moment() {
    return this.reel?.moments[this.at];
  }

  /** Shows what happened; resolves when all is shown or skipped.
   * @param {Reel<M>} reel @param {boolean} [held] step by step from the beginning */
  async play(reel, held = false) {
    const run = ++this.run;
    this.goOn();
    this.reel = reel;
    this.held = held;
    this.steps = 0;
    addEventListener("keydown", this.keys, true);
    reel.begin();
    for (this.at = 0; this.at < reel.moments.length; this.at++) {
      const moment = this.moment;
      const pace = PACE[this.context.settings.animation] || Number(this.held);
      if (!moment || !pace) break;
      const time = this.wires.time(moment) * pace;
      const heard = this.wires.sound?.(moment);
      if (heard) sound(heard);
      this.wires.show(moment, time);
      this.draw();
      if (!this.held) await this.wait(time);
      if (this.held && !this.steps && run === this.run)
        await new Promise((wake) => (this.wake = () => wake(null)));
      if (run !== this.run) return;
      this.steps = Math.max(0, this.steps - 1);
    }
    this.finish();
  }

  /** To be seen again. @param {Reel<M>} reel */
  keep(reel) {
    this.last = reel;
    this.draw();
  }

  async again() {
    if (!this.last || this.playing) return;
    await this.play(this.last, !PACE[this.context.settings.animation]);
  }

  /** Everything as it is now, at once. */
  finish() {
    const reel = this.reel;
    if (!reel) return;
    this.run++;
    removeEventListener("keydown", this.keys, true);
    this.reel = null;
    this.held = false;
    this.goOn();
    reel.done();
    this.draw();
  }

  /** @param {boolean} held */
  hold(held) {
    this.held = held;
    if (held) this.wires.hold?.();
    this.goOn();
    this.draw();
  }

  next() {
    if (!this.held) this.hold(true);
    else {
      this.steps++;
      this.goOn();
    }
  }

  /** The next of the speeds; it holds for all that is shown from now on. */
  speedUp() {
    const { animation } = this.context.settings;
    if (animation !== "off") change("animation", SPEEDS[animation][1]);
    this.draw();
  }

  /** @param {number} time */
  wait(time) {
    return new Promise((done) => {
      const timer = setTimeout(() => done(null), time);
      this.wake = () => {
        clearTimeout(timer);
        done(null);
      };
    });
  }

  goOn() {
    const wake = this.wake;
    this.wake = null;
    wake?.();
  }

  /** Space, the arrow and Escape are the player's while something is shown, before they mean
   * anything else. @param {KeyboardEvent} event */
  key(event) {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const typing = target instanceof Element && target.closest("input, textarea, select, dialog");
    if (typing || ctrlKey || metaKey || altKey) return;
    if (key === " ") {
      if (target instanceof Element && target.closest("button, a, summary")) return;
      this.hold(!this.held);
    } else if (key === "ArrowRight") this.next();
    else if (key === "Escape") this.finish();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** On a small screen the bar gives way to what is to be seen. @param {DOMRect} seen */
  leave(seen) {
    const room = this.el.parentElement?.getBoundingClientRect();
    const low = room && seen.top + seen.height / 2 > room.top + room.height / 2;
    this.el.classList.toggle("is-above", Boolean(low));
  }

  /** The bar. */
  draw() {
    const { t, settings } = this.context;
    const { reel, moment } = this;
    const { hold, next, speed, skip, again } = this.buttons;
    this.el.hidden = !reel && !(this.last && this.el.contains(again)); // a board may lay it elsewhere
    this.el.classList.toggle("is-playing", Boolean(reel));
    this.el.classList.toggle("is-held", this.held);
    hold.hidden = next.hidden = skip.hidden = !reel;
    speed.hidden = !reel || settings.animation === "off";
    if (settings.animation !== "off") {
      // texts: ui-animation-slow ui-animation-normal ui-animation-fast
      speed.textContent = SPEEDS[settings.animation][0];
      speed.title = `${t("ui-animation")}: ${t(`ui-animation-${settings.animation}`)}`;
      speed.setAttribute("aria-label", speed.title);
    }
    again.hidden = Boolean(reel) || !this.last;
    dress(
      hold,
      t(this.held ? "ui-player-go" : "ui-player-hold"),
      this.held ? ICONS.go : ICONS.hold,
    );
    this.count.textContent = moment && reel ? `${this.at + 1}/${reel.moments.length}` : "";
    this.caption.textContent = moment ? this.wires.words(moment) : "";
  }
}

/** @param {() => void} click @param {string} [label] @param {string} [d] */
function tool(click, label = "", d = "") {
  const el = h("button", { type: "button", class: "player-tool", on: { click } });
  dress(el, label, d);
  return el;
}

/** @param {HTMLElement} el @param {string} label @param {string} d */
function dress(el, label, d) {
  if (el.title === label) return;
  el.title = label;
  el.setAttribute("aria-label", label);
  replace(el, s("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d })));
}
