"""10.4 Attack: the fourth step, and 10.4.1 the meeting attack."""

from __future__ import annotations

from stavka.games.tanks import events as e
from stavka.games.tanks.position import ATTACK, Position
from stavka.games.tanks.rules.base import Play, Step
from stavka.games.tanks.rules.close_combat import CloseCombats, contested
from stavka.games.tanks.rules.defence import KillZones
from stavka.games.tanks.rules.movement import Move


class Attacks(Step, frozen=True):
    """Attackers go in hex by hex, under fire from kill zones; then all close combats, the tied
    units' too. [10.4a-d, 10.4.2c]"""

    def resolve(self, p: Position, play: Play) -> None:
        attackers = [
            u
            for u, order in enumerate(p.orders)
            if order.kind == ATTACK and order.route and p.at[u] >= 0 and not p.suppressed[u]
        ]
        if not attackers and not contested(p):
            return
        play.tell(e.StepBegins(step="step-attack"))
        meetings = meeting_attacks(p, play, attackers)
        for unit in attackers:
            p.moving[unit] = 0
        p.tick = 0
        play.push(KillZones(), Move(True, meetings), CloseCombats(True))


def meeting_attacks(p: Position, play: Play, attackers: list[int]) -> tuple[tuple[int, int], ...]:
    """Two units that attack each other: the higher die goes in, the other stays where it is,
    though kill zones fire at him too; equal dice are rolled again. If the winner is stopped before
    he moves, the loser goes. Each winner with his loser. [10.1f, 10.4.1a, 10.4.1b]"""
    meetings = []
    for unit in attackers:
        enemy = p.orders[unit].target
        if enemy not in attackers or p.orders[enemy].target != unit or enemy < unit:
            continue
        own, other = play.dice.roll(1), play.dice.roll(1)
        while own == other:
            own, other = play.dice.roll(1), play.dice.roll(1)
        winner, loser = (unit, enemy) if own > other else (enemy, unit)
        dice, enemy_dice = (own, other) if own > other else (other, own)
        meetings.append((winner, loser))
        play.tell(
            e.MeetingAttack(
                unit=p.ids[winner], target=p.ids[loser], dice=dice, enemy_dice=enemy_dice
            )
        )
    return tuple(meetings)
