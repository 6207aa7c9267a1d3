// The table as it is drawn: all parts and the wires between them. It is thrown away and made anew
// when the language is switched; what must outlive that is in `Match`.

import { h, replace } from "../dom.js";
import { games, learn, personName } from "../lobby.js";
import { iconButton, menu, toast } from "../parts.js";
import { tab } from "../tab.js";
import { name, t } from "../texts.js";
import { rememberTour, tourDone } from "../visited.js";
import { Banners } from "./banners.js";
import { Picker } from "./choices.js";
import { Tray } from "./dice.js";
import { Doing } from "./doing.js";
import { HandOver } from "./handover.js";
import { listenToKeys } from "./keys.js";
import { layout, wide } from "./layout.js";
import { List } from "./list.js";
import { Log } from "./log.js";
import { Odds } from "./odds.js";
import { PanZoom } from "./panzoom.js";
import { People } from "./people.js";
import { closePopover } from "./popover.js";
import { Prompt } from "./prompt.js";
import { Replay } from "./replay.js";
import { extraButtons, momentName, saying, saysLeft } from "./saying.js";
import { attend, reveal, seek, zoom } from "./sight.js";
import { Stage } from "./stage.js";
import { Chat, Notes } from "./talk.js";
import { Tip } from "./tip.js";

/** @typedef {import("../../types.d.ts").Board} Board */
/** @typedef {import("../../types.d.ts").ChoiceInfo} ChoiceInfo */
/** @typedef {import("../../types.d.ts").LogLine} LogLine */
/** @typedef {import("./match.js").News} News */

const MOST_TOLD = 3; // lines of a moment that the prompt tells
const PAUSE = 120; // milliseconds before the server is asked about odds

/** What the first board does without is brought once all is quiet: it opens without the server. */
function fetchLate() {
  const late = [
    import("./affairs.js"),
    import("./decided.js"),
    import("./ending.js"),
    import("./help.js"),
    import("./inspector.js"),
    import("./tour.js"),
    import("./whynot.js"),
  ];
  void Promise.allSettled(late);
}

export class Scene {
  /** @param {import("./match.js").Match} match @param {Board} board @param {import("./past.js").Past} history
   * @param {import("../../types.d.ts").BoardContext} context what the board was made with */
  constructor(match, board, history, context) {
    this.match = match;
    this.context = context;
    this.board = board;
    this.history = history;
    this.odds = new Odds(match, !board.explainsOdds);
    this.tip = new Tip(this.odds);
    this.tray = new Tray();
    this.banners = new Banners(match);
    this.people = new People(match);
    this.chat = new Chat(match);
    this.notes = new Notes(match);
    this.handOver = new HandOver(match);
    const tell = (/** @type {ChoiceInfo | null} */ choice) => this.picker.tellChoice(choice);
    const choose = (
      /** @type {ChoiceInfo} */ choice,
      /** @type {Element} */ at,
      /** @type {MouseEvent} */ click,
    ) => {
      if (this.picker.slipped(click, choice.choice)) return;
      void this.picker.choose(choice, at, click.detail === 0 ? "key" : "mouse");
    };
    this.list = new List({ odds: this.odds, choose, tell });
    this.log = new Log({
      board: () => board,
      name: nameOf,
      tell: (ids) => this.picker.tell(ids),
      jump: (choices) => void this.replay.go(choices),
      earlier: () => match.earlier,
      older: () => match.older(),
      missed: () => match.missed,
    });
    this.replay = new Replay({
      match,
      past: history,
      board,
      show: (state, log, animate) => {
        const shown = board.update(state, { log, animate });
        this.log.at(state.choices);
        this.picker.scan();
        const told = log.slice(0, MOST_TOLD).map((line) => line.text);
        this.say((log.length > MOST_TOLD ? [...told, "…"] : told).join(" · "));
        return shown;
      },
      entered: () => this.enterReplay(),
      left: () => this.leaveReplay(),
    });
    this.prompt = new Prompt({
      game: match.game,
      odds: this.odds,
      choose,
      tell,
      back: () => this.picker.back(),
      list: () => this.showList(),
      ends: (choice) => board.ends?.(choice) ?? false,
      act: (what) => this.doing.act(what),
      hint: () => this.doing.hint(),
    });
    this.layout = layout({
      board,
      prompt: this.prompt.el,
      banners: this.banners.el,
      people: this.people.el,
      log: this.log.el,
      list: this.list.el,
      chat: this.chat.el,
      notes: this.notes.el,
      replay: this.replay.el,
      zoom: (how) => zoom(this, how),
      seen: (tab) => this.tabSeen(tab),
      covered: (pixels) => this.camera?.covered?.(pixels),
    });
    this.frame = this.layout.frame;
    this.el = this.layout.el;
    this.el.append(this.handOver.el, this.tip.el);
    this.layout.top.append(this.tray.el); // below all that is said there
    const { map } = board;
    const painted = map instanceof Element ? null : map;
    const drawn = [map, board.hand, board.side, board.track];
    /** @type {import("../../types.d.ts").MapCamera} */
    this.camera = map instanceof Element ? new PanZoom(this.frame, map) : map;
    this.picker = new Picker({
      painted,
      drawn: drawn.filter((root) => root instanceof Element),
      odds: this.odds,
      tip: this.tip,
      title: (id) => this.title(id),
      plain: (choices) => board.plain?.(choices),
      apart: (choice) => board.apart?.(choice) ?? false,
      play: (choice) => this.doing.play(choice),
      facts: (id) => board.facts?.(id) ?? [],
      last: () => this.doing.last(),
      others: (id) => this.doing.others(id),
      playInstead: (choice) => this.doing.playInstead(choice),
      whyNot: (spot, question) => void this.whyNot(spot, question),
      inspect: (id) => void this.inspect(id),
      changed: () => this.say(),
      narrowed: () => seek(this),
    });
    this.stage = new Stage({
      board,
      tray: this.tray,
      hold: (why) => {
        this.rolling = true;
        if (why === "board" && !wide.matches) this.layout.openHand(false);
        if (why === "board")
          this.words = { who: "", yours: false, text: t("ui-table-plays-out"), rules: [] };
        this.picker.offer(null);
        this.drawList();
      },
      show: (news) => this.show(news),
      drawn: () => {
        this.picker.scan();
        this.picker.relight();
      },
      settled: () => this.settle(),
    });
    this.doing = new Doing(this);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.asking = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.seeing = undefined;
    /** @type {Element[]} what was said, at the edge of the page */
    this.unread = [];
    this.past = "";
    this.phase = ""; // the last question that ends with a phase
    this.rolling = false; // what the dice bring is not told before they lie still
    this.words = saying(match);
    this.ended = false;
    this.running = false;
    /** @type {import("./explained.js").Explained | null} the swing that is looked at */
    this.explained = null;
    /** @type {import("./coach.js").Coach | null} who teaches, if it is a lesson */
    this.coach = null;
    /** @type {import("./puzzle.js").Puzzle | null} its aim, if it is a puzzle */
    this.puzzle = null;
    this.off = [listenToKeys(this), () => this.layout.destroy(), () => this.doing.destroy()];
    this.later = setTimeout(fetchLate, 5000);
  }

