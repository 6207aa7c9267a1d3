// What stands beside the map: who has not moved yet, which battles can be fought, who is out of
// supply, who comes and by which area, who is off the map. A line shows the map where its unit is.

import { h, replace } from "/web/js/dom.js";
import { hexesOf } from "./overlays.js";
import { isHex } from "./painted.js";

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Laid} Laid */
/** @typedef {import("./board.d.ts").Part} Part */
/** @typedef {{ title: string, lines: Line[] }} Group */
/** @typedef {{ id: string, text: string, note: string, go: string, pick: boolean, kind?: string }} Line */

const STAYS = new Set(["moved", "bound", "reserve"]);
const SOON = 3; // who comes within so many turns is listed

/** @param {Desk} desk @returns {Part & { idle: string[] }} */
export function listsPart(desk) {
  const { context, scenario } = desk;
  const { t, name } = context;
  const retreat = h(
    "button",
    { type: "button", class: "s42-verb", data: { id: "full-retreat" } },
    t("board-full-retreat"),
  );
  const rail = h("button", { type: "button", class: "s42-verb", data: { id: "rail" } });
  const sea = h(
    "button",
    { type: "button", class: "s42-verb", data: { id: "sea" } },
    t("board-sea"),
  );
  const leave = h(
    "button",
    { type: "button", class: "s42-verb", data: { id: "disengage" } },
    t("board-disengage"),
  );
  const hold = h(
    "button",
    { type: "button", class: "s42-verb", data: { id: "reserve" } },
    t("board-reserve"),
  );
  const tools = h("div", { class: "s42-verbs" }, retreat, hold, rail, sea);
  const waiting = section(t("board-list-waiting"), true, tools);
  const battles = section(t("board-list-battles"), true);
  const engaged = section(t("board-list-engaged"), true, leave);
  const supply = section(t("board-list-supply"), true);
  const coming = section(t("board-list-coming"), false);
  const away = section(t("board-list-away"), false);
  const el = h(
    "div",
    { class: "s42-lists" },
    waiting.el,
    battles.el,
    engaged.el,
    supply.el,
    coming.el,
    away.el,
  );
  let due = false; // reinforcements must be placed now
  let phase = "";

  /** Those who must be placed now stand above all else. @param {boolean} now */
  function call(now) {
    if (now === due) return;
    due = coming.el.open = now;
    if (now) el.parentElement?.prepend(coming.el);
    else away.el.before(coming.el);
  }

  const commands = new Map(scenario.placements.map((each) => [each.unit, each.commandLabel ?? ""]));

  el.addEventListener(
    "click",
    (event) => {
      const line = event.target instanceof Element ? event.target.closest("[data-go]") : null;
      if (line instanceof HTMLElement) desk.go([line.dataset.go ?? ""]);
    },
    true,
  );

  /** @param {string} id @param {Laid} laid @param {boolean} [pick] @returns {Line} */
  const line = (id, [place], pick = false) => ({
    id,
    text: scenario.units[id]?.label ?? name(id),
    note: isHex(place) ? place : name(place),
    go: id,
    pick,
  });
  const part = {
    beside: el,
    /** Those who may still move, in the order of the list. @type {string[]} */
    idle: [],
    left: () => part.idle.length,
    /** @param {import("/web/types.d.ts").MatchState} state */
    update(state) {
      const { board, questions } = state;
      const units = /** @type {[string, Laid][]} */ (Object.entries(board.units));
      const idle =
        board.phase === "movement" ? units.filter((each) => waits(each, board.side)) : [];
      const groups = grouped(
        idle.map(([id, laid]) => ({
          key: commands.get(id) || t("board-list-others"),
          line: line(id, laid, true),
        })),
      );
      part.idle = groups.flatMap((group) => group.lines.map(({ id }) => id));
      waiting.show(groups);
      engaged.show(leavers(state));
      call(questions.some(({ choices }) => choices.some(({ choice }) => PLACES.test(choice))));
      if (board.phase !== phase) el.closest("[role=tabpanel]")?.scrollTo(0, 0);
      phase = board.phase;
      const fights = questions.some(({ kind }) => kind === "combat-phase");
      battles.show(fights ? targets(board, units) : []);
      battles.el.hidden = !fights;
      engaged.el.hidden = !board.disengagement || !fights;
      retreat.hidden = !questions.some(({ kind }) => kind === "movement-phase");
      hold.hidden = retreat.hidden || !board.reserving;
      const [trains = 0, local = 0] = board.trains;
      rail.hidden = retreat.hidden;
      sea.hidden = !questions.some(({ choices }) =>
        choices.some(({ choice }) => choice.startsWith("sea ")),
      );
      rail.textContent = t("board-rail", { count: trains, local });
      supply.show(
        grouped(
          units
            .filter(
              ([, [place, , marks]]) =>
                (isHex(place) || place.startsWith("area-")) &&
                marks?.some((mark) => mark === "unsupplied" || mark === "isolated"),
            )
            .map(([id, laid]) => ({
              key: name(`side-${scenario.units[id].side}`),
              line: line(id, laid),
            })),
        ),
      );
      coming.show(
        grouped(
          arriving(board).map(({ turn, unit, areas }) => ({
            key: turn <= board.turn ? t("board-list-now") : t("board-turn", { turn }),
            line: {
              id: unit,
              text: scenario.units[unit]?.label ?? name(unit),
              note: areas.map((area) => area).join(", "),
              go: `area-${areas[0] ?? ""}`,
              pick: true,
            },
          })),
        ),
      );
      away.show(
        grouped(
          units
            .filter(([, [place]]) => OFF.test(place))
            .map(([id, laid]) => ({
              key: `${awayName(laid[0])} · ${name(`side-${scenario.units[id].side}`)}`,
              line: { ...line(id, laid), note: "" },
            })),
        ),
      );
    },
  };

  /**
   * The hexes that can be attacked, the likeliest to be taken first, each with the best odds.
   * @param {Record<string, any>} board
   * @param {[string, Laid][]} units
   */
  function targets(board, units) {
    const found = /** @type {[string, [string, number]][]} */ (Object.entries(board.targets ?? {}));
    return grouped(
      found
        .sort(([, [, a]], [, [, b]]) => b - a)
        .map(([hex, [column, chance]]) => {
          const [first = "", ...more] = units
            .filter(([id, [place]]) => place === hex && scenario.units[id]?.side !== board.side)
            .map(([id]) => scenario.units[id]?.label ?? name(id));
          const text = more.length
            ? t("board-battle-more", { names: first, count: more.length })
            : first;
          return {
            key: t("board-list-battles-chance", { chance }),
            line: { id: hex, text, note: `${hex} · ${column}`, go: hex, pick: true, kind: "place" },
          };
        }),
    );
  }

  /** Those in enemy zones who may break away. @param {import("/web/types.d.ts").MatchState} state */
  function leavers({ board, questions }) {
    const zones = hexesOf(board[`zone-${board.side === "axis" ? "soviet" : "axis"}`]);
    return grouped(
      questions.flatMap(({ choices }) =>
        choices.flatMap(({ choice }) => {
          const id = choice.startsWith("disengage ") ? choice.slice("disengage ".length) : "";
          const laid = /** @type {Laid | undefined} */ (board.units[id]);
          if (!laid || !zones.has(laid[0])) return [];
          return [{ key: commands.get(id) || t("board-list-others"), line: line(id, laid, true) }];
        }),
      ),
    );
  }

  /** @param {Record<string, any>} board */
  function arriving(board) {
    return scenario.placements
      .flatMap(({ unit, turn, areas }) => {
        const place = /** @type {Laid | undefined} */ (board.units[unit])?.[0];
        const soon = turn > 0 && turn <= board.turn + SOON && areas?.length;
        return place === "coming" && soon ? [{ unit, turn, areas: areas ?? [] }] : [];
      })
      .sort((a, b) => a.turn - b.turn);
  }

  /** The box, or the area by which they left. @param {string} place */
  function awayName(place) {
    if (place === "eliminated") return name("display-eliminated");
    return name(place.replace("exit-", "area-"));
  }

  /** @param {[string, Laid]} unit @param {string} side */
  function waits([id, [place, face, marks = []]], side) {
    const unit = scenario.units[id];
    if (unit?.side !== side || marks.some((mark) => STAYS.has(mark))) return false;
    const top = unit.faces[face];
    if (!top?.movement && !top?.tactical) return false; // supply that stays where it lies
    if (isHex(place)) return true;
    return place.startsWith("area-") && !marks.some((mark) => ORDERS.has(mark));
  }
  return part;
}

