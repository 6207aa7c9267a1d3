// The Volga: the places of the 62nd Army in the city and beyond the river, numbered 3 to 18, the
// boats of the flotilla and the Staging Area on the far bank.

import { s } from "/web/js/dom.js";
import { heading, place, token } from "./counters.js";
import { landscape } from "./river.js";

/** @typedef {import("/web/types.d.ts").BoardContext} BoardContext */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {{ el: SVGGElement, lies: string, thing: SVGGElement | null }} Location */

/** Where each location lies.
 * @type {Record<string, [number, number]>} */
const PLACES = {
  "location-3": [70, 648],
  "location-4": [288, 690],
  "location-5": [402, 150],
  "location-6": [392, 456],
  "location-7": [408, 660],
  "location-8": [66, 756],
  "location-9": [160, 756],
  "location-10": [532, 120],
  "location-11": [532, 204],
  "location-12": [56, 134],
  "location-13": [152, 132],
  "location-14": [276, 352],
  "location-15": [268, 424],
  "location-16": [264, 498],
  "location-17": [272, 574],
  "location-18": [288, 282],
};
/** What the map calls each unit: the words, where, and how they are set.
 * @type {[unit: string, x: number, y: number, anchor: string][]} */
const UNITS = [
  ["aa267", 114, 194, "middle"],
  ["army", 252, 290, "end"],
  ["signal", 230, 420, "end"],
  ["battalion", 108, 640, "start"],
  ["division", 252, 698, "end"],
  ["aa1083", 118, 814, "middle"],
  ["artillery", 532, 256, "middle"],
  ["flotilla", 402, 204, "middle"],
  ["flotilla", 392, 510, "middle"],
  ["flotilla", 408, 714, "middle"],
];
/** Battlegrounds of the city that Operational Support cards are named after.
 * @type {[card: string, x: number, y: number][]} */
const GROUNDS = [
  ["tractor-factory", 204, 80],
  ["barrikady", 160, 252],
  ["lyudnikov", 276, 200],
  ["red-october", 134, 348],
  ["lazur", 134, 390],
  ["mamayev-kurgan", 112, 526],
  ["railway-station", 126, 602],
  ["grain-elevator", 144, 844],
];
const CARGO = ["ammunition", "first-aid", "food", "sapper"];
const STAGING = { x: 454, y: 430, width: 149, height: 334, first: 98, step: 62 };
const LINE = 25; // from one line of a name to the next

/**
 * @param {BoardContext} context
 * @returns {{ el: SVGGElement, update(state: MatchState, previous: MatchState | null): void }}
 */
export function makeVolga(context) {
  const locations = Object.keys(context.edition.locations ?? {}).map((id) => makeLocation(id));
  const staging = makeStaging(context);
  const el = s(
    "g",
    { class: "pv-volga" },
    landscape(),
    heading(context.t("board-volga")),
    names(context),
    s("path", { class: "vo-telephone", d: telephone() }),
    staging.el,
    locations.map((location) => location.el),
  );
  return {
    el,
    update(state) {
      /** @type {string[]} guns that have been told to fire, while others may follow */
      const chosen = state.board.chosen ?? [];
      for (const location of locations) {
        const id = location.el.dataset.id ?? "";
        show(context, location, state.board.locations[id] ?? "");
        location.el.classList.toggle("fires", chosen.includes(id));
      }
      staging.update(state);
    },
  };
}

/** @param {BoardContext} context */
function names(context) {
  return s(
    "g",
    { class: "vo-names" },
    s(
      "text",
      { class: "vo-river-name", x: 388, y: 588, transform: "rotate(-84 388 588)" },
      context.t("board-river"),
    ),
    GROUNDS.map(([card, x, y]) => {
      // The island lies close under the bank: its name takes two lines.
      const lines = card === "lyudnikov" ? context.name(card).split(" ") : [context.name(card)];
      return s(
        "text",
        { class: "ink-name", x, y, data: { id: card, kind: "support" } },
        rows(lines, x),
      );
    }),
    UNITS.map(([unit, x, y, anchor]) => {
      // texts: board-map-army board-map-division board-map-battalion board-map-signal
      // texts: board-map-artillery board-map-flotilla board-map-aa267 board-map-aa1083
      const lines = context.t(`board-map-${unit}`).split("\n");
      return s("text", { class: "vo-unit-name", x, y, "text-anchor": anchor }, rows(lines, x));
    }),
  );
}

/** Lines of a name, one below the other.
 * @param {string[]} lines @param {number} x */
function rows(lines, x) {
  return lines.map((text, i) => s("tspan", { x, dy: i ? LINE : 0 }, text));
}

/** The wire from the army's command post to the division and the battalion. */
function telephone() {
  const line = [18, 14, 15, 16, 17, 4].map((n) => PLACES[`location-${n}`] ?? [0, 0]);
  return `M${line.map(([x, y]) => `${x} ${y}`).join("L")}M${PLACES["location-17"]?.join(" ")}L${PLACES["location-3"]?.join(" ")}`;
}

