"""Rivers as chains of sides of hexes: the shortest way over the sides that follows the course."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from itertools import pairwise

from stavka.games.stalingrad42.geo import GRID, Point, distance
from stavka.games.stalingrad42.mapmaking.curves import Curve, dense
from stavka.games.stalingrad42.mapmaking.draft import (
    RIVERS,
    Draft,
    Mark,
    Side,
    Vertex,
    all_sides,
    ends,
    on_sheet_a,
    point,
    side_between,
)
from stavka.games.stalingrad42.mapmaking.earth import Earth
from stavka.games.stalingrad42.mapmaking.sources import rows

NEAR = 2.2  # a side further from the course than this is no part of the river
STAGE = 2.5  # hexes between points that the river must touch
SAME = 0.3  # a river that begins this near to another goes on from it
MOUTH = 1.7  # how far a mouth may be moved to the water it flows into
READ = 0.12  # what a side costs that the printed map shows as a river
NOT_READ = 3.0  # what one costs on that sheet which it does not show

CLASSES = {"minor": "minor_river", "major": "major_river", "volga": "volga", "lake": "lake"}

LEFT_BANK = "6523"  # a hex on the left bank of the Volga, beyond the flood plain
VALLEY = (60, 20)  # the flood plain is wide from this column and row on

Net = dict[Vertex, list[tuple[Vertex, Side]]]


def courses() -> dict[str, list[tuple[float, float]]]:
    """The courses of 1942: our own points, and pieces of the shoreline database between them."""
    shores: dict[str, list[tuple[float, float]]] = {}
    for row in rows("shores"):
        if row["kind"] == "river":
            spot = (float(row["latitude"]), float(row["longitude"]))
            shores.setdefault(row["name"], []).append(spot)
    found: dict[str, list[tuple[float, float]]] = {}
    cut: dict[str, list[tuple[float, float]]] = {}
    for row in rows("courses"):
        course = found.setdefault(row["river"], [])
        if row["shore"]:
            piece = shores[row["shore"]]
            if course:
                piece = piece[nearest(piece, course[-1]) :]
            course += piece
            cut[row["river"]] = piece
        else:
            spot = (float(row["latitude"]), float(row["longitude"]))
            piece = cut.pop(row["river"], [])
            if piece:  # the piece ends where it comes nearest to the next point
                del course[len(course) - len(piece) + nearest(piece, spot) + 1 :]
            course.append(spot)
    return found


def shown(name: str) -> str:
    """The name of a river without what tells it from others of that name."""
    return name.split(" (")[0]


def nearest(piece: list[tuple[float, float]], spot: tuple[float, float]) -> int:
    """Which point of a piece comes nearest to a spot."""
    return min(
        range(len(piece)),
        key=lambda i: (piece[i][0] - spot[0]) ** 2 + 0.46 * (piece[i][1] - spot[1]) ** 2,
    )


def net(draft: Draft) -> Net:
    """The corners and the sides between them along which rivers can run."""
    found: Net = {}
    for side in all_sides():
        if all(draft.land(hex) for hex in side) and not draft.has(side, "sea"):
            a, b = ends(side)
            found.setdefault(a, []).append((b, side))
            found.setdefault(b, []).append((a, side))
    return found


def still_water(draft: Draft) -> set[Vertex]:
    """The corners that touch sea, lake or the edge of the map."""
    found: set[Vertex] = set()
    for side in all_sides():
        if not all(draft.land(hex) for hex in side) or draft.has(side, "lake", "sea"):
            found |= set(ends(side))
    return found


def by_place(sides: Iterable[Side]) -> dict[tuple[int, int], list[tuple[Side, Point]]]:
    """The sides with their middles, in squares of three by three, so that near ones are found."""
    found: dict[tuple[int, int], list[tuple[Side, Point]]] = {}
    for side in sides:
        (ax, ay), (bx, by) = (point(end) for end in ends(side))
        middle = ((ax + bx) / 2, (ay + by) / 2)
        found.setdefault((int(middle[0] // 3), int(middle[1] // 3)), []).append((side, middle))
    return found


def off_course(
    places: dict[tuple[int, int], list[tuple[Side, Point]]], course: Curve
) -> dict[Side, float]:
    """How far the middles of the sides near a course lie from it."""
    found: dict[Side, float] = {}
    for at in course:
        left, top = int(at[0] // 3), int(at[1] // 3)
        for column in (left - 1, left, left + 1):
            for row in (top - 1, top, top + 1):
                for side, middle in places.get((column, row), []):
                    off = distance(at, middle)
                    if off < found.get(side, NEAR):
                        found[side] = off
    return found


class RiverMaker:
    """Puts one river after the other on the map."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._net = net(draft)
        self._water = still_water(draft)
        self._sides = sorted({side for around in self._net.values() for _, side in around})
        self._places = by_place(self._sides)
        self._read = {side for side in self._sides if draft.has(side, *RIVERS, "lake")}
        self._flowing: set[Vertex] = set()

    def put(self, name: str, feature: str, course: Curve) -> None:
        """One river from its spring to its mouth."""
        course = [at for at in dense(course) if self._reaches(at)]
        costs = self._costs(course)
        stages = [self._spring(course[0]), *self._stages(course), self._mouth(course[-1])]
        way = [stages[0]]
        for stage in stages[1:]:
            part = self._way(way[-1], stage, costs)
            way += part[1:]
        way = without_loops(way)
        for a, b in pairwise(way):
            side = next(side for end, side in self._net[a] if end == b)
            if feature == "alpine" or not self._draft.has(side, *RIVERS, "lake"):
                self._draft.put(side, feature, Mark("reconstructed", name=shown(name)))
            for what, mark in self._draft.sides[side].items():
                if what in (*RIVERS, "lake"):
                    mark.name = mark.name or shown(name)
        self._flowing |= set(way)
        self._draft.rivers.append((name, feature, way))

    def name(self, name: str, course: Curve) -> None:
        """Give a river its name that the printed map shows without one."""
        read = self._read_corners()
        first, last = (self._closest(at, read, 1.0) for at in (course[0], course[-1]))
        if first is None or last is None:
            raise ValueError(f"no river was read where {name} runs")
        way = self._way(first, last, dict.fromkeys(self._read, 1.0))
        for a, b in pairwise(way):
            side = next(side for end, side in self._net[a] if end == b)
            if side not in self._read:
                raise ValueError(f"{name} was read with gaps")
            for what, mark in self._draft.sides[side].items():
                if what in RIVERS:
                    mark.name = mark.name or shown(name)
        self._draft.rivers.append((name, "minor_river", way))

    def _reaches(self, at: Point) -> bool:
        x, y = round(at[0] * 3), round(at[1] * 2)
        return any((x + dx, y + dy) in self._net for dx in (-2, -1, 0, 1, 2) for dy in (-1, 0, 1))

    def _costs(self, course: Curve) -> dict[Side, float]:
        found = {}
        for side, off in off_course(self._places, course).items():
            cost = 1 + 4 * off * off + (30 if self._draft.has(side, "alpine") else 0)
            if side in self._read:
                cost *= READ
            elif on_sheet_a(*side):
                cost *= NOT_READ
            found[side] = cost
        return found

    def _spring(self, at: Point) -> Vertex:
        """Where a river begins: in another one only if it is the same water."""
        return (
            self._closest(at, self._flowing, SAME)
            or self._closest(at, self._read_corners() - self._flowing, 1.0)
            or self._closest(at, set(self._net) - self._flowing, 9.0)
            or (0, 0)
        )

    def _mouth(self, at: Point) -> Vertex:
        wanted = self._flowing | self._water
        return self._closest(at, wanted, MOUTH) or self._closest(at, set(self._net), 9.0) or (0, 0)

    def _read_corners(self) -> set[Vertex]:
        return {end for side in self._read for end in ends(side)}

    def _closest(self, at: Point, among: set[Vertex], within: float) -> Vertex | None:
        near = [
            (distance(at, point(each)), each)
            for each in among
            if each in self._net and abs(each[0] / 3 - at[0]) < 3 and abs(each[1] / 2 - at[1]) < 3
        ]
        if not near:
            return None
        off, found = min(near)
        return found if off <= within else None

    def _stages(self, course: Curve) -> list[Vertex]:
        """Corners near the course, a few hexes apart; best those of rivers that are known. On the
        sheet that was read no others will do."""
        found: list[Vertex] = []
        read = self._read_corners()
        walked = 0.0
        for a, b in pairwise(course):
            walked += distance(a, b)
            if walked < STAGE:
                continue
            at_sheet_a = b[0] < 41.4 and b[1] < 42.4
            stage = self._closest(b, read, 0.8)
            if stage is None and not at_sheet_a:
                stage = self._closest(b, set(self._net), 0.8)
            if stage is not None:
                found.append(stage)
                walked = 0.0
        return found[:-1] if found and distance(course[-1], point(found[-1])) < STAGE / 2 else found

    def _way(self, start: Vertex, goal: Vertex, costs: dict[Side, float]) -> list[Vertex]:
        best = {start: 0.0}
        came: dict[Vertex, Vertex] = {}
        waiting = [(0.0, start)]
        while waiting:
            spent, at = heapq.heappop(waiting)
            if at == goal:
                break
            if spent > best[at]:
                continue
            for other, side in self._net[at]:
                cost = spent + costs.get(side, 40.0)
                if cost < best.get(other, 1e9):
                    best[other], came[other] = cost, at
                    heapq.heappush(waiting, (cost, other))
        way = [goal]
        while way[-1] != start:
            way.append(came[way[-1]])
        return way[::-1]


