// Rings around what somebody shall look at. They follow it wherever the map goes.

import { h, replace } from "../dom.js";
import { boxOf } from "./spots.js";

/** @typedef {import("../../types.d.ts").Box} Box */

const MOST = 6;
const GAP = 5; // pixels around a thing

export class Rings {
  /** @param {() => (Element | Box)[]} targets */
  constructor(targets) {
    this.targets = targets;
    this.el = h("div", { class: "rings", "aria-hidden": "true" });
    this.frame = 0;
    this.drawn = "";
  }

  start() {
    if (!this.frame) this.follow();
  }

  stop() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    replace(this.el);
  }

  follow() {
    this.frame = requestAnimationFrame(() => this.follow());
    const boxes = this.targets().slice(0, MOST).map(boxOf).filter(seen);
    const drawn = boxes
      .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join())
      .join(" ");
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    while (this.el.childElementCount > boxes.length) this.el.lastElementChild?.remove();
    while (this.el.childElementCount < boxes.length) this.el.append(h("div", { class: "ring" }));
    boxes.forEach((box, i) => {
      const ring = /** @type {HTMLElement} */ (this.el.children[i]);
      Object.assign(ring.style, {
        left: `${box.left - GAP}px`,
        top: `${box.top - GAP}px`,
        width: `${box.right - box.left + 2 * GAP}px`,
        height: `${box.bottom - box.top + 2 * GAP}px`,
      });
    });
  }

  /** Look here! */
  pulse() {
    for (const ring of this.el.children)
      ring.animate?.(
        { transform: ["scale(1.5)", "scale(1)"], opacity: [0.2, 1] },
        { duration: 500, easing: "ease-out" },
      );
  }
}

/** Is it on the screen? @param {Box} box */
function seen(box) {
  return (
    box.right > box.left &&
    box.bottom > 0 &&
    box.right > 0 &&
    box.top < innerHeight &&
    box.left < innerWidth
  );
}
