"""What is written in secret at the same time: nobody else is told, and nobody is disturbed."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import stavka
from stavka.kernel import Event
from stavka.table.acting import Hub
from stavka.table.loading import Shelf
from stavka.table.lobby import Lobby, NewMatch
from stavka.table.past import LATEST, Deed, Past, replay, taken_back
from stavka.table.people import People, Person
from stavka.table.storage.store import Store
from stavka.table.table import Table
from tests.table.conftest import Come, Serve
from tests.table.server import Client, Message, Server, Socket

GAME = stavka.game("tanks")
ALL = ",".join(event.message_id() for event in GAME.events)


class Front:
    """A training battle between two people, and somebody who watches."""

    def __init__(self, come: Come, server: Server | None = None) -> None:
        self.people = {seat: come(server) for seat in ("soviet", "german")}
        self.spectator = come(server)
        one, other = self.people.values()
        seats = {"soviet": "me", "german": "open"}
        self.id = one.create("training", game="tanks", seats=seats)["id"]
        other.join(self.id, "german")
        self.open()

    def open(self) -> None:
        self.lines = {seat: person.open(self.id) for seat, person in self.people.items()}
        self.watch = self.spectator.open(self.id)
        self.hush()

    def hush(self) -> None:
        """Everything that still comes of the beginning. Who answers has come in; what the others
        are told of that is in their second answer."""
        for _ in range(2):
            for line in (*self.lines.values(), self.watch):
                line.rest()
                line.heard.clear()

    def write(self, seat: str, chooser: random.Random, count: int) -> list[str]:
        """So many choices in secret; none of them `ready`. Some are taken back, or replaced."""
        line = self.lines[seat]
        made: list[str] = []
        while len(made) < count:
            offered = [c for c in line.choices if c != "ready"]
            made.append(chooser.choice(offered))
            told = list(line.log)
            line.play(made[-1])
            then = chooser.random()
            if then < 0.3:
                line.on_turn("undo")
            elif then < 0.6 and line.log == told:
                line.on_turn("play", choice=chooser.choice(offered), back=1)
        return made

    def finish(self, seat: str) -> None:
        """Whatever is begun is finished, then `ready`."""
        line = self.lines[seat]
        line.rest()  # that somebody else is ready
        while "ready" not in line.choices:
            line.play(line.choices[0])
        line.play("ready")

    def heard(self, of: str | None) -> list[Message]:
        """What a seat, or the spectator, has been told."""
        line = self.lines[of] if of else self.watch
        line.rest()
        return [message for message in line.heard if message["type"] != "pong"]


def known(person: Client, id: str) -> dict[str, Any]:
    """What a person can ask about a match."""
    listed = person.mine().get(id, {})
    about = person.match(id)
    replay = person.get(f"/api/matches/{id}/replay", choices=0)
    return {
        "choices": about["choices"],
        "updated": listed.get("updated") == listed.get("updated"),
        "news": listed.get("since_last_visit"),
        "turn": listed.get("your_turn"),
        "of": replay["of"],
        "turns": person.get(f"/api/matches/{id}/turns", boards=1),
        "events": person.get(f"/api/matches/{id}/events", kinds=ALL),
    }


def test_what_one_seat_writes_the_others_are_not_told_of(come: Come) -> None:
    """Two battles; in one much is written, in the other little: the same is heard in both."""
    fronts = [Front(come), Front(come)]
    for front, seed, count in zip(fronts, (1, 2), (25, 3), strict=True):
        front.write("german", random.Random(seed), count)
    for seat in ("soviet", None):
        assert [front.heard(seat) for front in fronts] == [[], []]
    people = [(front.people["soviet"], front.id) for front in fronts]
    people += [(front.spectator, front.id) for front in fronts]
    found = [known(person, id) for person, id in people]
    assert found[0] == found[1]
    assert found[2] == found[3]
    for front in fronts:
        front.finish("german")
    one, other = [json.dumps(front.heard("soviet")) for front in fronts]
    assert one == other
    assert '"number": 1' in one
    one, other = [json.dumps(front.heard(None)) for front in fronts]
    assert one == other


def test_what_is_written_in_secret_is_not_counted(sqlite: str) -> None:
    """The keeper's metrics are not for players, and tell them nothing all the same."""
    store = Store(sqlite)
    account = People(store).guest("en")
    owner = Person(account.id, account.name, account.language, guest=True)
    hub = Hub(Shelf(store))
    row, _ = Lobby(store, hub, per_person=5).create(owner, NewMatch("tanks", "training"))

    async def write() -> None:
        live = await hub.shelf.live(row.id)
        seats = live.waiting
        for seat in seats:
            wanted = next(c for c in live.match.choices(seat) if c != "ready")
            await hub.act(live, "choice", seat, wanted)
            await hub.act(live, "undo", seat)
        assert (live.number, hub.actions) == (4, 0)
        await hub.act(live, "choice", seats[0], "ready")
        assert hub.actions == 1

    asyncio.run(write())
    store.close()


