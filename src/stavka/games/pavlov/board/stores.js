// What belongs to the house as a whole: the target of the storm group over the ruined corner, the
// walls and the suppressive fire of each colour, and the supplies.

import { figure } from "/web/js/board/figures.js";
import { s } from "/web/js/dom.js";
import { STORM, STRIP } from "./building.js";
import { COLOURS, defence, place, swatch, token } from "./counters.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */

const PANEL = 177;
const GAP = 7;
const MOST = 6; // tokens that one action can lay at once
const PILES = ["suppression", "food", "first-aid", "sapper"];

/**
 * The card in the Storm Group box, if there is one.
 * @param {Context} context
 */
export function makeStorm(context) {
  const { x, y, width, height } = STORM;
  const slip = s("g", { class: "pv-slip" });
  const el = s(
    "g",
    { class: "pv-storm", transform: `translate(${x} ${y})` },
    s("rect", { class: "pv-storm-box", width, height, rx: 3 }),
    s("text", { class: "pv-label", x: 14, y: 26 }, context.t("board-storm-group")),
    slip,
  );
  let shown = /** @type {string | null | undefined} */ (undefined);
  return {
    el,
    /** @param {MatchState} state */
    update(state) {
      const card = state.board.storm ?? null;
      if (card === shown) return;
      shown = card;
      el.classList.toggle("is-empty", !card);
      slip.replaceChildren(...(card ? target(context, card, width) : [nothing(context, width)]));
      if (card) Object.assign(slip.dataset, { id: card, kind: "storm" });
      else delete slip.dataset.id;
    },
  };
}

/** @param {Context} context @param {number} width */
function nothing(context, width) {
  return s("text", { class: "pv-storm-none", x: width / 2, y: 82 }, context.t("board-storm-none"));
}

/**
 * @param {Context} context
 * @param {string} card
 * @param {number} width
 */
function target(context, card, width) {
  const name = context.name(card);
  const points = Number(figure(context, "storm", card, "points"));
  const colour = String(figure(context, "storm", card, "colour"));
  return [
    s("rect", { class: "pv-light", x: 4, y: 4, width: width - 8, height: 120, rx: 3 }),
    s(
      "text",
      { class: "pv-storm-name", x: 14, y: 62, "font-size": name.length > 17 ? 23 : 28 },
      name,
    ),
    s("g", null, s("title", null, context.name(colour)), swatch([colour], 14, 78, 44, 34)),
    place(defence(figure(context, "storm", card, "defense"), 0, 0, context), 92, 96, 88),
    s(
      "text",
      { class: "pv-storm-points", x: 124, y: 104 },
      context.t("board-storm-worth", { points }),
    ),
  ];
}

/**
 * The strip below the house.
 * @param {Context} context
 */
export function makeStrip(context) {
  const panels = COLOURS.map((colour, n) => makePanel(context, colour, n * (PANEL + GAP)));
  const supplies = makeSupplies(context, 3 * (PANEL + GAP));
  return {
    el: s(
      "g",
      { class: "pv-strip", transform: `translate(${STRIP.x} ${STRIP.y})` },
      panels.map((p) => p.el),
      supplies.el,
    ),
    /** @param {MatchState} state */
    update(state) {
      for (const panel of panels) panel.update(state);
      supplies.update(state);
    },
  };
}

/**
 * One colour: its Defense Value and its suppression box.
 * @param {Context} context
 * @param {string} colour
 * @param {number} x
 */
