"""Chapter 25: reserves, an optional rule."""

from __future__ import annotations

from typing import Any

import pytest

import stavka
from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.events import ReserveFormed, ReservesActivated, UnitsAdvanced
from stavka.games.stalingrad42.geo import GRID
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# A side with wheels and infantry of its own, and an enemy.
BOTH = pytest.mark.parametrize(
    ("side", "wheels", "foot", "enemy"),
    [("axis", "pz-24", "inf-57", "rd-62"), ("soviet", "tc-1", "rd-62", "inf-57")],
)
FRIENDS = {"axis": ("pz-23", "pz-11", "inf-75"), "soviet": ("tc-2", "tc-16", "rd-45")}
OTHER = {"axis": "soviet", "soviet": "axis"}


def theatre(*units: str, **more: Any) -> Theatre:
    return Theatre(*units, reserves=True, **more)


def held(front: Theatre) -> dict[str, bool]:
    ids = front.p.box.armies.ids
    return {ids[unit]: active for unit, active in front.p.reserves.items()}


def in_combat(front: Theatre, side: str, *units: str) -> Theatre:
    """These units in reserve, in the combat phase."""
    front.movement(side).play(*(f"reserve {unit}" for unit in units), "end-movement")
    return front.combat(side)


# Into reserve


@rule("stalingrad42:25.2.1a")
@BOTH
def test_units_of_a_hex_are_put_in_reserve_in_ones_own_movement(
    side: str, wheels: str, foot: str, enemy: str
) -> None:
    front = theatre(f"{wheels} 2008", f"{foot} 2008", f"{enemy} 2011").movement(side)
    assert set(front.offers("reserve")) == {wheels, foot}
    front.play(f"reserve {wheels}")
    assert [(e.unit, e.place) for e in front.told(ReserveFormed)] == [(wheels, "2008")]
    front.play(f"reserve {foot}")  # one marker for both
    assert held(front) == {wheels: False, foot: False}
    assert front.refused(f"reserve {enemy}") == "1.0a"
    combat = theatre(f"{wheels} 2008", f"{enemy} 2011").combat(side)
    assert combat.offers("reserve") == []
    assert combat.refused(f"reserve {wheels}") == "25.2.1a"


@rule("stalingrad42:18.6.8b", "stalingrad42:25.2.1a")
@BOTH
def test_immobile_supply_does_not_advance_as_a_reserve(
    side: str, wheels: str, foot: str, enemy: str
) -> None:
    front = theatre(f"{foot} 2008", f"{enemy} 2511")
    depot = front.p.unit(front.p.setup.depots[SIDES.index(side)][0]).id
    front.put(depot, "2008").movement(side)
    assert front.offers("reserve") == [foot]
    assert front.refused(f"reserve {depot}") == "18.6.8b"
    supply = front.p.unit(front.p.setup.lorries[SIDES.index(side)][0]).id
    lorry = in_combat(theatre(f"{supply} 2008", f"{enemy} 2511"), side, supply)
    assert lorry.play("activate 2008").offers("advance") == [supply]


@rule("stalingrad42:25.2.1b", "stalingrad42:C1.2h")
def test_who_leaves_the_map_is_in_no_reserve() -> None:
    blau = theatre("pz-22 4105", "pz-24 2008").movement().play("move pz-22", "to area-M")
    assert blau.exited() == {"pz-22"}
    assert blau.offers("reserve") == ["pz-24"]
    assert blau.refused("reserve pz-22") == "5.1a"


@rule("stalingrad42:25.2.1b")
@BOTH
def test_only_who_is_in_order_and_has_moved_a_hex_at_most(
    side: str, wheels: str, foot: str, enemy: str
) -> None:
    near, far, _ = FRIENDS[side]
    front = theatre(
        f"{wheels} 2005", f"{near} 2105", f"{far} 2205", f"{foot} 2305 disrupted", f"{enemy} 2020"
    ).movement(side)
    assert front.refused(f"reserve {foot}") == "25.2.1b"
    front.move(near, "to 2106")
    front.move(far, "to 2207")
    assert set(front.offers("reserve")) == {wheels, near}
    assert front.refused(f"reserve {far}") == "25.2.1b"
    front.play(f"move {wheels}", "stop")  # it has not moved
    assert set(front.offers("reserve")) == {wheels, near}
    front.play(f"reserve {near}")


