// The match as this device knows it, put together from the messages of the line. It outlives the
// page's drawing: when the language is switched, everything is drawn anew from here.

import { Line, Refused } from "../net.js";
import { name } from "../texts.js";
import { patched } from "./patch.js";

/** @typedef {import("../../types.d.ts").MatchState} MatchState */
/** @typedef {import("../../types.d.ts").LogLine} LogLine */
/** @typedef {import("../../types.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("../../types.d.ts").ChatLine} ChatLine */
/** @typedef {import("../../types.d.ts").QuestionInfo} QuestionInfo */

/** @typedef {import("../../wire.d.ts").Proposal} Proposal */

/**
 * What a new state brings. Log lines after the first `since` choices are no longer true; `added`
 * comes in their place, and of these lines `news` happened after all that was known here.
 * It is `whole` if it is the first one, or follows a cut, a hand-over or another language.
 * @typedef {{
 *   state: MatchState, since: number, added: LogLine[], news: LogLine[], whole: boolean,
 * }} News
 */

/** `before`: the pick before it, if nothing had come of that.
 * @typedef {{question: QuestionInfo, choice: string, at: number, before: Pick | null}} Pick */

const PATIENCE = 2000; // milliseconds that a newer state may take

/** What a choice is an answer to, and what it says; empty if it is not offered.
 * @param {QuestionInfo | null} question @param {string} choice */
function sameOffer(question, choice) {
  const offered = question?.choices.find((each) => each.choice === choice);
  return question && offered ? JSON.stringify([question.kind, question.args, offered.text]) : "";
}

