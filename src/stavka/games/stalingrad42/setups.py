"""The set-ups: where every unit of a scenario begins or when it comes, and what lies on the map.

A place is a hex ("1401"), an entry area ("X"), or "north", the north edge of the Caucasus map.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from stavka.games.stalingrad42.armies import Armies, Unit
from stavka.games.stalingrad42.components import (
    AXIS,
    SIDES,
    SOVIET,
    AirRow,
    ChangeRow,
    EventRow,
    LaidRow,
    MarkerRow,
    PlaceRow,
    ScenarioRow,
    VictoryRow,
    read,
)
from stavka.games.stalingrad42.geo import GRID, SHEETS
from stavka.games.stalingrad42.map import the_map
from stavka.hexes import Bitset, bits
from stavka.kernel import BadEdition, Edition

SCENARIOS = ("fall-blau", "caucasus", "uranus", "campaign")
CASPIAN = "F"  # the box of those on their way over the sea [22.6.4a]
NORTH = "north"  # the north edge of the Caucasus map, by which the Axis enters
VOLUNTEER_CITIES = frozenset(("krasnodar", "voroshilovsk"))
RESERVE_ARMY = "reserve-army-"  # of a command
CITY_BATTLE = "city-battle"  # a marker
DOORS = (tuple("WXYZ"), tuple("ABC"))  # by which a side's reinforcements come [22.1.1a-c]
STACK = (3, 2)  # combat units in a hex, Axis and Soviet [4.1b, 4.1c]
STACK_WITH_STAFF = 3  # with a Soviet army headquarters [4.3a]
CORPS_WITH_STAFF = 2  # tank and mechanized corps with 1st Guards or 5th Shock Army [4.3c]
FEW_CORPS = ("army-1g", "army-5s")
CORPS = ("tank-corps", "guards-tank-corps", "mech-corps", "guards-mech-corps")


class Placement(msgspec.Struct, frozen=True):
    """Where and when a unit begins."""

    unit: Unit
    at: tuple[str, ...]  # a hex, or the areas among which its owner chooses
    turn: int  # 0: when the rule of its command says so
    face: int
    command: str
    table: str  # the set-up it comes from

    @property
    def hex(self) -> str:
        """The hex it begins in; empty if it begins in an area."""
        return self.at[0] if self.at[0].isdecimal() else ""

    @property
    def in_area(self) -> bool:
        """One entry area is named; whoever comes over the north edge chooses a hex."""
        return len(self.at) == 1 and not self.hex and self.at[0] != NORTH

    @property
    def steps(self) -> int:
        return self.unit.steps_at(self.face)


class Setup:
    """A scenario ready to be laid out; shared, never changed."""

    def __init__(self, edition: Edition, armies: Armies, id: str) -> None:
        self.id = id
        self.scenario = read(edition, "scenarios", ScenarioRow)[id]
        self.placements = tuple(_placements(edition, armies, id, self.scenario))
        first = self.scenario.first
        self.turns = range(first, self.scenario.last + 1)
        self.on_map = _by_hex(p for p in self.placements if p.hex)
        self.in_areas = tuple(p for p in self.placements if p.turn == first and p.in_area)
        coming = [p for p in self.placements if not p.hex and not (p.turn == first and p.in_area)]
        self.arrivals = {n: tuple(p for p in coming if p.turn == n) for n in self.turns}
        self.coming = {n: tuple(p.unit.index for p in self.arrivals[n]) for n in self.turns}
        self.waiting = tuple(p for p in self.placements if p.turn == 0)
        # Who comes to the box of the Caspian, and when.
        self.by_sea = {p.unit.index: p.turn for p in coming if p.at == (CASPIAN,)}
        self.on_call = frozenset(p.unit.index for p in self.waiting)
        self._edges = tuple(map(_along, self.scenario.edge))  # on the first turn and later
        changes = read(edition, "changes", ChangeRow)
        self.changes = changes if "32" in self.scenario.rules else {}
        # The counters that take the place of others, and the areas by which they would come.
        becoming = [row for row in self.changes.values() if row.becomes]
        self.successors = tuple(armies.index[row.becomes] for row in becoming)
        used = {*self.successors, *(p.unit.index for p in self.placements)}
        self.command = {p.unit.index: p.command for p in self.placements}
        self.commanded: defaultdict[str, set[int]] = defaultdict(set)
        for unit, command in self.command.items():
            self.commanded[command].add(unit)
        # Those on the map that wait to be activated. [31.0a, C1.2l]
        reserves: defaultdict[str, set[int]] = defaultdict(set)
        for placed in self.placements:
            if placed.hex and placed.command.startswith(RESERVE_ARMY):
                reserves[placed.command].add(placed.unit.index)
        self.reserve_armies = {army: frozenset(units) for army, units in sorted(reserves.items())}
        self.at = {p.unit.index: p.at for p in self.placements}
        self.at |= {unit: DOORS[armies.units[unit].side] for unit in self.successors}
        self.units = tuple(
            tuple(u.index for u in self._in_play(armies) if u.side == side)
            for side in (AXIS, SOVIET)
        )
        # Those of each side who cannot fight.
        self.idle = tuple(
            tuple(u for u in units if not armies.units[u].combat) for units in self.units
        )
        self.garrisons = tuple(p.unit.index for p in self.placements if "garrison" in p.unit.marks)
        # South of Rostov on 28 June, bound until the Don is crossed. [20.6a, 20.6b]
        self.frozen = frozenset(
            p.unit.index
            for p in self.placements
            if self.scenario.setup == "campaign" and p.hex and "frozen" in p.unit.marks
        )
        self.remnants = armies.marked("remnant")
        # Supply points of each side: those that move, and the immobile ones.
        points = tuple(
            [armies.units[u] for u in units if armies.units[u].kind == "supply"]
            for units in self.units
        )
        self.lorries = tuple(tuple(u.index for u in us if not u.immobile) for us in points)
        self.depots = tuple(tuple(u.index for u in us if u.immobile) for us in points)
        self.supplies = tuple(u for u in armies.of_kind("supply") if u.index not in used)
        rows = read(edition, "laid", LaidRow)
        names = {id, self.scenario.setup}
        self.laid = tuple(row for row in rows.values() if row.scenario in names)
        air = read(edition, "air", AirRow)
        for name in self.scenario.air:
            if name not in air:
                raise BadEdition(f"scenarios.{id}.air: no air unit {name!r}")
        self.air = {name: air[name] for name in self.scenario.air}
        events = read(edition, "events", EventRow).values()
        self.events = {n: _due(events, id, n) for n in self.turns}
        first_of = [n for n in self.turns if "soviets-first" in self.events[n]]
        self.soviets_first = min(first_of, default=0)  # the turn; 0: they never are [C3.3a]
        victory = read(edition, "victory", VictoryRow)
        self.victory = {name: row for name, row in victory.items() if id in row.scenarios}

    def _in_play(self, armies: Armies) -> list[Unit]:
        """All units that can ever be in play, in the order of the box."""
        used = {*self.successors, *(p.unit.index for p in self.placements)}
        used |= {unit.index for unit in (*armies.marked("remnant"), *armies.of_kind("supply"))}
        return [armies.units[index] for index in sorted(used)]

    def edge(self, turn: int) -> Bitset:
        """Where the north edge of the Caucasus map may be entered on a turn. [C2.2c]"""
        return self._edges[turn > self.scenario.first] if self._edges else 0

    def areas(self, side: int) -> tuple[str, ...]:
        """The own entry areas of a side. [22.2a]"""
        return tuple((self.scenario.axis_areas, self.scenario.soviet_areas)[side])


class Setups:
    """The four scenarios of an edition, checked."""

    def __init__(self, edition: Edition, armies: Armies) -> None:
        self.markers = read(edition, "markers", MarkerRow)
        _check_laid(edition, self.markers)
        _check_changes(edition, armies)
        _check_scenarios(edition)
        self.by_id = {id: Setup(edition, armies, id) for id in SCENARIOS}
        for setup in self.by_id.values():
            for problem in (*overstacked(setup), *shared(setup)):
                raise BadEdition(problem)

    def __getitem__(self, id: str) -> Setup:
        return self.by_id[id]


def overstacked(setup: Setup) -> list[str]:
    """Hexes where a set-up has more units than may stand there, each with the unit to blame.

    Reserve armies that have not been activated are exempt. [4.1a to 4.3c, 31.0d]
    """
    found = []
    for hex, places in setup.on_map.items():
        for side in (AXIS, SOVIET):
            here = [
                p.unit
                for p in places
                if p.unit.side == side and not p.command.startswith(RESERVE_ARMY)
            ]
            if here and (problem := _too_many(here, side)):
                found.append(f"{places[0].table}.{here[-1].id}.at: {hex}: {problem}")
    return found


def shared(setup: Setup) -> list[str]:
    """Hexes where a set-up has units of both sides and no battle for a city. [29.1.1a]"""
    fought = {laid.at for laid in setup.laid if laid.marker == CITY_BATTLE}
    found = []
    for hex, places in setup.on_map.items():
        if len({p.unit.side for p in places}) > 1 and hex not in fought:
            found.append(f"{places[0].table}.{places[-1].unit.id}.at: {hex}: units of both sides")
    return found


def stack_size(units: Iterable[Unit]) -> int:
    """How many units count: one with a white frame is free, supporters never count. [4.2a-c]"""
    counted = [u for u in units if u.combat and not u.support]
    return len(counted) - (1 if any(u.free for u in counted) else 0)


def _too_many(here: list[Unit], side: int) -> str:
    staffs = [u.id for u in here if u.kind == "army-staff"]
    limit = STACK_WITH_STAFF if staffs else STACK[side]
    if stack_size(here) > limit:
        return f"{stack_size(here)} {SIDES[side]} units, not more than {limit} may stand there"
    corps = sum(u.kind in CORPS for u in here)
    if corps > CORPS_WITH_STAFF and all(id in FEW_CORPS for id in staffs):
        return f"{corps} tank and mechanized corps"
    return ""


def _placements(
    edition: Edition, armies: Armies, id: str, scenario: ScenarioRow
) -> Iterable[Placement]:
    """The scenario's own table comes on top of the one it is set up from; then what is added."""
    rows: dict[str, tuple[str, PlaceRow]] = {}
    for table in (t for t in dict.fromkeys((scenario.setup, id)) if t):
        if table not in edition.figures:
            raise BadEdition(f"scenarios.{id}.setup: no set-up {table!r}")
        rows.update({unit: (table, r) for unit, r in read(edition, table, PlaceRow).items()})
    for unit, (table, row) in rows.items():
        if not row.at:  # an owner has taken it out
            continue
        if unit not in armies.index:
            raise BadEdition(f"{table}.{unit}.at: no unit {unit!r}; add it to units first")
        place = _placement(armies[unit], row, table)
        areas = set((scenario.axis_areas, scenario.soviet_areas)[place.unit.side])
        if table != id:  # only what its maps and turns let in
            place = _within(place, scenario, areas)
            if not place.at:
                continue
        _check_placement(place, id, scenario, areas)
        yield place


