// The execution of a turn, step by step: what the log tells is shown in its order, moves that
// happen at one moment together. It can be held, stepped, skipped and seen again.

import { h, replace, s } from "/web/js/dom.js";
import { Effects } from "./effects.js";
import { onMap } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").LogLine} LogLine */
/** @typedef {import("./units.js").Unit} Unit */
/** @typedef {import("./orders.js").Order} Order */
/** @typedef {Record<string, Unit>} Units */
/** @typedef {{ kind: string, lines: LogLine[] }} Beat one moment of the execution */
/**
 * What is played: the platoons before and the lines of the log. `done` puts the board right.
 * @typedef {{ beats: Beat[], before: Units, done: () => void }} Reel
 */

const PACE = { off: 0, fast: 0.45, normal: 1, slow: 1.9 };
/** How long a moment lasts, in milliseconds. @type {Record<string, number>} */
const TIMES = {
  reveal: 1600,
  step: 450,
  moves: 330,
  "shot-fired": 1000,
  "hits-taken": 650,
  "unit-destroyed": 600,
  "steadfastness-tested": 900,
  "unit-suppressed": 500,
  contest: 900,
  "meeting-attack": 1000,
  "close-combat-begins": 600,
  "flank-attacked": 600,
  "ambush-discovered": 700,
  "ambush-fires": 600,
};
const SOON = 420; // all other moments
/** What is a moment at all. */
const TOLD = [
  "shot-fired",
  "shot-wasted",
  "no-shot",
  "hits-taken",
  "unit-destroyed",
  "steadfastness-tested",
  "unit-suppressed",
  "unit-recovers",
  "unit-halted",
  "contest",
  "meeting-attack",
  "ambush-discovered",
  "ambush-fires",
  "ambush-left",
  "flank-attacked",
  "close-combat-begins",
  "unit-captured",
  "ambush-prepared",
  "ambush-set",
  "ambush-changed",
  "units-merged",
  "rally-failed",
  "resupply-begins",
  "ammunition-taken",
  "unit-leaves",
];

/** The moments that lines of the log make. @param {LogLine[]} lines @returns {Beat[]} */
export function beatsOf(lines) {
  /** @type {Beat[]} */
  const beats = [];
  for (const line of lines) {
    const event = line.event.replace(/^event-/, "");
    const last = beats.at(-1);
    if (event === "orders-revealed") beats.push({ kind: "reveal", lines: [line] });
    else if (event.endsWith("-ordered")) {
      if (last?.kind === "reveal") last.lines.push(line);
    } else if (event === "step-begins" || event === "phase-begins")
      beats.push({ kind: "step", lines: [line] });
    else if (event === "unit-moved" || event === "wire-broken") {
      const again = last?.lines.some(
        (other) => other.event === line.event && other.args?.unit === line.args?.unit,
      );
      if (last?.kind === "moves" && !again) last.lines.push(line);
      else beats.push({ kind: "moves", lines: [line] });
    } else if (TOLD.includes(event)) beats.push({ kind: event, lines: [line] });
  }
  // A step in which nothing happens is no moment.
  return beats.filter(
    (beat, n) => beat.kind !== "step" || (beats[n + 1]?.kind ?? "step") !== "step",
  );
}

export class Execution {
  /**
   * @param {Context} context
   * @param {{
   *   units: ReturnType<typeof import("./units.js").makeUnits>,
   *   orders: ReturnType<typeof import("./orders.js").makeOrders>,
   *   map: ReturnType<typeof import("./map.js").makeMap>,
   * }} parts
   */
  constructor(context, parts) {
    this.context = context;
    this.parts = parts;
    this.effects = new Effects(context, parts.units);
    /** @type {Reel | null} */
    this.reel = null; // what is shown now
    /** @type {Reel | null} */
    this.last = null; // what can be seen again
    this.at = 0;
    this.run = 0; // each showing has its number; an older one stops
    this.held = false;
    this.steps = 0; // asked for while it is held
    /** @type {(() => void) | null} */
    this.wake = null; // goes on, while it waits for the player
    /** @type {Units} */
    this.model = {};
    this.caption = h("p", { class: "tk-exec-text", role: "status", "aria-live": "off" });
    this.count = h("span", { class: "tk-exec-count" });
    const { t } = context;
    this.buttons = {
      hold: tool(() => this.hold(!this.held)),
      next: tool(() => this.next(), t("board-exec-next"), "M5 5L13 12L5 19ZM15 5H18V19H15Z"),
      skip: tool(
        () => this.finish(),
        t("board-exec-skip"),
        "M4 5L11 12L4 19ZM11 5L18 12L11 19ZM18 5H20.5V19H18Z",
      ),
      again: tool(
        () => void this.again(),
        t("board-exec-again"),
        "M12 5A7 7 0 1 1 5.2 10.4L7.6 11A4.6 4.6 0 1 0 12 7.5V11L6.5 6.2L12 1.6Z",
      ),
    };
    this.el = h(
      "div",
      { class: "tk-exec", hidden: true },
      this.count,
      this.caption,
      h("div", { class: "tk-tools" }, Object.values(this.buttons)),
    );
    this.show();
  }

