// The map: tiles, roads, wire, depots, goals and the numbers of the hexes. What lies under the
// pieces is drawn once; wire and depots change.

import { changes } from "/web/js/board/anew.js";
import { figure } from "/web/js/board/figures.js";
import { replace, s } from "/web/js/dom.js";
import { Field, SIZE, hexagon, polar, round, side, smooth } from "./field.js";
import { lane, ravines, tile } from "./terrain.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("./field.js").Point} Point */
/** @typedef {Record<string, any>} View */

const WET = ["ravine", "lake", "swamp"]; // a road crosses them on a bridge
const CRATES = "M-15 -2h13v11h-13zM2 -2h13v11h-13zM-6.5 -13h13v11h-13z";
const BANDS = "M-15 1.5h13M2 1.5h13M-6.5 -9.5h13";

/** The map of a scenario, before anything is known of the match. @param {Context} context */
export function mapOf(context) {
  const id = context.scenario;
  const found = [id, id.replace(/-(three|four|six)$/, "")].find(
    (each) => each in (context.edition.scenarios ?? {}),
  );
  return figure(context, "scenarios", found ?? "training", "map", "training");
}

/** @param {Context} context */
export function makeMap(context) {
  const ground = s("g", { class: "tk-terrain" });
  const roads = s("g", { class: "tk-roads" });
  const goals = s("g", { class: "tk-goals" });
  const wire = s("g", { class: "tk-wires" });
  const grid = s("g", { class: "tk-hexes" });
  const depots = s("g", { class: "tk-depots" });
  let drawn = "";
  let anew = changes();
  /** @type {Field} */
  let field = new Field(context, mapOf(context));

  /** @param {string} id */
  function draw(id) {
    if (id === drawn) return field;
    drawn = id;
    anew = changes();
    if (field.id !== id) field = new Field(context, id);
    replace(
      ground,
      field.hexes.map((hex) =>
        move(tile(field.terrain.get(hex) ?? "", field, hex), field.middle(hex)),
      ),
    );
    replace(
      roads,
      ravines(field),
      lanes(field),
      field.roads.map((chain) => road(field, chain)),
      field.roads.flatMap((chain) => chain.flatMap((_, n) => bridge(field, chain, n))),
    );
    replace(
      grid,
      field.hexes.map((hex) => drawHex(field, hex)),
    );
    return field;
  }

  return {
    ground: [ground, roads, goals],
    grid: [grid, wire],
    depots,
    draw,
    get field() {
      return field;
    },
    /** @param {View} board */
    update(board) {
      draw(board.map);
      if (anew(wire, board.wire))
        replace(
          wire,
          board.wire.map((/** @type {[string, string]} */ pair) => drawWire(field, pair)),
        );
      if (anew(depots, board.depots))
        replace(
          depots,
          board.depots.map((/** @type {any} */ one) => drawDepot(field, one)),
        );
      if (anew(goals, board.goals, board.victory))
        replace(
          goals,
          board.goals.map((/** @type {string} */ hex) => drawGoal(field, hex, board.victory)),
        );
    },
  };
}

/** @template {SVGElement} E @param {E} el @param {Point} at @returns {E} */
export function move(el, at) {
  el.setAttribute("transform", `translate(${at.x} ${at.y})`);
  return el;
}

/** What is pressed and lit: the whole hex, with its numbers. @param {Field} field @param {string} hex */
function drawHex(field, hex) {
  const further = field.joints.get(hex) ?? [];
  return move(
    s(
      "g",
      { class: "tk-hex", data: { id: hex, kind: "hex" } },
      s("path", { class: "tk-cell", d: hexagon() }),
      s("path", { class: "tk-lit", d: hexagon(SIZE - 5) }),
      s("text", { class: "tk-number", y: -SIZE + 16.5 }, [hex, ...further].join(" · ")),
      further.map((number) => s("g", { data: { id: number, kind: "hex" } })),
    ),
    field.middle(hex),
  );
}

/** Ways through woods: over all trees, so that they join. @param {Field} field */
function lanes(field) {
  const parts = field.hexes
    .filter((hex) => (field.terrain.get(hex) ?? "").startsWith("clearing"))
    .map((hex) => ({ hex, drawn: lane(field, hex) }));
  return [0, 1, 2].map((n) =>
    parts.map(({ hex, drawn }) => (drawn[n] ? move(drawn[n], field.middle(hex)) : null)),
  );
}

// Roads

/** @param {Field} field @param {string[]} chain */
function road(field, chain) {
  const points = chain.map((hex) => field.middle(hex));
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  // At the edge of the map a road goes on.
  const ends = [
    beyond(field, chain[0] ?? "", first, second),
    beyond(field, chain.at(-1) ?? "", last, before),
  ];
  const all = [...(ends[0] ? [ends[0]] : []), ...points, ...(ends[1] ? [ends[1]] : [])];
  const d = smooth(all);
  return s(
    "g",
    null,
    ["tk-road-edge", "tk-road", "tk-road-rut"].map((name) => s("path", { class: name, d })),
  );
}

/** @param {Field} field @param {string} hex @param {Point} [at] @param {Point} [from] @returns {Point | null} */
function beyond(field, hex, at, from) {
  if (!at || !from) return null;
  const d = field.around(hex).findIndex((other, n) => !other && ahead(n, at, from));
  if (d < 0) return null;
  const way = polar(SIZE * 0.86, -60 + 60 * d);
  return { x: round(at.x + way.x), y: round(at.y + way.y) };
}

