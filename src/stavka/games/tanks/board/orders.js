// Orders on the map: one's own drafts, or what has been revealed. A route is an arrow hex by hex, a
// shot a line with its range and chances, a sector a cone. Others' drafts are never here.

import { changes } from "/web/js/board/anew.js";
import { replace, s } from "/web/js/dom.js";
import { SIZE, hexagon, round, smooth } from "./field.js";
import { move } from "./map.js";
import { reachOf } from "./reach.js";
import { accuracyAt, percent, rangeOf, shot, sightOf } from "./reckon.js";
import { before, onMap } from "./units.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./field.js").Field} Field */
/** @typedef {import("./field.js").Point} Point */
/** @typedef {import("./units.js").Unit} Unit */
/** @typedef {{ kind: string, target?: string, route?: string[], shoot?: number, facing?: string | null, zone?: number, count?: number }} Order */

const WAYS = ["ne", "e", "se", "sw", "w", "nw"];
const SHOTS = ["fire", "suppressive-fire", "fire-on-the-move"];

/** @param {Context} context */
export function makeOrders(context) {
  const cones = s("g", { class: "tk-cones" });
  const sight = s("g", { class: "tk-sight" });
  const reach = s("g", { class: "tk-reach" });
  const told = s("g", { class: "tk-drafts" }); // revealed: under the platoons
  const lines = s("g", { class: "tk-drafts" });
  const preview = s("g", { class: "tk-preview" });
  const ahead = s("g", { class: "tk-ahead" });
  /** @type {Map<string, import("./reach.js").Leg>} */
  let ends = new Map(); // where the order that is looked at may come to
  const badges = s("g", { class: "tk-zones" });
  let anew = changes();

  return {
    under: [cones, sight, reach, told],
    over: [lines, ahead, preview, badges],
    /** @param {MatchState} state @param {Field} field */
    update(state, field) {
      const { board } = state;
      const units = /** @type {Record<string, Unit>} */ (board.units);
      const drafts = /** @type {Record<string, Order>} */ (board.drafts ?? {});
      const choices = state.questions.map((each) => each.choices.map(({ choice }) => choice));
      if (anew(lines, board.map, units, drafts, state.seat)) {
        // In the order of the platoons, not in that in which the orders came.
        const written = Object.keys(units).flatMap((id) => {
          const order = drafts[id];
          return order ? [{ id, order }] : [];
        });
        replace(
          cones,
          standing(units, field),
          written.map(({ id, order }) => draftCone(field, units[id], order)),
        );
        replace(
          lines,
          written.map(({ id, order }, n) =>
            drawOrder(context, field, units, id, order, {
              open: id === board.writing,
              told: false,
              n,
            }),
          ),
        );
      }
      if (anew(badges, choices)) {
        replace(preview);
        replace(badges, zoneBadges(state, field));
      }
    },
    /** What a platoon sees and how well it shoots there; nobody: nothing. @param {Unit | null} unit @param {Field} field */
    look(unit, field) {
      const key = unit
        ? JSON.stringify([unit.card, unit.place, unit.suppressed, unit.tied, unit.facing])
        : "";
      if (key === sight.dataset.key) return;
      sight.dataset.key = key;
      replace(sight, unit && onMap(unit.place) ? sightOn(context, field, unit, unit.place) : null);
    },
    /**
     * How far an order leads, and how many hexes it takes to each; no order: nothing.
     * @param {Unit | null} unit @param {Order | null} order @param {Record<string, any>} board @param {Field} field
     */
    stretch(unit, order, board, field) {
      const key = unit && order ? JSON.stringify([unit.place, unit.card, unit.tied, order]) : "";
      if (key === reach.dataset.key) return;
      reach.dataset.key = key;
      ends =
        unit && order && onMap(unit.place)
          ? reachOf(context, field, unit, order.kind, order.route ?? [], board)
          : new Map();
      replace(reach, ends.size ? drawReach(field, ends) : null);
      replace(ahead);
    },
    /** The hexes of the way to a far hex; none, if the order does not lead there. @param {string} hex */
    wayTo: (hex) => ends.get(hex)?.way ?? [],
    /** The way that a press would write. @param {string} from @param {string[]} way @param {string} kind @param {Field} field */
    foresee(from, way, kind, field) {
      replace(ahead, way.length ? drawRoute(field, from, way, kind).slice(0, 3) : null); // without steps
    },
    /** A sector before it is chosen: `0806 2`; empty: none. @param {MatchState} state @param {string} words @param {Field} field */
    consider(state, words, field) {
      const [hex = "", zone = ""] = words.split(" ");
      const from = words ? facingFrom(state, field, facings(state)) : "";
      replace(
        preview,
        from && Number(zone)
          ? drawCone(field, from, field.direction(from, hex), Number(zone), "tk-cone tk-look")
          : null,
      );
    },
    /** Orders that everybody reads now. @param {Record<string, Unit>} units @param {[string, Order][]} orders @param {Field} field */
    reveal(units, orders, field) {
      replace(
        told,
        orders.map(([id, order], n) =>
          drawOrder(context, field, units, id, order, { open: false, told: true, n }),
        ),
      );
    },
    hide() {
      replace(told);
      replace(lines);
      anew = changes();
    },
    /** Sectors as they stand at a moment of the execution. @param {Record<string, Unit>} units @param {Field} field */
    sectors(units, field) {
      replace(cones, standing(units, field));
      anew = changes();
    },
  };
}

