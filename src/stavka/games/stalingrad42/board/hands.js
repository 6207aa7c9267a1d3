// How a hand moves the map: drag, wheel, pinch and keys; and what a tap or a pointer touches.

/** @typedef {import("./camera.js").Camera} Camera */

/**
 * What happens on the stage besides moving: pixels from its left upper corner.
 * @typedef {{
 *   tap(px: number, py: number): void,
 *   hover(px: number, py: number): void,
 *   key(event: KeyboardEvent): boolean,
 *   carry?: Carry,
 * }} Touched
 *
 * Things that a hand can take up here and put down there; a finger moves the map instead.
 * @typedef {{
 *   grip(px: number, py: number): boolean,
 *   move(px: number, py: number): void,
 *   lay(px: number, py: number): void,
 *   leave(): void,
 * }} Carry
 */

const SLIP = 5; // a pointer that moves less has tapped
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/**
 * Lets hands move the camera over this element.
 * @param {HTMLElement} stage
 * @param {Camera} camera
 * @param {Touched} touched
 * @returns {() => void} takes the hands away
 */
export function takeHands(stage, camera, touched) {
  /** @type {Map<number, { x: number, y: number }>} */
  const down = new Map();
  let begun = { x: 0, y: 0 };
  let dragged = false;
  let rest = 0;
  /** What the hand has taken hold of. @type {Carry | undefined} */
  let held;

  /** @param {PointerEvent | WheelEvent} event */
  const spot = (event) => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /** @param {PointerEvent} event */
  const press = (event) => {
    if (event.button > 0) return;
    const at = spot(event);
    down.set(event.pointerId, at);
    stage.setPointerCapture(event.pointerId);
    if (down.size === 1) {
      begun = at;
      dragged = false;
      const { carry } = touched;
      held = event.pointerType !== "touch" && carry?.grip(at.x, at.y) ? carry : undefined;
    } else {
      dragged = true;
      camera.held = true;
    }
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    const at = spot(event);
    const before = down.get(event.pointerId);
    if (!before) {
      touched.hover(at.x, at.y);
      return;
    }
    if (down.size === 1) {
      if (!dragged && Math.hypot(at.x - begun.x, at.y - begun.y) < SLIP) return;
      dragged = true;
      stage.classList.add("dragging");
      if (held) {
        held.move(at.x, at.y);
        return;
      }
      camera.drag(at.x - before.x, at.y - before.y);
      down.set(event.pointerId, at);
      return;
    }
    const [a, b] = [...down.values()];
    down.set(event.pointerId, at);
    const [c, d] = [...down.values()];
    if (a && b && c && d) pinch(camera, [a, b], [c, d]);
  };

  /** @param {PointerEvent} event */
  const lift = (event) => {
    if (!down.delete(event.pointerId)) return;
    stage.classList.remove("dragging");
    if (down.size) return;
    if (camera.held) {
      camera.held = false;
      camera.settle();
    }
    if (held && dragged) {
      if (event.type === "pointerup") held.lay(spot(event).x, spot(event).y);
      else held.leave();
    }
    held = undefined;
    if (!dragged && event.type === "pointerup") touched.tap(begun.x, begun.y);
  };

  /** @param {WheelEvent} event */
  const wheel = (event) => {
    event.preventDefault();
    const at = spot(event);
    touched.hover(-1e6, -1e6); // what was under the pointer goes elsewhere
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      camera.drag(-event.deltaX, 0);
      return;
    }
    const notch = event.deltaMode !== 0 || Math.abs(event.deltaY) >= 60;
    if (notch) {
      camera.step(event.deltaY < 0 ? 2 : -2, at.x, at.y);
      return;
    }
    camera.held = true;
    camera.zoomTo(camera.scale * Math.exp(-event.deltaY * 0.008), at.x, at.y);
    clearTimeout(rest);
    rest = setTimeout(() => {
      camera.held = false;
      camera.settle();
    }, 180);
  };

  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.target !== stage || event.ctrlKey || event.metaKey || event.altKey) return;
    if (touched.key(event) || turn(camera, event)) event.preventDefault();
  };

  /** @param {MouseEvent} event */
  const double = (event) => {
    const box = stage.getBoundingClientRect();
    camera.step(event.shiftKey ? -4 : 4, event.clientX - box.left, event.clientY - box.top);
  };

  /** What ends a drag is no click. @param {MouseEvent} event */
  const click = (event) => {
    const button = event.target instanceof Element && event.target.closest("button, a, summary");
    if (!dragged || button) return;
    dragged = false;
    event.stopImmediatePropagation();
  };

  const hands = new AbortController();
  const { signal } = hands;
  stage.addEventListener("pointerdown", press, { signal });
  stage.addEventListener("pointermove", move, { signal });
  stage.addEventListener("pointerup", lift, { signal });
  stage.addEventListener("pointercancel", lift, { signal });
  stage.addEventListener("pointerleave", () => touched.hover(-1e6, -1e6), { signal });
  stage.addEventListener("wheel", wheel, { passive: false, signal });
  stage.addEventListener("dblclick", double, { signal });
  stage.addEventListener("keydown", key, { signal });
  stage.addEventListener("click", click, { capture: true, signal });
  return () => {
    clearTimeout(rest);
    hands.abort();
  };
}

/** @typedef {{ x: number, y: number }} Spot */

/**
 * Two fingers: the map follows both.
 * @param {Camera} camera
 * @param {[Spot, Spot]} before
 * @param {[Spot, Spot]} now
 */
function pinch(camera, before, now) {
  const apart = (/** @type {[Spot, Spot]} */ [a, b]) =>
    Math.max(8, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = (/** @type {[Spot, Spot]} */ [a, b]) => ({
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
  });
  const from = middle(before);
  const to = middle(now);
  camera.drag(to.x - from.x, to.y - from.y);
  camera.zoomTo((camera.scale * apart(now)) / apart(before), to.x, to.y);
}

/**
 * Keys that move the map; true when this was one.
 * @param {Camera} camera
 * @param {KeyboardEvent} event
 */
function turn(camera, event) {
  const arrow = ARROWS[event.key];
  if (arrow) {
    const far = event.shiftKey ? 420 : 120;
    const [dx, dy] = arrow;
    const [x, y] = camera.map(camera.width / 2 + dx * far, camera.height / 2 + dy * far);
    camera.glide(x, y, camera.scale, 140);
  } else if (event.key === "+" || event.key === "=") camera.step(2);
  else if (event.key === "-" || event.key === "_") camera.step(-2);
  else if (event.key === "0" || event.key === "Home") camera.showAll();
  else return false;
  return true;
}
