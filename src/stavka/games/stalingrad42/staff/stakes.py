"""What is at stake in a battle, in steps of a rifle division: what either side may lose, the
ground, and whoever finds no way back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stavka.games.stalingrad42.appraisal import ATTACKER, role
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.map import CITIES
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.recruit.gains import price
from stavka.games.stalingrad42.rules.defence import ORDER_227
from stavka.games.stalingrad42.rules.fighting import EFFECTS, SHATTERED
from stavka.games.stalingrad42.rules.modifiers import AUTOMATIC, Battle, fort
from stavka.games.stalingrad42.rules.retreat import ends

STEP = 5.0  # of the recruit's prices, about a step of a rifle division
OWN = (0.85, 0.75)  # what one minds one's own losses, by role
GROUND = (0.7, 0.5)  # a hex from which the enemy is driven
AIM, POINT = 7.0, 4.0  # a victory point: to the Axis as long as it attacks, and else
HELD_IN_CITY, HELD = 0.7, 0.35  # how often those stand who may
STAND_COSTS = 0.7  # steps that it costs them


class Stakes(NamedTuple):
    """Of one hex that may be attacked."""

    steps: int  # of the defenders
    enemy: float  # the price of one
    mine: float  # the price of one of the attackers, as much as it is minded
    ground: float
    hold: float  # how likely the hex is held where the table allows it
    trapped: bool  # nobody comes away

    def worth(self, results: Iterable[tuple[str, str, float]]) -> float:
        """Of results, whether each allows determined defence, and how likely it is."""
        found = 0.0
        for result, allowed, chance in results:
            effect = EFFECTS[result]
            lost = min(effect.defender, self.steps)
            gone = effect.retreat > 0 or lost == self.steps
            hold = self.hold if allowed == "free" and gone else 0.0
            fled = self.steps - lost if self.trapped and effect.retreat else 0
            gain = lost * self.enemy - effect.attacker * self.mine
            if gone:
                gain += (1 - hold) * (self.ground + fled * self.enemy)
                gain += hold * STAND_COSTS * self.enemy
            found += chance * gain
        return found


def stakes(
    p: Position, battle: Battle, ground: float, losses: float, trapped: bool | None = None
) -> Stakes:
    """What a battle is about; `ground`: what the hex is worth besides its points; `losses`: how
    much more than usual they are minded."""
    target, mind = battle.target, role(p, p.side)
    here = p.fighting(p.enemy, target)
    steps = sum(p.steps(u) for u in here)
    enemy = sum(price(p, u) * p.steps(u) for u in here) / STEP / max(steps, 1)
    mine = sum(price(p, term.unit) for term in battle.attackers) / STEP / len(battle.attackers)
    points = p.ground.map.vp.get(target, 0)
    point = AIM if p.side == AXIS and mind == ATTACKER else POINT
    if trapped is None:
        trapped = bool(here) and not ends(p, p.enemy, target, here, 2).paths
    return Stakes(
        steps,
        enemy,
        mine * OWN[mind] * losses,
        GROUND[mind] + point * points + ground,
        _hold(p, battle, here),
        trapped,
    )


def _hold(p: Position, battle: Battle, here: tuple[int, ...]) -> float:
    """Before Order 227 only who is doubled or fortified stands. [11.1.2a, 11.1.2b]"""
    target = battle.target
    lead = any(not p.order[u] and not p.unit(u).support for u in here)
    bound = p.side == AXIS and p.turn < ORDER_227
    if not lead or (bound and not battle.stout):
        return 0.0
    if p.ground.map.terrain[target] in CITIES:
        return HELD_IN_CITY
    return HELD if p.side == SOVIET or fort(p, p.enemy, target) or battle.stout else HELD / 2


def row(p: Position, battle: Battle) -> list[tuple[str, str, float]]:
    """The six results of a battle's column."""
    if battle.column >= AUTOMATIC:
        return [(SHATTERED, "forbidden", 1.0)]
    found = p.box.tables.crt[battle.odds]
    return [
        (r, d, 1 / len(found.results)) for r, d in zip(found.results, found.defence, strict=True)
    ]
