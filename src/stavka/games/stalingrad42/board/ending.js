// The end of a match as a history: the front, the losses and the points of every turn, its greatest
// battles, and what happened in 1942.

import { chart } from "/web/js/board/chart.js";
import { minus } from "/web/js/board/words.js";
import { h, replace } from "/web/js/dom.js";
import { datesOf } from "./arrivals.js";
import { battleRow } from "./battle_rows.js";
import { frontMap, frontSigns } from "./front_map.js";
import { counterPicture } from "./counters.js";
import { greatest, lossesBetween, storyOf } from "./story.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").Turn} Turn */
/** @typedef {import("./look.d.ts").Past} Past */
/** @typedef {import("./look.d.ts").Side} Side */
/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./story.js").Both} Both */
/** @typedef {import("./story.js").Chapter} Chapter */
/** @typedef {Record<string, any>} Shown the board of a state */
/**
 * `boards`: as each turn began, and at the end; `lost`: in each turn.
 * @typedef {{
 *   context: Context, scenario: View, map: import("./map.js").TheMap, part: import("./look.d.ts").Box,
 *   place: (hex: string) => string, look: (choices: number) => void,
 *   boards: Shown[], chapters: Chapter[], lost: Both[],
 * }} History
 */

const SIDES = /** @type {const} */ (["axis", "soviet"]);
const GREATEST = 6;
/** What is said of the points, by how a match has ended; else what the Axis needs at the end.
 * @type {Record<string, string>} */
const VERDICTS = {
  ahead: "board-end-ahead",
  behind: "board-end-behind",
  gate: "board-end-gate",
  stalingrad: "board-end-city",
};
const COUNTER = 34;
const MOST = 16; // counters that are shown of each side
const BEAT = 900; // milliseconds for a turn when the map plays
const DAY = 86_400_000;

/** How a match has ended, and the points that decided it. @param {Shown} board @returns {[string, number]} */
function verdictOf(board) {
  return board.verdict ?? ["goal", Number(board.goal)];
}

/**
 * @param {Pick<History, "context" | "scenario" | "map" | "part" | "place" | "look">} desk
 * @param {MatchState} state
 * @param {Turn[]} turns
 * @param {import("/web/types.d.ts").LogLine[]} lines
 */
export function makeEnding(desk, { board, outcome }, turns, lines) {
  const boards = [...turns.map((turn) => turn.board), board];
  const { units } = desk.scenario;
  const laid = (/** @type {number} */ turn) =>
    turns.find((each) => each.turn === turn)?.board.units;
  /** @type {History} */
  const history = {
    ...desk,
    boards,
    chapters: storyOf(lines, units, turns[0]?.turn ?? board.turn, laid),
    lost: turns.map((turn, n) =>
      lossesBetween(units, turn.board.units, boards[n + 1]?.units ?? board.units),
    ),
  };
  const { t, name } = desk.context;
  const [how, needed] = verdictOf(board);
  return h(
    "div",
    { class: "s42-ending" },
    h(
      "div",
      { class: "s42-ending-head" },
      h(
        "p",
        { class: "s42-ending-points" },
        h("b", null, minus(board.points)),
        t(VERDICTS[how] ?? "board-end-goal", { points: needed }),
      ),
      SIDES.map((side) =>
        h(
          "p",
          {
            class: `s42-ending-side is-${side}`,
            "aria-current": outcome?.winners.includes(side) ?? false,
          },
          h("b", null, name(`seat-${side}`)),
          " · ",
          sum(history.lost, side, t),
        ),
      ),
    ),
    turns.length ? [byTurns(history), curves(history), battles(history), towns(history)] : null,
  );
}

/** @param {Both[]} lost @param {Side} side @param {Context["t"]} t */
function sum(lost, side, t) {
  return t("board-end-steps", { count: lost.reduce((all, each) => all + each[side], 0) });
}

