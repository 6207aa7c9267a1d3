// Moving at the table: whom a hand takes up, and keys that go from unit to unit.

/** @typedef {import("./board.d.ts").Desk} Desk */
/** @typedef {import("./board.d.ts").Laid} Laid */
/** @typedef {import("./board.d.ts").Part} Part */

/** @param {Desk} desk @param {() => string[]} idle those who may still move @returns {Part} */
export function movementPart(desk, idle) {
  const { map, context } = desk;
  let at = ""; // the unit that the keys have come to

  map.grips = (ids) => {
    const state = desk.state();
    const asked = state?.questions.find(
      ({ kind }) => kind === "movement-phase" || kind === "moving",
    );
    if (!state || !asked) return null;
    const { moving } = state.board;
    if (moving && ids.some((id) => moving.units.includes(id))) return [];
    if (moving?.spent) return null;
    const free = new Set(idle());
    const found = ids.filter((id) => free.has(id));
    return found.length ? found : null;
  };

  /** @param {1 | -1} step */
  function next(step) {
    const all = idle();
    if (!all.length) return false;
    const now = all.indexOf(at);
    at = all[(now + step + all.length) % all.length] ?? all[0] ?? "";
    if (now < 0 && step < 0) at = all.at(-1) ?? "";
    desk.go([at]);
    context.focus(at);
    return true;
  }

  return {
    key(event) {
      if (event.shiftKey) return false;
      if (event.code === "Period") return next(1);
      if (event.code === "Comma") return next(-1);
      return false;
    },
    update(state) {
      const [unit] = state.board.moving?.units ?? [];
      if (unit) at = unit;
    },
  };
}
