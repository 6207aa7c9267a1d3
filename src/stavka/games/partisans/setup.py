"""Setting Partisans up: seats, roles and what is played for. [2.1a, 3, 4.4-4.7]"""

from __future__ import annotations

from collections.abc import Mapping

from stavka.games.partisans.components import KINDS, RANKS, ROLES, Box
from stavka.games.partisans.position import CELLS, LOST_TURNS, Position
from stavka.games.partisans.rules.base import Step
from stavka.games.partisans.rules.month import BeginMonth
from stavka.games.partisans.rules.preparation import ChooseRole, DealRole, TakeRole

MOST_PLAYERS = 6


def player_seats(count: int) -> tuple[str, ...]:
    return tuple(f"player-{n}" for n in range(1, count + 1))


def set_up(box: Box, seats: tuple[str, ...], options: Mapping[str, object]) -> Position:
    """The position before the first month. Seats named by a role have that role. [4.5a]"""
    count = len(seats)
    p = Position(
        box=box,
        seats=seats,
        months=int(str(options["months"])),
        target=int(str(options["target"])),
        built=options["figure"] == "built",
        destruction=bool(options["destruction"]),
        add_up=bool(options["cards-add-up"]),
        short_attacks=bool(options["short-attacks"]),
        from_fuel=bool(options["made-from-fuel"]),
        rivals_fight=bool(options.get("rivals-fight", False)),
        sides=str(options.get("sides", "free")),
        heroes=[-1] * count,
        store=[0] * (count * KINDS),
        people=[0] * (count * RANKS),
        points=[0] * count,
        deaths=[0] * count,
        transport=bytearray(count),
        full_map=bytearray(count),
        fortified=bytearray(count),
        incendiary=bytearray(count),
        brigade=bytearray(count),
        dominated=bytearray(count),
        out=bytearray(count),
        lost=bytearray(count * len(LOST_TURNS)),
        sick=[],
        hurt=[0] * count,
        leader_hurt=bytearray(count),
        deck=[],
        table=bytearray(CELLS),
        shown=bytearray(CELLS),
        carted=bytearray(CELLS),
    )
    first: list[Step] = []
    for camp, seat in enumerate(seats):
        if seat in ROLES:
            first.append(TakeRole(camp))
        elif options["roles"] == "dealt":
            first.append(DealRole(camp))
        else:
            first.append(ChooseRole(camp))
    p.stack = [BeginMonth(), *reversed(first)]
    return p
