// The unit card beside the map, both faces: in front the figures of the platoon that is looked at,
// on the back the orders of the platoon that is being written to. And the roster of one's own.

import { changes } from "/web/js/board/anew.js";
import { figure } from "/web/js/board/figures.js";
import { capital } from "/web/js/board/words.js";
import { h, replace, s } from "/web/js/dom.js";
import { fittedIn } from "/web/js/fit.js";
import { dial } from "./dial.js";
import { orderWords, shotWords } from "./orders.js";
import { FAR } from "./reach.js";
import { percent, shot } from "./reckon.js";
import { shop } from "./shop.js";
import { silhouette } from "./silhouettes.js";
import { fresh, onMap, tag, wordsOf } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./field.js").Field} Field */
/** @typedef {import("./units.js").Unit} Unit */

/** The symbols on the back of a card and the words of the choices they begin. */
export const VERBS = /** @type {const} */ ({
  defence: "defend",
  "suppressive-fire": "suppress",
  fire: "fire",
  attack: "attack",
  ambush: "ambush",
  turn: "turn",
  rally: "rally",
  resupply: "resupply",
  march: "march",
  "fire-on-the-move": "move-fire",
  wait: "wait",
});
const SIGNS = {
  defence: "M12 3L20 6V12Q20 18 12 21Q4 18 4 12V6Z",
  "suppressive-fire": "M3 8H15M3 12H19M3 16H15M15 5L21 12L15 19",
  fire: "M3 12H16M13 7L20 12L13 17",
  attack: "M4 4L20 20M20 4L4 20M4 15L9 20M20 15L15 20",
  ambush: "M3 17Q7 6 12 11Q17 6 21 17M3 20H21",
  turn: "M5 16A8 8 0 1 1 19 16M19 10V16H13",
  rally: "M3 12H9M21 12H15M7 8L11 12L7 16M17 8L13 12L17 16",
  resupply: "M5 10H19V20H5ZM8 10V5H16V10M5 14H19",
  march: "M3 18L9 12L13 16L20 6M14 6H20V12",
  "fire-on-the-move": "M3 19L10 14M10 14H15M12 11L16 14L12 17M17 5L21 9M21 5L17 9",
  wait: "M7 3H17M7 21H17M8 3L16 21M16 3L8 21",
};
const TYPES = ["light", "medium", "heavy"];

/** @param {Context} context */
export function makeHand(context) {
  const roster = h("div", { class: "tk-roster" });
  const front = h("section", { class: "tk-face tk-face-front" });
  const back = h("section", { class: "tk-face tk-face-back" });
  const el = h("div", { class: "tk-hand" }, roster, front, back);
  /** @type {MatchState | null} */
  let state = null;
  /** @type {Field | null} */
  let field = null;
  let peeked = ""; // what the pointer is at
  let chosen = ""; // what was pressed last
  let anew = changes();

  /** The platoon whose orders are on the back. */
  function subject() {
    if (!state) return "";
    const own = mine(state);
    const asked = String(state.questions[0]?.args?.unit ?? "");
    const wanted = [state.board.writing, asked, chosen].find((id) => id && own.includes(id));
    const waits = own.find((id) => state && choosable(state, id));
    return (
      wanted ?? waits ?? own.find((id) => onMap(state?.board.units[id]?.place)) ?? own[0] ?? ""
    );
  }

  /** The same as the small button of the roster, which is the one that is lit. @param {string} id */
  function clear(id) {
    roster.querySelector(/** @type {"button"} */ (`.tk-chip-clear[data-id="${id}"]`))?.click();
  }

  function draw() {
    if (!state || !field) return;
    const now = state;
    const { board } = now;
    if (board.phase === "preparing" && board.army) {
      anew = changes();
      replace(roster);
      shop(context, state, front, back);
      return;
    }
    const id = subject();
    const seen = peeked && board.units[peeked] ? peeked : id;
    const { units, drafts, writing, phase } = board;
    const own = mine(state).map((each) => units[each]);
    const choices = state.questions.map((question) => question.choices);
    if (anew(roster, own, drafts, writing, phase, clearable(state)))
      replace(
        roster,
        living(state).map((each) => chip(context, board, each, clearable(now).includes(each))),
      );
    // What is lit must not be drawn anew by a mere look.
    living(state).forEach((each, n) => roster.children[n]?.classList.toggle("is-now", each === id));
    if (anew(front, seen, units[seen], seen === id ? null : [id, units[id]]))
      replace(
        front,
        board.units[seen]
          ? frontFace(context, board.units, seen, id, field)
          : h("p", { class: "tk-none" }, context.t("board-card-none")),
      );
    if (anew(back, id, units[id], drafts?.[id], choices))
      replace(back, units[id] ? backFace(context, now, id, field, () => clear(id)) : null);
  }

  return {
    el,
    subject,
    /** @param {MatchState} now @param {Field} on */
    update(now, on) {
      const { writing = "" } = state?.board ?? {};
      if (writing && writing !== now.board.writing) chosen = ""; // its order is written: on to the next
      state = now;
      field = on;
      if (chosen && !(chosen in now.board.units)) chosen = "";
      draw();
    },
    /** Looks at a platoon, or away. @param {string} id */
    peek(id) {
      if (id === peeked) return;
      peeked = id;
      draw();
    },
    /** @param {string} id */
    choose(id) {
      chosen = id;
      draw();
    },
  };
}

