// A guided first turn: one thing after another is pointed at and explained. It can be left at any
// moment and taken again from the help.

import { h, replace } from "../dom.js";
import { button, checkbox, iconButton } from "../parts.js";
import { change, isChosen } from "../settings.js";
import { t } from "../texts.js";
import { rememberTour } from "../visited.js";
import { boxOf } from "./spots.js";

/** @typedef {import("../../types.d.ts").Box} Box */
/** @typedef {import("../../types.d.ts").TourStop} TourStop */

/** A small card that offers to learn the game, or to be shown round.
 * @param {string} game @param {"lesson" | "tour"} what @param {() => unknown} start */
export function offerTour(game, what, start) {
  const lesson = what === "lesson";
  const el = h(
    "aside",
    {
      class: "tour-offer",
      role: "dialog",
      "aria-label": t(lesson ? "ui-lesson" : "ui-table-tour"),
    },
    h("p", {}, t(lesson ? "ui-learn-offer" : "ui-table-tour-offer")),
    isChosen("sound") ? null : checkbox(t("ui-sound-offer"), false, (on) => change("sound", on)),
    h(
      "div",
      { class: "row" },
      button(t(lesson ? "ui-learn-start" : "ui-table-tour-start"), {
        kind: "main",
        click: () => close(true),
      }),
      button(t("ui-table-tour-no"), { kind: "quiet", click: () => close(false) }),
    ),
  );
  const close = (/** @type {boolean} */ go) => {
    rememberTour(game);
    el.remove();
    return go ? start() : undefined;
  };
  return el;
}

/** @param {TourStop[]} stops
 * @param {(stop: TourStop) => Element | Box | null} find what a stop points at
 * @param {(target: Element | Box) => void} reveal brings it into sight
 * @param {() => void} [done] */
export function tour(stops, find, reveal, done) {
  let at = 0;
  const light = h("div", { class: "tour-light", "aria-hidden": "true" });
  const card = h("div", {
    class: "tour-card",
    role: "dialog",
    "aria-label": t("ui-table-tour"),
    tabindex: -1,
  });
  const veil = h("div", { class: "tour" }, light, card);

  const close = () => {
    veil.remove();
    removeEventListener("resize", show);
    removeEventListener("keydown", press, true);
    done?.();
  };
  const step = (/** @type {number} */ by) => {
    at += by;
    if (at >= stops.length) close();
    else show();
  };
  function show() {
    const stop = stops[at];
    if (!stop) return;
    const target = find(stop);
    if (target) reveal(target);
    const last = at === stops.length - 1;
    const next = button(last ? t("ui-table-tour-end") : t("ui-table-tour-next"), {
      kind: "main",
      click: () => step(1),
    });
    replace(
      card,
      iconButton("close", t("ui-table-tour-skip"), close, "popover-close"),
      h("p", { class: "tour-count" }, t("ui-table-tour-count", { at: at + 1, of: stops.length })),
      h("p", {}, t(stop.text)),
      h(
        "div",
        { class: "row" },
        at ? button(t("ui-table-tour-back"), { click: () => step(-1) }) : null,
        next,
      ),
    );
    // What is pointed at may have been moved into sight just now.
    requestAnimationFrame(() => {
      const at = find(stop);
      put(light, card, at && boxOf(at));
      next.focus({ preventScroll: true });
    });
  }
  // Wherever the focus lies: a dialog that closes takes it back.
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") close();
    else if (event.key === "ArrowRight") step(1);
    else if (event.key === "ArrowLeft" && at) step(-1);
    else if (event.key !== "Tab" && event.key !== "Enter" && event.key !== " ") return;
    event.stopPropagation();
    if (event.key.startsWith("Arrow")) event.preventDefault();
  };
  addEventListener("keydown", press, true);
  document.body.append(veil);
  addEventListener("resize", show);
  show();
  return close;
}

/** The light around the target, the card where there is most room.
 * @param {HTMLElement} light @param {HTMLElement} card @param {Box | null} box */
function put(light, card, box) {
  const gap = 6;
  const seen = box && box.right > box.left;
  light.hidden = false;
  const left = seen ? Math.max(2, box.left - gap) : innerWidth / 2;
  const top = seen ? Math.max(2, box.top - gap) : innerHeight / 2;
  const right = seen ? Math.min(innerWidth - 2, box.right + gap) : left;
  const bottom = seen ? Math.min(innerHeight - 2, box.bottom + gap) : top;
  Object.assign(light.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
  const { offsetWidth: width, offsetHeight: height } = card;
  const rooms = [
    { room: innerHeight - bottom - height, x: (left + right - width) / 2, y: bottom + 10 },
    { room: top - height, x: (left + right - width) / 2, y: top - height - 10 },
    { room: innerWidth - right - width, x: right + 10, y: (top + bottom - height) / 2 },
    { room: left - width, x: left - width - 10, y: (top + bottom - height) / 2 },
  ];
  const best = rooms.reduce((a, b) => (b.room > a.room ? b : a));
  const inside = best.room < 10;
  const x = inside ? (innerWidth - width) / 2 : best.x;
  const y = inside ? innerHeight - height - 12 : best.y;
  card.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
  card.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
}
