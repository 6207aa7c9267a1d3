// The counters: how a unit looks, face by face.

import { NARROW } from "./colours.js";
import { drawSymbol } from "./symbols.js";

/** @typedef {import("./look.d.ts").Unit} Unit */
/** @typedef {import("./look.d.ts").Face} Face */
/** @typedef {{ ground: string, band: string, ink: string, frame: string }} Colours */

const INK = "#24211d";
const RED = "#a8392b";
const PAPER = "#fdfaf2";
const GARRISON = "#1f4e8c";
const FROZEN = "#3f8fc4";

/** The colours of the branches: ground, band, ink, and the ground of the sign. */
const COLOURS = {
  regular: paint("#d9c096", "#c9ab78"),
  misc: paint("#b98f5c", "#a67c49"),
  naval: paint("#5d4431", "#493424", "#f6ecdc", "#6f543f"),
  nkvd: paint("#f5f2ea", "#ddd8ca"),
  guards: paint("#a8392b", "#8a2b20", "#fff4e6", "#b95043"),
  wehrmacht: paint("#aeb3af", "#979e99"),
  ss: paint("#2a2a2b", "#121213", "#f2efe8", "#434345"),
  luftwaffe: paint("#7dbab4", "#62a39d"),
  italy: paint("#c6dba8", "#aac886"),
  romania: paint("#7fae6c", "#659655"),
  hungary: paint("#a3ae93", "#8a977a"),
  slovakia: paint("#33477d", "#243463", "#f3f0e8", "#4a5e95"),
  croatia: paint("#a5cbe6", "#86b4d6"),
  volunteers: paint("#ecd25a", "#d5b836"),
};

/** Stripes of the allies' small flags: across (true) or upright. */
const FLAGS = /** @type {Record<string, [boolean, string[]]>} */ ({
  italy: [false, ["#3c7a4a", "#f7f3e8", "#b23a2f"]],
  romania: [false, ["#2b4a8c", "#e6c23c", "#b23a2f"]],
  hungary: [true, ["#b23a2f", "#f7f3e8", "#3c7a4a"]],
  slovakia: [true, ["#f7f3e8", "#5d7fc0", "#b23a2f"]],
  croatia: [true, ["#b23a2f", "#f7f3e8", "#2b4a8c"]],
});

const SIZES = /** @type {Record<string, string>} */ ({
  battalion: "II",
  regiment: "III",
  brigade: "X",
  division: "XX",
  corps: "XXX",
  army: "XXXX",
  front: "XXXXX",
});

/** From this many pixels on a counter shows its sign, its figures, its name. */
export const SIGN = 13;
export const FIGURES = 27;
export const NAME = 40;

/**
 * @param {string} ground
 * @param {string} band
 * @param {string} [ink]
 * @param {string} [frame]
 * @returns {Colours}
 */
function paint(ground, band, ink = INK, frame = "#fbf7ec") {
  return { ground, band, ink, frame };
}

/** The colours of a unit. @param {Unit} unit */
export function coloursOf(unit) {
  return /** @type {Record<string, Colours>} */ (COLOURS)[unit.branch] ?? COLOURS.regular;
}

/**
 * Draws a counter with its left upper corner at (0, 0), `size` pixels wide.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Unit} unit
 * @param {number} face
 * @param {number} size
 */
export function drawCounter(ctx, unit, face, size) {
  const colours = coloursOf(unit);
  const edge = Math.max(1, Math.round(size / 60));
  const round = size < SIGN ? 1 : Math.max(1.5, size * 0.07);
  ctx.save();
  const shape = new Path2D();
  shape.roundRect(edge / 2, edge / 2, size - edge, size - edge, round);
  ctx.fillStyle = colours.ground;
  ctx.fill(shape);
  ctx.save();
  ctx.clip(shape);
  if (size >= NAME) band(ctx, unit, colours, size);
  if (size >= SIGN) stripes(ctx, unit, face, colours, size);
  if (isUsed(unit, face)) hatch(ctx, size);
  ctx.restore();
  ctx.strokeStyle = colours.ink === INK ? "#3b362f" : "#0d0c0b";
  ctx.lineWidth = edge;
  ctx.stroke(shape);
  if (size >= NAME) whole(ctx, unit, face, colours, size);
  else if (size >= FIGURES) small(ctx, unit, face, colours, size);
  else if (size >= SIGN) {
    // So small the ground colour must show through the sign.
    const plain = { ...colours, frame: colours.ground };
    sign(ctx, unit, plain, size * 0.17, size * 0.27, size * 0.66, size * 0.46);
  }
  ctx.restore();
}

