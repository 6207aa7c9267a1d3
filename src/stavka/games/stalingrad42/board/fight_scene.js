// A battle that is being shown: both stacks, the odds and shifts as they are told, the die and the
// result on the table.

import { signed } from "/web/js/board/words.js";
import { h, replace } from "/web/js/dom.js";
import { resultsOf, resultsTable } from "./battle_panel.js";
import { counterPicture } from "./counters.js";
import { list } from "./moments.js";
import { placeName } from "./where.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Units} Units */
/** @typedef {import("./moments.js").Moment} Moment */

const COUNTER = 40;
const ORDER = ["odds", "shifts", "die", "result"];
/** Where the pips of a die lie, in thirds. */
const PIPS = ["", "4", "08", "048", "0268", "02468", "023568"];

/** @param {Desk} desk */
export function fightScene(desk) {
  const { context, scenario } = desk;
  const { t, name } = context;
  const el = h("div", { class: "s42-scene", hidden: true });

  /** @param {string} label @param {string[]} ids @param {string[]} values @param {unknown} sum @param {Units} units */
  function stack(label, ids, values, sum, units) {
    return h(
      "div",
      { class: "s42-scene-side" },
      h("h4", null, label, h("b", null, String(sum))),
      h(
        "ul",
        null,
        ids.map((id, n) => {
          const unit = scenario.units[id];
          return h(
            "li",
            { title: name(id) },
            unit ? counterPicture(unit, units[id]?.[1] ?? 0, COUNTER, name(id)) : name(id),
            h("b", null, values[n] ?? ""),
          );
        }),
      ),
    );
  }

  /** A throw of determined defence. @param {Record<string, unknown>} args @param {Units} units */
  function stand(args, units) {
    const lead = String(args.unit);
    const unit = scenario.units[lead];
    const [die, modifier] = [Number(args.die), Number(args.modifier)];
    const how = args.how === "defence-desperate" ? "board-desperate-at" : "board-defence-at";
    replace(
      el,
      h("h3", null, t(how, { place: placeName(desk, String(args.place)) })),
      h(
        "div",
        { class: "s42-scene-stand" },
        unit ? counterPicture(unit, units[lead]?.[1] ?? 0, COUNTER, name(lead)) : null,
        h("span", null, t("board-defence-led", { unit: name(lead) })),
        dieFace(die),
        modifier ? h("b", null, `${signed(modifier)} = ${die + modifier}`) : null,
      ),
    );
  }

  /** @param {number} die */
  function dieFace(die) {
    return h(
      "div",
      { class: "s42-die", role: "img", "aria-label": t("board-die", { die }) },
      face(die),
    );
  }

  return {
    el,
    /** A part of a battle; null: no battle. @param {Moment | null} moment @param {Units} units */
    show(moment, units) {
      el.hidden = !moment;
      const args = moment?.lines[0]?.args;
      if (!moment || !args) return;
      if (moment.kind.startsWith("stand-")) {
        stand(args, units);
        return;
      }
      const told = ORDER.indexOf(moment.kind);
      const column = String(args.column).replace("ratio-", "");
      const die = told >= 2 ? Number(args.die) : 0;
      const shifts = list(args.shifts);
      const columns = list(args.columns);
      const results = resultsOf(context, column);
      replace(
        el,
        h("h3", null, t("board-attack-on", { place: placeName(desk, String(args.place)) })),
        h(
          "div",
          { class: "s42-scene-sides" },
          stack(t("board-attackers"), list(args.attackers), list(args.attacks), args.attack, units),
          stack(
            t("board-defenders"),
            list(args.defenders),
            list(args.defences),
            args.defence,
            units,
          ),
        ),
        h(
          "p",
          { class: "s42-fight-column" },
          h("b", null, String(args.odds).replace("ratio-", "")),
          told >= 1
            ? shifts.map((id, n) =>
                h("span", null, h("b", null, signed(Number(columns[n]))), " ", name(id)),
              )
            : null,
          told >= 1 || !shifts.length
            ? h("span", { class: "s42-fight-final" }, t("board-column"), h("b", null, column))
            : null,
        ),
        results.length ? resultsTable(context, column, results, die) : null,
        told >= 2 && die ? dieFace(die) : null,
      );
    },
  };
}

/** @param {number} die */
function face(die) {
  return Array.from({ length: 9 }, (_, n) =>
    h("i", { class: PIPS[die]?.includes(String(n)) ? "is-pip" : null }),
  );
}
