// What a match promised, as figures and as a curve with its swings.

import { h, s } from "../dom.js";
import { language, t } from "../texts.js";

/** @typedef {import("../../wire.d.ts").AnalysisInfo} AnalysisInfo */
/** @typedef {import("../../wire.d.ts").SwingInfo} SwingInfo */
/** @typedef {AnalysisInfo["unit"]} Unit */

const BOX = { left: 44, right: 14, top: 16, bottom: 28, width: 370, height: 200 };
const NEAR = 13; // marks that would lie closer lie above each other

/** @param {number} value @param {Unit} unit */
export function amount(value, unit) {
  return figure(value, unit, "auto");
}

/** A change. @param {number} value @param {Unit} unit */
export function signed(value, unit) {
  return figure(value, unit, "exceptZero");
}

/** @param {number} value @param {Unit} unit @param {"auto" | "exceptZero"} signDisplay */
function figure(value, unit, signDisplay) {
  /** @type {Intl.NumberFormatOptions} */
  const options =
    unit === "points"
      ? { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay }
      : { style: "percent", maximumFractionDigits: 0, signDisplay };
  return new Intl.NumberFormat(language(), options).format(value).replace("-", "\u2212");
}

/** The curve. Choices are marked with their numbers, luck with diamonds.
 * @param {AnalysisInfo} found @param {SwingInfo[]} choices @param {SwingInfo[]} luck */
export function promise(found, choices, luck) {
  const { curve, unit } = found;
  const title = t(unit === "points" ? "ui-decided-points" : "ui-decided-chance");
  const [bottom, top, step] = scale(found);
  const [right, floor] = [BOX.width - BOX.right, BOX.height - BOX.bottom];
  const last = Math.max(1, curve.at(-1)?.choices ?? 1);
  /** @param {number} n */
  const x = (n) => round(BOX.left + ((right - BOX.left) * n) / last);
  /** @param {number} value */
  const y = (value) => round(floor - ((floor - BOX.top) * (value - bottom)) / (top - bottom));
  /** @param {number} choices */
  const at = (choices) => curve.findLast((each) => each.choices <= choices)?.value ?? found.start;
  const lines = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, n) => bottom + n * step,
  );
  let before = -NEAR;
  let high = 0;
  const marks = choices
    .map((swing, n) => ({ swing, n }))
    .sort((a, b) => a.swing.choices - b.swing.choices)
    .map(({ swing, n }) => {
      const left = x(swing.choices);
      high = left - before < NEAR ? high + NEAR : 0;
      before = left;
      const up = Math.max(BOX.top - 4, y(at(swing.choices)) - 14 - high);
      return s(
        "g",
        { class: "promise-choice", transform: `translate(${left} ${up})` },
        s("circle", { r: 8 }),
        s("text", { y: 4 }, String(n + 1)),
      );
    });
  return h(
    "figure",
    { class: "chart promise" },
    h("figcaption", null, title),
    s(
      "svg",
      {
        viewBox: `0 0 ${BOX.width} ${BOX.height}`,
        role: "img",
        "aria-label": `${title}: ${amount(found.start, unit)} – ${amount(found.result, unit)}`,
      },
      lines.map((value) => [
        s("path", {
          class: value === 0 ? "chart-zero" : "chart-line",
          d: `M${BOX.left} ${y(value)}H${right}`,
        }),
        s("text", { class: "chart-y", x: BOX.left - 7, y: y(value) + 5 }, whole(value, unit)),
      ]),
      turns(found).map(({ turn, choices }) =>
        s("text", { class: "chart-x", x: x(choices), y: floor + 20 }, String(turn)),
      ),
      s("path", {
        class: "chart-curve",
        d: `M${curve.map((each) => `${x(each.choices)} ${y(each.value)}`).join("L")}`,
      }),
      luck.map((swing) =>
        s("path", {
          class: "promise-luck",
          d: "M0 -5L5 0L0 5L-5 0Z",
          transform: `translate(${x(swing.choices + 1)} ${y(at(swing.choices + 1))})`,
        }),
      ),
      marks,
    ),
  );
}

/** Some of the turns, where they begin. @param {AnalysisInfo} found */
function turns({ curve }) {
  const begun = curve.filter((each, n) => n === 0 || each.turn !== curve[n - 1]?.turn);
  const every = Math.max(1, Math.ceil(begun.length / 8));
  return begun.filter((_, n) => n % every === 0);
}

/** @param {AnalysisInfo} found @returns {[number, number, number]} lowest, highest, step */
function scale({ curve, unit }) {
  if (unit === "chance") return [0, 1, 0.25];
  const values = curve.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = [1, 2, 5, 10, 20, 50].find((each) => (high - low) / each <= 5) ?? 100;
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step, step];
}

/** @param {number} value @param {Unit} unit */
function whole(value, unit) {
  return unit === "chance" ? amount(value, unit) : String(value).replace("-", "\u2212");
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