/** Can this platoon be given an order now? @param {MatchState} state @param {string} id */
function choosable(state, id) {
  return state.questions.some(({ choices }) => choices.some((c) => c.choice === `unit ${id}`));
}

/** The platoons of this seat; a spectator sees all. @param {MatchState} state @returns {string[]} */
function mine(state) {
  const all = Object.keys(state.board.units);
  const seat = state.seat ?? state.questions[0]?.seat ?? null;
  return seat ? all.filter((id) => state.board.units[id].seat === seat) : all;
}

/** Those that can still be commanded first. @param {MatchState} state */
function living(state) {
  const gone = (/** @type {string} */ id) =>
    Number(state.board.units[id].place !== null && !onMap(state.board.units[id].place));
  return mine(state).sort((a, b) => gone(a) - gone(b));
}

/** The platoons whose orders may be taken back. @param {MatchState} state */
function clearable(state) {
  return state.questions.flatMap((question) =>
    question.choices.flatMap((each) =>
      each.choice.startsWith("clear ") ? [each.choice.slice(6)] : [],
    ),
  );
}

/** A platoon in the roster. @param {Context} context @param {Record<string, any>} board @param {string} id @param {boolean} clear whether the order may be taken back */
function chip(context, board, id, clear) {
  /** @type {Unit} */
  const unit = board.units[id];
  const draft = board.drafts?.[id];
  const gone = !onMap(unit.place) && unit.place !== null;
  const order = gone
    ? context.t(`board-gone-${unit.place}`)
    : draft
      ? orderName(context, draft.kind)
      : unit.suppressed
        ? context.t("board-state-suppressed")
        : unit.ambush
          ? context.t("board-state-ambush")
          : board.phase === "orders"
            ? context.t("board-no-order")
            : "";
  // texts: board-gone-destroyed board-gone-captured board-gone-merged board-gone-left
  return h(
    "div",
    {
      class: `tk-chip tk-of-${unit.side}${gone ? " is-gone" : ""}${draft && board.writing !== id ? " is-written" : ""}`,
    },
    s(
      "svg",
      { viewBox: "-28 -16 56 30", "aria-hidden": "true" },
      silhouette(unit.card, figure(context, "units", unit.card, "type", "light")),
    ),
    h(
      "b",
      null,
      `${tag(context, unit.card)}${several(board, unit.card) ? ` ${id.split("-").at(-1)}` : ""}`,
    ),
    fittedIn(h("small", null, order)),
    gone
      ? null
      : picker(wordsOf(id, Boolean(draft) || board.writing === id), "unit", context.name(id)),
    clear
      ? h(
          "button",
          {
            type: "button",
            class: "tk-chip-clear",
            title: context.t("board-clear"),
            data: { id, kind: "clear" },
          },
          s(
            "svg",
            { viewBox: "0 0 24 24", "aria-hidden": "true" },
            s("path", { d: "M6 6L18 18M18 6L6 18" }),
          ),
        )
      : null,
  );
}

/** What is pressed, over words that are no part of its name. @param {string} id @param {string} kind @param {string} name */
export function picker(id, kind, name) {
  return h("button", { type: "button", class: "tk-pick", "aria-label": name, data: { id, kind } });
}

/** The name of an order where it stands alone. @param {Context} context @param {string} order */
function orderName(context, order) {
  return context.name(`order-${order}`).replace(/[«»]/g, "");
}

/** @param {Record<string, any>} board @param {string} card */
function several(board, card) {
  return Object.values(board.units).filter((unit) => unit.card === card).length > 1;
}

// The front

/** A card as it comes from the box. @param {Context} context @param {string} card @param {Field} field */
export function cardFace(context, card, field) {
  const id = `${card}-1`;
  return h(
    "article",
    { class: "tk-face" },
    frontFace(context, { [id]: fresh(context, card) }, id, id, field),
  );
}

