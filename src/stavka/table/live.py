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

    async def know_history(self) -> None:
        """Work the history out by replaying, once; the match stands still meanwhile."""
        if self._history is not None:
            return
        async with self.lock:
            if self._history is None:
                self._history = await asyncio.to_thread(history_of, self.match.journal)

    def history(self) -> list[list[Event]]:
        """What each choice brought, from the opening on."""
        if self._history is None:
            self._history = history_of(self.match.journal)
        return self._history

    def known_history(self) -> list[list[Event]] | None:
        return self._history

    def held_by(self, account: str) -> list[str]:
        return [s.seat for s in self.seats.values() if s.account == account]

    def may_be_watched_by(self, account: str | None) -> bool:
        if self.row.spectators or self.row.status == "open":
            return True
        return account is not None and (account == self.row.creator or bool(self.held_by(account)))


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
        self._acting: set[asyncio.Task[None]] = set()
        for game in stavka.games().values():
            # msgspec learns a type when it is first used, and dies if two threads do it at once.
            game.decode(game.start().encode())

    # Loading

    async def live(self, id: str) -> Live:
        """The match, loaded if need be; raises NotDone if there is none."""
        if found := self.matches.get(id):
            found.idle_since = now()
            return found
        async with self._loading.setdefault(id, asyncio.Lock()):
            if found := self.matches.get(id):
                return found
            try:
                loaded = await asyncio.to_thread(self.load, id)
            finally:
                self._loading.pop(id, None)
            if loaded is None:
                raise NotDone(Refusal("no-such-match"))
            return await self._take_up(id, loaded)

    async def _take_up(self, id: str, loaded: Live) -> Live:
        live = self.matches.setdefault(id, loaded)
        if self.store.postgres:
            # What another server saved while this one was reading has been told to nobody here.
            try:
                await self.refresh(live)
            except NotSaved:
                self.matches.pop(id, None)
                raise
        return live

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
            stands = await self._catch_up(live)
        await self.tell(live, stands)

    async def _catch_up(self, live: Live) -> int:
        """Do what has been saved elsewhere; how many of the choices stand unchanged."""
        stands = live.choices
        row, seats, actions = await asyncio.to_thread(self._news, live.row.id, live.number)
        live.row, live.seats = row, {s.seat: s for s in seats}
        for action in actions:
            if action.number != live.number + 1:
                break
            live.match, events = apply(live.match, action)
            self._remember(live, events)
            live.number = action.number
            stands = min(stands, live.choices)
        return stands

    def _news(self, id: str, after: int) -> tuple[MatchRow, list[SeatRow], list[ActionRow]]:
        actions = self.store.actions(id, after)
        row = self.store.match(id)  # last, so that it is not older than the actions
        assert row is not None
        return row, self.store.seats(id), actions

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
        """Do one thing to the match: save it, make it true, tell everybody.

        Once begun it is carried through, even if whoever wanted it is gone before it is saved.
        """
        work = asyncio.create_task(self._act(live, kind, seat, text, number, account))
        self._acting.add(work)
        work.add_done_callback(self._acting.discard)
        await asyncio.shield(work)

    async def _act(
        self, live: Live, kind: str, seat: str, text: str, number: int | None, account: str | None
    ) -> None:
        async with live.lock:
            if number is not None and number != live.number:
                raise NotDone(Refusal("stale"))
            if live.row.status != "running":
                over = live.row.status in ("over", "aborted")
                raise NotDone(Refusal("over" if over else "waiting-for-players"))
            before = live.choices
            live.idle_since = now()
            action = ActionRow(
                live.row.id, live.number + 1, kind, seat, text, account, now(), before
            )
            try:
                trial, events = apply(live.match.fork(), action)
            except KernelRefused as refused:
                self.refusals += 1
                raise NotDone(refused.reason) from None
            action.choices = trial.length
            changes, row = self._changes(live, action, trial)
            due = self._snapshot_due(live, action, trial)
            job = Append(action, changes, trial.encode() if due else None)
            try:
                await asyncio.wrap_future(self.store.write(job))
            except (Taken, NotSaved):
                stands = await self._find_out(live, action)
            else:
                live.match, live.row, live.number = trial, row, action.number
                self._remember(live, events)
                stands = min(before, live.choices)
            if due:
                live.saved_at = action.number
            self.actions += 1
        await self.tell(live, stands)
        for hook in self.after:
            await hook(live)

    async def _find_out(self, live: Live, action: ActionRow) -> int:
        """What has become of an action that seems not to be saved: NotDone if it is not there.

        Another server may have been first. Or the line to the database broke before its answer
        came: then the action may be there all the same, and the match goes on from it.
        """
        try:
            stands = await self._catch_up(live)
            found = await asyncio.to_thread(
                self.store.actions, action.match, action.number - 1, action.number
            )
        except NotSaved:
            raise NotDone(Refusal("not-saved")) from None
        if found == [action]:
            return stands
        if not found:
            raise NotDone(Refusal("not-saved"))
        await self.tell(live, stands)
        raise NotDone(Refusal("stale"))

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
            stands = await self._catch_up(live)
        await self.tell(live, stands)
        for hook in self.after:
            await hook(live)


def new_seed() -> str:
    """A seed nobody can guess, so that its commitment binds."""
    return secrets.token_hex(16)
