// Who sits where, who is here and who is thinking; open seats can be taken or given away.

import { h, replace } from "../dom.js";
import { button, confirm, copy, icon, iconButton, menu, toast } from "../parts.js";
import { invitation, sitter } from "../lobby.js";
import { api } from "../net.js";
import { t } from "../texts.js";

/** @typedef {import("../../types.d.ts").SeatInfo} SeatInfo */

const DAY = 86_400;
const SHORT = 300; // seconds that are few

/** @param {number} seconds */
function timeLeft(seconds) {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / 3600);
  if (days) return t("ui-clock-left-days", { days, hours });
  const parts = [hours, Math.floor((seconds % 3600) / 60), seconds % 60];
  return parts
    .map((part) => String(part).padStart(2, "0"))
    .join(":")
    .replace(/^00:/, "");
}

export class People {
  /** @param {import("./match.js").Match} match */
  constructor(match) {
    this.match = match;
    this.list = h("ul", { class: "seats" });
    this.watching = h("span", { class: "watching" });
    this.el = h(
      "section",
      { class: "people", "aria-label": t("ui-table-seats") },
      this.list,
      match.info.challenge
        ? h(
            "p",
            { class: "imported" },
            h("a", { href: `/challenge/${match.info.challenge}` }, t("ui-challenge")),
          )
        : null,
      match.info.imported
        ? h("p", { class: "imported", title: t("ui-table-imported-text") }, t("ui-table-imported"))
        : null,
      this.watching,
    );
  }

  draw() {
    replace(
      this.list,
      this.match.seats.map((seat) => this.row(seat)),
    );
    const count = this.match.spectators;
    this.watching.hidden = !count;
    replace(this.watching, icon("eye"), String(count));
    this.watching.title = t("ui-table-watching", { count });
    this.watching.setAttribute("aria-label", this.watching.title);
  }

  /** @param {SeatInfo} seat */
  row(seat) {
    const { state } = this.match;
    const thinking =
      state?.status === "running" && state.waiting.includes(seat.seat) && !seat.stuck;
    const free = seat.kind === "open" || seat.kind === "invited";
    const who = this.whoIs(seat);
    const presence = free ? "" : seat.here ? t("ui-table-here") : t("ui-table-away");
    return h(
      "li",
      {
        class: `seat ${seat.kind} ${seat.yours ? "yours" : ""} ${thinking ? "thinking" : ""}`,
        title: [who, presence, thinking ? t("ui-table-thinking-short") : ""]
          .filter(Boolean)
          .join(", "),
      },
      h("span", {
        class: `presence ${free ? "free" : seat.here ? "here" : "away"}`,
        role: "img",
        "aria-label": presence || who,
      }),
      h(
        "span",
        { class: "seat-words" },
        h("b", {}, seat.title),
        h("span", { class: "seat-name" }, who),
        seat.late ? h("span", { class: "seat-late" }, t("ui-clock-late")) : null,
      ),
      this.clock(seat),
      thinking
        ? h(
            "span",
            { class: "dots", role: "img", "aria-label": t("ui-table-thinking-short") },
            h("i"),
            h("i"),
            h("i"),
          )
        : null,
      free ? this.offers(seat) : this.leaving(seat),
    );
  }

  /** How much time there is left, if it is measured. @param {SeatInfo} seat */
  clock(seat) {
    const due = this.match.due[seat.seat];
    if (due === undefined) return null;
    const el = h("time", { class: "seat-clock", role: "timer", title: t("ui-clock-left") });
    const tick = () => {
      const seconds = Math.max(0, Math.round((due - performance.now()) / 1000));
      el.textContent = timeLeft(seconds);
      el.classList.toggle("short", seconds < SHORT);
      if (seconds && el.isConnected) setTimeout(tick, seconds < DAY ? 1000 : 60_000);
    };
    queueMicrotask(tick);
    return el;
  }

  /** @param {SeatInfo} seat */
  whoIs(seat) {
    return sitter({ ...seat, name: seat.name ?? "", yours: seat.yours ?? false });
  }

  /** Who waits for whom, as buttons, for the prompt as well.
   * @param {SeatInfo} seat */
  offers(seat) {
    const seated = this.match.mine.length > 0; // who has a seat waits for somebody else
    return h(
      "span",
      { class: "seat-offers" },
      seat.kind === "open" && !seat.barred
        ? button(t("ui-table-join"), {
            kind: seated ? "plain" : "main",
            click: () => this.join(seat.seat),
          })
        : null,
      this.match.info.maker
        ? button(t("ui-table-invite"), {
            kind: seated ? "main" : "plain",
            icon: "link",
            click: () => this.invite(seat),
          })
        : null,
      this.match.info.maker && seat.kind === "invited"
        ? iconButton("close", t("ui-table-revoke"), () => this.revoke(seat.seat))
        : null,
    );
  }

  /** @param {SeatInfo} seat */
  leaving(seat) {
    const status = this.match.state?.status;
    if (!seat.yours || (status !== "running" && status !== "open")) return null;
    const more = iconButton("more", t("ui-table-seat-more", { seat: seat.title }), () =>
      menu(more, [{ label: t("ui-table-leave"), icon: "close", click: () => this.leave(seat) }]),
    );
    return more;
  }

  /** @param {string} seat */
  async join(seat) {
    await api.post(`/api/matches/${this.match.id}/join`, { seat });
  }

  /** @param {SeatInfo} seat */
  async invite(seat) {
    const answer = await api.post(`/api/matches/${this.match.id}/invite`, { seat: seat.seat });
    await copy(invitation(this.match.id, seat.seat, answer.invitations[seat.seat]));
    toast(t("ui-table-invited", { seat: seat.title }));
  }

  /** @param {string} seat */
  async revoke(seat) {
    await api.post(`/api/matches/${this.match.id}/revoke`, { seat });
  }

  /** @param {SeatInfo} seat */
  async leave(seat) {
    const sure = await confirm({
      title: t("ui-table-leave"),
      text: t("ui-table-leave-text", { seat: seat.title }),
      yes: t("ui-table-leave"),
      danger: true,
    });
    if (sure) await api.post(`/api/matches/${this.match.id}/leave`, { seat: seat.seat });
  }
}
