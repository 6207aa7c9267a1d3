"""What happens with reserve armies: each thing as both see it, and what only their owner hears."""

from __future__ import annotations

from stavka.kernel import Event

Units = tuple[str, ...]


class MarkerLaid(Event, frozen=True):
    unit: str


class MarkerUnder(Event, frozen=True):
    """For the owner: which one."""

    unit: str
    box: str


class MarkersTouched(Event, frozen=True):
    """Two armies have changed their markers, or seem to have."""

    units: Units


class MarkersExchanged(Event, frozen=True):
    """For the owner: they have."""

    units: Units


class MarkersKept(Event, frozen=True):
    """For the owner: they have not."""

    units: Units


class UnitHidden(Event, frozen=True):
    """It has gone into a box."""

    unit: str


class UnitBoxed(Event, frozen=True):
    """For the owner: into which, and under which army."""

    unit: str
    box: str
    host: str


class ReplacementHidden(Event, frozen=True):
    """A replacement has gone to a unit in a box."""

    replacement: str


class BoxesChanged(Event, frozen=True):
    """A unit has gone from a box to another."""


class UnitTransferred(Event, frozen=True):
    """From a box to an entry area."""

    unit: str
    place: str


class BoxShownEmpty(Event, frozen=True):
    unit: str


class UnitLeftBox(Event, frozen=True):
    """It moves on from the counter of its army, which is removed after that."""

    unit: str
    host: str
    place: str


class UnitShown(Event, frozen=True):
    """It stands on the counter of its army."""

    unit: str
    host: str
    place: str


class NobodyCameOut(Event, frozen=True):
    place: str


class ArmyRemoved(Event, frozen=True):
    """It was given away."""

    host: str
    place: str


class BoxEmptied(Event, frozen=True):
    """Who was left in the box of such an army stands in its place."""

    units: Units
    place: str


MASKED_EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in vars().copy().values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
