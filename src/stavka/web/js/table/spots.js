// Where things lie on the screen, and which comes next in a direction, for the arrow keys.

/** @typedef {import("../../types.d.ts").Box} Box */

/** A place where a thing lies: `part` is the element, or what it is painted on; `focus` makes it
 * the one that keys are for; `ground` is what it lies on, if that is another thing.
 * @typedef {{
 *   id: string, part: Element, anchor: Element | Box, focus: () => void, ground?: string,
 * }} Spot */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element | Box} anchor @returns {Box} */
export function boxOf(anchor) {
  return anchor instanceof Element ? anchor.getBoundingClientRect() : anchor;
}

/** The nearest spot that way; what lies aside counts double. If there is none, the farthest the
 * other way, so that a row is a ring.
 * @param {Element | Box} from @param {Spot[]} spots @param {string} key @returns {Spot | null} */
export function nearest(from, spots, key) {
  const way = WAYS[key];
  const start = middle(from);
  if (!way || !start) return null;
  /** @type {{spot: Spot, along: number, cost: number}[]} */
  const found = [];
  for (const spot of spots) {
    const end = middle(spot.anchor);
    if (!end || (end.x === start.x && end.y === start.y)) continue;
    const along = (end.x - start.x) * way[0] + (end.y - start.y) * way[1];
    const aside = Math.abs((end.x - start.x) * way[1]) + Math.abs((end.y - start.y) * way[0]);
    found.push({ spot, along, cost: along + 2 * aside });
  }
  const ahead = found.filter((each) => each.along > 4).sort((a, b) => a.cost - b.cost);
  const behind = found.sort((a, b) => a.along - b.along);
  return (ahead[0] ?? behind[0])?.spot ?? null;
}

/** @param {Element | Box} anchor */
function middle(anchor) {
  const { left, right, top, bottom } = boxOf(anchor);
  return right > left ? { x: (left + right) / 2, y: (top + bottom) / 2 } : null;
}
