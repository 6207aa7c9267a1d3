"""10.1 Defence, and fire from a kill zone, which Ambush (10.5.4) shares."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.tanks import events as e
from stavka.games.tanks.position import DEFENCE, MOVING_FIRE, Position
from stavka.games.tanks.rules.ambush import discover_by_shot, surprise
from stavka.games.tanks.rules.base import AskOwner, AskTarget, Play, Step
from stavka.games.tanks.rules.fire import FIRE_AMMO
from stavka.games.tanks.rules.odds import shot_odds
from stavka.games.tanks.rules.rulings import WASTED_SHOT_COSTS_AMMO
from stavka.games.tanks.rules.shooting import ON_THE_MOVE, in_range, intensity, shoot
from stavka.games.tanks.rules.steadfastness import settle_hits
from stavka.kernel import Choice, Odds


class TakeDefence(Step, frozen=True):
    """The first step: more protection, a sector and a kill zone. [10.1a-c]"""

    def resolve(self, p: Position, play: Play) -> None:
        for unit, order in enumerate(p.orders):
            if order.kind == DEFENCE:
                p.bonus[unit] = p.card(unit).defence_bonus
                p.facing[unit] = order.facing
                p.zone[unit] = order.amount


def targets(p: Position, unit: int) -> list[int]:
    """The moving enemies in the kill zone and in sight; not those in close combat.
    [10.1f, 10.1i, 10.5.4b, 10.11e]"""
    far, side = p.zone[unit], p.sides[unit]
    if far < 1 or p.shot[unit] or p.ammo[unit] < FIRE_AMMO or p.at[unit] < 0:
        return []
    movers = [u for u, gone in enumerate(p.moving) if gone >= 0 and p.sides[u] != side]
    if not movers or p.in_close_combat(unit):
        return []
    zone = p.field.sector(p.at[unit], p.facing[unit], far)
    return [
        u
        for u in movers
        if zone >> p.at[u] & 1
        and in_range(p, unit, p.at[u])
        and intensity(p, unit, u)
        and not p.in_close_combat(u)
    ]


class KillZones(Step, frozen=True):
    """Who must shoot at this moment of the movement; the first chance counts.
    [10.1d, 10.1f, 10.1g, 10.5.4b, 10.5.4c, 10.5.4f]"""

    def resolve(self, p: Position, play: Play) -> None:
        asked: list[Step | AskOwner] = []
        for unit, zone in enumerate(p.zone):
            found = targets(p, unit) if zone else []
            if len(found) == 1:
                p.aims[unit] = found[0]
            elif found:
                asked.append(ChooseMover(unit))
        shooting = asked or any(aim >= 0 for aim in p.aims)
        if shooting or any(fires_on_the_move(p, u) for u in range(len(p.ids))):
            play.push(*asked, OpenFire())


class ChooseMover(AskTarget, frozen=True):
    """Several enemies move in the kill zone: the owner chooses. [10.1g, 10.5.4c]"""

    other: ClassVar[str] = "not-moving-there"
    rules: ClassVar[tuple[str, ...]] = ("10.1g", "10.5.4c")

    def targets(self, p: Position) -> list[int]:
        return targets(p, self.unit)

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        target = p.ids.index(choice.args[0])
        return shot_odds(p, self.unit, target, extra=surprise(p, self.unit))


def fires_on_the_move(p: Position, unit: int) -> bool:
    """Whether a unit stands on the hex marked in its route. Withdrawing it does not shoot.
    [10.4.4c, 10.11a]"""
    order, gone = p.orders[unit], p.moving[unit]
    return order.kind == MOVING_FIRE and gone >= 0 and gone == order.shoot and not p.quitting[unit]


class OpenFire(Step, frozen=True):
    """All shots of this moment at once: from kill zones and on the move. Whoever lost tanks tests,
    and stops if it fails. [10.1d, 10.1e, 10.1h, 10.5.3b, 10.5.4a, 10.5.4d, 10.11d]"""

    def resolve(self, p: Position, play: Play) -> None:
        shots = [(u, target) for u, target in enumerate(p.aims) if target >= 0]
        moving = [u for u in range(len(p.ids)) if fires_on_the_move(p, u)]
        hits: dict[int, int] = {}
        for unit, target in shots:
            extra = surprise(p, unit)
            if p.hidden[unit]:
                discover_by_shot(p, play, unit)
            p.aims[unit] = -1
            p.shot[unit] = 1
            p.ammo[unit] -= FIRE_AMMO
            hits[target] = hits.get(target, 0) + shoot(p, play, unit, target, extra=extra)
        for unit in moving:
            target = p.orders[unit].target
            if may_fire_on_the_move(p, play, unit, target):
                p.ammo[unit] -= FIRE_AMMO
                scored = shoot(p, play, unit, target, ON_THE_MOVE)
                hits[target] = hits.get(target, 0) + scored
        settle_hits(p, play, hits)


def may_fire_on_the_move(p: Position, play: Play, unit: int, target: int) -> bool:
    """A target destroyed by fire costs the ammunition; one that has been in close combat in this
    turn, whatever became of it, or is in ambush, out of sight or out of range costs nothing.
    [10.11d-h]"""
    id, aim = p.ids[unit], p.ids[target]
    if p.at[target] < 0 and not p.fought[target]:
        p.ammo[unit] -= FIRE_AMMO * WASTED_SHOT_COSTS_AMMO
        play.tell(e.ShotWasted(unit=id, target=aim))
        return False
    if p.fought[target] or p.in_close_combat(target):
        cause = "cause-close-combat"
    elif p.hidden[target]:
        cause = "cause-ambush"
    elif not in_range(p, unit, p.at[target]):
        cause = "cause-not-in-range"
    else:
        return True
    play.tell(e.NoShot(unit=id, target=aim, cause=cause))
    return False