export class Match extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    this.line = new Line(id);
    /** @type {any} the `welcome` */
    this.info = null;
    /** @type {MatchState | null} */
    this.state = null;
    /** @type {LogLine[]} */
    this.log = [];
    this.earlier = 0; // older lines, before this choice, can be asked for
    /** When the time of each who thinks runs out, by this page's own clock. @type {Record<string, number>} */
    this.due = {};
    /** @type {string[]} */
    this.undo = [];
    /** @type {string[]} */
    this.redo = [];
    /** What was chosen last, of which question and after how many choices. @type {Pick | null} */
    this.pick = null;
    /** @type {SeatInfo[]} */
    this.seats = [];
    this.spectators = 0;
    this.rematch = ""; // the match that goes on from this one
    /** @type {ChatLine[]} */
    this.chat = [];
    this.notes = "";
    /** How many choices had been seen when the person was last here. */
    this.seen = 0;
    /** The same if more was there when he came; else 0: he has missed nothing. */
    this.missed = 0;
    /** @type {Proposal | null} */
    this.proposal = null;
    /** @type {Refused | null} why the line will not come back */
    this.closed = null;
    this.up = false;
    this.wait = 0;
    this.busy = false;
    this.listen();
  }

  /** The game's id, once the server has said it. */
  get game() {
    return /** @type {string} */ (this.info?.game ?? "");
  }

  get scenario() {
    return /** @type {string} */ (this.info?.scenario ?? "");
  }

  /** The seats that this person holds. */
  get mine() {
    return this.seats.filter((each) => each.yours);
  }

  /** What the person is asked through the eyes he looks through. @returns {QuestionInfo | null} */
  get question() {
    return this.state?.questions[0] ?? null;
  }

  /** @param {string} seat */
  seat(seat) {
    return this.seats.find((each) => each.seat === seat) ?? null;
  }

  close() {
    this.line.close();
  }

  listen() {
    const line = this.line;
    /** @type {Record<string, (detail: any) => void>} */
    const hear = {
      up: () => {
        this.up = true;
        this.tell("line");
      },
      down: ({ wait }) => {
        this.up = false;
        this.wait = wait;
        this.tell("line");
      },
      silence: () => this.tell("line"),
      closed: (refused) => {
        this.up = false;
        this.closed = refused;
        this.tell("line");
      },
      welcome: (message) => this.welcome(message),
      state: (message) => this.take(message),
      present: (message) => {
        this.seats = message.seats;
        this.spectators = message.spectators ?? 0;
        this.rematch = message.rematch ?? "";
        this.tell("people");
      },
      said: ({ line: said }) => {
        this.chat.push(said);
        this.tell("said", said);
      },
      proposal: (message) => {
        this.proposal = message.what ? message : null;
        this.tell("proposal");
      },
    };
    for (const [type, fn] of Object.entries(hear)) {
      line.addEventListener(type, (e) => fn(/** @type {CustomEvent} */ (e).detail));
    }
  }

  /** @param {import("../../wire.d.ts").Welcome} message */
  welcome(message) {
    const first = this.info === null;
    this.info = message;
    this.seats = message.seats;
    this.chat = message.chat;
    this.proposal = null;
    if (first) {
      this.notes = message.notes;
      this.seen = message.seen;
    }
    this.tell("welcome");
  }

  /** Takes a state in: what has changed of the board, and the log from where it stands.
   * @param {import("../../wire.d.ts").State} message */
  take(message) {
    const before = this.state;
    if (!before && this.seen < message.choices) this.missed = this.seen;
    const eyes = !before || before.seat !== message.seat;
    const known = eyes ? message.choices : before.choices;
    this.state = {
      number: message.number,
      choices: message.choices,
      seat: message.seat,
      board: patched(before?.board ?? {}, message),
      waiting: message.waiting,
      questions: message.questions,
      status: message.status,
      outcome: message.outcome ?? null,
    };
    if (this.pick && message.choices <= this.pick.at) this.pick = null; // taken back
    this.due = {};
    for (const [seat, seconds] of Object.entries(message.left ?? {}))
      this.due[seat] = performance.now() + seconds * 1000;
    this.undo = message.undo;
    this.redo = message.redo;
    this.log = this.log.filter((line) => line.number <= message.since);
    if (message.since < 0) this.earlier = message.earlier ?? 0;
    this.log.push(...message.log);
    /** @type {News} */
    const news = {
      state: this.state,
      since: message.since,
      added: message.log,
      news: message.log.filter((line) => line.number > known),
      whole: message.whole,
    };
    this.tell("state", news);
  }

  /** Older lines of the log, taken in before the others. @returns {Promise<LogLine[]>} */
  async older() {
    const before = this.earlier;
    const found = await this.line.send({ type: "older", before });
    if (before !== this.earlier) return [];
    const lines = /** @type {import("../../wire.d.ts").Lines} */ (found);
    this.earlier = lines.earlier ?? 0;
    this.log.unshift(...lines.log);
    return lines.log;
  }

  /** @param {string} type @param {unknown} [detail] */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Does something to the match.
   * @param {{type: string, [field: string]: unknown}} message
   * @returns {Promise<Refused | null>} */
  async act(message) {
    if (!this.state) return null;
    this.busy = true;
    try {
      await this.line.send({ number: this.state.number, ...message });
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error;
    } finally {
      this.busy = false;
    }
  }

  /** The last pick, as long as nothing has come of it: then another can be made instead. What was
   * forced after it goes back with it. */
  get replaceable() {
    const { pick } = this;
    if (!pick || !this.undo.includes(pick.question.seat)) return null;
    return this.log.some((line) => line.number > pick.at) ? null : pick;
  }

  /** Makes another choice of the question of the last pick. @param {Pick} pick @param {string} choice */
  async instead({ question, at, before }, choice) {
    const back = (this.state?.choices ?? at) - at;
    const refused = await this.act({ type: "play", seat: question.seat, choice, back });
    if (!refused) this.pick = { question, choice, at, before };
    return refused;
  }

  /** Plays a choice. If something else happened at the same moment, but the question is the same
   * and offers the same choice, that is what the player wants still: it is sent once more.
   * @param {string} seat @param {string} choice */
  async play(seat, choice) {
    const meant = sameOffer(this.question, choice);
    const refused = await this.make(seat, choice);
    if (refused?.reason !== "stale") return refused;
    await this.caughtUp(refused.number);
    const still =
      this.question?.seat === seat && meant !== "" && sameOffer(this.question, choice) === meant;
    return still ? this.make(seat, choice) : refused;
  }

  /** @param {string} seat @param {string} choice */
  async make(seat, choice) {
    const { question, state, replaceable: before } = this;
    const refused = await this.act({ type: "play", seat, choice });
    const forced = question?.choices.length === 1 && this.replaceable;
    if (!refused && question && state && !forced)
      this.pick = { question, choice, at: state.choices, before };
    return refused;
  }

  /** The state that made a choice stale is here already, or on its way. @param {number} number */
  async caughtUp(number) {
    const there = () => (this.state?.number ?? 0) >= number;
    if (there()) return;
    await new Promise((resolve) => {
      const off = new AbortController();
      const done = () => {
        off.abort();
        clearTimeout(timer);
        resolve(undefined);
      };
      const timer = setTimeout(done, PATIENCE);
      this.addEventListener("state", () => there() && done(), { signal: off.signal });
    });
  }

  /** What the game works out for its board; nothing if the line is cut.
   * @param {string} topic @param {string} thing @returns {Promise<Record<string, any>>} */
  async study(topic, thing) {
    const answer = await this.line.send({ type: "study", topic, thing }).catch((error) => {
      if (!(error instanceof Refused)) throw error;
      return null;
    });
    return /** @type {import("../../wire.d.ts").Findings | null} */ (answer)?.found ?? {};
  }

  /** @param {string} language */
  async speak(language) {
    this.line.language = language;
    // The seats are not told anew until somebody comes or goes.
    this.seats = this.seats.map((each) => ({ ...each, title: name(`seat-${each.seat}`) }));
    if (this.up) await this.line.send({ type: "speak", language });
    else this.line.known = null; // when the line is back, all comes in that language
  }

  /** Remembers that the person has seen everything up to now. */
  sawAll() {
    if (!this.state || !this.up || document.hidden) return;
    this.line.send({ type: "seen", number: this.state.choices }).catch(() => {});
  }
}
