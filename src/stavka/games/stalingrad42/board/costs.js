// Costs of movement as they are written: the server counts halves of points.

/** @param {number} halves */
export function points(halves) {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ""}½` : String(whole);
}
