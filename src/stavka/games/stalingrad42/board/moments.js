// What the log tells as moments that can be shown, and what each changes on the map.

/** @typedef {import("/web/types.d.ts").LogLine} LogLine */
/** @typedef {import("./board.d.ts").Units} Units */
/** @typedef {{ kind: string, lines: LogLine[] }} Moment `kind`: the event, or a part of a battle */

/** A battle is shown in these parts. */
const PARTS = ["odds", "shifts", "die", "result"];
/** A determined defence in these. */
const STANDS = ["stand-die", "stand-result"];
/** What a battle leads to. */
const FOLLOWS = [
  "disengagement-thrown",
  "defence-thrown",
  "city-battle-begun",
  "city-battle-eased",
  "city-battle-ended",
  "step-lost",
  "unit-eliminated",
  "remnant-formed",
  "units-retreated",
  "units-trapped",
  "units-advanced",
];
const TOLD = [
  ...FOLLOWS,
  "support-used",
  "air-used",
  "air-left",
  "air-returned",
  "attack-broken",
  "group-formed",
  "attrition-thrown",
  "unit-overrun",
  "recovery-thrown",
  "unit-recovered",
  "unit-arrived",
  "units-shipped",
  "die-rerolled",
];

/** @param {LogLine} line */
export function eventOf(line) {
  return line.event.replace(/^event-/, "");
}

/** Is a battle shown when these lines come? @param {LogLine[]} lines */
export function isFought(lines) {
  return lines.some((line) => ["battle-fought", ...FOLLOWS].includes(eventOf(line)));
}

/** The moments that lines make: moves that follow each other are one. @param {LogLine[]} lines @returns {Moment[]} */
export function momentsOf(lines) {
  /** @type {Moment[]} */
  const found = [];
  for (const line of lines) {
    const event = eventOf(line);
    const last = found.at(-1);
    if (event === "battle-fought") {
      const parts = PARTS.filter(
        (part) =>
          (part !== "shifts" || list(line.args?.shifts).length) &&
          (part !== "die" || line.args?.die),
      );
      found.push(...parts.map((kind) => ({ kind, lines: [line] })));
    } else if (event === "defence-thrown") {
      found.push(...STANDS.map((kind) => ({ kind, lines: [line] })));
    } else if (event === "units-moved" || event === "unit-arrived" || event === "unit-recovered") {
      if (last?.kind === event) last.lines.push(line);
      else found.push({ kind: event, lines: [line] });
    } else if (TOLD.includes(event)) found.push({ kind: event, lines: [line] });
  }
  return found;
}

/** An argument that is a list, or one thing. @param {unknown} value @returns {string[]} */
export function list(value) {
  return [value ?? []].flat().map(String);
}

/** What a line changes. @param {Units} units @param {LogLine} line */
export function apply(units, line) {
  const args = line.args ?? {};
  const put = (/** @type {string} */ id, /** @type {string} */ place) => {
    const unit = units[id];
    if (unit) units[id] = [place, unit[1], unit[2] ?? []];
  };
  const path = list(args.path);
  switch (eventOf(line)) {
    case "units-moved":
    case "units-shipped":
    case "units-retreated":
    case "units-advanced":
      for (const id of list(args.units)) put(id, path.at(-1) ?? "");
      break;
    case "unit-arrived":
      put(String(args.unit), String(args.place));
      break;
    case "step-lost": {
      const unit = units[String(args.unit)];
      if (unit) units[String(args.unit)] = [unit[0], unit[1] + 1, unit[2] ?? []];
      break;
    }
    case "unit-eliminated":
    case "unit-overrun":
      put(String(args.unit), "eliminated");
      break;
    case "units-trapped":
      for (const id of list(args.units)) put(id, "eliminated");
      break;
    case "remnant-formed":
      put(String(args.unit), "displayed");
      put(String(args.remnant), String(args.place));
      break;
  }
}
