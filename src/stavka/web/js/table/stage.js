// Showing what happens, in its order: dice first, then the board moves, then the next question is
// lit. What comes in faster than it can be shown is shown without motion. A board may take over:
// then nothing is told before it has played everything out, with all that comes in the meantime if
// it can go on.

import { settings } from "../settings.js";
import { sound } from "./sound.js";

/** @typedef {import("./match.js").News} News */
/** @typedef {import("../../types.d.ts").Board} Board */
/** @typedef {import("../../types.d.ts").MatchState} MatchState */

const PATIENCE = { off: 0, fast: 700, normal: 1800, slow: 4000 }; // longest wait for motion
const HURRY = 3; // so many states waiting: no motion any more

export class Stage {
  /** @param {{
   *   board: Board,
   *   tray: import("./dice.js").Tray,
   *   show: (news: News) => void,
   *   drawn: () => void,
   *   settled: (state: MatchState) => void,
   *   hold: (why: "dice" | "board") => void,
   * }} wires `show`: log and words follow the board; `drawn`: the
   *   board has all its things; `settled`: nothing more waits; `hold`:
   *   the dice roll or the board plays something out, nothing can be chosen yet */
  constructor(wires) {
    this.wires = wires;
    /** @type {News[]} */
    this.queue = [];
    /** @type {{ news: News, shown: Promise<void> }[] | null} what the board plays out now */
    this.played = null;
    this.running = false;
    this.replaying = false;
    this.gone = false;
  }

  destroy() {
    this.gone = true;
    this.queue = [];
    this.wires.tray.skip();
  }

  /** @param {News} news */
  push(news) {
    this.queue.push(news);
    if (this.played) this.goOn();
    else if (!this.running) void this.run();
  }

  async run() {
    this.running = true;
    for (let news = this.queue.shift(); news && !this.gone; news = this.queue.shift()) {
      try {
        await this.one(news);
      } catch (error) {
        reportError(error); // the page says it
        if (!this.queue.length) this.wires.settled(news.state);
      }
    }
    this.running = false;
  }

  /** @param {News} news */
  async one(news) {
    const { board, tray } = this.wires;
    const still = news.whole || document.hidden || this.replaying;
    const hurry = this.queue.length >= HURRY && !board.goesOn;
    const animate = !still && settings.animation !== "off" && !hurry;
    const played = animate && (board.playsOut?.(news.news) ?? false);
    if (played) {
      this.wires.hold("board");
      await this.playOut(news);
      return;
    }
    if (animate) {
      const rolls = news.news.flatMap((line) => {
        const roll = board.dice(line);
        return roll ? [{ line, roll }] : [];
      });
      if (rolls.length) {
        this.wires.hold("dice");
        await tray.tumble(rolls);
        if (this.gone) return;
        if (news.news.some((line) => board.shot?.(line))) sound("shot");
      } else if (news.news.length) sound("step");
    }
    if (this.replaying) {
      this.wires.show(news); // the log goes on, the board is that of the replay
      return;
    }
    const moved = board.update(news.state, { log: news.news, animate, live: true });
    if (news.whole) void moved.then(() => this.gone || this.wires.drawn());
    this.wires.show(news);
    if (!this.queue.length) this.wires.settled(news.state);
    else if (animate) await Promise.race([moved, wait(PATIENCE[settings.animation])]);
  }

  /** @param {News} news */
  async playOut(news) {
    const played = (this.played = [this.give(news)]);
    this.goOn();
    for (let n = 0; n < played.length; n++) await played[n]?.shown;
    this.played = null;
    if (this.gone) return;
    for (const each of played) this.wires.show(each.news);
    const { state } = played.at(-1)?.news ?? news;
    if (!this.queue.length && !this.replaying) this.wires.settled(state);
  }

  /** What has come meanwhile is played out as well. */
  goOn() {
    if (!this.wires.board.goesOn || this.replaying || document.hidden) return;
    for (let [next] = this.queue; next && !next.whole; [next] = this.queue) {
      this.queue.shift();
      this.played?.push(this.give(next));
    }
  }

  /** @param {News} news */
  give(news) {
    const change = { log: news.news, animate: true, live: true };
    return { news, shown: this.wires.board.update(news.state, change) };
  }
}

/** @param {number} time */
function wait(time) {
  return new Promise((done) => setTimeout(done, time));
}
