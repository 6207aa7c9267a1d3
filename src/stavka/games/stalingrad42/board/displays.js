// What lies beside the map: the turn track, the entry areas and the boxes.

import { h } from "/web/js/dom.js";
import { name, t } from "/web/js/texts.js";
import { arrivalsOn, datesOf } from "./arrivals.js";
import { areaName, originMark, unitCard } from "./inspector.js";

/** @typedef {import("./look.d.ts").Area} Area */
/** @typedef {import("./look.d.ts").Display} Display */
/** @typedef {import("./look.d.ts").Turn} Turn */
/** @typedef {import("./panels.js").Desk} Desk */

/** @param {Desk} desk */
export function displaysPanel(desk) {
  const boxes = desk.view.displays.filter(({ id }) => id !== "arrivals");
  const track = turnTrack(desk);
  const element = h(
    "div",
    { class: "sl-displays" },
    box(t("board-track"), null, track, true),
    box(t("board-areas"), desk.view.areas.length, areas(desk), false),
    boxes.map((display) => displayBox(desk, display)),
    markers(desk),
  );
  return {
    element,
    /** The turn that is looked at is marked on the track. @param {Turn} turn */
    turned({ turn }) {
      for (const cell of track.querySelectorAll("button")) {
        if (cell.dataset.turn === String(turn)) cell.setAttribute("aria-current", "step");
        else cell.removeAttribute("aria-current");
      }
    },
  };
}

/** Markers that have no hex: their player lays them with a headquarters. @param {Desk} desk */
function markers(desk) {
  const loose = desk.view.markers.filter((marker) => marker.display);
  if (!loose.length) return null;
  const rows = loose.map((marker) =>
    h(
      "li",
      null,
      h("b", null, marker.label ?? "", (marker.count ?? 1) > 1 ? ` × ${marker.count}` : ""),
      h("small", null, t("board-marker-hq", { state: marker.state ?? "", turn: marker.turn ?? 1 })),
      originMark(marker.confidence),
    ),
  );
  return box(t("board-markers"), loose.length, h("ul", { class: "sl-list" }, rows), false);
}

/**
 * A box that opens.
 * @param {string} title
 * @param {number | null} count
 * @param {import("/web/js/dom.js").Child} inside
 * @param {boolean} open
 */
function box(title, count, inside, open) {
  return h(
    "details",
    { class: "sl-box", open },
    h(
      "summary",
      null,
      h("b", null, title),
      count === null ? null : h("span", { class: "sl-count" }, count),
    ),
    h("div", { class: "sl-inside" }, inside),
  );
}

/** @param {Desk} desk */
function turnTrack(desk) {
  return h(
    "ol",
    { class: "sl-track" },
    desk.view.turns.map((turn) => h("li", null, turnCell(desk, turn))),
  );
}

/** @param {Desk} desk @param {Turn} turn */
function turnCell(desk, turn) {
  const count = arrivalsOn(desk.view, turn.turn).length;
  return h(
    "button",
    {
      type: "button",
      class: "sl-cell",
      data: { season: turn.season, turn: turn.turn },
      title: t("board-turn-cell", {
        turn: turn.turn,
        dates: datesOf(turn),
        season: name(`season-${turn.season}`),
        count,
      }),
      on: { click: () => desk.showTurn(turn.turn) },
    },
    h("b", null, turn.turn),
    h("small", null, datesOf(turn)),
    count ? h("span", { class: "sl-count" }, `+${count}`) : null,
  );
}

/** @param {Desk} desk */
function areas(desk) {
  return h(
    "ul",
    { class: "sl-areas" },
    desk.view.areas.map((area) => h("li", null, areaRow(desk, area))),
  );
}

/** @param {Desk} desk @param {Area} area */
function areaRow(desk, area) {
  const inside = desk.view.placements.filter((place) => place.display === `area-${area.id}`);
  const middle = area.hexes[Math.floor(area.hexes.length / 2)];
  return [
    h(
      "div",
      { class: "sl-area" },
      h("b", null, areaName(area.id)),
      h("span", { class: "sl-quiet" }, name(`side-${area.owner}`)),
      originMark(area.confidence),
      middle
        ? h(
            "button",
            { type: "button", class: "sl-press", on: { click: () => desk.goHex(middle) } },
            t("board-show"),
          )
        : null,
    ),
    inside.map((place) => unitCard(desk, place.unit)),
  ];
}

/** @param {Desk} desk @param {Display} display */
function displayBox(desk, display) {
  const title = display.label ?? "";
  if (display.id === "air") return box(title, desk.view.air?.length ?? 0, air(desk), false);
  if (display.id === "railheads") {
    const hexes = display.hexes ?? [];
    return box(
      title,
      hexes.length,
      hexes.length ? hexes.map((hex) => hexButton(desk, hex)) : empty(),
      false,
    );
  }
  const ids = (display.units ?? []).filter((id) => id in desk.view.units);
  return box(title, ids.length, ids.length ? grouped(desk, ids) : empty(), false);
}

/** @param {Desk} desk @param {string} hex */
function hexButton(desk, hex) {
  return h(
    "button",
    { type: "button", class: "sl-press", on: { click: () => desk.goHex(hex) } },
    t("board-hex", { hex }),
  );
}

/**
 * Units; those that look alike are shown once, with their number.
 * @param {Desk} desk
 * @param {string[]} ids
 */
function grouped(desk, ids) {
  /** @type {Map<string, string[]>} */
  const alike = new Map();
  for (const id of ids) {
    const unit = desk.view.units[id];
    const key = `${unit.label} ${unit.branch} ${unit.faces.map((face) => face.text).join()}`;
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  return [...alike.values()].map((same) =>
    h(
      "div",
      { class: "sl-same" },
      unitCard(desk, same[0]),
      same.length > 1 ? h("span", { class: "sl-count" }, `× ${same.length}`) : null,
    ),
  );
}

/** @param {Desk} desk */
function air(desk) {
  const units = desk.view.air ?? [];
  if (!units.length) return empty();
  return h(
    "ul",
    { class: "sl-list" },
    units.map((each) =>
      h(
        "li",
        null,
        h("b", null, each.label),
        h(
          "small",
          null,
          t("board-air-turns", {
            nation: name(`nation-${each.nation}`),
            first: each.first,
            last: each.last,
          }),
        ),
      ),
    ),
  );
}

function empty() {
  return h("p", { class: "sl-quiet" }, t("board-empty"));
}
