"""What a battle may bring, before the die is thrown: results, steps lost, the hex. In sixths, so
that it is exact; what players may still decide is taken as the rules leave it to them at best."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from stavka.games.stalingrad42.position import Position, is_area
from stavka.games.stalingrad42.rules.defence import (
    Aftermath,
    DeterminedDefence,
    holds,
    leads,
)
from stavka.games.stalingrad42.rules.fighting import (
    DIE,
    EFFECTS,
    SHATTERED,
    SHATTERED_ADVANCE,
    Effect,
)
from stavka.games.stalingrad42.rules.losses import (
    form_remnant,
    losers,
    remnant_for,
    turn_over,
)
from stavka.games.stalingrad42.rules.modifiers import AUTOMATIC, Battle, beaten, defenders
from stavka.games.stalingrad42.rules.retreat import ends


class Prospects(msgspec.Struct, frozen=True):
    """The six results and how far the victor advances; sums over the six of steps that each side
    loses at least, of the hex being taken, and of defenders who perish as no way leads back."""

    results: tuple[str, ...]
    advance: tuple[int, ...]
    lost: tuple[int, int]
    taken: int
    doomed: int


def prospects(p: Position, battle: Battle, *, again: bool = False) -> Prospects:
    """The whole account of the column. `again`: in a breakthrough, where who has retreated before
    is as anybody else. [10.1b to 10.1k, 12.2a, 14.1a, 14.2.3a, 15.3a]"""
    results, advance = _row(p, battle)
    outlook = _Outlook(p, battle, again=again)
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


def chance_against_stand(p: Position, battle: Battle, *, again: bool) -> Fraction | None:
    """How likely the hex is taken if the defender stands wherever he can, with the lead that holds
    best and without support; None: he can after no result. `again`: in a breakthrough.
    [11.1.1a, 11.2.1b]"""
    units = tuple(term.unit for term in battle.attackers)
    key = ("stand", battle.target, units, battle.column, again, bytes(p.face), bytes(p.done),
           p.city_battles.get(battle.target))  # fmt: skip
    return p.field.keep(key, lambda: _against_stand(p, battle, units, again))


def _against_stand(
    p: Position, battle: Battle, units: tuple[int, ...], again: bool
) -> Fraction | None:
    if battle.column >= AUTOMATIC:
        return None
    row, outlook = p.box.tables.crt[battle.odds], _Outlook(p, battle, again=again)
    taken, stood = Fraction(0), False
    for result, advance, allowed in zip(row.results, row.advance, row.defence, strict=True):
        effect = EFFECTS[result]
        if not outlook.taken(effect):
            continue
        after = Aftermath(
            battle.target,
            units,
            (),
            effect.retreat,
            advance,
            allowed,
            battle.stout,
            again,
        )
        held = outlook.held(after, effect)
        stood |= held is not None
        taken += 1 - (held or 0)
    return taken / DIE if stood else None


def _row(p: Position, battle: Battle) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The six results of the column, and how far the victor advances. [8.4c]"""
    if battle.column >= AUTOMATIC:
        return (SHATTERED,) * DIE, (SHATTERED_ADVANCE,) * DIE
    row = p.box.tables.crt[battle.odds]
    return tuple(row.results), tuple(row.advance)


class _Outlook:
    """Both stacks as they stand before the battle."""

    def __init__(self, p: Position, battle: Battle, *, again: bool = False) -> None:
        self.p, self.target, self.again = p, battle.target, again
        self.attacking = sum(_steps(p, term.unit) for term in battle.attackers)
        hexes = {p.place[term.unit] for term in battle.attackers}
        units = {term.unit for term in battle.attackers}
        self.followers = any(
            not p.routed(unit) and unit not in units
            for hex in hexes
            if not is_area(hex)
            for unit in p.fighting(p.side, hex)
        )
        self.here = p.fighting(p.enemy, self.target)
        self.all = sum(_steps(p, u) for u in self.here)
        fought = defenders(p, p.enemy, self.target, () if again else None) or self.here
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
        """Steps that a retreat so far costs at least, together or each by himself.
        [12.1.2a, 12.2a, 12.2l, 12.4d, 15.3a]"""
        if hexes not in self.far:
            p = self.p
            again = () if self.again else tuple(u for u in self.here if beaten(p, u))
            units = tuple(u for u in self.here if u not in again)
            together = self._way_back(units, hexes) if units else 0
            if together and len(units) > 1:
                together = min(together, sum(self._way_back((u,), hexes) for u in units))
            self.far[hexes] = sum(_steps(p, u) for u in again) + together
        return self.far[hexes]

    def _way_back(self, units: tuple[int, ...], hexes: int) -> int:
        """What a retreat of these costs."""
        found = ends(self.p, self.p.enemy, self.target, units, hexes)
        whole = sum(_steps(self.p, u) for u in units)
        return min(min(found.short.values(), default=0), whole) if found.paths else whole

    def held(self, after: Aftermath, effect: Effect) -> Fraction | None:
        """How likely a stand holds the hex after the loss that the result costs the defender; the
        enemy or he himself chooses whose. None: nobody can lead."""
        if after.allowed not in ("free", "restricted"):
            return None
        excess = () if after.breakthrough else None
        fought = defenders(self.p, self.p.enemy, self.target, excess) or self.here
        losing = losers(self.p, fought) if effect.defender else [-1]
        found = [_best_stand(_worn(self.p, unit), after) for unit in losing]
        able = [chance for chance in found if chance is not None]
        if not able:
            return None
        if effect.enemy_chooses:
            return min(able) if len(able) == len(found) else Fraction(0)
        return max(able)

    def taken(self, effect: Effect) -> bool:
        """The defenders are gone, and somebody is left to follow. [14.1a, 14.2.3a]"""
        gone = bool(effect.retreat) or min(effect.defender, self.fighting) == self.all
        return gone and (effect.attacker < self.attacking or self.followers)


def _worn(p: Position, unit: int) -> Position:
    """The position after a unit has lost a step, with a remnant if it can leave one."""
    if unit < 0:
        return p
    worn = p.copy()
    if not turn_over(worn, unit):
        if p.unit(unit).remnant and remnant_for(p, unit) >= 0:
            form_remnant(worn, unit)
        else:
            worn.eliminate((unit,))
    return worn


def _best_stand(p: Position, after: Aftermath) -> Fraction | None:
    step = DeterminedDefence(p.enemy, after)
    return max((holds(p, step, unit) for unit in leads(p, after)), default=None)


def _steps(p: Position, unit: int) -> int:
    """The last step of three needs a remnant that is left. [10.4.2b]"""
    steps = p.steps(unit)
    return steps - 1 if p.unit(unit).remnant and remnant_for(p, unit) < 0 else steps
