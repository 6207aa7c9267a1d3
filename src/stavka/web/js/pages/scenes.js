// Pictures of the scenarios on the set-up page, drawn by the brushes of the game's board.

import { h } from "../dom.js";
import { guideOf } from "../guide.js";

/** @typedef {import("../lobby.js").GameInfo} GameInfo */

/** The place of a picture, until it comes. @param {string} scenario */
export function placeOf(scenario) {
  return h("span", { class: "scenario-picture", "aria-hidden": "true", data: { scenario } });
}

/**
 * Draws them, one in each frame: the page can be used meanwhile.
 * @param {GameInfo} game
 * @param {HTMLElement} root
 */
export async function drawScenes(game, root) {
  const places = [
    .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".scenario-picture")),
  ];
  if (places.length === 0) return;
  /** @type {[import("../../types.d.ts").BoardContext, any]} */
  const [context, drawn] = await Promise.all([
    guideOf(game.id),
    import(`/board/${game.id}/scenarios.js`),
  ]);
  for (const place of places) {
    place.append(await drawn.picture({ ...context, scenario: place.dataset.scenario ?? "" }));
    await new Promise((resolve) => setTimeout(resolve));
    if (!place.isConnected) return;
  }
}
