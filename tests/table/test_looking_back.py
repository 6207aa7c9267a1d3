"""The past of a match costs what is asked of it, however long the match is."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, select

import stavka
from stavka.kernel import Match, Refused
from stavka.table import loading
from stavka.table import messages as m
from stavka.table.acting import Hub
from stavka.table.live import Live
from stavka.table.loading import MILESTONE, Shelf
from stavka.table.lobby import Lobby, NewMatch
from stavka.table.longevity import lengthen
from stavka.table.past import LATEST
from stavka.table.people import People, Person
from stavka.table.storage import tables as t
from stavka.table.storage.store import Store
from stavka.table.telling import Known, Reader
from tests.table.prepared import after

pytestmark = pytest.mark.slow


@pytest.fixture
def store(sqlite: str) -> Iterator[Store]:
    opened = Store(sqlite)
    yield opened
    opened.close()


def guest(store: Store) -> Person:
    account = People(store).guest("en")
    return Person(account.id, account.name, account.language, guest=True)


def lobby_of(store: Store) -> Lobby:
    return Lobby(store, Hub(Shelf(store)), per_person=100)


class Counted:
    """How many choices are played again."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.count = 0
        answer = Match._answer

        def counting(match: Match[Any], seat: str, choice: Any) -> Any:
            self.count += 1
            return answer(match, seat, choice)

        patch.setattr(Match, "_answer", counting)


def naive(journal: Any, eyes: str | None) -> list[tuple[int, int, Any]]:
    """The turns of a match, by playing it again from the beginning for each of its choices."""
    found: list[tuple[int, int, Any]] = []
    for choices in range(len(journal.entries) + 1):
        match = journal.replay(choices)
        turn = match.game.turn(match.position)
        if not found or turn != found[-1][0]:
            found.append((turn, choices, match.view(eyes)))
    return found


async def wander(hub: Hub, live: Live, chance: random.Random, actions: int) -> None:
    """Play at random; now and then something is taken back, made again, made otherwise, or the
    match goes back or gets other dice."""
    for _ in range(actions):
        seat = chance.choice(live.waiting)
        what = chance.random()
        mine = sum(entry.seat == seat for entry in live.match.run)
        text = str(chance.choice(live.match.choices(seat)))
        try:
            if what < 0.08 and live.match.can_undo(seat):
                await hub.act(live, chance.choice(("undo", "reset")), seat)
            elif what < 0.12 and live.match.can_redo(seat):
                await hub.act(live, "redo", seat)
            elif what < 0.2 and mine:
                trial = live.match.fork()
                trial.undo(seat)
                other = str(chance.choice(trial.choices(seat)))
                await hub.act(live, "instead", seat, f"1 {other}")
            elif what < 0.21:
                await hub.act(live, "rewind", seat, str(chance.randrange(live.choices + 1)))
            elif what < 0.22:
                await hub.act(live, "reseed", "", f"seed {chance.random()}")
            else:
                await hub.act(live, "choice", seat, text)
        except Refused as refused:
            if refused.reason.id != "has-happened":
                raise
        if live.row.status != "running":
            return


@pytest.mark.parametrize(
    ("game", "scenario"),
    [("pavlov", "competitive"), ("tanks", None), ("partisans", None), ("stalingrad42", None)],
)
def test_every_moment_and_every_turn_is_as_it_was(
    store: Store, monkeypatch: pytest.MonkeyPatch, game: str, scenario: str | None
) -> None:
    """Whatever was taken back, made again or rewound, and whichever dice came."""

    async def look() -> None:
        lobby = lobby_of(store)
        hub, shelf = lobby.hub, lobby.hub.shelf
        wish = NewMatch(game=game, scenario=scenario)
        row, _ = lobby.create(guest(store), wish)
        live = await shelf.live(row.id)
        await wander(hub, live, random.Random(42), 420)
        journal = await live.journal()
        expected = [journal.replay(n) for n in range(0, live.choices + 1, 7)]
        for seat in (live.match.seats[0], None):
            turns = [
                (turn, m.length, m.view(seat))
                for turn, m in shelf.turns_of(live.match.fork(), live.row.id, live.number)
            ]
            assert turns == naive(journal, seat)
        counted = Counted(monkeypatch)
        for then in expected:
            counted.count = 0
            match, deed = await shelf.moment(live, then.length)
            assert counted.count <= 2 * MILESTONE
            assert match == then
            assert match.dice.seed == then.dice.seed
            assert match.dice.counter == then.dice.counter
            assert deed.events == then.opening if not then.length else deed.entry == then.last

    asyncio.run(look())


