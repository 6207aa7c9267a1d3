// Air units: a box beside the map with what each can still do, and a sign on the map where one is
// with its stack or over a battle.

import { h, replace, s } from "/web/js/dom.js";
import { inkOf } from "./arrows.js";
import { centre } from "./grid.js";
import { isHex } from "./painted.js";
import { placeName } from "./where.js";

/** @typedef {import("/web/types.d.ts").Description} Description */
/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Flights} Flights */
/** @typedef {import("./board.d.ts").Part} Part */

const SIGN = 20; // pixels of a hex from which on the sign is painted
/** An aircraft that flies up, in a square of 24. */
const PLANE =
  "M12 1.5c1 0 1.6 1.4 1.6 3.2v4l9 4.2v2.4l-9-1.7-.5 5.4 3.1 2v1.8L12 21.6l-4.2 1.2V21l3.1-2-.5-5.4-9 1.7v-2.4l9-4.2v-4c0-1.8.6-3.2 1.6-3.2Z";

/** @param {string} label */
export function planePicture(label) {
  return s(
    "svg",
    { viewBox: "0 0 24 24", class: "s42-plane", role: "img", "aria-label": label },
    s("path", { d: PLANE }),
  );
}

/** @param {Desk} desk @returns {Part} */
export function airPart(desk) {
  const { context, scenario } = desk;
  const { t, name } = context;
  const flown = scenario.air ?? [];
  const list = h("ul", { class: "s42-air-list" });
  const el = h(
    "section",
    { class: "s42-air", "aria-label": t("board-air"), hidden: !flown.length },
    h("h4", null, t("board-air")),
    list,
  );
  /** @type {Flights} */
  let now = {};

  /** What one can still do. @param {string} id */
  function state(id) {
    const [where, place] = now[id] ?? ["aside"];
    // texts: board-air-ready board-air-used board-air-aside board-air-over board-air-with
    return t(`board-air-${where}`, { place: place ? placeName(desk, place) : "" });
  }

  /** @param {string} id @returns {Description | null} */
  function describe(id) {
    const unit = flown.find((each) => each.id === id);
    if (!unit) return null;
    return {
      title: unit.label,
      kind: t("board-air"),
      rows: [
        { label: t("board-place"), value: state(id) },
        {
          label: t("board-air-flies"),
          value: t("board-air-turns", {
            nation: name(`nation-${unit.nation}`),
            first: unit.first,
            last: unit.last,
          }),
        },
      ],
    };
  }

  return {
    beside: el,
    describe,
    update({ board }) {
      now = board.air ?? {};
      replace(
        list,
        flown.map(({ id, name: short, label }) =>
          h(
            "li",
            null,
            h(
              "button",
              {
                type: "button",
                class: `s42-air-unit is-${now[id]?.[0] ?? "aside"}`,
                data: { id, kind: "air" },
                title: `${label}: ${state(id)}`,
                on: { click: () => desk.go([now[id]?.[1] ?? []].flat()) },
              },
              planePicture(""),
              h("b", null, short),
              h("small", null, state(id)),
            ),
          ),
        ),
      );
      desk.paint();
    },
    upon(ctx, camera) {
      if (camera.scale < SIGN) return;
      for (const [, place] of Object.values(now)) {
        if (!place || !isHex(place)) continue;
        const [x, y] = camera.screen(...centre(place));
        const size = Math.min(26, camera.scale * 0.42);
        ctx.save();
        ctx.translate(x + camera.scale * 0.26, y - camera.scale * 0.3);
        ctx.beginPath();
        ctx.arc(0, 0, size * 0.62, 0, 2 * Math.PI);
        ctx.fillStyle = "#fdfaf2";
        ctx.fill();
        ctx.lineWidth = 1.5;
        ctx.strokeStyle = ctx.fillStyle = inkOf("axis");
        ctx.stroke();
        ctx.scale(size / 24, size / 24);
        ctx.translate(-12, -12);
        ctx.fill(new Path2D(PLANE));
        ctx.restore();
      }
    },
  };
}
