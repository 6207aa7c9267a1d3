"""Journals: taking a finished match out, bringing one in, looking at any point of it."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

import stavka
from stavka.kernel import Journal, Match
from stavka.kernel.dice import commitment
from tests.table.conftest import Come
from tests.table.prepared import after
from tests.table.server import Client, Message, Server

pytestmark = pytest.mark.slow


def finished_solo() -> Match[Any]:
    """A whole match that ends, a short one."""
    match = after("solo", 60)
    chance = random.Random(1)
    while match.waiting:
        match.play("defender", chance.choice(match.choices("defender")))
    return match


def seen(match: Match[Any], seat: str | None) -> Message:
    """What the seat sees, as it comes over the wire."""
    shown: Message = match.view(seat)["board"]
    return shown


def replay(person: Client, match: str, choices: int, seat: str = "", **more: str) -> Message:
    query: dict[str, Any] = {"choices": choices, **({"seat": seat} if seat else {}), **more}
    found: Message = person.get(f"/api/matches/{match}/replay", **query)
    return found


def board(found: Message) -> Message:
    shown: Message = found["board"]
    return shown


# Out


def test_the_journal_is_given_out_when_the_match_is_over(either: Server, come: Come) -> None:
    person, other = come(either), come(either)
    match = person.create()["id"]
    socket = person.open(match)
    socket.play_on(random.Random(4), 8)
    refused = person.get(f"/api/matches/{match}/journal", 409)
    assert refused["reason"] == "match-running"
    assert "seed" not in str(person.match(match))
    socket.on_turn("resign")
    answer = other.http.get(f"/api/matches/{match}/journal")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f'filename="pavlov-{match}.journal"' in answer.headers["content-disposition"]
    journal = Journal.parse(answer.text)
    assert journal.verify() is None
    assert len(journal.entries) == 8
    assert commitment(journal.header.seed) == socket.welcome["commitment"]


def test_choices_taken_back_are_not_in_the_journal(come: Come) -> None:
    person = come()
    match = person.create("competitive")["id"]
    socket = person.open(match)
    socket.look("wehrmacht")
    socket.play(socket.choices[0])
    socket.on_turn("undo")
    kept = socket.choices[1]
    socket.play(kept)
    socket.on_turn("resign")
    journal = Journal.parse(person.http.get(f"/api/matches/{match}/journal").text)
    assert [entry.choice for entry in journal.entries] == [kept]


def test_an_aborted_match_is_given_out_too(come: Come) -> None:
    person = come()
    match = person.create()["id"]
    person.open(match).do("propose", what="abort")
    assert person.http.get(f"/api/matches/{match}/journal").status_code == 200


# In


def test_a_journal_goes_out_and_in_and_out_unchanged(either: Server, come: Come) -> None:
    person, other = come(either), come(either)
    original = finished_solo()
    text = original.journal.text()
    match = person.bring(original)
    found = other.match(match)
    assert found["status"] == "over"
    assert found["choices"] == original.length
    assert person.http.get(f"/api/matches/{match}/journal").text == text
    again = other.post("/api/matches/import", {"text": text}, 201)
    assert again["id"] != match
    assert again["yours"] is True
    assert other.http.get(f"/api/matches/{again['id']}/journal").text == text


def test_options_and_figures_come_along(come: Come) -> None:
    person = come()
    made = person.create(
        options={"tactics": "veteran", "weary-may-move": False}, figures={"defense.red.start": 4}
    )
    socket = person.open(made["id"])
    socket.play_on(random.Random(6), 5)
    view = socket.board
    socket.on_turn("resign")
    text = person.http.get(f"/api/matches/{made['id']}/journal").text
    copy = person.post("/api/matches/import", {"text": text}, 201)
    assert copy["options"] == made["options"]
    assert copy["commitment"] == made["commitment"]
    assert person.open(copy["id"]).board == view


@pytest.mark.parametrize("seat", ["axis", "soviet"])
def test_a_journal_tells_who_has_resigned(come: Come, seat: str) -> None:
    """Choices do not: the header does, also where it is brought in."""
    person, other = come(), come()
    made = person.create("fall-blau", game="stalingrad42")
    socket = person.open(made["id"])
    socket.look("axis")
    assert socket.play_on(random.Random(7), 5) == 5
    socket.on_turn("resign", seat)
    text = person.http.get(f"/api/matches/{made['id']}/journal").text
    journal = Journal.parse(text)
    assert f"resigned: {seat}" in text.split("\n\n")[0].splitlines()
    assert (journal.resigned, journal.verify(), len(journal.entries)) == (seat, None, 5)
    winner = {"axis": "soviet", "soviet": "axis"}[seat]
    end = journal.end(journal.replay())
    assert end is not None
    assert (end.winners, end.reason.id) == ((winner,), "outcome-resigned")
    copy = other.post("/api/matches/import", {"text": text}, 201)
    assert copy["status"] == "over"
    assert other.open(copy["id"]).state["outcome"]["winners"] == [winner]
    assert other.http.get(f"/api/matches/{copy['id']}/journal").text == text
    assert person.match(made["id"])["status"] == "over"


@pytest.mark.parametrize("line", ["resigned: nobody", "resigned: defender"])
def test_who_is_said_to_have_resigned_had_a_seat_in_a_match_that_went_on(
    come: Come, line: str
) -> None:
    text = finished_solo().journal.text().replace("\n\n", f"\n{line}\n\n", 1)
    found = Journal.parse(text).verify()
    assert found is not None
    assert (found.what, text.splitlines()[found.line - 1]) == ("outcome", line)
    refused = come().post("/api/matches/import", {"text": text}, 400)
    assert refused["reason"] == "bad-journal"


def test_an_unfinished_journal_is_played_on(come: Come) -> None:
    person, other = come(), come()
    original = after("competitive", 50)
    match = person.bring(original)
    found = person.match(match)
    assert (found["status"], found["choices"]) == ("running", 50)
    assert [s["yours"] for s in found["seats"]] == [True, True]
    assert other.match(match)["your_turn"] is False
    (seat,) = original.waiting
    socket = person.open(match)
    socket.look(seat)
    assert socket.board == seen(original, seat)
    socket.play()
    assert socket.state["choices"] == 51


@cache
def tampered() -> dict[str, tuple[str, str]]:
    """Journals with something changed: the text, and what must be said of it."""
    text = finished_solo().journal.text()
    lines = text.splitlines()
    first = lines.index("") + 1

    def changed(number: int, old: str, new: str) -> str:
        assert re.search(old, lines[number])
        return "\n".join([*lines[:number], re.sub(old, new, lines[number]), *lines[number + 1 :]])

    rolled = next(n for n in range(first, len(lines)) if re.search(r"# [1-6]", lines[n]))
    seed = next(n for n, line in enumerate(lines) if line.startswith("seed: "))
    end = next(n for n, line in enumerate(lines) if line.startswith("outcome: "))
    face = re.search(r"# ([1-6])", lines[rolled])
    assert face
    other = "1" if face[1] != "1" else "2"
    dance = changed(first + 2, "defender: .*? +#", "defender: dance #")
    return {
        "choice": (dance, f"line {first + 3}: the choice"),
        "seat": (changed(first + 2, "defender", "wehrmacht"), f"line {first + 3}: "),
        "dice": (changed(rolled, r"# [1-6]", f"# {other}"), f"line {rolled + 1}: the dice"),
        "check": (changed(first, "=[0-9a-f]{8}", "=00000000"), f"line {first + 1}: the position"),
        "number": (changed(first + 1, r"^2\.", "3."), f"line {first + 2}: expected choice 2"),
        "seed": (changed(seed, "seed: .*", "seed: 77"), f"line {seed + 2}: the commitment"),
        "outcome": (
            changed(end, "outcome-[a-z-]+", "outcome-held"),
            f"line {end + 1}: the outcome",
        ),
        "end": ("\n".join(lines[:-3]), f"line {end + 1}: the outcome"),
        "edition": (text.replace("edition: ", "edition: 0"), "played with other figures"),
        "game": (text.replace("game: pavlov", "game: chess"), "no game “chess”"),
        "scenario": (text.replace("scenario: solo", "scenario: alone"), "no such scenario"),
        "value": (changed(3, "=.*", "=oops"), "line 4: option tactics: not a value"),
        "long": (text + "x" * 11_000, f"line {len(lines) + 1}: longer than"),
        "nothing": ("", "not a journal: it lacks"),
        "garbage": ("hello\n", "line 1: expected choice 1"),
    }


@pytest.mark.parametrize(
    "what",
    [
        "choice", "seat", "dice", "check", "number", "seed", "outcome", "end", "edition", "game",
        "scenario", "value", "long", "nothing", "garbage",
    ],
)  # fmt: skip
def test_a_tampered_journal_is_refused_with_its_line(come: Come, what: str) -> None:
    text, said = tampered()[what]
    person, russian = come(), come(language="ru")
    refused = person.post("/api/matches/import", {"text": text}, 400)
    assert refused["reason"] == "bad-journal"
    assert said in refused["detail"][:1].lower() + refused["detail"][1:]
    assert person.mine() == {}
    other = russian.post("/api/matches/import", {"text": text}, 400)
    assert other["reason"] == "bad-journal"
    assert re.search("[А-Яа-я]", other["text"])
    assert re.search("[А-Яа-я]", other["detail"])
    assert re.findall(r"line (\d+)", said) == re.findall(r"Строка (\d+)", other["detail"])


def test_a_journal_that_is_no_text_is_refused(either: Server, come: Come) -> None:
    person = come(either)
    text = finished_solo().journal.text()
    person.post("/api/matches/import", {"text": 7}, 400)
    person.post("/api/matches/import", {"text": "x" * 2_100_000}, 413)
    for engine in ("x" * 30, "1\x002"):
        changed = re.sub("engine: .*", f"engine: {engine}", text)
        answer = person.http.post("/api/matches/import", json={"text": changed})
        assert answer.status_code in (201, 400), answer.text


# Replay


def test_a_running_match_shows_the_past_through_one_s_own_eyes(either: Server, come: Come) -> None:
    german, russian, stranger = come(either), come(either), come(either)
    original = after("competitive", 70)
    match = german.bring(original)
    german.at_match(match, "leave", seat="defender")
    russian.join(match, "defender")
    for choices in (0, 1, 35, 70):
        then = Journal(original.journal.header, original.journal.entries).replay(choices)
        found = replay(german, match, choices, "wehrmacht")
        assert (found["choices"], found["of"], found["seat"]) == (choices, 70, "wehrmacht")
        assert board(found) == seen(then, "wehrmacht")
        assert found["waiting"] == list(then.waiting)
        assert board(replay(russian, match, choices, "defender")) == seen(then, "defender")
        assert board(replay(stranger, match, choices)) == seen(then, None)
    for person, seat in ((russian, "wehrmacht"), (stranger, "wehrmacht"), (german, "defender")):
        refused = person.get(f"/api/matches/{match}/replay", 409, choices=5, seat=seat)
        assert refused["reason"] == "not-your-seat"


def test_the_log_of_a_point_holds_what_these_eyes_may_know(come: Come) -> None:
    german, russian = come(), come()
    match = german.create("competitive", seats={"defender": "open"})["id"]
    russian.join(match, "defender")
    german.open(match).play()
    mine = replay(german, match, 1, "wehrmacht")["log"]
    assert [line["event"] for line in mine] == ["event-order-laid"]
    assert replay(russian, match, 1, "defender")["log"] == []
    assert replay(german, match, 1, "wehrmacht", lang="ru")["log"][0]["text"] != mine[0]["text"]


def test_a_finished_match_shows_every_seat_to_everybody(come: Come) -> None:
    person, stranger = come(), come()
    original = after("competitive", 70)
    match = person.bring(original)
    socket = person.open(match)
    socket.look("defender")
    socket.on_turn("resign")
    for choices in (0, 17, 70):
        then = Journal(original.journal.header, original.journal.entries).replay(choices)
        for seat in ("defender", "wehrmacht"):
            found = replay(stranger, match, choices, seat)
            assert board(found) == seen(then, seat)
    assert "my_hand" in replay(stranger, match, 0, "wehrmacht")["board"]


def test_there_is_no_point_beyond_the_match(come: Come) -> None:
    person = come()
    match = person.bring(after("solo", 5))
    for choices in ("6", "-1", "x", "1e1", "٣x", "99999999999999999999"):
        refused = person.get(f"/api/matches/{match}/replay", 400, choices=choices)
        assert refused["reason"] == "bad-number"
    refused = person.get(f"/api/matches/{match}/replay", 409, choices=1, seat="nobody")
    assert refused["reason"] == "no-such-seat"


# Dice that somebody knows


def test_when_a_seat_of_a_match_from_a_journal_opens_its_dice_get_a_new_seed(come: Come) -> None:
    """Who brings a journal knows its seed; nobody knows the one that comes after it."""
    importer, stranger = come(), come()
    original = after("competitive", 30)
    match = importer.bring(original)
    assert importer.match(match)["commitment"] == original.commitment
    importer.at_match(match, "leave", seat="wehrmacht")
    found = importer.match(match)
    assert (found["choices"], found["imported"]) == (30, True)
    assert found["commitment"] != original.commitment
    stranger.join(match, "wehrmacht")
    line = stranger.open(match)
    assert line.welcome["imported"] is True
    assert line.welcome["commitment"] == found["commitment"]
    (line if line.asked else importer.open(match)).play()
    line = stranger.open(match)
    line.on_turn("resign", "wehrmacht")
    text = stranger.http.get(f"/api/matches/{match}/journal").text
    journal = Journal.parse(text)
    assert journal.verify() is None
    (reseed,) = journal.reseeded
    assert (reseed.after, reseed.committed) == (30, found["commitment"])
    assert line.state["outcome"]["seed"] == reseed.seed != original.header.seed
    again = importer.post("/api/matches/import", {"text": text}, 201)
    assert again["commitment"] == found["commitment"]


def test_a_match_without_choices_is_set_up_anew_when_a_seat_opens(come: Come) -> None:
    """The decks too come of the new seed."""
    importer = come()
    original = stavka.game("pavlov").start("competitive", seed="known")
    match = importer.bring(original)
    socket = importer.open(match)
    socket.look("wehrmacht")
    before = socket.board
    importer.at_match(match, "leave", seat="defender")
    assert importer.match(match)["commitment"] != original.commitment
    assert importer.open(match).board != before


def test_a_match_of_the_table_keeps_its_seed(come: Come) -> None:
    person = come()
    made = person.create("competitive")
    person.at_match(made["id"], "leave", seat="defender")
    found = person.match(made["id"])
    assert (found["commitment"], found["imported"]) == (made["commitment"], False)
