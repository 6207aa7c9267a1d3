// The legend: each sign drawn by the same brushes as the map, with its name.

import { h } from "/web/js/dom.js";
import { name, t } from "/web/js/texts.js";
import { inks } from "./colours.js";
import { paintFigures } from "./figures.js";
import { SQUEEZE, centre, hexNumber } from "./grid.js";
import { paintGround } from "./ground.js";
import { counterSigns } from "./legend_counters.js";
import * as lines from "./lines.js";
import { makeRelief } from "./relief.js";
import { makeSheet } from "./sheet.js";

/** @typedef {import("./sheet.js").Geography} Geography */
/** @typedef {import("./sheet.js").FullGround} FullGround */
/** @typedef {import("./colours.js").Weather} Weather */

const SIZE = { width: 52, height: 30, scale: 27 };
const MIDDLE = "3030";

/** The signs in their order, by group, with the ids of their names. */
const SIGNS = {
  ground: {
    clear: "terrain-clear",
    woods: "terrain-woods",
    rough: "terrain-rough",
    wooded_rough: "terrain-wooded_rough",
    mountain: "terrain-mountain",
    marsh: "terrain-marsh",
    seasonal_marsh: "terrain-seasonal_marsh",
    desert: "terrain-desert",
    sea: "terrain-sea",
  },
  lines: {
    volga: "feature-volga",
    major_river: "feature-major_river",
    minor_river: "feature-minor_river",
    ice: "board-sign-ice",
    alpine: "feature-alpine",
    rail_plain: "feature-rail_plain",
    rail_green: "feature-rail_green",
    rail_unfinished: "feature-rail_unfinished",
    primary_road: "feature-primary_road",
    secondary_road: "feature-secondary_road",
    bridge: "feature-bridge",
    front: "board-sign-front",
  },
  places: {
    major_city: "settlement-major_city",
    minor_city: "settlement-minor_city",
    town: "settlement-town",
    landmark: "settlement-landmark",
    vp: "board-sign-vp",
    fort: "board-sign-fort",
    port: "board-sign-port",
  },
};

/**
 * @param {Weather} weather
 * @param {boolean} flooded seasonal marshes are marshes
 * @returns {HTMLElement}
 */
export function legend(weather, flooded) {
  // texts: board-signs-ground board-signs-lines board-signs-places
  // texts: board-sign-vp board-sign-fort board-sign-port board-sign-ice board-sign-front
  const groups = Object.entries(SIGNS).map(([group, signs]) =>
    h(
      "section",
      null,
      h("h3", null, t(`board-signs-${group}`)),
      h(
        "ul",
        null,
        Object.entries(signs)
          .filter(([sign]) => sign !== "ice" || weather === "winter")
          .map(([sign, id]) =>
            h(
              "li",
              null,
              sample(sign, weather, flooded),
              h("span", null, id.startsWith("board-") ? t(id) : name(id)),
            ),
          ),
      ),
    ),
  );
  const entries = h(
    "p",
    { class: "s42-entry-signs" },
    h("b", { class: "soviet" }, "A"),
    t("board-sign-entry-soviet"),
    h("b", { class: "axis" }, "X"),
    t("board-sign-entry-axis"),
    h("b", { class: "axis open" }, "X"),
    t("board-sign-entry-open"),
  );
  return h("div", { class: "s42-legend" }, counterSigns(), groups, entries);
}

/**
 * One sign.
 * @param {string} sign
 * @param {Weather} weather
 * @param {boolean} flooded
 */
export function sample(sign, weather, flooded) {
  const canvas = h("canvas", { "aria-hidden": "true" });
  const dense = devicePixelRatio;
  canvas.width = SIZE.width * dense;
  canvas.height = SIZE.height * dense;
  canvas.style.width = `${SIZE.width}px`;
  canvas.style.height = `${SIZE.height}px`;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  const { scale } = SIZE;
  const [x, y] = centre(MIDDLE);
  const half = { x: SIZE.width / scale / 2, y: SIZE.height / scale / 2 };
  const box = {
    left: x * SQUEEZE - half.x,
    right: x * SQUEEZE + half.x,
    top: y - half.y,
    bottom: y + half.y,
  };
  const sheet = makeSheet(geography(sign, box), ground(sign));
  if (sign === "bridge") sheet.bridges.push({ x: x * SQUEEZE, y, dx: 1, dy: 0 });
  const relief = sign === "mountain" ? makeRelief(sheet) : null;
  const brush = { sheet, inks: inks(weather), flooded, scale, box, relief };
  const size = scale * dense;
  ctx.setTransform(size, 0, 0, size, -box.left * size, -box.top * size);
  ctx.save();
  paintGround(ctx, brush);
  lines.paintRivers(ctx, brush);
  if (sign === "ice") lines.paintIce(ctx, { ...brush, sheet: { ...sheet, frozen: sheet.cells } });
  if (sign === "front") lines.paintFront(ctx, brush, [front(box)]);
  lines.paintRidges(ctx, brush);
  lines.paintRoads(ctx, brush);
  lines.paintRailways(ctx, brush);
  lines.paintCrossings(ctx, { ...brush, scale: 40 });
  ctx.restore();
  lines.paintMarks(ctx, brush);
  ctx.setTransform(dense, 0, 0, dense, -box.left * size, -box.top * size);
  paintFigures(ctx, brush, { numbers: false, corner: 8 });
  return canvas;
}

