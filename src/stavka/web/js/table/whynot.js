// Why can I not do that? A press on something that is not lit is turned into a choice like those
// that are offered, and the server says which rule forbids it.

import { h } from "../dom.js";
import { button } from "../parts.js";
import { Refused } from "../net.js";
import { t } from "../texts.js";
import { popover } from "./popover.js";
import { ruleChips } from "./rules.js";
import { wishes } from "./words.js";

/** @typedef {import("../../types.d.ts").QuestionInfo} QuestionInfo */
/** @typedef {{text: string, rules: string[]}} Reason */

// What says nothing about the thing itself: better to say what is asked instead.
const EMPTY = new Set(["not-offered", "not-understood", "unreachable", "stale", "too-fast"]);

/** @param {import("./match.js").Match} match @param {QuestionInfo} question
 * @param {string[]} ids @param {(id: string) => string} kindOf
 * @returns {Promise<Reason[]>} */
async function reasons(match, question, ids, kindOf) {
  const wished = ids.flatMap((id) => wishes(id, kindOf(id), question.choices, kindOf));
  const answers = await Promise.all(
    wished.map((choice) =>
      match.line.send({ type: "ask", seat: question.seat, choice }).then(
        () => null,
        (error) => (error instanceof Refused ? error : null),
      ),
    ),
  );
  const told = answers.filter((each) => each !== null).filter(({ reason }) => !EMPTY.has(reason));
  const clear = told.filter(({ reason }) => reason !== "not-your-unit"); // one sees that anyway
  /** @type {Map<string, Reason>} */
  const found = new Map();
  for (const refused of clear.length ? clear : told) {
    found.set(refused.text, { text: refused.text, rules: refused.rule ? [refused.rule] : [] });
  }
  return [...found.values()];
}

/** @param {{
 *   match: import("./match.js").Match,
 *   ids: string[],
 *   anchor: Element | import("../../types.d.ts").Box,
 *   question: QuestionInfo | null,
 *   kindOf: (id: string) => string,
 *   title: string,
 *   idle: string,
 *   inspect: (() => void) | null,
 *   about: Promise<HTMLElement | null>,
 * }} asked `ids`: the thing, and what it lies on */
export async function whyNot(asked) {
  const { match, ids, anchor, question, title } = asked;
  const [found, about] = await Promise.all([
    question ? reasons(match, question, ids, asked.kindOf) : [],
    asked.about,
  ]);
  const lines =
    found.length || about
      ? found
      : question
        ? [
            {
              text: t("ui-table-not-now", { question: question.text }),
              rules: question.rules.slice(0, 1),
            },
          ]
        : [{ text: asked.idle, rules: [] }];
  if (anchor instanceof Element && !anchor.isConnected) return;
  popover(
    anchor,
    h(
      "div",
      { class: "whynot" },
      h("h3", {}, title),
      lines.map((line) => h("p", {}, line.text, " ", ruleChips(match.game, line.rules))),
      about,
      asked.inspect
        ? button(t("ui-table-details"), { kind: "quiet", icon: "search", click: asked.inspect })
        : null,
    ),
    { label: title },
  );
}
