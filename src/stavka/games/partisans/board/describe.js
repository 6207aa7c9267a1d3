// What a thing is, for the inspector: its figures, each with where it comes from, and its rules.

import { figureRow, rulesOf } from "/web/js/board/figures.js";
import { capital } from "/web/js/board/words.js";
import { bonusName, missingWords } from "./camps.js";
import { cardOf, cardPicture } from "./cards.js";
import { goodsName, peopleName, portrait } from "./parts.js";
import { BONUSES, RESOURCES, ROLES, campOf, crowd, roleOf } from "./reckon.js";
import { symbol } from "./symbols.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Description} Description */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {Description["rows"][number]} Row */
/** @typedef {import("./reckon.js").Camp} Camp */
/** @typedef {Record<string, any>} View */

/** @type {Record<string, string[]>} */
const GOODS_RULES = {
  maps: ["10.2a", "10.3a"],
  fuel: ["3.4a"],
  weapons: ["15.1a", "15.1b"],
  water: ["4.1a", "14.1a"],
  food: ["4.1a", "7.1a"],
  wood: ["11.2a", "11.4a"],
};
/** @type {Record<string, string[]>} */
const BONUS_RULES = {
  transport: ["9.1a", "9.2a", "9.3a"],
  full_map: ["10.1a", "10.3a", "10.4a", "10.5a"],
  fortified: ["11.2a", "11.3a", "11.5a"],
  incendiary: ["12.1a", "12.2a"],
  brigade: ["13.1a", "13.2a"],
};
/** @type {Record<string, string[]>} the figures of a bonus */
const BONUS_FIGURES = {
  full_map: ["full-map", "full-map-points"],
  fortified: ["fortifications", "fortifications-points"],
  incendiary: ["incendiary-fuel", "weapons-an-enemy-incendiary"],
  brigade: ["brigade-food", "brigade-water"],
};
/** @type {Record<string, string[]>} */
const EVENT_RULES = {
  cache: ["9.1b"],
  loss: ["7.3b"],
  fire: ["11.4a", "13.1a"],
  frostbite: ["14.1a", "14.1b"],
  wounds: ["14.1a", "14.1b"],
  "leader-wounded": ["14.2a", "14.2b"],
  transport: ["9.3a"],
  incendiary: ["12.2a"],
  sabotage: ["12.1a"],
};

/** @param {Context} context @param {MatchState} state @param {string} id @returns {Description | null} */
export function describe(context, state, id) {
  const { board } = state;
  const [first = "", second = "", third = ""] = id.split(" ");
  const camp = campOf(board, second);
  if (first === "camp" && camp) return describeCamp(context, board, camp);
  if (first === "people") return describePeople(context, third);
  if (first === "store") return describeGoods(context, third);
  if (first === "bonus" && camp) return describeBonus(context, camp, third);
  if (id in board.table) return describePlace(context, board, id);
  if (id in (context.edition.cards ?? {}))
    return describeCard(context, id, capital(context.name(id)));
  if (RESOURCES.includes(id)) return describeGoods(context, id);
  const named = campOf(board, id);
  if (named) return describeCamp(context, board, named);
  return ROLES.includes(roleOf(id))
    ? describeRole(context, id)
    : describeChoice(context, state, id);
}

/** What stands for a choice, or for a part of one. @param {Context} context @param {MatchState} state @param {string} id @returns {Description | null} */
function describeChoice(context, state, id) {
  const asked = state.questions[0];
  const [given = "", got = ""] = id.split(" ");
  const title =
    id === "give"
      ? context.t("board-i-give")
      : id === "want"
        ? context.t("board-i-want")
        : RESOURCES.includes(given) && RESOURCES.includes(got)
          ? context.t("board-exchange", {
              given: goodsName(context, given),
              got: goodsName(context, got),
            })
          : asked?.choices.find((each) => each.choice === id)?.text;
  return asked && title
    ? {
        title,
        kind: asked.text,
        rows: [],
        rules: asked.rules.map((rule) => (rule.includes(":") ? rule : `partisans:${rule}`)),
      }
    : null;
}

const rules = rulesOf("partisans");

/** @param {Context} context @param {View} board @param {Camp} camp @returns {Description} */
function describeCamp(context, board, camp) {
  const { t } = context;
  const held = BONUSES.filter((bonus) => camp[bonus]).map((bonus) =>
    bonusName(context, camp, bonus),
  );
  return {
    title: capital(context.name(camp.id)),
    // texts: board-side-partisans board-side-occupiers
    kind: t(`board-side-${camp.side}`),
    picture: portrait(camp.id),
    rows: [
      {
        label: t("board-points"),
        value: t("board-of", { count: camp.points, of: Number(board.target) }),
      },
      { label: t("board-people"), value: String(crowd(camp)) },
      { label: t("board-bonuses"), value: held.join(", ") || t("board-none") },
      { label: t("board-cards-a-turn"), value: String(camp.cards) },
      { label: t("board-deaths"), value: String(camp.deaths) },
      ...startRows(context, roleOf(camp.id)),
    ],
    notes: camp.out ? [t("board-out")] : [],
    rules: rules("1.1a", "2.3a", "4.1a", "7.1b"),
  };
}

/** What a role begins with. @param {Context} context @param {string} role @returns {Row[]} */
function startRows(context, role) {
  return RESOURCES.map((resource) => {
    const [basic, own] = [
      context.edition.stores?.basic?.[resource],
      context.edition.stores?.[role]?.[resource],
    ];
    return {
      label: context.t("board-start", { resource: goodsName(context, resource) }),
      value: `${basic?.value ?? 0} + ${own?.value ?? 0}`,
      origin: own?.origin,
    };
  });
}

