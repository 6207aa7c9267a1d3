// What the eye follows while orders are executed: platoons that travel, tracers, dice, hits.

import { s } from "/web/js/dom.js";
import { round } from "./field.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Args} Args */
/** @typedef {import("./field.js").Field} Field */
/** @typedef {import("./field.js").Point} Point */

const EASE = "cubic-bezier(0.35, 0.1, 0.3, 1)";
/** Where the pips of a face lie, in thirds. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const DIE = 17;
const ROW = 8; // dice in a row
const GROWN = 1.5; // dice on the map are this much larger

export class Effects {
  /** @param {Context} context @param {ReturnType<typeof import("./units.js").makeUnits>} units */
  constructor(context, units) {
    this.context = context;
    this.units = units;
    this.el = s("g", { class: "tk-effects", "aria-hidden": "true" });
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** @type {Set<Animation>} of what is shown for a while */
    this.flashes = new Set();
    this.still = false; // what is shown stays until the next moment
  }

  /** What is shown now is gone. */
  wipe() {
    for (const animation of this.flashes) animation.cancel();
    this.flashes.clear();
    this.el.replaceChildren();
  }

  /** What is shown now stays until it is wiped. */
  freeze() {
    for (const animation of this.flashes) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime ?? 0) / 2;
    }
  }

  clear() {
    this.wipe();
    for (const animation of this.running) animation.cancel();
    this.running.clear();
  }

  /** Platoons that stand elsewhere now go there. @param {Map<string, Point & { scale: number }>} stood @param {number} time */
  travel(stood, time) {
    for (const [id, now] of this.units.stands) {
      const was = stood.get(id);
      const el = this.units.counters.get(id);
      if (!was || !el?.isConnected || (was.x === now.x && was.y === now.y)) continue;
      this.animate(
        el,
        [
          { translate: `${round(was.x - now.x)}px ${round(was.y - now.y)}px` },
          { translate: "0px 0px" },
        ],
        time * 0.9,
      );
    }
  }

  /** What is shown at a moment. @param {string} kind @param {Args} args @param {number} time @param {Field} field */
  before(kind, args, time, field) {
    const at = this.spot(String(args.unit ?? ""));
    const to = this.spot(String(args.target ?? ""));
    const dice = (Array.isArray(args.dice) ? args.dice : []).map(Number);
    const { t } = this.context;
    const place = args.place ? field.middle(String(args.place)) : null;
    switch (kind) {
      case "shot-fired":
        if (at && to) this.shot(at, to, dice, Number(args.accuracy), time);
        break;
      case "shot-wasted":
      case "no-shot":
        if (at) this.word(at, "×", "bad", time);
        break;
      case "hits-taken":
        if (at) this.hits(at, Number(args.stopped), Number(args.damage), time);
        break;
      case "unit-destroyed":
      case "unit-captured":
        if (at) this.cross(at, time);
        break;
      case "steadfastness-tested": {
        const passed = args.passed === true;
        if (at)
          this.roll(
            at,
            dice,
            () => passed,
            t("board-exec-test", {
              total: Number(args.total),
              steadfastness: Number(args.steadfastness),
            }),
            passed ? "good" : "bad",
            time,
          );
        break;
      }
      case "contest": {
        const enters = args.enters === true;
        if (at) this.roll(at, dice, () => enters, `= ${args.total}`, enters ? "good" : "bad", time);
        break;
      }
      case "meeting-attack":
        if (at) this.roll(at, dice, () => true, "", "good", time);
        if (to)
          this.roll(to, [args.enemy_dice ?? []].flat().map(Number), () => false, "", "bad", time);
        break;
      case "close-combat-begins":
      case "ambush-discovered":
      case "ambush-fires":
        if (place) this.at(place, time);
        break;
      case "step":
      case "moves":
        break;
      default:
        if (at) this.at(at, time);
    }
  }

  /** @param {string} id */
  spot(id) {
    const el = this.units.counters.get(id);
    return el?.isConnected ? (this.units.stands.get(id) ?? null) : null;
  }

  /** @param {Element} el @param {Keyframe[]} frames @param {number} duration */
  animate(el, frames, duration) {
    const animation = el.animate(frames, { duration, easing: EASE, fill: "backwards" });
    this.running.add(animation);
    animation.onfinish = animation.oncancel = () => this.running.delete(animation);
  }

  /** Shows something for a while. @param {SVGElement} el @param {number} time @param {Keyframe[]} [frames] @param {number} [delay] */
  flash(
    el,
    time,
    frames = [
      { opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.8 },
      { opacity: 0 },
    ],
    delay = 0,
  ) {
    this.el.append(el);
    if (this.still) return;
    const animation = el.animate(frames, {
      duration: time,
      delay,
      easing: EASE,
      fill: "backwards",
    });
    this.flashes.add(animation);
    animation.onfinish = animation.oncancel = () => {
      this.flashes.delete(animation);
      el.remove();
    };
  }

  /** A ring that draws the eye to a place. @param {Point} at @param {number} time */
  at(at, time) {
    const ring = s(
      "g",
      { transform: `translate(${at.x} ${at.y})` },
      s("circle", { class: "tk-ring", r: 44 }),
    );
    this.flash(ring, time);
  }

  /** @param {Point} from @param {Point} to @param {number[]} dice @param {number} accuracy @param {number} time */
  shot(from, to, dice, accuracy, time) {
    const near = Math.hypot(to.x - from.x, to.y - from.y) < 60;
    const hits = dice.map((face) => face <= accuracy);
    const rounds = Math.min(6, Math.max(2, Math.ceil(dice.length / 2)));
    if (this.still)
      this.flash(
        s("path", { class: "tk-tracer", d: `M${from.x} ${from.y}L${to.x} ${to.y}` }),
        time,
      );
    for (let n = 0; n < rounds && !this.still; n++) {
      const aside = (n - (rounds - 1) / 2) * 4;
      const line = s("path", {
        class: "tk-tracer",
        d: `M${round(from.x + aside)} ${round(from.y - aside)}L${round(to.x + aside * 1.6)} ${round(to.y - aside)}`,
        pathLength: 100,
        "stroke-dasharray": "22 200",
      });
      this.flash(
        line,
        time * 0.32,
        [
          { strokeDashoffset: 22, opacity: 1 },
          { strokeDashoffset: -100, opacity: 1 },
        ],
        (time * 0.22 * n) / rounds,
      );
    }
    if (!near && !this.still)
      this.flash(s("circle", { class: "tk-flash", cx: from.x, cy: from.y, r: 16 }), time * 0.3);
    this.roll(
      to,
      dice,
      (face) => face <= accuracy,
      `≤${accuracy}: ${hits.filter(Boolean).length}`,
      hits.some(Boolean) ? "hit" : "miss",
      time,
    );
  }

  /** Dice over a platoon, with a word beside them. @param {Point} at @param {number[]} dice @param {(face: number) => boolean} hit @param {string} text @param {string} mood @param {number} time */
  roll(at, dice, hit, text, mood, time) {
    const rows = Math.ceil(dice.length / ROW);
    const wide = Math.max(Math.min(ROW, dice.length) * DIE, text.length * 9) + 14;
    const high = rows * DIE + (text ? 20 : 0) + 10;
    const top = at.y - 40 - high * GROWN < 4 ? 42 : -40 - high * GROWN;
    const board = s(
      "g",
      {
        class: `tk-roll is-${mood}`,
        transform: `translate(${at.x} ${round(at.y + top)}) scale(${GROWN})`,
      },
      s("rect", {
        class: "tk-roll-ground",
        x: round(-wide / 2),
        y: 0,
        width: round(wide),
        height: high,
        rx: 4,
      }),
      dice.map((face, n) => {
        const row = Math.floor(n / ROW);
        const inRow = Math.min(ROW, dice.length - row * ROW);
        return die(face, hit(face), ((n % ROW) - (inRow - 1) / 2) * DIE, 6 + DIE * (row + 0.5));
      }),
      text ? s("text", { y: high - 7 }, text) : null,
    );
    this.flash(board, time, [
      { opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { opacity: 1, offset: 0.92 },
      { opacity: 0 },
    ]);
  }

  /** @param {Point} at @param {number} stopped @param {number} damage @param {number} time */
  hits(at, stopped, damage, time) {
    const d = Array.from({ length: 16 }, (_, n) => {
      const angle = (n / 16) * 2 * Math.PI;
      const r = n % 2 ? 24 : 40;
      return `${n ? "L" : "M"}${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;
    }).join("");
    const text = damage ? `−${damage}` : `${stopped}`;
    const el = s(
      "g",
      {
        class: damage ? "tk-burst" : "tk-burst is-stopped",
        transform: `translate(${at.x} ${at.y})`,
      },
      damage
        ? s("path", { class: "tk-blast", d: `${d}Z` })
        : s("path", { class: "tk-blast", d: "M-20 -22H20V4Q20 18 0 25Q-20 18 -20 4Z" }),
      s("text", { y: 9 }, text),
    );
    this.flash(el, time);
  }

  /** @param {Point} at @param {number} time */
  cross(at, time) {
    this.flash(
      s("path", {
        class: "tk-lost",
        transform: `translate(${at.x} ${at.y})`,
        d: "M-24 -24L24 24M24 -24L-24 24",
      }),
      time,
    );
  }

  /** @param {Point} at @param {string} text @param {string} mood @param {number} time */
  word(at, text, mood, time) {
    this.flash(
      s(
        "g",
        { class: `tk-word is-${mood}`, transform: `translate(${at.x} ${at.y})` },
        s("circle", { r: 18 }),
        s("text", { y: 9 }, text),
      ),
      time,
    );
  }
}

/** @param {number} face @param {boolean} hit @param {number} x @param {number} y */
function die(face, hit, x, y) {
  return s(
    "g",
    { class: hit ? "tk-die is-hit" : "tk-die", transform: `translate(${round(x)} ${round(y)})` },
    s("rect", { x: -7.2, y: -7.2, width: 14.4, height: 14.4, rx: 2.6 }),
    (PIPS[face] ?? []).map(([px, py]) => s("circle", { cx: px * 3.9, cy: py * 3.9, r: 1.55 })),
  );
}
