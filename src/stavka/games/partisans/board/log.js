// What the log says of the board: where a month or a turn begins, and the things a line speaks of.

import { headings } from "/web/js/board/log.js";

/** @typedef {import("/web/types.d.ts").LogLine} LogLine */

export const headingOf = headings(["event-month-begins", "event-month-ends"]);

/** The ids of what a line speaks of. @param {LogLine} line @returns {string[]} */
export function thingsOf(line) {
  const args = line.args ?? {};
  const camps = [args.camp, args.other, args.camps]
    .flat()
    .filter((id) => id !== undefined)
    .map((id) => `camp ${id}`);
  const camp = String(args.camp ?? "");
  const goods = [args.resource, args.second]
    .filter((id) => id !== undefined)
    .map((id) => `store ${camp} ${id}`);
  const people = args.kind === undefined ? [] : [`people ${camp} ${args.kind}`];
  const place = args.place === undefined ? [] : [String(args.place)];
  return [...place, ...goods, ...people, ...camps];
}
