// What is known of a hex and of the units in it, and where each figure comes from.

import { h } from "/web/js/dom.js";
import { mostOf } from "/web/js/table/inspector.js";
import { language, name, t } from "/web/js/texts.js";
import { counterPicture, hasLosses } from "./counters.js";

/** @typedef {import("./look.d.ts").Confidence} Confidence */
/** @typedef {import("./look.d.ts").Feature} Feature */
/** @typedef {import("./look.d.ts").Hex} Hex */
/** @typedef {import("./look.d.ts").Placement} Placement */
/** @typedef {import("./look.d.ts").Unit} Unit */
/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./panels.js").Desk} Desk */

const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"];
/** The figures of a unit whose origin is told. */
const FIGURES = ["name", "kind", "size", "faces", "steps", "quality", "dot", "free", "marks"];

/** The mark that says where something comes from. @param {Confidence | undefined} confidence */
export function originMark(confidence) {
  if (!confidence) return null;
  // texts: ui-table-origin-printed ui-table-origin-likely ui-table-origin-reconstructed
  // texts: ui-table-origin-printed-long ui-table-origin-likely-long
  // texts: ui-table-origin-reconstructed-long
  return h(
    "span",
    {
      class: "sl-origin",
      data: { origin: confidence },
      title: t(`ui-table-origin-${confidence}-long`),
    },
    t(`ui-table-origin-${confidence}`),
  );
}

/** Facts, of which most have the same origin: that is said once below them.
 * @param {import("/web/js/dom.js").Child} facts */
function factList(facts) {
  const el = h("dl", { class: "sl-facts" }, facts);
  const marks = /** @type {HTMLElement[]} */ ([...el.querySelectorAll(".sl-origin")]);
  const origins = marks.map((each) => each.dataset.origin);
  const usual = mostOf(origins);
  if (marks.length < 2) return el;
  for (const each of marks) if (each.dataset.origin === usual) each.remove();
  const other = origins.some((each) => each !== usual);
  const said = t(other ? "ui-table-origin-rest" : "ui-table-origin-all");
  return [
    el,
    h("p", { class: "sl-quiet" }, said, " ", originMark(/** @type {Confidence} */ (usual))),
  ];
}

/**
 * A hex with all that is in it.
 * @param {Desk} desk
 * @param {string} hex
 * @param {string} [unit] the one to begin with
 */
export function hexPanel(desk, hex, unit) {
  const cell = desk.ground.hexes[hex];
  const place = desk.ground.places.find((each) => each.hex === hex);
  const called = place ? (language() === "ru" ? place.name_ru : place.name) : "";
  const pieces = desk.stacks.in(hex);
  const markers = desk.stacks.markersIn(hex);
  return h(
    "div",
    { class: "sl-hex", data: { hex } },
    h(
      "header",
      { class: "sl-title" },
      h("h2", null, called || t("board-hex", { hex })),
      called ? h("p", { class: "sl-quiet" }, t("board-hex", { hex })) : null,
    ),
    pieces.length
      ? h(
          "section",
          { "aria-label": t("board-units-here", { count: pieces.length }) },
          h("h3", null, t("board-units-here", { count: pieces.length })),
          pieces.map((piece) =>
            unitCard(desk, piece.id, { open: pieces.length === 1 || piece.id === unit }),
          ),
        )
      : null,
    markers.length
      ? h(
          "ul",
          { class: "sl-list" },
          markers.map((marker) =>
            h(
              "li",
              null,
              marker.label ?? "",
              marker.state ? `: ${marker.state}` : "",
              " ",
              originMark(marker.confidence),
            ),
          ),
        )
      : null,
    cell ? ground(desk, hex, cell) : h("p", { class: "sl-quiet" }, t("board-off-map")),
  );
}

/**
 * An army with all its units, on the map or to come.
 * @param {Desk} desk
 * @param {string} command
 */
export function armyPanel(desk, command) {
  const places = desk.view.placements.filter((place) => place.command === command);
  return h(
    "div",
    { class: "sl-army", data: { command } },
    h("header", { class: "sl-title" }, h("h2", null, places[0]?.commandLabel ?? "")),
    h("h3", null, t("board-units-here", { count: places.length })),
    places.map((place) => unitCard(desk, place.unit)),
  );
}

/**
 * @param {Desk} desk
 * @param {string} hex
 * @param {Hex} cell
 */
