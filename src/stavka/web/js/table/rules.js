// Rules of the ledger: a chip with the number, and what the rule says when it is pressed.

import { h } from "../dom.js";
import { api } from "../net.js";
import { language, t } from "../texts.js";
import { popover } from "./popover.js";

/** @typedef {{id: string, chapter: string, kind: string, text: string}} Rule */

/** @type {Map<string, Promise<Map<string, Rule>>>} */
const books = new Map();

/** @param {string} game */
function book(game) {
  const key = `${game} ${language()}`;
  let found = books.get(key);
  if (!found) {
    found = api
      .get(`/api/games/${game}/rules?lang=${language()}`)
      .then(({ rules }) => new Map(rules.map((/** @type {Rule} */ rule) => [rule.id, rule])));
    found.catch(() => books.delete(key));
    books.set(key, found);
  }
  return found;
}

/** `pavlov:4.2c` is rule `4.2c` of this game. @param {string} id */
export function shortRule(id) {
  return id.slice(id.indexOf(":") + 1);
}

/** @param {string} game @param {string} id */
export function ruleChip(game, id) {
  const short = shortRule(id);
  const chip = h(
    "button",
    {
      type: "button",
      class: "rule-chip",
      "aria-label": t("ui-table-rule-open", { rule: short }),
      on: { click: () => showRule(chip, game, id) },
    },
    `§ ${short}`,
  );
  return chip;
}

/** @param {string} game @param {string[]} ids */
export function ruleChips(game, ids) {
  return [...new Set(ids)].map((id) => ruleChip(game, id));
}

/** @param {Element} anchor @param {string} game @param {string} id */
async function showRule(anchor, game, id) {
  const short = shortRule(id);
  const text = h("p", { class: "rule-text" }, "…");
  const chapter = h("p", { class: "rule-chapter" });
  const card = popover(
    anchor,
    h(
      "div",
      { class: "rule-card" },
      h("h3", {}, `§ ${short}`),
      chapter,
      text,
      h("a", { href: `/rules/${game}#${short}`, target: "_blank" }, t("ui-table-rule-page")),
    ),
    { label: t("ui-table-rule", { rule: short }), focus: true },
  );
  try {
    const rule = (await book(game)).get(short);
    text.textContent = rule?.text ?? t("ui-table-rule-missing");
    chapter.textContent = rule?.chapter ?? "";
  } catch {
    text.textContent = t("ui-table-rule-missing");
  }
  card.replace();
}
