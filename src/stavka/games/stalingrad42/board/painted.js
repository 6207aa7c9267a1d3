// The stage as the table's map: what lies at a point, where a thing lies, what is lit, and how the
// map is moved.

import { centre, COLUMNS, ROWS, SQUEEZE } from "./grid.js";
import { takeHands } from "./hands.js";
import { Lights } from "./lights.js";

/** @typedef {import("/web/types.d.ts").Box} Box */
/** @typedef {import("/web/types.d.ts").PaintedMap} PaintedMap */
/** @typedef {import("./stage.js").Stage} Stage */
/**
 * The table's map, and what the parts of the board know of it besides.
 * @typedef {PaintedMap & {
 *   lights: Lights,
 *   pointed(): string,
 *   pointing: (() => void)[],
 *   carried: { ids: string[], x: number, y: number } | null,
 *   grips: (ids: string[]) => string[] | null,
 *   keys: ((event: KeyboardEvent) => boolean)[],
 * }} Painting `pointed`: the hex or area under the pointer or the keys, of which `pointing` are
 *   told; `grips`: those of the units at a place that are picked when a hand takes them up, null
 *   if it moves the map
 */

const CLOSE = 76; // things that are shown are not enlarged more than this

/** Is it the number of a hex? @param {string} id */
export function isHex(id) {
  if (!/^\d{4}$/.test(id)) return false;
  const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
  return column >= COLUMNS.first && column <= COLUMNS.last && row >= ROWS.first && row <= ROWS.last;
}

