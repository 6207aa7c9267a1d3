// What can be chosen, is picked, is spoken of or has the keys: lines around hexes and counters,
// each manner with a line of its own, so that none is known by its colour alone.

import { centre } from "./grid.js";
import { hexagon } from "./lines.js";

/** @typedef {import("/web/types.d.ts").Manner} Manner */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./look.d.ts").Box} Box */

/** @type {Record<Manner, { ink: string, wide: number, dash: number[], wash: string }>} */
const LINES = {
  can: { ink: "#a86a00", wide: 2.5, dash: [], wash: "rgb(255 190 60 / 30%)" },
  chosen: { ink: "#24211d", wide: 3.5, dash: [], wash: "rgb(255 190 60 / 45%)" },
  told: { ink: "#24211d", wide: 2.5, dash: [5, 3], wash: "" },
  focus: { ink: "#24211d", wide: 4, dash: [2, 3], wash: "" },
};
const ORDER = /** @type {Manner[]} */ (["can", "told", "chosen", "focus"]);

export class Lights {
  /** @type {Record<Manner, ReadonlySet<string>>} */
  lit = { can: new Set(), chosen: new Set(), told: new Set(), focus: new Set() };
  /** What can be chosen and is shown in another way. @type {(id: string) => boolean} */
  quiet = () => false;
  /** What is picked besides. @type {ReadonlySet<string>} */
  picked = new Set();

  /**
   * @param {CanvasRenderingContext2D} ctx in pixels of the page
   * @param {Camera} camera
   * @param {(id: string) => Box | null} room where a unit or an area is seen; null: it is a hex
   * @param {(id: string) => boolean} wanted only these
   */
  draw(ctx, camera, room, wanted) {
    const { left, right, top, bottom } = camera.box;
    const shape = new Path2D();
    hexagon(shape, 0, 0, 0.94);
    for (const manner of ORDER) {
      const ids = manner === "chosen" ? [...this.lit.chosen, ...this.picked] : this.lit[manner];
      for (const id of ids) {
        if (!wanted(id) || (manner === "can" && this.quiet(id))) continue;
        const box = room(id);
        if (box) {
          const path = new Path2D();
          path.rect(box.left - 2, box.top - 2, box.right - box.left + 4, box.bottom - box.top + 4);
          line(ctx, path, manner, 1, false);
          continue;
        }
        const [x, y] = centre(id);
        if (x < left - 1 || x > right + 1 || y < top - 1 || y > bottom + 1) continue;
        ctx.save();
        ctx.translate(...camera.screen(x, y));
        ctx.scale(camera.scale, camera.scale);
        line(ctx, shape, manner, camera.scale, true);
        ctx.restore();
      }
    }
  }
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Path2D} path
 * @param {Manner} manner
 * @param {number} scale by which the context is enlarged
 * @param {boolean} washed whether the ground is tinted too
 */
function line(ctx, path, manner, scale, washed) {
  const { ink, wide, dash, wash } = LINES[manner];
  ctx.save();
  if (washed && wash) {
    ctx.fillStyle = wash;
    ctx.fill(path);
  }
  ctx.lineJoin = "round";
  ctx.strokeStyle = "#fdfaf2";
  ctx.lineWidth = (wide + 2.5) / scale;
  ctx.stroke(path);
  ctx.setLineDash(dash.map((each) => each / scale));
  ctx.strokeStyle = ink;
  ctx.lineWidth = wide / scale;
  ctx.stroke(path);
  ctx.restore();
}