  get playing() {
    return this.reel !== null;
  }

  /**
   * Keeps lines of the log, to be shown now or later. What is told of one turn in several parts,
   * because somebody had to decide something between them, is seen again as a whole.
   * @param {Beat[]} beats @param {Units} before @param {() => void} done puts the board right
   */
  keep(beats, before, done) {
    const whole = this.last && beats[0]?.kind !== "reveal" ? this.last : null;
    this.last = {
      beats: [...(whole?.beats ?? []), ...beats],
      before: whole?.before ?? before,
      done,
    };
    this.show();
  }

  /** Shows moments; resolves when all is shown. @param {Beat[]} beats @param {Units} before @param {() => void} done */
  play(beats, before, done) {
    this.keep(beats, before, done);
    return this.start({ beats, before, done });
  }

  /** @param {Reel} reel @param {boolean} [held] step by step from the beginning */
  async start(reel, held = false) {
    const run = ++this.run;
    this.reel = reel;
    this.at = 0;
    this.held = held;
    this.steps = 0;
    this.model = structuredClone(reel.before);
    this.parts.orders.hide();
    this.draw();
    for (; this.at < reel.beats.length; this.at++) {
      const beat = reel.beats[this.at];
      const pace = PACE[this.context.settings.animation] || Number(this.held);
      if (!beat || !pace) break;
      this.effects.wipe();
      this.show();
      await this.one(beat, pace);
      if (this.held && !this.steps && run === this.run)
        await new Promise((wake) => (this.wake = () => wake(null)));
      if (run !== this.run) return;
      this.steps = Math.max(0, this.steps - 1);
    }
    this.finish();
  }

  /** Everything as it is now, at once. */
  finish() {
    const reel = this.reel;
    if (!reel) return;
    this.run++;
    this.reel = null;
    this.held = false;
    this.goOn();
    this.effects.clear();
    this.parts.orders.hide();
    reel.done();
    this.show();
  }

  async again() {
    const reel = this.last;
    if (!reel || this.reel) return;
    await this.start(reel, !PACE[this.context.settings.animation]);
  }

  /** @param {boolean} held */
  hold(held) {
    this.held = held;
    if (held) this.effects.freeze();
    else this.goOn();
    this.show();
  }

  next() {
    if (!this.held) {
      this.hold(true);
      return;
    }
    this.steps++;
    this.effects.hurry();
    this.goOn();
  }

  goOn() {
    const wake = this.wake;
    this.wake = null;
    wake?.();
  }

  /** The bar over the map. */
  show() {
    const { t } = this.context;
    const reel = this.reel;
    const { hold, next, skip, again } = this.buttons;
    this.el.hidden = !reel && !this.last;
    this.el.classList.toggle("is-playing", Boolean(reel));
    this.el.classList.toggle("is-held", this.held);
    hold.hidden = next.hidden = skip.hidden = !reel;
    again.hidden = Boolean(reel);
    dress(
      hold,
      t(this.held ? "board-exec-go" : "board-exec-hold"),
      this.held ? "M6 4L19 12L6 20Z" : "M6 4H10V20H6ZM14 4H18V20H14Z",
    );
    const beat = reel?.beats[this.at];
    this.count.textContent = reel
      ? `${Math.min(this.at + 1, reel.beats.length)}/${reel.beats.length}`
      : "";
    this.caption.textContent = beat
      ? beat.kind === "moves"
        ? beat.lines.map((line) => line.text).join(" ")
        : (beat.lines[0]?.text ?? "")
      : reel
        ? ""
        : t("board-exec-over");
  }

