// The challenge of the day: what is played, one's one try, and how everybody has done.

import { h, replace, sheet } from "../dom.js";
import { games, personName, scenarioOf, seatTitle } from "../lobby.js";
import { api } from "../net.js";
import { button, confirm, icon } from "../parts.js";
import { ensurePerson, person } from "../person.js";
import { navigate } from "../route.js";
import { settings } from "../settings.js";
import { tab } from "../tab.js";
import { language, t } from "../texts.js";
import { resultWord } from "./profile.js";

/** @typedef {import("../lobby.js").GameInfo} GameInfo */
/** @typedef {import("../../wire.d.ts").ChallengeInfo} ChallengeInfo */
/** @typedef {import("../../wire.d.ts").ChallengeResult} ChallengeResult */
/** @typedef {import("../../wire.d.ts").ChallengeShort} ChallengeShort */
/** @typedef {import("../../wire.d.ts").Challenges} Challenges */

/**
 * @param {HTMLElement} main
 * @param {{ day?: string }} params
 * @returns {Promise<() => void>}
 */
export async function show(main, { day }) {
  tab(t("ui-challenge"));
  const [all, found] = await Promise.all([
    games(),
    day ? api.get(`/api/challenge/${encodeURIComponent(day)}`) : api.get("/api/challenge"),
    sheet("/web/css/people.css"),
  ]);
  const whole = day ? null : /** @type {Challenges} */ (found);
  const shown = /** @type {ChallengeInfo} */ (whole ? whole.today : found);
  replace(
    main,
    h(
      "div",
      { class: "page challenge" },
      head(all, shown, !day),
      results(shown),
      h(
        "div",
        { class: "two" },
        dice(shown, whole?.tomorrow ?? null),
        whole ? otherDays(all, whole) : back(),
      ),
    ),
  );
  return () => {};
}

/** A day in words. @param {string} day @param {"long" | "medium"} [style] */
export function dayName(day, style = "long") {
  const at = Date.parse(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: "UTC" }).format(at);
}

/** @param {GameInfo[]} all @param {ChallengeShort} which */
function played(all, which) {
  const game = all.find((each) => each.id === which.game)?.title ?? which.game;
  return `${game} · ${scenarioOf(all, which)?.title ?? which.scenario}`;
}

/** @param {GameInfo[]} all @param {ChallengeInfo} shown @param {boolean} today */
function head(all, shown, today) {
  const rules = [t("ui-challenge-same"), t("ui-challenge-once"), t("ui-challenge-bare")];
  return h(
    "header",
    { class: "page-head challenge-head" },
    h("p", { class: "cap" }, today ? t("ui-challenge") : t("ui-challenge-past")),
    h("h1", {}, dayName(shown.day)),
    h("p", { class: "challenge-game" }, h("b", {}, played(all, shown))),
    facts(all, shown),
    today
      ? h(
          "ul",
          { class: "challenge-rules" },
          rules.map((rule) => h("li", {}, rule)),
        )
      : null,
    h("div", { class: "row" }, begin(shown, today)),
  );
}

/** Seat, rival and options that are not as usual. @param {GameInfo[]} all @param {ChallengeInfo} shown */
function facts(all, shown) {
  const scenario = scenarioOf(all, shown);
  const bots = all.find((each) => each.id === shown.game)?.bots ?? [];
  const alone = (scenario?.seats.length ?? 1) === 1;
  const bot = bots.find((each) => each.bot === shown.bot)?.title ?? shown.bot;
  const options = (scenario?.options ?? [])
    .filter((option) => shown.options[option.id] !== option.default)
    .map((option) => {
      const value = shown.options[option.id];
      return value === true
        ? option.title
        : `${option.title}: ${option.titles?.[String(value)] ?? String(value)}`;
    });
  return h(
    "p",
    { class: "muted" },
    [
      t("ui-challenge-seat", { seat: seatTitle(all, shown, shown.seat) }),
      ...(alone ? [] : [t("ui-challenge-rival", { bot })]),
      ...options,
    ].join("\u00a0· "),
  );
}

/** What one can do now. @param {ChallengeInfo} shown @param {boolean} today */
function begin(shown, today) {
  if (shown.yours) {
    const words = t(shown.yours_over ? "ui-challenge-look" : "ui-challenge-on");
    return h(
      "a",
      { class: "button main", href: `/match/${shown.yours}` },
      icon(shown.yours_over ? "eye" : "play"),
      words,
    );
  }
  if (!today) return h("p", { class: "muted" }, t("ui-challenge-missed"));
  return button(t("ui-challenge-begin"), {
    kind: "main",
    icon: "play",
    click: async () => {
      const sure = await confirm({
        title: t("ui-challenge-begin"),
        text: t("ui-challenge-begin-text", { time: clock(shown.closes) }),
        yes: t("ui-challenge-begin"),
      });
      if (!sure) return;
      await ensurePerson();
      const match = await api.post("/api/challenge", { autoplay: settings.autoplay });
      navigate(`/match/${match.id}`);
    },
  });
}

