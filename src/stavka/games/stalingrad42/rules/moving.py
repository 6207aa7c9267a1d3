"""Chapter 5, movement: units, companions, hexes.

A stack is picked, then told hex by hex or all the way; it walks, and what happens on the way
(control, automatic retreats, garrisons) happens there. Whoever has begun to move finishes before
another does.
"""

from __future__ import annotations

from msgspec.structs import replace

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.events import UnitsLeftTheMap, UnitsMoved
from stavka.games.stalingrad42.field import TO_BAKU
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import (
    DISRUPTED,
    EXTENDED,
    MOVED,
    SEEN,
    SHIFTED,
    Position,
    exit_of,
    find_place,
    is_area,
    place_id,
)
from stavka.games.stalingrad42.rules import baku, offensives, supply_points
from stavka.games.stalingrad42.rules.ambush import ComeOut
from stavka.games.stalingrad42.rules.bar_march import bar_end
from stavka.games.stalingrad42.rules.base import (
    Play,
    Step,
    find_unit,
    ids,
    named,
    places,
    to_places,
)
from stavka.games.stalingrad42.rules.boxes import hiding
from stavka.games.stalingrad42.rules.control import enter, noticed, settle
from stavka.games.stalingrad42.rules.entry_areas import exits
from stavka.games.stalingrad42.rules.marching import ONE_HEX, March
from stavka.games.stalingrad42.rules.movement import FAR, MODES, SHORT, TACTICAL
from stavka.games.stalingrad42.rules.retreat import pushed
from stavka.games.stalingrad42.rules.rulings import (
    EVERY_SUPPORTER_IS_DISRUPTED,
    GIVES_WAY_TO_THE_SPENT,
)
from stavka.games.stalingrad42.rules.ships import ONE_OF_TWO, Voyage
from stavka.games.stalingrad42.rules.supply_points import DEEDS
from stavka.hexes import OFF
from stavka.kernel import Arg, Choice, Reason, choice

FAR_FOR_SUPPORT = 2  # hexes; who supports and moves further is disrupted [13.1.2b, 18.2.2b]


