"""Several servers on one PostgreSQL: the same matches for everybody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial

import pytest
from sqlalchemy import Connection, create_engine, text

from tests.table.conftest import Come, Databases, Serve
from tests.table.prepared import played
from tests.table.server import Client, Message, Server, Socket, soon

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def servers(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database, started at once."""
    database, place = databases("postgres"), tmp_path_factory.mktemp("servers")
    both = Server(database, place), Server(database, place)
    for server in both:
        server.launch()
    for server in both:
        server.wait()
    yield both
    for server in both:
        server.stop()


@pytest.fixture
def pair(servers: tuple[Server, Server], come: Come) -> tuple[Client, Client]:
    """Two people, each at a server of his own."""
    return come(servers[0]), come(servers[1])


def contest(german: Client, russian: Client) -> tuple[str, Socket, Socket]:
    match = german.create("competitive", seats={"defender": "open"})["id"]
    russian.join(match, "defender")
    first, second = german.open(match), russian.open(match)
    while not first.asked:  # his server hears a little later of who sat down at the other
        first.next("state")
    return match, first, second


def test_a_session_holds_at_every_server(
    servers: tuple[Server, Server], pair: tuple[Client, Client], come: Come
) -> None:
    elsewhere = come(servers[1], guest=False)
    elsewhere.http.cookies.set("stavka", pair[0].cookie)
    assert elsewhere.get("/api/me")["person"]["id"] == pair[0].person["id"]
    match = pair[0].create()["id"]
    assert elsewhere.mine()[match]["your_turn"] is True


def test_who_logs_out_is_sent_away_everywhere(
    servers: tuple[Server, Server], pair: tuple[Client, Client], come: Come
) -> None:
    """All lines of the session, at whichever server; others stay."""
    person, other = pair
    elsewhere = come(servers[1], guest=False)
    elsewhere.http.cookies.set("stavka", person.cookie)
    line, witness = elsewhere.open(person.create()["id"]), other.open(other.create()["id"])
    person.post("/api/logout")
    assert line.closed() == 4001
    assert witness.say("ping")["type"] == "pong"


def test_a_choice_reaches_everybody_wherever_he_is(
    servers: tuple[Server, Server], pair: tuple[Client, Client], come: Come
) -> None:
    match, german, russian = contest(*pair)
    watchers = [come(server).open(match) for server in servers]
    chance = random.Random(2)
    for _ in range(60):
        acting, other = (german, russian) if german.asked else (russian, german)
        acting.play(chance.choice(acting.choices))
        if acting.state["undo"] and chance.random() < 0.2:
            acting.on_turn("undo")
        other.at(acting.number)
        for watcher in watchers:
            watcher.at(acting.number)
        assert [w.state["choices"] for w in watchers] == [acting.state["choices"]] * 2
        if acting.state["status"] != "running":
            break
    assert watchers[0].board == watchers[1].board
    assert watchers[0].log == watchers[1].log
    for person, socket in zip(pair, (german, russian), strict=True):
        for server in servers:
            fresh = person.open(match, server=server)
            assert (fresh.board, fresh.log) == (socket.board, socket.log)


def test_what_nobody_watches_is_read_when_it_is_wanted(
    servers: tuple[Server, Server], pair: tuple[Client, Client], come: Come
) -> None:
    """A server that holds a match in memory does not read each choice made at another one, and
    yet whoever comes sees all of them."""
    match, german, russian = contest(*pair)
    russian.close()
    holder, stranger = pair[1], come(servers[1])
    chance = random.Random(3)
    for _ in range(3):
        assert holder.match(match)["status"] == "running"  # it is in memory there
        soon(lambda: servers[1].metric("stavka_connections") == 0, "the line is closed")
        for _ in range(40):
            if not german.asked:
                break
            german.play(chance.choice(german.choices))
        assert german.number > 0
        lines = [holder.open(match), stranger.open(match)]
        for line in lines:
            line.at(german.number)
        assert lines[1].board == come(servers[0]).open(match).board
        while lines[0].asked and not german.asked:
            lines[0].play(chance.choice(lines[0].choices))
        german.at(lines[0].number)
        for line in lines:
            line.close()
        if german.state["status"] == "over":
            break  # the dice may end it after one round


