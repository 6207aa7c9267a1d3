// Silhouettes on counters and tokens: the `d` of SVG paths. Men and weapons are drawn around
// (0, 0) in a box of about 40 x 26; Soviets look to the right, where the square lies, Germans to
// the left, where the house stands. Glyphs of tokens fill a disc with a radius of 28.

const SHOULDERS = "C7 9.5 14 9.5 15 19L-15 19C-15 11 -12 8.5 -5 7.5";
const FACE = "M-6 -3.5L8.6 -4C8.8 -2 10.4 0.4 10 1.2L8.6 1.6C9 4 8.2 5.6 4.5 5.4L4 7.4";
const HELMET = "M-9.4 -2.6C-10 -10.5 -5 -14.2 0.6 -14.2C6.8 -14.2 10 -10 10.6 -5L13 -3.4Z";
const CAP = "M-8.6 -4L-10.4 -9.4C-7 -14 4 -15.4 10.2 -11.4L8.8 -6.4L14.4 -3.2L7.6 -3.4Z";
const USHANKA = "M-8.8 1.4L-9.6 -8C-7 -14 6 -15 9.8 -9.4L10.2 -4.4L-2 -4L-2.6 2.4Z";
const STAHLHELM =
  "M9.8 -1.4L11.6 2L5.4 0.6L4.4 -2.8L-8.8 -3.4L-12.4 -2.8L-9.4 -6C-8.8 -11.4 -4.6 -14.4 0.4 -14.4C6 -14.4 9.6 -10 9.8 -1.4Z";
const GERMAN_FACE =
  "M6 -3L-8.6 -3.4C-8.8 -1.6 -10.4 0.6 -10 1.4L-8.6 1.8C-9 4 -8.2 5.6 -4.5 5.4L-4 7.4";
const GERMAN_SHOULDERS = "C-7 9.5 -14 9.5 -15 19L15 19C15 11 12 8.5 5 7.5";

const SOVIET = `${FACE}${SHOULDERS}C-4 4 -7 1 -6 -3.5Z`;
const GERMAN = `${GERMAN_FACE}${GERMAN_SHOULDERS}C4 4 7 1 6 -3Z`;

/**
 * What a man looks like, by the letter of his main ability ("" is a rifleman).
 * @type {Record<string, string>}
 */
export const MEN = {
  "": `${SOVIET}${HELMET}M12 19L15.8 -15L17.4 -15L16.6 -6L18.4 -5.6L17 19Z`,
  C: `${SOVIET}${CAP}`,
  F: `${SOVIET}${HELMET}M8.6 -2.6L17.6 -2.2L17.6 2.2L8.6 1.6ZM17 -3.2L19.6 -3L19.6 3L17 2.8Z`,
  A: `${SOVIET}${USHANKA}M-19.6 15.6L21.6 5.6L22 7.4L6 12.4L6 14.4L1 15.8L-12 18.6L-19 19Z`,
  G: `${SOVIET}${HELMET}M4 9L22 9L22 12.6L16 12.6L14 19L10.6 19L11.6 12.6L4 12.6Z`,
  M: `${SOVIET}${USHANKA}M10.4 19L16.6 -4L20.4 -3L14.6 19Z`,
  S: `${SOVIET}${HELMET}M12.4 15L13 2.4L15 -1.6L15 -7.4L13.4 -8.4L13.4 -13.6L18.8 -13.6L18.8 -8.4L17.2 -7.4L17.2 -1.6L19 3L17.4 15Z`,
};

