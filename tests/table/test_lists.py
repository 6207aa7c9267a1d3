"""The lists of matches: who hears that they have changed, and what a person does with his own."""

from __future__ import annotations

import pytest

from stavka.kernel import Journal
from tests.table.conftest import Come, Databases, Serve
from tests.table.server import Client, Message, Server, Socket

pytestmark = pytest.mark.slow


class Looking(Socket):
    """A page with the lists on it."""

    def __init__(self, client: Client) -> None:
        super().__init__(client.server.url.replace("http", "ws", 1) + "/ws/lists", client.cookie)
        assert self.read() == {"type": "lists"}

    def told(self) -> Message:
        return self.next("lists")


def test_a_new_table_is_told_to_everybody_and_a_turn_to_whose_it_is(
    either: Server, come: Come
) -> None:
    host, guest, stranger = come(either), come(either), come(either, guest=False)
    lookers = [Looking(host), Looking(guest), Looking(stranger)]
    match = host.create("competitive", seats={"defender": "open"}, title="Winter")["id"]
    assert [looker.told() for looker in lookers] == [
        {"type": "lists", "open": True, "mine": True},
        {"type": "lists", "open": True},
        {"type": "lists", "open": True},
    ]
    (listed,) = [m for m in stranger.get("/api/matches/open")["matches"] if m["id"] == match]
    assert listed["host"] == host.name
    guest.join(match, "defender")
    assert lookers[1].told() == {"type": "lists", "open": True, "mine": True}
    german = host.open(match)
    while german.asked:
        german.play()
    heard = lookers[1].told()
    assert heard == {"type": "lists", "mine": True}
    assert guest.mine()[match]["your_turn"] is True
    assert [m["type"] for m in lookers[2].rest()] == ["lists"]  # of who sat down, not of turns
    for looker in lookers:
        looker.close()


def test_a_page_with_lists_is_told_nothing_else(come: Come) -> None:
    looking = Looking(come())
    looking.send_text("no JSON at all")
    looking.send("play", seat="defender", number=0, choice="end-cards")
    assert looking.rest() == []
    looking.close()


def test_other_servers_hear_of_new_turned_and_deleted_matches(
    databases: Databases, serve: Serve, come: Come
) -> None:
    database = databases("postgres")
    here, there = serve(database), serve(database)
    host = come(here)
    looking = Looking(come(there, guest=False))
    match = host.create("competitive", seats={"defender": "open"})["id"]
    assert looking.told() == {"type": "lists", "open": True}
    watching = host.open(match, server=there)
    socket = host.open(match)
    socket.do("propose", what="abort")
    assert looking.told() == {"type": "lists", "open": True}
    host.join(match, "defender", status=409)
    assert host.at_match(match, "delete", 409)["reason"] == "others-played"  # a seat was open
    alone = host.create("solo")["id"]
    own = host.open(alone, server=there)
    host.open(alone).on_turn("resign")
    own.over()
    assert host.at_match(alone, "delete")["id"] == alone
    assert own.closed() == 4003
    assert host.match(alone, 409)["reason"] == "no-such-match"
    watching.close()
    looking.close()


def test_a_match_is_hidden_from_ones_own_list_only(either: Server, come: Come) -> None:
    host, guest = come(either), come(either)
    match = host.create("competitive", seats={"defender": "open"})["id"]
    assert guest.at_match(match, "hide", 409, hidden=True)["reason"] == "not-your-match"
    guest.join(match, "defender")
    assert guest.at_match(match, "hide", hidden=True)["hidden"] is True
    assert guest.mine()[match]["hidden"] is True
    assert host.mine()[match]["hidden"] is False
    guest.at_match(match, "hide", hidden=False)
    assert guest.mine()[match]["hidden"] is False


def test_only_ones_own_finished_matches_without_others_are_deleted(
    either: Server, come: Come
) -> None:
    host, guest = come(either), come(either)
    contest = host.create("competitive", seats={"defender": "open"})["id"]
    guest.join(contest, "defender")
    assert host.at_match(contest, "delete", 409)["reason"] == "match-running"
    host.open(contest).on_turn("resign")
    assert guest.at_match(contest, "delete", 409)["reason"] == "not-your-match"
    assert host.at_match(contest, "delete", 409)["reason"] == "others-played"
    assert guest.match(contest)["status"] == "over"
    alone = host.create("solo")["id"]
    socket = host.open(alone)
    socket.play()
    socket.say("say", text="Good evening!")
    socket.say("note", text="a note")
    socket.on_turn("resign")
    host.at_match(alone, "delete")
    assert socket.closed() == 4003
    assert alone not in host.mine()
    assert host.match(alone, 409)["reason"] == "no-such-match"


def test_who_plays_alone_takes_the_journal_along_and_nobody_knows_the_dice_to_come(
    either: Server, come: Come
) -> None:
    person, other = come(either), come(either)
    match = person.create("solo")["id"]
    socket = person.open(match)
    socket.play()
    before = person.match(match)["commitment"]
    path = f"/api/matches/{match}/journal"
    assert other.post(path, status=409)["reason"] == "match-running"
    assert person.get(path, 409)["reason"] == "match-running"
    journal = Journal.parse(person.http.post(path).text)
    assert len(journal.entries) == 1
    assert journal.verify() is None
    found = person.match(match)
    assert (found["commitment"] != before, found["imported"]) == (True, True)
    socket.at(2)
    socket.play()
    socket.on_turn("resign")
    whole = Journal.parse(person.http.get(path).text)
    assert whole.verify() is None
    assert len(whole.entries) == 2
    # What the first seed has dealt was known to him: it counts in nothing.
    assert person.get("/api/profile")["recent"] == []


def test_of_a_running_match_of_two_each_gets_the_story_that_he_knows(
    either: Server, come: Come
) -> None:
    german, russian = come(either), come(either, language="ru")
    match = german.create("competitive", seats={"defender": "open"})["id"]
    russian.join(match, "defender")
    assert german.post(f"/api/matches/{match}/journal", status=409)["reason"] == "match-running"
    socket = german.open(match)
    socket.play()
    known = [f"{line['number']}. {line['text']}" for line in socket.log]
    path = f"/api/matches/{match}/story"
    assert german.http.get(path, params={"seat": "wehrmacht"}).text.splitlines() == known
    theirs = russian.http.get(path, params={"seat": "defender"}).text.splitlines()
    assert theirs == [
        f"{line['number']}. {line['text']}" for line in russian.open(match, language="ru").log
    ]
    assert theirs != known
    refused = russian.get(path, 409, seat="wehrmacht")
    assert refused["reason"] == "not-your-seat"
