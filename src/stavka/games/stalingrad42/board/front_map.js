// A small map of the whole match: the front of every turn, with that of one turn drawn out, whose
// towns were then, where it was fought.

import { h, s } from "/web/js/dom.js";
import { frontOf } from "./fronts.js";
import { centre, SQUEEZE } from "./grid.js";
import { round, waters } from "./waters.js";

/** @typedef {import("./board.d.ts").Units} Units */
/** @typedef {import("./grid.js").Point} Point */
/** @typedef {import("./look.d.ts").Box} Box */
/** @typedef {import("./look.d.ts").Past} Past */
/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./map.js").TheMap} TheMap */
/** @typedef {import("./story.js").Chapter} Chapter */
/** @typedef {Record<string, any>} Shown the board of a state */

const TOWN = 0.42;
const LETTERS = 1.45;
const WIDE = 0.6; // of a letter, to its height
/** Where a name may lie to its town: what of it is there, and how far away. */
const SIDES = /** @type {const} */ ([
  ["start", 0.7, 0],
  ["end", -0.7, 0],
  ["middle", 0, 1.4],
  ["middle", 0, -1.4],
]);
const PARTS = { start: 0, middle: 0.5, end: 1 }; // of its width that lie before it
const MARGIN = 0.8;
const NEAR = 1.6;
const LATE = 7; // turns after which a front is as faint as any
const APART = 0.24; // of the lines of both sides from the front

/**
 * @param {{
 *   scenario: View, map: TheMap, part: Box, language: string, label: string,
 *   boards: Shown[], chapters: (n: number) => Chapter | undefined, past: (n: number) => Past[],
 * }} what
 */
export function frontMap({ scenario, map, part, language, label, boards, chapters, past }) {
  const { ground, geography } = map;
  const box = {
    x: part.left * SQUEEZE,
    y: part.top,
    width: (part.right - part.left) * SQUEEZE,
    height: part.bottom - part.top,
  };
  const fronts = boards.map((board) => lines(frontOf(scenario, ground, board.units)));
  const ghosts = fronts.map((d) => s("path", { class: "s42-ghost", d }));
  const shown = s("g", { class: "s42-front" });
  const held = s("g", { class: "s42-towns" });
  const fights = s("g", { class: "s42-fights" });
  const then = s("g", { class: "s42-then" });
  const towns = townsOf(scenario, map, part);
  const el = s(
    "svg",
    {
      class: "s42-front-map",
      viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
      role: "img",
      "aria-label": label,
    },
    s("rect", { class: "s42-land", ...box }),
    waters(geography),
    ghosts,
    held,
    shown,
    then,
    fights,
    lettered(
      towns
        .filter(({ named }) => named)
        .map(({ at, name, name_ru }) => ({ at, name: language === "ru" ? name_ru : name })),
      box,
    ),
  );

  el.style.setProperty("--ratio", String(box.width / box.height));

  return {
    el,
    /** Draws one of the turns out. @param {number} n */
    show(n) {
      const board = boards[n];
      ghosts.forEach((path, each) => {
        path.style.setProperty("--near", String(Math.max(0, 1 - (n - each) / LATE)));
        path.classList.toggle("is-later", each > n);
      });
      const front = frontOf(scenario, ground, board?.units ?? {});
      shown.replaceChildren(
        s("path", { class: "s42-front-paper", d: fronts[n] ?? "" }),
        s("path", { class: "s42-front-axis", d: lines(front, -APART) }),
        s("path", { class: "s42-front-soviet", d: lines(front, APART) }),
      );
      held.replaceChildren(
        ...towns.map(({ hex, at: [x, y] }) =>
          board?.control[hex] === "axis"
            ? s("rect", {
                class: "is-axis",
                x: x - TOWN,
                y: y - TOWN,
                width: TOWN * 2,
                height: TOWN * 2,
              })
            : s("circle", { class: "is-soviet", cx: x, cy: y, r: TOWN }),
        ),
      );
      const places = (chapters(n)?.battles ?? []).map(({ place }) => spot(place));
      fights.replaceChildren(
        ...places.map(([x, y]) =>
          s("path", { d: `M${x - 0.5} ${y - 0.5}l1 1M${x + 0.5} ${y - 0.5}l-1 1` }),
        ),
      );
      then.replaceChildren(
        ...past(n)
          .filter(({ hex }) => hex)
          .map(({ hex }) => {
            const [x, y] = spot(hex);
            return s("circle", { cx: x, cy: y, r: 1.15 });
          }),
      );
    },
  };
}