def test_taking_a_seat_is_known_everywhere(
    servers: tuple[Server, Server], pair: tuple[Client, Client], come: Come
) -> None:
    owner, friend = pair
    match = owner.create("competitive", seats={"wehrmacht": "open"})["id"]
    waiting, watching = owner.open(match), come(servers[1]).open(match)
    assert waiting.state["status"] == watching.state["status"] == "open"
    third = come(servers[0])
    third.join(match, "wehrmacht")
    watching.until(lambda m: m["type"] == "present" and m["status"] == "running")
    assert watching.state["status"] == "running"
    assert friend.match(match)["status"] == "running"
    socket = third.open(match, server=servers[1])
    assert socket.asked
    socket.play()
    assert waiting.at(1)["choices"] == 1
    third.at_match(match, "leave", seat="wehrmacht")
    watching.until(lambda m: m["type"] == "present" and m["seats"][1]["kind"] == "open")
    refused = socket.refused("play", seat="wehrmacht", number=1, choice="done")
    assert refused["reason"] == "not-your-seat"


def test_one_question_answered_on_two_servers_has_one_answer(
    servers: tuple[Server, Server], come: Come
) -> None:
    person = come(servers[0])
    chance = random.Random(9)
    for _ in range(4):  # of which none can be lost after so few choices
        match = person.create()["id"]
        both = [person.open(match, server=server) for server in servers]
        with ThreadPoolExecutor(2) as pool:
            for number in range(10):
                wishes = [(socket, chance.choice(both[0].choices)) for socket in both]
                one_stands(both, number + 1, list(pool.map(answer, wishes)))
        fresh = person.open(match)
        assert both[0].log == both[1].log == fresh.log
        assert fresh.state["choices"] == 10


# Whoever writes an action waits before the commit as long as somebody holds the gate.
GATE = 13
BUILD = (
    f"""CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock_shared({GATE}); RETURN NULL; END $$""",
    "CREATE TRIGGER gate AFTER INSERT ON action FOR EACH ROW EXECUTE FUNCTION wait()",
)
TEAR_DOWN = ("DROP TRIGGER gate ON action", "DROP FUNCTION wait()")
AT_THE_GATE = "locktype = 'advisory'"
BEHIND_ANOTHER = "locktype = 'transactionid'"  # the row is another's if that one commits