@rule("stalingrad42:25.2.1b")
@BOTH
def test_not_after_a_step_into_an_enemy_zone(side: str, wheels: str, foot: str, enemy: str) -> None:
    front = theatre(f"{wheels} 2009", f"{foot} 2210", f"{enemy} 2011").movement(side)
    front.move(wheels, "to 2010")
    assert front.refused(f"reserve {wheels}") == "25.2.1b"
    stands = theatre(f"{wheels} 2010", f"{enemy} 2011").movement(side)
    assert stands.offers("reserve") == [wheels]  # who has not moved may stand in one


@rule("stalingrad42:25.2.1c")
@BOTH
def test_not_after_a_replacement(side: str, wheels: str, foot: str, enemy: str) -> None:
    front = theatre(f"{wheels} 2008", f"{foot} 2008", f"{enemy} 2011").movement(side)
    front.p.refits[front.unit(wheels)] = False
    front._changed()
    assert front.offers("reserve") == [foot]
    assert front.refused(f"reserve {wheels}") == "25.2.1c"


@rule("stalingrad42:25.2.1d")
@BOTH
def test_who_is_in_reserve_moves_no_more(side: str, wheels: str, foot: str, enemy: str) -> None:
    front = theatre(f"{wheels} 2008", f"{foot} 2008", f"{enemy} 2011").movement(side)
    front.play(f"reserve {wheels}")
    assert front.offers("move") == [foot]
    assert front.refused(f"move {wheels}") == "25.2.1d"
    assert front.refused(f"full-retreat {wheels}") == "25.2.1d"
    front.play(f"move {foot}")
    assert front.refused(f"with {wheels}") == "25.2.1d"


@rule("stalingrad42:25.2.2a")
@BOTH
def test_three_markers(side: str, wheels: str, foot: str, enemy: str) -> None:
    """A fourth hex is refused; who joins a group needs no marker."""
    one, two, three = FRIENDS[side]
    front = theatre(
        f"{wheels} 1904", f"{foot} 2104", f"{one} 2304", f"{two} 2504", f"{three} 2304",
        f"{enemy} 2020",
    ).movement(side)  # fmt: skip
    front.play(f"reserve {wheels}", f"reserve {foot}", f"reserve {one}")
    assert front.offers("reserve") == [three]
    assert front.refused(f"reserve {two}") == "25.2.2a"
    front.play(f"reserve {three}")
    assert len(held(front)) == 4


# Activated


@rule("stalingrad42:25.1a", "stalingrad42:25.2.3a", "stalingrad42:25.2.3f")
@BOTH
def test_a_reserve_advances_without_a_battle(side: str, wheels: str, foot: str, enemy: str) -> None:
    front = theatre(f"{wheels} 2005", f"{foot} 2305", f"{enemy} 2020")
    in_combat(front, side, wheels, foot)
    assert front.offers("activate") == ["2005", "2305"]
    assert front.refused("activate 2105") == "25.2.3a"
    front.play("activate 2005")
    assert [(e.units, e.place) for e in front.told(ReservesActivated)] == [((wheels,), "2005")]
    assert (front.asked(), front.seat()) == ("lead-reserves", side)
    front.play(f"advance {wheels}", "to 2007")
    assert front.told(UnitsAdvanced)
    assert front.at(wheels) == "2007"
    assert front.asked() == "combat-phase"
    front.play("activate 2305", "end-advance")  # any number of them
    assert front.offers("activate") == []
    assert held(front) == {wheels: True, foot: True}


