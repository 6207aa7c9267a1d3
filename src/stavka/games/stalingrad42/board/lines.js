// What runs over the ground: rivers, roads, railways, the alpine ridge, the grid; and the marks
// that stand on hexes and their sides.

import { CORNERS, DIRECTIONS, SQUEEZE, centre, neighbour } from "./grid.js";
import { touches } from "./sheet.js";

/** @typedef {import("./ground.js").Brush} Brush */
/** @typedef {import("./ground.js").Ctx} Ctx */
/** @typedef {import("./sheet.js").Line} Line */
/** @typedef {import("./sheet.js").Cell} Cell */

/** Below this size rivers are drawn without the bends that follow the sides of the hexes. */
const FAR = 24;

/** Widths on the table, least width on the page. */
const WIDE = new Map([
  ["volga", { wide: 0.3, least: 3.4 }],
  ["major_river", { wide: 0.12, least: 1.9 }],
  ["minor_river", { wide: 0.042, least: 0.9 }],
  ["lake", { wide: 0.16, least: 1.6 }],
]);

/**
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
export function paintRivers(ctx, { sheet, inks, scale, box }) {
  const seen = sheet.rivers.filter((river) => touches(river.box, box, 0.4));
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  const minor = seen.filter((river) => river.kind === "minor_river");
  ctx.strokeStyle = inks.stream;
  for (const river of minor) growing(ctx, river, scale);
  const broad = seen.filter((river) => river.kind !== "minor_river");
  /** @param {string} ink @param {number} more */
  const strokes = (ink, more) => {
    ctx.strokeStyle = ink;
    for (const river of broad) {
      const { wide, least } = WIDE.get(river.kind) ?? { wide: 0.1, least: 1 };
      ctx.lineWidth = Math.max(wide, least / scale) + more;
      ctx.stroke(scale < FAR ? river.far : river.path);
    }
  };
  strokes(inks.bank, Math.max(0.03, 1.1 / scale));
  strokes(scale < 14 ? inks.river : inks.water, 0);
}

/**
 * Rivers and lakes that bear a man in winter: white, with cracks across.
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
export function paintIce(ctx, { sheet, inks, scale, box }) {
  const frozen = sheet.frozen.filter((cell) => close(cell, box));
  if (!frozen.length || scale < 16) return;
  ctx.save();
  ctx.beginPath();
  for (const cell of frozen) hexagon(ctx, cell.x, cell.y, 1.01);
  ctx.clip();
  ctx.lineJoin = "round";
  ctx.lineCap = "butt";
  const { wide, least } = WIDE.get("major_river") ?? { wide: 0.1, least: 1 };
  const broad = Math.max(wide, least / scale);
  const rivers = sheet.rivers.filter(
    (river) => river.kind === "major_river" && touches(river.box, box, 0.4),
  );
  const lakes = sheet.lakes.filter((lake) => touches(lake.box, box));
  ctx.fillStyle = ctx.strokeStyle = inks.ice;
  ctx.lineWidth = broad;
  for (const river of rivers) ctx.stroke(scale < FAR ? river.far : river.path);
  for (const lake of lakes) ctx.fill(lake.path);
  if (scale >= FAR) {
    ctx.strokeStyle = inks.bank;
    ctx.setLineDash([0.016, 0.3]);
    for (const river of rivers) ctx.stroke(river.path);
    ctx.setLineDash([]);
  }
  ctx.restore();
}

/**
 * A minor river grows from its source to its mouth.
 * @param {Ctx} ctx
 * @param {Line} river
 * @param {number} scale
 */
function growing(ctx, river, scale) {
  const { wide, least } = WIDE.get("minor_river") ?? { wide: 0.04, least: 1 };
  const parts = river.points.length > 60 ? 4 : 1;
  const each = Math.ceil(river.points.length / 2 / parts);
  for (let part = 0; part < parts; part += 1) {
    const size = parts === 1 ? 0.8 : 0.62 + (0.5 * part) / (parts - 1);
    ctx.lineWidth = Math.max(wide * size, (least * size) / scale);
    ctx.beginPath();
    const points = scale < FAR ? river.smooth : river.points;
    const last = Math.min(points.length / 2 - 1, (part + 1) * each);
    for (let i = part * each; i <= last; i += 1) {
      ctx.lineTo((points[i * 2] ?? 0) * SQUEEZE, points[i * 2 + 1] ?? 0);
    }
    ctx.stroke();
  }
}

