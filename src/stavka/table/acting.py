"""The one place where matches change.

A choice is tried on a copy, saved, and only then made true and told. If it cannot be saved, or
somebody else was first, nothing has happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from stavka.kernel import Event, Match, Refusal, Refused, plain
from stavka.table.clocks import moved
from stavka.table.live import Live
from stavka.table.loading import Applied, Shelf, apply, is_long, milestone
from stavka.table.past import Deed, Deeds, Noticed, both, taken_back, write
from stavka.table.results import results
from stavka.table.storage.rows import ActionRow, Append, MatchRow, MilestoneRow
from stavka.table.storage.store import NotSaved, Taken, now

SNAPSHOT_EVERY = 40  # actions, if the acting seat does not change before


class Hub:
    """Does things to the matches on the shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.store = shelf.store
        self.actions = 0
        self.refusals = 0
        # Called after each change, when those who watch have been told: bots, notices.
        self.after: list[Callable[[Live], Awaitable[None]]] = []
        self._acting: set[asyncio.Task[Noticed]] = set()

    async def act(
        self,
        live: Live,
        kind: str,
        seat: str,
        text: str = "",
        *,
        number: int | None = None,
        account: str | None = None,
        then: Callable[[Noticed], None] = lambda _: None,
    ) -> Noticed:
        """Do one thing to the match: save it, make it true, tell everybody who may notice it.

        Once begun it is carried through, even if whoever wanted it is gone before it is saved.
        `then` is called when all is done.
        """
        work = asyncio.create_task(self._act(live, kind, seat, text, number, account, then))
        self._acting.add(work)
        work.add_done_callback(self._acting.discard)
        return await asyncio.shield(work)

    async def _act(
        self,
        live: Live,
        kind: str,
        seat: str,
        text: str,
        number: int | None,
        account: str | None,
        then: Callable[[Noticed], None],
    ) -> Noticed:
        async with live.lock:
            if number is not None and number != live.numbers[seat]:
                raise Refused(Refusal("stale"))
            if live.row.status != "running":
                over = live.row.status in ("over", "aborted")
                raise Refused(Refusal("over" if over else "waiting-for-players"))
            live.idle_since = now()
            action = ActionRow(
                live.row.id, live.number + 1, kind, seat, text, account, now(), live.choices
            )
            try:
                trial, made, kept = await self._try(live, action)
            except Refused:
                self.refusals += 1
                raise
            changes, row = self._changes(live, action, trial)
            due = self._snapshot_due(live, action, trial)
            clocks = moved(row, live.seats.values(), action.at) if row.clock else []
            over = row.status == "over"
            ended = results(row, live.seats.values(), action.at) if over else []
            job = Append(action, changes, trial.snapshot() if due else None, kept, clocks, ended)
            try:
                await self.store.save(job)
            except (Taken, NotSaved):
                stands, news = await self._find_out(live, action)
            else:
                live.row = row
                live.seats |= {seat.seat: seat for seat in clocks}
                live.follow(trial, action, made)
                stands, news = action.stands, action.noticed
            if due:
                live.saved_at = action.number
            self.actions += news is None  # what is done in secret is nowhere counted
        live.tell(stands, news)
        for hook in self.after:
            await hook(live)
        then(news)
        return news

    async def _try(
        self, live: Live, action: ActionRow
    ) -> tuple[Match[Any], Deeds, MilestoneRow | None]:
        """The match after an action, the choices from the first on that it has changed, and what is
        to be kept of it. The action comes to say all of it."""
        made: list[Deed[Event]] = []
        before = live.choices
        action.stands = before
        if action.kind == "rewind":
            if int(action.text) > before:  # another was taken up first
                raise Refused(Refusal("stale"))
            trial, deed, turn = await self.shelf.rewound(live, int(action.text)), None, 0
            gone = list(range(trial.length + 1, before + 1))
        else:
            trial, deed, turn = await self._applied(live, action)
            if deed:
                made, action.noticed = [deed], deed.noticed
            gone = taken_back(live.match, action.seat, trial.length - len(made))
        if gone:
            made = await self._take_back(live, action, trial, gone, made)
        elif action.kind == "reseed" and not before:
            made, action.stands = [Deed(trial.opening)], -1
        action.choices, action.made = trial.length, write(made)
        action.hidden = any(who is not None for who in (action.noticed, *(d.noticed for d in made)))
        moved = not deed or len(made) > 1  # what others have answered
        return trial, made, milestone(trial, action, None if moved else turn)

    @staticmethod
    async def _applied(live: Live, action: ActionRow) -> Applied:
        match = live.match.fork()
        if is_long(match, action):
            return await asyncio.to_thread(apply, match, action)
        return apply(match, action)

    @staticmethod
    async def _take_back(
        live: Live, action: ActionRow, trial: Match[Any], gone: list[int], made: list[Deed[Event]]
    ) -> list[Deed[Event]]:
        """What there is in the place of the choices from the first on that is gone: what others
        have answered at the same time, and what was made instead. Whoever noticed one that is gone
        notices the action."""
        kept = dict(enumerate(await live.deeds(gone[0], live.choices), gone[0]))
        old = [kept.pop(number) for number in gone]
        if made and any(deed.events for deed in old):
            raise Refused(Refusal("has-happened"))  # what was told must be seen to be taken back
        noticed = made[0].noticed if made else 0
        for deed in old:
            noticed = both(noticed, deed.noticed)
        action.noticed, action.stands = noticed, gone[0] - 1
        found = [*kept.values(), *made]
        # What others have answered leads to another position now.
        entries = trial.latest(len(found))
        return [replace(d, entry=e) for d, e in zip(found, entries, strict=True)]

    async def _find_out(self, live: Live, action: ActionRow) -> tuple[int, Noticed]:
        """What has become of an action that seems not to be saved: Refused if it is not there.

        Another server may have been first. Or the line to the database broke before its answer
        came: then the action may be there all the same, and the match goes on from it.
        """
        try:
            stands, news = await self.shelf.catch_up(live)
            found = await asyncio.to_thread(
                self.store.actions, action.match, action.number - 1, action.number
            )
        except NotSaved:
            raise Refused(Refusal("not-saved")) from None
        if found == [action]:
            return stands, news
        if not found:
            raise Refused(Refusal("not-saved"))
        live.tell(stands, news)
        raise Refused(Refusal("stale"))

    @staticmethod
    def _changes(
        live: Live, action: ActionRow, trial: Match[Any]
    ) -> tuple[dict[str, Any], MatchRow]:
        """What the match row must say from now on: only what has changed."""
        status, outcome = live.row.status, live.row.outcome
        if action.kind == "resign":
            status, outcome = "over", plain(trial.resigned(action.seat))
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

    async def reseat(self, live: Live) -> None:
        """Seats were claimed or left: read them again and tell everybody."""
        async with live.lock:
            stands, _ = await self.shelf.catch_up(live)
        live.tell(stands)
        for hook in self.after:
            await hook(live)
