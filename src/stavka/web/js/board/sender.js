// Several choices one after the other: each is made by pressing what stands for it, as soon as the
// shell has lit that. If the game goes another way, the rest is forgotten.

export class Sender {
  /** @param {Element} root where the things stand */
  constructor(root) {
    this.root = root;
    /** @type {string[]} */
    this.queue = [];
    this.ready = false; // a new state has come since the last press
    this.sent = (/** @type {string} */ _choice) => {};
    this.watch = new MutationObserver(() => this.next());
  }

  get busy() {
    return this.queue.length > 0;
  }

  /** @param {string[]} choices @param {(choice: string) => void} sent told of each that is made */
  start(choices, sent) {
    this.queue = [...choices];
    this.sent = sent;
    this.ready = true;
    this.watch.observe(this.root, { subtree: true, attributes: true, attributeFilter: ["class"] });
    this.next();
  }

  /** The state after a choice has come. */
  arrived() {
    this.ready = true;
  }

  stop() {
    this.queue = [];
    this.watch.disconnect();
  }

  next() {
    const choice = this.queue[0];
    if (!choice || !this.ready) return;
    const [verb = "", ...rest] = choice.split(" ");
    if (!this.lit(verb)) return;
    this.ready = false;
    this.queue.shift();
    this.sent(choice);
    // What does not tell choices apart is not lit: then it need not be pressed.
    for (const word of [verb, ...rest])
      this.lit(word)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    if (!this.queue.length) this.stop();
  }

  /** @param {string} id */
  lit(id) {
    return this.root.querySelector(`.can[data-id="${CSS.escape(id)}"]`);
  }
}
