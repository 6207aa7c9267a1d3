"""The matches being played: one place where each changes, and all who watch it.

A choice is tried on a copy, saved, and only then made true and told. If it cannot be saved, or
somebody else was first, nothing has happened.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

import stavka
from stavka.kernel import Event, Journal, Match, Message, Outcome, Refusal, StavkaError, plain
from stavka.kernel import Refused as KernelRefused
from stavka.table.storage.store import (
    ActionRow,
    Append,
    MatchRow,
    NotSaved,
    SeatRow,
    Store,
    Taken,
    now,
)

SNAPSHOT_EVERY = 40  # actions, if the acting seat does not change before
FORGET_AFTER = 600.0  # seconds without anybody watching


class NotDone(StavkaError):
    """A request that is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.id)
        self.refusal = refusal


class Watcher(Protocol):
    """Somebody who is told of every change."""

    async def changed(self, live: Live, since: int) -> None: ...


class Live:
    """One match in memory."""

    def __init__(self, row: MatchRow, seats: list[SeatRow], match: Match[Any], number: int) -> None:
        self.row = row
        self.seats = {s.seat: s for s in seats}
        self.match = match
        self.number = number  # actions so far
        self.saved_at = number  # the number of the last snapshot
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.idle_since = now()
        self._history: list[list[Event]] | None = None

    @property
    def choices(self) -> int:
        return self.match.length

    @property
    def waiting(self) -> tuple[str, ...]:
        return self.match.waiting if self.row.status == "running" else ()

    @property
    def outcome(self) -> Outcome | None:
        if self.match.outcome is not None:
            return self.match.outcome
        if self.row.outcome:
            return msgspec.convert(self.row.outcome, Outcome)
        return None

    def history(self) -> list[list[Event]]:
        """What each choice brought, from the opening on. Worked out once, by replaying."""
        if self._history is None:
            self._history = history_of(self.match.journal)
        return self._history

    def known_history(self) -> list[list[Event]] | None:
        return self._history

    def held_by(self, account: str) -> list[str]:
        return [s.seat for s in self.seats.values() if s.account == account]


def history_of(journal: Journal) -> list[list[Event]]:
    match = Journal(journal.header, ()).replay()
    out = [match.opening]
    for entry in journal.entries:
        out.append(match.play(entry.seat, entry.choice))
    return out


def apply(match: Match[Any], action: ActionRow) -> tuple[Match[Any], list[Event]]:
    """The match after an action, and what a choice brought. `match` itself may be changed."""
    match action.kind:
        case "choice":
            return match, match.play(action.seat, action.text)
        case "redo":
            return match, match.redo(action.seat)
        case "undo":
            match.undo(action.seat)
        case "reset":
            match.reset(action.seat)
        case "rewind":
            journal = match.journal
            return Journal(journal.header, journal.entries[: int(action.text)]).replay(), []
    return match, []


def resigned(row: MatchRow, seats: tuple[str, ...], seat: str) -> dict[str, Any]:
    """The outcome when a seat gives up: the seats of the other side have won."""
    side = next((s for s in stavka.game(row.game).sides(row.scenario) if seat in s), (seat,))
    winners = tuple(s for s in seats if s not in side)
    outcome = Outcome(winners, {}, Message("outcome-resigned", {"seat": f"seat-{seat}"}))
    found: dict[str, Any] = plain(outcome)
    return found


