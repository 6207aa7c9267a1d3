"""Ways over the map at the least cost, in small whole numbers (points of movement, hexes)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

# What it costs to go from hex a in a direction into its neighbour b; None: not allowed.
Cost = Callable[[int, int, int], int | None]

# The same made ready as a table: costs[a][direction].
Costs = Sequence[Sequence[int | None]]

# For each hex its neighbours on the map, with their directions.
Around = Sequence[Sequence[tuple[int, int]]]

NO_LIMIT = 1 << 62


class Path(NamedTuple):
    """A way from its first hex to its last, both included."""

    cost: int
    hexes: tuple[int, ...]


def reach(around: Around, start: int, budget: int, cost: Cost | Costs) -> dict[int, int]:
    """The hexes within the budget and the least cost of each, the start among them."""
    best, _ = explore(around, start, cost, budget)
    return best


def shortest(around: Around, start: int, goal: int, cost: Cost | Costs) -> Path | None:
    """The cheapest path; None when there is none. Of equal paths always the same one."""
    best, came = explore(around, start, cost, NO_LIMIT, goal)
    if goal not in best:
        return None
    hexes = [goal]
    while hexes[-1] != start:
        hexes.append(came[hexes[-1]])
    return Path(best[goal], tuple(reversed(hexes)))


def explore(
    around: Around, start: int, cost: Cost | Costs, budget: int, goal: int | None = None
) -> tuple[dict[int, int], dict[int, int]]:
    """The least cost of each hex, and the hex from which it is entered at that cost.

    Hexes wait in lists by their cost and are taken cheapest first, until none is left within
    the budget or the goal is taken. Costs are small, so such lists beat a heap.
    """
    asked, table = (cost, ()) if callable(cost) else (None, cost)
    best = {start: 0}
    came: dict[int, int] = {}
    waiting = [[start]]
    for spent, hexes in enumerate(waiting):
        for hex in hexes:  # a free step makes this list longer while it is read
            if hex == goal:
                return best, came
            if best[hex] < spent:
                continue
            for direction, other in around[hex]:
                known = best.get(other, NO_LIMIT)
                if known <= spent:
                    continue
                price = asked(hex, direction, other) if asked is not None else table[hex][direction]
                if price is None:
                    continue
                if price < 0:
                    raise ValueError("no step costs less than nothing")
                total = spent + price
                if total < known and total <= budget:
                    best[other] = total
                    came[other] = hex
                    while len(waiting) <= total:
                        waiting.append([])
                    waiting[total].append(other)
    return best, came
