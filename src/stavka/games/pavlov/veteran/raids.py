"""3.8 Storm Group raids: whether, and with whom."""

from __future__ import annotations

from typing import NamedTuple

from stavka.games.pavlov.position import Position
from stavka.games.pavlov.rules.storm_group import SAFE_RETURN, ChooseRaiders, raid_dice
from stavka.games.pavlov.veteran.outlook import Outlook, percent, raid_chance
from stavka.kernel import Advice, Offered, because, choice

LOSS = (SAFE_RETURN - 1) / 6  # chance that a raider does not come back
STAY_HOME = 2  # men, whatever happens


class Raid(NamedTuple):
    gain: float
    men: tuple[int, ...] = ()
    chance: float = 0.0


def best_raid(p: Position, o: Outlook) -> Raid:
    """Points times the chance to win them, less the men lost. The cheapest dice go first."""
    best = Raid(0.0)
    if p.storm < 0:
        return best
    defense, points = p.box.storm_defense[p.storm], p.box.storm_points[p.storm]
    house = p.house()
    dice = {m: raid_dice(p, (m,)) for m in house if p.ready(m)}
    cost = {m: LOSS * o.life(m) for m in dice}
    ready = sorted(dice, key=lambda m: cost[m] / dice[m])
    rolled, lost = 0, 0.0
    for n, man in enumerate(ready[: len(house) - STAY_HOME], 1):
        rolled += dice[man]
        lost += cost[man]
        chance = raid_chance(rolled, defense)
        if points * chance - lost > best.gain:
            best = Raid(points * chance - lost, tuple(ready[:n]), chance)
        if chance == 1.0:
            break
    return best


def send(p: Position, step: ChooseRaiders, offered: Offered) -> Advice:
    raid = best_raid(p, Outlook(p))
    for man in raid.men:
        if man not in step.sent:
            id = p.box.man_ids[man]
            reason = "send-stormer" if "S" in p.box.letters[man] else "send"
            return choice("send", id), because(reason, man=id)
    if step.sent:
        return choice("storm"), because("storm", percent=percent(raid.chance))
    if offered[-1].verb == "stay":
        return offered[-1], because("stay")
    return offered[0], because("send", man=offered[0].args[0])
