// 9 January Square: six tracks on which the Germans come, from the ruins on the right to the
// house on the left.

import { s } from "/web/js/dom.js";
import { german, heading, place, token } from "./counters.js";
import { ground, ruin } from "./ground.js";

/** @typedef {import("/web/types.d.ts").BoardContext} BoardContext */
/** @typedef {import("/web/types.d.ts").MatchState} MatchState */
/** @typedef {{ id: string, x: number, y: number, r: number, el: SVGGElement, mine: SVGGElement | null }} Space */
/** @typedef {{ kind: string, at: number, el: SVGGElement }} Piece a German counter and its place on the track */

const NEAR = 70; // where the last space ends, at the house
const FAR = 427; // where the first space begins
const TOP = 134;
const ROW = 126;
const LARGEST = 42;
/** @type {Record<string, string>} */
const PATTERNS = { green: "url(#pv-green)", red: "url(#pv-red)", purple: "url(#pv-purple)" };

/**
 * @param {BoardContext} context
 * @returns {{ el: SVGGElement, update(state: MatchState, previous: MatchState | null): void }}
 */
export function makeSquare(context) {
  const tracks = Object.keys(context.edition.tracks ?? {}).map((id, row) =>
    makeTrack(context, id, TOP + row * ROW),
  );
  const el = s(
    "g",
    { class: "pv-square" },
    ground(),
    heading(context.t("board-square"), 46),
    strongpoints(context),
    tracks.map((track) => track.el),
    tracks.map((track) => track.germans),
  );
  return {
    el,
    update(state) {
      for (const track of tracks) track.update(state);
    },
  };
}

/** The houses that storm groups may take, each beside a track of its colour.
 * @param {BoardContext} context */
function strongpoints(context) {
  const rows = Object.values(context.edition.tracks ?? {}).map((track) =>
    String(track.colour?.value),
  );
  // Above each track and below the last; a gap between two colours belongs to the lower one.
  const gaps = [...rows, String(rows.at(-1))];
  const free = gaps.map((colour, row) => ({ colour, y: TOP - ROW / 2 + row * ROW }));
  return Object.entries(context.edition.storm ?? {}).map(([id, card], n) => {
    const colour = String(card.colour?.value);
    const found = Math.max(
      0,
      free.findIndex((gap) => gap.colour === colour),
    );
    const gap = free.splice(found, 1)[0];
    if (!gap) return null;
    return s(
      "g",
      {
        class: "sq-strongpoint",
        data: { id, kind: "storm", colour },
        transform: `translate(436 ${gap.y})`,
      },
      ruin(id, n + 1),
      s("text", { class: "ink-name", x: -48, y: 5 }, context.name(id)),
    );
  });
}

/**
 * One track: its spaces, and the counters on it.
 * @param {BoardContext} context
 * @param {string} id
 * @param {number} y
 */
function makeTrack(context, id, y) {
  const figures = context.edition.tracks?.[id] ?? {};
  const colour = String(figures.colour?.value);
  const length = Number(figures.length?.value);
  const pitch = Math.min((FAR - NEAR) / length, 2 * LARGEST + 6);
  const r = pitch / 2 - 3;
  /** @type {Space[]} */
  const spaces = Array.from({ length }, (_, k) => {
    const [x, space] = [FAR - pitch * (k + 0.5), `${id}-${k + 1}`];
    const el = makeSpace(space, x, y, r, colour, k + 1 === Number(figures.sapper?.value));
    return { id: space, x, y, r, el, mine: null };
  });
  const germans = s("g", { class: "sq-germans" });
  const end = FAR - pitch * length;
  const el = s(
    "g",
    { class: "sq-track", data: { colour } },
    s("path", { class: "sq-way", d: `M452 ${y}H${end - 10}` }),
    s("path", {
      class: "sq-head",
      d: `M${end - 4} ${y - 13}L${end - 26} ${y}L${end - 4} ${y + 13}L${end - 10} ${y}Z`,
    }),
    spaces.map((space) => space.el),
    numberPlate(id, colour, y),
  );
  /** @type {Piece[]} */
  let pieces = [];
  return {
    el,
    germans,
    /** @param {MatchState} state */
    update(state) {
      /** @type {string[]} */
      const mined = state.board.sappers ?? [];
      for (const space of spaces) {
        const held = space.id in state.board.spaces;
        space.el.classList.toggle("held", held);
        lay(context, space, mined.includes(space.id), held);
      }
      const next = spaces.flatMap((space, at) => {
        const kind = state.board.spaces[space.id];
        return kind ? [{ kind: String(kind), at }] : [];
      });
      const kept = pair(pieces, next);
      for (const piece of pieces) if (!kept.includes(piece)) piece.el.remove();
      pieces = next.map(({ kind, at }, n) => {
        const el = kept[n]?.el ?? germans.appendChild(german(context, kind));
        const space = /** @type {Space} */ (spaces[at]);
        place(el, space.x, space.y, space.r * 1.56);
        el.dataset.at = space.id;
        return { kind, at, el };
      });
    },
  };
}

