"""5 Steadfastness tests and suppression; 4.4 phase three; and what hits do (7.2, 7.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from stavka.games.tanks import events as e
from stavka.games.tanks.position import FLAGGED, STEADY, TESTING, Position
from stavka.games.tanks.rules.base import Play, Step, remove, suppress
from stavka.games.tanks.rules.rulings import TEST_WHEN_SUPPRESSED


def take_test(p: Position, play: Play, unit: int) -> bool:
    """The sum of the dice must not exceed the steadfastness of this moment. [5.2a, 5.2b]"""
    steadfastness = p.steadfastness(unit)
    dice = play.dice.roll(p.card(unit).test_dice)
    passed = sum(dice) <= steadfastness
    play.tell(
        e.SteadfastnessTested(
            unit=p.ids[unit], dice=dice, total=sum(dice), steadfastness=steadfastness, passed=passed
        )
    )  # fmt: skip
    return passed


def test_at_once(p: Position, play: Play, unit: int) -> None:
    """Whoever fails is suppressed; whoever is so already need not test. [5.1a-c, 5.3a]"""
    if p.at[unit] < 0 or (p.suppressed[unit] and not TEST_WHEN_SUPPRESSED):
        return
    if not take_test(p, play, unit):
        suppress(p, unit)
        play.tell(e.UnitSuppressed(unit=p.ids[unit]))


def take_hits(p: Position, play: Play, unit: int, hits: int) -> int:
    """Hits wear protection away, the rest is damage: a tank each. [3.3a-b, 3.5c-e, 7.2a, 7.3a]"""
    stopped = min(hits, p.protection(unit))
    damage = min(hits - stopped, p.strength[unit])
    p.hits[unit] += stopped
    p.strength[unit] -= damage
    play.tell(
        e.HitsTaken(
            unit=p.ids[unit], hits=hits, stopped=stopped, damage=damage, left=p.strength[unit]
        )
    )  # fmt: skip
    if not p.strength[unit]:
        remove(p, unit)
        play.tell(e.UnitDestroyed(unit=p.ids[unit]))
    return damage


def settle_hits(
    p: Position, play: Play, hits: Mapping[int, int], must_test: Iterable[int] = ()
) -> None:
    """After all shots of one step: hits on a target are added, losses taken off, then one test
    for each unit that lost tanks or must test anyway. [5.1b, 5.1d, 7.2b, 7.2c, 10.2f, 10.3c]"""
    shaken = set(must_test)
    for unit in sorted(hits):
        if hits[unit] and p.at[unit] >= 0 and take_hits(p, play, unit, hits[unit]):
            shaken.add(unit)
    for unit in sorted(shaken):
        test_at_once(p, play, unit)


class SteadfastnessTests(Step, frozen=True):
    """Phase three: units suppressed for the whole turn. [4.4a-d, 5.4b, 5.4d]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.phase = TESTING
        flagged = [u for u, state in enumerate(p.suppressed) if state == FLAGGED and p.at[u] >= 0]
        if flagged:
            play.tell(e.PhaseBegins(phase="phase-tests", turn=p.turn))
        for unit in flagged:
            if take_test(p, play, unit):
                p.suppressed[unit] = STEADY
                play.tell(e.UnitRecovers(unit=p.ids[unit]))
