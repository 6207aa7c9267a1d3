// Open tables on the start page: who waits for whom.

import { h, replace } from "../dom.js";
import { join, personName, seatTitle } from "../lobby.js";
import { button } from "../parts.js";
import { ago, t } from "../texts.js";
import { heading, someOf } from "./matches.js";
import { gameFilter } from "./mine.js";

/** @typedef {import("../lobby.js").GameInfo} GameInfo */
/** @typedef {import("../lobby.js").MatchEntry} MatchEntry */

export class Tables {
  /** @param {GameInfo[]} all */
  constructor(all) {
    this.all = all;
    /** @type {MatchEntry[]} */
    this.open = [];
    this.game = "";
    this.filters = h("div", { class: "filters" });
    this.list = h("div");
    this.el = h(
      "section",
      { class: "panel", "aria-labelledby": "open" },
      h("h2", { id: "open" }, t("ui-open-tables")),
      this.filters,
      this.list,
    );
  }

  /** @param {MatchEntry[]} open */
  draw(open) {
    this.open = open;
    const games = this.all.filter((game) => open.some((match) => match.game === game.id));
    if (!games.some((game) => game.id === this.game)) this.game = "";
    replace(this.filters, gameFilter(games, this));
    this.fill();
  }

  fill() {
    const shown = this.open.filter((match) => !this.game || match.game === this.game);
    const rows = shown.map((match) => this.row(match));
    replace(this.list, someOf(rows, t("ui-no-tables")));
  }

  /** @param {MatchEntry} match */
  row(match) {
    const free = match.seats.filter((seat) => seat.kind === "open");
    return h(
      "li",
      { class: "match" },
      heading(this.all, match),
      h("p", { class: "match-note host" }, t("ui-host", { name: personName(match.host) })),
      h(
        "div",
        { class: "row match-end" },
        h("p", { class: "match-note" }, ago(match.updated)),
        free.map((seat) =>
          button(t("ui-join-as", { seat: seatTitle(this.all, match, seat.seat) }), {
            click: () => join(match.id, seat.seat),
          }),
        ),
      ),
    );
  }
}