def test_a_moment_of_a_long_match_plays_few_choices_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = lengthen(store, guest(store), 3000)
    counted = Counted(monkeypatch)

    async def look() -> None:
        live = await Shelf(store).live(id)
        shelf = Shelf(store)
        for choices in (1, 777, 2950, 3000):
            counted.count = 0
            match, deed = await shelf.moment(live, choices)
            assert match.length == choices
            assert counted.count <= MILESTONE
            assert match.last == deed.entry or match.last is None
        counted.count = 0
        assert len(list(shelf.turns_of(live.match.fork(), live.row.id, live.number))) > 10
        assert counted.count == 0

    asyncio.run(look())


def test_a_rewind_of_a_long_match_plays_few_choices_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = lengthen(store, guest(store), 3000)
    counted = Counted(monkeypatch)

    async def look() -> None:
        hub = Hub(Shelf(store))
        live = await hub.shelf.live(id)
        await hub.act(live, "rewind", live.match.seats[0], "2950")
        assert live.choices == 2950
        assert counted.count <= MILESTONE

        def kept(connection: Any) -> list[int]:
            chosen = select(t.milestone.c.choices).where(t.milestone.c.match == id)
            return list(connection.execute(chosen).scalars())

        assert max(store.read(kept)) <= 2950, "what is taken back is no milestone any more"

    asyncio.run(look())


