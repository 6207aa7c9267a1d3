// Several seats on one device: nothing is shown until the next player says that he is looking.

import { h, replace } from "../dom.js";
import { button, checkbox, showError } from "../parts.js";
import { t } from "../texts.js";

/** @typedef {import("./match.js").Match} Match */

export class HandOver {
  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    this.el = h("section", {
      class: "hand-over",
      hidden: true,
      "aria-label": t("ui-table-hand-over"),
    });
    this.asked = "";
  }

  get key() {
    return `stavka.open-hands.${this.match.id}`;
  }

  /** Players who hide nothing from each other, or have nothing to hide, are not asked. */
  get openHands() {
    return this.match.info?.open || localStorage.getItem(this.key) === "yes";
  }

  /** Looks whether the screen has to go to another seat. Whoever looked before sees nothing of
   * what the next one may: the server is told to show none first.
   * @returns {boolean} whether everything is hidden now */
  check() {
    const state = this.match.state;
    const mine = this.match.mine.map((each) => each.seat);
    const wanted =
      state?.status === "running" && mine.length > 1
        ? state.waiting.filter((s) => mine.includes(s))
        : [];
    const needed = state !== null && wanted.length > 0 && !wanted.includes(state.seat ?? "");
    if (!needed) {
      this.hide();
      return false;
    }
    const next = wanted[0] ?? "";
    if (this.openHands) {
      this.give(next);
      return false;
    }
    if (state?.seat) this.send(null);
    this.draw(wanted);
    return true;
  }

  hide() {
    this.el.hidden = true;
    this.asked = "";
  }

  /** @param {string} seat */
  give(seat) {
    if (this.asked === seat) return;
    this.asked = seat;
    this.send(seat);
  }

  /** @param {string | null} seat */
  send(seat) {
    this.match.line.send({ type: "hand-over", seat }).catch(showError);
  }

  /** @param {string[]} seats */
  draw(seats) {
    if (!this.el.hidden && this.el.dataset.seats === seats.join(" ")) return;
    this.el.dataset.seats = seats.join(" ");
    const buttons = seats.map((seat) =>
      button(t("ui-table-hand-over-show", { seat: this.match.seat(seat)?.title ?? seat }), {
        kind: "main",
        click: () => this.give(seat),
      }),
    );
    replace(
      this.el,
      h(
        "div",
        { class: "hand-over-card" },
        h("h2", {}, t("ui-table-hand-over")),
        h("p", {}, t("ui-table-hand-over-text")),
        h("div", { class: "row" }, buttons),
        checkbox(t("ui-table-hand-over-open"), false, (on) => {
          if (on) localStorage.setItem(this.key, "yes");
          else localStorage.removeItem(this.key);
        }),
      ),
    );
    this.el.hidden = false;
    buttons[0]?.focus();
  }
}
