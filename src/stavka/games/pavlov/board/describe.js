// What a thing is, for the inspector: its figures, each with where it comes from, what it is
// doing now, and the rules about it.

import { figure, figureRow } from "/web/js/board/figures.js";
import { capital, list } from "/web/js/board/words.js";
import { german, man, show, token, weapon } from "./counters.js";
import { describeCard } from "./describe-cards.js";
import { patch, picture, rules } from "./details.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Description} Description */
/** @typedef {Record<string, any>} View */

/** Rules about each letter. @type {Record<string, string[]>} */
const LETTER_RULES = {
  C: ["4.4a", "4.4b", "4.4.1a"],
  F: ["4.6a", "4.6b"],
  A: ["4.8a", "4.8b"],
  G: ["4.9a", "4.9b"],
  M: ["4.10a", "4.10b"],
  I: ["4.12.1a", "4.12.1b", "4.12.1e"],
  S: ["4.12.2a"],
};
/** @type {Record<string, string[]>} */
const UNIT_RULES = {
  battalion: ["3.4.4a", "2.6.1c"],
  division: ["2.5.1a", "2.5.2c"],
  flotilla: ["2.9.2b", "2.9.2c"],
  aa1083: ["2.11.2a", "3.4.1b"],
  artillery: ["2.8.2a", "4.6a"],
  aa267: ["2.10.2a", "3.4.1b"],
  signal: ["2.7.3a", "2.7.4a", "3.4.3a"],
  army: ["2.4.2c", "6.3b"],
};
/** @type {Record<string, string[]>} */
const TOKEN_RULES = {
  action: ["4.0b"],
  command: ["4.4e"],
  disrupted: ["3.2d", "4.11a"],
  suppression: ["4.3a", "3.5.2a"],
  sapper: ["2.6.1a", "2.6.2a", "3.5.4a"],
  ammunition: ["2.9.3b"],
  "first-aid": ["5.0a"],
  wire: ["2.7.3a", "2.7.4a"],
  artillery: ["2.8.2a", "4.6a"],
  food: ["3.7a"],
  "anti-aircraft": ["3.4.1b"],
};
const STATES = /** @type {const} */ (["exhausted", "disrupted", "acted", "commanded"]);
const AWAY = ["stock", "out"];

/**
 * @param {Context} context
 * @param {View} board what the seat sees
 * @param {string} id
 * @returns {Description | null}
 */
export function describe(context, board, id) {
  const { edition } = context;
  const [first = "", second = ""] = id.split(" ");
  if (/^s\d+$/.test(first)) return describeCard(context, board, id);
  if (first in (edition.men ?? {})) return describeMan(context, board, first);
  if (first in (edition.weapons ?? {})) return describeWeapon(context, board, first);
  if (first in (edition.germans ?? {})) return describeGerman(context, board, first);
  if (first in (edition.squares ?? {})) return describeSquare(context, board, first);
  if (second in (edition.tokens ?? {})) return describeToken(context, board, second);
  if (first in (edition.locations ?? {})) return describeLocation(context, board, first);
  if (/^track-\d+(-\d+)?$/.test(first)) return describeTrack(context, board, first);
  if (first in (edition.defense ?? {})) return describeColour(context, board, first);
  if (first in (edition.tokens ?? {})) return describeToken(context, board, first);
  if (first === "reserves" || first === "supplies" || first === "staging")
    return describeBox(context, board, first);
  return describeCard(context, board, id);
}

/** Of who can be called up: what he costs and what he can do. @param {Context} context
 * @param {View} board @param {string} id @returns {Description["rows"]} */
export function facts(context, board, id) {
  const where = board.men[id]?.place ?? board.weapons[id];
  if (where !== "stock") return [];
  const rows = describe(context, board, id)?.rows ?? [];
  const { t } = context;
  const told = [t("board-cost"), t("board-attack"), t("board-suppress"), t("board-abilities")];
  return told
    .flatMap((label) => rows.find((row) => row.label === label) ?? [])
    .filter(({ value }) => value !== "–");
}

