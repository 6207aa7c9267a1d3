// Battles on the board: targets with their best odds, the attack that is planned, questions that a
// battle puts, and how it is shown.

import { h } from "/web/js/dom.js";
import { drawFront, drawPlate, drawRing, drawWay, inkOf } from "./arrows.js";
import { battlePanel } from "./battle_panel.js";
import { bestShare, defencePanel } from "./defence_panel.js";
import { dicePanel } from "./dice_panel.js";
import { disengagementPanel, escapes } from "./disengagement_panel.js";
import { isFought } from "./moments.js";
import { isHex } from "./painted.js";
import { Showing } from "./showing.js";
import { makeSince } from "./since.js";
import { bring, outOfAreas } from "./where.js";

/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./board.d.ts").Defence} Defence */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Disengaging} Disengaging */
/** @typedef {import("./board.d.ts").Part} Part */
/** @typedef {import("./board.d.ts").Retreat} Retreat */
/** @typedef {import("./board.d.ts").Through} Through */
/** @typedef {import("./board.d.ts").Thrown} Thrown */
/** @typedef {import("./board.d.ts").Units} Units */

const PLATES = 15; // pixels of a hex from which on all targets have their plates
/** Questions about units that may lie in one pile. */
const OF_UNITS = [
  "choose-loss",
  "advance-after-combat",
  "enter-city",
  "determined-defence",
  "leave-out",
  "leave-air",
  "lead-reserves",
];
/** Questions about hexes, which a fan would cover. */
const OF_PLACES = ["forward", "retreat-to", "combat-phase", "breakthrough", "disengage"];

