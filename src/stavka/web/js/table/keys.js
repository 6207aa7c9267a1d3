// The keyboard at the table. Keys work wherever nothing is being typed and no dialog is open;
// letters are taken by their place, so that they work in the Russian layout too.

import { showError } from "../parts.js";
import { choiceOfKey } from "./list.js";
import { closePopover } from "./popover.js";

/** @typedef {import("./scene.js").Scene} Scene */

const STEP = 80; // pixels that an arrow moves the board

/** @param {Scene} scene @returns {() => void} */
export function listenToKeys(scene) {
  const off = new AbortController();
  const { signal } = off;
  // Whoever plays by key finds the focus on what can be chosen next.
  addEventListener("keydown", () => (scene.picker.keyboard = true), { signal, capture: true });
  addEventListener("pointerdown", () => (scene.picker.keyboard = false), { signal, capture: true });
  addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (busyElsewhere(event.target)) return;
      if (press(scene, event)) event.preventDefault();
    },
    { signal },
  );
  return () => off.abort();
}

/** @param {EventTarget | null} target */
function busyElsewhere(target) {
  if (document.querySelector("dialog:modal, .menu, .tour, .hand-over:not([hidden])")) return true;
  return (
    target instanceof Element &&
    target.closest("input:not([type=range]), textarea, select") !== null
  );
}

/** @param {Scene} scene @param {KeyboardEvent} event @returns {boolean} whether it meant something */
function press(scene, event) {
  const named = NAMED[event.key] ?? CODES[event.shiftKey ? `Shift+${event.code}` : event.code];
  if (named) return named(scene, event) !== false;
  if (scene.board.key?.(event)) return true;
  if (event.shiftKey) return false;
  const choice = choiceOfKey(event);
  return choice >= 0 && scene.doing.chooseNth(choice);
}

/** @type {Record<string, (scene: Scene, event: KeyboardEvent) => boolean | void>} */
const NAMED = {
  Escape: (scene) => {
    if (!closePopover() && !scene.picker.back() && !scene.doing.drop()) scene.replay.leave();
  },
  "?": (scene) => void scene.help().catch(showError),
  "+": (scene) => scene.camera.zoomBy(1.25),
  "=": (scene) => scene.camera.zoomBy(1.25),
  "-": (scene) => scene.camera.zoomBy(0.8),
  0: (scene) => scene.camera.fit(),
  ArrowLeft: (scene, event) => pan(scene, event, STEP, 0),
  ArrowRight: (scene, event) => pan(scene, event, -STEP, 0),
  ArrowUp: (scene, event) => pan(scene, event, 0, STEP),
  ArrowDown: (scene, event) => pan(scene, event, 0, -STEP),
};

/** @type {Record<string, (scene: Scene) => void>} */
const CODES = {
  "Shift+Slash": (scene) => void scene.help().catch(showError),
  BracketLeft: (scene) => void scene.replay.step(-1),
  BracketRight: (scene) => void scene.replay.step(1),
  "Shift+BracketLeft": (scene) => void scene.replay.turn(-1),
  "Shift+BracketRight": (scene) => void scene.replay.turn(1),
  KeyU: (scene) => void scene.doing.act("undo"),
  "Shift+KeyU": (scene) => void scene.doing.act("redo"),
  KeyH: (scene) => void scene.doing.hint(),
  KeyI: (scene) => scene.inspectFocused(),
  KeyL: (scene) => scene.showList(),
  KeyT: (scene) => void scene.aid().catch(showError),
};

/** Arrows move the board, unless they belong to what is in focus.
 * @param {Scene} scene @param {KeyboardEvent} event @param {number} dx @param {number} dy */
function pan(scene, event, dx, dy) {
  const target = event.target;
  const board =
    target === document.body ||
    target === scene.frame ||
    (target instanceof Element && target.id === "main");
  if (!board) return false;
  scene.camera.panBy(dx, dy);
  return true;
}
