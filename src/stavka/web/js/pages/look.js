// Looking at a game that cannot be played yet: its map, and its armies where they begin.

import { h, replace } from "../dom.js";
import { games } from "../lobby.js";
import { api } from "../net.js";
import { message, select, showError } from "../parts.js";
import { settings } from "../settings.js";
import { language, loadTexts, name, t } from "../texts.js";

/** @typedef {{ id: string, title: string }} Scene */
/**
 * What a board is given that shows a scenario.
 * @typedef {{ view: any, language: string, settings: typeof settings, t: typeof t,
 *   name: typeof name }} LookContext
 * @typedef {{ destroy(): void }} Look
 * @typedef {{ show: (root: HTMLElement, context: LookContext) => Promise<Look> }} LookModule
 */

/**
 * @param {HTMLElement} main
 * @param {import("../main.js").Params} params
 * @returns {Promise<() => void>}
 */
export async function show(main, params) {
  const all = await games();
  const game = all.find((g) => g.id === params.game);
  if (!game?.look) {
    const text = game ? t("ui-look-none") : t("ui-lost-text");
    message(main, { title: game?.title ?? t("ui-lost-title"), text });
    return () => {};
  }
  const page = new Page(main, params.slot, game);
  await page.begin(new URLSearchParams(location.search).get("scenario") ?? "");
  return () => page.leave();
}

class Page {
  /**
   * @param {HTMLElement} main
   * @param {HTMLElement} slot
   * @param {import("../lobby.js").GameInfo} game
   */
  constructor(main, slot, game) {
    this.main = main;
    this.slot = slot;
    this.game = game;
    /** @type {Look | null} */
    this.look = null;
    /** @type {LookModule | null} */
    this.module = null;
    this.turn = 0; // of scenarios: one that comes too late is not shown
  }

  leave() {
    this.turn += 1;
    this.look?.destroy();
    this.look = null;
    document.title = t("ui-brand");
  }

  /** @param {string} wanted the scenario that the address names */
  async begin(wanted) {
    const mine = this.turn;
    const folder = `/board/${this.game.id}`;
    const scenes = api.get(`/api/look/${this.game.id}`);
    const [{ scenarios }, , module] = await Promise.all([
      scenes,
      loadTexts(settings.language, this.game.id),
      /** @type {Promise<LookModule>} */ (import(`${folder}/look.js`)),
      sheet(`${folder}/look.css`),
      sheet(`${folder}/panel.css`),
    ]);
    if (mine !== this.turn) return;
    this.module = module;
    const scene = scenarios.find((/** @type {Scene} */ s) => s.id === wanted) ?? scenarios[0];
    this.head(scenarios, scene.id);
    await this.draw(scene.id);
  }

  /** @param {Scene[]} scenarios @param {string} shown */
  head(scenarios, shown) {
    const values = scenarios.map((s) => ({ value: s.id, label: s.title }));
    const choice = select(values, shown, (id) => {
      history.replaceState(history.state, "", `?scenario=${id}`);
      this.draw(id).catch(showError);
    });
    choice.setAttribute("aria-label", t("ui-look-scenario"));
    replace(
      this.slot,
      h("div", { class: "look-head" }, h("h1", {}, this.game.title), choice),
    );
  }

  /** @param {string} scenario */
  async draw(scenario) {
    const mine = ++this.turn;
    this.main.setAttribute("aria-busy", "true");
    try {
      const view = await api.get(`/api/look/${this.game.id}/${scenario}`);
      if (mine !== this.turn || !this.module) return;
      document.title = `${view.title} · ${this.game.title} · ${t("ui-brand")}`;
      this.look?.destroy();
      this.look = null;
      const root = h("div", { class: "look", data: { scenario } });
      replace(this.main, root);
      const look = await this.module.show(root, {
        view,
        language: language(),
        settings,
        t,
        name,
      });
      if (mine === this.turn) this.look = look;
      else look.destroy();
    } finally {
      if (mine === this.turn) this.main.removeAttribute("aria-busy");
    }
  }
}

/** Loads a style sheet, once. @param {string} href */
function sheet(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = h("link", { rel: "stylesheet", href });
    link.onload = () => resolve(undefined);
    link.onerror = () => resolve(undefined); // a map without its colours is better than none
    document.head.append(link);
  });
}
