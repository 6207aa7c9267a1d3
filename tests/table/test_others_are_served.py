"""One guest asks for all that takes work, from several threads and without end; whoever plays
beside him is answered meanwhile.

How long that takes is counted in processor time of the server: what it did between a question and
its answer. So nobody else on the machine matters.
"""

from __future__ import annotations

import itertools
import random
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache

import pytest
from websockets.exceptions import ConnectionClosed

import stavka
from tests.table.conftest import Come, Databases
from tests.table.prepared import after
from tests.table.server import PATIENCE, Client, Server, Socket
from tests.table.test_hostile_sockets import Wire, frame

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


def exports(guest: Client) -> Attack:
    """Journals of matches that are over, and of one's own that is not."""
    text = long_war()
    over = guest.post("/api/matches/import", {"text": text}, 201)["id"]
    guest.open(over).do("propose", what="abort")
    going = guest.post("/api/matches/import", {"text": text}, 201)["id"]
    left = itertools.count()

    def blow() -> None:
        if next(left) % 2:
            allowed(guest.http.get(f"/api/matches/{over}/journal"), 200, 429)
        else:
            allowed(guest.http.post(f"/api/matches/{going}/journal", json={}), 200, 429)

    return blow


def own_maps(guest: Client) -> Attack:
    """Each has another map, and other figures."""
    template = stavka.game("tanks").scenario_template("x.toml")  # type: ignore[attr-defined]
    worth = itertools.count(1)

    def blow() -> None:
        file = template.replace("worth = 30", f"worth = {next(worth) % 90 + 1}")
        wish = {"game": "tanks", "scenario": "own-scenario", "file": file}
        allowed(guest.http.post("/api/matches", json=wish), 201, 403, 429)

    return blow


def hints(guest: Client) -> Attack:
    """And thirty matches in which bots play."""
    seats = [{"seat": s, "who": "random"} for s in ("command", "garrison", "wehrmacht")]
    wish = {"game": "pavlov", "scenario": "competitive-three", "seats": seats}
    for _ in range(30):
        guest.post("/api/matches", wish, 201)
    line = Line(guest, guest.create()["id"], "defender")
    return lambda: line.say("hint", seat="defender")


def newcomers(guest: Client) -> Attack:
    """One device that is a new guest each time, and registers."""
    number = itertools.count()

    def blow() -> None:
        somebody = Client(guest.server, address="127.0.0.7")
        wish = {"name": f"Newcomer {next(number)}", "password": "a long password"}
        allowed(somebody.http.post("/api/register", json=wish), 200, 409, 429)
        somebody.close()

    return blow


def comings(guest: Client) -> Attack:
    """He comes to a match and leaves without a word; each time all that it is is told."""
    match = guest.post("/api/matches/import", {"text": long_journal()}, 201)["id"]

    def blow() -> None:
        there = guest.open(match)
        there.send("study", topic="scenario", thing="ru")
        there.cut()

    return blow


def chatter(guest: Client) -> Attack:
    line = Line(guest, guest.create()["id"], "defender")
    return lambda: line.say("say", text="\u202e" + "x" * 190)


def frames(guest: Client) -> Attack:
    """Floods of every kind, until the door is shut."""
    match = guest.create()["id"]
    floods = itertools.cycle(
        [
            frame(b"", fin=False) + frame(b"", 0, fin=False) * 20_000,
            frame(b"", 9) * 20_000,
            frame(b"x") * 20_000,
            frame(b'{"type":"ping"}') * 5_000,
        ]
    )

    def blow() -> None:
        wire = Wire(guest.server, match, guest.cookie)
        with suppress(OSError):
            wire.send(next(floods))
        wire.closed_with()

    return blow


def heads(guest: Client) -> Attack:
    """Requests that never come whole, too long ones, and rows of them."""
    door = "127.0.0.1", guest.server.port
    texts = itertools.cycle(
        [
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: y\r\n" * 200_000,
            b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2_000,
            b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n{",
            b"GET /" + b"a" * 400_000,
        ]
    )
    halves: deque[socket.socket] = deque()

    def blow() -> None:
        line = socket.create_connection(door, PATIENCE)
        halves.append(line)
        with suppress(OSError):
            line.sendall(next(texts))
        if len(halves) > 150:
            halves.popleft().close()

    return blow


def coach(guest: Client) -> Attack:
    """What decided a match, asked again and again of one that has just ended."""
    match, chance = stavka.game("pavlov").start("solo", seed=1), random.Random(1)
    while match.waiting:
        match.play("defender", chance.choice(match.choices("defender")))
    line = Line(guest, guest.bring(match), "defender")
    return lambda: line.say("analyse", seat="defender")


ATTACKS: dict[str, Callable[[Client], Attack]] = {
    attack.__name__: attack
    for attack in (
        files, imports, exports, the_past, passwords, lists, taking_back, rewinding, questions,
        own_maps, hints, newcomers, comings, chatter, frames, heads, coach,
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
