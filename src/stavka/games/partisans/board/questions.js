// The other questions that are answered beside the cards: who plays what, how many are taken along
// or treated, who is healed or lost, what is made.

import { capital } from "/web/js/board/words.js";
import { h } from "/web/js/dom.js";
import { bonusName } from "./camps.js";
import { act, goodsRow, peopleName, pick, portrait, sheet, some, words } from "./parts.js";
import { RESOURCES, campOf, campsOf, crowd, figure, roleOf } from "./reckon.js";
import { symbol } from "./symbols.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").QuestionInfo} QuestionInfo */
/** @typedef {import("/web/js/dom.js").Child} Child */
/** @typedef {import("./reckon.js").Camp} Camp */

/** @type {Record<string, (context: Context, state: MatchState, question: QuestionInfo, me: Camp) => Child>} */
const SHEETS = {
  rescue,
  treat,
  heal,
  lend,
  make,
  "choose-dead": chooseDead,
  "pass-transport": passTransport,
};

/** The dialogue for any other question. @param {Context} context @param {MatchState} state @param {string} kind @param {Camp | null} me @returns {Child} */
export function question(context, state, kind, me) {
  const asked = state.questions[0];
  if (!asked) return null;
  if (kind === "choose-role") return chooseRole(context, asked);
  return me ? (SHEETS[kind]?.(context, state, asked, me) ?? null) : null;
}

/** The last word of each choice of a verb. @param {QuestionInfo} asked @param {string} verb */
function offered(asked, verb) {
  return asked.choices
    .filter(({ choice }) => choice.split(" ")[0] === verb)
    .map(({ choice }) => choice.split(" ").at(-1) ?? "");
}

/** Numbers to choose from, each with what it means. @param {string[]} counts @param {(count: number) => Child} meaning */
function counts(counts, meaning) {
  return h(
    "div",
    { class: "pc-counts" },
    counts.map((count) => pick(count, "count", h("b", null, count), meaning(Number(count)))),
  );
}

/** @param {Context} context @param {QuestionInfo} asked */
function chooseRole(context, asked) {
  return sheet(
    context.t("board-role-title"),
    h(
      "div",
      { class: "pc-roles" },
      offered(asked, "role").map((id) => {
        const role = roleOf(id);
        const goods = Object.fromEntries(
          RESOURCES.map((resource) => [
            resource,
            figure(context, "stores", "basic", resource) +
              figure(context, "stores", role, resource),
          ]),
        );
        const partisan = ["peasant", "partisan", "nkvd"].includes(role);
        const el = pick(
          id,
          "camp",
          portrait(id),
          h("b", null, capital(context.name(id))),
          goodsRow(context, goods),
        );
        el.classList.add("pc-partner", partisan ? "pc-of-partisans" : "pc-of-occupiers");
        return el;
      }),
    ),
  );
}

/** @param {Context} context @param {MatchState} _state @param {QuestionInfo} asked @param {Camp} me */
function rescue(context, _state, asked, me) {
  const kind = String(asked.args?.kind ?? "peasant");
  const row = context.edition.people?.[kind] ?? {};
  const loot = String(row.loot?.value ?? "food");
  const stock = Math.min(me.store.food ?? 0, me.store.water ?? 0) - crowd(me);
  return sheet(
    context.t("board-rescue-title", { kind: peopleName(context, kind) }),
    h(
      "p",
      { class: `pc-note${stock < 0 ? " is-bad" : ""}` },
      stock >= 0
        ? context.t("board-rescue-note", { count: stock })
        : context.t("board-rescue-short", { count: -stock }),
    ),
    counts(offered(asked, "take"), (count) =>
      count
        ? h(
            "small",
            null,
            some(context, "points", `+${count * Number(row.rescue_points?.value ?? 0)}`),
            some(context, loot, `+${count * Number(row.rescue_loot?.value ?? 0)}`),
          )
        : h("small", null, context.t("board-take-nobody")),
    ),
  );
}

/** @param {Context} context @param {MatchState} _state @param {QuestionInfo} asked @param {Camp} me */
function treat(context, _state, asked, me) {
  const [sick, water, late] = [
    Number(asked.args?.count ?? 0),
    Number(asked.args?.water ?? 0),
    Number(asked.args?.late ?? 0),
  ];
  return sheet(
    context.t("board-treat-title", { count: sick }),
    h(
      "p",
      { class: "pc-note" },
      context.t(late ? "board-treat-late" : "board-treat-now", {
        water,
        count: me.store.water ?? 0,
      }),
    ),
    counts(offered(asked, "treat"), (count) => [
      h(
        "small",
        null,
        count ? some(context, "water", `−${count * water}`) : context.t("board-treat-nobody"),
      ),
      sick > count
        ? h(
            "small",
            { class: "is-less" },
            context.t(late ? "board-treat-die" : "board-treat-wait", { count: sick - count }),
          )
        : null,
    ]),
  );
}

