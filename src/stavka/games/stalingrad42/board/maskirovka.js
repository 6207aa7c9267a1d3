// Reserve armies: the boxes beside the map, how many counters lie in each, and for their owner what
// lies there and under which army its marker is. What can be done with them is pressed here.

import { h, replace } from "/web/js/dom.js";
import { counterPicture } from "./counters.js";
import { placeName } from "./where.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Laid} Laid */
/** @typedef {import("./board.d.ts").Maskirovka} Maskirovka */
/** @typedef {import("./board.d.ts").Part} Part */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */

const COUNTER = 36;
const ROOM = 8; // counters in a box

/** @param {Desk} desk @returns {Part} */
export function maskirovkaPart(desk) {
  const { t, name } = desk.context;
  const body = h("div", { class: "s42-boxes" });
  const el = h(
    "details",
    { class: "s42-list", open: true, hidden: true, data: { part: "maskirovka" } },
    h("summary", null, t("board-maskirovka")),
    body,
  );
  let shown = "";

  /** @param {string} id */
  const label = (id) => desk.scenario.units[id]?.label ?? name(id);

  /** A thing that choices may name. @param {string} id @param {string} kind @param {import("/web/js/dom.js").Child[]} inside */
  const thing = (id, kind, ...inside) =>
    h("button", { type: "button", class: "s42-line", data: { id, kind } }, inside);

  /** @param {string} id @param {Laid} laid */
  function unit(id, [, face]) {
    const counter = desk.scenario.units[id];
    return h(
      "li",
      null,
      thing(
        id,
        "unit",
        counter ? counterPicture(counter, face, COUNTER, "") : null,
        h("span", null, label(id)),
      ),
    );
  }

  /** A box with the army that has its marker, as far as one knows. @param {string} box @param {Maskirovka} mask @param {[string, Laid][]} units */
  function section(box, { counts, armies, opened }, units) {
    const army = Object.keys(armies).find((id) => armies[id] === box) ?? "";
    const place = desk.state()?.board.units[army]?.[0] ?? "";
    const inside = units.filter(([, laid]) => laid[0] === box);
    return h(
      "section",
      { class: "s42-box", data: { box } },
      thing(
        box,
        "box",
        h("b", null, name(box)),
        h("span", { class: "s42-count" }, t("board-box-count", { count: counts[box], all: ROOM })),
      ),
      army
        ? thing(
            army,
            "unit",
            h("span", null, label(army), h("small", null, place ? placeName(desk, place) : "")),
            opened.includes(army) ? h("small", null, t("board-army-opened")) : null,
          )
        : h("p", { class: "s42-box-army" }, t("board-box-unknown")),
      inside.length
        ? h(
            "ul",
            null,
            inside.map(([id, laid]) => unit(id, laid)),
          )
        : null,
    );
  }

  /** Armies that may change their markers. @param {MatchState} state */
  function exchanges({ questions }) {
    const pairs = questions
      .flatMap(({ choices }) => choices.map(({ choice }) => choice.split(" ")))
      .filter(([verb]) => verb === "exchange");
    return pairs.map(([, one, other]) =>
      thing(
        `${one} ${other}`,
        "pair",
        h("span", null, t("board-exchange", { one: label(one), other: label(other) })),
      ),
    );
  }

  return {
    beside: el,
    update(state) {
      const { board } = state;
      const mask = /** @type {Maskirovka | null} */ (board.maskirovka ?? null);
      el.hidden = !mask;
      if (!mask) return;
      const units = /** @type {[string, Laid][]} */ (Object.entries(board.units)).filter(
        ([id, [place]]) => place.startsWith("box-") || id in mask.armies,
      );
      const pairs = exchanges(state);
      const now = JSON.stringify([mask, units, pairs.map(({ dataset }) => dataset.id)]);
      if (now === shown) return;
      shown = now;
      replace(body, [
        ...Object.keys(mask.counts).map((box) => section(box, mask, units)),
        ...pairs,
      ]);
    },
  };
}
