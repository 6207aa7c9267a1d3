"""Movement: who moves, and where to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stavka.games.stalingrad42.appraisal import (
    BEHIND,
    DANGER,
    GOAL,
    GUARD,
    LINE,
    STEADY,
    SUPPLY,
    TARGET,
    Enemy,
    Worth,
    road_out,
    wanted_exits,
)
from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.position import (
    AREA,
    DISRUPTED,
    MOVED,
    Position,
    find_place,
    is_area,
    place_id,
)
from stavka.games.stalingrad42.recruit.knowledge import Knowledge
from stavka.games.stalingrad42.recruit.offered import the
from stavka.games.stalingrad42.recruit.transport import best_end, next_passenger, next_rider
from stavka.games.stalingrad42.rules.base import find_unit
from stavka.games.stalingrad42.rules.movement import MODES
from stavka.games.stalingrad42.rules.moving import Moving
from stavka.games.stalingrad42.rules.ships import Voyage
from stavka.games.stalingrad42.rules.stacking import crowded
from stavka.games.stalingrad42.rules.trains import Ride
from stavka.hexes import OFF, members
from stavka.kernel import Advice, Choice, Offered, because

PARTS = {
    GOAL: "goal",
    TARGET: "target",
    LINE: "line",
    GUARD: "guard",
    DANGER: "withdraw",
    SUPPLY: "supply",
    BEHIND: "behind",
}

EXIT = 40.0  # leaving the map where it brings points
FLIGHT = 4.0  # the enemy's strength in reach over one's own, from which the disrupted flee
CROWD = 100.0  # what a hex is worth less where one would be too many


def waiting(p: Position) -> int:
    """The bank of the Volga where the strongest units wait for the flotilla; OFF if nobody does, or
    some are at its hex already."""
    here = p.field.combat[p.side]
    if p.flotilla != OFF and here >> p.flotilla & 1:
        return OFF

    def strength(hex: int) -> int:
        return sum(p.top(unit).attack for unit in p.fighting(p.side, hex))

    return max(members(p.ground.berths & here), key=strength, default=OFF)


class Movement(Knowledge):
    """To where a unit is worth most, or nowhere."""

    def pick_mover(self, p: Position, offered: Offered) -> Advice:
        """Who is nearest to the enemy moves first; whom a strong enemy has shaken flees."""
        moves = [c for c in offered if c.verb == "move" and find_unit(p, c.args[0]) not in p.masks]
        enemy = self.enemy(p, p.side)
        rail = {find_unit(p, c.args[0]): c for c in offered if c.verb == "rail"}
        if (rider := next_rider(p, rail, enemy)) is not None:
            return rail[rider], because("rail", unit=p.unit(rider).id)
        sea = {find_unit(p, c.args[0]): c for c in offered if c.verb == "sea"}
        if (guest := next_passenger(p, sea, enemy)) is not None:
            why = "cross-strait" if p.in_area(guest) else "ship-out"
            return sea[guest], because(why, unit=p.unit(guest).id)
        if "flotilla" in offered and (hex := waiting(p)) != OFF:
            return the(offered, "flotilla"), because("flotilla", place=place_id(hex))
        if not moves:
            last = the(offered, "end-movement"), because("all-moved")
            return self.reserve(p, offered, enemy.near) or last
        for flee in [c for c in offered if c.verb == "full-retreat"]:
            unit = find_unit(p, flee.args[0])
            waits = p.order[unit] == DISRUPTED and not p.done[unit] & MOVED
            if waits and self._hunted(p, unit, enemy):
                return flee, because("flee", unit=flee.args[0])

        def turn(choice: Choice) -> tuple[int, int, str]:
            unit = find_unit(p, choice.args[0])
            at = p.place[unit]
            return enemy.near[at] if at < AREA else AREA, -p.top(unit).attack, choice

        first = min(moves, key=turn)
        return first, because("turn-of", unit=first.args[0])

    def sail(self, p: Position, offered: Offered) -> Advice:
        """To those who wait; if nobody does, nowhere."""
        berth = waiting(p)
        if berth == OFF:
            return the(offered, "stop"), because("flotilla-stays")
        place = place_id(berth)
        return the(offered, f"serve {place}"), because("flotilla", place=place)

    def ride(self, p: Position, offered: Offered) -> Advice:
        """To where it is needed, out of the enemy's reach."""
        step = p.stack[-1]
        assert isinstance(step, Ride)
        found = [end for c in offered if (end := find_place(c.args[0])) is not None]
        place = place_id(best_end(p, found, self.appraisal(p, step.unit)))
        why = because("ride", unit=p.unit(step.unit).id, place=place)
        return the(offered, f"to {place}"), why

    def land(self, p: Position, offered: Offered) -> Advice:
        """Where the enemy does not come."""
        step = p.stack[-1]
        assert isinstance(step, Voyage)
        found = [end for c in offered if (end := find_place(c.args[0])) is not None]
        place = place_id(best_end(p, found, self.appraisal(p, step.unit)))
        why = because("land", unit=p.unit(step.unit).id, place=place)
        return the(offered, f"to {place}"), why

    def _hunted(self, p: Position, unit: int, enemy: Enemy) -> bool:
        at = p.place[unit]
        if not p.field.zone(p.enemy) >> at & 1:
            return False
        mine = sum(p.top(u).defence for u in p.of(p.side, at)) / 2
        return enemy.heat[at] >= FLIGHT * max(mine, 1)

    def move(self, p: Position, offered: Offered) -> Advice:
        """To the place that is worth most, or nowhere."""
        step = p.stack[-1]
        assert isinstance(step, Moving)
        return self._go(p, offered, step.units, MODES)

    def _go(
        self, p: Position, offered: Offered, units: tuple[int, ...], verbs: Iterable[str]
    ) -> Advice:
        unit, stop = units[0], the(offered, "stop")
        id = p.unit(unit).id
        found = self._best(p, unit, [c for c in offered if c.verb in verbs])
        if found is None:
            return stop, because("stay", unit=id, place=place_id(p.place[unit]))
        return found.choice, because(found.reason, unit=id, place=found.choice.args[0])

    def _best(self, p: Position, unit: int, offered: list[Choice]) -> Best | None:
        """The place that is clearly worth more than where the unit stands."""
        look, here = self.appraisal(p, unit), p.place[unit]
        now = look.of(here) if here < AREA else None
        base = sum(now) + STEADY if now else -1e9
        stack = p.of(p.unit(unit).side, here)
        others = [u for u in stack if u != unit]
        if here < AREA and crowded(p, stack):
            base -= CROWD
        elif here < AREA and crowded(p, others):  # its staff leads them
            return None
        best: Best | None = None
        for choice in offered:
            end = find_place(choice.args[0])
            assert end is not None
            if is_area(end):
                worth = self._leaving(p, unit, end)
                if worth > base:
                    best, base = Best(choice, "exit"), worth
                continue
            if not self.keeps_plan(p, unit, end):
                continue
            if unit in p.refits and p.of(p.side, end):
                continue  # its marker would forbid their attacks
            worth_there = look.of(end)
            total = sum(worth_there)
            if total > base and look.room(end):
                best, base = Best(choice, _part(now, worth_there)), total
        return best

    def _leaving(self, p: Position, unit: int, area: int) -> float:
        """Mechanized units leave the map where it counts; nobody else does."""
        counter = p.unit(unit)
        goes = p.side == AXIS and counter.mechanized and counter.combat and p.place[unit] < AREA
        return EXIT if goes and area in wanted_exits(p) and road_out(p, area) else -1e10


class Best(NamedTuple):
    """A choice and what speaks for it."""

    choice: Choice
    reason: str


def _part(now: Worth | None, there: Worth) -> str:
    """What the place gains most by."""
    if now is None:
        return "goal"
    gains = [new - old for new, old in zip(there, now, strict=True)]
    return PARTS[gains.index(max(gains))]
