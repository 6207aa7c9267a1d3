// What a thing is, for the inspector: its figures, each with where it comes from, what it is doing
// now, and the rules about it.

import { figure, figureRow, rulesOf } from "/web/js/board/figures.js";
import { capital } from "/web/js/board/words.js";
import { VERBS, statesOf } from "./card.js";
import { tilePicture } from "./map.js";
import { orderWords } from "./orders.js";
import { sideName } from "./score.js";
import { BUSY, counterPicture, fresh, groups, onMap } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Description} Description */
/** @typedef {Description["rows"][number]} Row */
/** @typedef {import("./field.js").Field} Field */
/** @typedef {import("./units.js").Unit} Unit */
/** @typedef {Record<string, any>} View */

/** @type {Record<string, string[]>} */
const TERRAIN_RULES = {
  plain: ["13.1a", "13.1b"],
  bushes: ["13.2a", "13.2b"],
  swamp: ["13.3a", "13.3c"],
  plough: ["13.4a", "13.4c", "13.4d"],
  "sparse-woods": ["13.5a", "13.5b", "13.5d"],
  forest: ["13.6a", "13.6b"],
  clearing: ["13.7a", "13.7d", "13.7g"],
  "clearing-in-sparse-woods": ["13.7a", "13.7g"],
  lake: ["13.8a", "13.8b"],
  stones: ["13.9a", "13.9b"],
  ravine: ["13.10a", "13.10c", "13.10e"],
  village: ["13.11a", "13.11b", "13.11d"],
};
/** @type {Record<string, string[]>} */
const ORDER_RULES = {
  defence: ["10.1a", "10.1b", "10.1f"],
  "suppressive-fire": ["10.2a", "10.2c", "10.2f"],
  fire: ["10.3a", "10.3b"],
  attack: ["10.4a", "10.4d", "10.4.2a"],
  ambush: ["10.5a", "10.5c", "10.5.4a"],
  turn: ["10.6a", "10.6b"],
  rally: ["10.7a", "10.7c"],
  resupply: ["10.8a", "10.8c"],
  march: ["10.9a", "13.12b"],
  "fire-on-the-move": ["10.11a", "10.11b", "10.11d"],
  wait: ["10.10a"],
};

/** @param {Context} context @param {View} board @param {Field} field @param {string} id @returns {Description | null} */
export function describe(context, board, field, id) {
  const [first = "", second = ""] = (id.startsWith(BUSY) ? id.slice(BUSY.length) : id).split(" ");
  if (first in board.units) return describeUnit(context, first, board.units[first]);
  if (first in (context.edition.units ?? {}))
    return describeUnit(context, first, fresh(context, first), true);
  if (first === "depot") return describeDepot(context, board, second);
  if (first === "wire")
    return {
      title: context.t("board-wire"),
      kind: context.t("board-is-wire"),
      rows: [],
      notes: [context.t("board-note-wire")],
      rules: rules("11.1a"),
    };
  if (onMap(first) && second)
    return {
      title: context.t("board-zone", { zone: Number(second) }),
      kind: context.t("board-is-zone"),
      rows: [],
      notes: [context.t("board-note-zone")],
      rules: rules("8.1b", "10.1c", "10.5c"),
    };
  if (field.terrain.has(field.first(first)))
    return describeHex(context, board, field, field.first(first));
  const order = Object.entries(VERBS).find(([, verb]) => verb === first)?.[0];
  return order ? describeOrder(context, order) : null;
}

const rules = rulesOf("tanks");

