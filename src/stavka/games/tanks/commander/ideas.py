"""All orders of one platoon that are worth a thought, each with what it is worth by itself."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import NamedTuple

from stavka.games.tanks.commander.chances import NO_SHOTS, Shot, blow
from stavka.games.tanks.commander.ground import FAR, attack_route, routes
from stavka.games.tanks.commander.situation import Situation
from stavka.games.tanks.commander.weights import W
from stavka.games.tanks.position import (
    AMBUSH,
    ATTACK,
    DEFENCE,
    FIRE,
    MARCH,
    MOVING_FIRE,
    NONE,
    RESUPPLY,
    SUPPRESSIVE_FIRE,
    TURN,
    WAIT,
)
from stavka.games.tanks.rules.allowed import (
    bar,
    bar_ambush_here,
    bar_attack,
    bar_moving_fire,
    bar_resupply,
    bar_shot,
    most_resupply,
)
from stavka.games.tanks.rules.fire import FIRE_AMMO, SUPPRESSIVE_AMMO
from stavka.games.tanks.rules.rulings import AMBUSH_ACCURACY
from stavka.games.tanks.rules.shooting import (
    ON_THE_MOVE,
    SUPPRESSIVE,
    accuracy_at,
    dice_of,
    intensity,
)

MARCHES = 9  # of all hexes in reach, how many are thought about
ON_THE_MOVES = 4
NO_SHOT: Shot = (0, 0)


class Idea(NamedTuple):
    """An order, where it ends, and its value apart from what others do."""

    unit: int
    kind: int
    end: int
    fixed: float
    reason: str
    target: int = -1
    route: tuple[int, ...] = ()
    facing: int = -1
    amount: int = 0
    shoot: int = -1
    shot: Shot = NO_SHOT
    risk: float = 0.0  # what a target that fights back costs
    ammo: int = 0  # left afterwards
    tied: bool = False  # ends in close combat
    hidden: bool = False


def ideas(s: Situation, unit: int) -> list[Idea]:
    """The orders of one platoon, always one at least."""
    p = s.p
    if p.suppressed[unit]:
        return [idle(s, unit, "suppressed")]
    if s.tied[unit]:
        return [*fights(s, unit), *withdrawals(s, unit)]
    found = [idle(s, unit, "stay" if p.hidden[unit] else "wait")]
    found += shots(s, unit)
    found += marches(s, unit)
    found += attacks(s, unit)
    if p.hidden[unit]:
        return [*found, *turns(s, unit)]
    return [*found, *moving_shots(s, unit), *defences(s, unit), *ambushes(s, unit), *loads(s, unit)]


# What every order is worth


def idle(s: Situation, unit: int, reason: str) -> Idea:
    p = s.p
    at, hidden = p.at[unit], bool(p.hidden[unit])
    value = -s.loss[unit][0] + place(s, unit, at)
    if s.tied[unit]:
        value -= struck(s, unit) * (1 + s.future * W.melee)
    if hidden:
        value += reaction(s, unit, p.facing[unit], p.zone[unit], AMBUSH_ACCURACY)
        value += W.ambush * s.cost[unit]
    kind = NONE if hidden or p.suppressed[unit] else WAIT
    return Idea(
        unit, kind, at, value, reason, ammo=p.ammo[unit], tied=s.tied[unit], hidden=hidden
    )  # fmt: skip


def rounds(s: Situation, unit: int, used: int) -> float:
    """What so many rounds are worth to a platoon: the last ones most, and none after the battle."""
    need = W.rounds * min(s.left + 1, 5)
    before, after = s.p.ammo[unit], s.p.ammo[unit] - used
    return s.future * W.stock * s.cost[unit] * (exp(-after / need) - exp(-before / need))


def place(s: Situation, unit: int, hex: int) -> float:
    """What it is worth to be on a hex when the turn ends, fire apart."""
    cost = s.cost[unit]
    value = W.cover * cost * s.field.protection[hex]
    value -= W.lurk * cost * s.danger.get(hex, 0.0)
    if s.runs:
        far = min(s.goal_turns[unit][hex], FAR)
        value -= W.run * far + W.late * max(0.0, far - s.left)
        return value + (W.out if hex in s.goals else 0.0)
    if s.between:
        value += W.block * cost * s.between[hex]
    eager = s.future * W.approach * (W.content if s.leads else 1.0)
    if s.left > 2:
        eager *= 1 - W.wait * s.coming
    if not s.leads:
        eager *= 1 + W.hurry * s.late
    value -= eager * cost * min(6.0, max(0.0, s.far[unit][hex] - W.range))
    if s.p.ammo[unit] <= 2 and s.left > 1:
        empty = W.depot / (1 + s.p.ammo[unit])
        value -= empty * cost * min(6.0, to_depot(s, unit, hex))
    return value


def to_depot(s: Situation, unit: int, hex: int) -> float:
    p = s.p
    places = frozenset(
        d.at for d, left in zip(p.battle.depots, p.depots, strict=True) if d.side == s.side and left
    )
    return s.turns(unit, places)[hex] if places else 0.0


def road(s: Situation, unit: int, route: tuple[int, ...]) -> float:
    """What a route costs where ambushes may lie."""
    if not s.danger:
        return 0.0
    return W.lurk * s.cost[unit] * max((s.danger.get(h, 0.0) for h in route), default=0.0)


# Fire


def shots(s: Situation, unit: int) -> Iterator[Idea]:
    p = s.p
    at = p.at[unit]
    base = -s.loss[unit][0] + place(s, unit, at)
    for kind, manner, used in (
        (SUPPRESSIVE_FIRE, SUPPRESSIVE, SUPPRESSIVE_AMMO),
        (FIRE, 0, FIRE_AMMO),
    ):
        if bar(p, unit, kind) is not None:
            continue
        for enemy in s.foes:
            if bar_shot(p, unit, enemy, kind) is not None:
                continue
            accuracy = accuracy_at(p, unit, s.field.grid.distance(at, p.at[enemy]))
            yield Idea(
                unit, kind, at, base - rounds(s, unit, used),
                "suppress" if kind == SUPPRESSIVE_FIRE else "fire",
                target=enemy, shot=(dice_of(p, unit, enemy, manner), accuracy),
                ammo=p.ammo[unit] - used,
            )  # fmt: skip


def moving_shots(s: Situation, unit: int) -> list[Idea]:
    """March and fire once: from the hex of the route where it hits best."""
    p = s.p
    if bar(p, unit, MOVING_FIRE) is not None or not p.card(unit).on_the_move:
        return []
    targets = [e for e in s.foes if bar_moving_fire(p, unit, e) is None]
    if not targets:
        return []
    found = []
    ways = routes(p, unit, MOVING_FIRE, s.foe_hexes)
    base = -s.loss[unit][0] - rounds(s, unit, FIRE_AMMO)
    for end, route in ways.items():
        line = (p.at[unit], *route)
        value = base + place(s, unit, end) - road(s, unit, route)
        for enemy in targets:
            accuracies = [aim(s, unit, hex, enemy) for hex in line]
            best = max(accuracies)
            if best:
                found.append(
                    Idea(
                        unit, MOVING_FIRE, end, value, "move-fire", target=enemy, route=route,
                        shoot=accuracies.index(best),
                        shot=(dice_of(p, unit, enemy, ON_THE_MOVE), best),
                        ammo=p.ammo[unit] - FIRE_AMMO,
                    )
                )  # fmt: skip
    found.sort(key=lambda i: -i.fixed - alone(s, i) - glance(s, unit, i.end, i.ammo))
    return found[:ON_THE_MOVES]


def aim(s: Situation, unit: int, hex: int, enemy: int) -> int:
    p = s.p
    goal = p.at[enemy]
    if hex == goal or not s.field.seen(hex, p.card(unit).sight) >> goal & 1:
        return 0
    return accuracy_at(p, unit, s.field.grid.distance(hex, goal))


def alone(s: Situation, idea: Idea) -> float:
    """What a shot does if nobody else fires at its target."""
    first, then = ((idea.shot,), NO_SHOTS)[:: 1 if idea.kind == SUPPRESSIVE_FIRE else -1]
    value = s.worth(idea.target, blow(first, then, s.target[idea.target]))
    return value * (W.moved if idea.kind == MOVING_FIRE else 1.0)


def glance(s: Situation, unit: int, hex: int, ammo: int) -> float:
    """A first look at the next turn from a hex: the best shot against the worst two."""
    best = max(
        (s.stays(e) * s.worth(e, blow((shot,), NO_SHOTS, s.target[e]))
         for e, shot in ours(s, unit, hex, ammo)),
        default=0.0,
    )  # fmt: skip
    here = s.at(unit, hex)
    worst = sorted(
        (
            s.shoots(e) * s.worth(unit, blow((shot,), NO_SHOTS, here))
            for e, shot in theirs(s, unit, hex)
        ),
        reverse=True,
    )
    return s.future * W.next * (best - W.stays * sum(worst[:2]))


def ours(s: Situation, unit: int, hex: int, ammo: int) -> list[tuple[int, Shot]]:
    """The shots that a unit on a hex would have."""
    key = (unit, hex, min(ammo, SUPPRESSIVE_AMMO))
    found = s.seen_by.get(key)
    if found is None:
        found = []
        for enemy in s.foes:
            shot = None if s.tied[enemy] else s.shot(unit, hex, enemy, s.where[enemy], ammo)
            if shot is not None:
                found.append((enemy, shot))
        s.seen_by[key] = found
    return found


def theirs(s: Situation, unit: int, hex: int) -> list[tuple[int, Shot]]:
    """The shots that the enemy would have at a unit on a hex."""
    found = s.seen_from.get((unit, hex))
    if found is None:
        found = []
        for enemy in s.foes:
            if not s.tied[enemy]:
                shots = [s.shot(enemy, at, unit, hex, s.p.ammo[enemy]) for at in s.places[enemy]]
                best = max((shot for shot in shots if shot), key=lambda i: i[1], default=None)
                if best is not None:
                    found.append((enemy, best))
        s.seen_from[unit, hex] = found
    return found


# Movement and close combat


def marches(s: Situation, unit: int) -> list[Idea]:
    p = s.p
    if bar(p, unit, MARCH) is not None:
        return []
    ammo = p.ammo[unit]
    found = [
        Idea(
            unit, MARCH, end, place(s, unit, end) - road(s, unit, route) - s.loss[unit][0],
            "run" if s.runs else "march", route=route, ammo=ammo,
        )
        for end, route in routes(p, unit, MARCH, s.foe_hexes).items()
    ]  # fmt: skip
    found.sort(key=lambda i: -i.fixed - glance(s, unit, i.end, ammo) - errand(s, unit, i.end))
    return found[:MARCHES]


def errand(s: Situation, unit: int, hex: int) -> float:
    """What a hex is worth for a goal that somebody must hold."""
    if not s.prize:
        return 0.0
    return float(s.prize * W.patience ** s.goal_turns[unit][hex])


def attacks(s: Situation, unit: int) -> Iterator[Idea]:
    p = s.p
    if bar(p, unit, ATTACK) is not None:
        return
    for enemy in s.foes:
        if bar_attack(p, unit, enemy) is not None:
            continue
        route = attack_route(p, unit, enemy)
        if route is None:
            continue
        end = p.at[enemy]
        stays = s.stays(enemy)
        shot = intensity(p, unit, enemy), accuracy_at(p, unit, 0)
        here = [s.melee_shot(e, unit) for e in s.foes if p.at[e] == end]
        back = tuple(sorted(one for one in here if one is not None))
        gain = s.worth(enemy, blow(NO_SHOTS, (shot,), s.target[enemy]))
        risk = 0.0
        if back:
            risk = stays * s.worth(unit, blow(NO_SHOTS, back, s.at(unit, end)))
        if not p.ammo[enemy]:
            gain += s.cost[enemy] * (1 + W.kill)
        value = place(s, unit, end) - road(s, unit, route) - s.loss[unit][0]
        value -= rounds(s, unit, 2 * FIRE_AMMO) + s.future * W.melee * (risk - stays * gain)
        yield Idea(
            unit, ATTACK, end, value, "attack", target=enemy, route=route, shot=shot, risk=risk,
            ammo=p.ammo[unit] - FIRE_AMMO, tied=True,
        )  # fmt: skip


def struck(s: Situation, unit: int) -> float:
    """What the enemies in its hex do to a unit in close combat."""
    p = s.p
    found = [s.melee_shot(e, unit) for e in s.foes if p.at[e] == p.at[unit]]
    back = tuple(sorted(shot for shot in found if shot is not None))
    return s.worth(unit, blow(NO_SHOTS, back, s.target[unit]))


def fights(s: Situation, unit: int) -> Iterator[Idea]:
    """Fight on where it stands."""
    p = s.p
    at = p.at[unit]
    back = struck(s, unit)
    for enemy in (e for e in s.foes if p.at[e] == at):
        shot = s.melee_shot(unit, enemy)
        value = place(s, unit, at) - back * (1 + s.future * W.melee)
        if not p.ammo[unit]:
            value -= s.cost[unit] * (1 + W.kill)
        if shot is None:
            yield Idea(unit, NONE, at, value, "fight-on", ammo=p.ammo[unit], tied=True)
            continue
        gain = s.worth(enemy, blow(NO_SHOTS, (shot,), s.target[enemy]))
        yield Idea(
            unit, ATTACK, at, value + s.future * W.melee * gain, "fight-on", target=enemy,
            shot=shot, ammo=p.ammo[unit] - FIRE_AMMO, tied=True,
        )  # fmt: skip


def withdrawals(s: Situation, unit: int) -> Iterator[Idea]:
    p = s.p
    if bar(p, unit, MARCH) is not None:
        return
    back = struck(s, unit)
    for end, route in routes(p, unit, MARCH, s.foe_hexes).items():
        yield Idea(
            unit, MARCH, end, place(s, unit, end) - road(s, unit, route) - back, "withdraw",
            route=route, ammo=p.ammo[unit],
        )  # fmt: skip


# Defence and ambush


def reaction(s: Situation, unit: int, facing: int, zone: int, extra: int = 0) -> float:
    """What the shot from a kill zone is worth, at the enemy who most likely gives the chance."""
    p = s.p
    if zone < 1 or facing < 0 or not p.ammo[unit]:
        return 0.0
    at = p.at[unit]
    cone = s.field.sector(at, facing, zone) & s.field.seen(at, p.card(unit).sight)
    best = 0.0
    for enemy, path in s.paths.items():
        dice, chance = intensity(p, unit, enemy), s.moves(enemy)
        if not dice or not chance or len(path) < 2:
            continue
        for hex in path:
            accuracy = accuracy_at(p, unit, s.field.grid.distance(at, hex), extra)
            if cone >> hex & 1 and accuracy:
                hurt = blow(NO_SHOTS, ((dice, accuracy),), s.at(enemy, hex))
                best = max(best, chance * s.worth(enemy, hurt))
                break
    return best


def defences(s: Situation, unit: int) -> list[Idea]:
    """The sectors and kill zones that promise most."""
    p = s.p
    far = p.box.range[p.cards[unit]]
    if bar(p, unit, DEFENCE) is not None or not far:
        return []
    at = p.at[unit]
    base = place(s, unit, at) - s.loss[unit][1]
    found = []
    for facing in s.field.faces(at):
        watch = watched(s, unit, facing)
        for zone in range(1, far + 1):
            value = reaction(s, unit, facing, zone)
            found.append((value, watch, zone, -facing))
    found.sort(reverse=True)
    return [
        Idea(
            unit, DEFENCE, at, base + value, "defend", facing=-facing, amount=zone,
            ammo=p.ammo[unit],
        )
        for value, _, zone, facing in found[:2]
    ]  # fmt: skip


def watched(s: Situation, unit: int, facing: int) -> float:
    """How many enemies are before it, the near ones first."""
    p, grid = s.p, s.field.grid
    at = p.at[unit]
    cone = s.field.sector(at, facing, max(s.field.grid.rows, s.field.grid.columns))
    return sum(
        1 / grid.distance(at, p.at[e]) for e in s.foes if p.at[e] != at and cone >> p.at[e] & 1
    )


def ambushes(s: Situation, unit: int) -> list[Idea]:
    """Two turns to hide; for who can wait while the enemy must come."""
    p = s.p
    at = p.at[unit]
    if bar(p, unit, AMBUSH) is not None or bar_ambush_here(p, unit) is not None:
        return []
    if not s.leads or unit_seen(s, unit) or s.far[unit][at] < 1.5 or s.left < 3:
        return []
    facing = max(s.field.faces(at), key=lambda f: (watched(s, unit, f), -f), default=-1)
    value = place(s, unit, at) - s.loss[unit][0] + W.ambush * s.cost[unit]
    zone = min(2, p.box.range[p.cards[unit]]) if facing >= 0 else 0
    return [
        Idea(
            unit, AMBUSH, at, value, "ambush", facing=facing, amount=zone, ammo=p.ammo[unit],
        )
    ]  # fmt: skip


def unit_seen(s: Situation, unit: int) -> bool:
    return any(s.sees(e, s.p.at[unit]) for e in s.foes)


def turns(s: Situation, unit: int) -> list[Idea]:
    """Point an ambush elsewhere; nobody sees it."""
    p = s.p
    if p.facing[unit] < 0 or bar(p, unit, TURN) is not None:
        return []
    at = p.at[unit]
    base = place(s, unit, at) + W.ambush * s.cost[unit]
    return [
        Idea(
            unit, TURN, at, base + reaction(s, unit, f, p.zone[unit], AMBUSH_ACCURACY) - 0.01,
            "turn", facing=f, ammo=p.ammo[unit], hidden=True,
        )
        for f in s.field.faces(at)
        if f != p.facing[unit]
    ]  # fmt: skip


def loads(s: Situation, unit: int) -> list[Idea]:
    p = s.p
    if not p.depots or bar(p, unit, RESUPPLY) is not None or bar_resupply(p, unit) is not None:
        return []
    most, at = most_resupply(p, unit), p.at[unit]
    turns = p.card(unit).resupply_turns - p.loading[unit]
    value = place(s, unit, at) - s.loss[unit][0] - W.load * rounds(s, unit, -most) / turns
    return [Idea(unit, RESUPPLY, at, value, "resupply", amount=most, ammo=p.ammo[unit])]