/** @param {Context} context @param {View} board @param {string} id @returns {Description} */
function describeMan(context, board, id) {
  const { t } = context;
  const now = board.men[id] ?? {};
  const letters = [...String(figure(context, "men", id, "letters") ?? "")];
  const drawn = man(context, id);
  show(drawn, now);
  const starter = figure(context, "men", id, "starter");
  return {
    title: capital(context.name(id)),
    kind: t("board-is-man"),
    picture: picture(drawn),
    rows: [
      figureRow(context, t("board-attack"), "men", id, "attack"),
      figureRow(context, t("board-suppress"), "men", id, "suppress"),
      figureRow(context, t("board-abilities"), "men", id, "letters", () =>
        list(letters.map((letter) => ability(context, letter))),
      ),
      starter
        ? figureRow(context, t("board-cost"), "men", id, "starter", () => t("board-starter"))
        : figureRow(context, t("board-cost"), "men", id, "cost"),
      { label: t("board-where"), value: placeName(context, String(now.place)) },
      ...(AWAY.includes(now.place)
        ? []
        : [{ label: t("board-state"), value: stateOf(context, now) }]),
    ],
    notes: letters.map((letter) => abilityNote(context, letter)),
    rules: rules(
      "4.2b",
      "4.3a",
      "4.11b",
      ...letters.flatMap((letter) => LETTER_RULES[letter] ?? []),
    ),
  };
}

/** What a man can do just now, in words. @param {Context} context @param {Record<string, boolean>} now */
function stateOf(context, now) {
  const states = STATES.filter((state) => now[state]);
  // texts: board-state-exhausted board-state-disrupted board-state-acted board-state-commanded
  return states.length
    ? list(states.map((state) => context.t(`board-state-${state}`)))
    : context.t("board-state-ready");
}

/** @param {Context} context @param {string} letter */
function ability(context, letter) {
  return `${context.t(`letter-${letter}`)} — ${context.t(`ability-${letter}`)}`;
}

/** @param {Context} context @param {string} letter */
function abilityNote(context, letter) {
  // texts: board-ability-C board-ability-F board-ability-A board-ability-G board-ability-M board-ability-I board-ability-S
  return context.t(`board-ability-${letter}`);
}

/** @param {Context} context @param {string} at */
function placeName(context, at) {
  // texts: board-place-stock board-place-out board-place-raid board-place-displaced
  return context.has(`board-place-${at}`) ? context.t(`board-place-${at}`) : context.name(at);
}

/** @param {Context} context @param {View} board @param {string} id @returns {Description} */
function describeWeapon(context, board, id) {
  const { t } = context;
  const letter = String(figure(context, "weapons", id, "letter") ?? "");
  return {
    title: capital(context.name(id)),
    kind: t("board-is-weapon"),
    picture: picture(weapon(context, id)),
    rows: [
      figureRow(context, t("board-attack"), "weapons", id, "attack", (value) =>
        value ? String(value) : "–",
      ),
      figureRow(context, t("board-suppress"), "weapons", id, "suppress", (value) =>
        value ? String(value) : "–",
      ),
      figureRow(context, t("board-abilities"), "weapons", id, "letter", () =>
        ability(context, letter),
      ),
      figureRow(context, t("board-cost"), "weapons", id, "cost"),
      { label: t("board-where"), value: placeName(context, String(board.weapons[id])) },
    ],
    notes: [abilityNote(context, letter), t("board-note-crew")],
    rules: rules("4.7a", "4.7b", ...(LETTER_RULES[letter] ?? [])),
  };
}

