// The start page: the games, my matches, open tables.

import { h, replace } from "../dom.js";
import { games, join, playNow, seatTitle } from "../lobby.js";
import { api } from "../net.js";
import { button, icon, showError } from "../parts.js";
import { ensurePerson, person, watchPerson } from "../person.js";
import { navigate } from "../route.js";
import { ago, t } from "../texts.js";
import { heading, matchRow, sorted } from "./matches.js";

/** @typedef {import("../lobby.js").GameInfo} GameInfo */
/** @typedef {import("../lobby.js").MatchEntry} MatchEntry */

const REFRESH = 30_000;
const FIRST = 5; // so many matches are shown before one asks for all

/**
 * @param {HTMLElement} main
 * @returns {Promise<() => void>}
 */
export async function show(main) {
  document.title = t("ui-brand");
  const [all, mine, open] = await Promise.all([games(), myMatches(), openTables()]);
  const turns = h("div", { class: "turns" });
  const mineList = h("section", { class: "panel", "aria-labelledby": "mine" });
  const openList = h("section", { class: "panel", "aria-labelledby": "open" });
  drawMine(all, mine, mineList, turns);
  drawOpen(all, others(open, mine), openList);
  const ready = all.filter((g) => g.ready);
  const later = all.filter((g) => !g.ready);
  replace(
    main,
    h(
      "div",
      { class: "start" },
      h(
        "header",
        { class: "hero" },
        h("h1", {}, t("ui-start-title")),
        h("p", {}, t("ui-start-text")),
        turns,
      ),
      h("section", { class: "games-ready", "aria-label": t("ui-games") }, ready.map(gameCard)),
      h(
        "aside",
        { class: "tables", "aria-label": t("ui-tables") },
        mineList,
        openList,
        importPanel(),
      ),
      later.length
        ? h(
            "section",
            { class: "games-later", "aria-label": t("ui-not-ready") },
            later.map(laterCard),
          )
        : null,
    ),
  );

  const refresh = async () => {
    if (document.hidden) return;
    const [newMine, newOpen] = await Promise.all([myMatches(), openTables()]);
    if (!main.contains(mineList)) return;
    drawMine(all, newMine, mineList, turns);
    drawOpen(all, others(newOpen, newMine), openList);
  };
  const again = () => void refresh().catch(() => {}); // the next one may succeed
  const timer = setInterval(again, REFRESH);
  document.addEventListener("visibilitychange", again);
  const unwatch = watchPerson(again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
    unwatch();
  };
}

/** @returns {Promise<MatchEntry[]>} */
async function myMatches() {
  return person() ? sorted((await api.get("/api/matches/mine")).matches) : [];
}

/** @returns {Promise<MatchEntry[]>} */
async function openTables() {
  return (await api.get("/api/matches/open")).matches;
}

/**
 * Tables at which I do not sit yet.
 * @param {MatchEntry[]} open
 * @param {MatchEntry[]} mine
 */
function others(open, mine) {
  const known = new Set(mine.map((m) => m.id));
  return open.filter((m) => !known.has(m.id));
}

// Games

/** @param {GameInfo} game */
function gameCard(game) {
  const id = `game-${game.id}`;
  return h(
    "article",
    { class: "game", "aria-labelledby": id },
    picture(`/board/${game.id}/cover.svg`),
    h(
      "div",
      { class: "game-words" },
      h("h2", { id }, game.title),
      h("p", { class: "game-summary" }, game.summary),
      facts(game),
      h(
        "div",
        { class: "row" },
        button(t("ui-play-now"), { kind: "main", icon: "play", click: () => playNow(game) }),
        h("a", { class: "button plain", href: `/new/${game.id}` }, t("ui-set-up")),
        h("a", { class: "button quiet", href: `/rules/${game.id}` }, t("ui-rules")),
      ),
      game.look
        ? h("p", { class: "hint" }, h("a", { href: `/look/${game.id}` }, t("ui-look")))
        : null,
    ),
  );
}

