"""The components of Stalingrad '42: what the tables of an edition must look like.

The figures themselves are in `data`; `armies` makes units of them, `setups` scenarios. To tables
whose kind is `more`, an owner of the box may add entries.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, ClassVar, Literal, TypeVar

import msgspec
from msgspec import Meta

from stavka.games.stalingrad42.map import FILES as MAPS
from stavka.kernel import BadEdition, Edition
from stavka.kernel.edition import load

Row = TypeVar("Row", bound=msgspec.Struct)

AXIS, SOVIET = range(2)
SIDES = ("axis", "soviet")
# The kinds of replacement points: those for Germans and Soviets, and those for Germany's allies.
GERMAN_POINTS = ("tank", "infantry", "special")
SOVIET_POINTS = ("tank", "infantry", "cavalry", "special")
POINTS = (*SOVIET_POINTS, "italy", "romania", "hungary", "axis")
ODDS = ("1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1")
TURNS = 36

# The colours of counters, each with its nation.
NATIONS = {
    "regular": "soviet",
    "misc": "soviet",
    "naval": "soviet",
    "nkvd": "soviet",
    "guards": "soviet",
    "wehrmacht": "germany",
    "ss": "germany",
    "luftwaffe": "germany",
    "italy": "italy",
    "romania": "romania",
    "hungary": "hungary",
    "slovakia": "slovakia",
    "croatia": "croatia",
    "volunteers": "volunteers",
}
SIZES = {
    "": "",
    "II": "battalion",
    "III": "regiment",
    "X": "brigade",
    "XX": "division",
    "XXX": "corps",
    "XXXX": "army",
    "XXXXX": "front",
}

Branch = Literal[
    "regular", "misc", "naval", "nkvd", "guards", "wehrmacht", "ss", "luftwaffe", "italy",
    "romania", "hungary", "slovakia", "croatia", "volunteers",
]  # fmt: skip
Mark = Literal["garrison", "frozen", "bluecher", "C", "TC", "remnant"]
Replacement = Literal["tank", "infantry", "cavalry", "special"]
Side = Literal["axis", "soviet"]
Turn = Annotated[int, Meta(ge=0, le=TURNS)]
Few = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[float, Meta(ge=0, le=9)]
Entry = Points | Literal["road", "other"]
Crossing = Points | Literal["no", "mountain", "road", "ferry"]
Result = Literal["A1", "EX", "DRX", "A1/DR2", "A1/D1", "DR2", "D1", "DR4", "DS"]
Outcome = Annotated[str, Meta(pattern=r"^[SPF] (-|1\*?)/(-|1)$")]
Weather = Literal["clear", "overcast", "overcast-winter", "rain", "snow"]
Season = Literal["summer", "september", "mud", "winter"]
Event = Literal[
    "tactical-movement", "reserve-armies", "order-227", "withdraw-infantry", "withdraw-panzer",
    "withdraw-rfss", "wiking", "reserve-army-8", "weather", "27-panzer", "mud-season",
    "maskirovka", "convert-tank-corps", "withdraw-barbo", "vasilevsky", "air-leaves", "winter",
    "benchmark", "guards-tank-corps", "end", "soviet-first-move", "overcast",
    "soviet-tactical-movement", "axis-between", "soviets-first", "stalingrad",
]  # fmt: skip
Date = Annotated[str, Meta(pattern=r"^1942-\d\d-\d\d$")]
Pair = Annotated[list[Turn], Meta(min_length=2, max_length=2)]


class UnitRow(msgspec.Struct, forbid_unknown_fields=True):
    """A counter. [2.3.1a to 2.3.5a]"""

    more: ClassVar[bool] = True
    name: str
    number: str
    kind: str
    branch: Branch
    size: Literal["", "II", "III", "X", "XX", "XXX", "XXXX", "XXXXX"]
    faces: Annotated[list[str], Meta(min_length=1, max_length=3)]
    steps: Annotated[int, Meta(ge=1, le=4)]
    quality: Literal["elite", "regular", "low"]
    dot: Literal["", "black", "red", "white"]
    free: bool
    marks: list[Mark]


class KindRow(msgspec.Struct, forbid_unknown_fields=True):
    """What all counters of a kind share. [2.3.6a, 18.2.1a, 21.1.2a to 21.1.2d]"""

    en: str
    ru: str
    mobility: Literal["foot", "mech-infantry", "vehicle"]
    infantry: bool
    support: bool
    extended: bool
    range: Some
    replacements: list[Replacement]
    symbol: str


class PlaceRow(msgspec.Struct, forbid_unknown_fields=True):
    """Where and when a counter begins."""

    more: ClassVar[bool] = True
    at: str
    turn: Turn
    face: Annotated[int, Meta(ge=0, le=2)]
    command: str


class ScenarioRow(msgspec.Struct, forbid_unknown_fields=True):
    """A page of the scenario book. [C1.1a to C4.1e, 22.2a]"""

    setup: str
    maps: list[Literal["A", "B", "C1", "C2"]]
    first: Turn
    last: Turn
    from_half: Side
    opening: Literal["initial", "movement", "preliminary"]
    axis_areas: list[str]
    soviet_areas: list[str]
    resources: Annotated[list[Few], Meta(min_length=2, max_length=2)]
    start: Some
    goal: Some
    automatic: bool
    rules: list[str]
    track: Literal["turns", "caucasus-turns"]
    resources_from: Pair
    replacements_from: Pair
    air: list[str]
    air_track: bool
    grounded: Annotated[list[Turn], Meta(max_length=2)]
    edge: list[str]
    weather: Weather | Literal[""]
    holds: list[str]


class ChangeRow(msgspec.Struct, forbid_unknown_fields=True):
    """Units withdrawn, exchanged or brought back on a turn of the campaign. [32.1a to 32.5a]"""

    more: ClassVar[bool] = True
    turn: Turn
    side: Side
    action: Literal["withdraw", "exchange", "return"]
    units: list[str]
    kind: str
    count: Few
    steps: Some
    becomes: str


class AirRow(msgspec.Struct, forbid_unknown_fields=True):
    """An air unit. [9.3.1a]"""

    more: ClassVar[bool] = True
    name: str
    nation: Literal["germany", "romania"]
    first: Turn
    last: Turn


class MarkerRow(msgspec.Struct, forbid_unknown_fields=True):
    """A marker and how many the box holds. [2.3.1d]"""

    side: Literal["axis", "soviet", "both"]
    sides: list[str]
    count: Some


class LaidRow(msgspec.Struct, forbid_unknown_fields=True):
    """A marker that a set-up or a scenario's rule puts on the map."""

    more: ClassVar[bool] = True
    scenario: str
    marker: str
    at: str
    turn: Turn
    face: Few
    count: Few


