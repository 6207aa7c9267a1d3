// Making elements. `h` makes HTML, `s` makes SVG; both take properties and children.

/** @typedef {Node | string | number | null | undefined | false | Child[]} Child */

/**
 * What an element is made with. `class` names classes, `on` holds listeners by event, `data`
 * holds data attributes; everything else is an attribute. True sets an attribute without a
 * value; false, null and undefined leave it out (but aria- attributes say "true" and "false").
 *
 * @typedef {{
 *   class?: string | null,
 *   on?: Record<string, (event: any) => void>,
 *   data?: Record<string, string | number | boolean | null | undefined>,
 *   [attribute: string]: unknown,
 * }} Props
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props, ...children) {
  const el = document.createElement(tag);
  dress(el, props ?? {});
  fill(el, children);
  return el;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [attrs]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, attrs, ...children) {
  const el = /** @type {SVGElementTagNameMap[K]} */ (document.createElementNS(SVG, tag));
  dress(el, attrs ?? {});
  fill(el, children);
  return el;
}

/**
 * Takes all children away.
 * @template {Element | DocumentFragment} E
 * @param {E} el
 * @returns {E}
 */
export function clear(el) {
  el.replaceChildren();
  return el;
}

/**
 * Puts these children in place of all that were there.
 * @template {Element | DocumentFragment} E
 * @param {E} el
 * @param {...Child} children
 * @returns {E}
 */
export function replace(el, ...children) {
  el.replaceChildren();
  fill(el, children);
  return el;
}

/**
 * Several children without an element around them.
 * @param {...Child} children
 * @returns {DocumentFragment}
 */
export function all(...children) {
  const fragment = document.createDocumentFragment();
  fill(fragment, children);
  return fragment;
}

/** Loads a style sheet, once. @param {string} href */
export function sheet(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve(undefined);
    link.onerror = () => resolve(undefined); // a board without its colours is better than none
    document.head.append(link);
  });
}

/** So many ids are given out. */
let ids = 0;

/** An id that no other element has. @param {string} word */
export function freshId(word) {
  return `${word}-${++ids}`;
}

/**
 * @param {Element} el
 * @param {Props} props
 */
function dress(el, props) {
  for (const [key, value] of Object.entries(props)) {
    if (key === "class") {
      if (value) el.setAttribute("class", String(value));
    } else if (key === "on") {
      for (const [event, listener] of Object.entries(props.on ?? {})) {
        el.addEventListener(event, listener);
      }
    } else if (key === "data") {
      for (const [name, datum] of Object.entries(props.data ?? {})) {
        const words = name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
        set(el, "data-" + words, datum);
      }
    } else {
      set(el, key, value);
    }
  }
}

/**
 * @param {Element} el
 * @param {string} key
 * @param {unknown} value
 */
function set(el, key, value) {
  if (value === null || value === undefined) return;
  if (typeof value === "boolean" && !key.startsWith("aria-")) {
    if (value) el.setAttribute(key, "");
  } else {
    el.setAttribute(key, String(value));
  }
}

/**
 * @param {Element | DocumentFragment} el
 * @param {Child[]} children
 */
function fill(el, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) fill(el, child);
    else el.append(child instanceof Node ? child : String(child));
  }
}
