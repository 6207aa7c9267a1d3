"""What the recruit knows of the map, kept as long as it holds."""

from __future__ import annotations

from stavka.games.stalingrad42.appraisal import Appraisal, Enemy, goals, ways_to
from stavka.games.stalingrad42.ground import Ground
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.recruit.plans import Plans
from stavka.games.stalingrad42.rules.units import mover
from stavka.hexes import Bitset

KEPT = 16  # fields of ways that are kept: they change with what is held


class Knowledge(Plans):
    """What the enemy can do, where the goals are, and what a hex is worth to a unit."""

    def __init__(self) -> None:
        super().__init__()
        self._enemy: tuple[tuple[int, object], Enemy] | None = None
        self._ways: dict[tuple[Ground, str, Bitset], list[int]] = {}

    def appraisal(self, p: Position, unit: int) -> Appraisal:
        side = p.unit(unit).side
        return Appraisal(p, unit, self.enemy(p, side), self.ways(p, side, mover(p, unit)))

    def enemy(self, p: Position, side: int) -> Enemy:
        places = p.field.keep(
            ("places", 1 - side), lambda: tuple(p.place[unit] for unit in p.setup.units[1 - side])
        )
        key = side, (places, bytes(p.face), bytes(p.order), p.turn)
        if self._enemy is None or self._enemy[0] != key:
            known = self._enemy and self._enemy[0][0] == side and self._enemy[1].now(p, side)
            self._enemy = key, known or Enemy(p, side)
        return self._enemy[1]

    def ways(self, p: Position, side: int, mover: str) -> list[int]:
        key = p.ground, mover, goals(p, side)
        if key not in self._ways:
            while len(self._ways) >= KEPT:
                del self._ways[next(iter(self._ways))]
            self._ways[key] = ways_to(*key)
        return self._ways[key]
