// The page on which a match is played. It knows no game: the game's board draws itself, this page
// loads it, gives it what it needs and puts questions to the player.

import { sheet } from "../dom.js";
import { api } from "../net.js";
import { message, showError } from "../parts.js";
import { ensurePerson } from "../person.js";
import { settings } from "../settings.js";
import { tab } from "../tab.js";
import { has, language, loadTexts, name, t, watchLanguage } from "../texts.js";
import { Match } from "./match.js";
import { Past } from "./past.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../../types.d.ts").Board} Board */
/** @typedef {import("../../types.d.ts").BoardContext} BoardContext */
/** @typedef {import("../../types.d.ts").Edition} Edition */
/** @typedef {{create: (context: BoardContext) => Board}} BoardModule */

/** This page switches its language itself and loses nothing. */
export const switchesLanguage = true;

// What draws comes while the line is being opened. A failure is seen where it is awaited.
const drawing = import("./scene.js");
drawing.catch(() => {});

/** @param {HTMLElement} main @param {import("../main.js").Params} params
 * @returns {Promise<() => void>} */
export async function show(main, params) {
  await ensurePerson();
  const match = new Match(params.match ?? "");
  const page = new Page(main, params, match);
  const began = await page.begin();
  if (began) page.listen();
  return () => page.leave();
}

class Page {
  /** @param {HTMLElement} main @param {{slot: HTMLElement, tools: HTMLElement}} head @param {Match} match */
  constructor(main, head, match) {
    this.main = main;
    this.head = head;
    this.match = match;
    this.past = new Past(match);
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {typeof import("./scene.js").Scene | null} */
    this.Scene = null;
    /** @type {BoardModule | null} */
    this.module = null;
    /** @type {Edition} */
    this.edition = {};
    /** @type {import("./coach.js").Coach | null} */
    this.coach = null;
    /** @type {import("./puzzle.js").Puzzle | null} */
    this.puzzle = null;
    this.off = new AbortController();
    this.gone = false;
    this.unwatch = () => {};
  }

  leave() {
    this.gone = true;
    this.off.abort();
    this.unwatch();
    this.match.sawAll();
    this.scene?.destroy();
    this.match.close();
    tab("");
  }

  /** Waits for the match, loads its game and draws it. @returns {Promise<boolean>} */
  async begin() {
    this.watchFaults();
    if (!(await this.arrival())) {
      if (!this.gone) this.refused();
      return false;
    }
    const { match } = this;
    const folder = `/board/${match.game}`;
    const [scene, , , module, { tables }] = await Promise.all([
      drawing,
      loadTexts(settings.language, match.game),
      sheet(`${folder}/board.css`),
      /** @type {Promise<BoardModule>} */ (import(`${folder}/board.js`)),
      api.get(`/api/matches/${match.id}/edition`),
    ]);
    if (this.gone) return false;
    this.Scene = scene.Scene;
    this.module = module;
    this.edition = tables;
    await this.teach();
    if (this.gone) return false;
    this.draw();
    if (!this.coach && !this.puzzle) void this.scene?.greet();
    return true;
  }

  /** If the match is a lesson, who teaches it comes, in the language of the page. */
  async teach() {
    const { match } = this;
    if (!match.mine.length) return;
    if (match.info.puzzle) await this.set();
    if (!match.info.lesson) return;
    const [{ Coach, lessonOf }] = await Promise.all([
      import("./coach.js"),
      sheet("/web/css/learn.css"),
    ]);
    const before = this.coach;
    this.coach = new Coach(await lessonOf(match.game), before?.read ?? new Set());
    this.coach.closed = before?.closed ?? false;
  }

  /** If it is a puzzle, its aim comes. */
  async set() {
    const [{ Puzzle }] = await Promise.all([
      import("./puzzle.js"),
      sheet("/web/css/learn.css"),
      sheet("/web/css/puzzles.css"),
    ]);
    const before = this.puzzle;
    this.puzzle = new Puzzle();
    this.puzzle.closed = before?.closed ?? false;
    this.puzzle.solution = before?.solution ?? false;
  }

  /** @returns {Promise<boolean>} whether the first state has come */
  arrival() {
    const { match } = this;
    return new Promise((resolve) => {
      match.addEventListener("state", () => resolve(true), { once: true });
      match.addEventListener("line", () => {
        if (match.closed) resolve(false);
      });
    });
  }

  /** The server lets nobody in here: say why. */
  refused() {
    const closed = this.match.closed;
    this.scene?.destroy();
    this.scene = null;
    message(this.main, { title: t("ui-table-closed"), text: closed?.text ?? "" });
  }

  /** Draws everything from what the match knows. */
  draw() {
    const { match, past, module, Scene: Drawn } = this;
    if (!module || !Drawn || !match.state) return;
    const tab = this.scene?.layout.column.selected();
    const at = this.scene?.replay.at ?? null;
    this.scene?.destroy();
    /** @type {BoardContext} */
    const context = {
      game: match.game,
      scenario: match.scenario,
      language: language(),
      edition: this.edition,
      t,
      has,
      name,
      settings,
      inspect: (id) => void this.scene?.inspect(id),
      study: (topic, thing) => match.study(topic, thing),
      past: {
        seen: match.seen,
        turns: () => past.turns(),
        events: (kinds, after) => past.events(kinds, after),
        look: (choices) => void this.scene?.replay.see(choices),
      },
      focus: (id) => this.scene?.picker.spots([id])[0]?.focus(),
    };
    const scene = new Drawn(match, module.create(context), past, context);
    this.scene = scene;
    if (this.coach && !this.coach.closed) scene.learn(this.coach);
    if (this.puzzle) scene.solve(this.puzzle);
    scene.enter(this.main, this.head.slot, this.head.tools);
    scene.take({ state: match.state, since: -1, added: match.log, news: [], whole: true });
    scene.lineChanged();
    scene.proposalChanged();
    scene.peopleChanged();
    if (tab) scene.layout.column.select(tab);
    if (at !== null) void scene.replay.go(at);
  }

  listen() {
    const { match } = this;
    const { signal } = this.off;
    /** @type {Record<string, (scene: Scene, detail: any) => void>} */
    const hear = {
      state: (scene, news) => scene.take(news),
      people: (scene) => scene.peopleChanged(),
      said: (scene, line) => scene.said(line),
      proposal: (scene) => scene.proposalChanged(),
      line: (scene) => {
        if (match.closed) this.refused();
        else scene.lineChanged();
      },
    };
    for (const [type, fn] of Object.entries(hear)) {
      match.addEventListener(
        type,
        (event) => {
          if (this.scene) fn(this.scene, /** @type {CustomEvent} */ (event).detail);
        },
        { signal },
      );
    }
    document.addEventListener("visibilitychange", () => match.sawAll(), { signal });
    this.unwatch = watchLanguage(() => void this.speak());
  }

  /** A fault of the board or of the page is said, and does no more harm than it must: the match is
   * with the server. */
  watchFaults() {
    const { signal } = this.off;
    addEventListener("error", ({ error }) => error && this.scene?.banners.fault(), { signal });
    addEventListener("unhandledrejection", () => this.scene?.banners.fault(), { signal });
  }

  /** Another language: the server says everything again, then all is drawn anew. */
  async speak() {
    try {
      await this.match.speak(language());
      await this.teach();
    } catch (error) {
      showError(error);
    }
    if (!this.gone && !this.match.closed) this.draw();
  }
}