/** @param {Context} context @param {Record<string, Unit>} units @param {string} id @param {string} from @param {Field} field */
function frontFace(context, units, id, from, field) {
  const unit = /** @type {Unit} */ (units[id]);
  const { t } = context;
  const { card } = unit;
  /** @param {string} name */
  const value = (name) => figure(context, "units", card, name, 0);
  const full = value("strength");
  const states = statesOf(context, unit);
  return [
    h(
      "header",
      { class: `tk-of-${unit.side}` },
      s(
        "svg",
        { viewBox: "-30 -16 60 30", "aria-hidden": "true" },
        silhouette(card, figure(context, "units", card, "type", "light")),
      ),
      h("h2", null, capital(context.name(id))),
      // texts: board-type-light board-type-medium board-type-heavy
      h(
        "p",
        null,
        t(`board-type-${figure(context, "units", card, "type", "light")}`),
        states.length ? [" · ", h("strong", null, states.join(", "))] : null,
      ),
    ),
    h(
      "dl",
      { class: "tk-figures" },
      row(
        context,
        t("board-strength"),
        [pips(unit.strength, full), h("span", { class: "unseen" }, `${unit.strength}/${full}`)],
        card,
        "strength",
      ),
      row(
        context,
        t("board-protection"),
        [
          h("b", null, String(unit.protection)),
          // Woods and villages protect too: then the card has another figure.
          unit.protection === value("protection")
            ? null
            : small(t("board-on-card", { figure: value("protection") })),
        ],
        card,
        "protection",
      ),
      row(
        context,
        t("board-steadfastness"),
        [
          h("b", null, String(unit.steadfastness)),
          small(t("board-steadfastness-loss", { loss: value("loss") })),
        ],
        card,
        "steadfastness",
      ),
      row(
        context,
        t("board-ammo"),
        [h("b", null, String(unit.ammo)), small(t("board-of", { full: value("ammo") }))],
        card,
        "ammo",
      ),
    ),
    firepower(context, unit),
    from !== id && units[from] ? aimed(context, units[from], unit, field) : null,
  ];
}

/** @param {string} text */
function small(text) {
  return h("small", null, text);
}

/** @param {Context} context @param {string} label @param {import("/web/js/dom.js").Child} value @param {string} card @param {string} field */
function row(context, label, value, card, field) {
  return h("div", null, h("dt", null, label), h("dd", originOf(context, card, field), value));
}

/** Where a figure comes from, as a mark and a title. @param {Context} context @param {string} card @param {string} field */
function originOf(context, card, field) {
  const origin = context.edition.units?.[card]?.[field]?.origin ?? "printed";
  // texts: board-origin-printed board-origin-likely board-origin-reconstructed board-origin-own
  return { class: `tk-from-${origin}`, title: context.t(`board-origin-${origin}`) };
}

/** @param {number} left @param {number} full */
function pips(left, full) {
  return s(
    "svg",
    {
      class: "tk-pips",
      viewBox: `0 0 ${full * 14} 12`,
      width: full * 14,
      height: 12,
      "aria-hidden": "true",
    },
    Array.from({ length: full }, (_, n) => [
      s("rect", {
        class: n < left ? "is-left" : "is-lost",
        x: n * 14 + 1,
        y: 1,
        width: 10,
        height: 10,
        rx: 1,
      }),
      n < left ? null : s("path", { d: `M${n * 14 + 2} 10L${n * 14 + 10} 2` }),
    ]),
  );
}

/** Accuracy by distance and dice by target. @param {Context} context @param {Unit} unit */
function firepower(context, unit) {
  const { t } = context;
  const accuracy = figure(context, "units", unit.card, "accuracy", /** @type {number[]} */ ([]));
  const full = figure(context, "units", unit.card, "strength", 1);
  return h(
    "div",
    { class: "tk-power" },
    h(
      "table",
      { class: "tk-accuracies" },
      h("caption", null, t("board-accuracy")),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          accuracy.map((_, far) => h("th", { scope: "col" }, far ? String(far) : t("board-close"))),
        ),
      ),
      h(
        "tbody",
        null,
        h(
          "tr",
          null,
          accuracy.map((value) =>
            h("td", originOf(context, unit.card, "accuracy"), value ? `≤${value}` : "–"),
          ),
        ),
      ),
    ),
    h(
      "table",
      { class: "tk-dice" },
      h("caption", null, t("board-dice")),
      h(
        "tbody",
        null,
        TYPES.map((type) => {
          const dice = figure(context, "units", unit.card, type, /** @type {number[]} */ ([]));
          return h(
            "tr",
            null,
            // texts: board-against-light board-against-medium board-against-heavy
            h("th", { scope: "row" }, t(`board-against-${type}`)),
            dice.length
              ? dice.map((count, n) =>
                  h(
                    "td",
                    {
                      ...originOf(context, unit.card, type),
                      "aria-current": full - n === unit.strength ? "true" : null,
                    },
                    String(count),
                  ),
                )
              : h("td", { colspan: full }, "–"),
          );
        }),
      ),
    ),
  );
}

