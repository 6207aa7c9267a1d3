"""The matches being played: one place where each changes, and all who watch it.

A choice is tried on a copy, saved, and only then made true and told. If it cannot be saved, or
somebody else was first, nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

import stavka
from stavka.kernel import Game, Journal, Match, Message, Outcome, Refusal, StavkaError, plain
from stavka.kernel import Refused as KernelRefused
from stavka.table.past import (
    Deed,
    Eyes,
    Noticed,
    Past,
    both,
    noticed_by,
    notices,
    taken_back,
)
from stavka.table.storage.rows import ActionRow, Append, MatchRow, SeatRow
from stavka.table.storage.store import NotSaved, Store, Taken, now

log = logging.getLogger("stavka.table")

Board = dict[str, Any]

SNAPSHOT_EVERY = 40  # actions, if the acting seat does not change before
FORGET_AFTER = 600.0  # seconds without anybody watching


class NotDone(StavkaError):
    """A request that is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.id)
        self.refusal = refusal


class Watcher(Protocol):
    """Somebody who is told of every change that his eyes may notice."""

    eyes: Eyes

    def changed(self, live: Live, since: int) -> None: ...


class Live:
    """One match in memory."""

    def __init__(
        self,
        row: MatchRow,
        seats: list[SeatRow],
        match: Match[Any],
        number: int,
        noticed: dict[Noticed, int],
    ) -> None:
        self.row = row
        self.seats = {s.seat: s for s in seats}
        self.match = match
        self.number = number  # actions so far
        # Of them, those that each seat, and a spectator, has noticed.
        self.numbers: dict[Eyes, int] = dict.fromkeys((*match.seats, None), 0)
        for who, count in noticed.items():
            self.count(who, count)
        self.saved_at = number  # the number of the last snapshot
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.idle_since = now()
        self._past: Past | None = None
        # As the match stands after `_boards_at` actions: those who see the same share one.
        self._boards: dict[Eyes, Board] = {}
        self._news: dict[Eyes, tuple[Board, Board]] = {}
        self._boards_at = -1

    def board(self, eyes: Eyes) -> Board:
        """What these eyes see; not to be changed."""
        if self._boards_at != self.number:
            self._boards, self._news, self._boards_at = {}, {}, self.number
        seen = self.match.game.eyes(eyes)
        if seen not in self._boards:
            self._boards[seen] = self.match.view(seen)["board"]
        return self._boards[seen]

    def news(self, eyes: Eyes, known: Board) -> Board:
        """The parts of the board that differ from what these eyes knew; None: gone."""
        board, seen = self.board(eyes), self.match.game.eyes(eyes)
        if seen in self._news and self._news[seen][0] is known:
            return self._news[seen][1]
        found = {k: v for k, v in board.items() if k not in known or known[k] != v}
        found |= {k: None for k in known if k not in board}
        self._news[seen] = known, found
        return found

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

    def count(self, noticed: Noticed, actions: int = 1) -> None:
        for eyes in self.numbers:
            if notices(noticed, self.match.seats, eyes):
                self.numbers[eyes] += actions

    async def know_past(self) -> Past:
        """Work the past out by replaying, once; the match stands still meanwhile."""
        if self._past is None:
            async with self.lock:
                if self._past is None:
                    self._past = await asyncio.to_thread(Past.of, self.match.journal)
        return self._past

    async def known_to(self, eyes: Eyes) -> int:
        """How many choices these eyes have noticed."""
        if self.numbers[eyes] == self.number:
            return self.choices  # all: the past need not be worked out
        return (await self.know_past()).told(eyes, self.choices)

    def past(self) -> Past:
        if self._past is None:
            self._past = Past.of(self.match.journal)
        return self._past

    def known_past(self) -> Past | None:
        return self._past

    def held_by(self, account: str) -> list[str]:
        return [s.seat for s in self.seats.values() if s.account == account]

    def may_be_watched_by(self, account: str | None) -> bool:
        if self.row.spectators or self.row.status == "open":
            return True
        return account is not None and (account == self.row.creator or bool(self.held_by(account)))


def apply(match: Match[Any], action: ActionRow) -> tuple[Match[Any], Deed | None]:
    """The match after an action, and the deed if it made one. `match` itself may be changed."""
    secret = match.secret
    match action.kind:
        case "choice":
            events = match.play(action.seat, action.text)
        case "redo":
            events = match.redo(action.seat)
        case "undo":
            match.undo(action.seat)
            return match, None
        case "reset":
            match.reset(action.seat)
            return match, None
        case "rewind":
            journal = match.journal
            return Journal(journal.header, journal.entries[: int(action.text)]).replay(), None
        case _:
            return match, None
    return match, Deed(events, noticed_by(match.seats, action.seat, secret, events))


