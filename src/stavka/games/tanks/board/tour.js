// The guided first turn: what is where, how an order is given, and what happens with it.

/** @typedef {import("/web/types.d.ts").TourStop} TourStop */

/** @type {TourStop[]} */
export const TOUR = [
  { text: "board-tour-map", target: ".tk-terrain" },
  { text: "board-tour-unit", target: ".tk-units .tk-unit" },
  { text: "board-tour-card", target: ".tk-face-front" },
  { text: "board-tour-orders", target: ".tk-face-back" },
  { text: "board-tour-roster", target: ".tk-roster" },
  { text: "board-tour-route", target: ".tk-hexes" },
  { text: "board-tour-ready", target: ".prompt" },
  { text: "board-tour-execution", target: ".tk-turns" },
  { text: "board-tour-victory", target: ".tk-side" },
];
