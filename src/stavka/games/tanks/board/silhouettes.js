// Tanks from the side, each with the marks by which crews knew it: running gear, hull, turret,
// gun. They look to the right; the ground is at 12, the box is 54 wide.

import { s } from "/web/js/dom.js";
import { round } from "./field.js";

/**
 * `long`: the length of the tracks. `wheels`: how many and how large. `deck`: the height of the
 * hull. `nose`: how far its front slopes back. `turret`: from where to where at its foot, how high,
 * and how far its back and front slope. `gun`: length beyond the turret and thickness. `brake`: a
 * muzzle brake. `cupola`: where one stands on the roof. `skirt`: plates over the tracks.
 * @typedef {{
 *   long: number, wheels: [number, number], deck: number, nose: number,
 *   turret: [number, number, number, number, number], gun: [number, number],
 *   brake?: boolean, cupola?: number, rollers?: number, rail?: boolean, skirt?: boolean,
 * }} Shape
 */

/** @type {Record<string, Shape>} */
const SHAPES = {
  t60: {
    long: 38,
    wheels: [4, 3.6],
    deck: 1,
    nose: 9,
    turret: [-6, 7, 6.5, 2, 3],
    gun: [8, 1.4],
    rollers: 3,
  },
  t26: {
    long: 42,
    wheels: [8, 2.2],
    deck: 0,
    nose: 5,
    turret: [-8, 6, 9, 0, 0.5],
    gun: [11, 1.8],
    rollers: 4,
  },
  bt5: {
    long: 46,
    wheels: [4, 4.4],
    deck: 1,
    nose: 12,
    turret: [-9, 6, 8.5, 0, 0.5],
    gun: [11, 1.8],
    rail: true,
  },
  t70: {
    long: 40,
    wheels: [5, 3.4],
    deck: 0,
    nose: 9,
    turret: [-9, 6, 7, 2.5, 4],
    gun: [11, 1.9],
    rollers: 3,
  },
  t34: {
    long: 50,
    wheels: [5, 4.5],
    deck: -1,
    nose: 13,
    turret: [-6, 13, 8.5, 4, 5],
    gun: [13, 2.4],
  },
  t34g: {
    long: 50,
    wheels: [5, 4.5],
    deck: -1,
    nose: 13,
    turret: [-5, 13, 9.5, 2.5, 3.5],
    gun: [14, 2.4],
    cupola: 1,
  },
  kv1: {
    long: 54,
    wheels: [6, 3.4],
    deck: -1.5,
    nose: 6,
    turret: [-9, 11, 9.5, 1.5, 3],
    gun: [15, 2.6],
    rollers: 3,
  },
  kv2: {
    long: 54,
    wheels: [6, 3.4],
    deck: -1.5,
    nose: 6,
    turret: [-11, 12, 15, 0.5, 1],
    gun: [9, 4.2],
    rollers: 3,
  },
  p35: {
    long: 42,
    wheels: [8, 2.3],
    deck: 0,
    nose: 4,
    turret: [-7, 6, 8.5, 1, 1],
    gun: [9, 1.6],
    rollers: 4,
    cupola: -4,
  },
  pz2: {
    long: 40,
    wheels: [5, 3.5],
    deck: 0.5,
    nose: 6,
    turret: [-7, 8, 7, 1.5, 3],
    gun: [8, 1.3],
    rollers: 4,
    cupola: -1,
  },
  p38: {
    long: 42,
    wheels: [4, 4.6],
    deck: 0,
    nose: 5,
    turret: [-7, 7, 8.5, 1, 1],
    gun: [10, 1.7],
    cupola: -4,
  },
  pz3g: {
    long: 48,
    wheels: [6, 3.1],
    deck: 0,
    nose: 6,
    turret: [-9, 8, 8.5, 2.5, 3],
    gun: [9, 1.9],
    rollers: 3,
    cupola: -6,
  },
  pz4d: {
    long: 50,
    wheels: [8, 2.7],
    deck: -0.5,
    nose: 6,
    turret: [-10, 9, 9, 2.5, 3],
    gun: [6, 3],
    rollers: 4,
    cupola: -7,
  },
  stug: {
    long: 48,
    wheels: [6, 3.1],
    deck: 0,
    nose: 7,
    turret: [-12, 12, 5.5, 3, 4],
    gun: [8, 3],
    rollers: 3,
  },
  pz3l: {
    long: 48,
    wheels: [6, 3.1],
    deck: 0,
    nose: 6,
    turret: [-9, 8, 8.5, 2.5, 3],
    gun: [15, 1.9],
    rollers: 3,
    cupola: -6,
  },
  pz4g: {
    long: 50,
    wheels: [8, 2.7],
    deck: -0.5,
    nose: 6,
    turret: [-10, 9, 9, 2.5, 3],
    gun: [17, 2.3],
    brake: true,
    rollers: 4,
    cupola: -7,
  },
  tig: {
    long: 54,
    wheels: [6, 5],
    deck: -2,
    nose: 4,
    turret: [-11, 9, 9.5, 0.5, 2],
    gun: [18, 2.8],
    brake: true,
    cupola: -6,
    skirt: true,
  },
};
/** For a card of somebody's own edition. @type {Record<string, string>} */
const LIKE = { light: "t26", medium: "pz4d", heavy: "kv1" };

