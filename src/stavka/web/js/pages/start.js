// The start page: the games, my matches, open tables.

import { h, replace } from "../dom.js";
import { games, learn, playNow } from "../lobby.js";
import { api, Line } from "../net.js";
import { button, icon, menu, showError } from "../parts.js";
import { ensurePerson, person, watchPerson } from "../person.js";
import { navigate } from "../route.js";
import { tab } from "../tab.js";
import { t } from "../texts.js";
import { tourDone } from "../visited.js";
import { sorted } from "./matches.js";
import { Mine } from "./mine.js";
import { Tables } from "./tables.js";

/** @typedef {import("../lobby.js").GameInfo} GameInfo */
/** @typedef {import("../lobby.js").MatchEntry} MatchEntry */

/**
 * @param {HTMLElement} main
 * @returns {Promise<() => void>}
 */
export async function show(main) {
  tab("");
  const [all, mine, open] = await Promise.all([games(), myMatches(), openTables()]);
  const turns = h("div", { class: "turns" });
  const ways = h("p", { class: "ways game-links" });
  const known = { mine, open };
  const mineList = new Mine(all, () => refresh({ mine: true }));
  const openList = new Tables(all);
  const offline = h("p", { class: "offline", role: "status", hidden: true }, t("ui-offline"));
  const draw = () => {
    mineList.draw(known.mine);
    openList.draw(others(known.open, known.mine));
    drawTurns(known.mine, turns);
    replace(ways, wayTo("mine", known.mine), wayTo("open", others(known.open, known.mine)));
  };
  draw();
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
        ways,
        h(
          "p",
          { class: "hero-links" },
          h("a", { href: "/puzzles" }, icon("hint"), t("ui-puzzles")),
          h("a", { href: "/challenge" }, icon("flag"), t("ui-challenge")),
          h("a", { href: "/profile" }, icon("account"), t("ui-profile")),
        ),
        offline,
      ),
      h("section", { class: "games-ready", "aria-label": t("ui-games") }, ready.map(gameCard)),
      h(
        "aside",
        { class: "tables", "aria-label": t("ui-tables") },
        mineList.el,
        openList.el,
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

  /** @param {{ mine?: boolean, open?: boolean }} what */
  const refresh = async (what) => {
    const before = JSON.stringify(known);
    if (what.mine) known.mine = await myMatches();
    if (what.open) known.open = await openTables();
    if (main.contains(mineList.el) && JSON.stringify(known) !== before) draw();
  };
  /** @param {{ mine?: boolean, open?: boolean }} what */
  const again = (what) => void refresh(what).catch(() => {}); // the line will say it once more
  const both = { mine: true, open: true };
  let line = watchLists();
  function watchLists() {
    const made = new Line("lists");
    made.addEventListener("lists", (event) => again(/** @type {CustomEvent} */ (event).detail));
    made.addEventListener("up", () => {
      offline.hidden = true;
      again(both); // what has happened before the line stood
    });
    made.addEventListener("down", () => {
      offline.hidden = false;
    });
    made.addEventListener("silence", () => {
      offline.hidden = !made.silent;
    });
    return made;
  }
  const unwatch = watchPerson(() => {
    line.close(); // another person's lists
    line = watchLists();
    again(both);
  });
  return () => {
    line.close();
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
      h("div", { class: "row" }, beginButtons(game)),
      h(
        "p",
        { class: "game-links" },
        h("a", { href: `/new/${game.id}` }, t("ui-set-up")),
        game.howto ? h("a", { href: `/howto/${game.id}` }, t("ui-howto")) : null,
        h("a", { href: `/rules/${game.id}` }, t("ui-rules")),
        game.look ? h("a", { href: `/look/${game.id}` }, t("ui-look")) : null,
      ),
    ),
  );
}

/**
 * Learning and playing; whoever has not been here before is offered the lesson first.
 * @param {GameInfo} game
 */
function beginButtons(game) {
  const fresh = game.lesson && !tourDone(game.id);
  const play = button(t("ui-play-now"), {
    kind: fresh ? "plain" : "main",
    icon: "play",
    click: () => (game.levels.length > 1 ? offerLevels(game, play) : playNow(game)),
  });
  if (!game.lesson) return play;
  const teach = button(t("ui-learn"), {
    kind: fresh ? "main" : "plain",
    icon: "hint",
    title: t("ui-learn-long"),
    click: () => learn(game.id),
  });
  return fresh ? [teach, play] : [play, teach];
}

/**
 * How hard shall it be?
 * @param {GameInfo} game
 * @param {Element} anchor
 */
function offerLevels(game, anchor) {
  // texts: ui-level-easy ui-level-normal ui-level-hard
  menu(
    anchor,
    game.levels.map(({ level, start, about }) => ({
      label: t(`ui-level-${level}`),
      note: about,
      click: () => playNow(game, start),
    })),
    { label: t("ui-levels") },
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
 * @param {MatchEntry[]} mine
 * @param {HTMLElement} turns
 */
function drawTurns(mine, turns) {
  const waiting = mine.filter((m) => m.your_turn);
  const first = waiting[0];
  tab("", waiting.length > 0);
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
}

/**
 * To a list that lies below all games where there is no room beside them.
 * @param {"mine" | "open"} list
 * @param {MatchEntry[]} matches
 */
function wayTo(list, matches) {
  if (!matches.length) return null;
  const words = list === "mine" ? t("ui-my-matches") : t("ui-open-tables");
  return h("a", { href: `#${list}` }, `${words}: ${matches.length}`);
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
  const text = (await file.text()).replaceAll("\0", "\ufffd"); // a picture, say: it is told so
  const match = await api.post("/api/matches/import", { text });
  navigate(`/match/${match.id}`);
}