const PLACES = /^place /;
const OFF = /^(eliminated|exit-.)$/;
const ORDERS = new Set(["disrupted", "full-retreat"]);

/** Lines under the titles they belong to. @param {{ key: string, line: Line }[]} found @returns {Group[]} */
function grouped(found) {
  /** @type {Map<string, Line[]>} */
  const groups = new Map();
  for (const { key, line } of found) groups.set(key, [...(groups.get(key) ?? []), line]);
  return [...groups].map(([title, lines]) => ({ title, lines }));
}

/** @param {string} title @param {boolean} open @param {...HTMLElement} tools */
function section(title, open, ...tools) {
  const count = h("span", { class: "s42-count" });
  const body = h("div", { class: "s42-groups" });
  const el = h(
    "details",
    { class: "s42-list", open },
    h("summary", null, title, " ", count),
    tools,
    body,
  );
  let shown = "";
  return {
    el,
    /** @param {Group[]} groups */
    show(groups) {
      const now = JSON.stringify(groups);
      if (now === shown) return;
      shown = now;
      count.textContent = String(groups.reduce((sum, { lines }) => sum + lines.length, 0));
      el.toggleAttribute("data-empty", groups.length === 0);
      replace(
        body,
        groups.map(({ title, lines }) => [h("h4", null, title), h("ul", null, lines.map(row))]),
      );
    },
  };
}

/** @param {Line} line */
function row({ id, text, note, go, pick, kind = "unit" }) {
  const data = pick ? { id, kind, go } : { go };
  return h(
    "li",
    null,
    h(
      "button",
      { type: "button", class: "s42-line", data },
      h("span", null, text),
      h("small", null, note),
    ),
  );
}
