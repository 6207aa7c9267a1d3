"""10.2 Suppressive fire and 10.3 Fire: the second and third step."""

from __future__ import annotations

from stavka.games.tanks import events as e
from stavka.games.tanks.position import SUPPRESSIVE_FIRE, Position
from stavka.games.tanks.rules.base import Play, Step
from stavka.games.tanks.rules.shooting import PLAIN, SUPPRESSIVE, shoot
from stavka.games.tanks.rules.steadfastness import settle_hits

FIRE_AMMO = 1  # 10.3a
SUPPRESSIVE_AMMO = 3  # 10.2a


class Volley(Step, frozen=True):
    """All fire of one kind at once; losses are taken off when all have shot.
    [1.1a-b, 4.2d, 10.2a-f, 10.3a-c]"""

    kind: int

    def resolve(self, p: Position, play: Play) -> None:
        shooters = [
            u
            for u, order in enumerate(p.orders)
            if order.kind == self.kind and p.at[u] >= 0 and not p.suppressed[u]
        ]
        if not shooters:
            return
        suppressive = self.kind == SUPPRESSIVE_FIRE
        play.tell(e.StepBegins(step="step-suppressive-fire" if suppressive else "step-fire"))
        hits: dict[int, int] = {}
        for unit in shooters:
            target = p.orders[unit].target
            p.ammo[unit] -= SUPPRESSIVE_AMMO if suppressive else FIRE_AMMO
            if p.at[target] < 0:
                play.tell(e.ShotWasted(unit=p.ids[unit], target=p.ids[target]))
                continue
            scored = shoot(p, play, unit, target, SUPPRESSIVE if suppressive else PLAIN)
            hits[target] = hits.get(target, 0) + scored
        settle_hits(p, play, hits, must_test=hits if suppressive else ())
