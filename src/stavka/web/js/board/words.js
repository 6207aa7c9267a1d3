// Small helps with words and figures, for all boards.

/** A name at the beginning of a line. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number as it is printed. @param {number} value */
export function minus(value) {
  return String(value).replace("-", "\u2212");
}

/** A change, with its sign. @param {number} value */
export function signed(value) {
  return value > 0 ? `+${value}` : minus(value);
}

/** Names one after another, or a dash. @param {string[]} names */
export function list(names) {
  return names.join(", ") || "–";
}
