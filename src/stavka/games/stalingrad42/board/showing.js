// A battle shown step by step: the odds, the shifts, the die, the result, then losses, determined
// defence, retreat and advance. It can be held, stepped, skipped and seen again; moves of a whole turn likewise.

import { h, replace, s } from "/web/js/dom.js";
import { drawPlate, drawRing, drawWay, inkOf } from "./arrows.js";
import { fightScene } from "./fight_scene.js";
import { apply, list, momentsOf } from "./moments.js";
import { isHex } from "./painted.js";
import { bring } from "./where.js";

/** @typedef {import("/web/types.d.ts").LogLine} LogLine */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Units} Units */
/** @typedef {import("./moments.js").Moment} Moment */
/** @typedef {{ lines: LogLine[], before: Units }} Reel what happened, and how the units lay before */

const PACE = { off: 0, fast: 0.45, normal: 1, slow: 1.9 };
/** How long a moment lasts, in milliseconds. @type {Record<string, number>} */
const TIMES = {
  odds: 1100,
  shifts: 900,
  die: 800,
  result: 1100,
  "stand-die": 1100,
  "stand-result": 1300,
  "units-moved": 1500,
  "unit-arrived": 700,
  "step-lost": 750,
  "units-retreated": 900,
  "units-advanced": 700,
};
const SOON = 800; // all other moments

const ICONS = {
  go: "M6 4L19 12L6 20Z",
  hold: "M6 4H10V20H6ZM14 4H18V20H14Z",
  next: "M5 5L13 12L5 19ZM15 5H18V19H15Z",
  skip: "M4 5L11 12L4 19ZM11 5L18 12L11 19ZM18 5H20.5V19H18Z",
};

export class Showing {
  /** @param {Desk} desk @param {() => void} done puts the board right */
  constructor(desk, done) {
    this.desk = desk;
    this.done = done;
    /** @type {Moment[]} */
    this.moments = [];
    /** @type {Units} */
    this.model = {};
    this.at = -1; // no moment: nothing is shown
    this.run = 0; // each showing has its number; an older one stops
    this.held = false;
    this.steps = 0; // asked for while it is held
    /** @type {(() => void) | null} */
    this.wake = null;
    const { t } = desk.context;
    this.scene = fightScene(desk);
    this.count = h("span", { class: "s42-show-count" });
    this.caption = h("p", { class: "s42-show-text", role: "status" });
    this.buttons = {
      hold: tool(() => this.hold(!this.held)),
      next: tool(() => this.next(), t("board-show-next"), ICONS.next),
      skip: tool(() => this.finish(), t("board-show-skip"), ICONS.skip),
    };
    this.el = h(
      "section",
      { class: "s42-show", hidden: true, "aria-label": t("board-showing") },
      h("header", null, this.count, h("div", { class: "s42-tools" }, Object.values(this.buttons))),
      this.scene.el,
      this.caption,
    );
  }

  get playing() {
    return this.at >= 0;
  }

