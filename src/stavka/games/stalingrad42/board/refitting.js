// Replacements: what is left of them, who can get a step and who can come back, for which points;
// who cannot, and why.

import { h, replace } from "/web/js/dom.js";
import { counterPicture } from "./counters.js";
import { chips } from "./decision.js";
import { placeName } from "./where.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Laid} Laid */
/** @typedef {import("./board.d.ts").Part} Part */
/** @typedef {import("./board.d.ts").Refitting} Refitting */
/** @typedef {import("./board.d.ts").Units} Units */
/** @typedef {{ id: string, kinds: string[], why: string, row: string }} Wish */

const COUNTER = 36;
const LOST = "eliminated";

/** @param {Desk} desk @returns {Part} */
export function refittingPart(desk) {
  const { t, name } = desk.context;
  const left = h("p", { class: "s42-points-left" });
  const body = h("div", { class: "s42-groups" });
  const el = h(
    "details",
    { class: "s42-list s42-desk s42-refits", open: true, hidden: true },
    h("summary", null, t("board-refits")),
    left,
    body,
  );
  let shown = "";

  /** @param {Refitting} refitting @param {Units} units */
  function show({ points, units: wanting }, units) {
    const wishes = Object.entries(wanting).map(([id, [kinds, why = "", row = ""]]) => ({
      id,
      kinds,
      why,
      row,
    }));
    const able = wishes.filter(({ kinds }) => kinds.length);
    const counts = Object.entries(points).filter(([, count]) => count);
    replace(
      left,
      counts.length
        ? counts.map(([kind, count]) =>
            h("span", null, name(`replacement-${kind}`), " ", h("b", null, count)),
          )
        : t("board-refits-none"),
    );
    replace(body, [
      group(
        t("board-refits-steps"),
        true,
        able.filter(({ id }) => units[id]?.[0] !== LOST),
        units,
      ),
      group(
        t("board-refits-back"),
        true,
        able.filter(({ id }) => units[id]?.[0] === LOST),
        units,
      ),
      group(
        t("board-refits-done"),
        true,
        wishes.filter(({ why }) => why === "done"),
        units,
      ),
      group(
        t("board-refits-not"),
        false,
        wishes.filter(({ why }) => why && why !== "done"),
        units,
      ),
    ]);
  }

  /** @param {string} title @param {boolean} open @param {Wish[]} wishes @param {Units} units */
  function group(title, open, wishes, units) {
    if (!wishes.length) return null;
    return h(
      "details",
      { open },
      h("summary", null, title, " ", h("span", { class: "s42-count" }, wishes.length)),
      h(
        "ul",
        null,
        wishes.map((wish) => line(wish, units[wish.id])),
      ),
    );
  }

  /** A unit, and a button for each kind of points that it can take. @param {Wish} wish @param {Laid} [laid] */
  function line({ id, kinds, why, row }, [place, face] = ["", 0]) {
    const unit = desk.scenario.units[id];
    const label = unit?.label ?? name(id);
    return h(
      "li",
      { class: "s42-refit" },
      h(
        "button",
        {
          type: "button",
          class: "s42-line",
          data: { id, kind: "unit" },
          on: { click: () => desk.go(place === LOST ? [] : [id]) },
        },
        unit ? counterPicture(unit, face, COUNTER, "") : null,
        h("span", null, label, place === LOST ? null : h("small", null, placeName(desk, place))),
      ),
      h(
        "span",
        { class: "s42-refit-kinds" },
        kinds.map((kind) =>
          h(
            "button",
            { type: "button", class: "s42-verb", data: { id: `${id} ${kind}`, kind: "points" } },
            name(`replacement-${kind}`),
          ),
        ),
      ),
      // texts: board-refit-order board-refit-supply board-refit-garrison board-refit-never
      // texts: board-refit-nowhere board-refit-points
      why && why !== "done"
        ? h("small", { class: "s42-refit-why" }, t(`board-refit-${why}`), chips(desk, [row]))
        : null,
    );
  }

  return {
    beside: el,
    update({ board }) {
      const refitting = /** @type {Refitting | null} */ (board.refitting);
      el.hidden = !refitting || !Object.keys(refitting.units).length;
      const now = JSON.stringify([refitting, refitting && board.units]);
      if (!refitting || now === shown) return;
      shown = now;
      show(refitting, board.units);
    },
  };
}
