"""Chapters 17.1 and 17.4: which railways the Axis has converted, and those that a side can use."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Ground
from stavka.games.stalingrad42.map import Feature
from stavka.games.stalingrad42.position import AREA, AREAS, Position
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import over_the_strait, own_areas
from stavka.games.stalingrad42.rules.supply import port_sources
from stavka.hexes import OFF, Bitset, bits, members

Joined = dict[int, tuple[int, ...]]  # the hexes that a line leads to from each hex
RAILHEAD = "railhead"


def green(ground: Ground) -> Joined:
    """The lines along which railheads advance. [17.1b, 17.2.1a]"""
    return ground.keep("green", lambda: _lines_of(ground, Feature.RAIL_GREEN))


def plain(ground: Ground) -> Joined:
    """The lines that are converted with their ends. [17.1c]"""
    return ground.keep("plain", lambda: _lines_of(ground, Feature.RAIL_PLAIN))


def _lines_of(ground: Ground, feature: Feature) -> Joined:
    found: defaultdict[int, list[int]] = defaultdict(list)
    for hex in members(ground.land):
        for direction, other in enumerate(GRID.neighbours[hex]):
            open = ground.rails[direction] >> hex & 1 and feature in ground.sides[hex][direction]
            if open and other != OFF and ground.land >> other & 1:
                found[hex].append(other)
    return {hex: tuple(others) for hex, others in found.items()}


def converted(p: Position) -> Bitset:
    """The railway hexes that the Axis may use: behind its start line, along the lines of its
    railheads, and other lines of which both ends are converted. [17.1a, 17.1c, 17.1e]"""
    return p.field.recall("converted", tuple(p.railheads), lambda: _converted(p))


def _converted(p: Position) -> Bitset:
    found = p.ground.map.behind_start_line | bits(hex for line in p.railheads for hex in line)
    joined, ahead = plain(p.ground), green(p.ground)
    left = {hex: set(others) for hex, others in joined.items()}
    # What leads nowhere from a converted hex stays as it is; a green hex is for railheads only.
    ends = [hex for hex in left if not found >> hex & 1 and (hex in ahead or len(left[hex]) < 2)]
    while ends:
        hex = ends.pop()
        for other in left.pop(hex, ()):
            left[other].discard(hex)
            if not found >> other & 1 and len(left[other]) < 2:
                ends.append(other)
    return found | bits(left)


def usable(p: Position, side: int) -> Bitset:
    """The railway hexes that are free of enemy units, and of their zones unless friends are there;
    for the Axis only converted ones. [17.1a, 17.4a, 17.4b]"""
    field, ground, enemy = p.field, p.ground, 1 - side
    mine, theirs = field.units[side], field.units[enemy]
    found = railed(ground, side)
    found &= ~theirs & ~field.bond(enemy).hexes
    found &= ~(field.zone(enemy) & ~mine)
    return found & converted(p) if side == AXIS else found


def railed(ground: Ground, side: int) -> Bitset:
    """The hexes where trains of a side can stop at all."""
    return ground.keep(
        ("railed", side), lambda: (ground.on_rail | bits(ferry(ground, side))) & ground.land
    )


def ferry(ground: Ground, side: int) -> tuple[int, ...]:
    """Both banks of the ferry that carries trains of the Soviets over the Volga; nothing if it is
    not on these sheets. [5.5.7a]"""
    return ground.keep(("ferry", side), lambda: _ferry(ground, side))


def _ferry(ground: Ground, side: int) -> tuple[int, ...]:
    for crossing in ground.map.crossings:
        if crossing.kind == "rail_ferry" and not bits(crossing.hexes) & ~ground.land:
            return crossing.hexes if side == SOVIET else ()
    return ()


def joined(ground: Ground, start: Bitset, open: Bitset, banks: Iterable[int] = ()) -> Bitset:
    """The hexes that railways join with these, over open ones, and by the ferry between banks."""
    rails = ground.keep("rails", lambda: GRID.through(ground.rails))
    found = rails.flood(start & open, open)
    over = bits(banks) & open
    if found & over and over & ~found:
        found |= rails.flood(over & ~found, open)
    return found


def network(p: Position, side: int) -> Bitset:
    """The hexes that unbroken railways join with a side's own areas, or with its ports that are
    sources of supply. [16.2.1a, 17.1a, 17.4a, 17.4b]"""
    key = "network", side, tuple(p.railheads), bytes(p.axis_holds)
    return p.field.keep(key, lambda: _with_ports(p, side))


def _with_ports(p: Position, side: int) -> Bitset:
    found = _network(p, side)
    every = p.ground.keep("every port", lambda: bits(p.ground.map.ports))
    ports = every & ~found & controlled(p, side)
    if not ports or not (ports := ports & port_sources(p, side)):
        return found
    open, banks = usable(p, side), ferry(p.ground, side)
    state = open, found, ports
    return p.field.recall(
        ("network by ports", side), state, lambda: found | joined(p.ground, ports, open, banks)
    )


def _network(p: Position, side: int) -> Bitset:
    open = usable(p, side)
    state = open, own_areas(p, side)
    return p.field.recall(("network", side), state, lambda: _joined_with(p, side, open))


def _joined_with(p: Position, side: int, open: Bitset) -> Bitset:
    sources = 0
    for area in own_areas(p, side):
        sources |= gates(p.ground, area)
    return joined(p.ground, sources, open, ferry(p.ground, side))


def gates(ground: Ground, area: int) -> Bitset:
    """The hexes by which railways lead to the map from an area; none does over the strait.
    [5.7.2b]"""
    return 0 if over_the_strait(area) else ground.map.areas[AREAS[area - AREA]].rails & ground.land


def new_railheads(p: Position) -> list[tuple[int, ...]]:
    """Those that a scenario begins with or brings on a turn, each with the shortest line that leads
    there from an area of the Axis, behind the start line or along green lines. [C2.2g]"""
    ground = p.ground
    heads = [
        GRID.at(laid.at) for laid in p.setup.laid if laid.marker == RAILHEAD and laid.turn == p.turn
    ]
    if not heads:
        return []
    front = [hex for area in own_areas(p, AXIS) for hex in members(gates(ground, area))]
    came = dict.fromkeys(front, OFF)
    behind = ground.map.behind_start_line
    for hex in front:
        others = [o for o in plain(ground).get(hex, ()) if behind >> o & 1]
        for other in (*green(ground).get(hex, ()), *others):
            if other not in came:
                came[other] = hex
                front.append(other)
    return [_back(came, head) for head in heads if head in came]


def _back(came: dict[int, int], head: int) -> tuple[int, ...]:
    found = [head]
    while came[found[0]] != OFF:
        found.insert(0, came[found[0]])
    return tuple(found)
