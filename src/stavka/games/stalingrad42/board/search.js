// Finding a unit, an army, a place, an entry area or a hex by its name, in either language.

import { freshId, h, replace } from "/web/js/dom.js";
import { language, name, t } from "/web/js/texts.js";
import { areaName, whereText } from "./inspector.js";

/** @typedef {import("./panels.js").Desk} Desk */
/** @typedef {{ label: string, about: string, words: string[], hex?: boolean, go: () => void }} Entry */

const MOST = 40;
const HEX = 3;

/** A text as it is compared: without case, accents and signs. @param {string} text */
export function plain(text) {
  return text
    .toLowerCase()
    .replaceAll("й", "\u0001")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("\u0001", "й")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * The field and the list under it.
 * @param {Desk} desk
 */
export function searchPanel(desk) {
  const entries = entriesOf(desk);
  const listId = freshId("found");
  /** @type {Entry[]} */
  let found = [];
  let at = 0;
  const list = h("ul", {
    class: "sl-found",
    id: listId,
    role: "listbox",
    "aria-label": t("board-found"),
  });
  const count = h("p", { class: "sl-quiet", role: "status" });
  const field = h("input", {
    type: "search",
    class: "sl-field",
    role: "combobox",
    "aria-label": t("board-find"),
    "aria-controls": listId,
    "aria-expanded": false,
    "aria-autocomplete": "list",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: t("board-find-hint"),
    on: {
      input: () => look(),
      keydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          event.preventDefault();
          choose(at + (event.key === "ArrowDown" ? 1 : -1));
        } else if (event.key === "Enter") {
          event.preventDefault();
          found[at]?.go();
        } else if (event.key === "Escape" && field.value) {
          event.stopPropagation();
          field.value = "";
          look();
        }
      },
    },
  });

  /** @param {number} next */
  function choose(next) {
    if (!found.length) return;
    at = (next + found.length) % found.length;
    [...list.children].forEach((row, n) => row.setAttribute("aria-selected", String(n === at)));
    const row = list.children[at];
    field.setAttribute("aria-activedescendant", row.id);
    row.scrollIntoView({ block: "nearest" });
  }

  function look() {
    found = matching(entries, field.value);
    replace(
      list,
      found.map((entry) =>
        h(
          "li",
          { role: "option", id: freshId("entry"), "aria-selected": false, on: { click: entry.go } },
          h("b", null, entry.label),
          h("small", null, entry.about),
        ),
      ),
    );
    list.hidden = found.length === 0;
    field.setAttribute("aria-expanded", String(found.length > 0));
    field.removeAttribute("aria-activedescendant");
    const asked = field.value.trim() !== "";
    replace(count, asked ? t("board-found-count", { count: found.length }) : t("board-find-about"));
    if (found.length) choose(0);
  }

  look();
  return {
    element: h("div", { class: "sl-search" }, field, count, list),
    focus: () => field.focus(),
  };
}

/**
 * The best first: names that begin so, then words that begin so, then the rest.
 * @param {Entry[]} entries
 * @param {string} asked
 */
export function matching(entries, asked) {
  const words = plain(asked).split(" ").filter(Boolean);
  if (!words.length) return [];
  const whole = words.join(" ");
  const few = whole.length < HEX; // so few figures begin too many numbers of hexes
  /** @type {[number, Entry][]} */
  const ranked = [];
  for (const entry of entries) {
    if (few && entry.hex) continue;
    const rank = Math.min(...entry.words.map((text) => rankOf(text, whole, words)));
    if (rank < 9) ranked.push([rank, entry]);
  }
  ranked.sort((a, b) => a[0] - b[0] || a[1].label.length - b[1].label.length);
  return ranked.slice(0, MOST).map(([, entry]) => entry);
}

/**
 * @param {string} text
 * @param {string} whole
 * @param {string[]} words
 */
function rankOf(text, whole, words) {
  if (text === whole) return 0;
  if (text.startsWith(whole)) return 1;
  const parts = text.split(" ");
  if (words.every((word) => parts.includes(word))) return 2;
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 3;
  return whole.length > 2 && text.includes(whole) ? 4 : 9;
}

/** @param {Desk} desk @returns {Entry[]} */
function entriesOf(desk) {
  const russian = language() === "ru";
  const places = desk.ground.places.map((place) => ({
    label: russian ? place.name_ru : place.name,
    about: `${name(`settlement-${place.kind}`)} · ${place.hex}`,
    words: [plain(place.name), plain(place.name_ru)],
    go: () => desk.goHex(place.hex),
  }));
  const units = desk.view.placements.map((place) => {
    const unit = desk.view.units[place.unit];
    return {
      label: unit.label,
      about: whereText(desk.view, place),
      words: [unit.label, ...(unit.also ?? []), unit.name].map(plain),
      go: () => (place.hex ? desk.goHex(place.hex, place.unit) : desk.showUnit(place.unit)),
    };
  });
  /** @type {Map<string, import("./look.d.ts").Placement[]>} */
  const commands = new Map();
  for (const place of desk.view.placements) {
    if (!place.command || !place.commandLabel) continue;
    commands.set(place.command, [...(commands.get(place.command) ?? []), place]);
  }
  const armies = [...commands].map(([command, places]) => ({
    label: places[0].commandLabel ?? "",
    about: t("board-units-here", { count: places.length }),
    words: [plain(places[0].commandLabel ?? "")],
    go: () => desk.showArmy(command),
  }));
  const areas = desk.view.areas
    .filter((area) => area.hexes.length)
    .map((area) => ({
      label: areaName(area.id),
      about: name(`side-${area.owner}`),
      words: [plain(area.id), plain(areaName(area.id))],
      go: () => desk.goHex(area.hexes[Math.floor(area.hexes.length / 2)]),
    }));
  const hexes = Object.keys(desk.ground.hexes).map((hex) => ({
    label: t("board-hex", { hex }),
    about: "",
    words: [hex],
    hex: true,
    go: () => desk.goHex(hex),
  }));
  return [...places, ...armies, ...units, ...areas, ...hexes];
}
