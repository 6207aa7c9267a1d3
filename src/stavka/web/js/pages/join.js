// Taking a seat by its link: says which match and seat, then asks.

import { h, replace } from "../dom.js";
import { games, join, matchTitle, scenarioOf, seatTitle, sitterOf } from "../lobby.js";
import { api, Refused } from "../net.js";
import { button, icon } from "../parts.js";
import { person } from "../person.js";
import { tab } from "../tab.js";
import { t } from "../texts.js";

/** @typedef {import("../lobby.js").MatchInfo} MatchInfo */

/**
 * @param {HTMLElement} main
 * @param {import("../main.js").Params} params
 * @returns {Promise<() => void>}
 */
export async function show(main, params) {
  const { match = "", seat = "", secret = "" } = params;
  const [all, info] = await Promise.all([games(), look(match)]);
  const title = info ? seatTitle(all, info, seat) : seat;
  tab(t("ui-join-title"));
  const named = info ? { match: matchTitle(all, info), seat: title } : null;
  replace(
    main,
    h(
      "section",
      { class: "message" },
      h("h1", {}, t("ui-join-title")),
      h("p", {}, named ? t("ui-join-text", named) : t("ui-join-text-closed")),
      info
        ? h(
            "div",
            { class: "panel join" },
            h("p", { class: "cap" }, all.find((g) => g.id === info.game)?.title ?? info.game),
            h("h2", {}, scenarioOf(all, info)?.title ?? info.scenario),
            h(
              "ul",
              { class: "match-seats" },
              info.seats.map((s) =>
                h(
                  "li",
                  { class: s.seat === seat ? "wanted" : null },
                  icon(s.kind === "bot" ? "bot" : "account"),
                  h("span", {}, seatTitle(all, info, s.seat)),
                  h(
                    "span",
                    { class: "sitter" },
                    s.seat === seat ? t("ui-join-here") : sitterOf(all, info, s),
                  ),
                ),
              ),
            ),
          )
        : null,
      person() ? null : h("p", { class: "muted" }, t("ui-join-guest")),
      h(
        "div",
        { class: "row" },
        button(t("ui-join"), { kind: "main", click: () => join(match, seat, secret) }),
        h("a", { class: "button plain", href: "/" }, t("ui-home")),
      ),
    ),
  );
  return () => {};
}

/**
 * The match, or nothing if only those who sit in it may see it.
 * @param {string} id
 * @returns {Promise<MatchInfo | null>}
 */
async function look(id) {
  try {
    return await api.get(`/api/matches/${id}`);
  } catch (error) {
    if (error instanceof Refused && error.reason === "no-spectators") return null;
    throw error;
  }
}
