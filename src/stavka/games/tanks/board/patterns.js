// Hatches that tell the sides and states apart without colour.

import { s } from "/web/js/dom.js";

export function patterns() {
  return s(
    "defs",
    null,
    hatch("tk-hatch-soviet", 9, "M-1 10L10 -1M-4 4L4 -4M5 13L13 5"),
    hatch("tk-hatch-german", 9, "M-1 -1L10 10M-4 5L4 13M5 -4L13 4"),
    s(
      "pattern",
      { id: "tk-hatch-look", width: 8, height: 8, patternUnits: "userSpaceOnUse" },
      s("circle", { class: "tk-dot", cx: 4, cy: 4, r: 1.1 }),
    ),
  );
}

/** @param {string} id @param {number} size @param {string} d */
function hatch(id, size, d) {
  return s(
    "pattern",
    { id, width: size, height: size, patternUnits: "userSpaceOnUse" },
    s("path", { class: id, d }),
  );
}
