// The tables of Tank Battle for the player aid.

import { figure, figureRow } from "/web/js/board/figures.js";
import { capital } from "/web/js/board/words.js";
import { tag } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").AidTable} AidTable */

/** @param {Context} context @returns {AidTable[]} */
export function tables(context) {
  const { t, name, edition } = context;
  const yes = (/** @type {boolean} */ value) => (value ? "+" : "–");
  const list = (/** @type {number[]} */ values) => values.join("/") || "–";
  const cell = (
    /** @type {string} */ table,
    /** @type {string} */ row,
    /** @type {string} */ field,
    /** @type {(value: any) => string} */ words = String,
  ) => figureRow(context, "", table, row, field, words);
  const units = Object.keys(edition.units ?? {});
  // texts: board-type-light board-type-medium board-type-heavy
  return [
    {
      title: t("aid-terrain"),
      head: [t("aid-hex"), t("aid-sight"), t("aid-through"), t("aid-less"), "+", t("aid-ambush")],
      rows: Object.keys(edition.terrain ?? {}).map((id) => ({
        name: name(id),
        cells: [
          cell("terrain", id, "blocks", yes),
          // texts: aid-through-everywhere aid-through-nowhere aid-through-exits aid-through-banks
          cell("terrain", id, "through", (value) => t(`aid-through-${value}`)),
          cell("terrain", id, "less", (less) => (less.some(Boolean) ? `−${less.join("/")}` : "–")),
          cell("terrain", id, "protection"),
          cell("terrain", id, "ambush", yes),
        ],
      })),
      note: t("aid-terrain-note"),
    },
    {
      title: t("aid-units"),
      head: [
        t("aid-tank"),
        t("aid-tanks"),
        t("aid-protection"),
        t("aid-steadfastness"),
        t("aid-ammo"),
        t("aid-march"),
        t("aid-cost"),
      ],
      rows: units.map((card) => ({
        name: tag(context, card),
        cells: ["strength", "protection", "steadfastness", "ammo", "march", "cost"].map((field) =>
          cell("units", card, field),
        ),
      })),
    },
    {
      title: t("aid-fire"),
      head: [
        t("aid-tank"),
        t("aid-accuracy"),
        capital(t("board-against-light")),
        capital(t("board-against-medium")),
        capital(t("board-against-heavy")),
      ],
      rows: units.map((card) => ({
        name: tag(context, card),
        cells: ["accuracy", "light", "medium", "heavy"].map((field) =>
          cell("units", card, field, list),
        ),
      })),
      note: t("aid-fire-note"),
    },
    {
      title: capital(name("road")),
      head: [
        t("aid-march"),
        ...["light", "medium", "heavy"].map((type) => t(`board-type-${type}`)),
      ],
      rows: [
        {
          name: name("road"),
          cells: figure(context, "roads", "road", "more", /** @type {number[]} */ ([])).map(
            (more) => ({ value: `+${more}`, origin: edition.roads?.road?.more?.origin }),
          ),
        },
      ],
    },
  ];
}
