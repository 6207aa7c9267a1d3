// Typefaces for what is painted: a canvas does not wait for them, and a worker does not know them.

/** A face, as a worker can be told of it. @typedef {{ family: string, source: string, more: FontFaceDescriptors }} Told */

const PATIENCE = 2000; // milliseconds; after that the machine's own faces must do

/** All faces that the style sheets name. @returns {Told[]} */
export function faces() {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ({
      family: bare(style.getPropertyValue("font-family")),
      source: style.getPropertyValue("src"),
      more: /** @type {FontFaceDescriptors} */ ({
        weight: style.getPropertyValue("font-weight"),
        sizeAdjust: style.getPropertyValue("size-adjust") || "100%",
        ascentOverride: style.getPropertyValue("ascent-override") || "normal",
        descentOverride: style.getPropertyValue("descent-override") || "normal",
      }),
    }));
}

/** Until the faces have come to the page, if they come at all. */
export async function settled() {
  const named = faces().map(({ family, more }) => `${more.weight} 16px "${family}"`);
  await within(named.map((font) => document.fonts.load(font)));
}

/**
 * In a worker: until it has these faces, if they come at all.
 * @param {Told[]} told
 */
export async function take(told) {
  const fonts = /** @type {FontFaceSet} */ (/** @type {any} */ (self).fonts);
  const made = told.map(({ family, source, more }) => new FontFace(family, source, more));
  for (const face of made) fonts.add(face);
  await within(made.map((face) => face.load()));
}

/** @param {Promise<unknown>[]} coming */
function within(coming) {
  return Promise.race([
    Promise.allSettled(coming),
    new Promise((done) => setTimeout(done, PATIENCE)),
  ]);
}

/** A name without its quotation marks. @param {string} name */
function bare(name) {
  return name.replace(/^["']|["']$/g, "");
}
