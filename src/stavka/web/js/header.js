// The bar on top of every page: the wordmark, a place for the page, language, settings, account.

import { h, replace } from "./dom.js";
import { iconButton, icon, showError } from "./parts.js";
import { openSettings } from "./pages/settings.js";
import { person, speak, watchPerson } from "./person.js";
import { t } from "./texts.js";
import { settings } from "./settings.js";

let unwatch = () => {};

/**
 * Draws the bar in the language of the texts.
 * @param {HTMLElement} bar
 * @param {HTMLElement} slot
 * @param {HTMLElement} tools
 */
export function header(bar, slot, tools) {
  const account = h("a", { class: "bar-account", href: "/account" });
  const draw = () => {
    const who = person();
    const words = who ? (who.guest ? t("ui-guest") : who.name) : t("ui-log-in");
    replace(account, icon("account"), h("span", { class: "label" }, words));
    account.setAttribute("aria-label", who ? t("ui-account-of", { name: words }) : words);
  };
  unwatch();
  unwatch = watchPerson(draw);
  draw();
  replace(
    bar,
    h("a", { class: "brand", href: "/", "aria-label": t("ui-brand-home") }, t("ui-brand")),
    slot,
    tools,
    h(
      "nav",
      { class: "bar-end", "aria-label": t("ui-bar") },
      languages(),
      iconButton("settings", t("ui-settings"), () => openSettings()),
      account,
    ),
  );
}

function languages() {
  /**
   * @param {"ru" | "en"} code
   * @param {string} short
   * @param {string} long
   */
  const one = (code, short, long) =>
    h(
      "button",
      {
        type: "button",
        lang: code,
        title: long,
        "aria-pressed": settings.language === code,
        on: { click: () => void speak(code).catch(showError) },
      },
      short,
      h("span", { class: "unseen" }, ` ${long}`),
    );
  return h(
    "div",
    { class: "languages", role: "group", "aria-label": t("ui-language") },
    one("ru", t("ui-language-ru-short"), t("ui-language-ru")),
    one("en", t("ui-language-en-short"), t("ui-language-en")),
  );
}
