// What may be switched on and off over the map, and which army is nearer to each hex.

import { h } from "/web/js/dom.js";
import { t } from "/web/js/texts.js";
import { centre, CORNERS, neighbour, SQUEEZE } from "./grid.js";

/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./look.d.ts").Ground} Ground */
/** @typedef {import("./look.d.ts").Layers} Layers */
/** @typedef {import("./look.d.ts").Eye} Eye */
/** @typedef {import("./look.d.ts").Side} Side */
/** @typedef {import("./grid.js").Point} Point */

const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"];
const CLOSED = new Set(["sea", "lake", "volga"]);
const FAR = 1; // an entry area counts as held by units so many hexes from its edge

/** @type {Record<Side, string>} */
const TINTS = { axis: "rgb(70 84 78 / 30%)", soviet: "rgb(168 57 43 / 22%)" };

/** What can be switched, in the order of the list. */
const SWITCHES = /** @type {(keyof Layers)[]} */ ([
  "counters",
  "numbers",
  "railways",
  "control",
  "bare",
]);

/**
 * The list of switches.
 * @param {Layers} layers
 * @param {() => void} changed
 */
export function layersPanel(layers, changed) {
  // texts: board-layer-counters board-layer-numbers board-layer-railways board-layer-control
  // texts: board-layer-bare board-layer-counters-about board-layer-numbers-about
  // texts: board-layer-railways-about board-layer-control-about board-layer-bare-about
  const rows = SWITCHES.map((key) => {
    const box = h("input", {
      type: "checkbox",
      checked: layers[key],
      data: { layer: key },
      on: {
        change: () => {
          layers[key] = box.checked;
          changed();
        },
      },
    });
    return h(
      "label",
      { class: "sl-switch" },
      box,
      h(
        "span",
        null,
        h("b", null, t(`board-layer-${key}`)),
        h("small", null, t(`board-layer-${key}-about`)),
      ),
    );
  });
  return h("div", { class: "sl-layers" }, rows);
}

/** The ground nearer to the units of one side than to those of the other. */
export class Control {
  /**
   * @param {View} view
   * @param {Ground} ground
   */
  constructor(view, ground) {
    this.owner = nearest(view, ground);
    this.front = new Path2D();
    /** @type {Record<Side, Path2D>} */
    this.shapes = { axis: this.#shape("axis"), soviet: this.#shape("soviet") };
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {Eye} eye
   */
  draw(ctx, eye) {
    const [left, top] = eye.screen(0, 0);
    ctx.save();
    ctx.translate(left, top);
    ctx.scale(eye.scale * SQUEEZE, eye.scale);
    for (const side of /** @type {Side[]} */ (["axis", "soviet"])) {
      ctx.fillStyle = TINTS[side];
      ctx.fill(this.shapes[side]);
    }
    ctx.lineCap = "round";
    ctx.lineWidth = Math.max(0.1, 2.5 / eye.scale);
    ctx.strokeStyle = "#24211d";
    ctx.stroke(this.front);
    ctx.restore();
  }

  /**
   * The outlines of what a side holds; on the way the front, where the other side begins.
   * @param {Side} side
   */
  #shape(side) {
    /** @type {Map<string, { from: Point, to: Point }>} */
    const edges = new Map();
    for (const [hex, owner] of this.owner) {
      if (owner !== side) continue;
      for (let n = 0; n < 6; n++) {
        const other = this.owner.get(neighbour(hex, n) ?? "");
        if (other === side) continue;
        const edge = { from: corner(hex, n), to: corner(hex, n + 1) };
        edges.set(String(edge.from), edge);
        if (side === "axis" && other) {
          this.front.moveTo(...edge.from);
          this.front.lineTo(...edge.to);
        }
      }
    }
    return closed(edges);
  }
}

/**
 * A corner of a hex, rounded so that neighbours agree on it.
 * @param {string} hex
 * @param {number} which
 * @returns {Point}
 */
function corner(hex, which) {
  const [x, y] = centre(hex);
  const [dx, dy] = CORNERS[which % 6];
  return [Math.round((x + dx) * 300) / 300, Math.round((y + dy) * 300) / 300];
}

/**
 * Edges put together to rings. Three hexes meet in a corner, so no more than one edge leaves it.
 * @param {Map<string, { from: Point, to: Point }>} edges by the corner they leave
 */
function closed(edges) {
  const path = new Path2D();
  for (const first of edges.values()) {
    path.moveTo(...first.from);
    /** @type {{ from: Point, to: Point } | undefined} */
    let edge = first;
    while (edge) {
      edges.delete(String(edge.from));
      path.lineTo(...edge.to);
      edge = edges.get(String(edge.to));
    }
    path.closePath();
  }
  return path;
}

/**
 * Which side's units are nearer to each hex of land, over land.
 * @param {View} view
 * @param {Ground} ground
 */
function nearest(view, ground) {
  /** @type {Map<string, Side>} */
  const owner = new Map();
  /** @type {[string, Side][][]} */
  const waves = Array.from({ length: FAR + 1 }, () => []);
  for (const place of view.placements) {
    if (place.hex && place.turn === view.first)
      waves[0].push([place.hex, view.units[place.unit].side]);
  }
  for (const area of view.areas) {
    if (area.owner !== "axis" && area.owner !== "soviet") continue;
    for (const hex of area.hexes) waves[FAR].push([hex, area.owner]);
  }
  const sheets = new Set(Object.keys(view.sheets ?? {}));
  for (let n = 0; n < waves.length; n++) {
    for (const [hex, side] of waves[n]) {
      if (owner.has(hex) || !isLand(ground, hex, sheets)) continue;
      owner.set(hex, side);
      DIRECTIONS.forEach((direction, d) => {
        const features = ground.hexes[hex].sides?.[direction] ?? [];
        if (features.some(({ feature }) => CLOSED.has(feature))) return;
        const other = neighbour(hex, d);
        if (other && !owner.has(other)) (waves[n + 1] ??= []).push([other, side]);
      });
    }
  }
  return owner;
}

/**
 * @param {Ground} ground
 * @param {string} hex
 * @param {Set<string>} sheets
 */
function isLand(ground, hex, sheets) {
  const cell = ground.hexes[hex];
  if (!cell || cell.terrain === "sea" || cell.terrain === "volga") return false;
  return sheets.size === 0 || (cell.sheets ?? "").split(/[ ,]+/).some((sheet) => sheets.has(sheet));
}
