// A match in a list: what it is, who sits there, what one can do with it.

import { h } from "../dom.js";
import { invitation, matchTitle, scenarioOf, seatTitle, sitterOf } from "../lobby.js";
import { api } from "../net.js";
import { button, copy, dialog, field, icon } from "../parts.js";
import { ago, t } from "../texts.js";

/** @typedef {import("../lobby.js").GameInfo} GameInfo */
/** @typedef {import("../lobby.js").MatchEntry} MatchEntry */
/** @typedef {import("../lobby.js").MatchInfo} MatchInfo */

const FIRST = 5; // so many matches are shown before one asks for all
const ORDER = { running: 1, open: 2, over: 3, aborted: 4 };

/**
 * Those that wait for me first, then by status and time.
 * @param {MatchEntry[]} matches
 */
export function sorted(matches) {
  /** @param {MatchEntry} m */
  const rank = (m) => (m.your_turn ? 0 : ORDER[m.status]);
  return [...matches].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

/**
 * @param {GameInfo[]} all
 * @param {MatchEntry} match
 */
export function heading(all, match) {
  const game = all.find((g) => g.id === match.game)?.title ?? match.game;
  const scenario = scenarioOf(all, match)?.title ?? match.scenario;
  return h(
    "div",
    { class: "match-head" },
    h("h3", {}, h("a", { href: `/match/${match.id}` }, matchTitle(all, match))),
    h("p", { class: "match-note" }, match.title ? `${game} · ${scenario}` : scenario),
  );
}

/**
 * The first of these rows, with a button for the others.
 * @param {HTMLElement[]} rows
 * @param {string} none what to say if there are none
 */
export function someOf(rows, none) {
  if (!rows.length) return h("p", { class: "muted" }, none);
  const list = h("ul", { class: "matches" }, rows);
  if (rows.length <= FIRST) return list;
  for (const row of rows.slice(FIRST)) row.hidden = true;
  const more = button(t("ui-matches-all", { count: rows.length }), {
    kind: "quiet",
    click: () => {
      for (const row of rows) row.hidden = false;
      more.remove();
      rows[FIRST]?.querySelector("a")?.focus();
    },
  });
  return [list, more];
}

/**
 * @param {GameInfo[]} all
 * @param {MatchEntry} match
 * @param {HTMLElement} more what else can be done with it
 */
export function matchRow(all, match, more) {
  const since = match.since_last_visit ?? 0;
  return h(
    "li",
    { class: match.your_turn ? "match yours" : "match" },
    h(
      "div",
      { class: "match-top" },
      heading(all, match),
      h("span", { class: `status ${match.your_turn ? "turn" : match.status}` }, status(match)),
      more,
    ),
    h(
      "ul",
      { class: "match-seats" },
      sitters(all, match).map(({ seats, kind, who }) =>
        h(
          "li",
          {},
          icon(kind === "bot" ? "bot" : "account"),
          h("span", {}, seats.join(", ")),
          h("span", { class: "sitter" }, who),
        ),
      ),
    ),
    match.puzzle
      ? h("p", { class: "match-note" }, h("a", { href: "/puzzles" }, t("ui-puzzle")))
      : null,
    match.challenge
      ? h(
          "p",
          { class: "match-note" },
          h("a", { href: `/challenge/${match.challenge}` }, t("ui-challenge")),
        )
      : null,
    match.imported ? h("p", { class: "match-note" }, t("ui-table-imported")) : null,
    since > 0
      ? h("p", { class: "match-note" }, h("strong", {}, t("ui-since-last-visit", { count: since })))
      : null,
    h(
      "div",
      { class: "row match-end" },
      h("p", { class: "match-note" }, ago(match.updated)),
      actions(all, match),
    ),
  );
}

/**
 * Who sits where; one who has several seats is named once.
 * @param {GameInfo[]} all
 * @param {MatchEntry} match
 */
function sitters(all, match) {
  /** @type {{ seats: string[], kind: string, who: string }[]} */
  const found = [];
  for (const seat of match.seats) {
    const who = sitterOf(all, match, seat);
    const same = found.find((each) => each.who === who && each.kind === seat.kind);
    if (same) same.seats.push(seatTitle(all, match, seat.seat));
    else found.push({ seats: [seatTitle(all, match, seat.seat)], kind: seat.kind, who });
  }
  return found;
}

/** @param {MatchEntry} match */
function status(match) {
  if (match.your_turn) return t("ui-status-your-turn");
  switch (match.status) {
    case "open":
      return t("ui-status-open");
    case "running":
      return t("ui-status-running");
    case "over":
      return t("ui-status-over");
    case "aborted":
      return t("ui-status-aborted");
  }
}

/**
 * @param {GameInfo[]} all
 * @param {MatchEntry} match
 */
function actions(all, match) {
  const over = match.status === "over" || match.status === "aborted";
  const words = over ? t("ui-watch-replay") : t("ui-continue");
  const enter = h(
    "a",
    {
      class: `button ${match.your_turn ? "main" : "plain"}`,
      href: `/match/${match.id}`,
      "aria-label": `${words}: ${matchTitle(all, match)}`,
    },
    icon(over ? "eye" : "play"),
    words,
  );
  const empty = match.seats.filter((seat) => seat.kind === "invited" || seat.kind === "open");
  const invite =
    over || !empty.length
      ? null
      : button(t("ui-invite"), {
          kind: "quiet",
          icon: "link",
          click: () => inviteAnew(all, match),
        });
  return [invite, enter];
}

/**
 * Makes a new link for every empty seat and shows them.
 * @param {GameInfo[]} all
 * @param {MatchEntry} match
 */
async function inviteAnew(all, match) {
  /** @type {Record<string, string>} */
  const secrets = {};
  for (const seat of match.seats) {
    if (seat.kind !== "invited" && seat.kind !== "open") continue;
    const answer = await api.post(`/api/matches/${match.id}/invite`, { seat: seat.seat });
    Object.assign(secrets, answer.invitations);
  }
  dialog({ title: t("ui-invitations"), body: links(all, match, secrets) });
}

/**
 * The links of invited seats, to be copied.
 * @param {GameInfo[]} all
 * @param {MatchEntry} match
 * @param {Record<string, string>} secrets by seat
 */
export function links(all, match, secrets) {
  return h(
    "div",
    { class: "links" },
    h("p", {}, t("ui-invitations-text")),
    Object.entries(secrets).map(([seat, secret]) => {
      const address = invitation(match.id, seat, secret);
      const title = seatTitle(all, match, seat);
      const box = h("input", { type: "text", readonly: true, value: address });
      box.addEventListener("focus", () => box.select());
      return h(
        "div",
        { class: "link" },
        field(title, box),
        button(t("ui-copy-link"), { icon: "copy", click: () => copy(address) }),
      );
    }),
  );
}