  destroy() {
    clearTimeout(this.asking);
    clearTimeout(this.seeing);
    clearTimeout(this.later);
    for (const off of this.off) off();
    closePopover();
    this.notes.destroy();
    this.replay.destroy();
    this.stage.destroy();
    this.camera.destroy?.();
    this.board.destroy?.();
    this.el.remove();
  }

  /** What stands in the header. @returns {{title: HTMLElement, tools: HTMLElement[]}} */
  header() {
    const title = h(
      "div",
      { class: "table-head" },
      h("h1", { class: "table-title" }, this.match.info.title || t("title")),
      this.board.track ?? null,
    );
    const more = iconButton("more", t("ui-table-menu"), async () => {
      const { affairs } = await import("./affairs.js");
      menu(more, affairs(this.match, this.replay.at), { label: t("ui-table-menu") });
    });
    return { title, tools: [iconButton("help", t("ui-table-help"), () => this.help()), more] };
  }

  // States

  /** @param {News} news */
  take(news) {
    this.odds.refresh();
    if (this.handOver.check()) this.picker.offer(null);
    this.el.classList.toggle("handing", this.handOver.asked !== "");
    this.drawTab();
    this.stage.push(news);
  }

  /** The board shows a state: the log and the seats follow. @param {News} news */
  show(news) {
    this.rolling = false;
    this.log.update(news.since, news.added);
    this.replay.changed(news.since);
    this.people.draw();
    this.banners.drawFault();
    this.prompt.advise(null);
  }

  /** Nothing more has come: put the question. */
  settle() {
    const { match } = this;
    const question = this.doing.free ? match.question : null;
    if (!this.replay.on) this.picker.offer(question);
    this.drawList();
    this.el.dataset.number = String(match.state?.number ?? "");
    this.el.dataset.status = match.state?.status ?? "";
    this.drawTab();
    clearTimeout(this.asking);
    if (question) {
      this.asking = setTimeout(() => void this.askAhead(question), PAUSE);
      attend(this);
    }
    clearTimeout(this.seeing);
    this.seeing = setTimeout(() => match.sawAll(), 1500);
    this.doing.playForced();
    this.coach?.update();
    this.puzzle?.update();
    this.end();
  }

