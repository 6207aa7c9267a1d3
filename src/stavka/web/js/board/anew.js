// Drawing anew only what would show something else: elements that stay keep what is marked on them.

/**
 * Says whether a part must be drawn anew: what it is to show is another thing than when it was last
 * asked about.
 * @returns {(part: object, ...shows: unknown[]) => boolean}
 */
export function changes() {
  /** @type {WeakMap<object, string>} */
  const shown = new WeakMap();
  return (part, ...shows) => {
    const now = JSON.stringify(shows);
    if (shown.get(part) === now) return false;
    shown.set(part, now);
    return true;
  };
}
