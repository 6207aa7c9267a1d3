"""3.0 Wehrmacht Card Phase: three cards one at a time, and the categories of the cards."""

from __future__ import annotations

from collections import Counter

import pytest

import stavka
from stavka.games.pavlov.events import (
    AircraftApproach,
    AssaultBegins,
    ColourRolled,
    FoodEaten,
    GermansApproach,
    StormGroupCard,
    WehrmachtCardRevealed,
)
from stavka.games.pavlov.rules.wehrmacht_cards import WehrmachtPhase
from stavka.kernel import Event
from stavka.testing import rule
from tests.games.pavlov.house import House

CATEGORY = {
    "sniper": "attack-defender",
    "mortar": "suppress-defender",
    "sfh18": "attack-building",
    "lefh18": "attack-building",
    "leig18": "attack-building",
    "sig33": "attack-building",
    "ju87-2": "bomb-stalingrad",
    "ju87-3": "bomb-stalingrad",
    "ju87-4": "bomb-stalingrad",
    "place-machine-gunners": "place-counter",
    "place-riflemen": "place-counter",
    "competitive-riflemen": "place-counter",
    "place-scouts": "place-counter",
    "place-panzer-ii": "place-counter",
    "place-panzer-iii": "place-counter",
    "place-panzer-iv": "place-counter",
    "place-stug-iiib": "place-counter",
    "assault": "assault",
    "milk-house-card": "storm-group",
    "resupply": "resupply",
}


def played(house: House) -> list[str]:
    """What everybody can see of the cards of this turn."""
    return list(house.match.view(None)["board"]["wehrmacht_played"])


@rule("pavlov:3.0a")
def test_the_next_card_stays_hidden_while_a_card_waits_for_an_answer(house: House) -> None:
    house.only(pavlov="green-3").token(8, "anti-aircraft").suppression(green=1)
    house.next_cards("ju87-2", "place-riflemen", "sniper")
    house.happens(WehrmachtPhase())
    assert house.asked() == "anti-aircraft"
    assert played(house) == ["ju87-2"]
    house.dice(4, 4, 1).play("fire location-8", "open-fire")
    assert house.asked() == "suppress-arrival"
    assert played(house) == ["ju87-2", "place-riflemen"]
    house.dice(6).play("spend 0")  # the Sniper finds nobody on purple
    assert played(house) == ["ju87-2", "place-riflemen", "sniper"]


@rule("pavlov:3.0a")
def test_a_card_is_resolved_to_the_end_before_the_next_one_is_revealed(house: House) -> None:
    house.only(pavlov="green-3", chait="green-4").supplies(first_aid=1).defense(green=3)
    house.next_cards("sniper", "mortar", "sfh18").note()
    house.dice(1, 3, 6, 6, 6, 6).happens(WehrmachtPhase())
    assert house.asked() == "first-aid"
    assert played(house) == ["sniper"]
    # The Mortar finds Chait where Pavlov was aimed at: the casualty came first.
    house.dice(1, 3, 6, 6, 6, 6, 5, 1, 1, 1, 1, 1).play("lose pavlov")
    assert played(house) == ["sniper", "mortar", "sfh18"]
    assert house.changes() == {"men.pavlov.place": "out", "men.chait.disrupted": True}


@rule("pavlov:3.0a")
def test_after_the_third_card_the_soviet_counters_move(house: House) -> None:
    house.only(pavlov="reserves")
    house.next_cards("sniper", "mortar", "sniper", "mortar")
    left = len(house.p.wehrmacht_deck)
    house.dice(1, 3, 5).happens(WehrmachtPhase())
    assert [(e.number, e.card) for e in house.told(WehrmachtCardRevealed)] == [
        (1, "sniper"),
        (2, "mortar"),
        (3, "sniper"),
    ]
    assert len(house.p.wehrmacht_deck) == left - 3
    assert house.asked() == "moves"


@rule("pavlov:3.0b")
def test_every_wehrmacht_card_has_its_one_category(house: House) -> None:
    cards = house.p.box.wehrmacht
    assert {c.kind: c.effect for c in cards} == CATEGORY
    assert all(c.effect == CATEGORY[c.kind] for c in cards)


@rule("pavlov:3.0b")
def test_the_box_holds_so_many_cards_of_each_category() -> None:
    box = stavka.game("pavlov").start().position.box
    assert Counter(c.effect for c in box.wehrmacht) == {
        "attack-defender": 4,
        "suppress-defender": 3,
        "attack-building": 6,
        "bomb-stalingrad": 6,
        "place-counter": 35,
        "assault": 6,
        "storm-group": 1,
        "resupply": 6,
    }


@rule("pavlov:3.0b")
@pytest.mark.parametrize(
    ("card", "dice", "begins"),
    [
        ("sniper", [1], ColourRolled),
        ("mortar", [1], ColourRolled),
        ("sfh18", [1, 1, 1, 1, 1, 1], ColourRolled),
        ("ju87-2", [1, 1, 2, 1, 1, 3], AircraftApproach),
        ("place-scouts", [1], GermansApproach),
        ("assault", [], AssaultBegins),
        ("resupply", [], FoodEaten),
        ("milk-house-card", [], StormGroupCard),
    ],
)
def test_each_category_begins_its_own_procedure(
    house: House, card: str, dice: list[int], begins: type[Event]
) -> None:
    house.card(card, *dice).sound()
    assert [type(e) for e in house.events[:2]] == [WehrmachtCardRevealed, begins]