/**
 * @param {string} id
 * @returns {Location}
 */
function makeLocation(id) {
  const [x, y] = PLACES[id] ?? [0, 0];
  const afloat = x > 360 && x < 440;
  const el = s(
    "g",
    { class: "vo-location", data: { id, kind: "location" }, transform: `translate(${x} ${y})` },
    s("circle", { class: "ink-hit", r: 37 }),
    afloat && boat(),
    s("path", { class: "vo-burst", d: burst() }),
    s("circle", { class: "vo-target", r: 24 }),
    s("circle", { class: "vo-target-inner", r: 19.5 }),
    s("text", { y: 8 }, id.replace(/^\D+/, "")),
    s("path", { class: "vo-fires", d: aim() }),
    s("circle", { class: "ink-light", r: 29 }),
  );
  return { el, lies: "", thing: null };
}

/** An armoured boat of the flotilla, from above. */
function boat() {
  return s(
    "g",
    { class: "vo-boat" },
    s("path", {
      class: "vo-wake",
      d: "M50 -9q14 -3 20 -8M50 9q14 3 20 8M-44 -4q-6 -1 -9 -5M-44 4q-6 1 -9 5",
    }),
    s("path", {
      class: "vo-hull",
      d: "M-46 0Q-36 -13 -14 -14H40Q50 -13 50 0Q50 13 40 14H-14Q-36 13 -46 0Z",
    }),
    s("path", {
      class: "vo-deck",
      d: "M-37 0Q-29 -9 -12 -9.5H37Q44 -9 44 0Q44 9 37 9.5H-12Q-29 9 -37 0ZM-30 0h-9M26 -5h9v10h-9z",
    }),
  );
}

/** A sight on the sky: these guns have been told to fire. */
function aim() {
  return "M-31 0a31 31 0 1 0 62 0a31 31 0 1 0 -62 0M0 -40V-23M0 40V23M-40 0H-23M40 0H23";
}

/** A zig-zag all around: what lies here is disrupted. */
function burst() {
  let d = "";
  const points = 22;
  for (let i = 0; i < points; i += 1) {
    const turn = (i / points) * Math.PI * 2 - 1.5;
    const r = i % 2 ? 26.5 : 33.5 + (i % 4);
    d += `${i ? "L" : "M"}${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`;
  }
  return `${d}Z`;
}

/**
 * What lies on a location: nothing, a token or disruption.
 * @param {BoardContext} context @param {Location} location @param {string} lies */
function show(context, location, lies) {
  if (lies === location.lies) return;
  location.lies = lies;
  location.thing?.remove();
  location.thing = null;
  location.el.classList.toggle("disrupted", lies === "disrupted");
  location.el.classList.toggle("laden", lies !== "" && lies !== "disrupted");
  if (lies && lies !== "disrupted") {
    location.thing = place(token(context, lies), 23, -20, 42);
    Object.assign(location.thing.dataset, {
      id: `${location.el.dataset.id} ${lies}`,
      at: location.el.dataset.id,
    });
    location.el.append(location.thing);
  }
}

/** The landing on the far bank, where supplies wait for the boats.
 * @param {BoardContext} context */
function makeStaging(context) {
  const piles = CARGO.map((kind, i) => {
    const count = s("text", { class: "vo-count", x: 27, y: 8 });
    const pile = place(token(context, kind), 0, 0, 50);
    Object.assign(pile.dataset, { id: `staging ${kind}`, at: "staging" });
    const el = s(
      "g",
      {
        class: "vo-staged",
        data: { kind: "token" },
        transform: `translate(${STAGING.x + 50} ${STAGING.y + STAGING.first + i * STAGING.step})`,
      },
      s("rect", { class: "ink-hit", x: -32, y: -32, width: 100, height: 64 }),
      pile,
      count,
      s("rect", { class: "ink-light", x: -29, y: -29, width: 92, height: 58, rx: 6 }),
    );
    return { kind, el, count };
  });
  const title = context.t("board-staging").split("\n");
  const el = s(
    "g",
    { class: "vo-staging", data: { id: "staging", kind: "box" } },
    s("rect", {
      class: "vo-staging-ground",
      x: STAGING.x,
      y: STAGING.y,
      width: STAGING.width,
      height: STAGING.height,
      rx: 5,
    }),
    s(
      "text",
      { class: "vo-unit-name", y: STAGING.y + 28, "text-anchor": "middle" },
      rows(title, STAGING.x + STAGING.width / 2),
    ),
    piles.map((pile) => pile.el),
  );
  return {
    el,
    /** @param {MatchState} state */
    update(state) {
      // A kind of token is meant to lie here only when boats are loaded, elsewhere in the stock.
      const named = state.questions.some((question) => question.kind === "load");
      for (const { kind, el: row, count } of piles) {
        const lie = Number(state.board.staging[kind] ?? 0);
        row.classList.toggle("none", lie === 0);
        count.textContent = lie ? `×${lie}` : "";
        if (named && lie) row.dataset.id = kind;
        else delete row.dataset.id;
      }
    },
  };
}
