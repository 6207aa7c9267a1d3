// What lies across the table for a while: the line is cut, the program has a fault, somebody
// proposes something.

import { h, replace } from "../dom.js";
import { personName } from "../lobby.js";
import { api } from "../net.js";
import { button, icon } from "../parts.js";
import { t } from "../texts.js";
import { again } from "./saying.js";

/** @typedef {import("./match.js").Match} Match */

export class Banners {
  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    this.line = h("div", { class: "banner line-down", role: "alert", hidden: true });
    this.broken = h("div", { class: "banner fault", role: "alert", hidden: true });
    this.proposal = h("div", { class: "banner proposal", role: "status", hidden: true });
    this.again = h("div", { class: "banner rematch", role: "status", hidden: true });
    this.el = h("div", { class: "banners" }, this.line, this.broken, this.proposal, this.again);
    this.declined = ""; // the rematch that the player does not want
    this.faulty = false; // something has gone wrong on this page
  }

  drawLine() {
    const { up, line } = this.match;
    this.line.hidden = up && !line.silent;
    if (this.line.hidden) return;
    const retry = button(t("ui-table-down-retry"), {
      kind: "quiet",
      icon: "refresh",
      click: () => line.retry(),
    });
    replace(
      this.line,
      icon("warning"),
      h("span", { class: "label" }, t(up ? "ui-table-silent" : "ui-table-down")),
      up ? null : retry,
    );
  }

  /** Something has gone wrong on this page: it may show what is not so. */
  fault() {
    this.faulty = true;
    this.drawFault();
  }

  /** What is broken, and what helps: whoever comes anew lets a bot try again. */
  drawFault() {
    const { seats, state } = this.match;
    const stuck = seats.find((each) => each.stuck && state?.waiting.includes(each.seat));
    this.broken.hidden = !stuck && !this.faulty;
    if (this.broken.hidden) return;
    const text = stuck ? t("ui-table-stuck-text", { seat: stuck.title }) : t("ui-table-fault-text");
    replace(
      this.broken,
      icon("warning"),
      h("span", { class: "label" }, text),
      button(t(stuck ? "ui-table-stuck-retry" : "ui-table-fault-reload"), {
        kind: "quiet",
        icon: "refresh",
        click: () => location.reload(),
      }),
    );
  }

  drawProposal() {
    const proposal = this.match.proposal;
    this.proposal.hidden = !proposal;
    if (!proposal) return;
    const mine = proposal.open?.includes(this.match.info?.person) ?? false;
    const name = personName(proposal.by ?? "");
    const names = (proposal.open ?? []).map(personName);
    const what =
      proposal.what === "abort"
        ? t("ui-table-proposal-abort", { name })
        : t("ui-table-proposal-rewind", { name, choices: proposal.choices ?? 0 });
    replace(
      this.proposal,
      icon("chat"),
      h(
        "span",
        { class: "label" },
        what,
        " ",
        mine ? null : t("ui-table-proposal-open", { names }),
      ),
      mine
        ? [
            button(t("ui-table-agree"), { kind: "main", click: () => this.answer(true) }),
            button(t("ui-table-decline"), { click: () => this.answer(false) }),
          ]
        : null,
    );
  }

  /** Others want to play again: one match, to which all are led. */
  drawRematch() {
    const { match } = this;
    const offered = match.mine.length ? match.rematch : "";
    this.again.hidden = !offered || offered === this.declined;
    if (this.again.hidden) return;
    const decline = async () => {
      this.declined = offered;
      this.drawRematch();
      await api.post(`/api/matches/${match.id}/decline`);
    };
    replace(
      this.again,
      icon("refresh"),
      h("span", { class: "label" }, t("ui-table-rematch-offered")),
      button(t("ui-table-rematch-accept"), { kind: "main", click: () => again(match) }),
      button(t("ui-table-rematch-decline"), { click: decline }),
    );
  }

  /** @param {boolean} agree */
  answer(agree) {
    return this.match.line.send({ type: "answer", agree });
  }
}
