"""7 Resources whose pictures come together above or below a card."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import ResourcesFound, ResourcesLost
from stavka.testing import rule
from tests.games.partisans.woods import Woods, to_open

RESOURCES = ("maps", "fuel", "weapons", "water", "food", "wood")


@rule("partisans:7.3a")
@pytest.mark.parametrize("opened", ["H5", "H6"])
@pytest.mark.parametrize("bottom", RESOURCES)
@pytest.mark.parametrize("top", RESOURCES)
def test_a_resource_is_found_if_both_pictures_are_of_it(top: str, bottom: str, opened: str) -> None:
    woods = to_open({"H5": f"bottom={bottom} 4", "H6": f"top={top} 4"}, opened)
    woods.has_nothing("soldier").turn("soldier").play(f"open {opened}")
    assert woods.changes() == ({f"soldier.{top}": 4} if top == bottom else {})


@rule("partisans:7.3a")
@pytest.mark.parametrize(("opened", "amount"), [("H5", 6), ("H6", 4)])
def test_the_amount_is_that_of_the_card_just_opened(opened: str, amount: int) -> None:
    woods = to_open({"H5": "bottom=wood 6", "H6": "top=wood 4"}, opened)
    woods.play(f"open {opened}")
    assert woods.changes() == {"peasant.wood": 10 + amount}


@rule("partisans:7.3a")
def test_both_edges_of_a_card_count() -> None:
    woods = Woods(
        shown={"H5": "bottom=wood 1", "H7": "top=food 1"},
        closed={"H6": "top=wood 4, bottom=food 5"},
    )
    woods.play("open H6")
    assert woods.changes() == {"peasant.wood": 14, "peasant.food": 35}


@rule("partisans:7.3a")
def test_resources_do_not_meet_across_a_left_or_right_side() -> None:
    woods = Woods(
        shown={"G6": "top=wood 4, bottom=wood 4", "I6": "top=wood 4, bottom=wood 4"},
        closed={"H6": "top=wood 4, bottom=wood 4"},
    )
    woods.play("open H6")
    assert (woods.changes(), woods.log()) == ({}, ["CardOpened"])


@rule("partisans:7.3a")
def test_with_a_card_face_down_no_resource_is_found() -> None:
    woods = Woods(closed={"H5": "bottom=wood 6", "H6": "top=wood 4"}).play("open H6")
    assert woods.changes() == {}
    woods.play("open H5")
    assert woods.changes() == {"partisan.wood": 25 + 6}


@rule("partisans:7.3b")
def test_struck_out_resources_are_lost() -> None:
    woods = Woods(shown={"H5": "bottom=food 6"}, closed={"H6": "top=food -3"}).play("open H6")
    assert woods.changes() == {"peasant.food": 27}
    assert [(e.resource, e.count) for e in woods.told(ResourcesLost)] == [("food", 3)]
    assert woods.told(ResourcesFound) == []


@rule("partisans:7.3b")
def test_struck_out_on_the_card_that_lay_open_does_not_matter() -> None:
    woods = Woods(shown={"H5": "bottom=food -4"}, closed={"H6": "top=food 3"}).play("open H6")
    assert woods.changes() == {"peasant.food": 33}


@rule("partisans:7.3b")
def test_struck_out_where_the_pictures_do_not_match_nothing_is_lost() -> None:
    woods = Woods(shown={"H5": "bottom=wood 6"}, closed={"H6": "top=food -3"}).play("open H6")
    assert woods.changes() == {}


@rule("partisans:7.3b")
def test_struck_out_in_the_middle_is_lost_without_a_neighbour() -> None:
    woods = Woods(closed={"H6": "event=loss food 4"}).play("open H6")
    assert woods.changes() == {"peasant.food": 26}


@rule("partisans:7.3c")
@pytest.mark.parametrize(
    ("has", "changes"),
    [(4, {"peasant.food": 1}), (3, {"peasant.food": 0}), (2, {"peasant.food": 0}), (0, {})],
)
@pytest.mark.parametrize("card", ["top=food -3", "event=loss food 3"])
def test_no_resource_falls_below_zero(card: str, has: int, changes: dict[str, object]) -> None:
    woods = Woods(shown={"H5": "bottom=food 6"}, closed={"H6": card})
    woods.has("peasant", food=has).play("open H6")
    assert woods.changes() == changes
    assert [e.count for e in woods.told(ResourcesLost)] == [min(has, 3)]
