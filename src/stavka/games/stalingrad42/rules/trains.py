"""Chapter 5.6: movement by rail. A unit under a train marker has no zone and does not attack; what
it counts in defence is told in the chapters of combat."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.events import SupplyTurned, UnitsDetrained, UnitsMoved
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import (
    AREA,
    BY_RAIL,
    ENTRAINED,
    MOVED,
    RAIL_FERRY,
    RAIL_ON_MAP,
    RAILED,
    SEEN,
    Position,
    find_place,
    is_area,
    place_id,
)
from stavka.games.stalingrad42.rules import leaders, offensives
from stavka.games.stalingrad42.rules.able import bar_first_turn, bar_move
from stavka.games.stalingrad42.rules.base import (
    AskActive,
    Play,
    Step,
    ids,
    named,
    places,
    to_places,
)
from stavka.games.stalingrad42.rules.boxes import inside, show_empty
from stavka.games.stalingrad42.rules.control import enter, heads, noticed
from stavka.games.stalingrad42.rules.entry_areas import (
    BLAU_ARMY,
    bar_area,
    own_areas,
)
from stavka.games.stalingrad42.rules.movement import Reach
from stavka.games.stalingrad42.rules.railways import (
    converted,
    ferry,
    gates,
    joined,
    network,
    railed,
    usable,
)
from stavka.games.stalingrad42.rules.retreat import pushed
from stavka.games.stalingrad42.rules.units import units_of
from stavka.hexes import OFF, Bitset, bits, members
from stavka.kernel import Arg, Choice, Reason

CAPACITY, ON_MAP = 4, 1  # units of a turn, and those of them that begin on the map [5.6.2a-b]
MODE = "rail"


# Where trains run


def stretches(p: Position) -> tuple[Bitset, ...]:
    """The parts of the active player's railways that trains run along without a break: not through
    a railhead of the enemy, and once in a turn over the ferry.
    [5.5.7a, 5.5.7b, 5.6.3a, 5.6.3g]"""
    open = network(p, p.side)
    banks = () if p.carried[RAIL_FERRY] else ferry(p.ground, p.side)
    if p.side == SOVIET:
        open &= ~heads(p)
    return p.field.recall(("stretches", p.side), (open, banks), lambda: _parts(p, open, banks))


def _parts(p: Position, open: Bitset, banks: tuple[int, ...]) -> tuple[Bitset, ...]:
    found = []
    while open:
        part = joined(p.ground, open & -open, open, banks)
        found.append(part)
        open &= ~part
    return tuple(found)


def stations(p: Position) -> dict[int, Bitset]:
    """The own areas that trains leave and come to, with the hexes by which they do. [20.7a]"""
    own = own_areas(p, p.side)
    return p.ground.keep(
        ("stations", own),
        lambda: {area: hexes for area in own if (hexes := gates(p.ground, area))},
    )


def ends_of(p: Position, part: Bitset, *, combat: bool) -> Bitset:
    """The hexes of a stretch where a train may end: in no enemy zone, whoever is there, and combat
    units not with others that came by rail. [5.6.3b, 5.6.3e]"""
    return part & ~p.field.zone(p.enemy) & ~(trains(p) if combat else 0)


def trains(p: Position) -> Bitset:
    """The hexes with combat units that have come by rail in this turn."""
    if not p.carried[BY_RAIL]:
        return 0
    known = p.known
    return p.field.keep(
        ("trains", p.side),
        lambda: bits(
            p.place[unit]
            for unit in units_of(p, p.side)
            if known[unit] & ENTRAINED and p.unit(unit).combat and p.on_map(unit)
        ),
    )


def ends(p: Position, unit: int) -> list[int]:
    """Where a unit may go by rail from where it is: out of an area not to another one.
    [5.6.1a, 5.6.1b, 5.6.3a]"""
    here, found = p.place[unit], list[int]()
    start = 1 << here if here < AREA else stations(p).get(here, 0)
    for part in stretches(p):
        if part & start:
            open = ends_of(p, part, combat=p.unit(unit).combat)
            found += members(open & ~start if here < AREA else open)
            if here < AREA:
                found += [area for area, doors in stations(p).items() if doors & part]
    return sorted(set(found))


def departures(p: Position, *, combat: bool) -> set[int]:
    """The hexes and areas from which a train has somewhere to go."""
    parts, zone, others = stretches(p), p.field.zone(p.enemy), trains(p) if combat else 0
    doors = stations(p)
    state = parts, doors, zone, others
    key = "departures", p.side, combat
    return p.field.recall(key, state, lambda: _departures(parts, doors, zone, others))


def _departures(
    parts: tuple[Bitset, ...], stations: dict[int, Bitset], zone: Bitset, others: Bitset
) -> set[int]:
    hexes, areas = 0, set[int]()
    for part in parts:
        open = part & ~zone & ~others
        doors = [area for area, gates in stations.items() if gates & part]
        if open:
            areas.update(doors)
        if doors or open & (open - 1):
            hexes |= part
        elif open:  # a single end: not for who is there
            hexes |= part & ~open
    return areas.union(members(hexes & ~zone))


def riders(p: Position, movable: Iterable[int]) -> list[int]:
    """Those of these who can entrain: `bar_rail` for all at once."""
    if p.short_turn or p.preliminary:
        return []
    place, every = p.place, p.box.armies.units
    if (full := p.carried[BY_RAIL] >= CAPACITY) or p.carried[RAIL_ON_MAP] >= ON_MAP:
        free = leaders.leaders_of(p, p.side)
        movable = [u for u in movable if u in free or (not full and place[u] >= AREA)]
        if not movable:
            return []
    any_train = departures(p, combat=False)
    open = any_train, departures(p, combat=True) if trains(p) else any_train
    order = p.order
    at_stations = [
        unit for unit in movable if place[unit] in open[every[unit].combat] and not order[unit]
    ]
    return [unit for unit in at_stations if _bar_kind(p, unit) is None]


def bar_rail(p: Position, unit: int) -> Reason | None:
    """Why a unit cannot be moved by rail.
    [5.5.7b, 5.6.2a to 5.6.2c, 5.6.3a, 5.6.3b, 5.6.3d, 5.6.3f, 13.2.1b, 13.3.2a, 33.2.3d, C2.4a]"""
    if (reason := bar_move(p, unit)) is not None:
        return reason
    if p.short_turn:
        return "short-turn-no-trains"
    if p.preliminary:
        return "preliminary-no-trains"
    if (reason := _bar_kind(p, unit)) is not None:
        return reason
    counted = p.unit(unit).kind != "leader"
    if counted and p.carried[BY_RAIL] >= CAPACITY:
        return "trains-are-full"
    here = p.place[unit]
    if here >= AREA:
        return None if ends(p, unit) else "no-railway-here"
    if counted and p.carried[RAIL_ON_MAP] >= ON_MAP:
        return "one-train-on-the-map"
    if (reason := _bar_station(p, here)) is not None:
        return reason
    if ends(p, unit):
        return None
    stranded = p.carried[RAIL_FERRY] and here in ferry(p.ground, p.side)
    return "ferry-is-used" if stranded else "nowhere-by-rail"


def _bar_kind(p: Position, unit: int) -> Reason | None:
    """Who is not carried at all. [5.6.3d, 16.4b, 21.4b, 34.3.2a, C1.2b, C1.2k]"""
    if p.order[unit]:
        return "disordered-no-trains"
    if p.supply[unit] and p.unit(unit).mechanized:
        return "no-supply-no-wheels"
    if unit in p.refits:
        return "refitted-no-trains"
    if (reason := bar_first_turn(p, unit)) is not None:
        return reason
    if p.masks and inside(p, unit):
        return "box-is-not-empty"
    army, _ = BLAU_ARMY
    if p.scenario == "fall-blau" and p.setup.command.get(unit) == army:
        by_rail = any(p.known[u] & RAILED for u in p.setup.commanded[army])
        if by_rail and not p.known[unit] & SEEN:
            return "one-of-the-army-by-rail"
    return None


def _bar_station(p: Position, hex: int) -> Reason | None:
    """Why no train stops in a hex. [5.6.3a, 5.6.3b, 5.6.3g]"""
    if not railed(p.ground, p.side) >> hex & 1:
        return "no-railway-here"
    if p.side == SOVIET and heads(p) >> hex & 1:
        return "railhead-in-the-way"
    if p.field.zone(p.enemy) >> hex & 1:
        return "train-in-enemy-zone"
    if p.side != SOVIET and not converted(p) >> hex & 1:
        return "railway-not-converted"
    return None if any(part >> hex & 1 for part in stretches(p)) else "railway-cut"


# The journey


class Ride(AskActive, frozen=True):
    """Where a unit goes by rail: as far as the railways lead. [5.6.1a, 5.6.1b, 5.6.3a, 5.6.3e]"""

    rules = ("5.6.1a", "5.6.2a", "5.6.3a")
    unit: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        id, here = p.unit(self.unit).id, p.place[self.unit]
        count, local = left(p)
        return {"unit": id, "place": place_id(here), "count": count, "local": local}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return to_places("to", ends(p, self.unit))

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "to":
            return "finish-this-move"
        return bar_end(p, self.unit, find_place(named(choice)))

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        end = find_place(choice.args[0])
        assert end is not None
        depart(p, play, self.unit, way_to(p, self.unit, end))


def left(p: Position) -> tuple[int, int]:
    """How many units can still be carried, and how many of them from the map. [5.6.2a, 5.6.2b]"""
    count = CAPACITY - p.carried[BY_RAIL]
    return count, min(count, ON_MAP - p.carried[RAIL_ON_MAP])


def bar_end(p: Position, unit: int, end: int | None) -> Reason | None:
    """Why a train does not go there. [5.6.1b, 5.6.3a, 5.6.3b, 5.6.3e, 5.6.3g]"""
    if end is None:
        return "no-such-place"
    if end == p.place[unit]:
        return "is-there-already"
    if is_area(end):
        closed = bar_area(p, end, own_areas(p, p.side))
        return closed or ("area-to-area-by-foot" if p.in_area(unit) else "railway-cut")
    if not p.ground.in_play >> end & 1:
        return "not-on-these-sheets"
    if p.field.units[p.enemy] >> end & 1:
        return "enemy-is-there"
    if (reason := _bar_station(p, end)) is not None:
        return reason
    if p.unit(unit).combat and trains(p) >> end & 1:
        return "one-train-in-a-hex"
    return _between(p, p.place[unit])


def _between(p: Position, here: int) -> Reason:
    """What parts a station from another that is joined with the same railways: a railhead, or the
    ferry that has been used. [5.5.7b, 5.6.3g]"""
    banks = ferry(p.ground, p.side)
    start = 1 << here if here < AREA else stations(p).get(here, 0)
    if p.carried[RAIL_FERRY] and bits(banks) & network(p, p.side):
        return "ferry-is-used"
    if p.side == SOVIET and start & network(p, p.side) and heads(p) & network(p, p.side):
        return "railhead-in-the-way"
    return "railway-cut"


def ways(p: Position, unit: int) -> Reach:
    """The shortest way by rail to each hex, with its length; over the ferry only where no other
    leads."""
    here = p.place[unit]
    key = "ways by rail", here, bytes(p.carried), tuple(p.railheads)
    return p.field.keep(key, lambda: _ways(p, here))


def _ways(p: Position, here: int) -> Reach:
    start = 1 << here if here < AREA else stations(p)[here]
    open, banks = 0, set[int]()
    for part in stretches(p):
        if part & start:
            open |= part
    if not p.carried[RAIL_FERRY]:
        banks = {bank for bank in ferry(p.ground, p.side) if open >> bank & 1}
    cost, came = dict[int, int](), dict[int, int]()
    front = list(members(start & open))
    for hex in front:
        cost[hex] = 0 if here < AREA else 1
        if here >= AREA:
            came[hex] = OFF
    while front:
        for hex in front:  # it grows
            for direction, other in enumerate(GRID.neighbours[hex]):
                if other in cost or other == OFF or not open >> other & 1:
                    continue
                if p.ground.rails[direction] >> hex & 1:
                    cost[other], came[other] = cost[hex] + 1, hex
                    front.append(other)
        near, far = banks & cost.keys(), banks - cost.keys()
        front = list(far) if near else []
        for hex in front:
            cost[hex], came[hex] = cost[min(near)] + 1, min(near)
    return Reach(cost, came)


def way_to(p: Position, unit: int, end: int) -> tuple[int, ...]:
    found = ways(p, unit)
    if not is_area(end):
        return found.path(end)
    doors = [hex for hex in members(stations(p)[end]) if hex in found.cost]
    return (*found.path(min(doors, key=lambda hex: (found.cost[hex], hex))), end)


def depart(p: Position, play: Play, unit: int, way: tuple[int, ...]) -> None:
    """It is counted, gets its marker and goes; supply is packed first, and who goes far plans no
    more. For a leader neither is done; that its box is empty a reserve army shows.
    [5.6.1c, 5.6.2a, 5.6.2c, 18.6.3a, 26.2b, 28.1.5a, 34.3.2a]"""
    banks = set(ferry(p.ground, p.side))
    p.carried[RAIL_FERRY] += len(banks & {p.place[unit], *way}) > 1
    if p.top(unit).tactical:
        p.face[unit] = 0
        play.tell(SupplyTurned(unit=p.unit(unit).id, ready=False))
    if p.plans and len(way) > offensives.FAR:
        offensives.drop(p, play, (unit,))
    if unit in p.masks:
        show_empty(p, play, unit)
    if p.unit(unit).kind == "leader":
        leaders.entrain(p, play, unit)
    else:
        p.carried[BY_RAIL] += 1
        p.carried[RAIL_ON_MAP] += p.on_map(unit)
        p.entrain(unit)
    run(p, play, unit, way)


class OnRails(Step, frozen=True):
    """A train on its way, after what happened on it. [5.1c, 13.3.2g]"""

    unit: int
    way: tuple[int, ...]

    def resolve(self, p: Position, play: Play) -> None:
        run(p, play, self.unit, self.way)


def run(p: Position, play: Play, unit: int, way: tuple[int, ...]) -> None:
    """Hex by hex; whoever is in full retreat beside the line gives way, and may block it."""
    path, after, left = [p.place[unit]], list[Step](), list(way)
    loud = noticed(p, (unit,))
    while left and not after:
        place = left[0]
        if not is_area(place) and not usable(p, p.side) >> place & 1:
            left.clear()
            break
        path.append(left.pop(0))
        if not is_area(place) and loud >> place & 1:
            p.move((unit,), place)
            enter(p, play, (unit,), path[-2], place)
            after = pushed(p, (unit,), place)
    p.move((unit,), path[-1])
    p.known[unit] |= RAILED
    if not is_area(path[-1]):
        p.known[unit] |= SEEN
    play.tell(UnitsMoved(units=ids(p, (unit,)), path=places(path), mode=f"mode-{MODE}"))
    p.done[unit] |= MOVED
    if after:
        play.push(*after, OnRails(unit, tuple(left)))


def detrain(p: Position, play: Play) -> None:
    """In his initial phase all units of a player leave their trains, wherever these stand; in the
    short turn, which has none, before they move. [3.B1c, 5.6.5a, 5.6.5c, 33.2.3d]"""
    riding = [unit for unit in units_of(p, p.side) if p.entrained(unit)]
    if riding:
        p.detrain(riding)
        play.tell(UnitsDetrained(units=ids(p, riding)))
