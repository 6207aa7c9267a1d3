// What the player does: plays, takes back, asks for a hint. One thing at a time; until the server
// has answered, nothing else can be chosen.

import { h } from "../dom.js";
import { confirm, showError } from "../parts.js";
import { settings, watch } from "../settings.js";
import { t } from "../texts.js";
import { sound } from "./sound.js";
import { boxOf } from "./spots.js";
import { Words, namesIn, verbOf } from "./words.js";

/** @typedef {import("../../types.d.ts").ChoiceInfo} ChoiceInfo */
/** @typedef {import("./scene.js").Scene} Scene */

const FORCED = 350; // milliseconds before a forced choice is played, so that one sees it

export class Doing {
  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
    this.match = scene.match;
    this.sending = false;
    this.byHand = false; // something was taken back: nothing is played by itself until one plays
    /** Choices that one press made and that were taken back as one: how many there were before and
     * after them. So they are made again as one, and taken back again. @type {{ from: number, to: number }[]} */
    this.strokes = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.unwatch = watch((key) => {
      if (key === "autoplay") this.playForced();
    });
  }

  destroy() {
    this.unwatch();
    clearTimeout(this.timer);
  }

  /** Can anything be chosen now? */
  get free() {
    const { handOver, replay, rolling } = this.scene;
    return this.match.up && !this.sending && !rolling && handOver.el.hidden && !replay.on;
  }

  /** The seat that undo and the like are about. */
  get actor() {
    const { match } = this;
    return match.question?.seat ?? match.state?.seat ?? match.undo[0] ?? match.redo[0] ?? "";
  }

  /** @param {ChoiceInfo} choice @param {boolean} [forced] */
  async play(choice, forced = false) {
    const { match, scene } = this;
    const question = match.question;
    if (!question || !this.free) return;
    clearTimeout(this.timer);
    if (scene.coach?.allows(choice) === false) {
      scene.picker.offer(question);
      return;
    }
    if (!forced && !(await this.sure(choice))) {
      scene.picker.offer(this.free ? match.question : null);
      return;
    }
    this.byHand = this.byHand && forced;
    const { picker } = scene;
    if (picker.standing(choice).some((id) => picker.kind(id).startsWith("card"))) sound("card");
    this.forgetAfter(match.state?.choices ?? 0);
    await this.send(() => match.play(question.seat, choice.choice));
  }

  /** What was taken back will not come again. @param {number} choices that stand */
  forgetAfter(choices) {
    this.strokes = this.strokes.filter(({ to }) => to <= choices);
  }

  /** The last pick, of which nothing has come yet, and those before it that it only adds to.
   * @returns {import("./match.js").Pick[]} the last one first */
  picks() {
    const found = [];
    for (let pick = this.free ? this.match.replaceable : null; pick;) {
      found.push(pick);
      pick = this.scene.board.adds?.(pick.choice) ? pick.before : null;
    }
    return found;
  }

  /** What was picked last, as the board names it. @returns {string[]} */
  last() {
    return this.picks().flatMap((pick) => namesIn(pick.choice).slice(1));
  }

  /** Takes the last pick back, if nothing has come of it. @returns {boolean} */
  drop() {
    if (!this.picks().length) return false;
    void this.act("undo");
    return true;
  }

  /** What could be chosen with a thing in the place of the last pick: choices of the same verb.
   * @param {string} id @returns {ChoiceInfo[]} */
  others(id) {
    for (const pick of this.picks()) {
      const found = new Words(alike(pick)).of(id);
      if (found.length) return found;
    }
    return [];
  }

  /** @param {ChoiceInfo} choice one of `others` */
  async playInstead(choice) {
    const pick = this.picks().find((each) => alike(each).includes(choice));
    if (this.scene.coach?.allows(choice) === false) return;
    if (!pick) return;
    this.forgetAfter(pick.at);
    await this.send(() => this.match.instead(pick, choice.choice));
  }

  /** A phase is not ended by a slip while there is something left to do. @param {ChoiceInfo} choice */
  async sure(choice) {
    const { scene, match } = this;
    const several = (match.question?.choices.length ?? 0) > 1;
    if (!settings.confirm || scene.coach || !several || !scene.board.ends?.(choice.choice))
      return true;
    const left = scene.left();
    const text = left
      ? [h("b", {}, left), h("br"), t("ui-table-confirm-text")]
      : t("ui-table-confirm-plain");
    return confirm({
      title: choice.text,
      text,
      yes: t("ui-table-confirm-yes"),
      no: t("ui-table-confirm-no"),
    });
  }

  /** A choice that is the only one, if the player wants that. */
  playForced() {
    clearTimeout(this.timer);
    const only = this.forced();
    if (!settings.autoplay || this.scene.coach || this.byHand || !only || !this.free) return;
    this.timer = setTimeout(() => void this.play(only, true), FORCED);
  }

  forced() {
    const choices = this.match.question?.choices ?? [];
    return choices.length === 1 ? choices[0] : undefined;
  }

  /** @param {() => Promise<import("../net.js").Refused | null>} what */
  async send(what) {
    if (this.sending) return;
    const { scene } = this;
    this.sending = true;
    clearTimeout(scene.asking);
    scene.picker.offer(null);
    scene.el.classList.add("sending");
    try {
      const refused = await what();
      if (refused) showError(refused);
    } finally {
      this.sending = false;
      scene.el.classList.remove("sending");
      // The new state has come before the answer; its question can be put now.
      if (!scene.stage.running) scene.settle();
    }
  }

  /** @param {"undo" | "redo" | "reset"} what */
  async act(what) {
    const { match, actor: seat } = this;
    const able = what === "redo" ? "redo" : "undo";
    if (!match[able].includes(seat) || !this.free) return;
    this.byHand = true;
    await this.send(async () => {
      const count = this.together(what);
      let refused = null;
      for (let n = 0; n < count && !refused && (!n || match[able].includes(seat)); n++)
        refused = await match.act({ type: what, seat });
      // What was played by itself is taken back along with what led to it.
      while (
        !refused &&
        what === "undo" &&
        settings.autoplay &&
        this.forced() &&
        match.undo.includes(seat)
      ) {
        refused = await match.act({ type: "undo", seat });
      }
      return refused;
    });
  }

  /** How many choices are taken back or made again as one: those that one press has made.
   * @param {"undo" | "redo" | "reset"} what */
  together(what) {
    const now = this.match.state?.choices ?? 0;
    if (what === "reset") return 1;
    const stroke = this.strokes.find(({ from, to }) => now === (what === "redo" ? from : to));
    if (stroke) return stroke.to - stroke.from;
    const count = what === "undo" ? (this.scene.board.together?.() ?? 1) : 1;
    if (count > 1) this.strokes.push({ from: now - count, to: now });
    return count;
  }

  async hint() {
    const { match, scene } = this;
    const question = match.question;
    if (!question || !this.free || match.info?.challenge) return;
    if (scene.coach && !scene.coach.over && !scene.coach.closed) {
      scene.coach.explain();
      return;
    }
    const number = match.state?.number;
    scene.prompt.ponder();
    try {
      const advice = await match.line.send({ type: "hint", seat: question.seat });
      if (match.state?.number !== number) return;
      const choice = question.choices.find((each) => each.choice === advice.choice);
      const only = question.choices.length === 1;
      const why = advice.why || t(only ? "ui-table-advice-only" : "ui-table-advice-guess");
      scene.prompt.advise({ ...advice, why }, choice ? () => void this.play(choice) : undefined);
      const told = scene.picker.tellChoice(choice ?? null);
      const [first] = told;
      if (first && scene.onMap(first)) scene.camera.reveal(boxOf(first.anchor));
      const { bottom } = scene.frame.getBoundingClientRect();
      const boxes = told.filter(({ id }) => id === first?.id).map(({ anchor }) => boxOf(anchor));
      scene.prompt.leave(boxes, bottom);
    } catch (error) {
      scene.prompt.advise(null);
      showError(error);
    }
  }

  /** The choice that a key stands for. @param {number} n @returns {boolean} */
  chooseNth(n) {
    const { scene } = this;
    const choice = this.free ? this.match.question?.choices[n] : undefined;
    if (!choice) return false;
    const named = `[data-choice="${CSS.escape(choice.choice)}"]`;
    const row = scene.prompt.el.querySelector(named) ?? scene.list.el.querySelector(named);
    const [spot] = scene.picker.spots(scene.picker.standing(choice));
    const seen = row?.getClientRects().length ? row : null;
    void scene.picker.choose(choice, seen ?? spot?.anchor ?? scene.prompt.el, "key");
    return true;
  }
}

/** The other choices of the same verb. @param {import("./match.js").Pick} pick */
function alike({ question, choice }) {
  const verb = verbOf(choice);
  return question.choices.filter((each) => verbOf(each.choice) === verb && each.choice !== choice);
}
