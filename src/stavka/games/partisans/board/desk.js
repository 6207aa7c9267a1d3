// The desk: the dialogue that belongs to the question, or to what is done to one's own camp just now;
// else the offer that others talk about.

import { h, replace } from "/web/js/dom.js";
import { arms } from "./battle.js";
import { overheard } from "./overheard.js";
import { question } from "./questions.js";
import { ownCamp } from "./reckon.js";
import { Sender } from "/web/js/board/sender.js";
import { Trade } from "./trade.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */

export class Desk {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.el = h("section", { class: "pc-desk", hidden: true });
    this.sender = new Sender(this.el);
    this.trade = new Trade(context, this.sender, () => this.plan());
    /** @type {MatchState | null} */
    this.state = null;
  }

  /** @param {MatchState} state */
  update(state) {
    this.state = state;
    this.sender.arrived();
    this.draw();
  }

  draw() {
    const { state, context } = this;
    if (!state) return;
    const kind = state.questions[0]?.kind ?? "";
    const me = ownCamp(state);
    const trade = me && this.trade.dialogue(state, kind, me);
    const found =
      trade ||
      (me && arms(context, state, kind, me)) ||
      question(context, state, kind, me) ||
      overheard(context, state);
    replace(this.el, found);
    this.el.hidden = !found;
    this.el.dataset.ask = found ? kind : "";
  }

  /** The offer is planned anew. The shell knows the things that it has lit: they stay, the rest is changed around them. */
  plan() {
    const held = document.activeElement?.getAttribute("data-step") ?? "";
    const before = new Map(
      [...this.el.querySelectorAll(/** @type {"button"} */ ("[data-id]"))].map((el) => [
        el.dataset.id,
        el,
      ]),
    );
    this.draw();
    for (const el of this.el.querySelectorAll(/** @type {"button"} */ ("[data-id]"))) {
      const old = before.get(el.dataset.id);
      if (old) el.replaceWith(old);
    }
    if (held) this.el.querySelector(/** @type {"button"} */ (`[data-step="${held}"]`))?.focus();
  }

  destroy() {
    this.sender.stop();
  }
}
