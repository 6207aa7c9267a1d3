"""A ring around enemies who are cut off: of those around them so many stay that nobody gets out."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import DISRUPTED, SUPPLIED, Position
from stavka.games.stalingrad42.rules.supply import supplied
from stavka.hexes import Bitset, bits, members

WORTH = 30  # steps that are worth a ring: an army
AROUND = 2  # hexes from the enemy to those who enclose him
BOND = 2  # hexes between two of them


def rings(p: Position, side: int) -> dict[int, int]:
    """Those who enclose enemies, each with the hex in which it stays: one in a hex, of those in it
    whoever is least of use in an attack."""
    found: dict[int, int] = {}
    for pocket in _pockets(p, side):
        near = pocket
        for _ in range(AROUND):
            near = GRID.spread(near)
        for hex in members(_closed(p, side, near & p.field.combat[side])):
            found[min(_able(p, side, hex), key=lambda u: _use(p, u))] = hex
    return found


def _pockets(p: Position, side: int) -> Iterator[Bitset]:
    """The hexes of enemies who are out of supply, joined where they can help each other."""
    enemy = 1 - side
    cut = [u for u in p.setup.units[enemy] if p.supply[u] != SUPPLIED and p.on_map(u)]
    if sum(p.steps(unit) for unit in cut if p.unit(unit).combat) < WORTH:
        return
    left = bits(p.place[unit] for unit in cut) & p.field.combat[enemy] & ~supplied(p, enemy)
    while left:
        pocket, more = 0, left & -left
        while more != pocket:
            pocket = more
            more = GRID.spread(GRID.spread(pocket)) & left | pocket
        left &= ~pocket
        if sum(p.steps(u) for hex in members(pocket) for u in p.fighting(enemy, hex)) >= WORTH:
            yield pocket


def _closed(p: Position, side: int, here: Bitset) -> Bitset:
    """The hexes that are left when all have gone without whom the others still stand no further
    apart than bonds reach: the most useful first."""
    uses = {
        hex: min(_use(p, unit) for unit in able)
        for hex in members(here)
        if (able := _able(p, side, hex))
    }
    left = bits(uses)
    for hex in sorted(uses, key=lambda hex: uses[hex], reverse=True):
        others = GRID.within(hex, BOND) & left & ~(1 << hex)
        if others & (others - 1) and _joined(others):
            left &= ~(1 << hex)
    return left


def _joined(hexes: Bitset) -> bool:
    """Whether bonds join them all."""
    seen = hexes & -hexes
    while True:
        more = GRID.spread(GRID.spread(seen)) & hexes
        if more == seen:
            return seen == hexes
        seen = more


def _able(p: Position, side: int, hex: int) -> list[int]:
    return [
        unit
        for unit in p.fighting(side, hex)
        if p.order[unit] < DISRUPTED and not p.unit(unit).support
    ]


def _use(p: Position, unit: int) -> tuple[bool, int, int]:
    return p.unit(unit).mechanized, p.top(unit).attack, unit
