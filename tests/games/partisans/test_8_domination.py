"""8 Full domination: all five bonuses at one moment."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from stavka.games.partisans.events import TotalDomination
from stavka.testing import rule
from tests.games.partisans.woods import Woods

ALL = {"transport": 1, "maps": 60, "wood": 60, "incendiary": 1, "brigade": 1}
WITHOUT = {"transport": 0, "maps": 59, "wood": 59, "incendiary": 0, "brigade": 0}
# For each bonus: how it is got, and what is on the sheet then.
WAYS: dict[str, tuple[Callable[[Woods], Woods], dict[str, object]]] = {
    "transport": (lambda woods: woods.play("open H6"), {"transport": True, "cards": 3}),
    "maps": (lambda woods: woods.play("open G6"), {"maps": 60, "full_map": True, "cards": 3}),
    "wood": (lambda woods: woods.play("open I6"), {"wood": 60, "fortified": True}),
    "incendiary": (lambda woods: woods.play("open H7"), {"incendiary": True}),
    "brigade": (
        lambda woods: woods.play("organise"),
        {"brigade": True, "food": 25, "water": 15},
    ),
}
FOR_TEN = ("maps", "wood")
CARDS = {
    "H6": "event=transport",
    "G6": "event=cache maps 1",
    "I6": "event=cache wood 1",
    "H7": "event=incendiary",
}


def camp_without(*bonuses: str, points: int = 0, target: int = 99) -> Woods:
    """The peasant has all bonuses but these, and a peasant in his camp."""
    woods = Woods(closed=CARDS, target=target)
    figures = {**ALL, **{name: WITHOUT[name] for name in bonuses}}
    return woods.has("peasant", **figures, food=30, water=20, peasant=1, points=points)


@rule("partisans:8.1a")
@pytest.mark.parametrize("bonus", WAYS)
def test_the_fifth_bonus_gives_fifty_points(bonus: str) -> None:
    woods = camp_without(bonus)
    get, sheet = WAYS[bonus]
    get(woods)
    ten = 10 if bonus in FOR_TEN else 0
    assert woods.changes() == {
        **{f"peasant.{name}": value for name, value in sheet.items()},
        "peasant.dominated": True,
        "peasant.points": 50 + ten,
    }


@rule("partisans:8.1a")
@pytest.mark.parametrize("bonus", WAYS)
def test_full_domination_wins_at_once(bonus: str) -> None:
    woods = camp_without(bonus, target=50)
    WAYS[bonus][0](woods)
    assert woods.over == "outcome-target-side"
    assert woods.outcome.winners == ("peasant", "partisan", "nkvd")


@rule("partisans:8.1a")
def test_occupiers_dominate_with_motorcycle_and_flamethrower() -> None:
    woods = Woods(closed={"H6": "event=transport"}).turn("officer")
    woods.has("officer", **{**ALL, "transport": 0}, soldier=1).play("open H6")
    assert (woods.over, woods.points("officer")) == ("outcome-target-side", 50)
    assert woods.outcome.winners == ("policeman", "soldier", "officer")


@rule("partisans:8.1a")
def test_incendiaries_made_in_the_workshop_complete_the_set() -> None:
    woods = camp_without("incendiary").has("peasant", fuel=25).workshop("peasant").play("make")
    assert woods.changes() == {
        "peasant.fuel": 0,
        "peasant.incendiary": True,
        "peasant.dominated": True,
        "peasant.points": 50,
    }


@rule("partisans:8.1a")
def test_full_domination_counts_once() -> None:
    cards = {"H6": "event=incendiary", "H7": "event=loss wood 5", "H8": "event=cache wood 5"}
    woods = Woods(closed=cards, target=99)
    woods.has("peasant", **{**ALL, "incendiary": 0}, peasant=1).play("open H6", "open H7")
    assert woods.points("peasant") == 50 - 10
    woods.play("open H8")
    assert woods.changes() == {
        "peasant.wood": 60,
        "peasant.fortified": True,
        "peasant.points": 50,
    }


@rule("partisans:8.1b")
@pytest.mark.parametrize(("missing", "got"), list(permutations(WAYS, 2)))
def test_any_four_bonuses_are_not_enough(missing: str, got: str) -> None:
    woods = camp_without(missing, got)
    WAYS[got][0](woods)
    assert woods.told(TotalDomination) == []
    assert woods.sheet("peasant")["dominated"] is False
    assert woods.points("peasant") == (10 if got in FOR_TEN else 0)


@rule("partisans:8.1b")
def test_all_five_must_be_there_at_one_moment() -> None:
    cards = {"H6": "event=loss wood 1", "H7": "event=transport"}
    woods = Woods(closed=cards).has("peasant", **{**ALL, "transport": 0}, peasant=1)
    woods.play("open H6", "open H7")
    assert woods.changes() == {
        "peasant.wood": 59,
        "peasant.fortified": False,
        "peasant.points": -10,
        "peasant.transport": True,
        "peasant.cards": 3,
    }


@rule("partisans:8.1c")
@pytest.mark.parametrize(("points", "over"), [(-3, None), (-1, None), (0, "outcome-target-side")])
def test_fifty_are_added_and_then_it_is_seen_who_has_fifty(points: int, over: str | None) -> None:
    woods = camp_without("transport", points=points, target=50).play("open H6")
    assert (woods.points("peasant"), woods.over) == (points + 50, over)


@rule("partisans:8.1d")
def test_the_fifty_points_stay_when_a_bonus_is_lost_afterwards() -> None:
    cards = {"H6": "event=transport", "H7": "event=loss wood 5"}
    woods = Woods(closed=cards, target=99)
    woods.has("peasant", **{**ALL, "transport": 0}, peasant=1).play("open H6")
    assert woods.points("peasant") == 50
    woods.play("open H7")
    assert woods.changes() == {
        "peasant.wood": 55,
        "peasant.fortified": False,
        "peasant.points": 40,
    }
