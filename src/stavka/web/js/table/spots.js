// Which thing comes next in a direction, for the arrow keys.

/** @typedef {HTMLElement | SVGElement} Thing */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest thing that way; what lies aside counts double. If there is none, the farthest the
 * other way, so that a row is a ring.
 * @param {Thing} from @param {Thing[]} things @param {string} key @returns {Thing | null} */
export function nearest(from, things, key) {
  const way = WAYS[key];
  if (!way) return null;
  const start = middle(from);
  /** @type {{thing: Thing, along: number, cost: number}[]} */
  const found = [];
  for (const thing of things) {
    const end = thing === from ? null : middle(thing);
    if (!end || !start) continue;
    const along = (end.x - start.x) * way[0] + (end.y - start.y) * way[1];
    const aside = Math.abs((end.x - start.x) * way[1]) + Math.abs((end.y - start.y) * way[0]);
    found.push({ thing, along, cost: along + 2 * aside });
  }
  const ahead = found.filter((each) => each.along > 4).sort((a, b) => a.cost - b.cost);
  const behind = found.sort((a, b) => a.along - b.along);
  return (ahead[0] ?? behind[0])?.thing ?? null;
}

/** @param {Thing} thing */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return box.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
