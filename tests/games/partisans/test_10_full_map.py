"""10 The full map."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import MapCompleted, ResourcesLost
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods

MAP_IS_FULL = Refusal("map-is-full", "partisans:10.5b")
THREE_PLAIN = {"H6": "", "I6": "", "J6": ""}


# Two cards


@rule("partisans:10.1a")
def test_a_full_map_gives_a_second_card() -> None:
    woods = Woods(closed=THREE_PLAIN).has("peasant", maps=60)
    assert woods.play("open H6").waiting() == "peasant"
    assert woods.asked() == "open-card"
    assert woods.play("open I6").waiting() == "partisan"


@rule("partisans:10.1a")
def test_one_unit_less_gives_none() -> None:
    woods = Woods(closed=THREE_PLAIN).has("peasant", maps=59)
    assert woods.play("open H6").waiting() == "partisan"


@rule("partisans:10.1a")
def test_the_second_card_is_a_right_and_may_be_left() -> None:
    woods = Woods(closed=THREE_PLAIN).has("peasant", maps=60).play("open H6", "stop")
    assert (woods.waiting(), woods.shown()) == ("partisan", ["H6"])
    assert woods.changes() == {}


@rule("partisans:10.1a")
def test_two_cards_are_read_one_after_the_other() -> None:
    """What the first brings pays for the fight on the second."""
    woods = Woods(
        "peasant",
        closed={"H6": "right=policeman, event=cache weapons 6", "I6": "left=policeman 3"},
    )
    woods.has("peasant", maps=60, weapons=0, food=0).play("open H6")
    assert woods.changes() == {"peasant.weapons": 6}
    woods.play("open I6")
    assert woods.changes() == {"peasant.weapons": 0, "peasant.food": 9, "peasant.points": 3}


@rule("partisans:10.1b")
@pytest.mark.parametrize(("add_up", "cards"), [(True, 3), (False, 2)])
def test_full_map_and_transport_give_three_cards_or_by_option_two(add_up: bool, cards: int) -> None:
    woods = Woods(closed={**THREE_PLAIN, "K6": ""}, cards_add_up=add_up)
    woods.has("peasant", maps=60, transport=1)
    for number, place in enumerate(["H6", "I6", "J6"][:cards], start=1):
        assert woods.play(f"open {place}").waiting() == (
            "peasant" if number < cards else "partisan"
        )


@rule("partisans:10.1b")
@pytest.mark.parametrize("add_up", [True, False])
def test_either_alone_gives_two_cards_with_and_without_the_option(add_up: bool) -> None:
    for bonus in ({"maps": 60}, {"transport": 1}):
        woods = Woods(closed=THREE_PLAIN, cards_add_up=add_up).has("peasant", **bonus)
        assert woods.play("open H6").waiting() == "peasant"
        assert woods.play("open I6").waiting() == "partisan"


# Where maps come from


@rule("partisans:10.2a")
@pytest.mark.parametrize(("camp", "enemy"), [("peasant", "officer"), ("policeman", "nkvd")])
def test_an_enemy_officer_killed_brings_one_map(camp: str, enemy: str) -> None:
    woods = Woods(camp, shown={"H6": f"right={enemy}"}, closed={"I6": f"left={enemy} 2"})
    woods.has(camp, maps=10, weapons=4).play("open I6")
    assert woods.changes() == {f"{camp}.maps": 12, f"{camp}.weapons": 0, f"{camp}.points": 6}


@rule("partisans:10.2a")
@pytest.mark.parametrize(("camp", "own"), [("peasant", "nkvd"), ("policeman", "officer")])
def test_an_own_officer_rescued_brings_three_maps(camp: str, own: str) -> None:
    woods = Woods(camp, shown={"H6": f"right={own}"}, closed={"I6": f"left={own} 2"})
    woods.has(camp, maps=10).play("open I6", "take 2")
    assert woods.changes() == {f"{camp}.maps": 16, f"{camp}.{own}": 2, f"{camp}.points": 2}


@rule("partisans:10.2a")
@pytest.mark.parametrize("kind", ["peasant", "partisan", "policeman", "soldier"])
def test_others_bring_no_maps(kind: str) -> None:
    woods = Woods("peasant", shown={"H6": f"right={kind}"}, closed={"I6": f"left={kind} 1"})
    woods.play("open I6")
    if woods.asked() == "rescue":
        woods.play("take 1")
    assert woods.points("peasant") == 1
    assert woods.store("peasant")["maps"] == 10


# Sixty and no more


@rule("partisans:10.3a", "partisans:10.4a")
def test_what_is_over_sixty_is_lost_and_ten_points_are_gained() -> None:
    woods = Woods("peasant", closed={"H6": "event=cache maps 6"})
    woods.has("peasant", maps=58).play("open H6")
    assert woods.changes() == {
        "peasant.maps": 60,
        "peasant.full_map": True,
        "peasant.points": 10,
        "peasant.cards": 2,
    }
    assert [(e.camp, e.points) for e in woods.told(MapCompleted)] == [("peasant", 10)]


@rule("partisans:10.3a", "partisans:10.4a")
@pytest.mark.parametrize(("found", "full"), [(1, False), (2, True)])
def test_fifty_nine_are_not_a_full_map_and_sixty_are(found: int, full: bool) -> None:
    woods = Woods("peasant", closed={"H6": f"event=cache maps {found}"})
    woods.has("peasant", maps=58).play("open H6")
    assert woods.sheet("peasant")["full_map"] is full
    assert woods.store("peasant")["maps"] == 58 + found
    assert woods.points("peasant") == 10 * full


@rule("partisans:10.3a", "partisans:10.4a")
@pytest.mark.parametrize(
    ("card", "brings"),
    [
        ("event=cache maps 5", {}),
        ("left=nkvd 1", {"peasant.nkvd": 1, "peasant.points": 1}),
        ("left=officer 1", {"peasant.weapons": 8, "peasant.points": 3}),
    ],
)
def test_a_full_map_neither_grows_nor_gives_points_again(
    card: str, brings: dict[str, object]
) -> None:
    beside = "right=nkvd" if "nkvd" in card else "right=officer"
    woods = Woods("peasant", shown={"H6": beside}, closed={"I6": f"left=peasant 1, {card}"})
    woods.has("peasant", maps=60).play("open I6")
    if woods.asked() == "rescue":
        woods.play("take 1")
    assert woods.changes() == brings


@rule("partisans:10.3a")
def test_maps_of_an_edge_that_transport_doubles_stop_at_sixty_too() -> None:
    woods = Woods("peasant", shown={"H5": "bottom=maps 1"}, closed={"H6": "top=maps 4"})
    woods.has("peasant", maps=53, transport=1).play("open H6")
    assert (woods.store("peasant")["maps"], woods.points("peasant")) == (60, 10)


@rule("partisans:10.3a", "partisans:10.4a")
def test_an_exchange_that_fills_the_map_is_paid_in_full() -> None:
    woods = Woods("peasant").has("peasant", maps=58, weapons=25).trade("peasant")
    woods.play("exchange weapons maps", "get 5")
    assert woods.changes() == {
        "peasant.weapons": 0,
        "peasant.maps": 60,
        "peasant.full_map": True,
        "peasant.points": 10,
        "peasant.cards": 2,
    }


@rule("partisans:10.3a", "partisans:10.4a")
def test_maps_handed_over_fill_the_takers_map_and_leave_the_giver() -> None:
    woods = Woods("peasant", "partisan").has("peasant", maps=30).has("partisan", maps=58)
    woods.trade("peasant").play("offer partisan", "give maps 5", "propose", "accept")
    assert woods.changes() == {
        "peasant.maps": 25,
        "partisan.maps": 60,
        "partisan.full_map": True,
        "partisan.points": 10,
        "partisan.cards": 2,
    }


# Before sixty


@rule("partisans:10.3b")
def test_fifty_nine_maps_are_traded_like_anything_else() -> None:
    woods = Woods("peasant", "partisan").has("peasant", maps=59, water=0).trade("peasant")
    woods.play("exchange maps water", "get 11")
    assert woods.changes() == {"peasant.maps": 4, "peasant.water": 11}
    woods.play("offer partisan", "give maps 2", "want fuel 1", "propose", "accept")
    assert woods.changes() == {
        "peasant.maps": 2,
        "peasant.fuel": 11,
        "partisan.maps": 12,
        "partisan.fuel": 9,
    }


@rule("partisans:10.3b")
@pytest.mark.parametrize(
    ("card", "lost"), [("top=maps -4", 4), ("top=wood 1, event=loss maps 3", 3)]
)
def test_fifty_nine_maps_can_be_lost(card: str, lost: int) -> None:
    woods = Woods("peasant", shown={"H5": "bottom=maps 1"}, closed={"H6": card})
    woods.has("peasant", maps=59).play("open H6")
    assert woods.changes() == {"peasant.maps": 59 - lost}


# A full map stays


@rule("partisans:10.5a")
@pytest.mark.parametrize("card", ["top=maps -4", "top=wood 1, event=loss maps 3"])
def test_a_full_map_cannot_be_destroyed(card: str) -> None:
    woods = Woods("peasant", shown={"H5": "bottom=maps 1"}, closed={"H6": card})
    woods.has("peasant", maps=60).play("open H6")
    assert woods.changes() == {}
    assert woods.sheet("peasant")["full_map"] is True


@rule("partisans:10.5a")
@pytest.mark.parametrize("card", ["top=maps -4", "top=wood 1, event=loss maps 3"])
def test_nobody_is_told_that_a_full_map_loses_anything(card: str) -> None:
    woods = Woods("peasant", shown={"H5": "bottom=maps 1"}, closed={"H6": card})
    woods.has("peasant", maps=60).play("open H6")
    assert sum(event.count for event in woods.told(ResourcesLost)) == 0


@rule("partisans:10.5b")
def test_a_full_map_is_not_exchanged_outside() -> None:
    woods = Woods("peasant").has("peasant", maps=60).trade("peasant")
    assert [c for c in woods.offered("exchange") if "maps" in c] == []
    assert woods.refused("exchange maps water") == MAP_IS_FULL
    assert woods.refused("exchange water maps") == MAP_IS_FULL


@rule("partisans:10.5b")
def test_a_full_map_is_neither_given_nor_taken_in_trade() -> None:
    woods = Woods("peasant", "partisan").has("peasant", maps=60).trade("peasant")
    woods.play("offer partisan")
    assert [c for c in woods.offered() if "maps" in c] == []
    assert woods.refused("give maps 5") == MAP_IS_FULL
    assert woods.refused("want maps 5") == MAP_IS_FULL
    woods.play("withdraw", "done").trade("partisan").play("offer peasant")
    assert [c for c in woods.offered() if "maps" in c] == []
    assert woods.refused("want maps 5") == MAP_IS_FULL
    assert woods.refused("give maps 5") == MAP_IS_FULL


@rule("partisans:10.5b")
def test_who_could_give_nothing_but_a_full_map_is_not_asked_to_trade() -> None:
    woods = Woods("peasant", "partisan")
    woods.has_nothing("peasant", "partisan").has("peasant", maps=60).trade("peasant")
    assert woods.asked() == "open-card"


@rule("partisans:10.5b")
def test_maps_are_not_given_for_maps() -> None:
    """Otherwise five for five would fill a map of 58 that then cannot be given back."""
    woods = Woods("peasant", "partisan").has("peasant", maps=20).has("partisan", maps=58)
    woods.trade("peasant").play("offer partisan", "give maps 5")
    assert woods.offered("want maps") == []
    assert woods.refused("want maps 5") == Refusal("same-resource", "partisans:7.2b")


@rule("partisans:10.5b")
@pytest.mark.parametrize(("robber", "robbed"), [(0, 60), (60, 20)])
def test_a_full_map_buys_nobody_off_and_takes_no_maps(robber: int, robbed: int) -> None:
    woods = Woods("partisan", "policeman").has("partisan", partisan=4, weapons=40, maps=robber)
    woods.has("policeman", policeman=1, weapons=0, maps=robbed).attacks("partisan")
    woods.play("attack policeman")
    assert woods.asked() == "ransom"
    assert woods.offered("give maps") == []
    assert woods.refused("give maps 5") == MAP_IS_FULL


@rule("partisans:10.5b")
def test_a_full_map_is_not_seized() -> None:
    woods = Woods("partisan", "policeman").has("partisan", partisan=1, weapons=1)
    woods.has_nothing("policeman").has("policeman", maps=60, fuel=3).attacks("partisan")
    woods.play("attack policeman")
    assert woods.offered() == ["seize fuel"]
    assert woods.refused("seize maps") == MAP_IS_FULL


@rule("partisans:10.5b")
def test_no_maps_are_seized_by_who_has_a_full_map() -> None:
    woods = Woods("partisan", "policeman").has("partisan", partisan=1, weapons=1, maps=60)
    woods.has_nothing("policeman").has("policeman", maps=20, fuel=3).attacks("partisan")
    assert woods.play("attack policeman").offered() == ["seize fuel"]
    assert woods.refused("seize maps") == MAP_IS_FULL
    woods.has("policeman", maps=0)
    assert woods.refused("seize maps") == Refusal("nothing-of-it", "partisans:17.3a")


@rule("partisans:10.5b")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 60), (60, 20)])
def test_for_maps_that_stay_nobody_attacks_the_helpless(mine: int, theirs: int) -> None:
    woods = Woods("partisan", "policeman", "soldier").has("soldier", weapons=0)
    woods.has("partisan", partisan=1, weapons=1, maps=mine)
    woods.has_nothing("policeman").has("policeman", maps=theirs).attacks("partisan")
    assert woods.offered() == ["peace", "attack soldier"]
    assert woods.refused("attack policeman") == MAP_IS_FULL


@rule("partisans:10.5b", "partisans:17.6a")
@pytest.mark.parametrize(("theirs", "mine"), [(59, 60), (20, 30), (60, 10)])
def test_maps_of_a_beaten_camp_go_to_the_winner_but_a_full_map_does_not(
    theirs: int, mine: int
) -> None:
    woods = Woods("partisan", "policeman", "soldier").has_nothing("partisan", "policeman")
    woods.has("partisan", partisan=4, weapons=4, maps=10)
    woods.has("policeman", policeman=1, maps=theirs).attacks("partisan")
    woods.play("attack policeman")
    if woods.asked() == "ransom":
        woods.play("defend")
    assert woods.sheet("policeman")["out"] is True
    assert woods.store("partisan")["maps"] == mine
