// The affairs of the campaign: who is withdrawn, who makes up for it or gets steps, and who cannot
// and why; the reserve armies that wait.

import { h, replace } from "/web/js/dom.js";
import { counterPicture } from "./counters.js";
import { chips } from "./decision.js";
import { placeName } from "./where.js";

/** @typedef {import("./board.d.ts").Affairs} Affairs */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Part} Part */
/** @typedef {import("./board.d.ts").Units} Units */
/** @typedef {[string, Affairs["units"][string]]} Entry */

const COUNTER = 36;
const LOST = "eliminated";
const SHOWN = "displayed"; // its remnant is on the map

/** @param {Desk} desk @returns {Part} */
export function campaignPart(desk) {
  const { t, name } = desk.context;
  const title = h("summary", null);
  const left = h("p", { class: "s42-points-left" });
  const body = h("div", { class: "s42-groups" });
  const el = h(
    "details",
    { class: "s42-list s42-desk s42-affairs", open: true, hidden: true },
    title,
    left,
    body,
  );
  let shown = "";

  /** @param {Affairs} affairs @param {Units} units */
  function show({ task, left: count, units: meant, armies }, units) {
    const entries = Object.entries(meant);
    replace(title, t("board-affairs"));
    // texts: board-affairs-recall board-affairs-reduce board-affairs-give
    replace(
      left,
      task ? h("span", null, t(`board-affairs-${task}`), " ", h("b", null, count)) : "",
    );
    left.hidden = !task;
    replace(body, [
      group(t("board-affairs-can"), true, entries, 1, units),
      group(t("board-affairs-cannot"), false, entries, 0, units),
      waiting(armies),
    ]);
  }

  /** @param {string} label @param {boolean} open @param {Entry[]} entries @param {number} can
   * @param {Units} units */
  function group(label, open, entries, can, units) {
    const lines = entries.filter(([, [able]]) => able === can);
    if (!lines.length) return null;
    return h(
      "details",
      { open },
      h("summary", null, label, " ", h("span", { class: "s42-count" }, lines.length)),
      h(
        "ul",
        null,
        lines.map((entry) => line(entry, units)),
      ),
    );
  }

  /** A unit that can be chosen here as on the map. @param {Entry} entry @param {Units} units */
  function line([id, [, why, row]], units) {
    const unit = desk.scenario.units[id];
    const [place, face] = units[id] ?? ["", 0];
    const near = place === LOST || place === SHOWN;
    return h(
      "li",
      { class: "s42-refit" },
      h(
        "button",
        { type: "button", class: "s42-line", data: { id, kind: "unit" } },
        unit ? counterPicture(unit, face, COUNTER, "") : null,
        h(
          "span",
          null,
          unit?.label ?? name(id),
          // texts: board-affairs-eliminated board-affairs-displayed
          h("small", null, near ? t(`board-affairs-${place}`) : placeName(desk, place)),
        ),
      ),
      // texts: board-affairs-why-elite board-affairs-why-whole board-affairs-why-supply
      // texts: board-affairs-why-isolated board-affairs-why-nobody board-affairs-why-last
      // texts: board-affairs-why-full board-affairs-why-map board-affairs-why-other
      why && row
        ? h("small", { class: "s42-refit-why" }, t(`board-affairs-why-${why}`), chips(desk, [row]))
        : null,
    );
  }

  /** @param {Affairs["armies"]} armies */
  function waiting(armies) {
    const entries = Object.entries(armies);
    if (!entries.length) return null;
    return h(
      "details",
      { open: true },
      h("summary", null, t("board-affairs-armies")),
      h(
        "ul",
        null,
        entries.map(([id, [, row]]) =>
          h(
            "li",
            { class: "s42-refit" },
            h(
              "button",
              { type: "button", class: "s42-verb", data: { id, kind: "army" } },
              name(id),
            ),
            row ? h("small", { class: "s42-refit-why" }, chips(desk, [row])) : null,
          ),
        ),
      ),
    );
  }

  return {
    beside: el,
    update({ board }) {
      const affairs = /** @type {Affairs | null} */ (board.affairs);
      el.hidden = !affairs || !(affairs.task || Object.keys(affairs.armies).length);
      const now = JSON.stringify([affairs, affairs && board.units]);
      if (!affairs || now === shown) return;
      shown = now;
      show(affairs, board.units);
    },
  };
}
