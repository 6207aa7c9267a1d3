// Battles as lines of a list: where, who attacked whom, how it ended and what it cost.

import { h } from "/web/js/dom.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./story.js").Battle} Battle */
/** @typedef {{ context: Context, scenario: View, place: (hex: string) => string }} Scribe */

const MOST = 3; // units that are named

/**
 * @param {Scribe} scribe
 * @param {Battle} battle
 * @param {(number: number) => void} look
 * @param {string} [when]
 */
export function battleRow({ context, scenario, place }, battle, look, when = "") {
  const { t, name } = context;
  const { lost } = battle;
  const cost = lost.axis + lost.soviet ? t("board-battle-cost", lost) : "";
  const names = (/** @type {string[]} */ ids) => {
    const found = ids.slice(0, MOST).map((id) => scenario.units[id]?.label ?? name(id));
    return ids.length > MOST
      ? t("board-battle-more", { names: found.join(", "), count: ids.length - MOST })
      : found.join(", ");
  };
  return h(
    "li",
    null,
    h(
      "button",
      {
        type: "button",
        class: `s42-battle-row is-${battle.side}`,
        on: { click: () => look(battle.number) },
      },
      h(
        "span",
        { class: "s42-battle-head" },
        h("b", null, place(battle.place)),
        h("span", null, battle.column),
        when ? h("small", null, when) : null,
      ),
      h(
        "small",
        null,
        h("b", null, name(`side-${battle.side}`)),
        ": ",
        names(battle.attackers),
        " → ",
        names(battle.defenders),
      ),
      h(
        "small",
        { class: "s42-battle-end" },
        [name(battle.result), battle.taken ? t("board-battle-taken") : "", cost]
          .filter(Boolean)
          .join(" · "),
      ),
    ),
  );
}

/** A town that changed hands. @param {Scribe} scribe @param {import("./story.js").Taken} taken @param {(number: number) => void} look */
export function takenRow({ context, place }, taken, look) {
  return h(
    "li",
    null,
    h(
      "button",
      {
        type: "button",
        class: `s42-battle-row is-${taken.side}`,
        on: { click: () => look(taken.number) },
      },
      context.t("board-story-taken", {
        place: place(taken.place),
        side: context.name(`side-${taken.side}`),
      }),
    ),
  );
}
