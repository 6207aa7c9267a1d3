"""Chapter 15: breakthrough combat. A group that advances may attack again on its way."""

from __future__ import annotations

import msgspec

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.events import GroupFormed
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position, find_place, is_area, place_id
from stavka.games.stalingrad42.rules import air as air_units
from stavka.games.stalingrad42.rules.advance import (
    Advance,
    AdvanceAfterCombat,
    Forward,
    GoOn,
    bar_breakthrough,
    bar_end,
    finish,
    mired,
    walk,
)
from stavka.games.stalingrad42.rules.base import (
    AskActive,
    AskSide,
    Play,
    Step,
    find_unit,
    ids,
    named,
    to_places,
)
from stavka.games.stalingrad42.rules.boxes import veiled
from stavka.games.stalingrad42.rules.fighting import Clash, chances, fight
from stavka.games.stalingrad42.rules.forts import building
from stavka.games.stalingrad42.rules.modifiers import Battle, defence_of, weigh
from stavka.games.stalingrad42.rules.replacements import held_back
from stavka.games.stalingrad42.rules.stacking import counted, room, spare, within_limit
from stavka.games.stalingrad42.rules.units import alive, mover
from stavka.hexes import OFF
from stavka.kernel import Arg, Choice, Odds, Reason, choice

replace = msgspec.structs.replace
SUCCESS = 3  # an advance of so many hexes lets the group go on [15.2.7a, 15.2.8a]


