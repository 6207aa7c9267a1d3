"""Several processes behind one address: those at one table meet in one of them."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path

import pytest

from stavka.kernel import StavkaError
from stavka.table.config import Config, read
from stavka.table.serve import run
from stavka.table.siblings import Worker
from tests.table.conftest import Come, Databases, Serve
from tests.table.server import Client, Server, soon

pytestmark = pytest.mark.slow

SEVERAL = Path(__file__).parent / "several.py"
WORKERS = 3


@pytest.fixture
def house(databases: Databases, serve: Serve) -> Server:
    return serve(databases("postgres"), module=SEVERAL, apart=True, workers=WORKERS)


def workers(server: Server) -> list[int]:
    """The processes that serve, but for those in which bots think and what Python itself runs."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                words = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if parent == server.pid and b"resource_tracker" not in words:
                found.append(int(entry.name))
    return found


def test_a_line_belongs_to_the_process_that_its_match_decides() -> None:
    family = [Worker(number, None, [None] * 4, None) for number in range(4)]
    owners = {each.owner(b"/ws/aB3xYz12Qw9k?lang=ru&number=7") for each in family}
    assert owners == {family[0].owner(b"/ws/aB3xYz12Qw9k")}
    assert [each.owner(b"/ws/lists") for each in family] == [0, 1, 2, 3]
    assert [each.owner(b"/api/me") for each in family] == [0, 1, 2, 3]
    assert {family[0].owner(b"/ws/match%d" % n) for n in range(50)} == {0, 1, 2, 3}


def test_those_at_one_table_meet_whichever_process_they_call(house: Server, come: Come) -> None:
    """Many tables, and to each several lines: whoever says something is heard by all of his own."""
    for number in range(6):
        one, other = come(house), come(house)
        match = one.create(scenario="cooperative", seats={"garrison": "open"})["id"]
        other.join(match, "garrison")
        lines = [person.open(match) for person in (one, other, one, other)]
        lines[0].do("say", text=f"table {number}")
        for line in lines[1:]:
            assert line.next("said")["line"]["text"] == f"table {number}"
        asked = next(line for line in lines if line.asked)
        made = asked.number
        asked.play()
        for line in lines:
            line.at(made + 1)


def play_on(person: Client, match: str, chance: random.Random, count: int) -> int:
    line = person.open(match)
    line.play_on(chance, count)
    return line.number


def test_a_process_that_dies_is_replaced_and_nothing_is_lost(house: Server, come: Come) -> None:
    chance = random.Random(19)
    people = [come(house) for _ in range(6)]
    tables = {person.create()["id"]: person for person in people}
    numbers = {match: play_on(person, match, chance, 5) for match, person in tables.items()}
    before = workers(house)
    assert len(before) == WORKERS
    os.kill(before[0], signal.SIGKILL)
    soon(lambda: len(set(workers(house)) - {before[0]}) == WORKERS, "another is born")
    for match, person in tables.items():
        soon(lambda p=person, m=match: answers(p, m), "it serves")  # type: ignore[misc]
        assert person.open(match).number == numbers[match]
        assert play_on(person, match, chance, 3) == numbers[match] + 3
    house.stop()
    soon(lambda: not any(Path(f"/proc/{pid}").exists() for pid in before), "all have gone")


def answers(person: Client, match: str) -> bool:
    """Whether the process of a match has begun: until then lines wait for it."""
    return bool(person.open(match).welcome)


def test_sqlite_belongs_to_one_process(sqlite: str) -> None:
    with pytest.raises(StavkaError, match="several workers need PostgreSQL"):
        run(Config(database=sqlite, workers=2))
    with pytest.raises(StavkaError, match="STAVKA_WORKERS: 0"):
        read({}, {"STAVKA_WORKERS": "0"})


def test_what_is_wrong_with_the_database_is_said(serve: Serve) -> None:
    nowhere = serve(
        "postgresql://stavka@127.0.0.1:1/x", start=False, module=SEVERAL, apart=True, workers=2
    )
    nowhere.launch()
    soon(lambda: not nowhere.running, "it ends")
    assert "the database cannot be written or read now" in nowhere.output
