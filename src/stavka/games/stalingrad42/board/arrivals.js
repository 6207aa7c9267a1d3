// Turn by turn: the date, what the turn brings, who comes and who goes.

import { h, replace } from "/web/js/dom.js";
import { language, name, t } from "/web/js/texts.js";
import { areaName, originMark, unitCard } from "./inspector.js";

/** @typedef {import("./look.d.ts").Placement} Placement */
/** @typedef {import("./look.d.ts").Side} Side */
/** @typedef {import("./look.d.ts").Turn} Turn */
/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./panels.js").Desk} Desk */

const SIDES = /** @type {Side[]} */ (["axis", "soviet"]);

/** The days of a turn, short. @param {Turn} turn */
export function datesOf(turn) {
  const days = new Intl.DateTimeFormat(language(), {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return days.formatRange(new Date(`${turn.start}T00:00Z`), new Date(`${turn.end}T00:00Z`));
}

/** Who comes on a turn after the set-up. @param {View} view @param {number} turn */
export function arrivalsOn(view, turn) {
  return view.placements.filter(
    (place) => place.turn === turn && !place.hex && !place.display?.startsWith("area-"),
  );
}

/** Through which areas they may come. @param {View} view @param {number} turn */
export function areasOn(view, turn) {
  return new Set(arrivalsOn(view, turn).flatMap((place) => place.areas ?? []));
}

/**
 * The panel; `show` turns it to another turn.
 * @param {Desk} desk
 */
export function arrivalsPanel(desk) {
  const { turns } = desk.view;
  const body = h("div", { class: "sl-turn" });
  let at = 0;
  const choice = h(
    "select",
    {
      class: "sl-field",
      "aria-label": t("board-turn-choice"),
      on: { change: () => show(Number(choice.value)) },
    },
    turns.map((turn) => h("option", { value: turn.turn }, optionText(desk, turn))),
  );
  const back = step(t("board-turn-before"), "‹", () => show(turns[at].turn - 1));
  const next = step(t("board-turn-after"), "›", () => show(turns[at].turn + 1));

  /** @param {number} number */
  function show(number) {
    at = Math.max(
      0,
      turns.findIndex((turn) => turn.turn === number),
    );
    choice.value = String(turns[at].turn);
    back.disabled = at === 0;
    next.disabled = at === turns.length - 1;
    replace(body, turnBody(desk, turns[at]));
    desk.turned(turns[at]);
  }

  show(desk.view.first);
  return {
    element: h("div", null, h("div", { class: "sl-steps" }, back, choice, next), body),
    show,
  };
}

/** @param {Desk} desk @param {Turn} turn */
function optionText(desk, turn) {
  const count = arrivalsOn(desk.view, turn.turn).length;
  const text = t("board-turn-of", { turn: turn.turn, dates: datesOf(turn) });
  return count ? `${text} (+${count})` : text;
}

/**
 * @param {string} label
 * @param {string} sign
 * @param {() => void} click
 */
function step(label, sign, click) {
  return h(
    "button",
    { type: "button", class: "sl-press", "aria-label": label, on: { click } },
    sign,
  );
}

/** @param {Desk} desk @param {Turn} turn */
function turnBody(desk, turn) {
  const changes = (desk.view.changes ?? []).filter((change) => change.turn === turn.turn);
  const arriving = arrivalsOn(desk.view, turn.turn);
  return [
    h(
      "dl",
      { class: "sl-facts" },
      pair(
        t("board-season"),
        name(`season-${turn.season}`),
        turn.origins?.season ?? turn.origins?.["*"],
      ),
      turn.weather ? pair(t("board-weather"), weatherText(turn.weather)) : null,
      turn.air
        ? pair(
            t("board-air"),
            t("board-air-count", { clear: turn.air.clear, overcast: turn.air.overcast }),
          )
        : null,
      turn.benchmark
        ? pair(t("board-benchmark"), String(turn.benchmark), turn.origins?.benchmark)
        : null,
      SIDES.map((side) => {
        const text = replacementsText(turn, side);
        return text ? pair(t("board-replacements", { side: name(`side-${side}`) }), text) : null;
      }),
    ),
    turn.events?.length || changes.length
      ? h(
          "ul",
          { class: "sl-events" },
          (turn.events ?? []).map((event) => h("li", null, name(`turn-event-${event}`))),
          changes.map((change) => h("li", null, change.text)),
        )
      : null,
    arriving.length
      ? SIDES.map((side) => sideArrivals(desk, side, arriving))
      : h("p", { class: "sl-quiet" }, t("board-nobody")),
  ];
}

/**
 * @param {string} term
 * @param {string} value
 * @param {import("./look.d.ts").Confidence} [origin]
 */
function pair(term, value, origin) {
  return [h("dt", null, term), h("dd", null, value, " ", originMark(origin))];
}

/** How the die decides on the weather: "1–2 rain, 3–6 clear". @param {string[]} results */
function weatherText(results) {
  /** @type {[string, number, number][]} */
  const runs = [];
  results.forEach((weather, n) => {
    const last = runs[runs.length - 1];
    if (last?.[0] === weather) last[2] = n + 1;
    else runs.push([weather, n + 1, n + 1]);
  });
  if (runs.length === 1) return name(`weather-${runs[0][0]}`);
  return runs
    .map(([weather, a, b]) => `${a === b ? a : `${a}–${b}`} ${name(`weather-${weather}`)}`)
    .join(" · ");
}

/** @param {Turn} turn @param {Side} side */
function replacementsText(turn, side) {
  return Object.entries(turn.replacements?.[side] ?? {})
    .map(([kind, count]) => `${name(`replacement-${kind}`)} ${count}`)
    .join(", ");
}

/**
 * @param {Desk} desk
 * @param {Side} side
 * @param {Placement[]} arriving
 */
function sideArrivals(desk, side, arriving) {
  const own = arriving.filter((place) => desk.view.units[place.unit].side === side);
  if (!own.length) return null;
  /** @type {Map<string, Placement[]>} */
  const byArea = new Map();
  for (const place of own) {
    const key = (place.areas ?? []).join(" ");
    byArea.set(key, [...(byArea.get(key) ?? []), place]);
  }
  return h(
    "section",
    { class: "sl-arriving", data: { side }, "aria-label": name(`side-${side}`) },
    h("h3", null, t("board-arriving", { side: name(`side-${side}`), count: own.length })),
    [...byArea].map(([areas, places]) => [
      h("h4", null, areasText(areas)),
      places.map((place) => unitCard(desk, place.unit)),
    ]),
  );
}

/** @param {string} areas ids, with blanks between them */
function areasText(areas) {
  const ids = areas.split(" ");
  return ids.length === 1
    ? areaName(areas)
    : t("board-one-of", { areas: ids.map(short).join(", ") });
}

/** @param {string} id */
function short(id) {
  return id.length === 1 ? id : name(`place-${id}`);
}
