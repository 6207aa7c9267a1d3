"""Planned offensives and reserves: where the main blow falls, and who follows it."""

from __future__ import annotations

from collections.abc import Sequence

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position, place_id
from stavka.games.stalingrad42.recruit.dice import FallenDice
from stavka.games.stalingrad42.recruit.offered import unit_of
from stavka.games.stalingrad42.rules.artillery import in_range
from stavka.games.stalingrad42.rules.base import is_hex
from stavka.games.stalingrad42.rules.combat import Assault
from stavka.games.stalingrad42.rules.entry_areas import border
from stavka.games.stalingrad42.rules.offensives import FAR
from stavka.hexes import members
from stavka.kernel import Advice, Choice, Offered, because

BLOW = 20  # strength beside the enemy for which an offensive is planned
ANOTHER_DIE = 0.6  # what a die more must bring, in steps
BEHIND = range(2, 4)  # hexes from the enemy where reserves stand


class Plans(FallenDice):
    """What is prepared before it is needed."""

    def main_blow(self, p: Position, offered: Sequence[Choice]) -> Choice | None:
        """The headquarters with most strength beside the enemy in its range."""
        beside = p.field.beside(p.enemy) & p.field.combat[p.side]

        def strength(choice: Choice) -> int:
            near = in_range(p, unit_of(p, choice)) & beside
            return sum(p.top(u).attack for hex in members(near) for u in p.of(p.side, hex))

        best = max(offered, key=lambda c: (strength(c), c))
        return best if strength(best) >= BLOW else None

    def offensive(self, p: Position, offered: Offered) -> Advice | None:
        """Another die where it brings enough."""
        step = p.stack[-1]
        assert isinstance(step, Assault)
        if "fight" not in offered:
            return None
        for choice in offered:
            if choice.verb == "offensive" and self.another_die(p, step) >= ANOTHER_DIE:
                return choice, because("offensive", place=place_id(step.target))
        return None

    def keeps_plan(self, p: Position, unit: int, end: int) -> bool:
        """Whether a headquarters that goes there does not drop what it plans. [26.2b]"""
        here = p.place[unit]
        if unit not in dict(p.plans):
            return True
        if is_hex(here):
            return GRID.distance(here, end) <= FAR
        near = border(p.ground, here)  # out of an area the first hex is one of those at its edge
        for _ in range(FAR - 1):
            near = GRID.spread(near)
        return bool(near >> end & 1)

    def reserve(self, p: Position, offered: Offered, near: list[int]) -> Advice | None:
        """Wheels that stand right behind the front."""
        for choice in offered:
            if choice.verb != "reserve":
                continue
            unit = unit_of(p, choice)
            counter = p.unit(unit)
            if counter.mechanized and p.top(unit).attack and near[p.place[unit]] in BEHIND:
                return choice, because("reserve", unit=choice.args[0])
        return None

    def activated(self, offered: Offered) -> Advice | None:
        for choice in offered:
            if choice.verb == "activate":
                return choice, because("activate", place=choice.args[0])
        return None
