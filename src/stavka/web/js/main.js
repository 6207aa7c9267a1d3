// The shell: header, the page that the address names, and what happens when it does not come.
//
// A page is a module with `show(main, params)`, which draws into `main` and resolves to what
// cleans up. When the language changes a page is drawn anew, unless it exports
// `switchesLanguage = true`: then it uses `watchLanguage` of texts.js itself.

import { header } from "./header.js";
import { h, replace } from "./dom.js";
import { api, Refused, server, unreachable } from "./net.js";
import { forgetErrors } from "./notices.js";
import { button, message, reasonOf } from "./parts.js";
import { ensurePerson, refreshPerson } from "./person.js";
import { keepPresses } from "./press.js";
import { followLinks, routeOf, ROUTED } from "./route.js";
import { settings, watch } from "./settings.js";
import { language, loadTexts, t, watchLanguage } from "./texts.js";

/** @typedef {import("./route.js").Route} Route */

/**
 * What a page is given: what its address says, and places in the header for what it wants to
 * show there (`slot` in the middle, `tools` among the buttons on the right).
 * @typedef {Route & { slot: HTMLElement, tools: HTMLElement }} Params
 *
 * @typedef {{
 *   show: (main: HTMLElement, params: Params) => Promise<() => void>,
 *   switchesLanguage?: boolean,
 * }} Page
 */

/** @type {Record<Exclude<Route["page"], "none">, (route: Route) => Promise<Page>>} */
const PAGES = {
  start: () => import("./pages/start.js"),
  new: () => import("./pages/new.js"),
  match: enter,
  join: () => import("./pages/join.js"),
  rules: () => import("./pages/rules.js"),
  howto: () => import("./pages/howto.js"),
  aid: () => import("./pages/aid.js"),
  look: () => import("./pages/look.js"),
  account: () => import("./pages/account.js"),
  puzzles: () => import("./pages/puzzles.js"),
  challenge: () => import("./pages/challenge.js"),
  profile: () => import("./pages/profile.js"),
  people: () => import("./pages/profile.js"),
  mail: () => import("./pages/notices.js"),
};

/**
 * The table of a match. It takes a session to watch or play; why one may not enter is better
 * asked here than on the line, which cannot tell.
 * @param {Route} route
 * @returns {Promise<Page>}
 */
async function enter(route) {
  const module = import("./table/table.js");
  module.catch(() => {}); // it is awaited below
  await ensurePerson();
  const { game } = await api.get(`/api/matches/${route.match}`);
  // What draws the game comes while the line is being opened; the table says if it does not.
  import(`/board/${game}/board.js`).catch(() => {});
  return module;
}

const QUIET = 2_000; // milliseconds after the first page
const slot = h("div", { class: "bar-slot" });
const tools = h("div", { class: "bar-tools" });
const bar = h("header", { class: "bar" });
const away = h("p", { class: "away", role: "status", hidden: true }); // the server is
const main = h("main", { id: "main", tabindex: -1 });

/** @type {{ clean: () => void, page: Page | null }} */
let shown = { clean: () => {}, page: null };
let address = "";
let turn = 0; // of pages: one that comes too late is not shown

/** @param {{ focus?: boolean }} [how] */
async function show(how = {}) {
  const mine = ++turn;
  const route = routeOf(location.pathname, location.hash);
  address = addressOf(route);
  leave();
  document.body.dataset.page = route.page;
  if (route.page === "none") {
    message(main, { title: t("ui-lost-title"), text: t("ui-lost-text") });
    return;
  }
  main.setAttribute("aria-busy", "true");
  try {
    const page = await PAGES[route.page](route);
    if (mine !== turn) return;
    const clean = await page.show(main, { ...route, slot, tools });
    if (mine !== turn) {
      clean();
      return;
    }
    shown = { clean, page };
    if (how.focus) main.focus({ preventScroll: true });
  } catch (error) {
    if (mine === turn) failed(error);
  } finally {
    if (mine === turn) main.removeAttribute("aria-busy");
  }
}

/** What makes it another page. @param {Route} route */
function addressOf(route) {
  return location.pathname + (route.secret ?? "");
}

function leave() {
  shown.clean();
  forgetErrors();
  shown = { clean: () => {}, page: null };
  replace(slot);
  replace(tools);
  replace(main);
}

/** @param {unknown} error */
function failed(error) {
  // A module that did not come is not asked for again until the page is loaded anew.
  const missing = error instanceof TypeError && /import/i.test(error.message);
  const refused = error instanceof Refused ? error : missing ? unreachable() : null;
  if (!refused) console.error(error);
  const final = refused && refused.status >= 400 && refused.status < 500; // asking again is no use
  const again = button(t("ui-retry"), {
    kind: "main",
    icon: "refresh",
    click: missing ? reload : () => void show(),
  });
  if (refused?.reason === "unreachable") {
    const mine = turn;
    const back = () => mine === turn && (missing ? location.reload() : void show());
    server.addEventListener("reached", back, { once: true });
  }
  message(main, {
    title: failure(refused),
    text: refused ? reasonOf(refused) : t("ui-net-fault"),
    actions: [final ? null : again, h("a", { class: "button plain", href: "/" }, t("ui-home"))],
  });
}

async function reload() {
  await api.get("/health");
  location.reload();
}

/** @param {Refused | null} refused */
function failure(refused) {
  if (refused?.reason === "unreachable") return t("ui-unreachable-title");
  return document.body.dataset.page === "match" ? t("ui-match-closed-title") : t("ui-failed-title");
}

/** Keeps the texts in the language that is set. */
async function follow() {
  while (language() !== settings.language) {
    try {
      await loadTexts(settings.language);
    } catch {
      await new Promise((wait) => setTimeout(wait, 2000));
    }
  }
}

async function start() {
  const person = refreshPerson().catch(() => {}); // the page itself will say what is wrong
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      await loadTexts(settings.language);
      break;
    } catch {
      document.body.classList.add("no-server");
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  document.body.classList.remove("no-server");
  await person;
  const skip = h("a", { class: "skip", href: "#main" }, t("ui-skip"));
  skip.addEventListener("click", (event) => {
    event.preventDefault(); // what follows the # may be a secret or a rule: it stays
    main.focus();
  });
  replace(document.body, skip, bar, away, main);
  header(bar, slot, tools);
  away.textContent = t("ui-offline");
  watch((key) => {
    if (key === "language") void follow();
  });
  watchLanguage(() => {
    skip.textContent = t("ui-skip");
    away.textContent = t("ui-offline");
    header(bar, slot, tools);
    if (!shown.page?.switchesLanguage) void show();
  });
  followLinks();
  keepPresses();
  addEventListener(ROUTED, () => {
    const route = routeOf(location.pathname, location.hash);
    if (addressOf(route) === address && shown.page !== null) return;
    for (const open of document.querySelectorAll("dialog")) open.close(); // they belong to the page
    void show({ focus: true });
  });
  await follow();
  await show();
  if ("serviceWorker" in navigator) setTimeout(keepPages, QUIET);
}

/** Without the worker all is as it is, but for no server. */
function keepPages() {
  import("./offline.js").then((offline) => offline.keepPages()).catch(() => {});
}

server.addEventListener("lost", () => (away.hidden = false));
server.addEventListener("reached", () => (away.hidden = true));
void start();
