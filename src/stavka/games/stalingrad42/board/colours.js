// The inks of the map, by season: quiet tones on warm paper that also print well; its letters.

// As in tokens.css: what is painted has no style sheet.
export const SANS = '"Stavka Sans", "Sans by Arial", "Sans by DejaVu", sans-serif';
export const NARROW = '"Stavka Narrow", "Narrow by Arial", "Narrow by DejaVu", sans-serif';
export const SERIF = '"Stavka Serif", "Serif by Times", "Serif by DejaVu", serif';

/** @typedef {ReturnType<typeof inks>} Inks */

/** @typedef {"summer" | "mud" | "winter"} Weather */

const SUMMER = {
  margin: "#e9e1cf",
  land: "#f1e8d0",
  desert: "#f3e3bd",
  sand: "#b9975c",
  woods: "#cdd3ac",
  tree: "#7f9166",
  roughWoods: "#cfcfa9",
  rough: "#e6d6b4",
  mountain: "#dccaa6",
  hachure: "#8a6d48",
  marsh: "#e3e6d3",
  dry: "#ebe7d1",
  reed: "#5f92a3",
  water: "#b9d0d5",
  shallow: "#cfe0e1",
  bank: "#5e8c9b",
  river: "#6d9dac",
  stream: "#5c90a2",
  flood: "#dfe3c6",
  ice: "#ffffff",
};

const MUD = {
  ...SUMMER,
  land: "#e9dcc0",
  desert: "#ecdab3",
  woods: "#c6c4a0",
  tree: "#86804f",
  roughWoods: "#c6bf98",
  rough: "#dccaa5",
  marsh: "#d9dccb",
};

const WINTER = {
  ...SUMMER,
  margin: "#e6e2d8",
  land: "#f4f2ea",
  desert: "#f2eddd",
  sand: "#b3a684",
  woods: "#d9ded0",
  tree: "#75857a",
  roughWoods: "#d6d9cc",
  rough: "#e7e3d7",
  mountain: "#dddad0",
  hachure: "#7a7468",
  marsh: "#e8ecea",
  reed: "#7fa0ad",
  water: "#c3d4da",
  shallow: "#d9e5e8",
  bank: "#6c8e9c",
  river: "#8fb0bd",
  stream: "#7ea1b0",
  flood: "#e6eae4",
};

/** What does not change with the weather. */
const FIXED = {
  ink: "#2a2520",
  ink2: "#4d463c",
  paper: "#f7f2e6",
  grid: "#6b5d45",
  road: "#8d6b45",
  highway: "#a8653c",
  rail: "#2a2520",
  green: "#3d6b41",
  city: "#8c7a68",
  block: "#5d4e41",
  victory: "#a8392b",
  soviet: "#a8392b",
  axis: "#59635d",
  may: "#e0982a",
  waterName: "#1f5064",
  landName: "#574628",
  landLarge: "#7b6744",
  axisFront: "#2f4a5e",
  sovietName: "#8f2a1e",
  axisName: "#3a4640",
};

/** Which of the three looks a season of the turn track has. @param {string} season @returns {Weather} */
export function weather(season) {
  if (season === "winter" || season === "snow") return "winter";
  return season === "mud" ? "mud" : "summer";
}

/**
 * The look of a match: winter is a season, mud is where it is wet.
 * @param {Record<string, any>} board
 * @returns {Weather}
 */
export function weatherNow(board) {
  if (board.season === "winter") return "winter";
  return board.weather === "rain" || board.mud ? "mud" : "summer";
}

/** @param {Weather} kind */
export function inks(kind) {
  const ground = { summer: SUMMER, mud: MUD, winter: WINTER }[kind];
  return { ...FIXED, ...ground };
}
