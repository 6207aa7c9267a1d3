"""Chapter 12: retreats, and the automatic ones of units in full retreat (13.3.2)."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import cache
from itertools import combinations
from typing import NamedTuple

import msgspec

from stavka.games.stalingrad42.events import UnitsRetreated, UnitsTrapped
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import (
    AREA,
    COMBAT,
    DISRUPTED,
    FORCED,
    ORDERS,
    RETREATED,
    Position,
    find_place,
    is_area,
    place_id,
)
from stavka.games.stalingrad42.rules import air, offensives
from stavka.games.stalingrad42.rules.base import (
    AskSide,
    Play,
    Step,
    find_unit,
    ids,
    named,
    places,
    to_places,
)
from stavka.games.stalingrad42.rules.boxes import lost_with, with_boxes
from stavka.games.stalingrad42.rules.control import enter, settle, spoils
from stavka.games.stalingrad42.rules.entry_areas import border, open_edge, own_areas
from stavka.games.stalingrad42.rules.losses import TakeLosses, eliminate
from stavka.games.stalingrad42.rules.supply import supplied
from stavka.games.stalingrad42.rules.units import alive, mover
from stavka.games.stalingrad42.rules.zones import zone
from stavka.hexes import OFF, members
from stavka.kernel import Arg, Choice, Reason, choice

AUTOMATIC = 2  # hexes of an automatic retreat [13.3.2g]
ROUT = 4  # hexes after which a unit is in full retreat [13.1.3b]

Path = tuple[int, ...]


class Retreat(Step, frozen=True):
    """The units of a hex must retreat so many hexes; in a fighting withdrawal one fewer is enough.
    [11.6.1a, 12.1.1a, 12.4d, 19.3b]"""

    side: int
    hex: int
    hexes: int
    automatic: bool = False
    fewest: int = 0
    again: bool = False  # after a breakthrough, where who has retreated may retreat again [15.3a]

    def resolve(self, p: Position, play: Play) -> None:
        here = list(p.of(self.side, self.hex))
        if not self.automatic and not self.again:
            for unit in [u for u in here if p.done[u] & RETREATED and p.unit(u).combat]:
                eliminate(p, play, unit)
                here.remove(unit)
        if not any(p.unit(u).combat for u in here):
            abandon(p, play, self.side, self.hex)
            return
        units = tuple(u for u in here if p.unit(u).kind != "supply")
        step = RetreatTo(
            self.side, self.hex, self.hexes, units, self.automatic, self.fewest,
            fighters=tuple(u for u in units if p.unit(u).combat),
        )  # fmt: skip
        retreat(p, play, step)


class RetreatTo(AskSide, frozen=True):
    """Where units retreat to: its owner chooses among the ends that the rules leave him. A stack
    may part. [12.1.2a, 12.1.3a to 12.1.3i]"""

    rules = ("12.1.3a", "12.1.2a")
    hex: int
    hexes: int
    units: tuple[int, ...]
    automatic: bool = False
    fewest: int = 0
    freely: bool = False  # who breaks away goes in any direction, or stays [27.2.3b]
    fighters: tuple[int, ...] = ()  # the combat units of the whole stack [19.3b]

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"units": ids(p, self.units), "place": place_id(self.hex), "hexes": self.hexes}

    def cites(self, p: Position) -> tuple[str, ...]:
        """Why they retreat without a battle: an enemy has come, or nobody holds them there."""
        if not self.automatic:
            return self.rules
        return ("13.3.2i" if self.to == p.side else "13.3.2g", *self.rules)

    def ends(self, p: Position) -> Ends:
        return p.field.keep(
            (self, bytes(p.done)),
            lambda: ends(
                p, self.to, self.hex, self.units, self.hexes, self.fewest, freely=self.freely
            ),
        )

    def open(self, p: Position) -> bool:
        """Whether any way leads back; most units have one at once."""
        danger = _danger(p, self.to)
        next_hexes = _steps(p, self.to, self.units)(self.hex)
        near = self.fewest == 1 and any(not danger(hex) for hex in next_hexes)
        return near or bool(self.ends(p).paths)

    def may_stay(self, p: Position) -> bool:
        """Who cannot fight may go with the others, and need not. [19.3b, 19.3d]"""
        return not self.freely and not any(p.unit(unit).combat for unit in self.units)

    def part(self, units: tuple[int, ...]) -> RetreatTo:
        """The same for some of them."""
        return msgspec.structs.replace(self, units=units)

    def able(self, p: Position) -> tuple[int, ...]:
        """Those of them whom a way saves, each by himself. [12.1.2a]"""
        return tuple(unit for unit in self.units if self.part((unit,)).ends(p).paths)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = self.ends(p)
        offered = to_places("retreat", found.paths)
        if len(self.units) > 1:
            offered += [choice("apart", p.unit(unit).id) for unit in self.units]
        if found.short:
            offered.append(choice("perish"))
        if self.may_stay(p):
            offered.append(choice("stop"))
        return offered

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "apart":
            return "not-in-this-retreat"
        if choice.verb == "perish":
            return "retreat-saves-them"
        if choice.verb in ("stand", "lead"):
            return "no-determined-defence"
        if choice.verb != "retreat":
            return "retreat-first"
        end = find_place(named(choice))
        if end is None:
            return "no-such-place"
        return bar_end(p, self, end)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "stop":
            return
        if choice.verb == "perish":
            destroy(p, play, self.units, self.hex)
        elif choice.verb == "apart":
            unit = find_unit(p, choice.args[0])
            rest = tuple(u for u in self.units if u != unit)
            apart(p, play, self, (unit,), rest)
        else:
            end = find_place(choice.args[0])
            assert end is not None
            found = self.ends(p)
            go_back(p, play, self, found.paths[end])
            if lost := found.short.get(end, 0):
                play.push(TakeLosses(self.to, self.units, lost), Bereft(self))


class Apart(Step, frozen=True):
    """A part of a stack retreats by itself. [12.1.2a]"""

    part: RetreatTo

    def resolve(self, p: Position, play: Play) -> None:
        part = self.part
        units = tuple(u for u in part.units if p.place[u] == part.hex)
        if units:
            retreat(p, play, part.part(units))


class Bereft(Step, frozen=True):
    """Who cannot fight is lost, wherever he has gone, when none of those who can, and were with
    him, has come away; who breaks away leaves others behind. [19.3b, 27.2.1a]"""

    retreat: RetreatTo

    def resolve(self, p: Position, play: Play) -> None:
        fighters = self.retreat.fighters
        if fighters and not alive(p, fighters):
            for unit in alive(p, self.retreat.units):
                eliminate(p, play, unit)


def apart(p: Position, play: Play, step: RetreatTo, *parts: tuple[int, ...]) -> None:
    """The parts of a stack retreat one after the other. [12.1.2a, 19.3b]"""
    play.push(*(Apart(step.part(units)) for units in parts), Bereft(step))


def retreat(p: Position, play: Play, step: RetreatTo) -> None:
    """Ask where to; nobody is asked about those whom no way saves. Where no way is open to all of
    them, those go who have one. Who only wanted to break away stays, and who cannot fight does.
    [12.1.2a, 12.2a, 19.3b, 27.2.3e]"""
    if step.ends(p).paths:
        play.push(step)
    elif step.freely:
        return
    elif len(step.units) > 1 and (able := step.able(p)):
        rest = tuple(u for u in step.units if u not in able)
        parts = [able, rest] if rest else [(unit,) for unit in able]
        apart(p, play, step, *parts)
    elif not step.may_stay(p):
        destroy(p, play, step.units, step.hex)


def destroy(p: Position, play: Play, units: tuple[int, ...], hex: int) -> None:
    units = lost_with(p, units)
    play.tell(UnitsTrapped(units=ids(p, units), place=place_id(hex)))
    p.eliminate(units)
    air.go_home(p, play, units)
    settle(p, play, hex)


def abandon(p: Position, play: Play, side: int, hex: int) -> None:
    """Units that cannot fight are lost when no combat unit is left with them; supply stays where it
    is until somebody comes. [18.6.6a, 19.3b]"""
    for unit in p.of(side, hex):
        if p.unit(unit).kind != "supply":
            eliminate(p, play, unit)


def go_back(p: Position, play: Play, step: RetreatTo, path: Path) -> None:
    """They go, out of their trains, and are in disorder afterwards, as is who is in their boxes.
    [5.6.5b, 13.1.2a, 13.1.3b, 13.1.3c, 13.3.2j, 22.5b, 34.6.2c]"""
    units = step.units
    shaken = {} if step.automatic else _shaken(p, step)
    p.detrain(units)
    for before, place in zip((step.hex, *path), path, strict=False):
        p.move(units, place)
        if not is_area(place):
            enter(p, play, units, before, place)
    if p.plans:
        offensives.drop(p, play, units)
    for unit in units:
        p.reserves.pop(unit, None)
        if p.phase == COMBAT:  # in movement nobody is beaten for it [12.1.3e, 12.2l, 12.4a]
            p.done[unit] |= RETREATED
    p.set_orders(shaken)
    air.go_home(p, play, units)
    leading = next((u for u in units if p.unit(u).combat), units[0])
    play.tell(
        UnitsRetreated(
            units=ids(p, units),
            path=places((step.hex, *path)),
            order=f"order-{ORDERS[p.order[leading]]}",
        )
    )
    settle(p, play, step.hex)


def _shaken(p: Position, step: RetreatTo) -> dict[int, int]:
    """The disorder of those who retreat now; who is in a box is at least as shaken as the worst of
    the stack, gone before or not. [13.1.2a, 13.1.3b, 13.1.3c, 13.3.2j, 34.6.2c]"""

    def after(unit: int) -> int:
        gone = p.place[unit] >= 0 and p.place[unit] != step.hex
        if gone or p.routed(unit):
            return p.order[unit]
        return FORCED if step.hexes >= ROUT or p.order[unit] == DISRUPTED else DISRUPTED

    found = {unit: after(unit) for unit in step.units if p.unit(unit).combat}
    if hidden := with_boxes(p, step.units)[len(step.units) :]:
        worst = max((after(unit) for unit in (*found, *alive(p, step.fighters))), default=DISRUPTED)
        found |= {unit: max(after(unit), min(worst, FORCED)) for unit in hidden}
    return found


class Ends(NamedTuple):
    """The ends of a retreat with the way to each, and how many steps those cost that lie too
    near."""

    paths: dict[int, Path]
    short: dict[int, int]


def ends(
    p: Position,
    side: int,
    start: int,
    units: tuple[int, ...],
    hexes: int,
    fewest: int = 0,
    *,
    freely: bool = False,
) -> Ends:
    """Where units of a hex may end their retreat, by the priorities of 12.1.3.

    Each hex of the way leads one hex further from the start: so it ends at the right distance. The
    search keeps to steps that destroy nobody; of several ways to an end it takes that on which
    most is won. Who breaks away `freely` goes in any direction, supplied or not, and never short.
    [11.6.1a, 12.1.3a to 12.1.3c, 12.2a to 12.2l, 27.2.3b, 27.2.3e]
    """
    step, danger, refuge = _steps(p, side, units), _danger(p, side), _refuges(p, side)
    gain = _gain(p, side)
    layers: list[dict[int, Path]] = [{start: ()}]
    homes: dict[int, Path] = {}
    for away in range(1, hexes + 1):
        homes = _homes(p, side, layers[-1], gain) | homes
        found: dict[int, Path] = {}
        for hex, path in sorted(layers[-1].items()):
            unsafe = hex != start and danger(hex)
            for other in step(hex):
                if GRID.distance(start, other) != away or (unsafe and danger(other)):
                    continue
                if other not in found or gain(path) > gain(found[other][:-1]):
                    found[other] = (*path, other)
        layers.append(found)
    last = layers[-1]
    full = {hex: path for hex, path in last.items() if not danger(hex)} | homes
    for away in range(fewest or hexes, hexes):
        full |= {hex: path for hex, path in layers[away].items() if not danger(hex)}
    if not full:
        full = _homes(p, side, last, gain)
        for away in range(fewest or hexes, hexes + 1):
            full |= _one_more(start, away, layers[away], step, danger)
    if full or freely:
        return Ends(full if freely else _in_supply(p, side, full), {})
    if not any(p.unit(unit).combat for unit in units):  # they have no steps to pay with
        return Ends({}, {})
    near: dict[int, Path] = {}
    short: dict[int, int] = {}
    for away in range(hexes - 1, 0, -1):
        for hex, path in layers[away].items():
            if refuge(hex):
                near[hex], short[hex] = path, hexes - away
    near = _in_supply(p, side, near)
    return Ends(near, {hex: short[hex] for hex in near})


def would_destroy(p: Position, side: int, hex: int, hexes: int, *, again: bool = False) -> bool:
    """Whether such a retreat would destroy all units of a hex, however they part; those who have
    retreated before do not count unless they may retreat again. [11.5.1b, 12.1.2a]"""

    def doomed(*units: int) -> bool:
        found = ends(p, side, hex, units, hexes)
        lost = min(found.short.values(), default=0)
        return not found.paths or lost >= sum(map(p.steps, units))

    here = [u for u in p.fighting(side, hex) if again or not p.done[u] & RETREATED]
    sizes = sorted(range(1, len(here) + 1), key=lambda size: (size < len(here), size))
    parts = (part for size in sizes for part in combinations(here, size))
    return bool(here) and all(doomed(*part) for part in parts)


def _one_more(
    start: int,
    hexes: int,
    last: dict[int, Path],
    step: Callable[[int], list[int]],
    danger: Callable[[int], bool],
) -> dict[int, Path]:
    """One hex more saves who would end in an enemy zone; not back. [12.2e, 12.2f]"""
    found: dict[int, Path] = {}
    for hex, path in sorted(last.items()):
        for other in step(hex):
            if other not in found and GRID.distance(start, other) >= hexes and not danger(other):
                found[other] = (*path, other)
    return found


def _homes(
    p: Position, side: int, layer: dict[int, Path], gain: Callable[[Path], int]
) -> dict[int, Path]:
    """The own areas that lie beside these hexes, with the way. [12.2j, 12.2k]"""
    found: dict[int, Path] = {}
    open = open_edge(p.ground, p.field, side)
    for area in own_areas(p, side):
        edge = border(p.ground, area) & open
        near = [hex for hex in layer if edge >> hex & 1]
        if near:
            found[area] = (*layer[min(near, key=lambda hex: (-gain(layer[hex]), hex))], area)
    return found


def _gain(p: Position, side: int) -> Callable[[Path], int]:
    """How much is won on a way. [9.7.5b, 12.1.3a]"""
    won = spoils(p, side)
    return lambda path: sum(won >> hex & 1 for hex in path)


def _in_supply(p: Position, side: int, found: dict[int, Path]) -> dict[int, Path]:
    """Those that can be supplied, if any can. [12.1.3g]"""
    if len(found) < 2:
        return found
    reached = supplied(p, side)
    kept = {end: way for end, way in found.items() if end >= AREA or reached >> end & 1}
    return kept or found


def _steps(p: Position, side: int, units: tuple[int, ...]) -> Callable[[int], list[int]]:
    """The hexes that units may step into from another without being destroyed by that step alone.
    [12.2a, 12.2b, 12.2c, 12.2g, 12.2h, 12.2i]"""
    field, ground, enemy = p.field, p.ground, 1 - side
    ways = ground.ways(frozenset(mover(p, unit) for unit in units))
    barred = field.units[enemy] | field.bond(enemy).hexes
    sides, friends = field.bond(enemy).sides, field.combat[side]
    pier = any(p.unit(unit).combat for unit in units)

    def found(hex: int) -> list[int]:
        return [
            way.to
            for way in ways[hex]
            if not barred >> way.to & 1
            and not (sides[way.direction] | ground.volga[way.direction]) >> hex & 1
            and not (way.ford and not ((pier or friends >> hex & 1) and friends >> way.to & 1))
        ]

    return found


def _refuges(p: Position, side: int) -> Callable[[int], bool]:
    """Hexes with friends who have not retreated in this phase. [12.1.3e, 12.2l]"""

    def found(hex: int) -> bool:
        return any(not p.done[unit] & RETREATED for unit in p.of(side, hex))

    return found


def _danger(p: Position, side: int) -> Callable[[int], bool]:
    """Enemy zones that no friend takes away. [12.2d, 12.2e, 12.2l]"""
    zones, refuge = p.field.zone(1 - side), _refuges(p, side)
    return lambda hex: bool(zones >> hex & 1) and not refuge(hex)


def bar_end(p: Position, step: RetreatTo, end: int) -> Reason | None:
    """Why a retreat cannot end there."""
    side, start = step.to, step.hex
    if is_area(end):
        return ("retreat-destroys", "12.2j") if end not in own_areas(p, side) else "retreat-too-far"
    if not p.ground.land >> end & 1:
        return "retreat-destroys", "12.2a" if p.ground.in_play >> end & 1 else "12.2j"
    if p.field.units[1 - side] >> end & 1:
        return "retreat-destroys", "12.2b"
    if p.field.bond(1 - side).hexes >> end & 1:
        return "retreat-destroys", "12.2c"
    if not (step.fewest or step.hexes) <= GRID.distance(start, end) <= step.hexes:
        return "retreat-distance"
    if _danger(p, side)(end):
        return "retreat-destroys", "12.2e"
    found = step.ends(p)
    barred = not found.short and not step.freely and not supplied(p, side) >> end & 1
    if barred and _any_supplied(p, side, found):
        return "retreat-into-supply"
    return "retreat-destroys", _in_the_way(p, step, end)


# What can be in the way of a retreat, by its row, in the order in which it is named.
IN_THE_WAY = ("12.2g", "12.2i", "12.2c", "12.2b", "12.2a", "12.2d")


def _in_the_way(p: Position, step: RetreatTo, end: int) -> str:
    """The row of what keeps them from a hex where they could stand: the first thing without which a
    way would lead there; where several are, the first that must be gone with the others.
    [12.2a to 12.2d, 12.2g, 12.2i]"""
    start, bars = step.hex, _bars(p, step)

    def leads(lifted: Set[str]) -> bool:
        front = {start}
        for away in range(1, GRID.distance(start, end) + 1):
            steps = ((hex, to) for hex in front for to in GRID.neighbours[hex] if to != OFF)
            near = [each for each in steps if GRID.distance(start, each[1]) == away]
            front = {to for hex, to in near if bars(hex, to) <= lifted}
        return end in front

    every = frozenset(IN_THE_WAY)
    alone = (row for row in IN_THE_WAY if leads({row}))
    needed = (row for row in IN_THE_WAY if not leads(every - {row}))
    return next(alone, None) or next(needed, IN_THE_WAY[0])


def _bars(p: Position, step: RetreatTo) -> Callable[[int, int], set[str]]:
    """The rows by which a step of a retreat would destroy. [12.2a to 12.2d, 12.2g, 12.2i]"""
    ground, field, units = p.ground, p.field, step.units
    ways = ground.ways(frozenset(mover(p, unit) for unit in units))
    enemies, bond, friends = (
        field.units[1 - step.to],
        field.bond(1 - step.to),
        field.combat[step.to],
    )
    pier = any(p.unit(unit).combat for unit in units)
    danger = cache(_danger(p, step.to))

    @cache
    def found(hex: int, to: int) -> set[str]:
        direction = GRID.direction(hex, to)
        assert direction is not None
        way = next((way for way in ways[hex] if way.to == to), None)
        bridged = (pier or friends >> hex & 1) and friends >> to & 1
        volga = ground.volga[direction] >> hex & 1
        rows = {
            "12.2a": way is None and not volga,
            "12.2b": enemies >> to & 1,
            "12.2c": (bond.hexes >> to | bond.sides[direction] >> hex) & 1,
            "12.2d": hex != step.hex and danger(hex) and danger(to),
            "12.2g": way is not None and way.ford and not bridged,
            "12.2i": volga,
        }
        return {row for row, bars in rows.items() if bars}

    return found


def _any_supplied(p: Position, side: int, found: Ends) -> bool:
    reached = supplied(p, side)
    return any(end >= AREA or reached >> end & 1 for end in found.paths)


def pushed(p: Position, units: tuple[int, ...], hex: int) -> list[Step]:
    """The automatic retreats of enemies in full retreat beside a combat unit, or in the city that
    it comes to contest. [13.3.2g, 13.3.2h]"""
    side = p.unit(units[0]).side
    if not any(p.unit(unit).combat for unit in units):
        return []
    beside = (zone(p.ground, 1 << hex) | 1 << hex) & p.field.fleeing(1 - side)
    return [Retreat(1 - side, other, AUTOMATIC, automatic=True) for other in members(beside)]
