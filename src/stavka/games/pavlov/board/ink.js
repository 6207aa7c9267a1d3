// Pen strokes for the map: everything here returns the `d` of an SVG path. The hand shakes a
// little, but always in the same way: the same seed draws the same line.

/** @typedef {[number, number]} Point */
/** @typedef {() => number} Hand a number from 0 to 1, the next of a fixed row */

/**
 * @param {number} seed
 * @returns {Hand}
 */
export function hand(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {number} value */
const short = (value) => String(Math.round(value * 10) / 10);

/** @param {Point} point */
const at = ([x, y]) => `${short(x)} ${short(y)}`;

/**
 * Straight lines from point to point.
 * @param {Point[]} points
 * @param {boolean} [closed]
 */
export function line(points, closed = false) {
  return `M${points.map(at).join("L")}${closed ? "Z" : ""}`;
}

/**
 * A soft curve near the points: it begins and ends at the first and the last.
 * @param {Point[]} points
 */
export function curve(points) {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return "";
  let d = `M${at(first)}`;
  for (let i = 0; i < rest.length - 1; i += 1) {
    const bend = /** @type {Point} */ (rest[i]);
    const end = i === rest.length - 2 ? last : middle(bend, /** @type {Point} */ (rest[i + 1]));
    d += `Q${at(bend)} ${at(end)}`;
  }
  return rest.length === 1 ? `${d}L${at(last)}` : d;
}

/**
 * A soft closed curve around the points.
 * @param {Point[]} points
 */
export function ring(points) {
  const last = /** @type {Point} */ (points.at(-1));
  const first = /** @type {Point} */ (points[0]);
  let d = `M${at(middle(last, first))}`;
  points.forEach((bend, i) => {
    const next = /** @type {Point} */ (points[(i + 1) % points.length]);
    d += `Q${at(bend)} ${at(middle(bend, next))}`;
  });
  return `${d}Z`;
}

/**
 * @param {Point} a
 * @param {Point} b
 * @returns {Point}
 */
function middle(a, b) {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/**
 * Points on a soft curve, about `step` apart, each with the direction in which the curve runs.
 * @param {Point[]} points
 * @param {number} step
 * @returns {{ x: number, y: number, dx: number, dy: number }[]}
 */
export function along(points, step) {
  /** @type {Point[]} */
  const fine = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [i - 1, i, i + 1, i + 2].map(
      (k) => /** @type {Point} */ (points[Math.max(0, Math.min(points.length - 1, k))]),
    );
    if (!p0 || !p1 || !p2 || !p3) continue;
    for (let k = 0; k < 16; k += 1) {
      fine.push([
        spline(p0[0], p1[0], p2[0], p3[0], k / 16),
        spline(p0[1], p1[1], p2[1], p3[1], k / 16),
      ]);
    }
  }
  fine.push(/** @type {Point} */ (points.at(-1)));
  const found = [];
  let left = 0;
  for (let i = 1; i < fine.length; i += 1) {
    const [ax, ay] = /** @type {Point} */ (fine[i - 1]);
    const [bx, by] = /** @type {Point} */ (fine[i]);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    for (; left <= length; left += step)
      found.push({ x: ax + dx * left, y: ay + dy * left, dx, dy });
    left -= length;
  }
  return found;
}

/**
 * Catmull-Rom between b and c.
 * @param {number} a @param {number} b @param {number} c @param {number} d @param {number} t
 */
function spline(a, b, c, d, t) {
  return (
    0.5 *
    (2 * b +
      (c - a) * t +
      (2 * a - 5 * b + 4 * c - d) * t * t +
      (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/**
 * A curve through the points, with a shaking hand.
 * @param {Point[]} points
 * @param {Hand} rnd
 * @param {number} [shake]
 * @param {number} [step]
 */
export function trace(points, rnd, shake = 1, step = 9) {
  const dots = along(points, step).map(
    (p) =>
      /** @type {Point} */ ([p.x + (rnd() - 0.5) * shake * 2, p.y + (rnd() - 0.5) * shake * 2]),
  );
  dots.push(/** @type {Point} */ (points.at(-1)));
  return curve(dots);
}

/**
 * Hachures: thin wedges that run down a slope from its upper edge. `side` is 1 for the right of
 * the way along the points, -1 for the left.
 * @param {Point[]} points
 * @param {Hand} rnd
 * @param {{ side?: number, length?: number, step?: number, width?: number }} [how]
 */
export function hachures(points, rnd, { side = 1, length = 10, step = 3.4, width = 0.75 } = {}) {
  return along(points, step)
    .map(({ x, y, dx, dy }, i) => {
      const far = length * (i % 2 ? 0.62 : 1) * (0.8 + rnd() * 0.35);
      const lean = (rnd() - 0.5) * 0.25;
      const [nx, ny] = [-dy * side + dx * lean, dx * side + dy * lean];
      return line(
        [
          [x - dx * width, y - dy * width],
          [x + nx * far, y + ny * far],
          [x + dx * width, y + dy * width],
        ],
        true,
      );
    })
    .join("");
}

/**
 * A crater from above, lit from the north-west: a ragged rim, a dark wall on the side of the
 * light, and earth thrown out around it.
 * @param {number} x @param {number} y @param {number} r
 * @param {Hand} rnd
 */
export function crater(x, y, r, rnd) {
  /** @type {Point[]} */
  const rim = [];
  const count = Math.max(9, Math.round(r * 1.3));
  for (let i = 0; i < count; i += 1) {
    const reach = r * (0.86 + rnd() * 0.28);
    rim.push(polar(x, y, (i / count) * Math.PI * 2, reach));
  }
  let earth = "";
  const strokes = Math.round(12 + r * 2.4);
  const gust = rnd() * 6; // most of the earth flew one way
  for (let i = 0; i < strokes; i += 1) {
    const turn = ((i + rnd() * 0.8) / strokes) * Math.PI * 2;
    const thrown = 0.5 + 0.5 * Math.cos(turn - gust);
    if (rnd() < 0.45 + thrown * 0.5) {
      const from = r * (1.06 + rnd() * 0.12);
      earth += wedge(x, y, turn, from, from + r * (0.12 + rnd() * (0.2 + thrown * 0.5)), 0.45 / r);
    }
    if (Math.cos(turn - 3.93) > 0.05)
      earth += wedge(x, y, turn, r * 0.9, r * (0.3 + rnd() * 0.28), 0.6 / r);
    if (rnd() < 0.35) {
      const [cx, cy] = polar(x, y, turn, r * (1.4 + rnd() * 0.7));
      earth += `M${at([cx, cy])}h1v1h-1z`;
    }
  }
  return { rim: ring(rim), earth };
}

/** @param {number} x @param {number} y @param {number} turn @param {number} far @returns {Point} */
function polar(x, y, turn, far) {
  return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.86];
}

/** A thin stroke along a ray, broad where it begins.
 * @param {number} x @param {number} y @param {number} turn @param {number} from @param {number} to @param {number} wide */
function wedge(x, y, turn, from, to, wide) {
  return line(
    [polar(x, y, turn - wide, from), polar(x, y, turn, to), polar(x, y, turn + wide, from)],
    true,
  );
}

/**
 * Broken stones strewn over a field.
 * @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {number} count
 * @param {Hand} rnd
 */
export function rubble(x, y, w, h, count, rnd) {
  let d = "";
  for (let i = 0; i < count; i += 1) {
    const [cx, cy, size] = [x + rnd() * w, y + rnd() * h, 0.8 + rnd() * 1.9];
    const turn = rnd() * 3;
    /** @type {Point[]} */
    const corners = [0, 1.5, 2.9, 4.3].map((k) => [
      cx + Math.cos(turn + k) * size * (0.7 + rnd() * 0.5),
      cy + Math.sin(turn + k) * size * (0.7 + rnd() * 0.5),
    ]);
    d += line(corners, true);
  }
  return d;
}

/**
 * A wall in plan, from one point to another, with breaches: where along it (0 to 1) it stands.
 * @param {Point} from @param {Point} to
 * @param {number} thick
 * @param {[number, number][]} stands
 * @param {Hand} rnd
 */
export function wall(from, to, thick, stands, rnd) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [nx, ny] = [(-dy * thick) / 2, (dx * thick) / 2];
  /** @param {number} t @param {number} side @param {number} shift @returns {Point} */
  const point = (t, side, shift) => [
    from[0] + dx * (length * t + shift) + nx * side,
    from[1] + dy * (length * t + shift) + ny * side,
  ];
  return stands
    .map(([a, b]) => {
      const ragged = () => (rnd() - 0.5) * thick * 1.6;
      const [endA, endB] = [a > 0 ? ragged() : 0, b < 1 ? ragged() : 0];
      return line(
        [point(a, 1, -endA), point(b, 1, endB), point(b, -1, -endB), point(a, -1, endA)],
        true,
      );
    })
    .join("");
}

/**
 * Parallel strokes that shade a rectangle.
 * @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {number} gap
 */
export function hatch(x, y, w, h, gap) {
  let d = "";
  for (let c = gap; c < w + h; c += gap) {
    const [x1, y1] = c < h ? [x, y + c] : [x + c - h, y + h];
    const [x2, y2] = c < w ? [x + c, y] : [x + w, y + c - w];
    d += line([
      [x1, y1],
      [x2, y2],
    ]);
  }
  return d;
}
