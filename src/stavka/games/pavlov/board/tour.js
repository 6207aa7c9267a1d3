// The guided first turn: what is where, what the three phases are, what one may do.

/** @typedef {import("/web/types.d.ts").TourStop} TourStop */

/** @type {TourStop[]} */
export const TOUR = [
  { text: "board-tour-house", target: ".pv-house" },
  { text: "board-tour-square", target: ".pv-square" },
  { text: "board-tour-volga", target: ".pv-volga" },
  { text: "board-tour-turn", target: ".pv-turns" },
  { text: "board-tour-cards", target: ".pv-hand" },
  { text: "board-tour-wehrmacht", target: ".pv-strip" },
  { text: "board-tour-counters", target: ".pv-reserves" },
  { text: "board-tour-choose", target: ".prompt" },
];