/** What the signs of the map mean. @param {(id: string) => string} t */
export function frontSigns(t) {
  const sign = (
    /** @type {string} */ group,
    /** @type {Element} */ drawn,
    /** @type {string} */ id,
  ) =>
    h(
      "li",
      null,
      s("svg", { viewBox: "-1 -1 2 2", "aria-hidden": "true" }, s("g", { class: group }, drawn)),
      t(id),
    );
  return h(
    "ul",
    { class: "s42-ending-signs" },
    sign(
      "s42-towns",
      s("rect", { class: "is-axis", x: -0.7, y: -0.7, width: 1.4, height: 1.4 }),
      "board-end-sign-axis",
    ),
    sign("s42-towns", s("circle", { class: "is-soviet", r: 0.75 }), "board-end-sign-soviet"),
    sign(
      "s42-fights",
      s("path", { d: "M-.6 -.6l1.2 1.2M.6 -.6l-1.2 1.2" }),
      "board-end-sign-battle",
    ),
    sign("s42-then", s("circle", { r: 0.8 }), "board-end-sign-1942"),
  );
  // texts: board-end-sign-axis board-end-sign-soviet board-end-sign-battle board-end-sign-1942
}

/** Towns that change hands, in the part that is played on. @param {View} scenario @param {TheMap} map @param {Box} part */
function townsOf(scenario, { ground }, part) {
  const told = new Set((scenario.history ?? []).map(({ hex }) => hex));
  /** @type {Point[]} */
  const names = []; // towns side by side have one name
  return ground.places.flatMap(({ hex, name, name_ru }) => {
    const vp = Number(ground.hexes[hex]?.vp);
    if (!vp && !told.has(hex)) return [];
    const [x, y] = centre(hex);
    const inside =
      x > part.left + MARGIN &&
      x < part.right - MARGIN &&
      y > part.top + MARGIN &&
      y < part.bottom - MARGIN;
    if (!inside) return [];
    const at = spot(hex);
    const named =
      vp > 0 && names.every((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) > NEAR);
    if (named) names.push(at);
    return [{ hex, name, name_ru, named, at }];
  });
}

/**
 * Each name beside its town, where it is whole and lies on no other.
 * @param {{ at: Point, name: string }[]} towns
 * @param {{ x: number, y: number, width: number, height: number }} box
 */
function lettered(towns, box) {
  /** @type {Box[]} */
  const taken = [];
  return towns.map(({ at: [x, y], name }) => {
    const width = name.length * LETTERS * WIDE;
    const places = SIDES.map(([anchor, across, down]) => {
      const left = x + across - PARTS[anchor] * width;
      const middle = y + down;
      return {
        anchor,
        left,
        right: left + width,
        top: middle - LETTERS / 2,
        bottom: middle + LETTERS / 2,
      };
    });
    const found = places.find(
      (place) =>
        place.left > box.x &&
        place.right < box.x + box.width &&
        place.top > box.y &&
        place.bottom < box.y + box.height &&
        !taken.some((other) => meet(place, other)),
    );
    const place = found ?? /** @type {(typeof places)[0]} */ (places[0]);
    taken.push(place);
    return s(
      "text",
      {
        x: place.left + PARTS[place.anchor] * width,
        y: place.bottom - LETTERS * 0.16,
        "text-anchor": place.anchor,
        "font-size": LETTERS,
      },
      name,
    );
  });
}

/** @param {Box} a @param {Box} b */
function meet(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The middle of a hex on the table. @param {string} hex @returns {Point} */
function spot(hex) {
  const [x, y] = centre(hex);
  return [x * SQUEEZE, y];
}

/** Lines, or what lies so far to their left. @param {Point[][]} found @param {number} [by] */
function lines(found, by = 0) {
  return found
    .map((points) => {
      const beside = by ? points.map((_, n) => aside(points, n, by)) : points;
      return `M${beside.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
    })
    .join("");
}

/** @param {Point[]} points @param {number} n @param {number} by @returns {Point} */
function aside(points, n, by) {
  const [x, y] = points[n] ?? [0, 0];
  const [ax, ay] = points[Math.max(0, n - 1)] ?? [x, y];
  const [bx, by_] = points[Math.min(points.length - 1, n + 1)] ?? [x, y];
  const long = Math.hypot(bx - ax, by_ - ay) || 1;
  return [x + ((by_ - ay) / long) * by, y - ((bx - ax) / long) * by];
}
