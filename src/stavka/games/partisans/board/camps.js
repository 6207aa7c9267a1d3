// The camps as record sheets: points to the target, people, stores, bonuses and what is missing to
// them, and what ails them. Partisans on the left, occupiers on the right, one's own sheet large in
// the middle.

import { capital, minus } from "/web/js/board/words.js";
import { h, replace, s } from "/web/js/dom.js";
import { icon } from "/web/js/icons.js";
import {
  BONUSES,
  RESOURCES,
  SIDES,
  campsOf,
  crowd,
  figure,
  hungry,
  oneSide,
  ownCamp,
} from "./reckon.js";
import { goodsName, peopleName, portrait } from "./parts.js";
import { symbol } from "./symbols.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("./reckon.js").Camp} Camp */
/** @typedef {Record<string, any>} View */
/** @typedef {(typeof BONUSES)[number]} Bonus */

/** What a sheet shows of a camp beside its numbers. @typedef {{ own: boolean, turn: boolean, first: boolean, target: number, fed: boolean }} Place */

export class Camps {
  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.left = h("section", { class: "pc-camps pc-left" });
    this.right = h("section", { class: "pc-camps pc-right" });
    this.home = h("section", { class: "pc-camps pc-home" });
    /** @type {Map<string, { el: HTMLElement, shown: string, camp: Camp | null, own: boolean, open: boolean }>} by seat */
    this.sheets = new Map();
    this.order = "";
  }

  /** @param {MatchState} state @param {boolean} animate */
  update(state, animate) {
    const { board } = state;
    const own = ownCamp(state);
    for (const camp of campsOf(board)) {
      this.draw(
        camp,
        {
          own: camp === own,
          turn: board.turn === camp.id && state.status === "running",
          first: board.first === camp.id,
          target: Number(board.target),
          fed: board.phase === "attacks",
        },
        animate,
      );
    }
    this.arrange(board, own);
  }

  /** Sheets that have changed are drawn anew; their elements stay. @param {Camp} camp @param {Place} place @param {boolean} animate */
  draw(camp, place, animate) {
    let sheet = this.sheets.get(camp.seat);
    if (!sheet) {
      sheet = {
        el: h("article", { class: "pc-camp" }),
        shown: "",
        camp: null,
        own: false,
        open: false,
      };
      this.sheets.set(camp.seat, sheet);
    }
    const key = JSON.stringify([camp, place]);
    if (key === sheet.shown) return;
    const before = animate ? sheet.camp : null;
    if (sheet.own !== place.own) sheet.own = sheet.open = place.own; // on a small screen only one's own is not folded
    sheet.shown = key;
    sheet.camp = camp;
    const { el } = sheet;
    el.dataset.id = `camp ${camp.id}`;
    el.dataset.kind = "sheet";
    el.className = [
      "pc-camp",
      `pc-of-${camp.side}`,
      place.own && "is-own",
      place.turn && "is-turn",
      camp.out && "is-out",
      sheet.open && "is-open",
    ]
      .filter(Boolean)
      .join(" ");
    replace(el, this.head(camp, place, before), this.body(camp, place, before));
  }

  /** @param {Camp} camp @param {Place} place @param {Camp | null} before */
  head(camp, place, before) {
    const { context } = this;
    const name = context.name(camp.id);
    return h(
      "header",
      { class: "pc-head" },
      portrait(camp.id),
      h(
        "h3",
        null,
        h("span", { class: "pc-name" }, capital(name)),
        place.turn ? h("span", { class: "pc-mark pc-now" }, context.t("board-now-turn")) : null,
        place.first
          ? h(
              "span",
              { class: "pc-mark", title: context.t("board-first-long") },
              context.t("board-first"),
            )
          : null,
      ),
      h("p", { class: "pc-brief", "aria-hidden": "true" }, this.brief(camp)),
      h(
        "p",
        {
          class: `pc-points${moved(before?.points, camp.points)}`,
          title: context.t("board-points-of", { points: camp.points, target: place.target }),
        },
        h("b", null, minus(camp.points)),
        h("small", null, `/${place.target}`),
      ),
      h(
        "button",
        {
          type: "button",
          class: "pc-fold",
          "aria-expanded": String(this.sheets.get(camp.seat)?.open ?? false),
          "aria-label": context.t("board-open-sheet", { camp: name }),
          on: { click: () => this.fold(camp.seat) },
        },
        s("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, s("path", { d: "M3 5l5 6 5-6" })),
      ),
      pointsTrack(camp.points, place.target),
    );
  }

  /** A folded sheet: people, food, water, weapons and what ails it, in one line. @param {Camp} camp */
  brief(camp) {
    if (camp.out) return this.context.t("board-out");
    return [
      h("span", null, symbol("people"), String(crowd(camp))),
      ["weapons", "water", "food"].map((resource) =>
        h("span", null, symbol(resource), String(camp.store[resource] ?? 0)),
      ),
      h(
        "span",
        { class: "pc-brief-bonus" },
        "●".repeat(BONUSES.filter((bonus) => camp[bonus]).length),
        h("i", null, "○".repeat(BONUSES.filter((bonus) => !camp[bonus]).length)),
      ),
    ];
  }

  /** @param {string} seat */
  fold(seat) {
    const sheet = this.sheets.get(seat);
    if (!sheet) return;
    sheet.open = !sheet.open;
    sheet.el.classList.toggle("is-open", sheet.open);
    sheet.el.querySelector(".pc-fold")?.setAttribute("aria-expanded", String(sheet.open));
  }

  /** @param {Camp} camp @param {Place} place @param {Camp | null} before */
  body(camp, place, before) {
    const { context } = this;
    if (camp.out) return h("p", { class: "pc-gone" }, context.t("board-out"));
    return h(
      "div",
      { class: "pc-body" },
      h(
        "ul",
        { class: "pc-people" },
        Object.entries(camp.people).map(([kind, count]) => this.people(camp, kind, count, before)),
      ),
      h(
        "ul",
        { class: "pc-store" },
        RESOURCES.map((resource) => this.goods(camp, resource, before)),
      ),
      place.own && !place.fed ? this.need(camp) : null,
      h(
        "ul",
        { class: "pc-bonuses" },
        BONUSES.map((bonus) => this.bonus(camp, bonus)),
      ),
      this.ails(camp),
    );
  }

  /** @param {Camp} camp @param {string} kind @param {number} count @param {Camp | null} before */
  people(camp, kind, count, before) {
    const label = peopleName(this.context, kind);
    return h(
      "li",
      {
        class: `${count ? "" : "is-none"}${moved(before?.people[kind], count)}`,
        title: label,
        data: { id: `people ${camp.id} ${kind}`, kind: "people" },
      },
      symbol(kind),
      h("span", { class: "pc-label" }, label),
      h("b", null, String(count)),
    );
  }

  /** @param {Camp} camp @param {string} resource @param {Camp | null} before */
  goods(camp, resource, before) {
    const count = camp.store[resource] ?? 0;
    const label = goodsName(this.context, resource);
    return h(
      "li",
      {
        class: `${count ? "" : "is-none"}${moved(before?.store[resource], count)}`,
        title: label,
        data: { id: `store ${camp.id} ${resource}`, kind: "store" },
      },
      symbol(resource),
      h("span", { class: "pc-label" }, label),
      h("b", null, String(count)),
    );
  }

  /** Whom this camp must feed at the end of the month, and who would die. @param {Camp} camp */
  need(camp) {
    const people = crowd(camp);
    const short = hungry(camp);
    if (!people) return h("p", { class: "pc-need" }, this.context.t("board-need-nobody"));
    return h(
      "p",
      { class: `pc-need${short ? " is-bad" : ""}` },
      short
        ? this.context.t("board-need-short", {
            count: people,
            hungry: short,
            points: short * figure(this.context, "figures", "death"),
          })
        : this.context.t("board-need", { count: people }),
    );
  }

  /** @param {Camp} camp @param {Bonus} bonus */
  bonus(camp, bonus) {
    const { context } = this;
    const has = camp[bonus];
    const name = bonusName(context, camp, bonus);
    const missing = has ? context.t("board-has") : missingWords(context, camp, bonus);
    return h(
      "li",
      {
        class: has ? "is-held" : "is-missing",
        title: `${name}: ${missing}`,
        data: { id: `bonus ${camp.id} ${bonus}`, kind: "bonus" },
      },
      symbol(bonus, { side: camp.side }),
      h(
        "small",
        { role: "img", "aria-label": missing },
        has ? icon("check") : missingCount(context, camp, bonus),
      ),
      h("span", { class: "pc-label" }, name),
    );
  }

  /** @param {Camp} camp */
  ails(camp) {
    const { t } = this.context;
    const sick = camp.sick.reduce((sum, group) => sum + group.count, 0);
    const water = camp.sick.reduce((sum, group) => sum + group.count * group.water, 0);
    const found = [
      camp.bedridden
        ? t("board-bedridden")
        : camp.lost_turns
          ? t("board-lost-turns", { count: camp.lost_turns })
          : "",
      sick ? t("board-sick", { count: sick, water }) : "",
      camp.hurt ? t("board-hurt", { count: camp.hurt }) : "",
      camp.leader_hurt ? t("board-leader-hurt") : "",
      camp.dominated ? t("board-dominates") : "",
    ].filter(Boolean);
    return found.length
      ? h(
          "ul",
          { class: "pc-ails" },
          found.map((each) => h("li", null, each)),
        )
      : null;
  }

  /** Each side on its own side of the table; where all are on one side, in two halves. @param {View} board @param {Camp | null} own */
  arrange(board, own) {
    const camps = campsOf(board);
    const half = Math.ceil(camps.length / 2);
    const alike = oneSide(board);
    const columns = alike
      ? [camps.slice(0, half), camps.slice(half)]
      : SIDES.map((side) => camps.filter((camp) => camp.side === side));
    const order = JSON.stringify([columns.map((each) => each.map((camp) => camp.seat)), own?.seat]);
    if (order === this.order) return;
    this.order = order;
    const sheet = (/** @type {Camp} */ camp) => this.sheets.get(camp.seat)?.el;
    replace(this.home, own ? sheet(own) : null);
    this.home.hidden = !own;
    [this.left, this.right].forEach((el, n) => {
      const list = columns[n] ?? [];
      const side = list[0]?.side;
      // texts: board-side-partisans board-side-occupiers
      const title =
        side && !(alike && n)
          ? h("h2", { class: `pc-side pc-of-${side}` }, this.context.t(`board-side-${side}`))
          : null;
      replace(el, title, list.filter((camp) => camp !== own).map(sheet));
      el.hidden = el.childElementCount < 2;
    });
  }
}

