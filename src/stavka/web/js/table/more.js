// A sign that a part can be scrolled: a shade at its lower edge with a button that leads on.

import { h } from "../dom.js";
import { icon } from "../parts.js";
import { t } from "../texts.js";

const SLACK = 6; // pixels that are not worth a sign

/** Puts the part into a frame that shows the sign while something lies below.
 * @param {HTMLElement} part what scrolls @param {string} extra class of the frame
 * @returns {{el: HTMLElement, destroy: () => void}} */
export function withMore(part, extra) {
  const button = h(
    "button",
    {
      type: "button",
      class: "more-below",
      title: t("ui-table-more-below"),
      "aria-label": t("ui-table-more-below"),
      hidden: true,
    },
    icon("down"),
  );
  const el = h("div", { class: `more-frame ${extra}` }, part, button);
  const look = () => {
    button.hidden = part.scrollTop + part.clientHeight >= part.scrollHeight - SLACK;
  };
  button.addEventListener("click", () => part.scrollBy({ top: part.clientHeight * 0.8 }));
  part.addEventListener("scroll", look, { passive: true });
  const watch = new ResizeObserver(look);
  watch.observe(part);
  for (const child of part.children) watch.observe(child);
  return { el, destroy: () => watch.disconnect() };
}
