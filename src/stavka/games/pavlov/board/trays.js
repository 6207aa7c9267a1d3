// Where counters and tokens are taken from the stock: each tray is shown while something may be
// taken; the reinforcements can be looked at at any time.

import { capital } from "/web/js/board/words.js";
import { h, replace, s } from "/web/js/dom.js";
import { man, token, weapon } from "./counters.js";

/** @typedef {import("/web/types.d.ts").BoardContext} BoardContext */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */

const CARGO = ["ammunition", "first-aid", "food", "sapper"];

/** @param {BoardContext} context */
export function makeTrays(context) {
  const tokens = makeTokens(context);
  const recruits = makeRecruits(context);
  return {
    tokens: tokens.el,
    recruits: recruits.el,
    /** @param {MatchState} state */
    update(state) {
      tokens.update(state);
      recruits.update(state);
    },
  };
}

/** A drawing of its own among words.
 * @param {SVGElement} drawing
 * @param {string} [name] for a class */
export function picture(drawing, name = "pvh-counter") {
  return s("svg", { class: name, viewBox: "-37 -37 74 74", "aria-hidden": "true" }, drawing);
}

/** Tokens to be staged or loaded.
 * @param {BoardContext} context */
function makeTokens(context) {
  const title = h("h2");
  const row = h("div", { class: "pvh-tokens" });
  const el = h("section", { class: "pvh-token-tray", hidden: true }, title, row);
  return {
    el,
    /** @param {MatchState} state */
    update({ board, questions }) {
      const kind = questions
        .map((question) => question.kind)
        .find((each) => each === "resupply" || each === "load");
      el.hidden = !kind;
      if (!kind) return replace(row);
      const box = kind === "load" ? "staging" : "stock";
      title.textContent = context.t(kind === "load" ? "board-staging-tray" : "board-stock");
      return replace(
        row,
        CARGO.map((id) => {
          const count = Number(board[box]?.[id] ?? 0);
          const one = token(context, id);
          one.dataset.id = `${box} ${id}`;
          return h(
            "div",
            { class: count ? "pvh-token" : "pvh-token none" },
            picture(one),
            h("b", null, `×${count}`),
            h(
              "span",
              { class: "pvh-pick", data: { id, kind: "token" } },
              capital(context.name(id)),
            ),
          );
        }),
      );
    },
  };
}

/** Men and weapons that may still come, with their cost.
 * @param {BoardContext} context */
function makeRecruits(context) {
  const count = h("span");
  const row = h("div", { class: "pvh-recruits" });
  const el = h(
    "details",
    { class: "pvh-recruit-tray" },
    h("summary", null, h("h2", null, context.t("board-recruits")), count),
    row,
  );
  /** @type {Map<string, SVGSVGElement>} */
  const made = new Map();
  let asked = false;
  /** @type {MatchState | null} */
  let latest = null;
  const fill = () => {
    if (!latest) return;
    const wanted = stock(latest);
    for (const [id, one] of made) {
      if (wanted.includes(id)) continue;
      one.remove();
      made.delete(id);
    }
    if (!el.open) return;
    wanted.forEach((id, place) => {
      let one = made.get(id);
      if (!one) {
        const draw = id in (context.edition.men ?? {}) ? man : weapon;
        const counter = draw(context, id, { cost: true });
        counter.dataset.at = "stock";
        one = picture(counter);
        one.removeAttribute("aria-hidden");
        made.set(id, one);
      }
      if (row.children[place] !== one) row.insertBefore(one, row.children[place] ?? null);
    });
  };
  el.addEventListener("toggle", fill);
  return {
    el,
    /** @param {MatchState} state */
    update(state) {
      latest = state;
      const asks = state.questions.some((question) => question.kind === "reinforce");
      if (asks !== asked) el.open = asks;
      asked = asks;
      el.classList.toggle("asked", asks);
      const [men, weapons] = [Object.values(state.board.men), Object.values(state.board.weapons)];
      count.textContent = context.t("board-recruits-left", {
        men: men.filter((one) => one.place === "stock").length,
        weapons: weapons.filter((at) => at === "stock").length,
      });
      fill();
    },
  };
}

/** Who is in the stock, in the order of the box.
 * @param {MatchState} state */
function stock({ board }) {
  const men = Object.keys(board.men).filter((id) => board.men[id].place === "stock");
  const weapons = Object.keys(board.weapons).filter((id) => board.weapons[id] === "stock");
  return [...men, ...weapons];
}
