// The player aid: the sequence of play and the tables of a game on one sheet, made of the figures
// of an edition. It opens over the board and is printed.

import { h, sheet } from "./dom.js";
import { api } from "./net.js";
import { t } from "./texts.js";

/** @typedef {import("../types.d.ts").AidCell} AidCell */
/** @typedef {import("../types.d.ts").AidTable} AidTable */
/** @typedef {import("../types.d.ts").BoardContext} BoardContext */
/** @typedef {import("../wire.d.ts").HowToInfo} HowToInfo */

/** The sign of an origin where it is not the usual one. @type {Record<string, string>} */
const SIGNS = { printed: "‡", likely: "°", reconstructed: "*", own: "†" };

/** The sheet. @param {BoardContext} context @returns {Promise<HTMLElement>} */
export async function aidOf(context) {
  const { game } = context;
  /** @type {[any, { messages: Record<string, string> }, HowToInfo | null, unknown]} */
  const [drawn, texts, page] = await Promise.all([
    import(`/board/${game}/aid.js`),
    api.get(`/api/games/${game}/aid`),
    api.get(`/api/games/${game}/howto`).catch(() => null),
    sheet("/web/css/guide.css"),
  ]);
  const said = (/** @type {string} */ id) => texts.messages[id] ?? context.t(id);
  /** @type {AidTable[]} */
  const tables = drawn.tables({ ...context, t: said });
  return h(
    "div",
    { class: "aid" },
    page
      ? h(
          "section",
          { class: "aid-sequence" },
          h("h3", {}, t("ui-aid-sequence")),
          h(
            "ol",
            {},
            page.phases.map(({ title, text }) => h("li", {}, h("b", {}, `${title}.`), " ", text)),
          ),
        )
      : null,
    tables.map(drawTable),
    signs(),
  );
}

/** The origin that most figures of a table have: it is said once. @param {AidTable} table */
function mostly({ rows }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { origin } of rows.flatMap(({ cells }) => cells))
    if (origin) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "printed";
}

/** @param {string} origin */
function originName(origin) {
  // texts: ui-table-origin-printed ui-table-origin-likely ui-table-origin-reconstructed ui-table-origin-own
  return t(`ui-table-origin-${origin}`);
}

/** @param {AidTable} table */
function drawTable(table) {
  const { title, head, rows, note } = table;
  const usual = mostly(table);
  return h(
    "section",
    { class: "aid-table" },
    h("h3", {}, title, " ", h("small", {}, originName(usual))),
    h(
      "div",
      { class: "aid-scroll", tabindex: 0, role: "region", "aria-label": title },
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            // What is as short as 1-3 is no word to be broken.
            head.map((text) =>
              h("th", { scope: "col", class: text.length < 5 ? "short" : "" }, text),
            ),
          ),
        ),
        h(
          "tbody",
          {},
          rows.map(({ name, cells }) =>
            h(
              "tr",
              {},
              h("th", { scope: "row" }, name),
              cells.map((cell) => drawCell(cell, usual)),
            ),
          ),
        ),
      ),
    ),
    note ? h("p", { class: "aid-note" }, note) : null,
  );
}

/** @param {AidCell} cell @param {string} usual */
function drawCell({ value, origin }, usual) {
  const other = origin && origin !== usual ? origin : "";
  return h("td", {}, value, other ? h("sup", { data: { origin: other } }, SIGNS[other]) : null);
}

/** What the signs mean. */
function signs() {
  return h(
    "p",
    { class: "aid-origins" },
    t("ui-aid-origins"),
    " ",
    Object.entries(SIGNS)
      .map(([origin, sign]) => `${sign}\u00a0${originName(origin)}`)
      .join(", "),
  );
}
