// The tables of Partisans for the player aid.

import { figureRow } from "/web/js/board/figures.js";
import { capital } from "/web/js/board/words.js";
import { goodsName, peopleName } from "./parts.js";
import { RESOURCES, ROLES } from "./reckon.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").AidTable} AidTable */

const FIGURES = [
  "weapons-an-enemy",
  "weapons-an-enemy-incendiary",
  "death",
  "outside-rate",
  "healing-food",
  "healing-water",
  "incendiary-fuel",
  "brigade-food",
  "brigade-water",
  "full-map",
  "full-map-points",
  "fortifications",
  "fortifications-points",
  "domination-points",
];

/** @param {Context} context @returns {AidTable[]} */
export function tables(context) {
  const { t, name } = context;
  const cell = (
    /** @type {string} */ table,
    /** @type {string} */ row,
    /** @type {string} */ field,
    /** @type {(value: any) => string} */ words = String,
  ) => figureRow(context, "", table, row, field, words);
  return [
    {
      title: t("aid-people"),
      head: [
        t("aid-person"),
        t("aid-rescued-points"),
        t("aid-rescued-goods"),
        t("aid-killed-points"),
        t("aid-killed-goods"),
        t("aid-goods"),
      ],
      rows: ROLES.map((role) => ({
        name: peopleName(context, role),
        cells: [
          ...["rescue_points", "rescue_loot", "kill_points", "kill_loot"].map((field) =>
            cell("people", role, field),
          ),
          cell("people", role, "loot", (goods) => goodsName(context, goods)),
        ],
      })),
    },
    {
      title: t("aid-battle"),
      head: [t("aid-defender"), t("board-people"), t("board-goods-weapons")],
      rows: ["only-weapons", "only-people", "both"].map((row) => ({
        name: capital(name(row)),
        cells: [cell("battle", row, "people"), cell("battle", row, "weapons")],
      })),
      note: t("aid-battle-note"),
    },
    {
      title: t("aid-figures"),
      head: [t("aid-what"), t("aid-how-many")],
      // texts: aid-figure-weapons-an-enemy aid-figure-weapons-an-enemy-incendiary aid-figure-death
      // texts: aid-figure-outside-rate aid-figure-healing-food aid-figure-healing-water
      // texts: aid-figure-incendiary-fuel aid-figure-brigade-food aid-figure-brigade-water
      // texts: aid-figure-full-map aid-figure-full-map-points aid-figure-fortifications
      // texts: aid-figure-fortifications-points aid-figure-domination-points
      rows: FIGURES.map((id) => ({
        name: t(`aid-figure-${id}`),
        cells: [cell("figures", id, "value")],
      })),
    },
    {
      title: t("aid-stores"),
      head: [t("aid-role"), ...RESOURCES.map((goods) => goodsName(context, goods))],
      rows: ["basic", ...ROLES].map((role) => ({
        name: role === "basic" ? t("aid-basic") : peopleName(context, role),
        cells: RESOURCES.map((goods) => cell("stores", role, goods)),
      })),
      note: t("aid-stores-note"),
    },
  ];
}
