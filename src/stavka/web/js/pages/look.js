// Looking at a game that cannot be played yet: its map, and its armies where they begin.

import { h, replace } from "../dom.js";
import { games } from "../lobby.js";
import { api, Refused } from "../net.js";
import { message, select, showError } from "../parts.js";
import { settings } from "../settings.js";
import { tab } from "../tab.js";
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
  const page = new Page(main, params.slot, encodeURIComponent(params.game ?? ""));
  try {
    await page.begin(new URLSearchParams(location.search).get("scenario") ?? "");
  } catch (error) {
    if (!(error instanceof Refused && error.status === 404)) throw error;
    const game = (await games()).find((g) => g.id === params.game);
    const text = game ? t("ui-look-none") : t("ui-lost-text");
    message(main, { title: game?.title ?? t("ui-lost-title"), text });
  }
  return () => page.leave();
}

class Page {
  /**
   * @param {HTMLElement} main
   * @param {HTMLElement} slot
   * @param {string} game
   */
  constructor(main, slot, game) {
    this.main = main;
    this.slot = slot;
    this.game = game;
    this.title = "";
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
    tab("");
  }

  /** Whether something else is shown by now. @param {number} turn */
  left(turn) {
    return turn !== this.turn || document.body.dataset.page !== "look";
  }

  /**
   * All that is needed is asked for at once, the scenario that the address names too.
   * @param {string} wanted
   */
  async begin(wanted) {
    const mine = this.turn;
    const texts = loadTexts(settings.language, this.game);
    /** @type {Promise<LookModule>} */
    const module = import(`/board/${this.game}/look.js`);
    for (const coming of [texts, module, wanted ? this.view(wanted) : null]) {
      coming?.catch(() => {}); // it is awaited when it is known that there is something to see
    }
    /** @type {{ title: string, scenarios: Scene[] }} */
    const { title, scenarios } = await api.get(`/api/look/${this.game}`);
    const ids = scenarios.map((s) => s.id);
    const scene = ids.includes(wanted) ? wanted : (ids[0] ?? "");
    this.view(scene).catch(() => {});
    await texts;
    this.module = await module;
    if (this.left(mine)) return;
    this.title = title;
    this.head(scenarios, scene);
    await this.draw(scene);
  }

  /** @param {string} scenario */
  view(scenario) {
    if (this.coming?.scenario !== scenario) {
      const view = api.get(`/api/look/${this.game}/${encodeURIComponent(scenario)}`);
      this.coming = { scenario, view };
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
    replace(this.slot, h("div", { class: "look-head" }, h("h1", {}, this.title), choice));
  }

  /** @param {string} scenario */
  async draw(scenario) {
    const mine = ++this.turn;
    this.main.setAttribute("aria-busy", "true");
    try {
      const view = await this.view(scenario);
      if (this.left(mine) || !this.module) return;
      tab(`${view.title} · ${this.title}`);
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