def test_two_who_write_at_once_do_not_disturb_each_other(come: Come) -> None:
    """A choice is not stale because somebody else has written something."""
    front = Front(come)
    soviet, german = front.lines["soviet"], front.lines["german"]
    for _ in range(3):
        first = next(c for c in german.choices if c != "ready")
        german.play(first)
        second = next(c for c in soviet.choices if c != "ready")
        soviet.play(second)  # with the number it was told before
    assert soviet.number == german.number == 3
    assert soviet.state["choices"] == 3
    soviet.on_turn("undo")
    assert (soviet.number, soviet.state["choices"]) == (4, 2)
    german.on_turn("undo")
    assert (german.number, german.state["choices"]) == (4, 2)
    soviet.on_turn("redo")
    assert (soviet.number, soviet.state["choices"]) == (5, 3)
    german.on_turn("reset")
    assert (german.number, german.state["choices"]) == (5, 0)
    assert soviet.rest() == []


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_each_seat_goes_on_with_its_own_number_after_a_restart(
    serve: Serve, databases: Any, come: Come, kind: str
) -> None:
    server = serve(databases(kind))
    front = Front(come, server)
    front.write("german", random.Random(5), 30)
    front.write("soviet", random.Random(6), 12)
    before = {seat: dict(line.state) for seat, line in front.lines.items()}
    logs = {seat: list(line.log) for seat, line in front.lines.items()}
    server.kill()
    server.start()
    front.open()
    for seat, line in front.lines.items():
        for part in ("number", "choices", "undo", "redo", "questions"):
            assert line.state[part] == before[seat][part], part
        assert line.log == logs[seat]
    for seat in front.lines:
        front.finish(seat)
    assert front.watch.at(2)["choices"] == 2


def test_a_proposal_stands_while_others_write(come: Come) -> None:
    front = Front(come)
    soviet, german = front.lines["soviet"], front.lines["german"]
    front.write("soviet", random.Random(7), 5)
    front.hush()
    german.do("propose", what="abort")
    soviet.next("proposal")
    front.write("soviet", random.Random(8), 3)
    front.write("german", random.Random(8), 3)
    assert not [m for m in front.heard("german") if m["type"] == "proposal" and not m["what"]]
    soviet.do("answer", agree=True)
    assert soviet.state["status"] == "aborted"


def test_a_replay_counts_what_its_reader_has_noticed(come: Come) -> None:
    front = Front(come)
    front.write("german", random.Random(9), 10)
    front.finish("german")
    front.hush()
    front.write("soviet", random.Random(9), 4)
    person = front.people["soviet"]
    of = front.lines["soviet"].state["choices"]
    told = person.get(f"/api/matches/{front.id}/replay", choices=1, seat="soviet")
    assert told["of"] == of
    assert [line["event"] for line in told["log"]] == ["event-orders-ready"]
    person.get(f"/api/matches/{front.id}/replay", 400, choices=of + 1, seat="soviet")
    spectator = front.spectator.get(f"/api/matches/{front.id}/replay", choices=1)
    assert spectator["of"] == 1