@pytest.fixture
def gate(servers: tuple[Server, Server]) -> Iterator[Connection]:
    """A line to the database of the servers, which has a gate before each commit of an action."""
    database = servers[0].database.replace("postgresql:", "postgresql+psycopg:")
    engine = create_engine(database, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in BUILD:
            connection.execute(text(statement))
        yield connection
        for statement in TEAR_DOWN:
            connection.execute(text(statement))
    engine.dispose()


@contextmanager
def held(gate: Connection) -> Iterator[None]:
    gate.execute(text(f"SELECT pg_advisory_lock({GATE})"))
    try:
        yield
    finally:
        gate.execute(text(f"SELECT pg_advisory_unlock({GATE})"))


def waits(gate: Connection, where: str) -> bool:
    """Whether somebody waits there."""
    query = f"SELECT count(*) FROM pg_locks WHERE NOT granted AND {where}"
    return bool(gate.execute(text(query)).scalar())


def test_whichever_server_is_first_the_other_comes_too_late(
    servers: tuple[Server, Server], come: Come, gate: Connection
) -> None:
    """Both have taken the choice on before either has saved it: the row decides."""
    person = come(servers[0])
    match = person.create()["id"]
    both = [person.open(match, server=server) for server in servers]
    chance = random.Random(9)
    with ThreadPoolExecutor(2) as pool:
        for turn in range(10):
            first, second = both if turn % 2 else reversed(both)
            number = first.number
            early, late = (chance.choice(first.choices) for _ in both)
            with held(gate):
                one = pool.submit(answer, (first, early))
                soon(partial(waits, gate, AT_THE_GATE), "the first has written its row")
                other = pool.submit(answer, (second, late))
                soon(partial(waits, gate, BEHIND_ANOTHER), "the second wants to write the same")
            assert one.result()["type"] == "done"
            one_stands(both, number + 1, [one.result(), other.result()])
    assert both[0].log == both[1].log == person.open(match).log
    assert both[0].state["choices"] == 10


def answer(wish: tuple[Socket, str]) -> Message:
    socket, choice = wish
    return socket.say("play", seat="defender", number=socket.number, choice=choice)


def one_stands(both: list[Socket], number: int, answers: list[Message]) -> None:
    """One of two choices was made, the other was stale, and both know the same match since."""
    done, refused = sorted(answers, key=lambda each: str(each["type"]))
    assert (done["type"], refused["type"], refused["reason"]) == ("done", "refused", "stale")
    for socket in both:
        assert socket.at(number)["number"] == number
    assert both[0].board == both[1].board
    assert both[0].state["questions"] == both[1].state["questions"]


def test_comrades_on_two_servers_answer_one_question(pair: tuple[Client, Client]) -> None:
    commander, sergeant = pair
    match = commander.bring(played("cooperative", lambda m: len(m.waiting) == 2))
    commander.at_match(match, "leave", seat="garrison")
    sergeant.join(match, "garrison")
    command, garrison = commander.open(match), sergeant.open(match)
    late = {"seat": "garrison", "number": garrison.number, "choice": garrison.choices[0]}
    command.play()
    assert garrison.refused("play", **late)["reason"] == "stale"
    assert garrison.at(command.number)["choices"] == command.state["choices"]


def grab(match: str, person: Client) -> int:
    wish = {"seat": "wehrmacht"}
    return person.http.post(f"/api/matches/{match}/join", json=wish).status_code


def test_one_seat_wanted_on_two_servers_has_one_holder(
    servers: tuple[Server, Server], come: Come
) -> None:
    owner = come(servers[0])
    crowd = [come(server) for server in servers * 3]
    for _ in range(3):
        match = owner.create("competitive", seats={"wehrmacht": "open"})["id"]
        with ThreadPoolExecutor(6) as pool:
            statuses = list(pool.map(partial(grab, match), crowd))
        assert sorted(statuses) == [200] + [409] * 5
        winner = crowd[statuses.index(200)]
        for person in (owner, crowd[1], crowd[0]):
            assert person.match(match)["seats"][1]["name"] == winner.name


def test_the_last_two_seats_taken_at_once_start_the_match(pair: tuple[Client, Client]) -> None:
    wishes = list(zip(pair, ("defender", "wehrmacht"), strict=True))
    for _ in range(8):
        seats = {"defender": "open", "wehrmacht": "open"}
        match = pair[0].create("competitive", seats=seats)["id"]
        pair[1].match(match)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda wish: wish[0].join(match, wish[1]), wishes))  # noqa: B023
        soon(
            lambda: all(p.match(match)["status"] == "running" for p in pair),  # noqa: B023
            "the match begins",
        )


def test_the_end_of_a_match_is_known_everywhere(pair: tuple[Client, Client]) -> None:
    match, german, russian = contest(*pair)
    russian.do("resign", seat="defender", number=russian.number)
    german.over()
    assert german.state["outcome"]["winners"] == ["wehrmacht"]
    assert pair[0].mine()[match]["status"] == "over"
    assert pair[0].http.get(f"/api/matches/{match}/journal").status_code == 200


def test_bots_answer_whichever_server_one_plays_at(
    servers: tuple[Server, Server], come: Come
) -> None:
    person = come(servers[0])
    match = person.create("competitive", seats={"wehrmacht": "random"})["id"]
    sockets = [person.open(match, server=server) for server in servers]
    chance = random.Random(3)
    for turn in range(40):
        acting = sockets[turn % 2]
        while not acting.asked and acting.state["status"] == "running":
            acting.next("state")
        if acting.state["status"] != "running":
            break
        acting.play(chance.choice(acting.choices))
        sockets[1 - turn % 2].at(acting.number)
    assert acting.state["choices"] > 10


def test_when_one_server_dies_the_others_play_on(
    serve: Serve, databases: Databases, come: Come
) -> None:
    database = databases("postgres")
    first, second = serve(database, start=False), serve(database, start=False)
    first.launch()
    second.launch()
    german, russian = come(first.wait()), come(second.wait())
    match, socket, other = contest(german, russian)
    socket.play()
    first.kill()
    again = german.open(match, server=second)
    assert again.at(socket.number)["choices"] == 1  # the second may still be hearing of it
    while again.asked:
        again.play()
    assert other.at(again.number)["questions"]
    other.play()
    first.start()
    back = german.open(match)
    assert (back.number, back.log) == (other.number, german.open(match, server=second).log)