/**
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
export function paintRoads(ctx, { sheet, inks, scale, box }) {
  if (scale < 11) return;
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  ctx.strokeStyle = inks.road;
  ctx.globalAlpha = scale < 20 ? 0.45 : 0.75;
  ctx.lineWidth = Math.max(0.022, 0.8 / scale);
  for (const road of sheet.roads) {
    if (road.kind === "secondary_road" && touches(road.box, box, 0.1)) ctx.stroke(road.path);
  }
  ctx.globalAlpha = 1;
  const main = sheet.roads.filter(
    (road) => road.kind === "primary_road" && touches(road.box, box, 0.1),
  );
  ctx.strokeStyle = inks.highway;
  ctx.lineWidth = Math.max(0.07, 1.8 / scale);
  for (const road of main) ctx.stroke(road.path);
  if (scale < 20) return;
  ctx.strokeStyle = inks.paper;
  ctx.lineWidth = 0.035;
  for (const road of main) ctx.stroke(road.path);
}

/**
 * Railways as ladders; dashed while they are not finished.
 * @param {Ctx} ctx
 * @param {Brush} brush
 * @param {number} [built] the turn until which they are finished
 */
export function paintRailways(ctx, { sheet, inks, scale, box }, built = 0) {
  const wide = Math.max(0.07, 1.5 / scale);
  ctx.lineJoin = "round";
  ctx.lineCap = "butt";
  for (const rail of sheet.railways) {
    if (!touches(rail.box, box, 0.2)) continue;
    const ink = rail.kind === "rail_green" ? inks.green : inks.rail;
    ctx.strokeStyle = ink;
    if (rail.kind === "rail_unfinished" && !(rail.opens && rail.opens <= built)) {
      ctx.lineWidth = wide * 0.75;
      ctx.setLineDash([wide * 3, wide * 2]);
      ctx.stroke(rail.path);
      ctx.setLineDash([]);
      continue;
    }
    ctx.lineWidth = wide;
    ctx.stroke(rail.path);
    if (scale < 18) continue;
    ctx.strokeStyle = inks.paper;
    ctx.lineWidth = wide - Math.max(0.026, 0.9 / scale);
    ctx.setLineDash([0.14, 0.14]);
    ctx.stroke(rail.path);
    ctx.setLineDash([]);
  }
}

/**
 * Bridges and ferries.
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
export function paintCrossings(ctx, { sheet, inks, scale, box }) {
  if (scale < 30) return;
  const path = new Path2D();
  for (const bridge of sheet.bridges) {
    if (!touches({ left: bridge.x, right: bridge.x, top: bridge.y, bottom: bridge.y }, box, 0.5))
      continue;
    for (const side of [-1, 1]) {
      const x = bridge.x - bridge.dy * 0.075 * side;
      const y = bridge.y + bridge.dx * 0.075 * side;
      const half = 0.1;
      const ear = 0.045;
      path.moveTo(
        x - bridge.dx * half - bridge.dy * ear * side,
        y - bridge.dy * half + bridge.dx * ear * side,
      );
      path.lineTo(x - bridge.dx * half * 0.7, y - bridge.dy * half * 0.7);
      path.lineTo(x + bridge.dx * half * 0.7, y + bridge.dy * half * 0.7);
      path.lineTo(
        x + bridge.dx * half - bridge.dy * ear * side,
        y + bridge.dy * half + bridge.dx * ear * side,
      );
    }
  }
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = Math.max(0.018, 0.9 / scale);
  ctx.stroke(path);
  ctx.setLineDash([0.06, 0.05]);
  ctx.lineWidth = 0.035;
  ctx.beginPath();
  for (const ferry of sheet.ferries) {
    ctx.moveTo(ferry.x - ferry.dx * 0.5, ferry.y - ferry.dy * 0.5);
    ctx.lineTo(ferry.x + ferry.dx * 0.5, ferry.y + ferry.dy * 0.5);
  }
  ctx.stroke();
  ctx.setLineDash([]);
}

/**
 * The ridge that nobody crosses: a crest with teeth.
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
export function paintRidges(ctx, { sheet, inks, scale, box }) {
  for (const ridge of sheet.ridges) {
    if (!touches(ridge.box, box, 0.3)) continue;
    ctx.strokeStyle = inks.hachure;
    ctx.lineJoin = "round";
    ctx.lineCap = "butt";
    ctx.lineWidth = Math.max(0.06, 1.4 / scale);
    ctx.stroke(ridge.path);
    if (scale < 14) continue;
    ctx.globalAlpha = 0.7;
    ctx.lineWidth = 0.24;
    ctx.setLineDash([0.035, 0.1]);
    ctx.stroke(ridge.path);
    ctx.setLineDash([]);
    ctx.globalAlpha = 1;
  }
}

/** So near the counters show where the front is. */
export const NEAR = 46;

