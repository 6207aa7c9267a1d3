// Bringing things into sight: what can be chosen on a small screen, what the tour points at.

import { wide } from "./layout.js";
import { boxOf } from "./spots.js";

/** @typedef {import("./scene.js").Scene} Scene */

const FINGER = 24; // pixels: a finger does not hit what is smaller

/** On a small screen, what can be chosen is brought into sight; on a large one only if all of it is
 * out of sight, and not again and again in one phase. @param {Scene} scene */
export function attend(scene) {
  const { board, layout, camera } = scene;
  const { kind = "", choices = [] } = scene.match.question ?? {};
  const phase = choices.some(({ choice }) => board.ends?.(choice)) ? kind : "";
  if (wide.matches) {
    if (!phase || phase !== scene.phase) seek(scene);
    scene.phase = phase || scene.phase;
    return;
  }
  const lit = scene.picker.spots();
  const inHand = lit.filter(({ part }) => board.hand?.contains(part));
  const mapped = lit.filter((spot) => scene.onMap(spot));
  const onMap = mapped.map(({ anchor }) => boxOf(anchor));
  const { question } = scene.match;
  // What is lit in the hand lies on the map as well: the map alone will do, and nothing covers it.
  const twice =
    inHand.length > 0 && inHand.every(({ id }) => mapped.some((spot) => spot.id === id));
  const wanted = (question && board.wants?.(question)) ?? (twice ? "map" : null);
  if (wanted === "hand" || (!wanted && inHand.length && !onMap.length)) {
    layout.openHand(true);
    inHand[0]?.part.scrollIntoView({ block: "nearest" });
    const about = question ? board.things({ ...question, event: question.kind, number: 0 }) : [];
    const [place] = scene.picker.spots(about).filter((spot) => scene.onMap(spot));
    if (place) camera.reveal(boxOf(place.anchor));
  } else if (wanted === "map" || (!wanted && onMap.length && !inHand.length)) {
    layout.openHand(false);
  }
  const painted = !(board.map instanceof Element);
  const small = onMap.filter(({ left, right }) => right - left < FINGER);
  if (painted && !phase && small.length) {
    camera.show(small);
    return;
  }
  const seen = onMap.filter((box) => within(box, scene.frame)).length;
  if (onMap.length && camera.scale > 1 && (twice ? seen < onMap.length : !seen))
    camera.gather(onMap);
}

/** If all that can be chosen on the map is out of sight, the map goes there. @param {Scene} scene */
export function seek(scene) {
  const { camera, picker, frame } = scene;
  const lit = picker.spots().filter((spot) => scene.onMap(spot));
  const boxes = lit.map(({ anchor }) => boxOf(anchor));
  if (camera.scale > 1 && !boxes.some((box) => within(box, frame))) camera.gather(boxes);
}

/** Is all of it in the frame? @param {import("../../types.d.ts").Box} a @param {Element} frame */
function within(a, frame) {
  const b = frame.getBoundingClientRect();
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}

/** Opens whatever hides it. @param {Scene} scene
 * @param {Element | import("../../types.d.ts").Box} target */
export function reveal(scene, target) {
  const { board, layout, camera } = scene;
  if (!(target instanceof Element)) {
    if (!wide.matches) layout.column.select("board");
    layout.openHand(wide.matches);
    camera.reveal(target);
    return;
  }
  if (!wide.matches) {
    if (scene.el.contains(target)) layout.column.select("board");
    layout.openHand(board.hand?.contains(target) ?? false);
    if (board.hand?.contains(target)) target.scrollIntoView({ block: "start" });
  }
  if (scene.frame.contains(target) && target !== scene.frame.firstElementChild) camera.fit();
  const tab = target.closest("[role=tabpanel]")?.id.split("-").at(-2);
  if (tab) layout.column.select(tab);
}

/** @param {Scene} scene @param {"in" | "out" | "fit" | "lit"} how */
export function zoom(scene, how) {
  const { camera, picker } = scene;
  if (how === "in") camera.zoomBy(1.4);
  else if (how === "out") camera.zoomBy(1 / 1.4);
  else if (how === "fit") camera.fit();
  else {
    const lit = picker.spots().filter((spot) => scene.onMap(spot));
    camera.show(lit.map(({ anchor }) => boxOf(anchor)));
  }
}