def gone_after(match: Match[Any], action: ActionRow, left: int) -> list[int]:
    """The choices of a match that an action takes back, when so many are left."""
    if action.kind not in ("undo", "reset", "rewind"):
        return []
    return taken_back(match.journal.entries, action.seat if action.kind != "rewind" else None, left)


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
        self._acting: set[asyncio.Task[Noticed]] = set()
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
        saved = self._snapshot(game, id) if snapshots else None
        noticed: dict[Noticed, int] = {}
        if saved is not None:
            number, match = saved
            noticed = self.store.noticed(id, number)
        else:
            edition = game.edition
            if row.overrides:
                edition = edition.override(row.overrides, game.components)
            number, match = 0, game.start(row.scenario, row.seed, row.options, edition)
        live = Live(row, self.store.seats(id), match, number, noticed)
        for action in self.store.actions(id, after=number):
            live.match, _ = apply(live.match, action)
            live.number = action.number
            live.count(action.noticed)
        return live

    def _snapshot(self, game: Game[Any], id: str) -> tuple[int, Match[Any]] | None:
        """None also if an older program wrote it in a way that is no longer read."""
        saved = self.store.snapshot(id)
        try:
            return (saved[0], game.decode(saved[1])) if saved else None
        except StavkaError:
            return None

    async def refresh(self, live: Live) -> None:
        """Catch up with what other servers have done."""
        async with live.lock:
            stands, noticed = await self._catch_up(live)
        await self.tell(live, stands, noticed)

    async def _catch_up(self, live: Live) -> tuple[int, Noticed]:
        """Do what has been saved elsewhere; how many of the choices stand unchanged, and who
        notices what is new."""
        stands, noticed = live.choices, 0
        known = live.row, live.seats
        row, seats, actions = await asyncio.to_thread(self._news, live.row.id, live.number)
        live.row, live.seats = row, {s.seat: s for s in seats}
        news: Noticed = noticed if known == (live.row, live.seats) else None
        for action in actions:
            if action.number != live.number + 1:
                break
            gone = gone_after(live.match, action, action.choices)
            live.match, deed = apply(live.match, action)
            stands = min(stands, self._remember(live, gone, deed))
            live.number = action.number
            live.count(action.noticed)
            news = both(news, action.noticed)
        return stands, news

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
    ) -> Noticed:
        """Do one thing to the match: save it, make it true, tell everybody who may notice it.

        Once begun it is carried through, even if whoever wanted it is gone before it is saved.
        """
        work = asyncio.create_task(self._act(live, kind, seat, text, number, account))
        self._acting.add(work)
        work.add_done_callback(self._acting.discard)
        return await asyncio.shield(work)

    async def _act(
        self, live: Live, kind: str, seat: str, text: str, number: int | None, account: str | None
    ) -> Noticed:
        async with live.lock:
            if number is not None and number != live.numbers[seat]:
                raise NotDone(Refusal("stale"))
            if live.row.status != "running":
                over = live.row.status in ("over", "aborted")
                raise NotDone(Refusal("over" if over else "waiting-for-players"))
            live.idle_since = now()
            action = ActionRow(
                live.row.id, live.number + 1, kind, seat, text, account, now(), live.choices
            )
            try:
                trial, deed = apply(live.match.fork(), action)
            except KernelRefused as refused:
                self.refusals += 1
                raise NotDone(refused.reason) from None
            action.choices = trial.length
            gone = gone_after(live.match, action, action.choices)
            action.noticed = self._noticed(live, gone, deed)
            changes, row = self._changes(live, action, trial)
            due = self._snapshot_due(live, action, trial)
            job = Append(action, changes, trial.encode() if due else None)
            try:
                await self.store.save(job)
            except (Taken, NotSaved):
                stands, news = await self._find_out(live, action)
            else:
                live.match, live.row, live.number = trial, row, action.number
                stands, news = self._remember(live, gone, deed), action.noticed
                live.count(news)
            if due:
                live.saved_at = action.number
            self.actions += 1
        await self.tell(live, stands, news)
        for hook in self.after:
            await hook(live)
        return news

    @staticmethod
    def _noticed(live: Live, gone: list[int], deed: Deed | None) -> Noticed:
        """Who notices an action: who notices its deed, or the deeds that it takes back."""
        if deed is not None:
            return deed.noticed
        found: Noticed = 0
        for choice in gone:
            found = both(found, live.past().deeds[choice].noticed)
        return found or None

    async def _find_out(self, live: Live, action: ActionRow) -> tuple[int, Noticed]:
        """What has become of an action that seems not to be saved: NotDone if it is not there.

        Another server may have been first. Or the line to the database broke before its answer
        came: then the action may be there all the same, and the match goes on from it.
        """
        try:
            stands, news = await self._catch_up(live)
            found = await asyncio.to_thread(
                self.store.actions, action.match, action.number - 1, action.number
            )
        except NotSaved:
            raise NotDone(Refusal("not-saved")) from None
        if found == [action]:
            return stands, news
        if not found:
            raise NotDone(Refusal("not-saved"))
        await self.tell(live, stands, news)
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
    def _remember(live: Live, gone: list[int], deed: Deed | None) -> int:
        """Keep the past up to date; how many of the choices stand unchanged."""
        past = live.known_past()
        if deed is not None:
            if past:
                past.add(deed)
            return live.choices - 1
        if past:
            past.remove(gone)
        return min(gone) - 1 if gone else live.choices

    async def tell(self, live: Live, since: int, noticed: Noticed = None) -> None:
        """Tell all who watch and may notice; `since`: the choices that stand unchanged."""
        for watcher in list(live.watchers):
            if notices(noticed, live.match.seats, watcher.eyes):
                try:
                    watcher.changed(live, since)
                except Exception:  # the others are told all the same
                    log.exception("match %s: telling %s", live.row.id, watcher.eyes)

    # Seats

    async def reseat(self, live: Live) -> None:
        """Seats were claimed or left: read them again and tell everybody."""
        async with live.lock:
            stands, _ = await self._catch_up(live)
        await self.tell(live, stands)
        for hook in self.after:
            await hook(live)


def new_seed() -> str:
    """A seed nobody can guess, so that its commitment binds."""
    return secrets.token_hex(16)