/**
 * The front: a line for each side, as on a staff map.
 * @param {Ctx} ctx
 * @param {Brush} brush
 * @param {import("./grid.js").Point[][]} front the Axis to its right
 */
export function paintFront(ctx, { inks, scale }, front) {
  if (scale > NEAR) return;
  const wide = Math.max(0.075, Math.min(1.7, 0.8 + scale * 0.08) / scale);
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  ctx.strokeStyle = inks.paper;
  ctx.lineWidth = wide * 3;
  ctx.stroke(shifted(front, 0));
  ctx.lineWidth = wide;
  ctx.strokeStyle = inks.soviet;
  ctx.stroke(shifted(front, wide * 0.6));
  ctx.strokeStyle = inks.axisFront;
  ctx.stroke(shifted(front, -wide * 0.6));
}

/**
 * The points of the front that are seen in a part of the table.
 * @param {import("./grid.js").Point[][]} front
 * @param {number} scale
 * @param {import("./look.d.ts").Box} box
 */
export function frontIn(front, scale, { left, right, top, bottom }) {
  if (scale > NEAR) return [];
  return front
    .flat()
    .filter(([x, y]) => x > left - 2 && x < right + 2 && y > top - 2 && y < bottom + 2);
}

/**
 * Lines so far to the left of others.
 * @param {import("./grid.js").Point[][]} lines
 * @param {number} by
 */
function shifted(lines, by) {
  const path = new Path2D();
  for (const points of lines) {
    points.forEach(([x, y], i) => {
      const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y];
      const [cx, cy] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
      const long = Math.hypot(cx - ax, cy - ay) || 1;
      const [sx, sy] = [x + ((cy - ay) / long) * by, y - ((cx - ax) / long) * by];
      if (i) path.lineTo(sx, sy);
      else path.moveTo(sx, sy);
    });
  }
  return path;
}

/**
 * The hex grid: finer and paler the further away.
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
export function paintGrid(ctx, { sheet, inks, scale, box }) {
  const strong = Math.min(1, Math.max(0, (scale - 9) / 26));
  if (!strong) return;
  const path = new Path2D();
  for (const cell of sheet.cells) {
    if (!close(cell, box)) continue;
    CORNERS.slice(0, 4).forEach(([dx, dy], i) => {
      if (i) path.lineTo(cell.x + dx * SQUEEZE, cell.y + dy);
      else path.moveTo(cell.x + dx * SQUEEZE, cell.y + dy);
    });
  }
  ctx.strokeStyle = inks.grid;
  ctx.globalAlpha = 0.12 + 0.3 * strong;
  ctx.lineWidth = Math.max(0.008, (0.4 + 0.35 * strong) / scale);
  ctx.stroke(path);
  ctx.globalAlpha = 1;
}

/** @param {{ x: number, y: number }} cell @param {import("./look.d.ts").Box} box */
export function close(cell, box) {
  return touches({ left: cell.x, right: cell.x, top: cell.y, bottom: cell.y }, box, 0.8);
}