  /** The tab says whose turn it is as soon as it is so: who looks elsewhere sees nothing move. */
  drawTab() {
    const { match } = this;
    tab(match.info.title || t("title"), match.question !== null);
  }

  /** It is a lesson: from now on somebody says what to do. @param {import("./coach.js").Coach} coach */
  learn(coach) {
    this.coach = coach;
    coach.join(this);
    this.off.push(() => coach.destroy());
  }

  /** It is a puzzle: it is told how the try goes. @param {import("./puzzle.js").Puzzle} puzzle */
  solve(puzzle) {
    this.puzzle = puzzle;
    puzzle.join(this);
    this.off.push(() => puzzle.destroy());
  }

  /** What may the dice bring? Asked once the player has stopped to think.
   * @param {import("../../types.d.ts").QuestionInfo} question */
  async askAhead(question) {
    if (!this.match.up || this.match.question !== question) return;
    await this.odds.ask();
    this.list.fill();
    this.prompt.fill();
  }

  drawList() {
    const question = this.doing.free ? this.match.question : null;
    const idle = this.rolling ? this.words.text : saying(this.match).text;
    this.list.update(question?.choices ?? [], idle, this.layout.column.selected() === "choices");
  }

  /** The match has just ended before the player's eyes. */
  end() {
    const state = this.match.state;
    const over = state?.status === "over";
    const news = this.running || this.match.seen < (state?.choices ?? 0);
    if (over && !this.ended && !wide.matches) this.layout.openHand(false); // nobody plays from it
    if (over && !this.ended && !this.replay.on && news) void this.showEnd();
    this.ended = over;
    this.running = state?.status === "running";
  }

  async showEnd() {
    this.match.seen = this.match.state?.choices ?? 0;
    const { showEnding } = await import("./ending.js");
    return showEnding(
      this.match,
      this.board,
      this.history,
      (choices) =>
        choices === undefined ? void this.replay.play() : void this.replay.see(choices),
      () => this.showDecided(),
    );
  }

  async showDecided() {
    const { showDecided } = await import("./decided.js");
    return showDecided(this);
  }

  // Words

  /** Writes the prompt. @param {string} [past] what happened at the moment that is looked at */
  say(past = this.past) {
    const { match, picker } = this;
    this.past = past;
    const seat = this.doing.actor;
    const words = this.rolling ? this.words : saying(match);
    this.words = words;
    const looking = this.replay.on;
    this.el.classList.toggle("down", !match.up);
    this.el.classList.toggle("replaying", looking);
    this.el.classList.toggle("your-turn", words.yours && !looking);
    this.prompt.update({
      ...(looking
        ? {
            who: t("ui-table-replay-mark"),
            yours: false,
            text: past || momentName(this.replay),
            rules: [],
          }
        : words),
      left: looking || this.rolling || saysLeft(match.question) ? "" : this.left(),
      picked: picker.stay ? [] : picker.picked.map((each) => this.title(each.id)),
      buttons: looking ? [] : picker.buttons(),
      extra: extraButtons(this),
      undo: !looking && match.up && match.undo.includes(seat),
      redo: !looking && match.up && match.redo.includes(seat),
      hint: this.doing.free && match.question !== null && !match.info?.challenge,
    });
  }

  /** How much is left to do, in the board's words. */
  left() {
    const state = this.match.state;
    return state?.status === "running" ? (this.board.actionsLeft?.(state) ?? "") : "";
  }

  /** @param {string} id */
  title(id) {
    return nameOf(id) ?? this.board.describe(id)?.title ?? nameOf(id.split(" ").at(-1) ?? "") ?? id;
  }

  // Asking

  /** @param {import("./spots.js").Spot} spot
   * @param {import("../../types.d.ts").QuestionInfo | null} question */
  async whyNot({ id, anchor, ground = id }, question) {
    const { whyNot } = await import("./whynot.js");
    const known = this.board.describe(id) !== null;
    const idle = this.replay.on
      ? t("ui-table-replay-inert")
      : this.match.up
        ? saying(this.match).text
        : t("ui-table-down");
    void whyNot({
      match: this.match,
      ids: [...new Set([id, ground])],
      anchor,
      question: this.doing.free ? question : null,
      kindOf: (other) => this.picker.kind(other),
      title: this.title(id),
      idle,
      about: (!this.replay.on && this.board.about?.(id)) || Promise.resolve(null),
      inspect: known
        ? () => {
            closePopover();
            void this.inspect(id);
          }
        : null,
    });
  }

