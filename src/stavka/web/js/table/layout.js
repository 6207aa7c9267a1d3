// Where things stand at the table. Wide: board left, log right, hand below, prompt above. Narrow:
// prompt on top, board, hand as a drawer, the rest behind tabs at the bottom, or at the side if the
// window is low.

import { h } from "../dom.js";
import { icon, iconButton, tabs } from "../parts.js";
import { t } from "../texts.js";
import { withMore } from "./more.js";

/** @typedef {import("../../types.d.ts").Board} Board */

export const wide = matchMedia("(min-width: 1100px)");
const roomy = matchMedia("(min-width: 1600px)"); // the score stands beside the hand

/** @param {{
 *   board: Board,
 *   prompt: HTMLElement, banners: HTMLElement, people: HTMLElement,
 *   log: HTMLElement, list: HTMLElement, chat: HTMLElement, notes: HTMLElement, replay: HTMLElement,
 *   zoom: (how: "in" | "out" | "fit" | "lit") => void,
 *   seen: (tab: string) => void,
 *   covered: (pixels: number) => void,
 * }} parts `covered`: so much of the frame lies under the hand */
export function layout(parts) {
  const { board } = parts;
  const frame = h(
    "div",
    { class: "board-frame", tabindex: 0, role: "region", "aria-label": t("ui-table-board") },
    board.map instanceof Element ? board.map : board.map.el,
  );
  const zoom = h(
    "div",
    { class: "zoom", role: "group", "aria-label": t("ui-table-zoom") },
    iconButton("plus", t("ui-table-zoom-in"), () => parts.zoom("in")),
    iconButton("minus", t("ui-table-zoom-out"), () => parts.zoom("out")),
    iconButton("fit", t("ui-table-zoom-fit"), () => parts.zoom("fit")),
    iconButton("eye", t("ui-table-zoom-lit"), () => parts.zoom("lit"), "zoom-lit"),
  );
  const badge = h("span", { class: "badge", hidden: true });
  const side = h("div", { class: "side-panel" });
  const sideHome = h("div", { class: "side-home" });
  const beside = () => roomy.matches && board.hand !== undefined; // the score and the hand
  const first = board.side && !board.hand ? "side" : "log"; // that is seen of the tabs
  const column = tabs(
    [
      {
        id: "board",
        label: t("ui-table-board"),
        icon: "home",
        panel: h("div", { class: "no-panel" }),
      },
      { id: "log", label: t("ui-table-log"), icon: "log", panel: parts.log },
      { id: "choices", label: t("ui-table-choices"), icon: "check", panel: parts.list },
      ...(board.side
        ? [
            {
              id: "side",
              label: board.sideName ?? t("ui-table-side"),
              icon: /** @type {const} */ ("flag"),
              panel: side,
            },
          ]
        : []),
      { id: "chat", label: [t("ui-table-chat"), badge], icon: "chat", panel: parts.chat },
      { id: "notes", label: t("ui-table-notes"), icon: "note", panel: parts.notes },
    ],
    {
      label: t("ui-table-tabs"),
      selected: wide.matches ? first : "board",
      changed: (id) => changed(id),
    },
  );
  const handle = h(
    "button",
    { type: "button", class: "hand-handle", "aria-expanded": "true", on: { click: () => press() } },
    icon("down"),
    h("span", { class: "label" }, board.handName ?? t("ui-table-hand")),
  );
  const held = board.hand ? withMore(h("div", { class: "hand" }, board.hand), "hand-place") : null;
  const hand = h("div", { class: "hand-row" }, held?.el, sideHome);
  const drawer = h("div", { class: "drawer open" }, handle, hand);
  const top = h("div", { class: "table-top" }, parts.prompt, parts.banners);
  const el = h(
    "div",
    { class: "table" },
    top,
    h(
      "div",
      { class: "table-main" },
      h("div", { class: "board-place" }, frame, zoom, board.overlay ?? null),
      drawer,
    ),
    h(
      "aside",
      { class: "column", "aria-label": t("ui-table-column") },
      parts.people,
      column,
      parts.replay,
    ),
  );
  if (!board.hand) drawer.classList.add("no-hand");

  /** @param {string} id */
  function changed(id) {
    el.dataset.tab = id;
    if (id === "chat") badge.hidden = true;
    parts.seen(id);
  }
  function press() {
    openHand(!handOpen());
    if (handOpen() && !wide.matches) column.select("board");
  }
  function handOpen() {
    return drawer.classList.contains("open");
  }
  /** @param {boolean} open */
  function openHand(open) {
    drawer.classList.toggle("open", open);
    handle.setAttribute("aria-expanded", String(open));
    hand.inert = !open;
    const covers = open && !wide.matches && frame.clientHeight > 0;
    const { bottom } = frame.getBoundingClientRect();
    parts.covered(covers ? Math.max(0, bottom - drawer.getBoundingClientRect().top) : 0);
  }
  let wasWide = wide.matches;
  /** The score stands beside the hand if there is room, else behind a tab. */
  function arrange() {
    if (wasWide && !wide.matches) {
      column.select("board");
      openHand(false);
    }
    wasWide = wide.matches;
    if (board.side) (beside() ? sideHome : side).append(board.side);
    const now = column.selected();
    if ((wide.matches && now === "board") || (beside() && now === "side")) column.select(first);
    if (wide.matches) openHand(true);
    el.dataset.tab = column.selected();
  }
  for (const width of [wide, roomy]) width.addEventListener("change", arrange);
  arrange();

  return {
    el,
    top,
    frame,
    drawer,
    openHand,
    column,
    /** Something was said that is not seen. */
    chatted() {
      if (column.selected() !== "chat") badge.hidden = false;
    },
    destroy() {
      held?.destroy();
      for (const width of [wide, roomy]) width.removeEventListener("change", arrange);
    },
  };
}
