// The tables of Pavlov's House for the player aid.

import { figure, figureRow } from "/web/js/board/figures.js";
import { capital } from "/web/js/board/words.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").AidTable} AidTable */

/** @param {Context} context @returns {AidTable[]} */
export function tables(context) {
  const { t, name, edition } = context;
  const dash = (/** @type {any} */ value) => (value ? String(value) : "–");
  const cell = (
    /** @type {string} */ table,
    /** @type {string} */ row,
    /** @type {string} */ field,
    /** @type {(value: any) => string} */ words = dash,
  ) => figureRow(context, "", table, row, field, words);
  const rows = (/** @type {string} */ table) => Object.keys(edition[table] ?? {});
  // texts: board-effect-attack-defender board-effect-suppress-defender
  // texts: board-effect-attack-building board-effect-bomb-stalingrad board-effect-place-counter
  // texts: board-effect-assault board-effect-storm-group
  return [
    {
      title: t("board-orders"),
      head: [t("aid-card"), t("aid-effect"), t("aid-dice"), t("board-defence"), t("aid-decks")],
      rows: rows("wehrmacht").map((kind) => ({
        name: capital(name(kind)),
        cells: [
          { value: t(`board-effect-${figure(context, "wehrmacht", kind, "effect")}`) },
          cell("wehrmacht", kind, "dice"),
          cell("wehrmacht", kind, "defense"),
          cell("wehrmacht", kind, "decks", (decks) => decks.join("\u00a0·\u00a0")),
        ],
      })),
    },
    {
      title: t("aid-germans"),
      head: [t("aid-counter"), t("aid-value"), t("board-defence"), t("aid-count")],
      rows: rows("germans").map((kind) => ({
        name: capital(name(kind)),
        cells: ["value", "defense", "count"].map((field) => cell("germans", kind, field)),
      })),
      note: t("aid-germans-note"),
    },
    {
      title: t("aid-raids"),
      head: [t("aid-place"), t("board-colour"), t("board-defence"), t("board-points")],
      rows: rows("storm").map((place) => ({
        name: capital(name(place)),
        cells: [
          cell("storm", place, "colour", name),
          cell("storm", place, "defense"),
          cell("storm", place, "points"),
        ],
      })),
    },
    {
      title: t("aid-awards"),
      head: [t("aid-award"), t("aid-from")],
      rows: rows("awards")
        .filter((award) => figure(context, "awards", award, "lowest", 0) > 0)
        .map((award) => ({
          name: capital(name(award)),
          cells: [cell("awards", award, "lowest")],
        })),
    },
  ];
}
