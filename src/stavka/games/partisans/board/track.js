// The month track in the header, from the first frost to the last snow, and how far the month is.

import { h, replace, s } from "/web/js/dom.js";
import { fittedIn } from "/web/js/fit.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */

const PHASES = ["deal", "raids", "healing", "trade", "workshop", "feeding", "attacks"];
const MOST_DRAWN = 6; // months that have a picture

/** @param {Context} context */
export function makeTrack(context) {
  const words = h("p", { class: "pc-month" });
  const short = h("p", { class: "pc-month-short", "aria-hidden": "true" });
  const months = h("ol", { class: "pc-months", "aria-hidden": "true" });
  const phases = h("ol", { class: "pc-phases" });
  const el = h(
    "div",
    { class: "pc-header" },
    h("div", { class: "pc-when" }, words, short, months, fittedIn(h("div", null, phases))),
  );
  return {
    el,
    /** @param {MatchState} state */
    update({ board, status }) {
      const [month, last] = [Number(board.month), Number(board.months)];
      const open = Boolean(board.destruction);
      words.textContent = month
        ? open
          ? context.t("board-month-open", { month })
          : context.t("board-month", { month, months: last })
        : context.t("board-before");
      short.textContent = month ? (open ? String(month) : `${month}/${last}`) : "–";
      const count = open || last > MOST_DRAWN ? 0 : last;
      if (months.children.length !== count)
        replace(
          months,
          Array.from({ length: count }, (_, n) => h("li", null, weather(n, count))),
        );
      [...months.children].forEach(
        (li, n) => (li.className = n + 1 < month ? "is-past" : n + 1 === month ? "is-now" : ""),
      );
      replace(
        phases,
        PHASES.map((phase) => {
          const now = status === "running" && phase === board.phase;
          // texts: board-phase-deal board-phase-raids board-phase-healing board-phase-trade board-phase-workshop board-phase-feeding board-phase-attacks
          return h(
            "li",
            { class: now ? "is-now" : null, "aria-current": now ? "step" : null },
            context.t(`board-phase-${phase}`),
          );
        }),
      );
    },
  };
}

/** Fir and snow of a month: bare at the first frost, deepest in the middle, dripping at the end. @param {number} n @param {number} of */
function weather(n, of) {
  const way = of > 1 ? n / (of - 1) : 0;
  const deep = Math.sin(Math.PI * Math.min(1, way * 0.85 + 0.12));
  const snow = 22 - deep * 8;
  const flakes = Math.round(deep * 7);
  const last = n === of - 1;
  return s(
    "svg",
    { viewBox: "0 0 30 24" },
    s("path", { class: "pc-fir", d: "M15 2L21 9H18L23 15H19L24 21H6L11 15H7L12 9H9Z" }),
    s("path", {
      class: "pc-snow",
      d: `M0 ${snow}C6 ${snow - 3} 9 ${snow + 2} 15 ${snow}S25 ${snow - 2} 30 ${snow}V24H0Z`,
    }),
    n === 0 ? s("path", { class: "pc-frost", d: "M4 4v6M1.4 5.5l5.2 3M6.6 5.5l-5.2 3" }) : null,
    Array.from({ length: flakes }, (_, k) =>
      s("circle", {
        class: "pc-flake",
        cx: (k * 11 + n * 5) % 29,
        cy: 2 + ((k * 7 + n * 3) % 13),
        r: 1,
      }),
    ),
    last
      ? s("path", {
          class: "pc-drop",
          d: "M25 3c1.6 2.6 2.6 3.8 2.6 5.2a2.6 2.6 0 0 1-5.2 0C22.400 6.800 23.400 5.600 25 3Z",
        })
      : null,
  );
}
