// Pavlov's House: its combat positions with the men and weapons in them, the reserves in the
// cellar, the storm group, and below it the walls, the suppressive fire and the supplies.

import { figure } from "/web/js/board/figures.js";
import { s } from "/web/js/dom.js";
import { CELLAR, RAIDERS, behind, pane, rooms, walls } from "./building.js";
import { heading, man, place, show, swatch, weapon } from "./counters.js";
import { makeStorm, makeStrip } from "./stores.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./building.js").Box} Box */
/** @typedef {{ id: string, el: SVGGElement }} Piece */
/** @typedef {[x: number, y: number, size: number]} Spot */

const SIZE = 74;
const AIR = 5; // between counters in a row
const NOWHERE = ["stock", "out"];
/** Where a man waits who has lost his position and has not got another yet. @type {Spot} */
const DOORWAY = [367, 588, 56];

/**
 * @param {Context} context
 * @returns {{ el: SVGGElement, update(state: MatchState, previous: MatchState | null): void }}
 */
export function makeHouse(context) {
  const ids = Object.keys(context.edition.squares ?? {});
  const where = rooms(ids);
  const storm = makeStorm(context);
  const strip = makeStrip(context);
  const pieces = s("g", { class: "pv-pieces" });
  const el = s(
    "g",
    { class: "pv-house" },
    heading(context.t("board-house-title")),
    behind(),
    makeReserves(context),
    ids.map((id, n) => makeRoom(context, id, /** @type {Box} */ (where.get(id)), n)),
    walls(),
    storm.el,
    strip.el,
    pieces,
  );
  /** @type {Map<string, SVGGElement>} */
  const made = new Map();

  /** @param {string} id */
  const piece = (id) => {
    let found = made.get(id);
    if (!found) {
      found = id in (context.edition.men ?? {}) ? man(context, id) : weapon(context, id);
      made.set(id, found);
    }
    return found;
  };

  return {
    el,
    update(state) {
      const { men, weapons } = state.board;
      const sent = new Set(state.board.chosen); // raiders, while more may follow
      /** @type {Map<string, { men: Piece[], weapons: Piece[] }>} */
      const places = new Map();
      /** @param {string} id @param {string} at @param {"men" | "weapons"} kind */
      const put = (id, at, kind) => {
        if (NOWHERE.includes(at)) {
          made.get(id)?.remove();
          return;
        }
        const found = piece(id);
        found.dataset.at = at;
        if (found.parentNode !== pieces) pieces.append(found);
        const there = places.get(at) ?? { men: [], weapons: [] };
        there[kind].push({ id, el: found });
        places.set(at, there);
      };
      for (const [id, one] of Object.entries(men)) {
        put(id, sent.has(id) ? "raid" : one.place, "men");
        const drawn = made.get(id);
        if (drawn) show(drawn, one);
      }
      for (const [id, at] of Object.entries(weapons)) put(id, String(at), "weapons");
      for (const [at, there] of places) arrange(at, there, where.get(at));
      storm.update(state);
      strip.update(state);
    },
  };
}

/**
 * A room: its paper in the colours of the position, windows, its number.
 * @param {Context} context
 * @param {string} id
 * @param {Box} box
 * @param {number} n
 */
function makeRoom(context, id, { x, y, width, height }, n) {
  const colours = figure(context, "squares", id, "colours") ?? [];
  const radio = figure(context, "squares", id, "radio");
  return s(
    "g",
    { class: "pv-room", data: { id, kind: "square" } },
    swatch(colours, x, y, width, height),
    radio ? wireless(context, x + 97, y + 19) : pane(x + 108, y + 10, n),
    pane(x + 56, y + 10, n * 3 + 1),
    s("path", { class: "pv-fine", d: `M${x} ${y + height - 7}h${width}` }),
    s("circle", { class: "pv-number-disc", cx: x + 22, cy: y + 23, r: 15.5 }),
    s(
      "text",
      { class: "pv-number", x: x + 22, y: y + 30.5 },
      String(figure(context, "squares", id, "number") ?? ""),
    ),
    s("rect", {
      class: "pv-light",
      x: x + 4,
      y: y + 4,
      width: width - 8,
      height: height - 8,
      rx: 4,
    }),
  );
}

