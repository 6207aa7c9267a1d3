// What works for the site beside its pages: they open also while the server cannot be reached, and
// notices of one's turn come while none is open.
//
// The server is always asked first, so what is shown is never older than what it has. What it gives
// for good, under an address that changes with the content, is not asked for again. What belongs to
// one person it marks `no-store`: that is never kept.

const worker = /** @type {any} */ (self);
const SHELF = "stavka";
const PAGE = "/"; // every page is the same file
const PATIENCE = 4_000; // milliseconds for what is kept; what comes later is shown when it comes
const PROGRAMS = /^\/(api|ws|health|metrics)\b/; // what they ask is answered by the server alone
const FOR_ALL = /^\/api\/(texts|games|look)\b/; // but for what it tells everybody
const KEPT = "x-kept"; // the answer is what was kept, not what the server says now

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) =>
  event.waitUntil(worker.clients.claim()),
);

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !mayKeep(pathname)) return;
  event.respondWith(answer(event, request.mode === "navigate" ? PAGE : request.url));
});

// A page tells what it was made of before the worker was there.
worker.addEventListener("message", (/** @type {any} */ event) => {
  event.waitUntil(Promise.all(event.data.map((/** @type {string} */ path) => take(path))));
});

/** @param {string} path */
async function take(path) {
  if (!mayKeep(path) || (await kept(path))) return;
  const answer = await fetch(path).catch(() => null);
  if (answer) await keep(path, answer);
}

/** @param {string} path */
function mayKeep(path) {
  return !PROGRAMS.test(path) || FOR_ALL.test(path);
}

/** What the server has; if nothing comes, what it had. @param {any} event @param {string} url */
async function answer(event, url) {
  const before = await kept(url);
  if (before?.headers.get("cache-control")?.includes("immutable")) return before;
  const asked = fetch(event.request);
  const copy = asked.then((found) => found.clone()).catch(() => null);
  const late = new Promise((done) => setTimeout(() => done(null), PATIENCE));
  const first = before ? await Promise.race([asked, late]).catch(() => null) : await asked;
  event.waitUntil(renew(event, url, copy, !first));
  return first ?? before;
}

/** What the server has now is kept. Who was given something older meanwhile gets the page anew.
 * @param {any} event @param {string} url @param {Promise<Response | null>} copy
 * @param {boolean} older */
async function renew(event, url, copy, older) {
  const found = await copy;
  if (!found?.ok || found.headers.get("etag") === (await kept(url))?.headers.get("etag")) return;
  if (url === PAGE) await tidy(await found.clone().text());
  await keep(url, found);
  if (!older) return;
  const page = await worker.clients.get(event.resultingClientId || event.clientId);
  await page?.navigate(page.url);
}

/** Other versions of what is given for good are of no use any more. @param {string} html */
async function tidy(html) {
  const now = /\/joined\/\w+\//.exec(html)?.[0] ?? "";
  const shelf = await caches.open(SHELF);
  for (const { url } of await shelf.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith("/joined/") && !(now && pathname.startsWith(now)))
      await shelf.delete(url);
  }
}

/** @param {string} url @param {Response} answer */
async function keep(url, answer) {
  const { ok, headers, redirected } = answer;
  if (!ok || redirected || headers.get("cache-control")?.includes("no-store")) return;
  await (await caches.open(SHELF)).put(url, answer);
}

/** @param {string} url @returns {Promise<Response | undefined>} */
async function kept(url) {
  const found = await (await caches.open(SHELF)).match(url);
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  headers.set(KEPT, "yes");
  return new Response(found.body, { headers });
}

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, match } = event.data.json();
  event.waitUntil(tell(title, body, match));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(`/match/${event.notification.tag}`));
});

/**
 * Shows a notice, unless the person looks at that table now. A later one of the same match takes
 * its place.
 * @param {string} title @param {string} body @param {string} match
 */
async function tell(title, body, match) {
  const looking = (await windows()).some(
    (page) => page.visibilityState === "visible" && isAt(page, `/match/${match}`),
  );
  if (looking) return;
  const icon = "/icon-192.png";
  await worker.registration.showNotification(title, { body, tag: match, icon, badge: icon });
}

/** Brings the page of a match to the front, or opens one. @param {string} path */
async function open(path) {
  const there = (await windows()).find((page) => isAt(page, path));
  await (there ? there.focus() : worker.clients.openWindow(path));
}

/** @returns {Promise<any[]>} */
function windows() {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

/** @param {any} page @param {string} path */
function isAt(page, path) {
  return new URL(page.url).pathname === path;
}
