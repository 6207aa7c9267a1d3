// The board of Stalingrad '42: the stage on which scenarios are looked at, with the units where
// the match has them.

import { headings, named } from "/web/js/board/log.js";
import { h, replace } from "/web/js/dom.js";
import { api } from "/web/js/net.js";
import { counterPicture } from "./counters.js";
import { isHex, paintedMap } from "./painted.js";
import { Stage } from "./stage.js";

/** @typedef {import("/web/types.d.ts").Board} Board */
/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Description} Description */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./look.d.ts").Ground} Ground */
/** @typedef {import("./look.d.ts").View} View */
/**
 * A unit of a match: its place, the face that is up, what is marked on it, and whom it stands for.
 * @typedef {[place: string, face: number, marks?: string[], standsFor?: string]} Laid
 */

/** Arguments of events that are ids of things on the board. */
const NAMES = ["unit", "units", "place", "path", "attackers", "defenders"];

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
  const side = h("div", { class: "s42-beside" });
  /** @type {MatchState | null} */
  let current = null;
  /** @type {View | null} */
  let scenario = null;
  let gone = false;

  const opened = api
    .get(`/api/look/${context.game}/${encodeURIComponent(context.scenario)}`)
    .then(async (/** @type {View} */ found) => {
      scenario = found;
      await stage.open(viewOf(found, current?.board ?? { units: {} }));
      if (gone) stage.destroy();
      else stage.begin();
      draw();
    });

  function draw() {
    if (!scenario || !current) return;
    const { board } = current;
    const turn = scenario.turns.find((each) => each.turn === board.turn);
    if (turn && stage.map) stage.map.turn = turn;
    stage.lay(viewOf(scenario, board));
    replace(side, beside(context, board));
  }

  return {
    map,
    side,
    async update(state) {
      current = state;
      await opened;
      if (current === state) draw();
    },
    describe: (id) => describe(context, scenario, stage.map?.ground, current, id),
    heading: headings(["event-turn-begins", "event-phase-begins"]),
    things: (line) => named(line, NAMES),
    dice(line) {
      const dice = [line.args?.dice ?? []].flat().map(Number);
      return dice.length ? { faces: dice, hits: dice.map(() => false) } : null;
    },
    destroy() {
      gone = true;
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

/**
 * @param {Context} context
 * @param {View | null} scenario
 * @param {Ground | undefined} ground
 * @param {MatchState | null} state
 * @param {string} id
 * @returns {Description | null}
 */
function describe({ t, name }, scenario, ground, state, id) {
  const hex = ground?.hexes[id];
  if (hex) {
    const terrain = { label: t("board-terrain"), value: name(`terrain-${hex.terrain}`) };
    return {
      title: t("board-hex", { hex: id }),
      kind: terrain.value,
      rows: [{ ...terrain, origin: hex.confidence }],
    };
  }
  const unit = scenario?.units[id];
  if (!unit) return null;
  const [, face] = /** @type {Laid} */ (state?.board.units[id] ?? ["", 0]);
  /** @param {string} field */
  const origin = (field) => unit.origins?.[field] ?? unit.origins?.["*"];
  return {
    title: unit.label,
    kind: name(`branch-${unit.branch}`),
    picture: counterPicture(
      unit,
      face,
      84,
      t("board-face", { face: unit.faces[face]?.text ?? "" }),
    ),
    rows: [
      {
        label: t("board-figures"),
        value: unit.faces.map((each) => each.text).join(" / "),
        origin: origin("faces"),
      },
      { label: t("board-steps"), value: String(unit.steps), origin: origin("steps") },
      {
        label: t("board-quality"),
        value: name(`quality-${unit.quality}`),
        origin: origin("quality"),
      },
      { label: t("board-movement"), value: t(unit.mechanized ? "board-mechanized" : "board-foot") },
    ],
  };
}