def _check_placement(place: Placement, id: str, scenario: ScenarioRow, areas: set[str]) -> None:
    path = f"{place.table}.{place.unit.id}"
    where = " ".join(place.at)
    if place.hex and place.turn != scenario.first:
        raise BadEdition(f"{path}.at: who comes later comes by an area, not on {where}")
    if place.hex and not any(_on_sheet(place.hex, sheet) for sheet in scenario.maps):
        raise BadEdition(f"{path}.at: {where} is not on the maps of {id}")
    if place.turn and not scenario.first <= place.turn <= scenario.last:
        raise BadEdition(f"{path}.turn: {place.turn} is not a turn of {id}")
    if not place.hex and place.turn and not areas.issuperset(place.at):
        side = SIDES[place.unit.side]
        raise BadEdition(f"{path}.at: {where} is not among the {side} areas of {id}")


def _due(events: Iterable[EventRow], id: str, turn: int) -> tuple[str, ...]:
    return tuple(row.event for row in events if row.scenario == id and row.turn == turn)


def _check_scenarios(edition: Edition) -> None:
    for name, event in read(edition, "events", EventRow).items():
        if event.scenario not in SCENARIOS:
            raise BadEdition(f"events.{name}.scenario: no scenario {event.scenario!r}")
    for name, row in read(edition, "victory", VictoryRow).items():
        if unknown := set(row.scenarios) - set(SCENARIOS):
            raise BadEdition(f"victory.{name}.scenarios: no scenario {min(unknown)!r}")
        for at in row.at:
            if not (
                at in the_map().areas
                or _is_land(at)
                or (row.what == "below-row" and at.isdecimal())
            ):
                raise BadEdition(f"victory.{name}.at: {at!r} is neither a hex nor an area")
    for id, scenario in read(edition, "scenarios", ScenarioRow).items():
        for hex in scenario.holds:
            if not (_is_land(hex) and GRID.at(hex) in the_map().vp):
                raise BadEdition(f"scenarios.{id}.holds: {hex!r} is no victory hex")