@rule("stalingrad42:25.2.3a")
@pytest.mark.parametrize(
    ("side", "mine", "reserve", "enemy"),
    [("axis", ("inf-57", "inf-75"), "pz-24", "rd-62"), ("soviet", ("tc-1", "tc-2"), "tc-16",
                                                         "inf-57 2011 reduced")],
)  # fmt: skip
def test_before_between_and_after_battles(
    side: str, mine: tuple[str, ...], reserve: str, enemy: str
) -> None:
    place = enemy if " " in enemy else f"{enemy} 2011"
    front = theatre(*(f"{unit} 2010" for unit in mine), f"{reserve} 2006", place)
    in_combat(front, side, reserve)
    assert front.offers("attack") == ["2011"]
    assert front.offers("activate") == ["2006"]
    front.play("attack 2011", *(f"by {unit}" for unit in mine))
    assert front.offers("activate") == []
    front.dice(1).play("fight")
    while front.asked() != "combat-phase":
        front.play(str(front.match.choices(front.seat())[-1]))
    assert front.offers("activate") == ["2006"]


@rule("stalingrad42:25.2.3b")
@BOTH
def test_two_hexes_by_the_rules_of_advances(side: str, wheels: str, foot: str, enemy: str) -> None:
    """Wheels too, which advance four hexes after a battle; zones stop them."""
    front = in_combat(theatre(f"{wheels} 2005", f"{enemy} 2020"), side, wheels)
    front.play("activate 2005", f"advance {wheels}")
    assert "2007" in front.offers("to")
    assert "2008" not in front.offers("to")
    assert front.refused("to 2008") == "25.2.3b"
    assert front.refused(f"to {'2020'}") == "5.1e"
    front.play("to 2006")
    assert front.offers("to")  # a second hex is left
    front.play("to 2007")
    assert front.asked() == "combat-phase"
    stopped = in_combat(theatre(f"{wheels} 2008", f"{enemy} 2010"), side, wheels)
    stopped.play("activate 2008", f"advance {wheels}", "to 2009")
    assert stopped.asked() == "combat-phase"  # it has come into a zone


@rule("stalingrad42:23.2.2g", "stalingrad42:23.2.3d", "stalingrad42:25.2.3b")
@pytest.mark.parametrize(
    ("side", "wheels", "enemy"), [("axis", "pz-24", "rd-62"), ("soviet", "tc-2", "inf-57")]
)
def test_weather_shortens_results_of_battles_but_not_it(side: str, wheels: str, enemy: str) -> None:
    for weather, turn in (("rain", 20), ("snow", 30)):
        front = theatre(
            f"{wheels} 2005", f"{enemy} 2020", weather=weather, scenario="campaign", turn=turn
        )
        in_combat(front, side, wheels)
        front.play("activate 2005", f"advance {wheels}")
        assert "2007" in front.offers("to")


def emptied(side: str, reserve: str) -> Theatre:
    """2011 is emptied in battle, in the zone of another enemy behind it, beside the reserve."""
    mine, enemy, behind = {
        "axis": (("pz-23", "pz-11"), "rd-62", "rd-45"),
        "soviet": (("tc-2", "tc-16"), "inf-57", "inf-75"),
    }[side]
    front = theatre(
        f"{reserve} 2010", *(f"{unit} 2111" for unit in mine), f"{enemy} 2011 reduced",
        f"{behind} 2012", turn=9,
    )  # fmt: skip
    in_combat(front, side, reserve)
    front.fight("DR2", "2011", *mine)
    while front.asked() != "combat-phase":
        stands = front.asked() == "determined-defence"
        choices = [str(c) for c in front.match.choices(front.seat())]
        front.play("withdraw" if stands else choices[-1 if "end-advance" in choices else 0])
    return front


@rule("stalingrad42:25.2.3c")
@BOTH
def test_the_vacated_hex_does_not_stop_who_is_activated_after_the_battle(
    side: str, wheels: str, foot: str, enemy: str
) -> None:
    front = emptied(side, wheels)
    assert "2011" in front.zone(OTHER[side])
    front.play("activate 2010", f"advance {wheels}", "to 2011")
    assert front.at(wheels) == "2011"
    assert front.asked() == "forward"  # it may go on
    later = emptied(side, wheels)
    later.p.vacated = -1  # another battle has been fought since
    later._changed().play("activate 2010", f"advance {wheels}", "to 2011")
    assert later.asked() == "combat-phase"  # the zone stops it


