"""Nobody is told what he cannot know: all messages of whole matches, in worlds that look alike."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import wait
from itertools import permutations
from pathlib import Path
from random import Random
from threading import Barrier
from typing import Any, TypeVar
from zlib import crc32

import msgspec
import pytest
import uvloop

import stavka
from stavka.kernel import Match, Message, Refusal, Refused
from stavka.table import hearing
from stavka.table import messages as m
from stavka.table.bots import BotPool
from stavka.table.connection import Connection
from stavka.table.notices import HOOKS_AT_ONCE, Notices, Turn
from stavka.table.telling import Reader
from stavka.table.thinking import Thought
from tests.samples import SAMPLES, sampled
from tests.table.worlds import Imagined, Leak, Pair, Planned, Room, room

pytestmark = pytest.mark.slow

T = TypeVar("T")
Kind = tuple[str, str | None, bool]  # scenario, seat (None: a spectator), holding all seats

GAME = stavka.game("pavlov")
ROUNDS = SAMPLES  # of one match for every way to watch it
SECONDS = 3600  # by then everything must be over: something hangs


def kinds() -> list[Kind]:
    """Every way to watch a match."""
    found: list[Kind] = []
    for scenario in GAME.scenarios:
        found += [(scenario.id, seat, False) for seat in (*scenario.seats, None)]
        if len(scenario.seats) > 1:
            found += [(scenario.id, seat, True) for seat in scenario.seats]
    return found


def run(work: Coroutine[Any, Any, T]) -> T:
    """In a loop such as a server has."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        return loop.run(asyncio.wait_for(work, SECONDS))


class Oracle:
    """Stands for a bot: what it says betrays everything that it was given, but which match it is
    asked about."""

    def ask(self, request: tuple[Any, ...], seconds: float) -> Thought:
        _, *given = request
        match = GAME.decode(given[4])
        number = crc32(repr(given).encode())
        choices = match.choices(given[2])
        return Thought(str(choices[number % len(choices)]), Message(f"why-{number:08x}"))


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> None:
    async def worker(pool: BotPool, kind: int, account: str) -> Oracle:
        return Oracle()

    monkeypatch.setattr(BotPool, "_worker", worker)


async def watch(room: Room, number: int, kind: Kind, most: int = 10_000) -> Imagined:
    """One random match to its end (or so many choices), seen by one watcher."""
    scenario, seat, hot_seat = kind
    rng = Random(number)
    options: dict[str, object] = {"operational-support": rng.random() < 0.5}
    if scenario in ("solo", "cooperative"):
        options["tactics"] = rng.choice(("none", "veteran", "elite"))
    pair = await Imagined(room, seat, rng, hot_seat=hot_seat).sit(scenario, options=options)
    texts: dict[str, None] = {"order w05": None, "tactic armor": None, "done": None}
    while not pair.over and most:
        most -= 1
        for asked in pair.truth.waiting:
            texts.update(dict.fromkeys(map(str, pair.truth.match.choices(asked))))
        await pair.step()
        await pass_the_time(pair, list(texts))
    for line in pair.lines:
        await line.close()
    return pair


async def pass_the_time(pair: Pair, texts: list[str]) -> None:
    """Now and then the watcher asks, or comes again, or another player proposes something."""
    chance = pair.rng.random()
    if pair.over:
        return
    if chance < 0.02:
        await pair.pry(texts)
    elif chance < 0.03:
        await pair.reconnect(f"choices={pair.rng.randrange(pair.truth.choices + 2)}")
    elif chance < 0.04 and len(pair.others) > (pair.seat is None):
        await pair.propose()


@sampled
@pytest.mark.parametrize("round", range(ROUNDS))
def test_no_message_depends_on_what_its_reader_cannot_know(round: int, tmp_path: Path) -> None:
    async def play() -> list[Imagined]:
        async with room(tmp_path) as table:
            first = round * len(kinds())
            return await asyncio.gather(
                *(watch(table, first + n, kind) for n, kind in enumerate(kinds()))
            )

    for pair in run(play()):
        assert pair.over
        assert pair.compared > pair.truth.choices
        assert pair.redealt > pair.truth.choices / 2, "the twin was hardly ever another world"
        assert pair.followed > 0


# The German player's plan

LAID = 8 * SAMPLES  # matches


@sampled
@pytest.mark.usefixtures("oracle")
def test_the_cards_laid_in_secret_change_nothing_for_others(tmp_path: Path) -> None:
    """Two real matches of one seed, whose German players lay other cards from some turn on."""
    pairs = run(lay_other_cards(tmp_path))
    assert sum(pair.apart > 0 for pair in pairs) > LAID * 2 / 3
    assert sum(pair.compared for pair in pairs) > LAID * 66
    assert sum(pair.hints for pair in pairs) > LAID * 6


