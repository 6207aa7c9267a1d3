// The board of Partisans: the figure of cards in the middle, the camps as record sheets on both
// sides of it, and between them the desk on which a question is decided.

import { h } from "/web/js/dom.js";
import { Camps } from "./camps.js";
import { describe } from "./describe.js";
import { Desk } from "./desk.js";
import { headingOf, thingsOf } from "./log.js";
import { figure, hungry, ownCamp } from "./reckon.js";
import { Story } from "./story.js";
import { Table } from "./table.js";
import { TOUR } from "./tour.js";
import { makeTrack } from "./track.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").Board} Board */

const ON_THE_TABLE = ["open-card", "lay-cards"];

/**
 * @param {Context} context
 * @returns {Board}
 */
export function create(context) {
  const table = new Table(context.edition);
  const camps = new Camps(context);
  const desk = new Desk(context);
  const track = makeTrack(context);
  const hand = h("div", { class: "pc-hand" }, desk.el, camps.home, camps.left, camps.right);
  /** @type {MatchState | null} */
  let current = null;

  /** @param {MatchState} state @param {boolean} animate */
  async function draw(state, animate) {
    current = state;
    camps.update(state, animate);
    desk.update(state);
    track.update(state);
    await table.update(/** @type {import("./table.js").View} */ (state.board), {
      animate,
      settings: context.settings,
    });
  }
  const story = new Story(context, draw, table.element);

  return {
    map: table.element,
    hand,
    handName: context.t("board-camps"),
    track: track.el,
    overlay: story.el,
    async update(state, { log, animate, live }) {
      // Who looks back moment by moment is told it in the same way.
      if (live || animate) return story.take(state, log, animate);
      await story.look(state);
    },
    playsOut: (log) => story.tells(log),
    goesOn: true,
    pointAt: (ids) => story.pointAt(ids),
    describe: (id) => (current ? describe(context, current, id) : null),
    heading: headingOf,
    things: thingsOf,
    dice: () => null,
    wants: (question) => (ON_THE_TABLE.includes(question.kind) ? "map" : "hand"),
    actionsLeft: (state) => actionsLeft(context, state),
    ends: (choice) => choice === "done" && starving(current) > 0,
    ending: async (state, turns) => (await import("./ending.js")).makeEnding(context, state, turns),
    tour: TOUR,
    destroy() {
      story.destroy();
      desk.destroy();
    },
  };
}

/** Who would die of hunger if trade ended now. @param {MatchState | null} state */
function starving(state) {
  const me = state?.questions[0]?.kind === "trade" ? ownCamp(state) : null;
  return me ? hungry(me) : 0;
}

/** @param {Context} context @param {MatchState} state */
function actionsLeft(context, state) {
  const short = starving(state);
  return short
    ? context.t("board-left-hungry", {
        count: short,
        points: short * figure(context, "figures", "death"),
      })
    : "";
}
