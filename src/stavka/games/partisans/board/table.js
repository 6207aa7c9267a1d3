// The figure of cards on the table. It is fitted into a sheet that keeps its size, cards are turned
// over where they lie, and what has met is ringed as with a red pencil.
//
//   const table = new Table(context.edition);
//   await table.update(state.board, { log: change.log, animate: change.animate, settings: context.settings });

import { replace, s } from "/web/js/dom.js";
import { name, t } from "/web/js/texts.js";
import {
  BUST,
  HEIGHT,
  LOAD,
  WIDTH,
  bust,
  cardOf,
  drawBack,
  drawCard,
  load,
  plate,
} from "./cards.js";
import { round } from "./ink.js";
import { eve } from "./scenes.js";

/** @typedef {import("/web/types.d.ts").Edition} Edition */
/** @typedef {import("/web/types.d.ts").Settings} Settings */
/** @typedef {import("./cards.js").Card} Card */
/** @typedef {import("./cards.js").Edge} Edge */
/** @typedef {{ card: string, joins: Edge[], order: number, doubled: Edge[] }} Open `order`: as which card of the month it was opened, `doubled`: edges that gave twice as much */
/** @typedef {Record<string, any>} View what view.py makes; of it: month, phase, table */
/** @typedef {Record<string, Open | null>} Lying by place; null: face down */
/** @typedef {{ animate?: boolean, settings?: Settings }} How */
/** @typedef {{ el: SVGGElement, turning: SVGGElement, hints: SVGGElement, shows: string }} Place */
/** @typedef {{ column: number, row: number }} Cell */

const COLUMNS = 15;
const ROWS = 11;
const MARGIN = 14;
const RULER = { wide: 20, small: 34 }; // room above and beside the figure for letters and numbers
const FOOT = 42; // on a small screen the buttons that zoom are below the figure, else beside it
const WIDE = matchMedia("(min-width: 1100px)");
const SHELL = 200; // pixels, hardly less, that are above and below the sheet on a small screen
const LARGEST = 1.5; // a small figure is not blown up further
const TIME = { off: 0, fast: 160, normal: 340, slow: 600 };
const DEAL = 0.08; // of that time: the next card is dealt
const TURN = 0.7; // and the next one is turned over
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const GHOST = "a free place";
const CLOSED = "face down";
/** @type {Record<Edge, { dx: number, dy: number }>} */
const BESIDE = {
  top: { dx: 0, dy: -1 },
  left: { dx: -1, dy: 0 },
  right: { dx: 1, dy: 0 },
  bottom: { dx: 0, dy: 1 },
};
const EDGES = /** @type {Edge[]} */ (Object.keys(BESIDE));

/** Of a sheet that is so wide: on a phone it has the shape of the screen, so that all of the figure is in sight. @param {number} width */
function heightOf(width) {
  if (WIDE.matches) return 640;
  const shape = (innerHeight - SHELL) / innerWidth;
  return Math.round(width * Math.min(1.7, Math.max(1.012, shape)));
}

export class Table {
  /**
   * @param {Edition} box the tables of the match's edition
   * @param {{ width?: number, height?: number }} [sheet] its measures; the figure is fitted into it
   */
  constructor(box, { width = 660, height = heightOf(width) } = {}) {
    this.box = box;
    this.foot = WIDE.matches ? MARGIN : FOOT;
    this.width = width;
    this.height = height;
    /** @type {Map<string, Place>} */
    this.places = new Map();
    /** @type {Map<string, SVGGElement>} by place and edge */
    this.rings = new Map();
    /** @type {Map<string, Open>} how the open cards of this month were opened */
    this.openings = new Map();
    this.month = 0;
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** @type {Set<Element>} backs of cards that are being turned over */
    this.leaving = new Set();
    this.latest = s("rect", { class: "pt-latest", width: WIDTH, height: HEIGHT, rx: 3 });
    this.lying = s("g", { class: "pt-lying" });
    this.marks = s("g", { class: "pt-marks", "aria-hidden": "true" });
    this.rulers = s("g", { class: "pt-rulers", "aria-hidden": "true" });
    this.figure = s("g", { class: "pt-figure" }, this.rulers, this.lying, this.marks);
    this.eve = s(
      "g",
      { "aria-hidden": "true", transform: `translate(${(width - 600) / 2} ${(height - 230) / 2})` },
      eve(),
    );
    this.element = s("svg", { class: "pt-table", viewBox: `0 0 ${width} ${height}` }, this.figure);
  }