/** A game without a board. @param {GameInfo} game */
function laterCard(game) {
  const id = `game-${game.id}`;
  return h(
    "article",
    { class: "game later", "aria-labelledby": id },
    picture(`/board/${game.id}/cover.svg`),
    h(
      "div",
      { class: "game-words" },
      h("p", { class: "game-later" }, t("ui-not-ready")),
      h("h2", { id }, game.title),
      h("p", { class: "game-summary" }, game.summary),
      facts(game),
    ),
  );
}

/** @param {string} src */
function picture(src) {
  const img = h("img", { src, alt: "", width: 800, height: 500 });
  img.addEventListener("error", () => img.remove());
  return h("div", { class: "game-picture" }, img);
}

/** @param {GameInfo} game */
function facts(game) {
  return h(
    "dl",
    { class: "facts" },
    h(
      "div",
      {},
      h("dt", { class: "unseen" }, t("ui-players")),
      h("dd", {}, icon("users"), game.players),
    ),
    h(
      "div",
      {},
      h("dt", { class: "unseen" }, t("ui-length")),
      h("dd", {}, icon("timer"), game.length),
    ),
  );
}

// Matches

/**
 * @param {GameInfo[]} all
 * @param {MatchEntry[]} mine
 * @param {HTMLElement} list
 * @param {HTMLElement} turns
 */
function drawMine(all, mine, list, turns) {
  const waiting = mine.filter((m) => m.your_turn);
  const first = waiting[0];
  replace(
    turns,
    first
      ? h(
          "a",
          { class: "turn-note", href: waiting.length === 1 ? `/match/${first.id}` : "#mine" },
          t("ui-turns-waiting", { count: waiting.length }),
        )
      : null,
  );
  replace(
    list,
    h("h2", { id: "mine", tabindex: -1 }, t("ui-my-matches")),
    someOf(
      mine.map((match) => matchRow(all, match)),
      t("ui-no-matches"),
    ),
  );
}

/**
 * The first of these rows, with a button for the others.
 * @param {HTMLElement[]} rows
 * @param {string} none what to say if there are none
 */
function someOf(rows, none) {
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
 * @param {MatchEntry[]} open
 * @param {HTMLElement} list
 */
function drawOpen(all, open, list) {
  const rows = open.map((match) =>
    h(
      "li",
      { class: "match" },
      heading(all, match),
      h(
        "div",
        { class: "row match-end" },
        h("p", { class: "match-note" }, ago(match.updated)),
        match.seats
          .filter((seat) => seat.kind === "open")
          .map((seat) =>
            button(t("ui-join-as", { seat: seatTitle(all, match, seat.seat) }), {
              click: () => join(match.id, seat.seat),
            }),
          ),
      ),
    ),
  );
  replace(list, h("h2", { id: "open" }, t("ui-open-tables")), someOf(rows, t("ui-no-tables")));
}

// A journal from a file

function importPanel() {
  const file = h("input", { type: "file", accept: ".journal,.txt,text/plain", hidden: true });
  const pick = button(t("ui-import"), { icon: "upload", click: () => file.click() });
  file.addEventListener("change", () => {
    const chosen = file.files?.[0];
    file.value = "";
    if (!chosen) return;
    pick.disabled = true;
    read(chosen)
      .catch(showError)
      .finally(() => (pick.disabled = false));
  });
  return h(
    "section",
    { class: "panel import", "aria-labelledby": "import" },
    h("h2", { id: "import" }, t("ui-import-title")),
    h("p", { class: "muted" }, t("ui-import-text")),
    pick,
    file,
  );
}

/** @param {File} file */
async function read(file) {
  await ensurePerson();
  const text = await file.text();
  const match = await api.post("/api/matches/import", { text });
  navigate(`/match/${match.id}`);
}
