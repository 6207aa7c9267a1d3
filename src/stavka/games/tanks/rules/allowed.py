"""What a unit may be ordered, order by order, and why not. The card decides first. [1.2b, 3.11a]"""

from __future__ import annotations

from stavka.games.tanks.position import (
    AMBUSH,
    ATTACK,
    DEFENCE,
    FIRE,
    MARCH,
    MOVEMENT,
    MOVING_FIRE,
    ORDERS,
    RALLY,
    RESUPPLY,
    SUPPRESSIVE_FIRE,
    TURN,
    WAIT,
    Position,
)
from stavka.games.tanks.rules.base import find_unit
from stavka.games.tanks.rules.fire import FIRE_AMMO, SUPPRESSIVE_AMMO
from stavka.games.tanks.rules.routes import can_attack, can_move
from stavka.games.tanks.rules.rulings import FIRE_INTO_CLOSE_COMBAT
from stavka.games.tanks.rules.shooting import accuracy_at, intensity
from stavka.games.tanks.rules.sight import sees
from stavka.kernel import Reason


def bar(p: Position, unit: int, kind: int) -> Reason | None:
    """What stands against an order of this kind, whatever its target. [10.10b]"""
    if kind != WAIT and ORDERS[kind] not in p.box.orders[p.cards[unit]]:
        return "not-on-card"
    if p.in_close_combat(unit) and kind != ATTACK and kind not in MOVEMENT:
        return "tied-in-close-combat"
    return None


def bar_target(p: Position, unit: int, target: int) -> Reason | None:
    """No order can name a friend, the dead or a unit in ambush. [10.5.1a]"""
    if target < 0 or p.at[target] < 0:
        return "no-such-unit"
    if p.sides[target] == p.sides[unit]:
        return "not-an-enemy"
    if p.hidden[target]:
        return "target-in-ambush"
    return None


def bar_shot(p: Position, unit: int, target: int, kind: int) -> Reason | None:
    """Type, ammunition, close combat, sight, range, sector.
    [3.10a, 8.1a, 10.2a, 10.2b, 10.3a, 10.3b, 10.3d]"""
    row = "10.2b" if kind == SUPPRESSIVE_FIRE else "10.3b"
    if not intensity(p, unit, target):
        return "type-not-on-card"
    if p.ammo[unit] < FIRE_AMMO:
        return "no-ammunition", "10.2a" if kind == SUPPRESSIVE_FIRE else "10.3a"
    if kind == SUPPRESSIVE_FIRE and p.ammo[unit] < SUPPRESSIVE_AMMO:
        return "too-little-ammunition"
    if p.in_close_combat(target) and not FIRE_INTO_CLOSE_COMBAT:
        return "target-in-close-combat"
    if not sees(p, unit, p.at[target]):
        return "not-in-sight", row
    if not accuracy_at(p, unit, p.field.grid.distance(p.at[unit], p.at[target])):
        return "out-of-range", row
    return "outside-sector" if not in_sector(p, unit, p.at[target]) else None


def in_sector(p: Position, unit: int, hex: int) -> bool:
    """A unit with a sector shoots only into it; in ambush it has one. [8.1a, 8.1b]"""
    if p.facing[unit] < 0:
        return True
    far = p.box.range[p.cards[unit]]
    return bool(p.field.sector(p.at[unit], p.facing[unit], far) >> hex & 1)


def bar_moving_fire(p: Position, unit: int, target: int) -> Reason | None:
    """The target must be seen when the order is given. [10.11a, 10.11c]"""
    if not intensity(p, unit, target):
        return "type-not-on-card"
    if p.ammo[unit] < FIRE_AMMO:
        return "no-ammunition", "10.11a"
    if p.in_close_combat(target) and not p.in_close_combat(unit):
        return "target-in-close-combat", "10.11e"
    if p.at[target] != p.at[unit] and not sees(p, unit, p.at[target]):
        return "not-in-sight", "10.11c"
    return None


def bar_attack(p: Position, unit: int, target: int) -> Reason | None:
    """A route must lead to a target of a type on the card; tied units fight in their own hex.
    [3.10a, 10.4d, 10.4.2b-d]"""
    if p.in_close_combat(unit):
        return None if p.at[target] == p.at[unit] else "tied-in-close-combat"
    if not intensity(p, unit, target):
        return "type-not-on-card"
    if p.ammo[unit] < FIRE_AMMO:
        return "no-ammunition", "10.4.3a"
    return None if can_attack(p, unit, target) else "target-out-of-reach"


def bar_ambush_here(p: Position, unit: int) -> Reason | None:
    """Where terrain hides tanks. [13.1b, 13.5b, 13.7d, 13.11b]"""
    if p.field.ambush[p.at[unit]]:
        return None
    return "no-ambush-there", AMBUSH_ROWS.get(p.field.names[p.at[unit]], "13.1b")


def bar_ambush(p: Position, unit: int, facing: int, zone: int) -> Reason | None:
    """A sector and a kill zone, or zone 0; already in ambush, only the zone changes.
    [10.5b-d, 10.5.2b]"""
    if zone > p.box.range[p.cards[unit]]:
        return "zone-beyond-range"
    if zone and (reason := bar_facing(p, unit, facing)) is not None:
        return reason
    if p.hidden[unit]:
        if zone == p.zone[unit]:
            return "nothing-to-change"
        if zone and p.zone[unit] and facing != p.facing[unit]:
            return "zone-or-sector"
    return None