async def lay_other_cards(directory: Path) -> list[Planned]:
    """Hints are asked for all the time: what a bot says must not depend on those cards either."""

    async def one(table: Room, number: int) -> Planned:
        rng = Random(number)
        scenario = rng.choice(("competitive", "competitive-three"))
        seats = [s for s in GAME.scenario(scenario).seats if s != "wehrmacht"]
        pair = await Planned(table, rng.choice([*seats, None]), rng).sit(scenario)
        first = rng.randrange(120)
        while not pair.over and await pair.step(aside=pair.truth.choices >= first):
            if pair.apart and rng.random() < 0.2:
                await replays(pair)
            if pair.apart:
                pair.say({"type": "hint", "seat": pair.seat or "nobody"})
                await pair.compare("a hint")
                pair.hints += 1
            await pass_the_time(pair, ["order w05", "tactic armor", "end-moves"])
        return pair

    async with room(directory) as table:
        return await asyncio.gather(*(one(table, n) for n in range(LAID)))


async def replays(pair: Planned) -> None:
    """Both matches can be replayed: what the watcher may replay is the same."""
    choices = pair.rng.randrange(pair.truth.choices + 1)
    seat = f"&seat={pair.seat}" if pair.seat else ""
    answers = [
        await pair.watcher.get(f"/api/matches/{live.row.id}/replay?choices={choices}{seat}")
        for live in (pair.truth, pair.twin)
    ]
    assert answers[0].startswith(b"200")
    pair.same(answers[:1], answers[1:], f"the replay of choice {choices}")


def two_orders(match: Match[Any], *, forced: bool) -> tuple[str, ...] | None:
    """Two cards to lay, after which there is no choice about the third; or there is."""
    for orders in permutations(match.choices("wehrmacht"), 2):
        after = match.fork()
        for order in orders:
            if order in after.choices("wehrmacht"):
                after.play("wehrmacht", order)
        if len(after.position.plan) == 2 and (len(after.choices("wehrmacht")) == 1) == forced:
            return orders
    return None


def test_that_a_secret_choice_is_forced_does_not_show(tmp_path: Path) -> None:
    """Forced choices are played by the table, but not those that others may not know of."""

    async def one(table: Room, number: int) -> bool:
        pair = await Planned(table, "defender", Random(number)).sit("competitive")
        while await pair.step(aside=False) and not pair.over:
            match = pair.truth.match
            if match.waiting == ("wehrmacht",) and not match.position.plan:
                laid = [two_orders(match, forced=forced) for forced in (True, False)]
                if all(laid):
                    await lay(pair, laid)
                    return True
        return False

    async def lay(pair: Planned, laid: list[Any]) -> None:
        for live, line, orders in zip((pair.truth, pair.twin), pair.lines, laid, strict=True):
            live.row = msgspec.structs.replace(live.row, autoplay=True)
            for order in orders:
                await pair.do(live, line, "choice", "wehrmacht", order)
        await pair.compare("two cards after which the third is forced, or is not")

    async def play() -> list[bool]:
        async with room(tmp_path) as table:
            return await asyncio.gather(*(one(table, n) for n in range(12)))

    assert any(run(play()))


# Hints


async def ask_for_hints(table: Room, number: int, kind: Kind, most: int = 40) -> int:
    scenario, seat, _ = kind
    pair = await Imagined(table, seat, Random(number)).sit(scenario)
    for _ in range(most):
        if pair.over:
            break
        await pair.step()
        pair.say({"type": "hint", "seat": seat})
        await pair.compare("a hint")
    return pair.compared


@pytest.mark.usefixtures("oracle")
def test_a_hint_depends_on_nothing_that_the_seat_cannot_know(tmp_path: Path) -> None:
    held = [kind for kind in kinds() if kind[1] and not kind[2]]

    async def play() -> list[int]:
        async with room(tmp_path) as table:
            return await asyncio.gather(
                *(ask_for_hints(table, n, held[n % len(held)]) for n in range(2 * len(held)))
            )

    assert min(run(play())) > 80


@pytest.mark.usefixtures("oracle")
def test_a_bot_that_is_shown_the_truth_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shown(match: Match[Any], seat: str, seed: int) -> Match[Any]:
        fork = match.fork()
        fork.header = stavka.game("pavlov").start(match.header.scenario, seed).header
        return fork

    async def play() -> None:
        async with room(tmp_path) as table:
            pair = await Imagined(table, "defender", Random(1)).sit("competitive")
            while "defender" not in pair.truth.waiting:
                await pair.step()
            monkeypatch.setattr(Match, "imagine", shown)
            pair.say({"type": "hint", "seat": "defender"})
            await pair.compare("a hint")

    with pytest.raises(Leak, match="a hint"):
        run(play())


# Notices and figures


