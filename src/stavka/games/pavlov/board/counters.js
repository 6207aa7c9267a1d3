// Counters, tokens and dice as SVG. Shared by all parts of the board.
//
// Each function returns a group of 64 x 64 around (0, 0): put it where it belongs with
// `place(el, x, y, size)`. Signs that mean the same everywhere: a white square is an attack
// (dice), a grey disc is suppression (tokens), a shield is defence.
//
// What the parts of the board agree on, so that pieces can travel from one to another:
// - a group has data-id and data-kind; `data-at` says where it lies (a square, a space, a
//   location, `reserves`, `supplies`, `staging`), set by the part that puts it there;
// - a German counter on the square has the data-id of its kind and data-at its space;
// - a pile of tokens in a box has data-id "<box> <token>" ("supplies food"), with data-at the box;
// - a piece keeps its element while it exists. Motion is made by board.js after all parts have
//   shown the new state: a part never animates by itself.

import { figure } from "/web/js/board/figures.js";
import { s } from "/web/js/dom.js";
import { fitted } from "/web/js/fit.js";
import { GERMANS, MEN, PIPS, TOKENS, WEAPONS } from "./figures.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {{ exhausted?: boolean, disrupted?: boolean, acted?: boolean, commanded?: boolean }} State */

export const COLOURS = /** @type {const} */ (["green", "red", "purple"]);
export const ZIGZAG = "M-36 1L-16 -11L-11 6L4 -9L8 8L22 -8L37 -2";
const SHIELD =
  "M-12.5 -13.5C-8 -13 -3.5 -14.4 0 -16C3.5 -14.4 8 -13 12.5 -13.500L12.5 -1C12.5 7.5 6 12.5 0 15C-6 12.5 -12.5 7.5 -12.5 -1Z";

/**
 * Puts a group somewhere; `size` is how wide 64 units become.
 * @template {SVGElement} E
 * @param {E} el
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 * @returns {E}
 */
export function place(el, x, y, size = 64) {
  const scale = size === 64 ? "" : ` scale(${round(size / 64)})`;
  el.setAttribute("transform", `translate(${round(x)} ${round(y)})${scale}`);
  return el;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 1000) / 1000;
}

/**
 * A Soviet man. With `cost` his price is on the counter, as in the stock.
 * @param {Context} context
 * @param {string} id
 * @param {{ cost?: boolean }} [how]
 */
export function man(context, id, { cost = false } = {}) {
  const letters = String(figure(context, "men", id, "letters") ?? "");
  const main = [..."CAGMFS"].find((letter) => letters.includes(letter)) ?? "";
  return counter(
    "pv-man",
    id,
    "man",
    context.name(id).toUpperCase(),
    s("path", {
      class: "pv-figure",
      d: MEN[main],
      transform: `translate(${letters ? -8 : 0} -2.5)`,
    }),
    [...letters].map((letter, i) => disc(context, letter, 21.5 - i * 16.5)),
    attack(figure(context, "men", id, "attack"), -16.5, context),
    suppress(figure(context, "men", id, "suppress"), 16.5, context),
    cost && price(figure(context, "men", id, "cost"), context),
  );
}

/**
 * A weapon of the house.
 * @param {Context} context
 * @param {string} id
 * @param {{ cost?: boolean }} [how]
 */
export function weapon(context, id, { cost = false } = {}) {
  const letter = String(figure(context, "weapons", id, "letter") ?? "");
  // texts: board-weapon-ptrd board-weapon-ptrs board-weapon-m1937 board-weapon-maxim-1 board-weapon-maxim-2
  // texts: board-weapon-rm38 board-weapon-rm40
  const shape = WEAPONS[id] ?? WEAPONS[{ A: "ptrd", G: "maxim", M: "rm" }[letter] ?? "rm"];
  return counter(
    "pv-weapon",
    id,
    "weapon",
    context.t(`board-weapon-${id}`),
    s("path", { class: "pv-figure", d: shape, transform: "translate(-7 -4.5) scale(0.78)" }),
    disc(context, letter, 21.5),
    attack(figure(context, "weapons", id, "attack"), -16.5, context),
    suppress(figure(context, "weapons", id, "suppress"), 16.5, context),
    cost && price(figure(context, "weapons", id, "cost"), context),
  );
}

/**
 * A German counter of a kind.
 * @param {Context} context
 * @param {string} id
 */
export function german(context, id) {
  const infantry = figure(context, "germans", id, "infantry");
  const value = figure(context, "germans", id, "value");
  const shape = GERMANS[id] ?? GERMANS[infantry ? "riflemen" : "panzer-iii"];
  const name = context.name(id);
  return counter(
    infantry ? "pv-german" : "pv-german pv-armor",
    id,
    "german",
    infantry ? name.toUpperCase() : name,
    s("path", {
      class: "pv-figure",
      d: shape,
      transform: infantry ? "translate(0 -2.5)" : "translate(0 -5) scale(1.04)",
    }),
    infantry ? suppress(value, -16.5, context) : attack(value, -16.5, context),
    defence(figure(context, "germans", id, "defense"), 16.5, 15.5, context),
  );
}

