// Small helps with words and figures.

/** A name at the beginning of a line.
 * @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Points with their sign.
 * @param {number} value */
export function signed(value) {
  return value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : "0";
}
