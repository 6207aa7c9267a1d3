"""4 Soviet Counter Phase: whatever is asked at any of its questions, there is a reason."""

from __future__ import annotations

import csv
from importlib.resources import files
from itertools import product

import pytest

import stavka
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
