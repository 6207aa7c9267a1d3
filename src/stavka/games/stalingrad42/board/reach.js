// How far those who are being moved can go: each manner of movement with a hatching and an edge of
// its own, what is nearer darker; and the way to the place that is pointed at, with what it costs.

import { SANS } from "./colours.js";
import { centre, CORNERS, neighbour, SQUEEZE } from "./grid.js";
import { points } from "./costs.js";
import { hexagon } from "./lines.js";
import { isHex } from "./painted.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Moving} Moving */
/** @typedef {import("./board.d.ts").Part} Part */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./grid.js").Point} Point */
/** @typedef {keyof typeof MANNERS} Manner */
/** @typedef {{ manner: Manner, cost: number }} Goal */

/** The ways to move in the order in which a place is given to them. */
const MANNERS = {
  to: { ink: "28 72 92", dash: [], hatch: "" },
  extended: { ink: "110 62 22", dash: [0.22, 0.14], hatch: "lines" },
  tactical: { ink: "66 44 104", dash: [0.05, 0.13], hatch: "dots" },
  rail: { ink: "58 32 20", dash: [0.16, 0.06], hatch: "lines" },
  sea: { ink: "16 58 120", dash: [0.3, 0.1], hatch: "dots" },
};
const NEAREST = 0.42; // how dense the tone of the cheapest places is
const FURTHEST = 0.14;
const WRITTEN = 30; // from this size on each hex says its cost

/** @param {Desk} desk @returns {Part} */
export function reachPart(desk) {
  const { map, stage, context } = desk;
  /** @type {Moving | null} */
  let moving = null;
  /** @type {Map<string, Goal>} */
  let goals = new Map();
  /** @type {{ manner: Manner, tone: number, path: Path2D }[]} */
  let tones = [];
  /** @type {{ manner: Manner, path: Path2D }[]} */
  let edges = [];

  map.lights.quiet = (id) => goals.has(id) && isHex(id);
  map.pointing.push(desk.paint);

  /** The places on the way to one, the first of them where they stand. @param {string} end @returns {string[]} */
  function wayTo(end) {
    const goal = goals.get(end);
    if (!moving || !goal) return [];
    const ways = moving[goal.manner] ?? {};
    const found = [end];
    for (let at = end; at !== moving.from && found.length < 99;) {
      const before = ways[at]?.[1];
      if (!before) break;
      found.unshift((at = before));
    }
    return found;
  }

  /** @param {string} place @returns {Point | null} */
  const spot = (place) => (isHex(place) ? centre(place) : (stage.scene?.letterOf(place) ?? null));

  /** @param {Moving | null} now */
  function take(now) {
    moving = now;
    goals = goalsOf(now);
    [tones, edges] = [tonesOf(goals), edgesOf(goals)];
    map.lights.picked = new Set(now?.units ?? []);
    if (now && !isHex(now.from)) stage.stacks?.open(null); // it would lie over where they come in
    stage.el.dataset.reach = [...goals.keys()].length ? String(goals.size) : "";
  }

  return {
    under(ctx, camera) {
      if (!goals.size) return;
      ctx.save();
      toTable(ctx, camera);
      for (const { manner, tone, path } of tones) {
        ctx.fillStyle = `rgb(${MANNERS[manner].ink} / ${tone})`;
        ctx.fill(path);
        const hatched = hatching(MANNERS[manner].hatch, camera.scale);
        if (!hatched) continue;
        ctx.fillStyle = hatched;
        ctx.fill(path);
      }
      for (const { manner, path } of edges) {
        ctx.lineJoin = "round";
        ctx.lineCap = manner === "tactical" ? "round" : "butt";
        ctx.strokeStyle = `rgb(${MANNERS[manner].ink})`;
        ctx.lineWidth = Math.max(0.05, 2 / camera.scale);
        ctx.setLineDash(MANNERS[manner].dash);
        ctx.stroke(path);
      }
      ctx.restore();
      if (camera.scale >= WRITTEN) writeCosts(ctx, camera, goals);
    },
    over(ctx, camera) {
      const place = map.pointed();
      const way = wayTo(place)
        .map(spot)
        .filter((each) => each !== null)
        .map((each) => camera.screen(...each));
      const cost = way.length ? costText(context, moving, place) : "";
      stage.el.dataset.way = cost;
      if (way.length > 1) drawWay(ctx, way);
      const { carried } = map;
      if (carried)
        stage.stacks?.drawCarried(ctx, camera, moving?.units ?? carried.ids, carried.x, carried.y);
      const end = way.at(-1);
      if (!end || way.length < 2) return;
      const [x, y] = carried
        ? [carried.x + camera.scale * 0.4, carried.y - camera.scale * 0.4]
        : end;
      writeCost(ctx, x, y, cost, camera.width);
    },
    update(state) {
      take(state.board.moving ?? null);
    },
  };
}