/**
 * The marks of a man's state; CSS shows them.
 * @param {SVGElement} el
 * @param {State} state
 */
export function show(el, state) {
  for (const mark of /** @type {const} */ (["exhausted", "disrupted", "acted", "commanded"])) {
    el.classList.toggle(`is-${mark}`, Boolean(state[mark]));
  }
}

/**
 * @param {string} kind
 * @param {string} id
 * @param {string} dataKind
 * @param {string} name
 * @param {SVGElement} picture
 * @param {...import("/web/js/dom.js").Child} inside
 */
function counter(kind, id, dataKind, name, picture, ...inside) {
  return s(
    "g",
    { class: `pv-piece pv-counter ${kind}`, data: { id, kind: dataKind } },
    s("rect", { class: "pv-halo", x: -36, y: -36, width: 72, height: 72, rx: 9 }),
    s("rect", { class: "pv-shadow", x: -29.5, y: -29, width: 62, height: 62, rx: 5 }),
    s("rect", { class: "pv-ground", x: -31, y: -31, width: 62, height: 62, rx: 5 }),
    s("rect", { class: "pv-weary", x: -31, y: -31, width: 62, height: 62, rx: 5 }),
    s("path", {
      class: "pv-band",
      d: "M-31 -15.500V-26A5 5 0 0 1 -26 -31H26A5 5 0 0 1 31 -26V-15.500Z",
    }),
    nameplate(name),
    picture,
    dataKind === "man" && [
      s("path", { class: "pv-zigzag-edge", d: ZIGZAG }),
      s("path", { class: "pv-zigzag", d: ZIGZAG }),
    ],
    inside,
    s("rect", { class: "pv-edge", x: -31, y: -31, width: 62, height: 62, rx: 5 }),
    dataKind === "man" && [mark("action", "pv-acted"), mark("command", "pv-commanded")],
  );
}

/** A name that fits the band. @param {string} text */
function nameplate(text) {
  const size = text.length > 8 ? 10.5 : 11.5;
  const place = { x: 0, y: -23 + size * 0.35, "font-size": size };
  return fitted(s("text", { class: "pv-name", ...place }, text), 57);
}

/**
 * An ability: a lettered disc.
 * @param {Context} context
 * @param {string} letter
 * @param {number} x
 */
function disc(context, letter, x) {
  const text = context.t(`letter-${letter}`);
  return s(
    "g",
    { class: "pv-letter", transform: `translate(${x} -5.5)` },
    s("title", null, context.t(`ability-${letter}`)),
    s("circle", { r: 8 }),
    s("text", { y: text.length > 1 ? 3.3 : 4, "font-size": text.length > 1 ? 9 : 11 }, text),
  );
}

/**
 * @param {unknown} value
 * @param {number} x
 * @param {Context} context
 */
function attack(value, x, context) {
  return valued(
    "pv-attack",
    s("rect", { x: -12, y: -12, width: 24, height: 24, rx: 4 }),
    value,
    x,
    16,
    context.t("board-attack"),
  );
}

/**
 * @param {unknown} value
 * @param {number} x
 * @param {Context} context
 */
function suppress(value, x, context) {
  return valued("pv-suppress", s("circle", { r: 12.5 }), value, x, 16, context.t("board-suppress"));
}

/**
 * A defence figure on its shield.
 * @param {unknown} value
 * @param {number} x
 * @param {number} y
 * @param {Context} context
 */
export function defence(value, x, y, context) {
  return valued("pv-defence", s("path", { d: SHIELD }), value, x, y, context.t("board-defence"));
}

/**
 * A sign with its figure; none is shown as a dash without the sign.
 * @param {string} kind
 * @param {SVGElement} sign
 * @param {unknown} value
 * @param {number} x
 * @param {number} y
 * @param {string} title
 */
function valued(kind, sign, value, x, y, title) {
  const none = !value;
  return s(
    "g",
    { class: `pv-value ${kind}${none ? " is-none" : ""}`, transform: `translate(${x} ${y})` },
    s("title", null, title),
    sign,
    s("text", { y: 7.4 }, none ? "–" : String(value)),
  );
}

/**
 * What a counter costs, as a tag on its corner.
 * @param {unknown} value
 * @param {Context} context
 */
function price(value, context) {
  return s(
    "g",
    { class: "pv-price", transform: "translate(-24 -9)" },
    s("title", null, context.t("board-cost")),
    s("path", { d: "M-9 -8.500H5L11 0L5 8.500H-9Z" }),
    s("text", { x: -1.5, y: 5 }, String(value ?? "")),
  );
}

