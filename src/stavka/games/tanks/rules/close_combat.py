"""10.4.2 Close combat, 10.4.3 capture, 10.4.4 withdrawal; 8.2 flanks and rear."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.tanks import events as e
from stavka.games.tanks.position import CAPTURED, MOVEMENT, Position
from stavka.games.tanks.rules.base import AskOwner, AskTarget, Play, Step, remove
from stavka.games.tanks.rules.fire import FIRE_AMMO
from stavka.games.tanks.rules.odds import fight_odds
from stavka.games.tanks.rules.rulings import AMBUSH_ACCURACY
from stavka.games.tanks.rules.shooting import accuracy_at, intensity, roll
from stavka.games.tanks.rules.steadfastness import settle_hits, test_at_once
from stavka.kernel import Choice, Odds


def contested(p: Position) -> list[int]:
    """The hexes on which enemies stand together."""
    return sorted(p.held(0) & p.held(1))


class CloseCombats(Step, frozen=True):
    """Everywhere at once: flank tests, prisoners, then the fights. After movement only where an
    ambush was walked into. [10.4b, 10.4.2b, 10.4.2c, 10.5.3c]"""

    attacking: bool

    def resolve(self, p: Position, play: Play) -> None:
        fights = contested(p)
        if not self.attacking:
            fights = [h for h in fights if any(p.entered[u] >= 0 for u in p.units_on(h))]
        steps: list[Step | AskOwner] = []
        for hex in fights:
            units = p.units_on(hex)
            names = tuple(p.ids[u] for u in units)
            for unit in units:
                p.fought[unit] = 1
            play.tell(e.CloseCombatBegins(place=p.field.number(hex), units=names))
            flank_tests(p, play, hex)
            if self.attacking:
                mark_quitters(p, hex)
            capture(p, play, hex)
            if any(p.in_close_combat(u) for u in units):
                steps += take_aim(p, hex)
                steps.append(Fight(hex))
        for unit in range(len(p.ids)):
            p.entered[unit] = -1
        play.push(*steps)


# 8.2 Flanks and rear


def flank_tests(p: Position, play: Play, hex: int) -> None:
    """A unit with a sector that is attacked from another side tests before the fight, unless a
    friend without one, who has no flanks, is with it.
    [5.1c, 8.1d, 8.1e, 8.2a, 8.2b, 8.3a, 10.5.3f]"""
    units = p.units_on(hex)
    for unit in units:
        if any(p.sides[u] == p.sides[unit] and p.facing[u] < 0 for u in units):
            continue
        for attacker in units:
            if attacks(p, attacker, unit) and flanked(p, unit, p.entered[attacker]):
                play.tell(e.FlankAttacked(unit=p.ids[attacker], target=p.ids[unit]))
                test_at_once(p, play, unit)
                break


def attacks(p: Position, attacker: int, unit: int) -> bool:
    """Whether it has come in against this unit: as its target, or into its ambush."""
    if p.sides[attacker] == p.sides[unit] or p.entered[attacker] < 0:
        return False
    target = p.orders[attacker].target
    return target == unit or target < 0 or p.at[target] != p.at[unit]


def flanked(p: Position, unit: int, from_hex: int) -> bool:
    """Whether that hex lies on another side than the one it faces. [8.1c, 8.1d]"""
    return p.field.grid.direction(p.at[unit], from_hex) != p.facing[unit]


# 10.4.4 Withdrawal, 10.4.3 No ammunition


def mark_quitters(p: Position, hex: int) -> None:
    """Whoever holds a movement order withdraws: it is shot at and does not shoot. [10.4.4a-c]"""
    for unit in p.units_on(hex):
        if p.orders[unit].kind in MOVEMENT and not p.suppressed[unit]:
            p.quitting[unit] = 1


def capture(p: Position, play: Play, hex: int) -> None:
    """Without ammunition and not withdrawing: taken prisoner; it costs nobody a shot.
    [10.4.3a, 10.4.3b]"""
    empty = [u for u in p.units_on(hex) if not p.ammo[u] and not p.quitting[u]]
    for unit in empty:
        remove(p, unit, CAPTURED)
        play.tell(e.UnitCaptured(unit=p.ids[unit]))


# Who fights whom


def opponents(p: Position, unit: int) -> list[int]:
    """The enemies in its hex that it can hurt; nobody for who withdraws. [3.10a, 10.4.4c]"""
    if p.quitting[unit]:
        return []
    return [u for u in p.enemies_on(p.at[unit], p.sides[unit]) if intensity(p, unit, u)]


def take_aim(p: Position, hex: int) -> list[AskOwner]:
    """Everybody fights the enemy he named, or the only one; else his owner is asked.
    [10.4.2d]"""
    asked: list[AskOwner] = []
    for unit in p.units_on(hex):
        foes = opponents(p, unit)
        named = p.orders[unit].target
        if named in foes:
            p.aims[unit] = named
        elif len(foes) == 1:
            p.aims[unit] = foes[0]
        elif foes:
            asked.append(ChooseEnemy(unit))
    return asked


class ChooseEnemy(AskTarget, frozen=True):
    """Several enemies in one hex: which of them does a unit fight? [10.4.2d]"""

    other: ClassVar[str] = "not-in-this-close-combat"
    rules: ClassVar[tuple[str, ...]] = ("10.4.2d",)

    def targets(self, p: Position) -> list[int]:
        return opponents(p, self.unit)

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        target = p.ids.index(choice.args[0])
        return fight_odds(p, self.unit, target, accuracy_in_close_combat(p, self.unit))


class Fight(Step, frozen=True):
    """All shoot at once, with the accuracy of the first hex; losses and tests follow. It costs
    everybody one ammunition, even who can hurt nobody there, but not who withdraws.
    [3.10e, 5.3c, 8.2b, 10.4b, 10.4c, 10.4.2a, 10.4.4c, 10.4.4d]"""

    hex: int

    def resolve(self, p: Position, play: Play) -> None:
        hits: dict[int, int] = {}
        for unit in p.units_on(self.hex):
            target, p.aims[unit] = p.aims[unit], -1
            p.ammo[unit] -= FIRE_AMMO * (not p.quitting[unit])
            if target < 0:
                continue
            accuracy, count = accuracy_in_close_combat(p, unit), intensity(p, unit, target)
            hits[target] = hits.get(target, 0) + roll(p, play, unit, target, 0, accuracy, count)
        settle_hits(p, play, hits)


def accuracy_in_close_combat(p: Position, unit: int) -> int:
    """The suppressed use the figure of their state. [5.3c, 10.5.3e]"""
    if p.suppressed[unit]:
        return p.card(unit).suppressed_accuracy
    return accuracy_at(p, unit, 0, AMBUSH_ACCURACY if p.keen[unit] else 0)
