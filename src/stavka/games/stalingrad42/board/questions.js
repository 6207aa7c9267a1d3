// What a player asks of a hex: who could come there, and who would be out of supply if the enemy
// stood there. The server works it out.

import { h } from "/web/js/dom.js";
import { name, t } from "/web/js/texts.js";
import { closePopover } from "/web/js/table/popover.js";
import { points } from "./costs.js";
import { isHex } from "./painted.js";

/** @typedef {import("./board.d.ts").Comer} Comer */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Part} Part */

/** @param {Desk} desk @returns {Part} */
export function questionsPart(desk) {
  const { context, map, scenario, stage } = desk;

  /** @param {string} unit */
  const label = (unit) => scenario.units[unit]?.label ?? name(unit);

  /** One of a list of units. @param {string} unit @param {string} note @param {() => void} click */
  function row(unit, note, click) {
    const act = () => {
      closePopover();
      click();
    };
    return h(
      "li",
      null,
      h(
        "button",
        { type: "button", class: "button quiet", data: { unit }, on: { click: act } },
        h("span", { class: "label" }, label(unit)),
        note ? h("small", null, note) : null,
      ),
    );
  }

  /** The unit goes there, as if a hand had taken it. @param {string} unit @param {string} hex */
  function send(unit, hex) {
    map.el.dispatchEvent(new CustomEvent("lift", { detail: [unit] }));
    map.el.dispatchEvent(new CustomEvent("lay", { detail: hex }));
  }

  /** @param {string} hex */
  async function comers(hex) {
    const asked = desk.state()?.questions.some(({ kind }) => kind === "movement-phase");
    if (!asked) return null;
    const found = /** @type {[string, Comer][]} */ (
      Object.entries(await context.study("reach", hex))
    );
    if (!found.length) return h("p", null, t("board-comers-none"));
    const rows = found.map(([unit, [manner, cost, all]]) => {
      const [paid, of] = manner === "tactical" ? [cost, all] : [points(cost), points(all)];
      // texts: board-cost-to board-cost-extended board-cost-tactical
      return row(unit, t(`board-cost-${manner}`, { cost: paid, all: of }), () => send(unit, hex));
    });
    return [h("h4", null, t("board-comers")), h("ul", { class: "s42-comers" }, rows)];
  }

  /** @param {string} hex */
  async function losers(hex) {
    const { supply, enemySupply } = stage.layers;
    const own = desk.side();
    const enemy = own === "axis" ? "soviet" : "axis";
    const sides = [supply ? own : "", enemySupply ? enemy : ""].filter(Boolean);
    if (!sides.length) return null;
    const found = await context.study("cut", hex);
    const units = sides.flatMap((side) => /** @type {string[]} */ (found[side] ?? []));
    if (!units.length) return h("p", null, t("board-cut-none"));
    return [
      h("h4", null, t("board-cut", { count: units.length })),
      h(
        "ul",
        { class: "s42-losers" },
        units.map((unit) => row(unit, "", () => desk.go([unit]))),
      ),
    ];
  }

  return {
    async about(id) {
      const hex = isHex(id) ? id : (desk.state()?.board.units[id]?.[0] ?? "");
      if (!isHex(hex)) return null;
      const [come, lose] = await Promise.all([isHex(id) ? comers(hex) : null, losers(hex)]);
      return come || lose ? h("div", { class: "s42-questions" }, come, lose) : null;
    },
  };
}