/** @param {Desk} desk @param {HTMLElement} visit what is told to who was away, beside all else @returns {Part} */
export function makeBattles(desk, visit) {
  const { stage, context } = desk;
  const panel = battlePanel(desk);
  const stand = defencePanel(desk);
  const leave = disengagementPanel(desk);
  const fallen = dicePanel(desk);
  /** Hexes that odds of ten to one can empty in movement. @type {string[]} */
  let shattered = [];
  /** @type {MatchState | null} */
  let now = null;
  let pointed = ""; // the hex under the pointer
  let attended = ""; // the hexes that were brought into sight

  // Where attacks are chosen, those who could break away are not lit besides: it may be everybody.
  const { lights } = desk.map;
  const others = lights.quiet;
  lights.quiet = (id) => others(id) || (isQuiet() && Boolean(now?.board.units[id]));
  const isQuiet = () =>
    Boolean(now?.questions.some(({ kind }) => kind === "combat-phase")) &&
    [...lights.lit.can].some(isHex);

  const showing = new Showing(desk, () => {
    if (now) desk.lay(now.board.units);
    desk.paint();
    dress();
  });
  const since = makeSince(desk, (reel, from) => {
    const still = context.settings.animation === "off";
    const playing = showing.play(reel, { held: still, from });
    dress();
    void playing;
  });

  /** What lies over the map does not lie over what is shown. */
  function dress() {
    const board = now?.board;
    const battle = showing.playing ? null : (board?.battle ?? null);
    const units = board?.units ?? {};
    const planned = Boolean(battle?.attackers.length);
    const through = showing.playing ? "" : throughTo();
    if (through) panel.show(board?.breakthrough.battles[through], through, true, units);
    else
      panel.show(
        battle ? (planned ? battle : battle.all) : null,
        battle?.place ?? "",
        planned,
        units,
      );
    const defence = showing.playing ? null : (board?.defence ?? null);
    stand.show(defence, units);
    const leaving = showing.playing ? null : (board?.disengaging ?? null);
    leave.show(leaving, units);
    const thrown = showing.playing ? null : (board?.thrown ?? null);
    fallen.show(thrown, units);
    const apart = battle || defence || leaving || thrown || through;
    for (const el of [since.el, visit])
      el.classList.toggle("is-apart", Boolean(apart) || showing.playing);
  }

  /** Whom a breakthrough group could attack: the hex under the pointer, or the first. */
  function throughTo() {
    const battles = /** @type {Through | null} */ (now?.board.breakthrough)?.battles ?? {};
    return pointed in battles ? pointed : (Object.keys(battles)[0] ?? "");
  }

  /** @param {PointerEvent} event */
  const point = (event) => {
    const hex = desk.map.at(event.clientX, event.clientY).find(isHex) ?? "";
    if (hex === pointed) return;
    pointed = hex;
    if (now?.board.retreat) desk.paint();
    if (now?.board.breakthrough) dress();
  };
  stage.el.addEventListener("pointermove", point);
  /** Units of one pile that can be chosen lie fanned out. @param {MatchState} state */
  function open(state) {
    const question = state.questions.find((each) => each.seat === state.seat);
    if (question && OF_PLACES.includes(question.kind)) stage.stacks?.open(null); // it lies over them
    if (!question || !OF_UNITS.includes(question.kind)) return;
    const hexes = offered(state.board, question.choices);
    if (!hexes.includes(stage.stacks?.fanned ?? "")) stage.stacks?.open(null); // of another question
    const [hex] = hexes;
    const { defence } = state.board;
    if (!hex || (defence && hex !== defence.place)) return; // support is elsewhere
    if (hexes.length === 1) stage.stacks?.open(hex);
    bring(desk, hexes);
  }

  /** Where something is decided is brought into sight, once. @param {MatchState} state */
  function attend({ board, questions }) {
    const { battle, defence, worn } = board;
    const retreat = board.retreat ?? board.disengaging;
    const through = /** @type {Through | null} */ (board.breakthrough);
    const group = through || questions.some(({ kind }) => kind === "gather-group");
    const asked = battle?.place ?? retreat?.from ?? defence?.place ?? board.thrown?.place;
    const from = asked ?? board.units[worn]?.[0];
    const place = (group ? board.moving?.from : from) ?? "";
    const ends = Object.keys(retreat?.ends ?? through?.battles ?? {});
    if (defence || board.thrown)
      ends.push(...questions.flatMap(({ choices }) => offered(board, choices)));
    const all = place && questions.length ? [place, ...ends] : [];
    if (all.length && all.join() !== attended) bring(desk, all);
    attended = all.join();
  }

  const panels = [panel.el, stand.el, leave.el, fallen.el, showing.el, visit, since.el];
  stage.panels.push(...panels);
  return {
    overlay: h("div", { class: "s42-battles" }, panels),
    playsOut: isFought,
    async play(state, change) {
      if (!now || !follows(now, state) || !isFought(change.log)) return;
      panel.show(null, "", false, {});
      stand.show(null, {});
      leave.show(null, {});
      fallen.show(null, {});
      await showing.play({ lines: change.log, before: now.board.units });
    },
    update(state, change) {
      showing.finish();
      since.take(now && follows(now, state) ? now : null, state, change);
      now = state;
      shattered = state.questions.flatMap(({ choices }) =>
        choices.flatMap(({ choice }) =>
          choice.startsWith("auto-ds ") ? [choice.slice("auto-ds ".length)] : [],
        ),
      );
      dress();
      open(state);
      attend(state);
      desk.paint();
    },
    over(ctx, camera) {
      if (showing.playing) {
        showing.over(ctx, camera);
        return;
      }
      if (!now) return;
      since.over(ctx, camera);
      const { board, questions } = now;
      for (const hex of Object.keys(board.contested ?? {})) drawFront(ctx, camera, hex);
      if (questions.some((each) => each.kind === "combat-phase")) {
        if (camera.scale >= PLATES)
          for (const [hex, [column]] of Object.entries(board.targets ?? {}))
            drawPlate(ctx, camera, hex, column, { ink: inkOf(board.side) });
      }
      if (camera.scale >= PLATES) {
        const ink = inkOf(board.side);
        for (const hex of shattered) drawPlate(ctx, camera, hex, "DS", { ink });
        for (const [hex, level] of Object.entries(board.city_battles ?? {}))
          if (hex !== board.battle?.place && hex !== board.defence?.place)
            drawPlate(ctx, camera, hex, cityPlate(board, hex, level));
      }
      if (board.defence) {
        const defence = /** @type {Defence} */ (board.defence);
        drawRing(ctx, camera, defence.place, inkOf(board.side === "axis" ? "soviet" : "axis"));
        drawPlate(ctx, camera, defence.place, bestShare(context.language, defence), {
          large: true,
        });
      }
      const worn = board.units[board.worn];
      if (worn) drawRing(ctx, camera, worn[0], inkOf(desk.scenario.units[board.worn]?.side ?? ""));
      if (board.breakthrough) onwards(ctx, camera, board);
      if (board.battle) planned(ctx, camera, board);
      if (board.retreat) ways(ctx, camera, board.retreat);
      if (board.thrown) {
        const { side, place, dice } = /** @type {Thrown} */ (board.thrown);
        drawRing(ctx, camera, place, inkOf(side));
        drawPlate(ctx, camera, place, dice.join(" "), { large: true });
      }
      if (board.disengaging) {
        const leaving = /** @type {Disengaging} */ (board.disengaging);
        ways(ctx, camera, leaving, true);
        drawRing(ctx, camera, leaving.from, inkOf(leaving.side));
        drawPlate(ctx, camera, leaving.from, escapes(context.language, leaving), { large: true });
      }
    },
    destroy() {
      stage.el.removeEventListener("pointermove", point);
      showing.finish();
    },
  };

  /** In a contested city, where the front is drawn, no more than the level: counters of both sides lie there. @param {Record<string, any>} board @param {string} hex @param {number} level */
  function cityPlate(board, hex, level) {
    return board.contested?.[hex] ? String(level) : context.t("board-city-battle", { level });
  }

  /** @param {CanvasRenderingContext2D} ctx @param {import("./camera.js").Camera} camera @param {Record<string, any>} board */
  function planned(ctx, camera, board) {
    const { place, attackers, column, all } = board.battle;
    const units = /** @type {Units} */ (board.units);
    const ids = /** @type {[string][]} */ (attackers.length ? attackers : (all?.attackers ?? []));
    const faint = !attackers.length;
    const from = new Set(ids.map(([id]) => units[id]?.[0] ?? ""));
    from.delete(place); // who attacks within the city needs no way
    for (const start of from) {
      const way = outOfAreas(desk, [start, place]);
      drawWay(ctx, camera, way, "attack", inkOf(board.side), { faint, short: 0.3 });
    }
    const odds = column ?? all?.column;
    if (odds) drawPlate(ctx, camera, place, odds, { large: true });
  }

  /** @param {CanvasRenderingContext2D} ctx @param {import("./camera.js").Camera} camera @param {Record<string, any>} board */
  function onwards(ctx, camera, board) {
    const { battles } = /** @type {Through} */ (board.breakthrough);
    for (const [hex, { column }] of Object.entries(battles)) {
      const way = [board.moving?.from ?? "", hex];
      drawWay(ctx, camera, way, "attack", inkOf(board.side), { faint: true, short: 0.3 });
      drawPlate(ctx, camera, hex, column, { ink: inkOf(board.side) });
    }
  }

  /** @param {CanvasRenderingContext2D} ctx @param {import("./camera.js").Camera} camera @param {Retreat} retreat @param {boolean} [perhaps] */
  function ways(ctx, camera, { side, from, ends }, perhaps = false) {
    for (const [end, [path, lost]] of Object.entries(ends)) {
      const faint = perhaps || (pointed in ends && pointed !== end);
      drawWay(ctx, camera, [from, ...path], "retreat", inkOf(side), { faint, short: 0.2 });
      if (lost) drawPlate(ctx, camera, end, `−${lost}`, { ink: inkOf(side) });
    }
  }
}

/** The hexes and areas of the units that can be chosen. @param {Record<string, any>} board @param {{ choice: string }[]} choices @returns {string[]} */
function offered({ units }, choices) {
  const places = choices.map(({ choice }) => units[choice.split(" ")[1] ?? ""]?.[0] ?? "");
  return [...new Set(places.filter((place) => isHex(place) || place.startsWith("area-")))];
}

/** Does one state lead to the other? Whoever looks back may have jumped. @param {MatchState} before @param {MatchState} state */
function follows(before, state) {
  const live = before.number >= 0 && state.number >= 0;
  const empty = Object.keys(before.board.units ?? {}).length === 0;
  return !empty && before.seat === state.seat && (live || state.choices === before.choices + 1);
}
