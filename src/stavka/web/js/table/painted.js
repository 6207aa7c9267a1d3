// Things that are only painted: the board says what lies at a point and where a thing lies. Keys
// and screen readers meet them in one button that stands for one lit thing after another.

import { h } from "../dom.js";

/** @typedef {import("./spots.js").Spot} Spot */
/** @typedef {import("../../types.d.ts").Manner} Manner */
/** @typedef {import("../../types.d.ts").PaintedMap} PaintedMap */

export class Painted {
  /** @param {PaintedMap} map @param {(id: string) => string} label of a lit thing */
  constructor(map, label) {
    this.map = map;
    this.label = label;
    this.roots = [map.el];
    this.moves = "pointermove";
    /** @type {ReadonlySet<string>} */
    this.lit = new Set();
    this.held = ""; // what the button stands for
    this.pointer = { x: -1, y: -1 };
    this.button = h("button", { type: "button", class: "painted-thing unseen", hidden: true });
    this.news = h("p", { class: "painted-news unseen", "aria-live": "polite" });
    this.button.addEventListener("focus", () => this.hold(this.held));
    this.button.addEventListener("blur", () => map.light(new Set(), "focus"));
    map.el.addEventListener("pointermove", (e) => {
      this.pointer = { x: e.clientX, y: e.clientY };
      map.el.classList.toggle("pointing", this.litAt(e) !== null);
    });
    map.el.append(this.button, this.news);
  }

  /** Nothing is kept of what is painted. */
  scan() {}

  /** @param {string} id */
  has(id) {
    return this.map.kind(id) !== "";
  }

  /** @param {string} id */
  kind(id) {
    return this.map.kind(id);
  }

  /** @param {ReadonlySet<string>} ids @param {Manner} manner */
  light(ids, manner) {
    const painted = new Set([...ids].filter((id) => this.has(id)));
    this.map.light(painted, manner);
    if (manner !== "can") return;
    this.lit = painted;
    this.button.hidden = painted.size === 0;
    if (!painted.has(this.held)) this.held = painted.values().next().value ?? "";
    if (document.activeElement === this.button) this.hold(this.held);
    else this.name();
  }

  name() {
    this.button.dataset.id = this.held;
    this.button.setAttribute("aria-label", this.held ? this.label(this.held) : "");
  }

  /** Keys are for this thing now: it is shown, marked and told. @param {string} id */
  hold(id) {
    this.held = id;
    this.name();
    const box = this.map.spot(id);
    if (!box) return;
    this.map.light(new Set([id]), "focus");
    this.map.reveal(box);
    this.news.textContent = this.label(id);
  }

  /** @param {string} id @returns {Spot[]} */
  spots(id) {
    const box = this.map.spot(id);
    return box ? [this.spot(id, box)] : [];
  }

  /** @param {string} id @param {import("../../types.d.ts").Box} box @returns {Spot} */
  spot(id, box) {
    const focus = () => {
      this.held = id;
      if (document.activeElement === this.button) this.hold(id);
      else this.button.focus({ preventScroll: true });
    };
    return { id, part: this.map.el, anchor: box, focus };
  }

  /** What lies under an event, the uppermost first. @param {Event} event */
  under(event) {
    if (event.target === this.button) return [this.held];
    if (!(event instanceof MouseEvent)) return [];
    // What lies over the paint, a button of the board perhaps, is not the paint.
    const over = event.target instanceof Element && event.target.closest("button, a, summary");
    return over && this.map.el.contains(over) ? [] : this.map.at(event.clientX, event.clientY);
  }

  /** @param {Event} event @returns {Spot | null} */
  at(event) {
    const under = this.under(event);
    const [spot] = this.spots(under[0] ?? "");
    return spot ? { ...spot, ground: under.at(-1) } : null;
  }

  /** @param {Event} event @returns {Spot | null} */
  litAt(event) {
    return this.spots(this.under(event).find((id) => this.lit.has(id)) ?? "")[0] ?? null;
  }

  /** @returns {string} */
  pointed() {
    if (document.activeElement === this.button) return this.held;
    const { x, y } = this.pointer;
    return this.map.el.matches(":hover") ? (this.map.at(x, y)[0] ?? "") : "";
  }
}
