// What is marked on a unit: small shapes on the corners of its counter, each of which is known by
// its outline alone.

/** @typedef {"disrupted" | "full-retreat" | "unsupplied" | "isolated" | "moved" | "replacement" | "plan" | "plan-ready" | "reserve" | "entrained"} Badge */

const LEAST = 22; // smaller counters show none
const INK = "#24211d";
const PAPER = "#fdfaf2";

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Iterable<string>} marks
 * @param {number} left of the counter
 * @param {number} top
 * @param {number} side of the counter
 */
export function drawBadges(ctx, marks, left, top, side) {
  if (side < LEAST) return;
  const all = new Set(marks);
  const r = Math.max(5.5, Math.min(13, side * 0.19));
  ctx.save();
  ctx.lineJoin = ctx.lineCap = "round";
  ctx.setLineDash([]);
  if (all.has("disrupted")) disrupted(ctx, left + r * 0.35, top + r * 0.35, r);
  if (all.has("full-retreat")) retreating(ctx, left + r * 0.35, top + r * 0.35, r);
  if (all.has("plan")) planned(ctx, left + side * 0.5, top + r * 0.35, r, false);
  if (all.has("plan-ready")) planned(ctx, left + side * 0.5, top + r * 0.35, r, true);
  if (all.has("replacement")) refitted(ctx, left + side - r * 0.35, top + r * 0.35, r);
  if (all.has("reserve")) reserve(ctx, left + side - r * 0.35, top + r * 0.35, r); // never both
  if (all.has("entrained")) entrained(ctx, left + side / 2, top + side - r * 0.1, r);
  const low = top + side - r * 0.35;
  if (all.has("isolated")) unsupplied(ctx, left + r * 0.35, low, r, true);
  else if (all.has("unsupplied")) unsupplied(ctx, left + r * 0.35, low, r, false);
  if (all.has("moved")) moved(ctx, left + side - r * 0.35, low, r);
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {string} fill @param {number} r */
function plate(ctx, fill, r) {
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = Math.max(1.2, r * 0.16);
  ctx.strokeStyle = INK;
  ctx.stroke();
}

/** A lozenge with a stroke and a dot. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r */
function disrupted(ctx, x, y, r) {
  ctx.beginPath();
  ctx.moveTo(x, y - r * 1.2);
  ctx.lineTo(x + r * 1.2, y);
  ctx.lineTo(x, y + r * 1.2);
  ctx.lineTo(x - r * 1.2, y);
  ctx.closePath();
  plate(ctx, "#f0a030", r);
  ctx.lineWidth = Math.max(1.8, r * 0.3);
  ctx.beginPath();
  ctx.moveTo(x, y - r * 0.55);
  ctx.lineTo(x, y + r * 0.1);
  ctx.moveTo(x, y + r * 0.52);
  ctx.lineTo(x, y + r * 0.53);
  ctx.stroke();
}

/** Two arrow heads that point back. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r */
function retreating(ctx, x, y, r) {
  ctx.beginPath();
  ctx.rect(x - r * 1.1, y - r, r * 2.2, r * 2);
  plate(ctx, PAPER, r);
  ctx.lineWidth = Math.max(1.8, r * 0.28);
  ctx.strokeStyle = "#9c2a1d";
  ctx.beginPath();
  for (const at of [-0.15, 0.55]) {
    ctx.moveTo(x + r * at, y - r * 0.55);
    ctx.lineTo(x + r * (at - 0.5), y);
    ctx.lineTo(x + r * at, y + r * 0.55);
  }
  ctx.stroke();
}

/** A cross, as on an ambulance. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r */
function refitted(ctx, x, y, r) {
  const [wide, far] = [r * 0.38, r * 1.05];
  ctx.beginPath();
  for (const [n, [a, b]] of /** @type {const} */ ([
    [-wide, -far],
    [wide, -far],
    [wide, -wide],
    [far, -wide],
    [far, wide],
    [wide, wide],
    [wide, far],
    [-wide, far],
    [-wide, wide],
    [-far, wide],
    [-far, -wide],
    [-wide, -wide],
  ]).entries()) {
    if (n) ctx.lineTo(x + a, y + b);
    else ctx.moveTo(x + a, y + b);
  }
  ctx.closePath();
  plate(ctx, "#3f8f4f", r);
}

/** A waggon on its wheels. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r */
function entrained(ctx, x, y, r) {
  ctx.beginPath();
  ctx.rect(x - r * 1.5, y - r * 0.9, r * 3, r * 1.2);
  plate(ctx, "#7d4a2b", r);
  for (const at of [-0.85, 0.85]) {
    ctx.beginPath();
    ctx.arc(x + r * at, y + r * 0.5, r * 0.42, 0, Math.PI * 2);
    plate(ctx, PAPER, r);
  }
}

/** A struck disc; who is isolated has it struck twice on a dark ground. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r @param {boolean} twice */
function unsupplied(ctx, x, y, r, twice) {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  plate(ctx, twice ? INK : PAPER, r);
  const d = r * 0.6;
  ctx.strokeStyle = twice ? PAPER : "#9c2a1d";
  ctx.lineWidth = Math.max(1.8, r * 0.28);
  ctx.beginPath();
  ctx.moveTo(x - d, y + d);
  ctx.lineTo(x + d, y - d);
  if (twice) {
    ctx.moveTo(x - d, y - d);
    ctx.lineTo(x + d, y + d);
  }
  ctx.stroke();
}

/** A planned offensive: an arrow ahead, hollow while it is planned. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r @param {boolean} ready */
function planned(ctx, x, y, r, ready) {
  ctx.beginPath();
  ctx.moveTo(x - r * 1.3, y - r * 0.5);
  ctx.lineTo(x + r * 0.2, y - r * 0.5);
  ctx.lineTo(x + r * 0.2, y - r * 1.1);
  ctx.lineTo(x + r * 1.4, y);
  ctx.lineTo(x + r * 0.2, y + r * 1.1);
  ctx.lineTo(x + r * 0.2, y + r * 0.5);
  ctx.lineTo(x - r * 1.3, y + r * 0.5);
  ctx.closePath();
  plate(ctx, ready ? "#b3261e" : PAPER, r);
}

/** A reserve: a shield. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r */
function reserve(ctx, x, y, r) {
  ctx.beginPath();
  ctx.moveTo(x - r, y - r);
  ctx.lineTo(x + r, y - r);
  ctx.lineTo(x + r, y + r * 0.1);
  ctx.quadraticCurveTo(x + r * 0.8, y + r * 0.9, x, y + r * 1.2);
  ctx.quadraticCurveTo(x - r * 0.8, y + r * 0.9, x - r, y + r * 0.1);
  ctx.closePath();
  plate(ctx, "#2f5d8a", r);
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = Math.max(1.6, r * 0.26);
  ctx.beginPath();
  ctx.moveTo(x, y - r * 0.65);
  ctx.lineTo(x, y + r * 0.7);
  ctx.stroke();
}

/** A tick. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r */
function moved(ctx, x, y, r) {
  for (const [ink, wide] of /** @type {const} */ ([
    [PAPER, 0.75],
    [INK, 0.34],
  ])) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = Math.max(ink === INK ? 2 : 4.5, r * wide);
    ctx.beginPath();
    ctx.moveTo(x - r * 0.75, y);
    ctx.lineTo(x - r * 0.2, y + r * 0.55);
    ctx.lineTo(x + r * 0.75, y - r * 0.6);
    ctx.stroke();
  }
}
