// The table one looks at: the map, the counters over it, and the panel beside it.

import { h } from "/web/js/dom.js";
import { icon } from "/web/js/icons.js";
import { t } from "/web/js/texts.js";
import { areasOn } from "./arrivals.js";
import { weather } from "./colours.js";
import { takeHands } from "./hands.js";
import { legendBox } from "./legend.js";
import { panels } from "./panels.js";
import { Stage, styled } from "./stage.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./look.d.ts").View} View */

const CLOSE = 76; // the size at which counters are read

/**
 * @param {HTMLElement} root
 * @param {{ view: View, language: "en" | "ru", settings?: { animation?: string } }} given
 * @returns {Promise<{ destroy(): void }>}
 */
export async function show(root, { view, language, settings }) {
  const season = view.turns.find((turn) => turn.turn === view.first)?.season ?? "summer";
  const stage = new Stage(language, season, settings?.animation !== "off");
  await styled;
  const { el, camera, layers } = stage;
  const table = h("div", { class: "s42" }, el);
  root.append(table);
  const { map, scene, stacks } = await stage.open(view);
  const signs = legendBox();
  const side = panels({
    view,
    ground: map.ground,
    rivers: map.geography.rivers,
    stacks,
    layers,
    go: (x, y) => camera.glide(x, y, camera.settled(Math.max(camera.scale, CLOSE)), 450),
    changed: (now) => {
      map.layers = now;
      stage.stir();
    },
    mark: (hex) => {
      map.marked = hex;
      stage.askForFrame();
    },
    turned: (turn) => {
      map.turn = turn;
      signs.show(weather(turn.season), weather(turn.season) !== "summer");
      scene.arriving = areasOn(view, turn.turn);
      el.dataset.arriving = [...scene.arriving].sort().join(" ");
      el.dataset.season = turn.season;
      stage.stir();
    },
  });
  table.append(side.element);
  stage.begin();

  /** @param {string | null} hex @param {string} [unit] */
  const pick = (hex, unit) => {
    stacks.open(hex);
    map.marked = hex;
    side.showHex(hex, unit);
    stage.askForFrame();
  };
  const release = takeHands(el, camera, {
    tap(px, py) {
      const hit = stacks.hit(px, py, camera);
      pick(hit?.hex ?? map.hexAt(...camera.map(px, py)), hit?.unit);
    },
    hover(px, py) {
      if (stacks.hover(px, py, camera)) stage.askForFrame();
    },
    key(event) {
      if (event.key === "Enter") pick(map.hexAt(camera.x, camera.y));
      else if (event.key === "Escape") pick(null);
      else if (event.key === "/") side.find();
      else if (event.key === "PageDown") side.goHex(stacks.next(map.marked, 1));
      else if (event.key === "PageUp") side.goHex(stacks.next(map.marked, -1));
      else return false;
      return true;
    },
  });
  el.append(controls(camera, signs.element));

  return {
    destroy() {
      release();
      side.destroy();
      stage.destroy();
      table.remove();
    },
  };
}

/**
 * Buttons on the map: nearer, further, whole, and the legend.
 * @param {Camera} camera
 * @param {HTMLElement} signs
 */
function controls(camera, signs) {
  /** @param {"plus" | "minus" | "fit"} sign @param {string} text @param {() => void} click */
  const button = (sign, text, click) =>
    h("button", { type: "button", title: text, "aria-label": text, on: { click } }, icon(sign));
  const bar = h(
    "div",
    { class: "s42-controls" },
    button("plus", t("board-nearer"), () => camera.step(2)),
    button("minus", t("board-further"), () => camera.step(-2)),
    button("fit", t("board-whole"), () => camera.showAll()),
  );
  const corner = h("div", { class: "s42-corner" }, bar, signs);
  // What is done on the buttons is not done on the map under them.
  for (const type of ["pointerdown", "dblclick", "wheel", "keydown"]) {
    corner.addEventListener(type, (event) => event.stopPropagation());
  }
  return corner;
}