/** What kind of river runs through other signs. */
const RIVERS = new Map([
  ["bridge", "minor_river"],
  ["ice", "major_river"],
]);

/** A front from the left to the right. @param {import("./look.d.ts").Box} box */
function front({ left, right, top, bottom }) {
  const middle = (top + bottom) / 2;
  return Array.from({ length: 13 }, (_, n) => {
    const x = left + ((right - left) * n) / 12;
    return /** @type {import("./grid.js").Point} */ ([x, middle + Math.sin(n * 0.7) * 0.08]);
  });
}

/**
 * @param {string} sign
 * @param {import("./look.d.ts").Box} box
 * @returns {Geography}
 */
function geography(sign, box) {
  const left = box.left / SQUEEZE - 0.2;
  const right = box.right / SQUEEZE + 0.2;
  const middle = (box.top + box.bottom) / 2;
  const all = [left, box.top - 1, right, box.top - 1, right, box.bottom + 1, left, box.bottom + 1];
  const line = [];
  for (let x = left; x <= right; x += 0.1) line.push(x, middle + Math.sin((x - left) * 3) * 0.1);
  const river =
    sign === "bridge"
      ? [left + right, 0, left + right, 99].map((n, i) => (i % 2 ? n : n / 2))
      : line;
  const rivers = ["volga", "major_river", "minor_river", "bridge", "ice"].includes(sign)
    ? [{ name: "", name_ru: "", class: RIVERS.get(sign) ?? sign, line: river }]
    : [];
  const road = [left, middle, right, middle];
  return {
    sheets: {},
    sea:
      sign === "sea"
        ? [left, middle, ...line.slice(2), right, box.bottom + 1, left, box.bottom + 1]
        : [],
    lakes: [],
    areas: [{ terrain: sign, rings: [all] }],
    rivers,
    ridges: sign === "alpine" ? [line] : [],
    railways: sign.startsWith("rail_") ? [{ kind: sign, opens: "", line }] : [],
    roads: sign.endsWith("_road")
      ? [{ kind: sign, opens: "", line }]
      : sign === "bridge"
        ? [{ kind: "secondary_road", opens: "", line: road }]
        : [],
    labels: [],
  };
}

/**
 * @param {string} sign
 * @returns {FullGround}
 */
function ground(sign) {
  /** @type {FullGround["hexes"]} */
  const hexes = {};
  for (let column = 28; column <= 32; column += 1) {
    for (let row = 28; row <= 32; row += 1) hexes[hexNumber(column, row)] = { terrain: sign };
  }
  hexes[MIDDLE] = {
    terrain: sign,
    settlement: sign in SIGNS.places ? sign : "",
    vp: sign === "vp" ? 1 : 0,
    fort: sign === "fort" ? "fort" : "",
    port: sign === "port" ? "port" : "",
  };
  return { hexes, places: [], areas: [], crossings: [] };
}

/** Layers and legend have one place: of sheets with this name only one lies open. */
export const ONE = "s42-corner";

/**
 * The legend, which is drawn when it is opened, in the inks of the season.
 */
export function legendBox() {
  const element = h(
    "details",
    { class: "s42-signs", name: ONE },
    h("summary", null, t("board-legend")),
  );
  /** @type {import("./colours.js").Weather} */
  let inks = "summer";
  let flooded = false;
  const draw = () => {
    element.querySelector(".s42-legend")?.remove();
    if (element.open) element.append(legend(inks, flooded));
  };
  element.addEventListener("toggle", draw);
  return {
    element,
    /** @param {import("./colours.js").Weather} now @param {boolean} wet */
    show(now, wet) {
      if (now === inks && wet === flooded) return;
      inks = now;
      flooded = wet;
      draw();
    },
  };
}
