// The signs on the counters: what kind of troops a unit is, drawn into its little frame.

/**
 * What a sign is drawn with. The frame lies from (x, y), w wide and h high.
 * @typedef {{ ctx: CanvasRenderingContext2D, x: number, y: number, w: number, h: number }} Pen
 */

/** Signs without a frame: they are not troops that hold ground. */
const FRAMELESS = new Set(["leader", "supply", "reserve"]);

/** @type {Record<string, (pen: Pen) => void>} */
const SIGNS = {
  infantry: cross,
  jager(pen) {
    cross(pen);
    chevron(pen, 0.42);
  },
  mountain(pen) {
    cross(pen);
    peak(pen);
  },
  naval(pen) {
    cross(pen);
    anchor(pen);
  },
  cavalry: slash,
  motorized(pen) {
    cross(pen);
    wheels(pen);
  },
  bicycle(pen) {
    cross(pen);
    hoop(pen);
  },
  armour: oval,
  "mech-infantry"(pen) {
    cross(pen);
    oval(pen);
  },
  "assault-gun"(pen) {
    oval(pen);
    barrel(pen);
  },
  "anti-tank": wedge,
  artillery: ball,
  engineer: bridge,
  security(pen) {
    slash(pen);
    guard(pen);
  },
  fortress: walls,
  headquarters: staff,
  army(pen) {
    staff(pen);
    flagpole(pen);
  },
  leader: star,
  supply: crate,
  reserve: question,
};

/**
 * Draws a sign with its frame.
 * @param {CanvasRenderingContext2D} ctx
 * @param {string} symbol
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {{ ink: string, ground: string, line?: number }} colours
 */
export function drawSymbol(ctx, symbol, x, y, w, h, { ink, ground, line = Math.max(1, h / 13) }) {
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.fillStyle = ink;
  ctx.lineWidth = line;
  ctx.lineJoin = "round";
  ctx.lineCap = "butt";
  const pen = { ctx, x, y, w, h };
  if (FRAMELESS.has(symbol)) {
    SIGNS[symbol](pen);
  } else {
    ctx.fillStyle = ground;
    ctx.fillRect(x, y, w, h);
    ctx.fillStyle = ink;
    ctx.save();
    ctx.beginPath();
    ctx.rect(x, y, w, h);
    ctx.clip();
    (SIGNS[symbol] ?? cross)(pen);
    ctx.restore();
    ctx.strokeRect(x, y, w, h);
  }
  ctx.restore();
}

/** @param {Pen} pen */
function cross({ ctx, x, y, w, h }) {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + w, y + h);
  ctx.moveTo(x + w, y);
  ctx.lineTo(x, y + h);
  ctx.stroke();
}

/** @param {Pen} pen */
function slash({ ctx, x, y, w, h }) {
  ctx.beginPath();
  ctx.moveTo(x, y + h);
  ctx.lineTo(x + w, y);
  ctx.stroke();
}

/** @param {Pen} pen */
function oval({ ctx, x, y, w, h }) {
  const r = h * 0.24;
  ctx.beginPath();
  ctx.roundRect(x + w * 0.16, y + h / 2 - r, w * 0.68, r * 2, r);
  ctx.stroke();
}

/** @param {Pen} pen @param {number} at */
function chevron({ ctx, x, y, w, h }, at) {
  ctx.beginPath();
  ctx.moveTo(x + w * 0.36, y + h * (at + 0.5));
  ctx.lineTo(x + w * 0.5, y + h * (at + 0.2));
  ctx.lineTo(x + w * 0.64, y + h * (at + 0.5));
  ctx.stroke();
}

/** @param {Pen} pen */
function peak({ ctx, x, y, w, h }) {
  ctx.beginPath();
  ctx.moveTo(x + w * 0.34, y + h);
  ctx.lineTo(x + w * 0.5, y + h * 0.56);
  ctx.lineTo(x + w * 0.66, y + h);
  ctx.fill();
}

/** @param {Pen} pen */
function anchor({ ctx, x, y, w, h }) {
  const middle = x + w / 2;
  ctx.beginPath();
  ctx.moveTo(middle, y + h * 0.12);
  ctx.lineTo(middle, y + h * 0.9);
  ctx.moveTo(middle - w * 0.12, y + h * 0.28);
  ctx.lineTo(middle + w * 0.12, y + h * 0.28);
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(middle, y + h * 0.58, h * 0.31, 0.15 * Math.PI, 0.85 * Math.PI);
  ctx.stroke();
}

/** @param {Pen} pen */
function wheels({ ctx, x, y, w, h }) {
  for (const at of [0.34, 0.66]) {
    ctx.beginPath();
    ctx.arc(x + w * at, y + h * 0.87, h * 0.11, 0, 2 * Math.PI);
    ctx.fill();
  }
}