/** The map with its turns, one after the other, and what is told of each. @param {History} history */
function byTurns(history) {
  const { context, scenario, boards, chapters } = history;
  const { t } = context;
  const last = boards.length - 1;
  const chapterOf = (/** @type {number} */ n) =>
    n < last ? chapters.find(({ turn }) => turn === boards[n]?.turn) : undefined;
  const pastOf = (/** @type {number} */ n) =>
    n < last ? (scenario.history ?? []).filter(({ turn }) => turn === boards[n]?.turn) : [];
  const map = frontMap({
    ...history,
    language: context.language,
    label: t("board-end-front"),
    chapters: chapterOf,
    past: pastOf,
  });
  const told = h("div", { class: "s42-ending-turn", "aria-live": "polite" });
  const slider = h("input", {
    type: "range",
    min: 0,
    max: last,
    value: last,
    "aria-label": t("board-end-slider"),
    on: { input: () => show(Number(slider.value)) },
  });
  let timer = 0;
  const play = h(
    "button",
    { type: "button", class: "sl-press", on: { click: () => (timer ? stop() : start()) } },
    t("board-end-play"),
  );

  /** @param {number} n */
  function show(n) {
    slider.value = String(n);
    slider.setAttribute("aria-valuetext", titleOf(history, n));
    map.show(n);
    replace(told, turnTold(history, n, chapterOf(n), pastOf(n)));
  }
  function stop() {
    clearInterval(timer);
    timer = 0;
    play.textContent = t("board-end-play");
  }
  function start() {
    if (Number(slider.value) >= last) show(0);
    play.textContent = t("board-end-stop");
    timer = window.setInterval(() => {
      const next = Number(slider.value) + 1;
      if (!slider.isConnected || next > last) stop();
      else show(next);
    }, BEAT);
  }
  show(last);
  return h(
    "section",
    { class: "s42-ending-front" },
    h("h3", null, t("board-end-front")),
    h(
      "div",
      { class: "s42-ending-map" },
      map.el,
      h("div", { class: "s42-ending-time" }, play, slider),
      frontSigns(t),
    ),
    told,
  );
}

/** @param {History} history @param {number} n */
function titleOf({ context, scenario, boards }, n) {
  const turn = scenario.turns.find((each) => each.turn === boards[n]?.turn);
  if (n === boards.length - 1 || !turn) return context.t("board-end-at-end");
  return context.t("board-turn-of", { turn: turn.turn, dates: datesOf(turn) });
}

/** @param {History} history @param {number} n @param {Chapter | undefined} chapter @param {Past[]} past */
function turnTold(history, n, chapter, past) {
  const { context, boards, lost, look } = history;
  const { t } = context;
  const end = n === boards.length - 1;
  const fought = chapter?.battles ?? [];
  return [
    h("h4", null, titleOf(history, n)),
    h(
      "p",
      null,
      t("board-end-turn-points", { points: boards[n]?.points }),
      !end && lost[n] ? ` · ${t("board-battle-cost", lost[n])}` : "",
      fought.length ? ` · ${t("board-since-battles", { count: fought.length })}` : "",
    ),
    end
      ? [h("p", null, held(history)), SIDES.map((side) => eliminated(history, side))]
      : h(
          "ul",
          null,
          greatest(chapter ? [chapter] : [], 3).map((each) => battleRow(history, each, look)),
        ),
    past.length
      ? h(
          "div",
          { class: "s42-then" },
          h("h5", null, t("board-end-1942")),
          past.map((each) => h("p", null, h("b", null, dayOf(context, each)), " ", each.text)),
        )
      : null,
  ];
}

/** Who is in the box of the eliminated. @param {History} history @param {Side} side */
function eliminated({ context, scenario, boards }, side) {
  const units = /** @type {import("./board.d.ts").Units} */ (boards.at(-1)?.units ?? {});
  const lost = Object.keys(units).filter(
    (id) => scenario.units[id]?.side === side && units[id]?.[0] === "eliminated",
  );
  return h(
    "div",
    { class: `s42-ending-side is-${side}` },
    h("b", null, context.name(`seat-${side}`)),
    " · ",
    context.t("board-end-units", { count: lost.length }),
    h(
      "ul",
      { class: "s42-ending-lost" },
      lost.slice(0, MOST).map((id) => {
        const unit = scenario.units[id];
        const label = context.name(id);
        return unit ? h("li", { title: label }, counterPicture(unit, 0, COUNTER, label)) : null;
      }),
      lost.length > MOST ? h("li", null, `+${lost.length - MOST}`) : null,
    ),
  );
}

/** @param {Context} context @param {Past} past */
function dayOf({ language, t }, { date, origin }) {
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  const said = day.format(new Date(`${date}T00:00Z`));
  return origin === "differs" ? t("board-end-about", { date: said }) : said;
}

