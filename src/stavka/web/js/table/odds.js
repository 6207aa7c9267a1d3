// What the dice may bring, asked of the server before they are rolled.

import { h, replace } from "../dom.js";
import { fittedIn } from "../fit.js";
import { language, t } from "../texts.js";

/** @typedef {import("../../types.d.ts").Chance} Chance */
/** @typedef {Record<string, Chance[]>} Answer by choice, of those that let dice decide */

export class Odds {
  /** @param {import("./match.js").Match} match
   * @param {boolean} [bare] whether shares without names mean something in this game */
  constructor(match, bare = true) {
    this.match = match;
    this.bare = bare;
    this.number = -1;
    this.language = "";
    /** @type {Promise<Answer> | null} */
    this.answer = null;
    /** @type {Answer} */
    this.known = {};
  }

  /** What is known of another state is worth nothing now. */
  refresh() {
    const number = this.match.state?.number ?? -1;
    if (number === this.number && language() === this.language) return;
    this.number = number;
    this.language = language();
    this.answer = null;
    this.known = {};
  }

  /** All odds of the question that is put now, asked once; while a choice is on its way nothing is
   * asked. @returns {Promise<Answer>} */
  async ask() {
    this.refresh();
    const { question, busy, up } = this.match;
    if (this.answer) return this.answer;
    if (busy || !up || !question) return {};
    /** @type {Promise<Answer>} */
    const answer = this.match.line
      .send({ type: "odds", seat: question.seat, number: this.number })
      .then(
        ({ odds }) => odds,
        () => {
          if (this.answer === answer) this.answer = null; // the line was cut: there is another time
          return {};
        },
      );
    this.answer = answer;
    const odds = await answer;
    if (this.answer === answer) this.known = odds;
    return odds;
  }

  /** @param {string} choice @returns {Promise<Chance[]>} none: no dice are rolled */
  async of(choice) {
    return (await this.ask())[choice] ?? [];
  }

  /** What is known for where there is no room for names. @param {string} choice @returns {Chance[]} */
  brief(choice) {
    return this.bare ? this.already(choice) : [];
  }

  /** What has been answered already. @param {string} choice @returns {Chance[]} */
  already(choice) {
    this.refresh();
    return this.known[choice] ?? [];
  }
}

/** @param {Chance} chance */
export function percent(chance) {
  const part = share(chance);
  const rare = part > 0 && (part < 0.01 || (part > 0.99 && part < 1));
  const halved = (200 * chance.numerator) % chance.denominator === 0; // 87.5 and 12.5 make 100
  const digits = rare || halved ? 1 : 0;
  return new Intl.NumberFormat(language(), {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(part);
}

/** @param {Chance} chance */
function fraction(chance) {
  return t("ui-table-fraction", {
    text: chance.text,
    numerator: chance.numerator,
    denominator: chance.denominator,
  });
}

/** For where there is little room. Of two results the first one says it all, of three or four each
 * counts; more are told where there is room for their names.
 * @param {Chance[]} odds */
function shortOdds(odds) {
  if (!odds.length || odds.length > 4) return null;
  const text = odds
    .slice(0, odds.length === 2 ? 1 : 4)
    .map(percent)
    .join(" · ");
  return h("span", { class: "odds", title: odds.map(fraction).join("\n") }, text);
}

/** @param {Chance} chance */
function share(chance) {
  return chance.numerator / chance.denominator;
}

/** Every result with a bar. @param {Chance[]} odds */
export function oddsTable(odds) {
  if (!odds.length) return null;
  return h(
    "ul",
    { class: "odds-table" },
    odds.map((chance) => {
      const bar = h("span", { class: "odds-bar" });
      bar.style.setProperty("--share", String(share(chance)));
      return h(
        "li",
        { title: fraction(chance) },
        bar,
        h("span", { class: "odds-text" }, chance.text),
        h("span", { class: "odds" }, percent(chance)),
      );
    }),
  );
}

/** A place for the short odds of a choice: a line below its words. What it stands in is as large
 * and lies where it lies, whether they have come or not, so that nothing moves under the pointer.
 * @param {Chance[]} known */
export function oddsSlot(known) {
  const slot = h("span", { class: "odds-slot" });
  fillSlot(slot, known);
  return slot;
}

/** Writes what is known now. @param {Element} slot @param {Chance[]} known */
export function fillSlot(slot, known) {
  const short = shortOdds(known);
  if (slot.textContent === (short?.textContent ?? "")) return;
  replace(slot, short && fittedIn(short));
}
