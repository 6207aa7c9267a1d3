"""Chapter 8.6: automatic DS in the movement phase, at odds of ten to one."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import AUTO_DS, Position, is_area, place_id
from stavka.games.stalingrad42.rules.base import AskActive, Play, find_unit, named
from stavka.games.stalingrad42.rules.combat import (
    attackers,
    bar_attacker,
    strongest,
)
from stavka.games.stalingrad42.rules.fighting import Clash, chances, fight
from stavka.games.stalingrad42.rules.modifiers import (
    AUTOMATIC,
    ENTRAINED_DEFENCE,
    MOST_ATTACK,
    Battle,
    defenders,
    half,
    weigh,
)
from stavka.games.stalingrad42.rules.special_units import barred_together
from stavka.hexes import OFF, Bitset, bits, members
from stavka.kernel import Arg, Choice, Odds, Reason, choice

MOST_SHIFTS = 2  # tanks, and elite tanks [9.2.2a]
LEAST = 10 - MOST_SHIFTS  # to one, before the shifts


def shattered(p: Position) -> list[int]:
    """The hexes that can be emptied now by ten to one, over the Volga too.
    [8.6.1a, 8.6.1b, 8.6.1c, 9.5.3a, 33.2.3e]"""
    if p.short_turn:
        return []
    field = p.field
    near = field.combat[p.enemy] & (field.beside(p.side) | field.contested | _over_the_volga(p))
    weak = field.where(("weak", p.enemy), near, lambda hex: _weak(p, hex))
    return [hex for hex in members(weak) if _shattered(p, hex)]


def _over_the_volga(p: Position) -> Bitset:
    """The hexes across the Volga that units of the active player can attack, though no zone reaches
    there. [6.1b, 9.5.3a]"""
    crossings, own = p.ground.crossings(p.flotilla), p.field.combat[p.side]
    if not crossings:
        return 0
    return p.field.recall(
        ("over the Volga", p.side),
        (crossings, own),
        lambda: bits(GRID.neighbours[hex][way] for hex, way in crossings if own >> hex & 1),
    )


def _shattered(p: Position, hex: int) -> bool:
    return p.field.recall(("shattered", hex), p.around(hex), lambda: bar_auto_ds(p, hex) is None)


def _weak(p: Position, hex: int) -> bool:
    """Whether it is worth while to weigh: somebody beside it can attack at all, and no defence is
    less than half of what is printed, in winter of one less, but for that of the entrained.
    [13.2.1d, 13.2.1e, 23.4c]"""
    near = [h for h in (*GRID.neighbours[hex], hex) if h != OFF]
    if not p.beyond(hex) and not any(_able(p, unit) for h in near for unit in p.of(p.side, h)):
        return False
    cold = int(p.ground.conditions.winter)
    units = [u for u in defenders(p, p.enemy, hex) if not p.top(u).alone]
    least = sum(
        ENTRAINED_DEFENCE if p.entrained(u) else max(half(p.top(u).defence - cold), 1)
        for u in units
    )
    if least * LEAST > MOST_ATTACK:
        return False
    beside = (p.of(p.side, h) for h in near)
    most = sum(max(p.top(u).attack, p.top(u).doubled) for us in beside for u in us)
    return most >= least * LEAST


def _able(p: Position, unit: int) -> bool:
    """Whether nothing about a unit itself keeps it from every attack; see `bar_attacker`."""
    return bool(p.top(unit).attack) and not p.order[unit] and p.unit(unit).combat


def bar_auto_ds(p: Position, hex: int | None) -> Reason | None:
    """Why no automatic DS can be declared on a hex. [8.6.1a, 8.6.1c, 22.4c, 33.2.3e]"""
    if hex is None:
        return "no-such-place"
    if p.short_turn:
        return "short-turn-no-attacks"
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
            fight(p, play, Clash(self.target, self.units, waits=True))
            for unit in self.units:
                p.done[unit] |= AUTO_DS