/**
 * What the way of those who are being moved to a place costs, in words.
 * @param {import("/web/types.d.ts").BoardContext} context
 * @param {Moving | null} moving
 * @param {string} place
 */
export function costText({ t }, moving, place) {
  const goal = goalsOf(moving).get(place);
  if (!moving || !goal) return "";
  const { manner, cost } = goal;
  if (manner === "rail") return t("board-cost-rail", { cost });
  if (manner === "sea") return t("board-cost-sea");
  const all = moving[`${manner}-left`] ?? 0;
  // texts: board-cost-to board-cost-extended board-cost-tactical
  return manner === "tactical"
    ? t("board-cost-tactical", { cost, all })
    : t(`board-cost-${manner}`, { cost: points(cost), all: points(all) });
}

/** Each place by the first manner in which it can be reached. @param {Moving | null} moving */
function goalsOf(moving) {
  /** @type {Map<string, Goal>} */
  const found = new Map();
  for (const manner of /** @type {Manner[]} */ (Object.keys(MANNERS))) {
    for (const [place, [cost]] of Object.entries(moving?.[manner] ?? {})) {
      if (!found.has(place)) found.set(place, { manner, cost });
    }
  }
  return found;
}

/** The hexes of one manner and cost as one shape. @param {Map<string, Goal>} goals */
function tonesOf(goals) {
  /** @type {Map<string, { manner: Manner, tone: number, path: Path2D }>} */
  const found = new Map();
  const most = Math.max(1, ...[...goals.values()].map(({ cost }) => cost));
  for (const [place, { manner, cost }] of goals) {
    if (!isHex(place)) continue;
    const far = manner === "tactical" ? 0.5 : cost / most;
    const tone = Math.round((NEAREST + (FURTHEST - NEAREST) * far) * 50) / 50;
    const key = `${manner} ${tone}`;
    const shape = found.get(key) ?? { manner, tone, path: new Path2D() };
    found.set(key, shape);
    const [x, y] = centre(place);
    hexagon(shape.path, x * SQUEEZE, y, 0.97);
  }
  return [...found.values()];
}

/** The edge around what each manner reaches. @param {Map<string, Goal>} goals */
function edgesOf(goals) {
  /** @type {Map<Manner, Path2D>} */
  const found = new Map();
  for (const [place, { manner }] of goals) {
    if (!isHex(place)) continue;
    const path = found.get(manner) ?? new Path2D();
    found.set(manner, path);
    const [x, y] = centre(place);
    for (let side = 0; side < 6; side++) {
      if (goals.get(neighbour(place, side) ?? "")?.manner === manner) continue;
      const [ax, ay] = CORNERS[side];
      const [bx, by] = CORNERS[(side + 1) % 6];
      path.moveTo((x + ax * 0.96) * SQUEEZE, y + ay * 0.96);
      path.lineTo((x + bx * 0.96) * SQUEEZE, y + by * 0.96);
    }
  }
  return [...found].map(([manner, path]) => ({ manner, path }));
}

/** From here on one unit is the height of a hex. @param {CanvasRenderingContext2D} ctx @param {Camera} camera */
export function toTable(ctx, camera) {
  ctx.translate(...camera.screen(0, 0));
  ctx.scale(camera.scale, camera.scale);
}

