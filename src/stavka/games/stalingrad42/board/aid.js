// The tables of Stalingrad '42 for the player aid.

import { figureRow } from "/web/js/board/figures.js";
import { capital } from "/web/js/board/words.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").AidTable} AidTable */

const DICE = [1, 2, 3, 4, 5, 6];

/** @param {Context} context @returns {AidTable[]} */
export function tables(context) {
  const { t, name, edition } = context;
  const yes = (/** @type {boolean} */ value) => (value ? "+" : "–");
  const cell = (
    /** @type {string} */ table,
    /** @type {string} */ row,
    /** @type {string} */ field,
    /** @type {(value: any) => string} */ words = String,
  ) => figureRow(context, "", table, row, field, words);
  const keys = (/** @type {string} */ table) => Object.keys(edition[table] ?? {});
  // texts: aid-cost-road aid-cost-other aid-cost-no aid-cost-mountain aid-cost-ferry
  const cost = (/** @type {number | string} */ value) =>
    typeof value === "number" ? String(value) : t(`aid-cost-${value}`);
  const costs = (/** @type {string} */ table, /** @type {string} */ row) =>
    ["foot", "mech_infantry", "vehicle"].map((field) => cell(table, row, field, cost));
  return [
    {
      title: t("aid-crt"),
      head: [t("aid-die"), ...keys("crt")],
      rows: DICE.map((die, n) => ({
        name: String(die),
        cells: keys("crt").map((odds) => cell("crt", odds, "results", (all) => all[n])),
      })),
      note: t("aid-crt-note"),
    },
    {
      title: t("aid-defence"),
      // texts: aid-column-clear aid-column-other aid-column-city
      head: [t("aid-die"), ...keys("determined-defence").map((id) => t(`aid-column-${id}`))],
      rows: [...DICE, 7].map((die) => ({
        name: die === 1 ? "≤1" : die === 7 ? "≥7" : String(die),
        cells: keys("determined-defence").map((id) => cell("determined-defence", id, String(die))),
      })),
      note: t("aid-defence-note"),
    },
    {
      title: t("aid-terrain"),
      head: [
        t("aid-hex"),
        t("aid-foot"),
        t("aid-mech"),
        t("aid-vehicle"),
        t("aid-shift"),
        t("aid-doubles"),
        t("aid-tanks"),
      ],
      rows: keys("terrain").map((id) => ({
        name: name(
          `${/^(town|landmark)$/.test(id) ? "settlement" : "terrain"}-${id.replace("-", "_")}`,
        ),
        cells: [
          ...costs("terrain", id),
          cell("terrain", id, "shift", (shift) => (shift ? `−${shift}` : "–")),
          // texts: aid-doubles-none aid-doubles-infantry aid-doubles-all
          cell("terrain", id, "doubles", (who) => t(`aid-doubles-${who}`)),
          cell("terrain", id, "tank_shift", yes),
        ],
      })),
      note: t("aid-terrain-note"),
    },
    {
      title: t("aid-sides"),
      head: [
        t("aid-side"),
        t("aid-foot"),
        t("aid-mech"),
        t("aid-vehicle"),
        t("aid-halves"),
        t("aid-side-doubles"),
      ],
      // texts: aid-side-minor-river aid-side-major-river aid-side-frozen-river aid-side-pontoon
      // texts: aid-side-rail-bridge aid-side-road-bridge aid-side-volga aid-side-lake aid-side-sea
      // texts: aid-side-alpine
      rows: keys("hexsides").map((id) => ({
        name: t(`aid-side-${id}`),
        cells: [
          ...costs("hexsides", id),
          cell("hexsides", id, "halves", yes),
          cell("hexsides", id, "doubles", yes),
        ],
      })),
    },
    {
      title: t("board-weather"),
      head: [t("aid-die"), ...DICE.map(String)],
      rows: keys("weather").map((season) => ({
        name: capital(name(`season-${season}`)),
        cells: DICE.map((_, n) =>
          cell("weather", season, "results", (all) => name(`weather-${all[n]}`)),
        ),
      })),
    },
  ];
}
