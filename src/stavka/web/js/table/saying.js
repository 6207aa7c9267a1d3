// What the prompt says: who decides what, in plain words.

import { h } from "../dom.js";
import { button } from "../parts.js";
import { t } from "../texts.js";
import { wide } from "./layout.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./prompt.js").Words} Words */

/** The words alone; the rest is what the picker and the board know.
 * @param {Match} match @returns {Pick<Words, "who" | "yours" | "text" | "rules">} */
export function saying(match) {
  const state = match.state;
  const question = match.question;
  if (!state) return quiet("", t("ui-table-loading"));
  if (state.status === "open") return quiet("", t("ui-table-open"));
  if (state.status === "aborted") return quiet("", t("ui-table-aborted"));
  if (state.status === "over") return quiet(verdict(match), state.outcome?.text ?? "");
  if (question) {
    const several = match.mine.length > 1;
    const who = several ? (match.seat(question.seat)?.title ?? question.seat) : t("ui-table-you");
    return { who, yours: true, text: question.text, rules: question.rules };
  }
  return quiet("", waitingFor(match));
}

/** In a word: won, lost, drawn, or who won. @param {Match} match */
export function verdict(match) {
  const outcome = match.state?.outcome;
  if (!outcome) return match.state?.status === "aborted" ? t("ui-table-aborted") : "";
  if (outcome.draw) return t("ui-table-drawn");
  const mine = match.mine.map((each) => each.seat);
  const all = mine.length > 0 && mine.length === match.seats.length;
  if (mine.length && (!all || match.seats.length === 1)) {
    return mine.some((seat) => outcome.winners.includes(seat))
      ? t("ui-table-won")
      : t("ui-table-lost");
  }
  if (!outcome.winners.length) return t("ui-table-all-lost");
  const names = outcome.winners.map((seat) => match.seat(seat)?.title ?? seat);
  return t("ui-table-winners", { names, count: names.length });
}

/** Does the question itself say how much is left to do? Then nothing else has to.
 * @param {import("../../types.d.ts").QuestionInfo | null} question */
export function saysLeft(question) {
  const left = question?.args?.left;
  if (question === null || typeof left !== "number") return false;
  return left === 0 || question.text.split(/\D+/).includes(String(left));
}

/** @param {Match} match */
export function waitingFor(match) {
  const seats = (match.state?.waiting ?? []).map((seat) => match.seat(seat));
  const titles = seats.map((seat) => seat?.title ?? "");
  if (seats.length > 1) return t("ui-table-waiting-several", { seats: titles });
  const [seat] = seats;
  if (!seat) return "";
  if (seat.kind === "person" && !seat.here && !seat.yours)
    return t("ui-table-waiting-away", { seat: seat.title });
  return t(seat.stuck ? "ui-table-stuck" : "ui-table-thinking", { seat: seat.title });
}

/** @param {string} who @param {string} text */
function quiet(who, text) {
  return { who, yours: false, text, rules: [] };
}

/** What a moment is called at which nothing happened. @param {{at: number | null, of: number}} replay */
export function momentName({ at, of }) {
  return at ? t("ui-table-replay-quiet", { at, of }) : t("ui-table-replay-opening");
}

/** Plays the match once more. @param {Match} match */
export async function again(match) {
  const { rematch } = await import("./affairs.js");
  return rematch(match);
}

/** Buttons that are no choices of the game. @param {import("./scene.js").Scene} scene */
export function extraButtons(scene) {
  const { match, replay, people } = scene;
  const status = match.state?.status;
  if (replay.on && scene.explained && !wide.matches) return null; // it has a way back of its own
  if (replay.on) {
    const words = match.question ? t("ui-table-replay-your-turn") : t("ui-table-replay-live");
    return button(words, { kind: "main", click: () => replay.leave() });
  }
  if (status === "open") {
    return match.seats
      .filter((seat) => seat.kind === "open" || seat.kind === "invited")
      .map((seat) =>
        h("span", { class: "prompt-seat" }, h("b", {}, seat.title), people.offers(seat)),
      );
  }
  if (status === "over" && !scene.rolling) {
    return [
      button(t("ui-table-result"), { kind: "main", icon: "flag", click: () => scene.showEnd() }),
      wide.matches
        ? button(t("ui-decided"), { icon: "search", click: () => scene.showDecided() })
        : null,
      match.mine.length
        ? button(t("ui-table-rematch"), { icon: "refresh", click: () => again(match) })
        : null,
    ];
  }
  return null;
}
