// Motion: pieces travel from where they were to where they are, one after another. The parts of
// the board show the new state at once; here the eye is led there.

import { s } from "/web/js/dom.js";

/** @typedef {{ x: number, y: number, scale: number }} Pose in pixels of the screen */
/** @typedef {{ el: SVGGElement, id: string, kind: string, pose: Pose, parent: Node | null }} Was */
/** @typedef {Map<SVGGElement, Was>} Memory */
/** @typedef {(id: string, kind: string) => string | null} Way the id of where a piece comes from or goes to */
/**
 * @typedef {{ from: Way, to: Way, named: string[] }} Ways `named`: what is spoken of, in its order;
 *   men who only make room for them move at once, all together
 */

const TIME = { off: 0, fast: 160, normal: 280, slow: 480 };
const LONGEST = 5; // so many times one journey: all journeys together take no longer
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** @typedef {{ el: SVGGElement, frames: Keyframe[], ghost: boolean }} Journey */

export class Motion {
  /**
   * @param {SVGSVGElement} map
   * @param {() => keyof typeof TIME} pace
   */
  constructor(map, pace) {
    this.map = map;
    this.pace = pace;
    /** @type {Set<Animation>} */
    this.running = new Set();
    this.ghosts = s("g", { class: "pv-ghosts", "aria-hidden": "true" });
    map.append(this.ghosts);
  }

  /** Everything is where it belongs at once. */
  finish() {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.ghosts.replaceChildren();
  }

  /**
   * Where all pieces are now.
   * @param {Element[]} roots
   * @returns {Memory}
   */
  remember(roots) {
    /** @type {Memory} */
    const memory = new Map();
    for (const root of roots) {
      for (const el of /** @type {NodeListOf<SVGGElement>} */ (
        root.querySelectorAll(".pv-piece")
      )) {
        const pose = poseOf(el);
        const { id = "", kind = "" } = el.dataset;
        if (pose) memory.set(el, { el, id, kind, pose, parent: el.parentNode });
      }
    }
    return memory;
  }

  /**
   * Leads from what was to what is.
   * @param {Memory} memory
   * @param {Ways} ways
   * @returns {Promise<void>} when nothing moves any more
   */
  async play(memory, ways) {
    const time = TIME[this.pace()];
    if (!time) return;
    // First everything is measured, then everything is set going: measuring in between is slow.
    /** @type {{ rank: number, journey: Journey }[]} */
    const inTurn = [];
    /** @type {Journey[]} */
    const together = [];
    /** @param {string} id @param {string} kind @param {Journey | null} journey */
    const plan = (id, kind, journey) => {
      const rank = ways.named.indexOf(id);
      if (!journey) return;
      if (rank < 0 && (kind === "man" || kind === "weapon")) together.push(journey);
      else inTurn.push({ rank, journey });
    };
    for (const was of memory.values()) {
      if (!was.el.isConnected && this.map.contains(was.parent))
        plan(was.id, was.kind, this.leave(was, memory, ways));
    }
    for (const el of /** @type {NodeListOf<SVGGElement>} */ (
      this.map.querySelectorAll(".pv-piece")
    )) {
      const pose = poseOf(el);
      if (!pose) continue;
      const { id = "", kind = "" } = el.dataset;
      const was = memory.get(el);
      const from = was ? was.pose : origin(el, memory, ways);
      if (was && Math.hypot(pose.x - was.pose.x, pose.y - was.pose.y) < 2) continue;
      plan(id, kind, from ? travel(el, from, pose) : appear(el));
    }
    inTurn.sort((a, b) => a.rank - b.rank);
    const step = inTurn.length > LONGEST ? (time * LONGEST) / inTurn.length : time;
    for (const journey of together) this.run(journey, 0, time);
    inTurn.forEach(({ journey }, i) => this.run(journey, i * step, time));
    await Promise.allSettled([...this.running].map((animation) => animation.finished));
  }