/** @param {Context} context @param {string} id @returns {Description} */
function describeRole(context, id) {
  const role = roleOf(id);
  return {
    title: capital(context.name(id)),
    kind: context.t("board-is-role"),
    picture: portrait(id),
    rows: startRows(context, role),
    rules: rules("3.1a", "3.2a", "5.1a"),
  };
}

/** @param {Context} context @param {string} kind @returns {Description} */
function describePeople(context, kind) {
  const { t } = context;
  const loot = String(context.edition.people?.[kind]?.loot?.value ?? "food");
  const goods = (/** @type {number} */ count) =>
    t("board-reward", { resource: goodsName(context, loot), count });
  const officer = kind === "nkvd" || kind === "officer";
  return {
    title: peopleName(context, kind),
    kind: t(ROLES.indexOf(kind) < 3 ? "board-side-partisans" : "board-side-occupiers"),
    picture: symbol(kind, { size: 96 }),
    rows: [
      figureRow(context, t("board-rescued-points"), "people", kind, "rescue_points"),
      figureRow(context, t("board-rescued-loot"), "people", kind, "rescue_loot", goods),
      figureRow(context, t("board-killed-points"), "people", kind, "kill_points"),
      figureRow(context, t("board-killed-loot"), "people", kind, "kill_loot", goods),
      figureRow(
        context,
        t("board-death-points"),
        "figures",
        "death",
        "value",
        (value) => `−${value}`,
      ),
    ],
    notes: [t("board-note-people"), ...(officer ? [t("board-note-officer")] : [])],
    rules: rules("4.1a", "4.3a", "5.8a", ...(officer ? ["16.1a", "16.2a"] : [])),
  };
}

/** @param {Context} context @param {string} resource @returns {Description} */
function describeGoods(context, resource) {
  // texts: board-about-maps board-about-fuel board-about-weapons board-about-water board-about-food board-about-wood
  return {
    title: capital(context.name(resource)),
    kind: context.t("board-is-resource"),
    picture: symbol(resource, { size: 96 }),
    rows: [
      figureRow(context, context.name("outside-rate"), "figures", "outside-rate", "value"),
    ].map((row) => ({ ...row, label: capital(row.label) })),
    notes: [context.t(`board-about-${resource}`)],
    rules: rules("7.2b", ...(GOODS_RULES[resource] ?? [])),
  };
}

/** @param {Context} context @param {Camp} camp @param {string} bonus @returns {Description | null} */
function describeBonus(context, camp, bonus) {
  const own = BONUSES.find((each) => each === bonus);
  if (!own) return null;
  // texts: board-about-transport board-about-full-map board-about-fortified board-about-incendiary board-about-brigade
  return {
    title: bonusName(context, camp, own),
    kind: context.t("board-is-bonus"),
    picture: symbol(own, { size: 96, side: camp.side }),
    rows: [
      {
        label: capital(context.name(camp.id)),
        value: camp[own] ? context.t("board-has") : missingWords(context, camp, own),
      },
      ...(BONUS_FIGURES[own] ?? []).map((row) =>
        figureRow(context, capital(context.name(row)), "figures", row, "value"),
      ),
      figureRow(
        context,
        capital(context.name("domination-points")),
        "figures",
        "domination-points",
        "value",
      ),
    ],
    notes: [context.t(`board-about-${own.replace("_", "-")}`), context.t("board-about-domination")],
    rules: rules(...(BONUS_RULES[own] ?? []), "8.1a"),
  };
}

/** @param {Context} context @param {View} board @param {string} place @returns {Description} */
function describePlace(context, board, place) {
  const open = board.table[place];
  if (open) return describeCard(context, open.card, context.t("board-place", { place }));
  return {
    title: context.t("board-place", { place }),
    kind: context.t("board-is-back"),
    picture: cardPicture(null, 120),
    rows: [],
    notes: [context.t("board-note-back")],
    rules: rules("5.2a", "5.4a", "5.9a"),
  };
}

/** @param {Context} context @param {string} id @param {string} title @returns {Description} */
function describeCard(context, id, title) {
  const { t } = context;
  const card = cardOf(context.edition, id);
  const goods = (/** @type {string} */ resource, /** @type {number} */ count) =>
    `${goodsName(context, resource)} ${count < 0 ? "−" : "+"}${Math.abs(count)}`;
  const row = (
    /** @type {string} */ label,
    /** @type {string} */ value,
    /** @type {string} */ field,
  ) => ({ label, value, origin: context.edition.cards?.[id]?.[field]?.origin });
  return {
    title,
    kind: capital(context.name(id)),
    picture: cardPicture(card, 150),
    rows: [
      row(t("board-edge-top"), goods(card.top, card.top_amount), "top"),
      row(t("board-edge-left"), `${peopleName(context, card.left)} ${card.count}`, "left"),
      row(t("board-edge-middle"), middle(context, card), "event"),
      row(t("board-edge-right"), peopleName(context, card.right), "right"),
      row(t("board-edge-bottom"), goods(card.bottom, card.bottom_amount), "bottom"),
    ],
    notes: [t("board-note-card")],
    rules: rules("5.4a", "5.6a", "5.6b", "7.3a", ...(EVENT_RULES[card.event] ?? [])),
  };
}

/** What stands in the middle of a card. @param {Context} context @param {import("./cards.js").Card} card */
function middle(context, card) {
  const name = capital(context.name(`what-${card.event}`));
  if (card.resource !== "none")
    return `${name}: ${goodsName(context, card.resource)} ${card.event === "loss" ? "−" : "+"}${card.amount}`;
  if (card.water && card.amount)
    return context.t("board-event-water", { event: name, count: card.amount, water: card.water });
  if (card.water) return context.t("board-event-leader", { event: name, water: card.water });
  return card.amount ? `${name}: ${card.amount}` : name;
}
