// What lines of the log are to a board.

/** @typedef {import("../../types.d.ts").LogLine} LogLine */

/** Lines of these events are headings; a heading has no full stop. @param {string[]} events */
export function headings(events) {
  return (/** @type {LogLine} */ line) =>
    events.includes(line.event) ? line.text.replace(/\.$/, "") : null;
}

/** The ids that these arguments of a line name, one or several each.
 * @param {LogLine} line @param {string[]} names @returns {string[]} */
export function named(line, names) {
  const args = line.args ?? {};
  return [...new Set(names.flatMap((name) => [args[name] ?? []].flat().map(String)))];
}
