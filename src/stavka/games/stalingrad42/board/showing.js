// A battle shown step by step: the odds, the shifts, the die, the result, then losses, determined
// defence, retreat and advance; moves of a whole turn likewise.

import { Player } from "/web/js/board/player.js";
import { h } from "/web/js/dom.js";
import { drawPlate, drawRing, drawWay, inkOf } from "./arrows.js";
import { fightScene } from "./fight_scene.js";
import { apply, list, momentsOf } from "./moments.js";
import { isHex } from "./painted.js";
import { bring, outOfAreas } from "./where.js";

/** @typedef {import("/web/types.d.ts").LogLine} LogLine */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Units} Units */
/** @typedef {import("./moments.js").Moment} Moment */
/** @typedef {{ lines: LogLine[], before: Units }} Reel what happened, and how the units lay before */

/** How long a moment lasts, in milliseconds. @type {Record<string, number>} */
const TIMES = {
  odds: 1100,
  shifts: 900,
  die: 800,
  result: 1100,
  "stand-die": 1100,
  "stand-result": 1300,
  "units-moved": 1500,
  "units-shipped": 1500,
  "unit-arrived": 700,
  "step-lost": 750,
  "units-retreated": 900,
  "units-advanced": 700,
};
const SOON = 800; // all other moments

export class Showing {
  /** @param {Desk} desk @param {() => void} done puts the board right */
  constructor(desk, done) {
    this.desk = desk;
    this.done = done;
    /** @type {Units} */
    this.model = {};
    this.scene = fightScene(desk);
    /** @type {Player<Moment>} */
    this.player = new Player(desk.context, {
      show: (moment) => this.show(moment),
      time: ({ kind }) => TIMES[kind] ?? SOON,
      words: (moment) => this.words(moment),
      sound: ({ kind }) => (/\bdie$/.test(kind) ? "dice" : kind === "odds" ? "shot" : "step"),
    });
    const { count, tools, caption } = this.player;
    this.el = h(
      "section",
      { class: "s42-show", hidden: true, "aria-label": desk.context.t("board-showing") },
      h("header", null, count, tools),
      this.scene.el,
      caption,
    );
  }

  get playing() {
    return this.player.playing;
  }

  /**
   * Shows what happened; resolves when all is shown or skipped.
   * @param {Reel} reel
   * @param {{ held?: boolean, from?: number }} [manner] `from`: the line to begin with
   */
  play({ lines, before }, { held = false, from = 0 } = {}) {
    const begin = () => {
      this.model = structuredClone(before);
      for (const line of lines.slice(0, from)) apply(this.model, line);
      this.desk.lay(this.model);
    };
    const done = () => {
      this.el.hidden = true;
      this.done();
    };
    return this.player.play({ moments: momentsOf(lines.slice(from)), begin, done }, held);
  }

  /** Everything as it is now, at once. */
  finish() {
    this.player.finish();
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

  /** @param {CanvasRenderingContext2D} ctx @param {import("./camera.js").Camera} camera */
  over(ctx, camera) {
    const { moment } = this.player;
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
      for (const start of from) {
        const way = outOfAreas(this.desk, [start, place]);
        drawWay(ctx, camera, way, "attack", inkOf(side), { short: 0.3 });
      }
      const column = String(kind === "odds" ? args.odds : args.column);
      drawPlate(ctx, camera, place, column.replace("ratio-", ""), { large: true });
    } else if (kind === "units-moved" || kind === "units-shipped")
      drawWay(ctx, camera, list(args.path), "move", inkOf(side));
    else if (kind === "units-retreated")
      drawWay(ctx, camera, list(args.path), "retreat", inkOf(side));
    else if (kind === "units-advanced")
      drawWay(ctx, camera, outOfAreas(this.desk, list(args.path)), "advance", inkOf(side));
    else if (isHex(place)) {
      drawRing(ctx, camera, place, inkOf(side));
      if (kind === "step-lost") drawPlate(ctx, camera, place, "−1", { ink: inkOf(side) });
      if (kind === "unit-eliminated" || kind === "units-trapped")
        drawPlate(ctx, camera, place, "×", { ink: inkOf(side) });
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
