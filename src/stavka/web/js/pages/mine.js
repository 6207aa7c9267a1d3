// My matches on the start page: which of them are shown, and what can be done with each.

import { h, replace } from "../dom.js";
import { matchTitle } from "../lobby.js";
import { api } from "../net.js";
import { confirm, iconButton, menu, saveFile, select, showError } from "../parts.js";
import { t } from "../texts.js";
import { matchRow, someOf } from "./matches.js";

/** @typedef {import("../lobby.js").GameInfo} GameInfo */
/** @typedef {import("../lobby.js").MatchEntry} MatchEntry */

/** @typedef {"all" | "turn" | "running" | "over" | "hidden"} Which */

/** @type {Record<Which, (match: MatchEntry) => boolean>} */
const SHOWN = {
  all: (match) => !match.hidden,
  turn: (match) => match.your_turn,
  running: (match) => !match.hidden && !over(match),
  over: (match) => !match.hidden && over(match),
  hidden: (match) => match.hidden,
};

/** @param {MatchEntry} match */
function over(match) {
  return match.status === "over" || match.status === "aborted";
}

export class Mine {
  /** @param {GameInfo[]} all @param {() => Promise<void>} refresh asks for the lists again */
  constructor(all, refresh) {
    this.all = all;
    this.refresh = refresh;
    /** @type {MatchEntry[]} */
    this.matches = [];
    /** @type {Which} */
    this.which = "all";
    this.game = "";
    this.filters = h("div", { class: "filters" });
    this.list = h("div");
    this.el = h(
      "section",
      { class: "panel", "aria-labelledby": "mine" },
      h("h2", { id: "mine", tabindex: -1 }, t("ui-my-matches")),
      this.filters,
      this.list,
    );
  }

  /** @param {MatchEntry[]} matches */
  draw(matches) {
    this.matches = matches;
    const kinds = /** @type {Which[]} */ (Object.keys(SHOWN));
    const there = kinds.filter((kind) => kind === "all" || matches.some(SHOWN[kind]));
    if (!there.includes(this.which)) this.which = "all";
    const games = this.all.filter((game) => matches.some((match) => match.game === game.id));
    if (!games.some((game) => game.id === this.game)) this.game = "";
    replace(
      this.filters,
      there.length > 2 || games.length > 1 ? [this.byKind(there), gameFilter(games, this)] : null,
    );
    this.fill();
  }

  /** @param {Which[]} there */
  byKind(there) {
    // texts: ui-mine-all ui-mine-turn ui-mine-running ui-mine-over ui-mine-hidden
    const values = there.map((kind) => ({ value: kind, label: t(`ui-mine-${kind}`) }));
    const el = select(values, this.which, (value) => {
      this.which = /** @type {Which} */ (value);
      this.fill();
    });
    el.setAttribute("aria-label", t("ui-filter-which"));
    return el;
  }

  fill() {
    const shown = this.matches.filter(
      (match) => SHOWN[this.which](match) && (!this.game || match.game === this.game),
    );
    const rows = shown.map((match) => matchRow(this.all, match, this.more(match)));
    replace(this.list, someOf(rows, t("ui-no-matches")));
  }

  /** @param {MatchEntry} match */
  more(match) {
    const label = t("ui-match-menu", { match: matchTitle(this.all, match) });
    const items = () => {
      const alone = match.seats.every((seat) => seat.kind === "bot" || seat.yours);
      return [
        (over(match) || alone) && !match.challenge
          ? {
              label: t("ui-table-export"),
              icon: /** @type {const} */ ("download"),
              click: () => this.save(match, "journal"),
            }
          : {
              label: t("ui-table-story"),
              icon: /** @type {const} */ ("download"),
              click: () => this.save(match, "story"),
            },
        {
          label: t(match.hidden ? "ui-match-show" : "ui-match-hide"),
          icon: /** @type {const} */ ("eye"),
          click: () => this.change(match, "hide", { hidden: !match.hidden }),
        },
        ...(over(match) && alone && !match.challenge
          ? [
              {
                label: t("ui-match-delete"),
                icon: /** @type {const} */ ("close"),
                click: () => this.remove(match),
              },
            ]
          : []),
      ];
    };
    const el = iconButton("more", label, () => menu(el, items(), { label }));
    return el;
  }

  /** @param {MatchEntry} match @param {"journal" | "story"} what */
  async save(match, what) {
    const [seat] = match.seats.filter((each) => each.yours);
    const eyes = what === "story" && seat ? `?seat=${seat.seat}` : "";
    const path = `/api/matches/${match.id}/${what}${eyes}`;
    const running = what === "journal" && !over(match);
    const text = await (running ? api.post(path) : api.text(path));
    saveFile(`${match.game}-${match.id}.${what === "journal" ? "journal" : "txt"}`, text);
  }

  /** @param {MatchEntry} match @param {string} what @param {object} [body] */
  async change(match, what, body) {
    try {
      await api.post(`/api/matches/${match.id}/${what}`, body);
      await this.refresh();
    } catch (error) {
      showError(error);
    }
  }

  /** @param {MatchEntry} match */
  async remove(match) {
    const sure = await confirm({
      title: t("ui-match-delete"),
      text: t("ui-match-delete-text", { match: matchTitle(this.all, match) }),
      yes: t("ui-match-delete"),
      danger: true,
    });
    if (sure) await this.change(match, "delete");
  }
}

/**
 * Which game's matches are shown; nothing to choose if there is one.
 * @param {GameInfo[]} games
 * @param {{ game: string, fill: () => void }} list
 */
export function gameFilter(games, list) {
  if (games.length < 2) return null;
  const values = games.map((game) => ({ value: game.id, label: game.title }));
  const el = select(
    [{ value: "", label: t("ui-filter-all-games") }, ...values],
    list.game,
    (value) => {
      list.game = value;
      list.fill();
    },
  );
  el.setAttribute("aria-label", t("ui-filter-game"));
  return el;
}