/** @param {Pen} pen */
function hoop({ ctx, x, y, w, h }) {
  ctx.beginPath();
  ctx.arc(x + w / 2, y + h * 0.78, h * 0.18, 0, 2 * Math.PI);
  ctx.stroke();
}

/** @param {Pen} pen */
function barrel({ ctx, x, y, w, h }) {
  ctx.beginPath();
  ctx.moveTo(x + w * 0.5, y);
  ctx.lineTo(x + w * 0.5, y + h * 0.26);
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(x + w / 2, y + h / 2, h * 0.11, 0, 2 * Math.PI);
  ctx.fill();
}

/** @param {Pen} pen */
function wedge({ ctx, x, y, w, h }) {
  ctx.beginPath();
  ctx.moveTo(x, y + h);
  ctx.lineTo(x + w / 2, y);
  ctx.lineTo(x + w, y + h);
  ctx.stroke();
}

/** @param {Pen} pen */
function ball({ ctx, x, y, w, h }) {
  ctx.beginPath();
  ctx.arc(x + w / 2, y + h / 2, h * 0.22, 0, 2 * Math.PI);
  ctx.fill();
}

/** @param {Pen} pen */
function bridge({ ctx, x, y, w, h }) {
  const [left, right, top, foot] = [x + w * 0.22, x + w * 0.78, y + h * 0.36, y + h * 0.7];
  ctx.beginPath();
  ctx.moveTo(left, foot);
  ctx.lineTo(left, top);
  ctx.lineTo(right, top);
  ctx.lineTo(right, foot);
  ctx.moveTo(x + w / 2, top);
  ctx.lineTo(x + w / 2, foot);
  ctx.stroke();
}

/** @param {Pen} pen */
function guard({ ctx, x, y, w, h }) {
  ctx.fillRect(x, y, w * 0.16, h);
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + w, y + h);
  ctx.stroke();
}

/** @param {Pen} pen */
function walls({ ctx, x, y, w, h }) {
  const top = y + h * 0.34;
  const foot = y + h * 0.72;
  ctx.beginPath();
  ctx.moveTo(x + w * 0.14, foot);
  ctx.lineTo(x + w * 0.28, foot);
  for (const at of [0.28, 0.56]) {
    ctx.lineTo(x + w * at, top);
    ctx.lineTo(x + w * (at + 0.16), top);
    ctx.lineTo(x + w * (at + 0.16), foot);
    ctx.lineTo(x + w * (at + 0.28), foot);
  }
  ctx.lineTo(x + w * 0.88, foot);
  ctx.stroke();
}

/** @param {Pen} pen */
function staff({ ctx, x, y, w, h }) {
  ctx.fillRect(x, y, w, h * 0.34);
}

/** @param {Pen} pen */
function flagpole({ ctx, x, y, w, h }) {
  ctx.beginPath();
  ctx.moveTo(x + w * 0.16, y + h * 0.34);
  ctx.lineTo(x + w * 0.16, y + h);
  ctx.stroke();
}

/** @param {Pen} pen */
function star({ ctx, x, y, w, h }) {
  const [cx, cy, r] = [x + w / 2, y + h * 0.54, h * 0.6];
  ctx.beginPath();
  for (let n = 0; n < 10; n++) {
    const away = n % 2 ? r * 0.42 : r;
    const angle = (n * Math.PI) / 5 - Math.PI / 2;
    ctx.lineTo(cx + away * Math.cos(angle), cy + away * Math.sin(angle));
  }
  ctx.closePath();
  ctx.stroke();
}

/** @param {Pen} pen */
function crate({ ctx, x, y, w, h }) {
  const side = h * 0.96;
  const left = x + (w - side) / 2;
  ctx.strokeRect(left, y, side, side);
  ctx.beginPath();
  ctx.moveTo(left, y + side * 0.3);
  ctx.lineTo(left + side, y + side * 0.3);
  ctx.moveTo(left + side * 0.5, y + side * 0.3);
  ctx.lineTo(left + side * 0.5, y + side);
  ctx.stroke();
}

/** @param {Pen} pen */
function question({ ctx, x, y, w, h }) {
  const [cx, cy, r] = [x + w / 2, y + h * 0.3, h * 0.26];
  ctx.beginPath();
  ctx.arc(cx, cy, r, -Math.PI, 0.4 * Math.PI);
  ctx.lineTo(cx, y + h * 0.72);
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(cx, y + h * 0.9, h * 0.07, 0, 2 * Math.PI);
  ctx.fill();
}
