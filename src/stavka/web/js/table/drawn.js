// Things that are elements of the page: each has its words as data-id, and perhaps a data-kind.
// This is how the shell finds and lights what a board draws with SVG and HTML.

/** @typedef {HTMLElement | SVGElement} Thing */
/** @typedef {import("./spots.js").Spot} Spot */
/** @typedef {import("../../types.d.ts").Manner} Manner */

/** What a lit thing had before it was lit. @type {WeakMap<Element, Record<string, string | null>>} */
const before = new WeakMap();
const LIT = ["role", "tabindex", "aria-label"];

export class Drawn {
  /** @param {Element[]} roots @param {(id: string) => string} label of a lit thing */
  constructor(roots, label) {
    this.roots = roots;
    this.label = label;
    this.moves = "pointerover"; // by this one knows that the pointer is on another thing
    /** @type {Map<string, Thing[]>} */
    this.things = new Map();
    /** @type {Set<Thing>} */
    this.lit = new Set();
  }

  /** Finds what is drawn now. */
  scan() {
    this.things.clear();
    for (const root of this.roots) {
      for (const el of /** @type {NodeListOf<Thing>} */ (root.querySelectorAll("[data-id]"))) {
        const id = el.dataset.id ?? "";
        const same = this.things.get(id);
        if (same) same.push(el);
        else this.things.set(id, [el]);
      }
    }
  }

  /** Is it in sight? @param {string} id */
  has(id) {
    return this.things.get(id)?.some(shown) ?? false;
  }

  /** @param {string} id */
  kind(id) {
    return this.things.get(id)?.find((el) => el.dataset.kind)?.dataset.kind ?? "";
  }

  /** @param {ReadonlySet<string>} ids @param {Manner} manner */
  light(ids, manner) {
    const now = new Set([...ids].flatMap((id) => this.things.get(id) ?? []));
    if (manner === "can") {
      for (const el of this.lit) if (!now.has(el)) dim(el);
      for (const el of now) this.enable(el);
      this.lit = now;
      return;
    }
    for (const root of this.roots) {
      for (const el of root.querySelectorAll(`.${manner}`)) el.classList.remove(manner);
    }
    for (const el of now) el.classList.add(manner);
  }

  /** @param {Thing} el */
  enable(el) {
    if (!before.has(el)) {
      before.set(el, Object.fromEntries(LIT.map((name) => [name, el.getAttribute(name)])));
      if (!(el instanceof HTMLButtonElement)) el.setAttribute("role", "button");
      el.setAttribute("tabindex", "0");
      el.classList.add("can");
    }
    el.setAttribute("aria-label", this.label(el.dataset.id ?? ""));
  }

  /** Where a thing is drawn, several times perhaps. @param {string} id @returns {Spot[]} */
  spots(id) {
    return (this.things.get(id) ?? []).filter(shown).map(spotOf);
  }

  /** The thing that an event is about. @param {Event} event @returns {Spot | null} */
  at(event) {
    const el = thingOf(event.target);
    return el && spotOf(el);
  }

  /** All things that lie where the pointer is, also those that let it through to what they lie on.
   * @param {MouseEvent} event @returns {Spot[]} */
  under({ clientX: x, clientY: y }) {
    const here = [...this.things.values()].flat().filter((el) => {
      const box = el.getBoundingClientRect();
      return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom && shown(el);
    });
    return here.map(spotOf);
  }

  /** The lit thing that an event is about, even if something unlit lies over it.
   * @param {Event} event @returns {Spot | null} */
  litAt(event) {
    const direct = event.target instanceof Element ? event.target.closest(".can") : null;
    if (direct) return spotOf(/** @type {Thing} */ (direct));
    if (!(event instanceof MouseEvent) || event.type !== "click" || event.detail === 0) return null;
    for (const el of document.elementsFromPoint(event.clientX, event.clientY)) {
      const lit = /** @type {Thing | null} */ (el.closest(".can"));
      if (lit && this.lit.has(lit)) return spotOf(lit);
      if (el.closest("button, a, input, summary")) return null;
    }
    return null;
  }

  /** The thing in focus, or else under the pointer. @returns {string} */
  pointed() {
    const hovered = [...document.querySelectorAll("[data-id]:hover")].at(-1) ?? null;
    return (thingOf(document.activeElement) ?? thingOf(hovered))?.dataset.id ?? "";
  }
}

/** @param {Thing} el */
function dim(el) {
  const had = before.get(el);
  before.delete(el);
  el.classList.remove("can");
  for (const name of LIT) {
    const value = had?.[name] ?? null;
    if (value === null) el.removeAttribute(name);
    else el.setAttribute(name, value);
  }
}

/** @param {Thing} el @returns {Spot} */
function spotOf(el) {
  return { id: el.dataset.id ?? "", part: el, anchor: el, focus: () => el.focus() };
}

/** @param {EventTarget | null} target @returns {Thing | null} */
function thingOf(target) {
  return target instanceof Element ? target.closest("[data-id]") : null;
}

/** @param {Thing} el */
function shown(el) {
  return el.checkVisibility();
}
