// Setting up a match: scenario, options, seats, and what else can be said before it begins.

import { h, replace } from "../dom.js";
import { games, makeMatch, matchTitle } from "../lobby.js";
import { Refused } from "../net.js";
import {
  button,
  checkbox,
  field,
  icon,
  message,
  reasonOf,
  segments,
  select,
  showError,
} from "../parts.js";
import { navigate } from "../route.js";
import { settings } from "../settings.js";
import { clockFields } from "./clock.js";
import { tab } from "../tab.js";
import { t } from "../texts.js";
import { lastOpponent, rememberOpponent } from "../visited.js";
import { figuresOf } from "./figures.js";
import { guides } from "./guides.js";
import { links } from "./matches.js";
import { drawScenes, placeOf } from "./scenes.js";

/** @typedef {import("../lobby.js").GameInfo} GameInfo */
/** @typedef {import("../lobby.js").ScenarioInfo} ScenarioInfo */
/** @typedef {import("../lobby.js").OptionInfo} OptionInfo */

/** What is being put together. It outlives a switch of the language. */
const wish = {
  game: "",
  scenario: "",
  /** @type {Record<string, boolean | number | string>} */
  options: {},
  /** @type {Record<string, string>} */
  seats: {},
  title: "",
  spectators: true,
  autoplay: settings.autoplay,
  /** @type {import("../../wire.d.ts").Clock | null} */
  clock: null,
  figures: "",
  file: "",
};

/** Of so many seats each says what its bot is like; of more the list below does. */
const FEW = 3;

/** The scenario that takes its battlefield and armies from a user's file. */
const FROM_FILE = "own-scenario";

/**
 * @param {HTMLElement} main
 * @param {import("../main.js").Params} params
 * @returns {Promise<() => void>}
 */
export async function show(main, params) {
  const all = await games();
  const game = all.find((g) => g.id === params.game);
  const first = game?.scenarios[0];
  if (!game || !first || !game.ready) {
    message(
      main,
      game
        ? { title: game.title, text: t("ui-not-ready-text") }
        : { title: t("ui-lost-title"), text: t("ui-lost-text") },
    );
    return () => {};
  }
  if (wish.game !== game.id) {
    Object.assign(wish, {
      game: game.id,
      scenario: first.id,
      options: {},
      seats: {},
      title: "",
      figures: "",
      file: "",
    });
  }
  tab(`${t("ui-new-title")}: ${game.title}`);
  const made = history.state?.made;
  if (made) {
    invited(all, made, main);
    return () => {};
  }
  replace(
    main,
    h(
      "div",
      { class: "page" },
      h(
        "header",
        { class: "page-head" },
        h("p", { class: "cap" }, t("ui-new-title")),
        h("h1", {}, game.title),
        guides(game, "new"),
      ),
      form(all, game, main),
    ),
  );
  void drawScenes(game, main).catch(showError);
  return () => {};
}

/**
 * @param {GameInfo[]} all
 * @param {GameInfo} game
 * @param {HTMLElement} main
 */
