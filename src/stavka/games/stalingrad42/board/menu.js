// The board's own menu on the map: its layers, which are remembered on this device, and the legend.

import { h } from "/web/js/dom.js";
import { t } from "/web/js/texts.js";
import { Control } from "./control.js";
import { layersPanel, SWITCHES } from "./layers.js";
import { legendBox, ONE } from "./legend.js";
import { LAYERS } from "./overlays.js";

/** @typedef {import("./look.d.ts").Layers} Layers */
/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./stage.js").Stage} Stage */

const KEPT = "stavka.layers.stalingrad42";
const OWN = /** @type {(keyof typeof LAYERS)[]} */ (Object.keys(LAYERS));
const OTHERS = SWITCHES.filter((key) => !(key in LAYERS));

/** @param {Stage} stage */
export function boardMenu(stage) {
  const { layers } = stage;
  Object.assign(layers, remembered());
  const keys = Object.fromEntries(OWN.map((key) => [key, `Shift ${LAYERS[key].slice(3)}`]));
  const panel = layersPanel(layers, changed, [...OWN, ...OTHERS], keys);
  const signs = legendBox();
  const el = h(
    "div",
    { class: "s42-corner" },
    h(
      "details",
      { class: "s42-signs s42-layers", name: ONE },
      h("summary", null, t("board-tab-layers")),
      panel,
    ),
    signs.element,
  );
  // What is done on the buttons is not done on the map under them.
  for (const type of ["pointerdown", "dblclick", "wheel", "click", "contextmenu"]) {
    el.addEventListener(type, (event) => event.stopPropagation());
  }
  el.addEventListener("keydown", (event) => {
    const opened = event.key === "Escape" && el.querySelector("details[open]");
    if (!(opened instanceof HTMLDetailsElement)) return;
    opened.open = false;
    opened.querySelector("summary")?.focus();
    event.stopPropagation(); // a step back it is not
  });
  /** @type {View | null} */
  let view = null;

  function changed() {
    try {
      localStorage.setItem(KEPT, JSON.stringify(layers));
    } catch {
      // Storage is off: the layers hold until the page is closed.
    }
    apply();
  }

  function apply() {
    const { map, stacks } = stage;
    if (!map || !stacks) return;
    if (layers.control && view) stacks.control ??= new Control(view, map.ground);
    map.layers = layers;
    stage.el.dataset.layers = OWN.filter((key) => layers[key]).join(" ");
    stage.stir();
  }

  return {
    el,
    signs,
    /** The counters lie elsewhere. @param {View} now */
    lay(now) {
      view = now;
      if (stage.stacks) stage.stacks.control = null;
      apply();
    },
    /** @param {KeyboardEvent} event */
    key(event) {
      const key = event.shiftKey ? OWN.find((each) => LAYERS[each] === event.code) : undefined;
      const box = panel.querySelector(`[data-layer="${key ?? ""}"]`);
      if (!(box instanceof HTMLInputElement)) return false;
      box.click();
      return true;
    },
  };
}

/** @returns {Partial<Layers>} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}
