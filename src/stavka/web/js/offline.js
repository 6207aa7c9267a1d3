// The worker that keeps the pages for when the server cannot be reached. It comes when all is quiet.

/** It is there, and knows what this page is made of. */
export async function keepPages() {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const made = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = made.filter(({ origin }) => origin === location.origin);
  active?.postMessage(["/", ...new Set(own.map(({ pathname, search }) => pathname + search))]);
}
