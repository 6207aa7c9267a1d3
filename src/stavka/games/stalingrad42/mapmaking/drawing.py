"""The lines and shapes from which the board draws the map, in hex units.

Rivers, railways and roads follow the data exactly (sides and middles of hexes) with softened
corners; coasts and lakes are the real ones."""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterable, Sequence
from itertools import pairwise
from math import exp
from typing import TypeVar

from stavka.games.stalingrad42.geo import GRID, SHEETS, Point, centre, corner, distance
from stavka.games.stalingrad42.mapmaking.build import Made
from stavka.games.stalingrad42.mapmaking.curves import Shape, dense, soft, wandering
from stavka.games.stalingrad42.mapmaking.draft import (
    RAILS,
    RIVERS,
    ROADS,
    Draft,
    Side,
    Vertex,
    ends,
    point,
    vertex,
)
from stavka.games.stalingrad42.mapmaking.rivers import shown
from stavka.games.stalingrad42.mapmaking.sources import rows

Node = TypeVar("Node", bound=Hashable)
Flat = list[float]  # x, y, x, y, ...
Drawn = dict[str, object]

NEAR_SHORE = 0.4  # no two points of the drawn shore are further apart
SPARE = 0.22  # how far inland a place on the shore lies at least
BENT = 0.8  # hexes along which a push bends the shore
PUSHES = 12

DRAWN_AREAS = ("desert", "rough", "woods", "wooded_rough", "marsh", "seasonal_marsh", "mountain")


def flat(line: Sequence[Point]) -> Flat:
    """A line as one list of numbers."""
    return [round(number, 2) for at in line for number in at]


def strands(edges: Iterable[tuple[Node, Node]], stops: Container[Node] = ()) -> list[list[Node]]:
    """A net cut into lines that run from fork to fork, from end to end, or in a ring; also cut at
    stops."""
    around: dict[Node, list[Node]] = {}
    for a, b in edges:
        around.setdefault(a, []).append(b)
        around.setdefault(b, []).append(a)
    done: set[frozenset[Node]] = set()
    found: list[list[Node]] = []
    starts = [node for node, others in around.items() if len(others) != 2 or node in stops]
    for start in [*starts, *around]:
        for other in around[start]:
            line = [start]
            at, ahead = start, other
            while frozenset((at, ahead)) not in done:
                done.add(frozenset((at, ahead)))
                line.append(ahead)
                if len(around[ahead]) != 2 or ahead in stops or ahead == start:
                    break
                a, b = around[ahead]
                at, ahead = ahead, (b if a == at else a)
            if len(line) > 1:
                found.append(line)
    return found


def rivers(made: Made, shore: Sequence[Point]) -> list[Drawn]:
    """Rivers by name and width, down to the drawn shore; then those that were read without a
    name."""
    draft = made.draft
    to_sea = mouths(draft, shore)
    russian = {row["name"]: row["name_ru"] for row in rows("rivers")}
    by_ends = {frozenset(ends(side)): side for side in draft.sides}
    found: list[Drawn] = []
    done: set[Side] = set()
    for name, _, way in draft.rivers:
        parts: list[tuple[str, list[Vertex]]] = []
        for a, b in pairwise(way):
            side = by_ends[frozenset((a, b))]
            width = next(what for what in (*RIVERS, "lake") if draft.has(side, what))
            if side in done:
                continue
            done.add(side)
            if parts and parts[-1][0] == width and parts[-1][1][-1] == a:
                parts[-1][1].append(b)
            else:
                parts.append((width, [a, b]))
        for width, part in parts:
            found.append(river(shown(name), russian[name], width, part, to_sea))
    for width in ("minor_river", "major_river", "lake"):  # the far bank of the Volga is no river
        left = [side for side in sorted(draft.sides) if draft.has(side, width) and side not in done]
        for strand in strands([ends(side) for side in left]):
            found.append(river("", "", width, strand, to_sea))
    return found


def river(
    name: str, russian: str, width: str, way: Sequence[Vertex], to_sea: dict[Vertex, Point]
) -> Drawn:
    """One river, or one piece of one width."""
    line = soft(wandering([point(each) for each in way], 0.16), 1)
    if way[0] in to_sea:
        line.insert(0, to_sea[way[0]])
    if way[-1] in to_sea:
        line.append(to_sea[way[-1]])
    return {"name": name, "name_ru": russian, "class": width, "line": flat(line)}


