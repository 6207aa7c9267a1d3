// Looking back: the match after so many of its choices, step by step or at a turn. While one looks
// back nothing can be played.

import { h } from "../dom.js";
import { button, iconButton, select, showError } from "../parts.js";
import { api } from "../net.js";
import { t } from "../texts.js";
import { TimeLine } from "./timeline.js";

/** @typedef {import("../../types.d.ts").MatchState} MatchState */
/** @typedef {import("../../types.d.ts").LogLine} LogLine */
/** @typedef {{choices: number, of: number, seat: string | null, board: Record<string, any>, waiting: string[], log: LogLine[]}} Moment */

const SPEEDS = [2400, 1200, 600, 250]; // milliseconds for a step
const SPEED_NAMES = [
  "ui-table-speed-slow",
  "ui-table-speed-normal",
  "ui-table-speed-fast",
  "ui-table-speed-fastest",
];
const KEPT = 200; // moments that are remembered

export class Replay {
  /** @param {{
   *   match: import("./match.js").Match,
   *   past: import("./past.js").Past,
   *   board: import("../../types.d.ts").Board,
   *   show: (state: MatchState, log: LogLine[], animate: boolean) => Promise<void>,
   *   entered: () => void,
   *   left: () => void,
   * }} wires */
  constructor(wires) {
    this.wires = wires;
    /** @type {number | null} null: live */
    this.at = null;
    this.wanted = 0;
    this.playing = false;
    this.speed = 1;
    /** @type {Map<string, Promise<Moment>>} */
    this.moments = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.slider = h("input", {
      type: "range",
      min: 0,
      max: 0,
      value: 0,
      "aria-label": t("ui-table-replay-slider"),
    });
    this.dragged = -1; // where the slider was moved to while a moment was on its way
    this.slider.addEventListener("input", () => void this.drag());
    this.label = h("span", { class: "replay-label" });
    this.playButton = iconButton(
      "play",
      t("ui-table-replay-play"),
      () => this.toggle(),
      "replay-play",
    );
    this.live = button(t("ui-table-replay-live"), {
      kind: "main",
      class: "replay-live",
      click: () => this.leave(),
    });
    this.visit = button(t("ui-table-replay-visit"), {
      kind: "quiet",
      class: "replay-visit",
      click: () => this.sinceVisit(),
    });
    const { board } = wires;
    this.line = new TimeLine({
      name: board.marks ? t(board.marks.name) : "",
      turnName: (turn) => board.turnName?.(turn) ?? t("ui-table-turn", { turn }),
      go: (choices) => {
        this.pause();
        void this.go(choices);
      },
      show: (choices) => void this.see(choices),
    });
    this.el = h(
      "section",
      { class: "replay", "aria-label": t("ui-table-replay") },
      h(
        "div",
        { class: "replay-row" },
        iconButton("skip-back", t("ui-table-replay-first"), () => void this.go(0)),
        iconButton("previous", t("ui-table-replay-back"), () => void this.step(-1)),
        this.playButton,
        iconButton("next", t("ui-table-replay-forward"), () => void this.step(1)),
        this.slider,
        this.label,
      ),
      this.line.el,
      h(
        "div",
        { class: "replay-row replay-more" },
        this.line.jumps,
        this.speeds(),
        this.visit,
        this.live,
      ),
    );
    this.draw();
  }

  get on() {
    return this.at !== null;
  }

  get of() {
    return this.wires.match.state?.choices ?? 0;
  }

  speeds() {
    const values = SPEED_NAMES.map((id, i) => ({ value: String(i), label: t(id) }));
    const el = select(values, String(this.speed), (value) => (this.speed = Number(value)));
    el.setAttribute("aria-label", t("ui-table-replay-speed"));
    el.classList.add("replay-speed");
    return el;
  }

  draw() {
    const of = this.of;
    const at = this.at ?? of;
    this.slider.max = String(of);
    this.slider.value = String(at);
    this.label.textContent = this.on
      ? t("ui-table-replay-at", { at, of })
      : t("ui-table-replay-of", { of });
    this.live.hidden = !this.on;
    this.visit.hidden = !this.wires.match.missed;
    this.el.classList.toggle("on", this.on);
    this.line.draw(at);
    const words = this.playing ? t("ui-table-replay-pause") : t("ui-table-replay-play");
    if (this.playButton.title !== words) {
      const fresh = iconButton(
        this.playing ? "pause" : "play",
        words,
        () => this.toggle(),
        "replay-play",
      );
      const focused = document.activeElement === this.playButton;
      this.playButton.replaceWith(fresh);
      this.playButton = fresh;
      if (focused) fresh.focus();
    }
  }