// Sectors

/** Sectors that are in force. @param {Record<string, Unit>} units @param {Field} field */
function standing(units, field) {
  return Object.entries(units).map(([id, unit]) => {
    if (!onMap(unit.place) || !unit.facing || !unit.zone) return null;
    const direction = field.direction(unit.place, unit.facing);
    return direction < 0
      ? null
      : drawCone(
          field,
          unit.place,
          direction,
          unit.zone,
          `tk-cone tk-of-${unit.side}${unit.ambush ? " tk-hidden" : ""}`,
          id,
        );
  });
}

/** @param {Field} field @param {Unit | undefined} unit @param {Order} order */
function draftCone(field, unit, order) {
  const direction = WAYS.indexOf(order.facing ?? "");
  if (!unit || !onMap(unit.place) || direction < 0) return null;
  const zone = order.kind === "turn" ? (unit.zone ?? 0) : (order.zone ?? 0);
  return zone > 0
    ? drawCone(field, unit.place, direction, zone, `tk-cone tk-of-${unit.side} tk-draft`)
    : null;
}

/** @param {Field} field @param {string} hex @param {number} direction @param {number} zone @param {string} name @param {string} [id] */
function drawCone(field, hex, direction, zone, name, id) {
  const hexes = field.cone(hex, direction, zone);
  const at = field.middle(hex);
  const tip = before(at, direction, SIZE * 0.86);
  return s(
    "g",
    { class: name, data: id ? { of: id } : {} },
    s("path", { class: "tk-cone-area", d: field.area(hexes) }),
    s("path", { class: "tk-cone-edge", d: field.outline(hexes) }),
    s("path", { class: "tk-cone-root", d: `M${at.x} ${at.y}L${tip.x} ${tip.y}` }),
  );
}

/** The numbers of a question about a sector, each where its zone ends on the map. @param {MatchState} state @param {Field} field */
function zoneBadges(state, field) {
  const choices = facings(state);
  const from = facingFrom(state, field, choices);
  if (!from) return [];
  const stands = onMap(state.board.units[String(state.questions[0]?.args?.unit)]?.place);
  // A platoon that is being hidden is not on the map yet.
  const ghost = stands
    ? []
    : [
        move(
          s(
            "g",
            { class: "tk-ghost" },
            s("rect", { x: -33, y: -29, width: 66, height: 66, rx: 6 }),
          ),
          field.middle(from),
        ),
      ];
  return ghost.concat(
    choices.flatMap((choice) => {
      const [, hex = "", zone = ""] = choice.split(" ");
      if (hex !== field.first(hex)) return [];
      const direction = field.direction(from, hex);
      const reach = Number(zone);
      const spot = reach ? field.ahead(from, direction, reach) : from;
      if (!spot) return []; // beyond the map: the card has them all
      const at = field.middle(spot);
      return [move(badge(hex, zone), { x: at.x, y: round(at.y + (reach ? 0 : SIZE * 0.62)) })];
    }),
  );
}