function form(all, game, main) {
  const options = h("section", { class: "panel" });
  const file = scenarioFile();
  const seats = h("section", { class: "panel" });
  const lacks = h("div", { class: "lacks" });
  const players = h("div", { class: "players" });
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const draw = () => {
    const scenario = game.scenarios.find((x) => x.id === wish.scenario) ?? game.scenarios[0];
    if (!scenario) return;
    replace(options, h("h2", {}, t("ui-options")), scenario.options.map(option));
    options.hidden = scenario.options.length === 0;
    file.hidden = scenario.id !== FROM_FILE;
    replace(lacks, toCome(game));
    replace(players, numbers(game, scenario, draw));
    replace(
      seats,
      h("h2", {}, t("ui-seats")),
      scenario.seats.map((seat) => seatField(game, scenario, seat)),
      game.bots.some((bot) => bot.own) ? null : h("p", { class: "hint" }, t("ui-no-own-bot")),
      scenario.seats.length > 1 ? strengths(game, scenario) : null,
    );
  };
  draw();
  const el = h(
    "form",
    { class: "new" },
    h(
      "section",
      { class: "panel" },
      h("h2", { id: "scenario" }, t("ui-scenario")),
      scenarios(game, () => draw()),
      players,
      lacks,
    ),
    file,
    h("div", { class: "new-column" }, seats, options),
    h("div", { class: "new-column" }, rest(), advanced()),
    problem,
    h(
      "div",
      { class: "row new-end" },
      button(t("ui-new-begin"), { kind: "main", submit: true }),
      h("a", { class: "button plain", href: "/" }, t("ui-cancel")),
    ),
  );
  el.addEventListener("submit", (event) => {
    event.preventDefault();
    problem.hidden = true;
    void begin(all, game, main, el).catch((error) => {
      if (!(error instanceof Refused)) return showError(error);
      const words = t(wish.figures.trim() ? "ui-figures-refused" : "ui-new-refused");
      replace(problem, reasonOf(error.about(words)));
      problem.hidden = false;
      problem.scrollIntoView({ block: "nearest" });
    });
  });
  return el;
}

/**
 * Scenarios, each once: for how many players is asked after it.
 * @param {GameInfo} game
 * @param {() => void} changed
 */
function scenarios(game, changed) {
  const now = game.scenarios.find(({ id }) => id === wish.scenario)?.of;
  const groups = game.scenarios.filter(({ id, of }) => id === of);
  return h(
    "div",
    { class: "scenarios", role: "radiogroup", "aria-labelledby": "scenario" },
    groups.map((scenario) => {
      const input = h("input", {
        type: "radio",
        name: "scenario",
        value: scenario.id,
        checked: scenario.id === now,
      });
      input.addEventListener("change", () => {
        wish.scenario = scenario.id;
        changed();
      });
      return h(
        "label",
        { class: "scenario" },
        game.scenes ? placeOf(scenario.id) : null,
        h(
          "span",
          { class: "scenario-words" },
          h("span", { class: "scenario-title" }, input, h("strong", {}, scenario.group)),
          scenario.about ? h("span", { class: "scenario-about" }, scenario.about) : null,
          h(
            "span",
            { class: "hint scenario-facts" },
            h("span", {}, icon("users"), counts(game, scenario)),
            h("span", {}, icon("timer"), scenario.length),
          ),
        ),
      );
    }),
  );
}

/**
 * For how many players it is there.
 * @param {GameInfo} game
 * @param {ScenarioInfo} scenario
 */
function counts(game, scenario) {
  const found = game.scenarios
    .filter(({ of }) => of === scenario.of)
    .map(({ seats }) => seats.length)
    .sort((a, b) => a - b);
  const most = found.at(-1) ?? 1;
  if (found.length === 1) return t("ui-scenario-seats", { count: most });
  return t("ui-scenario-players", { least: found[0] ?? 1, most });
}

/**
 * How many play, where that can be chosen.
 * @param {GameInfo} game
 * @param {ScenarioInfo} scenario
 * @param {() => void} changed
 */
function numbers(game, scenario, changed) {
  const found = game.scenarios
    .filter(({ of }) => of === scenario.of)
    .sort((a, b) => a.seats.length - b.seats.length);
  if (found.length < 2) return null;
  return segments(
    t("ui-scenario-how-many"),
    found.map(({ id, seats }) => ({ value: id, label: String(seats.length) })),
    scenario.id,
    (id) => {
      wish.scenario = id;
      changed();
    },
  );
}

/**
 * The bots, the strongest first, with what they are like.
 * @param {GameInfo} game
 * @param {ScenarioInfo} scenario
 */
function strengths(game, scenario) {
  return h(
    "details",
    { class: "strengths", open: scenario.seats.length > FEW },
    h("summary", {}, t("ui-bots-about")),
    h(
      "dl",
      {},
      [...game.bots]
        .reverse()
        .filter(({ about }) => about)
        .map(({ title, about }) => [h("dt", {}, title), h("dd", {}, about)]),
    ),
  );
}

