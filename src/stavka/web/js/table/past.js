// What is asked of the past of a match: when its turns began and what was seen then, and the events
// of some kinds. Each is asked for once, until the match has gone on.

import { api } from "../net.js";

/** @typedef {import("../../types.d.ts").LogLine} LogLine */
/** @typedef {import("../../types.d.ts").Turn} Turn */

export class Past {
  /** @param {import("./match.js").Match} match */
  constructor(match) {
    this.match = match;
    this.known = "";
    /** @type {Map<string, Promise<any>>} */
    this.answers = new Map();
  }

  /** @param {string} what @param {Record<string, string | number>} query */
  ask(what, query) {
    const { id, state, line } = this.match;
    const now = `${state?.choices} ${state?.seat} ${state?.status} ${line.language}`;
    if (now !== this.known) this.answers.clear();
    this.known = now;
    const asked = new URLSearchParams({ ...(state?.seat ? { seat: state.seat } : {}) });
    for (const [name, value] of Object.entries(query)) asked.set(name, String(value));
    const address = `/api/matches/${id}/${what}?${asked}`;
    let found = this.answers.get(address);
    if (!found) {
      found = api.get(address);
      found.catch(() => this.answers.delete(address));
      this.answers.set(address, found);
    }
    return found;
  }

  /** When each turn began. @returns {Promise<Turn[]>} */
  async began() {
    return (await this.ask("turns", {})).turns;
  }

  /** The same with what was seen then. @returns {Promise<Turn[]>} */
  async turns() {
    return (await this.ask("turns", { boards: 1 })).turns;
  }

  /** What of these kinds has happened after so many choices. @param {string[]} kinds @param {number} [after] @returns {Promise<LogLine[]>} */
  async events(kinds, after = 0) {
    return (await this.ask("events", { kinds: kinds.join(","), after })).lines;
  }
}
