// A swing on the board: the moment before it, what was chosen, what would have been better and why,
// and the line that leads to, step by step.

import { h, replace } from "../dom.js";
import { api } from "../net.js";
import { button, icon, iconButton } from "../parts.js";
import { t } from "../texts.js";
import { wide } from "./layout.js";
import { signed } from "./promise.js";

/** @typedef {import("../../wire.d.ts").AnalysisInfo} AnalysisInfo */
/** @typedef {import("../../wire.d.ts").SwingInfo} SwingInfo */
/** @typedef {import("./scene.js").Scene} Scene */

export class Explained {
  /** @param {Scene} scene @param {AnalysisInfo} found @param {SwingInfo[]} swings of one kind
   * @param {number} at */
  constructor(scene, found, swings, at) {
    this.scene = scene;
    this.found = found;
    this.swings = swings;
    this.at = at;
    this.step = 0; // choices of the line that are shown
    this.el = h("section", { class: "strip explained", "aria-label": t("ui-decided") });
    scene.explained?.close(false);
    scene.explained = this;
    scene.layout.top.append(this.el);
  }

  get swing() {
    return /** @type {SwingInfo} */ (this.swings[this.at]);
  }

  get line() {
    return this.swing.line ?? [];
  }

  /** Goes to the moment. */
  async show() {
    const { scene, swing } = this;
    this.step = 0;
    this.draw();
    if (!wide.matches) {
      scene.layout.column.select("board");
      scene.layout.openHand(false);
    }
    if (swing.kind === "luck") await scene.replay.see(swing.choices + 1);
    else await scene.replay.go(swing.choices);
  }

  draw() {
    const focused = document.activeElement?.closest(".explained") === this.el;
    const label = document.activeElement?.getAttribute("aria-label");
    const { swings, at, swing, found, scene } = this;
    replace(
      this.el,
      h(
        "div",
        { class: "strip-head explained-head" },
        icon(swing.kind === "luck" ? "die" : "hint"),
        h("b", {}, t("ui-decided")),
        h("span", {}, t("ui-decided-count", { at: at + 1, of: swings.length })),
        h(
          "b",
          { class: `swing-gain ${swing.gain < 0 ? "loss" : "gain"}` },
          signed(swing.gain, found.unit),
        ),
      ),
      h("div", { class: "strip-words explained-words", tabindex: 0, role: "status" }, this.words()),
      h(
        "div",
        { class: "strip-buttons explained-buttons" },
        this.line.length ? this.steps() : null,
        iconButton("previous", t("ui-decided-before"), () => this.turn(-1)),
        iconButton("next", t("ui-decided-next"), () => this.turn(1)),
        iconButton("log", t("ui-decided-all"), async () => {
          const { showDecided } = await import("./decided.js");
          await showDecided(scene, found.seat);
        }),
      ),
      iconButton("close", t("ui-close"), () => this.close(true), "explained-close"),
    );
    if (!focused) return;
    const again = label && this.el.querySelector(`[aria-label="${CSS.escape(label)}"]`);
    const to = again || this.el.querySelector("button");
    if (to instanceof HTMLElement) to.focus();
  }

  words() {
    const { swing, scene } = this;
    const shown = this.line[this.step - 1];
    if (shown) {
      const seat = scene.match.seat(shown.seat)?.title ?? shown.seat;
      const whose = scene.match.seats.length > 1 ? `${seat}: ` : "";
      return h(
        "p",
        {},
        h("b", {}, t("ui-decided-step", { at: this.step, of: this.line.length })),
        ` ${whose}${shown.text}`,
      );
    }
    const rolled = swing.dice?.length ? ` (${swing.dice.join(" ")})` : "";
    if (swing.kind === "luck")
      return h("p", {}, t("ui-decided-after", { text: `${swing.text}${rolled}` }));
    return [
      h("p", {}, h("b", {}, t("ui-decided-chosen")), ` ${swing.text}`),
      h(
        "p",
        {},
        h("b", {}, t(swing.gain < 0 ? "ui-decided-better" : "ui-decided-instead")),
        ` ${swing.better_text ?? ""}`,
        swing.why ? h("span", { class: "explained-why" }, ` ${swing.why}`) : null,
      ),
    ];
  }

  /** Through the better line. */
  steps() {
    const { step, line } = this;
    const back = iconButton("undo", t("ui-decided-step-back"), () => this.go(step - 1));
    back.disabled = step === 0;
    const on = button(t("ui-decided-line"), {
      kind: "main",
      icon: "play",
      click: () => this.go(step + 1),
    });
    on.setAttribute("aria-label", t("ui-decided-line"));
    on.disabled = step >= line.length;
    return [back, on];
  }

  /** @param {number} step */
  async go(step) {
    const { scene, found, swing } = this;
    const { match, replay } = scene;
    const eyes = match.state?.seat ? `&seat=${encodeURIComponent(match.state.seat)}` : "";
    const line = found.swings.filter((each) => each.line?.length).indexOf(swing);
    const of = encodeURIComponent(found.seat);
    const address = `/api/matches/${match.id}/line?of=${of}&line=${line}&step=${step}${eyes}`;
    const moment = await api.get(address);
    if (this.scene.explained !== this || this.swing !== swing) return;
    this.step = step;
    this.draw();
    replay.showInstead(moment);
  }

  /** @param {-1 | 1} by */
  async turn(by) {
    this.at = (this.at + by + this.swings.length) % this.swings.length;
    await this.show();
  }

  /** @param {boolean} leave the past as well */
  close(leave) {
    this.el.remove();
    if (this.scene.explained === this) this.scene.explained = null;
    if (leave) this.scene.replay.leave();
  }
}