def test_notices_and_figures_tell_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is away is told that it is his turn; everybody may see the server's figures."""
    posts: list[tuple[str, Turn]] = []
    monkeypatch.setattr(Notices, "_post", staticmethod(lambda url, it: posts.append((url, it))))

    def figures(table: Room) -> dict[str, int]:
        lines = [x.split() for x in table.table.metrics().splitlines() if not x.startswith("#")]
        changing = ("actions_total", "refusals_total", "fallbacks_total")
        return {name: int(value) for name, value in lines if name.endswith(changing)}

    def settle(notices: Notices) -> None:
        """Wait until all that was to be told is told: every thread at once has nothing to do."""
        all_of_them = Barrier(HOOKS_AT_ONCE)
        wait([notices._threads.submit(all_of_them.wait) for _ in range(HOOKS_AT_ONCE)])

    async def act(pair: Planned, live: Any, seat: str, text: str) -> tuple[Any, ...]:
        before = figures(pair.room)
        posts.clear()
        await pair.room.table.hub.act(live, "choice", seat, text, number=live.number)
        await asyncio.to_thread(settle, pair.room.table.notices)
        after = figures(pair.room)
        return (
            sorted((url, turn.seat, turn.number) for url, turn in posts),
            {name: after[name] - before[name] for name in after},
        )

    async def play() -> tuple[int, int]:
        told = apart = 0
        async with room(tmp_path, notices=True) as table:
            for number in range(4):
                pair = await Planned(table, "defender", Random(number)).sit("competitive")
                for line in pair.lines:
                    await line.close()
                await asyncio.to_thread(settle, table.table.notices)  # of sitting down
                for person in (pair.watcher, pair.others["wehrmacht"]):
                    await person.post("/api/preferences", webhook=f"http://127.0.0.1/{person.id}")
                while not pair.over:
                    (seat,) = pair.truth.waiting
                    texts = [pair.rng.choice(pair.truth.match.choices(seat))] * 2
                    if texts[0].verb in ("order", "tactic"):
                        texts[1] = pair.rng.choice(pair.twin.match.choices(seat))
                        apart += texts[0] != texts[1]
                    if texts[1] not in pair.twin.match.choices(seat):
                        break
                    one = await act(pair, pair.truth, seat, texts[0])
                    other = await act(pair, pair.twin, seat, texts[1])
                    events = pair.twin.past().deeds[pair.twin.choices].events
                    if not pair.alike(pair.twin.match, events):
                        break
                    assert one == other
                    told += len(one[0])
        return told, apart

    told, apart = run(play())
    assert told > 4
    assert apart > 4


# What the tests above would find


def log_for_all(self: Reader, since: int) -> list[m.LogLine]:
    deeds = self.live.past().deeds
    return [
        self.line(number, event)
        for number in range(since + 1, len(deeds))
        for event in deeds[number].events
    ]


def plant_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Reader, "log", log_for_all)


def plant_view(patch: pytest.MonkeyPatch) -> None:
    view = Match.view
    patch.setattr(Match, "view", lambda self, seat: view(self, "wehrmacht" if seat else None))


def plant_seed_in_welcome(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "commitment", property(lambda self: self.header.seed))


def plant_seed_in_refusal(patch: pytest.MonkeyPatch) -> None:
    refuse = Connection.refuse

    def tell(self: Connection, to: int, refusal: Any) -> None:
        refuse(self, to, refusal)
        self.send(m.Advice(seat="", choice="", text="", why=self.live.row.seed))

    patch.setattr(Connection, "refuse", tell)


def plant_foreign_seats(patch: pytest.MonkeyPatch) -> None:
    def must_hold(by: Connection, seat: str) -> None:
        if seat not in by.live.match.seats:
            raise Refused(Refusal("not-your-seat"))

    patch.setattr(hearing, "must_hold", must_hold)


def plant_foreign_questions(patch: pytest.MonkeyPatch) -> None:
    state = Reader.state

    def told(self: Reader, since: int) -> m.State:
        found = state(self, since)
        found.questions.extend(self.question(s) for s in self.live.waiting if s != self.eyes)
        return found

    patch.setattr(Reader, "state", told)


def plant_deck(patch: pytest.MonkeyPatch) -> None:
    view = GAME.view

    def with_deck(p: Any, seat: str | None) -> dict[str, Any]:
        return view(p, seat) | {"soviet_deck": p.soviet_deck[-1:]}

    patch.setattr(GAME, "view", with_deck)


def plant_hidden_number(patch: pytest.MonkeyPatch) -> None:
    """A number that counts what another seat may choose."""
    state = Reader.state

    def told(self: Reader, since: int) -> m.State:
        found = state(self, since)
        others = [len(self.live.match.choices(s)) for s in self.live.waiting]
        return m.State(
            **{f: getattr(found, f) for f in found.__struct_fields__ if f != "choices"},
            choices=sum(others),
        )

    patch.setattr(Reader, "state", told)


PLANTS = [
    plant_log,
    plant_view,
    plant_seed_in_welcome,
    plant_seed_in_refusal,
    plant_foreign_seats,
    plant_foreign_questions,
    plant_deck,
    plant_hidden_number,
]


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_found(
    plant: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with room(tmp_path) as table:
            for number in range(12):
                await watch(table, number, ("competitive", "defender", False), most=150)

    plant(monkeypatch)
    with pytest.raises(Leak):
        run(play())


def test_a_replay_of_another_seat_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stavka.table.live import Live

    async def play() -> None:
        async with room(tmp_path) as table:
            monkeypatch.setattr(Live, "held_by", lambda self, account: list(self.seats))
            await watch(table, 3, ("competitive", "defender", False), most=150)

    with pytest.raises(Leak):
        run(play())
