// Things that are dragged over a painted map: to take them up is to pick them, one after the other,
// and to put them down on something that is lit then is to pick that.

/** @typedef {import("./choices.js").Picker} Picker */

/** @param {HTMLElement} map @param {Picker} picker */
export function listenToHands(map, picker) {
  /** @type {Promise<unknown>} */
  let lifted = Promise.resolve();
  map.addEventListener("lift", (event) => {
    lifted = lift(picker, /** @type {CustomEvent<string[]>} */ (event).detail);
  });
  map.addEventListener("lay", (event) => {
    const { detail } = /** @type {CustomEvent<string>} */ (event);
    void lifted.then(() => lay(picker, detail));
  });
}

/** @param {Picker} picker @param {string[]} ids */
async function lift(picker, ids) {
  for (const id of ids) {
    const lit = picker.lit.has(id);
    const [only, more] = lit ? picker.meant(id) : picker.wires.others(id);
    if (!only || more) continue;
    await (lit ? picker.wires.play(only) : picker.wires.playInstead(only));
  }
}

/** @param {Picker} picker @param {string} id */
function lay(picker, id) {
  const [spot] = picker.spots([id]);
  if (!spot) return;
  if (picker.lit.has(id)) picker.pick(spot, "mouse");
  else picker.wires.whyNot(spot, picker.question);
}
