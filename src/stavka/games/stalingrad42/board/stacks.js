// The units on the map: stacks of counters, drawn over the map; one of them may be fanned out.

import { drawBadges } from "./badges.js";
import { settled } from "./camera.js";
import { coloursOf, NAME, SIGN } from "./counters.js";
import { hexAt, SQUEEZE } from "./grid.js";
import { NEAR } from "./lines.js";
import { drawMarker, ring } from "./markers.js";
import { APART, bySide, DEEPEST, PART, roomsOf, SHARED, SHIFT, stacksOf } from "./piles.js";
import { Sprites } from "./sprites.js";

/** @typedef {import("./look.d.ts").View} View */
/** @typedef {import("./look.d.ts").Unit} Unit */
/** @typedef {import("./look.d.ts").Eye} Eye */
/** @typedef {import("./look.d.ts").Box} Box */
/** @typedef {import("./look.d.ts").Layers} Layers */
/** @typedef {import("./piles.js").Piece} Piece */
/** @typedef {import("./piles.js").Stack} Stack */
/**
 * A stack fanned out: the counters in rows, each side in its own.
 * @typedef {{
 *   stack: Stack, rows: Piece[][], x: number, y: number, w: number, h: number, size: number,
 * }} Fan
 */

const FANNED = 68; // a counter in a fan is at least so large
const GAP = 6; // between the counters of a fan
const ROW = 4; // so many lie in one row of it, more in a fan of more than two rows
const TIME = 7; // milliseconds of a frame for counters that were not yet drawn at this size
const PAUSE = 160; // how long a pointer rests before a stack opens under it

export class Stacks {
  /** @type {Layers | null} */
  layers = null;
  /** @type {import("./control.js").Control | null} */
  control = null;
  /** What a fan leaves free if it can, in hex units. @type {import("./grid.js").Point[]} */
  spared = [];
  /** What was marked on the piles of this frame, and where. @type {[Set<string>, number, number, number][]} */
  #marked = [];

  /**
   * @param {View} view
   * @param {() => void} [redraw] asks for a new frame
   * @param {(area: string) => import("./grid.js").Point | null} [inArea] where units in an area lie
   */
  constructor(view, redraw = () => {}, inArea = () => null) {
    this.view = view;
    this.redraw = redraw;
    this.inArea = inArea;
    this.sprites = new Sprites();
    /** @type {Map<string, Stack>} */
    this.stacks = new Map();
    /** The hex of each unit. @type {Map<string, string>} */
    this.hexOf = new Map();
    this.lay(view);
    this.opened = "";
    this.hovered = "";
    this.told = ""; // a unit that a panel speaks of
    this.waiting = 0;
    this.late = false; // something was left for the next frame
  }

  /** The counters lie as this view says. @param {View} view */
  lay(view) {
    this.view = view;
    this.stacks = stacksOf(view, this.inArea);
    this.hexOf.clear();
    for (const { hex, pieces } of this.stacks.values()) {
      for (const { id } of pieces) this.hexOf.set(id, hex);
    }
  }

  /**
   * Where a counter is seen, in pixels: in the fan, or with its pile.
   * @param {string} id
   * @param {Eye} eye
   * @returns {Box | null}
   */
  room(id, eye) {
    const stack = this.stacks.get(this.hexOf.get(id) ?? "");
    if (!stack) return null;
    const fan = stack.hex === (this.hovered || this.opened) ? this.#fan(eye) : null;
    if (fan) {
      const line = fan.rows.findIndex((row) => row.some((piece) => piece.id === id));
      const column = fan.rows[line]?.findIndex((piece) => piece.id === id) ?? 0;
      const left = fan.x + GAP + column * (fan.size + GAP);
      const top = fan.y + GAP + line * (fan.size + GAP);
      return { left, top, right: left + fan.size, bottom: top + fan.size };
    }
    const sides = bySide(stack.pieces);
    const [part, away] = sides.length > 1 ? [PART * SHARED, APART] : [PART, 0];
    const first = sides[0]?.some((piece) => piece.id === id);
    const to = eye.scale * (first ? -away : away);
    const deep = Math.min((first ? sides[0] : sides[1])?.length ?? 1, DEEPEST + 1) - 1;
    const half = (eye.scale * part * (1 + deep * SHIFT)) / 2; // around all of its pile
    const [x, y] = eye.screen(stack.x, stack.y);
    const [left, top] = [x + to - half, y + to - half];
    return { left, top, right: left + 2 * half, bottom: top + 2 * half };
  }

