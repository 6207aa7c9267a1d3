// The account: playing as a guest, registering, logging in and out, password, notices.

import { h, replace } from "../dom.js";
import { personName } from "../lobby.js";
import { api } from "../net.js";
import { button, confirm, field, showError, toast } from "../parts.js";
import { person, sessionRequest } from "../person.js";
import { navigate } from "../route.js";
import { tab } from "../tab.js";
import { t } from "../texts.js";

/** @typedef {import("../person.js").Person} Person */

/**
 * @param {HTMLElement} main
 * @returns {Promise<() => void>}
 */
export async function show(main) {
  tab(t("ui-account"));
  const draw = () => {
    const who = person();
    const parts = !who || who.guest ? outside(who, draw) : inside(draw);
    replace(
      main,
      h(
        "div",
        { class: "page narrow" },
        h(
          "header",
          { class: "page-head" },
          h("p", { class: "cap" }, t("ui-account")),
          h("h1", {}, who ? personName(who.name) : t("ui-account-nobody")),
          !who || who.guest
            ? h("p", { class: "muted" }, who ? t("ui-guest-text") : t("ui-nobody-text"))
            : null,
          who ? h("p", {}, h("a", { href: "/profile" }, t("ui-profile-own"))) : null,
        ),
        parts,
      ),
    );
  };
  draw();
  return () => {};
}

/**
 * For a guest, or nobody: make an account, or log in.
 * @param {Person | null} who
 * @param {() => void} draw
 */
function outside(who, draw) {
  const forms = h(
    "div",
    { class: "two" },
    form({
      title: t("ui-log-in"),
      fields: [nameField(), passwordField(t("ui-password"), "password", "current-password")],
      send: t("ui-log-in"),
      act: async (values) => {
        if (who && !(await leavesMatches())) return;
        await sessionRequest("login", values);
        toast(t("ui-welcome", { name: person()?.name ?? "" }), { kind: "good" });
        navigate("/");
      },
    }),
    form({
      title: t("ui-register"),
      text: who ? t("ui-register-guest") : t("ui-register-text"),
      fields: [
        nameField(),
        passwordField(t("ui-password"), "password", "new-password", t("ui-password-hint")),
      ],
      send: t("ui-register-send"),
      act: async (values) => {
        await sessionRequest("register", values);
        toast(t("ui-welcome", { name: person()?.name ?? "" }), { kind: "good" });
        draw();
      },
    }),
  );
  return [forms, who ? notices() : null];
}

/** A guest's matches stay with the guest: says so before they are out of reach. */
async function leavesMatches() {
  const { matches } = await api.get("/api/matches/mine");
  if (matches.length === 0) return true;
  return confirm({ title: t("ui-log-in"), text: t("ui-log-in-guest"), yes: t("ui-log-in") });
}

/** How one is told of one's turn; it is asked of the server, and comes when it is there. */
function notices() {
  const place = h("div", {});
  import("./notices.js").then(({ showNotices }) => showNotices(place)).catch(showError);
  return place;
}

/** @param {() => void} draw */
function inside(draw) {
  return [
    form({
      title: t("ui-password-change"),
      text: t("ui-password-change-text"),
      fields: [
        passwordField(t("ui-password-old"), "old", "current-password"),
        passwordField(t("ui-password-new"), "new", "new-password", t("ui-password-hint")),
      ],
      send: t("ui-password-change-send"),
      act: async (values, el) => {
        await sessionRequest("password", values);
        el.reset();
        toast(t("ui-password-changed"), { kind: "good" });
      },
    }),
    notices(),
    h(
      "section",
      { class: "panel" },
      h("h2", {}, t("ui-log-out")),
      h(
        "div",
        { class: "row" },
        button(t("ui-log-out-here"), {
          click: async () => {
            await sessionRequest("logout");
            draw();
          },
        }),
        button(t("ui-log-out-everywhere"), {
          kind: "danger",
          click: async () => {
            await sessionRequest("logout-everywhere");
            draw();
          },
        }),
      ),
    ),
  ];
}

/**
 * @param {{
 *   title?: string, text?: string, plain?: boolean, fields: HTMLElement[], send: string,
 *   act: (values: Record<string, string>, el: HTMLFormElement) => Promise<void>,
 * }} what
 */
export function form(what) {
  const send = button(what.send, { kind: what.plain ? "plain" : "main", submit: true });
  const el = h(
    "form",
    { class: what.plain ? "stack" : "panel stack" },
    what.title ? h("h2", {}, what.title) : null,
    what.text ? h("p", { class: "muted" }, what.text) : null,
    what.fields,
    h("div", { class: "row" }, send),
  );
  el.addEventListener("submit", (event) => {
    event.preventDefault();
    /** @type {Record<string, string>} */
    const values = {};
    for (const [key, value] of new FormData(el)) values[key] = String(value);
    send.disabled = true;
    what
      .act(values, el)
      .catch(showError)
      .finally(() => {
        send.disabled = false;
      });
  });
  return el;
}

function nameField() {
  const input = h("input", {
    type: "text",
    name: "name",
    autocomplete: "username",
    required: true,
    minlength: 2,
    maxlength: 30,
    spellcheck: "false",
  });
  return field(t("ui-name"), input);
}

/**
 * @param {string} label
 * @param {string} name
 * @param {"new-password" | "current-password"} autocomplete
 * @param {string} [hint]
 */
function passwordField(label, name, autocomplete, hint) {
  const fresh = autocomplete === "new-password";
  const input = h("input", {
    type: "password",
    name,
    autocomplete,
    required: true,
    minlength: fresh ? 8 : null,
    maxlength: 200,
  });
  return field(label, input, hint);
}
