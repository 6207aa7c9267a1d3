"""Chapter 21: replacements. A point gives a unit a step, or brings one back that was eliminated;
either bears a marker until the recovery phase."""

from __future__ import annotations

from collections import Counter

from stavka.games.stalingrad42.components import AXIS, GERMAN_POINTS, POINTS, SIDES, SOVIET
from stavka.games.stalingrad42.events import (
    RemnantRestored,
    UnitArrived,
    UnitRebuilt,
    UnitRefitted,
)
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import Terrain
from stavka.games.stalingrad42.masked_events import ReplacementHidden
from stavka.games.stalingrad42.position import (
    DISPLAYED,
    ELIMINATED,
    MASKED,
    POOL,
    REMOVED,
    SEEN,
    Position,
    area_of,
    box_id,
    find_place,
    is_area,
    is_box,
    place_id,
)
from stavka.games.stalingrad42.rules.artillery import HEADQUARTERS, USED
from stavka.games.stalingrad42.rules.base import (
    AskActive,
    Play,
    find_unit,
    is_hex,
    named,
    to_places,
)
from stavka.games.stalingrad42.rules.boxes import (
    ROOM,
    army_of,
    find_army,
    inside,
    tell_hidden,
)
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import own_areas, room_at_sea
from stavka.games.stalingrad42.rules.railways import network
from stavka.games.stalingrad42.rules.supply import supplied, supplied_in
from stavka.games.stalingrad42.setups import CASPIAN, CORPS
from stavka.hexes import Bitset, bits, members
from stavka.kernel import Arg, Choice, Reason, choice

ENGINEERS = "engineer"  # Linden's, who are not rebuilt [20.9b]
CORPS_AREAS = ("A", "B", "C")  # [21.3.1f]
SPECIAL = "special"
NEAR_THE_RAILWAY = 2  # hexes [21.3.1c]
# The rows that say for whom each kind of points is.
FOR_WHOM = dict.fromkeys(POINTS, "21.1.2e") | {
    "tank": "21.1.2a",
    "infantry": "21.1.2b",
    "cavalry": "21.1.2c",
    "special": "21.1.2d",
}


def points(p: Position) -> dict[str, int]:
    """What the turn track gives the active player, without a point that the Axis has forfeited.
    [21.1.1b, 32.3a]"""
    scenario = p.setup.scenario
    if p.turn < scenario.replacements_from[p.side]:
        return {}
    found = p.box.tables.replacements(scenario.track, p.turn).of(p.side)
    if p.special_forfeited and p.side == AXIS and found.get(SPECIAL):
        p.special_forfeited = False
        found = {**found, SPECIAL: found[SPECIAL] - 1}
    return found


def taken_by(p: Position, unit: int) -> tuple[str, ...]:
    """The kinds of points that a unit takes; a remnant takes those of its unit.
    [21.1.2a to 21.1.2f, 21.3.4a, 21.5.1a, 21.5.2a]"""
    whole = p.stands_for[unit]
    return p.unit(unit if whole < 0 else whole).replacements


def bar_points(p: Position, unit: int, kind: str) -> Reason | None:
    """Why points of a kind are not for a unit, or are not there. [21.1.1b, 21.1.2a to 21.1.2f]"""
    if kind not in POINTS:
        return "no-such-replacements"
    if kind not in taken_by(p, unit):
        if p.unit(unit).ally and kind in GERMAN_POINTS:
            return "german-replacements"
        return "other-replacements", FOR_WHOM[kind]
    return None if p.replacements.get(kind) else "no-replacements-left"


def _bar_any(p: Position, unit: int) -> Reason | None:
    """Why a unit takes no replacement at all. [10.4.3a, 20.9b, 21.1.2a to 21.1.2d, 21.2c]"""
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    if p.place[unit] == REMOVED:
        return "lost-for-good"
    if unit in p.refits:
        return "refitted-already"
    if not taken_by(p, unit):
        return "takes-no-replacements", "20.9b" if p.unit(unit).kind == ENGINEERS else "21.1.2a"
    return None


def bar_refit(p: Position, unit: int) -> Reason | None:
    """Why a unit in play gets no step: it must lack one, be in good order, and in supply, by its
    mark as by its line at this moment, in a box by that of its army; enemies beside it do not
    matter. [13.2.1h, 16.4d, 21.1.1a, 21.2a to 21.2c, 34.5a]"""
    if (reason := _bar_any(p, unit)) is not None:
        return reason
    if p.place[unit] == DISPLAYED:
        return "remnant-is-in-play"
    here = p.place[unit]
    if is_box(here):
        here = p.place[army_of(p, unit)]
    if here < 0:
        return "not-on-the-map"
    if p.unit(unit).support or not (p.face[unit] or p.stands_for[unit] >= 0):
        return "at-full-strength"
    if p.order[unit]:
        return ("disordered-no-replacements", "21.2b" if p.routed(unit) else "13.2.1h")
    if p.supply[unit]:
        return "no-supply-no-replacements"
    if not supplied_in(p, p.side, here):
        return "no-supply-no-replacements", "21.2a"
    return None


