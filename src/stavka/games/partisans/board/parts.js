// What the dialogues are made of: things to be pressed, goods in a row, a sum that is worked out.

import { capital } from "/web/js/board/words.js";
import { h } from "/web/js/dom.js";
import { RESOURCES } from "./reckon.js";
import { symbol } from "./symbols.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/js/dom.js").Child} Child */
/** @typedef {import("./reckon.js").Camp} Camp */
/** @typedef {import("./reckon.js").Goods} Goods */

/**
 * Something that stands for a choice. What is pressed lies over the words: the shell lights it and
 * gives it a name of its own.
 * @param {string} id the words of the choice that it stands for @param {string} kind @param {...Child} children
 */
export function pick(id, kind, ...children) {
  const el = h("div", { class: "pc-pick" }, children);
  el.append(
    h("button", {
      type: "button",
      class: "pc-press",
      "aria-label": el.textContent || id,
      data: { id, kind },
    }),
  );
  return el;
}

/** The words of a choice, if it is offered. @param {MatchState} state @param {string} choice */
export function words(state, choice) {
  return state.questions[0]?.choices.find((each) => each.choice === choice)?.text ?? "";
}

/** A choice that is a verb alone, if it is offered. @param {MatchState} state @param {string} verb @param {Child} [note] */
export function act(state, verb, note) {
  const label = words(state, verb);
  if (!label) return null;
  const el = pick(verb, "act", h("b", null, label), note ? h("small", null, note) : null);
  el.classList.add("pc-act");
  return el;
}

/** What a resource is called on a sheet. @param {Context} context @param {string} resource */
export function goodsName(context, resource) {
  // texts: board-goods-maps board-goods-fuel board-goods-weapons board-goods-water board-goods-food board-goods-wood
  return context.t(`board-goods-${resource}`);
}

/** What people of a kind are called. @param {Context} context @param {string} kind */
export function peopleName(context, kind) {
  // texts: board-people-peasant board-people-partisan board-people-nkvd board-people-policeman board-people-soldier board-people-officer
  return context.t(`board-people-${kind}`);
}

/** @param {string} title @param {...Child} children */
export function sheet(title, ...children) {
  return h("div", { class: "pc-sheet" }, h("h2", null, title), children);
}

/** So much of a resource, as a symbol and a number. @param {Context} context @param {string} resource @param {number | string} count */
export function some(context, resource, count) {
  const label =
    resource === "points"
      ? context.t("board-points")
      : resource === "people"
        ? context.t("board-people")
        : goodsName(context, resource);
  return h(
    "span",
    { class: "pc-some", title: label },
    h("b", null, String(count)),
    symbol(resource),
    h("span", { class: "pc-unseen" }, label),
  );
}

/** Goods in a row; a word if there are none. @param {Context} context @param {Goods} goods @param {string} [sign] */
export function goodsRow(context, goods, sign = "") {
  const found = RESOURCES.filter((resource) => goods[resource]);
  if (!found.length) return h("span", { class: "pc-goods is-none" }, context.t("board-nothing"));
  return h(
    "span",
    { class: "pc-goods" },
    found.map((resource) => some(context, resource, `${sign}${goods[resource]}`)),
  );
}

/** One line of what is worked out. @param {string} label @param {Child} value @param {string} [mark] */
export function line(label, value, mark = "") {
  return h("div", { class: `pc-line ${mark}` }, h("dt", null, label), h("dd", null, value));
}

/** @param {string} id of a camp or a kind of people */
export function portrait(id) {
  return h("span", { class: "pc-portrait" }, symbol(id));
}

/** What somebody has, and what becomes of it. @param {number} count @param {number} change */
export function store(count, change) {
  return h(
    "span",
    { class: "pc-had" },
    String(count),
    change ? h("small", { class: change > 0 ? "is-more" : "is-less" }, `→${count + change}`) : null,
  );
}

/** An offer as the one who gets it sees it, and both stores before and after. @param {Context} context @param {Camp} me @param {Camp} other @param {Goods} gets @param {Goods} pays */
export function bargain(context, me, other, gets, pays) {
  return [
    h(
      "div",
      { class: "pc-bargain is-got" },
      h("h3", null, context.t("board-you-get")),
      goodsRow(context, gets, "+"),
    ),
    Object.keys(pays).length || !Object.keys(gets).length
      ? h(
          "div",
          { class: "pc-bargain is-paid" },
          h("h3", null, context.t("board-you-give")),
          goodsRow(context, pays, "−"),
        )
      : null,
    h(
      "table",
      { class: "pc-stores" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null),
          RESOURCES.map((resource) =>
            h(
              "th",
              { scope: "col", title: goodsName(context, resource) },
              symbol(resource),
              h("span", { class: "pc-unseen" }, goodsName(context, resource)),
            ),
          ),
        ),
      ),
      h(
        "tbody",
        null,
        [me, other].map((camp) =>
          h(
            "tr",
            null,
            h("th", { scope: "row" }, capital(context.name(camp.id))),
            RESOURCES.map((resource) => {
              const change =
                ((gets[resource] ?? 0) - (pays[resource] ?? 0)) * (camp === me ? 1 : -1);
              return h("td", null, store(camp.store[resource] ?? 0, change));
            }),
          ),
        ),
      ),
    ),
  ];
}