/**
 * The rules that a scenario still lacks, and the scenarios that its game does.
 * @param {GameInfo} game
 */
function toCome(game) {
  const scenario = game.scenarios.find(({ id }) => id === wish.scenario);
  const rules = [...game.not_yet, ...(scenario?.not_yet ?? [])].join("; ");
  const titles = game.scenarios_to_come.join(", ");
  return [
    rules ? h("p", { class: "hint not-yet" }, t("ui-not-yet", { rules })) : null,
    titles
      ? h(
          "p",
          { class: "hint not-yet" },
          t("ui-scenarios-to-come", { scenarios: titles }),
          " ",
          h("a", { href: `/look/${game.id}` }, t("ui-look")),
        )
      : null,
  ];
}

/** The control of an option, by its type. @param {OptionInfo} option */
function option(option) {
  const value = wish.options[option.id] ?? option.default;
  /** @param {boolean | number | string} to */
  const set = (to) => {
    wish.options[option.id] = to;
  };
  const { about } = option;
  if (option.type === "boolean") return checkbox(option.title, value === true, set, about);
  if (option.type === "integer") {
    const input = h("input", {
      type: "number",
      value: Number(value),
      min: option.minimum,
      max: option.maximum,
      required: true,
    });
    input.addEventListener("input", () => set(input.valueAsNumber));
    return field(option.title, input, about);
  }
  const values = (option.enum ?? []).map((v) => ({ value: v, label: option.titles?.[v] ?? v }));
  if (values.length > 4) return field(option.title, select(values, String(value), set), about);
  const control = segments(option.title, values, String(value), set);
  if (about) control.append(h("p", { class: "hint" }, about));
  return control;
}

/**
 * Who sits where if nothing else is said: I in the first seat, an opponent in the others.
 * @param {GameInfo} game
 * @param {ScenarioInfo} scenario
 * @param {string} seat
 */
function whoIn(game, scenario, seat) {
  return wish.seats[seat] ?? (seat === scenario.seats[0]?.seat ? "me" : opponent(game));
}

/**
 * The bot that was last played against here; for a first evening the one that the game begins with.
 * @param {GameInfo} game
 */
function opponent(game) {
  const last = lastOpponent(game.id);
  const known = game.bots.find(({ bot }) => bot === last);
  const first = game.start.seats.find(({ who }) => who !== "me")?.who;
  return known?.bot ?? first ?? game.bots.find(({ own }) => own)?.bot ?? "me";
}

/**
 * @param {GameInfo} game
 * @param {ScenarioInfo} scenario
 * @param {{ seat: string, title: string }} seat
 */
function seatField(game, scenario, seat) {
  const who = [
    { value: "me", label: t("ui-who-me") },
    { value: "invited", label: t("ui-who-invited") },
    { value: "open", label: t("ui-who-open") },
    ...[...game.bots]
      .reverse()
      .map(({ bot, title }) => ({ value: bot, label: t("ui-who-bot", { bot: title }) })),
  ];
  const chosen = whoIn(game, scenario, seat.seat);
  const control = select(who, chosen, (value) => {
    wish.seats[seat.seat] = value;
    if (note) note.textContent = about(value);
  });
  /** @param {string} value */
  const about = (value) => game.bots.find(({ bot }) => bot === value)?.about ?? "";
  const el = field(seat.title, control, scenario.seats.length > FEW ? "" : " ");
  const note = el.querySelector(".hint");
  if (note) note.textContent = about(chosen);
  return el;
}

function rest() {
  const title = h("input", { type: "text", maxlength: 80, value: wish.title, autocomplete: "off" });
  title.addEventListener("input", () => {
    wish.title = title.value;
  });
  return h(
    "section",
    { class: "panel" },
    h("h2", {}, t("ui-table")),
    field(t("ui-match-title"), title, t("ui-match-title-hint")),
    clockFields(wish.clock, (clock) => {
      wish.clock = clock;
    }),
    checkbox(t("ui-spectators"), wish.spectators, (on) => {
      wish.spectators = on;
    }),
    checkbox(
      t("ui-match-autoplay"),
      wish.autoplay,
      (on) => {
        wish.autoplay = on;
      },
      t("ui-match-autoplay-hint"),
    ),
  );
}