def mouths(draft: Draft, shore: Sequence[Point]) -> dict[Vertex, Point]:
    """The corners at the sea that are drawn on land, and the shore nearest to each."""
    sea = Shape(shore)
    found: dict[Vertex, Point] = {}
    for side, marks in draft.sides.items():
        if "sea" in marks:
            for end in ends(side):
                at = point(end)
                if not sea.holds(at):
                    found[end] = min(shore, key=lambda spot: distance(spot, at))
    return found


def lines(made: Made, features: tuple[str, ...]) -> list[Drawn]:
    """Railways or roads of each kind, with the turn on which they open. They are cut where kinds
    meet: a softened corner would pass by the line that begins there. They run through the middle
    of every place, and what leads off the map is drawn to its edge."""
    draft = made.draft
    settled = {town.hex for town in made.towns}
    found: list[Drawn] = []
    stops = meetings(draft, features)
    ways = leaving(made, features)
    for feature in features:
        kinds = sorted({marks[feature].opens for marks in draft.sides.values() if feature in marks})
        for opens in kinds:
            edges = [
                side
                for side, marks in sorted(draft.sides.items())
                if feature in marks and marks[feature].opens == opens
            ]
            for strand in strands(edges, stops):
                way = [centre(hex) for hex in strand]
                kept = {centre(hex) for hex in strand if hex in settled}
                if strand[0] in ways:
                    way.insert(0, ways[strand[0]])
                if strand[-1] in ways:
                    way.append(ways[strand[-1]])
                line = soft_between(way, kept)
                found.append({"kind": feature, "opens": opens, "line": flat(line)})
    return found


def soft_between(way: Sequence[Point], kept: Container[Point]) -> list[Point]:
    """The way with its corners cut, but through the points that must be kept."""
    cuts = [i for i, at in enumerate(way) if at in kept and 0 < i < len(way) - 1]
    found: list[Point] = []
    for first, last in pairwise([0, *cuts, len(way) - 1]):
        found += soft(way[first : last + 1], 2)[bool(found) :]
    return found


def leaving(made: Made, features: tuple[str, ...]) -> dict[int, Point]:
    """The hexes at the edge of the map where a line ends, and the point of the edge that it makes
    for. In a port it ends."""
    draft = made.draft
    ports = {town.hex for town in made.towns if town.port}
    around: dict[int, list[int]] = {}
    for a, b in (side for side in sorted(draft.sides) if draft.has(side, *features)):
        around.setdefault(a, []).append(b)
        around.setdefault(b, []).append(a)
    found: dict[int, Point] = {}
    for hex, others in around.items():
        if len(others) > 1 or hex in ports:
            continue
        back = GRID.neighbours[hex].index(others[0])
        out = [d for d in range(6) if GRID.neighbours[hex][d] not in draft.cells]
        if out:
            straight = min(out, key=lambda d: abs((d - back) % 6 - 3))
            (ax, ay), (bx, by) = corner(hex, straight), corner(hex, straight + 1)
            found[hex] = ((ax + bx) / 2, (ay + by) / 2)
    return found


def meetings(draft: Draft, features: tuple[str, ...]) -> set[int]:
    """The hexes where lines of several kinds meet."""
    kinds: dict[int, set[tuple[str, str]]] = {}
    for side, marks in draft.sides.items():
        for feature in features:
            if feature in marks:
                for hex in side:
                    kinds.setdefault(hex, set()).add((feature, str(marks[feature].opens)))
    return {hex for hex, there in kinds.items() if len(there) > 1}


def outlines(hexes: set[int]) -> list[Flat]:
    """The borders of a set of hexes, softened."""
    edges: list[tuple[Vertex, Vertex]] = []
    for hex in sorted(hexes):
        for direction, other in enumerate(GRID.neighbours[hex]):
            if other not in hexes:
                edges.append(ends_of(hex, direction))
    return [
        flat(soft([point(each) for each in strand[:-1]], 2, closed=True))
        for strand in strands(edges)
        if strand[0] == strand[-1]
    ]