@rule("stalingrad42:25.2.3d")
@BOTH
def test_reserves_attack_neither_at_once_nor_on_their_way(
    side: str, wheels: str, foot: str, enemy: str
) -> None:
    """Neither before they are activated nor afterwards."""
    front = theatre(f"{wheels} 2010", f"{foot} 2010", f"{enemy} 2011")
    in_combat(front, side, wheels)
    front.play("attack 2011")
    assert front.offers("by") == [foot]
    assert front.refused(f"by {wheels}") == "25.2.3d"
    front = in_combat(theatre(f"{wheels} 2008", f"{foot} 2010", f"{enemy} 2011"), side, wheels)
    front.play("activate 2008")
    assert front.offers("breakthrough") == []
    assert front.refused(f"breakthrough {wheels}") == "25.2.3d"
    front.play(f"advance {wheels}")
    assert front.refused("attack 2011") == "25.2.3d"
    front.play("to 2010", "attack 2011")
    assert front.refused(f"by {wheels}") == "25.2.3d"


@rule("stalingrad42:25.2.3a", "stalingrad42:25.2.3b", "stalingrad42:25.2.3f")
@BOTH
def test_a_reserve_that_can_go_nowhere_stays_and_others_go(
    side: str, wheels: str, foot: str, enemy: str
) -> None:
    """Mountains without a road are all around the wheels, and there has been no battle."""
    around = [GRID.number(hex) for hex in GRID.neighbours[GRID.at("2008")]]
    mountains = dict.fromkeys(around, "mountain")
    front = theatre(f"{wheels} 2008", f"{enemy} 2511", terrain=mountains)
    in_combat(front, side, wheels).play("activate 2008")
    assert [(e.units, e.place) for e in front.told(ReservesActivated)] == [((wheels,), "2008")]
    assert (front.asked(), front.at(wheels)) == ("combat-phase", "2008")
    both = theatre(f"{wheels} 2008", f"{foot} 2008", f"{enemy} 2511", terrain=mountains)
    in_combat(both, side, wheels, foot).play("activate 2008")
    assert both.offers("advance") == [foot]
    assert both.refused(f"advance {wheels}") == "14.5f"


@rule("stalingrad42:25.2.3b", "stalingrad42:14.4.2a", "stalingrad42:14.5e")
@BOTH
def test_reserves_are_told_what_is_in_their_way(
    side: str, wheels: str, foot: str, enemy: str
) -> None:
    """To the south an enemy zone, to the north a marsh."""
    front = theatre(f"{foot} 1907", f"{enemy} 2008", terrain={"1906": "marsh"})
    in_combat(front, side, foot).play("activate 1907", f"advance {foot}")
    assert {"1908", "1906"} <= {*front.offers("to")}
    assert front.refused("to 1909") == "14.4.2a"
    assert front.refused("to 1905") == "14.5e"
    assert front.refused("to 1904") == "25.2.3b"


@rule("stalingrad42:25.2.3e")
@BOTH
@pytest.mark.parametrize("road", [False, True])
def test_they_ford_no_major_river(
    side: str, wheels: str, foot: str, enemy: str, road: bool
) -> None:
    around = (GRID.number(hex) for hex in GRID.neighbours[GRID.at("2009")])
    sides = {f"{other}|2009": "major" for other in around}
    if road:
        sides["2008|2009"] = "major road"
    front = in_combat(theatre(f"{wheels} 2008", f"{enemy} 2020", sides=sides), side, wheels)
    front.play("activate 2008", f"advance {wheels}")
    assert ("2009" in front.offers("to")) == road
    if not road:
        assert front.refused("to 2009") == "25.2.3e"
    near = FRIENDS[side][2]
    pontoon = theatre(f"{wheels} 2008", f"{near} 2009", f"{enemy} 2020", sides=sides)
    in_combat(pontoon, side, wheels)
    pontoon.play("activate 2008", f"advance {wheels}")
    assert "2009" in pontoon.offers("to")  # friends on both banks are a bridge


