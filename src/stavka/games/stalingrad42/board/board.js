// The board of Stalingrad '42: the stage on which scenarios are looked at, with the units where
// the match has them. What is done on it is done by its parts.

import { headings, named } from "/web/js/board/log.js";
import { h } from "/web/js/dom.js";
import { api } from "/web/js/net.js";
import { airPart } from "./air.js";
import { makeBattles } from "./battles.js";
import { weatherNow } from "./colours.js";
import { crowdsPart } from "./crowds.js";
import { datesOf } from "./arrivals.js";
import { describe } from "./describe.js";
import { frontsPart } from "./fronts.js";
import { listsPart } from "./lists.js";
import { boardMenu } from "./menu.js";
import { maskirovkaPart } from "./maskirovka.js";
import { movementPart } from "./movement.js";
import { overlaysPart } from "./overlays.js";
import { isHex, paintedMap } from "./painted.js";
import { questionsPart } from "./questions.js";
import { reachPart } from "./reach.js";
import { campaignPart } from "./campaign.js";
import { refittingPart } from "./refitting.js";
import { Stage, styled } from "./stage.js";
import { KINDS } from "./story.js";
import { track } from "./track.js";
import { visitPart } from "./visit.js";
import { placeName } from "./where.js";

/** @typedef {import("/web/types.d.ts").Board} Board */
/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Change} Change */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Laid} Laid */
/** @typedef {import("./board.d.ts").Part} Part */
/** @typedef {import("./board.d.ts").Railhead} Railhead */
/** @typedef {import("./board.d.ts").Work} Work */
/** @typedef {import("./look.d.ts").View} View */

/** What has its own button. */
const APART = /^(rail|sea|full-retreat|reserve) /;
/** What such a button is called once it is pressed. @type {Record<string, string>} */
const VERBS = {
  rail: "board-by-rail",
  sea: "board-sea",
  "full-retreat": "board-retreating",
  reserve: "board-mark-reserve",
  disengage: "board-disengagement",
};
/** Arguments of events that are ids of things on the board. */
const NAMES = [
  "unit",
  "units",
  "army",
  "remnant",
  "place",
  "path",
  "attackers",
  "defenders",
  "air",
  "airs",
];

/** Keys of this board, and what each does. @type {[string, string][]} */
const KEYS = [
  [". ,", "board-key-next"],
  ["Shift+Z Shift+O", "board-key-zones"],
  ["Shift+S Shift+E", "board-key-supply"],
  ["Shift+C", "board-key-control"],
];

/** The scenario set up; with figures of an owner's edition that of the match. @param {Context} context @returns {Promise<View>} */
async function scenarioOf(context) {
  const rows = Object.values(context.edition).flatMap((table) => Object.values(table));
  const own = rows.some((row) => Object.values(row).some(({ origin }) => origin === "own"));
  const found = own ? await context.study("scenario", context.language) : {};
  return /** @type {any} */ (
    found.units
      ? found
      : await api.get(`/api/look/${context.game}/${encodeURIComponent(context.scenario)}`)
  );
}

/** The scenario with its units, forts, railheads and flotilla where a match has them. @param {View} scenario @param {Record<string, any>} board @returns {View} */
function viewOf(scenario, board) {
  const works = /** @type {[string, Work][]} */ (Object.entries(board.works ?? {}));
  const forts = works.map(([hex, [side, face]]) => ({
    marker: `fort-${side}`,
    hex,
    side,
    face: 1 - face,
    turn: scenario.first,
  }));
  const railheads = /** @type {Railhead[] | undefined} */ (board.railheads)?.map(
    ([hex, works]) => ({
      marker: "railhead",
      hex,
      side: "axis",
      face: 1 - works,
      turn: scenario.first,
    }),
  );
  const flotilla = board.flotilla
    ? [
        {
          marker: "volga-flotilla",
          hex: board.flotilla,
          side: "soviet",
          face: 0,
          turn: scenario.first,
        },
      ]
    : [];
  const printed = scenario.markers.filter(({ marker }) => !railheads || marker !== "railhead");
  const units = /** @type {[string, Laid][]} */ (Object.entries(board.units));
  return {
    ...scenario,
    markers: [...printed, ...(railheads ?? []), ...forts, ...flotilla],
    placements: units.flatMap(([unit, [place, face, marks]]) => {
      if (!scenario.units[unit]) return [];
      const where = isHex(place) ? { hex: place } : { area: place };
      return [{ unit, ...where, face, marks, turn: scenario.first }];
    }),
  };
}