/** A number that has just changed says so. @param {number | undefined} before @param {number} now */
function moved(before, now) {
  return before === undefined || before === now ? "" : before < now ? " is-more" : " is-less";
}

/** The way to the target, with a notch for every ten. @param {number} points @param {number} target */
export function pointsTrack(points, target) {
  const x = (/** @type {number} */ n) => (Math.max(0, Math.min(n, target)) / target) * 200;
  const notches = Array.from({ length: Math.floor((target - 1) / 5) }, (_, n) => (n + 1) * 5);
  return s(
    "svg",
    {
      class: "pc-track",
      viewBox: "-1 0 202 12",
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    },
    s("rect", { class: "pc-track-ground", x: 0, y: 1, width: 200, height: 10 }),
    s("rect", { class: "pc-track-way", x: 0, y: 1, width: x(points), height: 10 }),
    notches.map((n) => s("path", { class: "pc-track-notch", d: `M${x(n)} ${n % 10 ? 7 : 1}V11` })),
  );
}

/** @param {Context} context @param {Camp} camp @param {Bonus} bonus */
export function bonusName(context, camp, bonus) {
  // texts: board-bonus-transport-partisans board-bonus-transport-occupiers board-bonus-incendiary-partisans board-bonus-incendiary-occupiers
  // texts: board-bonus-full-map board-bonus-fortified board-bonus-brigade
  return bonus === "transport" || bonus === "incendiary"
    ? context.t(`board-bonus-${bonus}-${camp.side}`)
    : context.t(`board-bonus-${bonus.replace("_", "-")}`);
}

