// Figures of the match's edition, and the rows and rules that descriptions of things are made of.

/** @typedef {import("../../types.d.ts").BoardContext} Context */
/** @typedef {import("../../types.d.ts").Description["rows"][number]} Row */

/**
 * A figure of the match's edition.
 * @template [T=any]
 * @param {Context} context
 * @param {string} table
 * @param {string} row
 * @param {string} field
 * @param {T} [otherwise] where there is none
 * @returns {T extends string ? string : T}
 */
export function figure(context, table, row, field, otherwise) {
  return /** @type {any} */ (context.edition[table]?.[row]?.[field]?.value ?? otherwise);
}

/**
 * A figure as a row, with its origin.
 * @param {Context} context
 * @param {string} label
 * @param {string} table
 * @param {string} row
 * @param {string} field
 * @param {(value: any) => string} [words]
 * @returns {Row}
 */
export function figureRow(context, label, table, row, field, words = String) {
  const found = context.edition[table]?.[row]?.[field];
  return { label, value: words(found?.value ?? ""), origin: found?.origin };
}

/** Makes references to rows of a game's ledger, each once. @param {string} game */
export function rulesOf(game) {
  return (/** @type {string[]} */ ...ids) => [...new Set(ids)].map((id) => `${game}:${id}`);
}