  /**
   * Shows the table of a view.
   * @param {View} board
   * @param {How} [how]
   * @returns {Promise<void>} when nothing moves any more
   */
  async update(board, { animate = false, settings } = {}) {
    this.finish();
    const time = animate ? TIME[settings?.animation ?? "normal"] : 0;
    const dealt = board.month !== this.month;
    this.month = board.month;
    this.openings.clear();
    for (const [id, open] of Object.entries(/** @type {Lying} */ (board.table)))
      if (open) this.openings.set(id, open);
    const cells = new Map(
      Object.entries(/** @type {Lying} */ (board.table)).map(([id, open]) => [
        id,
        open ? open.card : CLOSED,
      ]),
    );
    const laying = board.phase === "deal" && cells.size > 0;
    if (laying) for (const id of freeCells([...cells.keys()])) cells.set(id, GHOST);
    if (cells.size) this.eve.remove();
    else this.element.append(this.eve);
    this.fit([...cells.keys()], time > 0);
    for (const [id, place] of this.places) {
      if (cells.has(id)) continue;
      place.el.remove();
      this.places.delete(id);
    }
    let turned = 0;
    const inTurn = [...cells].sort(([a], [b]) => this.orderOf(a) - this.orderOf(b));
    inTurn.forEach(
      ([id, shows], n) =>
        (turned += Number(this.put(id, shows, time, dealt ? n * DEAL : turned * TURN))),
    );
    for (const [id, place] of this.places) this.foresee(id, place, board.table);
    this.markLatest();
    this.ring(board.table, turned ? time * (turned * TURN + 0.6) : 0, time);
    await Promise.allSettled([...this.running].map((animation) => animation.finished));
  }

  /** When a card was opened; 0: not yet. @param {string} id */
  orderOf(id) {
    return this.openings.get(id)?.order ?? 0;
  }

  /** The card that was opened last has a bold rim. */
  markLatest() {
    const id = [...this.openings.keys()].sort((a, b) => this.orderOf(b) - this.orderOf(a))[0];
    if (!id || !this.places.has(id)) {
      this.latest.remove();
      return;
    }
    const { column, row } = cellOf(id);
    this.latest.setAttribute("transform", `translate(${column * WIDTH} ${row * HEIGHT})`);
    this.marks.prepend(this.latest);
  }

  /** Everything lies where it belongs at once. */
  finish() {
    for (const animation of this.running) animation.cancel();
    for (const each of this.leaving) each.remove();
    this.running.clear();
    this.leaving.clear();
  }

  /** The figure as large as fits, in the middle. @param {string[]} ids @param {boolean} smooth */
  fit(ids, smooth) {
    if (!ids.length) return;
    const cells = ids.map(cellOf);
    const left = Math.min(...cells.map((cell) => cell.column)) * WIDTH;
    const top = Math.min(...cells.map((cell) => cell.row)) * HEIGHT;
    const width = (Math.max(...cells.map((cell) => cell.column)) + 1) * WIDTH - left;
    const height = (Math.max(...cells.map((cell) => cell.row)) + 1) * HEIGHT - top;
    const ruler = WIDE.matches ? RULER.wide : RULER.small;
    const scale = Math.min(
      LARGEST,
      (this.width - 2 * MARGIN - ruler) / width,
      (this.height - MARGIN - this.foot - ruler) / height,
    );
    const x = (this.width + ruler - width * scale) / 2 - left * scale;
    const y = (this.height + MARGIN - this.foot + ruler - height * scale) / 2 - top * scale;
    this.rule(cells, ruler / scale);
    this.figure.classList.toggle("pt-smooth", smooth);
    this.figure.style.transform = `translate(${round(x)}px, ${round(y)}px) scale(${Math.round(scale * 1e4) / 1e4})`;
  }