/** @param {Ctx | Path2D} path @param {number} x @param {number} y @param {number} size */
export function hexagon(path, x, y, size) {
  CORNERS.forEach(([dx, dy], i) => {
    if (i) path.lineTo(x + dx * SQUEEZE * size, y + dy * size);
    else path.moveTo(x + dx * SQUEEZE * size, y + dy * size);
  });
  path.closePath();
}

/**
 * Victory hexes, towns and printed fortifications.
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
export function paintMarks(ctx, { sheet, inks, scale, box }) {
  const seen = sheet.cells.filter((cell) => close(cell, box));
  ctx.strokeStyle = inks.victory;
  ctx.lineWidth = Math.max(0.03, 1.2 / scale);
  ctx.beginPath();
  for (const cell of seen) if (cell.vp) hexagon(ctx, cell.x, cell.y, 0.93);
  ctx.stroke();
  if (scale >= 16) {
    for (const cell of seen) {
      if (cell.settlement === "town") town(ctx, cell, inks, scale);
      else if (cell.settlement === "landmark") landmark(ctx, cell, inks, scale);
    }
  }
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = Math.max(0.018, 0.7 / scale);
  ctx.lineJoin = "miter";
  ctx.beginPath();
  if (scale >= 14) for (const cell of seen) if (cell.fort) fort(ctx, cell);
  ctx.stroke();
}

/** @param {Ctx} ctx @param {Cell} cell @param {Brush["inks"]} inks @param {number} scale */
function town(ctx, cell, inks, scale) {
  ctx.beginPath();
  ctx.arc(cell.x, cell.y, Math.max(0.075, 1.8 / scale), 0, Math.PI * 2);
  ctx.fillStyle = inks.paper;
  ctx.fill();
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = Math.max(0.026, 1 / scale);
  ctx.stroke();
}

/** @param {Ctx} ctx @param {Cell} cell @param {Brush["inks"]} inks @param {number} scale */
function landmark(ctx, cell, inks, scale) {
  const size = Math.max(0.045, 1.4 / scale);
  ctx.fillStyle = inks.ink2;
  ctx.fillRect(cell.x - size, cell.y - size, size * 2, size * 2);
}

/** A wall with merlons around the middle of a hex. @param {Ctx} ctx @param {Cell} cell */
function fort(ctx, cell) {
  const merlons = 12;
  for (let i = 0; i <= merlons * 2; i += 1) {
    const away = [i % 2 ? 0.37 : 0.42, i % 2 ? 0.42 : 0.37];
    const round = (i / (merlons * 2)) * Math.PI * 2;
    for (const r of away) {
      const x = cell.x + Math.cos(round) * r;
      const y = cell.y + Math.sin(round) * r;
      if (i || r !== away[0]) ctx.lineTo(x, y);
      else ctx.moveTo(x, y);
    }
  }
  ctx.closePath();
}

/**
 * Entry areas: a band along the hexes where they touch the map.
 * @param {Ctx} ctx
 * @param {Brush} brush
 */
export function paintEntries(ctx, { sheet, inks, scale, box }) {
  const on = new Set(sheet.cells.map((cell) => cell.hex));
  ctx.lineCap = "butt";
  ctx.lineJoin = "round";
  ctx.lineWidth = Math.max(0.14, 1.6 / scale);
  for (const entry of sheet.entries) {
    if (entry.owner === "scenario") continue;
    ctx.strokeStyle = entry.owner === "soviet" ? inks.soviet : inks.axis;
    ctx.beginPath();
    for (const hex of entry.hexes) {
      const [column, y] = centre(hex);
      const x = column * SQUEEZE;
      if (!close({ x, y }, box)) continue;
      DIRECTIONS.forEach((_, direction) => {
        const other = neighbour(hex, direction);
        if (other !== null && on.has(other)) return;
        const [ax, ay] = CORNERS[direction] ?? CORNERS[0];
        const [bx, by] = CORNERS[(direction + 1) % 6] ?? CORNERS[0];
        ctx.moveTo(x + ax * SQUEEZE * 1.12, y + ay * 1.12);
        ctx.lineTo(x + bx * SQUEEZE * 1.12, y + by * 1.12);
      });
    }
    ctx.stroke();
  }
}