@rule("stalingrad42:25.2.3g")
@BOTH
def test_they_may_stand_with_attackers_and_advance_only_as_reserves(
    side: str, wheels: str, foot: str, enemy: str
) -> None:
    one, two, _ = FRIENDS[side]
    front = theatre(f"{wheels} 2010", f"{one} 2010", f"{two} 2111", f"{enemy} 2011 reduced", turn=9)
    in_combat(front, side, wheels)
    front.fight("DR2", "2011", one, two)
    while front.asked() != "advance-after-combat":
        stands = front.asked() == "determined-defence"
        front.play("withdraw" if stands else str(front.match.choices(front.seat())[0]))
    assert set(front.offers("advance")) == {one, two}
    front.play("end-advance", "activate 2010", f"advance {wheels}", "to 2011")
    assert front.at(wheels) == "2011"


@rule("stalingrad42:25.2.3h")
@BOTH
def test_all_markers_are_off_at_the_end_of_the_combat_phase(
    side: str, wheels: str, foot: str, enemy: str
) -> None:
    front = in_combat(
        theatre(f"{wheels} 2005", f"{foot} 2305", f"{enemy} 2020"), side, wheels, foot
    )
    front.play("activate 2005", "end-advance", "end-combat")
    assert held(front) == {}


def test_who_retreats_or_leaves_the_map_is_no_reserve() -> None:
    front = theatre("inf-57 2010", "rd-62 2011", disengagement=True)
    in_combat(front, "axis", "inf-57")
    front.play("disengage inf-57").dice(5).play("throw", "retreat 2008")
    assert held(front) == {}
    front = theatre("inf-57 2010", "rd-62 2020").movement()
    front.play("reserve inf-57")
    front.p.eliminate((front.unit("inf-57"),))
    assert held(front) == {}


def test_the_board_shows_the_markers() -> None:
    front = theatre("pz-24 2005", "rd-62 2020").movement().play("reserve pz-24")
    assert "reserve" in front.match.view(None)["board"]["units"]["pz-24"][2]
    front.combat().play("activate 2005")
    assert "activated" in front.match.view(None)["board"]["units"]["pz-24"][2]


def test_without_the_option_there_are_no_reserves() -> None:
    assert not stavka.game("stalingrad42").start("fall-blau", 1).position.reserving
    front = Theatre("pz-24 2005", "rd-62 2020").movement()
    assert front.offers("reserve") == []
    assert front.refused("reserve pz-24") == "25.2.1a"
    assert front.combat().refused("activate 2005") == "25.2.3a"


@rule("stalingrad42:25.2.3a", "stalingrad42:25.2.3b", "stalingrad42:25.2.3f")
@BOTH
def test_a_reserve_that_finds_no_way_stays_where_no_battle_was_fought(
    side: str, wheels: str, foot: str, enemy: str
) -> None:
    """Mountains lie around 2008; those on foot climb them, and alone the wheels are not asked."""
    ground = dict.fromkeys(("2007", "2108", "2109", "2009", "1909", "1908"), "mountain")
    both = theatre(f"{wheels} 2008", f"{foot} 2008", f"{enemy} 2020", terrain=ground)
    in_combat(both, side, wheels, foot).play("activate 2008")
    assert both.offers("advance") == [foot]
    assert both.refused(f"advance {wheels}") == "14.5f"
    alone = theatre(f"{wheels} 2008", f"{enemy} 2020", terrain=ground)
    in_combat(alone, side, wheels).play("activate 2008")
    assert (alone.asked(), alone.offers("activate")) == ("combat-phase", [])


@rule("stalingrad42:14.5a", "stalingrad42:29.1.2b")
@BOTH
def test_out_of_a_contested_city_no_reserve_advances_into_an_enemy_zone(
    side: str, wheels: str, foot: str, enemy: str
) -> None:
    """As in movement: unless a friend takes the zone away."""
    others = zip(FRIENDS[OTHER[side]], ("2013", "1913", "2113"), strict=True)
    units = (f"{wheels} 2011", f"{enemy} 2011", *(f"{other} {hex}" for other, hex in others))
    for friend, open in ((), False), ((f"{foot} 2012",), True):
        front = theatre(*units, *friend, terrain={"2011": "major-city"}, contested_cities=True)
        front.contests(f"2011 1 {side}")
        in_combat(front, side, wheels).play("activate 2011", f"advance {wheels}")
        assert "2010" in front.offers("to")
        assert ("2012" in front.offers("to")) == open
        if not open:
            assert front.refused("to 2012") == "29.1.2b"