/** @param {Context} context @param {string} id @param {Unit} unit @param {boolean} [card] only the card, no platoon */
function describeUnit(context, id, unit, card = false) {
  const { t } = context;
  /** @param {string} label @param {string} field @param {(value: any) => string} [words] */
  const printed = (label, field, words) =>
    figureRow(context, label, "units", unit.card, field, words);
  /** @param {number[]} dice */
  const list = (dice) => (dice.length ? dice.join(" / ") : "–");
  const states = statesOf(context, unit);
  /** @type {Row[]} */
  const now = card
    ? []
    : [
        // texts: board-gone-destroyed board-gone-captured board-gone-merged board-gone-left
        {
          label: t("board-where"),
          value: onMap(unit.place)
            ? unit.place
            : unit.place === null
              ? t("board-where-hidden")
              : t(`board-gone-${unit.place}`),
        },
        { label: t("board-state"), value: states.join(", ") || t("board-state-steady") },
        {
          label: t("board-now"),
          value: t("board-now-figures", {
            strength: unit.strength,
            protection: unit.protection,
            steadfastness: unit.steadfastness,
            ammo: unit.ammo,
          }),
        },
        ...(unit.order
          ? [
              {
                label: t("board-last-order"),
                value: orderWords(context, /** @type {any} */ (unit.order)),
              },
            ]
          : []),
      ];
  return {
    title: capital(context.name(id)),
    // texts: board-type-light board-type-medium board-type-heavy
    kind: `${sideName(context, unit.side)}, ${t(`board-type-${figure(context, "units", unit.card, "type", "light")}`)}`,
    picture: counterPicture(context, id, unit, 112),
    rows: [
      ...now,
      printed(t("board-strength"), "strength"),
      printed(t("board-protection"), "protection"),
      printed(t("board-steadfastness"), "steadfastness"),
      printed(t("board-loss"), "loss"),
      printed(t("board-test-dice"), "test_dice"),
      printed(t("board-ammo"), "ammo"),
      printed(t("board-accuracy"), "accuracy", list),
      // texts: board-against-light board-against-medium board-against-heavy
      ...["light", "medium", "heavy"].map((type) =>
        printed(t("board-dice-against", { type: t(`board-against-${type}`) }), type, list),
      ),
      printed(t("board-sight"), "sight"),
      printed(context.name("order-march"), "march"),
      printed(context.name("order-attack"), "attack"),
      printed(context.name("order-fire-on-the-move"), "on_the_move", (value) =>
        value ? String(value) : "–",
      ),
      printed(t("board-ambush-turns"), "ambush_turns"),
      printed(t("board-resupply-turns"), "resupply_turns"),
      printed(t("board-breaks-wire"), "wire", (value) => t(value ? "board-yes" : "board-no")),
      printed(t("board-cost"), "cost"),
    ],
    notes: [
      t("board-note-card"),
      ...(unit.suppressed ? [t("board-note-suppressed")] : []),
      ...(unit.ambush ? [t("board-note-ambush")] : []),
      ...(unit.tied ? [t("board-note-tied")] : []),
    ],
    rules: rules(
      "3.0a",
      "3.5a",
      "3.10a",
      ...(unit.suppressed ? ["5.3b", "5.4c"] : []),
      ...(unit.ambush ? ["10.5.1a", "10.5.3a"] : []),
      ...(unit.tied ? ["10.4.2c", "10.4.4a"] : []),
    ),
  };
}

/** @param {Context} context @param {View} board @param {Field} field @param {string} hex @returns {Description} */
function describeHex(context, board, field, hex) {
  const { t } = context;
  const terrain = field.terrain.get(hex) ?? "plain";
  const road = field.roads.some((chain) => chain.includes(hex));
  const found = context.edition.terrain?.[terrain] ?? {};
  const less = /** @type {number[]} */ (found.less?.value ?? []);
  const out = [...field.exitsOf(hex)];
  const here = groups(board.units).get(hex) ?? [];
  // texts: board-through-everywhere board-through-nowhere board-through-exits board-through-banks
  return {
    title: t("board-hex", { hex }),
    kind: capital(context.name(terrain)) + (road ? `, ${context.name("road")}` : ""),
    picture: tilePicture(field, hex),
    rows: [
      {
        label: t("board-through"),
        value: t(`board-through-${found.through?.value ?? "everywhere"}`),
        origin: found.through?.origin,
      },
      {
        label: t("board-blocks"),
        value: t(found.blocks?.value ? "board-yes" : "board-no"),
        origin: found.blocks?.origin,
      },
      {
        label: t("board-cover"),
        value: found.protection?.value ? `+${found.protection.value}` : "–",
        origin: found.protection?.origin,
      },
      {
        label: t("board-hides"),
        value: t(found.ambush?.value ? "board-yes" : "board-no"),
        origin: found.ambush?.origin,
      },
      {
        label: t("board-slows"),
        value: less.some(Boolean)
          ? t("board-slows-by", { light: less[0] ?? 0, medium: less[1] ?? 0, heavy: less[2] ?? 0 })
          : "–",
        origin: found.less?.origin,
      },
      ...(out.length ? [{ label: t("board-exits"), value: out.join(", ") }] : []),
      ...(here.length
        ? [{ label: t("board-here"), value: here.map((id) => context.name(id)).join(", ") }]
        : []),
    ],
    notes: [
      ...(road ? [t("board-note-road")] : []),
      ...(found.low?.value ? [t("board-note-low")] : []),
      ...(board.goals.includes(hex) ? [t("board-note-goal")] : []),
    ],
    rules: rules(...(TERRAIN_RULES[terrain] ?? ["13.0a"]), ...(road ? ["13.12b", "13.12d"] : [])),
  };
}

/** @param {Context} context @param {View} board @param {string} hex @returns {Description} */
function describeDepot(context, board, hex) {
  const depot = board.depots.find((/** @type {any} */ one) => one.place === hex);
  return {
    title: context.t("board-depot-at", { place: hex }),
    kind: sideName(context, depot?.side ?? "soviet"),
    rows: [{ label: context.t("board-ammo"), value: String(depot?.ammo ?? 0) }],
    notes: [context.t("board-note-depot")],
    rules: rules("10.8a", "12.1c", "12.2a"),
  };
}

/** @param {Context} context @param {string} order @returns {Description} */
function describeOrder(context, order) {
  // texts: board-about-defence board-about-suppressive-fire board-about-fire board-about-attack board-about-ambush
  // texts: board-about-turn board-about-rally board-about-resupply board-about-march board-about-fire-on-the-move board-about-wait
  return {
    title: context.name(`order-${order}`),
    kind: context.t("board-is-order"),
    rows: [],
    notes: [context.t(`board-about-${order}`)],
    rules: rules(...(ORDER_RULES[order] ?? [])),
  };
}
