// Figures of an owner's edition, written as lines `men.chekhov.suppress = 2`.

import { Refused } from "../net.js";
import { t } from "../texts.js";

/**
 * Reads the lines. The server knows which figures there are and what they may be; only what is
 * no line at all is refused here.
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
export function figuresOf(text) {
  /** @type {Record<string, unknown>} */
  const figures = {};
  text.split("\n").forEach((line, i) => {
    const words = line.replace(/#.*/, "").trim();
    if (!words) return;
    const [, key, value] = /^([\w.-]+)\s*=(.+)$/s.exec(words) ?? [];
    if (!key || !value?.trim()) {
      throw new Refused({
        reason: "bad-figures",
        text: t("ui-figures-bad-line", { number: i + 1 }),
      });
    }
    figures[key] = valueOf(value.trim());
  });
  return figures;
}

/**
 * A number, true, false, a list, or else a word, with or without quotes.
 * @param {string} text
 */
function valueOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text.replace(/^'(.*)'$/, "$1");
  }
}
