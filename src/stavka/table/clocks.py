"""How long a seat may think, and until when.

When time runs out is written beside each seat, in the same commit as what made it think: so it
survives a restart, and whichever server looks first acts on it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from stavka.table.storage.rows import MatchRow, SeatRow

MINUTE, DAY = 60.0, 86_400.0


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`live`: so many minutes for all turns of a seat together; `days`: so many for each turn. When
    they are over a bot takes the seat (`bot`), or anybody may (`offer`)."""

    kind: Literal["live", "days"]
    amount: Annotated[int, Meta(ge=1, le=1000)]
    then: Literal["bot", "offer"] = "bot"

    @property
    def seconds(self) -> float:
        return self.amount * (MINUTE if self.kind == "live" else DAY)


def clock_of(row: MatchRow) -> Clock | None:
    return msgspec.convert(row.clock, Clock) if row.clock else None


def moved(row: MatchRow, seats: Iterable[SeatRow], at: float) -> list[SeatRow]:
    """The seats whose clocks start or stop now, as they are from now on."""
    clock = clock_of(row)
    if clock is None:
        return []
    thinking = row.waiting if row.status == "running" else []
    return [
        replace(seat, **change)
        for seat in seats
        if (change := _change(clock, seat, at, runs=seat.seat in thinking))
    ]


def _change(clock: Clock, seat: SeatRow, at: float, *, runs: bool) -> dict[str, Any]:
    runs = runs and seat.kind == "person"
    if runs == (seat.due is not None):
        return {}
    if seat.due is None:
        kept = seat.left if clock.kind == "live" else None
        return {"due": at + (clock.seconds if kept is None else kept)}
    return {"due": None, "left": max(0.0, seat.due - at)}


def left(seats: Iterable[SeatRow], at: float) -> dict[str, float]:
    """How many seconds those who think have left."""
    return {s.seat: round(max(0.0, s.due - at), 1) for s in seats if s.due is not None}
