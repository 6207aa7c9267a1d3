"""What chance a seat has to win that stands like this, in a glance at a turn's beginning.

A guess for whoever cannot play on to the end, where points decide. What each sign counts for was
learned from games of the commander: `python -m stavka.lab.prospects tanks training tank-combat
depots own-battle` learns it anew, and says how good the guess is.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, tanh

from stavka.games.tanks.position import Position
from stavka.games.tanks.rules.ending import points
from stavka.games.tanks.rules.odds import losses
from stavka.games.tanks.rules.shooting import accuracy_at, dice_of, in_range

SOON = 0.15  # of a battle: as much as its last turn still counts
ENOUGH = 6  # rounds for a platoon
CLEAR = 10.0  # a tenth of an army is a clear lead

# What each of the `signs` counts for.
WEIGHTS: tuple[float, ...] = (0.13, 0.42, 2.41, 0.21, -1.05, -0.19, 3.44, 1.20, 0.89, 1.77)


def signs(p: Position, seat: str) -> list[float]:
    """How much better its side stands than the other, in figures."""
    side = p.seat_side[p.seats.index(seat)]
    left = max(0, p.turns - p.turn + 1) / p.turns
    army = sum(p.card(unit).cost for unit in range(len(p.ids))) / 2 or 1.0
    ahead = float(points(p, side) - points(p, 1 - side)) / army
    power = quiet = cover = stock = hidden = 0.0
    for unit, at in enumerate(p.at):
        if at < 0:
            continue
        card = p.card(unit)
        share = card.cost * p.strength[unit] / card.strength / army
        if p.sides[unit] != side:
            share = -share
        power += share
        quiet += share * bool(p.suppressed[unit])
        cover += share * p.field.protection[at]
        stock += share * min(ENOUGH, p.ammo[unit]) / ENOUGH
        hidden += share * bool(p.hidden[unit])
    lead = tanh(CLEAR * ahead) / (left + SOON)
    aim = (threat(p, side) - threat(p, 1 - side)) / army
    return [ahead, lead, power, power * left, quiet, cover, stock, hidden, aim, aim / (left + SOON)]


def threat(p: Position, side: int) -> float:
    """The cost that a side's fire destroys, if each platoon takes its best aim."""
    found = 0.0
    foes = [u for u in p.units_of(1 - side) if not p.hidden[u]]
    for unit in p.units_of(side):
        if not p.ammo[unit]:
            continue
        best = 0.0
        for foe in foes:
            if in_range(p, unit, p.at[foe]):
                accuracy = accuracy_at(p, unit, p.field.grid.distance(p.at[unit], p.at[foe]))
                aim = dice_of(p, unit, foe), accuracy, p.protection(foe), p.strength[foe]
                card = p.card(foe)
                best = max(best, mean_loss(*aim) * card.cost / card.strength)
        found += best
    return found


@lru_cache(maxsize=4096)
def mean_loss(dice: int, accuracy: int, protection: int, strength: int) -> float:
    """Tanks, of one shot."""
    odds = losses(dice, accuracy, protection, strength)
    return sum(c.numerator / c.denominator * int(str(c.result.args["count"])) for c in odds)


def chance(p: Position, seat: str) -> float:
    return 1 / (1 + exp(-sum(w * x for w, x in zip(WEIGHTS, signs(p, seat), strict=True))))
