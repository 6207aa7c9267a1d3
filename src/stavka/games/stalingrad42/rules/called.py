"""Chapters 20.8 and 30: volunteers of the North Caucasus and the Transcaucasus Front, who come one
a turn once something has called them."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.position import COMING, Position
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.special_units import TRANSCAUCASUS
from stavka.hexes import bits

VOLUNTEERS = "volunteers"  # their command
CITIES = ("Krasnodar", "Voroshilovsk")  # [20.8a]


def waiting(p: Position) -> list[int]:
    """Those of the active player of whom one comes on this turn. [20.8a, 30.0b]"""
    command = TRANSCAUCASUS if p.side == SOVIET else VOLUNTEERS
    if not _comes(p, command):
        return []
    units = p.setup.on_call & p.setup.commanded[command]
    return sorted(unit for unit in units if p.place[unit] == COMING)


def _comes(p: Position, command: str) -> bool:
    if command == VOLUNTEERS:
        return p.calls.get(command, 0) <= p.turn and bool(cities(p))
    return 0 < p.calls.get(command, 0) <= p.turn


def cities(p: Position) -> tuple[int, ...]:
    """Where volunteers come: in the two cities, if the Germans have both; not among enemies.
    [20.8a, 20.8b]"""
    hexes = [p.ground.map.place[name].hex for name in CITIES]
    if bits(hexes) & ~(controlled(p, AXIS) & p.ground.in_play):
        return ()
    return tuple(hex for hex in hexes if not p.field.units[SOVIET] >> hex & 1)


def came(p: Position, unit: int) -> None:
    """The next of them comes on the next turn; a volunteer goes one hex and does not fight, as who
    comes back. [20.8a, 20.8c, 30.0b]"""
    command = p.setup.command[unit]
    p.calls[command] = p.turn + 1
    if command == VOLUNTEERS:
        p.refits[unit] = False
