// Who sits at this device: a guest, the holder of an account, or nobody yet.

import { api } from "./net.js";
import { change, isChosen, settings } from "./settings.js";

/**
 * @typedef {{ id: string, name: string, guest: boolean, language: string, webhook: string, shown: boolean }} Person
 */

/** @type {Person | null} */
let present = null;
/** @type {Set<() => void>} */
const watchers = new Set();

/** @returns {Person | null} */
export function person() {
  return present;
}

/**
 * @param {() => void} fn
 * @returns {() => void} to stop watching
 */
export function watchPerson(fn) {
  watchers.add(fn);
  return () => watchers.delete(fn);
}

/** Asks the server who this is. */
export async function refreshPerson() {
  accept((await api.get("/api/me")).person);
}

/** Who sits here; a guest is made if nobody does. */
export async function ensurePerson() {
  if (!present) accept((await api.post("/api/guest")).person);
  return present;
}

/**
 * Sends one of the requests about sessions and takes over the person it answers with.
 * @param {"register" | "login" | "logout" | "logout-everywhere" | "password" | "preferences"} what
 * @param {object} [body]
 */
export async function sessionRequest(what, body) {
  accept((await api.post(`/api/${what}`, body)).person);
}

/**
 * Switches everything to a language and remembers it, here and in the account.
 * @param {"ru" | "en"} language
 */
export async function speak(language) {
  change("language", language);
  if (present && present.language !== language) await sessionRequest("preferences", { language });
}

/** @param {Person | null} who */
function accept(who) {
  present = who;
  const language = who?.language;
  // An account's language holds where none was chosen on this device.
  if (
    !isChosen("language") &&
    language !== settings.language &&
    (language === "ru" || language === "en")
  ) {
    change("language", language);
  }
  for (const fn of [...watchers]) fn();
}
