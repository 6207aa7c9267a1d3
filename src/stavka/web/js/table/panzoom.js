// A sheet that can be zoomed and moved inside its frame: wheel, drag, pinch, double tap, keys.
// A press that does not travel stays a click and goes to what lies under it.

const MOST = 6; // times the size at which everything is in sight
const CLOSE = 2.5; // things that are shown are not enlarged more than this
const FILL = 3.2; // a sheet is not enlarged more than this to fill its frame
const SLACK = 6; // pixels that a finger may tremble

/** @typedef {{x: number, y: number}} Point */
/** @typedef {import("../../types.d.ts").Box} Box */

export class PanZoom {
  /** @param {HTMLElement} frame @param {SVGSVGElement} sheet */
  constructor(frame, sheet) {
    this.frame = frame;
    this.sheet = sheet;
    this.scale = 1; // 1: everything is in sight
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    /** @type {Point | null} */
    this.start = null;
    this.dragging = false;
    this.lastTap = { time: 0, x: 0, y: 0 };
    this.off = new AbortController();
    this.watch = new ResizeObserver(() => this.resized());
    this.width = 0;
    this.height = 0;
    this.cover = 0;
    sheet.style.transformOrigin = "0 0";
    this.listen();
    this.watch.observe(frame);
    this.resized();
  }

  destroy() {
    this.off.abort();
    this.watch.disconnect();
  }

  listen() {
    const signal = this.off.signal;
    const frame = this.frame;
    frame.addEventListener("wheel", (e) => this.wheel(e), { signal, passive: false });
    frame.addEventListener("pointerdown", (e) => this.down(e), { signal });
    frame.addEventListener("pointermove", (e) => this.move(e), { signal });
    frame.addEventListener("pointerup", (e) => this.up(e), { signal });
    frame.addEventListener("pointercancel", (e) => this.up(e), { signal });
    // The browser scrolls what gets the focus into sight: that is a move of the sheet.
    frame.addEventListener(
      "scroll",
      () => {
        const { scrollLeft, scrollTop } = frame;
        if (!scrollLeft && !scrollTop) return;
        frame.scrollTo(0, 0);
        this.panBy(-scrollLeft, -scrollTop);
      },
      { signal },
    );
    // What ends a drag is no click.
    frame.addEventListener(
      "click",
      (e) => {
        if (!this.dragged) return;
        this.dragged = false;
        e.stopPropagation();
        e.preventDefault();
      },
      { signal, capture: true },
    );
  }

  /** The sheet as large as fits into the frame; the rest is `scale`, `x` and `y`. */
  resized() {
    const { clientWidth, clientHeight } = this.frame;
    if (!clientWidth || !clientHeight) return;
    const box = this.sheet.viewBox.baseVal;
    const ratio = box && box.height ? box.width / box.height : 1;
    const centre = this.width ? this.toSheet(clientWidth / 2, clientHeight / 2) : null;
    this.width = Math.min(clientWidth, clientHeight * ratio);
    this.height = this.width / ratio;
    this.sheet.style.width = `${this.width}px`;
    this.sheet.style.height = `${this.height}px`;
    if (centre && this.scale > 1) this.centreOn(centre);
    else this.place();
  }

  fit() {
    this.scale = 1;
    this.place();
  }

  /** How large the sheet is if it fills the frame both ways. */
  get filling() {
    const { clientWidth, clientHeight } = this.frame;
    const most = Math.max(clientHeight / this.height, clientWidth / this.width);
    return Math.min(FILL, Number.isFinite(most) ? most : 1);
  }

  /** In a frame of another shape than the sheet: begin with a part of it that can be read. */
  fill() {
    this.scale = this.filling;
    this.x = this.y = 0;
    this.place();
  }

  /** A point of the frame as a part of the sheet, 0 to 1 both ways.
   * @param {number} x @param {number} y @returns {Point} */
  toSheet(x, y) {
    return {
      x: (x - this.x) / (this.width * this.scale),
      y: (y - this.y) / (this.height * this.scale),
    };
  }

  /** @param {Point} point */
  centreOn(point) {
    this.x = this.frame.clientWidth / 2 - point.x * this.width * this.scale;
    this.y = this.frame.clientHeight / 2 - point.y * this.height * this.scale;
    this.place();
  }

  place() {
    const { clientWidth, clientHeight } = this.frame;
    this.x = within(this.x, clientWidth, this.width * this.scale);
    this.y = within(this.y, clientHeight, this.height * this.scale, this.cover);
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.frame.classList.toggle("zoomed", this.scale > 1);
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] a point that stays where it is */
  zoomBy(factor, x = this.frame.clientWidth / 2, y = this.frame.clientHeight / 2) {
    const before = this.toSheet(x, y);
    this.scale = Math.min(MOST, Math.max(1, this.scale * factor));
    this.x = x - before.x * this.width * this.scale;
    this.y = y - before.y * this.height * this.scale;
    this.place();
  }

  /** @param {number} dx @param {number} dy */
  panBy(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.place();
  }