class EventRow(msgspec.Struct, forbid_unknown_fields=True):
    """What falls due in one scenario besides the turn track. [C2.4a, C3.3a to C3.5b]"""

    more: ClassVar[bool] = True
    scenario: str
    turn: Turn
    event: Event


class VictoryRow(msgspec.Struct, forbid_unknown_fields=True):
    """Victory points besides those of the map's hexes, and what else decides. [24.1.2a to 24.3a]"""

    more: ClassVar[bool] = True
    scenarios: list[str]
    what: Literal[
        "exit-divisions", "exit-steps", "mountain-unit", "below-row", "soviet-beside",
        "soviet-inside", "margin", "at-least", "hold",
    ]  # fmt: skip
    points: Annotated[int, Meta(ge=-9, le=99)]
    at: list[str]
    count: Few
    turn: Turn


class OddsRow(msgspec.Struct, forbid_unknown_fields=True):
    """A column of the combat results table, for the dice 1 to 6. [10.1a to 10.1k, 11.2.2a]"""

    results: Annotated[list[Result], Meta(min_length=6, max_length=6)]
    advance: Annotated[list[Annotated[int, Meta(ge=0, le=4)]], Meta(min_length=6, max_length=6)]
    defence: Annotated[
        list[Literal["none", "free", "restricted", "forbidden"]],
        Meta(min_length=6, max_length=6),
    ]


