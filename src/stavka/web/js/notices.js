// Short messages at the edge of the page: what was done, and what went wrong.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { Refused, server } from "./net.js";
import { t } from "./texts.js";

/** @typedef {import("./dom.js").Child} Child */

/**
 * Says something at the edge of the page: for some seconds, and then until the person stirs, so
 * that whoever looked away finds it still.
 * @param {Child} text
 * @param {{ kind?: "info" | "error" | "good", icon?: Parameters<typeof icon>[0],
 *   action?: { label: string, click: () => void } }} [options]
 */
export function toast(text, options = {}) {
  const { kind = "info", action } = options;
  const act = () => {
    el.remove();
    action?.click();
  };
  /** @type {HTMLDivElement} */
  const el = h(
    "div",
    { class: `toast ${kind}` },
    icon(options.icon ?? (kind === "error" ? "warning" : kind === "good" ? "check" : "help")),
    h("span", { class: "label" }, text),
    action
      ? h("button", { type: "button", class: "button quiet", on: { click: act } }, action.label)
      : null,
    h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": t("ui-close"),
        on: { click: () => el.remove() },
      },
      icon("close"),
    ),
  );
  const tray = trayOf(kind);
  // A dialog covers the page: what is said while it is open is said in it.
  const modals = document.querySelectorAll("dialog:modal");
  const host = modals[modals.length - 1] ?? document.body;
  if (tray.parentElement !== host) host.append(tray);
  tray.append(el);
  while (tray.children.length > 4) tray.firstElementChild?.remove();
  const long = (el.textContent?.length ?? 0) > 160;
  let stop = leaving(el, kind !== "error" ? 5000 : long ? 20_000 : 9000);
  el.addEventListener("pointerenter", () => stop());
  el.addEventListener("pointerleave", () => {
    stop = leaving(el, 3000);
  });
  return el;
}

/** Takes a message away when it has been there for so long and somebody stirs.
 * @param {Element} el @param {number} time @returns {() => void} to keep it */
function leaving(el, time) {
  const kept = new AbortController();
  const { signal } = kept;
  const go = () => {
    kept.abort();
    el.remove();
  };
  const timer = setTimeout(() => {
    for (const type of ["pointermove", "pointerdown", "keydown"])
      addEventListener(type, go, { signal, capture: true });
  }, time);
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => kept.abort();
}

/** @type {Record<string, HTMLElement>} */
const trays = {};

/** @param {string} kind */
function trayOf(kind) {
  const role = kind === "error" ? "alert" : "status";
  return (trays[role] ??= h("div", { class: "toasts", role }));
}

/** What went wrong on one page is of no interest on the next. */
export function forgetErrors() {
  trays.alert?.replaceChildren();
}

/**
 * Shows what went wrong in the server's words.
 * @param {unknown} error
 */
export function showError(error) {
  if (!(error instanceof Refused)) {
    toast(t("ui-net-fault"), { kind: "error" });
    throw error; // a fault of the page: the console shall have it
  }
  const el = toast(reasonOf(error), { kind: "error" });
  if (error.reason === "unreachable")
    server.addEventListener("reached", () => el.remove(), { once: true });
}

const IN_BOTH = "bad-journal"; // its detail is in the reader's language, others are English

/**
 * Why something was refused: in the reader's words, then the detail as it came.
 * @param {Refused} refused
 * @returns {Child}
 */
export function reasonOf(refused) {
  const { reason, text, detail } = refused;
  if (!detail) return text;
  if (reason === IN_BOTH) return [text, h("small", { class: "detail" }, detail)];
  return [
    text,
    h(
      "small",
      { class: "detail" },
      t("ui-detail"),
      " ",
      h("code", { lang: "en", translate: "no" }, detail),
    ),
  ];
}