/**
 * The band with the name on it, and the flag of an ally.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Unit} unit
 * @param {Colours} colours
 * @param {number} size
 */
function band(ctx, unit, colours, size) {
  ctx.fillStyle = colours.band;
  ctx.fillRect(0, 0, size, size * 0.23);
  const flag = FLAGS[unit.nation];
  if (!flag) return;
  const [across, stripes] = flag;
  const [x, y, w, h] = [size * 0.76, size * 0.06, size * 0.17, size * 0.115];
  stripes.forEach((colour, n) => {
    ctx.fillStyle = colour;
    if (across) ctx.fillRect(x, y + (h * n) / 3, w, h / 3);
    else ctx.fillRect(x + (w * n) / 3, y, w / 3, h);
  });
}

/**
 * A stripe for each step the face stands for as lost.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Unit} unit
 * @param {number} face
 * @param {Colours} colours
 * @param {number} size
 */
function stripes(ctx, unit, face, colours, size) {
  if (!hasLosses(unit)) return;
  ctx.fillStyle = colours.ink === INK ? "rgb(168 57 43 / 62%)" : "rgb(255 244 230 / 55%)";
  const thick = Math.max(1.5, size * 0.055);
  for (let n = 0; n < face; n++) {
    const y = size < NAME ? size * (0.86 - n * 0.1) : size * (0.53 - n * 0.1);
    ctx.fillRect(0, y, size, thick);
  }
}

/** A support unit that has fired, a leader who has had his reroll. @param {Unit} unit @param {number} face */
function isUsed(unit, face) {
  return unit.kind === "leader" ? face > 0 : unit.support && !unit.faces[face]?.ready;
}

/** A used counter is hatched in grey. @param {CanvasRenderingContext2D} ctx @param {number} size */
function hatch(ctx, size) {
  ctx.fillStyle = "rgb(90 86 78 / 30%)";
  ctx.fillRect(0, 0, size, size);
  ctx.strokeStyle = "rgb(36 33 29 / 35%)";
  ctx.lineWidth = Math.max(0.75, size / 70);
  ctx.beginPath();
  for (let at = size * 0.12; at < size * 2; at += Math.max(4, size * 0.12)) {
    ctx.moveTo(at, 0);
    ctx.lineTo(0, at);
  }
  ctx.stroke();
}

/** Whether it may move far: not the headquarters, guns and supplies. @param {Unit} unit */
function isQuick(unit) {
  return unit.extended ?? !(unit.support || unit.kind === "supply");
}

/** Whether its faces stand for losses, not for being ready or used. @param {Unit} unit */
export function hasLosses(unit) {
  return !unit.support && unit.faces[0].defence > 0;
}

/**
 * Everything: name, size, sign, dot, steps, figures.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Unit} unit
 * @param {number} face
 * @param {Colours} colours
 * @param {number} size
 */
function whole(ctx, unit, face, colours, size) {
  ctx.fillStyle = colours.ink;
  ctx.textBaseline = "middle";
  ctx.textAlign = "left";
  ctx.font = `700 ${size * 0.18}px ${NARROW}`;
  const flag = unit.nation in FLAGS;
  const rank = SIZES[unit.size] ?? (/^[IX]+$/.test(unit.size) ? unit.size : "");
  const room = size * (flag ? 0.66 : 0.86);
  ctx.fillText(unit.name, size * 0.07, size * 0.125, room);
  const bare = unit.faces[0].defence === 0;
  const tall = size * (bare ? 0.33 : 0.265);
  const wide = size * 0.45;
  const top = size * (bare ? 0.3 : 0.36);
  const left = (size - wide) / 2;
  ctx.textAlign = "center";
  ctx.font = `700 ${size * 0.115}px ${NARROW}`;
  if (!bare) ctx.fillText(rank, size / 2, size * 0.295, wide);
  sign(ctx, unit, colours, left, top, wide, tall);
  dot(ctx, unit, colours, size * 0.15, top + tall / 2, size * 0.075);
  steps(ctx, unit, face, colours, size * 0.81, top, size * 0.085, tall);
  letter(ctx, unit, colours, size);
  figures(ctx, unit, unit.faces[face] ?? unit.faces[0], colours, size, 0.815, 0.285);
}

