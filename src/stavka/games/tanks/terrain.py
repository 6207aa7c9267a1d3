"""What a map and its terrain look like in an edition. [2.1a, 13.1a to 13.12e]"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Less = Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=3, max_length=3)]
Edge = Literal["north", "south", "west", "east"]


class Terrain(msgspec.Struct, forbid_unknown_fields=True):
    """One kind of terrain as it acts on tanks."""

    code: Annotated[str, Meta(min_length=1, max_length=1)]
    blocks: bool
    through: Literal["everywhere", "nowhere", "exits", "banks"]
    less: Less
    protection: Annotated[int, Meta(ge=-9, le=9)]
    ambush: bool
    road: bool
    low: bool


class Road(msgspec.Struct, forbid_unknown_fields=True):
    """The road bonus of a March by type of tank."""

    more: Less


class Map(msgspec.Struct, forbid_unknown_fields=True):
    rows: Annotated[list[str], Meta(min_length=2, max_length=30)]
    roads: list[str]
    ways: list[str]
    joints: list[str]
    german: Edge
    soviet: Edge
