"""The disk is full, the database is gone: nothing is acknowledged, and play goes on afterwards."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import make_url
from websockets.exceptions import InvalidStatus

from tests.table.conftest import Come, Serve
from tests.table.postgres import Postgres
from tests.table.proxy import Proxy
from tests.table.server import PATIENCE, Client, Message, Server, Socket, soon
from tests.table.swarm import actions, verify_all

pytestmark = pytest.mark.slow

NOT_SAVED = "Not saved: the server cannot write now. Nothing has changed; try again."


@pytest.fixture(scope="module")
def mortal() -> Iterator[Postgres]:
    """A PostgreSQL of this module's own, to be stopped and started."""
    server = Postgres()
    yield server
    server.remove()


@contextmanager
def down(postgres: Postgres) -> Iterator[None]:
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "data"
    found.mkdir()
    return found


def in_folder(folder: Path) -> str:
    return f"sqlite:///{folder / 'stavka.sqlite3'}"


def try_to_play(socket: Socket) -> Message:
    """Make the first choice, whatever becomes of it."""
    question = socket.question
    choice = question["choices"][0]["choice"]
    return socket.say("play", seat=question["seat"], number=socket.number, choice=choice)


def nothing_is_saved(socket: Socket, person: Client) -> None:
    """Everything is refused with the same reason, and the match stands as it was."""
    before = socket.state
    for _ in range(3):
        refusal = try_to_play(socket)
        assert (refusal["type"], refusal["reason"]) == ("refused", "not-saved")
        assert refusal["text"] == NOT_SAVED
        assert refusal["number"] == before["number"]
    taken_back = "undo" if before["undo"] else "resign"  # not past dice
    for type, fields in {
        taken_back: {"seat": before["seat"], "number": before["number"]},
        "resign": {"seat": before["seat"], "number": before["number"]},
        "say": {"text": "is anybody there?"},
        "note": {"text": "the database is gone"},
    }.items():
        assert socket.refused(type, **fields)["reason"] == "not-saved"
    assert person.post("/api/matches", {"game": "pavlov"}, 503)["reason"] == "not-saved"
    assert [m for m in socket.rest() if m["type"] in ("state", "done")] == []
    assert socket.state is before


def play_goes_on(socket: Socket, count: int = 5) -> None:
    """As soon as it can; until then the answer is the same refusal."""
    before = socket.number

    def saved() -> bool:
        answer = try_to_play(socket)
        assert answer["type"] == "done" or answer["reason"] == "not-saved", answer
        return bool(answer["type"] == "done")

    soon(saved, "play goes on")
    for _ in range(count - 1):
        socket.play()
    assert socket.number == before + count


def all_is_well(server: Server, match: str, number: int) -> None:
    """What the server says it has done is in the database, and nothing else."""
    assert server.running
    assert "Traceback" not in server.output
    saved = actions(server.database, match)
    assert [row["number"] for row in saved] == list(range(1, number + 1))
    verify_all(server.database)


def begin(person: Client) -> tuple[str, Socket]:
    """A match some choices old, in which the last can be taken back."""
    match = person.create()["id"]
    socket = person.open(match)
    socket.play()
    while not socket.state["undo"]:
        socket.play()
    return match, socket


# The disk is full