class Moving(March, frozen=True):
    """Where they go, and with whom. [5.1b, 5.1c, 5.3a, 5.4a]"""

    rules = ("5.1c", "5.3a", "5.4a")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"units": ids(p, self.units), "place": place_id(p.place[self.units[0]])}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("with", p.box.armies.ids[unit]) for unit in self.companions(p)]
        if p.unit(self.units[0]).kind == "supply":
            found += [choice(deed) for deed in DEEDS if self.bar_deed(p, deed) is None]
        if self.bar_sea(p) is None:
            found += [choice("sea", p.box.armies.ids[unit]) for unit in self.units]
        for mode, ends in self.ends(p).items():
            found += to_places(MODES[mode], ends)
        if self.begun and len(self.units) > 1:
            found += [choice("drop", p.box.armies.ids[unit]) for unit in self.units]
        return [*found, choice("stop")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "with":
            return self.bar_companion(p, find_unit(p, named(choice)))
        if choice.verb in MODES:
            return bar_end(p, self, MODES.index(choice.verb), named(choice))
        if choice.verb in DEEDS:
            return self.bar_deed(p, choice.verb)
        if choice.verb == "drop":
            return "not-moving-together" if self.begun else "has-not-moved-yet"
        if choice.verb == "sea" and find_unit(p, named(choice)) in self.units:
            return self.bar_sea(p)
        return "finish-this-move"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "with":
            play.push(self.joined_by(find_unit(p, choice.args[0])))
        elif choice.verb in DEEDS:
            unit = supply_points.do(p, play, self.units[0], choice.verb)
            if unit >= 0:
                play.push(Moving((unit,), self.start, turned=True))
        elif choice.verb == "drop":
            unit = find_unit(p, choice.args[0])
            finish(p, play, (unit,), self)
            rest = tuple(u for u in self.units if u != unit)
            go_on(p, play, self.on(rest))
        elif choice.verb == "stop":
            finish(p, play, self.units, self)
        elif choice.verb == "sea":
            embark(play, self)
        else:
            mode, end = MODES.index(choice.verb), find_place(choice.args[0])
            assert end is not None
            moving = self.in_mode(mode)
            walk(p, play, moving, mode, moving.way_to(p, mode, end))


# Walking


Leg = tuple[tuple[int, int], ...]


class Walk(Step, frozen=True):
    """Units on their way, after what happened on it. [5.1c, 5.1g]"""

    moving: Moving
    mode: int
    way: Leg
    dared: int = OFF  # a reserve army is there, and its owner has been asked who comes out

    def resolve(self, p: Position, play: Play) -> None:
        walk(p, play, self.moving, self.mode, self.way, self.dared)


def walk(p: Position, play: Play, moving: Moving, mode: int, way: Leg, dared: int = OFF) -> None:
    """Go along; stop where something happens, and where the way is no longer open. Before a reserve
    army is overrun its owner may let units out; in a contested city it is not.
    [29.1.2a, 34.6.2a, 34.6.2e]"""
    units = moving.units
    path = [p.place[units[0]]]
    spent, hexes, shy = moving.spent, moving.hexes, moving.shy
    beside = p.field.beside(p.enemy)
    loud = noticed(p, units)
    after: list[Step] = []
    left = list(way)
    while left:
        place, cost = left[0]
        if not is_open(p, units, path[-1], place):
            break
        if p.side == AXIS and place != dared and hiding(p, place) and not p.contested(place):
            dared, after = place, [ComeOut(SOVIET, place)]
            break
        left.pop(0)
        path.append(place)
        spent, hexes = cost, hexes + 1
        if is_area(place):
            break
        if beside >> place & 1:
            shy = False
        if not loud >> place & 1:
            continue
        p.move(units, place)
        enter(p, play, units, path[-2], place)
        if GIVES_WAY_TO_THE_SPENT or left or moving.allowance(p, mode) > cost - moving.spent:
            after = pushed(p, units, place)
        if after:
            break
    _arrive(p, play, units, path, mode)
    now = replace(moving, mode=mode, spent=spent, hexes=hexes, shy=shy, turned=False)
    if after:
        play.push(*after, Walk(now, mode, tuple(left), dared))
    else:
        go_on(p, play, now)
        if path[-1] == TO_BAKU != path[0] and p.side == AXIS:
            baku.march(p, play, units)


def is_open(p: Position, units: tuple[int, ...], here: int, place: int) -> bool:
    """Whether what happened on the way still lets them go on: enemies may have come back upon it or
    out of a box, and zones stop them. [6.2a, 13.3.2g, 22.3.2a, 34.6.2a]"""
    if is_area(place):
        return True
    field, enemy = p.field, p.enemy
    if field.combat[enemy] >> place & 1 and not p.contested(place):
        return False
    bonds = field.bond(enemy)
    if bonds.hexes >> place & 1:
        return False
    direction = None if is_area(here) else GRID.direction(here, place)
    return direction is None or not bonds.sides[direction] >> here & 1


def _arrive(p: Position, play: Play, units: tuple[int, ...], path: list[int], mode: int) -> None:
    if len(path) == 1:
        return
    last = path[-1]
    gone = last in exits(p, p.side)
    p.move(units, exit_of(last) if gone else last)
    for unit in units:
        if not is_area(last):
            p.known[unit] |= SEEN
        elif is_area(path[0]):
            p.known[unit] |= SHIFTED
    play.tell(UnitsMoved(units=ids(p, units), path=places(path), mode=f"mode-{MODES[mode]}"))
    settle(p, play, path[0])
    if gone:
        play.tell(UnitsLeftTheMap(units=ids(p, units), place=place_id(last)))


def go_on(p: Position, play: Play, moving: Moving) -> None:
    """Ask again if they can go on, else they are done: so are those who have come to an area, but
    not who has found no way out of it yet. [6.2a, 22.3.1b, 34.6.2a]"""
    here = p.place[moving.units[0]]
    zone = p.field.zone(p.enemy) | p.field.contested
    away = not 0 <= here < GRID.size and moving.begun
    halted = away or zone >> here & 1
    masked = any(unit in p.masks for unit in moving.units)  # how fast it is stays a secret
    if halted or not (masked or any(moving.ends(p).values()) or moving.bar_sea(p) is None):
        finish(p, play, moving.units, moving)
    else:
        play.push(moving)


def embark(play: Play, moving: Moving) -> None:
    """Naval infantry goes by sea, and on if a hex of its tactical movement is left. [5.7.1g]"""
    (unit,) = moving.units
    gone = moving.own(unit)[1] + ONE_OF_TWO
    landed = Moving((unit,), moving.start, SHORT, gone, gone, shy=False)
    play.push(Voyage(unit), Walk(landed, SHORT, ()))


def finish(p: Position, play: Play, units: tuple[int, ...], moving: Moving) -> None:
    """They have moved; who supports and went far is disrupted, and plans no more; what it went in a
    box does not count. [2.3.2b, 5.4b, 13.1.2b, 26.2b, 34.6.3a]"""
    gone = {unit: moving.own(unit)[1] for unit in units}
    if p.plans:
        offensives.drop(p, play, tuple(u for u in units if gone[u] > offensives.FAR))
    if p.reserving:
        here = p.place[units[0]]  # off the map for good, perhaps
        stays = not moving.begun or (here >= 0 and not p.field.zone(p.enemy) >> here & 1)
        p.stepped += [u for u in units if stays and gone[u] <= ONE_HEX]
    if p.masks:
        p.marches |= {
            unit: (moving.mode, *moving.own(unit), moving.shy) for unit in units if unit in p.masks
        }
    for unit in units:
        far = moving.mode == FAR and gone[unit] > TACTICAL  # else it was tactical movement, too
        p.done[unit] |= MOVED | (EXTENDED if far else 0)
        supports = p.unit(unit).support and (EVERY_SUPPORTER_IS_DISRUPTED or p.top(unit).ready)
        if supports and gone[unit] - moving.boxed > FAR_FOR_SUPPORT and not p.order[unit]:
            p.set_order(unit, DISRUPTED)
