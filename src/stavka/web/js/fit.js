// Inscriptions that have little room: measured, and made narrower where they would not fit. They
// are never cut. What is fitted is measured when it is first shown, and again whenever its words,
// its room or the typefaces change.

const LEAST = 0.75; // letters that must be narrower still become smaller as well
const LEGIBLE = 0.6; // nobody reads what is smaller: a style sheet may leave it out

/** How much room an inscription of a drawing has. @type {WeakMap<Element, number>} */
const rooms = new WeakMap();

// Both only scale what is shown: the measures that are watched stay as they are.
const watcher = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target instanceof SVGTextElement) squeeze(target);
    else if (target instanceof HTMLElement) narrow(target);
  }
});

/**
 * An inscription of a drawing, which may be so wide.
 * @param {SVGTextElement} text
 * @param {number} room
 */
export function fitted(text, room) {
  rooms.set(text, room);
  watcher.observe(text);
  return text;
}

/**
 * Words in one line that may be as wide as the element around them.
 * @param {HTMLElement} around
 */
export function fittedIn(around) {
  const words = document.createElement("span");
  words.className = "fit";
  words.append(...around.childNodes);
  around.append(words);
  watcher.observe(around);
  watcher.observe(words);
  return around;
}

/** @param {SVGTextElement} text */
function squeeze(text) {
  const [wide, high] = scale(text.getComputedTextLength(), rooms.get(text) ?? Infinity);
  const { x, y } = { x: Number(text.getAttribute("x")), y: Number(text.getAttribute("y")) };
  if (wide === 1) text.removeAttribute("transform");
  else {
    const move = `${x * (1 - wide)} ${y * (1 - high)}`;
    text.setAttribute("transform", `matrix(${wide} 0 0 ${high} ${move})`);
  }
}

/** @param {HTMLElement} seen */
function narrow(seen) {
  const words = seen.classList.contains("fit") ? seen : seen.querySelector(".fit");
  if (!(words instanceof HTMLElement) || !words.parentElement) return;
  const style = getComputedStyle(words.parentElement);
  const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
  const [wide, high] = scale(words.offsetWidth, words.parentElement.clientWidth - padding);
  words.style.transform = wide === 1 ? "" : `scale(${wide}, ${high})`;
  words.classList.toggle("too-small", wide < LEGIBLE);
}

/** @param {number} length @param {number} room @returns {[wide: number, high: number]} */
function scale(length, room) {
  const wide = room > 0 && length > room ? room / length : 1;
  return [wide, Math.min(1, wide / LEAST)];
}
