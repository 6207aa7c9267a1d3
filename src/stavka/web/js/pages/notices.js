// How one is told of one's turn while one is away; only what the server can send is shown.

import { h, replace } from "../dom.js";
import { api, Refused } from "../net.js";
import { button, field, message, toast } from "../parts.js";
import { person, sessionRequest } from "../person.js";
import { tab } from "../tab.js";
import { t } from "../texts.js";
import { form } from "./account.js";

/** @typedef {import("../../wire.d.ts").NoticesInfo} NoticesInfo */

/**
 * Fills a place with the forms.
 * @param {HTMLElement} place
 */
export async function showNotices(place) {
  /** @param {NoticesInfo} told */
  const draw = async (told) => {
    /** @type {Record<string, () => Promise<HTMLElement> | HTMLElement>} */
    const parts = {
      push: () => onDevice(told, draw),
      email: () => byMail(told, draw),
      webhook: byHook,
    };
    const kinds = Object.keys(parts).filter((kind) => told.kinds.some((sent) => sent === kind));
    const drawn = await Promise.all(kinds.map((kind) => parts[kind]()));
    replace(
      place,
      drawn.length
        ? h("section", { class: "panel notices" }, h("h2", {}, t("ui-notices")), drawn)
        : null,
    );
  };
  await draw(await api.get("/api/notices"));
}

/**
 * @param {NoticesInfo} told
 * @param {(told: NoticesInfo) => Promise<void>} draw
 */
async function onDevice(told, draw) {
  if (!("serviceWorker" in navigator) || !("PushManager" in window))
    return h("p", { class: "hint" }, t("ui-push-unable"));
  const mine = await (
    await navigator.serviceWorker.getRegistration()
  )?.pushManager
    .getSubscription()
    .catch(() => null);
  const on = Boolean(mine && told.devices.includes(mine.endpoint));
  const act = on && mine ? () => forget(mine) : () => subscribe(told.key);
  return h(
    "div",
    { class: "row" },
    button(on ? t("ui-push-off") : t("ui-push-on"), {
      kind: on ? "plain" : "main",
      click: async () => draw(await act()),
    }),
  );
}

/** @param {string} key @returns {Promise<NoticesInfo>} */
async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") throw said(t("ui-push-unable"));
  const registered = await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  // One that was made for another key is of no use.
  await (await registered.pushManager.getSubscription())?.unsubscribe();
  const made = await registered.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => {
      throw said(t("ui-push-failed"));
    });
  const { endpoint, keys } = made.toJSON();
  return api.post("/api/notices/device", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

/** @param {PushSubscription} mine @returns {Promise<NoticesInfo>} */
async function forget(mine) {
  const told = await api.post("/api/notices/device/remove", { endpoint: mine.endpoint });
  await mine.unsubscribe();
  return told;
}

/** @param {string} text */
function said(text) {
  return new Refused({ reason: "no-push", text });
}

/**
 * @param {NoticesInfo} told
 * @param {(told: NoticesInfo) => Promise<void>} draw
 */
function byMail(told, draw) {
  const input = h("input", {
    type: "email",
    autocomplete: "email",
    value: told.email,
    maxlength: 254,
  });
  const hint = told.confirmed
    ? "ui-email-confirmed"
    : told.email
      ? "ui-email-open"
      : "ui-email-hint";
  return form({
    fields: [field(t("ui-email"), input, t(hint))],
    send: t("ui-save"),
    plain: true,
    act: async () => {
      const now = await api.post("/api/notices/email", { email: input.value.trim() });
      await draw(now);
      toast(t("ui-saved"), { kind: "good" });
    },
  });
}

function byHook() {
  const input = h("input", { type: "url", name: "webhook", value: person()?.webhook ?? "" });
  return form({
    fields: [field(t("ui-webhook-address"), input, t("ui-webhook-hint"))],
    send: t("ui-save"),
    plain: true,
    act: async () => {
      await sessionRequest("preferences", { webhook: input.value.trim() });
      toast(t("ui-saved"), { kind: "good" });
    },
  });
}

/**
 * Where the links in letters lead.
 * @param {HTMLElement} main
 * @param {{ anchor?: string }} params what the link says: `confirm.TOKEN` or `stop.TOKEN`
 */
export async function show(main, { anchor = "" }) {
  tab(t("ui-notices"));
  const [what, ...token] = anchor.split(".");
  const stop = what === "stop";
  const path = stop ? "/api/notices/stop" : "/api/notices/confirm";
  const { email } = await api.post(path, { token: token.join(".") });
  message(main, {
    title: t("ui-notices"),
    text: stop ? t("ui-mail-stopped", { email }) : t("ui-mail-confirmed", { email }),
  });
  return () => {};
}
