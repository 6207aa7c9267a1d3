"""Railways and roads as chains of hexes, and where they and the ferries cross water."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import pairwise

from stavka.games.stalingrad42.geo import GRID, SHEETS, Point, centre, hex_at
from stavka.games.stalingrad42.mapmaking.curves import off_segment
from stavka.games.stalingrad42.mapmaking.draft import (
    RAILS,
    RIVERS,
    ROADS,
    Draft,
    Mark,
    Side,
    on_sheet_a,
    side_between,
)
from stavka.games.stalingrad42.mapmaking.earth import Earth
from stavka.games.stalingrad42.mapmaking.sources import rows

WIDE = 3.0  # how far a line may stray from the straight way between two stations
GAP = 3  # hexes over which a road that was read may have been overlooked
BORDER_GAP = 6  # the same at the borders of the sheet, where roads lead on
SOON = 7  # roads that meet after so many hexes need no other link
ALONG = 0.5  # what it costs to use a line that is there already
NOT_READ = 1.5  # what a new line costs on the sheet that was read
PRIMARY = ("primary_road",)

# What is hard to build over, in hexes of detour.
HARD = {"mountain": 1.0, "wooded_rough": 0.5, "marsh": 1.0, "seasonal_marsh": 0.3}
CROSSING = {"minor_river": 0.15, "major_river": 1.5, "alpine": 4.0}


class LineMaker:
    """Finds the way of a line from station to station."""

    def __init__(self, draft: Draft, earth: Earth, places: dict[str, int]) -> None:
        self._draft = draft
        self._earth = earth
        self.places = places

    def station(self, text: str) -> tuple[int, Point]:
        """A station by the name of a place, the number of a hex, or (latitude,longitude)."""
        if text in self.places:
            hex = self.places[text]
        elif text.startswith("("):
            latitude, longitude = text.strip("()").split(",")
            at = self._earth.place(float(latitude), float(longitude))
            found = hex_at(*at)
            if found is None:
                raise ValueError(f"{text} is off the map")
            hex = found
        else:
            hex = GRID.at(text.removeprefix("edge "))
        return hex, centre(hex)

    def way(self, start: str, goal: str, family: tuple[str, ...]) -> list[int]:
        """The hexes from one station to the next."""
        (first, a), (last, b) = self.station(start), self.station(goal)
        if last in GRID.neighbours[first] and not self._closed(side_between(first, last), family):
            return [first, last]

        def cost(here: int, there: int) -> float | None:
            if there not in self._draft.cells or not self._draft.land(there):
                return None
            side = side_between(here, there)
            off = off_segment(centre(there), a, b)
            if off > WIDE or self._closed(side, family):
                return None
            if self._draft.has(side, *family):
                return ALONG + 0.1 * off
            found = 1 + 0.8 * off * off + HARD.get(self._draft.cells[there].terrain, 0.0)
            found += sum(by for what, by in CROSSING.items() if self._draft.has(side, what))
            return found * (NOT_READ if on_sheet_a(here, there) else 1.0)

        way = shortest(first, last, cost)
        if way is None:
            raise ValueError(f"no way from {start} to {goal}")
        return way

    def _closed(self, side: Side, family: tuple[str, ...]) -> bool:
        if self._draft.has(side, "sea"):
            return True
        if self._draft.has(side, "lake", "volga"):
            return family[0] in ROADS or not self._draft.has(side, *family)
        # A primary road is nowhere broken by a road that was read as a lesser one.
        return family == PRIMARY and self._draft.has(side, "secondary_road")


def shortest(start: int, goal: int, cost: Callable[[int, int], float | None]) -> list[int] | None:
    """The cheapest way; of equal ones always the same."""
    best = {start: 0.0}
    came: dict[int, int] = {}
    waiting = [(0.0, start)]
    while waiting:
        spent, here = heapq.heappop(waiting)
        if here == goal:
            break
        if spent > best[here]:
            continue
        for there in GRID.neighbours[here]:
            step = None if there < 0 else cost(here, there)
            if step is not None and spent + step < best.get(there, 1e9):
                best[there], came[there] = spent + step, here
                heapq.heappush(waiting, (spent + step, there))
    if goal not in best:
        return None
    way = [goal]
    while way[-1] != start:
        way.append(came[way[-1]])
    return way[::-1]


def railways(draft: Draft, maker: LineMaker) -> None:
    """All railways beyond what sheet A shows."""
    before: dict[str, str] = {}
    for row in rows("railways"):
        line, station = row["line"], row["station"]
        if row["latitude"] and station not in maker.places:
            station = f"({row['latitude']},{row['longitude']})"
        if line in before:
            for side in sides(maker.way(before[line], station, RAILS)):
                if not draft.has(side, *RAILS):
                    mark = Mark(row["confidence"], row["opens"])
                    draft.put(side, f"rail_{row['kind']}", mark)
        before[line] = station


def roads(draft: Draft, maker: LineMaker) -> None:
    """All roads beyond what sheet A shows, the primary ones first."""
    for row in sorted(rows("roads"), key=lambda row: row["kind"] != "primary"):
        through = row["through"].split(";")
        family = PRIMARY if row["kind"] == "primary" else ROADS
        for a, b in pairwise(through):
            for side in sides(maker.way(a, b, family)):
                if not draft.has(side, *ROADS):
                    draft.put(side, f"{row['kind']}_road", Mark("reconstructed"))


def mend(draft: Draft, maker: LineMaker) -> None:
    """Join roads of sheet A that were read with gaps: an end in the open country that is near
    another road, and the ends at the borders of the sheet."""
    settled = set(maker.places.values())
    for end in sorted(road_ends(draft)):
        on_border = GRID.column(end) == SHEETS["A"][0][1] or GRID.row(end) == SHEETS["A"][1][1]
        if end in settled or not on_sheet_a(end) or GRID.row(end) == 0:
            continue
        if end not in road_ends(draft):  # joined by an earlier one
            continue
        for side in sides(to_another_road(draft, end, BORDER_GAP if on_border else GAP)):
            draft.put(side, "secondary_road", Mark("reconstructed"))


def thin(draft: Draft) -> None:
    """Take away roads of our own that only cut a corner between two others."""
    net = road_net(draft)
    for side in sorted(draft.sides):
        mark = draft.sides[side].get("secondary_road")
        if mark is None or mark.confidence != "reconstructed":
            continue
        a, b = (net[hex] for hex in side)
        if set(a) & set(b) and len(a) > 2 and len(b) > 2:
            del draft.sides[side]["secondary_road"]
            if not draft.has(side, *ROADS):
                a.remove(side[1])
                b.remove(side[0])


def road_net(draft: Draft) -> dict[int, list[int]]:
    """The hexes that roads join."""
    found: dict[int, list[int]] = {}
    for side in sorted(draft.sides):
        if draft.has(side, *ROADS):
            found.setdefault(side[0], []).append(side[1])
            found.setdefault(side[1], []).append(side[0])
    return found


def road_ends(draft: Draft) -> set[int]:
    """The hexes where a road ends."""
    return {hex for hex, others in road_net(draft).items() if len(others) == 1}


def to_another_road(draft: Draft, end: int, gap: int) -> list[int]:
    """The shortest way over open country to a road that this one does not soon meet anyway."""
    net = road_net(draft)
    near = {end}
    for _ in range(SOON):
        near |= {other for hex in near for other in net[hex]}
    came = {end: end}
    front = [end]
    for _ in range(gap):
        reached = []
        for here in front:
            for there in GRID.neighbours[here]:
                side = side_between(here, there)
                if there in came or not draft.land(there):
                    continue
                if draft.has(side, "sea", "lake", "volga", "major_river"):
                    continue
                came[there] = here
                reached.append(there)
                if there in net and there not in near:
                    way = [there]
                    while way[-1] != end:
                        way.append(came[way[-1]])
                    return way
        front = reached
    return []


def sides(way: list[int]) -> list[Side]:
    """The sides that a way crosses."""
    return [side_between(a, b) for a, b in pairwise(way)]


def bridges(draft: Draft) -> None:
    """A bridge wherever a road or a railway crosses a river or a lake."""
    for features in draft.sides.values():
        wet = [features[what] for what in (*RIVERS, "lake") if what in features]
        lines = [features[what] for what in (*ROADS, *RAILS) if what in features]
        if wet and lines and "ferry" not in features:
            sure = min((mark.confidence for mark in lines), key=SURE.index)
            features["bridge"] = Mark(max(sure, wet[0].confidence, key=SURE.index))


SURE = ["printed", "likely", "reconstructed"]
