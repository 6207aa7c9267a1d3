// Fights and attacks, worked out before one decides: what is needed and what is missing, who would
// die, what would be lost and won.

import { capital, signed } from "/web/js/board/words.js";
import { h } from "/web/js/dom.js";
import { bonusName } from "./camps.js";
import {
  act,
  bargain,
  goodsName,
  goodsRow,
  line,
  peopleName,
  pick,
  portrait,
  sheet,
  some,
  words,
} from "./parts.js";
import { battle, campOf, campsOf, crowd, encounter, figure, oneSide } from "./reckon.js";
import { symbol } from "./symbols.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/js/dom.js").Child} Child */
/** @typedef {import("./reckon.js").Camp} Camp */
/** @typedef {import("./reckon.js").Battle} Battle */
/** @typedef {{ camp: string, kind: string, count: number, hands: number, weapons: number, missing: number }} Fight */

/** The dialogue for a question of arms. @param {Context} context @param {MatchState} state @param {string} kind @param {Camp} me @returns {Child} */
export function arms(context, state, kind, me) {
  if (kind === "fight" && state.board.fight)
    return fightSheet(context, state, state.board.fight, me);
  if (kind === "attack") return attackSheet(context, state, me);
  if (kind === "seize") return seizeSheet(context, state, me);
  if (kind === "consider-ransom" && state.board.deal) return ransomSheet(context, state, me);
  return null;
}

// On a raid

/** @param {Context} context @param {MatchState} state @param {Fight} fight @param {Camp} me */
function fightSheet(context, state, fight, me) {
  const { t } = context;
  const now = encounter(context, me, fight);
  const allies = campsOf(state.board).filter(
    (camp) => camp !== me && camp.side === me.side && !camp.out,
  );
  return h(
    "div",
    { class: "pc-sheet" },
    h(
      "div",
      { class: "pc-fight-head" },
      h(
        "h2",
        null,
        t("board-fight-title", { kind: peopleName(context, fight.kind), count: fight.count }),
      ),
      h(
        "div",
        { class: "pc-enemies", "aria-hidden": "true" },
        Array.from({ length: fight.count }, (_, n) =>
          h(
            "span",
            {
              class:
                n < fight.hands ? "is-hands" : n < fight.hands + now.killed ? "is-shot" : "is-left",
            },
            symbol(fight.kind, { size: 24 }),
          ),
        ),
      ),
    ),
    h(
      "div",
      { class: "pc-fight" },
      h(
        "dl",
        { class: "pc-reckoning" },
        fight.hands ? line(t("board-by-hand"), String(fight.hands)) : null,
        line(t("board-weapons-needed"), [
          h("span", { class: "pc-sum" }, `${now.armed} × ${now.each} = `),
          some(context, "weapons", fight.weapons),
        ]),
        line(t("board-weapons-there"), some(context, "weapons", me.store.weapons ?? 0)),
        fight.missing
          ? line(t("board-weapons-missing"), some(context, "weapons", fight.missing), "is-bad")
          : null,
      ),
      h(
        "div",
        { class: `pc-outcome ${now.won ? "is-good" : "is-bad"}` },
        h("h3", null, t("board-if-fight")),
        now.won
          ? h(
              "p",
              null,
              some(context, "points", signed(now.points)),
              some(context, now.resource, signed(now.loot)),
              now.spent ? some(context, "weapons", `−${now.spent}`) : null,
            )
          : h(
              "p",
              null,
              t("board-fight-lost", {
                killed: now.killed,
                left: now.left,
                lost: now.lost,
                points: -now.points,
              }),
            ),
      ),
    ),
    h(
      "footer",
      null,
      act(state, "fight"),
      act(
        state,
        "bare-hands",
        t("board-bare-hands-note", {
          food: figure(context, "figures", "healing-food"),
          water: figure(context, "figures", "healing-water"),
        }),
      ),
      fight.missing ? allies.map((ally) => askAlly(context, state, ally)) : null,
    ),
  );
}

/** @param {Context} context @param {MatchState} state @param {Camp} ally */
function askAlly(context, state, ally) {
  const el = pick(
    ally.id,
    "camp",
    h("b", null, words(state, `ask ${ally.id}`) || capital(context.name(ally.id))),
    some(context, "weapons", ally.store.weapons ?? 0),
  );
  el.classList.add("pc-act");
  return el;
}

// Between camps

/** @param {Context} context @param {MatchState} state @param {Camp} me */
function attackSheet(context, state, me) {
  const { t } = context;
  const told = Object.keys(state.board.attacks);
  const enemies = campsOf(state.board).filter(
    (camp) =>
      camp !== me &&
      !camp.out &&
      (told.includes(camp.id) || (camp.side !== me.side && !oneSide(state.board))),
  );
  return sheet(
    t("board-attack-title"),
    h(
      "p",
      { class: "pc-note" },
      t("board-attack-note", {
        people: crowd(me),
        weapons: me.store.weapons ?? 0,
        points: figure(context, "figures", "death"),
      }),
    ),
    h(
      "div",
      { class: "pc-attacks" },
      enemies.map((camp) => attackCard(context, state, me, camp)),
    ),
    h("footer", null, act(state, "peace")),
  );
}

/** @param {Context} context @param {MatchState} state @param {Camp} me @param {Camp} camp */
function attackCard(context, state, me, camp) {
  const { t } = context;
  const cost = battle(context, me, camp);
  const offered = words(state, `attack ${camp.id}`);
  const el = pick(camp.id, "camp", h("b", null, offered || t("board-attack-barred")));
  el.classList.add("pc-act");
  return h(
    "article",
    { class: `pc-attack pc-of-${camp.side}${offered ? "" : " is-barred"}` },
    h(
      "header",
      null,
      portrait(camp.id),
      h("h3", null, capital(context.name(camp.id))),
      h(
        "p",
        null,
        some(context, "people", crowd(camp)),
        some(context, "weapons", camp.store.weapons ?? 0),
      ),
    ),
    cost.helpless
      ? h("p", null, t("board-helpless"))
      : [
          h("dl", { class: "pc-reckoning" }, costLines(context, me, camp, cost)),
          result(context, me, cost, Boolean(offered)),
        ],
    el,
  );
}

