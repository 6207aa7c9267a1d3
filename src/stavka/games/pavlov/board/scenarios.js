// The picture of a scenario on the set-up page: who plays it sees which part of the map. Alone one
// has the house; together the house and the army beyond the square; against each other the square,
// on which the Germans come.

import { s } from "/web/js/dom.js";
import { rooms } from "./building.js";
import { man, patterns, place } from "./counters.js";
import { makeHouse } from "./house.js";
import { makeSquare } from "./square.js";
import { makeVolga } from "./volga.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {[x: number, y: number, width: number, height: number]} Part of one of the three maps */

const SHAPE = { width: 800, height: 500 };
const ROOMS = [1, 2, 5, 6, 10]; // in which somebody stands
/** Who comes how far. @type {Record<string, string>} */
const COMING = {
  "track-2-1": "riflemen",
  "track-2-3": "riflemen",
  "track-3-2": "panzer-iii",
  "track-3-1": "riflemen",
};

/** @param {Context} context @returns {SVGSVGElement} */
export function picture(context) {
  const { width, height } = SHAPE;
  return s(
    "svg",
    { class: "pv-map", viewBox: `0 0 ${width} ${height}` },
    patterns(),
    partsOf(context).map(([el, part], n, all) =>
      s(
        "svg",
        {
          x: (n * width) / all.length,
          width: width / all.length,
          height,
          viewBox: part.join(" "),
          preserveAspectRatio: "xMidYMid slice",
        },
        el,
      ),
    ),
  );
}

/** @param {Context} context @returns {[SVGGElement, Part][]} */
function partsOf(context) {
  switch (context.scenario) {
    case "cooperative":
      return [
        [house(context), [20, 230, 360, 450]],
        [makeVolga(context).el, [258, 290, 345, 431]],
      ];
    case "competitive":
      return [[square(context), [20, 190, 440, 275]]];
    default:
      return [[house(context), [0, 215, 734, 459]]];
  }
}

/** The house with its garrison. @param {Context} context */
function house(context) {
  const boxes = [...rooms(Object.keys(context.edition.squares ?? {})).values()];
  const men = Object.keys(context.edition.men ?? {});
  const standing = ROOMS.flatMap((number, n) => {
    const [box, id] = [boxes[number], men[n]];
    return box && id ? place(man(context, id), box.x + box.width / 2, box.y + box.height / 2) : [];
  });
  return s("g", null, makeHouse(context).el, standing);
}

/** The square with those who come. @param {Context} context */
function square(context) {
  const { el, update } = makeSquare(context);
  update(/** @type {any} */ ({ board: { spaces: COMING } }), null);
  return el;
}