/**
 * A small counter: the sign and the figures only.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Unit} unit
 * @param {number} face
 * @param {Colours} colours
 * @param {number} size
 */
function small(ctx, unit, face, colours, size) {
  sign(ctx, unit, colours, size * 0.24, size * 0.12, size * 0.52, size * 0.34);
  dot(ctx, unit, colours, size * 0.12, size * 0.29, size * 0.075);
  figures(ctx, unit, unit.faces[face] ?? unit.faces[0], colours, size, 0.73, 0.38);
}

/**
 * The sign in its frame. A white frame is free of the stacking limit; the signs of garrisons
 * are blue, those of frozen units light blue.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Unit} unit
 * @param {Colours} colours
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 */
function sign(ctx, unit, colours, x, y, w, h) {
  const marks = unit.marks ?? [];
  const blue = marks.includes("garrison") ? GARRISON : marks.includes("frozen") ? FROZEN : "";
  if (unit.free) {
    const rim = Math.max(1, h * 0.14);
    ctx.fillStyle = "#ffffff";
    ctx.fillRect(x - rim, y - rim, w + 2 * rim, h + 2 * rim);
    ctx.strokeStyle = "rgb(36 33 29 / 45%)";
    ctx.lineWidth = Math.max(0.5, h * 0.03);
    ctx.strokeRect(x - rim, y - rim, w + 2 * rim, h + 2 * rim);
  }
  const dark = colours.ink !== INK;
  const ground = unit.free ? colours.ground : colours.frame;
  drawSymbol(ctx, unit.symbol, x, y, w, h, {
    ink: blue && !dark ? blue : colours.ink,
    ground: blue && !dark ? "#dcebf7" : ground,
  });
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Unit} unit
 * @param {Colours} colours
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
function dot(ctx, unit, colours, x, y, r) {
  if (!unit.dot) return;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fillStyle = { black: "#161412", red: "#d12f1f", white: "#ffffff" }[unit.dot] ?? INK;
  ctx.fill();
  ctx.lineWidth = Math.max(0.75, r * 0.28);
  ctx.strokeStyle = unit.dot === "white" ? INK : colours.ink === INK ? PAPER : "#fff4e6";
  ctx.stroke();
}

/**
 * A small bar for each step, those lost left empty.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Unit} unit
 * @param {number} face
 * @param {Colours} colours
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 */
function steps(ctx, unit, face, colours, x, y, w, h) {
  if (!hasLosses(unit)) return;
  const each = h / 4;
  ctx.lineWidth = Math.max(0.75, w * 0.13);
  for (let n = 0; n < unit.steps; n++) {
    const top = y + h - (n + 1) * each + each * 0.15;
    ctx.fillStyle = ctx.strokeStyle = colours.ink;
    if (n < unit.steps - face) ctx.fillRect(x, top, w, each * 0.7);
    else ctx.strokeRect(x + 0.5, top + 0.5, w - 1, each * 0.7 - 1);
  }
}

/**
 * The corner letters C and TC, and B for Bluecher.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Unit} unit
 * @param {Colours} colours
 * @param {number} size
 */
function letter(ctx, unit, colours, size) {
  const marks = unit.marks ?? [];
  const text = marks.includes("TC")
    ? "TC"
    : marks.includes("C")
      ? "C"
      : marks.includes("bluecher")
        ? "B"
        : "";
  if (!text) return;
  ctx.fillStyle = colours.ink;
  ctx.textAlign = "left";
  ctx.font = `700 ${size * 0.12}px ${NARROW}`;
  ctx.fillText(text, size * 0.06, size * 0.3);
}

/**
 * Attack, defence, movement.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Unit} unit
 * @param {Face} face
 * @param {Colours} colours
 * @param {number} size
 * @param {number} at where the line of figures lies, as a part of the size
 * @param {number} big how high it is
 */