class Hub:
    """All matches of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.matches: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.actions = 0
        self.refusals = 0
        # Called after each change, when those who watch have been told: bots, notices.
        self.after: list[Callable[[Live], Awaitable[None]]] = []

    # Loading

    async def live(self, id: str) -> Live:
        """The match, loaded if need be; raises NotDone if there is none."""
        if found := self.matches.get(id):
            return found
        async with self._loading.setdefault(id, asyncio.Lock()):
            if found := self.matches.get(id):
                return found
            loaded = await asyncio.to_thread(self.load, id)
            if loaded is None:
                raise NotDone(Refusal("no-such-match"))
            self.matches[id] = loaded
        self._loading.pop(id, None)
        return loaded

    def load(self, id: str, *, snapshots: bool = True) -> Live | None:
        """Snapshot and tail; without a snapshot the whole list of actions."""
        row = self.store.match(id)
        if row is None:
            return None
        game = stavka.game(row.game)
        saved = self.store.snapshot(id) if snapshots else None
        if saved is not None:
            number, match = saved[0], game.decode(saved[1])
        else:
            edition = game.edition
            if row.overrides:
                edition = edition.override(row.overrides, game.components)
            number, match = 0, game.start(row.scenario, row.seed, row.options, edition)
        live = Live(row, self.store.seats(id), match, number)
        for action in self.store.actions(id, after=number):
            live.match, _ = apply(live.match, action)
            live.number = action.number
        return live

    async def refresh(self, live: Live) -> None:
        """Catch up with what other servers have done."""
        async with live.lock:
            before = live.choices
            await self._catch_up(live)
        await self.tell(live, before)

    async def _catch_up(self, live: Live) -> None:
        row, seats, actions = await asyncio.to_thread(self._news, live.row.id, live.number)
        live.row, live.seats = row, {s.seat: s for s in seats}
        for action in actions:
            if action.number != live.number + 1:
                break
            live.match, events = apply(live.match, action)
            self._remember(live, events)
            live.number = action.number

    def _news(self, id: str, after: int) -> tuple[MatchRow, list[SeatRow], list[ActionRow]]:
        row = self.store.match(id)
        assert row is not None
        return row, self.store.seats(id), self.store.actions(id, after)

    def forget_idle(self) -> None:
        """Drop matches that nobody has watched for a while; they are all on disk."""
        for id, live in list(self.matches.items()):
            if not live.watchers and now() - live.idle_since > FORGET_AFTER:
                del self.matches[id]

    # Acting

    async def act(
        self,
        live: Live,
        kind: str,
        seat: str,
        text: str = "",
        *,
        number: int | None = None,
        account: str | None = None,
    ) -> None:
        """Do one thing to the match: save it, make it true, tell everybody."""
        async with live.lock:
            if number is not None and number != live.number:
                raise NotDone(Refusal("stale"))
            if live.row.status != "running":
                over = live.row.status in ("over", "aborted")
                raise NotDone(Refusal("over" if over else "waiting-for-players"))
            before = live.choices
            action = ActionRow(live.row.id, live.number + 1, kind, seat, text, account, now())
            try:
                trial, events = apply(live.match.fork(), action)
            except KernelRefused as refused:
                self.refusals += 1
                raise NotDone(refused.reason) from None
            changes, row = self._changes(live, action, trial)
            due = self._snapshot_due(live, action, trial)
            job = Append(action, changes, trial.encode() if due else None)
            try:
                await asyncio.wrap_future(self.store.write(job))
            except Taken:
                await self._catch_up(live)
                raise NotDone(Refusal("stale")) from None
            except NotSaved:
                raise NotDone(Refusal("not-saved")) from None
            live.match, live.row, live.number = trial, row, action.number
            if due:
                live.saved_at = action.number
            self._remember(live, events)
            self.actions += 1
        await self.tell(live, min(before, live.choices))
        for hook in self.after:
            await hook(live)

    @staticmethod
    def _changes(
        live: Live, action: ActionRow, trial: Match[Any]
    ) -> tuple[dict[str, Any], MatchRow]:
        """What the match row must say from now on: only what has changed."""
        status, outcome = live.row.status, live.row.outcome
        if action.kind == "resign":
            status, outcome = "over", resigned(live.row, trial.seats, action.seat)
        elif action.kind == "abort":
            status = "aborted"
        elif trial.outcome is not None:
            status, outcome = "over", plain(trial.outcome)
        waiting = list(trial.waiting) if status == "running" else []
        changes: dict[str, Any] = {}
        if (status, waiting) != (live.row.status, live.row.waiting):
            changes = {
                "status": status,
                "waiting": waiting,
                "outcome": outcome,
                "number": action.number,
                "updated": action.at,
            }
        row = msgspec.structs.replace(live.row, **changes)
        return changes, row

    @staticmethod
    def _snapshot_due(live: Live, action: ActionRow, trial: Match[Any]) -> bool:
        """When the acting seat changes, and now and then."""
        since = action.number - live.saved_at
        turned = trial.waiting != live.match.waiting and since >= 5
        return since >= SNAPSHOT_EVERY or turned or action.kind == "rewind" or not trial.waiting

    @staticmethod
    def _remember(live: Live, events: list[Event]) -> None:
        known = live.known_history()
        if known is None:
            return
        del known[live.choices + 1 :]
        if len(known) == live.choices:
            known.append(events)

    async def tell(self, live: Live, since: int) -> None:
        """Tell all who watch; `since`: the choices that stand unchanged."""
        if live.watchers:
            await asyncio.gather(
                *(w.changed(live, since) for w in list(live.watchers)), return_exceptions=True
            )

    # Seats

    async def reseat(self, live: Live) -> None:
        """Seats were claimed or left: read them again and tell everybody."""
        async with live.lock:
            await self._catch_up(live)
        await self.tell(live, live.choices)
        for hook in self.after:
            await hook(live)


def new_seed() -> str:
    """A seed nobody can guess, so that its commitment binds."""
    return secrets.token_hex(16)
