"""What the tables hold, row by row."""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec

JSON_COLUMNS = ("options", "overrides", "waiting", "outcome", "clock", "rivals")


Status = Literal["open", "running", "over", "aborted"]
SeatKind = Literal["open", "invited", "person", "bot"]
Won = Literal["won", "drawn", "lost"]
How = Literal["played", "resigned", "late"]
Pool = Literal["people", "bots"]


class MatchRow(msgspec.Struct):
    """A match as the lobby knows it."""

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    edition: str
    overrides: dict[str, Any]
    seed: str  # that it began with
    engine: str
    title: str
    creator: str
    spectators: bool
    autoplay: bool
    status: Status
    waiting: list[str]
    outcome: dict[str, Any] | None
    previous: str | None
    next: str | None
    imported: bool
    created: float
    updated: float
    clock: dict[str, Any] | None = None
    challenge: str | None = None  # of which day it is somebody's one try
    host: str = ""  # the creator's name, when read


class SeatRow(msgspec.Struct):
    """Who holds a seat."""

    match: str
    seat: str
    place: int
    kind: SeatKind
    account: str | None = None
    bot: str | None = None
    invitation: str | None = None
    due: float | None = None  # when the time of who thinks runs out
    left: float | None = None  # seconds that he had left when he last stopped; None: all
    late: bool = False  # the time of who sat here ran out
    name: str | None = None  # of the account, when read


class ActionRow(msgspec.Struct):
    """One thing that changed a match."""

    match: str
    number: int
    kind: str
    seat: str
    text: str
    account: str | None
    at: float
    choices: int  # that the match has after it
    noticed: int | None = None  # who has noticed it, as bits (see `past`); None: everybody
    stands: int = 0  # how many of the choices before it stand unchanged
    made: bytes = b"\x90"  # the choices after these, with all that they brought (see `past`)
    hidden: bool = False  # whether somebody has not noticed it, or one of these choices


class MilestoneRow(msgspec.Struct):
    """A match as it was after so many of its choices."""

    match: str
    choices: int
    number: int  # of the action that led to it
    turn: int | None  # that begins with it
    data: bytes  # a snapshot


class AccountRow(msgspec.Struct):
    id: str
    name: str
    folded: str | None
    password: str | None
    language: str
    epoch: int
    webhook: str | None
    created: float
    email: str | None = None
    confirmed: bool = False  # that the address is his
    shown: bool = False  # his profile, to everybody


class DeviceRow(msgspec.Struct, frozen=True):
    """A browser that shows notices."""

    endpoint: str
    account: str
    p256dh: str
    auth: str
    epoch: int
    session: str
    created: float


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended for a person."""

    match: str
    account: str
    game: str
    scenario: str
    seat: str
    day: str
    ended: float
    result: Won
    how: How
    score: int | None
    award: str
    pool: Pool | Literal[""]  # empty: it is not rated
    rivals: list[str]  # accounts, or names of bots


class ChallengeRow(msgspec.Struct, frozen=True):
    """The challenge of a day."""

    day: str
    game: str
    scenario: str
    options: dict[str, Any]
    seat: str
    bot: str
    seed: str


class Append(msgspec.Struct):
    """An action to be saved, with what else changes in the same commit."""

    action: ActionRow
    match: dict[str, Any]  # status, waiting, outcome and updated of the match row, or nothing
    snapshot: bytes | None = None
    milestone: MilestoneRow | None = None
    clocks: list[SeatRow] = []  # seats whose clocks start or stop
    results: list[ResultRow] = []  # of a match that is over by it


def match_values(row: MatchRow) -> dict[str, Any]:
    """A match as columns."""
    values = msgspec.structs.asdict(row)
    del values["host"]
    return columns(values)


def columns(values: dict[str, Any]) -> dict[str, Any]:
    return {
        k: (json.dumps(v) if v is not None else None) if k in JSON_COLUMNS else v
        for k, v in values.items()
    }


def match_row(row: Any) -> MatchRow:
    values: dict[str, Any] = {
        str(k): (msgspec.json.decode(v) if v is not None else None) if k in JSON_COLUMNS else v
        for k, v in row.items()
    }
    return MatchRow(**values)