/** The cost of an attack, step by step. @param {Context} context @param {Camp} me @param {Camp} other @param {Battle} cost */
function costLines(context, me, other, cost) {
  const { t } = context;
  // texts: board-row-both board-row-only-people board-row-only-weapons
  const weapons = me.store.weapons ?? 0;
  return [
    h(
      "div",
      { class: "pc-table-row" },
      h("dt", null, t(`board-row-${cost.row}`, { count: cost.count })),
      h(
        "dd",
        null,
        "× ",
        cost.each.people ? some(context, "people", cost.each.people) : null,
        some(context, "weapons", cost.each.weapons),
      ),
    ),
    cost.twice > 1
      ? line(
          t("board-their", { bonus: bonusName(context, other, "incendiary") }),
          "× 2",
          "pc-factor",
        )
      : null,
    cost.walls > 1
      ? line(
          t("board-their", { bonus: bonusName(context, other, "fortified") }),
          [symbol("weapons", { size: 14 }), " × 2"],
          "pc-factor",
        )
      : null,
    cost.half > 1
      ? line(t("board-ours", { bonus: bonusName(context, me, "incendiary") }), "÷ 2", "pc-factor")
      : null,
    line(
      t("board-own-dead"),
      [
        some(context, "people", cost.people),
        cost.people
          ? h("span", { class: "is-less" }, some(context, "points", `−${cost.points}`))
          : null,
        short(context, cost.people - crowd(me)),
      ],
      cost.people > crowd(me) ? "is-bad" : "",
    ),
    line(
      t("board-weapons-spent"),
      [some(context, "weapons", cost.weapons), short(context, cost.weapons - weapons)],
      cost.weapons > weapons ? "is-bad" : "",
    ),
  ];
}

/** @param {Context} context @param {number} count */
function short(context, count) {
  return count > 0
    ? h("span", { class: "pc-short is-less" }, context.t("board-short-of", { count }))
    : null;
}

/** What an attack brings; if it is made without being paid in full, what it takes all the same. @param {Context} context @param {Camp} me @param {Battle} cost @param {boolean} offered */
function result(context, me, cost, offered) {
  if (cost.enough || !offered)
    return h(
      "p",
      { class: "pc-spoils" },
      h("small", null, context.t("board-would-gain")),
      goodsRow(context, cost.gains, "+"),
    );
  const people = Math.min(cost.people, crowd(me));
  return h(
    "p",
    { class: "pc-spoils is-less" },
    context.t("board-attack-fails", {
      people,
      weapons: Math.min(cost.weapons, me.store.weapons ?? 0),
      points: people * figure(context, "figures", "death"),
    }),
  );
}

/** @param {Context} context @param {MatchState} state @param {Camp} me */
function seizeSheet(context, state, me) {
  const other = campOf(state.board, String(state.questions[0]?.args?.other ?? ""));
  if (!other) return null;
  const choices = (state.questions[0]?.choices ?? []).map(
    ({ choice }) => choice.split(" ")[1] ?? "",
  );
  return sheet(
    context.t("board-seize-title", { camp: context.name(other.id) }),
    h(
      "div",
      { class: "pc-counts" },
      choices.map((resource) =>
        pick(
          resource,
          "resource",
          symbol(resource, { size: 30 }),
          h("b", null, signed(other.store[resource] ?? 0)),
          h("small", null, goodsName(context, resource)),
          h("small", null, context.t("board-have", { count: me.store[resource] ?? 0 })),
        ),
      ),
    ),
  );
}

/** What an attacker can do to the camp that may buy itself off. @param {Context} context @param {Camp} me @param {Camp} attacker */
export function threat(context, me, attacker) {
  const cost = battle(context, attacker, me);
  const { t } = context;
  return h(
    "div",
    { class: "pc-outcome is-bad" },
    h("h3", null, t(cost.enough ? "board-threat-beaten" : "board-threat-short")),
    h(
      "p",
      null,
      t("board-threat-cost", { camp: context.name(attacker.id) }),
      " ",
      cost.people
        ? [some(context, "people", `−${cost.people}`), some(context, "points", `−${cost.points}`)]
        : null,
      some(context, "weapons", `−${cost.weapons}`),
    ),
    cost.enough
      ? h(
          "p",
          null,
          h("small", null, t("board-threat-loss")),
          " ",
          goodsRow(context, cost.gains, "−"),
        )
      : null,
  );
}

/** @param {Context} context @param {MatchState} state @param {Camp} me */
function ransomSheet(context, state, me) {
  const { t } = context;
  const deal = state.board.deal;
  const other = campOf(state.board, String(deal.by));
  if (!other) return null;
  const cost = battle(context, me, other);
  return sheet(
    t("board-consider-ransom", { camp: context.name(other.id) }),
    h("div", { class: "pc-consider" }, bargain(context, me, other, deal.gives, {})),
    h(
      "div",
      { class: "pc-attacks" },
      h(
        "article",
        { class: `pc-attack pc-of-${other.side}` },
        h("header", null, portrait(other.id), h("h3", null, t("board-instead"))),
        h("dl", { class: "pc-reckoning" }, costLines(context, me, other, cost)),
        result(context, me, cost, true),
      ),
    ),
    h("footer", null, act(state, "accept"), act(state, "fight")),
  );
}
