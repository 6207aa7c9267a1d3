"""The lines and shapes from which the board draws the map, in hex units.

Rivers, railways and roads follow the data exactly (sides and middles of hexes) with softened
corners; coasts and lakes are the real ones."""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterable, Sequence
from itertools import pairwise
from typing import TypeVar

from stavka.games.stalingrad42.geo import GRID, Point, centre, corner
from stavka.games.stalingrad42.mapmaking.build import Made
from stavka.games.stalingrad42.mapmaking.curves import soft, wandering
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
from stavka.games.stalingrad42.mapmaking.sources import rows

Node = TypeVar("Node", bound=Hashable)
Flat = list[float]  # x, y, x, y, ...
Drawn = dict[str, object]

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


def rivers(draft: Draft) -> list[Drawn]:
    """Rivers by name and width; then those that were read without a name."""
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
            found.append(river(name, russian[name], width, part))
    for width in ("minor_river", "major_river", "lake"):  # the far bank of the Volga is no river
        left = [side for side in sorted(draft.sides) if draft.has(side, width) and side not in done]
        for strand in strands([ends(side) for side in left]):
            found.append(river("", "", width, strand))
    return found


def river(name: str, russian: str, width: str, way: Sequence[Vertex]) -> Drawn:
    """One river, or one piece of one width."""
    line = soft(wandering([point(each) for each in way], 0.16), 1)
    return {"name": name, "name_ru": russian, "class": width, "line": flat(line)}


def lines(draft: Draft, features: tuple[str, ...]) -> list[Drawn]:
    """Railways or roads of each kind, with the turn on which they open. They are cut where kinds
    meet: a softened corner would pass by the line that begins there."""
    found: list[Drawn] = []
    stops = meetings(draft, features)
    for feature in features:
        kinds = sorted({marks[feature].opens for marks in draft.sides.values() if feature in marks})
        for opens in kinds:
            edges = [
                side
                for side, marks in sorted(draft.sides.items())
                if feature in marks and marks[feature].opens == opens
            ]
            for strand in strands(edges, stops):
                line = soft([centre(hex) for hex in strand], 2)
                found.append({"kind": feature, "opens": opens, "line": flat(line)})
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
    """Lakes by their real shores."""
    shores: dict[str, list[tuple[float, float]]] = {}
    for row in rows("shores"):
        if row["kind"] == "lake":
            spot = (float(row["latitude"]), float(row["longitude"]))
            shores.setdefault(row["name"], []).append(spot)
    russian = {row["name"]: row["name_ru"] for row in rows("labels")}
    return [
        {"name": name, "name_ru": russian.get(name, ""), "ring": flat(made.earth.line(shore))}
        for name, shore in shores.items()
    ]


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
    ridge = strands([ends(side) for side in sorted(draft.sides) if draft.has(side, "alpine")])
    return {
        "sea": flat(made.sea.ring),
        "lakes": lakes(made),
        "areas": areas(draft),
        "rivers": rivers(draft),
        "ridges": [flat(soft([point(each) for each in strand], 1)) for strand in ridge],
        "railways": lines(draft, RAILS),
        "roads": lines(draft, ROADS),
        "labels": labels(made),
    }