/** @type {Map<string, CanvasPattern | null>} */
const patterns = new Map();

/** Thin lines or dots, always as fine on the screen. @param {string} hatch @param {number} scale */
function hatching(hatch, scale) {
  if (!hatch) return null;
  let pattern = patterns.get(hatch);
  if (pattern === undefined) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 16;
    const ctx = canvas.getContext("2d");
    if (!ctx) return null;
    ctx.fillStyle = ctx.strokeStyle = "rgb(60 36 20 / 55%)";
    if (hatch === "lines") {
      ctx.lineWidth = 2;
      for (const from of [-16, 0, 16]) {
        ctx.moveTo(from - 2, 18);
        ctx.lineTo(from + 18, -2);
      }
      ctx.stroke();
    } else {
      for (const [x, y] of [
        [4, 4],
        [12, 12],
      ]) {
        ctx.beginPath();
        ctx.arc(x, y, 1.8, 0, Math.PI * 2);
        ctx.fill();
      }
    }
    pattern = ctx.createPattern(canvas, "repeat");
    patterns.set(hatch, pattern);
  }
  pattern?.setTransform(new DOMMatrix().scale(0.5 / scale));
  return pattern;
}

/** @param {CanvasRenderingContext2D} ctx @param {Camera} camera @param {Map<string, Goal>} goals */
function writeCosts(ctx, camera, goals) {
  const { left, right, top, bottom } = camera.box;
  ctx.save();
  ctx.font = `600 ${Math.min(15, camera.scale * 0.26).toFixed(1)}px ${SANS}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.lineWidth = 3;
  ctx.lineJoin = "round";
  ctx.strokeStyle = "rgb(253 250 242 / 85%)";
  ctx.fillStyle = "#24211d";
  for (const [place, { manner, cost }] of goals) {
    if (!isHex(place)) continue;
    const [x, y] = centre(place);
    if (x < left - 1 || x > right + 1 || y < top - 1 || y > bottom + 1) continue;
    const [px, py] = camera.screen(x, y + 0.36);
    const text = manner === "tactical" ? String(cost) : points(cost);
    ctx.strokeText(text, px, py);
    ctx.fillText(text, px, py);
  }
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {Point[]} way in pixels */
function drawWay(ctx, way) {
  const path = new Path2D();
  way.forEach(([x, y], n) => (n ? path.lineTo(x, y) : path.moveTo(x, y)));
  const [x, y] = way[way.length - 1];
  const [bx, by] = way[way.length - 2];
  const turn = Math.atan2(y - by, x - bx);
  ctx.save();
  ctx.lineJoin = ctx.lineCap = "round";
  for (const [ink, wide] of /** @type {const} */ ([
    ["#fdfaf2", 8],
    ["#24211d", 4],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = wide;
    ctx.stroke(path);
    ctx.beginPath();
    for (const to of [-2.6, 2.6]) {
      ctx.moveTo(x, y);
      ctx.lineTo(x + 13 * Math.cos(turn + to), y + 13 * Math.sin(turn + to));
    }
    ctx.stroke();
  }
  ctx.restore();
}

/**
 * What a way costs, beside its end.
 * @param {CanvasRenderingContext2D} ctx
 * @param {number} x
 * @param {number} y
 * @param {string} text
 * @param {number} width of the stage
 */
function writeCost(ctx, x, y, text, width) {
  ctx.save();
  ctx.font = `600 14px ${SANS}`;
  const wide = ctx.measureText(text).width + 14;
  const left = Math.max(4, Math.min(x + 14, width - wide - 4));
  const top = y - 36 < 4 ? y + 14 : y - 36;
  ctx.fillStyle = "#24211d";
  ctx.beginPath();
  ctx.roundRect(left, top, wide, 24, 5);
  ctx.fill();
  ctx.strokeStyle = "#fdfaf2";
  ctx.lineWidth = 1.5;
  ctx.stroke();
  ctx.fillStyle = "#fdfaf2";
  ctx.textBaseline = "middle";
  ctx.fillText(text, left + 7, top + 12.5);
  ctx.restore();
}