def bar_rebuilding(p: Position, unit: int) -> Reason | None:
    """Why an eliminated unit does not come back. [20.4c, 21.1.1a, 21.3.1a to 21.3.1g]"""
    if (reason := _bar_any(p, unit)) is not None:
        return reason
    if p.place[unit] != ELIMINATED:
        return "not-eliminated"
    if not p.unit(unit).rebuilt:
        return "garrison-is-not-rebuilt"
    areas = own_areas(p, p.side)
    open = any(bar_muster(p, unit, area) is None for area in areas) or mustering(p, unit)
    open = open or hosts(p, unit)
    return None if open else "nowhere-to-muster"


def offered(p: Position) -> list[Choice]:
    """Each unit that can get a step or come back, with each kind of points that can be spent."""
    if not any(p.replacements.values()):
        return []
    found = []
    for unit in p.setup.units[p.side]:
        gone = p.place[unit] == ELIMINATED
        if not (gone or p.face[unit] or p.stands_for[unit] >= 0):  # nothing is missing
            continue
        kinds = [kind for kind in taken_by(p, unit) if p.replacements.get(kind)]
        if not kinds:
            continue
        if gone and bar_rebuilding(p, unit) is None:
            found += [choice("rebuild", p.unit(unit).id, kind) for kind in kinds]
        elif (p.place[unit] >= 0 or is_box(p.place[unit])) and bar_refit(p, unit) is None:
            found += [choice("refit", p.unit(unit).id, kind) for kind in kinds]
    return found


def bar_wish(p: Position, wish: Choice) -> Reason | None:
    """Why a wish for a replacement is not granted."""
    unit = find_unit(p, named(wish))
    reason = bar_refit(p, unit) if wish.verb == "refit" else bar_rebuilding(p, unit)
    return reason or bar_points(p, unit, wish.args[1] if len(wish.args) > 1 else "")


# Units in play


def refit(p: Position, play: Play, wish: Choice) -> None:
    """A step more; a remnant goes back to its display, and its unit returns on its reduced side.
    [21.1.1a, 21.3.4a, 21.3.4b, 21.4a]"""
    unit, kind = find_unit(p, wish.args[0]), wish.args[1]
    p.replacements[kind] -= 1
    whole = add_step(p, unit)
    p.refits[whole] = False
    if whole != unit:
        play.tell(RemnantRestored(unit=p.unit(whole).id, remnant=wish.args[0], replacement=kind))
    else:
        owner = (SIDES[p.side],) if is_box(p.place[unit]) else None
        if owner:
            play.tell(ReplacementHidden(replacement=kind))
        steps = p.steps(unit)
        play.tell(UnitRefitted(unit=wish.args[0], replacement=kind, left=steps, audience=owner))


def add_step(p: Position, unit: int) -> int:
    """A step more for a unit or for what a remnant is left of; the counter that is up then."""
    if (whole := p.stands_for[unit]) >= 0:
        _restore(p, unit, whole)
        return whole
    p.face[unit] -= 1
    p.touched((p.place[unit],))
    return unit


def _restore(p: Position, remnant: int, whole: int) -> None:
    """The unit takes the place of its remnant, also among those who forced a battle for a city."""
    for flags in (p.order, p.supply, p.done, p.known):
        flags[whole] = flags[remnant]
    p.face[whole] = len(p.unit(whole).faces) - 1
    for hex, forced in p.city_battles.items():
        p.city_battles[hex] = (forced[0], *(whole if u == remnant else u for u in forced[1:]))
    p.stands_for[remnant] = -1
    p.move((whole,), p.place[remnant])
    p.move((remnant,), POOL)


# Eliminated units