/** @param {Context} context @param {View} board @param {string} id @returns {Description} */
function describeGerman(context, board, id) {
  const { t } = context;
  const infantry = Boolean(figure(context, "germans", id, "infantry"));
  return {
    title: capital(context.name(id)),
    kind: t(infantry ? "board-is-infantry" : "board-is-armor"),
    picture: picture(german(context, id)),
    rows: [
      figureRow(context, t(infantry ? "board-suppress" : "board-attack"), "germans", id, "value"),
      figureRow(context, t("board-defence"), "germans", id, "defense"),
      figureRow(context, t("board-in-box"), "germans", id, "count"),
      { label: t("board-in-stock"), value: String(board.german_stock[id] ?? 0) },
    ],
    notes: [t(infantry ? "board-note-infantry" : "board-note-armor")],
    rules: infantry
      ? rules("3.6b", "3.5.2a", "3.5.3d", "4.2b")
      : rules("3.6e", "3.5.2d", "3.5.3d", "4.8a"),
  };
}

/** @param {Context} context @param {View} board @param {string} id @returns {Description} */
function describeSquare(context, board, id) {
  const { t } = context;
  /** @type {string[]} */
  const colours = figure(context, "squares", id, "colours") ?? [];
  const radio = Boolean(figure(context, "squares", id, "radio"));
  return {
    title: capital(context.name(id)),
    kind: t("board-is-square"),
    picture: patch(colours),
    rows: [
      figureRow(context, t("board-colours"), "squares", id, "colours", (found) =>
        list(found.map(context.name)),
      ),
      figureRow(context, t("board-number"), "squares", id, "number"),
      {
        label: t("board-defence"),
        value: list(colours.map((colour) => `${context.name(colour)} ${board.defense[colour]}`)),
      },
      { label: t("board-here"), value: list(standing(board, id).map(context.name)) },
    ],
    notes: [t("board-note-square"), ...(radio ? [t("board-note-radio")] : [])],
    rules: rules(
      "1.3a",
      "4.1c",
      ...(colours.length > 1 ? ["1.3b"] : []),
      ...(radio ? ["4.5a"] : []),
    ),
  };
}

/** Who and what stands in a place. @param {View} board @param {string} at @returns {string[]} */
function standing(board, at) {
  const men = Object.entries(board.men).filter(([, one]) => one.place === at);
  const weapons = Object.entries(board.weapons).filter(([, there]) => there === at);
  return [...men, ...weapons].map(([id]) => id);
}

/** @param {Context} context @param {View} board @param {string} id @returns {Description} */
function describeTrack(context, board, id) {
  const { t } = context;
  const [, number = "", space] = id.split("-");
  const track = `track-${number}`;
  const here = board.spaces[id];
  return {
    title: capital(context.name(id)),
    kind: t(space ? "board-is-space" : "board-is-track"),
    picture: here ? picture(german(context, here)) : undefined,
    rows: [
      figureRow(context, t("board-colour"), "tracks", track, "colour", context.name),
      figureRow(context, t("board-spaces"), "tracks", track, "length"),
      figureRow(context, t("board-sapper-space"), "tracks", track, "sapper"),
      ...(space
        ? [
            {
              label: t("board-here"),
              value: list(
                [...(here ? [here] : []), ...(board.sappers.includes(id) ? ["sapper"] : [])].map(
                  context.name,
                ),
              ),
            },
          ]
        : []),
      ...(here
        ? [
            figureRow(
              context,
              t(figure(context, "germans", here, "infantry") ? "board-suppress" : "board-attack"),
              "germans",
              here,
              "value",
            ),
            figureRow(context, t("board-defence"), "germans", here, "defense"),
          ]
        : []),
    ],
    notes: [t("board-note-track")],
    rules: rules("3.5.1a", "3.5.3b", "3.5.3d", "3.5.4a"),
  };
}

