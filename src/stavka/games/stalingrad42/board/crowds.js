// Where more units stand than a hex has room for: a sign on the stack says so while its side can
// still lead somebody away.

import { centre } from "./grid.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Part} Part */

const LEAST = 5; // pixels, half the height of the sign
const RED = "#b3261e";
const PAPER = "#fdfaf2";

/** @param {Desk} desk @returns {Part & { warning(): string }} */
export function crowdsPart({ stage, state, context }) {
  /** @returns {string[]} */
  const crowded = () => state()?.board.crowded ?? [];
  return {
    upon(ctx, camera) {
      for (const hex of crowded()) {
        const [x, y] = camera.screen(...centre(hex));
        drawSign(ctx, x + camera.scale * 0.42, y - camera.scale * 0.4, camera.scale * 0.17);
      }
    },
    update() {
      stage.el.dataset.crowded = crowded().join(" ");
    },
    /** What becomes of them unless they go. */
    warning() {
      const places = crowded();
      return places.length ? context.t("board-crowded", { places: places.join(", ") }) : "";
    },
  };
}

/** A triangle with an exclamation mark. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} size */
function drawSign(ctx, x, y, size) {
  const r = Math.max(LEAST, Math.min(14, size));
  ctx.save();
  ctx.lineJoin = ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(x, y - r * 1.2);
  ctx.lineTo(x + r * 1.3, y + r);
  ctx.lineTo(x - r * 1.3, y + r);
  ctx.closePath();
  for (const [ink, wide] of /** @type {const} */ ([
    [PAPER, 5],
    [RED, 2],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = wide;
    ctx.stroke();
  }
  ctx.fillStyle = RED;
  ctx.fill();
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = Math.max(1.5, r * 0.26);
  ctx.beginPath();
  ctx.moveTo(x, y - r * 0.45);
  ctx.lineTo(x, y + r * 0.2);
  ctx.moveTo(x, y + r * 0.66);
  ctx.lineTo(x, y + r * 0.68);
  ctx.stroke();
  ctx.restore();
}
