// What the prompt says: who decides what, in plain words.

import { t } from "../texts.js";
import { verdict } from "./ending.js";

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

/** @param {Match} match */
export function waitingFor(match) {
  const seats = (match.state?.waiting ?? []).map((seat) => match.seat(seat));
  const titles = seats.map((seat) => seat?.title ?? "");
  if (seats.length > 1) return t("ui-table-waiting-several", { seats: titles });
  const [seat] = seats;
  if (!seat) return "";
  if (seat.kind === "person" && !seat.here && !seat.yours) return t("ui-table-waiting-away", { seat: seat.title });
  return t("ui-table-thinking", { seat: seat.title });
}

/** @param {string} who @param {string} text */
function quiet(who, text) {
  return { who, yours: false, text, rules: [] };
}
