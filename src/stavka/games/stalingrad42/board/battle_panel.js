// The battle panel: both stacks as counters, what each unit counts and why, the column with its
// shifts and the six results, and what they bring on the average.

import { figure } from "/web/js/board/figures.js";
import { signed } from "/web/js/board/words.js";
import { h, replace } from "/web/js/dom.js";
import { mark } from "/web/js/table/inspector.js";
import { ruleChips } from "/web/js/table/rules.js";
import { planePicture } from "./air.js";
import { counterPicture } from "./counters.js";
import { bring, placeName, wide } from "./where.js";

/** @typedef {import("./board.d.ts").Account} Account */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Term} Term */
/** @typedef {import("./board.d.ts").Units} Units */

const COUNTER = 40;
const MOST = { attack: 40, defence: 20 };
const CAPS = { attack: "8.5.1a", defence: "8.5.2a" };

/** What each result is called on the table. @param {string} result */
export function resultId(result) {
  return `result-${result.replace("/", "-").toLowerCase()}`;
}

/** Sixths as a share of all, or as steps. @param {string} language @param {number} sixths */
export function steps(language, sixths) {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(sixths / 6);
}

/** @param {string} language @param {number} sixths */
export function percent(language, sixths) {
  return new Intl.NumberFormat(language, { style: "percent" }).format(sixths / 6);
}

/** Is it a planned offensive? What it brings on the average then depends on what is picked. @param {Account} account */
function several({ dice = 1 }) {
  return dice > 1;
}

/** Sixths to take the hex with the best of the dice. @param {Account} account */
function taken({ taken: sixths, dice = 1 }) {
  return 6 * (1 - (1 - sixths / 6) ** dice);
}