/** The sectors that are offered. @param {MatchState} state */
export function facings(state) {
  return state.questions
    .flatMap((question) => question.choices.map((each) => each.choice))
    .filter((choice) => choice.startsWith("face "));
}

/** The hex from which a sector is chosen. @param {MatchState} state @param {Field} field @param {string[]} choices */
export function facingFrom(state, field, choices) {
  if (!choices.length) return "";
  const asked = state.questions.find((question) =>
    question.choices.some((each) => each.choice.startsWith("face ")),
  )?.args?.unit;
  const place = state.board.units[String(asked)]?.place;
  if (onMap(place)) return place;
  const own = choices.find((choice) => choice.endsWith(" 0"))?.split(" ")[1] ?? "";
  return field.terrain.has(own) ? own : "";
}

/** @param {string} hex @param {string} zone */
function badge(hex, zone) {
  return s(
    "g",
    { class: "tk-zone", data: { id: `${hex} ${zone}`, kind: "zone" } },
    s("circle", { class: "tk-zone-disc", r: 15 }),
    s("text", { y: 6.4 }, zone),
  );
}

// Routes and shots

/**
 * @param {Context} context @param {Field} field @param {Record<string, Unit>} units @param {string} id
 * @param {Order} order @param {{ open: boolean, told: boolean, n: number }} how still being written; revealed; its number
 */
function drawOrder(context, field, units, id, order, { open, told, n }) {
  const unit = units[id];
  if (!unit || !onMap(unit.place)) return null;
  const route = order.route ?? [];
  const target = order.target ? units[order.target] : undefined;
  const end = route.at(-1) ?? unit.place;
  const line = lineOf(order, unit, target);
  const marked = order.kind !== "fire-on-the-move" || order.shoot !== undefined;
  // What is aimed at is seen from where the shot falls; an attack shows where it leads.
  const start = order.kind === "attack" ? end : (line?.from ?? end);
  return s(
    "g",
    {
      class: `tk-draft-of tk-of-${unit.side}${open ? " is-open" : ""}${told ? " is-told" : ""}`,
      data: { of: id },
    },
    route.length ? drawRoute(field, unit.place, route, order.kind) : null,
    order.shoot !== undefined && line ? firingHex(field, line.from) : null,
    line && start !== line.to
      ? drawAim(field, start, line.to, order.kind === "attack" || !marked)
      : null,
    line && target && !told
      ? shotLabel(
          aimOf(context, field, unit, target, line.from, line.to, order.kind),
          field,
          start,
          line.to,
          open,
          n,
        )
      : null,
    ["wait", "rally", "resupply"].includes(order.kind) && !told
      ? sign(field, unit.place, order)
      : null,
  );
}

/** @param {Field} field @param {string} start @param {string[]} route @param {string} kind */
function drawRoute(field, start, route, kind) {
  const points = [start, ...route].map((hex) => field.middle(hex));
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const from = points.at(-2) ?? end;
  const turn = round((Math.atan2(end.y - from.y, end.x - from.x) * 180) / Math.PI);
  // The arrow ends short of the middle, so that its head stays in sight.
  const back = 16 / Math.max(1, Math.hypot(end.x - from.x, end.y - from.y));
  const next = points[1] ?? end;
  const out = points[0] ?? end;
  const short = [
    { x: round(out.x + (next.x - out.x) * 0.44), y: round(out.y + (next.y - out.y) * 0.44) },
    ...points.slice(1, -1),
    { x: round(end.x - (end.x - from.x) * back), y: round(end.y - (end.y - from.y) * back) },
  ];
  const d = smooth(short);
  return [
    s("path", { class: "tk-route-edge", d }),
    s("path", { class: `tk-route tk-route-${kind}`, d }),
    s("path", {
      class: "tk-arrow",
      transform: `translate(${end.x} ${end.y}) rotate(${turn})`,
      d: "M2 0L-18 -11L-13 0L-18 11Z",
    }),
    route.map((_, n) => {
      const at = points[n + 1] ?? end;
      return s(
        "g",
        { class: "tk-step", transform: `translate(${round(at.x + 17)} ${round(at.y + 17)})` },
        s("circle", { r: 8.5 }),
        s("text", { y: 4.4 }, String(n + 1)),
      );
    }),
  ];
}

