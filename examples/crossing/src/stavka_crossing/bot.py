"""The lookout: a bot for either seat that can say why.

It reads of a position only what its seat knows: for the boat, `mines` are those of an imagined
world and mean nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stavka.kernel import Advice, Bot, Choice, Offered, QuickAdviser, because
from stavka_crossing.position import Position

# Each reason and its arguments.
REASONS: dict[str, tuple[str, ...]] = {
    "why-in-the-way": ("hex",),
    "why-landing": (),
    "why-safe": ("hex",),
    "why-look-first": ("hex",),
    "why-no-time": ("hex",),
    "why-good-shot": (),
    "why-save-rounds": (),
}


class Lookout(QuickAdviser):
    def answer(self, p: Any, offered: Offered) -> Advice:
        match offered[0].verb:
            case "mine":
                return self.lay(p, offered)
            case "row":
                return self.cross(p, offered)
        return self.shoot(p, offered)

    def lay(self, p: Position, offered: Offered) -> Advice:
        """Across the way of whoever goes straight on, one row behind the other."""
        grid = p.box.grid
        rows = {grid.row(hex) for hex in p.mines}
        middle = (p.box.river.columns + 1) / 2

        def badness(choice: Choice) -> tuple[bool, float, int]:
            hex = grid.at(choice.args[0])
            return grid.row(hex) in rows, abs(grid.column(hex) - middle), grid.row(hex)

        best = min(offered, key=badness)
        return best, because("in-the-way", hex=best.args[0])

    def cross(self, p: Position, offered: Offered) -> Advice:
        """Forward: where it is known to be safe, else looking first as long as there is time."""
        grid, river = p.box.grid, p.box.river
        here = grid.row(p.boat)
        ways = [c for c in offered if c.verb == "row"]
        ahead = max(ways, key=lambda c: grid.row(grid.at(c.args[0])))
        for way in ways:
            hex = grid.at(way.args[0])
            if grid.row(hex) <= here:
                continue
            if hex in p.box.landing:
                return way, because("landing")
            if hex in p.clear:
                return way, because("safe", hex=way.args[0])
        spare = river.turns - p.turn - (river.rows - here)
        look = next((c for c in offered if c.verb == "sound" and c.args == ahead.args), None)
        if look is not None and spare > 0:
            return look, because("look-first", hex=ahead.args[0])
        return ahead, because("no-time", hex=ahead.args[0])

    def shoot(self, p: Position, offered: Offered) -> Advice:
        """When it is near, or when there is a round for every turn left."""
        fire, hold = offered
        near = p.box.hits_on(p.boat) == p.box.gun.near
        if near or p.rounds > p.box.river.turns - p.turn:
            return fire, because("good-shot")
        return hold, because("save-rounds")


BOTS: Mapping[str, Callable[[], Bot]] = {"lookout": Lookout}
