"""Everything that can happen in Stalingrad '42. The fields are the arguments of its message.

Strings are ids of units and places (hexes by number, `area-A`); a path begins where the units
stood and ends where they stand.
"""

from __future__ import annotations

from stavka.kernel import Event

Units = tuple[str, ...]
Path = tuple[str, ...]


class TurnBegins(Event, frozen=True):
    turn: int


class WeatherComes(Event, frozen=True):
    weather: str


class PhaseBegins(Event, frozen=True):
    side: str
    phase: str


# Arriving and moving


class UnitArrived(Event, frozen=True):
    unit: str
    place: str


class UnitsMoved(Event, frozen=True):
    units: Units
    path: Path
    mode: str


class UnitsLeftTheMap(Event, frozen=True):
    units: Units
    place: str


class FullRetreatChosen(Event, frozen=True):
    unit: str


class ControlTaken(Event, frozen=True):
    place: str
    side: str


class UnitOverrun(Event, frozen=True):
    unit: str
    place: str


class GarrisonFreed(Event, frozen=True):
    unit: str


class CaucasusFreed(Event, frozen=True):
    """The units south of Rostov may move."""


class FortsAbandoned(Event, frozen=True):
    group: str


# Battles


class BattleFought(Event, frozen=True):
    """`attacks` and `defences` are what each unit counts, `shifts` why it is shifted by which
    `columns`; `die` is 0 where odds of ten to one decide without one."""

    place: str
    side: str
    attackers: Units
    defenders: Units
    attacks: tuple[int, ...]
    defences: tuple[int, ...]
    attack: int
    defence: int
    odds: str
    shift: int
    shifts: tuple[str, ...]
    columns: tuple[int, ...]
    column: str
    die: int
    result: str
    advance: int


class SupportUsed(Event, frozen=True):
    unit: str


class DefenceThrown(Event, frozen=True):
    """Determined defence: its lead, and the steps that defender and attacker lose by it."""

    unit: str
    place: str
    die: int
    modifier: int
    what: str
    own: int
    enemy: int


class CityBattleBegun(Event, frozen=True):
    place: str
    level: int


class StepLost(Event, frozen=True):
    unit: str
    place: str
    left: int


class UnitEliminated(Event, frozen=True):
    unit: str
    place: str


class RemnantFormed(Event, frozen=True):
    unit: str
    remnant: str
    place: str


class UnitsRetreated(Event, frozen=True):
    units: Units
    path: Path
    order: str


class UnitsTrapped(Event, frozen=True):
    """No retreat saves them."""

    units: Units
    place: str


class UnitsAdvanced(Event, frozen=True):
    units: Units
    path: Path


class GroupFormed(Event, frozen=True):
    """A breakthrough group."""

    units: Units
    place: str


# Recovery, supply, victory


class UnitRecovered(Event, frozen=True):
    unit: str
    order: str


class RecoveryThrown(Event, frozen=True):
    unit: str
    die: int
    modifier: int
    recovered: bool
    order: str


class SupplyLost(Event, frozen=True):
    units: Units


class UnitsIsolated(Event, frozen=True):
    units: Units


class AttritionThrown(Event, frozen=True):
    unit: str
    place: str
    die: int
    modifier: int
    lost: bool


class SupplyRestored(Event, frozen=True):
    units: Units


class PointsCounted(Event, frozen=True):
    points: int
    hexes: int
    extra: int
    lost: int


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in vars().copy().values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
