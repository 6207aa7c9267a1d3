// What decided a match that is over: the promise over the match, luck and choices apart, and the
// swings. A press on one leads to its moment on the board, where it is explained.

import { freshId, h, replace, sheet } from "../dom.js";
import { Refused } from "../net.js";
import { button, dialog, icon, segments, showError } from "../parts.js";
import { t } from "../texts.js";
import { rematch } from "./affairs.js";
import { Explained } from "./explained.js";
import { amount, promise, signed } from "./promise.js";

/** @typedef {import("../../wire.d.ts").AnalysisInfo} AnalysisInfo */
/** @typedef {import("../../wire.d.ts").SwingInfo} SwingInfo */
/** @typedef {import("../../wire.d.ts").Decided} Answer */
/** @typedef {import("./scene.js").Scene} Scene */

const AGAIN = 1200; // milliseconds after which it is asked again

/** @param {Scene} scene @param {string} [seat] */
export async function showDecided(scene, seat) {
  await sheet("/web/css/decided.css");
  if (scene.el.isConnected) new Decided(scene, seat);
}

class Decided {
  /** @param {Scene} scene @param {string} [seat] */
  constructor(scene, seat) {
    this.scene = scene;
    const { match } = scene;
    const own = match.mine.find((each) => each.seat === match.state?.seat) ?? match.mine[0];
    this.seat = seat ?? own?.seat ?? match.seats[0]?.seat ?? "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.open = true;
    this.body = h("div", { class: "decided-body" });
    this.el = dialog({
      title: t("ui-decided"),
      class: "decided",
      body: [this.seats(), this.body],
      closed: () => {
        this.open = false;
        clearTimeout(this.timer);
      },
    });
    scene.off.push(() => this.el.close());
    this.wait(0);
    void this.ask();
  }

  /** For whom: where several sit at the table. */
  seats() {
    const { seats } = this.scene.match;
    if (seats.length < 2) return null;
    const values = seats.map(({ seat, title }) => ({ value: seat, label: title }));
    return segments(t("ui-decided-for"), values, this.seat, (seat) => {
      this.seat = seat;
      clearTimeout(this.timer);
      this.wait(0);
      void this.ask();
    });
  }

  /** It is worked out only as long as somebody asks. */
  async ask() {
    const { seat } = this;
    const wanted = () => this.open && this.seat === seat;
    try {
      const line = this.scene.match.line;
      const answer = /** @type {Answer} */ (await line.send({ type: "analyse", seat }));
      if (!wanted()) return;
      if (answer.found) this.show(answer.found);
      else {
        this.wait(answer.done);
        this.timer = setTimeout(() => void this.ask(), AGAIN);
      }
    } catch (error) {
      if (!wanted()) return;
      if (!(error instanceof Refused)) throw error;
      if (error.reason === "unreachable" || error.reason === "too-fast" || error.reason === "busy")
        this.timer = setTimeout(() => void this.ask(), 3 * AGAIN);
      else this.refuse(error);
    }
  }

  /** It cannot be told: what can be done instead. @param {Refused} error */
  refuse({ reason, text }) {
    const { match, replay } = this.scene;
    /** @param {() => unknown} act */
    const leave = (act) => () => {
      this.el.close();
      return act();
    };
    const given = reason === "not-played-out";
    replace(
      this.body,
      h(
        "div",
        { class: "decided-wait" },
        h("p", { role: "alert" }, text),
        given
          ? h(
              "div",
              { class: "row" },
              button(t("ui-table-replay"), { icon: "play", click: leave(() => replay.play()) }),
              match.mine.length
                ? button(t("ui-table-rematch"), {
                    kind: "main",
                    icon: "refresh",
                    click: leave(() => rematch(match)),
                  })
                : null,
            )
          : null,
      ),
    );
  }

