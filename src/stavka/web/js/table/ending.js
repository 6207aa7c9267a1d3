// How the match ended: who won and why, the game's own sheet, and what can be done now.

import { h } from "../dom.js";
import { button, dialog } from "../parts.js";
import { t } from "../texts.js";
import { exportJournal, rematch } from "./affairs.js";

/** @typedef {import("../../types.d.ts").Board} Board */
/** @typedef {import("../../types.d.ts").Turn} Turn */

/** @param {import("./match.js").Match} match @param {Board} board @param {import("./past.js").Past} past
 * @param {(choices?: number) => void} replay what a choice brought, or all from the beginning */
export async function showEnding(match, board, past, replay) {
  const state = match.state;
  const outcome = state?.outcome;
  if (!state || !outcome) return;
  /** @type {Turn[]} */
  let turns = [];
  if (board.ending) turns = await past.turns().catch(() => []);
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
      button(t("ui-table-export"), { icon: "download", click: () => exportJournal(match) }),
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

/** In a word: won, lost, drawn, or who won. @param {import("./match.js").Match} match */
export function verdict(match) {
  const outcome = match.state?.outcome;
  if (!outcome) return match.state?.status === "aborted" ? t("ui-table-aborted") : "";
  if (outcome.draw) return t("ui-table-drawn");
  const mine = match.mine.map((each) => each.seat);
  const all = mine.length > 0 && mine.length === match.seats.length;
  if (mine.length && (!all || match.seats.length === 1)) {
    return mine.some((seat) => outcome.winners.includes(seat))
      ? t("ui-table-won")
      : t("ui-table-lost");
  }
  if (!outcome.winners.length) return t("ui-table-all-lost");
  const names = outcome.winners.map((seat) => match.seat(seat)?.title ?? seat);
  return t("ui-table-winners", { names, count: names.length });
}

/** @param {import("./match.js").Match} match */
function scores(match) {
  return h(
    "ul",
    { class: "ending-scores" },
    Object.entries(match.state?.outcome?.scores ?? {}).map(([seat, score]) =>
      h("li", {}, h("b", {}, match.seat(seat)?.title ?? seat), ` ${score}`),
    ),
  );
}