AMBUSH_ROWS = {
    "plain": "13.1b", "bushes": "13.2b", "swamp": "13.3b", "plough": "13.4b", "stones": "13.9b",
    "ravine": "13.10b",
}  # fmt: skip


def bar_defence(p: Position, unit: int, facing: int, zone: int) -> Reason | None:
    """A sector to one side, a kill zone from 1 to the range. [10.1b, 10.1c]"""
    if zone < 1:
        return "zone-not-zero"
    if zone > p.box.range[p.cards[unit]]:
        return "zone-beyond-range", "10.1c"
    return bar_facing(p, unit, facing)


def bar_facing(p: Position, unit: int, facing: int) -> Reason | None:
    """A sector points to a neighbouring hex, in a clearing only to an exit. [8.1c, 13.7e]"""
    if facing < 0:
        return "cannot-face-there"
    return None if p.field.may_face(p.at[unit], facing) else ("cannot-face-there", "13.7e")


def bar_turn(p: Position, unit: int, facing: int) -> Reason | None:
    """Only a unit that has a sector can turn it. [10.6a, 10.6b]"""
    if p.facing[unit] < 0:
        return "no-sector"
    if (reason := bar_facing(p, unit, facing)) is not None:
        return reason
    return "nothing-to-change" if facing == p.facing[unit] else None


def bar_rally(p: Position, unit: int, card: int) -> Reason | None:
    """Somebody with the same card on the same hex, together not more than one full platoon; one
    of them is the unit whose card stays. [10.7a-c, 10.7e]"""
    full = p.card(unit).strength
    here = [
        u for u in p.units_on(p.at[unit])
        if u != unit and p.sides[u] == p.sides[unit] and not p.suppressed[u]
    ]  # fmt: skip
    if card != unit:
        here = [u for u in here if u == card]
    same = [u for u in here if p.cards[u] == p.cards[unit]]
    if not here:
        return "nobody-to-merge-with"
    if not same or p.strength[unit] == full:
        return "not-to-be-merged"
    fits = any(p.strength[u] + p.strength[unit] <= full for u in same)
    return None if fits else "too-many-for-one-unit"


def depot_of(p: Position, unit: int) -> int:
    """The depot of its army on the unit's hex, or -1. [10.8a, 12.1c]"""
    for n, depot in enumerate(p.battle.depots):
        if depot.at == p.at[unit] and depot.side == p.sides[unit]:
            return n
    return -1


def most_resupply(p: Position, unit: int) -> int:
    """What the card has room for and the depot holds. [10.8b, 10.8c, 12.2b]"""
    depot = depot_of(p, unit)
    return min(p.card(unit).ammo - p.ammo[unit], p.depots[depot]) if depot >= 0 else 0


def bar_resupply(p: Position, unit: int) -> Reason | None:
    """The unit is at a depot of its army that holds something. [10.8a, 12.1c]"""
    if depot_of(p, unit) < 0:
        here = [d for d in p.battle.depots if d.at == p.at[unit]]
        return "depot-of-the-enemy" if here else "not-at-a-depot"
    if not p.depots[depot_of(p, unit)]:
        return "depot-empty"
    return None if most_resupply(p, unit) else "no-room-for-it"


def bar_amount(p: Position, unit: int, amount: int) -> Reason | None:
    return None if 1 <= amount <= most_resupply(p, unit) else "no-room-for-it"


def bar_march(p: Position, unit: int, kind: int) -> Reason | None:
    return None if can_move(p, unit, kind) else "no-way-out"


def enemies(p: Position, unit: int) -> list[int]:
    """Those that an order may name at all."""
    side = p.sides[unit]
    return [
        u for u, s in enumerate(p.sides) if s != side and p.at[u] >= 0 and not p.hidden[u]
    ]  # fmt: skip


def facing_of(p: Position, unit: int, number: str) -> int:
    """The direction of a hex named in an order, or -1."""
    hex = p.field.find(number)
    found = p.field.grid.direction(p.at[unit], hex) if hex >= 0 else None
    return -1 if found is None else found


def why_not_order(p: Position, unit: int, verb: str, args: tuple[str, ...]) -> Reason | None:
    """Why an order cannot be given, from its words; None: it is not understood."""
    kind = VERBS[verb]
    if (reason := bar(p, unit, kind)) is not None:
        return reason
    if verb in ("fire", "suppress", "move-fire", "attack"):
        target = find_unit(p, args[0]) if args else -1
        if (reason := bar_target(p, unit, target)) is not None:
            return reason
        if verb == "attack":
            return bar_attack(p, unit, target)
        if verb == "move-fire":
            return bar_moving_fire(p, unit, target) or bar_march(p, unit, kind)
        return bar_shot(p, unit, target, kind)
    if verb == "ambush":
        return bar_ambush_here(p, unit)
    if verb == "turn":
        return bar_turn(p, unit, facing_of(p, unit, args[0]) if args else -1)
    if verb == "resupply":
        return bar_resupply(p, unit)
    if verb == "rally":
        return bar_rally(p, unit, find_unit(p, args[0]) if args else unit)
    return bar_march(p, unit, MARCH) if verb == "march" else None


VERBS = {
    "march": MARCH, "move-fire": MOVING_FIRE, "fire": FIRE, "suppress": SUPPRESSIVE_FIRE,
    "attack": ATTACK, "defend": DEFENCE, "ambush": AMBUSH, "turn": TURN, "rally": RALLY,
    "resupply": RESUPPLY, "wait": WAIT,
}  # fmt: skip


def small_number(text: str) -> int:
    """The number that a text says, or -1."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else -1
