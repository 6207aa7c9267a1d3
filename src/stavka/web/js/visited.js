// What this device remembers of a game: whether it has been learned here.

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
