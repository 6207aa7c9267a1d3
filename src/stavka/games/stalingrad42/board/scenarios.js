// The picture of a scenario on the set-up page: the part of the map that it is played on, and where
// both armies stand when it begins.

import { figure } from "/web/js/board/figures.js";
import { s } from "/web/js/dom.js";
import { weather } from "./colours.js";
import { SQUEEZE, centre } from "./grid.js";
import { round, waters } from "./waters.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("./grid.js").Point} Point */
/** @typedef {import("./look.d.ts").Box} Box */
/** @typedef {import("./sheet.js").Geography} Geography */

/** All that a picture of any shape could show. */
const WORLD = { left: -200, top: -200, right: 300, bottom: 300 };
const SOVIET = ["regular", "misc", "naval", "nkvd", "guards"]; // the branches of one side
/** Towns by which one knows where one is. */
const TOWNS = ["1015", "2503", "3134", "2849", "5522", "5638", "6759"];
const BESIDE = 1.4; // of the edge of the map: there stands who comes over it
const EDGE = 0.5; // of a hex: so far a sheet goes beyond the middle of its last ones
const HALF = 0.4; // of a unit
const TOWN = 0.3;
const LETTERS = 1 / 15; // of the height
const SHAPE = 8 / 5; // of the picture

/** What all pictures share. @type {Promise<Geography> | null} */
let coming = null;

/** @returns {Promise<Geography>} */
async function read() {
  const answer = await fetch(new URL("geography.json", import.meta.url));
  if (!answer.ok) throw new Error(`geography.json: ${answer.status}`);
  return answer.json();
}

/** @param {Context} context @returns {Promise<SVGSVGElement>} */
export async function picture(context) {
  /** @param {string} field @param {any} otherwise */
  const value = (field, otherwise) =>
    figure(context, "scenarios", context.scenario, field, otherwise);
  const geography = await (coming ??= read());
  const part = partOf(geography, value("maps", []));
  const [x, y] = [part.left * SQUEEZE, part.top];
  const [width, height] = [(part.right - part.left) * SQUEEZE, part.bottom - part.top];
  const season = figure(context, value("track", "turns"), String(value("first", 1)), "season", "");
  const seen = Math.max(height, width / SHAPE); // from top to bottom
  const { axis, soviet } = armies(context, value, part);
  return s(
    "svg",
    {
      class: `s42-scene is-${weather(season)}`,
      viewBox: [x, y, width, height].map(round).join(" "),
    },
    s("path", { class: "s42-land", d: frame(WORLD) }),
    waters(geography),
    s("path", { class: "s42-beyond", d: `${frame(WORLD)}${frame(part)}`, "fill-rule": "evenodd" }),
    s("path", { class: "is-soviet", d: soviet.map(square).join("") }),
    s("path", { class: "is-axis", d: axis.map(square).join("") }),
    TOWNS.filter((hex) => inside(centre(hex), part)).map((hex) =>
      town(context, hex, seen * LETTERS, x + (width + seen * SHAPE) / 2),
    ),
  );
}

/** What sheets show together, with the halves of hexes along their edges.
 * @param {Geography} geography @param {string[]} ids @returns {Box} */
function partOf({ sheets }, ids) {
  const shown = ids.flatMap((id) => (sheets[id] ? [sheets[id]] : []));
  const [columns, rows] = [shown.flatMap(([across]) => across), shown.flatMap(([, down]) => down)];
  return {
    left: Math.min(...columns) - EDGE,
    top: Math.min(...rows) - EDGE,
    right: Math.max(...columns) + EDGE,
    bottom: Math.max(...rows) + EDGE,
  };
}

/**
 * Where the units of both sides stand on the first turn, each place once.
 * @param {Context} context
 * @param {(field: string, otherwise: any) => any} value of the scenario
 * @param {Box} part of the map
 */
function armies(context, value, part) {
  const table = value("setup", "") || context.scenario;
  /** @type {Record<"axis" | "soviet", Set<string>>} */
  const found = { axis: new Set(), soviet: new Set() };
  let entering = 0;
  for (const id of Object.keys(context.edition[table] ?? {})) {
    if (figure(context, table, id, "turn", 1) > value("first", 1)) continue;
    const at = figure(context, table, id, "at", "");
    const soviet = SOVIET.includes(figure(context, "units", id, "branch", ""));
    if (/^\d{4}$/.test(at) && inside(centre(at), part)) found[soviet ? "soviet" : "axis"].add(at);
    else if (at === "north") entering += 1;
  }
  return {
    axis: [...[...found.axis].map(centre), ...alongEdge(value("edge", [])[0] ?? "", entering)],
    soviet: [...found.soviet].map(centre),
  };
}

/** So many units in rows before the edge over which they come. @param {string} edge "2740-4240" @param {number} count @returns {Point[]} */
function alongEdge(edge, count) {
  const [from = "", to = ""] = edge.split("-");
  const [[first, y], [last]] = [centre(from), centre(to)];
  const long = last - first + 1;
  return Array.from({ length: count }, (_, n) => [
    first + (n % long),
    y - BESIDE * (1 + Math.floor(n / long)),
  ]);
}

/** @param {Point} at @param {Box} box */
function inside([x, y], box) {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** @param {Box} box */
function frame({ left, top, right, bottom }) {
  return `M${left * SQUEEZE} ${top}H${right * SQUEEZE}V${bottom}H${left * SQUEEZE}Z`;
}

/** @param {Point} at */
function square([x, y]) {
  return `M${round(x * SQUEEZE - HALF)} ${round(y - HALF)}h${2 * HALF}v${2 * HALF}h${-2 * HALF}Z`;
}

/** @param {Context} context @param {string} hex @param {number} size of its letters @param {number} edge where the picture ends */
function town(context, hex, size, edge) {
  const [x, y] = [centre(hex)[0] * SQUEEZE, centre(hex)[1]];
  const [name = ""] = context.name(hex).split(/[\s-]/); // without its number, or its part
  const ends = x + name.length * size * 0.65 > edge;
  return [
    s("circle", { class: "s42-town", cx: round(x), cy: round(y), r: TOWN }),
    s(
      "text",
      {
        x: round(x + (ends ? -2 : 2) * TOWN),
        y: round(y + size * 0.35),
        "text-anchor": ends ? "end" : "start",
        "font-size": round(size),
        "stroke-width": round(size / 4),
      },
      name,
    ),
  ];
}
