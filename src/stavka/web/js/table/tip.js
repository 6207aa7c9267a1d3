// What would happen: a note beside a lit thing under the pointer or in focus.

import { h, replace } from "../dom.js";
import { place } from "../parts.js";
import { t } from "../texts.js";
import { oddsTable } from "./odds.js";

/** @typedef {import("../../types.d.ts").ChoiceInfo} ChoiceInfo */
/** @typedef {import("./popover.js").Anchor} Anchor */

/** @typedef {import("../../types.d.ts").Description["rows"]} Facts */

/** @param {Facts} facts */
function inLine(facts) {
  return facts.map(({ label, value }) => `${label}: ${value}`).join(" · ");
}

const MOST = 6; // choices that are listed

export class Tip {
  /** @param {import("./odds.js").Odds} odds */
  constructor(odds) {
    this.odds = odds;
    this.el = h("div", { class: "tip", role: "tooltip", hidden: true });
    this.turn = 0;
  }

  /** @param {Anchor} anchor @param {ChoiceInfo[]} choices @param {Facts} [facts] of the thing */
  async show(anchor, choices, facts = []) {
    const turn = ++this.turn;
    const only = choices.length === 1 ? choices[0] : null;
    this.draw(anchor, choices, only, facts);
    if (!only || this.odds.already(only.choice).length) return;
    const odds = await this.odds.of(only.choice);
    if (odds.length && turn === this.turn) this.draw(anchor, choices, only, facts);
  }

  /** @param {Anchor} anchor @param {ChoiceInfo[]} choices
   * @param {ChoiceInfo | null | undefined} only @param {Facts} facts */
  draw(anchor, choices, only, facts) {
    const rows = choices.slice(0, MOST).map((each) => h("li", {}, each.text));
    if (choices.length > MOST)
      rows.push(h("li", {}, t("ui-table-more", { count: choices.length - MOST })));
    replace(
      this.el,
      only ? [h("p", {}, only.text), oddsTable(this.odds.already(only.choice))] : h("ul", {}, rows),
      facts.length ? h("p", { class: "tip-facts" }, inLine(facts)) : null,
    );
    this.el.hidden = false;
    place(this.el, anchor);
  }

  hide() {
    this.turn++;
    this.el.hidden = true;
  }
}
