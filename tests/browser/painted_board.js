// A board of Tank Battle without one element for a thing: platoons and hexes are squares of a
// canvas, which the test moves and enlarges. What the shell lights is noted on the map.

import { h } from "/web/js/dom.js";

const SIDE = 60; // of a hex that is a square
const [COLUMNS, ROWS] = [16, 12];

/** @param {import("/web/types.d.ts").BoardContext} context @returns {import("/web/types.d.ts").Board} */
export function create(context) {
  const canvas = h("canvas", { width: COLUMNS * SIDE, height: ROWS * SIDE });
  canvas.style.cssText = "position: absolute; inset: 0; width: 100%; height: 100%";
  const el = h("div", { class: "painted-test" }, canvas);
  el.style.cssText = "position: relative; width: 100%; height: 100%; overflow: hidden";
  /** @type {Map<string, string>} things and the hexes they lie on */
  let places = new Map();
  /** @type {Record<string, ReadonlySet<string>>} */
  const lights = { can: new Set(), chosen: new Set(), told: new Set(), focus: new Set() };
  const eye = { x: 0, y: 0, scale: 1 };

  /** @param {string} hex */
  function boxOf(hex) {
    const frame = el.getBoundingClientRect();
    const side = SIDE * eye.scale;
    const left = frame.left + eye.x + Number(hex.slice(0, 2)) * side;
    const top = frame.top + eye.y + Number(hex.slice(2)) * side;
    return { left, top, right: left + side, bottom: top + side };
  }
  function paint() {
    const { width, height } = el.getBoundingClientRect();
    [canvas.width, canvas.height] = [width, height];
    el.dataset.eye = [eye.x, eye.y, eye.scale].join(" ");
    const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    ctx.setTransform(eye.scale, 0, 0, eye.scale, eye.x, eye.y);
    for (const [id, hex] of places) {
      const [x, y] = [Number(hex.slice(0, 2)) * SIDE, Number(hex.slice(2)) * SIDE];
      ctx.fillStyle = lights.focus?.has(id) ? "#c33" : lights.can?.has(id) ? "#fc6" : "#9a8";
      ctx.fillRect(x + 1, y + 1, SIDE - 2, SIDE - 2);
      ctx.fillStyle = "#000";
      ctx.fillText(id, x + 4, y + (id === hex ? 54 : 30));
    }
  }
  /** @param {number} dx @param {number} dy */
  function panBy(dx, dy) {
    eye.x += dx;
    eye.y += dy;
    paint();
  }

  return {
    map: {
      el,
      get scale() {
        return eye.scale;
      },
      at(x, y) {
        const under = [...places].filter(([, hex]) => {
          const { left, top, right, bottom } = boxOf(hex);
          return x >= left && x < right && y >= top && y < bottom;
        });
        return under.map(([id]) => id).sort((a, b) => b.length - a.length);
      },
      spot(id) {
        const hex = places.get(id);
        return hex ? boxOf(hex) : null;
      },
      kind: (id) => (places.has(id) ? (places.get(id) === id ? "hex" : "unit") : ""),
      light(ids, manner) {
        lights[manner] = ids;
        el.dataset[manner] = [...ids].sort().join(" ");
        paint();
      },
      zoomBy(factor) {
        eye.scale *= factor;
        paint();
      },
      panBy,
      fit() {
        Object.assign(eye, { x: 0, y: 0, scale: 1 });
        paint();
      },
      fill: () => paint(),
      show: () => paint(),
      gather: () => paint(),
      reveal(box) {
        const frame = el.getBoundingClientRect();
        const seen = box.left >= frame.left && box.right <= frame.right;
        const dx = frame.left + frame.width / 2 - box.left;
        if (!seen || box.top < frame.top || box.bottom > frame.bottom)
          panBy(dx, frame.top + frame.height / 2 - box.top);
      },
    },
    async update({ board }) {
      places = new Map();
      for (let column = 1; column <= COLUMNS; column++) {
        for (let row = 1; row <= ROWS; row++) {
          const hex = `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;
          places.set(hex, hex);
        }
      }
      for (const [id, unit] of Object.entries(board.units)) places.set(id, unit.place);
      paint();
    },
    describe: (id) => (places.has(id) ? { title: id, kind: "", rows: [] } : null),
    heading: () => null,
    things: (line) => [String(line.args?.unit ?? "")],
    dice: () => null,
    tour: [{ text: "board-tour-map", thing: "t34-1" }],
  };
}
