// Links to the pages that tell about a game.

import { h } from "../dom.js";
import { t } from "../texts.js";

/**
 * How it is played, its tables, its rules: all but where one is.
 * @param {import("../lobby.js").GameInfo} game
 * @param {"howto" | "aid" | "rules" | "new"} here
 */
export function guides(game, here) {
  return h(
    "p",
    { class: "game-links" },
    game.howto && here !== "howto" ? h("a", { href: `/howto/${game.id}` }, t("ui-howto")) : null,
    game.aid && here !== "aid" ? h("a", { href: `/aid/${game.id}` }, t("ui-aid")) : null,
    here === "rules" ? null : h("a", { href: `/rules/${game.id}` }, t("ui-rules")),
  );
}
