// How the match ended: who won and why, the game's own sheet, and what can be done now.

import { h } from "../dom.js";
import { button, dialog } from "../parts.js";
import { t } from "../texts.js";
import { exportJournal, rematch } from "./affairs.js";
import { verdict } from "./saying.js";

/** @typedef {import("../../types.d.ts").Board} Board */
/** @typedef {import("../../types.d.ts").Turn} Turn */

/** @param {import("./match.js").Match} match @param {Board} board @param {import("./past.js").Past} past
 * @param {(choices?: number) => void} replay what a choice brought, or all from the beginning
 * @param {() => unknown} decided shows what decided it */
export async function showEnding(match, board, past, replay, decided) {
  const state = match.state;
  const outcome = state?.outcome;
  if (!state || !outcome) return;
  /** @type {Turn[]} */
  let turns = [];
  if (board.ending) {
    // Once more if the server had too much to do; without its turns an end is still told.
    turns = await past
      .turns()
      .catch(() => past.turns())
      .catch(() => []);
  }
  const look = (/** @type {number} */ choices) => {
    el.close();
    replay(choices);
  };
  const sheet = (await board.ending?.(state, turns, look)) ?? null;
  const el = dialog({
    title: verdict(match),
    class: "ending",
    body: [
      h("p", { class: "ending-reason" }, outcome.text),
      Object.keys(outcome.scores).length > 1 ? scores(match) : null,
      sheet,
    ],
    actions: [
      button(t("ui-table-replay"), {
        icon: "play",
        click: () => {
          el.close();
          replay();
        },
      }),
      button(t("ui-decided"), {
        icon: "search",
        click: () => {
          el.close();
          return decided();
        },
      }),
      outcome.seed
        ? button(t("ui-table-export"), { icon: "download", click: () => exportJournal(match) })
        : null,
      match.info?.challenge
        ? h(
            "a",
            { class: "button plain", href: `/challenge/${match.info.challenge}` },
            t("ui-challenge-results"),
          )
        : null,
      match.mine.length
        ? button(t("ui-table-rematch"), {
            kind: "main",
            icon: "refresh",
            click: async () => {
              await rematch(match);
              el.close();
            },
          })
        : null,
    ],
  });
}

/** @param {import("./match.js").Match} match */
function scores(match) {
  return h(
    "ul",
    { class: "ending-scores" },
    Object.entries(match.state?.outcome?.scores ?? {}).map(([seat, score]) =>
      h(
        "li",
        {},
        h("b", {}, match.seat(seat)?.title ?? seat),
        ` ${String(score).replace("-", "−")}`,
      ),
    ),
  );
}
