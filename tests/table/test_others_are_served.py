"""One guest asks for all that takes work, from several threads and without end; whoever plays
beside him is answered meanwhile.

How long that takes is counted in processor time of the server: what it did between a question and
its answer. So nobody else on the machine matters.
"""

from __future__ import annotations

import itertools
import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest
from websockets.exceptions import ConnectionClosed

import stavka
from tests.table.conftest import Come, Databases
from tests.table.prepared import after
from tests.table.server import Client, Server, Socket

THREADS = 4  # in which the guest attacks
ATTACKS_MADE, ANSWERS = 6, 40  # at least, before it is enough
PACE = 0.05  # seconds from one question of the player to the next
SECONDS = 0.5  # of a processor: 95 of 100 answers take less
LONG_RUN = 250  # choices that can be taken back
WAR = 1500  # choices

Attack = Callable[[], object]  # one blow


@pytest.fixture(scope="module")
def hall(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that a server has by itself."""
    place = tmp_path_factory.mktemp("hall")
    server = Server(databases("sqlite"), place, quick_passwords=False, burst=100).start()
    yield server
    server.stop()


# What he does


@cache
def long_journal() -> str:
    return after("competitive", 250).journal.text()


@cache
def long_run() -> str:
    """A journal of Stalingrad '42 whose last choices can all be taken back."""
    match = stavka.game("stalingrad42").start("uranus", seed=1)
    chance = random.Random(1)
    while match.to_repeat < LONG_RUN:
        seat = match.waiting[0]
        legal = match.choices(seat)
        busy = [c for c in legal if not c.startswith("end")]
        # To the movement of the units on the shortest way; there, move them all.
        over = match.question(seat).kind != "movement-phase" and len(busy) < len(legal)  # type: ignore[union-attr]
        match.play(seat, legal[-1] if over or not busy else chance.choice(busy))
    return match.journal.text()


@cache
def long_war() -> str:
    """A journal that takes its time."""
    match = stavka.game("stalingrad42").start("fall-blau", seed=1)
    chance = random.Random(1)
    while match.length < WAR:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.choices(seat)))
    return match.journal.text()


def allowed(answer: object, *statuses: int) -> None:
    assert getattr(answer, "status_code", 0) in statuses, getattr(answer, "text", "")[:300]


def files(guest: Client) -> Attack:
    texts = itertools.cycle(["[" * 18_000, "[a" + "." * 18_000, "x = " + "{a=" * 600, '"' * 18_000])

    def blow() -> None:
        wish = {"game": "tanks", "scenario": "own-scenario", "file": next(texts)}
        allowed(guest.http.post("/api/matches", json=wish), 400, 429)

    return blow


def imports(guest: Client) -> Attack:
    return lambda: allowed(
        guest.http.post("/api/matches/import", json={"text": long_war()}), 201, 429
    )


def the_past(guest: Client) -> Attack:
    at = f"/api/matches/{guest.post('/api/matches/import', {'text': long_journal()}, 201)['id']}"
    kinds = ",".join(kind.message_id() for kind in stavka.game("pavlov").events)
    paths = itertools.cycle(
        ["turns?boards=1", "turns", "replay?choices=199", "story", f"events?kinds={kinds}"]
    )
    return lambda: allowed(guest.http.get(f"{at}/{next(paths)}"), 200, 429)


def passwords(guest: Client) -> Attack:
    wish = {"name": "Somebody", "password": "not his password"}
    return lambda: allowed(guest.http.post("/api/login", json=wish), 403, 429)


def lists(guest: Client) -> Attack:
    for _ in range(40):
        guest.create()
    return lambda: allowed(guest.http.get("/api/matches/mine"), 200)


class Line:
    """A connection that is opened anew whenever it is cut."""

    def __init__(self, guest: Client, id: str, seat: str) -> None:
        self.guest, self.id, self.seat = guest, id, seat
        self.own = threading.local()  # each thread has one

    def say(self, type: str, **fields: object) -> None:
        self._say(type, lambda _: fields)

    def act(self, type: str, **fields: object) -> None:
        self._say(type, lambda socket: {"seat": self.seat, "number": socket.number, **fields})

    def _say(self, type: str, fields: Callable[[Socket], dict[str, object]]) -> None:
        try:
            self.socket.say(type, **fields(self.socket))
        except ConnectionClosed:
            vars(self.own).pop("socket", None)

    @property
    def socket(self) -> Socket:
        if not hasattr(self.own, "socket"):
            self.own.socket = self.guest.open(self.id)
            self.own.socket.look(self.seat)
        found: Socket = self.own.socket
        return found


def taking_back(guest: Client) -> Attack:
    match = guest.post("/api/matches/import", {"text": long_run()}, 201)
    line = Line(guest, match["id"], "soviet")

    def blow() -> None:
        line.act("undo")
        line.act("redo")
        line.act("play", choice="end-movement", back=20)

    return blow


def rewinding(guest: Client) -> Attack:
    match = guest.post("/api/matches/import", {"text": long_journal()}, 201)
    line = Line(guest, match["id"], "defender")
    left = itertools.count(240, -1)
    return lambda: line.say("propose", what="rewind", choices=max(100, next(left)))


def questions(guest: Client) -> Attack:
    match = guest.post("/api/matches/import", {"text": long_run()}, 201)
    line = Line(guest, match["id"], "soviet")

    def blow() -> None:
        line.say("study", topic="cut", thing="3520")
        line.say("study", topic="scenario", thing="ru")
        line.act("odds")
        line.say("speak", language="en")
        line.say("hand-over", seat="soviet")
        line.say("older", before=200)

    return blow


ATTACKS: dict[str, Callable[[Client], Attack]] = {
    attack.__name__: attack
    for attack in (
        files, imports, the_past, passwords, lists, taking_back, rewinding, questions,
    )
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_whoever_plays_beside_him_is_answered(hall: Server, come: Come, name: str) -> None:
    guest, player = come(hall, address="127.0.0.7"), come(hall)
    there = player.open(player.create()["id"])
    blow = ATTACKS[name](guest)
    enough = threading.Event()
    made: list[None] = []

    def attack() -> None:
        while not enough.is_set():
            blow()
            made.append(None)

    spent: list[float] = []
    with ThreadPoolExecutor(THREADS) as crowd:
        threads = [crowd.submit(attack) for _ in range(THREADS)]
        try:
            while len(spent) < ANSWERS or len(made) < ATTACKS_MADE:
                if any(thread.done() for thread in threads):
                    break  # something is wrong: see below
                before = hall.spent
                there.rest()
                spent.append(hall.spent - before)
                time.sleep(PACE)
        finally:
            enough.set()
        for thread in threads:
            thread.result()
    assert "Traceback" not in hall.output, hall.output[-2000:]
    spent.sort()
    assert spent[int(len(spent) * 0.95)] < SECONDS