function ground(desk, hex, cell) {
  const place = desk.ground.places.find((each) => each.hex === hex);
  const areas = desk.view.areas.filter((area) => area.hexes.includes(hex));
  const sides = DIRECTIONS.filter((direction) => cell.sides?.[direction]?.length);
  return h(
    "section",
    { "aria-label": t("board-ground") },
    h("h3", null, t("board-ground")),
    factList([
      fact(t("board-terrain"), name(`terrain-${cell.terrain}`), cell.confidence),
      cell.settlement && cell.settlement !== cell.terrain
        ? fact(t("board-settlement"), name(`settlement-${cell.settlement}`), place?.confidence)
        : null,
      cell.vp ? fact(t("board-vp"), t("board-vp-count", { count: Number(cell.vp) })) : null,
      cell.port ? fact(t("board-port"), name(`port-${cell.port}`)) : null,
      cell.fort ? fact(t("board-fort"), name(`fort-${cell.fort}`)) : null,
      cell.season ? fact(t("board-season"), name(`ground-${cell.season}`)) : null,
      areas.map((area) =>
        fact(
          t("board-entry"),
          `${areaName(area.id)} (${name(`side-${area.owner}`)})`,
          area.confidence,
        ),
      ),
    ]),
    sides.length
      ? [
          h("h4", null, t("board-sides")),
          factList(
            sides.map((direction) => sideFact(desk, direction, cell.sides?.[direction] ?? [])),
          ),
        ]
      : null,
  );
}

/**
 * @param {Desk} desk
 * @param {string} direction
 * @param {Feature[]} features
 */
function sideFact(desk, direction, features) {
  // texts: board-direction-n board-direction-ne board-direction-se board-direction-s
  // texts: board-direction-sw board-direction-nw
  return [
    h("dt", null, t(`board-direction-${direction}`)),
    h(
      "dd",
      null,
      features.map((feature, n) => [
        n ? ", " : "",
        name(`feature-${feature.feature}`),
        feature.name && feature.feature !== "volga" ? ` (${riverName(desk, feature)})` : "",
        feature.opens ? ` · ${t("board-opens", { turn: Number(feature.opens) })}` : "",
        feature.season ? ` · ${name(`ground-${feature.season}`)}` : "",
      ]),
      " ",
      originMark(least(features)),
    ),
  ];
}

/** The least certain of several. @param {Feature[]} features @returns {Confidence | undefined} */
function least(features) {
  const found = features.map((feature) => feature.confidence);
  return /** @type {Confidence[]} */ (["reconstructed", "likely", "printed"]).find((each) =>
    found.includes(each),
  );
}

/** @param {Desk} desk @param {Feature} feature */
function riverName(desk, feature) {
  if (language() !== "ru") return feature.name ?? "";
  return feature.name_ru ?? desk.rivers.get(feature.name ?? "") ?? feature.name ?? "";
}

/**
 * @param {string} term
 * @param {string | number} value
 * @param {Confidence} [confidence]
 */
function fact(term, value, confidence) {
  return [h("dt", null, term), h("dd", null, value, " ", originMark(confidence))];
}

/** What an entry area or the edge is called. @param {string} id */
export function areaName(id) {
  return id.length === 1 ? t("board-area", { area: id }) : name(`place-${id}`);
}

/**
 * A unit: both faces, what it is, where it begins, and how sure all that is.
 * @param {Desk} desk
 * @param {string} id
 * @param {{ open?: boolean }} [how]
 */
