"""A ring around enemies who are cut off: of those around them so many stay that nobody gets out,
and where it has a gap, or they have drawn together, others come."""

from __future__ import annotations

from cmath import phase
from collections.abc import Iterator

from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.geo import GRID, centre
from stavka.games.stalingrad42.position import DISRUPTED, SUPPLIED, Position
from stavka.games.stalingrad42.rules.supply import supplied
from stavka.games.stalingrad42.staff.line import Post
from stavka.games.stalingrad42.staff.manning import screen
from stavka.hexes import Bitset, bits, members

WORTH = (30, 15)  # steps that are worth a ring, by side: the Germans stop only for an army
AROUND = 2  # hexes from the enemy to those who enclose him
BOND = 2  # hexes between two of them
CALLED = 7  # hexes from which somebody comes to a gap
SAFE = 0.5  # defence that a hex of the ring wants, for each point of attack that is beside it


def rings(p: Position, side: int) -> dict[int, int]:
    """Those who enclose enemies, each with its hex: one stays in a hex, on foot as many as hold it
    against those beside it, those first who are least of use in an attack; and on foot comes who is
    nearest to a gap. The Soviets keep it also when a line leads through it: they close it again."""
    found: dict[int, int] = {}
    for pocket in _pockets(p, side, WORTH[side], opened=side == SOVIET):
        near = pocket
        for _ in range(AROUND):
            near = GRID.spread(near)
        for hex in members(_closed(p, side, near & p.field.combat[side])):
            wanted, held = SAFE * _beside(p, side, hex), 0.0
            for unit in sorted(_able(p, side, hex), key=lambda u: _use(p, u)):
                if held and (held >= wanted or p.unit(unit).mechanized):
                    break
                found[unit] = hex
                held += p.top(unit).defence
        gaps = [Post(hex, "") for hex in _gaps(p, side, pocket, bits(found.values()))]
        found |= {unit: gaps[n].hex for unit, n in screen(p, side, gaps, found, CALLED).items()}
    return found


def _gaps(p: Position, side: int, pocket: Bitset, held: Bitset) -> list[int]:
    """Around a pocket, on its bank of the Volga, every second hex beside which nobody stands who
    stays."""
    inside, ground = GRID.spread(pocket), p.ground
    around = GRID.spread(inside) & ground.land
    exits = tuple(~shut for shut in ground.silent)
    able = GRID.flood(pocket, around, exits=exits) & ~inside & ~p.field.units[1 - side]
    x, y = (
        sum(axis) / pocket.bit_count() for axis in zip(*map(centre, members(pocket)), strict=True)
    )

    def angle(hex: int) -> float:
        cx, cy = centre(hex)
        return phase(complex(cx - x, cy - y))

    found: list[int] = []
    for hex in sorted(members(able), key=angle):
        if not GRID.within(hex, 1) & held:
            found.append(hex)
            held |= 1 << hex
    return found


def cut_off(p: Position, side: int, least: int = 0) -> Bitset:
    """The hexes of enemy armies that are cut off, of as many steps as are worth a ring, or of so
    many."""
    found = 0
    for pocket in _pockets(p, side, least or WORTH[side], opened=False):
        found |= pocket
    return found


def _beside(p: Position, side: int, hex: int) -> float:
    """The attack of the enemies beside a hex, which is halved without supply."""
    near = GRID.within(hex, 1) & p.field.combat[1 - side]
    return sum(p.top(u).attack / 2 for other in members(near) for u in p.fighting(1 - side, other))


def _enclosed(p: Position, side: int, least: int) -> Bitset:
    """Where enemies stand who were out of supply when it was last judged, if they have so many
    steps."""
    enemy = 1 - side
    cut = [u for u in p.setup.units[enemy] if p.supply[u] != SUPPLIED and p.on_map(u)]
    if sum(p.steps(unit) for unit in cut if p.unit(unit).combat) < least:
        return 0
    return bits(p.place[unit] for unit in cut) & p.field.combat[enemy]


def _pockets(p: Position, side: int, least: int, *, opened: bool) -> Iterator[Bitset]:
    """The hexes of enemies who are out of supply, joined where they can help each other; `opened`:
    also of those to whom a line leads by now."""
    enemy = 1 - side
    left = _enclosed(p, side, least)
    if left and not opened:
        left &= ~supplied(p, enemy)
    while left:
        pocket, more = 0, left & -left
        while more != pocket:
            pocket = more
            more = GRID.spread(GRID.spread(pocket)) & left | pocket
        left &= ~pocket
        steps = sum(p.steps(u) for hex in members(pocket) for u in p.fighting(enemy, hex))
        if steps >= least:
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