  /** Letters above the columns and numbers before the rows: as the log names the places.
   * @param {Cell[]} cells @param {number} size */
  rule(cells, size) {
    const columns = [...new Set(cells.map(({ column }) => column))];
    const rows = [...new Set(cells.map(({ row }) => row))];
    const [left, top] = [Math.min(...columns) * WIDTH, Math.min(...rows) * HEIGHT];
    this.rulers.style.fontSize = `${round(size * 0.8)}px`;
    const mark = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ text) =>
      s("text", { x: round(x), y: round(y) }, text);
    replace(
      this.rulers,
      columns.map((n) => mark((n + 0.5) * WIDTH, top - size * 0.3, letterOf(n))),
      rows.map((n) => mark(left - size * 0.55, (n + 0.5) * HEIGHT + size * 0.3, String(n + 1))),
    );
  }

  /**
   * A card, or the place for one.
   * @param {string} id @param {string} shows @param {number} time
   * @param {number} wait so many times that time
   * @returns {boolean} whether a card has been turned over
   */
  put(id, shows, time, wait) {
    const place = this.places.get(id) ?? this.makePlace(id);
    const before = place.shows;
    if (before === shows) return false;
    const old = /** @type {SVGElement[]} */ ([...place.turning.children]);
    const now = this.picture(id, shows);
    place.shows = shows;
    place.el.classList.toggle("pt-free", shows === GHOST);
    place.el.classList.toggle("pt-down", shows === CLOSED);
    if (before === CLOSED && shows !== GHOST && time) {
      place.turning.append(now);
      for (const each of old) {
        this.leaving.add(each);
        this.move(
          each,
          [{ transform: "scale(1, 1)" }, { transform: "scale(0.02, 1.04)" }],
          time / 2,
          wait * time,
          "cubic-bezier(0.5, 0, 1, 0.6)",
        );
      }
      this.move(
        now,
        [{ transform: "scale(0.02, 1.04)" }, { transform: "scale(1, 1)" }],
        time / 2,
        (wait + 0.5) * time,
        "cubic-bezier(0, 0.4, 0.4, 1)",
      );
      return true;
    }
    replace(place.turning, now);
    if (shows === CLOSED && time)
      this.move(
        now,
        [
          { opacity: 0, transform: "translate(0px, -14px)" },
          { opacity: 1, transform: "none" },
        ],
        time * 0.8,
        wait * time,
      );
    return false;
  }

  /** @param {string} id @returns {Place} */
  makePlace(id) {
    const { column, row } = cellOf(id);
    const turning = s("g", { class: "pt-turning" });
    const hints = s("g", { class: "pt-hints", "aria-hidden": "true" });
    const lit = s("rect", {
      class: "pt-lit",
      x: 2.4,
      y: 2.4,
      width: WIDTH - 4.8,
      height: HEIGHT - 4.8,
      rx: 3,
    });
    const el = s(
      "g",
      {
        class: "pt-place",
        transform: `translate(${column * WIDTH} ${row * HEIGHT})`,
        data: { id, kind: "place" },
      },
      turning,
      lit,
      hints,
    );
    const place = { el, turning, hints, shows: "" };
    this.places.set(id, place);
    this.lying.append(el);
    return place;
  }

  /** @param {string} id @param {string} shows */
  picture(id, shows) {
    if (shows === GHOST)
      return s(
        "g",
        { class: "pt-ghost" },
        s("rect", { x: 4, y: 4, width: WIDTH - 8, height: HEIGHT - 8, rx: 3 }),
        s("path", { d: "M50 46V70M38 58H62" }),
      );
    const card = shows === CLOSED ? null : cardOf(this.box, shows);
    const picture = card ? drawCard(card) : drawBack();
    if (!card) picture.append(s("text", { class: "pt-where", x: 9, y: 28 }, id));
    picture.setAttribute("role", "img");
    picture.setAttribute(
      "aria-label",
      card ? inWords(id, card) : t("board-card-closed", { place: name(id) }),
    );
    return picture;
  }

  /** What could meet at the edges of a card that is face down, as far as it is known.
   * @param {string} id @param {Place} place @param {Lying} table */
  foresee(id, place, table) {
    const known =
      place.shows === CLOSED
        ? EDGES.flatMap((edge) => {
            const open = table[neighbour(id, edge)];
            return open ? [{ edge, card: cardOf(this.box, open.card) }] : [];
          })
        : [];
    const what = known.map(({ edge, card }) => `${edge} ${card.id}`).join();
    if (place.hints.dataset.what === what) return;
    place.hints.dataset.what = what;
    replace(
      place.hints,
      known.map(({ edge, card }) => hint(edge, card)),
    );
  }

  /** Rings around all that has met. @param {Lying} table @param {number} wait @param {number} time */
  ring(table, wait, time) {
    /** @type {Set<string>} */
    const there = new Set();
    for (const [id, open] of Object.entries(table)) {
      for (const edge of open?.joins ?? []) {
        if (edge === "left" || edge === "top") continue; // told by the card on the other side
        const key = `${id} ${edge} ${open?.card}`;
        there.add(key);
        if (this.rings.has(key)) continue;
        const ring = this.drawRing(id, edge, table);
        this.rings.set(key, ring);
        this.marks.append(ring);
        const pencil = ring.querySelector(".pt-pencil");
        if (!time || !pencil) continue;
        this.move(pencil, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], time, wait);
        this.move(ring, [{ opacity: 0 }, { opacity: 1 }], 40, wait);
      }
    }
    for (const [key, ring] of this.rings) {
      if (there.has(key)) continue;
      ring.remove();
      this.rings.delete(key);
    }
  }

  /** @param {string} id @param {Edge} edge "right" or "bottom" @param {Lying} table */
  drawRing(id, edge, table) {
    const { column, row } = cellOf(id);
    const beyond = neighbour(id, edge);
    const [first, second] = [table[id], table[beyond]];
    if (!first || !second) return s("g");
    const [near, far] = [cardOf(this.box, first.card), cardOf(this.box, second.card)];
    const at = `translate(${(column + Number(edge === "right")) * WIDTH} ${(row + Number(edge === "bottom")) * HEIGHT})`;
    if (edge === "right") {
      const middle = BUST.y + BUST.height / 2 - 0.6;
      return s(
        "g",
        { class: "pt-ring", transform: at },
        pencil(0, middle, BUST.width - 0.6, BUST.height / 2 + 3),
        plate(far.count, "left"),
      );
    }
    return s(
      "g",
      { class: "pt-ring", transform: at },
      pencil(WIDTH / 2, 0, LOAD.width / 2 + 3.4, LOAD.height + 3),
      this.gain(id, near, beyond, far),
    );
  }

  /**
   * How much goods that met gave: what is printed on the card that was opened later. Nobody knows
   * that of two cards which were open when this page was.
   * @param {string} id @param {Card} upper @param {string} beyond @param {Card} lower
   */
  gain(id, upper, beyond, lower) {
    const up = this.orderOf(id) > this.orderOf(beyond);
    const by = this.openings.get(up ? id : beyond);
    if (!by) return null;
    const amount = up ? upper.bottom_amount : lower.top_amount;
    return tag(amount > 0 && by.doubled.includes(up ? "bottom" : "top") ? amount * 2 : amount, up);
  }

  /** @param {Element} el @param {Keyframe[]} frames @param {number} duration @param {number} delay @param {string} [easing] */
  move(el, frames, duration, delay, easing = EASE) {
    const animation = el.animate(frames, { duration, delay, easing, fill: "both" });
    this.running.add(animation);
    const done = () => {
      this.running.delete(animation);
      if (this.leaving.delete(el)) el.remove();
      animation.cancel();
    };
    animation.addEventListener("finish", done);
  }
}

