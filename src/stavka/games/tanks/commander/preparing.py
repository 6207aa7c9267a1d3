"""Before the battle: an army of one's own, where it stands, and where ambushes are laid."""

from __future__ import annotations

from functools import lru_cache

from stavka.games.tanks.battlefield import Field
from stavka.games.tanks.commander.chances import NO_SHOTS, Target, blow
from stavka.games.tanks.commander.ground import FAR, turns_to
from stavka.games.tanks.components import MOST_ALIKE, Box
from stavka.games.tanks.position import Position
from stavka.games.tanks.rules.preparation import MOST_UNITS, army, funds, unplaced

RANGES = (2, 3)  # hexes at which platoons are compared
OPEN = 0  # cover


# Which platoons


@lru_cache(maxsize=128)
def power(box: Box, card: int) -> float:
    """How long a platoon lives under fire, and how much it destroys meanwhile; a strong one is
    worth more than several weak ones, whose hits the enemy's protection stops one by one."""
    foes = [c for c in range(len(box.cards)) if box.card_side[c] != box.card_side[card]]
    dealt = sum(harm(box, card, foe) * box.cards[foe].cost for foe in foes) / len(foes)
    taken = sum(harm(box, foe, card) for foe in foes) / len(foes)
    return float((dealt / max(0.02, taken)) ** 0.75)


def harm(box: Box, one: int, other: int) -> float:
    """The part of a platoon that one volley of Suppressive fire destroys."""
    by, to = box.cards[one], box.cards[other]
    row = box.intensity[one][box.card_type[other]]
    if not row:
        return 0.0
    dice = row[0] + (row[0] + 1) // 2 if "suppressive-fire" in by.orders else row[0]
    total = 0.0
    for far in RANGES:
        accuracy = by.accuracy[far] if far < len(by.accuracy) else 0
        aim = Target(
            to.protection, OPEN, to.strength, to.steadfastness, to.loss, to.test_dice, False
        )
        hurt = blow(((dice, accuracy),), NO_SHOTS, aim)
        total += (hurt.lost + hurt.shaken) / to.strength
    return total / len(RANGES)


@lru_cache(maxsize=64)
def shopping(box: Box, side: int, points: int) -> tuple[int, ...]:
    """The strongest army for the money, dear platoons first."""
    cards = [c for c in range(len(box.cards)) if box.card_side[c] == side]
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for card in cards:
        cost = box.cards[card].cost
        for _ in range(MOST_ALIKE):
            for spent, (value, bought) in sorted(best.items(), reverse=True):
                total = spent + cost
                if total > points or len(bought) >= MOST_UNITS:
                    continue
                now = value + power(box, card)
                if now > best.get(total, (0.0, ()))[0] and bought.count(card) < MOST_ALIKE:
                    best[total] = (now, (*bought, card))
    _, found = max(best.values(), key=lambda v: (v[0], v[1]))
    return tuple(sorted(found, key=lambda c: (-box.cards[c].cost, c)))


def buy(p: Position, seat: int) -> int:
    """The next card to buy, or -1."""
    wanted = list(shopping(p.box, p.seat_side[seat], p.points))
    for n in army(p, seat):
        if p.bought[n] in wanted:
            wanted.remove(p.bought[n])
    left = funds(p, seat)
    return next((c for c in wanted if p.box.cards[c].cost <= left), -1)


# Where they stand


def stand(p: Position, seat: int) -> int:
    """A hex near the middle of the edge and near the road, so that the army is together."""
    field, side = p.field, p.seat_side[seat]
    edge = field.edge(side)
    middle = centre(field)
    card = p.bought[p.writing[seat]]
    type, march = p.box.card_type[card], p.box.cards[card].march
    far = turns_to(field, type, march, frozenset((middle,)))
    taken = [p.placed[n] for n in army(p, seat) if p.placed[n] >= 0]
    return min(edge, key=lambda h: (far[h] + 0.2 * taken.count(h) - 0.1 * field.protection[h], h))


def centre(field: Field) -> int:
    """The enterable hex nearest to the middle of the map."""
    grid = field.grid
    middle = (grid.rows // 2) * grid.columns + grid.columns // 2
    return min(
        (h for h in range(field.size) if field.enterable[h]),
        key=lambda h: (grid.distance(h, middle), h),
    )


# Where they hide


def hide(p: Position, seat: int) -> int:
    """The hiding place that bars the enemy's way most, and covers best."""
    taken = lairs(p, seat)
    ways = [(e, barring(p, e, taken)) for e in enemies(p, seat)]

    def value(hex: int) -> tuple[float, int]:
        longer = sum(
            min(6.0, barring(p, e, taken | {hex})[p.at[e]] - far[p.at[e]]) for e, far in ways
        )
        crossed = sum(on_way(p, e, far, hex) for e, far in ways)
        covered = 0.5 * p.field.protection[hex]
        return (longer + 2 * crossed + covered - 3 * (hex in taken), -hex)

    return max(p.battle.hiding, key=value)


def lairs(p: Position, seat: int) -> frozenset[int]:
    """Where the side's own units are hidden already."""
    side, unit = p.seat_side[seat], unplaced(p, seat)
    return frozenset(
        p.at[u] for u, s in enumerate(p.sides)
        if s == side and u != unit and p.hidden[u] and p.zone[u] >= 0
    )  # fmt: skip


def enemies(p: Position, seat: int) -> list[int]:
    return [u for u in p.units_of(1 - p.seat_side[seat]) if not p.hidden[u]]


def barring(p: Position, enemy: int, blocked: frozenset[int]) -> tuple[float, ...]:
    """How far it is for an enemy to his goals past these hexes."""
    goals = frozenset(p.battle.goals) or frozenset((centre(p.field),))
    card = p.cards[enemy]
    return turns_to(p.field, p.box.card_type[card], p.card(enemy).march, goals, blocked - goals)


def on_way(p: Position, enemy: int, far: tuple[float, ...], hex: int) -> float:
    """Whether a hex lies on an enemy's way to his goals."""
    start = p.at[enemy]
    if far[start] >= FAR:
        return 0.0
    back = turns_to(
        p.field, p.box.card_type[p.cards[enemy]], p.card(enemy).march, frozenset((hex,))
    )
    detour = back[start] + far[hex] - far[start]
    return max(0.0, 1 - detour)


def lie_in_wait(p: Position, seat: int, unit: int) -> tuple[int, int]:
    """The side from which most enemies will come, and a kill zone in which they are hit well."""
    field, at = p.field, p.at[unit]
    grid = field.grid

    def coming(facing: int) -> tuple[float, int]:
        front = grid.neighbours[at][facing]
        far = [turns_to(field, p.box.card_type[p.cards[e]], p.card(e).march, frozenset((front,)))
               [p.at[e]] for e in enemies(p, seat)]  # fmt: skip
        return -sum(far), -facing

    facing = max(field.faces(at), key=coming, default=-1)
    if facing < 0 or not p.box.range[p.cards[unit]]:
        return -1, 0
    card = p.card(unit)
    best = max(card.accuracy[1:])
    good = [n for n, a in enumerate(card.accuracy) if n and a == best]
    return facing, max(1, min(max(good), p.box.range[p.cards[unit]]))
