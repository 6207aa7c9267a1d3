// Pictures for cards: the `d` of SVG paths in a field of 72 x 40 around (0, 0), filled with ink.
// Germans look to the left, where the house stands.

/** A howitzer on its carriage.
 * @param {number} barrel how far it reaches
 * @param {number} calibre
 * @param {number} lift how steeply it points */
function gun(barrel, calibre, lift) {
  const [x, y] = [-barrel, 2 - barrel * lift];
  const half = calibre / 2;
  return (
    `M4 ${2 - half}L${x} ${y - half * 0.8}L${x - 1} ${y + half * 0.8}L3 ${2 + half}Z` +
    `M${x} ${y - half * 1.15}L${x - 3.4} ${y - half * 0.95}L${x - 4} ${y + half * 1.1}L${x - 0.8} ${y + half * 1.2}Z` +
    "M-5 -13L-2 -14L4 12L0 12ZM0 5L31 13L33 17L29 17L0 11ZM29 13L35 12L35 19L31 19Z" +
    "M0 19A8.500 8.500 0 1 0 0 2A8.500 8.500 0 1 0 0 19ZM0 16A5.500 5.500 0 1 1 0 5A5.500 5.500 0 1 1 0 16ZM-1 5H1V16H-1ZM-5.500 9.500H5.500V11.500H-5.500Z"
  );
}

/** A dive bomber from above, nose to the left.
 * @param {number} x @param {number} y */
export function stuka(x, y) {
  return (
    `M${x - 15} ${y}C${x - 15} ${y - 2.4} ${x - 11} ${y - 2.6} ${x - 8} ${y - 2.4}L${x - 6} ${y - 6}L${x - 2.5} ${y - 15}L${x + 2.6} ${y - 15}` +
    `L${x + 1.8} ${y - 6}L${x + 2} ${y - 2}L${x + 12} ${y - 1.2}L${x + 12.4} ${y - 5.6}L${x + 15.6} ${y - 5.6}L${x + 15.8} ${y}` +
    `L${x + 15.6} ${y + 5.6}L${x + 12.4} ${y + 5.6}L${x + 12} ${y + 1.2}L${x + 2} ${y + 2}L${x + 1.8} ${y + 6}L${x + 2.6} ${y + 15}` +
    `L${x - 2.5} ${y + 15}L${x - 6} ${y + 6}L${x - 8} ${y + 2.4}C${x - 11} ${y + 2.6} ${x - 15} ${y + 2.4} ${x - 15} ${y}Z`
  );
}

/** What each kind of Wehrmacht card shows; those that place a counter show the counter.
 * @type {Record<string, string>} */
export const ORDERS = {
  sniper:
    "M0 -17A17 17 0 1 0 0 17A17 17 0 1 0 0 -17ZM0 -14.500A14.500 14.500 0 1 1 0 14.500A14.500 14.500 0 1 1 0 -14.500ZM-20 -0.700H-5V0.700H-20ZM5 -0.700H20V0.700H5ZM-0.700 5H0.700V20H-0.700ZM-1 -1H1V1H-1ZM-0.700 -20H0.700V-5H-0.700Z",
  mortar:
    "M-8 -17L-2 -19L12 12L6 14ZM2 14H22V18H2ZM-2 -4L1 -5L-9 18H-12.500ZM-14.500 16H-6V18H-14.500ZM-22 -13C-19 -17 -16 -17 -14.500 -16C-14.500 -14 -15 -11 -19 -9L-22.500 -7.500L-24 -10Z",
  sfh18: gun(29, 6.4, 0.42),
  lefh18: gun(25, 5, 0.36),
  leig18: gun(12, 4.6, 0.26),
  sig33: gun(15, 7.6, 0.5),
  assault:
    "M-33 0L-18 -9L-19 -3.500C-6 -3 4 -5 12 -9L15 -4C5 1.500 -6 3.500 -19 3.500L-18 9ZM-17 -13L-5 -19L-6.500 -15C4 -14 16 -16 27 -20L29 -16C17 -11 6 -10 -6 -10.500L-5 -6.500ZM-12 13L1 7L0 11C11 11 21 8 30 3L32.500 7C22 13 12 15.500 0 15.500L1 19.500Z",
  "milk-house-card":
    "M-22 -4L-9 -13L-9 -9L2 -17L2 -11L13 -17L22 -4V17H8V6H-2V17H-22ZM-17 -1V5H-11V-1ZM13 -1V5H18V-1ZM-17 9V14H-11V9Z",
  resupply:
    "M-19 10C-21 -2 -14 -12 0 -12C14 -12 21 -2 19 10C12 14 -12 14 -19 10ZM-11 -4L-7 3L-4.500 1.500L-8.500 -5.500ZM-2 -7L1.500 1.500L4.200 0.400L0.700 -8ZM7.500 -6.500L10 0.500L12.700 -0.500L10.200 -7.500Z",
};

/** Ribbons of the awards: stripes as colour and width, from left to right.
 * @type {Record<string, [string, number][]>} */
export const RIBBONS = {
  "hero-of-the-soviet-union": [["#b3231d", 24]],
  "order-of-victory": [
    ["#c9772c", 2],
    ["#2d2a28", 3],
    ["#3f6ea5", 2],
    ["#6b2230", 2],
    ["#3f7a4a", 1.5],
    ["#b3231d", 5],
    ["#3f7a4a", 1.5],
    ["#6b2230", 2],
    ["#3f6ea5", 2],
    ["#2d2a28", 3],
  ],
  "red-banner": [
    ["#b3231d", 3],
    ["#f4efe4", 2],
    ["#b3231d", 3.5],
    ["#f4efe4", 7],
    ["#b3231d", 3.5],
    ["#f4efe4", 2],
    ["#b3231d", 3],
  ],
  suvorov: [
    ["#3f7a4a", 8],
    ["#cf8a35", 8],
    ["#3f7a4a", 8],
  ],
  "patriotic-war": [
    ["#7a2632", 9],
    ["#b3231d", 6],
    ["#7a2632", 9],
  ],
  "red-star": [
    ["#7a2632", 9.5],
    ["#aeb4b8", 5],
    ["#7a2632", 9.5],
  ],
};
