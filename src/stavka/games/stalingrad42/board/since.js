// What happened since the player last decided in his own turn: moves as trails, battle by battle.

import { h, replace } from "/web/js/dom.js";
import { drawRing, drawWay, inkOf } from "./arrows.js";
import { eventOf, list } from "./moments.js";
import { bring, placeName } from "./where.js";

/** @typedef {import("/web/types.d.ts").Change} Change */
/** @typedef {import("/web/types.d.ts").LogLine} LogLine */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./showing.js").Reel} Reel */

const WAYS = /** @type {const} */ ({
  "units-moved": "move",
  "units-shipped": "move",
  "units-retreated": "retreat",
  "units-advanced": "advance",
});

const LISTED = [
  "battle-fought",
  "defence-thrown",
  "disengagement-thrown",
  "attrition-thrown",
  "units-moved",
  "units-shipped",
  "units-trapped",
  "control-taken",
];

/** @param {Desk} desk @param {(reel: Reel, from: number) => void} show */
export function makeSince(desk, show) {
  const { t, name } = desk.context;
  /** @type {Reel} */
  let reel = { lines: [], before: {} };
  let told = false; // it is on the screen, and its trails on the map
  const items = h("ol", { class: "s42-since-list" });
  const title = h("summary", { class: "s42-since-title" });
  const el = h(
    "details",
    { class: "s42-since", hidden: true },
    title,
    h(
      "div",
      { class: "s42-since-tools" },
      h(
        "button",
        { type: "button", class: "sl-press", on: { click: () => show(reel, 0) } },
        t("board-since-show"),
      ),
      h(
        "button",
        { type: "button", class: "sl-press", on: { click: () => dismiss() } },
        t("board-since-close"),
      ),
    ),
    items,
  );

  /** @param {import("./board.d.ts").Units} before @param {LogLine[]} lines */
  function begin(before, lines) {
    reel = { lines: [...lines], before };
    told = false;
  }

  function dismiss() {
    told = false;
    el.hidden = true;
    desk.paint();
  }

  /** @param {LogLine} line @param {number} n */
  function item(line, n) {
    const args = line.args ?? {};
    const battle = eventOf(line) === "battle-fought";
    const places = [...list(args.place), ...list(args.path)];
    return h(
      "li",
      null,
      h(
        "button",
        {
          type: "button",
          class: battle ? "s42-since-battle" : "s42-since-other",
          on: { click: () => (battle ? show(reel, n) : bring(desk, places)) },
        },
        battle
          ? [
              h("b", null, placeName(desk, String(args.place))),
              ` ${String(args.column).replace("ratio-", "")} · `,
              args.die ? `${t("board-die", { die: Number(args.die) })} · ` : "",
              name(String(args.result)),
            ]
          : line.text,
      ),
    );
  }

  function draw() {
    const count = (/** @type {string} */ event) =>
      reel.lines.filter((line) => eventOf(line) === event).length;
    const [moves, battles] = [count("units-moved"), count("battle-fought")];
    replace(
      title,
      h("b", null, t("board-since")),
      " ",
      [
        moves ? t("board-since-moves", { count: moves }) : "",
        battles ? t("board-since-battles", { count: battles }) : "",
      ]
        .filter(Boolean)
        .join(" · "),
    );
    replace(
      items,
      reel.lines.flatMap((line, n) => (LISTED.includes(eventOf(line)) ? [item(line, n)] : [])),
    );
  }

  return {
    el,
    get reel() {
      return reel;
    },
    /** A state has come after another. @param {MatchState | null} before @param {MatchState} state @param {Change} change */
    take(before, state, change) {
      const own = before !== null && before.board.side === before.seat && mine(before);
      const passed = own && state.board.side !== state.seat;
      if (!before || state.choices <= before.choices) begin(state.board.units, []);
      else if (passed) begin(before.board.units, change.log);
      else if (!own) reel.lines.push(...change.log);
      else if (isDone(change.log)) begin(state.board.units, []); // he has gone on
      if (!own && isDone(reel.lines) && state.board.side === state.seat && mine(state)) told = true;
      el.hidden = !told;
      if (told) draw();
    },
    dismiss,
    /** @param {CanvasRenderingContext2D} ctx @param {import("./camera.js").Camera} camera */
    over(ctx, camera) {
      if (!told) return;
      for (const line of reel.lines) {
        const event = eventOf(line);
        const [id = ""] = list(line.args?.units);
        const ink = inkOf(desk.scenario.units[id]?.side ?? "");
        if (event in WAYS) {
          const kind = WAYS[/** @type {keyof typeof WAYS} */ (event)];
          drawWay(ctx, camera, list(line.args?.path), kind, ink, { faint: true });
        } else if (event === "battle-fought")
          drawRing(ctx, camera, String(line.args?.place), inkOf(sideOf(line)));
      }
    },
  };
}

/** Has anybody moved or fought? @param {LogLine[]} lines */
function isDone(lines) {
  return lines.some((line) => ["units-moved", "battle-fought"].includes(eventOf(line)));
}

/** Who attacked. @param {LogLine} line */
function sideOf(line) {
  return String(line.args?.side ?? "").replace("side-", "");
}

/** Is these eyes' seat asked? @param {MatchState} state */
function mine(state) {
  return state.questions.some((question) => question.seat === state.seat);
}