/** @param {Field} field @param {string} a @param {string} b @param {boolean} faint */
function drawAim(field, a, b, faint) {
  const [from, to] = [field.middle(a), field.middle(b)];
  // From counter to counter.
  const short = Math.min(0.4, 36 / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y)));
  const [dx, dy] = [(to.x - from.x) * short, (to.y - from.y) * short];
  const d = `M${round(from.x + dx)} ${round(from.y + dy)}L${round(to.x - dx)} ${round(to.y - dy)}`;
  return s(
    "g",
    { class: faint ? "tk-aim is-faint" : "tk-aim" },
    s("path", { class: "tk-aim-edge", d }),
    s("path", { class: "tk-aim-line", d }),
    faint
      ? null
      : s("path", {
          class: "tk-cross",
          transform: `translate(${to.x} ${to.y})`,
          d: "M-40 0H-31M31 0H40M0 -40V-31M0 31V40",
        }),
  );
}

/** The hex from which is fired on the move. @param {Field} field @param {string} hex */
function firingHex(field, hex) {
  return move(
    s(
      "g",
      { class: "tk-firing" },
      s("circle", { r: 38 }),
      s("path", { d: "M0 -44V-32M0 44V32M-44 0H-32M44 0H32" }),
    ),
    field.middle(hex),
  );
}

/**
 * What a shot would be as things stand.
 * @param {Context} context @param {Field} field @param {Unit} unit @param {Unit} target
 * @param {string} a from where @param {string} b to where @param {string} kind
 */
function aimOf(context, field, unit, target, a, b, kind) {
  const distance = field.distance(a, b);
  const seen = distance === 0 || field.sees(a, b);
  const odds = seen ? shot(context, unit, target, distance, kind) : null;
  return {
    far: context.t("board-shot-far", { distance }),
    words: odds
      ? context.t("board-shot-odds", {
          dice: odds.dice,
          accuracy: odds.accuracy,
          share: percent(context, odds.damage),
        })
      : context.t(seen ? "board-shot-out-of-range" : "board-shot-unseen"),
    share: odds ? percent(context, odds.damage) : "×",
    bad: !odds,
  };
}

/** From where an order shoots, and where to; null: it does not. @param {Order} order @param {Unit} unit @param {Unit | undefined} target */
function lineOf(order, unit, target) {
  if (
    !target ||
    !onMap(target.place) ||
    !onMap(unit.place) ||
    ![...SHOTS, "attack"].includes(order.kind)
  )
    return null;
  const stops = [unit.place, ...(order.route ?? [])];
  // On the move: until the hex is marked, what a shot from the end of the route would be.
  const on = order.kind === "fire-on-the-move" ? (order.shoot ?? stops.length - 1) : 0;
  const from = stops[Math.max(0, on)] ?? unit.place;
  return { from: order.kind === "attack" ? target.place : from, to: target.place };
}

/** The shot of an order in words. @param {Context} context @param {Field} field @param {Record<string, Unit>} units @param {string} id @param {Order} order */
export function shotWords(context, field, units, id, order) {
  const [unit, target] = [units[id], units[order.target ?? ""]];
  const line = unit ? lineOf(order, unit, target) : null;
  if (!unit || !target || !line) return "";
  const { far, words } = aimOf(context, field, unit, target, line.from, line.to, order.kind);
  return `${far}: ${words}`;
}

/**
 * Chances beside the line: while the order is being written with range and dice.
 * @param {ReturnType<typeof aimOf>} aim @param {Field} field @param {string} a @param {string} b @param {boolean} open @param {number} n
 */
