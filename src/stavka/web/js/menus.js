// Menus that open beside something, and panels behind tabs.

import { freshId, h } from "./dom.js";
import { icon } from "./icons.js";
import { showError } from "./notices.js";

/** @typedef {import("./dom.js").Child} Child */
/** @typedef {import("./icons.js").IconName} IconName */

/**
 * @typedef {{ label: Child, note?: Child, icon?: IconName, disabled?: boolean,
 *   click: () => unknown, hover?: () => void, choice?: string }} MenuItem `choice`: that it is
 */

const DOUBLE = 350; // milliseconds between the taps of a double tap

/**
 * Opens a menu beside an element or a box of the window. Arrows, Enter and Esc work.
 * @param {Element | import("../types.d.ts").Box} anchor
 * @param {MenuItem[]} items
 * @param {{ label?: string, closed?: () => void }} [options]
 */
export function menu(anchor, items, options = {}) {
  const before = document.activeElement;
  const rows = items.map((item) => {
    const row = h(
      "button",
      {
        type: "button",
        role: "menuitem",
        tabindex: -1,
        disabled: item.disabled ?? false,
        data: { choice: item.choice },
      },
      item.icon ? icon(item.icon) : null,
      h("span", { class: "label" }, item.label),
      item.note ? h("span", { class: "note" }, item.note) : null,
    );
    row.addEventListener("click", () => {
      close();
      const result = item.click();
      if (result instanceof Promise) result.catch(showError);
    });
    row.addEventListener("focus", () => item.hover?.());
    row.addEventListener("pointerenter", () => row.focus());
    return row;
  });
  const el = h("div", { class: "menu", role: "menu", "aria-label": options.label }, rows);
  const enabled = rows.filter((row) => !row.disabled);

  const close = () => {
    if (!el.isConnected) return;
    el.remove();
    removeEventListener("pointerdown", tapped, true);
    removeEventListener("mousedown", clicked, true);
    removeEventListener("resize", close);
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    options.closed?.();
  };
  // Whatever is pressed outside closes it, but for the second half of a double click: of a mouse
  // the browser counts the clicks, of a finger only the time tells.
  const outside = (/** @type {Event} */ { target }) => {
    if (!el.contains(/** @type {Node} */ (target))) close();
  };
  const opened = window.event?.timeStamp ?? performance.now();
  const clicked = (/** @type {MouseEvent} */ event) => {
    if (event.detail <= 1) outside(event);
  };
  const tapped = (/** @type {PointerEvent} */ event) => {
    const late = event.timeStamp - opened >= DOUBLE;
    if (event.pointerType !== "mouse" && late) outside(event);
  };
  el.addEventListener("keydown", (event) => {
    const at = enabled.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") close();
    else if (to === undefined) return;
    else enabled.at(to % enabled.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  (document.querySelector("dialog:modal") ?? document.body).append(el);
  place(el, anchor);
  addEventListener("pointerdown", tapped, true);
  addEventListener("mousedown", clicked, true);
  addEventListener("resize", close);
  enabled[0]?.focus();
  return { el, close };
}

/**
 * Puts a floating element beside an anchor, inside the window.
 * @param {HTMLElement} el
 * @param {Element | import("../types.d.ts").Box} anchor
 */
export function place(el, anchor) {
  const box = anchor instanceof Element ? anchor.getBoundingClientRect() : anchor;
  const { offsetWidth: width, offsetHeight: height } = el;
  const below = box.bottom + 6;
  const top = below + height > innerHeight - 8 ? Math.max(8, box.top - height - 6) : below;
  const left = Math.max(8, Math.min(box.left, innerWidth - width - 8));
  el.style.left = `${left}px`;
  el.style.top = `${top}px`;
}

/**
 * Panels of which one is seen, with a row of tabs above. Arrows go from tab to tab.
 * @param {{ id: string, label: Child, icon?: IconName, panel: HTMLElement }[]} list
 * @param {{ label: string, selected?: string, changed?: (id: string) => void }} options
 * @returns {HTMLElement & { select(id: string): void, selected(): string }}
 */
export function tabs(list, options) {
  const base = freshId("tabs");
  let now = options.selected ?? list[0]?.id ?? "";
  const heads = list.map((tab) => {
    const head = h(
      "button",
      {
        type: "button",
        role: "tab",
        id: `${base}-${tab.id}`,
        "aria-controls": `${base}-${tab.id}-panel`,
      },
      tab.icon ? icon(tab.icon) : null,
      h("span", { class: "label" }, tab.label),
    );
    head.addEventListener("click", () => choose(tab.id));
    tab.panel.id = `${base}-${tab.id}-panel`;
    tab.panel.setAttribute("role", "tabpanel");
    tab.panel.setAttribute("aria-labelledby", head.id);
    return head;
  });
  const row = h("div", { class: "tab-row", role: "tablist", "aria-label": options.label }, heads);
  row.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const at = list.findIndex((tab) => tab.id === now);
    const next = list[(at + step + list.length) % list.length];
    if (next) choose(next.id);
    heads[list.findIndex((tab) => tab.id === now)]?.focus();
    event.preventDefault();
  });

  /** @param {string} id */
  function choose(id) {
    const changed = id !== now;
    now = id;
    list.forEach((tab, i) => {
      heads[i]?.setAttribute("aria-selected", String(tab.id === id));
      if (heads[i]) heads[i].tabIndex = tab.id === id ? 0 : -1;
      tab.panel.hidden = tab.id !== id;
    });
    if (changed) options.changed?.(id);
  }
  choose(now);
  const el = h(
    "div",
    { class: "tabs" },
    row,
    list.map((tab) => tab.panel),
  );
  return Object.assign(el, { select: choose, selected: () => now });
}