/**
 * The wireless set on its shelf.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 */
function wireless(context, x, y) {
  return s(
    "g",
    { class: "pv-radio", transform: `translate(${x} ${y})` },
    s("path", { class: "pv-fine", d: "M-6 30.5h66M-1 30v9M55 30v9" }),
    s("rect", { x: 0, y: 4, width: 54, height: 26, rx: 2 }),
    s("path", { d: "M6 9h20v16h-20zM9 13h14M9 17h14M9 21h14" }),
    s("circle", { cx: 34, cy: 17, r: 4 }),
    s("circle", { cx: 45, cy: 17, r: 4 }),
    s("text", { x: 27, y: -1 }, context.t("board-radio")),
  );
}

/** @param {Context} context */
function makeReserves(context) {
  const { x, y, width, height } = CELLAR;
  return s(
    "g",
    { class: "pv-room pv-reserves", data: { id: "reserves", kind: "square" } },
    s("rect", { class: "pv-hit", x, y, width, height }),
    s("text", { class: "pv-label", x: x + 12, y: y + 24 }, context.t("board-reserves")),
    s("rect", {
      class: "pv-light",
      x: x + 4,
      y: y + 4,
      width: width - 8,
      height: height - 8,
      rx: 4,
    }),
  );
}

/**
 * Puts everybody in a place where he is seen whole.
 * @param {string} at
 * @param {{ men: Piece[], weapons: Piece[] }} there
 * @param {Box | undefined} room
 */
function arrange(at, there, room) {
  const all = [...there.men, ...there.weapons];
  const spots = room
    ? inRoom(room, there.men.length, there.weapons.length)
    : at === "reserves"
      ? inRows(
          {
            x: CELLAR.x + 116,
            y: CELLAR.y + 4,
            width: CELLAR.width - 120,
            height: CELLAR.height - 8,
          },
          all.length,
        )
      : at === "raid"
        ? inRows(RAIDERS, all.length)
        : all.map((_, i) => /** @type {Spot} */ ([DOORWAY[0] + i * 20, DOORWAY[1], DOORWAY[2]]));
  all.forEach(({ el }, i) => place(el, .../** @type {Spot} */ (spots[i])));
}

/**
 * A man alone, a man beside his weapon, or two men with the weapon above them.
 * @param {Box} room
 * @param {number} men
 * @param {number} weapons
 * @returns {Spot[]}
 */
function inRoom({ x, y, width, height }, men, weapons) {
  const middle = x + width / 2;
  const floor = y + height - 6;
  if (men + weapons === 1) return [[middle, floor - SIZE / 2, SIZE]];
  if (men + weapons === 2)
    return [
      [middle - 37, floor - SIZE / 2, SIZE],
      [middle + 37, floor - SIZE / 2, SIZE],
    ];
  /** @type {Spot[]} */
  const spots = [
    [middle - 37, floor - 32, 67],
    [middle + 37, floor - 32, 67],
    [middle + 45, y + 28, 54],
    [middle - 12, y + 28, 54],
  ];
  return men + weapons <= 4 ? spots : inRows({ x, y, width, height }, men + weapons);
}

/**
 * Rows as large as the box allows.
 * @param {Box} box
 * @param {number} count
 * @returns {Spot[]}
 */
function inRows({ x, y, width, height }, count) {
  let rows = 1;
  let size = SIZE;
  for (; rows < 6; rows += 1) {
    const most = Math.min(SIZE, height / rows - AIR);
    size = Math.min(most, width / Math.ceil(count / rows) - AIR);
    if (size >= most || height / (rows + 1) - AIR <= size) break;
  }
  const inRow = Math.ceil(count / rows);
  const step = Math.min(size + AIR + 2, width / inRow);
  return Array.from({ length: count }, (_, i) => {
    const [row, column] = [Math.floor(i / inRow), i % inRow];
    return /** @type {Spot} */ ([
      x + step * (column + 0.5),
      y + (height / rows) * (row + 0.5),
      size,
    ]);
  });
}
