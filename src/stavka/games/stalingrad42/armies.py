"""The armies: every counter that is a unit, with its faces.

Units are numbered in the order of the data files. Positions will hold such numbers; everything here
is shared and never changes.
"""

from __future__ import annotations

import re

import msgspec

from stavka.games.stalingrad42.components import (
    AXIS,
    NATIONS,
    SIZES,
    SOVIET,
    KindRow,
    UnitRow,
    read,
)
from stavka.kernel import BadEdition, Edition

FACE = re.compile(r"(S|\d+)(?:\[(\d+)\])?-(\d+|\(\d+\))-(T|\d+)")
IMMOBILE = "0-0-0"  # the face of immobile supply, which is always ready [18.6.8b]
TANK_DOTS = ("black", "red")  # [2.3.3a]
REMNANTS = ("infantry", "panzer", "panzergrenadier")


class Face(msgspec.Struct, frozen=True):
    """One side of a counter. [2.3.2a, 2.3.2b]"""

    text: str
    attack: int
    doubled: int  # attack against its own ground: mountains, or cities for engineers; 0: none
    defence: int
    alone: bool  # the defence is in parentheses
    movement: int
    ready: bool  # an S for the attack, or immobile supply: it can support, or be spent
    tactical: bool  # a T for the movement


class Unit(msgspec.Struct, frozen=True):
    """A counter. [2.3.1a to 2.3.6a]"""

    index: int
    id: str
    name: str
    number: str
    kind: str
    branch: str
    nation: str
    side: int
    size: str
    faces: tuple[Face, ...]
    steps: int
    quality: str
    dot: str
    free: bool
    marks: frozenset[str]
    mobility: str
    infantry: bool
    support: bool
    extended: bool
    range: int
    replacements: tuple[str, ...]
    symbol: str
    combat: bool  # it has a defence above zero [2.3.1b, 2.3.1c]
    tank: bool  # it has a black or a red dot [2.3.3a]
    ally: bool  # of Germany [20.5a]

    @property
    def mechanized(self) -> bool:
        return self.mobility != "foot"

    @property
    def immobile(self) -> bool:
        """A counter of immobile supply: one point, on the other side two. [18.6.8b, 18.6.8c]"""
        return self.faces[0].text == IMMOBILE

    @property
    def rebuilt(self) -> bool:
        """A replacement brings it back when it is eliminated; never a garrison. [21.1.1a, 20.4c]"""
        return bool(self.replacements) and "garrison" not in self.marks

    @property
    def remnant(self) -> str:
        """The kind of remnant it ends as; empty if it has a face for every step. [2.3.5b]"""
        return "" if self.support or self.steps <= len(self.faces) else self.kind

    def steps_at(self, face: int) -> int:
        """How many steps it has with this face up; a used or turned counter has lost none."""
        return self.steps if self.support or not self.combat else self.steps - face


class Armies:
    """All units of the box by number and by id; shared, never changed."""

    def __init__(self, edition: Edition) -> None:
        self.kinds = read(edition, "kinds", KindRow)
        rows = read(edition, "units", UnitRow)
        self.units = tuple(self._unit(n, id, row) for n, (id, row) in enumerate(rows.items()))
        self.ids = tuple(rows)
        self.index = {id: n for n, id in enumerate(rows)}

    def __getitem__(self, id: str) -> Unit:
        return self.units[self.index[id]]

    def marked(self, mark: str) -> tuple[Unit, ...]:
        """The units with a mark, such as "garrison"."""
        return tuple(u for u in self.units if mark in u.marks)

    def of_kind(self, *kinds: str) -> tuple[Unit, ...]:
        """The units of some kinds, remnants left out."""
        return tuple(u for u in self.units if u.kind in kinds and "remnant" not in u.marks)

    def _unit(self, index: int, id: str, row: UnitRow) -> Unit:
        kind = self.kinds.get(row.kind)
        if kind is None:
            raise BadEdition(f"units.{id}.kind: no kind {row.kind!r}")
        nation = NATIONS[row.branch]
        faces = tuple(_face(id, text) for text in row.faces)
        unit = Unit(
            index=index,
            id=id,
            name=row.name,
            number=row.number,
            kind=row.kind,
            branch=row.branch,
            nation=nation,
            side=SOVIET if nation == "soviet" else AXIS,
            size=SIZES[row.size],
            faces=faces,
            steps=row.steps,
            quality=row.quality,
            dot=row.dot,
            free=row.free,
            marks=frozenset(row.marks),
            mobility=kind.mobility,
            infantry=kind.infantry,
            support=kind.support,
            extended=kind.extended,
            range=kind.range,
            replacements=_replacements(row, kind, nation),
            symbol=kind.symbol,
            combat=faces[0].defence > 0,
            tank=row.dot in TANK_DOTS,
            ally=nation not in ("soviet", "germany"),
        )
        _check(unit)
        return unit


def _face(id: str, text: str) -> Face:
    match = FACE.fullmatch(text)
    if not match:
        raise BadEdition(f"units.{id}.faces: {text!r} is not attack-defence-movement")
    attack, doubled, defence, movement = match.groups()
    return Face(
        text=text,
        attack=0 if attack == "S" else int(attack),
        doubled=int(doubled or 0),
        defence=int(defence.strip("()")),
        alone=defence.startswith("("),
        movement=0 if movement == "T" else int(movement),
        ready=attack == "S" or text == IMMOBILE,
        tactical=movement == "T",
    )


def _replacements(row: UnitRow, kind: KindRow, nation: str) -> tuple[str, ...]:
    """Those of its kind; a white frame takes special ones too. Allies of Germany take none of
    these, but whatever they are those for their own nation and for any ally. [21.1.2a to f]"""
    if kind.replacements and nation not in ("soviet", "germany"):
        return (nation, "axis")
    also = row.free and kind.replacements and "special" not in kind.replacements
    return (*kind.replacements, "special") if also else tuple(kind.replacements)


def _check(unit: Unit) -> None:
    if unit.support or not unit.combat:
        if unit.steps != 1:
            raise BadEdition(f"units.{unit.id}.steps: such a unit has one step")
    elif unit.steps - len(unit.faces) not in (0, 1):
        raise BadEdition(f"units.{unit.id}.steps: {unit.steps} steps on {len(unit.faces)} faces")
    elif unit.remnant and unit.kind not in REMNANTS:
        raise BadEdition(f"units.{unit.id}.steps: its kind has no remnants")
    if len({face.defence > 0 for face in unit.faces}) > 1:
        raise BadEdition(f"units.{unit.id}.faces: one has a defence, another none")