def ends_of(hex: int, direction: int) -> tuple[Vertex, Vertex]:
    """The corners of one side of a hex, also at the edge of the grid."""
    return vertex(corner(hex, direction)), vertex(corner(hex, direction + 1))


def areas(draft: Draft) -> list[Drawn]:
    """What covers the land, and the hexes that are off the map."""
    found: list[Drawn] = []
    for terrain in DRAWN_AREAS:
        hexes = {hex for hex, cell in draft.cells.items() if cell.terrain == terrain}
        found.append({"terrain": terrain, "rings": outlines(hexes)})
    off = {hex for hex in range(GRID.size) if hex not in draft.cells}
    found.append({"terrain": "off_map", "rings": outlines(off)})
    flood = {hex for hex, cell in draft.cells.items() if cell.terrain == "volga"}
    found.append({"terrain": "volga", "rings": outlines(flood)})
    return found


def lakes(made: Made) -> list[Drawn]:
    """Lakes by their real shores, but for those that the data have as sides."""
    along_sides = {row["name"] for row in rows("rivers") if row["class"] == "lake"}
    shores: dict[str, list[tuple[float, float]]] = {}
    for row in rows("shores"):
        if row["kind"] == "lake" and row["name"] not in along_sides:
            spot = (float(row["latitude"]), float(row["longitude"]))
            shores.setdefault(row["name"], []).append(spot)
    russian = {row["name"]: row["name_ru"] for row in rows("labels")}
    return [
        {"name": name, "name_ru": russian.get(name, ""), "ring": flat(made.earth.line(shore))}
        for name, shore in shores.items()
    ]


def sea(made: Made) -> list[Point]:
    """The shore, pushed a little where it must be: the middle of a hex with a place or a line on
    it is seen on land, the middle of a sea hex in the water."""
    draft = made.draft
    dry = {town.hex for town in made.towns}
    for side, marks in draft.sides.items():
        if any(what in marks for what in (*RAILS, *ROADS)):
            dry |= set(side)
    wet = {hex for hex, cell in draft.cells.items() if cell.terrain == "sea"}
    ring = dense(made.sea.ring, NEAR_SHORE)
    for _ in range(PUSHES):
        shape = Shape(ring)
        wrong = [hex for hex in sorted(dry | wet) if shape.holds(centre(hex)) != (hex in wet)]
        for hex in wrong:
            ring = pushed(ring, centre(hex))
        if not wrong:
            break
    return ring


def pushed(ring: Sequence[Point], over: Point) -> list[Point]:
    """The ring, bent so that a point which lay just behind it lies before it."""
    x, y = min(ring, key=lambda at: distance(at, over))
    by = 1 + SPARE / max(distance((x, y), over), SPARE / 4)
    dx, dy = by * (over[0] - x), by * (over[1] - y)
    found = []
    for at in ring:
        near = exp(-((distance(at, (x, y)) / BENT) ** 2))
        found.append((at[0] + near * dx, at[1] + near * dy))
    return found


def labels(made: Made) -> list[Drawn]:
    """Names of seas, lands, ranges and lakes, each along a line."""
    found: list[Drawn] = []
    for row in rows("labels"):
        spots = [spot.split(" ") for spot in row["along"].split("; ")]
        line = made.earth.line([(float(north), float(east)) for north, east in spots])
        found.append(
            {
                "kind": row["kind"],
                "name": row["name"],
                "name_ru": row["name_ru"],
                "line": flat(line),
            }
        )
    return found


def geography(made: Made) -> Drawn:
    """All that the board draws under the counters."""
    draft = made.draft
    shore = sea(made)
    ridge = strands([ends(side) for side in sorted(draft.sides) if draft.has(side, "alpine")])
    return {
        "sheets": SHEETS,
        "sea": flat(shore),
        "lakes": lakes(made),
        "areas": areas(draft),
        "rivers": rivers(made, shore),
        "ridges": [flat(soft([point(each) for each in strand], 1)) for strand in ridge],
        "railways": lines(made, RAILS),
        "roads": lines(made, ROADS),
        "labels": labels(made),
    }
