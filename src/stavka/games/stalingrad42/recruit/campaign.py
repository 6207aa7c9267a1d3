"""Withdrawals, reserve armies and the winter offensive: what the campaign asks besides."""

from __future__ import annotations

from collections.abc import Sequence

from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.recruit.knowledge import Knowledge
from stavka.games.stalingrad42.recruit.offered import the, unit_of
from stavka.games.stalingrad42.rules.reserve_armies import armies
from stavka.kernel import Advice, Choice, Offered, because

SPARE = 5  # what a lost unit counts that is to be withdrawn: others make up for it


class Campaign(Knowledge):
    """What only the campaign knows."""

    def of_campaign(self, p: Position, offered: Offered) -> Advice | None:
        """Whoever can be spared goes; reserve armies come, the nearest to the enemy first; in
        winter the offensive begins."""
        if recalls := [c for c in offered if c.verb == "recall"]:
            least = min(recalls, key=lambda c: (_strength(p, c), c))
            return least, because("recall", unit=least.args[0])
        if calls := [c for c in offered if c.verb == "call"]:
            near = self.enemy(p, p.side).near
            first = min(calls, key=lambda c: (_nearest(p, c.args[0], near), c))
            return first, because("call", army=first.args[0])
        if "winter-offensive" in offered and p.ground.conditions.winter:
            return the(offered, "winter-offensive"), because("winter-offensive")
        return None

    def make_up(self, p: Position, offered: Offered) -> Advice:
        """Who loses least by a step."""
        least = min(offered, key=lambda c: (_strength(p, c), c))
        return least, because("reduce", unit=least.args[0])

    def hand_over(self, p: Position, offered: Offered) -> Advice:
        """Who is strongest already."""
        best = max((c for c in offered if c.args), key=lambda c: (_strength(p, c), c))
        return best, because("give", unit=best.args[0])

    def lay(self, p: Position, offered: Offered) -> Advice:
        """Where most strength faces the enemy."""
        plans = [c for c in offered if c.verb == "plan"]
        if plans and (best := self.main_blow(p, plans)):
            return best, because("plan", unit=best.args[0])
        first = offered[0]
        if first.verb == "plan":
            return first, because("plan", unit=first.args[0])
        return first, because("stock", place=first.args[0])


def _strength(p: Position, choice: Choice) -> int:
    unit = unit_of(p, choice)
    return p.top(unit).attack + p.top(unit).defence if p.place[unit] >= 0 else SPARE


def _nearest(p: Position, army: str, near: Sequence[int]) -> int:
    return min((near[p.place[u]] for u in armies(p)[army] if p.on_map(u)), default=0)
