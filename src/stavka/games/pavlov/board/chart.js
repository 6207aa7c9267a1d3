// Curves over the turns of a match. Each has its own dashes and its own mark, so that none is
// known by its colour alone.

import { h, s } from "/web/js/dom.js";

/** @typedef {{ id: string, name: string, values: number[] }} Series */

const BOX = { left: 34, right: 10, top: 12, bottom: 28, width: 370, height: 170 };
/** @type {Record<string, string>} */
const MARKS = {
  circle: "M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z",
  square: "M-3 -3H3V3H-3Z",
  wedge: "M0 -4L3.8 3H-3.8Z",
  cross: "M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2",
};
/** @type {Record<string, string>} */
const MARK_OF = { green: "wedge", red: "square", purple: "circle", men: "circle", germans: "square", lost: "cross", score: "circle" };

/**
 * @param {string} title
 * @param {string[]} labels of the turns
 * @param {Series[]} series
 * @param {{ low?: number, high?: number }} range what the scale holds at least
 */
export function chart(title, labels, series, { low = 0, high = 0 }) {
  const values = series.flatMap((one) => one.values);
  const [bottom, top, step] = scale(Math.min(low, ...values), Math.max(high, ...values));
  const [right, floor] = [BOX.width - BOX.right, BOX.height - BOX.bottom];
  const last = Math.max(1, labels.length - 1);
  /** @param {number} n */
  const x = (n) => round(BOX.left + ((right - BOX.left) * n) / last);
  /** @param {number} value */
  const y = (value) => round(floor - ((floor - BOX.top) * (value - bottom)) / (top - bottom || 1));
  const steps = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => bottom + i * step);
  const every = Math.max(1, Math.ceil(last / 8));
  const shown = labels.map((label, n) => ({ label, n })).filter(({ n }) => n === last || (n % every === 0 && last - n >= Math.max(every, last / 6)));
  return s(
    "svg",
    { class: "pve-chart", viewBox: `0 0 ${BOX.width} ${BOX.height}`, role: "img", "aria-label": `${title}: ${series.map((one) => `${one.name} ${one.values.at(-1)}`).join(", ")}` },
    steps.map((value) => [
      s("path", { class: value === 0 ? "pve-zero" : "pve-line", d: `M${BOX.left} ${y(value)}H${right}` }),
      s("text", { class: "pve-y", x: BOX.left - 7, y: y(value) + 5 }, String(value).replace("-", "\u2212")),
    ]),
    shown.map(({ label, n }) => s("text", { class: n === last && n > 0 ? "pve-x last" : "pve-x", x: x(n), y: floor + 20 }, label)),
    series.map((one, i) =>
      s(
        "g",
        // Curves that run together are drawn side by side.
        { class: `pve-series pve-${one.id}`, transform: `translate(0 ${round((i - (series.length - 1) / 2) * 3)})` },
        s("path", { class: "pve-curve", d: `M${one.values.map((value, n) => `${x(n)} ${y(value)}`).join("L")}` }),
        one.values.map((value, n) =>
          s(
            "g",
            { transform: `translate(${x(n)} ${y(value)})` },
            s("title", null, `${labels[n]} · ${one.name}: ${value}`),
            s("circle", { class: "pve-near", r: 9 }),
            s("path", { class: "pve-mark", d: markOf(one) }),
          ),
        ),
      ),
    ),
  );
}

/** @param {Series[]} series */
export function legend(series) {
  return h(
    "ul",
    { class: "pve-legend" },
    series.map((one) =>
      h(
        "li",
        null,
        s(
          "svg",
          { class: `pve-key pve-${one.id}`, viewBox: "0 0 34 12", "aria-hidden": "true" },
          s("path", { class: "pve-curve", d: "M1 6H33" }),
          s("path", { class: "pve-mark", d: markOf(one), transform: "translate(17 6)" }),
        ),
        one.name,
        h("b", null, String(one.values.at(-1) ?? "").replace("-", "\u2212")),
      ),
    ),
  );
}

/** @param {Series} one */
function markOf(one) {
  return MARKS[MARK_OF[one.id] ?? "circle"] ?? "";
}

/** Lowest and highest line of the scale, and the step between lines.
 * @param {number} low @param {number} high
 * @returns {[number, number, number]} */
function scale(low, high) {
  const step = [1, 2, 5, 10, 20, 50].find((each) => (high - low) / each <= 5) ?? 100;
  return [Math.floor(low / step) * step, Math.max(Math.ceil(high / step) * step, Math.floor(low / step) * step + step), step];
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