class DefenceRow(
    msgspec.Struct,
    forbid_unknown_fields=True,
    rename=dict(
        zip(("one", "two", "three", "four", "five", "six", "seven"), "1234567", strict=True)
    ),
):
    """A column of the determined defence table, for the modified die. [11.4.1a]"""

    one: Outcome
    two: Outcome
    three: Outcome
    four: Outcome
    five: Outcome
    six: Outcome
    seven: Outcome


class TerrainRow(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the terrain effects chart. [2.2.1b]"""

    foot: Entry
    mech_infantry: Entry
    vehicle: Entry
    shift: Few
    doubles: Literal["none", "infantry", "all"]
    tank_shift: bool
    fort: bool
    supply: Annotated[int, Meta(ge=1, le=9)]
    stops: bool
    column: Literal["clear", "other", "city", "terrain"]


class HexsideRow(msgspec.Struct, forbid_unknown_fields=True):
    """What crossing a hexside costs and does to a fight. [5.5.1a to 5.5.5a, 9.5.1a, 9.5.2a]"""

    foot: Crossing
    mech_infantry: Crossing
    vehicle: Crossing
    rain: Points
    adjacent: bool
    halves: bool
    doubles: bool
    tank_shift: bool


class RoadRow(msgspec.Struct, forbid_unknown_fields=True):
    """Movement along a road. [5.2a, 23.2.2e]"""

    foot: Points
    mech: Points
    rain: Points


class WeatherRow(msgspec.Struct, forbid_unknown_fields=True):
    """A column of the weather table. [23.1b to 23.1e]"""

    results: Annotated[list[Weather], Meta(min_length=6, max_length=6)]


class ThrowRow(msgspec.Struct, forbid_unknown_fields=True):
    """A small table of one die. [13.5a, 16.5.2a, 27.2a]"""

    results: Annotated[list[str], Meta(min_length=6, max_length=6)]


class ModifierRow(msgspec.Struct, forbid_unknown_fields=True):
    """What is added to a throw."""

    throw: Literal["weather", "attrition", "recovery", "disengagement", "determined-defence"]
    value: Annotated[int, Meta(ge=-9, le=9)]


class Replacements(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a space of a turn track gives. [21.1.1b]"""

    axis_tank: Few
    axis_infantry: Few
    axis_special: Few
    axis_ally: Literal["", "axis", "italy", "romania", "hungary"]
    soviet_tank: Few
    soviet_infantry: Few
    soviet_cavalry: Few
    soviet_special: Few

    def of(self, side: int) -> dict[str, int]:
        """The points of a side by kind; an ally gets one. [21.1.2a to 21.1.2e]"""
        kinds = SOVIET_POINTS if side == SOVIET else GERMAN_POINTS
        found = {kind: getattr(self, f"{SIDES[side]}_{kind}") for kind in kinds}
        if side == AXIS and self.axis_ally:
            found[self.axis_ally] = 1
        return {kind: count for kind, count in found.items() if count}


class TurnRow(Replacements, forbid_unknown_fields=True, kw_only=True):
    """A space of the turn track. [23.1a, 24.2a]"""

    start: Date
    end: Date
    season: Season
    benchmark: Some
    german_air: Few
    overcast_air: Few
    romanian_air: Few
    events: list[Event]


COMPONENTS: dict[str, type[msgspec.Struct]] = {
    "units": UnitRow,
    "kinds": KindRow,
    "scenarios": ScenarioRow,
    "campaign": PlaceRow,
    "fall-blau": PlaceRow,
    "caucasus": PlaceRow,
    "uranus": PlaceRow,
    "changes": ChangeRow,
    "air": AirRow,
    "markers": MarkerRow,
    "laid": LaidRow,
    "events": EventRow,
    "victory": VictoryRow,
    "crt": OddsRow,
    "determined-defence": DefenceRow,
    "terrain": TerrainRow,
    "hexsides": HexsideRow,
    "roads": RoadRow,
    "weather": WeatherRow,
    "throws": ThrowRow,
    "modifiers": ModifierRow,
    "turns": TurnRow,
    "caucasus-turns": Replacements,
}
DATA = (
    "units_june.toml",
    "units_axis.toml",
    "units_soviet.toml",
    "tables.toml",
    "turns.toml",
    "setups.toml",
    "setups_june.toml",
    "setups_later.toml",
    "setups_caucasus.toml",
    "setups_uranus.toml",
)


class Tables:
    """The tables of the player aids, ready to be looked up."""

    def __init__(self, edition: Edition) -> None:
        self.crt = read(edition, "crt", OddsRow)
        self.determined_defence = read(edition, "determined-defence", DefenceRow)
        self.terrain = read(edition, "terrain", TerrainRow)
        self.hexsides = read(edition, "hexsides", HexsideRow)
        self.roads = read(edition, "roads", RoadRow)
        self.weather = read(edition, "weather", WeatherRow)
        self.throws = read(edition, "throws", ThrowRow)
        self.modifiers = {i: m.value for i, m in read(edition, "modifiers", ModifierRow).items()}
        self.turns = {int(n): t for n, t in read(edition, "turns", TurnRow).items()}
        caucasus = read(edition, "caucasus-turns", Replacements)
        self.caucasus_turns = {int(n): t for n, t in caucasus.items()}
        if tuple(self.crt) != ODDS:
            raise BadEdition(f"crt: its columns are {', '.join(self.crt)}, not {', '.join(ODDS)}")
        if list(self.turns) != list(range(1, TURNS + 1)):
            raise BadEdition(f"turns: not 1 to {TURNS} in order")

    def result(self, odds: str, die: int) -> str:
        """What the combat results table says."""
        return self.crt[odds].results[die - 1]

    def defence(self, column: str, die: int) -> str:
        """What the determined defence table says; the die is already modified."""
        row = self.determined_defence[column]
        return (row.one, row.two, row.three, row.four, row.five, row.six, row.seven)[
            min(max(die, 1), 7) - 1
        ]

    def weather_of(self, turn: int, die: int) -> str:
        """The weather of a turn; the die is already modified."""
        return self.weather[self.turns[turn].season].results[min(max(die, 1), 6) - 1]

    def cost(self, row: TerrainRow | HexsideRow, mobility: str) -> float | str:
        """What a hex costs to enter, or a hexside adds, for a mobility of units. [2.3.6a]"""
        if mobility == "foot":
            return row.foot
        return row.mech_infantry if mobility == "mech-infantry" else row.vehicle

    def throw(self, table: str, die: int) -> str:
        """Attrition, recovery or disengagement; the die is already modified."""
        return self.throws[table].results[min(max(die, 1), 6) - 1]

    def replacements(self, track: str, turn: int) -> Replacements:
        """What the track of a scenario gives on a turn."""
        return self.turns[turn] if track == "turns" else self.caucasus_turns[turn]


@cache
def own_edition() -> Edition:
    """The figures the game carries."""
    folder = files(__package__) / "data"
    return load([folder / n for n in DATA], COMPONENTS, [folder / n for n in MAPS])


def read(edition: Edition, table: str, kind: type[Row]) -> dict[str, Row]:
    """A table of the edition, entry by entry, in the order of the data."""
    return {id: msgspec.convert(row, kind) for id, row in edition.figures[table].items()}