  draw() {
    const { units, orders, map } = this.parts;
    units.update(this.model, map.field);
    orders.sectors(this.model, map.field);
  }

  /** @param {Beat} beat @param {number} pace */
  async one(beat, pace) {
    const time = (TIMES[beat.kind] ?? SOON) * pace;
    const { units, orders, map } = this.parts;
    this.effects.still = this.held;
    if (beat.kind === "reveal") {
      const told = beat.lines.flatMap((line) => ordered(line));
      orders.reveal(this.model, told, map.field);
      for (const line of beat.lines) this.apply(line);
      orders.sectors(this.model, map.field);
      await this.effects.pause(time);
      return;
    }
    for (const name of ["target", "unit"])
      units.counters
        .get(String(beat.lines[0]?.args?.[name] ?? ""))
        ?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const stood = new Map(units.stands);
    this.effects.before(beat.kind, beat.lines[0]?.args ?? {}, time, map.field);
    for (const line of beat.lines) this.apply(line);
    this.ties();
    this.draw();
    if (beat.kind === "moves") this.effects.travel(stood, time);
    for (const line of beat.lines) {
      if (line.event === "event-wire-broken")
        this.effects.at(map.field.middle(String(line.args?.other)), time);
    }
    await this.effects.pause(time);
  }

  /** Who shares a hex with enemies. */
  ties() {
    const all = Object.values(this.model);
    for (const unit of all)
      unit.tied =
        onMap(unit.place) &&
        !unit.ambush &&
        all.some(
          (other) => other.place === unit.place && other.side !== unit.side && !other.ambush,
        );
  }

  /** What a line changes. @param {LogLine} line */
  apply(line) {
    const args = line.args ?? {};
    const unit = this.model[String(args.unit ?? "")];
    if (!unit) return;
    const place = String(args.place ?? "");
    switch (line.event) {
      case "event-defence-ordered":
        Object.assign(unit, { facing: place, zone: Number(args.zone) });
        break;
      case "event-unit-moved":
        unit.place = place;
        break;
      case "event-hits-taken":
        unit.strength = Number(args.left);
        unit.protection = Math.max(0, unit.protection - Number(args.stopped));
        break;
      case "event-unit-destroyed":
        unit.place = "destroyed";
        break;
      case "event-unit-captured":
        unit.place = "captured";
        break;
      case "event-unit-leaves":
        unit.place = "left";
        break;
      case "event-unit-suppressed":
        Object.assign(unit, { suppressed: true, facing: null, zone: null });
        break;
      case "event-unit-recovers":
        Object.assign(unit, { suppressed: false, flag: false });
        break;
      case "event-ambush-set":
        unit.ambush = true;
        break;
      case "event-ambush-discovered":
      case "event-ambush-fires":
      case "event-ambush-left":
        Object.assign(unit, { ambush: false, place, facing: null, zone: null });
        break;
      case "event-units-merged": {
        const other = this.model[String(args.other)];
        if (other) other.place = "merged";
        unit.strength = Number(args.strength);
        break;
      }
    }
  }
}

/** The order that a line tells, if it can be drawn. @param {LogLine} line @returns {[string, Order][]} */
function ordered(line) {
  const args = line.args ?? {};
  const kind = line.event.replace(/^event-|-ordered$/g, "");
  const route = /** @type {string[]} */ (args.route ?? []);
  const target = args.target ? String(args.target) : undefined;
  /** @type {Record<string, string>} */
  const kinds = { "moving-fire": "fire-on-the-move", "close-combat": "attack" };
  /** @type {Order} */
  const order = { kind: kinds[kind] ?? kind, target, route };
  // A firing hex before the first step of the route is where the platoon stands.
  if (kind === "moving-fire") order.shoot = route.indexOf(String(args.place)) + 1;
  return args.unit ? [[String(args.unit), order]] : [];
}

/** @param {() => void} click @param {string} [label] @param {string} [d] */
function tool(click, label = "", d = "") {
  const el = h("button", { type: "button", class: "tk-tool", on: { click } });
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