def _check_laid(edition: Edition, markers: dict[str, MarkerRow]) -> None:
    for name, row in read(edition, "laid", LaidRow).items():
        if row.scenario not in SCENARIOS:
            raise BadEdition(f"laid.{name}.scenario: no scenario {row.scenario!r}")
        if row.marker not in markers:
            raise BadEdition(f"laid.{name}.marker: no marker {row.marker!r}")
        if row.at != "hq" and not _is_land(row.at):
            raise BadEdition(f"laid.{name}.at: {row.at!r} is no hex of land")
        if row.face >= (sides := len(markers[row.marker].sides)):
            raise BadEdition(f"laid.{name}.face: {row.marker} has {sides} sides")


def _check_changes(edition: Edition, armies: Armies) -> None:
    for name, change in read(edition, "changes", ChangeRow).items():
        path = f"changes.{name}"
        for unit in filter(None, (*change.units, change.becomes)):
            if unit not in armies.index:
                raise BadEdition(f"{path}.units: no unit {unit!r}")
        if change.kind and change.kind not in armies.kinds:
            raise BadEdition(f"{path}.kind: no kind {change.kind!r}")
        if bool(change.kind) != bool(change.count):
            raise BadEdition(f"{path}.count: {change.count} of kind {change.kind!r}")
        if change.action == "exchange" and not (change.units and change.becomes):
            raise BadEdition(f"{path}.becomes: an exchange names units and what they become")
        if change.action == "return" and not change.kind:
            raise BadEdition(f"{path}.kind: who returns is named by a kind")
        if not (change.units or change.kind):
            raise BadEdition(f"{path}.units: neither units nor a kind are named")


