// What can be done with the match as a whole: resign, call off, take back by agreement, play
// again, take the journal along, report a problem.

import { api } from "../net.js";
import { confirm, copy, dialog, button, saveFile, toast } from "../parts.js";
import { h } from "../dom.js";
import { navigate } from "../route.js";
import { settings } from "../settings.js";
import { t } from "../texts.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("../parts.js").MenuItem} MenuItem */

/** @param {Match} match @param {number | null} at the moment that is looked at, if one looks back
 * @returns {MenuItem[]} */
export function affairs(match, at) {
  const state = match.state;
  const running = state?.status === "running";
  const over = state?.status === "over";
  const playing = match.mine.length > 0;
  const alone = match.seats.every((each) => each.kind === "bot" || each.yours);
  const challenge = !!match.info?.challenge; // the same for everybody: nothing but giving up
  const sealed = challenge && !state?.outcome?.seed; // its dice are a secret still
  /** @type {(MenuItem | false)[]} */
  const items = [
    {
      label: t("ui-table-share"),
      icon: "link",
      click: () => copy(`${location.origin}/match/${match.id}`),
    },
    running &&
      playing &&
      !challenge && {
        label: at === null ? t("ui-table-rewind") : t("ui-table-rewind-here"),
        icon: "undo",
        click: () => (at === null ? proposeRewind(match) : propose(match, "rewind", at)),
      },
    running &&
      playing &&
      !challenge && { label: t("ui-table-abort"), icon: "close", click: () => proposeAbort(match) },
    running && playing && { label: t("ui-table-resign"), icon: "flag", click: () => resign(match) },
    over &&
      playing && { label: t("ui-table-rematch"), icon: "refresh", click: () => rematch(match) },
    (over || (running && alone)) && !sealed
      ? { label: t("ui-table-export"), icon: "download", click: () => exportJournal(match) }
      : (running || sealed) && {
          label: t("ui-table-story"),
          icon: "download",
          click: () => exportStory(match),
        },
    { label: t("ui-table-report"), icon: "warning", click: () => report(match) },
  ];
  return items.filter((item) => item !== false);
}

/** @param {Match} match */
async function resign(match) {
  const state = match.state;
  const seat = match.mine.find((each) => each.seat === state?.seat) ?? match.mine[0];
  if (!seat) return;
  const sure = await confirm({
    title: t("ui-table-resign"),
    text: t("ui-table-resign-text", { seat: seat.title }),
    yes: t("ui-table-resign"),
    danger: true,
  });
  if (!sure) return;
  const refused = await match.act({ type: "resign", seat: seat.seat, number: match.state?.number });
  if (refused) throw refused;
}

/** @param {Match} match */
async function proposeAbort(match) {
  const sure = await confirm({
    title: t("ui-table-abort"),
    text: t("ui-table-abort-text"),
    yes: t("ui-table-propose"),
    danger: true,
  });
  if (sure) await propose(match, "abort", 0);
}

/** How far back? Asked with a number; looking back shows where that is. @param {Match} match */
function proposeRewind(match) {
  const of = match.state?.choices ?? 0;
  const input = h("input", {
    type: "number",
    min: 0,
    max: Math.max(0, of - 1),
    value: Math.max(0, of - 1),
  });
  const send = button(t("ui-table-propose"), {
    kind: "main",
    click: async () => {
      await propose(match, "rewind", Number(input.value));
      el.close();
    },
  });
  const el = dialog({
    title: t("ui-table-rewind"),
    class: "narrow",
    body: [
      h("p", {}, t("ui-table-rewind-text", { of })),
      h("label", { class: "field" }, h("span", {}, t("ui-table-rewind-keep")), input),
    ],
    actions: [button(t("ui-cancel"), { click: () => el.close() }), send],
  });
}

/** @param {Match} match @param {"abort" | "rewind"} what @param {number} choices */
async function propose(match, what, choices) {
  await match.line.send({ type: "propose", what, choices });
  if (match.proposal) toast(t("ui-table-proposed"));
}

/** Plays again: in the match that another has offered, or in a new one. @param {Match} match */
export async function rematch(match) {
  const several = match.seats.length > 1 && !match.rematch;
  const sides = several ? await sidesAgain() : "swapped";
  if (!sides) return;
  const made = await api.post(`/api/matches/${match.id}/rematch`, { sides });
  navigate(`/match/${made.id}`);
}

/** Whether sides are swapped; nothing, if one thinks better of it.
 * @returns {Promise<"swapped" | "kept" | "">} */
function sidesAgain() {
  return new Promise((resolve) => {
    /** @type {"swapped" | "kept" | ""} */
    let answer = "";
    const say = (/** @type {"swapped" | "kept"} */ sides) => () => {
      answer = sides;
      el.close();
    };
    const el = dialog({
      title: t("ui-table-rematch"),
      body: t("ui-table-rematch-sides"),
      actions: [
        button(t("ui-table-rematch-swap"), { kind: "main", click: say("swapped") }),
        button(t("ui-table-rematch-keep"), { click: say("kept") }),
      ],
      closed: () => resolve(answer),
    });
  });
}

/** @param {Match} match */
export async function exportJournal(match) {
  const path = `/api/matches/${match.id}/journal`;
  const running = match.state?.status === "running";
  const text = await (running ? api.post(path) : api.text(path));
  saveFile(`${match.game}-${match.id}.journal`, text);
  if (running) toast(t("ui-table-imported-text"));
}

/** What has happened so far, in words: the journal would give the secrets away.
 * @param {Match} match */
async function exportStory(match) {
  const seat = match.state?.seat;
  const text = await api.text(`/api/matches/${match.id}/story${seat ? `?seat=${seat}` : ""}`);
  saveFile(`${match.game}-${match.id}.txt`, text);
}

/** A text file with all that is needed to look into a problem; nothing is sent anywhere.
 * @param {Match} match */
async function report(match) {
  const health = await api.get("/health").catch(() => ({ version: "?" }));
  const state = match.state;
  const lines = [
    `version: ${health.version}`,
    `match: ${match.id}`,
    `game: ${match.game}, ${match.scenario}, ${JSON.stringify(match.info?.options)}`,
    `number: ${state?.number}, choices: ${state?.choices}, status: ${state?.status}, seat: ${state?.seat}`,
    `waiting: ${state?.waiting.join(" ")}`,
    `question: ${match.question?.kind ?? "-"}`,
    `line: ${match.up ? "up" : "down"}`,
    `window: ${innerWidth}x${innerHeight} at ${devicePixelRatio}`,
    `browser: ${navigator.userAgent}`,
    `settings: ${JSON.stringify(settings)}`,
    `commitment: ${match.info?.commitment}`,
    "",
    ...match.log
      .slice(-30)
      .map((line) => `${line.number} ${line.event} ${JSON.stringify(line.args ?? {})}`),
    "",
  ];
  if (state?.status === "over" && state.outcome?.seed)
    lines.push(await api.text(`/api/matches/${match.id}/journal`).catch(() => ""));
  saveFile(`stavka-${match.id}-${state?.number}.txt`, lines.join("\n"));
  toast(t("ui-table-reported"), { kind: "good" });
}