  /** The pieces in a hex, the uppermost first. @param {string} hex */
  in(hex) {
    return this.stacks.get(hex)?.pieces ?? [];
  }

  /**
   * The hex of the next stack, from north to south and around again.
   * @param {string | null} hex where one is
   * @param {1 | -1} step
   */
  next(hex, step) {
    const all = [...this.stacks.keys()].filter((each) => this.in(each).length > 0);
    const at = all.indexOf(hex ?? "");
    if (at < 0) return all.at(step > 0 ? 0 : -1) ?? null;
    return all.at((at + step) % all.length) ?? null;
  }

  /** The markers in a hex. @param {string} hex */
  markersIn(hex) {
    return this.stacks.get(hex)?.markers ?? [];
  }

  /** Where counters and markers lie, on the table: one unit is the height of a hex. */
  get rooms() {
    return [...this.stacks.values()].flatMap(roomsOf);
  }

  /**
   * Draws all stacks in the box.
   * @param {CanvasRenderingContext2D} ctx in pixels of the page
   * @param {Eye} eye
   * @param {Box} box in hex units
   */
  draw(ctx, eye, box) {
    // The map has the front itself, from afar.
    const front = this.layers?.counters && this.layers.front && eye.scale <= NEAR;
    if (this.layers?.control) this.control?.draw(ctx, eye, !front);
    if (this.layers && !this.layers.counters) return;
    const ratio = ctx.getTransform().a || 1;
    this.late = false;
    this.#marked = [];
    const fan = this.#fan(eye);
    const seen = [...this.stacks.values()].filter((stack) => isIn(box, stack));
    this.#prepare(eye, ratio, seen, fan);
    for (const stack of seen) this.#stack(ctx, eye, ratio, stack);
  }

  /** What is marked on the counters: over the lines around those that are lit. @param {CanvasRenderingContext2D} ctx */
  drawBadges(ctx) {
    for (const [marks, left, top, side] of this.#marked) drawBadges(ctx, marks, left, top, side);
  }

  /**
   * Draws the stack that is fanned out, over all.
   * @param {CanvasRenderingContext2D} ctx in pixels of the page
   * @param {Eye} eye
   */
  drawFan(ctx, eye) {
    const fan = this.layers?.counters === false ? null : this.#fan(eye);
    if (fan) this.#drawFan(ctx, ctx.getTransform().a || 1, fan);
    if (this.late) this.redraw();
  }

  /**
   * Fans a stack out, or closes the one that is open.
   * @param {string | null} hex
   */
  open(hex) {
    clearTimeout(this.waiting);
    this.hovered = "";
    const next = hex && this.stacks.has(hex) ? hex : "";
    if (next === this.opened) return;
    this.opened = next;
    this.redraw();
  }

  /** The hex whose stack is fanned out, or none. */
  get fanned() {
    return this.layers?.counters === false ? "" : this.hovered || this.opened;
  }

  /** Shows which unit a panel speaks of. @param {string} unit or "" */
  tell(unit) {
    if (unit === this.told) return;
    this.told = unit;
    this.redraw();
  }

  /**
   * The pointer is here now. After a pause the stack under it opens.
   * @param {number} px
   * @param {number} py
   * @param {Eye} eye
   * @returns {boolean} whether something must be drawn anew
   */
  hover(px, py, eye) {
    const fan = this.#fan(eye);
    if (fan && inside(fan, px, py)) return false;
    const hex = this.hit(px, py, eye)?.hex ?? "";
    clearTimeout(this.waiting);
    if (hex && hex !== this.hovered && hex !== this.opened) {
      this.waiting = setTimeout(() => {
        this.hovered = hex;
        this.redraw();
      }, PAUSE);
    }
    if (!this.hovered || hex === this.hovered) return false;
    this.hovered = "";
    return true;
  }

  /** The pointer has left the map. */
  leave() {
    clearTimeout(this.waiting);
    if (!this.hovered) return;
    this.hovered = "";
    this.redraw();
  }

  /**
   * What lies under a pixel: a unit of the open fan, or a stack.
   * @param {number} px
   * @param {number} py
   * @param {Eye} eye
   * @returns {{ hex: string, unit?: string } | null}
   */
  hit(px, py, eye) {
    if (this.layers && !this.layers.counters) return null;
    const fan = this.#fan(eye);
    if (fan && inside(fan, px, py)) {
      const column = Math.floor((px - fan.x - GAP / 2) / (fan.size + GAP));
      const line = Math.floor((py - fan.y - GAP / 2) / (fan.size + GAP));
      const piece = fan.rows[line]?.[column];
      return piece ? { hex: fan.stack.hex, unit: piece.id } : { hex: fan.stack.hex };
    }
    const [left, top] = eye.screen(0, 0);
    const x = (px - left) / (eye.scale * SQUEEZE);
    const y = (py - top) / eye.scale;
    const hex = this.#areaAt(x, y) ?? hexAt(x, y); // an area may lie over hexes that are not in play
    return hex && this.stacks.has(hex) ? { hex } : null;
  }

  /** The area whose units lie at a place. @param {number} x @param {number} y */
  #areaAt(x, y) {
    for (const stack of this.stacks.values()) {
      const off = this.inArea(stack.hex);
      if (off && Math.abs(x - stack.x) < 0.5 && Math.abs(y - stack.y) < 0.5) return stack.hex;
    }
    return null;
  }

