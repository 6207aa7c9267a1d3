// A person: matches, results, best scores, awards and ratings by game, with their curves.

import { chart } from "../board/chart.js";
import { h, replace, sheet } from "../dom.js";
import { games, personName, scenarioOf, seatTitle } from "../lobby.js";
import { api } from "../net.js";
import { checkbox, message, showError } from "../parts.js";
import { ensurePerson, refreshPerson } from "../person.js";
import { tab } from "../tab.js";
import { ago, language, t } from "../texts.js";

/** @typedef {import("../lobby.js").GameInfo} GameInfo */
/** @typedef {import("../../wire.d.ts").ProfileInfo} ProfileInfo */
/** @typedef {import("../../wire.d.ts").GameRecord} GameRecord */
/** @typedef {import("../../wire.d.ts").RatingInfo} RatingInfo */
/** @typedef {import("../../wire.d.ts").ResultInfo} ResultInfo */

/** @typedef {"won" | "drawn" | "lost"} Result */

/** @type {Result[]} */
const RESULTS = ["won", "drawn", "lost"];
const FEW = 2; // points that make no curve

/**
 * One's own, or that of somebody who shows it.
 * @param {HTMLElement} main
 * @param {{ name?: string }} params
 * @returns {Promise<() => void>}
 */
export async function show(main, { name }) {
  tab(t("ui-profile"));
  if (!name) await ensurePerson();
  const path = name ? `/api/people/${encodeURIComponent(name)}` : "/api/profile";
  const [all, found] = await Promise.all([
    games(),
    /** @type {Promise<ProfileInfo | null>} */ (
      api.get(path).catch((error) => {
        if (error.reason !== "no-such-profile") throw error;
        return null;
      })
    ),
    sheet("/web/css/people.css"),
  ]);
  if (!found) {
    message(main, { title: t("ui-lost-title"), text: t("ui-profile-none") });
    return () => {};
  }
  tab(personName(found.name));
  const { won, drawn, lost } = sum(found.games);
  replace(
    main,
    h(
      "div",
      { class: "page profile" },
      h(
        "header",
        { class: "page-head" },
        h("p", { class: "cap" }, t("ui-profile")),
        h("h1", {}, personName(found.name)),
        h(
          "p",
          { class: "muted" },
          t("ui-profile-since", { day: date(found.since) }),
          " · ",
          t("ui-profile-matches", { count: won + drawn + lost }),
          found.challenges.played
            ? ` · ${t("ui-profile-challenges", { played: found.challenges.played, won: found.challenges.won })}`
            : "",
        ),
        found.yours ? privacy(found) : null,
      ),
      found.games.length ? null : h("p", { class: "panel muted" }, t("ui-profile-empty")),
      inOrder(all, found.games).map((record) => game(all, record)),
      found.recent.length ? recent(all, found.recent) : null,
    ),
  );
  return () => {};
}

/** What came of a match, in a word. @param {Result} result */
export function resultWord(result) {
  // texts: ui-result-won ui-result-drawn ui-result-lost
  return t(`ui-result-${result}`);
}

/** @param {GameRecord[]} records */
function sum(records) {
  /** @param {Result} kind */
  const all = (kind) => records.reduce((count, each) => count + each[kind], 0);
  return { won: all("won"), drawn: all("drawn"), lost: all("lost") };
}

/** As the start page has them. @param {GameInfo[]} all @param {GameRecord[]} records */
function inOrder(all, records) {
  const place = new Map(all.map((each, n) => [each.id, n]));
  return [...records].sort((a, b) => (place.get(a.game) ?? 0) - (place.get(b.game) ?? 0));
}

/** Who may see it. @param {ProfileInfo} found */
function privacy(found) {
  if (found.guest)
    return h(
      "p",
      { class: "profile-privacy" },
      t("ui-profile-guest"),
      " ",
      h("a", { href: "/account" }, t("ui-register")),
    );
  const address = `/people/${encodeURIComponent(found.name)}`;
  const link = h("a", { href: address, hidden: !found.shown }, location.host + decodeURI(address));
  const box = checkbox(
    t("ui-profile-open"),
    found.shown,
    (shown) => {
      api
        .post("/api/preferences", { shown })
        .then(() => {
          link.hidden = !shown;
          return refreshPerson();
        })
        .catch(showError);
    },
    t("ui-profile-open-hint"),
  );
  return h("div", { class: "profile-privacy" }, box, link);
}

/** @param {GameInfo[]} all @param {GameRecord} record */
function game(all, record) {
  const id = `game-${record.game}`;
  const title = all.find((each) => each.id === record.game)?.title ?? record.game;
  const curves = record.ratings.filter((each) => each.curve.length >= FEW);
  return h(
    "section",
    { class: "panel record", "aria-labelledby": id },
    h("h2", { id }, title),
    h(
      "div",
      { class: "record-parts" },
      h("div", {}, bar(record), list(all, record)),
      record.ratings.length
        ? h(
            "dl",
            { class: "ratings" },
            record.ratings.map((each) => rating(each)),
          )
        : null,
    ),
    curves.length || record.scores.length >= FEW
      ? h(
          "div",
          { class: "charts" },
          curves.map((each) => ratingCurve(each)),
          record.scores.length >= FEW ? scoreCurve(record.scores) : null,
        )
      : null,
  );
}

