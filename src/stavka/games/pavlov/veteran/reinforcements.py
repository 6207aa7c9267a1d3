"""Whom to call: 2.5 the 13th Guards Rifle Division, and the radio."""

from __future__ import annotations

from typing import NamedTuple

from stavka.games.pavlov.position import RESERVES, STOCK, Position
from stavka.games.pavlov.rules.soviet_units import Reinforce
from stavka.games.pavlov.veteran.outlook import HIT, Outlook, skill
from stavka.games.pavlov.veteran.weights import W
from stavka.kernel import Advice, Offered, because, choice


class Ware(NamedTuple):
    """A counter in the stock, what it costs, brings, and whether it eats."""

    id: str
    cost: int
    worth: float
    mouth: bool
    reason: str


def buy(p: Position, step: Reinforce, offered: Offered) -> Advice:
    o = Outlook(p)
    _, best = best_buy(p, o, step.points)
    if best is not None:
        return choice("buy", best.id), because(best.reason, counter=best.id)
    if offered[-1].verb == "done":
        return offered[-1], because("no-food-for-more")
    first = offered[0]
    return first, because("buy-for-score", counter=first.args[0])


def best_buy(p: Position, o: Outlook, points: int) -> tuple[float, Ware | None]:
    """The most that the points can bring, and what to buy first for it.

    Men for whom there would be no food at the next meal bring nothing.
    """
    places = o.mouths() - len(p.house()) if o.meals else len(p.men)
    found: list[tuple[float, int, Ware | None]] = [(0.0, 0, None)] * (points + 1)
    for ware in wares(p, o):
        for budget in range(points, max(1, ware.cost) - 1, -1):
            worth, men, first = found[budget - ware.cost]
            if ware.mouth and men >= places:
                continue
            if worth + ware.worth > found[budget][0]:
                found[budget] = worth + ware.worth, men + ware.mouth, first or ware
    worth, _, first = found[points]
    return worth, first


def wares(p: Position, o: Outlook) -> list[Ware]:
    """Men, and anti-tank weapons as long as they are needed; the best for their price first."""
    found = [man_for_sale(p, o, m) for m, at in enumerate(p.men) if at == STOCK]
    found += guns_for_sale(p, o)
    found.sort(key=lambda ware: -ware.worth / max(1, ware.cost))
    return found


def man_for_sale(p: Position, o: Outlook, man: int) -> Ware:
    box, house = p.box, p.house()
    letters = box.letters[man]
    worth = W.man * (W.early if o.meals else 1.0) + W.fight * skill(box.attack[man]) * o.rest
    reason = "buy-fighter" if box.attack[man] > 1 and o.turns > 1 else "buy-for-score"
    if "S" in letters:
        worth += W.stormer
        reason = "buy-stormer"
    if "C" in letters and o.turns > 2 and o.team_possible():
        worth += W.team * o.rest
        reason = "buy-commander"
    if "A" in letters and o.turns > 1 and o.armor + o.tanks:
        gunners = sum("A" in box.letters[m] for m in house)
        if gunners < 3:
            worth += W.crew_man
            reason = "buy-gunner"
    if "F" in letters and o.turns > 1 and not any("F" in box.letters[m] for m in house):
        worth += W.observer * (0.4 + o.rest)
        reason = "buy-observer"
    return Ware(box.man_ids[man], box.cost[man], worth, True, reason)


def guns_for_sale(p: Position, o: Outlook) -> list[Ware]:
    """Anti-tank weapons: two at most, the second for half the need."""
    box = p.box
    tanks = o.armor + o.tanks
    guns = [w for w, letter in enumerate(box.weapon_letter) if letter == "A"]
    owned = sum(p.weapons[w] >= RESERVES for w in guns)
    if not tanks or o.turns < 2 or owned > 1:
        return []
    need = min(1.0, tanks / 3) / (1 + 2 * owned)
    found = []
    for w in guns:
        if p.weapons[w] == STOCK:
            heavy = HIT[box.weapon_attack[w]]
            worth = W.crew_weapon * ((heavy[5] + heavy[6]) / 2 - W.crew_least) * need
            found.append(Ware(box.weapon_ids[w], box.weapon_cost[w], worth, False, "buy-gun"))
    return found