function shotLabel(aim, field, a, b, open, n) {
  const [from, to] = [field.middle(a), field.middle(b)];
  const lines = open ? [aim.far, aim.words] : [aim.share];
  const wide = Math.max(...lines.map((line) => line.length)) * 6.8 + 14;
  const high = 18 * lines.length + 2;
  // Labels of several shots keep apart; where there is no room between the two, over the target.
  const close = open && Math.hypot(to.x - from.x, to.y - from.y) < 3.5 * SIZE;
  const along = close ? 1 : ([0.5, 0.4, 0.6][n % 3] ?? 0.5);
  const over = close ? (to.y > 110 ? -60 : 66) : 0;
  const x = Math.max(
    wide / 2 + 4,
    Math.min(field.width - wide / 2 - 4, from.x + (to.x - from.x) * along),
  );
  const y = Math.max(24, Math.min(field.height - 24, from.y + (to.y - from.y) * along + over));
  return s(
    "g",
    { class: "tk-shot-label", transform: `translate(${round(x)} ${round(y)})` },
    s("rect", {
      x: round(-wide / 2),
      y: round(-high / 2),
      width: round(wide),
      height: high,
      rx: 4,
    }),
    lines.map((line, row) =>
      s("text", { y: round(-high / 2 + 15 + 17 * row), class: aim.bad ? "is-bad" : "" }, line),
    ),
  );
}

/** Orders that neither move nor shoot. @param {Field} field @param {string} hex @param {Order} order */
function sign(field, hex, order) {
  const d = {
    wait: "M-5 -7H5M-5 7H5M-4 -7L4 7M4 -7L-4 7",
    rally: "M-8 0H-2M8 0H2M-4 -4L0 0L-4 4M4 -4L0 0L4 4",
    resupply: "M-6 6V-2Q-4 -7 -2 -2V6ZM2 6V-2Q4 -7 6 -2V6Z",
  }[order.kind];
  return s(
    "g",
    {
      class: "tk-sign",
      transform: `translate(${round(field.middle(hex).x + 31)} ${round(field.middle(hex).y + 30)})`,
    },
    s("circle", { r: 11 }),
    s("path", { d: d ?? "" }),
  );
}

// Sight

/** @param {Context} context @param {Field} field @param {Unit} unit @param {string} from */
function sightOn(context, field, unit, from) {
  const far = Math.min(rangeOf(context, unit.card), sightOf(context, unit));
  const sector = unit.facing ? field.cone(from, field.direction(from, unit.facing), far) : null;
  const seen = field.hexes.filter((hex) => {
    const distance = field.distance(from, hex);
    return distance > 0 && distance <= far && (!sector || sector.has(hex)) && field.sees(from, hex);
  });
  return [
    s("path", {
      class: "tk-seen",
      d: seen.map((hex) => hexagon(SIZE - 2, field.middle(hex))).join(""),
    }),
    seen.map((hex) => {
      const at = field.middle(hex);
      return s(
        "text",
        { class: "tk-accuracy", x: at.x, y: at.y + SIZE - 12 },
        `≤${accuracyAt(context, unit.card, field.distance(from, hex))}`,
      );
    }),
  ];
}

/** @param {Field} field @param {Map<string, import("./reach.js").Leg>} ends */
function drawReach(field, ends) {
  return [
    s("path", { class: "tk-reach-edge", d: field.outline(ends.keys()) }),
    [...ends].map(([hex, { used }]) => {
      const at = field.middle(hex);
      return s(
        "g",
        {
          class: "tk-far",
          data: { hex, far: String(used) },
          transform: `translate(${at.x} ${round(at.y + SIZE - 15)})`,
        },
        s("circle", { r: 8.5 }),
        s("text", { y: 4.6 }, String(used)),
      );
    }),
  ];
}

/** An order in a few words. @param {Context} context @param {Order} order */
export function orderWords(context, order) {
  const words = [context.name(`order-${order.kind}`)];
  if (order.target) words.push(context.name(order.target));
  if (order.route?.length)
    words.push(
      context.t("board-route", { count: order.route.length, place: order.route.at(-1) ?? "" }),
    );
  if (order.zone !== undefined && order.zone >= 0)
    words.push(context.t("board-zone", { zone: order.zone }));
  if (order.count) words.push(context.t("board-amount", { count: order.count }));
  return words.join(", ");
}