  /**
   * What is gone fades, or travels to where it has been put.
   * @param {Was} was
   * @param {Memory} memory
   * @param {Ways} ways
   * @returns {Journey | null}
   */
  leave(was, memory, ways) {
    const screen = this.map.getScreenCTM();
    if (!screen) return null;
    const here = new DOMPoint(was.pose.x, was.pose.y).matrixTransform(screen.inverse());
    const el = /** @type {SVGGElement} */ (was.el.cloneNode(true));
    for (const name of ["data-id", "role", "tabindex", "aria-label"]) el.removeAttribute(name);
    el.classList.remove("can", "chosen", "told");
    el.setAttribute(
      "transform",
      `translate(${here.x} ${here.y}) scale(${was.pose.scale / screen.a})`,
    );
    const goal = ways.to(was.id, was.kind);
    const there = goal ? find(goal, memory) : null;
    const end = there ? new DOMPoint(there.x, there.y).matrixTransform(screen.inverse()) : here;
    const last = { translate: `${end.x - here.x}px ${end.y - here.y}px`, opacity: there ? 1 : 0 };
    return { el, frames: [{ translate: "0px 0px", opacity: 1 }, last], ghost: true };
  }

  /**
   * @param {Journey} journey
   * @param {number} delay
   * @param {number} duration
   */
  run({ el, frames, ghost }, delay, duration) {
    if (ghost) this.ghosts.append(el);
    const animation = el.animate(frames, { delay, duration, easing: EASE, fill: "backwards" });
    this.running.add(animation);
    animation.onfinish = () => {
      this.running.delete(animation);
      if (ghost) el.remove();
    };
  }
}

/**
 * From one place to another; a piece that is smaller there shrinks on the way.
 * @param {SVGGElement} el
 * @param {Pose} from
 * @param {Pose} to
 * @returns {Journey | null}
 */
function travel(el, from, to) {
  const parent = /** @type {SVGGraphicsElement} */ (el.parentNode);
  const inverse = parent.getScreenCTM()?.inverse();
  if (!inverse) return null;
  const start = new DOMPoint(from.x, from.y).matrixTransform(inverse);
  const end = new DOMPoint(to.x, to.y).matrixTransform(inverse);
  const grown = from.scale / to.scale;
  // `scale` works around the parent's origin, so the way makes up for it.
  const way = `${start.x - grown * end.x}px ${start.y - grown * end.y}px`;
  return {
    el,
    frames: [
      { translate: way, scale: grown },
      { translate: "0px 0px", scale: 1 },
    ],
    ghost: false,
  };
}

/**
 * Germans step out of the ruins on the right; the rest is simply laid down.
 * @param {SVGGElement} el
 * @returns {Journey}
 */
function appear(el) {
  const way = el.dataset.kind === "german" ? "90px 0px" : "0px 0px";
  return {
    el,
    frames: [
      { translate: way, opacity: 0 },
      { translate: "0px 0px", opacity: 1 },
    ],
    ghost: false,
  };
}

/**
 * Where a new piece comes from: its own counter elsewhere, or what `ways` names.
 * @param {SVGGElement} el
 * @param {Memory} memory
 * @param {Ways} ways
 */
function origin(el, memory, ways) {
  const { id = "", kind = "" } = el.dataset;
  const source = ways.from(id, kind);
  return source ? find(source, memory) : null;
}

/** @param {string} id @param {Memory} memory @returns {Pose | null} */
function find(id, memory) {
  for (const was of memory.values()) if (was.id === id) return was.pose;
  return null;
}

/** The middle and the size of a piece, or null if it is not shown. @param {SVGGElement} el @returns {Pose | null} */
function poseOf(el) {
  if (!el.getClientRects().length) return null;
  const matrix = el.getScreenCTM();
  return matrix ? { x: matrix.e, y: matrix.f, scale: Math.hypot(matrix.a, matrix.b) } : null;
}