/** @param {Context} context @param {Camp} camp @param {Bonus} bonus */
function left(context, camp, bonus) {
  const [row, resource] =
    bonus === "full_map"
      ? ["full-map", "maps"]
      : bonus === "fortified"
        ? ["fortifications", "wood"]
        : ["incendiary-fuel", "fuel"];
  return Math.max(0, figure(context, "figures", row) - (camp.store[resource] ?? 0));
}

/** What is missing to a bonus. @param {Context} context @param {Camp} camp @param {Bonus} bonus */
export function missingWords(context, camp, bonus) {
  const { t } = context;
  if (bonus === "full_map") return t("board-missing-maps", { count: left(context, camp, bonus) });
  if (bonus === "fortified") return t("board-missing-wood", { count: left(context, camp, bonus) });
  if (bonus === "transport") return t("board-missing-transport");
  if (bonus === "incendiary")
    return left(context, camp, bonus)
      ? t("board-missing-fuel", { count: left(context, camp, bonus) })
      : t("board-missing-make");
  if (!crowd(camp)) return t("board-missing-people");
  const food = Math.max(0, figure(context, "figures", "brigade-food") - (camp.store.food ?? 0));
  const water = Math.max(0, figure(context, "figures", "brigade-water") - (camp.store.water ?? 0));
  return food || water ? t("board-missing-brigade", { food, water }) : t("board-missing-organise");
}

/** The same as a number and a symbol. @param {Context} context @param {Camp} camp @param {Bonus} bonus */
function missingCount(context, camp, bonus) {
  const few = (/** @type {number} */ count, /** @type {string} */ id) =>
    count ? [`−${count}`, symbol(id, { size: 13 })] : null;
  if (bonus === "transport") return "–";
  if (bonus === "full_map") return few(left(context, camp, bonus), "maps");
  if (bonus === "fortified") return few(left(context, camp, bonus), "wood");
  if (bonus === "incendiary") return few(left(context, camp, bonus), "fuel") ?? "+";
  return crowd(camp) ? "+" : few(1, "people");
}
