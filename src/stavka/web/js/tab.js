// The tab of this page: its title and icon say from afar whose turn it is.

import { t } from "./texts.js";

const ICON = "/favicon.svg";
const TURN = "/web/img/turn.svg";

/**
 * @param {string} title what the page is, without the name of the program
 * @param {boolean} [yours] whether it is the person's turn
 */
export function tab(title, yours = false) {
  const name = title ? `${title} · ${t("ui-brand")}` : t("ui-brand");
  document.title = yours ? `● ${t("ui-status-your-turn")} · ${name}` : name;
  const icon = document.querySelector("link[rel=icon]");
  const href = yours ? TURN : ICON;
  if (icon?.getAttribute("href") !== href) icon?.setAttribute("href", href);
}