/** @param {Context} context @param {MatchState} state @param {QuestionInfo} asked @param {Camp} me */
function heal(context, state, asked, me) {
  const late = Number(asked.args?.late ?? 0);
  const cost = [
    some(context, "food", `−${figure(context, "figures", "healing-food")}`),
    some(context, "water", `−${figure(context, "figures", "healing-water")}`),
  ];
  return sheet(
    context.t("board-heal-title"),
    h("p", { class: "pc-note" }, context.t(late ? "board-heal-late" : "board-heal-now")),
    h(
      "div",
      { class: "pc-counts" },
      offered(asked, "heal").map((who) =>
        pick(
          who,
          "people",
          symbol(who === "leader" ? me.id : who, { size: 30 }),
          h("b", null, who === "leader" ? context.t("board-leader") : String(me.hurt)),
          h(
            "small",
            null,
            who === "leader" ? capital(context.name(me.id)) : peopleName(context, who),
          ),
          h(
            "small",
            null,
            cost.map((each) => each.cloneNode(true)),
          ),
        ),
      ),
    ),
    h("footer", null, act(state, "done")),
  );
}

/** @param {Context} context @param {MatchState} state @param {QuestionInfo} asked @param {Camp} me */
function lend(context, state, asked, me) {
  const other = campOf(state.board, String(asked.args?.other ?? ""));
  const need = Number(asked.args?.count ?? 0);
  return sheet(
    context.t("board-lend-title", { camp: context.name(other?.id ?? me.id), count: need }),
    counts(offered(asked, "lend"), (count) =>
      h(
        "small",
        null,
        count
          ? context.t("board-lend-left", { count: (me.store.weapons ?? 0) - count })
          : context.t("board-lend-nothing"),
      ),
    ),
  );
}

/** @param {Context} context @param {MatchState} state @param {QuestionInfo} asked @param {Camp} me */
function make(context, state, asked, me) {
  const verbs = asked.choices.map(({ choice }) => choice);
  const { t } = context;
  return sheet(
    t("board-make-title"),
    h(
      "div",
      { class: "pc-counts pc-wide" },
      verbs.includes("make")
        ? pick(
            "make",
            "act",
            symbol("incendiary", { size: 34, side: me.side }),
            h("b", null, bonusName(context, me, "incendiary")),
            h(
              "small",
              null,
              some(context, "fuel", `−${figure(context, "figures", "incendiary-fuel")}`),
            ),
            h("small", null, t("board-make-note")),
          )
        : null,
      verbs.includes("organise")
        ? pick(
            "organise",
            "act",
            symbol("brigade", { size: 34 }),
            h("b", null, bonusName(context, me, "brigade")),
            h(
              "small",
              null,
              some(context, "food", `−${figure(context, "figures", "brigade-food")}`),
              some(context, "water", `−${figure(context, "figures", "brigade-water")}`),
            ),
            h("small", null, t("board-organise-note")),
          )
        : null,
    ),
    h("footer", null, act(state, "done")),
  );
}

/** @param {Context} context @param {MatchState} _state @param {QuestionInfo} asked @param {Camp} me */
function chooseDead(context, _state, asked, me) {
  const count = Number(asked.args?.count ?? 0);
  return sheet(
    context.t("board-dead-title", { count }),
    h(
      "p",
      { class: "pc-note is-bad" },
      context.t("board-dead-note", { points: figure(context, "figures", "death") }),
    ),
    h(
      "div",
      { class: "pc-counts" },
      offered(asked, "lose").map((kind) =>
        pick(
          kind,
          "people",
          symbol(kind, { size: 30 }),
          h("b", null, String(me.people[kind] ?? 0)),
          h("small", null, peopleName(context, kind)),
        ),
      ),
    ),
  );
}

/** @param {Context} context @param {MatchState} state @param {QuestionInfo} _asked @param {Camp} me */
function passTransport(context, state, _asked, me) {
  const allies = campsOf(state.board).filter(
    (camp) => camp !== me && camp.side === me.side && !camp.out,
  );
  return sheet(
    bonusName(context, me, "transport"),
    h(
      "div",
      { class: "pc-roles" },
      allies.map((camp) => {
        const el = pick(
          camp.id,
          "camp",
          portrait(camp.id),
          h("b", null, words(state, `pass ${camp.id}`) || capital(context.name(camp.id))),
          camp.transport ? h("small", null, context.t("board-has")) : null,
        );
        el.classList.add("pc-partner", `pc-of-${camp.side}`);
        return el;
      }),
    ),
    h("footer", null, act(state, "leave")),
  );
}