class Muster(AskActive, frozen=True):
    """Where an eliminated unit comes back. [21.3.1a to 21.3.1g]"""

    rules = ("21.3.1a", "21.3.1e")
    unit: int
    kind: str  # of points that it costs; empty: a rule brings it back [32.4b]

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"unit": p.unit(self.unit).id}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("into", box_id(p.masks[army])) for army in hosts(p, self.unit)]
        return [*to_places("muster", mustering(p, self.unit)), *found, choice("not-now")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "muster":
            return bar_muster(p, self.unit, find_place(named(choice)))
        if choice.verb == "into":
            return bar_host(p, self.unit, find_army(p, named(choice)))
        return "muster-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "not-now":
            return
        if self.kind:
            p.replacements[self.kind] -= 1
        id = p.unit(self.unit).id
        if choice.verb == "into":
            army = find_army(p, choice.args[0])
            rebuild(p, self.unit, MASKED - p.masks[army])
            if self.kind:
                play.tell(ReplacementHidden(replacement=self.kind))
            tell_hidden(p, play, self.unit, army)
            return
        place = find_place(choice.args[0])
        assert place is not None
        rebuild(p, self.unit, place)
        if self.kind:
            play.tell(UnitRebuilt(unit=id, replacement=self.kind, place=place_id(place)))
        else:
            play.tell(UnitArrived(unit=id, place=place_id(place)))


def rebuild(p: Position, unit: int, place: int) -> None:
    """A unit comes back as weak as its counter can be, a support unit used; it comes to the map
    like a new one. [10.4.2a, 18.2.3d, 21.1.1a, 21.3.3a, 21.4a]"""
    p.face[unit] = USED if p.unit(unit).support else len(p.unit(unit).faces) - 1
    p.order[unit] = p.supply[unit] = p.done[unit] = 0
    p.known[unit] = p.known[unit] & ~SEEN | (SEEN if is_hex(place) else 0)
    p.refits[unit] = True
    p.move((unit,), place)


def hosts(p: Position, unit: int) -> list[int]:
    """The reserve armies in whose boxes a unit can come back. [34.5a]"""
    return [army for army in sorted(p.masks) if bar_host(p, unit, army) is None]


def bar_host(p: Position, unit: int, army: int) -> Reason | None:
    """Why a unit does not come back in the box of an army, which must be in supply. Corps go only
    where others of them come back. [21.3.1f, 22.6.4b, 34.2c, 34.5a]"""
    if army not in p.masks or p.place[army] < 0 or p.side != SOVIET:
        return "no-reserve-army"
    if len(inside(p, army)) >= ROOM:
        return "box-is-full"
    here = p.place[army]
    if p.unit(unit).kind in CORPS and here not in map(area_of, CORPS_AREAS):
        return "corps-by-the-north"
    if is_hex(here) and not supplied(p, p.side) >> here & 1:
        return "army-not-supplied-there", "34.5a"
    return _bar_sea(p, unit, here)


def mustering(p: Position, unit: int) -> list[int]:
    """The areas and hexes in which a unit can come back."""
    hexes = members(_cities(p) | _staffs(p))
    return [
        place for place in (*hexes, *own_areas(p, p.side)) if bar_muster(p, unit, place) is None
    ]


def bar_muster(p: Position, unit: int, place: int | None) -> Reason | None:
    """Why an eliminated unit does not come back in a place. [21.3.1a to 21.3.1g, 22.6.4b]"""
    if place is None:
        return "no-such-place"
    if p.unit(unit).kind in CORPS and place not in map(area_of, CORPS_AREAS):
        return "corps-by-the-north"
    if is_area(place):
        return _bar_sea(p, unit, place) if place in own_areas(p, p.side) else "muster-in-own-areas"
    beside = p.field.beside(p.enemy) | p.field.units[p.enemy]
    if beside >> place & 1:
        return "muster-beside-the-enemy"
    return _bar_host(p, unit, place)


def _bar_sea(p: Position, unit: int, place: int) -> Reason | None:
    """Nobody comes back at sea where it is full. [22.6.4b]"""
    full = place == area_of(CASPIAN) and not room_at_sea(p, (unit,))
    return "caspian-is-full" if full else None


def _bar_host(p: Position, unit: int, hex: int) -> Reason | None:
    """Nobody in a hex takes a unit up, or not one more: a large city takes one, each headquarters
    one, the Axis only of its nation. [21.3.1b, 21.3.1c, 21.3.1d, 21.3.1g]"""
    city = _cities(p) >> hex & 1
    staffs = [p.unit(u).nation for u in p.of(p.side, hex) if p.unit(u).kind in HEADQUARTERS]
    near = not (reason := _bar_staff(p, hex))
    hosts = Counter(staffs if near else ())
    nation = p.unit(unit).nation
    if not (city or hosts[nation]):
        if nation in staffs:
            return reason
        if staffs:
            return "headquarters-of-others"
        return "city-is-cut-off" if _large(p) >> hex & 1 else "nobody-to-muster-with"
    came = Counter(p.unit(u).nation for u, new in p.refits.items() if new and p.place[u] == hex)
    came[nation] += 1
    guests = sum(max(count - hosts[each], 0) for each, count in came.items())
    return "mustered-here-already" if guests > city else None


def _bar_staff(p: Position, hex: int) -> Reason | None:
    """Headquarters take units up in supply, and not far from the railways. [21.3.1c]"""
    if not supplied(p, p.side) >> hex & 1:
        return "headquarters-without-supply"
    near = GRID.within(hex, NEAR_THE_RAILWAY) & network(p, p.side)
    return None if near else "headquarters-far-from-railways"


def _cities(p: Position) -> Bitset:
    """The large cities in the hands of the active player and on his railways. [21.3.1b]"""
    return _large(p) & controlled(p, p.side) & network(p, p.side)


def _large(p: Position) -> Bitset:
    return p.ground.map.of[Terrain.MAJOR_CITY] & p.ground.land


def _staffs(p: Position) -> Bitset:
    units = p.setup.units[p.side]
    return bits(p.place[u] for u in units if p.unit(u).kind in HEADQUARTERS and p.on_map(u))


# Markers


def held_back(p: Position, hex: int) -> bool:
    """Whether a replacement marker forbids all attacks out of a hex. [21.4d]"""
    return any(p.place[unit] == hex for unit in p.refits)


def remove_markers(p: Position) -> None:
    """In the recovery phase. [3.B4c, 21.4e]"""
    p.refits.clear()
