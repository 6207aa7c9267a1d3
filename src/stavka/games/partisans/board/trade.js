// Trade: whom to make an offer, the offer itself, somebody else's offer, and the exchange with
// others outside. An offer is planned here with steppers; when it is proposed, its terms are sent
// one after the other, as the choices they are. What is sent already is solid, what is only planned
// is dashed.

import { capital, signed } from "/web/js/board/words.js";
import { h } from "/web/js/dom.js";
import { threat } from "./battle.js";
import { act, bargain, goodsName, pick, portrait, sheet, some, store } from "./parts.js";
import { RESOURCES, campOf, campsOf, crowd, figure, hungry, movable, terms } from "./reckon.js";
import { symbol } from "./symbols.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {import("/web/js/dom.js").Child} Child */
/** @typedef {import("./reckon.js").Camp} Camp */
/** @typedef {import("./reckon.js").Goods} Goods */
/** @typedef {{ by: string, to: string, gives: Goods, wants: Goods, proposed: boolean }} Deal */
/** @typedef {"give" | "want"} Way */
/** @typedef {Record<Way, Goods>} Plan */

const MOST_TERMS = 12; // in one offer
const AMOUNTS = [1, 2, 5, 10, 20];

export class Trade {
  /** @param {Context} context @param {import("/web/js/board/sender.js").Sender} sender @param {() => void} redraw */
  constructor(context, sender, redraw) {
    this.context = context;
    this.sender = sender;
    this.redraw = redraw;
    const kept = keptPlan();
    /** @type {Plan} what is planned beyond what has been said */
    this.plan = kept?.plan ?? { give: {}, want: {} };
    this.of = kept?.of ?? "";
  }

  /** The dialogue for a question of trade. @param {MatchState} state @param {string} kind @param {Camp} me @returns {Child} */
  dialogue(state, kind, me) {
    const deal = /** @type {Deal | null} */ (state.board.deal);
    const draft = kind === "draft" || kind === "ransom";
    if (!draft) this.forget("");
    if (kind === "trade") return this.market(state, me);
    if (kind === "exchange") return this.exchange(state, me);
    if (draft && deal) return this.draft(state, deal, me, kind === "ransom");
    if (kind === "consider" && deal) return this.consider(state, deal, me);
    return null;
  }

  /** @param {string} of */
  forget(of) {
    if (of === this.of) return;
    this.of = of;
    this.plan = { give: {}, want: {} };
    this.keep();
    this.sender.stop();
  }

  /** So that a reload of the page loses no plan. */
  keep() {
    if (this.of) sessionStorage.setItem(place(), JSON.stringify({ of: this.of, plan: this.plan }));
    else sessionStorage.removeItem(place());
  }

  // Whom to trade with

  /** @param {MatchState} state @param {Camp} me */
  market(state, me) {
    const { t } = this.context;
    const others = campsOf(state.board).filter((camp) => camp !== me && !camp.out);
    return sheet(
      t("board-market"),
      hunger(this.context, me),
      h(
        "div",
        { class: "pc-market" },
        h(
          "section",
          null,
          h("h3", null, t("board-offer-to")),
          h(
            "div",
            { class: "pc-partners" },
            others.map((camp) => this.partner(camp, me)),
          ),
        ),
        h(
          "section",
          null,
          h(
            "h3",
            null,
            t("board-outside", { count: figure(this.context, "figures", "outside-rate") }),
          ),
          this.rates(me),
        ),
      ),
      h("footer", null, act(state, "done")),
    );
  }

  /** @param {Camp} camp @param {Camp} me */
  partner(camp, me) {
    const { context } = this;
    const ally = camp.side === me.side;
    const el = pick(
      camp.id,
      "camp",
      portrait(camp.id),
      h("b", null, capital(context.name(camp.id))),
      h("small", null, context.t(ally ? "board-ally" : "board-enemy")),
    );
    el.classList.add("pc-partner", `pc-of-${camp.side}`);
    return el;
  }

