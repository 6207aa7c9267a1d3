"""Profiles: what the matches of a person have come to, and who may know it."""

from __future__ import annotations

import time

import pytest

from tests.table.conftest import Come, Serve
from tests.table.server import Client, Message, Server
from tests.table.test_challenge import begin, give_up, go, noon
from tests.table.test_clocks import CLOCKWORK, Pass, contest, later, sitting

__all__ = ["go", "later", "noon"]

pytestmark = pytest.mark.slow


def named(client: Client) -> Client:
    """With an account."""
    client.register(f"P {time.time_ns()}"[-20:])
    return client


def profile(client: Client, of: Client | None = None, status: int = 200) -> Message:
    path = f"/api/people/{of.name}" if of else "/api/profile"
    found: Message = client.get(path, status)
    return found


def lose(client: Client, other: Client) -> str:
    """A contest that the first gives up."""
    id = str(client.create("competitive", seats={"wehrmacht": "open"})["id"])
    other.join(id, "wehrmacht")
    line = client.open(id)
    line.on_turn("resign", "defender")
    line.over()
    return id


def test_what_two_people_have_played(either: Server, come: Come) -> None:
    anna, boris = named(come(either)), named(come(either))
    lost = lose(anna, boris)
    lose(anna, boris)
    hers, his = profile(anna), profile(boris)
    (record,) = hers["games"]
    assert (record["game"], record["won"], record["drawn"], record["lost"]) == ("pavlov", 0, 0, 2)
    (rating,) = record["ratings"]
    assert (rating["pool"], rating["matches"], rating["sure"]) == ("people", 2, False)
    (better,) = his["games"][0]["ratings"]
    assert rating["rating"] < 1500 < better["rating"]
    assert rating["rating"] + better["rating"] == pytest.approx(3000, abs=0.2)
    assert rating["deviation"] < 350
    assert [(r["result"], r["how"], r["rivals"]) for r in hers["recent"]] == [
        ("lost", "resigned", [boris.name])
    ] * 2
    assert hers["recent"][1]["match"] == lost
    assert hers["recent"][0]["seat"] == "defender"
    assert (hers["yours"], hers["shown"], hers["guest"]) == (True, False, False)


def test_it_is_private_until_it_is_shown(table: Server, come: Come) -> None:
    anna, boris, nobody = named(come(table)), named(come(table)), come(table, guest=False)
    lose(anna, boris)
    for client in (boris, nobody):
        assert profile(client, anna, 404)["reason"] == "no-such-profile"
    assert profile(anna, anna)["yours"]
    nobody.get("/api/people/Nobody%20At%20All", 404)
    assert anna.post("/api/preferences", {"shown": True})["person"]["shown"]
    seen = profile(nobody, anna)
    assert (seen["name"], seen["yours"], seen["shown"]) == (anna.name, False, True)
    assert seen["games"] == profile(anna)["games"]
    # Who sat opposite is told to nobody else.
    assert boris.name not in str(seen)
    assert seen["recent"][0]["rivals"] == []
    assert not anna.post("/api/preferences", {"shown": False})["person"]["shown"]
    profile(nobody, anna, 404)


def test_a_guest_sees_his_own_and_takes_it_along(table: Server, come: Come) -> None:
    guest, boris = come(table), named(come(table))
    lose(guest, boris)
    refused = guest.post("/api/preferences", {"shown": True}, 409)
    assert refused["reason"] == "guests-are-private"
    mine = profile(guest)
    assert mine["guest"]
    assert mine["games"][0]["lost"] == 1
    assert mine["games"][0]["ratings"] == profile(boris)["games"][0]["ratings"] == []
    named(guest)
    assert profile(guest)["games"][0]["lost"] == 1
    come(table, guest=False).get("/api/profile", 401)


def test_a_result_outlives_its_match_and_a_challenge_is_counted(noon: Server, come: Come) -> None:
    anna = come(noon)
    solo = anna.create()["id"]
    give_up(anna, solo)
    give_up(anna, begin(anna)["id"])
    found = profile(anna)
    assert found["challenges"] == {"played": 1, "won": 0}
    assert [r["match"] != "" for r in found["recent"]] == [True, True]
    anna.at_match(solo, "delete")
    found = profile(anna)
    assert sum(game["lost"] for game in found["games"]) == 2
    assert [r["match"] for r in found["recent"]][1] == ""


def test_whose_time_runs_out_has_lost(database: str, serve: Serve, come: Come, later: Pass) -> None:
    server = serve(database, module=CLOCKWORK)
    anna, boris = named(come(server)), named(come(server))
    _, _, russian = contest(anna, boris, kind="days", amount=1, then="bot")
    later(86_401)
    sitting(russian, "wehrmacht", kind="bot", late=True)
    russian.on_turn("resign")  # against the bot that sits there now: that is settled
    russian.over()
    hers, his = profile(anna)["recent"], profile(boris)["recent"]
    assert [(r["result"], r["how"]) for r in hers] == [("lost", "late")]
    assert [(r["result"], r["how"], r["rivals"]) for r in his] == [("won", "late", [anna.name])]
    before = profile(boris)["games"][0]["ratings"]
    later(3 * 86_400)  # when the day is over the rating is kept, and less sure with each day
    after = profile(boris)["games"][0]["ratings"]
    assert after[0]["rating"] == before[0]["rating"] > 1500
    assert after[0]["deviation"] > before[0]["deviation"]
    assert [point["rating"] for point in after[0]["curve"]] == [after[0]["rating"]]
