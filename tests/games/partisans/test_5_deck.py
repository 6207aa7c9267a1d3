"""5 The deck: what stands on its cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stavka.games.partisans import GAME
from stavka.testing import rule
from tests.games.partisans.woods import card

PEOPLE = ("peasant", "partisan", "nkvd", "policeman", "soldier", "officer")
RESOURCES = ("maps", "fuel", "weapons", "water", "food", "wood")
OTHER_SIDE = dict(zip(PEOPLE, (*PEOPLE[3:], *PEOPLE[:3]), strict=True))
CARDS: list[dict[str, Any]] = list(GAME.edition.figures["cards"].values())

# The thirty cards of which the others are mirrors.
DECK = """
left=policeman 8, right=policeman, top=water -3, bottom=water 4, event=frostbite 2, water=1
left=partisan 5, right=partisan, top=weapons 3, bottom=wood 3, event=loss food 4
left=nkvd 2, right=partisan, top=fuel 3, bottom=wood 4
left=nkvd 1, right=officer, top=food -3, bottom=maps 5, event=cache wood 5
left=soldier 4, right=nkvd, top=wood 6, bottom=water -4, event=cache water 5
left=nkvd 1, right=partisan, top=weapons 6, bottom=wood 6, event=cache water 3
left=officer 2, right=peasant, top=maps 6, bottom=fuel 6
left=partisan 3, right=nkvd, top=fuel -3, bottom=water 3, event=cache maps 3
left=soldier 3, right=nkvd, top=food 5, bottom=weapons 3, event=cache fuel 5
left=peasant 1, right=officer, top=fuel 6, bottom=water 6, event=wounds 2, water=2
left=nkvd 1, right=policeman, top=fuel 5, bottom=food 6, event=frostbite 3, water=1
left=partisan 4, right=soldier, top=water 6, bottom=fuel 4, event=wounds 1, water=2
left=peasant 2, right=policeman, top=weapons 4, bottom=maps 4, event=transport
left=peasant 3, right=peasant, top=wood -3, bottom=weapons -4, event=cache food 5
left=peasant 6, right=soldier, top=maps 5, bottom=maps -4, event=leader-wounded, water=2
left=officer 1, right=soldier, top=weapons 5, bottom=weapons 4, event=sabotage 3
left=peasant 4, right=officer, top=water 4, bottom=weapons 5
left=soldier 2, right=soldier, top=wood 4, bottom=water 5, event=cache wood 8
left=policeman 2, right=soldier, top=wood 5, bottom=fuel 3, event=incendiary
left=soldier 5, right=nkvd, top=maps 4, bottom=food 4
left=partisan 1, right=nkvd, top=wood 3, bottom=wood -4
left=partisan 2, right=peasant, top=maps 3, bottom=wood 5
left=policeman 5, right=policeman, top=fuel 4, bottom=maps 6, event=loss weapons 3
left=policeman 3, right=partisan, top=food 3, bottom=weapons 6, event=fire 10
left=officer 1, right=partisan, top=maps -3, bottom=food 3, event=fire 10
left=officer 3, right=officer, top=water 3, bottom=food -4, event=cache weapons 5
left=soldier 6, right=peasant, top=food 4, bottom=maps 3
left=policeman 4, right=peasant, top=food 6, bottom=fuel -4
left=officer 2, right=policeman, top=weapons -3, bottom=food 5
left=nkvd 2, right=officer, top=water 5, bottom=fuel 5, event=sabotage 3
"""


@rule("partisans:5.5a")
@pytest.mark.parametrize(("number", "text"), list(enumerate(DECK.strip().splitlines())))
def test_what_stands_on_each_card(number: int, text: str) -> None:
    assert CARDS[number] == card(text)


@rule("partisans:5.5a")
def test_the_other_thirty_are_mirrors_with_all_people_on_the_other_side() -> None:
    assert len(CARDS) == 60
    for one, mirror in zip(CARDS[:30], CARDS[30:], strict=True):
        sides = {edge: OTHER_SIDE[one[edge]] for edge in ("left", "right")}
        assert mirror == {**one, **sides}


@rule("partisans:5.5a")
def test_every_card_shows_people_on_both_sides_and_supplies_above_and_below() -> None:
    for one in CARDS:
        assert {one["left"], one["right"]} <= set(PEOPLE)
        assert {one["top"], one["bottom"]} <= set(RESOURCES)
        assert one["count"] > 0
        assert one["top_amount"] != 0
        assert one["bottom_amount"] != 0


@rule("partisans:5.5a")
@pytest.mark.parametrize("edge", ["left", "right"])
def test_each_kind_of_people_stands_on_ten_edges(edge: str) -> None:
    assert Counter(one[edge] for one in CARDS) == dict.fromkeys(PEOPLE, 10)


@rule("partisans:5.5a")
@pytest.mark.parametrize("edge", ["top", "bottom"])
def test_each_resource_stands_on_ten_edges(edge: str) -> None:
    assert Counter(one[edge] for one in CARDS) == dict.fromkeys(RESOURCES, 10)


@rule("partisans:5.6b")
@pytest.mark.parametrize(
    ("kinds", "counts"),
    [
        (("peasant", "policeman"), [1, 2, 2, 3, 3, 4, 4, 5, 6, 8]),
        (("partisan", "soldier"), [1, 2, 2, 3, 3, 4, 4, 5, 5, 6]),
        (("nkvd", "officer"), [1, 1, 1, 1, 1, 2, 2, 2, 2, 3]),
    ],
)
def test_how_many_are_met(kinds: tuple[str, str], counts: list[int]) -> None:
    for kind in kinds:
        assert sorted(one["count"] for one in CARDS if one["left"] == kind) == counts


@rule("partisans:7.3b")
@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize(("edge", "struck"), [("top", -3), ("bottom", -4)])
def test_one_edge_of_five_is_struck_out(resource: str, edge: str, struck: int) -> None:
    amounts = Counter(one[f"{edge}_amount"] for one in CARDS if one[edge] == resource)
    assert amounts == {6: 2, 5: 2, 4: 2, 3: 2, struck: 2}


@rule("partisans:9.4b")
def test_how_often_each_event_is_in_the_deck() -> None:
    assert Counter(one["event"] for one in CARDS) == {
        "none": 18,
        "cache": 16,
        "loss": 4,
        "fire": 4,
        "frostbite": 4,
        "wounds": 4,
        "leader-wounded": 2,
        "transport": 2,
        "incendiary": 2,
        "sabotage": 4,
    }


@rule("partisans:5.5a")
def test_the_figures_of_the_events() -> None:
    """People fall ill for a water each from frost and two from wounds; fires take ten wood."""
    figures = {
        (one["event"], one["water"] if one["water"] else one["amount"])
        for one in CARDS
        if one["event"] not in ("none", "cache", "loss")
    }
    assert figures == {
        ("frostbite", 1),
        ("wounds", 2),
        ("leader-wounded", 2),
        ("fire", 10),
        ("sabotage", 3),
        ("transport", 0),
        ("incendiary", 0),
    }


@rule("partisans:5.5a")
def test_all_of_the_deck_counts_as_reconstructed() -> None:
    origins = {o for path, o in GAME.edition.origins.items() if path.startswith("cards.")}
    assert origins == {"reconstructed"}
