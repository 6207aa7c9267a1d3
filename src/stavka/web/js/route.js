// Addresses: which page an address means, and going there without loading anything anew.

/**
 * @typedef {{ page: "start" | "new" | "match" | "join" | "rules" | "howto" | "aid" | "look" | "account" | "puzzles" | "challenge" | "profile" | "people" | "mail" | "none",
 *   day?: string, name?: string, game?: string, match?: string, seat?: string, secret?: string, anchor?: string }} Route
 */

/**
 * @param {string} path
 * @param {string} hash with its #, or empty
 * @returns {Route}
 */
export function routeOf(path, hash) {
  const words = path.split("/").filter(Boolean).map(decode);
  const anchor = decode(hash.slice(1));
  const [page, first, second] = words;
  if (words.length === 0) return { page: "start" };
  if (page === "new" && words.length === 2) return { page, game: first };
  if (page === "rules" && words.length === 2) return { page, game: first, anchor };
  if (page === "howto" && words.length === 2) return { page, game: first };
  if (page === "aid" && words.length === 2) return { page, game: first, anchor };
  if (page === "look" && words.length === 2) return { page, game: first };
  if (page === "account" && words.length === 1) return { page };
  if (page === "puzzles" && words.length === 1) return { page };
  if (page === "challenge" && words.length === 1) return { page };
  if (page === "challenge" && words.length === 2) return { page, day: first };
  if (page === "profile" && words.length === 1) return { page };
  if (page === "people" && words.length === 2) return { page, name: first };
  if (page === "mail" && words.length === 1) return { page, anchor };
  if (page === "match" && words.length === 2) return { page, match: first };
  if (page === "match" && words.length === 3) {
    return { page: "join", match: first, seat: second, secret: hash.slice(1) };
  }
  return { page: "none" };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Fired on `window` when the address has changed and the page is to follow. */
export const ROUTED = "stavka-routed";

/**
 * Goes to an address of this site.
 * @param {string} path
 * @param {{ replace?: boolean }} [how] replace: the present address is not kept in the history
 */
export function navigate(path, how = {}) {
  if (how.replace) history.replaceState(null, "", path);
  else if (path !== location.pathname + location.hash) history.pushState(null, "", path);
  dispatchEvent(new Event(ROUTED));
}

/** Links inside the site and the browser's own buttons lead through here. */
export function followLinks() {
  document.addEventListener("click", (event) => {
    const plain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.download || link.origin !== location.origin) return;
    if (/^\/(api|web|board|health|metrics|openapi)/.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    navigate(link.pathname + link.hash);
    scrollTo(0, 0);
  });
  addEventListener("popstate", () => dispatchEvent(new Event(ROUTED)));
}
