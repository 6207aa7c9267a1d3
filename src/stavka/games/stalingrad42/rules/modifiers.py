"""Chapter 9: what each unit counts in a battle, and how the column shifts.

`weigh` gives the whole account of a battle, number by number with its reason, so that rules, odds
and the screen say the same.
"""

from __future__ import annotations

from functools import cache

import msgspec

from stavka.games.stalingrad42.armies import TANK_DOTS
from stavka.games.stalingrad42.components import AXIS, ODDS, SOVIET, TerrainRow
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import CITIES, RIVER, Feature, Terrain
from stavka.games.stalingrad42.position import (
    AREA,
    DISRUPTED,
    FORCED,
    FORTS,
    RETREATED,
    Position,
)
from stavka.games.stalingrad42.rules.out_of_areas import sides_before
from stavka.games.stalingrad42.rules.stacking import within_limit
from stavka.games.stalingrad42.rules.units import MOUNTAINEERS

MOST_ATTACK, MOST_DEFENCE = 40, 20  # [8.5.1a, 8.5.2a]
ENTRAINED_DEFENCE = 1  # [5.6.4c, 9.9b]
LEAST_ATTACK, LEAST_DEFENCE = 1, 2  # which winter leaves [9.9e, 23.4b, 23.4c]
LAST = len(ODDS) - 1  # the column 7-1
AUTOMATIC = LAST + 3  # ten to one or more [8.4c]
GROUND = ("fort", "rough")  # shifts of the ground, unlike those of tanks
ROUGH = (Terrain.ROUGH, Terrain.WOODED_ROUGH)
TANKS = frozenset(TANK_DOTS)
NO_TANKS = (
    Terrain.WOODS,
    Terrain.WOODED_ROUGH,
    Terrain.MARSH,
    Terrain.MOUNTAIN,
    *CITIES,
)

# Why a unit counts more or less than is printed on it, and why the column shifts.
REASONS = (
    "winter", "halved-over-major-river", "halved-without-supply", "halved-disrupted",
    "doubled-in-contested", "doubled-in-city", "doubled-in-mountains", "doubled-in-marsh",
    "doubled-behind-river", "doubled-against-mountains", "doubled-against-city", "entrained",
    "not-alone", "too-many", "retreated-before", "in-full-retreat", "tanks", "tanks-defend",
    "elite-tanks", "elite-tanks-defend", "fort", "rough", "artillery", "air", "air-defends",
)  # fmt: skip


class Term(msgspec.Struct, frozen=True, array_like=True):
    """What one unit counts: as printed, what was done to it, and what it comes to."""

    unit: int
    printed: int
    changes: tuple[tuple[str, str], ...]  # reason and ledger row
    value: int


class Shift(msgspec.Struct, frozen=True, array_like=True):
    """Columns to the right, or below zero to the left, with the reason and its row."""

    columns: int
    reason: str
    row: str


class Battle(msgspec.Struct, frozen=True):
    """The account of a battle before the die."""

    target: int
    attackers: tuple[Term, ...]
    defenders: tuple[Term, ...]
    attack: int
    defence: int
    first: int  # the column of the plain odds
    shifts: tuple[Shift, ...]
    column: int  # with all shifts; below 0 or over 7-1 as well

    @property
    def lawful(self) -> bool:
        """Attacks below one to three are not made. [8.4a]"""
        return self.column >= 0

    @property
    def stout(self) -> tuple[int, ...]:
        """The defenders who were doubled, or whom terrain or a fort gave a shift. [11.1.2a]"""
        ground = any(shift.reason in GROUND for shift in self.shifts)
        return tuple(
            term.unit
            for term in self.defenders
            if ground or any(reason.startswith("doubled") for reason, _ in term.changes)
        )

    @property
    def odds(self) -> str:
        """The column of the table that is used. [8.4b, 8.4c]"""
        return ODDS[min(max(self.column, 0), LAST)]

    @property
    def table(self) -> str:
        """The same, or 10-1 where no die is thrown. [8.4c]"""
        return self.odds if self.column < AUTOMATIC else "10-1"


