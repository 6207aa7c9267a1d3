// What a unit or a hex is, for the inspector.

import { counterPicture } from "./counters.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Description} Description */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./board.d.ts").Laid} Laid */
/** @typedef {import("./look.d.ts").Ground} Ground */
/** @typedef {import("./look.d.ts").View} View */

/**
 * @param {Context} context
 * @param {View | null} scenario
 * @param {Ground | undefined} ground
 * @param {MatchState | null} state
 * @param {string} id
 * @returns {Description | null}
 */
export function describe({ t, name }, scenario, ground, state, id) {
  const hex = ground?.hexes[id];
  if (hex) {
    const terrain = { label: t("board-terrain"), value: name(`terrain-${hex.terrain}`) };
    return {
      title: t("board-hex", { hex: id }),
      kind: terrain.value,
      rows: [{ ...terrain, origin: hex.confidence }],
    };
  }
  const unit = scenario?.units[id];
  if (!unit) return null;
  const [, face] = /** @type {Laid} */ (state?.board.units[id] ?? ["", 0]);
  /** @param {string} field */
  const origin = (field) => unit.origins?.[field] ?? unit.origins?.["*"];
  return {
    title: unit.label,
    kind: name(`branch-${unit.branch}`),
    picture: counterPicture(
      unit,
      face,
      84,
      t("board-face", { face: unit.faces[face]?.text ?? "" }),
    ),
    rows: [
      {
        label: t("board-figures"),
        value: unit.faces.map((each) => each.text).join(" / "),
        origin: origin("faces"),
      },
      { label: t("board-steps"), value: String(unit.steps), origin: origin("steps") },
      {
        label: t("board-quality"),
        value: name(`quality-${unit.quality}`),
        origin: origin("quality"),
      },
      { label: t("board-movement"), value: t(unit.mechanized ? "board-mechanized" : "board-foot") },
    ],
  };
}
