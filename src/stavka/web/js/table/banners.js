// What lies across the table for a while: the line is cut, somebody proposes something, one looks
// at the past.

import { h, replace } from "../dom.js";
import { personName } from "../lobby.js";
import { button, icon } from "../parts.js";
import { t } from "../texts.js";

/** @typedef {import("./match.js").Match} Match */

export class Banners {
  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    this.line = h("div", { class: "banner line-down", role: "alert", hidden: true });
    this.proposal = h("div", { class: "banner proposal", role: "status", hidden: true });
    this.el = h("div", { class: "banners" }, this.line, this.proposal);
  }

  drawLine() {
    this.line.hidden = this.match.up;
    if (this.match.up) return;
    replace(
      this.line,
      icon("warning"),
      h("span", { class: "label" }, t("ui-table-down")),
      button(t("ui-table-down-retry"), {
        kind: "quiet",
        icon: "refresh",
        click: () => this.match.line.retry(),
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

  /** @param {boolean} agree */
  answer(agree) {
    return this.match.line.send({ type: "answer", agree });
  }
}