function figures(ctx, unit, face, colours, size, at, big) {
  const y = size * at;
  const high = size * big;
  ctx.textBaseline = "middle";
  ctx.textAlign = "center";
  ctx.font = `700 ${high}px ${NARROW}`;
  if (face.defence === 0) {
    figure(ctx, carried(unit, face), size / 2, y, high, colours, !isQuick(unit));
    return;
  }
  ctx.fillStyle = colours.ink;
  const attack = face.ready ? "S" : String(face.attack);
  if (face.doubled) {
    ctx.fillText(attack, size * 0.13, y, size * 0.18);
    ctx.font = `700 ${high * 0.52}px ${NARROW}`;
    ctx.fillText(String(face.doubled), size * 0.265, y - high * 0.24, size * 0.15);
    ctx.font = `700 ${high}px ${NARROW}`;
  } else {
    ctx.fillText(attack, size * 0.19, y, size * 0.3);
  }
  defence(ctx, unit, face, colours, size, y, high);
  const slow = face.tactical || !isQuick(unit);
  figure(ctx, face.tactical ? "T" : String(face.movement), size * 0.83, y, high, colours, slow);
}

/** How far it moves; of immobile supply how many points lie there. @param {Unit} unit @param {Face} face */
function carried(unit, face) {
  if (face.tactical) return "T";
  if (unit.kind !== "supply" || face.movement) return String(face.movement);
  return `×${unit.faces.indexOf(face) + 1}`;
}

/**
 * The defence; on a red square for the elite, on a white one for the weak.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Unit} unit
 * @param {Face} face
 * @param {Colours} colours
 * @param {number} size
 * @param {number} y
 * @param {number} high
 */
function defence(ctx, unit, face, colours, size, y, high) {
  const boxed = unit.quality === "low" || (unit.quality === "elite" && unit.branch !== "guards");
  const text = face.alone ? `(${face.defence})` : String(face.defence);
  if (boxed) {
    const wide = Math.min(
      size * 0.32,
      Math.max(high * 0.92, ctx.measureText(text).width + high * 0.25),
    );
    ctx.fillStyle = unit.quality === "elite" ? RED : "#ffffff";
    ctx.fillRect(size / 2 - wide / 2, y - high * 0.52, wide, high * 0.98);
    if (size >= NAME) {
      ctx.strokeStyle = "rgb(36 33 29 / 60%)";
      ctx.lineWidth = Math.max(0.5, size / 90);
      ctx.strokeRect(size / 2 - wide / 2, y - high * 0.52, wide, high * 0.98);
    }
  }
  ctx.fillStyle = boxed ? (unit.quality === "elite" ? "#fff6ea" : INK) : colours.ink;
  ctx.fillText(text, size / 2, y, size * 0.3);
}

/**
 * The movement; on a black square when it cannot be extended.
 * @param {CanvasRenderingContext2D} ctx
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} high
 * @param {Colours} colours
 * @param {boolean} slow
 */
function figure(ctx, text, x, y, high, colours, slow) {
  if (slow) {
    ctx.fillStyle = colours.ink === INK ? "#161412" : "#f7f2e6";
    ctx.fillRect(x - high * 0.42, y - high * 0.52, high * 0.84, high * 0.98);
  }
  const white = slow === (colours.ink === INK);
  ctx.fillStyle = slow ? (white ? "#ffffff" : "#161412") : colours.ink;
  ctx.fillText(text, x, y, high);
}

/**
 * A counter for a panel: a small picture with a name.
 * @param {Unit} unit
 * @param {number} face
 * @param {number} size in pixels
 * @param {string} label empty beside its name
 */
export function counterPicture(unit, face, size, label) {
  const ratio = Math.max(2, Math.ceil(devicePixelRatio));
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * ratio;
  canvas.style.width = canvas.style.height = `${size}px`;
  canvas.className = "sl-counter";
  if (label) {
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", label);
  } else {
    canvas.setAttribute("aria-hidden", "true");
  }
  const ctx = canvas.getContext("2d");
  if (ctx) {
    ctx.scale(ratio, ratio);
    drawCounter(ctx, unit, face, size);
  }
  return canvas;
}
