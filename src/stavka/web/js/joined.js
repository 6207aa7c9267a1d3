// Many modules in one answer. The server has made each of them a function (`table/joining.py`); here
// it is run once, when it is first imported, and what has not come yet is fetched.

/**
 * What a module gives out.
 * @typedef {Record<string, any>} Exports
 */
/**
 * What a module is given: with what it tells its exports, gets those of another at once or later,
 * and its address.
 * @typedef {(
 *   gives: (exports: Exports) => void,
 *   use: (address: string) => Exports,
 *   later: (specifier: string) => Promise<Exports>,
 *   url: string,
 * ) => void} Module
 */

// All files lie below one address that changes with them: /joined/VERSION.
const ROOT = import.meta.url.split("/").slice(0, 5).join("/");
/** @type {Map<string, Module>} */
const known = new Map();
/** @type {Map<string, Exports>} */
const ran = new Map();

/** One that has come before stays as it is. @param {Record<string, Module>} modules */
export function add(modules) {
  for (const [address, module] of Object.entries(modules)) {
    if (!known.has(address)) known.set(address, module);
  }
}

/** Runs a module, unless it has run. @param {string} address @returns {Exports} */
export function use(address) {
  const before = ran.get(address);
  if (before) return before;
  const module = known.get(address);
  if (!module) throw new Error(`${address} has not come`);
  /** @type {Exports} */
  let given = {};
  const gives = (/** @type {Exports} */ exports) => {
    given = exports;
    ran.set(address, exports);
  };
  const at = new URL(address, import.meta.url);
  try {
    module(gives, use, (specifier) => load(new URL(specifier, at).pathname), ROOT + address);
  } catch (error) {
    ran.delete(address); // who asks again gets its error again
    throw error;
  }
  return given;
}

/** @param {string} address */
async function load(address) {
  if (!known.has(address)) add((await import(ROOT + address)).modules);
  return use(address);
}
