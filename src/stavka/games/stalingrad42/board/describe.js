// What a unit, a hex or an entry area is now, for the inspector.

import { counterPicture, hasLosses } from "./counters.js";
import { datesOf } from "./arrivals.js";
import { costText } from "./reach.js";
import { hexesOf } from "./overlays.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Description} Description */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./board.d.ts").Laid} Laid */
/** @typedef {import("./look.d.ts").Ground} Ground */
/** @typedef {import("./look.d.ts").View} View */
/** @typedef {{ label: string, value: string, origin?: import("./look.d.ts").Confidence }} Row */

const SIDES = /** @type {const} */ (["axis", "soviet"]);

/**
 * @param {Context} context
 * @param {View | null} scenario
 * @param {Ground | undefined} ground
 * @param {MatchState | null} state
 * @param {string} id
 * @returns {Description | null}
 */
export function describe(context, scenario, ground, state, id) {
  if (!scenario) return null;
  const board = state?.board ?? { units: {} };
  if (ground?.hexes[id]) return describeHex(context, scenario, ground, board, id);
  if (id.startsWith("area-")) return describeArea(context, scenario, board, id);
  return scenario.units[id] ? describeUnit(context, scenario, board, id) : null;
}

/**
 * @param {Context} context
 * @param {View} scenario
 * @param {Ground} ground
 * @param {Record<string, any>} board
 * @param {string} id
 * @returns {Description}
 */
function describeHex(context, scenario, ground, board, id) {
  const { t, name } = context;
  const hex = ground.hexes[id];
  const terrain = name(`terrain-${hex.terrain}`);
  const place = ground.places.find((each) => each.hex === id);
  const called = place ? (context.language === "ru" ? place.name_ru : place.name) : "";
  /** @type {Row[]} */
  const rows = [{ label: t("board-terrain"), value: terrain, origin: hex.confidence }];
  if (hex.vp) rows.push({ label: t("board-vp"), value: t("board-vp-count", { count: hex.vp }) });
  const [builder, complete] = board.works?.[id] ?? [];
  if (builder) {
    const state = name(complete ? "face-complete" : "face-under-construction");
    rows.push({ label: name(`marker-fort-${builder}`), value: state });
  }
  const heads = /** @type {import("./board.d.ts").Railhead[]} */ (board.railheads ?? []);
  for (const [, works] of heads.filter(([hex]) => hex === id)) {
    const state = name(works ? "face-working" : "face-cut");
    rows.push({ label: name("marker-railhead"), value: state });
  }
  if (board.flotilla === id) {
    rows.push({ label: name("marker-volga-flotilla"), value: name("face-crossing") });
  }
  const level = board.city_battles?.[id];
  if (level) {
    const key = board.contested?.[id] ? "board-contested" : "board-city-battle";
    rows.push({ label: name("marker-city-battle"), value: t(key, { level }) });
  }
  const holder = board.control?.[id];
  if (holder) rows.push({ label: t("board-control"), value: name(`side-${holder}`) });
  /** @param {string} layer */
  const sides = (layer) =>
    SIDES.filter((side) => hexesOf(board[`${layer}-${side}`]).has(id))
      .map((side) => name(`side-${side}`))
      .join(", ");
  for (const layer of /** @type {const} */ (["zone", "bond", "supplied"])) {
    // texts: board-is-zone board-is-bond board-is-supplied
    const value = sides(layer);
    if (value) rows.push({ label: t(`board-is-${layer}`), value });
  }
  const cost = costText(context, board.moving, id);
  if (cost) rows.push({ label: t("board-way"), value: cost });
  const units = unitsAt(scenario, board, id);
  if (units) rows.push({ label: t("board-side"), value: units });
  const title = t("board-hex", { hex: id });
  return { title: called ? `${called} (${id})` : title, kind: called ? title : terrain, rows };
}

/** @param {View} scenario @param {Record<string, any>} board @param {string} place */
function unitsAt(scenario, board, place) {
  return /** @type {[string, Laid][]} */ (Object.entries(board.units))
    .filter(([, laid]) => laid[0] === place)
    .map(([unit]) => scenario.units[unit]?.label ?? unit)
    .join(", ");
}

/**
 * @param {Context} context
 * @param {View} scenario
 * @param {Record<string, any>} board
 * @param {string} id
 * @returns {Description | null}
 */
function describeArea({ t, name }, scenario, board, id) {
  const area = scenario.areas.find((each) => `area-${each.id}` === id);
  if (!area) return null;
  const coming = scenario.placements.filter(
    ({ unit, areas, turn }) =>
      turn > 0 && areas?.includes(area.id) && board.units[unit]?.[0] === "coming",
  );
  const units = unitsAt(scenario, board, id);
  /** @type {Row[]} */
  const rows = units ? [{ label: t("board-side"), value: units }] : [];
  for (const turn of [...new Set(coming.map((each) => each.turn))].sort((a, b) => a - b)) {
    const dates = scenario.turns.find((each) => each.turn === turn);
    rows.push({
      label: dates
        ? t("board-turn-of", { turn, dates: datesOf(dates) })
        : t("board-turn", { turn }),
      value: coming
        .filter((each) => each.turn === turn)
        .map(({ unit }) => scenario.units[unit]?.label ?? unit)
        .join(", "),
    });
  }
  return { title: name(id), kind: name(`side-${area.owner}`), rows };
}

/**
 * @param {Context} context
 * @param {View} scenario
 * @param {Record<string, any>} board
 * @param {string} id
 * @returns {Description}
 */
function describeUnit({ t, name }, scenario, board, id) {
  const unit = scenario.units[id];
  const [place, face, marks = [], standsFor] = /** @type {Laid} */ (board.units[id] ?? ["", 0]);
  /** @param {string} field */
  const origin = (field) => unit.origins?.[field] ?? unit.origins?.["*"];
  const told = marks.filter((mark) => !["seen", "free", "railed"].includes(mark));
  // texts: board-mark-disrupted board-mark-full-retreat board-mark-unsupplied board-mark-isolated
  // texts: board-mark-moved board-mark-extended board-mark-attacked board-mark-defended
  // texts: board-mark-retreated board-mark-advanced board-mark-declined board-mark-bound
  // texts: board-mark-auto-ds board-mark-replacement board-mark-plan board-mark-plan-ready
  // texts: board-mark-reserve board-mark-activated board-mark-entrained
  const notes = told.map((mark) => t(`board-mark-${mark}`));
  if (standsFor) notes.push(t("board-stands-for", { unit: name(standsFor) }));
  const now = unit.steps - (hasLosses(unit) ? face : 0);
  const steps = now < unit.steps ? t("board-steps-of", { now, full: unit.steps }) : String(now);
  return {
    title: unit.label,
    kind: name(`branch-${unit.branch}`),
    picture: counterPicture(
      unit,
      face,
      84,
      t("board-face", { face: unit.faces[face]?.text ?? "" }),
    ),
    rows: [
      ...(place
        ? [{ label: t("board-place"), value: /^\d/.test(place) ? place : name(place) }]
        : []),
      {
        label: t("board-figures"),
        value: unit.faces.map((each) => each.text).join(" / "),
        origin: origin("faces"),
      },
      { label: t("board-steps"), value: steps, origin: origin("steps") },
      {
        label: t("board-quality"),
        value: name(`quality-${unit.quality}`),
        origin: origin("quality"),
      },
      { label: t("board-movement"), value: t(unit.mechanized ? "board-mechanized" : "board-foot") },
    ],
    notes,
  };
}