/** What one's own platoon could do to the one looked at. @param {Context} context @param {Unit} unit @param {Unit} target @param {Field} field */
function aimed(context, unit, target, field) {
  if (unit.side === target.side || !onMap(unit.place) || !onMap(target.place)) return null;
  const distance = field.distance(unit.place, target.place);
  const near = distance === 0;
  const odds =
    near || field.sees(unit.place, target.place)
      ? shot(context, unit, target, distance, "fire")
      : null;
  const words = odds
    ? context.t("board-aim", {
        name: tag(context, unit.card),
        distance,
        dice: odds.dice,
        accuracy: odds.accuracy,
        one: percent(context, odds.damage),
        all: percent(context, odds.most),
      })
    : context.t("board-aim-none", { name: tag(context, unit.card), distance });
  return h("p", { class: "tk-aimed" }, words);
}

/** @param {Context} context @param {Unit} unit */
export function statesOf(context, unit) {
  const { t } = context;
  return [
    unit.suppressed ? t("board-state-suppressed") : "",
    unit.ambush ? t("board-state-ambush") : "",
    unit.tied ? t("board-state-tied") : "",
    unit.facing && !unit.ambush && unit.zone ? t("board-state-defence") : "",
    unit.ambush_turns ? t("board-state-digging") : "",
    unit.resupply_turns ? t("board-state-loading") : "",
  ].filter(Boolean);
}

// The back

/** @param {Context} context @param {MatchState} state @param {string} id @param {Field} field @param {() => void} clear */
function backFace(context, state, id, field, clear) {
  const { board } = state;
  /** @type {Unit} */
  const unit = board.units[id];
  const draft = board.drafts?.[id];
  const choices = state.questions.flatMap((question) =>
    question.choices.map((each) => each.choice),
  );
  const verbs = new Set(choices.map((choice) => choice.split(" ")[0]));
  const amounts = choices
    .filter((choice) => /^take \d+$/.test(choice))
    .map((choice) => choice.slice(5));
  const orders = figure(context, "units", unit.card, "orders", /** @type {string[]} */ ([]));
  const written = draft ?? unit.order;
  return [
    h("h2", null, context.t("board-orders-of", { name: context.name(id) })),
    board.phase === "preparing"
      ? null
      : h(
          "div",
          { class: "tk-written" },
          h(
            "p",
            null,
            written
              ? [
                  draft ? "" : h("small", null, `${context.t("board-last-order")} `),
                  orderWords(context, written),
                  draft
                    ? h(
                        "small",
                        { class: "tk-shot-words" },
                        shotWords(context, field, board.units, id, draft),
                      )
                    : null,
                ]
              : context.t("board-no-order"),
          ),
          clearable(state).includes(id)
            ? h(
                "button",
                { type: "button", class: "tk-clear", on: { click: clear } },
                context.t("board-clear"),
              )
            : null,
        ),
    dial(context, state, field) ??
      (amounts.length
        ? h(
            "div",
            { class: "tk-amounts" },
            amounts.map((count) =>
              h(
                "button",
                { type: "button", class: "tk-amount", data: { id: count, kind: "amount" } },
                count,
              ),
            ),
          )
        : h(
            "div",
            { class: "tk-orders" },
            [...new Set([...orders, "wait"])].map((order) =>
              orderButton(
                context,
                unit,
                order,
                board.writing === id
                  ? !draft?.kind && verbs.has(verbOf(order))
                  : choosable(state, id),
                draft?.kind === order,
              ),
            ),
          )),
  ];
}

/** @param {string} order */
function verbOf(order) {
  return VERBS[/** @type {keyof typeof VERBS} */ (order)] ?? order;
}

/** @param {string} order */
export function orderSign(order) {
  return s(
    "svg",
    { class: "tk-sign", viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("path", { d: SIGNS[/** @type {keyof typeof SIGNS} */ (order)] ?? "" }),
  );
}

/** @param {Context} context @param {Unit} unit @param {string} order @param {boolean} open @param {boolean} now */
function orderButton(context, unit, order, open, now) {
  const far = FAR[order] ? figure(context, "units", unit.card, FAR[order], 0) : 0;
  return h(
    "button",
    {
      type: "button",
      class: `tk-order${open ? " is-open" : ""}${now ? " is-now" : ""}`,
      data: { id: verbOf(order), kind: "order" },
    },
    orderSign(order),
    h("span", null, orderName(context, order)),
    far ? h("small", { data: { far: context.t("board-up-to", { count: far }) } }) : null,
  );
}
