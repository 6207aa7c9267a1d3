// What has happened, one line each, under headings of turn and phase. Lines are added and taken
// away, never drawn anew; the newest is kept in sight unless the reader has scrolled back.

import { h } from "../dom.js";
import { iconButton, icon } from "../parts.js";
import { showError } from "../notices.js";
import { t } from "../texts.js";
import { diceRow } from "./dice.js";

/** @typedef {import("../../types.d.ts").LogLine} LogLine */
/** @typedef {import("../../types.d.ts").Board} Board */

export class Log {
  /** @param {{
   *   board: () => Board,
   *   name: (id: string) => string | null,
   *   tell: (ids: string[]) => void,
   *   jump: (choices: number) => void,
   *   earlier: () => number,
   *   older: () => Promise<LogLine[]>,
   *   missed: () => number,
   * }} wires */
  constructor(wires) {
    this.wires = wires;
    /** @type {HTMLElement[]} lines and headings in their order; each has its number */
    this.rows = [];
    this.divided = false;
    this.following = true; // the reader is at the end and wants to stay there
    this.top = 0;
    this.frame = 0; // in which the end will be shown
    /** @type {number | null} */
    this.moment = null; // of the past, if one is looked at
    this.list = h("div", { class: "log-lines", role: "log", "aria-live": "off", tabindex: 0 });
    this.list.setAttribute("aria-label", t("ui-table-log"));
    this.newest = h(
      "button",
      { type: "button", class: "log-newest", hidden: true, on: { click: () => this.toEnd() } },
      icon("down"),
      t("ui-table-log-newest"),
    );
    this.before = h(
      "button",
      {
        type: "button",
        class: "log-earlier",
        hidden: true,
        on: { click: () => void this.recall().catch(showError) },
      },
      t("ui-table-log-earlier"),
    );
    this.el = h("section", { class: "log" }, this.list, this.newest);
    /** @type {HTMLElement | null} */
    this.current = null;
    this.listen();
  }

  listen() {
    const list = this.list;
    new ResizeObserver(() => {
      if (this.following) this.toEnd();
    }).observe(list);
    list.addEventListener("scroll", () => {
      // Only a reader who scrolls up leaves the end; lines that come in do not.
      if (list.scrollTop < this.top) this.following = this.atEnd();
      else if (list.clientHeight && this.atEnd()) this.following = true;
      this.top = list.scrollTop;
      if (this.following) this.newest.hidden = true;
    });
    list.addEventListener("pointerover", (e) => {
      const row = this.rowOf(e.target);
      if (e.pointerType === "mouse") this.tell(row);
    });
    list.addEventListener("pointerleave", () => this.tell(this.current));
    list.addEventListener("click", (e) => {
      const row = this.rowOf(e.target);
      if (row && !(e.target instanceof Element && e.target.closest("button"))) this.mark(row);
    });
    list.addEventListener("blur", () => this.mark(null));
    list.addEventListener("keydown", (e) => this.key(e));
  }

  /** @param {EventTarget | null} target @returns {HTMLElement | null} */
  rowOf(target) {
    return target instanceof Element ? target.closest(".log-line") : null;
  }

  /** Lights on the board what the line speaks of. @param {HTMLElement | null} row */
  tell(row) {
    this.wires.tell(row?.dataset.things?.split("|").filter(Boolean) ?? []);
  }

  /** @param {HTMLElement | null} row */
  mark(row) {
    if (row === this.current) row = null;
    this.current?.classList.remove("marked");
    this.current = row;
    row?.classList.add("marked");
    if (row) this.list.setAttribute("aria-activedescendant", row.id);
    else this.list.removeAttribute("aria-activedescendant");
    this.tell(row);
  }

  /** Shows where in the log a moment of the past lies: what came of its choice is marked, what
   * lies after it is dim; null: the match as it is. @param {number | null} choices */
  at(choices) {
    if (choices === this.moment) return;
    this.moment = choices;
    for (const row of this.rows) this.place(row);
    this.following = choices === null;
    this.seek();
  }

  /** Brings into sight what is looked at: a moment of the past, or the end. */
  seek() {
    if (this.moment === null) {
      if (this.following) this.toEnd();
      return;
    }
    const shown = this.rows.filter((row) => row.classList.contains("shown"));
    const last = this.rows.findLast((row) => !row.classList.contains("later")) ?? this.before;
    for (const row of [...shown, last]) row.scrollIntoView({ block: "nearest" });
  }

