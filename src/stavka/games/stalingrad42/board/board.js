// The board of Stalingrad '42: the stage on which scenarios are looked at, with the units where
// the match has them. What is done on it is done by its parts.

import { headings, named } from "/web/js/board/log.js";
import { h, replace } from "/web/js/dom.js";
import { api } from "/web/js/net.js";
import { makeBattles } from "./battles.js";
import { describe } from "./describe.js";
import { isHex, paintedMap } from "./painted.js";
import { Stage } from "./stage.js";

/** @typedef {import("/web/types.d.ts").Board} Board */
/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Laid} Laid */
/** @typedef {import("./board.d.ts").Part} Part */
/** @typedef {import("./look.d.ts").View} View */

/** Arguments of events that are ids of things on the board. */
const NAMES = ["unit", "units", "place", "path", "attackers", "defenders"];

/** The parts, in the order in which they stand beside the map. @type {((desk: Desk) => Part)[]} */
const PARTS = [makeBattles];

/** The scenario with its units where a match has them. @param {View} scenario @param {Record<string, any>} board @returns {View} */
function viewOf(scenario, board) {
  const units = /** @type {[string, Laid][]} */ (Object.entries(board.units));
  return {
    ...scenario,
    placements: units.flatMap(([unit, [place, face]]) =>
      isHex(place) && scenario.units[unit]
        ? [{ unit, hex: place, face, turn: scenario.first }]
        : [],
    ),
  };
}

/** @param {Context} context @returns {Board} */
export function create(context) {
  const language = context.language === "ru" ? "ru" : "en";
  const stage = new Stage(language, "summer", context.settings.animation !== "off");
  const map = paintedMap(stage);
  const places = h("div", { class: "s42-places" });
  const side = h("div", { class: "s42-beside" }, places);
  const overlay = h("div", { class: "s42-overlay" });
  /** @type {MatchState | null} */
  let current = null;
  /** @type {View | null} */
  let scenario = null;
  /** @type {Part[]} */
  let parts = [];
  let gone = false;

  const opened = api
    .get(`/api/look/${context.game}/${encodeURIComponent(context.scenario)}`)
    .then(async (/** @type {View} */ found) => {
      await stage.open(viewOf(found, current?.board ?? { units: {} }));
      if (gone) {
        stage.destroy();
        return;
      }
      scenario = found;
      const desk = {
        context,
        stage,
        map,
        scenario: found,
        state: () => current,
        /** @param {string[]} ids */
        go: (ids) => map.gather(ids.flatMap((id) => map.spot(id) ?? [])),
        paint: stage.askForFrame,
        /** @param {import("./board.d.ts").Units} units */
        lay: (units) => stage.lay(viewOf(found, { units })),
      };
      parts = PARTS.map((make) => make(desk));
      side.prepend(...parts.flatMap((part) => part.beside ?? []));
      overlay.append(...parts.flatMap((part) => part.overlay ?? []));
      stage.under = (ctx) => parts.forEach((part) => part.under?.(ctx, stage.camera));
      stage.over.push((ctx) => parts.forEach((part) => part.over?.(ctx, stage.camera)));
      stage.begin();
    });

  /** @param {MatchState} state @param {import("/web/types.d.ts").Change} change */
  function draw(state, change) {
    if (!scenario) return;
    const { board } = state;
    const turn = scenario.turns.find((each) => each.turn === board.turn);
    if (turn && stage.map) stage.map.turn = turn;
    stage.lay(viewOf(scenario, board));
    replace(places, beside(context, board));
    for (const part of parts) part.update?.(state, change);
  }

  return {
    map,
    side,
    overlay,
    async update(state, change) {
      current = state;
      await opened;
      if (change.animate) for (const part of parts) await part.play?.(state, change);
      if (current === state) draw(state, change);
    },
    playsOut: (log) => parts.some((part) => part.playsOut?.(log)),
    describe(id) {
      for (const part of parts) {
        const found = part.describe?.(id);
        if (found) return found;
      }
      return describe(context, scenario, stage.map?.ground, current, id);
    },
    heading: headings(["event-turn-begins", "event-phase-begins"]),
    things: (line) => named(line, NAMES),
    dice(line) {
      const dice = [line.args?.dice ?? []].flat().map(Number);
      return dice.length ? { faces: dice, hits: dice.map(() => false) } : null;
    },
    destroy() {
      gone = true;
      for (const part of parts) part.destroy?.();
      map.destroy?.();
      stage.destroy();
    },
  };
}

/** The units that are not on the map, by where they are. @param {Context} context @param {Record<string, any>} board */
function beside(context, board) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const [unit, [place]] of /** @type {[string, Laid][]} */ (Object.entries(board.units))) {
    if (!isHex(place)) places.set(place, [...(places.get(place) ?? []), unit]);
  }
  return [...places].map(([place, units]) =>
    h(
      "section",
      null,
      h("h3", { data: { id: place, kind: "place" } }, context.name(place)),
      h(
        "ul",
        null,
        units.map((unit) => h("li", { data: { id: unit, kind: "unit" } }, context.name(unit))),
      ),
    ),
  );
}