/** Does this direction lead on, not aside? @param {number} direction @param {Point} at @param {Point} from */
function ahead(direction, at, from) {
  const way = polar(1, -60 + 60 * direction);
  return way.x * (at.x - from.x) + way.y * (at.y - from.y) > SIZE;
}

/** @param {Field} field @param {string[]} chain @param {number} n */
function bridge(field, chain, n) {
  const hex = chain[n] ?? "";
  if (!WET.includes(field.terrain.get(hex) ?? "")) return [];
  const at = field.middle(hex);
  const [a, b] = [field.middle(chain[n - 1] ?? hex), field.middle(chain[n + 1] ?? hex)];
  const turn = round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
  return [
    s(
      "g",
      { class: "tk-bridge", transform: `translate(${at.x} ${at.y}) rotate(${turn})` },
      s("path", {
        class: "tk-planks",
        d: "M-24 -8h48v16h-48zM-16 -8v16M-8 -8v16M0 -8v16M8 -8v16M16 -8v16",
      }),
      s("path", { class: "tk-rail", d: "M-29 -13L-24 -9H24L29 -13M-29 13L-24 9H24L29 13" }),
    ),
  ];
}

// Wire, depots, goals

/** @param {Field} field @param {[string, string]} pair */
function drawWire(field, [a, b]) {
  const d = field.direction(a, b);
  const [from, to] = side(Math.max(0, d));
  const at = field.middle(a);
  const middle = { x: at.x + (from.x + to.x) / 2, y: at.y + (from.y + to.y) / 2 };
  const turn = round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  const knots = [-18, -9, 0, 9, 18]
    .map((x) => `M${x - 3.4} -4.6L${x + 3.4} 4.6M${x - 3.4} 4.6L${x + 3.4} -4.6`)
    .join("");
  return s(
    "g",
    {
      class: "tk-wire",
      transform: `translate(${round(middle.x)} ${round(middle.y)}) rotate(${turn})`,
      data: { id: `wire ${a} ${b}`, kind: "wire" },
    },
    s("rect", { class: "tk-hit", x: -25, y: -8, width: 50, height: 16 }),
    s("path", { class: "tk-wire-edge", d: `M-24 -2.4H24M-24 2.4H24${knots}` }),
    s("path", { class: "tk-wire-line", d: `M-24 -2.4H24M-24 2.4H24${knots}` }),
  );
}

/** @param {Field} field @param {{ side: string, place: string, ammo: number }} depot */
function drawDepot(field, depot) {
  const at = field.middle(depot.place);
  return move(
    s(
      "g",
      {
        class: `tk-depot tk-of-${depot.side}${depot.ammo ? "" : " empty"}`,
        data: { id: `depot ${depot.place}`, kind: "depot" },
      },
      s(
        "g",
        { transform: "translate(-12 44) scale(0.8)" },
        s("path", { class: "tk-crates", d: CRATES }),
        s("path", { class: "tk-crate-bands", d: BANDS }),
      ),
      s("rect", { class: "tk-depot-plate", x: 2, y: 35, width: 23, height: 17, rx: 2 }),
      s("text", { class: "tk-depot-count", x: 13.5, y: 48.6 }, String(depot.ammo)),
    ),
    at,
  );
}

/** A flag, or an arrow out of the map. @param {Field} field @param {string} hex @param {string} victory */
function drawGoal(field, hex, victory) {
  const at = field.middle(hex);
  const outward = victory === "exit" ? openSide(field, hex) : -1;
  const way = outward < 0 ? null : polar(SIZE * 0.66, -60 + 60 * outward);
  return move(
    s(
      "g",
      { class: "tk-goal" },
      s("path", { class: "tk-goal-edge", d: hexagon(SIZE - 3) }),
      way
        ? s("path", {
            class: "tk-goal-way",
            transform: `translate(${way.x} ${way.y}) rotate(${-60 + 60 * outward})`,
            d: "M-6 -11L5 0L-6 11M2 -11L13 0L2 11",
          })
        : s("path", {
            class: "tk-goal-flag",
            transform: "translate(20 -17)",
            d: "M0 14V-14M0 -14H17L12 -8.5L17 -3H0",
          }),
    ),
    at,
  );
}

/** The side on which the map ends, the most level one first. @param {Field} field @param {string} hex */
function openSide(field, hex) {
  const around = field.around(hex);
  return [1, 4, 0, 2, 3, 5].find((d) => !around[d]) ?? -1;
}

/** A small picture of a terrain, for the inspector and the legend. @param {Field} field @param {string} hex @param {number} [size] */
export function tilePicture(field, hex, size = 96) {
  const terrain = field.terrain.get(hex) ?? "";
  const on = field.roads.filter((chain) => chain.includes(hex));
  const at = field.middle(hex);
  const shift = s(
    "g",
    { transform: `translate(${-at.x} ${-at.y})` },
    terrain === "ravine" ? ravines(field) : null,
    on.map((chain) => road(field, chain)),
  );
  const clip = `tk-clip-${hex}-${size}`;
  return s(
    "svg",
    {
      class: "tk-tile-picture",
      viewBox: "-52 -54 104 108",
      width: size,
      height: size,
      "aria-hidden": "true",
    },
    s("clipPath", { id: clip }, s("path", { d: hexagon() })),
    s(
      "g",
      { "clip-path": `url(#${clip})` },
      tile(terrain, field, hex),
      terrain.startsWith("clearing") ? lane(field, hex) : null,
      shift,
    ),
    s("path", { class: "tk-cell", d: hexagon() }),
  );
}