/**
 * A round space. The one for sappers is dashed inside and shows a spade.
 * @param {string} id @param {number} x @param {number} y @param {number} r
 * @param {string} colour
 * @param {boolean} sapper
 */
function makeSpace(id, x, y, r, colour, sapper) {
  return s(
    "g",
    { class: "sq-space", data: { id, kind: "space", colour }, transform: `translate(${x} ${y})` },
    s("circle", { class: "ink-hit", r: r + 3 }),
    s("circle", { class: "sq-disc", r: r - 4 }),
    s("circle", { class: "sq-ring", r: r - 4, stroke: PATTERNS[colour] }),
    s("circle", { class: "sq-edge", r }),
    s("circle", { class: "sq-edge", r: r - 8 }),
    sapper &&
      s(
        "g",
        { class: "sq-sapper-place" },
        s("circle", { r: r - 13 }),
        s("path", { d: "M0 -14V5M-5 -14H5M-6.5 5H6.5V10Q6 17 0 20Q-6 17 -6.5 10Z" }),
      ),
    s("circle", { class: "ink-light", r: r + 1 }),
  );
}

/** The number of a track, and its colour once more.
 * @param {string} id @param {string} colour @param {number} y */
function numberPlate(id, colour, y) {
  return s(
    "g",
    {
      class: "sq-track-number",
      data: { id, kind: "track", colour },
      transform: `translate(451 ${y})`,
    },
    s("circle", { class: "sq-number-back", r: 21, fill: PATTERNS[colour] }),
    s("circle", { class: "sq-number-disc", r: 15 }),
    s("text", { y: 8 }, id.replace(/^\D+/, "")),
  );
}

/**
 * Sappers on a space, beside whatever stands there.
 * @param {BoardContext} context @param {Space} space @param {boolean} mined @param {boolean} held */
function lay(context, space, mined, held) {
  if (mined && !space.mine) {
    space.mine = token(context, "sapper");
    Object.assign(space.mine.dataset, { id: `${space.id} sapper`, at: space.id });
    space.el.append(space.mine);
  } else if (!mined && space.mine) {
    space.mine.remove();
    space.mine = null;
  }
  if (space.mine)
    place(
      space.mine,
      held ? -space.r * 0.66 : 0,
      held ? space.r * 0.66 : 0,
      space.r * (held ? 0.86 : 1.3),
    );
  space.el.classList.toggle("mined", mined);
}

/**
 * Which counter of old is which of the new: the order on a track never changes, so as many as
 * possible are kept in their order, and of several ways the one with the shortest marches.
 * @param {Piece[]} before
 * @param {{ kind: string, at: number }[]} after
 * @returns {(Piece | null)[]} for each of the new
 */
function pair(before, after) {
  /** @type {Map<string, { worth: number, found: (Piece | null)[] }>} */
  const known = new Map();
  /** @param {number} i @param {number} k @returns {{ worth: number, found: (Piece | null)[] }} */
  const best = (i, k) => {
    const [old, now] = [before[i], after[k]];
    if (!now) return { worth: 0, found: [] };
    const key = `${i} ${k}`;
    const had = known.get(key);
    if (had) return had;
    const fresh = best(i, k + 1);
    let result = {
      worth: fresh.worth,
      found: [/** @type {Piece | null} */ (null), ...fresh.found],
    };
    if (old) {
      const gone = best(i + 1, k);
      if (gone.worth > result.worth) result = gone;
      if (old.kind === now.kind) {
        const rest = best(i + 1, k + 1);
        const worth = rest.worth + 100 - Math.abs(now.at - old.at);
        if (worth > result.worth) result = { worth, found: [old, ...rest.found] };
      }
    }
    known.set(key, result);
    return result;
  };
  return best(0, 0).found;
}