/** @param {Context} context @param {View} board @param {string} id @returns {Description} */
function describeLocation(context, board, id) {
  const { t } = context;
  const unit = String(figure(context, "locations", id, "unit"));
  const here = board.locations[id];
  return {
    title: capital(context.name(id)),
    kind: t("board-is-location"),
    picture: here ? picture(token(context, here)) : undefined,
    rows: [
      figureRow(context, t("board-unit"), "locations", id, "unit", (found) =>
        context.name(`unit-${found}`),
      ),
      { label: t("board-here"), value: here ? context.name(here) : "–" },
      ...(board.chosen?.includes(id) ? [{ label: t("board-state"), value: t("board-fires") }] : []),
    ],
    // texts: board-note-army board-note-division board-note-battalion board-note-signal board-note-artillery
    // texts: board-note-flotilla board-note-aa267 board-note-aa1083
    notes: [t(`board-note-${unit}`), t("board-note-bombs")],
    rules: rules(...(UNIT_RULES[unit] ?? []), "3.4.2a"),
  };
}

/** @param {Context} context @param {View} board @param {string} kind @returns {Description} */
function describeToken(context, board, kind) {
  const { t } = context;
  return {
    title: capital(context.name(kind)),
    kind: t("board-is-token"),
    picture: picture(token(context, kind)),
    rows: [
      figureRow(context, t("board-in-box"), "tokens", kind, "count"),
      { label: t("board-in-stock"), value: String(board.stock[kind] ?? 0) },
      { label: t("board-supplies"), value: String(board.supplies[kind] ?? 0) },
    ],
    // texts: board-token-action board-token-command board-token-disrupted board-token-suppression board-token-sapper
    // texts: board-token-ammunition board-token-first-aid board-token-wire board-token-artillery board-token-food
    // texts: board-token-anti-aircraft
    notes: [t(`board-token-${kind}`)],
    rules: rules(...(TOKEN_RULES[kind] ?? [])),
  };
}

/** @param {Context} context @param {View} board @param {string} colour @returns {Description} */
function describeColour(context, board, colour) {
  const { t } = context;
  const tracks = Object.keys(context.edition.tracks ?? {}).filter(
    (id) => figure(context, "tracks", id, "colour") === colour,
  );
  return {
    title: capital(context.name(colour)),
    kind: t("board-is-colour"),
    picture: patch([colour]),
    rows: [
      { label: t("board-defence"), value: String(board.defense[colour]) },
      figureRow(context, t("board-highest"), "defense", colour, "highest"),
      figureRow(context, t("board-lowest"), "defense", colour, "lowest"),
      { label: capital(context.name("suppression")), value: String(board.suppression[colour]) },
      { label: t("board-tracks"), value: list(tracks.map((id) => id.replace("track-", ""))) },
    ],
    notes: [t("board-note-walls"), t("board-note-suppression")],
    rules: rules("0.2.11b", "3.3c", "3.3d", "3.5.2a"),
  };
}

/** @param {Context} context @param {View} board @param {"reserves" | "supplies" | "staging"} id @returns {Description} */
function describeBox(context, board, id) {
  const { t } = context;
  const tokens = Object.entries(id === "reserves" ? {} : board[id])
    .map(([kind, many]) => `${context.name(kind)} ${many}`)
    .sort();
  const here = id === "reserves" ? standing(board, id).map(context.name) : tokens;
  const about = {
    reserves: {
      title: t("board-reserves"),
      note: t("board-note-reserves"),
      rules: rules("2.5.2b", "4.1b"),
    },
    supplies: {
      title: t("board-supplies"),
      note: t("board-note-supplies"),
      rules: rules("2.9.3a", "4.3a"),
    },
    staging: {
      title: t("board-staging-tray"),
      note: t("board-note-staging"),
      rules: rules("2.4.2a", "2.4.2b", "2.9.2a"),
    },
  }[id];
  return {
    title: capital(about.title),
    kind: id === "staging" ? t("board-is-location") : context.name("the-house"),
    rows: [{ label: t("board-here"), value: list(here) }],
    notes: [about.note],
    rules: about.rules,
  };
}