/** @param {Context} context @returns {Board} */
export function create(context) {
  const language = context.language === "ru" ? "ru" : "en";
  const stage = new Stage(language, "summer", context.settings.animation !== "off");
  const map = paintedMap(stage);
  const menu = boardMenu(stage);
  stage.el.append(menu.el);
  const head = track(context);
  menu.el.prepend(head.sky);
  const side = h("div", { class: "s42-beside" });
  const overlay = h("div", { class: "s42-overlay" });
  /** @type {MatchState | null} */
  let current = null;
  /** @type {View | null} */
  let scenario = null;
  /** @type {Part[]} */
  let parts = [];
  let gone = false;

  const opened = scenarioOf(context).then(async (/** @type {View} */ found) => {
    await Promise.all([styled, stage.open(viewOf(found, current?.board ?? { units: {} }))]);
    if (gone) {
      stage.destroy();
      return;
    }
    scenario = found;
    parts = partsOf({
      context,
      stage,
      map,
      scenario: found,
      state: () => current,
      side() {
        const eyes = current?.seat ?? "";
        return eyes === "axis" || eyes === "soviet" ? eyes : (current?.board.side ?? "axis");
      },
      go: (ids) => map.gather(ids.flatMap((id) => map.spot(id) ?? [])),
      paint: stage.askForFrame,
      lay: (units) => stage.lay(viewOf(found, { ...current?.board, units })),
    });
    side.append(...parts.flatMap((part) => part.beside ?? []));
    overlay.append(...parts.flatMap((part) => part.overlay ?? []));
    stage.under = (ctx) => parts.forEach((part) => part.under?.(ctx, stage.camera));
    stage.upon = (ctx) => parts.forEach((part) => part.upon?.(ctx, stage.camera));
    stage.over.push((ctx) => parts.forEach((part) => part.over?.(ctx, stage.camera)));
    stage.begin();
  });

  /** @param {MatchState} state @param {Change} change */
  function draw(state, change) {
    if (!scenario) return;
    const { board } = state;
    const turn = scenario.turns.find((each) => each.turn === board.turn);
    if (turn && stage.map) {
      const look = weatherNow(board);
      stage.map.show(board.turn, look, board.flooded);
      stage.el.dataset.look = board.flooded ? `${look} flooded` : look;
      menu.signs.show(look, board.flooded);
    }
    const view = viewOf(scenario, board);
    stage.lay(view);
    menu.lay(view);
    head.update(state, scenario);
    for (const part of parts) part.update?.(state, change);
  }

  /** With its days. @param {number} number */
  function turnName(number) {
    const turn = scenario?.turns.find((each) => each.turn === number);
    return turn ? context.t("board-turn-of", { turn: number, dates: datesOf(turn) }) : `${number}`;
  }

  return {
    map,
    side,
    sideName: context.t("board-side"),
    track: head.el,
    overlay,
    async update(state, change) {
      current = state;
      if (!scenario) await opened;
      if (change.animate && parts.some((part) => part.playsOut?.(change.log))) {
        stage.stacks?.open(null); // a fan would lie over what is shown
        for (const part of parts) await part.play?.(state, change);
      }
      if (current === state) draw(state, change);
    },
    playsOut: (log) => parts.some((part) => part.playsOut?.(log)),
    describe(id) {
      const verb = VERBS[id];
      if (verb) return { title: context.t(verb), kind: "", rows: [] };
      for (const part of parts) {
        const found = part.describe?.(id);
        if (found) return found;
      }
      return describe(context, scenario, stage.map?.ground, current, id);
    },
    async about(id) {
      for (const part of parts) {
        const found = await part.about?.(id);
        if (found) return found;
      }
      return null;
    },
    keys: KEYS,
    key: (event) => menu.key(event) || parts.some((part) => part.key?.(event)),
    // A press on a unit means to move it; trains, ships, full retreat and reserves have their own buttons.
    plain: (choices) =>
      choices.every(({ choice }) => choice.startsWith("move ") || APART.test(choice))
        ? choices.find(({ choice }) => choice.startsWith("move "))
        : undefined,
    apart: (choice) => APART.test(choice),
    explainsOdds: true,
    adds: (choice) => choice.startsWith("with "),
    ends: (choice) => /^end-(initial|movement|combat|railways|supply)$/.test(choice),
    actionsLeft({ board }) {
      const count = parts.reduce((sum, part) => sum + (part.left?.() ?? 0), 0);
      const idle = board.phase === "movement" && count ? context.t("board-left", { count }) : "";
      return [idle, ...parts.map((part) => part.warning?.() ?? "")].filter(Boolean).join(". ");
    },
    heading(line) {
      const text = headings(["event-turn-begins", "event-phase-begins"])(line);
      return line.event === "event-turn-begins" ? turnName(Number(line.args?.turn)) : text;
    },
    things: (line) => named(line, NAMES),
    marks: { kinds: ["event-battle-fought"], name: "board-replay-battle" },
    turnName,
    since: (choices) => parts.some((part) => part.since?.(choices)),
    async ending(state, turns, look) {
      const lines = context.past.events(KINDS).catch(() => []);
      const { makeEnding } = await import("./ending.js");
      const { map, scene } = stage;
      if (!scenario || !map || !scene) return h("p", null);
      const place = (/** @type {string} */ hex) => placeName({ context, stage }, hex);
      const desk = { context, scenario, map, part: scene.part, place, look };
      return makeEnding(desk, state, turns, await lines);
    },
    dice(line) {
      const { again, dice: several, die } = line.args ?? {};
      const dice = [again ?? several ?? die ?? 0].flat().map(Number).filter(Boolean);
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

/** The parts, in the order in which they stand beside the map and are painted. @param {Desk} desk @returns {Part[]} */
function partsOf(desk) {
  const lists = listsPart(desk);
  const moves = movementPart(desk, () => lists.idle);
  const visit = visitPart(desk);
  return [
    overlaysPart(desk),
    frontsPart(desk),
    reachPart(desk),
    campaignPart(desk),
    refittingPart(desk),
    maskirovkaPart(desk),
    airPart(desk),
    visit,
    makeBattles(desk, visit.el),
    moves,
    lists,
    crowdsPart(desk),
    questionsPart(desk),
  ];
}