def test_what_is_taken_back_of_a_long_run_here_or_elsewhere_holds_nobody_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The run is made again, but not in the thread in which everybody waits."""
    monkeypatch.setattr(loading, "LONG_RUN", 2)
    id = lobby_of(store).create(guest(store), NewMatch("pavlov", "solo"))[0].id
    threads: list[threading.Thread] = []
    answer, chance = Match._answer, random.Random(1)

    def noting(match: Match[Any], seat: str, choice: Any) -> Any:
        threads.append(threading.current_thread())
        return answer(match, seat, choice)

    async def take_back() -> None:
        here, there = Hub(Shelf(store)), Shelf(store)
        live = await here.shelf.live(id)
        while live.match.to_repeat < 5:
            legal = live.match.choices("defender")
            await here.act(live, "choice", "defender", chance.choice(legal))
        far = await there.live(id)
        assert far.match == live.match
        monkeypatch.setattr(Match, "_answer", noting)
        await here.act(live, "undo", "defender")
        assert len(threads) == 4
        await there.refresh(far)
        assert (far.number, far.match) == (live.number, live.match)
        assert len(threads) == 8
        assert threading.current_thread() not in threads

    asyncio.run(take_back())


def test_a_milestone_that_is_no_longer_read_is_done_without(store: Store) -> None:
    """As an older program may have written it: the match is played from the beginning."""
    original = after("competitive", 250)
    id = lobby_of(store).read_journal_now(guest(store), original.journal.text()).id
    store.write(lambda c: c.execute(t.milestone.update().values(data=b"?"))).result()

    async def look() -> None:
        shelf = Shelf(store)
        match, _ = await shelf.moment(await shelf.live(id), 240)
        assert match == original.journal.replay(240)

    asyncio.run(look())


# What is asked of the database


class Asked:
    """The plans of all that is read."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.statements: list[tuple[str, Any]] = []
        event.listen(store.engine, "before_cursor_execute", self.note)

    def note(self, _: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
        if not statement.startswith("EXPLAIN"):
            self.statements.append((statement, values))

    @property
    def plans(self) -> list[str]:
        with self.store.engine.connect() as connection:
            return [
                str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {s}", v).all())
                for s, v in self.statements
            ]


def test_what_a_person_did_last_is_asked_of_an_index(store: Store) -> None:
    """Also of one who never did anything."""
    asked = Asked(store)
    assert store.last_action("x", "nobody") == (0, 0)
    (plan,) = asked.plans
    assert "action_account" in plan
    assert "(match=? AND account=?)" in plan
    assert "TEMP B-TREE" not in plan


def test_a_page_of_the_past_is_asked_of_an_index(store: Store) -> None:
    asked = Asked(store)
    store.made("x", 100, 120, 30_000)
    here, before = asked.plans
    assert "action_stands (match=? AND stands>? AND stands<?)" in here
    assert "action_several (match=? AND choices>?)" in before


def test_how_much_is_new_in_a_match_without_secrets_is_not_counted_row_by_row(
    store: Store,
) -> None:
    person, stranger = guest(store), guest(store)
    id, _ = lengthen(store, person, 1000)
    asked = Asked(store)
    assert store.choices(id, stranger.id) == {None: (1000, 1000)}
    assert all("SCAN" not in plan and "TEMP" not in plan for plan in asked.plans), asked.plans
    lobby = lobby_of(store)

    async def play() -> None:
        live = await lobby.hub.shelf.live(id)
        seat = live.waiting[0]
        choice = str(live.match.choices(seat)[0])
        await lobby.hub.act(live, "choice", seat, choice, account=person.id)

    asyncio.run(play())
    assert store.choices(id, stranger.id) == {None: (1001, 1001)}
    assert store.choices(id, person.id) == {None: (1001, 0)}


# Coming back


def line(written: object) -> m.LogLine:
    """A line of the log, which is kept as it is sent."""
    return msgspec.json.decode(msgspec.json.encode(written), type=m.LogLine)


def test_who_comes_back_after_secret_take_backs_is_told_what_he_has_missed(store: Store) -> None:
    """Not what he knows, though the others have done more than he can know of."""

    async def look() -> None:
        lobby = lobby_of(store)
        hub, person = lobby.hub, guest(store)
        wish = NewMatch(game="tanks", scenario="training")
        row, _ = lobby.create(person, wish)
        live = await hub.shelf.live(row.id)
        chance = random.Random(3)

        async def write(seat: str, count: int) -> None:
            for _ in range(count):
                offered = [c for c in live.match.choices(seat) if c != "ready"]
                await hub.act(live, "choice", seat, str(chance.choice(offered)))
                if chance.random() < 0.5:
                    await hub.act(live, "undo", seat)

        await write("german", 6)  # taken back long before he left
        await write("soviet", 40)
        reader = Reader(live, person, stavka.game("tanks").texts("en"))
        reader.eyes = "german"
        reader.look()
        state = reader.afresh("german", 0)
        known = Known(state.number, state.choices, "german")
        assert state.number < live.number
        await write("soviet", 5)
        again = Reader(live, person, reader.texts)
        again.eyes = "german"
        _, same = await again.greet(store, known)
        assert isinstance(same, m.State)
        assert (same.whole, same.log, same.since) == (False, [], known.choices)

        taken = live.number
        while live.number == taken:  # one of his own, which he has made elsewhere and takes back
            await hub.act(live, "choice", "german", str(live.match.choices("german")[0]))
        await hub.act(live, "undo", "german")
        late = Reader(live, person, reader.texts)
        late.eyes = "german"
        _, other = await late.greet(store, known)
        assert isinstance(other, m.State)
        assert 0 <= other.since <= known.choices
        heard = late.afresh("german", 0).log
        assert [each for each in heard if line(each).number > other.since] == other.log

    asyncio.run(look())


def test_who_was_away_for_long_is_told_the_latest(store: Store) -> None:
    person = guest(store)
    id, _ = lengthen(store, person, 3000)

    async def look() -> None:
        live = await Shelf(store).live(id)
        texts = stavka.game("pavlov").texts("en")
        _, few = await Reader(live, person, texts).greet(store, Known(2990, 2990, ""))
        assert isinstance(few, m.State)
        assert (few.since, few.earlier) == (2990, 0)
        assert {line(each).number for each in few.log} <= set(range(2991, 3001))
        _, many = await Reader(live, person, texts).greet(store, Known(50, 50, ""))
        assert isinstance(many, m.State)
        assert many.since == -1
        assert many.earlier == 3001 - LATEST
        assert {line(each).number for each in many.log} <= set(range(3001 - LATEST, 3001))

    asyncio.run(look())
