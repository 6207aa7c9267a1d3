"""Setting Tank Battle up: the field and the platoons as the scenario says. [2.2a, 2.3a, 2.3b]"""

from __future__ import annotations

from stavka.games.tanks.components import SIDES, Box
from stavka.games.tanks.position import NEVER_SEEN, Position
from stavka.games.tanks.rules import ambush
from stavka.games.tanks.rules.preparation import UNPLACED, BeginBattle, RaiseArmies, form_up

OWN_BATTLE = "own-battle"


def seats_of(soviets: int, germans: int) -> tuple[str, ...]:
    """One seat for each army, or as many as it is divided among. [2.3a, 2.3b]"""
    return tuple(
        side if players == 1 else f"{side}-{n}"
        for side, players in zip(SIDES, (soviets, germans), strict=True)
        for n in range(1, players + 1)
    )


def set_up(
    box: Box, id: str, seats: tuple[str, ...], map: str = "", points: int = 0, turns: int = 0
) -> Position:
    """The position before the first turn. Map, points and turns are those of one's own battle."""
    index = box.battle[id]
    battle = box.battles[index]
    map_index = box.map_ids.index(map) if map else battle.map
    field = box.fields[map_index]
    p = Position(
        stack=[RaiseArmies() if id == OWN_BATTLE else BeginBattle()],
        box=box,
        battle_index=index,
        map=map_index,
        turns=turns or battle.turns,
        last=turns or battle.last,
        points=points,
        seats=seats,
        seat_side=tuple(SIDES.index(seat.partition("-")[0]) for seat in seats),
        owner=[],
        at=[],
        strength=[],
        ammo=[],
        suppressed=bytearray(),
        hits=[],
        bonus=[],
        facing=[],
        zone=[],
        hidden=bytearray(),
        shot=bytearray(),
        keen=bytearray(),
        dug=[],
        dug_turns=[],
        loading=[],
        orders=[],
        drafts=[],
        changes=bytearray(),
        writing=[-1] * len(seats),
        ready=bytearray(len(seats)),
        moving=[],
        aims=[],
        entered=[],
        quitting=bytearray(),
        fought=bytearray(),
        depots=[depot.ammo for depot in battle.depots],
        wire=[field.side(a, b) for a, b in battle.wire],
        searched=bytearray(field.size),
        bought=[],
        buyer=[],
        placed=[],
    )
    if id != OWN_BATTLE:
        cards = [start.card for start in battle.units]
        owners = divide(p, [start.side for start in battle.units])
        form_up(p, cards, owners, [start.at for start in battle.units])
        hide(p)
    return p


def divide(p: Position, sides: list[int]) -> list[int]:
    """The platoons of an army go round among its seats. [2.3b]"""
    owners: list[int] = []
    for side in sides:
        mine = [n for n, of in enumerate(p.seat_side) if of == side]
        before = sum(owner in mine for owner in owners)
        owners.append(mine[before % len(mine)])
    return owners


def hide(p: Position) -> None:
    """Units that begin in ambush, as printed or, if there is a choice, still to be placed."""
    for unit, start in enumerate(p.battle.units):
        if start.zone >= 0:
            p.searched[start.at] = 0
            zone = UNPLACED if p.battle.hiding else start.zone
            ambush.hide(p, unit, NEVER_SEEN, start.facing, zone)
