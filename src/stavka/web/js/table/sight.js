// Bringing things into sight: what can be chosen on a small screen, what the tour points at.

import { wide } from "./layout.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** On a small screen, what can be chosen is brought into sight. @param {Scene} scene */
export function attend(scene) {
  const { board, layout, panzoom } = scene;
  if (wide.matches) return;
  const lit = [...scene.picker.lit];
  const inHand = lit.filter((el) => board.hand?.contains(el));
  const onMap = lit.filter((el) => board.map.contains(el));
  const { question } = scene.match;
  const wanted = (question && board.wants?.(question)) ?? null;
  if (wanted === "hand" || (!wanted && inHand.length && !onMap.length)) {
    layout.openHand(true);
    inHand[0]?.scrollIntoView({ block: "nearest" });
  } else if (wanted === "map" || (!wanted && onMap.length && !inHand.length)) {
    layout.openHand(false);
  }
  if (onMap.length && panzoom.scale > 1 && !onMap.some((el) => within(el, scene.frame))) panzoom.gather(onMap);
}

/** Is all of it in the frame? @param {Element} el @param {Element} frame */
function within(el, frame) {
  const a = el.getBoundingClientRect();
  const b = frame.getBoundingClientRect();
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}

/** Opens whatever hides it. @param {Scene} scene @param {Element} target */
export function reveal(scene, target) {
  const { board, layout, panzoom } = scene;
  if (!wide.matches) {
    if (scene.el.contains(target)) layout.column.select("board");
    layout.openHand(board.hand?.contains(target) ?? false);
    if (board.hand?.contains(target)) target.scrollIntoView({ block: "start" });
  }
  if (board.map.contains(target) && target !== board.map) panzoom.fit();
  const tab = target.closest("[role=tabpanel]")?.id.split("-").at(-2);
  if (tab) layout.column.select(tab);
}

/** @param {Scene} scene @param {"in" | "out" | "fit" | "lit"} how */
export function zoom(scene, how) {
  const { panzoom, picker, board } = scene;
  if (how === "in") panzoom.zoomBy(1.4);
  else if (how === "out") panzoom.zoomBy(1 / 1.4);
  else if (how === "fit") panzoom.fit();
  else panzoom.show([...picker.lit].filter((el) => board.map.contains(el)));
}
