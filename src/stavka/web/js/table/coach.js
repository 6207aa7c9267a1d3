// A lesson at the table: says what to do and why, points at it, and waits. What is not meant now is
// explained and not played; nothing else of the table is different.

import { h, replace } from "../dom.js";
import { api } from "../net.js";
import { button, checkbox, icon, iconButton } from "../parts.js";
import { change, isChosen } from "../settings.js";
import { t } from "../texts.js";
import { rememberTour } from "../visited.js";
import { wide } from "./layout.js";
import { Rings } from "./rings.js";
import { boxOf } from "./spots.js";

/** @typedef {import("../../types.d.ts").ChoiceInfo} ChoiceInfo */
/** @typedef {import("../../wire.d.ts").LessonInfo} LessonInfo */
/** @typedef {import("../../wire.d.ts").StageInfo} StageInfo */
/** @typedef {import("../../wire.d.ts").StepInfo} StepInfo */
/** @typedef {import("./scene.js").Scene} Scene */

const SMALL = 22; // pixels: what is smaller on the map is enlarged
const LARGE = 66; // to this
const EDGE = 30; // pixels in which buttons may lie over the map
const SELECTOR = /^[.#]/; // something of the page is pointed at, and no thing of the board
const LATER = 900; // milliseconds: by then a board has come to rest
const TRIES = 5; // to move the map so that nothing lies over what is pointed at

/** Something is to be read (no step), or a choice to be made, when so many choices are known.
 * @typedef {{stage: StageInfo, number: number, at: number, step: StepInfo | null}} Moment */

/** Whoever begins with a lesson has been asked nothing yet. */
function soundOffer() {
  return checkbox(t("ui-sound-offer"), false, (on) => change("sound", on));
}

/** The lesson of a game in the language of the page. @param {string} game @returns {Promise<LessonInfo>} */
export function lessonOf(game) {
  return api.get(`/api/games/${game}/lesson`);
}

export class Coach {
  /** @param {LessonInfo} lesson @param {Set<number>} read the stages that have been read */
  constructor(lesson, read) {
    this.lesson = lesson;
    this.read = read;
    this.moments = momentsOf(lesson);
    this.el = h("section", { class: "strip coach", "aria-label": t("ui-lesson") });
    this.rings = new Rings(() => {
      this.point();
      return this.targets();
    });
    this.told = ""; // what the map knows to be pointed at
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Moment | null | undefined} */
    this.shown = undefined;
    this.closed = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    this.tries = 0;
  }

  /** @param {Scene} scene */
  join(scene) {
    rememberTour(scene.match.game);
    this.scene = scene;
    this.shown = undefined;
    this.told = "";
    scene.layout.top.append(this.el);
    scene.el.append(this.rings.el);
    scene.el.classList.add("learning");
  }

  destroy() {
    clearTimeout(this.later);
    this.rings.stop();
  }

  get choices() {
    return this.scene?.match.state?.choices ?? 0;
  }

  /** All that was to be learned is done. */
  get over() {
    return this.choices >= this.lesson.over;
  }

  /** What is to be read or chosen now; null while others act, and at the end. @returns {Moment | null} */
  get moment() {
    if (this.over) return null;
    const now = this.moments.filter((each) => each.at === this.choices);
    return now.find((each) => each.step || !this.read.has(each.number)) ?? null;
  }

  /** The choices that will do now, also if something is to be read first. */
  get expected() {
    return this.moments.find((each) => each.step && each.at === this.choices)?.step?.choices ?? [];
  }

  /** The choice that is shown: the first that will do and is offered. */
  get meant() {
    const offered = this.scene?.match.question?.choices ?? [];
    const found = this.expected.map((id) => offered.find((each) => each.choice === id));
    return found.find((each) => each) ?? null;
  }

  /** The table has settled: say what comes now. */
  update() {
    if (this.closed) return;
    const { moment } = this;
    if (moment === this.shown && !this.over) return;
    this.shown = moment;
    this.draw();
    this.rings.start();
    this.show();
    // The board itself may go somewhere else meanwhile.
    this.tries = TRIES;
    this.showLater();
  }

  showLater() {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.show(), LATER);
  }

  /** Brings into sight what the learner shall look at, large enough to be seen. */
  show() {
    const { scene } = this;
    const [first] = this.targets();
    if (!scene || !first) return;
    if (scene.el.matches(":active")) {
      // Nothing moves away under a press.
      this.showLater();
      return;
    }
    const { board, layout, camera, frame } = scene;
    if (first instanceof Element && board.hand?.contains(first)) {
      layout.openHand(true);
      first.scrollIntoView({ block: "nearest", inline: "nearest" });
      return;
    }
    if (first instanceof Element && !frame.contains(first)) return;
    if (!wide.matches) {
      layout.column.select("board");
      layout.openHand(false);
    }
    const box = boxOf(first);
    const width = box.right - box.left;
    if (width <= 0) return;
    const open = camera.free?.();
    const room = open ?? frame.getBoundingClientRect();
    if (!fitsInto(box, room)) return camera.show([box], open);
    const central = isCentral(box, room);
    if (width >= SMALL && central && !isOverlaid(first, box)) return;
    if (width >= SMALL) camera.gather([box], open);
    else camera.show([around(box, (frame.clientWidth * width) / LARGE)], open);
    if (this.tries-- > 0) this.showLater(); // until it lies where it can be pressed
  }

  draw() {
    const { moment, lesson } = this;
    if (this.over) {
      this.say(lesson.end, this.endButtons(), lesson.stages.length);
      return;
    }
    const last = this.moments.filter((each) => each.at <= this.choices).at(-1);
    const number = moment?.number ?? last?.number ?? 0;
    const text = moment ? moment.stage.text : t("ui-lesson-wait");
    const next = button(t("ui-lesson-next"), { kind: "main", click: () => this.next() });
    const buttons = moment && !moment.step ? [next] : [];
    this.say(text, buttons, number);
  }

  /** @param {string} text @param {HTMLElement[]} buttons @param {number} number */
  say(text, buttons, number) {
    const of = this.lesson.stages.length;
    const done = number >= of;
    replace(
      this.el,
      h(
        "div",
        { class: "strip-head coach-head" },
        icon("hint"),
        h("b", {}, t("ui-lesson")),
        h(
          "span",
          { class: "coach-count" },
          done ? t("ui-lesson-done") : t("ui-lesson-count", { at: number + 1, of }),
        ),
      ),
      h(
        "div",
        { class: "strip-words coach-words", tabindex: 0 },
        h("p", { class: "coach-text", role: "status", "aria-live": "polite" }, text),
        h("p", { class: "coach-no", role: "alert" }),
      ),
      h(
        "div",
        { class: "strip-buttons coach-buttons" },
        buttons,
        number === 0 && !isChosen("sound") ? soundOffer() : null,
      ),
      iconButton("close", t("ui-lesson-close"), () => this.close(), "coach-close"),
    );
  }

  endButtons() {
    const game = this.scene?.match.game ?? "";
    return [
      button(t("ui-lesson-on"), { kind: "main", click: () => this.close() }),
      h("a", { class: "button plain", href: `/rules/${game}` }, t("ui-rules")),
      h("a", { class: "button plain", href: "/" }, t("ui-home")),
    ];
  }

  /** What was to be read has been read. */
  next() {
    const { moment } = this;
    if (!moment) return;
    this.read.add(moment.number);
    this.update();
    if (this.scene?.picker.keyboard) this.focus();
  }

  /** The keys are for what is expected, or for what leads on. */
  focus() {
    const [next] = this.el.querySelectorAll(".coach-buttons button");
    if (next instanceof HTMLElement) next.focus();
    else this.scene?.picker.focusFirst();
  }

  /** The lesson is left; its match can be played on as any other. */
  close() {
    this.closed = true;
    this.point();
    this.rings.stop();
    this.el.remove();
    this.scene?.el.classList.remove("learning");
    this.scene?.settle();
  }

  /** Whether a choice is what is meant now. If not, says why. @param {ChoiceInfo} choice */
  allows(choice) {
    if (this.closed || this.over || this.expected.includes(choice.choice)) return true;
    this.explain(choice.choice);
    return false;
  }

  /** Why this is not meant now, and what is. @param {string} [choice] */
  explain(choice = "") {
    const stage = this.moments.find((each) => each.step && each.at === this.choices)?.stage;
    const refused = Object.entries(stage?.refused ?? {});
    const why = choice && refused.find(([pattern]) => fits(pattern, choice))?.[1];
    const { meant } = this;
    const no = this.el.querySelector(".coach-no");
    if (!no) return;
    replace(
      no,
      choice ? h("span", {}, why || t("ui-lesson-not-now"), " ") : null,
      meant ? h("b", {}, t("ui-lesson-instead", { choice: meant.text })) : t("ui-lesson-read"),
    );
    no.scrollIntoView({ block: "nearest" });
    this.rings.pulse();
  }

  /** The things of the board that mean what is to be chosen; those that are spoken of, if it is only
   * to be read. @returns {string[]} */
  get pointed() {
    const { moment, meant, scene } = this;
    if (!moment || !scene || this.closed) return [];
    if (!moment.step) return moment.stage.point.filter((id) => !SELECTOR.test(id));
    if (!meant) return [];
    const able = scene.picker.standing(meant).filter((id) => scene.picker.lit.has(id));
    const alone = able.filter((id) => scene.picker.words.of(id).length === 1);
    return alone.length ? alone : able; // what means this choice and no other
  }

  /** The map knows what is pointed at: nothing of its own opens over it. */
  point() {
    const ids = this.pointed;
    if (ids.join() === this.told) return;
    this.told = ids.join();
    this.scene?.camera.pointAt?.(ids);
    this.scene?.board.pointAt?.(ids);
  }

  /** Where the learner shall look. @returns {(Element | import("../../types.d.ts").Box)[]} */
  targets() {
    const { moment, scene } = this;
    if (!moment || moment !== this.shown || !scene || this.closed) return [];
    const named = moment.stage.point.flatMap((id) =>
      SELECTOR.test(id) ? [...document.querySelectorAll(id)] : open(scene.picker.spots([id])),
    );
    if (!moment.step) return named;
    const { meant } = this;
    if (!meant) return [];
    const byChoice = `[data-choice="${CSS.escape(meant.choice)}"]`;
    const items = [...document.querySelectorAll(`.menu ${byChoice}`)];
    this.rings.el.classList.toggle("is-above", items.length > 0);
    if (items.length) return items;
    const lit = this.pointed;
    const spots = open(scene.picker.spots(lit));
    if (spots.length) return spots;
    const buttons = [...scene.prompt.el.querySelectorAll(byChoice)];
    if (buttons.length) return buttons;
    const rows = [...scene.list.el.querySelectorAll(byChoice)].filter(
      (row) => row.getClientRects().length,
    );
    return rows.length ? rows : named;
  }
}