/** A time, as this device has it. @param {number} seconds */
function clock(seconds) {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );
}

/** @param {ChallengeInfo} shown */
function results(shown) {
  const unfinished = shown.players - shown.results.length;
  const mine = !!shown.yours && !shown.yours_over;
  return h(
    "section",
    { class: "panel", "aria-labelledby": "results" },
    h("h2", { id: "results" }, t("ui-challenge-results")),
    shown.results.length
      ? table(shown.results)
      : h("p", { class: "muted" }, t("ui-challenge-none")),
    unfinished > 0 || mine
      ? h("p", { class: "match-note" }, t("ui-challenge-playing", { count: unfinished }))
      : null,
    shown.results.some((each) => !each.match)
      ? h("p", { class: "match-note" }, t("ui-challenge-secret"))
      : null,
  );
}

/** @param {ChallengeResult[]} rows */
function table(rows) {
  const scored = rows.some((each) => each.score !== null);
  const heads = [
    t("ui-challenge-rank"),
    t("ui-name"),
    t("ui-challenge-result"),
    ...(scored ? [t("ui-challenge-score")] : []),
    t("ui-challenge-choices"),
  ];
  return h(
    "div",
    { class: "scroll", tabindex: 0, role: "region", "aria-labelledby": "results" },
    h(
      "table",
      { class: "figures" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          heads.map((word) => h("th", { scope: "col" }, word)),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map((each) =>
          h(
            "tr",
            { class: each.yours ? "yours" : null },
            h("td", { class: "number" }, String(each.rank)),
            h("td", {}, name(each)),
            h(
              "td",
              {},
              each.match
                ? h("a", { href: `/match/${each.match}` }, resultWord(each.result))
                : resultWord(each.result),
            ),
            scored
              ? h("td", { class: "number" }, each.score === null ? "–" : figure(each.score))
              : null,
            h("td", { class: "number" }, figure(each.choices)),
          ),
        ),
      ),
    ),
  );
}

/** @param {ChallengeResult} each */
function name(each) {
  const words = each.yours
    ? person()?.guest
      ? t("ui-seat-you")
      : each.name
    : personName(each.name);
  return each.shown && !each.yours
    ? h("a", { href: `/people/${encodeURIComponent(each.name)}` }, words)
    : words;
}

/** @param {number} value */
function figure(value) {
  return String(value).replace("-", "\u2212");
}

/** What binds the server to the dice. @param {ChallengeInfo} shown @param {ChallengeShort | null} next */
function dice(shown, next) {
  /** @param {string} label @param {string} value */
  const line = (label, value) =>
    h("div", {}, h("dt", {}, label), h("dd", {}, h("code", {}, value)));
  return h(
    "section",
    { class: "panel", "aria-labelledby": "dice" },
    h("h2", { id: "dice" }, t("ui-challenge-dice")),
    h("p", { class: "muted" }, t("ui-challenge-dice-text", { time: clock(shown.closes) })),
    h(
      "dl",
      { class: "hashes" },
      line(t("ui-challenge-hash", { day: dayName(shown.day, "medium") }), shown.commitment),
      shown.seed ? line(t("ui-challenge-seed"), shown.seed) : null,
      next
        ? line(t("ui-challenge-hash", { day: dayName(next.day, "medium") }), next.commitment)
        : null,
    ),
  );
}

/** @param {GameInfo[]} all @param {Challenges} whole */
function otherDays(all, whole) {
  /** @param {ChallengeShort} each @param {boolean} past */
  const row = (each, past) =>
    h(
      "li",
      {},
      past
        ? h("a", { href: `/challenge/${each.day}` }, dayName(each.day, "medium"))
        : h("span", {}, dayName(each.day, "medium")),
      h("span", { class: "muted" }, ` ${played(all, each)}`),
    );
  return h(
    "section",
    { class: "panel", "aria-labelledby": "days" },
    h("h2", { id: "days" }, t("ui-challenge-days")),
    h(
      "ul",
      { class: "days" },
      row(whole.tomorrow, false),
      whole.earlier.map((each) => row(each, true)),
    ),
  );
}

function back() {
  return h(
    "section",
    { class: "panel" },
    h("a", { class: "button plain", href: "/challenge" }, t("ui-challenge-today")),
  );
}