def column(attack: int, defence: int) -> int:
    """The column of the table, 0 for 1-3; columns beyond both ends are thought to be there. Odds
    are rounded down. [8.3a, 8.4d, 9.9f]"""
    if defence == 0:
        return AUTOMATIC
    if attack >= defence:
        return attack // defence + 1
    return 3 - -(-defence // attack) if attack else -MOST_DEFENCE


def column_name(number: int) -> str:
    """How odds beyond the table are called."""
    return f"{number - 1}-1" if number > 1 else f"1-{3 - number}"


def weigh(
    p: Position,
    target: int,
    attackers: tuple[int, ...],
    excess: tuple[int, ...] | None = None,
    guns: int = 0,
    *,
    air: bool = False,
) -> Battle:
    """What all units count, and the column. In a breakthrough `excess` are the defenders too many
    for the hex; `guns`: how many support units shift the column; `air`: an air unit does, to the
    right if the Axis attacks, else to the left.
    [8.3a, 8.3c, 9.1a to 9.9f, 15.1b, 15.2.9c]"""
    sides = sides_between(p, target, attackers)
    free = tuple(unit for unit in attackers if not _hampered(p, unit, sides[unit]))
    hard = not free
    mine = tuple(attack_of(p, unit, target, sides[unit]) for unit in attackers)
    here = defenders(p, p.enemy, target, excess)
    theirs = tuple(defence_of(p, unit, target, hard) for unit in here)
    theirs = _parentheses(p, theirs)
    attack = min(sum(term.value for term in mine), MOST_ATTACK)
    defence = min(sum(term.value for term in theirs), MOST_DEFENCE)
    first = column(attack, defence)
    shifts = (*tank_shifts(p, target, attackers, free, here), *ground_shifts(p, p.enemy, target))
    if guns:
        shifts = (*shifts, Shift(guns, "artillery", "18.3.1a" if guns == 1 else "18.5a"))
    if air and p.unit(attackers[0]).side == SOVIET:
        shifts = (*shifts, Shift(-1, "air-defends", "9.3.4a"))
    elif air:
        shifts = (*shifts, Shift(1, "air", "9.3.3a" if excess is None else "9.3.7b"))
    if not defence:  # no ground helps those who count for nothing [9.9f]
        shifts = ()
    whole = first + sum(shift.columns for shift in shifts)
    return Battle(target, mine, theirs, attack, defence, first, shifts, whole)


def defenders(
    p: Position, side: int, target: int, excess: tuple[int, ...] | None = None
) -> tuple[int, ...]:
    """The units of a side whose strength counts: not who is in full retreat, nor who retreated
    before, nor who is too many; in a breakthrough those who retreated do, and who is too many has
    been said. [8.1d, 10.2.1b, 10.2.1d, 12.4a, 13.3.2e, 15.3a, 15.3b]"""
    every, order = p.box.armies.units, p.order
    found = tuple(
        unit
        for unit in p.of(side, target)
        if every[unit].combat
        and order[unit] < FORCED
        and (not beaten(p, unit) if excess is None else unit not in excess)
    )
    if excess is not None:
        return found
    return within_limit(
        p, target, found, lambda unit: defence_of(p, unit, target, hard=False).value
    )


def beaten(p: Position, unit: int) -> bool:
    """Whether a unit has retreated earlier in this combat phase. [12.4a]"""
    return bool(p.done[unit] & RETREATED)


def idle(p: Position, side: int, battle: Battle) -> tuple[Term, ...]:
    """The combat units of a side in the hex of a battle that count for nothing, and why.
    [10.2.1d, 12.4a, 13.3.2e]"""
    counted = [term.unit for term in battle.defenders]
    found = []
    for unit in p.fighting(side, battle.target):
        if unit not in counted:
            why = "too-many", "10.2.1d"
            if p.routed(unit):
                why = "in-full-retreat", "13.3.2e"
            elif beaten(p, unit):
                why = "retreated-before", "12.4a"
            found.append(Term(unit, p.top(unit).defence, (why,), 0))
    return tuple(found)


def sides_between(p: Position, target: int, units: tuple[int, ...]) -> dict[int, Feature]:
    """What lies between each of these and the target; nothing does within a contested city.
    [22.7b, 29.1.3b]"""
    found: dict[int, Feature] = {}
    for unit in units:
        place = p.place[unit]
        if place == target:
            found[unit] = Feature.NONE
        elif place < AREA:
            direction = GRID.direction(place, target)
            assert direction is not None
            found[unit] = p.ground.sides[place][direction]
    if len(found) < len(units):
        found |= sides_before(p, target, units)
    return found


def _hampered(p: Position, unit: int, side: Feature) -> bool:
    """Whether a unit attacks over a river or out of a marsh. [9.5.1a]"""
    hampers, _ = _over(side, p.ground.conditions.winter)
    return hampers or bool(p.ground.marsh >> p.place[unit] & 1)


@cache
def _over(side: Feature, winter: bool) -> tuple[bool, bool]:
    """Whether a side hampers an attack, and whether it halves it: a frozen lake is fought over as a
    major river. Kept, for features are slow to compare. [9.5.1a, 9.5.2a, 9.5.6b, 23.4l]"""
    ice = winter and Feature.LAKE in side and Feature.FREEZES in side
    return bool(side & RIVER) or ice, bool(side & (Feature.MAJOR_RIVER | Feature.VOLGA)) or ice


def attack_of(p: Position, unit: int, target: int, side: Feature) -> Term:
    """Less in winter, then halved over a major river and without supply, each time rounded up, then
    doubled. [9.1b, 9.1c, 9.1e, 9.1f, 9.6.1b, 9.9e, 20.2b, 20.9a, 23.4b, 23.4d]"""
    face = p.top(unit)
    printed = value = face.attack
    winter = p.ground.conditions.winter
    changes: list[tuple[str, str]] = []
    if winter and value > LEAST_ATTACK and _freezes(p, unit, target):
        value -= 1
        changes.append(("winter", "23.4b"))
    if _over(side, winter)[1]:
        value = half(value)
        changes.append(("halved-over-major-river", "9.5.2a"))
    if p.supply[unit]:
        value = half(value)
        changes.append(("halved-without-supply", "16.4a"))
    if face.doubled and (doubled := _doubled_attack(p, unit, target, side)) is not None:
        value *= 2
        changes.append(doubled)
    return Term(unit, printed, tuple(changes), value)


def _doubled_attack(p: Position, unit: int, target: int, side: Feature) -> tuple[str, str] | None:
    """German mountain divisions against mountains, not over a ridge; Linden's engineers against a
    city. [9.6.1b, 9.6.2a, 20.2b, 20.9a]"""
    terrain = p.ground.map.terrain[target]
    if p.unit(unit).kind in MOUNTAINEERS:
        climbs = terrain == Terrain.MOUNTAIN and Feature.ALPINE not in side
        return ("doubled-against-mountains", "9.6.1b") if climbs else None
    return ("doubled-against-city", "20.9a") if terrain in CITIES else None


def defence_of(p: Position, unit: int, target: int, hard: bool) -> Term:
    """Less in winter, halved, then doubled once; one in any case under a train marker.
    [5.6.4c, 9.1a, 9.1d, 9.1g, 9.5.1a, 9.5.4a, 9.6.3a, 9.9b, 9.9e, 23.4c, 23.4d, 29.1.1d, 29.1.3f]
    """
    printed = value = p.top(unit).defence
    if p.entrained(unit):
        return Term(unit, printed, (("entrained", "5.6.4c"),), ENTRAINED_DEFENCE)
    changes: list[tuple[str, str]] = []
    if value > LEAST_DEFENCE and _freezes(p, unit, target) and not _warm(p, target):
        value -= 1
        changes.append(("winter", "23.4c"))
    if p.order[unit] == DISRUPTED:
        value = half(value)
        changes.append(("halved-disrupted", "13.2.1e"))
    doubled = _doubled(p, unit, target, hard)
    if doubled is not None:
        value *= 2
        changes.append(doubled)
    return Term(unit, printed, tuple(changes), value)


def _freezes(p: Position, unit: int, target: int) -> bool:
    """Whether winter weakens a unit: any of the Axis in the north; an area is where the hex lies
    that is attacked out of it. [9.9e, 23.4b, 23.4c]"""
    if not p.ground.conditions.winter or p.unit(unit).side != AXIS:
        return False
    hex = p.place[unit] if p.on_map(unit) else target
    return bool(p.ground.map.wintry >> hex & 1)


def _warm(p: Position, hex: int) -> bool:
    """Where winter leaves the defence of the Axis alone: in cities, villages and complete forts,
    and beside a large city of its own. [2.2.3d, 23.4e]"""
    map = p.ground.map
    if (map.cities | map.towns) >> hex & 1 or fort(p, AXIS, hex):
        return True
    large = map.of[Terrain.MAJOR_CITY] & p.controlled[AXIS]
    return any(large >> other & 1 for other in p.ground.beside(hex))


def _doubled(p: Position, unit: int, target: int, hard: bool) -> tuple[str, str] | None:
    terrain = p.ground.map.terrain[target]
    if p.contested(target):
        return "doubled-in-contested", "29.1.1d"
    if terrain in CITIES and p.unit(unit).infantry:
        return "doubled-in-city", "9.6.3a"
    if terrain == Terrain.MOUNTAIN and p.unit(unit).infantry:
        return "doubled-in-mountains", "9.6.1a"
    if p.ground.marsh >> target & 1:
        return "doubled-in-marsh", "9.5.4a"
    return ("doubled-behind-river", "9.5.1a") if hard else None


def _parentheses(p: Position, terms: tuple[Term, ...]) -> tuple[Term, ...]:
    """A strength in parentheses counts only for a unit that is alone; of several, the best.
    [9.8a-b]"""
    plain = any(not p.top(term.unit).alone for term in terms)
    best = None if plain else max(terms, key=lambda term: term.value, default=None)
    found = []
    for term in terms:
        if p.top(term.unit).alone and term is not best:
            changes = (*term.changes, ("not-alone", "9.8a" if plain else "9.8b"))
            term = Term(term.unit, term.printed, changes, 0)
        found.append(term)
    return tuple(found)


def half(strength: int) -> int:
    return (strength + 1) // 2


# Columns


def tank_shifts(
    p: Position,
    target: int,
    attackers: tuple[int, ...],
    free: tuple[int, ...],
    here: tuple[int, ...],
) -> tuple[Shift, ...]:
    """One column for tanks on one side only, one more for German elite, of those who attack `free`
    of rivers and marsh; the entrained neither gain a shift nor cancel one.
    [5.6.4d, 9.2.1a to 9.2.4d]"""
    if not _tank_country(p, p.enemy, target):
        return ()
    attacking = p.unit(attackers[0]).side
    every = p.box.armies.units
    ahead = {every[unit].dot for unit in free}
    there = {every[unit].dot for unit in here if not p.entrained(unit)}
    mine, theirs = not TANKS.isdisjoint(ahead), not TANKS.isdisjoint(there)
    found: list[Shift] = []
    if mine and not theirs and "white" not in there:
        found.append(Shift(1, "tanks", "9.2.1a"))
    if theirs and not any(every[unit].tank for unit in attackers):
        found.append(Shift(-1, "tanks-defend", "9.2.1a"))
    if attacking == AXIS and "red" in ahead:
        found.append(Shift(1, "elite-tanks", "9.2.2a"))
    if attacking == SOVIET and "red" in there:
        found.append(Shift(-1, "elite-tanks-defend", "9.2.2a"))
    return tuple(found)


def _tank_country(p: Position, side: int, target: int) -> bool:
    """Where tank shifts count at all. [9.2.3a, 9.5.4b, 9.7.1b]"""
    if p.ground.map.terrain[target] in NO_TANKS or p.ground.marsh >> target & 1:
        return False
    return not fort(p, side, target)


def terrain_of(p: Position, hex: int) -> TerrainRow:
    """What the terrain of a hex does now: a seasonal marsh is one while it is flooded."""
    name = "marsh" if p.ground.marsh >> hex & 1 else p.ground.map.terrain[hex].name.lower()
    return p.box.tables.terrain[name.replace("_", "-")]


def ground_shifts(p: Position, side: int, target: int) -> tuple[Shift, ...]:
    """Forts and rough ground, one column each. [9.7.1a, 9.7.1d, 9.9a]"""
    found = []
    if fort(p, side, target):
        found.append(Shift(-1, "fort", "9.7.1a"))
    if p.ground.map.terrain[target] in ROUGH:
        found.append(Shift(-1, "rough", "9.9a"))
    return tuple(found)


def fort(p: Position, side: int, hex: int) -> bool:
    """Whether a side that defends has a complete fort: printed ones serve the Soviets while their
    group is in use. [9.7.2b, 9.7.6a, 9.7.6b, 9.7.7a]"""
    if not p.of(side, hex):
        return False
    if p.works.get(hex) == (side, True):
        return True
    group = p.ground.map.forts.get(hex)
    return side == SOVIET and group is not None and bool(p.forts[FORTS.index(group)])
