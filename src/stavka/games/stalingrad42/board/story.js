// The story of a match: its battles, what they cost and which towns changed hands, by turns.

import { eventOf, list } from "./moments.js";

/** @typedef {import("/web/types.d.ts").LogLine} LogLine */
/** @typedef {import("/web/types.d.ts").Turn} MatchTurn */
/** @typedef {import("./board.d.ts").Laid} Laid */
/** @typedef {import("./board.d.ts").Units} Units */
/** @typedef {import("./look.d.ts").Side} Side */
/** @typedef {import("./look.d.ts").Unit} Unit */
/** @typedef {Record<Side, number>} Both */
/**
 * `number`: of the choice that brought it; `lost`: steps.
 * @typedef {{
 *   number: number, turn: number, place: string, side: Side, attackers: string[],
 *   defenders: string[], attack: number, defence: number, column: string, result: string, lost: Both,
 *   taken: boolean,
 * }} Battle
 */
/** @typedef {{ number: number, turn: number, place: string, side: Side }} Taken */
/** @typedef {{ turn: number, number: number, battles: Battle[], taken: Taken[] }} Chapter */

/** What the log must tell for it. */
export const KINDS = [
  "turn-begins",
  "phase-begins",
  "battle-fought",
  "units-advanced",
  "step-lost",
  "unit-eliminated",
  "units-trapped",
  "remnant-formed",
  "control-taken",
].map((event) => `event-${event}`);

/**
 * @param {LogLine[]} lines
 * @param {Record<string, Unit>} units
 * @param {number} turn in which the first of them was told
 * @param {(turn: number) => Units | undefined} [laid] the counters as they lay when a turn began
 * @returns {Chapter[]}
 */
export function storyOf(lines, units, turn, laid = () => undefined) {
  /** @type {Chapter[]} */
  const chapters = [];
  /** Steps that a unit is known to have. @type {Map<string, number>} */
  const steps = new Map();
  /** @type {Battle | null} */
  let battle = null;
  const chapter = (/** @type {number} */ number) => {
    let last = chapters.at(-1);
    if (last?.turn !== turn) chapters.push((last = { turn, number, battles: [], taken: [] }));
    return last;
  };
  /** @param {string} id @param {number} count */
  const lose = (id, count) => {
    const side = units[id]?.side;
    if (battle && side && units[id]?.combat) battle.lost[side] += count;
  };
  const all = (/** @type {string} */ id) =>
    steps.get(id) ?? stepsOf(units[id], laid(turn)?.[id]?.[1] ?? 0);
  for (const line of lines) {
    const args = line.args ?? {};
    const place = String(args.place ?? "");
    switch (eventOf(line)) {
      case "turn-begins":
        turn = Number(args.turn);
        steps.clear();
        battle = null;
        chapter(line.number);
        break;
      case "phase-begins":
        battle = null;
        break;
      case "battle-fought":
        battle = fought(line, turn);
        chapter(line.number).battles.push(battle);
        break;
      case "units-advanced":
        if (battle) battle.taken ||= list(args.path).includes(battle.place);
        break;
      case "step-lost":
        steps.set(String(args.unit), Number(args.left));
        lose(String(args.unit), 1);
        break;
      case "remnant-formed":
        lose(String(args.unit), 1);
        break;
      case "unit-eliminated":
        lose(String(args.unit), all(String(args.unit)));
        break;
      case "units-trapped":
        for (const id of list(args.units)) lose(id, all(id));
        break;
      case "control-taken":
        chapter(line.number).taken.push({ number: line.number, turn, place, side: sideOf(args) });
        break;
    }
  }
  return chapters;
}

/** @param {LogLine} line @param {number} turn @returns {Battle} */
function fought({ number, args = {} }, turn) {
  return {
    number,
    turn,
    place: String(args.place),
    side: sideOf(args),
    attackers: list(args.attackers),
    defenders: list(args.defenders),
    attack: Number(args.attack),
    defence: Number(args.defence),
    column: String(args.column).replace("ratio-", ""),
    result: String(args.result),
    lost: { axis: 0, soviet: 0 },
    taken: false,
  };
}

/** @param {import("/web/types.d.ts").Args} args @returns {Side} */
function sideOf({ side }) {
  return side === "side-axis" ? "axis" : "soviet";
}

/** @param {Unit | undefined} unit @param {number} face */
function stepsOf(unit, face) {
  return unit ? Math.max(1, unit.steps - (unit.support ? 0 : face)) : 1;
}

/** The battles that cost the most, the greater before the smaller. @param {Chapter[]} chapters @param {number} count */
export function greatest(chapters, count) {
  const cost = (/** @type {Battle} */ { lost }) => lost.axis + lost.soviet;
  return chapters
    .flatMap((chapter) => chapter.battles)
    .sort((a, b) => cost(b) - cost(a) || b.attack + b.defence - a.attack - a.defence)
    .slice(0, count);
}

const GONE = ["eliminated", "removed", "displayed", "pool"];

/**
 * The steps of combat units that each side lost between two positions. Who got steps or left the
 * campaign does not make up for others.
 * @param {Record<string, Unit>} units
 * @param {Units} before
 * @param {Units} after
 * @returns {Both}
 */
export function lossesBetween(units, before, after) {
  /** @type {Both} */
  const lost = { axis: 0, soviet: 0 };
  for (const [id, laid] of Object.entries(before)) {
    const unit = units[id];
    const now = after[id];
    if (!unit?.combat || !now || laid[0] === "hidden" || isGone(unit, now[0])) continue;
    const fewer = standing(unit, laid) - standing(unit, now);
    const remnant = now[0] === "displayed" && laid[0] !== "displayed" ? 1 : 0; // it is left of it
    if (fewer > remnant) lost[unit.side] += fewer - remnant;
  }
  return lost;
}

/** Withdrawn from the campaign, or exchanged for another: nobody has lost it. @param {Unit} unit @param {string} place */
function isGone({ support }, place) {
  return place === "withdrawn" || (place === "removed" && !support);
}

/** @param {Unit} unit @param {Laid} laid */
function standing(unit, [place, face]) {
  return GONE.includes(place) ? 0 : stepsOf(unit, face);
}
