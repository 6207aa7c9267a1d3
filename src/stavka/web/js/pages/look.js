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
    /** @type {{ scenario: string, view: Promise<any> } | null} */
    this.coming = null;
    this.turn = 0; // of scenarios: one that comes too late is not shown
  }

  leave() {
    this.turn += 1;
    this.look?.destroy();
    this.look = null;
    document.title = t("ui-brand");
  }

  /** Whether something else is shown by now. @param {number} turn */
  left(turn) {
    return turn !== this.turn || document.body.dataset.page !== "look";
  }

  /** @param {string} wanted the scenario that the address names */
  async begin(wanted) {
    const mine = this.turn;
    const [{ scenarios, scene }, , module] = await Promise.all([
      this.scenes(wanted),
      loadTexts(settings.language, this.game.id),
      /** @type {Promise<LookModule>} */ (import(`/board/${this.game.id}/look.js`)),
    ]);
    if (this.left(mine)) return;
    this.module = module;
    this.head(scenarios, scene);
    await this.draw(scene);
  }

  /**
   * The scenarios, and which one is shown; it is fetched while the board still comes.
   * @param {string} wanted
   * @returns {Promise<{ scenarios: Scene[], scene: string }>}
   */
  async scenes(wanted) {
    const { scenarios } = await api.get(`/api/look/${this.game.id}`);
    const ids = scenarios.map((/** @type {Scene} */ s) => s.id);
    const scene = ids.includes(wanted) ? wanted : ids[0];
    this.view(scene).catch(() => {}); // it is awaited where it is drawn
    return { scenarios, scene };
  }

  /** @param {string} scenario */
  view(scenario) {
    if (this.coming?.scenario !== scenario) {
      this.coming = { scenario, view: api.get(`/api/look/${this.game.id}/${scenario}`) };
    }
    return this.coming.view;
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
      const view = await this.view(scenario);
      if (this.left(mine) || !this.module) return;
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
      if (this.left(mine)) look.destroy();
      else this.look = look;
    } finally {
      this.coming = null; // one that failed is asked for again
      if (mine === this.turn) this.main.removeAttribute("aria-busy");
    }
  }
}
