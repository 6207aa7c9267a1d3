"""Chapter 29, optional, and always played with in Uranus: cities in which both sides stand.

What holds for units in such a city stands where it belongs: zones and bonds in `Field`, ways in and
out in `Moving`, attacks in `bar_attacker`, strengths in `_doubled`, its end in `settle`.
"""

from __future__ import annotations

from stavka.games.stalingrad42.events import CityBattleBegun, CityBattleEased
from stavka.games.stalingrad42.position import ADVANCED, Position, is_area, place_id
from stavka.games.stalingrad42.rules.advance import (
    Advance,
    bar_follower,
    finish,
    followers,
    pontoon,
    walk,
)
from stavka.games.stalingrad42.rules.base import AskActive, Play, Step, find_unit, named
from stavka.games.stalingrad42.rules.entry_areas import first_hexes
from stavka.games.stalingrad42.rules.stacking import room
from stavka.games.stalingrad42.rules.units import alive, mover
from stavka.kernel import Arg, Choice, Reason, choice


def begin(p: Position, play: Play, hex: int, units: tuple[int, ...], level: int) -> None:
    """The marker is laid, or turned to its second side; who forced it before still has. If all of
    them have fallen, others of their side hold what they won.
    [11.6.2a, 11.6.2b, 11.6.2g, 29.1.1c]"""
    _, *before = p.city_battles.get(hex, (0,))
    forced = dict.fromkeys((*alive(p, tuple(before)), *alive(p, units)))
    p.city_battles[hex] = (level, *(forced or before))
    play.tell(CityBattleBegun(place=place_id(hex), level=level))


def ease(p: Position, play: Play, hex: int) -> None:
    """The first defender wins a level back. [29.1.3d]"""
    level, *forced = p.city_battles[hex]
    p.city_battles[hex] = (level - 1, *forced)
    play.tell(CityBattleEased(place=place_id(hex), level=level - 1))


class Contest(Step, frozen=True):
    """After a partial success the attacker goes into the city. Where nobody is left who can, there
    is no marker. [29.1.1a, 29.1.1c]"""

    after: Advance
    level: int

    def resolve(self, p: Position, play: Play) -> None:
        after = self.after
        if p.contested(after.target):
            begin(p, play, after.target, after.attackers, self.level)
        for unit in followers(p, after):
            p.done[unit] &= ~ADVANCED
        step = EnterCity(after, self.level)
        if step.able(p):
            play.push(step)


class EnterCity(AskActive, frozen=True):
    """Who goes into the city: at least one combat unit, and others as far as there is room.
    [29.1.1a, 29.1.1b]"""

    rules = ("29.1.1a", "29.1.1b")
    after: Advance
    level: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"place": place_id(self.after.target)}

    def able(self, p: Position) -> list[int]:
        return [unit for unit in followers(p, self.after) if self.bar(p, unit) is None]

    def bar(self, p: Position, unit: int) -> Reason | None:
        """Why a unit does not go into the city. [14.1b, 14.5b, 29.1.1a, 29.1.1b]"""
        target = self.after.target
        if p.place[unit] == target and p.unit(unit).side == p.side:
            return "is-there-already"
        if unit not in followers(p, self.after):
            return bar_follower(p, self.after, unit)
        if not p.unit(unit).combat and not p.contested(target):
            return "fighters-first"
        if not self.way(p, unit):
            return "cannot-follow", "14.5b"
        return None if room(p, target, (unit,)) else "too-many-there"

    def way(self, p: Position, unit: int) -> bool:
        """Attackers cross every river over which they attacked; others need a bridge. [14.5b]"""
        here, target = p.place[unit], self.after.target
        if is_area(here):
            return target in first_hexes(p.ground, here, frozenset((mover(p, unit),)))
        forces = unit in alive(p, self.after.attackers)
        armed = p.unit(unit).combat
        return any(
            way.to == target and (not way.ford or forces or pontoon(p, armed, here, target))
            for way in p.ground.ways((mover(p, unit),), p.over(p.side))[here]
        )

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("advance", p.unit(unit).id) for unit in self.able(p)]
        return [*found, choice("end-advance")] if p.contested(self.after.target) else found

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "advance":
            return self.bar(p, find_unit(p, named(choice)))
        if choice.verb == "breakthrough":
            return "no-breakthrough-after-it", "11.6.1b"
        return "enter-the-city"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "end-advance":
            return
        unit, target = find_unit(p, choice.args[0]), self.after.target
        if not p.contested(target):
            begin(p, play, target, self.after.attackers or (unit,), self.level)
        walked = walk(p, play, (unit,), (target,))
        finish(p, (unit,))
        play.push(*walked.after, EnterMore(self))


class EnterMore(Step, frozen=True):
    """Ask again while anybody can follow. [29.1.1a]"""

    step: EnterCity

    def resolve(self, p: Position, play: Play) -> None:
        if p.contested(self.step.after.target) and self.step.able(p):
            play.push(self.step)
