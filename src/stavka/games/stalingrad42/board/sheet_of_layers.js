// What is laid over the map and changes seldom is painted once, on a sheet somewhat larger than what
// is seen; while the map is moved the sheet is moved with it.

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {(ctx: CanvasRenderingContext2D, scale: number) => void} Paint one unit is the height of a hex */

const MARGIN = 0.3; // of what is seen, on each side

export class SheetOfLayers {
  #canvas = document.createElement("canvas");
  #key = "";
  #scale = 0;
  /** Its left upper corner and its size, on the table. */
  #part = { left: 0, top: 0, width: 0, height: 0 };

  /**
   * Lays it under the eye, painted anew if it shows something else or too little.
   * @param {CanvasRenderingContext2D} ctx in pixels of the page
   * @param {Camera} camera
   * @param {string} key what is painted
   * @param {Paint} paint
   */
  draw(ctx, camera, key, paint) {
    const sized = this.#scale === camera.scale || camera.moving; // rough while the size changes
    if (key !== this.#key || !sized || !this.#covers(camera)) this.#paint(camera, key, paint);
    const [x, y] = camera.screen(0, 0);
    const { left, top, width, height } = this.#part;
    const { scale } = camera;
    ctx.drawImage(this.#canvas, x + left * scale, y + top * scale, width * scale, height * scale);
  }

  /** @param {Camera} camera */
  #covers(camera) {
    const { width, height, scale } = camera;
    const [x, y] = camera.screen(0, 0);
    const { left, top, width: wide, height: high } = this.#part;
    return (
      x + left * scale <= 0 &&
      y + top * scale <= 0 &&
      x + (left + wide) * scale >= width &&
      y + (top + high) * scale >= height
    );
  }

  /** @param {Camera} camera @param {string} key @param {Paint} paint */
  #paint(camera, key, paint) {
    const { scale, width, height } = camera;
    const dense = devicePixelRatio;
    const [x, y] = camera.screen(0, 0);
    const [across, down] = [width * MARGIN, height * MARGIN];
    this.#key = key;
    this.#scale = scale;
    this.#part = {
      left: (-x - across) / scale,
      top: (-y - down) / scale,
      width: (width + 2 * across) / scale,
      height: (height + 2 * down) / scale,
    };
    this.#canvas.width = Math.ceil((width + 2 * across) * dense);
    this.#canvas.height = Math.ceil((height + 2 * down) * dense);
    const ctx = this.#canvas.getContext("2d");
    if (!ctx) return;
    const size = scale * dense;
    ctx.setTransform(size, 0, 0, size, -this.#part.left * size, -this.#part.top * size);
    paint(ctx, scale);
  }
}
