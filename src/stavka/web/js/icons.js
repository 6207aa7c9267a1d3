// Small drawings for buttons: 24 by 24, one line width, in the colour of the text beside them.

import { s } from "./dom.js";

/** Paths by name. A path that begins with `!` is filled. */
const PATHS = {
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  back: "M10 6l-6 6 6 6M4.5 12H20",
  book: "M12 6.5C10 5 7 4.5 4 4.8v13.4c3-.3 6 .2 8 1.8 2-1.6 5-2.1 8-1.8V4.8c-3-.3-6 .2-8 1.7ZM12 6.5V20",
  bot: "M5 9h14v10H5ZM12 5v4M12 4.2v.1M9 13v2M15 13v2M2.5 12v4M21.5 12v4",
  chat: "M4 5h16v11H11l-4.5 4v-4H4Z",
  check: "M5 12.5l4.5 5L19 7",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9ZM5.5 15H4V4h11v1.5",
  die: "M5 5h14v14H5ZM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1",
  down: "M6 9.5l6 6 6-6",
  download: "M12 4v11M7 10.5l5 5 5-5M4.5 20h15",
  eye: "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  "eye-off":
    "M4 4l16 16M9.5 6c.8-.3 1.6-.4 2.5-.4 3.8 0 7 2 9.5 6.4-.8 1.5-1.7 2.7-2.7 3.7M6 7.8C4.7 8.8 3.5 10.2 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5 1.7 0 3.2-.4 4.6-1.2",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  flag: "M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
  help: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.3 9.5c.2-1.7 1.3-2.6 2.8-2.6 1.6 0 2.8 1 2.8 2.5 0 2.2-2.9 2.4-2.9 4.6M12 17v.1",
  hint: "M9 17.5h6M10 20.5h4M9.5 15c0-1.8-3-3-3-6.5a5.5 5.5 0 0 1 11 0c0 3.5-3 4.7-3 6.5",
  home: "M4 11.5L12 4.5l8 7M6.5 10v9.5h11V10M10.5 19.5v-5h3v5",
  link: "M10 14l4-4M11.5 7.5l2-2a3.9 3.9 0 0 1 5.5 5.5l-2 2M12.5 16.5l-2 2A3.9 3.9 0 0 1 5 13l2-2",
  lock: "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  log: "M5 6h14M5 10.5h14M5 15h9M5 19.5h6",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  more: "M5.5 12v.1M12 12v.1M18.5 12v.1",
  next: "M9 6l6 6-6 6",
  note: "M5 4h14v11l-5 5H5ZM14 20v-5h5M8.5 9h7M8.5 13h4",
  pause: "!M7 5h3.5v14H7ZM13.5 5H17v14h-3.5Z",
  play: "!M7.5 4.5v15l12-7.5Z",
  plus: "M12 5v14M5 12h14",
  previous: "M15 6l-6 6 6 6",
  redo: "M19.5 9.5H9.8a5 5 0 0 0 0 10H14M15.5 5.5l4 4-4 4",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5V8H15",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3L20.5 20.5",
  settings:
    "M18.4 10.2L21.1 10.4L21.1 13.6L18.4 13.8L17.7 15.3L19.5 17.3L17.3 19.5L15.3 17.7L13.8 18.4L13.6 21.1L10.4 21.1L10.2 18.4L8.7 17.7L6.7 19.5L4.5 17.3L6.3 15.3L5.6 13.8L2.9 13.6L2.9 10.4L5.6 10.2L6.3 8.7L4.5 6.7L6.7 4.5L8.7 6.3L10.2 5.6L10.4 2.9L13.6 2.9L13.8 5.6L15.3 6.3L17.3 4.5L19.5 6.7L17.7 8.7ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z",
  "skip-back": "M6 5v14M19 5l-9 7 9 7Z",
  "skip-forward": "M18 5v14M5 5l9 7-9 7Z",
  sound: "M4 9.5v5h3.5l5 4.5V5l-5 4.5ZM16 9c1.7 1.7 1.7 4.3 0 6M18.5 6.5c3 3 3 8 0 11",
  timer:
    "M7 3.5h10M7 20.5h10M8 3.5c0 5 8 5.5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5.5-8 8.5s8 3.5 8 8.5",
  undo: "M4.5 9.5h9.7a5 5 0 0 1 0 10H10M8.5 5.5l-4 4 4 4",
  upload: "M12 16V5M7 9.5l5-5 5 5M4.5 20h15",
  users:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.5 3-5.3 6.5-5.3s6 1.8 6.5 5.3M15.5 4.9a3.5 3.5 0 0 1 0 6.2M17.5 14.6c2.3.6 3.7 2.3 4 4.9",
  warning: "M12 4L2.8 20h18.4ZM12 10v4.5M12 17.3v.1",
};

/** @typedef {keyof typeof PATHS} IconName */

/**
 * A drawing by name. It is decoration: the control it stands in has the words.
 * @param {IconName} name
 * @param {string} [extra] class
 */
export function icon(name, extra = "") {
  const path = PATHS[name];
  const solid = path.startsWith("!");
  return s(
    "svg",
    {
      class: `icon ${extra}`.trim(),
      viewBox: "0 0 24 24",
      width: 20,
      height: 20,
      fill: solid ? "currentColor" : "none",
      stroke: solid ? "none" : "currentColor",
      "stroke-width": 1.8,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      "aria-hidden": "true",
      focusable: "false",
    },
    s("path", { d: solid ? path.slice(1) : path }),
  );
}
