// A scenario file in the browser: what a user wrote in TOML becomes figures of the match. The server
// judges them; here only what is no line of such a file is found.

/** What the tables of a file are in an edition. @type {Record<string, string>} */
const PLACES = { scenario: "scenarios.own-scenario", map: "maps.own" };
/** What a file need not say. @type {Record<string, Record<string, unknown>>} */
const DEFAULTS = {
  scenario: {
    map: "own", turns: 8, last: 0, hidden: [], hiding: [], victory: "destruction", side: "", count: 0, goals: [], worth: 0,
    handicap: [0, 0], ammo: 0, depots: [], wire: [],
  },
  map: { roads: [], ways: [], joints: [], german: "west", soviet: "east" },
};

/** @typedef {{ table: string, field: string, value: string, line: number }} Entry */

/** A line that cannot be read. */
export class BadLine extends Error {
  /** @param {number} line */
  constructor(line) {
    super(String(line));
    this.line = line;
  }
}

/**
 * The figures that a scenario file stands for.
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
export function figuresOf(text) {
  /** @type {Record<string, unknown>} */
  const figures = {};
  const entries = entriesOf(text);
  for (const [table, defaults] of Object.entries(DEFAULTS)) {
    if (table === "map" && !entries.some((entry) => entry.table === "map")) continue;
    for (const [field, value] of Object.entries(defaults)) figures[`${PLACES[table]}.${field}`] = value;
  }
  for (const { table, field, value, line } of entries) {
    if (PLACES[table]) figures[`${PLACES[table]}.${field}`] = valueOf(value, line);
  }
  figures[`${PLACES.scenario}.last`] ||= figures[`${PLACES.scenario}.turns`];
  return figures;
}

/** The line of the file that the server speaks of, or 0. @param {string} text @param {string} told */
export function lineOf(text, told) {
  return entriesOf(text).find(({ table, field }) => PLACES[table] && told.includes(`${PLACES[table]}.${field}`))?.line ?? 0;
}

/** @param {string} text @returns {Entry[]} */
function entriesOf(text) {
  /** @type {Entry[]} */
  const found = [];
  let table = "";
  let open = false; // in a list that goes on
  text.split("\n").forEach((raw, n) => {
    const words = bare(raw);
    const last = found.at(-1);
    if (!words) return;
    if (open && last) last.value += words;
    else if (/^\[[\w-]+\]$/.test(words)) table = words.slice(1, -1);
    else {
      const [, field, value] = /^([\w-]+)\s*=\s*(.+)$/.exec(words) ?? [];
      if (!field || value === undefined) throw new BadLine(n + 1);
      found.push({ table, field, value, line: n + 1 });
    }
    const written = found.at(-1)?.value.replace(/"[^"]*"/g, "") ?? "";
    open = written.split("[").length > written.split("]").length;
  });
  return found;
}

/** A line without its comment. @param {string} line */
function bare(line) {
  return line.replace(/^((?:[^"#]|"[^"]*")*)#.*$/, "$1").trim();
}

/** @param {string} text @param {number} line */
function valueOf(text, line) {
  try {
    return JSON.parse(text.replace(/,\s*\]/g, "]"));
  } catch {
    throw new BadLine(line);
  }
}
