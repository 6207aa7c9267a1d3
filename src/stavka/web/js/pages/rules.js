// The rules reference: all statements of a game by chapter, with a search in both languages.

import { h, replace } from "../dom.js";
import { games } from "../lobby.js";
import { api } from "../net.js";
import { copy, iconButton } from "../parts.js";
import { tab } from "../tab.js";
import { language, t } from "../texts.js";
import { guides } from "./guides.js";

/** @typedef {{ id: string, chapter: string, kind: string, text: string }} Rule */
/** @typedef {{ el: HTMLElement, words: HTMLElement, text: string, folded: string }} Row */
/** @typedef {{ el: HTMLElement, link: HTMLElement, rows: Row[] }} Chapter */

/** What was searched for; a switch of the language does not lose it. */
let sought = "";

/**
 * @param {HTMLElement} main
 * @param {import("../main.js").Params} params
 * @returns {Promise<() => void>}
 */
export async function show(main, params) {
  const game = params.game ?? "";
  const other = language() === "ru" ? "en" : "ru";
  const [all, own, others] = await Promise.all([
    games(),
    api.get(`/api/games/${game}/rules`),
    api.get(`/api/games/${game}/rules?lang=${other}`),
  ]);
  const info = all.find((g) => g.id === game);
  const title = info?.title ?? game;
  tab(`${t("ui-rules")}: ${title}`);
  const inOther = new Map(others.rules.map((/** @type {Rule} */ r) => [r.id, r.text]));
  const chapters = grouped(own.rules).map(([name, rules]) =>
    chapter(
      name,
      rules.map((rule) => row(game, rule, inOther.get(rule.id) ?? "")),
    ),
  );
  const found = h("p", { class: "rules-found", role: "status" });
  const search = h("input", {
    type: "search",
    value: sought,
    placeholder: t("ui-rules-search"),
    "aria-label": t("ui-rules-search"),
    autocomplete: "off",
    spellcheck: "false",
  });
  const look = () => {
    sought = search.value;
    const count = filter(chapters, sought);
    replace(found, sought.trim() ? t("ui-rules-found", { count }) : t("ui-rules-all", { count }));
  };
  search.addEventListener("input", look);
  look();
  replace(
    main,
    h(
      "div",
      { class: "page rules" },
      h(
        "header",
        { class: "page-head" },
        h("p", { class: "cap" }, t("ui-rules")),
        h("h1", {}, title),
        h("p", { class: "muted" }, t("ui-rules-text")),
        info ? guides(info, "rules") : null,
      ),
      h("div", { class: "rules-search", role: "search" }, search, found),
      h(
        "nav",
        { class: "rules-chapters", "aria-label": t("ui-rules-chapters") },
        h(
          "ul",
          {},
          chapters.map((c) => c.link),
        ),
      ),
      h(
        "div",
        { class: "rules-body" },
        chapters.map((c) => c.el),
      ),
    ),
  );
  const go = () => highlight(main, decodeURIComponent(location.hash.slice(1)), search, look);
  go();
  addEventListener("hashchange", go);
  const slash = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    search.focus();
  };
  addEventListener("keydown", slash);
  return () => {
    removeEventListener("hashchange", go);
    removeEventListener("keydown", slash);
  };
}

/**
 * @param {Rule[]} rules
 * @returns {[string, Rule[]][]}
 */
function grouped(rules) {
  /** @type {Map<string, Rule[]>} */
  const found = new Map();
  for (const rule of rules) {
    const list = found.get(rule.chapter);
    if (list) list.push(rule);
    else found.set(rule.chapter, [rule]);
  }
  return [...found];
}

/**
 * @param {string} name "4. Soviet Counter Phase"
 * @param {Row[]} rows
 * @returns {Chapter}
 */
