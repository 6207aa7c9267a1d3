"""Dice that have fallen: whether a leader has one thrown again, and which of several is taken."""

from __future__ import annotations

from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.recruit.gains import brought
from stavka.games.stalingrad42.recruit.offered import the
from stavka.games.stalingrad42.rules.combat import Assault
from stavka.games.stalingrad42.rules.defence import CITY, HELD, RerollStand
from stavka.games.stalingrad42.rules.disengagement import DONE, WORN, RerollEscape
from stavka.games.stalingrad42.rules.fighting import PickDie, RerollBattle
from stavka.games.stalingrad42.rules.modifiers import Battle
from stavka.kernel import Advice, Offered, QuickAdviser, because

REROLL = 0.5  # what another throw must promise, in steps: a leader has one in a turn
ESCAPES = {DONE: 2.0, WORN: 1.0}  # what it is worth to break away
HELD_GROUND = 1.0  # and to hold a hex


class FallenDice(QuickAdviser):
    """Another throw where it promises most."""

    def brought(self, p: Position, battle: Battle) -> list[float]:
        """What each of the six results of a battle brings the attacker."""
        return brought(p, battle)

    def reroll(self, p: Position, offered: Offered) -> Advice:
        """The die that costs most, if the average of the six is clearly better."""
        step = p.stack[-1]
        if isinstance(step, RerollBattle):
            values = self.brought(p, step.clash.battle(p))
            sign = 1 if step.to == p.side else -1
        elif isinstance(step, RerollStand):
            found = step.step.outcomes(p, step.lead, step.supported)
            values = [HELD_GROUND * (o.what in (HELD, CITY)) - o.own + o.enemy for o in found]
            sign = 1
        else:
            assert isinstance(step, RerollEscape)
            values, sign = [ESCAPES.get(what, 0.0) for what in step.outcomes(p)], 1
        now = max(values[die - 1] for die in step.dice())
        best, most, better = None, REROLL, 0.0
        for choice in offered:
            if choice.verb != "reroll":
                continue
            left = list(step.dice())
            left.remove(int(choice.args[1]))
            kept = max((values[die - 1] for die in left), default=min(values))
            gains = [sign * (max(kept, value) - now) for value in values]
            gain, chance = sum(gains) / len(gains), sum(each > 0 for each in gains) / len(gains)
            if gain > most:
                best, most, better = choice, gain, chance
            elif best is None:
                better = max(better, chance)
        percent = round(100 * better)
        if best is None:
            return the(offered, "keep"), because("keep-die", percent=percent)
        unit, die = best.args[0], int(best.args[1])
        return best, because("reroll", unit=unit, die=die, percent=percent)

    def another_die(self, p: Position, step: Assault) -> float:
        """What one die more would bring an attack whose best die counts."""
        values = self.brought(p, step.battle(p))
        dice = 1 + len(step.plans)
        return _best_of(values, dice + 1) - _best_of(values, dice)

    def pick_die(self, p: Position, offered: Offered) -> Advice:
        step = p.stack[-1]
        assert isinstance(step, PickDie)
        values = self.brought(p, step.clash.battle(p))
        best = max(offered, key=lambda c: (values[int(c.args[0]) - 1], c))
        die = int(best.args[0])
        return best, because("pick", die=die, what=step.clash.outcomes(p)[die - 1])


def _best_of(values: list[float], dice: int) -> float:
    """What the best of so many dice brings on the average."""
    ranked, sides = sorted(values), len(values)
    return sum(
        value * (((n + 1) / sides) ** dice - (n / sides) ** dice) for n, value in enumerate(ranked)
    )
