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


class WeatherThrown(Event, frozen=True):
    weather: str
    die: int
    modifier: int


class MarshesFlooded(Event, frozen=True):
    """The first rain: seasonal marshes are marshes from now on."""


class MudMarked(Event, frozen=True):
    """The mud marker lies on that turn."""

    turn: int


class MudComes(Event, frozen=True):
    """The rain is over and leaves mud."""


class WinterComes(Event, frozen=True):
    """Rivers and lakes freeze, ridges and an entry area are closed."""


class UnitShifted(Event, frozen=True):
    """Out of an entry area that is closed."""

    unit: str
    place: str


class PreliminaryMoveBegins(Event, frozen=True):
    """The Soviets move before the Germans come over the north edge."""


class ShortTurnBegins(Event, frozen=True):
    """The Germans move a little before the Soviets go first."""


class PhaseBegins(Event, frozen=True):
    side: str
    phase: str


# Arriving and moving


class UnitArrived(Event, frozen=True):
    unit: str
    place: str


class UnitWithdrawn(Event, frozen=True):
    """Out of the campaign, with the steps that it had."""

    unit: str
    steps: int


class UnitExchanged(Event, frozen=True):
    unit: str
    by: str


class SpecialForfeited(Event, frozen=True):
    """A unit that was to be withdrawn was not whole: the next special replacement is lost."""

    unit: str


class StepsTaken(Event, frozen=True):
    """It makes up for those who were withdrawn with too few steps."""

    unit: str
    left: int


class StepsGiven(Event, frozen=True):
    """It gets a step of those who were withdrawn with too many."""

    unit: str
    left: int


class BrigadeFormed(Event, frozen=True):
    """Left behind by a tank corps that was withdrawn."""

    unit: str
    place: str


class ReserveArmyCalled(Event, frozen=True):
    army: str


class WinterOffensiveDeclared(Event, frozen=True):
    """From the next turn on the Soviets go first."""


class AirLost(Event, frozen=True):
    """An air unit leaves the game."""

    air: str


class UnitsDetrained(Event, frozen=True):
    units: Units


class UnitsMoved(Event, frozen=True):
    units: Units
    path: Path
    mode: str


class UnitsShipped(Event, frozen=True):
    """By sea."""

    units: Units
    path: Path
    order: str


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


class BakuTaken(Event, frozen=True):
    """Five divisions have gone off the map together, on their way to Baku."""

    units: Units


class ElbrusClimbed(Event, frozen=True):
    """A mountain unit of the Axis is on the Elbrus."""

    unit: str


class TranscaucasusCalled(Event, frozen=True):
    """Germans are in the Caucasus: units of the Transcaucasus Front come one a turn."""


class GarrisonFreed(Event, frozen=True):
    unit: str


class CaucasusFreed(Event, frozen=True):
    """The units south of Rostov may move."""


class FortsAbandoned(Event, frozen=True):
    group: str


# Resource points, replacements, forts, supply points


class UnitRefitted(Event, frozen=True):
    """A step more by a replacement."""

    unit: str
    replacement: str
    left: int


class RemnantRestored(Event, frozen=True):
    """A remnant is its unit again."""

    unit: str
    remnant: str
    replacement: str


class UnitRebuilt(Event, frozen=True):
    """Back from the box of the eliminated."""

    unit: str
    replacement: str
    place: str


class FortBegun(Event, frozen=True):
    side: str
    place: str


class FortsCompleted(Event, frozen=True):
    side: str
    places: tuple[str, ...]


class FortRemoved(Event, frozen=True):
    place: str


class FlotillaSailed(Event, frozen=True):
    """The Volga Flotilla serves another hex."""

    place: str


class SupportReadied(Event, frozen=True):
    """By a resource point."""

    unit: str


class SupplySpent(Event, frozen=True):
    """A supply point has made a support unit ready."""

    unit: str
    supply: str


class SupplyConverted(Event, frozen=True):
    """A mobile supply point is immobile now, or the other way round."""

    unit: str
    immobile: bool


class SupplyMerged(Event, frozen=True):
    """Two immobile supply points lie on one counter."""

    unit: str


class SupplyTurned(Event, frozen=True):
    """A supply point is turned to its other side."""

    unit: str
    ready: bool


# Railways


class RailheadAdvanced(Event, frozen=True):
    path: Path


class RailheadAdded(Event, frozen=True):
    place: str


class RailheadPushed(Event, frozen=True):
    path: Path


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


class AirReady(Event, frozen=True):
    airs: tuple[str, ...]


class AirUsed(Event, frozen=True):
    """In an attack, against one, or in a determined defence."""

    air: str
    place: str
    how: str


class AirLeft(Event, frozen=True):
    """It stays with a unit that attacked."""

    air: str
    unit: str
    place: str


class AirReturned(Event, frozen=True):
    """Those it was with have retreated or are lost."""

    air: str


class AttackBroken(Event, frozen=True):
    """An air unit has shifted the column below one to three: nothing is fought."""

    place: str
    side: str


class DefenceThrown(Event, frozen=True):
    """Determined or desperate defence: its lead, and the steps that defender and attacker lose by
    it."""

    how: str
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


class CityBattleEased(Event, frozen=True):
    place: str
    level: int


class CityBattleEnded(Event, frozen=True):
    place: str


class DisengagementThrown(Event, frozen=True):
    units: Units
    place: str
    die: int
    modifier: int
    what: str


class DiceThrown(Event, frozen=True):
    """Dice about which somebody is still asked, and what each comes to."""

    place: str
    dice: tuple[int, ...]
    whats: tuple[str, ...]


class DieRerolled(Event, frozen=True):
    """A leader has a die thrown again."""

    unit: str
    place: str
    die: int
    again: int
    what: str


class LeaderEntrained(Event, frozen=True):
    """A leader is used because he goes by rail."""

    unit: str


class LeaderReadied(Event, frozen=True):
    unit: str


class OffensivePlanned(Event, frozen=True):
    """A marker is laid on a headquarters."""

    unit: str


class OffensiveReady(Event, frozen=True):
    unit: str


class OffensiveDropped(Event, frozen=True):
    """The headquarters has retreated or moved too far."""

    unit: str


class OffensiveUsed(Event, frozen=True):
    unit: str
    place: str


class ReserveFormed(Event, frozen=True):
    unit: str
    place: str


class ReservesActivated(Event, frozen=True):
    units: Units
    place: str


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
