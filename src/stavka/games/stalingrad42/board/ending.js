// The end of a match: points against the goal, the victory hexes, what each side has lost.

import { chart } from "/web/js/board/chart.js";
import { h } from "/web/js/dom.js";
import { counterPicture } from "./counters.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").Turn} Turn */
/** @typedef {import("./board.d.ts").Laid} Laid */
/** @typedef {import("./look.d.ts").Ground} Ground */
/** @typedef {import("./look.d.ts").View} View */
/** @typedef {Record<string, any>} Shown the board of a state */

const SIDES = ["axis", "soviet"];
const GONE = ["eliminated", "removed", "displayed", "pool"];
const COUNTER = 34;
const MOST = 18; // counters that are shown of each side

/**
 * @param {Context} context
 * @param {View} scenario
 * @param {Ground} ground
 * @param {MatchState} state
 * @param {Turn[]} turns
 */
export function makeEnding(context, scenario, ground, { board, outcome }, turns) {
  const { t } = context;
  return h(
    "div",
    { class: "s42-ending" },
    h(
      "p",
      { class: "s42-ending-points" },
      h("b", null, String(board.points)),
      t("board-end-goal", { goal: board.goal }),
    ),
    held(context, ground, board),
    h(
      "div",
      { class: "s42-ending-sides" },
      SIDES.map((side) =>
        h(
          "section",
          {
            class: `s42-ending-side is-${side}`,
            "aria-current": outcome?.winners.includes(side) ?? false,
          },
          h("h3", null, context.name(`seat-${side}`)),
          losses(context, scenario, board, turns[0]?.board, side),
        ),
      ),
    ),
    turns.length ? curves(context, scenario, board, turns) : null,
  );
}

/** The victory hexes that the Axis holds. @param {Context} context @param {Ground} ground @param {Shown} board */
function held({ t, language }, ground, board) {
  const hexes = Object.entries(/** @type {Record<string, string>} */ (board.control)).flatMap(
    ([hex, side]) => (side === "axis" && Number(ground.hexes[hex]?.vp) ? [hex] : []),
  );
  if (!hexes.length) return h("p", null, t("board-end-none"));
  const called = hexes.map((hex) => {
    const place = ground.places.find((each) => each.hex === hex);
    const name = place ? (language === "ru" ? place.name_ru : place.name) : hex;
    return `${name} (${Number(ground.hexes[hex]?.vp)})`;
  });
  return h("p", null, t("board-end-held"), " ", called.join(", "));
}

/** The steps that a side has. @param {View} scenario @param {Shown} board @param {string} side */
function strength(scenario, board, side) {
  const units = /** @type {[string, Laid][]} */ (Object.entries(board.units));
  return units.reduce((sum, [id, [place, face]]) => {
    const unit = scenario.units[id];
    if (unit?.side !== side || !unit.combat || GONE.includes(place)) return sum;
    return sum + unit.steps - (unit.support ? 0 : face);
  }, 0);
}

/**
 * @param {Context} context
 * @param {View} scenario
 * @param {Shown} board
 * @param {Shown | undefined} first
 * @param {string} side
 */
function losses({ t, name }, scenario, board, first, side) {
  const lost = Object.keys(board.units).filter(
    (id) =>
      scenario.units[id]?.side === side && ["eliminated", "removed"].includes(board.units[id][0]),
  );
  const steps = first ? strength(scenario, first, side) - strength(scenario, board, side) : null;
  return [
    h(
      "p",
      null,
      steps === null ? "" : `${changed(t, steps)} · `,
      t("board-end-units", { count: lost.length }),
    ),
    h(
      "ul",
      null,
      lost.slice(0, MOST).map((id) => {
        const unit = scenario.units[id];
        return unit
          ? h("li", { title: name(id) }, counterPicture(unit, 0, COUNTER, name(id)))
          : null;
      }),
      lost.length > MOST ? h("li", null, `+${lost.length - MOST}`) : null,
    ),
  ];
}

/** Replacements may have given back more than was lost. @param {Context["t"]} t @param {number} lost */
function changed(t, lost) {
  return lost < 0
    ? t("board-end-steps-gained", { count: -lost })
    : t("board-end-steps", { count: lost });
}

/** @param {Context} context @param {View} scenario @param {Shown} last @param {Turn[]} turns */
function curves({ t, name }, scenario, last, turns) {
  const boards = [...turns.map((turn) => turn.board), last];
  const labels = boards.map((board, n) =>
    n === boards.length - 1 ? t("board-end") : String(board.turn),
  );
  /** @param {(board: Shown, side: string) => number} value @param {string[]} sides */
  const series = (value, sides) =>
    sides.map((side, nth) => ({
      name: name(`seat-${side}`),
      values: boards.map((board) => value(board, side)),
      class: `s42-series-${side}`,
      nth,
    }));
  return h(
    "div",
    { class: "s42-ending-charts" },
    chart(
      t("board-end-points"),
      labels,
      series((board) => Number(board.points), ["axis"]),
      {
        goal: Number(last.goal),
      },
    ),
    chart(
      t("board-end-strength"),
      labels,
      series((board, side) => strength(scenario, board, side), SIDES),
    ),
  );
}