/**
 * A small token at the side of a man.
 * @param {string} kind
 * @param {string} name
 */
function mark(kind, name) {
  return s(
    "g",
    { class: `pv-mark ${name}`, transform: "translate(-21.5 -5)" },
    s("circle", { r: 8.5 }),
    s("path", { d: TOKENS[kind], transform: "scale(0.34)" }),
  );
}

/**
 * A token. Give it another data-id where it lies in a pile.
 * @param {Context} context
 * @param {string} kind
 */
export function token(context, kind) {
  return s(
    "g",
    { class: `pv-piece pv-token pv-token-${kind}`, data: { id: kind, kind: "token" } },
    s("title", null, context.name(kind)),
    s("circle", { class: "pv-halo", r: 33 }),
    s("circle", { class: "pv-shadow", cx: 1.5, cy: 2.5, r: 28 }),
    s("circle", { class: "pv-ground", r: 28 }),
    s("circle", { class: "pv-rim", r: 24.5 }),
    s("path", { class: "pv-glyph", d: TOKENS[kind] ?? "" }),
  );
}

/**
 * A die; one that has hit is white on ink.
 * @param {number} face 1 to 6
 * @param {boolean} [hit]
 */
export function die(face, hit = false) {
  return s(
    "g",
    { class: `pv-die${hit ? " is-hit" : ""}`, data: { face } },
    s("rect", { x: -29, y: -29, width: 58, height: 58, rx: 11 }),
    (PIPS[face] ?? []).map(([x, y]) => s("circle", { cx: x * 15.5, cy: y * 15.5, r: 6 })),
  );
}

/**
 * A rectangle in a colour with its pattern, or split between two colours.
 * @param {readonly string[]} colours
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
export function swatch(colours, x, y, width, height) {
  const [first = "green", second] = colours;
  const whole = `M${x} ${y}h${width}v${height}h${-width}Z`;
  const half = `M${x + width} ${y}v${height}h${-width}Z`;
  return s(
    "g",
    { class: "pv-swatch" },
    s("path", { class: `pv-fill-${first}`, d: whole }),
    s("path", { class: `pv-pattern-${first}`, d: whole }),
    second && [
      s("path", { class: `pv-fill-${second}`, d: half }),
      s("path", { class: `pv-pattern-${second}`, d: half }),
      s("path", { class: "pv-split", d: `M${x + width} ${y}l${-width} ${height}` }),
    ],
  );
}

/**
 * The title of a section of the map, at its upper left corner.
 * @param {string} text
 * @param {number} [x]
 */
export function heading(text, x = 8) {
  return s("text", { class: "pv-heading", x, y: 25 }, text);
}

/**
 * Definitions that the whole board uses: once, in the map. `pv-<colour>` is the full colour with
 * its pattern in light, `pv-pale-<colour>` only the pattern, for a pale ground.
 */
export function patterns() {
  return s(
    "defs",
    null,
    tile(
      "pv-green",
      9,
      "rotate(-45)",
      ground(9, "green"),
      s("path", { class: "pv-line-light", d: "M0 4.5H9" }),
    ),
    tile("pv-red", 8, "", ground(8, "red"), s("path", { class: "pv-line-light", d: "M0 4H8" })),
    tile(
      "pv-purple",
      8,
      "rotate(45)",
      ground(8, "purple"),
      s("circle", { class: "pv-dot-light", cx: 4, cy: 4, r: 1.7 }),
    ),
    tile("pv-pale-green", 10, "rotate(-45)", s("path", { class: "pv-line-green", d: "M0 5H10" })),
    tile("pv-pale-red", 9, "", s("path", { class: "pv-line-red", d: "M0 4.5H9" })),
    tile(
      "pv-pale-purple",
      9,
      "rotate(45)",
      s("circle", { class: "pv-dot-purple", cx: 4.5, cy: 4.5, r: 1.8 }),
    ),
    tile("pv-weary", 6, "rotate(-45)", s("path", { class: "pv-line-weary", d: "M0 3H6" })),
    tile("pv-soil", 13, "rotate(-45)", s("path", { class: "pv-line-soil", d: "M0 3H13M0 6H8" })),
  );
}

/** @param {number} size @param {string} colour */
function ground(size, colour) {
  return s("rect", { class: `pv-full-${colour}`, width: size, height: size });
}

/**
 * @param {string} id
 * @param {number} size
 * @param {string} turn
 * @param {...SVGElement} drawing
 */
function tile(id, size, turn, ...drawing) {
  return s(
    "pattern",
    {
      id,
      width: size,
      height: size,
      patternUnits: "userSpaceOnUse",
      patternTransform: turn || null,
    },
    drawing,
  );
}