# The counting itself


def test_each_pair_of_eyes_counts_what_it_has_noticed() -> None:
    past = Past(("red", "blue"), [Deed([]), *map(deed, (None, 0b001, 0b010, 0b011, None))])
    assert (past.unknown("red"), past.unknown("blue"), past.unknown(None)) == ([3], [2], [2, 3, 4])
    assert [past.choices("red", n) for n in range(6)] == [0, 1, 2, 4, 5, 5]
    assert [past.choices("blue", n) for n in range(6)] == [0, 1, 3, 4, 5, 5]
    assert [past.told(None, n) for n in range(6)] == [0, 1, 1, 1, 1, 2]
    assert [past.choices(None, n) for n in range(4)] == [0, 1, 5, 5]
    past.change(5, [deed(0b010)])
    assert (past.unknown("red"), past.unknown("blue"), past.unknown(None)) == (
        [3, 6], [2], [2, 3, 4, 6],
    )  # fmt: skip
    past.change(1, [deed(0b010), deed(0b011), deed(None)])
    assert past.length == 4
    assert (past.unknown("red"), past.unknown("blue"), past.unknown(None)) == ([2], [], [2, 3])


def test_only_the_latest_deeds_stay_in_memory() -> None:
    """What is not noticed by all is known of all."""
    past = Past(("red", "blue"), [deed(0b001)] * 10, start=5000, hidden={7: 0b010})
    assert (past.start, past.length, min(past.deeds)) == (5000, 5009, 5000)
    assert past.unknown("blue") == list(range(5000, 5010))
    for number in range(5009, 7000):
        past.change(number, [deed(None)])
        assert len(past.deeds) <= 2 * LATEST
    assert list(past.deeds) == list(range(past.start, 7001))
    assert past.told("red", 7000) == 6999
    assert past.choices("blue", 4999) == 4999
    assert past.choices("blue", 5000) == 5010
    past.recall([deed(None)] * 3)
    assert sorted(past.deeds) == list(range(past.start, 7001))
    past.change(past.start - 5, [])
    assert (past.deeds, past.length, past.start) == ({}, past.start - 1, past.length + 1)


def deed(noticed: int | None) -> Deed[Event]:
    return Deed([], noticed)


def test_what_is_taken_back_is_the_last_of_ones_own() -> None:
    match = GAME.start("training", seed=1)
    for _ in range(2):
        for seat in match.seats:
            match.play(seat, match.choices(seat)[0])
    entries = match.journal.entries
    assert [entry.seat for entry in entries] == ["soviet", "german"] * 2
    assert taken_back(match, "soviet", 3) == [3]
    assert taken_back(match, "german", 2) == [2, 4]
    assert taken_back(match, "german", 4) == []
    deeds = [deed for _, deed in replay(match.journal)]
    assert [deed.noticed for deed in deeds] == [None, 0b01, 0b10, 0b01, 0b10]
    assert [deed.entry for deed in deeds] == [None, *entries]


def test_lines_come_to_whoever_may_hear_them(come: Come) -> None:
    """A log line of a secret choice is numbered as its own seat counts."""
    front = Front(come)
    front.write("soviet", random.Random(3), 6)
    line: Socket = front.lines["german"]
    while not line.log or line.log[-1]["number"] == 0:
        line.play(next(c for c in line.choices if c != "ready"))
    assert line.log[-1]["number"] == line.state["choices"]


def test_a_hint_comes_from_the_best_bot_and_says_why(come: Come) -> None:
    line = Front(come).lines["soviet"]
    advice = line.do("hint", seat="soviet")
    assert advice["choice"] in line.choices
    assert advice["why"]
    assert Table.hint_bot("tanks") == "commander"
