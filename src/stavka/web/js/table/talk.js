// Chat with those at the table, and notes that nobody else sees.

import { h } from "../dom.js";
import { personName } from "../lobby.js";
import { button, showError } from "../parts.js";
import { language, t } from "../texts.js";

/** @typedef {import("../../types.d.ts").ChatLine} ChatLine */

export class Chat {
  /** @param {import("./match.js").Match} match */
  constructor(match) {
    this.match = match;
    this.lines = h("div", {
      class: "chat-lines",
      role: "log",
      "aria-label": t("ui-table-chat"),
      tabindex: 0,
    });
    this.input = h("input", {
      type: "text",
      maxlength: 1000,
      autocomplete: "off",
      "aria-label": t("ui-table-chat-say"),
      placeholder: t("ui-table-chat-say"),
    });
    const form = h(
      "form",
      { class: "chat-form" },
      this.input,
      button(t("ui-table-chat-send"), { submit: true }),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send().catch(showError);
    });
    const whom = match.mine.length ? t("ui-table-chat-players") : t("ui-table-chat-spectators");
    this.el = h("section", { class: "chat" }, h("p", { class: "hint" }, whom), this.lines, form);
    for (const line of match.chat) this.add(line);
  }

  async send() {
    const text = this.input.value.trim();
    if (!text) return;
    await this.match.line.send({ type: "say", text });
    this.input.value = "";
  }

  /** @param {ChatLine} line */
  add(line) {
    const time = new Date(line.at * 1000);
    const clock = new Intl.DateTimeFormat(language(), {
      hour: "2-digit",
      minute: "2-digit",
    }).format(time);
    this.lines.append(
      h(
        "p",
        { class: "chat-line" },
        h("b", {}, personName(line.name)),
        h("time", { datetime: time.toISOString() }, clock),
        h("span", {}, line.text),
      ),
    );
    this.toEnd();
  }

  toEnd() {
    this.lines.scrollTop = this.lines.scrollHeight;
  }
}

const PAUSE = 800; // milliseconds without a key before notes are kept

export class Notes {
  /** @param {import("./match.js").Match} match */
  constructor(match) {
    this.match = match;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.text = h("textarea", {
      maxlength: 15000,
      "aria-label": t("ui-table-notes"),
      placeholder: t("ui-table-notes-hint"),
    });
    this.text.value = match.notes;
    this.state = h("p", { class: "hint", role: "status" });
    this.gone = false;
    this.el = h("section", { class: "notes" }, this.text, this.state);
    this.text.addEventListener("input", () => {
      this.state.textContent = "";
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.keep(), PAUSE);
    });
    this.text.addEventListener("blur", () => void this.keep());
  }

  /** The page is left: what was written is kept now or never. */
  destroy() {
    this.gone = true;
    void this.keep();
  }

  async keep() {
    clearTimeout(this.timer);
    const text = this.text.value;
    if (text === this.match.notes) return;
    try {
      await this.match.line.send({ type: "note", text });
      this.match.notes = text;
      this.state.textContent = t("ui-table-notes-kept");
    } catch {
      this.state.textContent = t("ui-table-notes-lost");
      if (!this.gone) this.timer = setTimeout(() => void this.keep(), 3000);
    }
  }
}