/** @param {Desk} desk */
export function battlePanel(desk) {
  const { context } = desk;
  const { t, name } = context;
  const head = h("summary", { class: "s42-fight-head" });
  const body = h("div", { class: "s42-fight-body" });
  const el = h(
    "details",
    { class: "s42-fight", hidden: true, open: wide.matches, "aria-label": t("board-battle") },
    head,
    body,
  );

  /** A side of the account. @param {"attack" | "defence"} what @param {Account} account @param {Units} units */
  function stack(what, account, units) {
    const terms = what === "attack" ? account.attackers : account.defenders;
    const sum = terms.reduce((all, [, , value]) => all + value, 0);
    const capped = account[what] < sum;
    return h(
      "section",
      { class: "s42-fight-side" },
      h("h4", null, t(what === "attack" ? "board-attackers" : "board-defenders")),
      h(
        "ul",
        null,
        terms.map((term) => unitLine(term, units)),
      ),
      h(
        "p",
        { class: "s42-fight-sum" },
        t(what === "attack" ? "board-attack-sum" : "board-defence-sum"),
        h("b", null, String(account[what])),
        capped
          ? h("small", null, t("board-capped", { sum, most: MOST[what] }), chips([CAPS[what]]))
          : null,
      ),
    );
  }

  /** @param {Term} term @param {Units} units */
  function unitLine([id, printed, value, changes], units) {
    const unit = desk.scenario.units[id];
    const face = units[id]?.[1] ?? 0;
    return h(
      "li",
      {
        data: { id, kind: "unit" },
        class: [value ? "" : "is-idle", changes.length ? "is-changed" : ""].join(" "),
      },
      h(
        "button",
        { type: "button", class: "s42-fight-unit", title: name(id), on: { click: () => look(id) } },
        unit ? counterPicture(unit, face, COUNTER, name(id)) : name(id),
      ),
      h(
        "span",
        { class: "s42-fight-figure" },
        changes.length ? [h("s", null, String(printed)), " → "] : null,
        h("b", null, String(value)),
      ),
      changes.map(([reason, row]) =>
        h("small", { class: "s42-fight-why" }, name(`battle-${reason}`), chips([row])),
      ),
    );
  }

  /** @param {string} id */
  function look(id) {
    bring(desk, [desk.state()?.board.units[id]?.[0] ?? ""]);
    context.inspect(id);
  }

  /** @param {string[]} rows */
  function chips(rows) {
    return ruleChips(
      context.game,
      rows.map((row) => `${context.game}:${row}`),
    );
  }

  /** From the plain odds to the column. @param {Account} account */
  function column(account) {
    return h(
      "p",
      { class: "s42-fight-column" },
      h("span", null, t("board-odds-of", { attack: account.attack, defence: account.defence })),
      h("b", null, account.odds),
      account.shifts.map(([columns, reason, row]) =>
        h(
          "span",
          { class: columns > 0 ? "is-right" : "is-left" },
          h("b", null, signed(columns)),
          " ",
          name(`battle-${reason}`),
          chips([row]),
        ),
      ),
      account.shifts.length || account.column !== account.odds
        ? h("span", { class: "s42-fight-final" }, t("board-column"), h("b", null, account.column))
        : null,
    );
  }

  return {
    el,
    /** What is planned; null: nothing is. @param {Account | null} account @param {string} place @param {boolean} planned who joins is decided @param {Units} units */
    show(account, place, planned, units) {
      el.hidden = !account;
      if (!account) return;
      replace(
        head,
        h(
          "span",
          { class: "s42-fight-title" },
          t("board-attack-on", { place: placeName(desk, place) }),
        ),
        h("b", { class: "s42-fight-odds" }, account.column),
        account.short
          ? null
          : h("span", null, t("board-take", { chance: percent(context.language, taken(account)) })),
      );
      replace(
        body,
        planned ? null : h("p", { class: "s42-fight-note" }, t("board-if-all")),
        h(
          "div",
          { class: "s42-fight-sides" },
          stack("attack", account, units),
          stack("defence", account, units),
        ),
        column(account),
        guns(account.guns ?? [], units),
        account.air ? flight(account.air) : null,
        several(account)
          ? h(
              "p",
              { class: "s42-fight-note", data: { dice: account.dice } },
              t("board-planned", { dice: account.dice ?? 1 }),
              chips(["26.2f"]),
            )
          : null,
        account.against ? against(account.against) : null,
        account.short
          ? h("p", { class: "s42-fight-bad" }, t("board-short"), chips(["8.6.1a"]))
          : account.lawful
            ? [
                resultsTable(context, account.column, account.results, 0),
                several(account) ? null : averages(account),
              ]
            : h("p", { class: "s42-fight-bad" }, t("board-unlawful"), chips(["8.4a"])),
      );
      el.dataset.column = account.lawful ? account.column : "";
    },
  };

  /** Who supports the attack. @param {string[]} ids @param {Units} units */
  function guns(ids, units) {
    if (!ids.length) return null;
    return h(
      "p",
      { class: "s42-fight-guns" },
      t("board-support"),
      ids.map((id) => {
        const unit = desk.scenario.units[id];
        return h(
          "button",
          {
            type: "button",
            class: "s42-fight-unit",
            title: name(id),
            data: { gun: id },
            on: { click: () => look(id) },
          },
          unit ? counterPicture(unit, units[id]?.[1] ?? 0, COUNTER, name(id)) : name(id),
        );
      }),
    );
  }

  /** The air unit that supports the attack. @param {string} id */
  function flight(id) {
    return h(
      "p",
      { class: "s42-fight-guns", data: { air: id } },
      t("board-air-support"),
      planePicture(""),
      h("b", null, name(id)),
    );
  }

  /** What an air unit of the defender would make of it. @param {Account} account */
  function against({ lawful, column: shifted, taken }) {
    const chance = percent(context.language, taken);
    return h(
      "p",
      { class: "s42-fight-against" },
      planePicture(""),
      lawful ? t("board-against", { column: shifted, chance }) : t("board-against-broken"),
      chips([lawful ? "9.3.4a" : "8.4a"]),
    );
  }

  /** @param {Account} account */
  function averages(account) {
    const [mine, theirs] = account.lost;
    /** @param {string} label @param {string} value */
    const row = (label, value) => [h("dt", null, label), h("dd", null, value)];
    return [
      h(
        "dl",
        { class: "s42-fight-average" },
        row(t("board-attacker-loses"), steps(context.language, mine)),
        row(t("board-defender-loses"), steps(context.language, theirs)),
        row(t("board-hex-taken"), percent(context.language, account.taken)),
        account.stand
          ? row(
              t("board-hex-taken-stand"),
              percent(context.language, (6 * account.stand[0]) / account.stand[1]),
            )
          : null,
      ),
      account.doomed
        ? h(
            "p",
            { class: "s42-fight-bad" },
            t("board-doomed", { chance: percent(context.language, account.doomed) }),
            chips(["12.2a"]),
          )
        : null,
    ];
  }
}

/**
 * The six results of a column, with where the figures are from; the die that has fallen is marked.
 * @param {import("/web/types.d.ts").BoardContext} context
 * @param {string} column
 * @param {string[]} results
 * @param {number} die
 */
export function resultsTable(context, column, results, die) {
  const { t, name } = context;
  const origin = context.edition.crt?.[column]?.results?.origin;
  return h(
    "table",
    { class: "s42-crt" },
    h("caption", null, t("board-crt", { column }), origin ? mark(origin) : null),
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        results.map((_, n) => h("th", { scope: "col", "aria-current": n + 1 === die }, n + 1)),
      ),
      h(
        "tr",
        null,
        results.map((result, n) =>
          h("td", { title: name(resultId(result)), "aria-current": n + 1 === die }, result),
        ),
      ),
    ),
  );
}

/** The six results of a column, from the match's edition. @param {import("/web/types.d.ts").BoardContext} context @param {string} column @returns {string[]} */
export function resultsOf(context, column) {
  return figure(context, "crt", column, "results", []);
}