/** @type {Record<string, string>} */
export const WEAPONS = {
  ptrd: "M-27 4.6L-18 1.4L-16.6 -1L-9 -1.2L26 -3.4L26.2 -1.8L-6 1.6L-5 5L-7.4 5.2L-9 2.2L-18 4.6L-24 9.4L-27 9ZM10 -1.6L7.4 9L9 9.4L12.2 0.6L16.4 9.4L18 8.8L13.6 -2Z",
  ptrs: "M-27 4.6L-18 1L-16.6 -2.6L-5 -3L26 -4L26.2 -2.4L-2 1L-1 8L-6 8.4L-7.4 2.2L-18 4.6L-24 9.4L-27 9ZM21.6 -5.6L26.6 -5.8L26.6 -0.8L21.6 -0.8ZM10 -1.8L7.4 9L9 9.4L12.2 0.4L16.4 9.4L18 8.8L13.6 -2.2Z",
  m1937:
    "M-4 -12L0 -13L4 6L-1 6ZM1 -4.6L28 -8.6L28.4 -5.4L1.4 -0.6ZM-6 -4L-1 -4.6L0 1L-5 2ZM-4 3L-27 9.6L-27.4 12.4L-2 8ZM-1 12.4A7.6 7.6 0 1 0 -1 -2.8A7.6 7.6 0 1 0 -1 12.4ZM-1 9.4A4.6 4.6 0 1 1 -1 0.2A4.6 4.6 0 1 1 -1 9.4Z",
  maxim:
    "M2 -14L6.6 -12.6L9.6 3L4 4ZM-13 -8.4L3 -9.4L3.4 -3L-12.4 -2ZM6 -8.8L25 -9.6L25 -4.6L6.6 -3.6ZM25 -8.2L28 -8.2L28 -6L25 -6ZM-13 -8L-18 -10L-18 -7.6L-15 -6L-18 -3L-17 -1.4L-12.6 -3ZM-2 -2.4L3 -2.8L1 4L-24 11.6L-25 9.4L-4 2ZM2 13A6.8 6.8 0 1 0 2 -0.6A6.8 6.8 0 1 0 2 13ZM2 10A3.8 3.8 0 1 1 2 2.4A3.8 3.8 0 1 1 2 10Z",
  rm: "M-9 11L9.4 -14L14.4 -10.6L-3.4 12.6ZM-16 11L0 11L0 14L-16 14ZM4 -4.4L6.6 -6.4L17 12.6L14.4 14ZM3 5L12 5L12 7L3 7Z",
};

/**
 * @param {number} length of the hull
 * @param {number} wheels
 * @param {string} above what stands on the hull
 */
function tank(length, wheels, above) {
  const [left, right] = [-length / 2, length / 2];
  const gap = (length - 13) / (wheels - 1);
  let d = `M${left + 3} -1L${right - 2} -2.4L${right} 1.4L${left} 1.4Z${above}`;
  d += `M${left + 1} 2.4L${right - 1} 2.4L${right + 1.4} 6L${right - 4} 11.4L${left + 4} 11.4L${left - 1.4} 6Z`;
  for (let i = 0; i < wheels; i += 1) {
    const x = left + 6.5 + gap * i;
    const r = Math.min(2.7, gap / 2 - 0.3);
    d += `M${x} ${9.8}A${r} ${r} 0 1 1 ${x} ${9.8 - 2 * r}A${r} ${r} 0 1 1 ${x} 9.8Z`;
  }
  return d;
}

/** @type {Record<string, string>} */
export const GERMANS = {
  riflemen: `${GERMAN}${STAHLHELM}M-12 19L-15.8 -15L-17.4 -15L-16.6 -6L-18.4 -5.6L-17 19Z`,
  "machine-gunners": `${GERMAN}${STAHLHELM}M12 8.6L-8 7L-24 5.6L-24 3.8L-8 4.4L12 5.2ZM-17 6L-20.6 15L-19 15.4L-16.4 9L-13.4 15.2L-12 14.6L-15.4 6Z`,
  scouts: `${GERMAN}${STAHLHELM}M-8.6 -2.6L-17.6 -2.2L-17.6 2.2L-8.6 1.6ZM-17 -3.2L-19.6 -3L-19.6 3L-17 2.8Z`,
  "panzer-ii": tank(38, 5, "M-9 -1.6L-7 -8.6L7 -8.6L9 -2ZM-7 -6.4L-19 -6L-19 -4.6L-8 -4.4Z"),
  "panzer-iii": tank(
    43,
    6,
    "M-10 -1.6L-8 -9.4L8 -10L11 -2ZM1 -10L1.6 -12L6.6 -12L7.4 -10ZM-8 -7L-23 -6.6L-23 -4.6L-9 -4.2Z",
  ),
  "panzer-iv": tank(
    46,
    8,
    "M-11 -1.6L-9 -9.8L10 -10.2L14 -7L14 -2ZM2 -10L2.6 -12.6L8 -12.6L8.8 -10ZM-9 -7.4L-20 -7.2L-20 -8L-27 -8L-27 -4.2L-20 -4.2L-20 -4.8L-10 -4.4Z",
  ),
  "stug-iiib": tank(
    44,
    6,
    "M-17 -1.4L-8 -8L14 -8.2L19 -2ZM2 -8L3 -9.6L9 -9.6L10 -8ZM-9 -6.6L-24 -4.6L-23.6 -1.4L-12 -3Z",
  ),
};