  /** The live match has changed. Moments of choices that were taken back are forgotten.
   * @param {number} since how many choices stand */
  changed(since) {
    for (const [key] of this.moments) {
      if (Number(key.split(" ", 1)[0]) > since) this.moments.delete(key);
    }
    if (this.at !== null && this.at > this.of) this.leave();
    this.draw();
  }

  /** @param {number} choices @returns {Promise<Moment>} */
  moment(choices) {
    const match = this.wires.match;
    const seat = match.state?.seat ?? "";
    const key = `${choices} ${seat} ${match.line.language}`;
    let found = this.moments.get(key);
    if (!found) {
      const eyes = seat ? `&seat=${encodeURIComponent(seat)}` : "";
      found = api.get(`/api/matches/${match.id}/replay?choices=${choices}${eyes}`);
      found.catch(() => this.moments.delete(key));
      if (this.moments.size >= KEPT) this.moments.clear();
      this.moments.set(key, found);
    }
    return found;
  }

  /** Shows the match after so many choices. @param {number} choices @param {boolean} [animate] */
  async go(choices, animate = false) {
    const to = Math.max(0, Math.min(this.of, choices));
    this.wanted = to;
    if (!this.on) {
      this.at = to;
      this.wires.entered();
      void this.loadTurns();
    }
    try {
      const moment = await this.moment(to);
      if (!this.on || this.wanted !== to) return;
      this.at = to;
      this.draw();
      const shown = this.wires.show(this.stateOf(moment), moment.log, animate);
      if (this.playing) await shown; // what takes its time is seen to its end
      if (to < this.of) void this.moment(to + 1).catch(() => {});
    } catch (error) {
      this.pause();
      if (this.on && this.wanted === to) this.leave();
      showError(error);
    }
  }

  /** The slider is moved: whoever moves it far does not ask for every moment on the way. */
  async drag() {
    const asked = this.dragged < 0;
    this.dragged = Number(this.slider.value);
    if (!asked) return;
    while (this.dragged >= 0) {
      const to = this.dragged;
      await this.go(to);
      if (this.dragged === to) this.dragged = -1;
    }
  }

  /** Shows what a choice has brought. @param {number} choices */
  async see(choices) {
    this.pause();
    await this.go(choices - 1);
    await this.go(choices, true);
  }

  /** Shows what did not happen: a moment of another line, from where one stands in the past.
   * @param {Moment} moment */
  showInstead(moment) {
    this.pause();
    if (this.on) void this.wires.show(this.stateOf(moment), moment.log, true);
  }

  /** @param {Moment} moment @returns {MatchState} */
  stateOf(moment) {
    return {
      number: -1,
      choices: moment.choices,
      seat: moment.seat ?? null,
      board: moment.board,
      waiting: moment.waiting,
      questions: [],
      status: "running",
      outcome: null,
    };
  }

  /** @param {number} by */
  async step(by) {
    this.pause();
    await this.go((this.at ?? this.of) + by, by === 1);
  }

  /** To the turn before or after. @param {-1 | 1} by */
  async turn(by) {
    if (!this.line.turns.length) await this.loadTurns();
    this.line.toTurn(by);
  }

  toggle() {
    if (this.playing) this.pause();
    else void this.play();
  }

  async play() {
    this.playing = true;
    const start = this.at === null || this.at >= this.of ? 0 : this.at;
    await this.go(start);
    this.draw();
    const next = async () => {
      if (!this.playing || this.at === null) return;
      if (this.at >= this.of) {
        this.pause();
        return;
      }
      await this.go(this.at + 1, (SPEEDS[this.speed] ?? 0) > 300);
      this.timer = setTimeout(() => void next(), SPEEDS[this.speed]);
    };
    this.timer = setTimeout(() => void next(), SPEEDS[this.speed]);
  }

  pause() {
    clearTimeout(this.timer);
    this.playing = false;
    this.draw();
  }

  async sinceVisit() {
    const { missed } = this.wires.match;
    if (this.wires.board.since?.(missed)) return;
    await this.go(missed);
    await this.play();
  }

  /** Back to what is true now. */
  leave() {
    if (!this.on) return;
    clearTimeout(this.timer);
    this.playing = false;
    this.at = null;
    this.draw();
    this.wires.left();
  }

  /** One can do without the time line: the slider is there. */
  async loadTurns() {
    const { past, board } = this.wires;
    try {
      const marks = board.marks ? past.events(board.marks.kinds) : [];
      const [turns, lines] = await Promise.all([past.began(), marks]);
      this.line.fill(turns, [...new Set(lines.map((line) => line.number))]);
    } catch {
      this.line.fill([], []);
    }
  }

  destroy() {
    clearTimeout(this.timer);
    this.playing = false;
  }
}
