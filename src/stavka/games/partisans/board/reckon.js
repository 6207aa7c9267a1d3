// What can be reckoned from the sheets that lie open: whom a camp feeds, what a fight or an attack
// costs and brings. The rules decide; this only lets a player see it before he does.

import { figure as read } from "/web/js/board/figures.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {Record<string, any>} View */
/** @typedef {Record<string, number>} Goods */

/**
 * A record sheet, as the view tells it.
 * @typedef {{
 *   seat: string, id: string, side: "partisans" | "occupiers", points: number,
 *   store: Goods, people: Goods,
 *   transport: boolean, full_map: boolean, fortified: boolean, incendiary: boolean, brigade: boolean,
 *   dominated: boolean, out: boolean, deaths: number, lost_turns: number, bedridden: boolean,
 *   sick: { count: number, water: number }[], hurt: number, leader_hurt: boolean, cards: number,
 * }} Camp
 */

export const RESOURCES = ["maps", "fuel", "weapons", "water", "food", "wood"];
export const ROLES = ["peasant", "partisan", "nkvd", "policeman", "soldier", "officer"];
export const SIDES = /** @type {const} */ (["partisans", "occupiers"]);
export const BONUSES = /** @type {const} */ ([
  "transport",
  "full_map",
  "fortified",
  "incendiary",
  "brigade",
]);

/** A figure of this match. @param {Context} context @param {string} table @param {string} row @param {string} [field] */
export function figure(context, table, row, field = "value") {
  return Number(read(context, table, row, field, 0));
}

/** The camps whose hero is known. @param {View} board @returns {Camp[]} */
export function campsOf(board) {
  return /** @type {{ id: string | null }[]} */ (board.camps)
    .filter((camp) => camp.id !== null)
    .map((camp) => /** @type {Camp} */ (camp));
}

/** @param {View} board @param {string} id */
export function campOf(board, id) {
  return campsOf(board).find((camp) => camp.id === id) ?? null;
}

/** Whose sheet lies before these eyes: who is asked, else who looks. @param {MatchState} state */
export function ownCamp(state) {
  const seat = state.questions[0]?.seat ?? state.seat;
  return campsOf(state.board).find((camp) => camp.seat === seat) ?? null;
}

/** Whether all camps are of one side. @param {View} board */
export function oneSide(board) {
  return new Set(campsOf(board).map((camp) => camp.side)).size < 2;
}

/** The role of a hero, of whom there may be two. @param {string} id */
export function roleOf(id) {
  return id.replace(/-2$/, "");
}

/** @param {Camp} camp */
export function crowd(camp) {
  return Object.values(camp.people).reduce((sum, count) => sum + count, 0);
}

/** How many would go without food or water if the month ended now. @param {Camp} camp */
export function hungry(camp) {
  return Math.max(0, crowd(camp) - Math.min(camp.store.food ?? 0, camp.store.water ?? 0));
}

/** What can change hands from one camp to another: a full map stays, and takes nothing in. @param {Camp} giver @param {Camp} taker @param {string} resource */
export function movable(giver, taker, resource) {
  return resource === "maps" && (giver.full_map || taker.full_map)
    ? 0
    : (giver.store[resource] ?? 0);
}

/**
 * What an attack takes: from the table by what the defender has, times firepower and walls.
 * @param {Context} context @param {Camp} attacker @param {Camp} defender
 */
export function battle(context, attacker, defender) {
  const [people, weapons] = [crowd(defender), defender.store.weapons ?? 0];
  const row = people && weapons ? "both" : people ? "only-people" : "only-weapons";
  const count = people || weapons;
  const half = attacker.incendiary ? 2 : 1;
  const twice = defender.incendiary ? 2 : 1;
  const walls = defender.fortified ? 2 : 1;
  const each = {
    people: figure(context, "battle", row, "people"),
    weapons: figure(context, "battle", row, "weapons"),
  };
  const dead = Math.ceil((each.people * count * twice) / half);
  const spent = Math.ceil((each.weapons * count * twice * walls) / half);
  const helpless = !people && !weapons;
  const enough = dead <= crowd(attacker) && spent <= (attacker.store.weapons ?? 0);
  const fired =
    people && weapons
      ? Math.min(weapons, figure(context, "battle", "defender", "weapons") * dead)
      : 0;
  return {
    row,
    count,
    each,
    half,
    twice,
    walls,
    helpless,
    enough,
    people: helpless ? 0 : dead,
    weapons: helpless ? 0 : spent,
    points: helpless ? 0 : dead * figure(context, "figures", "death"),
    gains: gainsOf(attacker, defender, fired),
  };
}

/** @typedef {ReturnType<typeof battle>} Battle */

/** What is left in the defender's store for the winner. @param {Camp} attacker @param {Camp} defender @param {number} fired weapons spent in defence @returns {Goods} */
function gainsOf(attacker, defender, fired) {
  const found = RESOURCES.map(
    (resource) =>
      /** @type {const} */ ([
        resource,
        movable(defender, attacker, resource) - (resource === "weapons" ? fired : 0),
      ]),
  );
  return Object.fromEntries(found.filter(([, count]) => count > 0));
}

/**
 * What becomes of a fight on a raid if it is fought now.
 * @param {Context} context @param {Camp} camp @param {{ kind: string, count: number, hands: number, weapons: number, missing: number }} fight
 */
export function encounter(context, camp, fight) {
  const each = figure(
    context,
    "figures",
    camp.incendiary ? "weapons-an-enemy-incendiary" : "weapons-an-enemy",
  );
  const armed = fight.count - fight.hands;
  const killed = Math.min(armed, Math.floor((camp.store.weapons ?? 0) / each));
  const lost = Math.min(armed - killed, crowd(camp));
  const row = context.edition.people?.[fight.kind] ?? {};
  return {
    each,
    armed,
    killed,
    lost,
    left: armed - killed,
    spent: killed * each,
    won: killed === armed,
    points:
      killed === armed
        ? fight.count * Number(row.kill_points?.value ?? 0)
        : -lost * figure(context, "figures", "death"),
    resource: String(row.loot?.value ?? "food"),
    loot: fight.count * Number(row.kill_loot?.value ?? 0),
  };
}

/** An amount as so many of the amounts that can be put into an offer at once. @param {number} count */
export function terms(count) {
  /** @type {number[]} */
  const found = [];
  for (const amount of [20, 10, 5, 2, 1]) {
    for (; count >= amount; count -= amount) found.push(amount);
  }
  return found;
}
