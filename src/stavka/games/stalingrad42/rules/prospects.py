"""What a battle may bring, before the die is thrown: results, steps lost, the hex. In sixths, so
that it is exact; what players may still decide is taken as the rules leave it to them at best."""

from __future__ import annotations

import msgspec

from stavka.games.stalingrad42.position import RETREATED, Position
from stavka.games.stalingrad42.rules.combat import (
    DIE,
    EFFECTS,
    SHATTERED,
    SHATTERED_ADVANCE,
    Effect,
)
from stavka.games.stalingrad42.rules.losses import remnant_for
from stavka.games.stalingrad42.rules.modifiers import AUTOMATIC, Battle, defenders
from stavka.games.stalingrad42.rules.retreat import ends


class Prospects(msgspec.Struct, frozen=True):
    """The six results and how far the victor advances; sums over the six of steps that each side
    loses at least, of the hex being taken, and of defenders who perish as no way leads back."""

    results: tuple[str, ...]
    advance: tuple[int, ...]
    lost: tuple[int, int]
    taken: int
    doomed: int


def prospects(p: Position, battle: Battle) -> Prospects:
    """The whole account of the column. [10.1b to 10.1k, 12.2a, 14.1a, 14.2.3a]"""
    results, advance = _row(p, battle)
    outlook = _Outlook(p, battle)
    mine = theirs = taken = doomed = 0
    for result in results:
        effect = EFFECTS[result]
        mine += min(effect.attacker, outlook.attacking)
        lost, perish = outlook.defender_loses(effect)
        theirs += lost
        doomed += perish
        taken += outlook.taken(effect)
    return Prospects(results, advance, (mine, theirs), taken, doomed)


def chance_to_take(p: Position, battle: Battle) -> int:
    """Of the six results, how many take the hex."""
    outlook = _Outlook(p, battle)
    return sum(outlook.taken(EFFECTS[result]) for result in _row(p, battle)[0])


def _row(p: Position, battle: Battle) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The six results of the column, and how far the victor advances. [8.4c]"""
    if battle.column >= AUTOMATIC:
        return (SHATTERED,) * DIE, (SHATTERED_ADVANCE,) * DIE
    row = p.box.tables.crt[battle.odds]
    return tuple(row.results), tuple(row.advance)


class _Outlook:
    """Both stacks as they stand before the battle."""

    def __init__(self, p: Position, battle: Battle) -> None:
        self.p, self.target = p, battle.target
        self.attacking = sum(_steps(p, term.unit) for term in battle.attackers)
        hexes = {p.place[term.unit] for term in battle.attackers}
        self.followers = any(
            p.unit(unit).combat and not p.routed(unit) for hex in hexes for unit in p.at(hex)
            if unit not in {term.unit for term in battle.attackers}
        )  # fmt: skip
        self.here = tuple(u for u in p.at(self.target) if p.unit(u).combat)
        self.all = sum(_steps(p, u) for u in self.here)
        fought = defenders(p, self.target) or self.here
        self.fighting = sum(_steps(p, u) for u in fought)
        self.far: dict[int, int] = {}

    def defender_loses(self, effect: Effect) -> tuple[int, bool]:
        """Steps, and whether all are lost on a retreat that no way is left for."""
        lost = min(effect.defender, self.fighting)
        if not effect.retreat or lost == self.all:
            return lost, False
        price = self.price(effect.retreat)
        return min(self.all, lost + price), price >= self.all

    def price(self, hexes: int) -> int:
        """Steps that a retreat so far costs at least. [12.2a, 12.2l, 12.4d]"""
        if hexes not in self.far:
            p = self.p
            again = tuple(u for u in self.here if p.done[u] & RETREATED)
            units = tuple(u for u in self.here if u not in again)
            lost = sum(_steps(p, u) for u in again)
            if units:
                found = ends(p, p.enemy, self.target, units, hexes)
                whole = sum(_steps(p, u) for u in units)
                short = min(found.short.values(), default=0)
                lost += min(short, whole) if found.paths else whole
            self.far[hexes] = lost
        return self.far[hexes]

    def taken(self, effect: Effect) -> bool:
        """The defenders are gone, and somebody is left to follow. [14.1a, 14.2.3a]"""
        gone = bool(effect.retreat) or min(effect.defender, self.fighting) == self.all
        return gone and (effect.attacker < self.attacking or self.followers)


def _steps(p: Position, unit: int) -> int:
    """The last step of three needs a remnant that is left. [10.4.2b]"""
    steps = p.steps(unit)
    return steps - 1 if p.unit(unit).remnant and remnant_for(p, unit) < 0 else steps