export function unitCard(desk, id, { open = false } = {}) {
  const unit = desk.view.units[id];
  const place = desk.view.placements.find((each) => each.unit === id);
  const face = place?.face ?? 0;
  const card = h(
    "details",
    { class: "sl-unit", open, data: { unit: id } },
    h(
      "summary",
      null,
      counterPicture(unit, face, 52, ""),
      h(
        "span",
        { class: "sl-name" },
        h("b", null, unit.label),
        h("small", null, place?.commandLabel || name(`branch-${unit.branch}`)),
      ),
    ),
  );
  const fill = () => {
    if (card.childElementCount === 1) card.append(...unitDetails(desk, id, unit, place));
  };
  if (open) fill();
  card.addEventListener("toggle", () => {
    if (card.open) fill();
    desk.stacks.tell(card.open ? id : "");
  });
  return card;
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @param {Unit} unit
 * @param {Placement} [place]
 */
function unitDetails(desk, id, unit, place) {
  const up = place?.face ?? 0;
  const origins = unit.origins ?? {};
  /** @param {string} figure */
  const origin = (figure) => origins[figure] ?? origins["*"] ?? unit.confidence;
  const faces = unit.faces.map((face, n) =>
    h(
      "figure",
      { class: n === up ? "sl-up" : null },
      counterPicture(unit, n, 84, t("board-face", { face: face.text })),
      h("figcaption", null, faceCaption(unit, n), n === up ? ` · ${t("board-face-up")}` : ""),
    ),
  );
  const marks = (unit.marks ?? []).map((mark) => name(`mark-${mark}`));
  const facts = factList([
    fact(t("board-kind"), kindOf(unit), origin("kind")),
    fact(t("board-branch"), name(`branch-${unit.branch}`)),
    fact(t("board-figures"), unit.faces.map((face) => face.text).join(" / "), origin("faces")),
    hasLosses(unit) ? fact(t("board-steps"), stepsOf(unit, place), origin("steps")) : null,
    fact(t("board-quality"), name(`quality-${unit.quality}`), origin("quality")),
    unit.dot ? fact(t("board-dot"), name(`dot-${unit.dot}`), origin("dot")) : null,
    unit.free ? fact(t("board-stacking"), t("board-free"), origin("free")) : null,
    marks.length ? fact(t("board-marks"), marks.join(", "), origin("marks")) : null,
    fact(t("board-movement"), t(unit.mechanized ? "board-mechanized" : "board-foot")),
    place?.commandLabel
      ? fact(t("board-command"), place.commandLabel, place.origins?.command ?? place.origins?.["*"])
      : null,
    place
      ? fact(
          t("board-begins"),
          whereText(desk.view, place),
          place.origins?.at ?? place.origins?.["*"],
        )
      : null,
  ]);
  // texts: board-figure-name board-figure-kind board-figure-size board-figure-faces
  // texts: board-figure-steps board-figure-quality board-figure-dot board-figure-free
  // texts: board-figure-marks
  const table = h(
    "ul",
    { class: "sl-origins" },
    [...new Set(FIGURES.map(origin))].map((from) => {
      const same = FIGURES.filter((figure) => origin(figure) === from);
      return h(
        "li",
        null,
        same.map((figure) => t(`board-figure-${figure}`)).join(", "),
        " ",
        originMark(from),
      );
    }),
  );
  const go = place?.hex
    ? h(
        "button",
        { type: "button", class: "sl-press", on: { click: () => desk.goHex(place.hex ?? "", id) } },
        t("board-go", { hex: place.hex }),
      )
    : null;
  return [
    h("div", { class: "sl-faces" }, faces),
    h("div", null, facts),
    h("details", { class: "sl-sources" }, h("summary", null, t("board-sources")), table),
    go,
  ].filter((each) => each !== null);
}

/** @param {Unit} unit */
function kindOf(unit) {
  const size = unit.size ? name(`size-${unit.size}`) : "";
  const kind = name(`kind-${unit.kind}`);
  return size && !kind.includes(size) ? `${kind}, ${size}` : kind;
}

/** @param {Unit} unit @param {Placement} [place] */
function stepsOf(unit, place) {
  const now = place?.steps ?? unit.steps;
  return now === unit.steps ? String(now) : t("board-steps-of", { now, full: unit.steps });
}

/** What a face of a counter stands for. @param {Unit} unit @param {number} face */
function faceCaption(unit, face) {
  if (!hasLosses(unit)) return t(face ? "board-face-back" : "board-face-front");
  return face ? t("board-face-lost", { count: face }) : t("board-face-full");
}

/** Where and when a unit begins. @param {View} view @param {Placement} place */
export function whereText(view, place) {
  if (place.hex) return t("board-at-start", { hex: place.hex });
  const areas = (place.areas ?? [])
    .map((id) => (id.length === 1 ? id : name(`place-${id}`)))
    .join(", ");
  if (!place.turn) return areas ? t("board-by-rule", { areas }) : t("board-by-rule-only");
  if (place.turn === view.first && place.display?.startsWith("area-"))
    return t("board-in-area", { areas });
  return t("board-arrives", { turn: place.turn, areas });
}
