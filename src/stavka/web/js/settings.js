// What a person has set on this device. Only what differs from the defaults is kept, so the
// rest follows the system: language, dark or light, reduced motion.

/** @typedef {import("../types.d.ts").Settings} Settings */

const KEY = "stavka.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Every setting with the values it may have. */
export const VALUES = /** @type {const} */ ({
  language: ["ru", "en"],
  animation: ["off", "fast", "normal", "slow"],
  autoplay: [false, true],
  confirm: [false, true],
  textSize: ["normal", "large", "huge"],
  palette: ["normal", "colour-blind"],
  theme: ["auto", "light", "dark"],
  hideCounters: [false, true],
  sound: [false, true],
});

/** @type {Partial<Settings>} */
const chosen = read();

/** @type {Settings} */
export const settings = { ...defaults(), ...chosen };

/** @type {Set<(key: keyof Settings | null) => void>} */
const watchers = new Set();

/** @returns {Settings} */
function defaults() {
  return {
    language: navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en",
    animation: still.matches ? "off" : "normal",
    autoplay: false,
    confirm: true,
    textSize: "normal",
    palette: "normal",
    theme: "auto",
    hideCounters: false,
    sound: false,
  };
}

/**
 * Whether the person has set this himself on this device.
 * @param {keyof Settings} key
 */
export function isChosen(key) {
  return key in chosen;
}

/**
 * Sets one thing, keeps it and tells all who watch.
 * @template {keyof Settings} K
 * @param {K} key
 * @param {Settings[K]} value
 */
export function change(key, value) {
  chosen[key] = value;
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Storage is off or full: the setting holds until the page is closed.
  }
  apply();
  tell(key);
}

/**
 * Calls `fn` with the key after every change (null: the system's preferences have changed).
 * @param {(key: keyof Settings | null) => void} fn
 * @returns {() => void} to stop watching
 */
export function watch(fn) {
  watchers.add(fn);
  return () => watchers.delete(fn);
}

/** The theme that is really shown. @returns {"light" | "dark"} */
export function theme() {
  if (settings.theme !== "auto") return settings.theme;
  return dark.matches ? "dark" : "light";
}

/** @returns {Partial<Settings>} */
function read() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    /** @type {Record<string, unknown>} */
    const good = {};
    for (const [key, values] of Object.entries(VALUES)) {
      if (/** @type {readonly unknown[]} */ (values).includes(stored[key])) good[key] = stored[key];
    }
    return good;
  } catch {
    return {};
  }
}

/** @param {keyof Settings | null} key */
function tell(key) {
  for (const fn of [...watchers]) fn(key);
}

/** Writes the settings where style sheets see them. */
function apply() {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = theme();
  root.dataset.palette = settings.palette;
  root.dataset.text = settings.textSize;
  root.dataset.animation = settings.animation;
  root.toggleAttribute("data-hide-counters", settings.hideCounters);
}

for (const query of [dark, still]) {
  query.addEventListener("change", () => {
    Object.assign(settings, defaults(), chosen);
    apply();
    tell(null);
  });
}
addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  // Another window of this browser has changed something.
  const before = { ...settings };
  Object.assign(chosen, read());
  Object.assign(settings, chosen);
  apply();
  for (const key of /** @type {(keyof Settings)[]} */ (Object.keys(settings))) {
    if (before[key] !== settings[key]) tell(key);
  }
});
apply();