/** The battle of a user's own, in the words of `stavka scenario new`. */
function scenarioFile() {
  const text = h(
    "textarea",
    { rows: 12, spellcheck: "false", autocapitalize: "off", class: "mono" },
    wish.file,
  );
  text.addEventListener("input", () => {
    wish.file = text.value;
  });
  const input = h("input", { type: "file", accept: ".toml" });
  input.addEventListener("change", async () => {
    wish.file = text.value = (await input.files?.[0]?.text()) ?? text.value;
  });
  return h(
    "section",
    { class: "panel scenario-file" },
    h("h2", {}, t("ui-scenario-file")),
    field(t("ui-scenario-file-choose"), input),
    field(t("ui-scenario-file-text"), text, t("ui-scenario-file-hint")),
  );
}

function advanced() {
  const lines = h(
    "textarea",
    {
      rows: 5,
      spellcheck: "false",
      autocapitalize: "off",
      class: "mono",
      placeholder: t("ui-figures-example"),
    },
    wish.figures,
  );
  lines.addEventListener("input", () => {
    wish.figures = lines.value;
  });
  return h(
    "details",
    { class: "panel advanced", open: wish.figures !== "" },
    h("summary", {}, icon("next"), h("span", {}, t("ui-advanced"))),
    field(t("ui-figures"), lines, t("ui-figures-hint")),
  );
}

/**
 * @param {GameInfo[]} all
 * @param {GameInfo} game
 * @param {HTMLElement} main
 * @param {HTMLFormElement} el
 */
async function begin(all, game, main, el) {
  const scenario = game.scenarios.find((x) => x.id === wish.scenario);
  if (!scenario) return;
  const send = el.querySelector("button[type=submit]");
  send?.setAttribute("disabled", "");
  try {
    const match = await makeMatch({
      game: game.id,
      scenario: scenario.id,
      options: Object.fromEntries(
        scenario.options.map((o) => [o.id, wish.options[o.id] ?? o.default]),
      ),
      seats: scenario.seats.map(({ seat }) => ({ seat, who: whoIn(game, scenario, seat) })),
      title: wish.title,
      spectators: wish.spectators,
      autoplay: wish.autoplay,
      clock: wish.clock,
      figures: figuresOf(wish.figures),
      file: scenario.id === FROM_FILE && wish.file.trim() ? wish.file : "",
    });
    const bot = scenario.seats
      .map(({ seat }) => whoIn(game, scenario, seat))
      .find((who) => game.bots.some((each) => each.bot === who));
    if (bot) rememberOpponent(game.id, bot);
    wish.game = ""; // the next one begins anew
    if (Object.keys(match.invitations).length === 0) navigate(`/match/${match.id}`);
    else {
      // The secrets are not shown again by the server: they shall outlive a reload of the page.
      history.replaceState({ made: match }, "");
      invited(all, match, main);
      scrollTo(0, 0);
      main.focus({ preventScroll: true });
    }
  } finally {
    send?.removeAttribute("disabled");
  }
}

/**
 * @param {GameInfo[]} all
 * @param {import("../lobby.js").MatchInfo} match
 * @param {HTMLElement} main
 */
function invited(all, match, main) {
  replace(
    main,
    h(
      "div",
      { class: "page narrow" },
      h(
        "header",
        { class: "page-head" },
        h("p", { class: "cap" }, matchTitle(all, match)),
        h("h1", {}, t("ui-invitations")),
      ),
      h("section", { class: "panel" }, links(all, match, match.invitations)),
      h(
        "div",
        { class: "row" },
        h("a", { class: "button main", href: `/match/${match.id}` }, t("ui-to-match")),
        h("a", { class: "button plain", href: "/" }, t("ui-home")),
      ),
    ),
  );
}
