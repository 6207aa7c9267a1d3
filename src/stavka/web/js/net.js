// Talking to the server: requests, and the line of a match. See docs/protocol.md.

import { settings } from "./settings.js";
import { t } from "./texts.js";

const NOT_UNDERSTOOD = "bad-request";

/** What the server will not do, with its reason, or that it cannot be reached. */
export class Refused extends Error {
  /**
   * `detail` is what a file or a figure has wrong. What the server does not understand at all it
   * says in its own words only: these become the detail.
   * @param {{ reason: string, text: string, rule?: string, number?: number, detail?: string }} answer
   * @param {number} [status] of HTTP; 0 if it came over the line, or nothing came
   */
  constructor(answer, status = 0) {
    super(answer.text);
    this.reason = answer.reason;
    this.text = answer.text;
    this.rule = answer.rule ?? "";
    this.number = answer.number ?? 0;
    this.detail = answer.detail ?? "";
    this.status = status;
  }

  /** The same in words that fit where it was asked, if the server did not understand it.
   * @param {string} text */
  about(text) {
    return this.reason === NOT_UNDERSTOOD ? new Refused({ ...this, text }, this.status) : this;
  }
}

/** The server did not answer at all. */
export function unreachable() {
  return new Refused({ reason: "unreachable", text: t("ui-net-unreachable") });
}

/** Hears `lost` when the server cannot be reached, and `reached` when it has answered after that. */
export const server = new EventTarget();
let lost = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let looking;

/** The server did not answer: whether it does again is asked until it does. */
function gone() {
  if (!lost) server.dispatchEvent(new Event("lost"));
  lost = true;
  clearTimeout(looking);
  looking = setTimeout(() => {
    fetch("/health").then(reached, gone);
  }, LOOK);
}

/** The server has answered. */
function reached() {
  clearTimeout(looking);
  if (!lost) return;
  lost = false;
  server.dispatchEvent(new Event("reached"));
}

/**
 * Requests. Each throws `Refused` where the server refuses or cannot be reached.
 */