/** @param {string} id such as H6 @returns {Cell} */
function cellOf(id) {
  return { column: id.charCodeAt(0) - 65, row: Number(id.slice(1)) - 1 };
}

/** @param {number} column */
function letterOf(column) {
  return String.fromCharCode(65 + column);
}

/** The place on the other side of an edge; "" beyond the table. @param {string} id @param {Edge} edge */
function neighbour(id, edge) {
  const { column, row } = cellOf(id);
  const [x, y] = [column + BESIDE[edge].dx, row + BESIDE[edge].dy];
  return x < 0 || y < 0 || x >= COLUMNS || y >= ROWS ? "" : `${letterOf(x)}${y + 1}`;
}

/** Places that touch a card and have none. @param {string[]} ids */
function freeCells(ids) {
  const taken = new Set(ids);
  const beside = ids.flatMap((id) => EDGES.map((edge) => neighbour(id, edge)));
  return new Set(beside.filter((id) => id && !taken.has(id)));
}

/** What would meet at an edge of a closed card. On the right the number stands on the open one.
 * @param {Edge} edge @param {Card} card the open one beyond it */
function hint(edge, card) {
  if (edge === "left" || edge === "right") {
    const kind = edge === "left" ? card.right : card.left;
    return s(
      "g",
      { class: "pt-hint pt-card" },
      bust(kind, edge),
      edge === "left" && plate("?", "left"),
    );
  }
  const resource = edge === "top" ? card.bottom : card.top;
  return s("g", { class: "pt-hint pt-card" }, load(resource, edge));
}

/** A plate over the number of goods. @param {number} amount @param {boolean} up on the upper card */
function tag(amount, up) {
  const y = up ? -21.6 : 2;
  const text = `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  const wide = text.length > 2 ? 36 : 27;
  return s(
    "g",
    { class: "pt-gain" },
    s("rect", { class: "pt-plate-ground", x: WIDTH - wide, y, width: wide, height: 19.6, rx: 3.4 }),
    s("text", { class: "pt-plate-count", x: WIDTH - wide / 2, y: y + 16.4 }, text),
  );
}

/** A line once around, drawn by hand: it ends a little outside of where it began.
 * @param {number} x @param {number} y @param {number} rx @param {number} ry */
function pencil(x, y, rx, ry) {
  const points = Array.from({ length: 49 }, (_, n) => {
    const angle = -2 + (n / 48) * 2 * Math.PI * 1.06;
    const far = 0.97 + 0.05 * (n / 48) + 0.014 * Math.sin(angle * 3);
    return `${round(x + Math.cos(angle) * rx * far)} ${round(y + Math.sin(angle) * ry * far)}`;
  });
  const d = `M${points.join("L")}`;
  return [
    s("path", { class: "pt-pencil-ground", d }),
    s("path", { class: "pt-pencil", d, pathLength: 1 }),
  ];
}

/** A card for those who hear it. @param {string} place @param {Card} card */
function inWords(place, card) {
  return t("board-card-open", { place: name(place), card: name(card.id) });
}
