// Choices as words. A choice is a verb and then ids: `attack chekhov`, `load food location-5`.
// A thing on the board stands for a choice if its own words occur one after another among the
// words after the verb, or if it is a button for the verb itself.

/** @typedef {import("../../types.d.ts").ChoiceInfo} ChoiceInfo */

/** @param {string} choice */
export function verbOf(choice) {
  return choice.split(" ", 1)[0] ?? "";
}

/** The ids of all things that would stand for a choice: its verb, and every run of words after it;
 * what occurs twice is there twice.
 * @param {string} choice */
export function namesIn(choice) {
  const words = choice.split(" ");
  const found = [words[0] ?? ""];
  for (let from = 1; from < words.length; from++) {
    let run = words[from] ?? "";
    found.push(run);
    for (let to = from + 1; to < words.length; to++) found.push((run += ` ${words[to]}`));
  }
  return found;
}

/** The choices of a question, or those that are left of them, by what stands for each. It is made
 * once and asked often. */
export class Words {
  /** @param {ChoiceInfo[]} choices */
  constructor(choices) {
    this.choices = choices;
    /** @type {Map<string, ChoiceInfo[]>} */
    this.named = new Map();
    for (const each of choices) {
      for (const id of namesIn(each.choice)) {
        const same = this.named.get(id);
        if (!same) this.named.set(id, [each]);
        else if (same.at(-1) !== each) same.push(each);
      }
    }
  }

  /** The choices that the thing stands for. @param {string} id */
  of(id) {
    return this.named.get(id) ?? [];
  }

  /** Those things that tell the choices apart: each stands for some of them and, once something
   * has been picked, not for all.
   * @param {(id: string) => boolean} there whether such a thing is in sight
   * @param {string[]} picked
   * @param {(choice: string) => boolean} apart whether the button of its verb is to be pressed
   *   first: things that stand for nothing else do not tell it */
  telling(there, picked, apart = () => false) {
    /** @type {Set<string>} */
    const found = new Set();
    for (const [id, of] of this.named) {
      const shy = of.every(({ choice }) => id !== verbOf(choice) && apart(choice));
      if (shy && !picked.length) continue;
      if (picked.length && (of.length === this.choices.length || picked.includes(id))) continue;
      if (there(id)) found.add(id);
    }
    return found;
  }

  /** The choices that none of these things stands for. @param {Iterable<string>} ids */
  homeless(ids) {
    /** @type {Set<ChoiceInfo>} */
    const housed = new Set();
    for (const id of ids) for (const each of this.of(id)) housed.add(each);
    return this.choices.filter((each) => !housed.has(each));
  }
}

/** The choice with one thing put in the place of another.
 * @param {string} choice @param {string} old @param {string} id */
export function withInstead(choice, old, id) {
  const verb = verbOf(choice);
  const text = `${choice.slice(verb.length)} `.replace(` ${old} `, ` ${id} `);
  return (old === verb ? id : verb) + text.trimEnd();
}

/** Choices like those offered, but of a thing that is not: for each way in which a thing of the
 * same kind occurs, one choice with this thing in its place.
 * @param {string} id @param {string} kind @param {ChoiceInfo[]} choices
 * @param {(id: string) => string} kindOf of a thing on the board */
export function wishes(id, kind, choices, kindOf) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { choice } of choices) {
    for (const other of namesIn(choice)) {
      if (kindOf(other) !== kind) continue;
      const shape = withInstead(choice, other, "?");
      if (!found.has(shape)) found.set(shape, withInstead(choice, other, id));
    }
  }
  return [...new Set(found.values())].slice(0, 8);
}
