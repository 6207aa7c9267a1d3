// Curves over the turns of a match. Each has its own dashes and its own mark, so that none is
// known by its colour alone.

import { h, s } from "../dom.js";
import { minus } from "./words.js";

/**
 * `class` gives a curve its colour, `--series`; `nth` of those of one colour, or of all: its mark
 * and its dashes.
 * @typedef {{ name: string, values: number[], class: string, nth?: number }} Series
 */

const BOX = { left: 34, right: 10, top: 12, bottom: 28, width: 370, height: 170 };
const MARKS = [
  "M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z",
  "M-3 -3H3V3H-3Z",
  "M0 -4L3.8 3H-3.8Z",
  "M0 -4.2L4.2 0L0 4.2L-4.2 0Z",
];
const DASHES = ["", "7 3", "2 3", "11 4 2 4"];

/**
 * A figure with its title, its curves and, of several, what each is.
 * @param {string} title
 * @param {string[]} labels of the turns
 * @param {Series[]} series
 * @param {{ low?: number, high?: number, goal?: number, most?: number }} [range] what the scale
 *   holds at least; the goal has a line of its own; so many turns, at most, are labelled
 */
export function chart(title, labels, series, range = {}) {
  return h(
    "figure",
    { class: "chart" },
    h("figcaption", null, title),
    curves(title, labels, series, range),
    series.length > 1 ? legend(series) : null,
  );
}

/**
 * @param {string} title
 * @param {string[]} labels
 * @param {Series[]} series
 * @param {{ low?: number, high?: number, goal?: number, most?: number }} range
 */
function curves(title, labels, series, { low = 0, high = 0, goal, most = 8 }) {
  const values = series.flatMap((one) => one.values);
  const highest = Math.max(high, goal ?? high, ...values);
  const [bottom, top, step] = scale(Math.min(low, ...values), highest);
  const [right, floor] = [BOX.width - BOX.right, BOX.height - BOX.bottom];
  const last = Math.max(1, labels.length - 1);
  /** @param {number} n */
  const x = (n) => round(BOX.left + ((right - BOX.left) * n) / last);
  /** @param {number} value */
  const y = (value) => round(floor - ((floor - BOX.top) * (value - bottom)) / (top - bottom || 1));
  const steps = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, i) => bottom + i * step,
  );
  const every = Math.max(1, Math.ceil(last / most));
  const shown = labels
    .map((label, n) => ({ label, n }))
    .filter(({ n }) => n === last || (n % every === 0 && last - n >= Math.max(every, last / 6)));
  return s(
    "svg",
    {
      viewBox: `0 0 ${BOX.width} ${BOX.height}`,
      role: "img",
      "aria-label": `${title}: ${series.map((one) => `${one.name} ${one.values.at(-1)}`).join(", ")}`,
    },
    steps.map((value) => [
      s("path", {
        class: value === 0 ? "chart-zero" : "chart-line",
        d: `M${BOX.left} ${y(value)}H${right}`,
      }),
      s("text", { class: "chart-y", x: BOX.left - 7, y: y(value) + 5 }, minus(value)),
    ]),
    goal === undefined
      ? null
      : s("path", { class: "chart-goal", d: `M${BOX.left} ${y(goal)}H${right}` }),
    shown.map(({ label, n }) =>
      s(
        "text",
        { class: n === last && n > 0 ? "chart-x last" : "chart-x", x: x(n), y: floor + 20 },
        label,
      ),
    ),
    series.map((one, i) =>
      s(
        "g",
        // Curves that run together are drawn side by side.
        {
          class: one.class,
          transform: `translate(0 ${round((i - (series.length - 1) / 2) * 3)})`,
        },
        curve(one, `M${one.values.map((value, n) => `${x(n)} ${y(value)}`).join("L")}`),
        one.values.map((value, n) =>
          s(
            "g",
            { transform: `translate(${x(n)} ${y(value)})` },
            s("title", null, `${labels[n]} · ${one.name}: ${value}`),
            s("circle", { class: "chart-near", r: 9 }),
            s("path", { class: "chart-mark", d: markOf(one) }),
          ),
        ),
      ),
    ),
  );
}

/** @param {Series[]} series */
function legend(series) {
  return h(
    "ul",
    { class: "chart-legend" },
    series.map((one) =>
      h(
        "li",
        null,
        s(
          "svg",
          { class: `chart-key ${one.class}`, viewBox: "0 0 34 12", "aria-hidden": "true" },
          curve(one, "M1 6H33"),
          s("path", { class: "chart-mark", d: markOf(one), transform: "translate(17 6)" }),
        ),
        one.name,
        h("b", null, minus(one.values.at(-1) ?? 0)),
      ),
    ),
  );
}

/** @param {Series} one @param {string} d */
function curve({ nth = 0 }, d) {
  return s("path", { class: "chart-curve", d, "stroke-dasharray": DASHES[nth % DASHES.length] });
}

/** @param {Series} one */
function markOf({ nth = 0 }) {
  return MARKS[nth % MARKS.length] ?? "";
}

/** Lowest and highest line of the scale, and the step between lines.
 * @param {number} low @param {number} high
 * @returns {[number, number, number]} */
function scale(low, high) {
  const step = [1, 2, 5, 10, 20, 50].find((each) => (high - low) / each <= 5) ?? 100;
  return [
    Math.floor(low / step) * step,
    Math.max(Math.ceil(high / step) * step, Math.floor(low / step) * step + step),
    step,
  ];
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