  /** @param {string} id */
  async inspect(id) {
    const thing = this.board.describe(id) ?? this.board.describe(id.split(" ", 1)[0] ?? "");
    this.tip.hide();
    if (!thing) return;
    const { inspector } = await import("./inspector.js");
    inspector(this.match.game, thing);
  }

  /** @param {import("./spots.js").Spot} spot */
  onMap({ part }) {
    return this.frame.contains(part);
  }

  inspectFocused() {
    const id = this.picker.pointed();
    if (id) void this.inspect(id);
  }

  async help() {
    const { showHelp } = await import("./help.js");
    const stops = this.board.tour;
    const { keys = [] } = this.board;
    void showHelp({
      game: this.match.game,
      keys,
      aid: () => this.aid(),
      tour: stops?.length ? () => this.startTour() : null,
    });
  }

  /** The tables of the game, where it has such a sheet. */
  async aid() {
    const game = (await games()).find(({ id }) => id === this.match.game);
    if (!game?.aid) return;
    const { showAid } = await import("./help.js");
    await showAid(this.context, this.match.id);
  }

  async startTour() {
    const stops = this.board.tour ?? [];
    rememberTour(this.match.game);
    const { tour } = await import("./tour.js");
    if (!this.el.isConnected) return;
    const done = () => {
      if (!this.el.isConnected || wide.matches) return;
      this.camera.fill();
      attend(this); // what was opened for the tour may hide what is asked
    };
    const find = (/** @type {import("../../types.d.ts").TourStop} */ { thing, target }) => {
      const [spot] = this.picker.spots(thing ? [thing] : []);
      return spot?.anchor ?? (target ? document.querySelector(target) : null);
    };
    const close = tour(stops, find, (target) => reveal(this, target), done);
    this.off.push(close);
  }

  /** Whoever plays this game for the first time here is offered to learn it. */
  async greet() {
    const { match } = this;
    const running = match.state?.status === "running";
    if (!running || !match.mine.length || tourDone(match.game)) return;
    const [found, { offerTour }] = await Promise.all([
      games().catch(() => []),
      import("./tour.js"),
    ]);
    const lesson = found.find((each) => each.id === match.game)?.lesson;
    if (!this.el.isConnected) return;
    if (lesson) this.el.append(offerTour(match.game, "lesson", () => learn(match.game)));
    else if (this.board.tour?.length)
      this.el.append(offerTour(match.game, "tour", () => this.startTour()));
  }

  showList() {
    this.layout.column.select("choices");
    this.list.focus();
  }

  /** @param {string} tab */
  tabSeen(tab) {
    if (tab === "log") this.log.seek();
    if (tab === "chat") {
      this.chat.toEnd();
      this.read();
    }
    if (tab === "choices" && this.list.stale) this.list.draw();
    this.picker.look();
  }

  // Looking back

  enterReplay() {
    closePopover();
    this.tray.clear();
    this.stage.replaying = true;
    this.past = "";
    this.picker.offer(null);
    this.drawList();
  }

  leaveReplay() {
    this.stage.replaying = false;
    this.explained?.close(false);
    this.log.at(null);
    const state = this.match.state;
    if (state) void this.board.update(state, { log: [], animate: false });
    this.settle();
  }

  // The line

  lineChanged() {
    this.banners.drawLine();
    if (!this.match.up) this.picker.offer(null);
    this.say();
  }

  peopleChanged() {
    this.people.draw();
    this.banners.drawFault();
    this.banners.drawRematch();
    this.say();
  }

  proposalChanged() {
    this.banners.drawProposal();
  }

  /** @param {import("../../types.d.ts").ChatLine} line */
  said(line) {
    this.chat.add(line);
    this.layout.chatted();
    if (this.layout.column.selected() === "chat") return;
    const answer = () => this.layout.column.select("chat");
    this.unread.push(
      toast(`${personName(line.name)}: ${line.text}`, {
        icon: "chat",
        action: { label: t("ui-table-chat-answer"), click: answer },
      }),
    );
  }

  /** What was said is seen where it was said: the messages would lie over what one answers. */
  read() {
    for (const each of this.unread.splice(0)) each.remove();
  }

  /** Puts the scene on the page. @param {HTMLElement} main @param {HTMLElement} slot
   * @param {HTMLElement} tools */
  enter(main, slot, tools) {
    const { title, tools: buttons } = this.header();
    replace(slot, title);
    replace(tools, buttons);
    replace(main, this.el);
    this.camera.resized?.();
    if (!wide.matches) this.camera.fill();
  }
}

/** The name of a piece, a place or a card, if it has one. @param {string} id */
function nameOf(id) {
  const found = name(id);
  return found.startsWith("⟦") ? null : found;
}