def _placement(unit: Unit, row: PlaceRow, table: str) -> Placement:
    at = tuple(row.at.split())
    if not (
        _is_land(row.at) or {*the_map().areas}.issuperset(at) or VOLUNTEER_CITIES.issuperset(at)
    ):
        raise BadEdition(
            f"{table}.{unit.id}.at: {row.at!r} is neither a hex of land nor a list of entry areas"
        )
    if row.face >= len(unit.faces):
        raise BadEdition(f"{table}.{unit.id}.face: {unit.id} has {len(unit.faces)} faces")
    return Placement(unit, at, row.turn, row.face, row.command, table)


def _within(place: Placement, scenario: ScenarioRow, areas: set[str]) -> Placement:
    """The place as far as the maps, areas and turns of a scenario know it; with no `at`, not."""
    if place.turn > scenario.last:
        at: tuple[str, ...] = ()
    elif place.turn == 0:
        at = place.at if "C1" in scenario.maps else ()
    elif place.hex:
        at = place.at if any(_on_sheet(place.hex, m) for m in scenario.maps) else ()
    else:
        at = tuple(a for a in place.at if a in areas)
    return Placement(place.unit, at, place.turn, place.face, place.command, place.table)


def _along(edge: str) -> Bitset:
    """The hexes of a row from one to another."""
    first, last = edge.split("-")
    columns = range(int(first[:2]), int(last[:2]) + 1)
    return bits(GRID.at(f"{column:02}{first[2:]}") for column in columns)


def _on_sheet(hex: str, sheet: str) -> bool:
    (west, east), (north, south) = SHEETS[sheet]
    return west <= int(hex[:2]) <= east and north <= int(hex[2:]) <= south


def _is_land(text: str) -> bool:
    hexlike = len(text) == 4 and text.isdecimal() and any(_on_sheet(text, s) for s in SHEETS)
    return hexlike and bool(the_map().land >> GRID.at(text) & 1)


def _by_hex(places: Iterable[Placement]) -> dict[str, tuple[Placement, ...]]:
    found: dict[str, list[Placement]] = {}
    for place in places:
        found.setdefault(place.hex, []).append(place)
    return {hex: tuple(here) for hex, here in sorted(found.items())}
