// What the other camps do, moment by moment: a card turns over, what it brings is told line by line
// where it happens. What has come to one's own camp stays written until it has been seen.

import { Player } from "/web/js/board/player.js";
import { h, replace } from "/web/js/dom.js";
import { icon } from "/web/js/parts.js";
import { thingsOf } from "./log.js";
import { ownCamp } from "./reckon.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").LogLine} LogLine */
/** @typedef {{ state: MatchState, line: LogLine }} Moment a line, and the table after its choice */

/** Talk and preparation: in the log, but no moments. */
const SILENT = [
  "event-role-taken",
  "event-card-laid",
  "event-turn-stopped",
  "event-offer-made",
  "event-offer-gives",
  "event-offer-wants",
  "event-offer-countered",
  "event-offer-refused",
];
/** How long a moment lasts, in milliseconds. @type {Record<string, number>} */
const TIMES = {
  "event-card-opened": 1500,
  "event-nothing-happens": 700,
  "event-people-fed": 700,
  "event-exchanged": 700,
  "event-enemies-killed": 1300,
  "event-people-died": 1400,
  "event-attack-threatened": 1400,
  "event-battle-fought": 1400,
  "event-camp-destroyed": 1700,
};
const SHOTS = ["event-enemies-killed", "event-battle-fought", "event-sabotage"];
const SOON = 1000; // all other moments
const CORNERS = ["top left", "top right", "bottom left"]; // the fourth has the buttons that zoom
const MOST = 6; // lines of one's own that are kept in sight
const SOON_AFTER = 150; // milliseconds: by then the woods lie still

/** @param {LogLine} line */
const told = ({ event }) => !SILENT.includes(event);

export class Story {
  /**
   * @param {Context} context
   * @param {(state: MatchState, animate: boolean) => Promise<void>} draw the table in a state
   * @param {Element} woods what is drawn
   */
  constructor(context, draw, woods) {
    this.draw = draw;
    /** @type {MatchState | null} */
    this.now = null;
    /** @type {MatchState | null} */
    this.before = null; // what can be seen again begins here
    /** @type {Moment[]} */
    this.moments = []; // all that happened since one's own choice
    /** @type {LogLine[]} */
    this.own = [];
    /** @type {Element[]} */
    this.lit = [];
    /** @type {string[]} */
    this.pointed = [];
    this.lines = h("span", null);
    this.slip = h(
      "button",
      {
        type: "button",
        class: "pt-slip",
        title: context.t("board-own-seen"),
        hidden: true,
        on: { click: () => this.seen() },
      },
      h("b", null, context.t("board-own-news"), icon("close")),
      this.lines,
    );
    /** @type {Player<Moment>} */
    this.player = new Player(context, {
      time: ({ line }) => TIMES[line.event] ?? SOON,
      words: ({ line }) => line.text,
      sound: ({ line: { event } }) =>
        SHOTS.includes(event) ? "shot" : event === "event-card-opened" ? "card" : null,
      show: ({ state, line }, time) => {
        const turned = line.event === "event-card-opened";
        void this.draw({ ...state, questions: [] }, turned && time > 0);
        this.light(line);
      },
    });
    this.el = h("div", { class: "pt-over" }, this.slip, this.player.el);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    this.room = new ResizeObserver(() => this.settleSoon());
    this.room.observe(this.el);
    this.moved = new MutationObserver(() => this.settleSoon());
    this.moved.observe(woods, { attributeFilter: ["style"] });
  }

  destroy() {
    clearTimeout(this.later);
    this.room.disconnect();
    this.moved.disconnect();
    this.player.finish();
  }

  /** Do others do something here? @param {LogLine[]} log */
  tells(log) {
    const mine = this.now && ownCamp(this.now)?.id;
    return log.some((line) => told(line) && line.args?.camp !== mine);
  }

  /**
   * A state that has come, and what led to it; resolves when it has been seen.
   * @param {MatchState} state @param {LogLine[]} log @param {boolean} animate
   */
  async take(state, log, animate) {
    const before = this.now;
    if (!before || !log.length) return this.look(state);
    const plays = this.tells(log);
    const mine = ownCamp(before)?.id;
    if (before.questions.length || !this.before) {
      this.before = before;
      this.moments = [];
      if (log.some(told)) this.own = [];
    }
    this.now = state;
    const news = log.filter(told).map((line) => ({ state, line }));
    this.moments.push(...news);
    this.own.push(...log.filter((line) => told(line) && line.args?.camp === mine));
    const { player } = this;
    if (plays || player.playing) player.keep(this.reel(this.before, [...this.moments]));
    if (player.playing) player.reel?.moments.push(...news);
    else if (plays && animate) await player.play(this.reel(before, news));
    else await this.draw(state, animate);
    this.write();
  }

  /** A state to which nothing leads: the first, or one of the past. @param {MatchState} state */
  async look(state) {
    this.now = state;
    this.before = null;
    this.player.finish();
    this.seen();
    await this.draw(state, false);
  }

  /** What has come to one's own camp. */
  write() {
    const lines = this.own.slice(-MOST);
    this.slip.hidden = !lines.length;
    replace(
      this.lines,
      lines.map(({ text }) => h("span", null, text)),
    );
    if (lines.length) this.settle();
  }

  /** The room has changed, or the woods in it. */
  settleSoon() {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.slip.hidden || this.settle(), SOON_AFTER);
  }

  /** The slip lies in the corner where it covers least of the cards, least of all its own, those
   * that can be opened, and the button that shows it once more; and nothing that a lesson points
   * at, if it can be helped. */
  settle() {
    const own = this.own.flatMap(({ args }) => placed(String(args?.place ?? "")) ?? []);
    const dear = [...own, ...document.querySelectorAll(".pt-place.can"), this.player.el];
    const dearest = this.pointed.flatMap((id) => placed(id) ?? []);
    const cards = [
      ...document.querySelectorAll(".pt-place"),
      ...Array(9).fill(dear).flat(),
      ...Array(99).fill(dearest).flat(),
    ].map((el) => el.getBoundingClientRect());
    const covered = CORNERS.map((corner) => {
      this.slip.dataset.corner = corner;
      const slip = this.slip.getBoundingClientRect();
      return cards.reduce((sum, card) => sum + common(slip, card), 0);
    });
    this.slip.dataset.corner = CORNERS[covered.indexOf(Math.min(...covered))];
  }

  /** @param {string[]} ids */
  pointAt(ids) {
    this.pointed = ids;
    this.settleSoon();
  }

  seen() {
    this.own = [];
    this.write();
  }

  /** @param {LogLine | null} line */
  light(line) {
    for (const el of this.lit) el.classList.remove("told");
    const ids = line ? thingsOf(line).map((id) => `[data-id="${CSS.escape(id)}"]`) : [];
    this.lit = ids.length ? [...document.querySelectorAll(ids.join())] : [];
    for (const el of this.lit) el.classList.add("told");
    const place = line?.args?.place && placed(String(line.args.place));
    if (!place) return;
    place.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.player.leave(place.getBoundingClientRect());
  }

  /** @param {MatchState} before @param {Moment[]} moments */
  reel(before, moments) {
    return {
      moments,
      begin: () => void this.draw({ ...before, questions: [] }, false),
      done: () => {
        this.light(null);
        if (this.now) void this.draw(this.now, false);
      },
    };
  }
}

/** The area that two boxes share. @param {DOMRect} a @param {DOMRect} b */
function common(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** @param {string} id */
function placed(id) {
  return document.querySelector(`.pt-place[data-id="${CSS.escape(id)}"]`);
}
