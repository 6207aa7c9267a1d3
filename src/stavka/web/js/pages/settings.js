// The settings: a dialog in which every change holds at once.

import { h, replace } from "../dom.js";
import { button, checkbox, dialog, segments, showError } from "../parts.js";
import { speak } from "../person.js";
import { change, settings } from "../settings.js";
import { t, watchLanguage } from "../texts.js";

/** Opens the settings. */
export function openSettings() {
  const body = h("div", { class: "settings" }, parts());
  const el = dialog({
    title: t("ui-settings"),
    body,
    class: "wide",
    actions: button(t("ui-done"), { kind: "main", click: () => el.close() }),
    closed: () => unwatch(),
  });
  const unwatch = watchLanguage(() => {
    const title = el.querySelector("h2");
    if (title) title.textContent = t("ui-settings");
    const done = el.querySelector("footer .label");
    if (done) done.textContent = t("ui-done");
    el.querySelector("header button")?.setAttribute("aria-label", t("ui-close"));
    replace(body, parts());
    body.querySelector("input")?.focus();
  });
}

function parts() {
  return [
    h("section", {}, h("h3", {}, t("ui-settings-look")), ...look()),
    h("section", {}, h("h3", {}, t("ui-settings-play")), ...play()),
  ];
}

function look() {
  return [
    segments(
      t("ui-language"),
      [
        { value: "ru", label: t("ui-language-ru") },
        { value: "en", label: t("ui-language-en") },
      ],
      settings.language,
      (value) => void speak(value === "ru" ? "ru" : "en").catch(showError),
    ),
    segments(
      t("ui-theme"),
      [
        { value: "auto", label: t("ui-theme-auto") },
        { value: "light", label: t("ui-theme-light") },
        { value: "dark", label: t("ui-theme-dark") },
      ],
      settings.theme,
      (value) => change("theme", /** @type {typeof settings.theme} */ (value)),
    ),
    segments(
      t("ui-text-size"),
      [
        { value: "normal", label: t("ui-text-normal") },
        { value: "large", label: t("ui-text-large") },
        { value: "huge", label: t("ui-text-huge") },
      ],
      settings.textSize,
      (value) => change("textSize", /** @type {typeof settings.textSize} */ (value)),
    ),
    segments(
      t("ui-palette"),
      [
        { value: "normal", label: t("ui-palette-normal") },
        { value: "colour-blind", label: t("ui-palette-colour-blind") },
      ],
      settings.palette,
      (value) => change("palette", /** @type {typeof settings.palette} */ (value)),
    ),
  ];
}

function play() {
  return [
    segments(
      t("ui-animation"),
      [
        { value: "off", label: t("ui-animation-off") },
        { value: "fast", label: t("ui-animation-fast") },
        { value: "normal", label: t("ui-animation-normal") },
        { value: "slow", label: t("ui-animation-slow") },
      ],
      settings.animation,
      (value) => change("animation", /** @type {typeof settings.animation} */ (value)),
    ),
    checkbox(
      t("ui-autoplay"),
      settings.autoplay,
      (on) => change("autoplay", on),
      t("ui-autoplay-hint"),
    ),
    checkbox(
      t("ui-confirm"),
      settings.confirm,
      (on) => change("confirm", on),
      t("ui-confirm-hint"),
    ),
    checkbox(
      t("ui-hide-counters"),
      settings.hideCounters,
      (on) => change("hideCounters", on),
      t("ui-hide-counters-hint"),
    ),
    checkbox(t("ui-sound"), settings.sound, (on) => change("sound", on), t("ui-sound-hint")),
  ];
}
