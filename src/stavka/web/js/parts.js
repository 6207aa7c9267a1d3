// The parts pages are made of: buttons, fields, dialogs; menus, tabs and messages come along.

import { freshId, h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { reasonOf, showError, toast } from "./notices.js";
import { t } from "./texts.js";

export { menu, place, tabs } from "./menus.js";
export { freshId, icon, reasonOf, showError, toast };

/** @typedef {import("./dom.js").Child} Child */
/** @typedef {import("./icons.js").IconName} IconName */
/** @typedef {import("./menus.js").MenuItem} MenuItem */

/**
 * @typedef {{
 *   click?: (event: MouseEvent) => unknown,
 *   icon?: IconName,
 *   kind?: "plain" | "main" | "quiet" | "danger",
 *   title?: string,
 *   class?: string,
 *   disabled?: boolean,
 *   submit?: boolean,
 * }} ButtonOptions
 */

/**
 * A button with words. While the promise of its click is open it cannot be pressed again; what
 * the promise is rejected with is shown.
 * @param {Child} label
 * @param {ButtonOptions} [options]
 */
export function button(label, options = {}) {
  const el = h(
    "button",
    {
      type: options.submit ? "submit" : "button",
      class: `button ${options.kind ?? "plain"} ${options.class ?? ""}`.trim(),
      title: options.title,
      disabled: options.disabled ?? false,
    },
    options.icon ? icon(options.icon) : null,
    h("span", { class: "label" }, label),
  );
  if (options.click) el.addEventListener("click", (event) => void press(el, options.click, event));
  return el;
}

/**
 * A button that is only a drawing; its words are for tooltips and screen readers.
 * @param {IconName} name
 * @param {string} label
 * @param {(event: MouseEvent) => unknown} click
 * @param {string} [extra] class
 */
export function iconButton(name, label, click, extra = "") {
  const el = h(
    "button",
    { type: "button", class: `icon-button ${extra}`.trim(), title: label, "aria-label": label },
    icon(name),
  );
  el.addEventListener("click", (event) => void press(el, click, event));
  return el;
}

/**
 * @param {HTMLButtonElement} el
 * @param {ButtonOptions["click"]} click
 * @param {MouseEvent} event
 */
async function press(el, click, event) {
  if (el.ariaBusy === "true") return;
  const result = click?.(event);
  if (!(result instanceof Promise)) return;
  el.ariaBusy = "true"; // not disabled: that is its maker's to set, and would lose the focus
  try {
    await result;
  } catch (error) {
    showError(error);
  } finally {
    el.ariaBusy = null;
  }
}

/**
 * A label above its control, with a hint below.
 * @param {string} label
 * @param {HTMLElement} control
 * @param {string} [hint]
 */
export function field(label, control, hint) {
  control.id ||= freshId("field");
  const note = hint ? h("p", { class: "hint", id: control.id + "-hint" }, hint) : null;
  if (note) control.setAttribute("aria-describedby", note.id);
  return h("div", { class: "field" }, h("label", { for: control.id }, label), control, note);
}

/**
 * Something that is on or off.
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} [changed]
 * @param {string} [hint]
 */
export function checkbox(label, on, changed, hint) {
  const box = h("input", { type: "checkbox", id: freshId("check"), checked: on });
  if (changed) box.addEventListener("change", () => changed(box.checked));
  const note = hint ? h("p", { class: "hint", id: box.id + "-hint" }, hint) : null;
  if (note) box.setAttribute("aria-describedby", note.id);
  return h("div", { class: "check" }, box, h("label", { for: box.id }, label), note);
}

/**
 * One of several, in a list that opens.
 * @param {{ value: string, label: string }[]} values
 * @param {string} value
 * @param {(value: string) => void} [changed]
 */
export function select(values, value, changed) {
  const el = h(
    "select",
    {},
    values.map((v) => h("option", { value: v.value, selected: v.value === value }, v.label)),
  );
  if (changed) el.addEventListener("change", () => changed(el.value));
  return el;
}

/**
 * One of a few, side by side.
 * @param {string} label
 * @param {{ value: string, label: string }[]} values
 * @param {string} value
 * @param {(value: string) => void} changed
 */
export function segments(label, values, value, changed) {
  const name = freshId("segments");
  return h(
    "fieldset",
    { class: "segments" },
    h("legend", {}, label),
    h(
      "div",
      { class: "segment-row" },
      values.map((v) => {
        const input = h("input", {
          type: "radio",
          name,
          value: v.value,
          checked: v.value === value,
        });
        input.addEventListener("change", () => changed(v.value));
        return h("label", {}, input, h("span", {}, v.label));
      }),
    ),
  );
}

/**
 * Opens a dialog over the page. Esc and the cross close it; it is gone then.
 * @param {{ title: string, body: Child, actions?: Child, class?: string, closed?: () => void }} options
 */
export function dialog(options) {
  const title = h("h2", { id: freshId("dialog") }, options.title);
  const body = h("div", { class: "dialog-body" }, options.body);
  /** @type {HTMLDialogElement} */
  const el = h(
    "dialog",
    { class: `dialog ${options.class ?? ""}`.trim(), "aria-labelledby": title.id },
    h(
      "header",
      {},
      title,
      iconButton("close", t("ui-close"), () => el.close()),
    ),
    body,
    options.actions ? h("footer", {}, options.actions) : null,
  );
  el.addEventListener("close", () => {
    el.remove();
    options.closed?.();
  });
  el.addEventListener("click", (event) => {
    if (event.target === el) el.close(); // the space around it
  });
  document.body.append(el);
  el.showModal();
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0; // to be scrolled with keys
  return el;
}

/**
 * Asks yes or no.
 * @param {{ title: string, text: Child, yes: string, no?: string, danger?: boolean }} question
 * @returns {Promise<boolean>}
 */
export function confirm(question) {
  return new Promise((resolve) => {
    let answer = false;
    const yes = button(question.yes, {
      kind: question.danger ? "danger" : "main",
      click: () => {
        answer = true;
        el.close();
      },
    });
    const el = dialog({
      title: question.title,
      body: h("p", {}, question.text),
      actions: [button(question.no ?? t("ui-cancel"), { click: () => el.close() }), yes],
      class: "narrow",
      closed: () => resolve(answer),
    });
    yes.focus();
  });
}

/**
 * A page that has nothing to show but why.
 * @param {HTMLElement} main
 * @param {{ title: string, text: Child, actions?: Child }} what
 */
export function message(main, what) {
  replace(
    main,
    h(
      "section",
      { class: "message" },
      h("h1", {}, what.title),
      h("p", {}, what.text),
      h(
        "div",
        { class: "row" },
        what.actions ?? h("a", { class: "button plain", href: "/" }, t("ui-home")),
      ),
    ),
  );
}

/**
 * Gives the person a text as a file.
 * @param {string} file its name
 * @param {string} text
 */
export function saveFile(file, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: url, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Puts a text on the clipboard and says so.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("ui-copied"), { kind: "good" });
  } catch {
    // No permission, or the page is not on a safe origin: let the person copy it.
    const box = h("input", {
      type: "text",
      value: text,
      readonly: true,
      "aria-label": t("ui-copy-by-hand"),
    });
    dialog({ title: t("ui-copy-by-hand"), body: box, class: "narrow" });
    box.select();
  }
}