def test_when_the_disk_is_full_nothing_changes_and_later_play_goes_on(
    serve: Serve, folder: Path, come: Come
) -> None:
    """Full to the server alone: no file of its may grow."""
    server = serve(in_folder(folder))
    person = come(server)
    match, socket = begin(person)
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    for _ in range(2):
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most))
        nothing_is_saved(socket, person)
        assert person.open(match).state["number"] == socket.number  # it can still be read
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        play_goes_on(socket)
    all_is_well(server, match, socket.number)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes. Only root can mount one; the test above needs no root."""
    if os.geteuid() != 0:
        pytest.skip("only root can mount a small disk; a full one is also tested without")
    place = tmp_path / "disk"
    place.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)])
    if mounted.returncode:
        pytest.skip("this machine does not let root mount a small disk")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def test_a_disk_that_is_really_full(serve: Serve, small_disk: Path, come: Come) -> None:
    server = serve(in_folder(small_disk))
    person = come(server)
    match, socket = begin(person)
    for _ in range(2):
        ballast = small_disk / "ballast"
        fill(ballast)
        nothing_is_saved(socket, person)
        ballast.unlink()
        play_goes_on(socket)
    all_is_well(server, match, socket.number)
    server.stop()


def fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 512)
        except OSError:
            return


# The file is gone


def test_while_the_database_is_moved_away_nothing_is_acknowledged(
    serve: Serve, folder: Path, tmp_path: Path, come: Come
) -> None:
    server = serve(in_folder(folder))
    person = come(server)
    match, socket = begin(person)
    for _ in range(2):
        folder.rename(tmp_path / "elsewhere")
        nothing_is_saved(socket, person)
        assert person.http.get("/health").status_code == 503
        (tmp_path / "elsewhere").rename(folder)
        play_goes_on(socket)
    all_is_well(server, match, socket.number)


def test_a_database_that_was_deleted_and_put_back_is_the_one_that_is_used(
    serve: Serve, folder: Path, tmp_path: Path, come: Come
) -> None:
    """A server that went on writing into the deleted file would lose what it acknowledges."""
    server = serve(in_folder(folder))
    person = come(server)
    match, socket = begin(person)
    shutil.copytree(folder, tmp_path / "copy")
    shutil.rmtree(folder)
    nothing_is_saved(socket, person)
    assert not folder.exists()
    shutil.copytree(tmp_path / "copy", folder)
    play_goes_on(socket)
    number = socket.number
    all_is_well(server, match, number)
    server.kill()
    server.start()
    assert person.open(match).state["number"] == number


def test_one_who_locks_the_database_for_a_moment_only_delays(
    serve: Serve, folder: Path, come: Come
) -> None:
    server = serve(in_folder(folder))
    person = come(server)
    match, socket = begin(person)
    with sqlite3.connect(folder / "stavka.sqlite3", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        question, before = socket.question, socket.number
        asked = socket.send(
            "play",
            seat=question["seat"],
            number=before,
            choice=question["choices"][0]["choice"],
        )
        elsewhere = person.open(match)  # who only reads is not delayed
        assert elsewhere.number == before
        assert all(message.get("to") != asked for message in socket.here())
        other.execute("ROLLBACK")
    assert socket.until(lambda m: m.get("to") == asked)["type"] == "done"
    all_is_well(server, match, before + 1)


# PostgreSQL is gone


def test_while_postgres_is_down_nothing_changes_and_later_play_goes_on(
    serve: Serve, mortal: Postgres, come: Come
) -> None:
    server = serve(mortal.database())
    person = come(server)
    match, socket = begin(person)
    for _ in range(2):
        with down(mortal):
            nothing_is_saved(socket, person)
            assert person.http.get("/health").status_code == 503
        play_goes_on(socket)
        assert person.http.get("/health").status_code == 200
    all_is_well(server, match, socket.number)


def test_a_newcomer_is_told_to_come_back_later(serve: Serve, mortal: Postgres, come: Come) -> None:
    server = serve(mortal.database())
    person = come(server)
    match, _ = begin(person)
    with down(mortal):
        with pytest.raises(InvalidStatus) as refused:
            person.open(match)
        assert refused.value.response.status_code == 503
    soon(lambda: person.http.get("/health").status_code == 200, "the server is well again")
    play_goes_on(person.open(match))


def test_servers_hear_of_each_other_again(serve: Serve, mortal: Postgres, come: Come) -> None:
    """What the first does right after the database is back reaches those at the second."""
    url = mortal.database()
    servers = serve(url), serve(url)
    person = come(servers[0])
    match, here = begin(person)
    there = person.open(match, server=servers[1])
    for _ in range(2):
        with down(mortal):
            assert try_to_play(here)["reason"] == "not-saved"
        play_goes_on(here, count=1)
        there.at(here.number)
        here.play()
        there.at(here.number)
        there.play()
        here.at(there.number)
    all_is_well(servers[0], match, here.number)


def test_a_server_whose_ears_were_cut_off_misses_nothing(
    serve: Serve, mortal: Postgres, come: Come
) -> None:
    """Only the lines on which they listen break; the choice comes before they are mended."""
    url = mortal.database()
    servers = serve(url), serve(url)
    person = come(servers[0])
    match, here = begin(person)
    there = person.open(match, server=servers[1])
    there.at(here.number)
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    with psycopg.connect(url, autocommit=True) as connection:
        assert len(connection.execute(cut).fetchall()) == 2
        here.play()
        there.at(here.number)


def test_a_database_that_does_not_answer_holds_up_only_what_it_must_save(
    serve: Serve, mortal: Postgres, come: Come
) -> None:
    url = mortal.database()
    server = serve(url)
    person = come(server)
    match, socket = begin(person)
    other = come(server)
    with psycopg.connect(url, autocommit=True) as connection:
        pids = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid()"
        ).fetchall()
    for (pid,) in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        question = socket.question
        asked = socket.send(
            "play",
            seat=question["seat"],
            number=socket.number,
            choice=question["choices"][0]["choice"],
        )
        watching = other.http.get("/metrics")
        assert watching.status_code == 200
        assert all(message.get("to") != asked for message in socket.here())
    finally:
        for (pid,) in pids:
            os.kill(pid, signal.SIGCONT)
    assert socket.until(lambda m: m.get("to") == asked)["type"] == "done"
    all_is_well(server, match, socket.number)


def test_a_commit_whose_answer_is_lost_counts_once(
    serve: Serve, mortal: Postgres, come: Come
) -> None:
    """The line breaks after PostgreSQL has saved the choice and before the server knows it."""
    url = mortal.database()
    with Proxy(mortal.port) as proxy:
        crooked = make_url(url).set(port=proxy.port).render_as_string(hide_password=False)
        server = serve(crooked)
        person = come(server)
        match, socket = begin(person)
        witness = person.open(match)
        before = socket.number
        proxy.lose_next_commit = True
        answer = try_to_play(socket)
        assert proxy.lost.wait(PATIENCE)
        assert answer["type"] == "done"
        assert socket.at(before + 1)["number"] == before + 1
        assert witness.at(before + 1)["number"] == before + 1
        socket.play()
        all_is_well(server, match, before + 2)


def test_bots_go_on_when_the_database_is_back(serve: Serve, mortal: Postgres, come: Come) -> None:
    server = serve(mortal.database())
    person = come(server)
    seats = {"defender": "random", "wehrmacht": "random"}
    match = person.create("competitive", seats=seats)["id"]
    socket = person.open(match)
    socket.at(5)
    with down(mortal):
        soon(lambda: person.http.get("/health").status_code == 503, "the database is missed")
        socket.rest()
        before = socket.number
        for _ in range(3):
            assert [m for m in socket.rest() if m["type"] == "state"] == []
    socket.at(before + 5)
    assert "Traceback" not in server.output