  /**
   * Gets counters ready that were not yet drawn at this size, as far as there is time. This is
   * done before any is used: a picture that is drawn on and used in turn is copied each time.
   * @param {Eye} eye
   * @param {number} ratio
   * @param {Stack[]} seen
   * @param {Fan | null} fan
   */
  #prepare(eye, ratio, seen, fan) {
    const until = performance.now() + TIME;
    for (const piece of fan?.stack.pieces ?? []) {
      this.sprites.get(piece.unit, piece.face, Math.round((fan?.size ?? 0) * ratio), ratio);
    }
    if (eye.scale * PART < SIGN) return;
    for (const { pieces } of seen) {
      const sides = bySide(pieces);
      const size = drawnSize(eye, sides.length > 1 ? PART * SHARED : PART, ratio);
      for (const piece of sides.flatMap((side) => side.slice(0, DEEPEST + 1))) {
        this.sprites.get(piece.unit, piece.face, size, ratio, until);
      }
      if (performance.now() > until) return;
    }
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {Eye} eye
   * @param {number} ratio
   * @param {Stack} stack
   */
  #stack(ctx, eye, ratio, stack) {
    const [x, y] = eye.screen(stack.x, stack.y);
    for (const marker of stack.markers) drawMarker(ctx, marker, x, y, eye.scale);
    const [first, second] = bySide(stack.pieces);
    if (!second) {
      if (first) this.#pile(ctx, eye, ratio, first, x, y, PART);
      return;
    }
    const away = eye.scale * APART;
    this.#pile(ctx, eye, ratio, first, x - away, y - away, PART * SHARED);
    this.#pile(ctx, eye, ratio, second, x + away, y + away, PART * SHARED);
  }

  /**
   * Units that a hand carries, at a pixel.
   * @param {CanvasRenderingContext2D} ctx
   * @param {Eye} eye
   * @param {string[]} ids
   * @param {number} x
   * @param {number} y
   */
  drawCarried(ctx, eye, ids, x, y) {
    const pieces = ids.flatMap(
      (id) => this.in(this.hexOf.get(id) ?? "").filter((piece) => piece.id === id) ?? [],
    );
    ctx.save();
    ctx.globalAlpha = 0.85;
    if (pieces.length) this.#pile(ctx, eye, ctx.getTransform().a || 1, pieces, x, y, PART);
    ctx.restore();
  }

  /**
   * The counters of one side in a hex.
   * @param {CanvasRenderingContext2D} ctx
   * @param {Eye} eye
   * @param {number} ratio
   * @param {Piece[]} pieces
   * @param {number} x
   * @param {number} y
   * @param {number} part of the height of a hex
   */
  #pile(ctx, eye, ratio, pieces, x, y, part) {
    const size = Math.max(4, Math.round(eye.scale * part * ratio));
    const drawn = drawnSize(eye, part, ratio);
    const side = size / ratio;
    const deep = Math.min(pieces.length - 1, DEEPEST);
    const shift = Math.max(1, Math.round(size * SHIFT)) / ratio;
    const left = snap(x - side / 2 - (deep * shift) / 2, ratio);
    const top = snap(y - side / 2 + (deep * shift) / 2, ratio);
    if (side < SIGN) {
      this.#blocks(ctx, pieces, left, top, side, shift, deep);
    } else {
      ctx.fillStyle = "rgb(40 30 15 / 22%)";
      ctx.fillRect(left + shift * 0.6, top + shift * 0.6, side, side);
      for (let n = deep; n >= 0; n--) {
        const up = (deep - n) * shift;
        const at = [snap(left + up, ratio), snap(top - up, ratio)];
        this.#counter(ctx, pieces[n], at[0], at[1], drawn, ratio, side);
      }
      const marks = marksOf(pieces);
      if (marks.size) this.#marked.push([marks, left + deep * shift, top - deep * shift, side]);
    }
    if (this.told && !this.#isOpen(pieces) && pieces.some((piece) => piece.id === this.told)) {
      ring(ctx, left - 2, top - deep * shift - 2, side + deep * shift + 4, side + deep * shift + 4);
    }
  }

  /** Whether these lie fanned out. @param {Piece[]} pieces */
  #isOpen(pieces) {
    return this.stacks.get(this.hovered || this.opened)?.pieces.includes(pieces[0]) ?? false;
  }

  /**
   * From far away: a block for each counter, as many edges as there are counters.
   * @param {CanvasRenderingContext2D} ctx
   * @param {Piece[]} pieces
   * @param {number} left
   * @param {number} top
   * @param {number} side
   * @param {number} shift
   * @param {number} deep
   */
  #blocks(ctx, pieces, left, top, side, shift, deep) {
    ctx.lineWidth = 0.75;
    for (let n = deep; n >= 0; n--) {
      const colours = coloursOf(pieces[n].unit);
      const up = (deep - n) * shift;
      ctx.fillStyle = colours.ground;
      ctx.strokeStyle = "#2c2721";
      ctx.fillRect(left + up, top - up, side, side);
      ctx.strokeRect(left + up + 0.375, top - up + 0.375, side - 0.75, side - 0.75);
    }
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {Piece} piece
   * @param {number} x
   * @param {number} y
   * @param {number} size as which it is drawn, in device pixels
   * @param {number} ratio
   * @param {number} [side] how wide it is shown, in pixels of the page
   */
  #counter(ctx, piece, x, y, size, ratio, side = size / ratio) {
    const sprite = this.sprites.get(piece.unit, piece.face, size, ratio, 0);
    if (sprite?.size !== size) this.late = true;
    if (sprite) {
      const cut = sprite.size;
      ctx.drawImage(sprite.page, sprite.x, sprite.y, cut, cut, x, y, side, side);
    } else {
      ctx.fillStyle = coloursOf(piece.unit).ground;
      ctx.fillRect(x, y, side, side);
    }
  }

  /** Where the open stack lies fanned out. @param {Eye} eye @returns {Fan | null} */
  #fan(eye) {
    const stack = this.stacks.get(this.hovered || this.opened);
    if (!stack?.pieces.length) return null;
    const own = Math.round(settled(eye.scale) * PART);
    if (stack.pieces.length === 1 && own >= NAME) return null;
    const size = Math.max(FANNED, own);
    const fit = Math.floor(((eye.width ?? Infinity) - 8 - GAP) / (size + GAP));
    const rows = bySide(stack.pieces).flatMap((side) => inRows(side, fit));
    const w = Math.max(...rows.map((row) => row.length)) * (size + GAP) + GAP;
    const h = rows.length * (size + GAP) + GAP;
    return { stack, rows, ...this.#place(eye, stack, w, h), w, h, size };
  }

  /**
   * Over the stack, or under it where there is more room; beside it or at an edge of the map if
   * that leaves free what is pointed at. Always within the map, and if it can be, above the tools
   * at its lower edge.
   * @param {Eye} eye
   * @param {Stack} stack
   * @param {number} w
   * @param {number} h
   */
  #place(eye, stack, w, h) {
    const [x, y] = eye.screen(stack.x, stack.y);
    const [wide, high] = [eye.width ?? Infinity, (eye.height ?? Infinity) - tools(eye)];
    const away = eye.scale * 0.5 + 3;
    const aside = eye.scale * 0.58 + 3;
    const over = [x - w / 2, y - away - h];
    const under = [x - w / 2, y + away];
    const places = [
      ...(over[1] < 4 && high - y > y ? [under, over] : [over, under]),
      [x + aside, y - h / 2],
      [x - aside - w, y - h / 2],
      [x - w / 2, 0],
      [x - w / 2, high],
    ].map(([left, top]) => ({
      x: Math.round(within(left, wide - w)),
      y: Math.round(within(top, high - h)),
    }));
    const costs = places.map((place) => this.#covered(eye, { ...place, w, h }, stack));
    return places[costs.indexOf(Math.min(...costs))];
  }

  /**
   * How much of what should be free lies under a fan.
   * @param {Eye} eye
   * @param {Pick<Fan, "x" | "y" | "w" | "h">} fan
   * @param {Stack} stack
   */
  #covered(eye, fan, stack) {
    let found = 0;
    for (const [x, y] of this.spared) {
      if (x === stack.x && y === stack.y) continue;
      if (inside(fan, ...eye.screen(x, y), eye.scale * 0.3)) found += 1;
    }
    return found;
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {number} ratio
   * @param {Fan} fan
   */
  #drawFan(ctx, ratio, fan) {
    ctx.save();
    ctx.shadowColor = "rgb(40 30 15 / 40%)";
    ctx.shadowBlur = 14;
    ctx.shadowOffsetY = 4;
    ctx.fillStyle = "#f7f2e6";
    ctx.beginPath();
    ctx.roundRect(fan.x, fan.y, fan.w, fan.h, 7);
    ctx.fill();
    ctx.shadowColor = "transparent";
    ctx.strokeStyle = "#857a65";
    ctx.lineWidth = 1;
    ctx.stroke();
    const size = Math.round(fan.size * ratio);
    fan.rows.forEach((row, line) => {
      row.forEach((piece, column) => {
        const x = snap(fan.x + GAP + column * (fan.size + GAP), ratio);
        const y = snap(fan.y + GAP + line * (fan.size + GAP), ratio);
        this.#counter(ctx, piece, x, y, size, ratio);
        drawBadges(ctx, piece.marks ?? [], x, y, fan.size);
        if (piece.id === this.told) ring(ctx, x - 1, y - 1, fan.size + 2, fan.size + 2);
      });
    });
    ctx.restore();
  }
}