/** @param {Stage} stage @returns {Painting} */
export function paintedMap(stage) {
  const { el, camera } = stage;
  const lights = new Lights();
  /** Is it a counter of the open fan? @param {string} id */
  const fanned = (id) => {
    const hex = stage.stacks?.hexOf.get(id);
    return hex !== undefined && hex === stage.stacks?.fanned;
  };
  stage.marks = (ctx) => lights.draw(ctx, camera, room, (id) => !fanned(id));
  stage.over.push((ctx) => lights.draw(ctx, camera, room, fanned));
  let under = ""; // the hex or area under the pointer
  let cover = 0; // pixels of the stage under the hand, from below

  /** The part of the stage over which nothing lies, in pixels of the window. @returns {Box} */
  function free() {
    const { left, right, top, bottom } = el.getBoundingClientRect();
    const open = { left, right, top, bottom: bottom - cover };
    for (const panel of stage.panels) {
      const box = panel.getBoundingClientRect();
      if (!box.height) continue;
      if (box.width > (right - left) / 2) open.bottom = Math.min(open.bottom, box.top);
      else open.right = Math.min(open.right, box.left);
    }
    return open;
  }

  /** A place comes into the middle of a part of the stage. @param {number} x @param {number} y
   * @param {Box} open @param {number} [scale] */
  function bring(x, y, open, scale = camera.scale) {
    const stand = el.getBoundingClientRect();
    const dx = (stand.left + stand.right - open.left - open.right) / 2;
    const dy = (stand.top + stand.bottom - open.top - open.bottom) / 2;
    camera.glide(x + dx / (SQUEEZE * scale), y + dy / scale, scale);
  }

  /** Where a unit or an area is seen. @param {string} id */
  const room = (id) => stage.stacks?.room(id, camera) ?? stage.scene?.room(id, camera) ?? null;

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
    const area = stage.scene?.areaAt(px, py, camera);
    if (area && (!hit || isHex(hit.hex))) return [area];
    const hex = hit?.hex ?? stage.map?.hexAt(...camera.map(px, py));
    if (!hex) return [];
    return [...(stage.stacks?.in(hex) ?? []).map((piece) => piece.id), hex];
  }

  /** The hex or area at a point of the stage. @param {number} px @param {number} py */
  const placeAt = (px, py) =>
    stage.scene?.areaAt(px, py, camera) ?? stage.map?.hexAt(...camera.map(px, py)) ?? "";
  /** @param {number} px @param {number} py */
  function point(px, py) {
    const now = stage.stacks?.hit(px, py, camera)?.unit ? "" : placeAt(px, py);
    if (now === under) return;
    under = now;
    for (const tell of painting.pointing) tell();
  }
  /** @param {string[]} ids */
  const lift = (ids) => el.dispatchEvent(new CustomEvent("lift", { detail: ids }));
  let start = ""; // where what is carried was taken up
  /** @type {string[]} */
  let gripped = [];

  const release = takeHands(el, camera, {
    tap() {},
    hover(px, py) {
      if (stage.stacks?.hover(px, py, camera)) stage.askForFrame();
      point(px, py);
    },
    key: (event) => painting.keys.some((key) => key(event)),
    carry: {
      grip(px, py) {
        const hit = stage.stacks?.hit(px, py, camera);
        if (!hit) return false;
        const ids = hit.unit ? [hit.unit] : (stage.stacks?.in(hit.hex) ?? []).map(({ id }) => id);
        const found = painting.grips(ids);
        if (!found) return false;
        [start, gripped] = [hit.hex, found];
        return true;
      },
      move(x, y) {
        if (!painting.carried) {
          stage.stacks?.open(null);
          lift(gripped);
        }
        painting.carried = { ids: gripped, x, y };
        point(x, y);
        stage.askForFrame();
      },
      lay(px, py) {
        painting.carried = null;
        stage.askForFrame();
        const place = placeAt(px, py);
        if (place && place !== start) el.dispatchEvent(new CustomEvent("lay", { detail: place }));
      },
      leave() {
        painting.carried = null;
        stage.askForFrame();
      },
    },
  });
  // Of a pile in which several can be chosen, one is chosen in the fan.
  const choosing = new AbortController();
  /** @param {MouseEvent} event */
  const spread = (event) => {
    if (!event.detail) return; // by key: it is known which one
    const under = at(event.clientX, event.clientY);
    const hex = under.at(-1) ?? "";
    if (under.length === 1 && !isHex(hex)) return; // one in the fan, or the letter of an area
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

  /** @type {Painting} */
  const painting = {
    el,
    lights,
    pointing: [],
    keys: [],
    carried: null,
    grips: () => null,
    pointed() {
      const [focus] = lights.lit.focus;
      return focus && !stage.stacks?.hexOf.has(focus) ? focus : under;
    },
    get scale() {
      return camera.scale / camera.whole;
    },
    at,
    spot(id) {
      const seen = room(id);
      if (seen) return onScreen(seen);
      if (!isHex(id)) return null;
      const [x, y] = camera.screen(...centre(id));
      const half = camera.scale / 2;
      return onScreen({ left: x - half, right: x + half, top: y - half, bottom: y + half });
    },
    kind(id) {
      if (stage.stacks?.hexOf.has(id)) return "unit";
      return isHex(id) || stage.scene?.has(id) ? "place" : "";
    },
    tells: (id) => lights.quiet(id),
    light(ids, manner) {
      lights.lit[manner] = ids;
      if (manner === "focus") {
        const [id] = ids;
        // One of a pile is seen in its fan.
        const pile = stage.stacks?.in(stage.stacks.hexOf.get(id ?? "") ?? "") ?? [];
        if (id) stage.stacks?.open(pile.length > 1 ? (stage.stacks.hexOf.get(id) ?? null) : null);
        for (const tell of painting.pointing) tell();
      }
      el.dataset[manner] = String(ids.size);
      stage.askForFrame();
    },
    zoomBy: (factor) => camera.step(factor > 1 ? 2 : -2),
    panBy: (dx, dy) => camera.drag(dx, dy),
    fit: () => camera.showAll(),
    fill: () => {},
    show(boxes, open = el.getBoundingClientRect()) {
      if (!boxes.length) return;
      const { x, y, width, height } = around(boxes);
      const across = (open.right - open.left) / ((width + 2) * SQUEEZE);
      const scale = Math.min(CLOSE, across, (open.bottom - open.top) / (height + 2));
      bring(x, y, open, camera.settled(Math.max(scale, camera.whole)));
    },
    gather(boxes, open = el.getBoundingClientRect()) {
      if (!boxes.length) return;
      const { x, y } = around(boxes.slice(0, 1));
      bring(x, y, open);
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
    free,
    covered(pixels) {
      cover = pixels;
    },
    pointAt(ids) {
      if (!stage.stacks) return;
      const { hexOf } = stage.stacks;
      stage.stacks.spared = ids
        .map((id) => hexOf.get(id) ?? id)
        .filter(isHex)
        .map(centre);
      stage.askForFrame();
    },
    destroy() {
      release();
      choosing.abort();
    },
  };
  return painting;
}