class GatherGroup(AskActive, frozen=True):
    """Who is in the group, and where it forms: in the vacated hex, or aside in its own. Either
    costs a hex of the advance. [15.2.1a, 15.2.2a, 15.2.3a, 15.2.4a]"""

    rules = ("15.2.1a", "15.2.3a", "15.2.4a")
    after: Advance
    units: tuple[int, ...]
    air: int = -1  # the air unit that goes with it [9.3.7b]

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"units": ids(p, self.units), "place": place_id(self.after.target)}

    def bar(self, p: Position, unit: int) -> Reason | None:
        if unit in self.units:
            return "moves-already-with-it"
        return bar_breakthrough(p, self.after, unit)

    def bar_forming(self, p: Position) -> Reason | None:
        """Each must be able to enter the vacated hex and to go on from there, and all must find
        room. [14.5a, 14.5b, 14.5e, 14.5f, 15.2.3a]"""
        target = self.after.target
        for unit in self.units:
            if p.place[unit] == target:  # it contested the city
                continue
            forward = Forward(self.after, (unit,), p.place[unit])
            cost = forward.reach(p).cost
            if target not in cost:
                return bar_end(p, forward, target)
            if mired(p, p.place[unit], target, p.ground.heavy):
                return "heavy-ground-in-the-way"
            if cost[target] != 1:
                return "cannot-follow", "15.2.3a"
        return None if room(p, target, self.units) else "too-many-there"

    def bar_aside(self, p: Position) -> Reason | None:
        """Units of one hex only, and not in an area. [15.2.2a, 15.2.4c, 22.7d]"""
        if is_area(p.place[self.units[0]]):
            return "forms-on-the-map"
        return None if len({p.place[u] for u in self.units}) == 1 else "one-stack-only"

    def bar_air(self, p: Position, air: int) -> Reason | None:
        """Only the air unit of the first battle goes with the group. [9.3.7b, 15.2.9b]"""
        return bar_air(p, air, self.after.air, self.air)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        others = [
            u for hex in self.after.hexes for u in p.of(p.side, hex) if self.bar(p, u) is None
        ]
        found = [choice("with", id) for id in ids(p, others)]
        flying = [a for a in air_units.every(p) if self.bar_air(p, a) is None]
        found += [choice("air", air_units.air_id(p, a)) for a in flying]
        if self.bar_forming(p) is None:
            found.append(choice("form"))
        if self.bar_aside(p) is None:
            found.append(choice("aside"))
        return [*found, choice("stop")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "with":
            return self.bar(p, find_unit(p, named(choice)))
        if choice.verb == "form":
            return self.bar_forming(p)
        if choice.verb == "air":
            return self.bar_air(p, air_units.find_air(p, named(choice)))
        return self.bar_aside(p) if choice.verb == "aside" else "finish-this-advance"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "with":
            units = (*self.units, find_unit(p, choice.args[0]))
            play.push(replace(self, units=tuple(sorted(units))))
            return
        if choice.verb == "air":
            play.push(replace(self, air=air_units.find_air(p, choice.args[0])))
            return
        if choice.verb == "stop":  # nothing has happened yet
            play.push(AdvanceAfterCombat(self.after))
            return
        pushed: list[Step] = []
        if choice.verb == "form":
            for hex in dict.fromkeys(p.place[u] for u in self.units):
                part = tuple(u for u in self.units if p.place[u] == hex)
                if hex != self.after.target:
                    pushed += walk(p, play, part, (self.after.target,)).after
        here = p.place[self.units[0]]
        play.tell(GroupFormed(units=ids(p, self.units), place=place_id(here)))
        if self.air >= 0:
            air_units.leave_with(p, play, self.air, self.units[0])
        group = Breakthrough(self.after, self.units, here, 1, air=self.air)
        onwards = GoOn(AdvanceAfterCombat(self.after, begun=True))
        play.push(*dict.fromkeys(pushed), GoOnWith(group), onwards)


class Breakthrough(AskActive, frozen=True):
    """The group advances hex by hex, leaves units behind, and attacks. `start`: where it formed or
    what it has emptied, until it marches on; `gone`: hexes spent; `free`: the hex that its last
    attack emptied; `stuck`: in an enemy zone; `last`: it may only enter that hex; `parted`: it is
    a unit that has left the group and fights no more.
    [15.2.1b, 15.2.4a, 15.2.6a, 15.2.7a, 15.2.8a, 15.2.8b, 15.2.10a]"""

    rules = ("15.2.4a", "15.2.6a", "15.2.8b", "15.2.10a")
    after: Advance
    units: tuple[int, ...]
    start: int
    gone: int
    free: int = -1
    stuck: bool = False
    last: bool = False
    air: int = -1  # the air unit that is with it
    parted: bool = False

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"units": ids(p, self.units), "hexes": self.left(p)}

    def forward(self, units: tuple[int, ...] | None = None) -> Forward:
        return Forward(self.after, units or self.units, self.start, self.gone)

    def left(self, p: Position) -> int:
        """Only the advance of the first battle counts. [15.2.8c]"""
        return self.forward().range(p) - self.gone

    def ends(self, p: Position) -> set[int]:
        found: set[int] = set()
        if not (self.stuck or self.last) and self.left(p) > 0:
            found = self.forward().ends(p)
        if self.free >= 0 and room(p, self.free, self.units):
            found.add(self.free)
        return found

    def targets(self, p: Position) -> list[int]:
        around = GRID.neighbours[p.place[self.units[0]]]
        return [hex for hex in around if hex != OFF and bar_attack(p, self, hex) is None]

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = to_places("to", self.ends(p)) + to_places("attack", self.targets(p))
        if len(self.units) > 1:
            found += [choice("drop", id) for id in ids(p, self.units)]
        return [*found, choice("stop")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "attack":
            return bar_attack(p, self, find_place(named(choice)))
        if choice.verb == "to":
            return self.bar_end(p, find_place(named(choice)))
        if choice.verb in ("support", "supply"):
            return "no-artillery-in-breakthrough"
        if choice.verb == "offensive":
            return "no-offensive-in-breakthrough"
        if choice.verb == "air":
            air = air_units.find_air(p, named(choice))
            return bar_air(p, air, self.after.air, self.air) or "group-comes-first"
        if choice.verb in ("advance", "breakthrough"):
            return "group-comes-first", "15.2.1b"
        return "not-moving-together" if choice.verb == "drop" else "finish-this-advance"

    def bar_end(self, p: Position, end: int | None) -> Reason | None:
        if end is None:
            return "no-such-place"
        if self.last:
            return "breakthrough-is-over"
        return "stuck-in-a-zone" if self.stuck else bar_end(p, self.forward(), end)

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        if choice.verb != "attack":
            return None
        target = find_place(choice.args[0])
        assert target is not None
        return None if too_many(p, target, ()) else chances(p, self.battle(p, target))

    def battle(self, p: Position, target: int) -> Battle:
        """If the defender keeps the best of those for whom there is room. [15.3b]"""
        left_out = weakest(p, target)
        return weigh(p, target, fighters(p, self.units), left_out, air=self.air >= 0)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        here = p.place[self.units[0]]
        if choice.verb == "stop":
            finish(p, self.units)
        elif choice.verb == "drop":
            leave_behind(p, play, self, find_unit(p, choice.args[0]))
        elif choice.verb == "attack":
            target = find_place(choice.args[0])
            assert target is not None
            attack = Attack(target, fighters(p, self.units), (), self.air)
            play.push(attack, AfterAttack(self, here, target))
        else:
            end = find_place(choice.args[0])
            assert end is not None
            if end == self.free:
                pushed = walk(p, play, self.units, (end,)).after
                if mired(p, here, end, p.ground.heavy):
                    finish(p, self.units)
                    play.push(*pushed)
                else:
                    play.push(*pushed, GoOnWith(replace(self, start=end, free=-1, stuck=False)))
            else:
                march(p, play, self, self.forward().way_to(p, end))


def fighters(p: Position, units: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(u for u in units if p.unit(u).combat and p.top(u).attack and not p.order[u])


def bar_attack(p: Position, group: Breakthrough, hex: int | None) -> Reason | None:
    """Why the group cannot attack a hex.
    [9.7.2f, 15.2.1c, 15.2.4a, 15.2.5a, 15.2.7a, 15.2.9a, 15.2.10b, 21.4d, 34.6.2a]"""
    if hex is None:
        return "no-such-place"
    if group.parted:
        return "only-the-group-attacks"
    here = p.place[group.units[0]]
    if is_area(hex):
        return "areas-are-safe"
    if not (p.field.combat[p.enemy] | (veiled(p) if p.side == AXIS else 0)) >> hex & 1:
        return "nobody-to-attack"
    if GRID.direction(here, hex) is None:
        return "not-beside-it"
    if group.last:
        return "breakthrough-is-over"
    if group.left(p) < 1:
        return "no-advance-left"
    if p.ground.marsh >> here & 1:
        return "no-breakthrough-from-marsh"
    if building(p, here):
        return "fort-being-built"
    if held_back(p, here):
        return "refitted-no-attack", "21.4d"
    movers = frozenset(mover(p, unit) for unit in group.units)
    ways = p.ground.ways(movers, p.over(p.side))[here]
    if not any(way.to == hex and not way.ford for way in ways):
        return "cannot-follow"
    if not fighters(p, group.units):
        return "cannot-attack"
    return None if group.battle(p, hex).lawful else "odds-too-low"


def bar_air(p: Position, air: int, first: int, taken: int) -> Reason | None:
    """Why an air unit does not shift the column of a breakthrough: it must have supported the
    first battle and gone with the group. [9.3.7b, 15.2.9b]"""
    if p.side == SOVIET:
        return "no-soviet-air"
    if air < 0:
        return "no-such-air-unit"
    if taken >= 0:
        return "one-air-unit"
    if air != first or air_units.is_romanian(p, air):
        return "air-not-in-first-battle"
    return None


def march(
    p: Position, play: Play, group: Breakthrough, way: tuple[int, ...], before: int = OFF
) -> None:
    """The group advances; marsh and mountains end it, an enemy zone leaves it only its fight.
    [13.3.2h, 14.5e, 15.2.6a]"""
    walked = walk(p, play, group.units, way)
    last = walked.last(before)
    now = replace(group, gone=group.gone + len(walked.path) - 1, free=-1)
    if walked.after:
        play.push(*walked.after, March(now, walked.left, last))
        return
    here = p.place[group.units[0]]
    if not 0 <= here < GRID.size:
        finish(p, group.units)
        return
    if mired(p, last, here, p.ground.heavy):
        finish(p, group.units)
    else:
        go_on(p, play, replace(now, start=OFF, stuck=in_zone(p, now, here)))


def in_zone(p: Position, group: Breakthrough, here: int) -> bool:
    """An enemy zone holds the group, but for where it began and the vacated hex. [15.2.6a]"""
    held = bool(p.field.zone(p.enemy) >> here & 1)
    return held and here not in (group.start, group.after.target)


class March(Step, frozen=True):
    """The group on its way, after what happened on it; `before`: the hex that it has come from.
    [15.2.1b]"""

    group: Breakthrough
    way: tuple[int, ...]
    before: int

    def resolve(self, p: Position, play: Play) -> None:
        march(p, play, self.group, self.way, self.before)


def go_on(p: Position, play: Play, group: Breakthrough) -> None:
    """Ask while there is anything to do."""
    if group.ends(p) or group.targets(p):
        play.push(group)
    else:
        finish(p, group.units)


def leave_behind(p: Position, play: Play, group: Breakthrough, unit: int) -> None:
    """A unit parts from the group: it may go on by itself, without fights, unless the advance of
    all is over; into the hex that the group has just emptied as free as that.
    [15.2.7a, 15.2.8b, 15.2.10a, 15.2.10b]"""
    rest = tuple(u for u in group.units if u != unit)
    if group.air >= 0:
        p.air_at[group.air] = rest[0]
    onwards = GoOnWith(replace(group, units=rest))
    alone = group.forward((unit,))
    apart = replace(group, units=(unit,), air=-1, parted=True)
    if group.free >= 0 and not group.last and apart.ends(p):
        play.push(apart, onwards)
    elif group.stuck or group.last or not alone.ends(p):
        finish(p, (unit,))
        play.push(onwards)
    else:
        play.push(alone, onwards)


class GoOnWith(Step, frozen=True):
    """The group goes on when what it caused has happened. [15.2.1b]"""

    group: Breakthrough

    def resolve(self, p: Position, play: Play) -> None:
        go_on(p, play, self.group)


# The fight


class Attack(Step, frozen=True):
    """A breakthrough combat: who is too many in the hex does not count. [15.1b, 15.3a, 15.3b]"""

    target: int
    units: tuple[int, ...]
    excess: tuple[int, ...] = ()
    air: int = -1

    def resolve(self, p: Position, play: Play) -> None:
        if too_many(p, self.target, self.excess):
            play.push(LeaveOut(p.enemy, self))
        else:
            p.advance_won = 0
            fight(p, play, Clash(self.target, self.units, self.excess, air=self.air))


def too_many(p: Position, target: int, excess: tuple[int, ...]) -> list[int]:
    """Those of whom one does not count; armies in reserve are never too many. [15.3b, 31.0d]"""
    return spare(p, counted(p, (u for u in p.of(p.enemy, target) if u not in excess)))


def weakest(p: Position, target: int) -> tuple[int, ...]:
    """Those who do not count if the best of the defenders do. [15.3b]"""

    def worth(unit: int) -> int:
        return 0 if p.routed(unit) else defence_of(p, unit, target, hard=False).value

    here = p.fighting(p.enemy, target)
    best = within_limit(p, target, here, worth)
    return tuple(unit for unit in here if unit not in best)


class LeaveOut(AskSide, frozen=True):
    """Which of the defenders, too many for their hex, do not count. [15.3b]"""

    rules = ("15.3b",)
    attack: Attack

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"place": place_id(self.attack.target)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        others = too_many(p, self.attack.target, self.attack.excess)
        return [choice("leave-out", id) for id in ids(p, others)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "leave-out":
            return "leave-some-out-first"
        here = p.fighting(self.to, self.attack.target)
        if find_unit(p, named(choice)) in here:
            return "takes-no-room"
        return "took-no-part", "15.3b"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        excess = (*self.attack.excess, find_unit(p, choice.args[0]))
        play.push(replace(self.attack, excess=excess))


class AfterAttack(Step, frozen=True):
    """The fight cost a hex. A group that has driven the defenders out may enter their hex free;
    with an advance of three or four it may go on, from there or from where it stands.
    [15.2.6b, 15.2.7a, 15.2.8a, 15.2.8b]"""

    group: Breakthrough
    here: int
    target: int

    def resolve(self, p: Position, play: Play) -> None:
        group, won = self.group, p.advance_won
        p.advance_won = 0
        units = tuple(u for u in alive(p, group.units) if p.place[u] == self.here)
        if not units:
            return
        if p.field.combat[p.enemy] >> self.target & 1:
            finish(p, units)
            return
        if group.air >= 0:  # also if the one it was with has fallen
            p.air_at[group.air] = units[0]
        now = replace(
            group,
            units=units,
            gone=group.gone + 1,
            free=self.target,
            stuck=in_zone(p, group, self.here),
            last=won < SUCCESS,
        )
        go_on(p, play, now)
