// A small card beside a thing: why not, what would happen, what a rule says. One at a time; it
// goes when something else is pressed, with Esc, or when its maker says so.

import { h } from "../dom.js";
import { iconButton, place } from "../parts.js";
import { t } from "../texts.js";

/** @typedef {import("../dom.js").Child} Child */
/** @typedef {Element | import("../../types.d.ts").Box} Anchor */

/** @type {(() => void) | null} */
let closeOpen = null;

/** @param {Anchor} anchor @param {Child} body
 * @param {{label: string, class?: string, focus?: boolean, closed?: () => void}} options */
export function popover(anchor, body, options) {
  closeOpen?.();
  const before = document.activeElement;
  const el = h(
    "div",
    {
      class: `popover ${options.class ?? ""}`.trim(),
      role: "dialog",
      "aria-label": options.label,
      tabindex: -1,
    },
    iconButton("close", t("ui-close"), () => close(true), "popover-close"),
    body,
  );

  const close = (/** @type {boolean} */ back = false) => {
    if (closeOpen === close) closeOpen = null;
    if (!el.isConnected) return;
    const inside = el.contains(document.activeElement);
    el.remove();
    removeEventListener("pointerdown", outside, true);
    removeEventListener("resize", gone);
    if ((back || inside) && (before instanceof HTMLElement || before instanceof SVGElement))
      before.focus();
    options.closed?.();
  };
  const gone = () => close();
  /** @param {PointerEvent} event */
  const outside = (event) => {
    const target = /** @type {Node} */ (event.target);
    // What is pressed on the thing itself (the second tap) is for its maker to judge.
    const again = anchor instanceof Element ? anchor.contains(target) : holds(anchor, event);
    if (!el.contains(target) && !again) close();
  };
  el.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close(true);
  });
  (document.querySelector("dialog:modal") ?? document.body).append(el);
  place(el, anchor);
  addEventListener("pointerdown", outside, true);
  addEventListener("resize", gone);
  if (options.focus) el.focus({ preventScroll: true });
  closeOpen = close;
  return { el, close, replace: () => place(el, anchor) };
}

/** @param {import("../../types.d.ts").Box} box @param {PointerEvent} event */
function holds(box, { clientX: x, clientY: y }) {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Closes the card that is open, if there is one. */
export function closePopover() {
  if (!closeOpen) return false;
  closeOpen();
  return true;
}
