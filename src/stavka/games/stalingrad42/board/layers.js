// What may be switched on and off over the map.

import { h } from "/web/js/dom.js";
import { t } from "/web/js/texts.js";

/** @typedef {import("./look.d.ts").Layers} Layers */

/** What can be switched, in the order of the list. */
export const SWITCHES = /** @type {(keyof Layers)[]} */ ([
  "counters",
  "front",
  "pastFronts",
  "numbers",
  "railways",
  "control",
  "bare",
]);

/**
 * The list of switches.
 * @param {Layers} layers
 * @param {() => void} changed
 * @param {(keyof Layers)[]} [switches]
 * @param {Partial<Record<keyof Layers, string>>} [keys] that switch them too
 */
export function layersPanel(layers, changed, switches = SWITCHES, keys = {}) {
  // texts: board-layer-counters board-layer-numbers board-layer-railways board-layer-control
  // texts: board-layer-bare board-layer-counters-about board-layer-numbers-about
  // texts: board-layer-railways-about board-layer-control-about board-layer-bare-about
  // texts: board-layer-front board-layer-front-about board-layer-zones board-layer-zones-about
  // texts: board-layer-ownZones board-layer-ownZones-about board-layer-supply
  // texts: board-layer-pastFronts board-layer-pastFronts-about
  // texts: board-layer-supply-about board-layer-enemySupply board-layer-enemySupply-about
  const rows = switches.map((key) => {
    const box = h("input", {
      type: "checkbox",
      checked: layers[key],
      data: { layer: key },
      on: {
        change: () => {
          layers[key] = box.checked;
          changed();
        },
      },
    });
    return h(
      "label",
      { class: "sl-switch" },
      box,
      h(
        "span",
        null,
        h("b", null, t(`board-layer-${key}`), keys[key] ? h("kbd", null, keys[key]) : null),
        h("small", null, t(`board-layer-${key}-about`)),
      ),
    );
  });
  return h("div", { class: "sl-layers" }, rows);
}
