"""Chapter 23: the throw for the weather, mud after rain, winter, and what they do to an advance.

What they do to the ground stands in `Conditions`.
"""

from __future__ import annotations

from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.events import (
    MarshesFlooded,
    MudComes,
    MudMarked,
    UnitShifted,
    WeatherComes,
    WeatherThrown,
    WinterComes,
)
from stavka.games.stalingrad42.position import (
    CLEAR,
    CLOSED_IN_WINTER,
    RAIN,
    SNOW,
    Position,
    area_of,
    place_id,
)
from stavka.games.stalingrad42.rules import air
from stavka.games.stalingrad42.rules.base import AskSide, Play, Step, find_unit, named
from stavka.games.stalingrad42.rules.entry_areas import ways_round
from stavka.kernel import Choice, Reason, choice

FIRST_THROW = 17  # the turn from which on the weather is thrown for [3.Aa, 23.1a]
IN_SNOW = 1  # points and hexes fewer [23.2.3c, 23.2.3d]


class WeatherPhase(Step, frozen=True):
    """It is clear, as the scenario says, or as the die says; the rain of the turn before leaves
    mud, and winter comes in its turn. [3.Aa, 3.Ab, 23.1a, 23.3.1a, 23.4a, C3.4b]"""

    def resolve(self, p: Position, play: Play) -> None:
        given = p.setup.scenario.weather if p.turn == p.setup.scenario.first else ""
        if given or p.turn < FIRST_THROW:
            come(p, given or CLEAR)
            play.tell(WeatherComes(weather=f"weather-{p.weather}"))
        else:
            throw(p, play)
        air.ground(p)
        if p.muddy:
            play.tell(MudComes())
        if p.ground.conditions.winter and (given or not winter_before(p)):
            play.tell(WinterComes())
        if strays(p):
            play.push(ShiftUnits(SOVIET))


def throw(p: Position, play: Play) -> None:
    """Rain and snow make it likelier to clear up. [23.1b to 23.1g, 23.2.2d, 23.3.2a]"""
    tables = p.box.tables
    modifier = tables.modifiers["weather-after-rain-or-snow"] if p.weather in (RAIN, SNOW) else 0
    (die,) = play.dice.roll(1)
    dry, weather = not p.flooded, tables.weather_of(p.turn, die + modifier)
    come(p, weather)
    play.tell(WeatherThrown(weather=f"weather-{weather}", die=die, modifier=modifier))
    if p.weather == RAIN:
        if dry:
            play.tell(MarshesFlooded())
        if p.mud_on:
            play.tell(MudMarked(turn=p.mud_on))


def come(p: Position, weather: str) -> None:
    """This is the weather of the turn. Rain floods the seasonal marshes for good, and the mud
    marker lies on the next turn if that is one of the mud season; there it lies until the turn is
    over. [23.2.2d, 23.3.1a, 23.3.2a, 23.3.2b, 23.3.2c]"""
    p.weather = weather
    if p.mud_on < p.turn:
        p.mud_on = 0
    if weather == RAIN:
        after = p.box.tables.turns.get(p.turn + 1)
        p.mud_on = p.turn + 1 if after is not None and after.season == "mud" else 0
        p.flooded = True
    p.forget()


def winter_before(p: Position) -> bool:
    before = p.box.tables.turns.get(p.turn - 1)
    return before is not None and before.season == "winter"


def advance_of(p: Position, hexes: int) -> int:
    """How far an advance of so many hexes leads in this weather: half as far in rain and mud, a hex
    less far in snow, but not below one. [23.2.2g, 23.2.2h, 23.2.3d]"""
    if p.wet:
        return (hexes + 1) // 2
    return max(hexes - IN_SNOW, min(hexes, 1)) if p.weather == SNOW else hexes


def points_of(p: Position, points: int) -> int:
    """What a movement allowance comes to in this weather. [23.2.3c]"""
    return max(points - IN_SNOW, 0) if p.weather == SNOW else points


# An area closes


def strays(p: Position) -> list[int]:
    """The units in the area that winter closes."""
    return list(p.of(SOVIET, area_of(CLOSED_IN_WINTER))) if p.ground.conditions.winter else []


class ShiftUnits(AskSide, frozen=True):
    """Winter closes an entry area: each of its units goes to one of the two beside it. [23.4h]"""

    rules = ("23.4h",)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [
            choice("place", p.unit(unit).id, place_id(area))
            for unit in strays(p)
            for area in ways_round(p, self.to)
        ]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "place":
            return "shift-units-first"
        return "area-closed" if find_unit(p, named(choice)) in strays(p) else "not-in-that-area"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        unit, area = find_unit(p, choice.args[0]), area_of(choice.args[1].removeprefix("area-"))
        p.move((unit,), area)
        play.tell(UnitShifted(unit=choice.args[0], place=choice.args[1]))
        if strays(p):
            play.push(self)
