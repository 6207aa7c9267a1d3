// The guided first month: what is where, how a raid goes, and what the end of a month brings.

/** @typedef {import("/web/types.d.ts").TourStop} TourStop */

/** @type {TourStop[]} */
export const TOUR = [
  { text: "board-tour-table", target: ".board-frame" },
  { text: "board-tour-open", target: ".board-frame" },
  { text: "board-tour-joins", target: ".board-frame" },
  { text: "board-tour-camp", target: ".pc-camp.is-own, .pc-camp" },
  { text: "board-tour-people", target: ".is-own .pc-people, .pc-people" },
  { text: "board-tour-store", target: ".is-own .pc-store, .pc-store" },
  { text: "board-tour-bonuses", target: ".is-own .pc-bonuses, .pc-bonuses" },
  { text: "board-tour-others", target: ".pc-camps:not(.pc-home, [hidden])" },
  { text: "board-tour-month", target: ".pc-header" },
  { text: "board-tour-end", target: ".pc-phases" },
  { text: "board-tour-prompt", target: ".prompt" },
  { text: "board-tour-victory", target: ".is-own .pc-points, .pc-points" },
];
