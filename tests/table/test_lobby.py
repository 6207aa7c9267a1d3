"""The lobby: what can be played, making matches, taking and leaving seats."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

import stavka
from tests.table.conftest import Come, Serve
from tests.table.server import Client, Message, Server

pytestmark = pytest.mark.slow


def kinds(match: Message) -> dict[str, str]:
    """Each seat in its order, and who sits there."""
    names = {"person": "name", "bot": "name"}
    return {s["seat"]: f"{s['kind']} {s[names.get(s['kind'], 'kind')]}" for s in match["seats"]}


def yours(match: Message) -> list[str]:
    return [s["seat"] for s in match["seats"] if s["yours"]]


# What can be played


def test_games_are_listed_with_their_scenarios_seats_and_bots(come: Come) -> None:
    pavlov, *_ = come(guest=False).get("/api/games")["games"]
    assert (pavlov["id"], pavlov["title"]) == ("pavlov", "Pavlov’s House")
    bots = [(b["bot"], b["title"], b["own"]) for b in pavlov["bots"]]
    assert bots == [
        ("random", "Random", False),
        ("rollout", "Cadet", False),
        ("mcts", "Strategist", False),
        ("veteran", "Veteran", True),
    ]
    seats = {s["id"]: [x["seat"] for x in s["seats"]] for s in pavlov["scenarios"]}
    assert seats == {
        "solo": ["defender"],
        "cooperative": ["command", "garrison"],
        "competitive": ["defender", "wehrmacht"],
        "competitive-three": ["command", "garrison", "wehrmacht"],
    }


def test_options_are_typed_and_in_the_reader_s_language(come: Come) -> None:
    def options(language: str) -> dict[str, Message]:
        pavlov, *_ = come(guest=False).get("/api/games", lang=language)["games"]
        (solo,) = [s for s in pavlov["scenarios"] if s["id"] == "solo"]
        assert solo["schema"]["properties"].keys() == {o["id"] for o in solo["options"]}
        return {o["id"]: o for o in solo["options"]}

    english, russian = options("en"), options("ru")
    tactics = english["tactics"]
    assert tactics["type"] == "string"
    assert tactics["enum"] == ["none", "veteran", "elite"]
    assert tactics["default"] == "none"
    assert english["operational-support"]["type"] == "boolean"
    assert english.keys() == russian.keys()
    for id, option in english.items():
        assert option["title"].isascii()
        assert any("а" <= letter <= "я" for letter in russian[id]["title"].lower())


# Making a match


def test_seats_that_are_not_named_are_mine(either: Server, come: Come) -> None:
    person = come(either)
    match = person.create("competitive-three", title="  Evening \n game ")
    assert match["status"] == "running"
    assert match["title"] == "Evening game"
    assert yours(match) == ["command", "garrison", "wehrmacht"]
    assert match["your_turn"] is True
    assert match["invitations"] == {}


def test_every_kind_of_seat_can_be_asked_for(either: Server, come: Come) -> None:
    person = come(either)
    wanted = {"command": "open", "garrison": "invited", "wehrmacht": "random"}
    match = person.create("competitive-three", seats=wanted)
    assert match["status"] == "open"
    assert kinds(match) == {
        "command": "open open",
        "garrison": "invited invited",
        "wehrmacht": "bot random",
    }
    assert list(match["invitations"]) == ["garrison"]
    assert len(match["invitations"]["garrison"]) >= 24
    assert person.match(match["id"])["invitations"] == {}


def test_options_and_figures_of_an_own_edition_are_played(come: Come) -> None:
    person = come()
    match = person.create(
        options={"tactics": "elite", "operational-support": True},
        figures={"defense.red.start": 4},
    )
    assert match["options"]["tactics"] == "elite"
    assert match["options"]["operational-support"] is True
    board = person.open(match["id"]).board
    assert board["support"]
    assert board["defense"] == {"green": 6, "red": 4, "purple": 6}


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "chess"}, "no game 'chess'; there are partisans, pavlov"),
        ({"scenario": "duel"}, "pavlov has no scenario 'duel'; there are solo, cooperative"),
        ({"options": {"tactics": "hard"}}, "tactics: 'hard' is none of none, veteran, elite"),
        ({"options": {"tactics": True}}, "option tactics"),
        ({"options": {"operational-support": 7}}, "7 is neither true nor false"),
        ({"options": {"fog": True}}, "solo has no option 'fog'"),
        ({"figures": {"nonsense.x.y": 1}}, "nonsense"),
        ({"seats": {"wehrmacht": "me"}}, "no seat 'wehrmacht'; the seats are defender"),
        ({"seats": {"defender": "deep-blue"}}, "no bot 'deep-blue'; pavlov has random, rollout"),
        ({"seats": [{"seat": "defender"}]}, "missing required field `who` - at `$.seats[0]`"),
        ({"title": "x" * 81}, "length <= 80"),
        ({"colour": "red"}, "unknown field `colour`"),
    ],
    ids=[
        "game", "scenario", "option-value", "option-type", "option-boolean", "option-name",
        "figures", "seat", "bot", "seat-shape", "title", "field",
    ],
)  # fmt: skip
def test_a_wish_that_makes_no_match_is_a_clear_error(
    come: Come, wish: dict[str, Any], said: str
) -> None:
    person = come()
    refused = person.create(status=400, **wish)
    assert said in refused["text"]
    assert person.mine() == {}


def test_who_has_too_many_unfinished_matches_gets_no_more(
    serve: Serve, sqlite: str, come: Come
) -> None:
    person = come(serve(sqlite, matches_per_person=2))
    matches = [person.create()["id"] for _ in range(2)]
    refused = person.create(status=429)
    assert refused["reason"] == "too-many-matches"
    journal = stavka.game("pavlov").start().journal.text()
    person.post("/api/matches/import", {"text": journal}, 429)
    come(person.server).create()
    person.open(matches[0]).on_turn("resign")
    person.create()


# Taking seats


def test_an_open_seat_is_anybody_s_and_the_last_one_starts_the_match(
    either: Server, come: Come
) -> None:
    first, second = come(either), come(either)
    match = first.create("competitive", seats={"defender": "open", "wehrmacht": "open"})["id"]
    socket = first.open(match)
    assert socket.state["status"] == "open"
    assert second.join(match, "wehrmacht")["status"] == "open"
    started = first.join(match, "defender")
    assert started["status"] == "running"
    assert kinds(started) == {
        "defender": f"person {first.name}",
        "wehrmacht": f"person {second.name}",
    }
    assert second.match(match)["your_turn"] is True
    socket.until(lambda m: m["type"] == "present" and m["status"] == "running")
    assert socket.state["status"] == "running"
    assert socket.state["seat"] == "defender"
    assert [s["kind"] for s in socket.present["seats"]] == ["person", "person"]


def test_before_all_seats_are_taken_nothing_is_played(come: Come) -> None:
    person = come()
    match = person.create("competitive", seats={"defender": "open"})["id"]
    socket = person.open(match)
    assert not socket.asked
    assert socket.state["waiting"] == []
    refused = socket.refused("play", seat="wehrmacht", number=0, choice="done")
    assert refused["reason"] == "waiting-for-players"


@pytest.mark.parametrize(
    ("seat", "secret", "reason"),
    [
        ("wehrmacht", "", "seat-taken"),
        ("wehrmacht", "secret", "seat-taken"),
        ("garrison", "", "seat-taken"),
        ("garrison", "not the secret", "bad-invitation"),
        ("garrison", "sécret", "bad-invitation"),
        ("nobody", "", "no-such-seat"),
    ],
)
def test_a_seat_that_cannot_be_had(come: Come, seat: str, secret: str, reason: str) -> None:
    owner, other = come(), come()
    seats = {"garrison": "invited", "command": "open"}
    match = owner.create("competitive-three", seats=seats)["id"]
    assert other.join(match, seat, secret, 409)["reason"] == reason
    assert yours(other.match(match)) == []


def test_two_who_want_one_seat_get_one_winner(either: Server, come: Come) -> None:
    owner = come(either)
    crowd = [come(either) for _ in range(6)]
    match = owner.create("competitive", seats={"wehrmacht": "open"})["id"]

    def grab(person: Client) -> int:
        wish = {"seat": "wehrmacht"}
        return person.http.post(f"/api/matches/{match}/join", json=wish).status_code

    with ThreadPoolExecutor(len(crowd)) as pool:
        statuses = list(pool.map(grab, crowd))
    assert sorted(statuses) == [200] + [409] * 5
    winner = crowd[statuses.index(200)]
    assert kinds(owner.match(match))["wehrmacht"] == f"person {winner.name}"
    assert [yours(person.match(match)) for person in crowd if person is not winner] == [[]] * 5


def test_no_such_match(come: Come) -> None:
    person = come()
    for match in ("nothing", "x" * 300, "' OR 1=1 --"):
        assert person.match(match, 409)["reason"] == "no-such-match"
        assert person.join(match, "defender", status=409)["reason"] == "no-such-match"
    with pytest.raises(InvalidStatus, match="403"):
        person.open("nothing")


# Secret links


def test_who_has_the_secret_link_gets_the_invited_seat_once(either: Server, come: Come) -> None:
    owner, friend, other = come(either), come(either), come(either)
    made = owner.create("competitive", seats={"wehrmacht": "invited"})
    secret = made["invitations"]["wehrmacht"]
    assert friend.join(made["id"], "wehrmacht", secret)["status"] == "running"
    assert other.join(made["id"], "wehrmacht", secret, 409)["reason"] == "seat-taken"


def test_a_new_link_voids_the_old_one(come: Come) -> None:
    owner, friend = come(), come()
    made = owner.create("competitive", seats={"wehrmacht": "invited"})
    old = made["invitations"]["wehrmacht"]
    new = owner.at_match(made["id"], "invite", seat="wehrmacht")["invitations"]["wehrmacht"]
    assert friend.join(made["id"], "wehrmacht", old, 409)["reason"] == "bad-invitation"
    assert yours(friend.join(made["id"], "wehrmacht", new)) == ["wehrmacht"]


def test_a_revoked_link_is_void_and_the_seat_is_open(come: Come) -> None:
    owner, friend = come(), come()
    made = owner.create("competitive", seats={"wehrmacht": "invited"})
    match = made["id"]
    assert kinds(owner.at_match(match, "revoke", seat="wehrmacht"))["wehrmacht"] == "open open"
    again = owner.at_match(match, "revoke", 409, seat="wehrmacht")
    assert again["reason"] == "seat-taken"
    secret = made["invitations"]["wehrmacht"]
    assert yours(friend.join(match, "wehrmacht", secret)) == ["wehrmacht"]


def test_an_open_seat_can_be_kept_for_a_friend(come: Come) -> None:
    owner, other = come(), come()
    match = owner.create("competitive", seats={"wehrmacht": "open"})["id"]
    owner.at_match(match, "invite", seat="wehrmacht")
    assert other.join(match, "wehrmacht", status=409)["reason"] == "seat-taken"


def test_only_who_made_the_match_invites_and_revokes(come: Come) -> None:
    owner, other = come(), come()
    match = owner.create("competitive", seats={"wehrmacht": "invited"})["id"]
    for action in ("invite", "revoke"):
        refused = other.at_match(match, action, 409, seat="wehrmacht")
        assert refused["reason"] == "not-your-match"
    assert owner.at_match(match, "invite", 409, seat="defender")["reason"] == "seat-taken"


def test_secrets_are_shown_to_nobody_else(come: Come) -> None:
    owner, other = come(), come()
    made = owner.create("competitive", seats={"wehrmacht": "invited"})
    secret = made["invitations"]["wehrmacht"]
    shown = [
        other.http.get(path).text
        for path in (f"/api/matches/{made['id']}", "/api/matches/open", "/api/matches/mine")
    ]
    socket = other.open(made["id"])
    socket.next("present")
    assert not any(secret in text for text in [*shown, str(socket.heard)])


# Leaving


def test_who_leaves_makes_room_and_another_plays_on(either: Server, come: Come) -> None:
    first, second, third = come(either), come(either), come(either)
    match = first.create("competitive", seats={"defender": "open"})["id"]
    second.join(match, "defender")
    socket = first.open(match)
    socket.play()
    number = socket.number
    left = first.at_match(match, "leave", seat="wehrmacht")
    assert (left["status"], kinds(left)["wehrmacht"]) == ("running", "open open")
    refused = socket.refused("play", seat="wehrmacht", number=number, choice="done")
    assert refused["reason"] == "not-your-seat"
    assert yours(third.join(match, "wehrmacht")) == ["wehrmacht"]
    heir = third.open(match)
    assert (heir.number, heir.asked) == (number, True)
    assert heir.play()["type"] == "done"


def test_nobody_can_leave_for_another(come: Come) -> None:
    owner, other = come(), come()
    match = owner.create("competitive")["id"]
    for seat in ("wehrmacht", "nobody"):
        assert other.at_match(match, "leave", 409, seat=seat)["reason"] == "not-your-seat"
    assert yours(owner.match(match)) == ["defender", "wehrmacht"]


def test_in_a_finished_match_nobody_changes_seats(come: Come) -> None:
    owner, other = come(), come()
    match = owner.create("competitive")["id"]
    owner.at_match(match, "leave", seat="wehrmacht")
    owner.open(match).on_turn("resign", "defender")
    assert other.join(match, "wehrmacht", status=409)["reason"] == "over"
    assert owner.at_match(match, "leave", 409, seat="defender")["reason"] == "over"
    assert owner.at_match(match, "invite", 409, seat="wehrmacht")["reason"] == "over"


# Lists


def test_open_matches_are_those_with_a_seat_for_anybody(come: Come) -> None:
    owner, other = come(), come()
    open_seat = owner.create("competitive", seats={"wehrmacht": "open"}, title="come")["id"]
    invited = owner.create("competitive", seats={"wehrmacht": "invited"})["id"]
    full = owner.create("competitive")["id"]
    left = owner.create("competitive")["id"]
    owner.at_match(left, "leave", seat="defender")

    def listed() -> dict[str, Message]:
        return {m["id"]: m for m in other.get("/api/matches/open")["matches"]}

    found = listed()
    assert found[open_seat]["title"] == "come"
    assert kinds(found[open_seat])["wehrmacht"] == "open open"
    assert left in found
    assert invited not in found
    assert full not in found
    other.join(open_seat, "wehrmacht")
    assert open_seat not in listed()


def test_my_matches_tell_whose_turn_it_is(either: Server, come: Come) -> None:
    german, russian = come(either), come(either)
    match = german.create("competitive", seats={"defender": "open"})["id"]
    assert german.mine()[match]["your_turn"] is False
    assert match not in russian.mine()
    russian.join(match, "defender")
    assert german.mine()[match]["your_turn"] is True
    assert russian.mine()[match]["your_turn"] is False
    socket = german.open(match)
    while socket.asked:
        socket.play()
    assert german.mine()[match]["your_turn"] is False
    assert russian.mine()[match]["your_turn"] is True
    socket.on_turn("resign")
    assert russian.mine()[match]["status"] == "over"
    assert russian.mine()[match]["your_turn"] is False


def test_my_matches_tell_what_has_happened_since_my_last_visit(either: Server, come: Come) -> None:
    person, other = come(either), come(either)
    match = person.create("competitive", seats={"defender": "open"})["id"]
    other.join(match, "defender")
    german = person.open(match)
    while german.asked:
        german.play()
    russian = other.open(match)
    planned = german.state["choices"]
    assert person.mine()[match]["since_last_visit"] == 0  # his own choices are no news
    assert other.mine()[match]["since_last_visit"] > 0
    for _ in range(3):
        russian.play()
    assert person.mine()[match]["since_last_visit"] == 3
    assert other.mine()[match]["since_last_visit"] == 0
    assert person.open(match).welcome["seen"] == planned
    german.do("seen", number=planned + 2)
    assert person.mine()[match]["since_last_visit"] == 1
    assert person.open(match).welcome["seen"] == planned + 2
    german.do("seen", number=1000)
    assert person.mine()[match]["since_last_visit"] == 0
    russian.play()
    assert person.mine()[match]["since_last_visit"] == 1


def test_choices_taken_back_are_not_news(come: Come) -> None:
    person, other = come(), come()
    match = person.create("competitive", seats={"defender": "open"})["id"]
    other.join(match, "defender")
    socket = person.open(match)
    socket.play()
    for _ in range(3):
        socket.on_turn("undo")
        socket.on_turn("redo")
    assert (socket.number, socket.state["choices"]) == (7, 1)
    assert other.mine()[match]["since_last_visit"] == 1
    other.open(match).do("seen", number=1)
    assert other.mine()[match]["since_last_visit"] == 0


def test_lists_are_right_after_a_restart(serve: Serve, database: str, come: Come) -> None:
    server = serve(database)
    person, other = come(server), come(server)
    match = person.create("competitive", seats={"defender": "open"})["id"]
    other.join(match, "defender")
    socket = person.open(match)
    socket.play()
    other.open(match).do("seen", number=1)
    socket.play()
    before = other.mine()
    assert before[match]["since_last_visit"] == 1
    server.kill()
    server.start()
    assert other.mine() == before


# Rematch


def finished(owner: Client, other: Client, **wish: Any) -> str:
    match = owner.create("competitive", seats={"defender": "open"}, **wish)["id"]
    other.join(match, "defender")
    owner.open(match).on_turn("resign")
    return str(match)


def test_a_rematch_swaps_sides_and_keeps_everything_else(either: Server, come: Come) -> None:
    first, second = come(either), come(either)
    old = finished(
        first, second, title="revenge", spectators=False, options={"operational-support": True}
    )
    made = second.at_match(old, "rematch", 201)
    assert made["previous"] == old
    assert made["status"] == "open"
    assert made["title"] == "revenge"
    assert made["spectators"] is False
    assert made["options"]["operational-support"] is True
    assert kinds(made) == {"defender": "invited invited", "wehrmacht": f"person {second.name}"}
    assert made["commitment"] != first.match(old)["commitment"]
    joined = first.join(made["id"], "defender", made["invitations"]["defender"])
    assert (joined["status"], yours(joined)) == ("running", ["defender"])


def test_sides_are_kept_if_that_is_wanted(either: Server, come: Come) -> None:
    first, second = come(either), come(either)
    old = finished(first, second)
    made = second.at_match(old, "rematch", 201, sides="kept")
    assert kinds(made) == {"defender": f"person {second.name}", "wehrmacht": "invited invited"}
    joined = first.at_match(old, "rematch", 201, sides="swapped")  # the first has said how
    assert (joined["id"], yours(joined)) == (made["id"], ["wehrmacht"])
    assert first.at_match(old, "rematch", 400, sides="none")["reason"]


def test_who_declines_a_rematch_leaves_his_seat_to_others(either: Server, come: Come) -> None:
    first, second, third = come(either), come(either), come(either)
    old = finished(first, second)
    assert first.at_match(old, "decline")["id"] == old  # nothing is offered
    made = second.at_match(old, "rematch", 201)["id"]
    waiting = second.open(made)
    third.at_match(old, "decline")  # it is not his business
    assert kinds(second.match(made))["defender"] == "invited invited"
    first.at_match(old, "decline")
    seats = waiting.until(lambda m: m["type"] == "present" and m["seats"][0]["kind"] == "open")
    assert seats["status"] == "open"
    assert yours(third.join(made, "defender")) == ["defender"]


def test_both_are_led_to_one_rematch(either: Server, come: Come) -> None:
    first, second = come(either), come(either)
    old = finished(first, second)
    watching = first.open(old)
    made = second.at_match(old, "rematch", 201)["id"]
    assert watching.until(lambda m: bool(m.get("rematch")))["rematch"] == made
    joined = first.at_match(old, "rematch", 201)
    assert (joined["id"], joined["status"], yours(joined)) == (made, "running", ["defender"])
    assert second.at_match(old, "rematch", 201)["id"] == made  # once more leads there again
    assert first.open(old).until(lambda m: bool(m.get("rematch")))["rematch"] == made


def test_when_a_rematch_is_over_there_is_another(come: Come) -> None:
    first, second = come(), come()
    old = finished(first, second)
    made = second.at_match(old, "rematch", 201)["id"]
    first.at_match(old, "rematch", 201)
    first.open(made).on_turn("resign")
    assert first.at_match(old, "rematch", 201)["id"] not in (old, made)


def test_who_plays_alone_begins_anew_each_time(come: Come) -> None:
    person = come()
    match = person.create()["id"]
    person.open(match).on_turn("resign")
    made = [person.at_match(match, "rematch", 201) for _ in range(2)]
    assert len({each["id"] for each in made}) == 2
    assert {each["status"] for each in made} == {"running"}


def test_of_two_who_offer_at_once_one_makes_the_match(come: Come) -> None:
    first, second = come(), come()
    old = finished(first, second)
    with ThreadPoolExecutor(2) as pool:
        made = pool.map(lambda each: each.at_match(old, "rematch", 201)["id"], (first, second))
    (id,) = set(made)
    assert kinds(first.match(id)) == {
        "defender": f"person {first.name}",
        "wehrmacht": f"person {second.name}",
    }


def test_in_a_rematch_of_three_each_moves_on_one_seat(come: Come) -> None:
    person = come()
    seats = {"command": "me", "garrison": "random", "wehrmacht": "veteran"}
    match = person.create("competitive-three", seats=seats)["id"]
    socket = person.open(match)
    while socket.state["status"] == "running":  # the bot may be faster
        socket.say("resign", seat="command", number=socket.number)
    made = person.at_match(match, "rematch", 201)
    assert kinds(made) == {
        "command": "bot random",
        "garrison": "bot veteran",
        "wehrmacht": f"person {person.name}",
    }


def test_a_rematch_is_for_players_of_a_finished_match(come: Come) -> None:
    first, second, other = come(), come(), come()
    running = first.create()["id"]
    assert first.at_match(running, "rematch", 409)["reason"] == "match-running"
    old = finished(first, second)
    assert other.at_match(old, "rematch", 409)["reason"] == "not-your-seat"


# Spectators


def test_anybody_may_watch_where_spectators_are_allowed(come: Come) -> None:
    owner, watcher = come(), come()
    match = owner.create("competitive")["id"]
    socket = watcher.open(match)
    assert socket.state["seat"] is None
    assert socket.state["questions"] == []
    assert watcher.match(match)["choices"] == 0
    assert come(guest=False).match(match)["id"] == match
    player = owner.open(match)
    player.look("wehrmacht")
    player.play()
    assert socket.at(1)["board"]
    refused = socket.refused("play", seat="wehrmacht", number=1, choice="done")
    assert refused["reason"] == "not-your-seat"


def test_nobody_watches_where_spectators_are_not_allowed(either: Server, come: Come) -> None:
    owner, watcher = come(either), come(either)
    match = owner.create("competitive", spectators=False)["id"]
    assert watcher.match(match, 409)["reason"] == "no-spectators"
    assert watcher.get(f"/api/matches/{match}/replay", 409)["reason"] == "no-spectators"
    assert watcher.get(f"/api/matches/{match}/journal", 409)["reason"] == "no-spectators"
    assert come(either, guest=False).match(match, 409)["reason"] == "no-spectators"
    with pytest.raises(InvalidStatus, match="403"):
        watcher.open(match)
    assert owner.open(match).state["status"] == "running"


def test_who_looked_on_while_seats_were_free_is_shown_out_when_play_begins(come: Come) -> None:
    owner, friend, watcher = come(), come(), come()
    seats = {"wehrmacht": "open"}
    match = owner.create("competitive", seats=seats, spectators=False)["id"]
    looking = watcher.open(match)
    playing = friend.open(match)
    friend.join(match, "wehrmacht")
    assert looking.closed() == 4003
    assert looking.state["status"] == "open"
    playing.until(lambda m: m["type"] == "state" and m["seat"] == "wehrmacht")
    assert playing.asked


def test_who_leaves_a_match_without_spectators_sees_no_more_of_it(come: Come) -> None:
    owner, friend = come(), come()
    seats = {"wehrmacht": "open"}
    match = owner.create("competitive", seats=seats, spectators=False)["id"]
    friend.join(match, "wehrmacht")
    socket = friend.open(match)
    friend.at_match(match, "leave", seat="wehrmacht")
    assert socket.closed() == 4003
    friend.match(match, 409)


def test_a_seat_that_was_left_is_not_for_who_knows_another_side(either: Server, come: Come) -> None:
    """Its next holder sees what was kept secret: not the enemy, not even once he has left."""
    german, russian, stranger = come(either), come(either), come(either)
    match = german.create("competitive", seats={"defender": "open"})["id"]
    russian.join(match, "defender")
    german.open(match).play_on(random.Random(1), 200)
    russian.open(match).play_on(random.Random(1), 3)
    russian.at_match(match, "leave", seat="defender")
    for language, word in (("en", "secret"), ("ru", "тайны")):
        german.http.headers["accept-language"] = language
        refused = german.join(match, "defender", status=409)
        assert refused["reason"] == "other-side"
        assert word in refused["text"]
    secret = german.at_match(match, "invite", seat="defender")["invitations"]["defender"]
    assert german.join(match, "defender", secret, status=409)["reason"] == "other-side"
    german.at_match(match, "revoke", seat="defender")
    german.at_match(match, "leave", seat="wehrmacht")
    assert german.join(match, "defender", status=409)["reason"] == "other-side"
    russian.join(match, "defender")  # it was his
    assert stranger.join(match, "wehrmacht")["status"] == "running"


def test_a_seat_is_barred_to_whom_it_would_be_refused(either: Server, come: Come) -> None:
    """Whoever is told so is offered nothing that is then refused; all others are."""
    german, russian, stranger = come(either), come(either), come(either)
    match = german.create("competitive", seats={"defender": "open"})["id"]
    russian.join(match, "defender")
    german.open(match).play_on(random.Random(1), 200)
    russian.open(match).play_on(random.Random(1), 3)

    def barred(client: Client) -> list[str]:
        return [s["seat"] for s in client.open(match).welcome["seats"] if s.get("barred")]

    assert [barred(client) for client in (german, russian, stranger)] == [[], [], []]  # nobody left
    told = german.open(match)
    russian.at_match(match, "leave", seat="defender")
    assert [barred(client) for client in (german, russian, stranger)] == [["defender"], [], []]
    told.until(
        lambda message: any(s.get("barred") for s in message.get("seats", [])), what="a barred seat"
    )


def test_comrades_and_who_plays_alone_take_seats_again(come: Come) -> None:
    command, garrison = come(), come()
    match = command.create("cooperative", seats={"garrison": "open"})["id"]
    garrison.join(match, "garrison")
    line = command.open(match)
    line.play_on(random.Random(1), 3)
    garrison.at_match(match, "leave", seat="garrison")
    command.join(match, "garrison")  # they see the same
    alone = command.create("competitive")["id"]
    command.at_match(alone, "leave", seat="defender")
    command.join(alone, "defender")
