// The turn of the Wehrmacht, moment by moment: the card turns, its dice fall one roll at a time,
// and what they decide is shown where it happens.

import { Player } from "/web/js/board/player.js";
import { h, replace } from "/web/js/dom.js";
import { diceRow } from "/web/js/table/dice.js";
import { diceOf, isShot, thingsOf } from "./log.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/types.d.ts").LogLine} LogLine */
/** @typedef {{ before: MatchState, lines: LogLine[] }} Turn */

/** What is a moment, and how long it lasts in milliseconds. @type {Record<string, number>} */
const TIMES = {
  "event-tactics-revealed": 1700,
  "event-wehrmacht-card-revealed": 1700,
  "event-colour-rolled": 1100,
  "event-nobody-there": 1100,
  "event-position-rolled": 1100,
  "event-sniper-shot": 1500,
  "event-suppressive-fire": 1500,
  "event-building-shelled": 1500,
  "event-defense-lowered": 1000,
  "event-man-disrupted": 1000,
  "event-aircraft-approach": 1000,
  "event-anti-aircraft-fire": 1500,
  "event-bomb-dropped": 1100,
  "event-token-lost": 900,
  "event-location-disrupted": 900,
  "event-fog-added": 800,
  "event-battalion-hit-again": 1300,
  "event-germans-approach": 1100,
  "event-no-germans-left": 1000,
  "event-arrival-suppressed": 1500,
  "event-germans-placed": 800,
  "event-germans-advance": 600,
  "event-sapper-mine": 1500,
  "event-assault-begins": 1200,
  "event-food-eaten": 1100,
  "event-storm-group-card": 1300,
  "event-first-aid-used": 1100,
  "event-man-lost": 1500,
};
/** These alone are the defender's own doing as well. */
const ALSO_HIS = ["event-first-aid-used", "event-man-lost", "event-man-disrupted"];

/** Does the Wehrmacht do something here? @param {LogLine[]} log */
export function isWehrmacht(log) {
  return log.some(({ event }) => event in TIMES && !ALSO_HIS.includes(event));
}

/**
 * @param {Context} context
 * @param {(state: MatchState, log: LogLine[]) => void} draw the board in a state, led there by lines
 */
export function makeWehrmacht(context, draw) {
  const dice = h("span", { class: "pv-thrown" });
  /** @type {Element[]} */
  let lit = [];
  /** @type {MatchState | null} */
  let shown = null;
  /** @type {Turn | null} */
  let turn = null; // of which the last part is known

  /** @type {Player<LogLine>} */
  const player = new Player(context, {
    time: ({ event }) => TIMES[event] ?? 0,
    words: ({ text }) => text,
    sound: soundOf,
    show(line) {
      if (!shown) return;
      const board = structuredClone(shown.board);
      apply(board, line);
      shown = { ...shown, board };
      draw(shown, [line]);
      const roll = diceOf(line);
      replace(dice, roll ? diceRow(roll) : null);
      light(line);
    },
  });
  player.caption.before(dice);

  /** @param {LogLine | null} line */
  function light(line) {
    for (const el of lit) el.classList.remove("told");
    const ids = line ? thingsOf(line).map((id) => `[data-id="${CSS.escape(id)}"]`) : [];
    lit = ids.length ? [...document.querySelectorAll(ids.join())] : [];
    for (const el of lit) el.classList.add("told");
    const [place] = lit.filter((el) => el.closest(".pv-map"));
    if (!place) return;
    place.scrollIntoView({ block: "center", inline: "center" });
    player.leave(place.getBoundingClientRect());
  }

  /** @param {Turn} part @param {() => void} done */
  function reel({ before, lines }, done) {
    return {
      moments: lines.filter(({ event }) => event in TIMES),
      begin() {
        shown = { ...before, questions: [], board: opened(before.board, lines) };
        draw(shown, []);
      },
      done() {
        shown = null;
        light(null);
        replace(dice);
        done();
      },
    };
  }

  return {
    el: player.el,
    again: player.buttons.again,
    get playing() {
      return player.playing;
    },
    finish: () => player.finish(),
    /** Keeps what these lines tell, and shows it now or when it is asked for. A turn in which
     * somebody had to decide something is seen again as a whole.
     * @param {MatchState} before @param {LogLine[]} lines @param {() => void} done
     * @param {boolean} now */
    async tell(before, lines, done, now) {
      const begins = lines.some((line) => line.args?.number === 1);
      turn = begins || !turn ? { before, lines } : { ...turn, lines: [...turn.lines, ...lines] };
      player.keep(reel(turn, done));
      if (now) await player.play(reel({ before, lines }, done));
    },
  };
}

/** @param {LogLine} line */
function soundOf(line) {
  if (isShot(line)) return "shot";
  if (diceOf(line)) return "dice";
  return line.event.endsWith("-revealed") ? "card" : null;
}

/** The table when the first card is about to turn. @param {Record<string, any>} board @param {LogLine[]} lines */
function opened(board, lines) {
  const begins = lines.some(({ event }) => event === "event-hand-discarded");
  return begins ? { ...board, hand: [], phase: "wehrmacht-cards" } : board;
}

/** What a line changes. What is not told here is put right at the end.
 * @param {Record<string, any>} board @param {LogLine} line */
function apply(board, { event, args = {} }) {
  const { card, german, man, colour, value, place } = args;
  const space = String(args.space ?? "");
  switch (event) {
    case "event-wehrmacht-card-revealed":
      board.phase = "wehrmacht-cards";
      board.wehrmacht_played.push(String(card));
      break;
    case "event-tactics-revealed":
      board.tactics.push(String(card));
      break;
    case "event-germans-placed":
      board.spaces[space] = german;
      break;
    case "event-germans-advance":
      delete board.spaces[behind(board.spaces, String(german), space)];
      board.spaces[space] = german;
      break;
    case "event-sapper-mine":
      board.sappers = board.sappers.filter((/** @type {string} */ each) => each !== space);
      if (args.hit) delete board.spaces[space];
      break;
    case "event-defense-lowered":
      board.defense[String(colour)] = value;
      break;
    case "event-man-disrupted":
      board.men[String(man)].disrupted = true;
      break;
    case "event-man-lost":
      board.men[String(man)].place = "out";
      break;
    case "event-location-disrupted":
      board.locations[String(place)] = "disrupted";
      break;
    case "event-token-lost":
      delete board.locations[String(place)];
      break;
  }
}

/** The space from which a counter has come: the next behind on its track where its kind stands.
 * @param {Record<string, string>} spaces @param {string} german @param {string} to */
function behind(spaces, german, to) {
  const [track, number] = [
    to.slice(0, to.lastIndexOf("-")),
    Number(to.slice(to.lastIndexOf("-") + 1)),
  ];
  for (let n = number - 1; n > 0; n--)
    if (spaces[`${track}-${n}`] === german) return `${track}-${n}`;
  return "";
}