  /** @param {HTMLElement} row */
  place(row) {
    const after = Number(row.dataset.number) - (this.moment ?? Infinity);
    row.classList.toggle("later", after > 0);
    row.classList.toggle("shown", after === 0 && row.classList.contains("log-line"));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const lines = this.rows.filter((row) => row.classList.contains("log-line"));
    const at = this.current ? lines.indexOf(this.current) : lines.length;
    const steps = /** @type {Record<string, number>} */ ({
      ArrowUp: -1,
      ArrowDown: 1,
      PageUp: -10,
      PageDown: 10,
    });
    const step = steps[event.key];
    if (step) {
      const to = lines[Math.max(0, Math.min(lines.length - 1, at + step))];
      if (to && to !== this.current) this.mark(to);
      to?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && this.current) {
      this.wires.jump(Number(this.current.dataset.number));
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} since lines of later choices go
   * @param {LogLine[]} added */
  update(since, added) {
    while (this.rows.length && Number(this.rows[this.rows.length - 1]?.dataset.number) > since) {
      const row = this.rows.pop();
      if (row === this.current) this.mark(null);
      row?.remove();
    }
    if (!this.rows.length) {
      this.list.replaceChildren(this.before);
      this.divided = false;
    }
    const fragment = document.createDocumentFragment();
    for (const line of added) {
      this.divide(line, fragment);
      for (const row of this.draw(line)) {
        this.place(row);
        this.rows.push(row);
        fragment.append(row);
      }
    }
    this.list.append(fragment);
    this.before.hidden = !this.wires.earlier();
    if (this.following) this.toEnd();
    else if (added.length) this.newest.hidden = false;
  }

  /** Older lines come before the others; what the reader sees stays where it is. */
  async recall() {
    const found = await this.wires.older();
    const rows = found.flatMap((line) => this.draw(line));
    for (const row of rows) this.place(row);
    const height = this.list.scrollHeight;
    this.before.after(...rows);
    this.rows.unshift(...rows);
    this.before.hidden = !this.wires.earlier();
    this.following = false;
    this.list.scrollTop += this.list.scrollHeight - height;
    this.top = this.list.scrollTop;
  }

  /** Where the last visit ended. @param {LogLine} line @param {DocumentFragment} fragment */
  divide(line, fragment) {
    const missed = this.wires.missed();
    if (this.divided || !missed || line.number <= missed) return;
    this.divided = true;
    if (!this.rows.length) return;
    const divider = h(
      "div",
      { class: "log-visit", data: { number: line.number } },
      t("ui-table-log-visit"),
    );
    this.rows.push(divider);
    fragment.append(divider);
  }

  /** @param {LogLine} line @returns {HTMLElement[]} */
  draw(line) {
    const board = this.wires.board();
    const number = line.number;
    const heading = board.heading(line);
    if (heading) return [h("h3", { class: "log-heading", data: { number } }, heading)];
    const roll = board.dice(line);
    const things = board.things(line);
    const row = h(
      "div",
      {
        class: "log-line",
        id: `log-${Log.count++}`,
        data: { number, event: line.event, things: things.join("|") },
      },
      h("span", { class: "log-text" }, this.sentence(line)),
      roll ? diceRow(roll) : null,
      number > 0 ? this.jumper(line) : null,
    );
    return [row];
  }

  /** @param {LogLine} line */
  jumper({ number, text }) {
    const label = t("ui-table-log-jump");
    const jump = iconButton("play", label, () => this.wires.jump(number), "log-jump");
    jump.setAttribute("aria-label", `${label}: ${text}`);
    jump.tabIndex = -1; // the list itself is reached with Tab, its lines with arrows
    return jump;
  }

  /** The subject in bold, if the line begins with a name that it is about.
   * @param {LogLine} line */
  sentence(line) {
    for (const value of Object.values(line.args ?? {})) {
      const name = typeof value === "string" ? this.wires.name(value) : null;
      if (name && line.text.startsWith(name))
        return [h("b", {}, unbroken(name)), unbroken(line.text.slice(name.length))];
    }
    return unbroken(line.text);
  }

  atEnd() {
    const { scrollTop, clientHeight, scrollHeight } = this.list;
    return scrollTop + clientHeight >= scrollHeight - 24;
  }

  /** With the next frame: measuring at once would lay the whole page out twice. */
  toEnd() {
    this.following = true;
    this.newest.hidden = true;
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      if (this.following) this.showEnd();
    });
  }

  showEnd() {
    const { list } = this;
    list.style.removeProperty("--rest");
    list.scrollTop = list.scrollHeight;
    const cut = this.cut();
    if (cut) {
      list.style.setProperty("--rest", `${cut}px`);
      list.scrollTop = list.scrollHeight;
    }
  }

  /** How much is seen of a line that the heading covers in part: so much room is left below, and
   * the first line in sight is a whole one. */
  cut() {
    const { list } = this;
    if (list.scrollHeight <= list.clientHeight) return 0;
    let edge = list.getBoundingClientRect().top;
    /** @type {DOMRect[]} */
    const lines = [];
    for (let i = this.rows.length - 1; i >= 0; i--) {
      const row = /** @type {HTMLElement} */ (this.rows[i]);
      const box = row.getBoundingClientRect();
      if (!row.matches(".log-heading")) lines.push(box);
      else if (box.top <= edge + 1) {
        edge = box.bottom; // the heading that stays at the top
        break;
      }
    }
    const covered = lines.find((box) => box.top < edge - 1 && box.bottom > edge + 1);
    return covered ? Math.ceil(covered.bottom - edge) : 0;
  }
}
Log.count = 0;

/** A numeral keeps its ending in the narrow column: 267-й. @param {string} text */
function unbroken(text) {
  return text
    .split(/(\d+-[а-яё]+)/)
    .map((part, n) => (n % 2 ? h("span", { class: "unbroken" }, part) : part));
}
