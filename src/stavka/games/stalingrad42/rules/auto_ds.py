"""Chapter 8.6: automatic DS in the movement phase, at odds of ten to one."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import AUTO_DS, Position, is_area, place_id
from stavka.games.stalingrad42.rules.base import AskActive, Play, find_unit, named
from stavka.games.stalingrad42.rules.combat import (
    attackers,
    bar_attacker,
    chances,
    fight,
    strongest,
)
from stavka.games.stalingrad42.rules.modifiers import (
    AUTOMATIC,
    MOST_ATTACK,
    Battle,
    defenders,
    half,
    weigh,
)
from stavka.games.stalingrad42.rules.special_units import barred_together
from stavka.games.stalingrad42.rules.zones import zone
from stavka.hexes import OFF, members
from stavka.kernel import Arg, Choice, Odds, Reason, choice

MOST_SHIFTS = 2  # tanks, and elite tanks [9.2.2a]
LEAST = 10 - MOST_SHIFTS  # to one, before the shifts


def shattered(p: Position) -> list[int]:
    """The hexes that can be emptied now by ten to one. [8.6.1a, 8.6.1b, 8.6.1c]"""
    field = p.field
    near = field.combat[p.enemy] & zone(p.ground, field.combat[p.side])
    return p.field.keep(
        ("shattered", p.side, bytes(p.done), bytes(p.supply)),
        lambda: [hex for hex in members(near) if _weak(p, hex) and bar_auto_ds(p, hex) is None],
    )


def _weak(p: Position, hex: int) -> bool:
    """Whether it is worth while to weigh: no defence is less than half of what is printed."""
    units = [u for u in defenders(p, hex) if not p.top(u).alone]
    least = sum(half(p.top(u).defence) for u in units)
    if least * LEAST > MOST_ATTACK:
        return False
    beside = (p.at(h) for h in GRID.neighbours[hex] if h != OFF)
    return sum(p.top(u).attack for us in beside for u in us) >= least * LEAST


def bar_auto_ds(p: Position, hex: int | None) -> Reason | None:
    """Why no automatic DS can be declared on a hex. [8.6.1a, 8.6.1c, 22.4c]"""
    if hex is None:
        return "no-such-place"
    if is_area(hex):
        return "areas-are-safe"
    if not p.field.combat[p.enemy] >> hex & 1:
        return "nobody-to-attack"
    battle = strongest(p, hex)
    return None if battle and battle.column >= AUTOMATIC else "not-ten-to-one"


class AutoDs(AskActive, frozen=True):
    """Who takes part: all of them are marked, and neither move nor fight any more in this turn.
    Whoever is beside the hex may, moved or not. [8.6.1a, 8.6.1e, 8.6.1f]"""

    rules = ("8.6.1a", "8.6.1e")
    target: int
    units: tuple[int, ...] = ()
    guns: ClassVar[tuple[int, ...]] = ()  # none in movement [8.6.1c]

    def battle(self, p: Position) -> Battle:
        return weigh(p, self.target, self.units)

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"place": place_id(self.target), "count": len(self.units)}

    def bar(self, p: Position, unit: int) -> Reason | None:
        if unit in self.units:
            return "attacks-already"
        if (reason := bar_attacker(p, unit, self.target)) is not None:
            return reason
        return "allies-apart" if barred_together(p, self.units, unit) else None

    def ready(self, p: Position) -> bool:
        return bool(self.units) and weigh(p, self.target, self.units).column >= AUTOMATIC

    def choices(self, p: Position, seat: str) -> list[Choice]:
        able = [u for u in attackers(p, self.target) if self.bar(p, u) is None]
        found = [choice("by", p.unit(unit).id) for unit in able]
        if self.ready(p):
            found.append(choice("fight"))
        return [*found, choice("stop")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "by":
            return self.bar(p, find_unit(p, named(choice)))
        return "not-ten-to-one" if choice.verb == "fight" else "finish-this-attack"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        if choice.verb != "fight":
            return None
        return chances(p, weigh(p, self.target, self.units))

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "by":
            units = (*self.units, find_unit(p, choice.args[0]))
            play.push(AutoDs(self.target, tuple(sorted(units))))
        elif choice.verb == "fight":
            fight(p, play, self.target, self.units, waits=True)
            for unit in self.units:
                p.done[unit] |= AUTO_DS
