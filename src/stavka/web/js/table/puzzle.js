// A puzzle at the table: its aim, and what one's own beginning was worth. The match is an ordinary
// one: it can be played on when the aim is reached or missed.

import { h, replace } from "../dom.js";
import { beginPuzzle } from "../lobby.js";
import { api } from "../net.js";
import { button, icon, iconButton } from "../parts.js";
import { grade } from "../pages/puzzles.js";
import { t } from "../texts.js";
import { amount } from "./promise.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../../wire.d.ts").PuzzleTry} PuzzleTry */
/** @typedef {import("../../wire.d.ts").PuzzleInfo} PuzzleInfo */

export class Puzzle {
  constructor() {
    this.el = h("section", { class: "strip coach puzzle-strip", "aria-label": t("ui-puzzle") });
    /** @type {PuzzleTry | null} */
    this.told = null;
    this.solution = false; // it has been asked for
    this.closed = false;
    this.asked = -1; // choices of the match when it was asked how it goes
    /** @type {Scene | null} */
    this.scene = null;
  }

  /** @param {Scene} scene */
  join(scene) {
    this.scene = scene;
    this.asked = -1;
    if (this.closed) return;
    scene.layout.top.append(this.el);
    if (this.told) this.draw(this.told);
  }

  /** The table has settled: ask how it goes. */
  update() {
    const choices = this.scene?.match.state?.choices ?? 0;
    if (this.closed || choices === this.asked) return;
    this.asked = choices;
    void this.ask().catch(() => {
      this.asked = -1; // with the next choice, then
    });
  }

  async ask() {
    const { scene } = this;
    if (!scene) return;
    const told = await api.get(`/api/matches/${scene.match.id}/puzzle`);
    if (this.closed || scene !== this.scene) return;
    this.told = told;
    this.draw(told);
  }

  /** @param {PuzzleTry} told */
  draw(told) {
    if (!told.deed) this.solution = false;
    this.el.classList.toggle("showing", this.solution);
    replace(
      this.el,
      h(
        "div",
        { class: "strip-head coach-head" },
        icon("flag"),
        h("b", {}, t("ui-puzzle-number", { at: told.number, of: told.count })),
        h("span", { class: "coach-count" }, grade(told.grade)),
      ),
      h(
        "div",
        { class: "strip-words coach-words", tabindex: 0 },
        h("p", { class: "coach-text puzzle-task" }, h("b", {}, told.aim)),
        h("div", { role: "status", "aria-live": "polite" }, this.verdict(told), this.end(told)),
        this.solution ? this.best(told) : null,
      ),
      h("div", { class: "strip-buttons coach-buttons" }, this.buttons(told)),
      iconButton("close", t("ui-puzzle-close"), () => this.close(), "coach-close"),
    );
  }

  /** What one's beginning was worth. @param {PuzzleTry} told */
  verdict(told) {
    if (!told.deed) return h("p", {}, t("ui-puzzle-open"));
    const chance = percent(told.chance);
    const words = told.best
      ? t("ui-puzzle-best", { deed: told.deed, chance, next: percent(told.next) })
      : t("ui-puzzle-worse", { deed: told.deed, chance, most: percent(told.most) });
    return h("p", { class: told.best ? "puzzle-good" : "puzzle-bad" }, words);
  }

  /** Whether the aim is reached. @param {PuzzleTry} told */
  end({ state, best, deed }) {
    if (state === "open") return null;
    const words =
      state === "missed"
        ? t(best ? "ui-puzzle-unlucky" : "ui-puzzle-missed")
        : t(best || !deed ? "ui-puzzle-solved" : "ui-puzzle-lucky");
    return h("p", { class: `puzzle-end ${state}` }, h("b", {}, words));
  }

  /** @param {PuzzleTry} told */
  best(told) {
    const bots = Object.entries(told.bots).map(([bot, share]) => `${bot} ${percent(share)}`);
    return h(
      "div",
      { class: "puzzle-best" },
      h("p", {}, t("ui-puzzle-answers")),
      h(
        "ul",
        {},
        told.answers.map((each) => h("li", {}, each)),
      ),
      h(
        "p",
        { class: "muted" },
        t("ui-puzzle-proof", { worlds: told.worlds, bots: bots.join(", ") }),
      ),
    );
  }

  /** @param {PuzzleTry} told */
  buttons(told) {
    const over = told.state !== "open";
    const solved = over && told.best && told.state === "reached";
    return [
      told.deed && !this.solution
        ? button(t("ui-puzzle-show"), {
            icon: "hint",
            click: () => {
              this.solution = true;
              this.draw(told);
            },
          })
        : null,
      told.deed
        ? button(t("ui-puzzle-again"), {
            icon: "refresh",
            kind: over && !solved ? "main" : "plain",
            click: () => beginPuzzle(told.game, told.puzzle),
          })
        : null,
      over
        ? button(t("ui-puzzle-next"), {
            icon: "play",
            kind: solved ? "main" : "plain",
            click: () => this.next(told),
          })
        : null,
      h("a", { class: "button plain", href: "/puzzles" }, t("ui-puzzles")),
    ];
  }

  /** The next one of this game that is not solved. @param {PuzzleTry} told */
  async next(told) {
    const { puzzles } = /** @type {{ puzzles: PuzzleInfo[] }} */ (await api.get("/api/puzzles"));
    const own = puzzles.filter((each) => each.game === told.game);
    const after = [...own.slice(told.number), ...own.slice(0, told.number)];
    const next = after.find((each) => !(each.found && each.reached)) ?? after[0];
    if (next) await beginPuzzle(next.game, next.puzzle);
  }

  close() {
    this.closed = true;
    this.el.remove();
    this.scene?.settle();
  }

  destroy() {
    this.scene = null;
  }
}

/** @param {number} chance */
function percent(chance) {
  return amount(chance, "chance");
}