  /** Bring things into sight, enlarged as far as all of them fit.
   * @param {Box[]} boxes */
  show(boxes) {
    const frame = this.frame.getBoundingClientRect();
    if (!boxes.length) return;
    const left = Math.min(...boxes.map((b) => b.left)) - frame.left;
    const right = Math.max(...boxes.map((b) => b.right)) - frame.left;
    const top = Math.min(...boxes.map((b) => b.top)) - frame.top;
    const bottom = Math.max(...boxes.map((b) => b.bottom)) - frame.top;
    const middle = this.toSheet((left + right) / 2, (top + bottom) / 2);
    const room = 0.85;
    const grow = Math.min(
      (frame.width * room) / (right - left),
      (frame.height * room) / (bottom - top),
    );
    this.scale = Math.min(CLOSE, Math.max(1, this.scale * grow));
    this.centreOn(middle);
  }

  /** Bring as many of these things into sight as there is room for, at the present size.
   * @param {Box[]} boxes */
  gather(boxes) {
    const { clientWidth, clientHeight } = this.frame;
    const frame = this.frame.getBoundingClientRect();
    const spots = boxes.map((box) => ({
      x: (box.left + box.right) / 2 - frame.left,
      y: (box.top + box.bottom) / 2 - frame.top,
    }));
    /** @type {Point[]} */
    let best = [];
    for (const { x } of spots) {
      // What lies from this one on, as far as the frame is wide.
      const near = spots.filter((spot) => spot.x >= x && spot.x < x + clientWidth * 0.88);
      const together = near.filter(
        (spot) => Math.abs(spot.y - (near[0]?.y ?? 0)) < clientHeight * 0.88,
      );
      if (together.length > best.length) best = together;
    }
    if (!best.length) return;
    const xs = best.map((spot) => spot.x);
    const ys = best.map((spot) => spot.y);
    this.centreOn(
      this.toSheet(
        (Math.min(...xs) + Math.max(...xs)) / 2,
        (Math.min(...ys) + Math.max(...ys)) / 2,
      ),
    );
  }

  /** If a thing is out of sight, move the sheet so that it is not.
   * @param {Box} box */
  reveal(box) {
    const frame = this.frame.getBoundingClientRect();
    const margin = 12;
    let dx = 0;
    let dy = 0;
    if (box.left < frame.left) dx = frame.left - box.left + margin;
    else if (box.right > frame.right) dx = frame.right - box.right - margin;
    if (box.top < frame.top) dy = frame.top - box.top + margin;
    else if (box.bottom > frame.bottom - this.cover)
      dy = frame.bottom - this.cover - box.bottom - margin;
    if (dx || dy) this.panBy(dx, dy);
  }

  /** So many pixels of the frame lie under something, from below: the map may be moved out of there.
   * @param {number} cover */
  covered(cover) {
    this.cover = cover;
    this.place();
  }

  /** @param {{clientX: number, clientY: number}} event @returns {Point} */
  at(event) {
    const frame = this.frame.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const { x, y } = this.at(event);
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.zoomBy(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 500)), x, y);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button > 0) return;
    this.fingers.set(event.pointerId, this.at(event));
    this.dragged = false;
    if (this.fingers.size === 1) this.start = this.at(event);
    else this.take(event.pointerId);
  }

  /** From now on this is a drag, wherever the pointer goes.
   * @param {number} pointer */
  take(pointer) {
    this.dragging = true;
    for (const id of [pointer, ...this.fingers.keys()]) {
      if (this.frame.hasPointerCapture(id)) continue;
      this.frame.setPointerCapture(id);
    }
    this.frame.classList.add("dragging");
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.start) return;
    const now = this.at(event);
    if (!this.dragging) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLACK) return;
      this.take(event.pointerId);
    }
    this.fingers.set(event.pointerId, now);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      this.panBy(now.x - before.x, now.y - before.y);
      return;
    }
    const spread = Math.hypot(now.x - other.x, now.y - other.y);
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    this.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.zoomBy(spread / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.fingers.size) return;
    if (this.dragging) {
      this.dragging = false;
      this.dragged = event.type === "pointerup";
      this.frame.classList.remove("dragging");
      // If no click follows, the next one is a click again.
      setTimeout(() => (this.dragged = false), 50);
      return;
    }
    this.tap(event);
  }

  /** Two taps on the same spot, where nothing can be chosen: closer, or back to all of it.
   * @param {PointerEvent} event */
  tap(event) {
    const { x, y } = this.at(event);
    const last = this.lastTap;
    this.lastTap = { time: event.timeStamp, x, y };
    if (event.target instanceof Element && event.target.closest(".can, button, a")) return;
    if (event.timeStamp - last.time > 350 || Math.hypot(x - last.x, y - last.y) > 24) return;
    this.lastTap.time = 0;
    if (this.scale > 1.2) this.fit();
    else this.zoomBy(2.2, x, y);
  }
}

/** Where the sheet begins: in the middle if it is smaller than the frame, else without a gap.
 * @param {number} at @param {number} frame @param {number} sheet
 * @param {number} [cover] of the frame, at its end */
function within(at, frame, sheet, cover = 0) {
  const middle = (frame - sheet) / 2;
  if (sheet <= frame) return cover ? Math.min(middle, Math.max(middle - cover, at)) : middle;
  return Math.min(0, Math.max(frame - cover - sheet, at));
}
