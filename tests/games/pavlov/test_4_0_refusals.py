"""4 Soviet Counter Phase: whatever is asked at any of its questions, there is a reason."""

from __future__ import annotations

import csv
from importlib.resources import files
from itertools import product

import pytest

import stavka
from stavka.testing import rule
from tests.games.pavlov.house import House

WORDS = (
    "sobgayda", "pavlov", "m1937", "green-3", "red-4", "reserves", "track-1-1", "track-1-2",
    "location-10", "green", "exhausted", "2", "nonsense",
)  # fmt: skip
QUESTIONS: dict[str, tuple[str, ...]] = {
    "moves": (),
    "move-to": ("move chekhov",),
    "displace": ("move chekhov", "to green-red-1"),
    "choose-displaced": ("move turdyev", "to green-3"),
    "actions": ("end-moves",),
    "target": ("end-moves", "attack chekhov"),
    "lay-suppression": ("end-moves", "suppress chekhov"),
    "command": ("end-moves", "command pavlov"),
    "reinforce": ("end-moves", "radio pavlov"),
    "shell": ("end-moves", "observe potanski location-10"),
}

MOVES = ("move", "to", "join")
ACTIONS = (
    "attack", "suppress", "command", "radio", "observe", "recover", "anti-tank", "gun-attack",
    "gun-suppress", "mortar",
)  # fmt: skip


def garrison() -> House:
    """A house in which every question of the phase can be asked."""
    house = House(figures={"men.turdyev.letters": "A"})
    house.only(chekhov="green-red-2", pavlov="green-6", potanski="green-5", kiselev="green-red-1")
    house.place("sobgayda", "green-3").place("murzaev", "green-3").place("m1937", "green-3")
    house.place("turdyev", "reserves").place("glushenko", "red-4").exhaust("glushenko")
    house.place("kalinin", "reserves").disrupt("kalinin")
    return house.track(1, "riflemen", "stug-iiib").token(10, "artillery").moves()


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_text_is_legal_or_refused_with_a_row_of_the_ledger(question: str) -> None:
    game = stavka.game("pavlov")
    with (files("stavka.games.pavlov") / "ledger.csv").open(encoding="utf-8") as file:
        rows = {f"pavlov:{row['id']}" for row in csv.DictReader(file)}
    house = garrison().play(*QUESTIONS[question])
    assert house.asked() == question
    legal = set(house.offered())
    for verb, names in game.verbs.items():
        for count in range(min(len(names), 2) + 1):
            for args in product(WORDS, repeat=count):
                choice = " ".join((verb, *args))
                reason = house.match.why_not("defender", choice)
                assert (reason is None) == (choice in legal), choice
                assert reason is None or reason.rule in rows, choice


@rule("pavlov:1.1d", "pavlov:4.0a")
def test_moves_and_actions_at_the_wrong_time_are_refused_as_such() -> None:
    house = garrison()
    for verb in ACTIONS:
        refusal = house.refused(f"{verb} pavlov")
        assert (refusal.id, refusal.rule) == ("moves-come-first", "pavlov:4.0a")
    house.play("end-moves")
    for verb in MOVES:
        refusal = house.refused(f"{verb} pavlov")
        assert (refusal.id, refusal.rule) == ("moves-are-over", "pavlov:1.1d")


@rule("pavlov:4.0a")
@pytest.mark.parametrize(
    ("question", "choice", "reason"),
    [
        ("moves", "move nonsense", "not-in-house"),
        ("move-to", "to nonsense", "not-offered"),
        ("actions", "attack nonsense", "not-in-house"),
        ("command", "give nonsense exhausted", "not-in-house"),
        ("target", "target nonsense", "no-germans-there"),
        ("shell", "shell nonsense", "no-germans-there"),
        ("shell", "shell track-1-1 nonsense", "no-germans-there"),
        ("reinforce", "buy nonsense", "not-in-stock"),
    ],
)
def test_a_name_that_nothing_bears_is_nobody_and_nowhere(
    question: str, choice: str, reason: str
) -> None:
    house = garrison().track(6, None, None, None, "riflemen").play(*QUESTIONS[question])
    assert house.where("pavlov") != house.where("kalinin")  # the first man and the last
    assert house.refused(choice).id == reason


@rule("pavlov:4.6a", "pavlov:4.6b")
def test_an_observer_must_name_the_guns() -> None:
    house = garrison().play("end-moves")
    assert house.refused("observe potanski").id == "not-offered"
    house.p.locations[10] = 0
    house.changed()
    assert house.refused("observe potanski").id == "no-artillery-ready"


@rule("pavlov:4.0a")
def test_the_first_man_of_the_box_is_refused_for_the_same_reasons() -> None:
    house = garrison().play("move pavlov", "to purple-1")
    assert house.refused("move pavlov").id == "already-moved"
    house.play("end-moves").exhaust("pavlov")
    assert house.refused("attack pavlov").id == "not-ready"


@rule("pavlov:4.4b", "pavlov:4.11b")
@pytest.mark.parametrize("place", ["reserves", "green-red-1"])
def test_a_ready_man_has_nothing_to_recover_wherever_he_is(place: str) -> None:
    house = garrison().place("kiselev", place).play("end-moves", "command pavlov")
    assert house.refused("give kiselev exhausted").id == "nothing-to-recover"
