// The table one looks at: the map, the counters over it, and the panel beside it.

import { h } from "/web/js/dom.js";
import { t } from "/web/js/texts.js";
import { armiesOf } from "./armies.js";
import { areasOn } from "./arrivals.js";
import { Camera } from "./camera.js";
import { weather } from "./colours.js";
import { standOf } from "./control.js";
import { takeHands } from "./hands.js";
import { legend } from "./legend.js";
import { openMap } from "./map.js";
import { panels } from "./panels.js";
import { Scene } from "./scene.js";
import { Stacks } from "./stacks.js";

/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./look.d.ts").Layers} Layers */

/** Its styles are on their way as soon as this module is; they stay. */
const styled = Promise.all(["look.css", "panel.css"].map(style));

const CLOSE = 76; // the size at which counters are read

/**
 * @param {HTMLElement} root
 * @param {{ view: View, language: "en" | "ru", settings?: { animation?: string } }} given
 * @returns {Promise<{ destroy(): void }>}
 */
export async function show(root, { view, language, settings }) {
  let asked = 0;
  const askForFrame = () => {
    asked ||= requestAnimationFrame(frame);
  };
  const season = view.turns.find((turn) => turn.turn === view.first)?.season ?? "summer";
  const opening = openMap(language, season, askForFrame);
  await styled;

  const canvas = h("canvas", { class: "s42-map" });
  const stage = h(
    "div",
    {
      class: "s42-stage",
      tabindex: "0",
      role: "application",
      "aria-label": t("board-map"),
    },
    canvas,
  );
  /** What is seen is not what it should be any more. */
  const stir = () => {
    stage.dataset.ready = "false";
    askForFrame();
  };
  const table = h("div", { class: "s42" }, stage);
  root.append(table);

  const camera = new Camera();
  camera.animated = settings?.animation !== "off";
  /** @type {Layers} */
  const layers = {
    counters: true,
    front: true,
    numbers: true,
    railways: true,
    bare: false,
    control: false,
  };

  const map = await opening;
  const scene = new Scene(view, map.ground);
  camera.bounds = scene.bounds;
  const stacks = new Stacks(view, askForFrame);
  map.placed = {
    rooms: stacks.rooms,
    armies: armiesOf(view),
    stand: standOf(view),
    part: scene.part,
  };
  const signs = legendBox();
  const side = panels({
    view,
    ground: map.ground,
    rivers: map.rivers,
    stacks,
    layers,
    go: (x, y) => camera.glide(x, y, camera.settled(Math.max(camera.scale, CLOSE)), 450),
    changed: (now) => {
      map.layers = now;
      stir();
    },
    mark: (hex) => {
      map.marked = hex;
      askForFrame();
    },
    turned: (turn) => {
      map.turn = turn;
      signs.show(weather(turn.season));
      scene.arriving = areasOn(view, turn.turn);
      stage.dataset.arriving = [...scene.arriving].sort().join(" ");
      stage.dataset.season = turn.season;
      stir();
    },
  });
  table.append(side.element);

  function frame() {
    asked = 0;
    const ctx = canvas.getContext("2d");
    if (!ctx || camera.width === 1) return; // before it knows its size it would ask for wrong tiles
    const dense = devicePixelRatio;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    map.draw(ctx, camera, dense);
    ctx.setTransform(dense, 0, 0, dense, 0, 0);
    scene.draw(ctx, camera);
    stacks.draw(ctx, camera, camera.box);
    map.drawNames(ctx, camera);
    stacks.drawFan(ctx, camera);
    map.drawMark(ctx, camera);
    if (map.failed) trouble(stage, map.failed);
    stage.dataset.ready = String(map.complete && !camera.moving);
    stage.dataset.scale = camera.scale.toFixed(1);
    stage.dataset.fan = stacks.fanned;
  }

  const resized = new ResizeObserver(() => {
    const { width, height } = stage.getBoundingClientRect();
    const first = camera.width === 1;
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    camera.resize(width, height);
    if (first) camera.showAll(true);
    frame();
  });
  resized.observe(stage);
  camera.addEventListener("change", stir);

  /** @param {string | null} hex @param {string} [unit] */
  const pick = (hex, unit) => {
    stacks.open(hex);
    map.marked = hex;
    side.showHex(hex, unit);
    askForFrame();
  };
  const release = takeHands(stage, camera, {
    tap(px, py) {
      const hit = stacks.hit(px, py, camera);
      pick(hit?.hex ?? map.hexAt(...camera.map(px, py)), hit?.unit);
    },
    hover(px, py) {
      if (stacks.hover(px, py, camera)) askForFrame();
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
  stage.append(controls(camera, signs.element));

  return {
    destroy() {
      release();
      resized.disconnect();
      cancelAnimationFrame(asked);
      camera.stop();
      side.destroy();
      map.close();
      table.remove();
    },
  };
}

/** Done when the style sheet is there, or never will be. @param {string} file */
function style(file) {
  const link = h("link", { rel: "stylesheet", href: new URL(file, import.meta.url).href });
  return new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
    document.head.append(link);
  });
}

/**
 * The legend, which is drawn when it is opened, in the inks of the season.
 */
function legendBox() {
  const element = h("details", { class: "s42-signs" }, h("summary", null, t("board-legend")));
  /** @type {import("./colours.js").Weather} */
  let inks = "summer";
  const draw = () => {
    element.querySelector(".s42-legend")?.remove();
    if (element.open) element.append(legend(inks));
  };
  element.addEventListener("toggle", draw);
  return {
    element,
    /** @param {import("./colours.js").Weather} now */
    show(now) {
      if (now === inks) return;
      inks = now;
      draw();
    },
  };
}

/**
 * Says once that the map cannot be drawn.
 * @param {HTMLElement} stage
 * @param {string} why
 */
function trouble(stage, why) {
  if (stage.querySelector(".s42-trouble")) return;
  stage.append(
    h(
      "div",
      { class: "s42-trouble", role: "alert" },
      h("b", null, t("board-map-failed")),
      h("p", null, t("board-map-failed-about")),
      h("small", null, why),
      h(
        "button",
        { type: "button", class: "sl-press", on: { click: () => location.reload() } },
        t("board-map-again"),
      ),
    ),
  );
}

/**
 * Buttons on the map: nearer, further, whole, and the legend.
 * @param {Camera} camera
 * @param {HTMLElement} signs
 */
function controls(camera, signs) {
  /** @param {string} sign @param {string} text @param {() => void} click */
  const button = (sign, text, click) =>
    h("button", { type: "button", title: text, "aria-label": text, on: { click } }, sign);
  const bar = h(
    "div",
    { class: "s42-controls" },
    button("+", t("board-nearer"), () => camera.step(2)),
    button("−", t("board-further"), () => camera.step(-2)),
    button("⤢", t("board-whole"), () => camera.showAll()),
  );
  const corner = h("div", { class: "s42-corner" }, bar, signs);
  // What is done on the buttons is not done on the map under them.
  for (const type of ["pointerdown", "dblclick", "wheel", "keydown"]) {
    corner.addEventListener(type, (event) => event.stopPropagation());
  }
  return corner;
}