/** Every token has its own picture, so that none is known by its colour alone.
 * @type {Record<string, string>}
 */
export const TOKENS = {
  suppression:
    "M0 -20L4.4 -8.6L14.2 -14.2L8.6 -4.4L20 0L8.6 4.4L14.2 14.2L4.4 8.6L0 20L-4.4 8.6L-14.2 14.2L-8.6 4.4L-20 0L-8.6 -4.4L-14.2 -14.2L-4.4 -8.6Z",
  sapper:
    "M-4 -18L4 -18L4 -9.6C12 -8.6 18 -4 19 2L19 12L-19 12L-19 2C-18 -4 -12 -8.6 -4 -9.6ZM-19 14.5L19 14.5L19 18L-19 18Z",
  ammunition:
    "M-14 18L-14 -6C-14 -13 -10.5 -19 -8.5 -20C-6.5 -19 -3 -13 -3 -6L-3 18ZM3 18L3 -6C3 -13 6.5 -19 8.5 -20C10.5 -19 14 -13 14 -6L14 18Z",
  "first-aid":
    "M-6.5 -18L6.5 -18L6.5 -6.5L18 -6.5L18 6.5L6.5 6.5L6.5 18L-6.5 18L-6.5 6.5L-18 6.5L-18 -6.5L-6.5 -6.5Z",
  wire: "M-19 -7C-19 -17 19 -17 19 -7L19 -2L9.5 -1L8.5 -6L-8.5 -6L-9.5 -1L-19 -2ZM-6 -3L6 -3C8 5 14 8 14 17L-14 17C-14 8 -8 5 -6 -3ZM0 13.5A4.5 4.5 0 1 0 0 4.5A4.5 4.5 0 1 0 0 13.5Z",
  artillery:
    "M-20 8L-7 -1L15 -15L19 -9L-1 5L2 9L-6 14L-9 10L-17 13ZM1 19A8 8 0 1 0 1 3A8 8 0 1 0 1 19ZM1 14.5A3.5 3.5 0 1 1 1 7.5A3.5 3.5 0 1 1 1 14.5Z",
  food: "M-19 10C-21 -2 -14 -12 0 -12C14 -12 21 -2 19 10C12 14 -12 14 -19 10ZM-11 -4L-7 3L-4.5 1.5L-8.5 -5.5ZM-2 -7L1.5 1.5L4.2 0.4L0.7 -8ZM7.5 -6.5L10 0.5L12.7 -0.5L10.2 -7.5Z",
  "anti-aircraft":
    "M-3 -20L3 -20L3 6L-3 6ZM-12 -14L-7 -14L-7 6L-12 6ZM7 -14L12 -14L12 6L7 6ZM-15 8L15 8L15 12L4 12L10 19L-10 19L-4 12L-15 12Z",
  disrupted: "M-21 -7L-9 -15L-8 -3L5 -13L4 1L20 -7L11 14L3 7L-3 17L-9 5L-18 12Z",
  action: "M-16 1L-10 -6L-4 1L10 -15L17 -8L-3.5 14Z",
  command: "M0 -20L4.7 -6.5L19 -6.2L7.6 2.5L11.8 16.2L0 8L-11.8 16.2L-7.6 2.5L-19 -6.2L-4.7 -6.5Z",
};

/** Centres of the pips of a die whose middle is (0, 0), in units of a quarter of its side.
 * @type {[number, number][][]}
 */
export const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
