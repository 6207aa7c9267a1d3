// The player aid as a page of its own, to be printed on one sheet. Who comes from a table (`#MATCH`)
// sees the figures of that match.

import { aidOf } from "../aid.js";
import { h, replace } from "../dom.js";
import { guideOf } from "../guide.js";
import { games } from "../lobby.js";
import { button, message } from "../parts.js";
import { tab } from "../tab.js";
import { t } from "../texts.js";
import { guides } from "./guides.js";

/**
 * @param {HTMLElement} main
 * @param {import("../main.js").Params} params
 * @returns {Promise<() => void>}
 */
export async function show(main, params) {
  const game = (await games()).find(({ id }) => id === params.game);
  if (!game?.aid) {
    message(main, { title: t("ui-lost-title"), text: t("ui-lost-text") });
    return () => {};
  }
  tab(`${t("ui-aid")}: ${game.title}`);
  const sheet = await aidOf(await guideOf(game.id, params.anchor));
  replace(
    main,
    h(
      "div",
      { class: "page aid-page" },
      h(
        "header",
        { class: "page-head" },
        h("p", { class: "cap" }, t("ui-aid")),
        h("h1", {}, game.title),
        h("h2", { class: "unseen" }, t("ui-aid")),
        h("div", { class: "row" }, button(t("ui-aid-print"), { click: () => print() })),
        guides(game, "aid"),
      ),
      sheet,
    ),
  );
  return () => {};
}
