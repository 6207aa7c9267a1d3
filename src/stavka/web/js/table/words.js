// Choices as words. A choice is a verb and then ids: `attack chekhov`, `load food location-5`.
// A thing on the board stands for a choice if its own words occur one after another among the
// words after the verb, or if it is a button for the verb itself.

/** @typedef {import("../../types.d.ts").ChoiceInfo} ChoiceInfo */

/** @param {string} choice */
export function verbOf(choice) {
  return choice.split(" ", 1)[0] ?? "";
}

/** What follows the verb, with a space on both sides, so that whole words are found in it.
 * @param {string} choice */
function rest(choice) {
  const at = choice.indexOf(" ");
  return at < 0 ? "" : `${choice.slice(at)} `;
}

/** Does the thing of this id stand for the choice? A button may stand for the verb itself.
 * @param {string} id @param {string} choice */
export function standsFor(id, choice) {
  return id !== "" && (id === verbOf(choice) || rest(choice).includes(` ${id} `));
}

/** The choices that the thing stands for.
 * @param {string} id @param {ChoiceInfo[]} choices */
export function narrowed(id, choices) {
  return choices.filter((each) => standsFor(id, each.choice));
}

/** Those of `ids` that tell the choices apart: each stands for some of them, but not for all.
 * If there is only one choice left, nothing has to be told apart.
 * @param {Iterable<string>} ids @param {ChoiceInfo[]} choices @param {string[]} picked */
export function telling(ids, choices, picked) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const id of new Set(ids)) {
    if (picked.includes(id)) continue;
    const count = narrowed(id, choices).length;
    if (count > 0 && (picked.length === 0 || count < choices.length)) found.add(id);
  }
  return found;
}

/** The choices that none of these things stands for.
 * @param {ChoiceInfo[]} choices @param {Set<string>} ids */
export function homeless(choices, ids) {
  return choices.filter((each) => ![...ids].some((id) => standsFor(id, each.choice)));
}

/** The choice with one thing put in the place of another.
 * @param {string} choice @param {string} old @param {string} id */
export function withInstead(choice, old, id) {
  const text = rest(choice).replace(` ${old} `, ` ${id} `);
  return (old === verbOf(choice) ? id : verbOf(choice)) + text.trimEnd();
}

/** Choices like those offered, but of a thing that is not: for each way in which a thing of the
 * same kind occurs, one choice with this thing in its place.
 * @param {string} id @param {string} kind @param {ChoiceInfo[]} choices
 * @param {Map<string, string>} kinds the kind of each thing on the board */
export function wishes(id, kind, choices, kinds) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { choice } of choices) {
    for (const [other, its] of kinds) {
      if (its !== kind || !standsFor(other, choice)) continue;
      const shape = withInstead(choice, other, "?");
      const wish = withInstead(choice, other, id);
      if (!found.has(shape)) found.set(shape, wish);
    }
  }
  return [...new Set(found.values())].slice(0, 8);
}
