// How a game is played, on one page: its aim, a turn, what its components say, what wins, tips.

import { h, replace } from "../dom.js";
import { guideOf } from "../guide.js";
import { games, learn, playNow } from "../lobby.js";
import { api } from "../net.js";
import { button, message } from "../parts.js";
import { tab } from "../tab.js";
import { t } from "../texts.js";
import { guides } from "./guides.js";

/** @typedef {import("../../types.d.ts").Picture} Picture */
/** @typedef {import("../../wire.d.ts").HowToInfo} HowToInfo */
/** @typedef {import("../../wire.d.ts").PartInfo} PartInfo */
/** @typedef {import("../lobby.js").GameInfo} GameInfo */
/** @typedef {Record<string, () => Picture>} Pictures */

/**
 * @param {HTMLElement} main
 * @param {import("../main.js").Params} params
 * @returns {Promise<() => void>}
 */
export async function show(main, params) {
  const game = (await games()).find(({ id }) => id === params.game);
  if (!game?.howto) {
    message(main, { title: t("ui-lost-title"), text: t("ui-lost-text") });
    return () => {};
  }
  tab(`${t("ui-howto")}: ${game.title}`);
  /** @type {[HowToInfo, import("../../types.d.ts").BoardContext, any]} */
  const [page, context, drawn] = await Promise.all([
    api.get(`/api/games/${game.id}/howto`),
    guideOf(game.id),
    import(`/board/${game.id}/howto.js`),
  ]);
  replace(main, h("div", { class: "page howto" }, head(game), body(page, drawn.pictures(context))));
  return () => {};
}

/** @param {GameInfo} game */
function head(game) {
  return h(
    "header",
    { class: "page-head howto-head" },
    h(
      "div",
      {},
      h("p", { class: "cap" }, t("ui-howto")),
      h("h1", {}, game.title),
      h("p", { class: "muted" }, game.summary),
      h(
        "div",
        { class: "row" },
        game.lesson
          ? button(t("ui-learn"), { kind: "main", icon: "hint", click: () => learn(game.id) })
          : button(t("ui-play-now"), { kind: "main", icon: "play", click: () => playNow(game) }),
        h("a", { class: "button plain", href: `/new/${game.id}` }, t("ui-set-up")),
      ),
      guides(game, "howto"),
    ),
    h("img", { src: `/board/${game.id}/cover.svg`, alt: "", width: 800, height: 500 }),
  );
}

/** @param {HowToInfo} page @param {Pictures} pictures */
function body(page, pictures) {
  return [
    section(
      "aim",
      t("ui-howto-aim"),
      page.aim.map((text) => h("p", {}, text)),
    ),
    section(
      "turn",
      t("ui-howto-turn"),
      h(
        "ol",
        { class: "howto-phases" },
        page.phases.map(({ title, text }) => h("li", {}, h("h3", {}, title), h("p", {}, text))),
      ),
    ),
    section(
      "parts",
      t("ui-howto-parts"),
      page.parts.map((part) => partOf(part, pictures)),
    ),
    section("win", t("ui-howto-win"), list("ul", page.win)),
    section("tips", t("ui-howto-tips"), list("ol", page.tips)),
  ];
}

/** @param {string} id @param {string} title @param {import("../dom.js").Child} inside */
function section(id, title, inside) {
  return h(
    "section",
    { class: `howto-section howto-${id}`, "aria-labelledby": id },
    h("h2", { id }, title),
    inside,
  );
}

/** @param {"ul" | "ol"} tag @param {string[]} texts */
function list(tag, texts) {
  return h(
    tag,
    { class: "howto-list" },
    texts.map((text) => h("li", {}, text)),
  );
}

/** @param {PartInfo} part @param {Pictures} pictures */
function partOf(part, pictures) {
  const picture = pictures[part.picture]?.();
  const words = [h("h3", {}, part.title), part.text ? h("p", {}, part.text) : null];
  const signs = Object.entries(part.signs);
  return h(
    "article",
    { class: `howto-part${picture && !picture.wide ? " is-pictured" : ""}` },
    picture ? figure(picture) : null,
    h(
      "div",
      { class: "howto-words" },
      words,
      part.notes.length ? list("ol", part.notes) : null,
      signs.length
        ? h(
            "ul",
            { class: "howto-signs" },
            signs.map(([sign, text]) =>
              h(
                "li",
                {},
                h("span", { class: "howto-sign", "aria-hidden": "true" }, pictures[sign]?.().el),
                h("span", {}, text),
              ),
            ),
          )
        : null,
    ),
  );
}

/** A picture with numbers around it that point at what the notes explain. @param {Picture} picture */
function figure(picture) {
  const { el } = picture;
  const box = el instanceof SVGSVGElement ? el.viewBox.baseVal : null;
  return h(
    "div",
    { class: "howto-figure", "aria-hidden": "true", inert: true },
    h(
      "div",
      { class: `howto-drawn${box && box.width > 1.3 * box.height ? " is-broad" : ""}` },
      el,
      (picture.marks ?? []).map(([x, y, from], n) => pointer(n + 1, x, y, from)),
    ),
  );
}

/** @param {number} number @param {number} x @param {number} y @param {import("../../types.d.ts").Mark[2]} from */
function pointer(number, x, y, from) {
  const el = h("span", { class: `howto-pointer is-${from}` }, h("b", {}, number));
  el.style.setProperty("--x", String(x));
  el.style.setProperty("--y", String(y));
  return el;
}
