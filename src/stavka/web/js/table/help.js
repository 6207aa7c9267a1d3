// Help at the table: what the keys do, what light and marks mean, the tour again.

import { h } from "../dom.js";
import { games } from "../lobby.js";
import { button, dialog } from "../parts.js";
import { t } from "../texts.js";

/** Keys and the message that says what they do. */
const KEYS = /** @type {[string, string][]} */ ([
  ["1–9 Q–M", "ui-table-key-choice"],
  ["Tab PgDn ← → ↑ ↓", "ui-table-key-move"],
  ["Enter", "ui-table-key-enter"],
  ["Esc", "ui-table-key-escape"],
  ["L", "ui-table-key-list"],
  ["H", "ui-table-key-hint"],
  ["I", "ui-table-key-inspect"],
  ["T", "ui-table-key-aid"],
  ["U", "ui-table-key-undo"],
  ["[ ]", "ui-table-key-replay"],
  ["Shift+[ Shift+]", "ui-table-key-turns"],
  ["+ −", "ui-table-key-zoom"],
  ["0", "ui-table-key-fit"],
  ["?", "ui-table-key-help"],
]);

const WORDS = [
  "ui-table-help-light",
  "ui-table-help-press",
  "ui-table-help-whynot",
  "ui-table-help-hold",
  "ui-table-help-odds",
  "ui-table-help-zoom",
];

/** @param {{game: string, keys: [string, string][], aid: () => unknown, tour: (() => void) | null}} what */
export function showHelp(what) {
  const guides = h("span", { class: "row" });
  void games().then((found) => {
    const game = found.find(({ id }) => id === what.game);
    if (game?.howto) guides.append(link(`/howto/${what.game}`, "ui-howto"));
    if (game?.aid) guides.append(button(t("ui-aid"), { click: () => (el.close(), what.aid()) }));
  });
  const el = dialog({
    title: t("ui-table-help"),
    class: "table-help",
    body: [
      h(
        "ul",
        { class: "help-words" },
        WORDS.map((id) => h("li", {}, t(id))),
      ),
      h("h3", {}, t("ui-table-help-keys")),
      h(
        "dl",
        { class: "keys" },
        [...KEYS, ...what.keys].map(([keys, text]) => [
          h(
            "dt",
            {},
            keys.split(" ").map((key) => h("kbd", {}, key)),
          ),
          h("dd", {}, t(text)),
        ]),
      ),
    ],
    actions: [
      guides,
      link(`/rules/${what.game}`, "ui-table-rules"),
      what.tour
        ? button(t("ui-table-tour-again"), {
            kind: "main",
            click: () => {
              el.close();
              what.tour?.();
            },
          })
        : null,
    ],
  });
}

/** A page beside the table. @param {string} href @param {string} text */
function link(href, text) {
  return h("a", { class: "button plain", href, target: "_blank" }, t(text));
}

/** The tables of the game over the board, with the figures of the match.
 * @param {import("../../types.d.ts").BoardContext} context @param {string} match */
export async function showAid(context, match) {
  const { aidOf } = await import("../aid.js");
  dialog({
    title: t("ui-aid"),
    class: "aid-dialog",
    body: await aidOf(context),
    actions: link(`/aid/${context.game}#${match}`, "ui-aid-print"),
  });
}
