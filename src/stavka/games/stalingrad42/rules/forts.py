"""Chapter 9.7.7: printed forts fall out of use, group by group, for the rest of the game."""

from __future__ import annotations

from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.events import FortsAbandoned
from stavka.games.stalingrad42.position import FORTS, Position
from stavka.games.stalingrad42.rules.base import Play, Step
from stavka.games.stalingrad42.rules.control import controlled

ROSTOV = "Rostov"


class AbandonForts(Step, frozen=True):
    """At the end of the Soviet turn. [9.7.7a to 9.7.7d]"""

    def resolve(self, p: Position, play: Play) -> None:
        soviets, map = p.field.units[SOVIET], p.ground.map
        for number, group in enumerate(FORTS):
            held = any(soviets >> hex & 1 for hex, its in map.forts.items() if its == group)
            if not p.forts[number] or held:
                continue
            if group == ROSTOV and controlled(p, SOVIET) >> map.place[ROSTOV].hex & 1:
                continue
            p.forts[number] = 0
            play.tell(FortsAbandoned(group=f"fort-{group}"))
