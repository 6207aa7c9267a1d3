// A press is meant for what lies under the pointer when it goes down. If that is drawn anew or moves
// away before the pointer comes up, the browser makes no click of it, or one on something else: then
// the click is made here. So nobody's press is lost, and none strikes what it was not meant for.

const SLACK = 8; // pixels by which a hand trembles
const PRESSED = "button, a[href], summary, [data-id]";

/** @typedef {{el: HTMLElement | SVGElement, part: Element, x: number, y: number}} Press */

export function keepPresses() {
  /** @type {Press | null} */
  let press = null;
  let made = false; // the click of this press: one of the browser's would be the second
  addEventListener(
    "pointerdown",
    (event) => {
      made = false;
      press = event.isPrimary && event.button === 0 ? pressOf(event) : null;
    },
    true,
  );
  addEventListener("pointercancel", () => (press = null), true);
  addEventListener(
    "pointerup",
    (event) => {
      const meant = press && missed(press, event);
      press = null;
      if (!meant) return;
      const { clientX, clientY, pointerId, pointerType } = event;
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      made = true;
      meant.dispatchEvent(
        new PointerEvent("click", {
          ...{ bubbles: true, cancelable: true, composed: true, detail: 1 },
          ...{ clientX, clientY, pointerId, pointerType, altKey, ctrlKey, metaKey, shiftKey },
        }),
      );
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      if (!made || !event.isTrusted) return;
      made = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** @param {PointerEvent} event @returns {Press | null} */
function pressOf({ target, clientX: x, clientY: y }) {
  const part = target instanceof Element ? target : null;
  const el = /** @type {HTMLElement | SVGElement | null} */ (part?.closest(PRESSED) ?? null);
  return part && el ? { el, part, x, y } : null;
}

/** What was pressed, if the browser will not make a click of it. @param {Press} press
 * @param {PointerEvent} event @returns {Element | null} */
function missed({ el, part, x, y }, { clientX, clientY }) {
  if (Math.hypot(clientX - x, clientY - y) > SLACK) return null;
  const under = document.elementFromPoint(clientX, clientY);
  if (part.isConnected && el.contains(under)) return null;
  const meant = el.isConnected ? el : (under?.closest(PRESSED) ?? null);
  return meant && same(meant, el) && usable(meant) ? meant : null;
}

/** Is it the same thing, drawn anew perhaps? @param {Element} one @param {Element} other */
function same(one, other) {
  return one === other || (one.tagName === other.tagName && sign(one) === sign(other));
}

/** @param {Element} el */
function sign(el) {
  const { id, choice } = /** @type {HTMLElement | SVGElement} */ (el).dataset;
  return choice ?? id ?? `${el.getAttribute("aria-label") ?? ""} ${el.textContent}`;
}

/** @param {Element} el */
function usable(el) {
  const modal = document.querySelector("dialog:modal");
  return el.checkVisibility() && !el.matches(":disabled") && (!modal || modal.contains(el));
}