/** Where these lie: what a closed drawer hides only if it is nowhere else.
 * @param {import("./spots.js").Spot[]} spots */
function open(spots) {
  const seen = spots.filter(({ part }) => !part.closest("[inert]"));
  return (seen.length ? seen : spots).map(({ anchor }) => anchor);
}

/** @param {LessonInfo} lesson @returns {Moment[]} */
function momentsOf(lesson) {
  /** @type {Moment[]} */
  const found = [];
  let at = lesson.over;
  [...lesson.stages].reverse().forEach((stage, back) => {
    const number = lesson.stages.length - 1 - back;
    const steps = stage.steps.map((step) => ({ stage, number, at: step.at, step }));
    at = steps[0]?.at ?? at;
    found.unshift(...(steps.length ? steps : [{ stage, number, at, step: null }]));
  });
  return found;
}

/** Has a frame room for it? @param {import("../../types.d.ts").Box} box
 * @param {import("../../types.d.ts").Box} frame */
function fitsInto(box, frame) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return width <= frame.right - frame.left && height <= frame.bottom - frame.top;
}

/** Does it lie in the frame, clear of what lies over its edges?
 * @param {import("../../types.d.ts").Box} box @param {import("../../types.d.ts").Box} frame */
function isCentral(box, { left, right, top, bottom }) {
  return (
    box.left >= left + EDGE &&
    box.right <= right - EDGE &&
    box.top >= top + EDGE &&
    box.bottom <= bottom - 2 * EDGE
  );
}

/** Does something else lie over its middle: a tool of the map, or over a painted map anything?
 * @param {Element | import("../../types.d.ts").Box} target
 * @param {import("../../types.d.ts").Box} box */
function isOverlaid(target, box) {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const under = document.elementFromPoint(x, y);
  if (!(target instanceof Element)) return under != null && !under.matches("canvas, .can");
  const tool = under?.closest("button, summary");
  return tool != null && !target.contains(tool);
}

/** A box of this breadth around the middle of another. @param {import("../../types.d.ts").Box} box
 * @param {number} breadth */
function around(box, breadth) {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const half = breadth / 2;
  return { left: x - half, right: x + half, top: y - half / 2, bottom: y + half / 2 };
}

/** Whether a choice is of a pattern, in which * stands for anything.
 * @param {string} pattern @param {string} choice */
function fits(pattern, choice) {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(choice);
}