function makePanel(context, colour, x) {
  const highest = Number(figure(context, "defense", colour, "highest"));
  const lowest = Number(figure(context, "defense", colour, "lowest"));
  const values = Array.from({ length: highest - lowest + 1 }, (_, i) => highest - i);
  const step = Math.min(37, (PANEL - 32) / values.length);
  const shields = values.map((value, i) => {
    const sign = defence(value, 0, 0, context);
    return { value, el: place(sign, 28 + step * (i + 0.5), 33, 70) };
  });
  const pile = s("g", { class: "pv-pile" });
  const count = s("text", { class: "pv-count", x: PANEL - 10, y: 91 });
  const empty = s("text", { class: "pv-nothing", x: 30, y: 90 }, context.name("suppression"));
  const el = s(
    "g",
    {
      class: `pv-panel pv-panel-${colour}`,
      data: { id: colour, kind: "colour" },
      transform: `translate(${x} 0)`,
    },
    s("title", null, context.name(colour)),
    s("rect", { class: "pv-panel-ground", width: PANEL, height: STRIP.height, rx: 4 }),
    s("path", {
      class: `pv-strong-${colour}`,
      d: `M4 0H20V${STRIP.height}H4a4 4 0 0 1 -4 -4V4a4 4 0 0 1 4 -4Z`,
    }),
    shields.map((shield) => shield.el),
    s("path", { class: "pv-fine", d: `M28 61H${PANEL - 8}` }),
    empty,
    pile,
    count,
    s("rect", { class: "pv-light", x: 2, y: 2, width: PANEL - 4, height: STRIP.height - 4, rx: 4 }),
    Array.from({ length: MOST }, (_, i) => offer(colour, i + 1)),
  );
  /** @type {SVGGElement[]} */
  const laid = [];
  return {
    el,
    /** @param {MatchState} state */
    update(state) {
      const value = Number(state.board.defense[colour]);
      for (const shield of shields) {
        shield.el.classList.toggle("is-now", shield.value === value);
        shield.el.classList.toggle("is-lost", shield.value > value);
      }
      const tokens = Number(state.board.suppression[colour]);
      while (laid.length > tokens) laid.pop()?.remove();
      while (laid.length < tokens)
        laid.push(pile.appendChild(counted(context, colour, laid.length + 1)));
      const gap = Math.min(28, 92 / Math.max(1, tokens - 1));
      laid.forEach((one, i) => place(one, 45 + gap * i, 83, 32));
      count.textContent = String(tokens);
      el.classList.toggle("is-bare", !tokens);
    },
  };
}

/** @param {Context} context @param {string} colour @param {number} n */
function counted(context, colour, n) {
  const one = token(context, "suppression");
  Object.assign(one.dataset, { id: `${colour} suppression ${n}`, at: colour });
  return one;
}

/**
 * Where a number of tokens can be laid: seen only while that may be chosen.
 * @param {string} colour
 * @param {number} n
 */
function offer(colour, n) {
  return s(
    "g",
    {
      class: "pv-offer",
      data: { id: `${colour} ${n}`, kind: "amount" },
      transform: `translate(${17 + n * 25} 83)`,
    },
    s("circle", { r: 11.5 }),
    s("text", { y: 6 }, String(n)),
  );
}

/**
 * @param {Context} context
 * @param {number} x
 */
function makeSupplies(context, x) {
  const width = STRIP.width - x;
  const piles = s("g");
  /** @type {Map<string, { el: SVGGElement, count: SVGTextElement }>} */
  const made = new Map();
  const el = s(
    "g",
    {
      class: "pv-panel pv-supplies",
      data: { id: "supplies", kind: "box" },
      transform: `translate(${x} 0)`,
    },
    s("rect", { class: "pv-panel-ground", width, height: STRIP.height, rx: 4 }),
    s("text", { class: "pv-label", x: 12, y: 21 }, context.t("board-supplies")),
    piles,
  );
  return {
    el,
    /** @param {MatchState} state */
    update(state) {
      /** @type {Record<string, number>} */
      const supplies = state.board.supplies;
      const kinds = [...new Set([...PILES, ...Object.keys(supplies)])];
      kinds.forEach((kind, i) => {
        let pile = made.get(kind);
        if (!pile) {
          pile = makePile(context, kind);
          made.set(kind, pile);
          piles.append(pile.el);
        }
        const columns = Math.ceil(kinds.length / 2);
        place(
          pile.el,
          26 + (i % columns) * ((width - 8) / columns),
          48 + Math.floor(i / columns) * 37,
        );
        const many = supplies[kind] ?? 0;
        pile.count.textContent = String(many);
        pile.el.classList.toggle("is-none", !many);
      });
    },
  };
}

/** @param {Context} context @param {string} kind */
function makePile(context, kind) {
  const one = place(token(context, kind), 0, 0, 34);
  Object.assign(one.dataset, { id: `supplies ${kind}`, at: "supplies" });
  const count = s("text", { class: "pv-count", x: 23, y: 8 });
  return { el: s("g", { class: "pv-supply" }, one, count), count };
}
