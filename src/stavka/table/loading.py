"""The matches that this process holds: read when somebody wants them, brought up to date with
what other servers have saved, dropped when nobody watches."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from threading import Lock
from typing import Any

import stavka
from stavka.kernel import Event, Game, Journal, Match, Refusal, Refused, StavkaError, go_on
from stavka.table.live import Live
from stavka.table.past import Deed, Deeds, Noticed, Past, both, noticed_by, reader, write
from stavka.table.storage.history import TAKE_BACKS
from stavka.table.storage.rows import ActionRow, MatchRow, MilestoneRow, SeatRow
from stavka.table.storage.store import NotSaved, Store, now

FORGET_AFTER = 30.0  # seconds without anybody watching
IDLE_BYTES = 50_000_000  # that matches may take which nobody watches
LONG_RUN = 100  # choices
MILESTONE = 100  # choices, at most, that must be played again to see the past


# The match after an action, the deed if it made one, and in which turn that was done.
Applied = tuple[Match[Any], Deed[Event] | None, int]


def apply(match: Match[Any], action: ActionRow) -> Applied:
    """Do an action to a match, which may itself be changed. For a rewind its past is needed: see
    `Shelf.rewound`."""
    text = action.text
    if action.kind == "instead":  # so many choices back, and then another one
        back, _, text = text.partition(" ")
        match.undo(action.seat, int(back))
    secret, turn = match.secret, match.game.turn(match.position)
    match action.kind:
        case "choice" | "instead":
            events = match.play(action.seat, text)
        case "redo":
            events = match.redo(action.seat)
        case "undo":
            match.undo(action.seat)
            return match, None, turn
        case "reset":
            match.reset(action.seat)
            return match, None, turn
        case "reseed":
            match.reseed(action.text)
            return match, None, turn
        case _:
            return match, None, turn
    noticed = noticed_by(match.seats, action.seat, secret, events)
    return match, Deed(events, noticed, match.last), turn


def is_long(match: Match[Any], action: ActionRow) -> bool:
    """What is taken back out of a long run of choices is work that grows: it is not done where
    everybody waits."""
    return action.kind in TAKE_BACKS and match.to_repeat > LONG_RUN


def milestone(match: Match[Any], action: ActionRow, turn: int | None) -> MilestoneRow | None:
    """What is to be kept of the match after an action: all of it when a turn begins, and now and
    then. `turn`: in which the action was done; None: that is not known."""
    if action.choices <= max(action.stands, 0):  # nothing was made
        return None
    now = match.game.turn(match.position)
    if now == turn and match.length % MILESTONE:
        return None
    begins = now if now != turn else None
    return MilestoneRow(action.match, match.length, action.number, begins, match.snapshot())


_learning, _learned = Lock(), set[str]()


def learn(game: Game[Any]) -> None:
    """Before the first match of a game: msgspec learns a type when it is first used, and dies if
    two threads do it at once. What a great game is made of takes a while to read, too."""
    if game.id in _learned:
        return
    with _learning:
        if game.id not in _learned:
            match = game.start()
            game.decode(match.encode())
            reader(game).decode(write([Deed(match.opening)]))
            _learned.add(game.id)


def learn_all() -> None:
    for game in stavka.games().values():
        learn(game)


def _opening(match: Match[Any]) -> Match[Any]:
    """A match as it was before its first choice."""
    return Journal(match.header, (), reseeded=match.reseeded).replay(0)


class Shelf:
    """All matches of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.matches: dict[str, Live] = {}
        self._taken_up = 0  # bytes since it was last looked whether there are too many
        self._loading: dict[str, asyncio.Lock] = {}
        stavka.games()  # what cannot be loaded is named at the start

    async def live(self, id: str) -> Live:
        """The match, loaded if need be; raises Refused if there is none."""
        if found := self.matches.get(id):
            return await self._current(found)
        async with self._loading.setdefault(id, asyncio.Lock()):
            if found := self.matches.get(id):
                return await self._current(found)
            try:
                loaded = await asyncio.to_thread(self.load, id)
            finally:
                self._loading.pop(id, None)
            if loaded is None:
                raise Refused(Refusal("no-such-match"))
            live = await self._take_up(id, loaded)
            self._taken_up += live.weight
            if self._taken_up > IDLE_BYTES // 4:
                self._taken_up = 0
                self.forget_idle()
            return live

    async def _current(self, live: Live) -> Live:
        """A match in memory, with what other servers have done while nobody here watched."""
        live.idle_since = now()
        if live.behind:
            try:
                await self.refresh(live)
            except Refused:  # it was deleted
                self.matches.pop(live.row.id, None)
                raise
        return live

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
        learn(game)
        saved = self._snapshot(game, id) if snapshots else None
        noticed: dict[Noticed, int] = {}
        if saved is not None:
            number, match = saved
            hidden: dict[int, Noticed] = {}
            noticed[None] = number
            if self.store.has_hidden(id):
                noticed = self.store.noticed(id, number)
                hidden = self._hidden(game, id, match.length, number)
            past = Past(match.seats, (), match.length + 1, hidden)
        else:
            edition = game.edition
            if row.overrides:
                edition = edition.override(row.overrides, game.components)
            number, match = 0, game.start(row.scenario, row.seed, row.options, edition)
            past = Past(match.seats, [Deed(match.opening)])
        seats = self.store.seats(id)
        live = Live(row, seats, match, number, noticed, past, self._deeds)
        for action in self.store.actions(id, after=number):
            self._repeat(live, action)
        return live

    def _snapshot(self, game: Game[Any], id: str) -> tuple[int, Match[Any]] | None:
        """None also if it does not fit this program: the match is rebuilt from its actions."""
        saved = self.store.snapshot(id)
        match = self._decode(game, saved[1]) if saved else None
        return (saved[0], match) if saved and match else None

    @staticmethod
    def _decode(game: Game[Any], data: bytes | None) -> Match[Any] | None:
        try:
            return game.decode(data) if data else None
        except StavkaError:
            return None

    def _repeat(self, live: Live, action: ActionRow) -> None:
        """Do again what is saved."""
        match = live.match
        if action.kind == "rewind":
            match = match.journal.back(int(action.text)).replay()
        else:
            match = self._again(match, action)
        live.follow(match, action, reader(match.game).decode(action.made))

    @staticmethod
    def _again(match: Match[Any], action: ActionRow) -> Match[Any]:
        try:
            return apply(match, action)[0]
        except Refused as refused:
            where = f"match {action.match}, action {action.number}"
            raise StavkaError(f"{where} cannot be repeated: {refused}") from None

    def _deeds(self, match: Match[Any], id: str, first: int, last: int, upto: int) -> Deeds:
        """Deeds of a match as they are kept, after so many of its actions."""
        found: dict[int, Deed[Event]] = {}
        read = reader(match.game).decode
        for stands, made in self.store.made(id, max(first, 1), last, upto):
            found.update(enumerate(read(made or b"\x90"), stands + 1))
        if not first:
            found[0] = Deed(_opening(match).opening)
        return [found[number] for number in range(first, last + 1)]

    async def moment(self, live: Live, choices: int) -> tuple[Match[Any], Deed[Event]]:
        """The match as it was after its first choices, and the last of them (or the opening)."""
        # What is read must be of one and the same past, whatever is done meanwhile.
        which = live.row.id, live.number, choices
        return await asyncio.to_thread(self.moment_of, live.match.fork(), *which)

    def moment_of(
        self, now: Match[Any], id: str, number: int, choices: int
    ) -> tuple[Match[Any], Deed[Event]]:
        kept = self.store.milestone(id, choices, number)
        match = self._decode(now.game, kept) or _opening(now)
        first = min(match.length + 1, choices)
        deeds = self._deeds(now, id, first, choices, number)
        entries = [deed.entry for deed in deeds if deed.entry] if choices > match.length else []
        go_on(match, entries, {r.after: r.seed for r in now.reseeded})
        return match, deeds[-1]

    async def rewound(self, live: Live, choices: int) -> Match[Any]:
        """The match after its first choices, to be played on. The present seed stays: an older one
        may be known to somebody."""
        now = live.match.reseeded
        match, _ = await self.moment(live, choices)
        if len(match.reseeded) < len(now):
            match.reseed(now[-1].seed)
        return match

    async def began(self, live: Live) -> list[tuple[int, int]]:
        """The turns so far, and after how many choices each began."""
        which = live.match.fork(), live.row.id, live.number
        return await asyncio.to_thread(self._began, *which)

    def _began(self, now: Match[Any], id: str, number: int) -> list[tuple[int, int]]:
        found = [(now.game.turn(_opening(now).position), 0)]
        for turn, choices in self.store.began(id, number):
            if turn != found[-1][0]:
                found.append((turn, choices))
        return found

    def turns_of(self, now: Match[Any], id: str, number: int) -> Iterator[tuple[int, Match[Any]]]:
        """The turns of a match after so many actions, and the match as each of them began."""
        opening = _opening(now)
        last = now.game.turn(opening.position)
        yield last, opening
        for turn, data in self.store.turns(id, number):
            if turn != last and (match := self._decode(now.game, data)):
                last = turn
                yield turn, match

    def _hidden(self, game: Game[Any], id: str, last: int, upto: int) -> dict[int, Noticed]:
        """The choices of a match that somebody has not noticed, after so many of its actions."""
        found: dict[int, Noticed] = {}  # in their order
        for stands, made in self.store.made(id, 0, last, upto, only_hidden=True):
            while found and next(reversed(found)) > stands:
                found.popitem()
            for number, deed in enumerate(reader(game).decode(made) if made else (), stands + 1):
                if deed.noticed is not None:
                    found[number] = deed.noticed
        return {number: noticed for number, noticed in found.items() if number <= last}

    async def refresh(self, live: Live) -> None:
        """Catch up with what other servers have done."""
        async with live.lock:
            heard = live.heard
            stands, noticed = await self.catch_up(live)
            live.read_up_to = heard
        live.tell(stands, noticed)

    async def catch_up(self, live: Live) -> tuple[int, Noticed]:
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
            stands = min(stands, action.stands)
            news = both(news, action.noticed)
            if action.kind == "rewind":
                live.follow(await self.rewound(live, int(action.text)), action, ())
            elif is_long(live.match, action):
                match = await asyncio.to_thread(self._again, live.match.fork(), action)
                live.follow(match, action, reader(match.game).decode(action.made))
            else:
                self._repeat(live, action)
        return stands, news

    def _news(self, id: str, after: int) -> tuple[MatchRow, list[SeatRow], list[ActionRow]]:
        actions = self.store.actions(id, after)
        row = self.store.match(id)  # last, so that it is not older than the actions
        if row is None:
            raise Refused(Refusal("no-such-match"))
        return row, self.store.seats(id), actions

    def forget_idle(self) -> None:
        """Drop matches that nobody has watched for a while; they are all on disk. Of the others
        that nobody watches those go first that were wanted longest ago, until what is left is
        small enough."""
        idle = [
            (live.idle_since, id, live.weight)
            for id, live in self.matches.items()
            if not live.watchers and not live.busy and not live.lock.locked()
        ]
        idle.sort()
        weight = sum(each for _, _, each in idle)
        for since, id, each in idle:
            if now() - since > FORGET_AFTER or weight > IDLE_BYTES:
                del self.matches[id]
                weight -= each
