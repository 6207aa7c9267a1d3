// What this device remembers of a game: whether it has been learned here, and against whom it was
// played last.

/** @param {string} game */
const keyOf = (game) => `stavka.tour.${game}`;

/** Has the lesson or the tour of this game been taken or declined here? @param {string} game */
export function tourDone(game) {
  return localStorage.getItem(keyOf(game)) !== null;
}

/** @param {string} game */
export function rememberTour(game) {
  try {
    localStorage.setItem(keyOf(game), "done");
  } catch {
    // Storage is off: it is offered again next time.
  }
}

/** @param {string} game */
const opponentOf = (game) => `stavka.opponent.${game}`;

/** The bot that was last chosen here; null if none was. @param {string} game */
export function lastOpponent(game) {
  return localStorage.getItem(opponentOf(game));
}

/** @param {string} game @param {string} bot */
export function rememberOpponent(game, bot) {
  try {
    localStorage.setItem(opponentOf(game), bot);
  } catch {
    // Storage is off: the first one is proposed again.
  }
}
