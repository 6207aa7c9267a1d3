"""Treating the sick, healing officers, making and organising."""

from __future__ import annotations

from stavka.games.partisans.components import FOOD, WATER
from stavka.games.partisans.leader.advice import pick
from stavka.games.partisans.leader.weights import W
from stavka.games.partisans.leader.worth import Table
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.ending import last_month
from stavka.games.partisans.rules.healing import Heal, Treat
from stavka.games.partisans.rules.month_end import Make
from stavka.kernel import Advice, Offered, because


def treat(p: Position, step: Treat, offered: Offered) -> Advice:
    """Late, when there is nothing better to do; at once only if no turn is lost by it."""
    if not step.late and turns_to_come(p, step.camp):
        return pick(offered, "treat 0"), because("treat-later", count=step.count)
    table = Table(p, step.camp)
    turn = W.turn if step.late and p.month < last_month(p) else 0.0

    def gain(count: int) -> float:
        new = table.mine.copy()
        new.add(WATER, -count * step.water)
        new.lose(step.count - count)
        return table.gain(new) - (turn if count else 0.0)

    counts = [int(choice.args[0]) for choice in offered]
    best = max(counts, key=lambda n: (round(gain(n), 6), n))
    water = step.water * (best or step.count)
    reason = because("treat", count=best, water=water)
    if not best:
        reason = because("treat-nobody", count=step.count, water=water)
    return pick(offered, f"treat {best}"), reason


def turns_to_come(p: Position, camp: int) -> bool:
    """Whether the camp would have another turn before the month ends."""
    before = sum(p.allowance(other) for other in p.living() if other != camp)
    return p.closed > before


def heal(p: Position, step: Heal, offered: Offered) -> Advice:
    """The leader for the sake of his turn; officers at the end of the month, if they can eat."""
    table = Table(p, step.camp)
    box = p.box
    new = table.mine.copy()
    new.add(FOOD, -box.healing_food)
    new.add(WATER, -box.healing_water)
    price = {"food": box.healing_food, "water": box.healing_water}
    if "heal leader" in offered:
        if table.gain(new) + W.turn > 0 and (turns_to_come(p, step.camp) or p.hurt[step.camp]):
            return pick(offered, "heal leader"), because("heal-leader", **price)
        return pick(offered, "done"), because("heal-later")
    if not step.late:
        return pick(offered, "done"), because("heal-later")
    dead = table.mine.copy()
    dead.lose(1)
    if table.gain(new) > table.gain(dead):
        return offered[0], because("heal-officer", **price)
    return pick(offered, "done"), because("heal-nobody", **price)


def make(p: Position, step: Make, offered: Offered) -> Advice:
    """Whatever makes the camp worth more."""
    table = Table(p, step.camp)
    if "make" in offered:
        new = table.mine.copy()
        new.make()
        if table.gain(new) > 0:
            return pick(offered, "make"), because("make")
    if "organise" in offered:
        new = table.mine.copy()
        new.organise()
        if table.gain(new) > 0:
            return pick(offered, "organise"), because("brigade")
    return pick(offered, "done"), because("make-nothing")
