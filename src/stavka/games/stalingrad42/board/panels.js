// The panels beside the map: one tab for each; on a narrow screen a sheet over it.

import { clear, freshId, h, replace } from "/web/js/dom.js";
import { t } from "/web/js/texts.js";
import { arrivalsPanel } from "./arrivals.js";
import { Control } from "./control.js";
import { displaysPanel } from "./displays.js";
import { centre } from "./grid.js";
import { armyPanel, hexPanel, unitCard } from "./inspector.js";
import { layersPanel } from "./layers.js";
import { searchPanel } from "./search.js";

/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./look.d.ts").Ground} Ground */
/** @typedef {import("./look.d.ts").Layers} Layers */
/** @typedef {import("./stacks.js").Stacks} Stacks */

/**
 * What the panels are given.
 * @typedef {{
 *   view: View,
 *   ground: Ground,
 *   stacks: Stacks,
 *   layers: Layers,
 *   go: (x: number, y: number) => void,
 *   changed: (layers: Layers) => void,
 *   mark?: (hex: string | null) => void,
 *   turned?: (turn: import("./look.d.ts").Turn) => void,
 *   rivers?: { name: string, name_ru: string }[],
 * }} Given
 */

/**
 * What each panel may use.
 * @typedef {{
 *   view: View,
 *   ground: Ground,
 *   stacks: Stacks,
 *   rivers: Map<string, string>,
 *   goHex: (hex: string, unit?: string) => void,
 *   showUnit: (unit: string) => void,
 *   showArmy: (command: string) => void,
 *   showTurn: (turn: number) => void,
 *   turned: (turn: import("./look.d.ts").Turn) => void,
 * }} Desk
 */

const TABS = /** @type {const} */ (["here", "find", "arrivals", "displays", "layers"]);
/** @typedef {typeof TABS[number]} Tab */

/** @param {Given} given */
export function panels({ view, ground, stacks, layers, go, changed, mark, turned, rivers = [] }) {
  /** @type {Desk} */
  const desk = {
    view,
    ground,
    stacks,
    rivers: new Map(rivers.map((river) => [river.name, river.name_ru])),
    goHex: (hex, unit) => {
      go(...centre(hex));
      stacks.open(hex);
      showHex(hex, unit);
    },
    showUnit: (unit) => {
      replace(bodies.here, unitCard(desk, unit, { open: true }));
      show("here");
    },
    showArmy: (command) => {
      replace(bodies.here, armyPanel(desk, command));
      bodies.here.scrollTop = 0;
      show("here");
    },
    showTurn: (turn) => {
      arrivals.show(turn);
      show("arrivals");
    },
    turned: (turn) => {
      displays.turned(turn);
      turned?.(turn);
    },
  };
  stacks.layers = layers;
  const search = searchPanel(desk);
  const displays = displaysPanel(desk);
  const arrivals = arrivalsPanel(desk);
  /** @type {Record<Tab, HTMLElement>} */
  const bodies = {
    here: panel("here", h("p", { class: "sl-quiet" }, t("board-here-hint"))),
    find: panel("find", search.element),
    arrivals: panel("arrivals", arrivals.element),
    displays: panel("displays", displays.element),
    layers: panel("layers", layersPanel(layers, switched)),
  };
  const tabs = TABS.map((id) => tabButton(id, bodies[id].id, () => press(id)));
  const bar = h(
    "div",
    { class: "sl-tabs", role: "tablist", "aria-label": t("board-panels"), on: { keydown: arrows } },
    tabs,
  );
  const close = h(
    "button",
    {
      type: "button",
      class: "sl-close",
      "aria-label": t("board-close"),
      on: { click: () => fold() },
    },
    "×",
  );
  const element = h(
    "aside",
    { class: "sl-side", "aria-label": t("board-panels") },
    bar,
    close,
    Object.values(bodies),
  );
  /** @type {Tab} */
  let shown = "here";

  /** @param {Tab} id */
  function show(id) {
    shown = id;
    element.dataset.open = "";
    TABS.forEach((each, n) => {
      const on = each === id;
      bodies[each].hidden = !on;
      tabs[n].setAttribute("aria-selected", String(on));
      tabs[n].tabIndex = on ? 0 : -1;
    });
  }

  /** On a narrow screen only the tabs are left. */
  function fold() {
    delete element.dataset.open;
    mark?.(null);
    tabs[TABS.indexOf(shown)].focus();
  }

  /** A tab is pressed; the one that is open closes the sheet. @param {Tab} id */
  function press(id) {
    const narrow = getComputedStyle(close).display !== "none";
    if (narrow && id === shown && "open" in element.dataset) fold();
    else show(id);
    if (id === "find") search.focus();
  }

  /** @param {KeyboardEvent} event */
  function arrows(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (TABS.indexOf(shown) + step + TABS.length) % TABS.length;
    show(TABS[next]);
    tabs[next].focus();
  }

  function switched() {
    if (layers.control) stacks.control ??= new Control(view, ground);
    changed(layers);
    stacks.redraw();
  }

  /**
   * Shows what is in a hex.
   * @param {string | null} hex
   * @param {string} [unit]
   */
  function showHex(hex, unit) {
    mark?.(hex);
    stacks.tell(unit ?? "");
    if (!hex) {
      replace(bodies.here, h("p", { class: "sl-quiet" }, t("board-here-hint")));
      return;
    }
    replace(bodies.here, hexPanel(desk, hex, unit));
    bodies.here.scrollTop = 0;
    show("here");
    bodies.here.querySelector(".sl-unit[open]")?.scrollIntoView({ block: "nearest" });
  }

  show("here");
  delete element.dataset.open;
  return {
    element,
    layers,
    showHex,
    /** Goes to a hex and shows what is there. @param {string | null} hex */
    goHex(hex) {
      if (hex) desk.goHex(hex);
    },
    /** Opens the search. */
    find() {
      show("find");
      search.focus();
    },
    destroy() {
      stacks.leave();
      clear(element);
      element.remove();
    },
  };
}

/** @param {Tab} id @param {HTMLElement} inside */
function panel(id, inside) {
  // texts: board-tab-here board-tab-find board-tab-arrivals board-tab-displays board-tab-layers
  return h(
    "section",
    {
      class: "sl-panel",
      id: freshId("panel"),
      role: "tabpanel",
      tabindex: 0,
      "aria-label": t(`board-tab-${id}`),
      data: { panel: id },
    },
    inside,
  );
}

/**
 * @param {Tab} id
 * @param {string} controls
 * @param {() => void} click
 */
function tabButton(id, controls, click) {
  return h(
    "button",
    {
      type: "button",
      role: "tab",
      class: "sl-tab",
      "aria-controls": controls,
      data: { tab: id },
      on: { click },
    },
    t(`board-tab-${id}`),
  );
}