/** The victory hexes that the Axis holds at the end. @param {History} history */
function held({ context, map: { ground }, boards, place }) {
  const control = /** @type {Record<string, Side>} */ (boards.at(-1)?.control ?? {});
  const hexes = Object.entries(control).flatMap(([hex, side]) =>
    side === "axis" && Number(ground.hexes[hex]?.vp) ? [hex] : [],
  );
  if (!hexes.length) return context.t("board-end-none");
  const called = hexes.map((hex) => `${place(hex)}\u00a0–\u00a0${Number(ground.hexes[hex]?.vp)}`);
  return `${context.t("board-end-held")} ${called.join(", ")}`;
}

/** @param {History} history */
function curves({ context: { t, name }, boards, lost }) {
  const labels = boards.map((board, n) =>
    n === boards.length - 1 ? t("board-end") : String(board.turn),
  );
  const [last] = boards.slice(-1);
  const benchmarks = boards.map((board) => board.benchmark);
  const points = [
    {
      name: name("seat-axis"),
      values: boards.map((board) => Number(board.points)),
      class: "s42-series-axis",
      nth: 0,
    },
    ...(benchmarks.some((each) => each !== null)
      ? [
          {
            name: t("board-end-benchmark"),
            values: benchmarks.map((each) => Number(each ?? 0)),
            class: "s42-series-benchmark",
            nth: 2,
          },
        ]
      : []),
  ];
  return h(
    "div",
    { class: "s42-ending-charts" },
    chart(t("board-end-points"), labels, points, { goal: verdictOf(last ?? {})[1] }),
    chart(
      t("board-end-losses"),
      labels.slice(0, -1),
      SIDES.map((side, nth) => ({
        name: name(`seat-${side}`),
        values: lost.map((each) => each[side]),
        class: `s42-series-${side}`,
        nth,
      })),
    ),
  );
}

/** @param {History} history */
function battles(history) {
  const found = greatest(history.chapters, GREATEST);
  if (!found.length) return null;
  const { scenario, context, look } = history;
  const when = (/** @type {number} */ number) => {
    const turn = scenario.turns.find((each) => each.turn === number);
    return turn ? context.t("board-turn-of", { turn: number, dates: datesOf(turn) }) : "";
  };
  return h(
    "section",
    { class: "s42-ending-battles" },
    h("h3", null, context.t("board-end-battles")),
    h(
      "ol",
      null,
      found.map((each) => battleRow(history, each, look, when(each.turn))),
    ),
  );
}

/** When towns fell in 1942 and here. @param {History} history */
function towns(history) {
  const { context, scenario, place } = history;
  const { t, name } = context;
  const rows = (scenario.history ?? []).filter(({ taken }) => taken);
  if (!rows.length) return null;
  return h(
    "section",
    { class: "s42-ending-towns" },
    h("h3", null, t("board-end-towns")),
    h(
      "table",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          ["board-end-town", "board-end-then", "board-end-here"].map((id) => h("th", null, t(id))),
        ),
      ),
      h(
        "tbody",
        null,
        // texts: board-end-town board-end-then board-end-here
        rows.map((past) =>
          h(
            "tr",
            null,
            h(
              "th",
              { scope: "row" },
              place(past.hex),
              h("small", null, name(`side-${past.taken}`)),
            ),
            h("td", null, dayOf(context, past)),
            h("td", null, here(history, past)),
          ),
        ),
      ),
    ),
  );
}

/** When the same happened here. @param {History} history @param {Past} past */
function here({ context: { t }, scenario, boards, chapters }, { hex, taken, date }) {
  if (boards[0]?.control[hex] === taken && taken === "axis") return t("board-end-held-before");
  const found = chapters
    .flatMap((chapter) => chapter.taken)
    .find(({ place, side }) => place === hex && side === taken);
  const turn = scenario.turns.find((each) => each.turn === found?.turn);
  if (!turn)
    return boards.at(-1)?.control[hex] === taken
      ? t("board-end-never-lost")
      : t("board-end-not-taken");
  const days = daysBetween(date, turn);
  const late = days > 0 ? "board-end-later" : "board-end-earlier";
  // texts: board-end-later board-end-earlier
  const apart = days ? t(late, { count: Math.abs(days) }) : t("board-end-same");
  return [h("span", null, datesOf(turn)), " ", h("small", null, apart)];
}

/** By how many days a turn came after a day; 0: it lies in it. @param {string} date @param {import("./look.d.ts").Turn} turn */
function daysBetween(date, { start, end }) {
  if (start <= date && date <= end) return 0;
  return Math.round((Date.parse(date < start ? start : end) - Date.parse(date)) / DAY);
}