  /** All exchanges at one look: a row is given, a column is got. @param {Camp} me */
  rates(me) {
    const { context } = this;
    const rate = figure(context, "figures", "outside-rate");
    return h(
      "table",
      { class: "pc-rates" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null, h("small", null, context.t("board-give-get"))),
          RESOURCES.map((resource) =>
            h(
              "th",
              { scope: "col", title: goodsName(context, resource) },
              symbol(resource),
              h("span", { class: "pc-unseen" }, goodsName(context, resource)),
            ),
          ),
        ),
      ),
      h(
        "tbody",
        null,
        RESOURCES.map((given) => {
          const most = Math.floor((me.store[given] ?? 0) / rate);
          return h(
            "tr",
            { class: most ? null : "is-none" },
            h("th", { scope: "row" }, some(context, given, me.store[given] ?? 0)),
            RESOURCES.map((got) =>
              h(
                "td",
                null,
                given === got
                  ? null
                  : pick(
                      `${given} ${got}`,
                      "exchange",
                      most && !(got === "maps" && me.full_map) && !(given === "maps" && me.full_map)
                        ? signed(most)
                        : "·",
                    ),
              ),
            ),
          );
        }),
      ),
    );
  }

  // With others outside

  /** @param {MatchState} state @param {Camp} me */
  exchange(state, me) {
    const { context } = this;
    const question = state.questions[0];
    const given = String(question?.args?.resource ?? "food");
    const got = String(question?.args?.second ?? "water");
    const rate = figure(context, "figures", "outside-rate");
    const counts = (question?.choices ?? []).map(({ choice }) => Number(choice.split(" ")[1]));
    return sheet(
      context.t("board-exchange", {
        given: goodsName(context, given),
        got: goodsName(context, got),
      }),
      hunger(context, me),
      h(
        "div",
        { class: "pc-counts pc-wide" },
        counts.map((count) =>
          pick(
            String(count),
            "count",
            h("b", null, String(count), symbol(got, { size: 22 })),
            h(
              "small",
              null,
              h("span", { class: "is-less" }, `−${count * rate}`),
              symbol(given, { size: 16 }),
            ),
            h(
              "small",
              null,
              "→ ",
              some(context, given, (me.store[given] ?? 0) - count * rate),
              some(context, got, (me.store[got] ?? 0) + count),
            ),
          ),
        ),
      ),
    );
  }

  // An offer of one's own

  /** @param {MatchState} state @param {Deal} deal @param {Camp} me @param {boolean} ransom */
  draft(state, deal, me, ransom) {
    const { context } = this;
    const other = campOf(state.board, deal.to);
    if (!other || deal.proposed) return null;
    this.forget(`${deal.by} ${deal.to} ${ransom}`);
    const planned = this.planned();
    const busy = this.sender.busy;
    const used = this.used(deal) + planned.length;
    return sheet(
      context.t(ransom ? "board-ransom-title" : "board-draft-title", {
        camp: context.name(other.id),
      }),
      ransom ? threat(context, me, other) : hunger(context, me),
      h(
        "div",
        { class: `pc-draft${ransom ? " is-ransom" : ""}` },
        h(
          "div",
          { class: "pc-draft-head" },
          pick("give", "way", context.t("board-i-give")),
          h("span", null),
          ransom
            ? h("b", null, context.name(other.id))
            : pick("want", "way", context.t("board-i-want")),
        ),
        RESOURCES.map((resource) => this.row(deal, me, other, resource, ransom)),
        h(
          "div",
          { class: "pc-amounts" },
          h("small", null, context.t("board-at-once")),
          AMOUNTS.map((count) => pick(String(count), "amount", String(count))),
          h(
            "small",
            { class: used > MOST_TERMS ? "is-less" : null },
            context.t("board-terms", { count: used, most: MOST_TERMS }),
          ),
        ),
      ),
      h(
        "footer",
        null,
        planned.length
          ? h(
              "button",
              {
                type: "button",
                class: "pc-act pc-send",
                disabled: busy || used > MOST_TERMS,
                on: { click: () => this.send([...planned, "propose"]) },
              },
              h("b", null, context.t("board-propose")),
              h("small", null, context.t(busy ? "board-sending" : "board-propose-plan")),
            )
          : (act(state, "propose") ??
              h("p", { class: "pc-note" }, context.t("board-propose-empty"))),
        act(state, ransom ? "defend" : "withdraw"),
      ),
    );
  }

  /** Terms that the offer already has, at least. @param {Deal} deal */
  used(deal) {
    return [...Object.values(deal.gives), ...Object.values(deal.wants)].reduce(
      (sum, count) => sum + terms(count).length,
      0,
    );
  }

  /** One resource of the offer: mine, what I give, what I want, theirs. What is given is not wanted. @param {Deal} deal @param {Camp} me @param {Camp} other @param {string} resource @param {boolean} ransom */
  row(deal, me, other, resource, ransom) {
    const { context } = this;
    const given = (deal.gives[resource] ?? 0) + (this.plan.give[resource] ?? 0);
    const wanted = (deal.wants[resource] ?? 0) + (this.plan.want[resource] ?? 0);
    return h(
      "div",
      { class: "pc-draft-row" },
      store(me.store[resource] ?? 0, wanted - given),
      this.stepper(
        "give",
        resource,
        deal.gives[resource] ?? 0,
        wanted ? 0 : movable(me, other, resource),
      ),
      pick(
        resource,
        "resource",
        symbol(resource, { size: 24 }),
        h("span", null, goodsName(context, resource)),
      ),
      ransom
        ? h("span", null)
        : this.stepper(
            "want",
            resource,
            deal.wants[resource] ?? 0,
            given ? 0 : movable(other, me, resource),
          ),
      store(other.store[resource] ?? 0, given - wanted),
    );
  }

  /** @param {Way} way @param {string} resource @param {number} said @param {number} most */
  stepper(way, resource, said, most) {
    const { context } = this;
    const planned = this.plan[way][resource] ?? 0;
    const value = said + planned;
    const set = (/** @type {number} */ to) => {
      this.plan[way][resource] = Math.max(0, Math.min(to, most) - said);
      this.keep();
      this.redraw();
    };
    /** @param {number} by @param {string} words */
    const step = (by, words) =>
      h(
        "button",
        {
          type: "button",
          class: "pc-step",
          "data-step": `${way} ${resource} ${by}`,
          disabled: by < 0 ? planned === 0 : value >= most,
          "aria-label": words,
          on: { click: () => set(value + by) },
        },
        by === 5 ? "+5" : by < 0 ? "−" : "+",
      );
    // texts: board-less-give board-less-want board-more-give board-more-want
    return h(
      "span",
      { class: `pc-stepper${planned ? " is-planned" : said ? " is-said" : ""}` },
      step(-1, context.t(`board-less-${way}`, { resource: goodsName(context, resource) })),
      h("b", null, String(value)),
      step(1, context.t(`board-more-${way}`, { resource: goodsName(context, resource), count: 1 })),
      step(5, context.t(`board-more-${way}`, { resource: goodsName(context, resource), count: 5 })),
    );
  }

  /** What is planned, as choices. */
  planned() {
    return /** @type {Way[]} */ (["give", "want"]).flatMap((way) =>
      Object.entries(this.plan[way]).flatMap(([resource, count]) =>
        terms(count).map((amount) => `${way} ${resource} ${amount}`),
      ),
    );
  }

  /** @param {string[]} choices */
  send(choices) {
    this.sender.start(choices, (choice) => this.sent(choice));
    this.redraw();
  }

  /** A term that is sent is no longer planned. @param {string} choice */
  sent(choice) {
    const [way, resource = "", count] = choice.split(" ");
    if (way !== "give" && way !== "want") return;
    this.plan[way][resource] = Math.max(0, (this.plan[way][resource] ?? 0) - Number(count));
    this.keep();
  }

  // Somebody else's offer

  /** @param {MatchState} state @param {Deal} deal @param {Camp} me */
  consider(state, deal, me) {
    const { context } = this;
    const other = campOf(state.board, deal.by);
    if (!other) return null;
    return sheet(
      context.t("board-consider-title", { camp: context.name(other.id) }),
      hunger(context, me),
      h("div", { class: "pc-consider" }, bargain(context, me, other, deal.gives, deal.wants)),
      h("footer", null, act(state, "accept"), act(state, "refuse"), act(state, "counter")),
    );
  }
}

/** Who must be fed soon: what trade is for. @param {Context} context @param {Camp} me */
function hunger(context, me) {
  const people = crowd(me);
  if (!people) return null;
  const short = hungry(me);
  return h(
    "p",
    { class: `pc-note${short ? " is-bad" : ""}` },
    short
      ? context.t("board-hungry", {
          count: people,
          hungry: short,
          food: me.store.food ?? 0,
          water: me.store.water ?? 0,
        })
      : context.t("board-fed", {
          count: people,
          food: me.store.food ?? 0,
          water: me.store.water ?? 0,
        }),
  );
}

/** Where the plan of this match is kept while the page is reloaded. */
function place() {
  return `partisans-plan ${location.pathname}`;
}

/** @returns {{ of: string, plan: Plan } | null} */
function keptPlan() {
  try {
    return JSON.parse(sessionStorage.getItem(place()) ?? "null");
  } catch {
    return null;
  }
}