  /**
   * Shows what happened; resolves when all is shown or skipped.
   * @param {Reel} reel
   * @param {{ held?: boolean, from?: number }} [manner] `from`: the line to begin with
   */
  async play({ lines, before }, { held = false, from = 0 } = {}) {
    const run = ++this.run;
    this.goOn();
    this.model = structuredClone(before);
    for (const line of lines.slice(0, from)) apply(this.model, line);
    this.moments = momentsOf(lines.slice(from));
    this.held = held;
    this.steps = 0;
    this.desk.lay(this.model);
    for (this.at = 0; this.at < this.moments.length; this.at++) {
      const moment = this.moments[this.at];
      const pace = PACE[this.desk.context.settings.animation] || Number(this.held);
      if (!moment || !pace) break;
      this.show(moment);
      if (!this.held) await this.wait((TIMES[moment.kind] ?? SOON) * pace);
      if (this.held && !this.steps && run === this.run)
        await new Promise((wake) => (this.wake = () => wake(null)));
      if (run !== this.run) return;
      this.steps = Math.max(0, this.steps - 1);
    }
    this.finish();
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

  /** Everything as it is now, at once. */
  finish() {
    if (!this.playing) return;
    this.run++;
    this.at = -1;
    this.moments = [];
    this.held = false;
    this.el.hidden = true;
    this.goOn();
    this.done();
  }

  /** @param {boolean} held */
  hold(held) {
    this.held = held;
    this.goOn();
    this.dress();
  }

  next() {
    if (!this.held) this.hold(true);
    else {
      this.steps++;
      this.goOn();
    }
  }

  goOn() {
    const wake = this.wake;
    this.wake = null;
    wake?.();
  }

  /** @param {Moment} moment */
  show(moment) {
    const { desk } = this;
    const [first] = moment.lines;
    const fought = first?.event === "event-battle-fought";
    const stands = first?.event === "event-defence-thrown";
    this.scene.show(fought || stands ? moment : null, this.model);
    for (const line of moment.lines) apply(this.model, line);
    if (!fought) desk.lay(this.model);
    bring(desk, placesOf(moment));
    desk.paint();
    this.el.hidden = false;
    this.el.dataset.moment = moment.kind;
    this.count.textContent = `${this.at + 1}/${this.moments.length}`;
    this.caption.textContent = this.words(moment);
    this.dress();
  }

  /** @param {Moment} moment */
  words({ kind, lines }) {
    const { t, name } = this.desk.context;
    const [line] = lines;
    if (line?.event === "event-battle-fought")
      return kind === "result" ? name(String(line.args?.result)) : "";
    if (kind === "stand-die") return "";
    if (kind === "units-moved" && lines.length > 1)
      return t("board-since-moves", { count: lines.length });
    return lines.map((each) => each.text).join(" ");
  }

  dress() {
    const { t } = this.desk.context;
    const { hold } = this.buttons;
    dress(
      hold,
      t(this.held ? "board-show-go" : "board-show-hold"),
      this.held ? ICONS.go : ICONS.hold,
    );
    this.el.classList.toggle("is-held", this.held);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {import("./camera.js").Camera} camera */
  over(ctx, camera) {
    const moment = this.moments[this.at];
    if (!moment) return;
    for (const line of moment.lines) this.paint(ctx, camera, moment.kind, line);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {import("./camera.js").Camera} camera @param {string} kind @param {LogLine} line */
  paint(ctx, camera, kind, line) {
    const args = line.args ?? {};
    const place = String(args.place ?? "");
    const side = this.sideOf(line);
    if (line.event === "event-battle-fought") {
      const from = new Set(list(args.attackers).map((id) => this.model[id]?.[0] ?? ""));
      for (const hex of from)
        drawWay(ctx, camera, [hex, place], "attack", inkOf(side), { short: 0.3 });
      const column = String(kind === "odds" ? args.odds : args.column);
      drawPlate(ctx, camera, place, column.replace("ratio-", ""), { large: true });
    } else if (kind === "units-moved") drawWay(ctx, camera, list(args.path), "move", inkOf(side));
    else if (kind === "units-retreated")
      drawWay(ctx, camera, list(args.path), "retreat", inkOf(side));
    else if (kind === "units-advanced")
      drawWay(ctx, camera, list(args.path), "advance", inkOf(side));
    else if (isHex(place)) {
      drawRing(ctx, camera, place, inkOf(side));
      if (kind === "step-lost") drawPlate(ctx, camera, place, "−1", { ink: inkOf(side) });
      if (kind === "unit-eliminated" || kind === "units-trapped")
        drawPlate(ctx, camera, place, "✕", { ink: inkOf(side) });
    }
  }

  /** Whose units a line speaks of. @param {LogLine} line */
  sideOf(line) {
    const { unit, units, attackers } = line.args ?? {};
    const [id = ""] = list(attackers ?? units ?? unit);
    return this.desk.scenario.units[id]?.side ?? "";
  }
}

/** Where a moment happens. @param {Moment} moment */
function placesOf({ lines }) {
  return lines.flatMap(({ args }) => [...list(args?.place), ...list(args?.path)].filter(isHex));
}

/** @param {() => void} click @param {string} [label] @param {string} [d] */
export function tool(click, label = "", d = "") {
  const el = h("button", { type: "button", class: "s42-tool", on: { click } });
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
