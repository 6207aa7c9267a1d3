"""The arithmetic of the dice: what fire does to a platoon, exactly."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

Shot = tuple[int, int]  # dice and the highest face that hits
Shots = tuple[Shot, ...]
NO_SHOTS: Shots = ()


class Target(NamedTuple):
    """What the chances of a platoon under fire hang on."""

    protection: int  # its own
    cover: int  # of order and terrain, lost with suppression
    strength: int
    steadfastness: int
    loss: int  # of steadfastness with each tank
    dice: int  # of a steadfastness test
    suppressed: bool


class Blow(NamedTuple):
    """What fire is expected to do."""

    lost: float  # tanks
    destroyed: float  # chance
    shaken: float  # chance to live on, newly suppressed
    stopped: float  # chance that it loses its order before Fire


NOTHING = Blow(0.0, 0.0, 0.0, 0.0)


@lru_cache(maxsize=4096)
def passes(dice: int, steadfastness: int) -> float:
    """The chance that so many dice do not show more than the steadfastness."""
    ways = {0: 1}
    for _ in range(dice):
        new: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, 7):
                new[total + face] = new.get(total + face, 0) + count
        ways = new
    return float(sum(n for total, n in ways.items() if total <= steadfastness) / 6**dice)


@lru_cache(maxsize=8192)
def hits(shots: Shots, most: int) -> tuple[float, ...]:
    """The chance of each number of hits; `most` stands for so many or more."""
    found = [1.0]
    for dice, accuracy in shots:
        p = min(accuracy, 6) / 6
        one = [comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(dice + 1)]
        found = [
            sum(found[n] * one[total - n] for n in range(len(found)) if 0 <= total - n <= dice)
            for total in range(len(found) + dice)
        ]
    if len(found) <= most:
        return tuple(found)
    return (*found[:most], sum(found[most:]))


@lru_cache(maxsize=65536)
def blow(first: Shots, then: Shots, t: Target) -> Blow:
    """Suppressive fire, after which the target tests whatever happens, and fire that follows."""
    if not first and not then:
        return NOTHING
    whole = t.protection + t.cover
    lost = destroyed = shaken = stopped = 0.0
    for n, chance in enumerate(hits(first, whole + t.strength)):
        damage = min(t.strength, max(0, n - whole))
        if damage == t.strength:
            lost += chance * damage
            destroyed += chance
            stopped += chance
            continue
        taken = min(n, whole)
        fails = 0.0
        if first and not t.suppressed:
            fails = 1 - passes(t.dice, t.steadfastness - t.loss * damage)
        stopped += chance * fails
        for fell, protection in ((True, t.protection - taken), (False, whole - taken)):
            part = chance * (fails if fell else 1 - fails)
            if not part:
                continue
            more, gone, new = _second(then, max(0, protection), damage, t, fell or t.suppressed)
            lost += part * (damage + more)
            destroyed += part * gone
            shaken += part * (1 - gone if fell else new)
    return Blow(lost, destroyed, shaken, stopped)


def _second(
    shots: Shots, protection: int, before: int, t: Target, fell: bool
) -> tuple[float, float, float]:
    """Tanks lost, chance to be destroyed, chance to be suppressed only now."""
    if not shots:
        return 0.0, 0.0, 0.0
    left = t.strength - before
    lost = destroyed = shaken = 0.0
    for n, chance in enumerate(hits(shots, protection + left)):
        damage = min(left, max(0, n - protection))
        if not damage:
            continue
        lost += chance * damage
        if damage == left:
            destroyed += chance
        elif not fell:
            shaken += chance * (1 - passes(t.dice, t.steadfastness - t.loss * (before + damage)))
    return lost, destroyed, shaken