function chapter(name, rows) {
  const [, number = "", title = name] = /^(\w+)\. (.*)$/.exec(name) ?? [];
  const id = `chapter-${number}`;
  const el = h(
    "section",
    { class: "chapter", "aria-labelledby": id },
    h("h2", { id }, h("span", { class: "chapter-number" }, number), title),
    rows.map((r) => r.el),
  );
  const link = h(
    "li",
    {},
    h("a", { href: `#${id}` }, h("span", { class: "chapter-number" }, number), title),
  );
  return { el, link, rows };
}

/**
 * @param {string} game
 * @param {Rule} rule
 * @param {string} other its text in the other language
 * @returns {Row}
 */
function row(game, rule, other) {
  const words = h("p", {}, rule.text);
  const address = `${location.origin}/rules/${game}#${rule.id}`;
  const el = h(
    "article",
    { class: "rule", id: rule.id },
    h("a", { class: "rule-id", href: `#${rule.id}` }, rule.id),
    h("div", { class: "rule-words" }, kind(rule.kind), words),
    iconButton("link", t("ui-rules-copy", { id: rule.id }), () => copy(address), "rule-copy"),
  );
  return { el, words, text: rule.text, folded: folded(`${rule.id} ${rule.text} ${other}`) };
}

/** What a row is, if it is not simply a rule. @param {string} word */
function kind(word) {
  const label = kindLabel(word);
  return label ? h("span", { class: "rule-kind" }, label) : null;
}

/** @param {string} word */
function kindLabel(word) {
  switch (word) {
    case "setup":
      return t("ui-kind-setup");
    case "component":
      return t("ui-kind-component");
    case "table":
      return t("ui-kind-table");
    case "example":
      return t("ui-kind-example");
    case "optional":
      return t("ui-kind-optional");
    case "scenario":
      return t("ui-kind-scenario");
    case "ruling":
      return t("ui-kind-ruling");
    default:
      return "";
  }
}

/** Without case and with ё as е, letter for letter. @param {string} text */
function folded(text) {
  return text.toLowerCase().replaceAll("ё", "е").replaceAll("’", "'");
}

/**
 * Shows the rows that have all the words; says how many.
 * @param {Chapter[]} chapters
 * @param {string} text
 */
function filter(chapters, text) {
  const words = folded(text).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const one of chapters) {
    let seen = 0;
    for (const row of one.rows) {
      const fits = words.every((word) => row.folded.includes(word));
      row.el.hidden = !fits;
      if (fits) {
        seen += 1;
        replace(row.words, words.length ? marked(row.text, words) : row.text);
      }
    }
    one.el.hidden = seen === 0;
    one.link.hidden = seen === 0;
    count += seen;
  }
  return count;
}

/**
 * The text with the words that were sought marked in it.
 * @param {string} text
 * @param {string[]} words
 */
function marked(text, words) {
  const low = folded(text);
  const parts = [];
  for (let at = 0; at < text.length;) {
    const next = words
      .map((word) => ({ at: low.indexOf(word, at), end: word.length }))
      .filter((hit) => hit.at >= 0)
      .sort((a, b) => a.at - b.at || b.end - a.end)[0];
    if (!next) {
      parts.push(text.slice(at));
      break;
    }
    parts.push(text.slice(at, next.at), h("mark", {}, text.slice(next.at, next.at + next.end)));
    at = next.at + next.end;
  }
  return parts;
}

/**
 * Goes to the row that the address names and shows that it is the one.
 * @param {HTMLElement} main
 * @param {string} id
 * @param {HTMLInputElement} search
 * @param {() => void} look
 */
function highlight(main, id, search, look) {
  for (const el of main.querySelectorAll(".rule.named")) el.classList.remove("named");
  const el = id ? document.getElementById(id) : null;
  if (!el || !main.contains(el)) return;
  if (el.hidden || el.closest("[hidden]")) {
    search.value = "";
    look();
  }
  if (el.classList.contains("rule")) el.classList.add("named");
  el.scrollIntoView({ block: el.classList.contains("rule") ? "center" : "start" });
}
