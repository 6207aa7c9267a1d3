// A board brought up to date by what the server sends of it: see "Boards" in docs/protocol.md.

/** @typedef {Record<string, any>} Board */

/** What was there stays as it was, for whoever still draws it.
 * @param {Board} known
 * @param {Pick<import("../../wire.d.ts").State, "whole" | "board" | "entries" | "gone">} told
 * @returns {Board} */
export function patched(known, told) {
  if (told.whole) return told.board;
  const board = { ...known, ...told.board };
  for (const [part, changed] of Object.entries(told.entries ?? {})) {
    board[part] = { ...board[part], ...changed };
  }
  for (const [part, entry] of /** @type {[string, string?][]} */ (told.gone ?? [])) {
    if (entry === undefined) {
      delete board[part];
    } else {
      const { [entry]: _, ...left } = board[part];
      board[part] = left;
    }
  }
  return board;
}