  /** @param {number} done */
  wait(done) {
    const bar = this.body.querySelector("progress");
    if (bar) {
      bar.value = done;
      return;
    }
    const id = freshId("decided");
    replace(
      this.body,
      h(
        "div",
        { class: "decided-wait" },
        h("p", { id, role: "status" }, t("ui-decided-wait")),
        h("progress", { max: 1, value: done, "aria-labelledby": id }),
      ),
    );
  }

  /** @param {AnalysisInfo} found */
  show(found) {
    const choices = found.swings.filter(({ kind }) => kind === "choice");
    const luck = found.swings.filter(({ kind }) => kind === "luck");
    const others = found.swings.filter(({ kind }) => kind === "other");
    replace(
      this.body,
      h(
        "div",
        { class: "decided-whole" },
        sums(found),
        promise(found, choices, luck),
        h(
          "p",
          { class: "decided-note" },
          t("ui-decided-agreed", { agreed: found.agreed, choices: found.choices }),
          found.rough ? ` ${t("ui-decided-rough")}` : "",
        ),
      ),
      h(
        "div",
        { class: "decided-swings" },
        this.group(found, t("ui-decided-choices"), choices, t("ui-decided-none")),
        this.group(found, t("ui-decided-luck"), luck),
        this.group(found, t("ui-decided-others"), others),
      ),
    );
  }

  /** @param {AnalysisInfo} found @param {string} title @param {SwingInfo[]} swings
   * @param {string} [none] what is said if there are none */
  group(found, title, swings, none) {
    if (!swings.length && !none) return null;
    return h(
      "section",
      {},
      h("h3", {}, title),
      swings.length ? null : h("p", { class: "decided-note" }, none),
      h(
        "ol",
        { class: "swings" },
        swings.map((swing, n) => h("li", {}, this.row(found, swing, n))),
      ),
    );
  }

  /** @param {AnalysisInfo} found @param {SwingInfo} swing @param {number} n */
  row(found, swing, n) {
    const { match, board } = this.scene;
    const turn = board.turnName?.(swing.turn) ?? t("ui-table-turn", { turn: swing.turn });
    const text =
      swing.kind === "luck"
        ? t("ui-decided-after", { text: swing.text })
        : swing.kind === "other"
          ? `${match.seat(swing.seat)?.title ?? swing.seat}: ${swing.text}`
          : swing.text;
    const el = h(
      "button",
      { type: "button", class: `swing ${swing.gain < 0 ? "loss" : "gain"}` },
      swing.kind === "choice"
        ? h("b", { class: "swing-mark" }, String(n + 1))
        : h("span", { class: "swing-mark" }, icon(swing.kind === "luck" ? "die" : "users")),
      h("span", { class: "swing-text" }, text),
      h("span", { class: "swing-turn" }, turn),
      h("b", { class: "swing-gain" }, signed(swing.gain, found.unit)),
    );
    el.addEventListener("click", () => {
      this.el.close();
      const swings = found.swings.filter(({ kind }) => kind === swing.kind);
      new Explained(this.scene, found, swings, swings.indexOf(swing)).show().catch(showError);
    });
    return el;
  }
}

/** What the end is made of. @param {AnalysisInfo} found */
function sums(found) {
  const { unit } = found;
  /** @type {[string, string, string][]} */
  const parts = [
    [t("ui-decided-start"), amount(found.start, unit), ""],
    [t("ui-decided-luck"), signed(found.luck, unit), tone(found.luck)],
    [t("ui-decided-choices"), signed(found.own, unit), tone(found.own)],
    [t("ui-decided-result"), amount(found.result, unit), "result"],
  ];
  if (found.others)
    parts.splice(3, 0, [t("ui-decided-others"), signed(found.others, unit), tone(found.others)]);
  return h(
    "dl",
    { class: "decided-sums" },
    parts.map(([name, value, kind]) =>
      h("div", { class: kind }, h("dt", {}, name), h("dd", {}, value)),
    ),
  );
}

/** @param {number} value */
function tone(value) {
  return value < 0 ? "loss" : "gain";
}
