// The stage: the map with its counters, painted on one canvas, and the camera over it. Whoever
// looks at a scenario and whoever plays a match stands before the same one.

import { h } from "/web/js/dom.js";
import { t } from "/web/js/texts.js";
import { armiesOf } from "./armies.js";
import { Camera } from "./camera.js";
import { standOf } from "./control.js";
import { openMap } from "./map.js";
import { Scene } from "./scene.js";
import { Stacks } from "./stacks.js";

/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./look.d.ts").Layers} Layers */
/** @typedef {import("./map.js").TheMap} TheMap */

export class Stage {
  /** @type {TheMap | null} */
  map = null;
  /** @type {Scene | null} */
  scene = null;
  /** @type {Stacks | null} */
  stacks = null;
  /** Paints on the map, under the counters. @type {(ctx: CanvasRenderingContext2D) => void} */
  under = () => {};
  /** Paints on the counters, under the fan. @type {(ctx: CanvasRenderingContext2D) => void} */
  marks = () => {};
  /** Paints on the counters and their badges, under the fan. @type {(ctx: CanvasRenderingContext2D) => void} */
  upon = () => {};
  /** Paint over the counters, one after the other. @type {((ctx: CanvasRenderingContext2D) => void)[]} */
  over = [];
  /** Panels that lie over the map while they are shown. @type {HTMLElement[]} */
  panels = [];
  #asked = 0;
  #opening;
  #resized = new ResizeObserver(() => this.#measure());

  /**
   * The map is on its way at once.
   * @param {"en" | "ru"} language
   * @param {string} season
   * @param {boolean} animated
   */
  constructor(language, season, animated) {
    this.#opening = openMap(language, season, this.askForFrame);
    this.canvas = h("canvas", { class: "s42-map" });
    this.el = h(
      "div",
      { class: "s42-stage", tabindex: "0", role: "application", "aria-label": t("board-map") },
      this.canvas,
    );
    this.camera = new Camera();
    this.camera.animated = animated;
    /** @type {Layers} */
    this.layers = {
      counters: true,
      front: true,
      pastFronts: true,
      numbers: true,
      railways: true,
      bare: false,
      control: false,
    };
  }

  /** Done when the map is there and the counters lie on it. @param {View} view */
  async open(view) {
    const map = await this.#opening;
    this.map = map;
    this.scene = new Scene(view, map.ground);
    this.camera.bounds = this.scene.bounds;
    const { scene } = this;
    this.stacks = new Stacks(view, this.askForFrame, (area) => scene.unitsIn(area));
    this.stacks.layers = this.layers;
    this.#place(view);
    return { map, scene: this.scene, stacks: this.stacks };
  }

  /** From now on it is painted. */
  begin() {
    this.#resized.observe(this.el);
    this.camera.addEventListener("change", () => this.stir());
  }

  /** The counters lie elsewhere. @param {View} view */
  lay(view) {
    this.stacks?.lay(view);
    this.#place(view);
    this.stir();
  }

  /** @param {View} view */
  #place(view) {
    const { map, stacks, scene } = this;
    if (!map || !stacks || !scene) return;
    map.placed = {
      rooms: stacks.rooms,
      armies: armiesOf(view),
      stand: standOf(view),
      part: scene.part,
    };
  }

  askForFrame = () => {
    this.#asked ||= requestAnimationFrame(() => this.#frame());
  };

  /** What is seen is not what it should be any more. */
  stir() {
    this.el.dataset.ready = "false";
    this.askForFrame();
  }

  #frame() {
    this.#asked = 0;
    const { canvas, camera, map, scene, stacks, el } = this;
    const ctx = canvas.getContext("2d");
    if (!ctx || !map || !scene || !stacks) return;
    if (camera.width === 1) return; // before it knows its size it would ask for wrong tiles
    const dense = devicePixelRatio;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    map.draw(ctx, camera, dense);
    ctx.setTransform(dense, 0, 0, dense, 0, 0);
    scene.draw(ctx, camera);
    this.under(ctx);
    stacks.draw(ctx, camera, camera.box);
    map.drawNames(ctx, camera);
    this.marks(ctx);
    stacks.drawBadges(ctx);
    this.upon(ctx);
    stacks.drawFan(ctx, camera);
    map.drawMark(ctx, camera);
    for (const paint of this.over) paint(ctx);
    if (map.failed) trouble(el, map.failed);
    el.dataset.ready = String(map.complete && !camera.moving);
    el.dataset.scale = camera.scale.toFixed(1);
    el.dataset.fan = stacks.fanned;
    el.dataset.eye = `${camera.x} ${camera.y} ${camera.scale}`;
  }

  #measure() {
    const { canvas, camera, el } = this;
    const { width, height } = el.getBoundingClientRect();
    const first = camera.width === 1;
    const wider = camera.width !== width;
    const whole = camera.scale < camera.whole + 0.01;
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    camera.resize(width, height);
    // What was seen whole stays so; for a little more height it does not grow.
    if (first || (whole && (wider || camera.scale > camera.whole))) camera.showAll(true);
    this.#frame();
  }

  destroy() {
    this.#resized.disconnect();
    cancelAnimationFrame(this.#asked);
    this.camera.stop();
    this.map?.close();
  }
}

/** Its styles are on their way as soon as this module is; they stay. */
const SHEETS = ["look.css", "panel.css", "battle.css", "board.css", "history.css"];
export const styled = Promise.all(SHEETS.map(style));

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
