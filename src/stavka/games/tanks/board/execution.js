// The execution of a turn, step by step: what the log tells is shown in its order, moves that
// happen at one moment together.

import { Player } from "/web/js/board/player.js";
import { Effects } from "./effects.js";
import { diceOf, isShot } from "./log.js";
import { onMap } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").LogLine} LogLine */
/** @typedef {import("./units.js").Unit} Unit */
/** @typedef {import("./orders.js").Order} Order */
/** @typedef {Record<string, Unit>} Units */
/** @typedef {{ kind: string, lines: LogLine[] }} Beat one moment of the execution */
/** @typedef {{ beats: Beat[], before: Units }} Turn its moments, and the platoons before it */

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
    this.parts = parts;
    this.effects = new Effects(context, parts.units);
    /** @type {Units} */
    this.model = {};
    /** @type {Turn | null} */
    this.last = null; // what can be seen again
    /** @type {Player<Beat>} */
    this.player = new Player(context, {
      show: (beat, time) => this.show(beat, time),
      time: (beat) => TIMES[beat.kind] ?? SOON,
      words: ({ kind, lines }) =>
        (kind === "moves" ? lines : lines.slice(0, 1)).map((line) => line.text).join(" "),
      hold: () => this.effects.freeze(),
      sound: ({ lines }) => (lines.some(isShot) ? "shot" : lines.some(diceOf) ? "dice" : "step"),
    });
  }

  get playing() {
    return this.player.playing;
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
    };
    this.player.keep(this.reel(this.last.beats, this.last.before, done));
  }

  /** Shows moments; resolves when all is shown. @param {Beat[]} beats @param {Units} before @param {() => void} done */
  play(beats, before, done) {
    this.keep(beats, before, done);
    return this.player.play(this.reel(beats, before, done));
  }

  /** @param {Beat[]} beats @param {Units} before @param {() => void} done */
  reel(beats, before, done) {
    return {
      moments: beats,
      begin: () => {
        this.model = structuredClone(before);
        this.parts.orders.hide();
        this.draw();
      },
      done: () => {
        this.effects.clear();
        this.parts.orders.hide();
        done();
      },
    };
  }

  /** Everything as it is now, at once. */
  finish() {
    this.player.finish();
  }

  draw() {
    const { units, orders, map } = this.parts;
    units.update(this.model, map.field);
    orders.sectors(this.model, map.field);
  }

  /** @param {Beat} beat @param {number} time */
  show(beat, time) {
    const { units, orders, map } = this.parts;
    this.effects.wipe();
    this.effects.still = this.player.held;
    if (beat.kind === "reveal") {
      const told = beat.lines.flatMap((line) => ordered(line));
      orders.reveal(this.model, told, map.field);
      for (const line of beat.lines) this.apply(line);
      orders.sectors(this.model, map.field);
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