export const api = {
  /**
   * @param {string} path
   * @returns {Promise<any>}
   */
  get: (path) => request("GET", path),

  /**
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  post: (path, body) => request("POST", path, body),

  /**
   * A file that is not JSON.
   * @param {string} path
   * @returns {Promise<string>}
   */
  text: (path) => request("GET", path),
};

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function request(method, path, body) {
  /** @type {RequestInit} */
  const init = { method, credentials: "same-origin" };
  if (method === "POST") {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  /** @type {Response} */
  let response;
  /** @type {string} */
  let text;
  try {
    response = await fetch(inLanguage(path), init);
    text = await response.text();
  } catch {
    gone();
    throw unreachable();
  }
  if (response.headers.has("X-Kept")) gone();
  else reached();
  const json = (response.headers.get("Content-Type") ?? "").includes("json");
  const answer = json ? JSON.parse(text) : text;
  if (response.ok) return answer;
  if (json && answer.reason === NOT_UNDERSTOOD) {
    throw new Refused(
      { ...answer, text: t("ui-net-not-understood"), detail: answer.text },
      response.status,
    );
  }
  if (json && typeof answer.reason === "string") throw new Refused(answer, response.status);
  throw new Refused({ reason: "server-error", text: t("ui-net-fault") }, response.status);
}

/** @param {string} path */
function inLanguage(path) {
  if (/[?&]lang=/.test(path)) return path;
  return path + (path.includes("?") ? "&" : "?") + "lang=" + settings.language;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const PULSE = 1_000; // so often it is looked whether the line says anything
const HIDDEN_PULSE = 25_000; // while nobody looks at the page
const SILENCE = 1_700; // after a ping: then the person is told
const PULSE_LIMIT = 20_000; // then the line is cut
const LOOK = 1_500; // so often a server that was gone is looked for
const SLOW = ["hint", "study"]; // what may hold up all answers

/**
 * The line of a match: a websocket that comes back after a cut.
 *
 * Events carry the server's message as `detail` and are named by its type: `welcome`, `state`,
 * `said`, `present`, `proposal`, `advice` and so on. Besides, `up` and `down` say whether the
 * line stands (`down` has `detail.wait`, milliseconds to the next attempt), `silence` that nothing
 * has come for a while or that something comes again (`line.silent`), and `closed` that it is not
 * going to come back: its `detail` is the `Refused` that says why.
 */
export class Line extends EventTarget {
  /**
   * @param {string} match or `lists`, to hear of changes in the lists of matches
   * @param {string} [language]
   */
  constructor(match, language = settings.language) {
    super();
    this.match = match;
    this.language = language;
    this.up = false;
    /** @type {{ seat: string, number: string, choices: string } | null} the last state that is
     * held here: who comes back names it, and is told what is new since then */
    this.known = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.ended = false;
    this.opened = false;
    this.failures = 0;
    this.lastId = 0;
    /** @type {Map<number, { type: string, resolve: (a: any) => void, reject: (e: Refused) => void }>} */
    this.open = new Map();
    this.silent = false;
    this.heard = 0; // when something came last
    this.pinged = 0; // when it was asked whether anybody is there, if nothing has come since
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setInterval>} */
    this.pulse = setInterval(() => this.#beat(), PULSE / 2);
    this.wake = () => {
      this.#look();
      if (document.hidden) return;
      if (this.up) this.#ping();
      else this.#connect();
    };
    addEventListener("online", this.wake);
    addEventListener("offline", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    queueMicrotask(() => this.#connect());
  }

  /**
   * Sends a message; the promise is the server's answer to it.
   * @param {{ type: string, [field: string]: unknown }} message
   * @returns {Promise<any>} rejected with `Refused`
   */
  send(message) {
    const socket = this.socket;
    if (!this.up || !socket) return Promise.reject(unreachable());
    const id = ++this.lastId;
    if (message.type === "speak") this.language = String(message.language);
    return new Promise((resolve, reject) => {
      this.open.set(id, { type: message.type, resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Tries again now, not when the waiting time is over. */
  retry() {
    this.#connect();
  }

  /** Hangs up for good. */
  close() {
    this.ended = true;
    this.up = false;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    const { socket } = this;
    // Whoever hangs up while it still rings is scolded by the browser: it is let ring.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
    this.#drop();
  }

  #connect() {
    clearTimeout(this.timer);
    const busy = this.socket && this.socket.readyState <= WebSocket.OPEN;
    if (this.ended || busy) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: this.language, ...this.known });
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.match}?${query}`);
    this.socket = socket;
    this.opened = false;
    socket.onopen = () => {
      this.opened = true;
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.socket === socket) void this.#cut(event.code);
    };
  }

  /** @param {any} message */
  #hear(message) {
    this.heard = performance.now();
    this.pinged = 0;
    this.#hush(false);
    if (message.type === "welcome" || (message.type === "lists" && !this.up)) {
      this.up = true;
      this.failures = 0;
      reached();
      this.#tell("up", null);
      if (document.hidden) this.#look();
    }
    if (message.type === "state") {
      const { seat, number, choices } = message;
      this.known = { seat: seat ?? "", number: String(number), choices: String(choices) };
    }
    const asked = this.open.get(message.to);
    if (asked) {
      this.open.delete(message.to);
      if (message.type === "refused") asked.reject(new Refused(message));
      else asked.resolve(message);
    }
    this.#tell(message.type, message);
  }

  /** @param {number} code */
  async #cut(code) {
    const entered = this.opened;
    this.up = false;
    this.#hush(false);
    this.#drop();
    if (this.ended) return;
    // The browser does not show why a handshake is refused: ask over HTTP.
    if (!entered || code === 4001 || code === 4003) {
      const refusal = await this.#whyNot();
      if (this.ended) return;
      if (refusal) {
        this.close();
        this.#tell("closed", refusal);
        return;
      }
    }
    const patience = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.6 ** this.failures);
    const wait = patience * (0.8 + 0.4 * Math.random());
    this.failures += 1;
    this.#tell("down", { wait, code });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#connect(), wait);
  }

  /** @returns {Promise<Refused | null>} */
  async #whyNot() {
    try {
      const { person } = await api.get("/api/me");
      if (this.match === "lists") return null;
      await api.get(`/api/matches/${this.match}`);
      if (person) return null;
      return new Refused({ reason: "log-in-first", text: t("ui-net-no-session") }, 401);
    } catch (error) {
      const refused = /** @type {Refused} */ (error);
      return refused.status >= 400 && refused.status < 500 ? refused : null;
    }
  }

  /** What was asked and not answered is lost. */
  #drop() {
    const lost = [...this.open.values()];
    this.open.clear();
    for (const { reject } of lost) reject(unreachable());
  }

  /** Networks do not always tell that they are gone: a line that says nothing is asked whether
   * anybody is there. If no answer comes the person is told; after a while the line is cut. */
  #beat() {
    if (!this.up) return;
    const now = performance.now();
    if (!this.pinged) {
      if (now - this.heard >= (document.hidden ? HIDDEN_PULSE : PULSE)) this.#ping();
      return;
    }
    const waited = now - this.pinged;
    const busy = [...this.open.values()].some(({ type }) => SLOW.includes(type));
    if (waited >= SILENCE && !busy) this.#hush(true);
    if (waited < PULSE_LIMIT) return;
    const { socket } = this;
    this.socket = null;
    socket?.close();
    void this.#cut(1006);
  }

  /** A page that nobody sees counts as away: its person is sent notices. */
  #look() {
    if (this.match === "lists" || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "look", here: !document.hidden }));
  }

  #ping() {
    if (this.pinged) return;
    this.pinged = performance.now();
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}');
  }

  /** @param {boolean} silent */
  #hush(silent) {
    if (this.silent === silent) return;
    this.silent = silent;
    this.#tell("silence", null);
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
