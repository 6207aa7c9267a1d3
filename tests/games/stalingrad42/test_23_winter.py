"""Chapter 23.4: the Russian winter. 2010 attacks 2011 unless a test says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad42.box import Box
from stavka.games.stalingrad42.components import COMPONENTS, SOVIET, own_edition
from stavka.games.stalingrad42.events import UnitShifted, UnitsRetreated, UnitsTrapped, WinterComes
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES
from stavka.games.stalingrad42.position import area_of
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.games.stalingrad42.rules.entry_areas import doors_of, own_areas
from stavka.games.stalingrad42.rules.retreat import Retreat
from stavka.games.stalingrad42.rules.sequence import NextTurn
from stavka.games.stalingrad42.rules.weather import WeatherPhase
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

BY_K_ALONE = Box(own_edition().override({"caucasus.md-242.at": "K"}, COMPONENTS))
BOTH = pytest.mark.parametrize("side", ["axis", "soviet"])
FOOT = {"axis": "inf-57", "soviet": "rd-62"}
WHEELS = {"axis": "pzg-3", "soviet": "tc-16"}
ENEMY = {"axis": "rd-45", "soviet": "inf-75"}
SIDE = {"axis": 0, "soviet": 1}
AUTUMN, WINTER = 27, 28


def late(*units: str, turn: int = WINTER, **given: Any) -> Theatre:
    return Theatre(*units, turn=turn, scenario="campaign", **given)


def attack(
    unit: str, turn: int = WINTER, *, words: str = "", at: str = "2010", **given: Any
) -> int:
    """What a German counts who attacks the hex south of his."""
    south = f"{at[:2]}{int(at[2:]) + 1}"
    blau = late(f"{unit} {at} {words}", f"rd-62 {south} disrupted", turn=turn, **given)
    return blau.combat().attack(south, unit).counts(unit)


def defence(
    unit: str, turn: int = WINTER, *, words: str = "", at: str = "2011", **given: Any
) -> int:
    """What a German counts whom tanks attack from the north."""
    north = f"{at[:2]}{int(at[2:]) - 1}"
    blau = late(f"{unit} {at} {words}", f"tc-16 {north}", f"tc-4 {north}", turn=turn, **given)
    return blau.combat("soviet").attack(at, "tc-16", "tc-4").counts(unit)


# It begins


@rule("stalingrad42:23.4a")
def test_winter_begins_on_turn_28() -> None:
    blau = late("inf-57 2010", turn=26).dice(5).resolve(NextTurn())
    assert (blau.p.turn, blau.p.ground.conditions.winter) == (27, False)
    assert blau.told(WinterComes) == []
    blau.dice(5).resolve(NextTurn())
    assert (blau.p.turn, blau.p.ground.conditions.winter) == (28, True)
    assert len(blau.told(WinterComes)) == 1
    for turn in range(29, 37):
        blau.dice(5).resolve(NextTurn())
        assert (blau.p.turn, blau.p.ground.conditions.winter) == (turn, True)
        assert blau.told(WinterComes) == []


@rule("stalingrad42:C3.4b", "stalingrad42:23.4a")
def test_uranus_begins_in_winter_under_clouds() -> None:
    uranus = Theatre(turn=28, scenario="uranus").dice().resolve(WeatherPhase())
    assert uranus.match.view(None)["board"]["weather"] == "overcast-winter"
    assert len(uranus.told(WinterComes)) == 1


# Strength


@rule("stalingrad42:23.4b", "stalingrad42:9.9e", "stalingrad42:1.0b")
@pytest.mark.parametrize(
    ("unit", "printed", "weak"),
    [("jg-97", 5, 4), ("inf-57", 6, 5), ("stug-249", 2, 1), ("bike-4", 1, 1), ("ro-cav-5", 3, 2)],
)
def test_attacks_of_the_axis_are_weaker_but_not_below_one(
    unit: str, printed: int, weak: int
) -> None:
    assert attack(unit, AUTUMN) == printed
    assert attack(unit, WINTER) == weak
    assert attack(unit, 36) == weak


@rule("stalingrad42:23.4c", "stalingrad42:9.9e", "stalingrad42:1.0b")
@pytest.mark.parametrize(
    ("unit", "printed", "weak"),
    [("jg-97", 5, 4), ("inf-57", 7, 6), ("ro-cav-5", 3, 2), ("bike-4", 2, 2), ("nc-450", 1, 1)],
)
def test_defences_of_the_axis_are_weaker_but_not_below_two(
    unit: str, printed: int, weak: int
) -> None:
    assert defence(unit, AUTUMN) == printed
    assert defence(unit, WINTER) == weak
    assert defence(unit, 36) == weak


@rule("stalingrad42:23.4b", "stalingrad42:23.4c", "stalingrad42:9.9e")
def test_only_on_row_43_and_north_of_it() -> None:
    assert attack("inf-57", at="2543") == 5
    assert attack("inf-57", at="2544") == 6
    assert defence("inf-57", at="2543") == 6
    assert defence("inf-57", at="2544") == 7


@rule("stalingrad42:23.4b", "stalingrad42:23.4c")
def test_soviets_are_used_to_it() -> None:
    for turn in (AUTUMN, WINTER):
        blau = late("rd-62 2010", "tc-16 2010", "inf-57 2011", turn=turn).combat("soviet")
        blau.attack("2011", "rd-62", "tc-16")
        assert (blau.counts("rd-62"), blau.counts("tc-16")) == (3, 7)
        other = late("pz-24 2010", "rd-62 2011", turn=turn).combat().attack("2011", "pz-24")
        assert other.counts("rd-62") == 5


@rule("stalingrad42:23.4d")
def test_winter_comes_before_halving_and_doubling() -> None:
    river = {"2010|2011": "major freezes"}
    assert attack("inf-82", sides=river) == 2  # (5 - 1) / 2, not 5 / 2 - 1
    assert attack("inf-57", words="unsupplied") == 3  # (6 - 1) / 2 rounded up
    assert defence("jg-97", sides=river) == 8  # (5 - 1) * 2
    assert defence("jg-97", words="disrupted") == 2  # (5 - 1) / 2
    blau = late("jg-97 2011", "tc-16 2010", "tc-4 2010", sides=river).combat("soviet")
    blau.attack("2011", "tc-16", "tc-4")
    (term,) = blau.battle()["defenders"]
    assert [list(change) for change in term[3]] == [
        ["winter", "23.4c"],
        ["doubled-behind-river", "9.5.1a"],
    ]


@rule("stalingrad42:23.4e")
def test_who_has_a_roof_is_not_weaker() -> None:
    assert defence("pz-24") == 7  # 8 - 1
    for city in ("minor-city", "major-city"):
        assert defence("pz-24", terrain={"2011": city}) == 8
    assert defence("pz-24", towns=("2011",)) == 8
    assert defence("pz-24", towns=("2111",)) == 7  # beside a village


@rule("stalingrad42:23.4e")
@pytest.mark.parametrize(("complete", "counts"), [(True, 8), (False, 7)])
def test_a_complete_fort_is_a_roof(complete: bool, counts: int) -> None:
    blau = late("pz-24 2011", "tc-16 2010", "tc-4 2010")
    blau.p.works[GRID.at("2011")] = (0, complete)
    blau.combat("soviet").attack("2011", "tc-16", "tc-4")
    assert blau.counts("pz-24") == counts


@rule("stalingrad42:23.4e")
@pytest.mark.parametrize(
    ("city", "holder", "counts"),
    [("major-city", "axis", 8), ("major-city", "soviet", 7), ("minor-city", "axis", 7)],
)
def test_beside_a_large_city_of_ones_own(city: str, holder: str, counts: int) -> None:
    blau = late("pz-24 2011", "tc-16 2010", "tc-4 2010", terrain={"2012": city})
    blau.holds(holder, "2012").combat("soviet").attack("2011", "tc-16", "tc-4")
    assert blau.counts("pz-24") == counts
    away = late("pz-24 2011", "tc-16 2010", "tc-4 2010", terrain={"2013": city})
    away.holds(holder, "2013").combat("soviet").attack("2011", "tc-16", "tc-4")
    assert away.counts("pz-24") == 7


@rule("stalingrad42:23.4e", "stalingrad42:2.2.3d")
def test_not_beside_it_over_the_sea() -> None:
    ground: Any = {"terrain": {"2012": "major-city"}, "sides": {"2011|2012": "sea"}}
    blau = late("pz-24 2011", "tc-16 2010", "tc-4 2010", **ground)
    blau.holds("axis", "2012").combat("soviet").attack("2011", "tc-16", "tc-4")
    assert blau.counts("pz-24") == 7


@rule("stalingrad42:23.4e")
def test_a_lost_city_is_known_at_once() -> None:
    """What is remembered of a battle knows who holds the city."""
    blau = late("pz-24 2011", "tc-16 2010", "tc-4 2010", terrain={"2012": "major-city"})
    blau.holds("axis", "2012").combat("soviet")
    before = blau.match.view(None)["board"]["targets"]
    blau.p.take(GRID.at("2012"), 1)
    blau.match._cache.clear()
    assert blau.match.view(None)["board"]["targets"] != before


@rule("stalingrad42:23.4f")
def test_attacks_are_weaker_everywhere() -> None:
    for city in ("minor-city", "major-city"):
        assert attack("inf-57", terrain={"2010": city}) == 5
    assert attack("inf-57", towns=("2010",)) == 5


# Ridges and the closed area


@rule("stalingrad42:23.4g", "stalingrad42:2.2.3c")
@pytest.mark.parametrize("side", ["soviet", "axis"])
def test_ridges_are_closed_in_play(side: str) -> None:
    unit = {"soviet": "md-242", "axis": "mtn-1"}[side]
    sides = {"2010|2011": "alpine"}
    autumn = late(f"{unit} 2010", turn=AUTUMN, sides=sides).movement(side).play(f"move {unit}")
    assert "2011" in autumn.offers("to")
    winter = late(f"{unit} 2010", sides=sides).movement(side).play(f"move {unit}")
    ways = winter.match.view(None)["board"]["moving"]["to"]
    assert ways["2011"][1] != "2010"  # round the ridge
    ring = {f"2011|{hex}": "alpine" for hex in ("2010", "2111", "2112", "2012", "1912", "1911")}
    shut = late(f"{unit} 2010", sides=ring).movement(side).play(f"move {unit}")
    assert "2011" not in shut.offers("to") + shut.offers("extended") + shut.offers("tactical")
    assert shut.refused("to 2011") == "23.4g"
    road = late(f"{unit} 2010", sides=dict.fromkeys(ring, "alpine road"))
    assert road.movement(side).play(f"move {unit}").refused("to 2011") == "23.4g"


@rule("stalingrad42:23.4h")
def test_units_leave_the_area_that_winter_closes() -> None:
    blau = late("md-242 area-K", "rd-394 area-K", "rd-62 area-A", turn=AUTUMN)
    assert area_of("K") in own_areas(blau.p, 1)
    blau.dice(5).resolve(NextTurn())
    assert (blau.seat(), blau.asked()) == ("soviet", "shift-units")
    choices = {f"{unit} area-{area}" for unit in ("rd-394", "md-242") for area in "JL"}
    assert set(blau.offers("place")) == choices
    assert blau.refused("place rd-394 area-K") == "23.4h"
    assert blau.refused("place rd-394 area-H") == "23.4h"
    assert blau.refused("place rd-62 area-J") == "23.4h"
    assert blau.refused("end-initial") == "23.4h"
    blau.play("place rd-394 area-J")
    assert blau.told(UnitShifted)[0].place == "area-J"
    blau.play("place md-242 area-L")
    assert (blau.at("rd-394"), blau.at("md-242"), blau.at("rd-62")) == (
        "area-J", "area-L", "area-A",
    )  # fmt: skip
    assert blau.asked() == "initial-phase"  # and the turn goes on
    assert not blau.p.of(SOVIET, area_of("K"))


@rule("stalingrad42:23.4h")
def test_nobody_uses_the_closed_area_any_more() -> None:
    edge = "4662"
    for turn, open in ((AUTUMN, True), (WINTER, False)):
        blau = late(f"rd-62 {edge}", turn=turn).movement("soviet").play("move rd-62")
        assert ("area-K" in blau.offers("to")) == open
        if not open:
            assert blau.refused("to area-K") == "23.4h"
            assert blau.refusal("to area-X").id == "area-of-the-enemy"
        other = late("rd-62 area-J", turn=turn).movement("soviet").play("move rd-62")
        assert ("area-K" in other.offers("to")) == open
        advance = late(f"rd-62 {edge}", turn=turn).combat("soviet")
        attackers = (advance.unit("rd-62"),)
        advance.resolve(Advance(GRID.at("4661"), attackers, (GRID.at(edge),), 2))
        advance.play("advance rd-62")
        assert ("area-K" in advance.offers("to")) == open
        back = late(f"rd-62 {edge}", turn=turn)
        back.p.side = 0
        back.resolve(Retreat(1, GRID.at(edge), 1))
        assert ("area-K" in back.offers("retreat")) == open
        road = {"4662|4661": "road", "4661|4660": "road"}
        fed = late("rd-62 4660", turn=turn, sides=road).supply("soviet")
        assert fed.supplied("rd-62") == open
        initial = late("rd-62 2010", turn=turn).initial("soviet")
        assert ("area-K" in initial.offers("stock")) == open
        arrives = doors_of(initial.p, initial.unit("md-242"))
        assert arrives == tuple(map(area_of, (*"GHJ", *("K" if open else ""), "L")))
        alone = Theatre(turn=turn, scenario="caucasus")
        alone.p.setup = BY_K_ALONE.setups["caucasus"]
        arrives = doors_of(alone.p, alone.unit("md-242"))
        assert arrives == tuple(map(area_of, "K" if open else "JL"))


# Ice


@rule("stalingrad42:23.4i", "stalingrad42:23.4j")
@BOTH
def test_frozen_rivers_in_play(side: str) -> None:
    sides = {"2011|2012": "major freezes", "2111|2112": "major", "2011|2112": "major"}
    for unit, more in ((FOOT[side], 1), (WHEELS[side], 2)):

        def cost(turn: int, unit: str = unit) -> float | None:
            ring = {f"2012|{hex}": "major freezes" for hex in RING}
            blau = late(f"{unit} 2010", turn=turn, sides=sides | ring).movement(side)
            ways = blau.play(f"move {unit}").match.view(None)["board"]["moving"]
            found = {**ways["extended"], **ways["to"]}.get("2012")
            return found and found[0] / HALVES

        assert cost(AUTUMN) is None  # one hex from the river
        assert cost(WINTER) == 2 + more


RING = ("2011", "2112", "2113", "2013", "1913", "1912")


@rule("stalingrad42:23.4i")
@BOTH
def test_fights_over_ice_are_as_over_water(side: str) -> None:
    unit, enemy = WHEELS[side], ENEMY[side]
    counts = []
    for turn in (AUTUMN, WINTER):
        sides = {"2510|2511": "major freezes"}
        blau = late(f"{unit} 2510", f"{enemy} 2511 disrupted", turn=turn, sides=sides)
        blau.combat(side).play("attack 2511")
        (term,) = blau.battle()["all"]["attackers"]
        (other,) = blau.battle()["all"]["defenders"]
        counts.append([row for _, row in term[3] + other[3] if not row.startswith("23.4")])
    assert counts[0] == counts[1] == ["9.5.2a", "13.2.1e", "9.5.1a"]


@rule("stalingrad42:9.5.6b", "stalingrad42:23.4l")
@BOTH
def test_attacks_over_a_frozen_lake_are_as_over_a_major_river(side: str) -> None:
    strong = {"axis": ("pz-24", "pz-9", "pz-11"), "soviet": ("tc-16", "tc-4")}[side]
    enemy = ENEMY[side]
    units = (*(f"{unit} 2010" for unit in strong), f"{enemy} 2011 disrupted")
    lake = {"2010|2011": "lake freezes"}
    autumn = late(*units, turn=AUTUMN, sides=lake).combat(side)
    assert autumn.offers("attack") == []
    assert autumn.refused("attack 2011") in ("8.1f", "9.5.6a", "8.1a")
    winter = late(*units, sides=lake).combat(side).attack("2011", *strong)
    battle = winter.battle()
    for term in battle["attackers"]:
        assert ["halved-over-major-river", "9.5.2a"] in [list(change) for change in term[3]]
    assert ["doubled-behind-river", "9.5.1a"] in [list(c) for c in battle["defenders"][0][3]]
    open_lake = late(*units, sides={"2010|2011": "lake"}).combat(side)
    assert open_lake.offers("attack") == []  # no lake of the steppe


@rule("stalingrad42:14.5d")
@BOTH
def test_ice_does_not_limit_an_advance(side: str) -> None:
    unit = WHEELS[side]
    for turn, reached in ((AUTUMN, False), (WINTER, True)):
        sides = {f"2012|{hex}": "major freezes" for hex in RING}
        blau = late(f"{unit} 2010", turn=turn, sides=sides).combat(side)
        hexes = (GRID.at("2010"),)
        blau.resolve(Advance(GRID.at("2011"), (blau.unit(unit),), hexes, 4))
        assert ("2012" in blau.play(f"advance {unit}").offers("to")) == reached


@rule("stalingrad42:23.4k")
@BOTH
def test_retreats_over_ice_destroy_nobody(side: str) -> None:
    unit, enemies = FOOT[side], {"axis": "rd", "soviet": "inf"}[side]
    numbers = {"rd": ("rd-45", "rd-121"), "inf": ("inf-75", "inf-113")}[enemies]
    sides = {f"2011|{hex}": "major freezes" for hex in ("2111", "2112", "2012", "1912", "1911")}
    for turn, saved in ((AUTUMN, False), (WINTER, True)):
        blau = late(f"{unit} 2011", f"{numbers[0]} 2010", turn=turn, sides=sides)
        blau.p.side = 1 - SIDE[side]
        blau.resolve(Retreat(SIDE[side], GRID.at("2011"), 2))
        if blau.asked() == "retreat-to":
            verb = "retreat" if blau.offers("retreat") else "perish"
            blau.play(" ".join([verb, *blau.offers(verb)[:1]]).strip())
        assert (blau.at(unit) != "eliminated") == saved
        assert bool(blau.told(UnitsRetreated)) == saved
        assert bool(blau.told(UnitsTrapped)) != saved