def without_loops(way: list[Vertex]) -> list[Vertex]:
    """The way without its detours back to a corner where it has been."""
    found: list[Vertex] = []
    for at in way:
        if at in found:
            del found[found.index(at) + 1 :]
        else:
            found.append(at)
    return found


def lay(draft: Draft, earth: Earth) -> None:
    """All rivers, the great ones first."""
    maker = RiverMaker(draft)
    known = courses()
    for row in rows("rivers"):
        course = earth.line(known[row["name"]])
        if row["class"] == "read":
            maker.name(row["name"], course)
        else:
            maker.put(row["name"], CLASSES[row["class"]], course)


def ridge(draft: Draft, earth: Earth) -> None:
    """The main ridge of the Caucasus, in the same way."""
    course = [
        (float(row["latitude"]), float(row["longitude"]))
        for row in rows("areas")
        if row["kind"] == "alpine"
    ]
    maker = RiverMaker(draft)
    maker.put("Main ridge", "alpine", earth.line(course))
    draft.rivers.pop()


def valley(draft: Draft) -> None:
    """The flood plain between the lower Volga and the Akhtuba: the hexes on the left bank that
    border on the river. Nobody enters it, and it counts as part of the river."""
    left_bank = {GRID.at(LEFT_BANK)}
    waiting = sorted(left_bank)
    while waiting:
        here = waiting.pop()
        for there in GRID.neighbours[here]:
            if there in left_bank or not draft.land(there):
                continue
            if not draft.has(side_between(here, there), "volga"):
                left_bank.add(there)
                waiting.append(there)
    flooded = {
        hex
        for side, features in draft.sides.items()
        if "volga" in features
        for hex in side
        if hex in left_bank and GRID.column(hex) >= VALLEY[0] and GRID.row(hex) >= VALLEY[1]
    }
    for hex in sorted(flooded):
        draft.cells[hex].terrain = "volga"
    for hex in sorted(flooded):
        for there in GRID.neighbours[hex]:
            if draft.land(there):
                draft.put(side_between(hex, there), "volga", Mark("reconstructed", name="Volga"))
