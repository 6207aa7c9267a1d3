// What works for the site while no page of it is open: notices of one's turn.

const worker = /** @type {any} */ (self);

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
  const icon = "/favicon.svg";
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