/**
 * How large counters are drawn, in device pixels. Under way: as at the next settled size; they
 * are stretched then.
 * @param {Eye} eye
 * @param {number} part of the height of a hex
 * @param {number} ratio
 */
function drawnSize(eye, part, ratio) {
  const scale = eye.moving || eye.held ? settled(eye.scale) : eye.scale;
  return Math.max(4, Math.round(scale * part * ratio));
}

/** @param {Box} box @param {Stack} stack */
function isIn(box, { x, y }) {
  return x > box.left - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1;
}

/** What is marked on any of them; that they have moved, if all have. @param {Piece[]} pieces */
function marksOf(pieces) {
  const found = new Set(pieces.flatMap((piece) => piece.marks ?? []));
  if (!pieces.every((piece) => piece.marks?.includes("moved"))) found.delete("moved");
  return found;
}

/**
 * Cut into rows of much the same length: many pieces twice as wide as high.
 * @param {Piece[]} pieces
 * @param {number} fit how many there is room for beside each other
 */
function inRows(pieces, fit) {
  const most = Math.max(ROW, Math.min(fit, Math.ceil(Math.sqrt(2 * pieces.length))));
  const count = Math.ceil(pieces.length / most);
  const long = Math.ceil(pieces.length / count);
  return Array.from({ length: count }, (_, n) => pieces.slice(n * long, (n + 1) * long));
}

/** How high the tools at the lower edge of the map are: on a phone two rows. @param {Eye} eye */
function tools(eye) {
  return (eye.width ?? Infinity) < 600 ? 100 : 54;
}

/** Not nearer to either edge than some pixels. @param {number} at @param {number} most */
function within(at, most) {
  return Math.max(4, Math.min(at, most - 4));
}

/** @param {number} value @param {number} ratio */
function snap(value, ratio) {
  return Math.round(value * ratio) / ratio;
}

/** @param {Pick<Fan, "x" | "y" | "w" | "h">} fan @param {number} x @param {number} y @param {number} [by] as far around it */
function inside(fan, x, y, by = 0) {
  return x >= fan.x - by && x <= fan.x + fan.w + by && y >= fan.y - by && y <= fan.y + fan.h + by;
}
