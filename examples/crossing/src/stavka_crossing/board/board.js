// The board of Night Crossing: the river, the boat, the mines one knows of, and the figures beside
// it. It knows no rule: the shell lights what can be chosen, by the words in `data-id`.

import { h, replace, s } from "/web/js/dom.js";

/** @typedef {import("/web/types.d.ts").BoardContext} Context */
/** @typedef {import("/web/types.d.ts").Board} Board */
/** @typedef {import("/web/types.d.ts").LogLine} LogLine */

const SIZE = 50; // from the middle of a hex to a corner
const HIGH = SIZE * Math.sqrt(3);
const MARGIN = 60;

/**
 * @param {Context} context
 * @returns {Board}
 */
export function create(context) {
  const { t, name } = context;
  const river = context.edition.rivers?.river ?? {};
  const columns = Number(river.columns?.value);
  const rows = Number(river.rows?.value);
  const width = SIZE * (1.5 * columns + 0.5) + 2 * MARGIN;
  const height = HIGH * (rows + 0.5) + 2 * MARGIN;

  /** Row 1 is below; every second column lies half a hex further on. @param {string} hex */
  function middle(hex) {
    const column = Number(hex.slice(0, 2)) - 1;
    const row = Number(hex.slice(2));
    return {
      x: MARGIN + SIZE * (1 + 1.5 * column),
      y: MARGIN + HIGH * (rows - row + 1 - (column % 2) / 2),
    };
  }

  const numbers = Array.from({ length: columns * rows }, (_, n) =>
    [Math.floor(n / rows) + 1, (n % rows) + 1].map((x) => String(x).padStart(2, "0")).join(""),
  );
  const hexes = new Map(
    numbers.map((hex) => {
      const row = Number(hex.slice(2));
      const bank = row === 1 || row === rows;
      const { x, y } = middle(hex);
      return [
        hex,
        s(
          "g",
          {
            class: bank ? "nc-hex nc-bank" : "nc-hex",
            data: { id: hex, kind: "hex" },
            transform: `translate(${x} ${y})`,
          },
          s("polygon", { points: corners(SIZE) }),
          s("polygon", { class: "nc-light", points: corners(SIZE - 5) }),
          s("text", { y: HIGH / 2 - 8 }, `${Number(hex.slice(0, 2))}-${row}`),
        ),
      ];
    }),
  );
  const marks = s("g", { class: "nc-marks" });
  const boat = s(
    "g",
    { class: "nc-boat" },
    s("path", { d: "M-30 -8h60q-6 24-20 24h-20q-14 0-20-24z" }),
    s("g", { class: "nc-men" }),
  );
  const map = s(
    "svg",
    { class: "nc-river", viewBox: `0 0 ${width} ${height}` },
    [...hexes.values()],
    marks,
    boat,
    s("text", { class: "nc-side", x: width / 2, y: MARGIN / 2 }, t("board-far-bank")),
    s("text", { class: "nc-side", x: width / 2, y: height - MARGIN / 3 }, t("board-near-bank")),
  );
  const side = h("dl", { class: "nc-figures" });
  /** @type {Record<string, any>} */
  let board = {};

  return {
    map,
    side,
    async update(state) {
      board = state.board;
      for (const [hex, el] of hexes) el.classList.toggle("nc-clear", board.clear.includes(hex));
      replace(marks, (board.laid ?? []).map(mine));
      const { x, y } = middle(board.boat);
      boat.setAttribute("transform", `translate(${x} ${y})`);
      const men = Array.from({ length: board.men }, (_, n) =>
        s("circle", { cx: (n - (board.men - 1) / 2) * 16, cy: -12, r: 6 }),
      );
      replace(/** @type {Element} */ (boat.querySelector(".nc-men")), men);
      replace(
        side,
        figure(t("board-turn"), `${board.turn}/${river.turns?.value}`),
        figure(t("board-men"), board.men),
        figure(t("board-rounds"), board.rounds),
        figure(t("board-mines"), board.mines),
      );
    },
    describe(id) {
      if (!hexes.has(id)) return null;
      const row = Number(id.slice(2));
      const known = board.laid?.includes(id)
        ? t("board-mined")
        : board.clear.includes(id)
          ? t("board-clear")
          : t("board-unknown");
      const banks = row === 1 ? t("board-near-bank") : row === rows ? t("board-far-bank") : null;
      return {
        title: name(id),
        kind: banks ?? t("board-river"),
        rows: [{ label: t("board-row"), value: String(row) }],
        notes: [banks ? t("board-clear") : known],
        rules: ["1.2b", "2.1a"],
      };
    },
    heading: (line) => (line.event === "event-turn-begins" ? line.text.replace(/\.$/, "") : null),
    things: (line) => (line.args?.hex ? [String(line.args.hex)] : []),
    dice: diceOf,
  };

  /** @param {string} hex */
  function mine(hex) {
    const { x, y } = middle(hex);
    return s(
      "g",
      { class: "nc-mine", transform: `translate(${x} ${y})` },
      s("circle", { r: 14 }),
      s("path", { d: "M-20 0h40M0-20v40M-14-14l28 28M14-14l-28 28" }),
    );
  }
}

/** Of a hex of this size. @param {number} size */
function corners(size) {
  const found = [0, 1, 2, 3, 4, 5].map((n) => {
    const angle = (Math.PI / 3) * n;
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  });
  return found.join(" ");
}

/** @param {string} label @param {string | number} value */
function figure(label, value) {
  return h("div", {}, h("dt", {}, label), h("dd", {}, value));
}

/** The dice of a line; those that are good for whoever rolls are marked. @param {LogLine} line */
function diceOf(line) {
  const { dice, seen, hit, hurt } = line.args ?? {};
  if (!Array.isArray(dice)) return null;
  const good = seen === true || hit === true || hurt === false;
  return { faces: dice.map(Number), hits: dice.map(() => good) };
}
