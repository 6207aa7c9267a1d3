// The board of Pavlov's House: the house, the square before it and the Volga behind the city on
// one map; cards, track and score around it. It knows no rules: it draws what it is told.

import { s } from "/web/js/dom.js";
import { HEIGHT, WIDTH } from "./building.js";
import { makeHand } from "./cards.js";
import { patterns } from "./counters.js";
import { describe, facts } from "./describe.js";
import { makeHouse } from "./house.js";
import { diceOf, headingOf, isShot, thingsOf } from "./log.js";
import { Motion } from "./motion.js";
import { makeSide, makeTrack } from "./score.js";
import { WIDTH as RIVER } from "./river.js";
import { makeSquare } from "./square.js";
import { TOUR } from "./tour.js";
import { makeVolga } from "./volga.js";
import { isWehrmacht, makeWehrmacht } from "./wehrmacht.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").LogLine} LogLine */
/** @typedef {import("/web/types.d.ts").Board} Board */

const MARGIN = 18;
const GAP = 14;
const SQUARE = { x: MARGIN + WIDTH + GAP, width: 480 };
const VOLGA = { x: SQUARE.x + SQUARE.width + GAP, width: RIVER };
const CARGO = ["ammunition", "first-aid", "food", "sapper"];
const ENDS = ["end-cards", "end-moves", "end-actions"];

/**
 * @param {Context} context
 * @returns {Board}
 */
export function create(context) {
  const wehrmacht = makeWehrmacht(context, (state, log) => void draw(state, log));
  const house = makeHouse(context);
  const square = makeSquare(context);
  const volga = makeVolga(context);
  const hand = makeHand(context, wehrmacht.again);
  const side = makeSide(context);
  const track = makeTrack(context);
  const parts = [house, square, volga, hand, side, track];
  const map = s(
    "svg",
    { class: "pv-map", viewBox: `0 0 ${VOLGA.x + VOLGA.width + MARGIN} ${HEIGHT + 2 * MARGIN}` },
    patterns(),
    section(square.el, SQUARE.x),
    section(volga.el, VOLGA.x),
    section(house.el, MARGIN),
  );
  hand.el.classList.add("pv-hand");
  track.el.classList.add("pv-turns");
  const motion = new Motion(map, () => context.settings.animation);
  const roots = [map, hand.el, side.el];
  /** @type {MatchState | null} */
  let current = null;
  /** @type {MatchState | null} */
  let drawn = null; // differs while the turn of the Wehrmacht is shown

  /** @param {MatchState} state @param {LogLine[] | null} log of what leads there, if it is to be seen */
  async function draw(state, log) {
    motion.finish();
    const memory = log && drawn ? motion.remember(roots) : null;
    map.classList.toggle("pv-live", Boolean(memory));
    for (const part of parts) part.update(state, drawn);
    drawn = state;
    if (memory) await motion.play(memory, ways(log ?? []));
  }

  return {
    map,
    hand: hand.el,
    side: side.el,
    track: track.el,
    overlay: wehrmacht.el,
    async update(state, change) {
      wehrmacht.finish();
      const previous = current;
      current = state;
      const shown = previous !== null && isWehrmacht(change.log);
      const right = () => void draw(current ?? state, []);
      if (shown) await wehrmacht.tell(previous, change.log, right, change.animate);
      if (drawn !== state) await draw(state, change.animate ? change.log : null);
    },
    playsOut: isWehrmacht,
    describe: (id) => (current ? describe(context, current.board, id) : null),
    facts: (id) => (current ? facts(context, current.board, id) : []),
    heading: headingOf,
    things: thingsOf,
    dice: diceOf,
    shot: isShot,
    actionsLeft: (state) => actionsLeft(context, state),
    ends: (choice) => ENDS.includes(choice),
    ending: async (state, turns) => (await import("./ending.js")).makeEnding(context, state, turns),
    tour: TOUR,
    destroy() {
      wehrmacht.finish();
      motion.finish();
    },
  };
}

/** @param {SVGGElement} el @param {number} x */
function section(el, x) {
  return s("g", { transform: `translate(${x} ${MARGIN})` }, el);
}

/**
 * How many moves or actions are left.
 * @param {Context} context
 * @param {MatchState} state
 */
function actionsLeft(context, state) {
  const question = state.questions.find(({ kind }) =>
    ["soviet-actions", "actions", "moves"].includes(kind),
  );
  if (!question) return "";
  const left = Number(question.args?.left ?? 0);
  return question.kind === "moves"
    ? context.t("board-left-moves", { left })
    : context.t("board-left-actions", { left });
}

/**
 * Where new pieces come from and where those that are gone have been put.
 * @param {LogLine[]} log
 * @returns {import("./motion.js").Ways}
 */
function ways(log) {
  const delivered = log.filter((line) => line.event === "event-supplies-delivered");
  return {
    named: log.flatMap(thingsOf),
    from(id, kind) {
      const [at = "", token = ""] = id.split(" ");
      if (kind === "man" || kind === "weapon") return id;
      if (at.startsWith("location-") && CARGO.includes(token)) return `staging ${token}`;
      return token === "suppression" ? "supplies suppression" : null;
    },
    to(id) {
      const found = delivered.find((line) => id === `${line.args?.place} ${line.args?.token}`);
      if (!found) return null;
      return found.args?.token === "ammunition"
        ? "supplies suppression"
        : `supplies ${found.args?.token}`;
    },
  };
}
