"""Chapter 23: the throw for the weather, rain, mud and snow."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from stavka.games.stalingrad42.events import (
    AirReady,
    BattleFought,
    MarshesFlooded,
    MudComes,
    MudMarked,
    PhaseBegins,
    TurnBegins,
    UnitsRetreated,
    WeatherComes,
    WeatherThrown,
)
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.games.stalingrad42.rules.attrition import modifiers
from stavka.games.stalingrad42.rules.combat import AdvanceShattered
from stavka.games.stalingrad42.rules.defence import Aftermath
from stavka.games.stalingrad42.rules.retreat import Retreat
from stavka.games.stalingrad42.rules.sequence import GameTurn, NextTurn
from stavka.games.stalingrad42.rules.weather import WeatherPhase
from stavka.testing import rule
from tests.games.stalingrad42.test_15_breakthrough import CORPS, GROUP
from tests.games.stalingrad42.test_16_attrition import RAIL, UNIT, WIDE, pocket
from tests.games.stalingrad42.test_16_supply import AXIS_ROAD, SOVIET_ROAD
from tests.games.stalingrad42.theatre import Theatre

BOTH = pytest.mark.parametrize("side", ["axis", "soviet"])
FOOT = {"axis": "inf-57", "soviet": "rd-62"}
WHEELS = {"axis": "pzg-3", "soviet": "tc-16"}
ENEMY = {"axis": "rd-62", "soviet": "inf-57"}
SIDE = {"axis": 0, "soviet": 1}


def late(*units: str, turn: int = 22, weather: str = "clear", **given: Any) -> Theatre:
    """The campaign on a later turn."""
    return Theatre(*units, turn=turn, weather=weather, scenario="campaign", **given)


def muddy(*units: str, **given: Any) -> Theatre:
    """It has rained on turn 21, and is clear on turn 22."""
    found = late(*units, turn=21, weather="rain", **given)
    found.p.mud_on = found.p.turn = 22
    found.dice(5).resolve(WeatherPhase())
    assert found.p.muddy
    return found


def rainy(*units: str, **given: Any) -> Theatre:
    return late(*units, weather="rain", **given)


WET = pytest.mark.parametrize("wet", [rainy, muddy])


def phase(theatre: Theatre, *dice: int) -> str:
    """The weather that a die brings."""
    theatre.dice(*dice).resolve(WeatherPhase())
    return theatre.p.weather


def following(theatre: Theatre, *dice: int) -> str:
    """The weather of the next turn."""
    theatre.p.turn += 1
    return phase(theatre, *dice)


# The throw


@rule("stalingrad42:3.Aa", "stalingrad42:23.1a", "stalingrad42:3.Ab")
@pytest.mark.parametrize("turn", [1, 9, 16])
def test_before_turn_17_nobody_throws_and_it_is_clear(turn: int) -> None:
    blau = late(turn=turn).dice()  # a throw would find no die
    assert phase(blau) == "clear"
    assert blau.told(WeatherThrown) == []
    assert blau.told(WeatherComes)[0].weather == "weather-clear"


@rule("stalingrad42:3.Aa", "stalingrad42:23.1a")
@pytest.mark.parametrize("turn", range(17, 37))
def test_from_turn_17_on_the_die_decides_before_anybody_moves(turn: int) -> None:
    blau = late(turn=turn).dice(1).resolve(GameTurn())
    assert [type(event) for event in blau.events[:2]] == [TurnBegins, WeatherThrown]
    assert PhaseBegins not in {type(event) for event in blau.events[:2]}
    (thrown,) = blau.told(WeatherThrown)
    wanted = blau.p.box.tables.weather_of(turn, 1)
    assert (thrown.die, thrown.modifier, thrown.weather) == (1, 0, f"weather-{wanted}")
    assert wanted == blau.p.weather
    assert wanted == ("overcast" if turn < 20 else "rain" if turn < 28 else "snow")
    # The turn after it is thrown for anew.
    if turn < 36:
        blau.dice(6).resolve(NextTurn())
        assert blau.p.turn == turn + 1
        assert blau.p.weather == "clear"


@rule("stalingrad42:23.1f", "stalingrad42:23.1g")
@pytest.mark.parametrize(("turn", "before"), [(22, "rain"), (30, "snow")])
def test_rain_and_snow_make_it_likelier_to_clear_up(turn: int, before: str) -> None:
    def after(die: int, weather: str) -> tuple[str, int]:
        blau = late(turn=turn - 1, weather=weather)
        return following(blau, die), blau.told(WeatherThrown)[0].modifier

    dull = "overcast" if turn < 28 else "overcast-winter"
    assert [after(die, before) for die in range(1, 7)] == [
        (weather, 1) for weather in (before, dull, dull, "clear", "clear", "clear")
    ]
    for weather in ("clear", dull):
        assert after(2, weather) == (before, 0)


# Clear and overcast


def flies(blau: Theatre) -> list[str]:
    """The air units that are ready after the German initial phase has begun."""
    blau.initial()
    return [air for told in blau.told(AirReady) for air in told.airs]


@rule("stalingrad42:23.2.1a", "stalingrad42:23.2.2b", "stalingrad42:23.2.2c")
@rule("stalingrad42:23.2.3a", "stalingrad42:9.3.1a")
@pytest.mark.parametrize("turn", [17, 20, 24, 26, 28, 32])
def test_what_is_thrown_decides_who_flies(turn: int) -> None:
    row = late().p.box.tables.turns[turn]
    for die in range(1, 7):
        blau = late(turn=turn)
        weather = phase(blau, die)
        there = [id for id, air in blau.p.setup.air.items() if air.first <= turn <= air.last]
        german = [id for id in there if blau.p.setup.air[id].nation == "germany"]
        ready = flies(blau)
        if weather == "clear":
            assert len(ready) == row.german_air + row.romanian_air == len(there)
        elif weather == "overcast":
            assert len(ready) == 1
            assert ready[0] in german
        else:
            assert weather in ("overcast-winter", "rain", "snow")
            assert ready == []


@rule("stalingrad42:23.2.1a")
@BOTH
def test_clear_weather_changes_nothing(side: str) -> None:
    """As on a turn before anybody throws."""
    unit = WHEELS[side]
    sides = {"2010|2009": "minor road", "2009|2008": "minor"}
    shown = []
    for turn in (16, 22):
        blau = late(f"{unit} 2010", turn=turn, sides=sides)
        assert phase(blau, *([5] if turn > 16 else [])) == "clear"
        shown.append(blau.movement(side).play(f"move {unit}").match.view(None)["board"]["moving"])
        won(blau, side, unit, far=4, retreat=2)
        assert blau.prompt()["hexes"] == 4
    assert shown[0] == shown[1]


@rule("stalingrad42:23.3.3a")
def test_mud_keeps_nobody_on_the_ground() -> None:
    assert flies(muddy()) == flies(late(turn=22))
    assert len(flies(muddy())) > 1
    dull = late(turn=21, weather="rain")
    dull.p.mud_on = 22
    assert following(dull, 2) == "overcast"
    assert dull.p.muddy
    assert len(flies(dull)) == 1


@rule("stalingrad42:23.2.2a")
@BOTH
def test_overcast_changes_nothing_on_the_ground(side: str) -> None:
    units = (f"{WHEELS[side]} 2010", f"{FOOT[side]} 2011")
    sides = {"2010|2009": "minor road", "2009|2008": "minor"}
    for turn, dull in ((22, "overcast"), (30, "overcast-winter")):
        ends, ground = [], []
        for weather in ("clear", dull):
            blau = late(*units, turn=turn, weather=weather, sides=sides).movement(side)
            ends.append(blau.play(f"move {WHEELS[side]}").match.view(None)["board"]["moving"])
            ground.append(blau.p.ground)
            won = Advance(GRID.at("2012"), (blau.unit(FOOT[side]),), (GRID.at("2011"),), 4)
            blau.resolve(won)
            assert blau.prompt()["hexes"] == 4
        assert ends[0] == ends[1]
        assert ground[0].conditions == ground[1].conditions


# Rain and mud


@rule("stalingrad42:23.2.2d")
def test_the_first_rain_floods_seasonal_marshes_for_good() -> None:
    blau = late(turn=21, terrain={"2011": "seasonal-marsh"})
    hex = GRID.at("2011")
    assert not blau.p.ground.marsh >> hex & 1
    assert phase(blau, 2) == "rain"
    assert blau.p.ground.marsh >> hex & 1
    assert len(blau.told(MarshesFlooded)) == 1
    assert following(blau, 6) == "clear"
    assert following(blau, 1) == "rain"
    assert blau.told(MarshesFlooded) == []  # they are marshes already
    for _ in range(24, 29):
        following(blau, 6)
    assert blau.p.ground.marsh >> hex & 1


@rule("stalingrad42:23.2.2e", "stalingrad42:23.2.2f", "stalingrad42:23.3.3a")
@WET
@BOTH
def test_wheels_and_rivers_in_the_wet(side: str, wet: Any) -> None:
    sides = {"2010|2011": "road", "2011|2012": "primary", "2010|2009": "minor"}

    def cost(blau: Theatre, unit: str, end: str) -> float:
        ways = blau.movement(side).play(f"move {unit}").match.view(None)["board"]["moving"]
        found: int = {**ways["extended"], **ways["to"]}[end][0]
        return found / HALVES

    costs = {}
    for name, make in (("dry", late), ("wet", wet)):
        for unit in (WHEELS[side], FOOT[side]):
            for end in ("2011", "2012", "2009"):
                costs[name, unit, end] = cost(make(f"{unit} 2010", sides=sides), unit, end)
    for unit, wheels in ((WHEELS[side], True), (FOOT[side], False)):
        step = {end: costs["wet", unit, end] - costs["dry", unit, end] for end in ("2011", "2009")}
        assert costs["wet", unit, "2011"] == 1
        assert step["2011"] == (0.5 if wheels else 0)
        primary = costs["wet", unit, "2012"] - costs["wet", unit, "2011"]
        assert primary == (0.5 if wheels else 1)
        assert costs["wet", unit, "2009"] == 2  # a clear hex and the river


def won(blau: Theatre, side: str, *units: str, far: int, retreat: int = 2) -> Theatre:
    """The battle for 2011 is won; its defenders retreat, or are gone already."""
    numbers = tuple(sorted(blau.unit(unit) for unit in units))
    hexes = tuple(dict.fromkeys(blau.p.place[number] for number in numbers))
    blau.combat(side).resolve(Aftermath(GRID.at("2011"), numbers, hexes, retreat, far))
    while blau.asked() == "retreat-to":
        blau.play(f"retreat {blau.offers('retreat')[0]}")
    return blau


def reaches(blau: Theatre, unit: str) -> int:
    """How many hexes a unit can advance."""
    start = GRID.at(blau.at(unit))
    ends = blau.play(f"advance {unit}").offers("to")
    return max(GRID.distance(start, GRID.at(end)) for end in ends)


@rule("stalingrad42:23.2.2g", "stalingrad42:23.3.3a")
@WET
@BOTH
@pytest.mark.parametrize(("far", "left"), [(2, 1), (3, 2), (4, 2)])
def test_advances_are_halved_in_the_wet(side: str, wet: Any, far: int, left: int) -> None:
    wheels = WHEELS[side]
    dry = won(late(f"{wheels} 2010", f"{ENEMY[side]} 2011"), side, wheels, far=far)
    assert reaches(dry, wheels) == far
    blau = won(wet(f"{wheels} 2010", f"{ENEMY[side]} 2011"), side, wheels, far=far)
    assert blau.prompt()["hexes"] == left
    assert reaches(blau, wheels) == left


@rule("stalingrad42:23.2.2h", "stalingrad42:23.3.3a")
@WET
@BOTH
def test_short_and_limited_advances_and_retreats_stay_in_the_wet(side: str, wet: Any) -> None:
    foot, enemy = FOOT[side], ENEMY[side]
    blau = won(wet(f"{foot} 2010", f"{enemy} 2011"), side, foot, far=1)
    assert reaches(blau, foot) == 1
    limited = won(wet(f"{foot} 2010"), side, foot, far=4, retreat=0)
    assert limited.play(f"advance {foot}").offers("to") == ["2011"]
    for hexes in (2, 3, 4):
        back = wet(f"{enemy} 2011")
        back.p.side = SIDE[side]
        back.resolve(Retreat(1 - SIDE[side], GRID.at("2011"), hexes))
        back.play(f"retreat {back.offers('retreat')[0]}")
        (told,) = back.told(UnitsRetreated)
        assert GRID.distance(GRID.at("2011"), GRID.at(told.path[-1])) == hexes


@rule("stalingrad42:23.2.2i", "stalingrad42:23.3.3a")
@WET
@BOTH
def test_supply_reaches_three_hexes_beside_the_road_in_the_wet(side: str, wet: Any) -> None:
    road = AXIS_ROAD if side == "axis" else SOVIET_ROAD
    sides = {f"{a}|{b}": "road" for a, b in pairwise(road)}
    end = int(road[-1])

    def kept(make: Any, away: int) -> bool:
        unit = FOOT[side]
        found: Theatre = make(f"{unit} {end + away}", sides=sides).supply(side)
        return found.supplied(unit)

    assert [kept(late, away) for away in (3, 4, 5, 6)] == [True, True, True, False]
    assert [kept(wet, away) for away in (2, 3, 4, 5)] == [True, True, False, False]


@rule("stalingrad42:23.3.1a")
@pytest.mark.parametrize(("die", "weather"), [(5, "clear"), (2, "overcast"), (1, "rain")])
def test_mud_comes_when_the_rain_is_over(die: int, weather: str) -> None:
    blau = late(turn=22)
    assert phase(blau, 1) == "rain"
    assert blau.p.wet
    assert not blau.p.muddy
    assert following(blau, die) == weather
    assert blau.p.muddy == (weather != "rain") == bool(blau.told(MudComes))
    assert blau.p.wet
    assert blau.p.ground.conditions.wet
    assert blau.match.view(None)["board"]["mud"] == blau.p.muddy
    following(blau, 5)  # mud after rain only
    assert blau.p.muddy == (weather == "rain")
    dry = late(turn=22)
    phase(dry, 4)
    following(dry, 5)
    assert not dry.p.wet


@rule("stalingrad42:23.3.1a", "stalingrad42:23.3.2c")
def test_mud_comes_only_in_its_season() -> None:
    season = [n for n, row in late().p.box.tables.turns.items() if row.season == "mud"]
    assert season == list(range(20, 28))
    for turn in season:
        blau = late(turn=turn)
        assert phase(blau, 1) == "rain"
        assert blau.p.mud_on == (turn + 1 if turn + 1 in season else 0)
        following(blau, 6)
        assert blau.p.muddy == (turn + 1 in season)  # winter freezes what rain has left


@rule("stalingrad42:23.3.2a")
@pytest.mark.parametrize("turn", range(21, 27))
def test_rain_puts_the_mud_marker_on_the_next_turn(turn: int) -> None:
    blau = late(turn=turn)
    phase(blau, 2)
    assert [event.turn for event in blau.told(MudMarked)] == [turn + 1]
    assert blau.match.view(None)["board"]["mud_on"] == turn + 1
    for die in (3, 5):
        dry = late(turn=turn)
        phase(dry, die)
        assert dry.told(MudMarked) == []
        assert dry.match.view(None)["board"]["mud_on"] == 0


@rule("stalingrad42:23.3.2b")
def test_worked_example_of_the_mud_marker() -> None:
    """Rain on turn 20: it lies on 21; rain again on turn 21: it moves to 22."""
    blau = late(turn=20)
    assert phase(blau, 1) == "rain"
    assert blau.p.mud_on == 21
    assert following(blau, 1) == "rain"
    assert blau.p.mud_on == 22
    following(blau, 5)
    assert blau.p.muddy
    following(blau, 5)
    assert blau.p.mud_on == 0


# Snow


@rule("stalingrad42:23.2.3b")
def test_airfields_are_worth_one_in_snow() -> None:
    """A German pocket that its airfield keeps alive at a 3 loses a step by it in snow."""
    for weather, value in (("clear", 2), ("snow", 1), ("overcast-winter", 2)):
        blau = pocket("axis", ring=WIDE, sides=RAIL)
        blau.p.weather = weather
        fields = [v for v, row in modifiers(blau.p, blau.unit(UNIT["axis"])) if row == "16.5.4a"]
        assert fields == [value]


@rule("stalingrad42:23.2.3c")
@BOTH
def test_snow_costs_a_point_of_movement(side: str) -> None:
    def left(unit: str, weather: str) -> tuple[int, int]:
        blau = late(f"{unit} 2010", turn=30, weather=weather).movement(side).play(f"move {unit}")
        moving = blau.match.view(None)["board"]["moving"]
        return moving["to-left"] // HALVES, moving["extended-left"] // HALVES

    for unit, points in ((FOOT[side], 3), (WHEELS[side], {"axis": 6, "soviet": 5}[side])):
        assert left(unit, "clear") == (points, points + 3)
        assert left(unit, "snow") == (points - 1, points + 2)
    blau = late(f"{FOOT[side]} 2010", turn=30, weather="snow").movement(side)
    blau.play(f"move {FOOT[side]}")
    ends = {GRID.distance(GRID.at("2010"), GRID.at(hex)) for hex in blau.offers("to")}
    assert max(ends) == 2
    far = {GRID.distance(GRID.at("2010"), GRID.at(hex)) for hex in blau.offers("extended")}
    assert max(far) == 5
    assert blau.refused("to 2013") == "5.4a"  # three hexes: only with extended movement
    both = late(f"{FOOT[side]} 2010 disrupted", turn=30, weather="snow").movement(side)
    ends = {
        GRID.distance(GRID.at("2010"), GRID.at(hex))
        for hex in both.play(f"move {FOOT[side]}").offers("tactical")
    }
    assert max(ends) == 2


@rule("stalingrad42:23.2.3d")
@BOTH
@pytest.mark.parametrize(("far", "left"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_snow_shortens_advances_by_a_hex(side: str, far: int, left: int) -> None:
    wheels, enemy = WHEELS[side], ENEMY[side]
    blau = late(f"{wheels} 2010", f"{enemy} 2011", turn=30, weather="snow")
    won(blau, side, wheels, far=far)
    assert blau.prompt()["hexes"] == left
    assert reaches(blau, wheels) == left
    for hexes in (2, 3, 4):
        back = late(f"{enemy} 2011", turn=30, weather="snow")
        back.p.side = SIDE[side]
        back.resolve(Retreat(1 - SIDE[side], GRID.at("2011"), hexes))
        back.play(f"retreat {back.offers('retreat')[0]}")
        (told,) = back.told(UnitsRetreated)
        assert GRID.distance(GRID.at("2011"), GRID.at(told.path[-1])) == hexes


@rule("stalingrad42:23.2.3d", "stalingrad42:15.2.3a")
@BOTH
def test_snow_and_the_forming_of_a_group_add_up(side: str) -> None:
    units = GROUP if side == "axis" else CORPS[:2]  # who may stand together
    names = [unit.split()[0] for unit in units]
    blau = late(*units, f"{ENEMY[side]} 2011", turn=30, weather="snow")
    won(blau, side, *names, far=4)
    blau.play(f"breakthrough {names[0]}", *(f"with {name}" for name in names[1:]), "form")
    assert blau.prompt()["hexes"] == 2  # four, less one for the snow, less one for the group


@rule("stalingrad42:23.2.3e")
def test_a_breakthrough_succeeds_as_the_table_says_in_any_weather() -> None:
    blau = late(*GROUP, "rd-62 2011", "rd-45 2012", turn=30, weather="snow")
    won(blau, "axis", "pz-9", "pz-11", "pzg-3", far=4)
    blau.play("breakthrough pz-9", "with pz-11", "with pzg-3", "form")
    account = blau.match.view(None)["board"]["breakthrough"]["battles"]["2012"]
    row = blau.p.box.tables.crt[account["column"]]
    assert account["advance"] == row.advance
    die = row.advance.index(3) + 1
    blau.dice(die).play("attack 2012")
    assert blau.told(BattleFought)[0].advance == 3
    blau.play("withdraw")  # rather than stand
    while blau.asked() in ("choose-loss", "retreat-to"):
        verb = "lose" if blau.asked() == "choose-loss" else "retreat"
        blau.play(f"{verb} {blau.offers(verb)[-1]}")
    assert blau.asked() == "breakthrough"
    assert blau.prompt()["hexes"] == 1
    assert blau.play("to 2012").asked() == "breakthrough"  # it may go on from there


@rule("stalingrad42:23.2.2g", "stalingrad42:23.2.3d")
@pytest.mark.parametrize(("weather", "turn", "less"), [("rain", 22, {4: 2}), ("snow", 30, {4: 3})])
def test_plan_log_and_automatic_ds_tell_the_shorter_advance(
    weather: str, turn: int, less: dict[int, int]
) -> None:
    units = ("pz-11", "pz-24", "pz-9")
    blau = late(*(f"{unit} 2010" for unit in units), "rd-62 2011", turn=turn, weather=weather)
    blau.combat().attack("2011", *units)
    battle = blau.battle()
    row = blau.p.box.tables.crt[battle["column"]]
    halved = [(far + 1) // 2 for far in row.advance]
    shorter = [max(far - 1, min(far, 1)) for far in row.advance]
    assert battle["advance"] == (halved if weather == "rain" else shorter)
    die = row.advance.index(4) + 1
    blau.dice(die).play("fight")
    assert blau.told(BattleFought)[0].advance == less[4]
    ds = late(*(f"{unit} 2010" for unit in units), turn=turn, weather=weather).combat()
    ds.p.auto_ds = [(GRID.at("2011"), *(ds.unit(unit) for unit in units))]
    ds.resolve(AdvanceShattered())
    assert ds.prompt()["hexes"] == less[4]


# What is seen


@pytest.mark.parametrize(("language", "mud"), [("en", "clear, mud"), ("ru", "ясно, распутица")])
def test_the_sketch_tells_the_weather_from_turn_17_on(language: str, mud: str) -> None:
    texts = GAME.texts(language)

    def told(blau: Theatre) -> str:
        return GAME.sketch(blau.movement().match.view(None), texts)

    assert mud in told(muddy("inf-57 2010"))
    assert texts.name("weather-snow") in told(late("inf-57 2010", turn=30, weather="snow"))
    assert texts.name("weather-clear") not in told(late("inf-57 2010", turn=16))
