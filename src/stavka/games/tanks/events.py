"""Everything that can happen in Tank Battle. The fields are the arguments of its message.

Strings are ids of platoons and places (hexes by number); `dice` are faces as rolled.
"""

from __future__ import annotations

from stavka.kernel import Event

Faces = tuple[int, ...]
Hexes = tuple[str, ...]


class TurnBegins(Event, frozen=True):
    turn: int


class PhaseBegins(Event, frozen=True):
    phase: str
    turn: int


class StepBegins(Event, frozen=True):
    step: str


# Preparing the battle


class UnitBought(Event, frozen=True):
    card: str
    cost: int
    left: int


class ArmyReady(Event, frozen=True):
    seat: str


class UnitPlaced(Event, frozen=True):
    card: str
    place: str


class AmbushPlaced(Event, frozen=True):
    unit: str
    place: str


class ArmiesShown(Event, frozen=True):
    units: tuple[str, ...]


# Giving orders: heard by the seat that gives them


class OrderWritten(Event, frozen=True):
    unit: str
    order: str


class OrderCleared(Event, frozen=True):
    unit: str


class OrdersReady(Event, frozen=True):
    seat: str


# The orders as they are revealed


class OrdersRevealed(Event, frozen=True):
    turn: int


class DefenceOrdered(Event, frozen=True):
    unit: str
    place: str
    zone: int


class SuppressiveFireOrdered(Event, frozen=True):
    unit: str
    target: str


class FireOrdered(Event, frozen=True):
    unit: str
    target: str


class AttackOrdered(Event, frozen=True):
    unit: str
    target: str
    route: Hexes


class CloseCombatOrdered(Event, frozen=True):
    unit: str
    target: str


class AmbushOrdered(Event, frozen=True):
    unit: str
    place: str
    zone: int


class TurnOrdered(Event, frozen=True):
    unit: str
    place: str


class RallyOrdered(Event, frozen=True):
    unit: str
    target: str  # whose card stays


class ResupplyOrdered(Event, frozen=True):
    unit: str
    count: int


class MarchOrdered(Event, frozen=True):
    unit: str
    route: Hexes


class MovingFireOrdered(Event, frozen=True):
    unit: str
    target: str
    route: Hexes
    place: str


class WaitOrdered(Event, frozen=True):
    unit: str


class AmbushLeft(Event, frozen=True):
    unit: str
    place: str


# Shooting


class ShotFired(Event, frozen=True):
    unit: str
    target: str
    distance: int
    dice: Faces
    accuracy: int
    hits: int


class ShotWasted(Event, frozen=True):
    unit: str
    target: str


class NoShot(Event, frozen=True):
    unit: str
    target: str
    cause: str


class HitsTaken(Event, frozen=True):
    unit: str
    hits: int
    stopped: int
    damage: int
    left: int


class UnitDestroyed(Event, frozen=True):
    unit: str


# Steadfastness


class SteadfastnessTested(Event, frozen=True):
    unit: str
    dice: Faces
    total: int
    steadfastness: int
    passed: bool


class UnitSuppressed(Event, frozen=True):
    unit: str


class UnitRecovers(Event, frozen=True):
    unit: str


# Movement, attack and close combat


class UnitMoved(Event, frozen=True):
    unit: str
    place: str


class UnitHalted(Event, frozen=True):
    unit: str
    place: str
    cause: str


class WireBroken(Event, frozen=True):
    unit: str
    place: str
    other: str


class Contest(Event, frozen=True):
    unit: str
    place: str
    dice: Faces
    steadfastness: int
    total: int
    enters: bool


class MeetingAttack(Event, frozen=True):
    unit: str
    target: str
    dice: Faces
    enemy_dice: Faces


class AmbushDiscovered(Event, frozen=True):
    unit: str
    place: str


class AmbushFires(Event, frozen=True):
    unit: str
    place: str


class FlankAttacked(Event, frozen=True):
    unit: str
    target: str


class CloseCombatBegins(Event, frozen=True):
    place: str
    units: tuple[str, ...]


class UnitCaptured(Event, frozen=True):
    unit: str


# Special orders


class AmbushPrepared(Event, frozen=True):
    unit: str
    turns: int


class AmbushSet(Event, frozen=True):
    unit: str


class AmbushChanged(Event, frozen=True):
    unit: str
    place: str
    zone: int


class UnitsMerged(Event, frozen=True):
    unit: str
    other: str
    strength: int


class RallyFailed(Event, frozen=True):
    unit: str


class ResupplyBegins(Event, frozen=True):
    unit: str
    turns: int


class AmmunitionTaken(Event, frozen=True):
    unit: str
    count: int
    left: int


# The end


class UnitLeaves(Event, frozen=True):
    unit: str
    place: str


class FinalScore(Event, frozen=True):
    soviet: int
    german: int


EVENTS = tuple(
    e for e in list(globals().values())
    if isinstance(e, type) and issubclass(e, Event) and e is not Event
)  # fmt: skip
