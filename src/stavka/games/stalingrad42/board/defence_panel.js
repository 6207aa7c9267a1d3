// A determined or desperate defence that is being decided: who may lead it, what is added to the
// die, what each die comes to, and how likely the hex is held.

import { signed } from "/web/js/board/words.js";
import { h, replace } from "/web/js/dom.js";
import { ruleChips } from "/web/js/table/rules.js";
import { percent } from "./battle_panel.js";
import { counterPicture } from "./counters.js";
import { placeName, wide } from "./where.js";

/** @typedef {import("./board.d.ts").Defence} Defence */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Lead} Lead */
/** @typedef {import("./board.d.ts").Units} Units */

const COUNTER = 40;

/** A chance as a share. @param {string} language @param {[number, number]} chance */
function share(language, [part, whole]) {
  return percent(language, (6 * part) / whole);
}

/** How likely the hex is held without support, at best. @param {string} language @param {Defence} defence */
export function bestShare(language, defence) {
  const chances = leadsOf(defence).map(([, { holds }]) => holds[0]);
  return share(
    language,
    chances.reduce((best, each) => (each[0] / each[1] > best[0] / best[1] ? each : best), [0, 1]),
  );
}

/** The lead that is decided, or all who may be. @param {Defence} defence */
function leadsOf({ lead, leads }) {
  return Object.entries(leads).filter(([id]) => !lead || id === lead);
}

/** Dice that come to the same: their numbers as one reads them. @param {number[]} dice */
function numbers(dice) {
  const [first, last] = [dice[0], dice.at(-1)];
  return first === last ? `${first}` : `${first}–${last}`;
}

/** @param {Desk} desk */
export function defencePanel(desk) {
  const { context, scenario } = desk;
  const { t, name, language } = context;
  const head = h("summary", { class: "s42-fight-head" });
  const body = h("div", { class: "s42-fight-body" });
  const el = h(
    "details",
    {
      class: "s42-defence",
      hidden: true,
      open: wide.matches,
      "aria-label": t("board-defence"),
    },
    head,
    body,
  );

  /** @param {string[]} rows */
  const chips = (rows) =>
    ruleChips(
      context.game,
      rows.map((row) => `${context.game}:${row}`),
    );

  /** The six dice, those together that come to the same. @param {Lead} lead */
  function outcomes({ outcomes: all }) {
    /** @type {{ dice: number[], what: string, own: number, enemy: number }[]} */
    const found = [];
    all.forEach(([what, own, enemy], n) => {
      const last = found.at(-1);
      if (last && last.what === what && last.own === own && last.enemy === enemy)
        last.dice.push(n + 1);
      else found.push({ dice: [n + 1], what, own, enemy });
    });
    return h(
      "table",
      { class: "s42-defence-dice" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, t("board-defence-die")),
          h("th", { scope: "col" }, t("board-defence-result")),
          h("th", { scope: "col" }, t("board-defence-own")),
          h("th", { scope: "col" }, t("board-defence-enemy")),
        ),
      ),
      h(
        "tbody",
        null,
        found.map(({ dice, what, own, enemy }) =>
          h(
            "tr",
            { data: { what } },
            h("th", { scope: "row" }, numbers(dice)),
            h("td", null, name(what)),
            h("td", null, own ? `−${own}` : "–"),
            h("td", null, enemy ? `−${enemy}` : "–"),
          ),
        ),
      ),
    );
  }

  /** @param {string} id @param {Lead} lead @param {Units} units */
  function leadOf(id, lead, units) {
    const unit = scenario.units[id];
    const [plain, supported] = lead.holds;
    return h(
      "section",
      { class: "s42-defence-lead", data: { id, kind: "unit" } },
      h(
        "header",
        null,
        h(
          "button",
          {
            type: "button",
            class: "s42-fight-unit",
            title: name(id),
            on: { click: () => context.inspect(id) },
          },
          unit ? counterPicture(unit, units[id]?.[1] ?? 0, COUNTER, name(id)) : name(id),
        ),
        h(
          "div",
          null,
          h("b", null, t("board-defence-led", { unit: name(id) })),
          lead.modifiers.map(([value, reason, row]) =>
            h(
              "span",
              { class: "s42-defence-why" },
              h("b", null, signed(value)),
              " ",
              name(reason),
              chips([row]),
            ),
          ),
        ),
      ),
      outcomes(lead),
      h(
        "dl",
        { class: "s42-fight-average" },
        h("dt", null, t("board-defence-holds")),
        h("dd", null, share(language, plain)),
        h("dt", null, t("board-defence-supported")),
        h("dd", null, share(language, supported)),
      ),
    );
  }

  return {
    el,
    /** What is decided; null: nothing is. @param {Defence | null} defence @param {Units} units */
    show(defence, units) {
      el.hidden = !defence;
      if (!defence) return;
      const place = placeName(desk, defence.place);
      const chance = bestShare(language, defence);
      replace(
        head,
        h(
          "span",
          { class: "s42-fight-title" },
          t(defence.desperate ? "board-desperate-at" : "board-defence-at", { place }),
        ),
        h("b", { class: "s42-fight-odds" }, chance),
      );
      replace(
        body,
        h(
          "p",
          { class: "s42-fight-note" },
          // texts: board-defence-on-clear board-defence-on-other board-defence-on-city
          t(`board-defence-on-${defence.column}`),
          chips(["11.2.1c"]),
        ),
        defence.desperate
          ? h("p", { class: "s42-fight-bad" }, t("board-desperate-why"), chips(["11.5.1a"]))
          : null,
        leadsOf(defence).map(([id, lead]) => leadOf(id, lead, units)),
      );
    },
  };
}