/** @param {string} card @param {string} type light, medium or heavy @returns {SVGGElement} */
export function silhouette(card, type) {
  const shape = SHAPES[card] ?? SHAPES[LIKE[type] ?? ""] ?? /** @type {Shape} */ (SHAPES.t26);
  const half = shape.long / 2;
  const top = shape.deck;
  const [back, front, high, slopeBack, slopeFront] = shape.turret;
  const roof = round(top - high);
  const gunY = round(top - high * (card === "stug" ? 0.35 : 0.5));
  const muzzle = round(front - slopeFront / 2 + shape.gun[0]);
  const thick = shape.gun[1];
  const hull = `M${round(-half + 2)} 5L${round(-half + 4)} ${top}H${round(half - shape.nose)}L${round(half - 1)} 4L${round(half - 2)} 6Z`;
  const turret = `M${back} ${top + 0.4}L${round(back + slopeBack)} ${roof}H${round(front - slopeFront)}L${front} ${top + 0.4}Z`;
  const gun = `M${round(front - slopeFront - 1)} ${round(gunY - thick / 2)}H${muzzle}V${round(gunY + thick / 2)}H${round(front - slopeFront - 1)}Z`;
  const brake = shape.brake
    ? `M${round(muzzle - 1)} ${round(gunY - thick)}h4v${round(2 * thick)}h-4Z`
    : "";
  const cupola = shape.cupola === undefined ? "" : `M${shape.cupola} ${roof + 0.3}v-2.6h5.4v2.6Z`;
  const rail = shape.rail ? `M${back} ${roof - 2.4}H${front + 1}` : "";
  return s(
    "g",
    { class: "tk-silhouette" },
    s("path", { class: "tk-body", d: hull + turret + gun + brake + cupola }),
    rail ? s("path", { class: "tk-aerial", d: rail }) : null,
    s("path", { class: "tk-seam", d: `M${back + 1} ${top}H${front - 1}` }),
    s("rect", { class: "tk-track", x: -half, y: 2.6, width: shape.long, height: 9.6, rx: 4.6 }),
    runningGear(shape),
  );
}

/** @param {Shape} shape */
function runningGear(shape) {
  const [count, radius] = shape.wheels;
  const inner = shape.long - 9;
  const step = count > 1 ? (inner - 2 * radius) / (count - 1) : 0;
  const wheels = Array.from({ length: count }, (_, n) =>
    s("circle", {
      class: "tk-wheel",
      cx: round(-inner / 2 + radius + n * step),
      cy: round(11.2 - radius),
      r: round(radius - 0.5),
    }),
  );
  const rollers = Array.from({ length: shape.rollers ?? 0 }, (_, n) =>
    s("circle", {
      class: "tk-wheel",
      cx: round(-inner / 2 + (inner * (n + 0.5)) / (shape.rollers ?? 1)),
      cy: 4,
      r: 0.9,
    }),
  );
  return [
    ...wheels,
    ...rollers,
    shape.skirt
      ? s("path", { class: "tk-seam", d: `M${-shape.long / 2 + 2} 3H${shape.long / 2 - 2}` })
      : null,
  ];
}
