// What the dice may bring, asked of the server before they are rolled.

import { h, replace } from "../dom.js";
import { language, t } from "../texts.js";
import { verbOf } from "./words.js";

/** @typedef {import("../../types.d.ts").Chance} Chance */
/** @typedef {import("../../types.d.ts").QuestionInfo} QuestionInfo */

const MOST = 40; // choices that are asked about unbidden: the server takes only so many messages

export class Odds {
  /** @param {import("./match.js").Match} match */
  constructor(match) {
    this.match = match;
    this.number = -1;
    this.language = "";
    /** @type {Map<string, Promise<Chance[]>>} */
    this.asked = new Map();
    /** @type {Map<string, Chance[]>} */
    this.known = new Map();
  }

  /** What is known of another state is worth nothing now. */
  refresh() {
    const number = this.match.state?.number ?? -1;
    if (number === this.number && language() === this.language) return;
    this.number = number;
    this.language = language();
    this.asked.clear();
    this.known.clear();
  }

  /** Only what is asked now is asked about: while a choice is on its way nothing is.
   * @param {string} choice @returns {Promise<Chance[]>} none: no dice are rolled */
  of(choice) {
    this.refresh();
    const { question, busy, up } = this.match;
    let answer = this.asked.get(choice);
    if (!answer) {
      if (busy || !up || !question?.choices.some((each) => each.choice === choice)) return Promise.resolve([]);
      const { seat } = question;
      const known = this.known;
      answer = this.match.line.send({ type: "ask", seat, choice }).then(
        (chances) => {
          known.set(choice, chances.odds);
          return chances.odds;
        },
        () => [],
      );
      this.asked.set(choice, answer);
    }
    return answer;
  }

  /** What has been answered already. @param {string} choice @returns {Chance[]} */
  already(choice) {
    this.refresh();
    return this.known.get(choice) ?? [];
  }

  /** Asks ahead where dice are rolled: first about two choices of each verb; if one of them rolls
   * dice, about all of that verb.
   * @param {QuestionInfo} question */
  async ahead(question) {
    /** @type {Map<string, string[]>} */
    const verbs = new Map();
    for (const { choice } of question.choices) {
      const verb = verbOf(choice);
      verbs.set(verb, [...(verbs.get(verb) ?? []), choice]);
    }
    await Promise.all(
      [...verbs.values()].map(async (choices) => {
        const ends = [choices[0] ?? "", choices[choices.length - 1] ?? ""];
        const found = await Promise.all(ends.map((choice) => this.of(choice)));
        if (found.some((odds) => odds.length > 0) && this.match.question === question) {
          await Promise.all(choices.slice(0, MOST).map((choice) => this.of(choice)));
        }
      }),
    );
  }
}

/** @param {Chance} chance */
export function percent(chance) {
  const share = chance.numerator / chance.denominator;
  const digits = share > 0 && (share < 0.01 || (share > 0.99 && share < 1)) ? 1 : 0;
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** @param {Chance} chance */
function fraction(chance) {
  return t("ui-table-fraction", {
    text: chance.text,
    numerator: chance.numerator,
    denominator: chance.denominator,
  });
}

/** For where there is little room. Of two results the first one says it all, of more each counts.
 * @param {Chance[]} odds */
export function shortOdds(odds) {
  if (!odds.length) return null;
  const shown = odds.length === 2 ? odds.slice(0, 1) : odds.slice(0, 4);
  const text = shown.map(percent).join(" · ") + (odds.length > 4 ? " …" : "");
  return h("span", { class: "odds", title: odds.map(fraction).join("\n") }, text);
}

/** Every result with a bar. @param {Chance[]} odds */
export function oddsTable(odds) {
  if (!odds.length) return null;
  return h(
    "ul",
    { class: "odds-table" },
    odds.map((chance) => {
      const bar = h("span", { class: "odds-bar" });
      bar.style.setProperty("--share", String(chance.numerator / chance.denominator));
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

/** A place in which the short odds appear once they are known.
 * @param {Odds} odds @param {string} choice */
export function oddsSlot(odds, choice) {
  const slot = h("span", { class: "odds-slot" });
  const known = odds.already(choice);
  if (known.length) replace(slot, shortOdds(known));
  else void odds.of(choice).then((found) => replace(slot, shortOdds(found)));
  return slot;
}
