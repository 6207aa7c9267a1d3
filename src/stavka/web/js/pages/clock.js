// Whether a match has a clock, and what happens when time runs out: fields of the set-up page.

import { h, replace } from "../dom.js";
import { field, select } from "../parts.js";
import { t } from "../texts.js";

/** @typedef {import("../../wire.d.ts").Clock} Clock */

const AMOUNTS = { live: [10, 20, 30, 60, 90, 120, 240], days: [1, 2, 3, 5, 7, 14] };
const FIRST = { live: 60, days: 3 };

/**
 * @param {Clock | null} clock
 * @param {(clock: Clock | null) => void} changed
 */
export function clockFields(clock, changed) {
  const more = h("div", { class: "clock-more" });
  let now = clock;
  /** @param {Clock | null} next */
  const set = (next) => {
    now = next;
    changed(next);
    replace(more, next ? [amount(next), then(next)] : null);
  };
  /** @param {Clock} of */
  const amount = (of) => {
    // texts: ui-clock-live-amount ui-clock-days-amount
    const values = AMOUNTS[of.kind].map((count) => ({
      value: String(count),
      label: t(`ui-clock-${of.kind}-amount`, { count }),
    }));
    const el = select(values, String(of.amount), (value) => {
      if (now) set({ ...now, amount: Number(value) });
    });
    return field(t("ui-clock-amount"), el);
  };
  /** @param {Clock} of */
  const then = (of) => {
    const values = [
      { value: "bot", label: t("ui-clock-then-bot") },
      { value: "offer", label: t("ui-clock-then-offer") },
    ];
    const el = select(values, of.then ?? "bot", (value) => {
      if (now) set({ ...now, then: value === "offer" ? "offer" : "bot" });
    });
    return field(t("ui-clock-then"), el);
  };
  const kinds = [
    { value: "none", label: t("ui-clock-none") },
    { value: "live", label: t("ui-clock-live") },
    { value: "days", label: t("ui-clock-days") },
  ];
  const kind = select(kinds, clock?.kind ?? "none", (value) => {
    if (value !== "live" && value !== "days") set(null);
    else set({ kind: value, amount: FIRST[value], then: now?.then ?? "bot" });
  });
  set(clock);
  return h("div", { class: "clock" }, field(t("ui-clock"), kind, t("ui-clock-hint")), more);
}