/** Results as a bar; each part has its word and its figure. @param {GameRecord} record */
function bar(record) {
  const parts = RESULTS.filter((kind) => record[kind] > 0);
  const words = parts.map((kind) => `${resultWord(kind)} ${record[kind]}`);
  const el = h(
    "div",
    { class: "results-bar", role: "img", "aria-label": words.join(", ") },
    parts.map((kind) => h("span", { class: kind })),
  );
  [...el.children].forEach((part, n) => {
    // A style of its own: the page's policy takes none that is written in an element.
    if (part instanceof HTMLElement) part.style.flexGrow = String(record[parts[n] ?? "won"]);
  });
  return [
    el,
    h(
      "ul",
      { class: "results-key" },
      parts.map((kind) =>
        h("li", { class: kind }, resultWord(kind), " ", h("b", {}, record[kind])),
      ),
    ),
  ];
}

/** Best scores and awards. @param {GameInfo[]} all @param {GameRecord} record */
function list(all, record) {
  return [
    record.best.length
      ? h(
          "dl",
          { class: "best" },
          record.best.map((each) =>
            h(
              "div",
              {},
              h(
                "dt",
                {},
                t("ui-profile-best", {
                  scenario:
                    scenarioOf(all, { game: record.game, scenario: each.scenario })?.title ??
                    each.scenario,
                }),
              ),
              h("dd", {}, figure(each.score)),
            ),
          ),
        )
      : null,
    record.awards.length
      ? h(
          "ul",
          { class: "awards", "aria-label": t("ui-profile-awards") },
          record.awards.map((each) =>
            h("li", {}, each.title, each.count > 1 ? h("b", {}, ` × ${each.count}`) : null),
          ),
        )
      : null,
  ];
}

/** @param {RatingInfo} each */
function rating(each) {
  // texts: ui-profile-pool-people ui-profile-pool-bots
  return h(
    "div",
    {},
    h("dt", {}, t(`ui-profile-pool-${each.pool}`)),
    h(
      "dd",
      {},
      h("b", {}, String(Math.round(each.rating))),
      h("span", {}, ` ± ${Math.round(2 * each.deviation)}`),
      h(
        "small",
        {},
        t("ui-profile-matches", { count: each.matches }),
        each.sure ? "" : ` · ${t("ui-profile-unsure")}`,
      ),
    ),
  );
}

/** @param {RatingInfo} each */
function ratingCurve(each) {
  const values = each.curve.map((point) => Math.round(point.rating));
  const labels = each.curve.map((point) => short(point.day));
  const title = t(`ui-profile-pool-${each.pool}`);
  const series = [{ name: t("ui-profile-rating"), values, class: "profile-curve" }];
  return chart(title, labels, series, { low: Math.min(...values) - 10, most: 4 });
}

/** @param {number[]} scores */
function scoreCurve(scores) {
  const title = t("ui-profile-scores");
  const labels = scores.map((_, n) => String(n + 1));
  return chart(title, labels, [{ name: title, values: scores, class: "profile-curve" }]);
}

/** @param {GameInfo[]} all @param {ResultInfo[]} rows */
function recent(all, rows) {
  return h(
    "section",
    { class: "panel", "aria-labelledby": "recent" },
    h("h2", { id: "recent" }, t("ui-profile-recent")),
    h(
      "ul",
      { class: "recent" },
      rows.map((each) => h("li", {}, row(all, each))),
    ),
  );
}

/** @param {GameInfo[]} all @param {ResultInfo} each */
function row(all, each) {
  const title = all.find((one) => one.id === each.game)?.title ?? each.game;
  const about = [
    scenarioOf(all, each)?.title ?? each.scenario,
    seatTitle(all, each, each.seat),
    each.rivals.length
      ? t("ui-profile-against", { names: each.rivals.map(personName).join(", ") })
      : each.pool === "people"
        ? t("ui-profile-against-people")
        : "",
    // texts: ui-profile-how-resigned ui-profile-how-late
    each.how === "played" ? "" : t(`ui-profile-how-${each.how}`),
    each.award,
  ];
  return [
    h("span", { class: `result ${each.result}` }, resultWord(each.result)),
    h(
      "span",
      { class: "recent-what" },
      each.match ? h("a", { href: `/match/${each.match}` }, title) : title,
      h("span", { class: "muted" }, ` ${about.filter(Boolean).join(" · ")}`),
    ),
    h("b", { class: "number" }, each.score === null ? "" : figure(each.score)),
    h("span", { class: "match-note" }, ago(each.ended)),
  ];
}

/** @param {number} value */
function figure(value) {
  return String(value).replace("-", "\u2212");
}

/** @param {number} seconds */
function date(seconds) {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(seconds * 1000);
}

/** A day and its month in figures. @param {string} day */
function short(day) {
  const at = Date.parse(`${day}T12:00:00Z`);
  const style = /** @type {const} */ ({ day: "numeric", month: "numeric", timeZone: "UTC" });
  return new Intl.DateTimeFormat(language(), style).format(at);
}
