// Who paints the map: a worker; where it cannot, the page itself, a tile between two frames.

import { faces } from "/web/js/faces.js";

/** @typedef {import("./painter.js").Answer} Answer */
/** @typedef {import("./painter.js").Message} Message */
/** @typedef {import("./painter.js").Painter<HTMLCanvasElement>} Painter */

export class Easel {
  /** What is done with what the painter tells. @type {(answer: Answer) => void} */
  answer = () => {};
  /** What a painter must know before it paints: the sources, where counters lie. @type {Message[]} */
  #known = [];
  /** @type {Worker | null} */
  #worker = null;
  /** The painter on the page. @type {Promise<Painter> | null} */
  #here = null;
  #closed = false;

  constructor() {
    if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") {
      this.#take();
      return;
    }
    this.#worker = new Worker(new URL("./painter.js", import.meta.url), { type: "module" });
    this.#worker.addEventListener("message", (event) =>
      this.answer(/** @type {Answer} */ (event.data)),
    );
    this.#worker.addEventListener("error", (event) => {
      event.preventDefault(); // the page paints now; should it fail too, that is told
      this.#take();
    });
    this.#worker.postMessage({ faces: faces() });
  }

  /** @param {Message} message */
  tell(message) {
    // Of where counters lie only the last counts.
    if ("rooms" in message) this.#known = this.#known.filter((each) => !("rooms" in each));
    if (isLasting(message)) this.#known.push(message);
    if (this.#worker) this.#worker.postMessage(message);
    else this.#hear(message);
  }

  close() {
    this.#closed = true;
    this.#worker?.terminate();
  }

  /** The page takes over; what was asked of the worker is asked again. */
  #take() {
    this.#worker?.terminate();
    this.#worker = null;
    if (this.#here || this.#closed) return;
    this.#here = import("./painter.js").then(
      ({ Painter }) =>
        new Painter({
          canvas: (width, height) =>
            Object.assign(document.createElement("canvas"), { width, height }),
          finished: ({ key, lain }, image) => this.answer({ key, lain, image }),
          tell: (answer) => this.answer(answer),
          pause: (then) => {
            requestAnimationFrame(() => setTimeout(() => this.#try(then)));
          },
        }),
    );
    for (const message of this.#known) this.#hear(message);
    this.answer({ lost: true });
  }

  /** @param {Message} message */
  async #hear(message) {
    try {
      const painter = await this.#here;
      this.#try(() => painter?.hear(message));
    } catch (error) {
      this.answer({ failed: String(error) });
    }
  }

  /** @param {() => void} work */
  #try(work) {
    if (this.#closed) return;
    try {
      work();
    } catch (error) {
      this.answer({ failed: String(error) });
    }
  }
}

/** @param {Message} message */
function isLasting(message) {
  return "ground" in message || "rooms" in message;
}
