// The stage as the table's map: what lies at a point, where a thing lies, what is lit, and how the
// map is moved.

import { centre, COLUMNS, ROWS, SQUEEZE } from "./grid.js";
import { takeHands } from "./hands.js";
import { Lights } from "./lights.js";

/** @typedef {import("/web/types.d.ts").Box} Box */
/** @typedef {import("/web/types.d.ts").PaintedMap} PaintedMap */
/** @typedef {import("./stage.js").Stage} Stage */

const CLOSE = 76; // things that are shown are not enlarged more than this

/** Is it the number of a hex? @param {string} id */
export function isHex(id) {
  if (!/^\d{4}$/.test(id)) return false;
  const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
  return column >= COLUMNS.first && column <= COLUMNS.last && row >= ROWS.first && row <= ROWS.last;
}

/** @param {Stage} stage @returns {PaintedMap} */
export function paintedMap(stage) {
  const { el, camera } = stage;
  const lights = new Lights();
  stage.over.push((ctx) =>
    lights.draw(ctx, camera, (id) => stage.stacks?.room(id, camera) ?? null),
  );

  /** From the stage's pixels to those of the window. @param {Box} box @returns {Box} */
  const onScreen = (box) => {
    const { left, top } = el.getBoundingClientRect();
    return {
      left: box.left + left,
      right: box.right + left,
      top: box.top + top,
      bottom: box.bottom + top,
    };
  };
  /** The middle and the size of boxes, in hex units. @param {Box[]} boxes */
  const around = (boxes) => {
    const stand = el.getBoundingClientRect();
    const [x1, y1] = camera.map(
      Math.min(...boxes.map((box) => box.left)) - stand.left,
      Math.min(...boxes.map((box) => box.top)) - stand.top,
    );
    const [x2, y2] = camera.map(
      Math.max(...boxes.map((box) => box.right)) - stand.left,
      Math.max(...boxes.map((box) => box.bottom)) - stand.top,
    );
    return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, width: x2 - x1, height: y2 - y1 };
  };

  /** @param {number} x @param {number} y @returns {string[]} */
  function at(x, y) {
    const { left, top } = el.getBoundingClientRect();
    const [px, py] = [x - left, y - top];
    const hit = stage.stacks?.hit(px, py, camera);
    if (hit?.unit) return [hit.unit];
    const hex = hit?.hex ?? stage.map?.hexAt(...camera.map(px, py));
    if (!hex) return [];
    return [...(stage.stacks?.in(hex) ?? []).map((piece) => piece.id), hex];
  }

  const release = takeHands(el, camera, {
    tap() {},
    hover(px, py) {
      if (stage.stacks?.hover(px, py, camera)) stage.askForFrame();
    },
    key: () => false,
  });
  // Of a pile in which several can be chosen, one is chosen in the fan.
  const choosing = new AbortController();
  /** @param {MouseEvent} event */
  const spread = (event) => {
    if (!event.detail) return; // by key: it is known which one
    const under = at(event.clientX, event.clientY);
    const hex = under.at(-1) ?? "";
    if (under.length && !isHex(hex)) return; // one in the fan
    const several = under.filter((id) => lights.lit.can.has(id)).length > 1;
    if (several) event.stopImmediatePropagation();
    stage.stacks?.open(several ? hex : null);
  };
  /** Twice on what can be chosen is no wish to come nearer. @param {MouseEvent} event */
  const twice = (event) => {
    const lit = at(event.clientX, event.clientY).some((id) => lights.lit.can.has(id));
    if (lit) event.stopImmediatePropagation();
  };
  const { signal } = choosing;
  el.addEventListener("click", spread, { capture: true, signal });
  el.addEventListener("dblclick", twice, { capture: true, signal });

  return {
    el,
    get scale() {
      return camera.scale / camera.whole;
    },
    at,
    spot(id) {
      const room = stage.stacks?.room(id, camera);
      if (room) return onScreen(room);
      if (!isHex(id)) return null;
      const [x, y] = camera.screen(...centre(id));
      const half = camera.scale / 2;
      return onScreen({ left: x - half, right: x + half, top: y - half, bottom: y + half });
    },
    kind: (id) => (stage.stacks?.hexOf.has(id) ? "unit" : isHex(id) ? "hex" : ""),
    light(ids, manner) {
      lights.lit[manner] = ids;
      el.dataset[manner] = String(ids.size);
      stage.askForFrame();
    },
    zoomBy: (factor) => camera.step(factor > 1 ? 2 : -2),
    panBy: (dx, dy) => camera.drag(dx, dy),
    fit: () => camera.showAll(),
    fill: () => {},
    show(boxes) {
      if (!boxes.length) return;
      const { x, y, width, height } = around(boxes);
      const across = camera.width / ((width + 2) * SQUEEZE);
      const scale = Math.min(CLOSE, across, camera.height / (height + 2));
      camera.glide(x, y, camera.settled(Math.max(scale, camera.whole)));
    },
    gather(boxes) {
      if (!boxes.length) return;
      const { x, y } = around(boxes.slice(0, 1));
      camera.glide(x, y);
    },
    reveal(box) {
      const stand = el.getBoundingClientRect();
      const seen =
        box.left >= stand.left &&
        box.right <= stand.right &&
        box.top >= stand.top &&
        box.bottom <= stand.bottom;
      if (seen) return;
      const { x, y } = around([box]);
      camera.glide(x, y);
    },
    destroy() {
      release();
      choosing.abort();
    },
  };
}
