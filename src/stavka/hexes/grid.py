"""The map of hexes."""

from __future__ import annotations

from collections.abc import Sequence

from stavka.hexes import lines, paths
from stavka.hexes.fields import Bitset, Moves, Shifts
from stavka.hexes.layout import OFF, Layout
from stavka.hexes.paths import Cost, Costs, Path

Line = tuple[int, ...]

MOST_LINES = 1 << 16  # lines kept ready; all of them on a map of 250 hexes


class BadHex(ValueError):
    """A text that is not the number of a hex on this map."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no such hex: {text!r}")
        self.text = text


class Grid:
    """A rectangular map. Its hexes are 0, 1, 2 ... along each row (pointy) or column (flat).

    >>> board = Grid(14, 10, Layout(flat=False, shifted="even", number="RRCC"))
    >>> hex = board.at("0306")
    >>> [board.number(other) for other in board.neighbours[hex]]
    ['0206', '0307', '0406', '0405', '0305', '0205']
    """

    def __init__(self, columns: int, rows: int, layout: Layout) -> None:
        if not 1 <= columns <= 100 - layout.first_column or layout.first_column < 0:
            raise ValueError("columns must have numbers of two digits")
        if not 1 <= rows <= 100 - layout.first_row or layout.first_row < 0:
            raise ValueError("rows must have numbers of two digits")
        self.columns = columns
        self.rows = rows
        self.layout = layout
        self.size = columns * rows
        self.everywhere: Bitset = (1 << self.size) - 1
        self._lines, self._length = (columns, rows) if layout.flat else (rows, columns)
        first = layout.first_column if layout.flat else layout.first_row
        self._shifted = tuple(
            int((first + line) % 2 == (layout.shifted == "odd")) for line in range(self._lines)
        )
        self._skew = tuple(self._skew_of(hex) for hex in range(self.size))
        self._numbers = tuple(
            layout.text(self.column(hex), self.row(hex)) for hex in range(self.size)
        )
        self._by_number = {number: hex for hex, number in enumerate(self._numbers)}
        self.neighbours = tuple(
            tuple(self._hex(u + du, v + dv) for du, dv in layout.steps) for u, v in self._skew
        )
        self._around = tuple(
            tuple((direction, other) for direction, other in enumerate(around) if other != OFF)
            for around in self.neighbours
        )
        self._directions = {step: d for d, step in enumerate(layout.steps)}
        self._shifts = Shifts(self.neighbours)
        self._within: dict[tuple[int, int], Bitset] = {}
        self._cones: dict[tuple[int, int, int], Bitset] = {}
        self._threads: dict[tuple[int, int], tuple[Line] | tuple[Line, Line]] = {}

    def __repr__(self) -> str:
        return f"Grid({self.columns}, {self.rows}, {self.layout})"

    # Numbers

    def at(self, number: str) -> int:
        """The hex with this printed number; BadHex when there is none."""
        try:
            return self._by_number[number]
        except KeyError:
            raise BadHex(number) from None

    def number(self, hex: int) -> str:
        """The printed number of a hex."""
        return self._numbers[self._checked(hex)]

    def column(self, hex: int) -> int:
        """The printed number of its column."""
        line, place = divmod(self._checked(hex), self._length)
        return self.layout.first_column + (line if self.layout.flat else place)

    def row(self, hex: int) -> int:
        """The printed number of its row."""
        line, place = divmod(self._checked(hex), self._length)
        return self.layout.first_row + (place if self.layout.flat else line)

    # Where hexes lie from one another

    def direction(self, a: int, b: int) -> int | None:
        """In which direction the neighbour b of a lies; None when it is no neighbour."""
        if a < 0 or b < 0:
            raise IndexError("a place off the map lies in no direction")
        (au, av), (bu, bv) = self._skew[a], self._skew[b]
        return self._directions.get((bu - au, bv - av))

    def distance(self, a: int, b: int) -> int:
        """How many steps lie between two hexes."""
        if a < 0 or b < 0:
            raise IndexError("a place off the map is at no distance")
        (au, av), (bu, bv) = self._skew[a], self._skew[b]
        u, v = bu - au, bv - av
        return max(abs(u), abs(v), abs(u + v))

    def within(self, hex: int, radius: int) -> Bitset:
        """The hexes at most so far away, the hex itself among them."""
        found = self._within.get((hex, radius))
        if found is None:
            found = 1 << self._checked(hex)
            for _ in range(min(radius, self.columns + self.rows)):
                found = self._shifts.spread(found)
            self._within[hex, radius] = found
        return found

    def cone(self, hex: int, direction: int, reach: int) -> Bitset:
        """What opens through one side of a hex: 1 hex at distance 1, then 3, then 5."""
        found = self._cones.get((hex, direction, reach))
        if found is None:
            found = self._cones[hex, direction, reach] = self._cone(hex, direction, reach)
        return found

    def line(self, a: int, b: int) -> tuple[Line] | tuple[Line, Line]:
        """The hexes strictly between two hexes that a thread between their centres crosses.

        One line, or two when it runs along sides of hexes: moved a hair to the left (as seen
        from a to b) and to the right. OFF stands for places off the map.
        """
        found = self._threads.get((a, b))
        if found is None:
            found = self._line(self._checked(a), self._checked(b))
            if len(self._threads) < MOST_LINES:
                self._threads[a, b] = found
        return found

    # Fields

    def step(self, field: Bitset, direction: int) -> Bitset:
        """The neighbours of all these hexes in one direction."""
        return self._shifts.step(field, direction)

    def spread(self, field: Bitset) -> Bitset:
        """These hexes and all their neighbours."""
        return self._shifts.spread(field)

    def flood(
        self,
        start: Bitset,
        allowed: Bitset,
        steps: int | None = None,
        exits: Sequence[Bitset] | None = None,
    ) -> Bitset:
        """The start and all that hangs together with it over allowed hexes.

        At most so many `steps` away. `exits` are six sets, one for each direction: the hexes
        that may be left that way.
        """
        return self._shifts.flood(start, allowed, steps, exits)

    def through(self, exits: Sequence[Bitset]) -> Moves:
        """`Moves.of` steps from hexes to all their neighbours at once, but only by these exits: for
        who steps often."""
        return self._shifts.through(exits)

    # Paths

    def costs(self, cost: Cost) -> Costs:
        """The costs of the whole map made ready, to use in place of the function."""
        return tuple(
            tuple(
                None if other == OFF else cost(hex, direction, other)
                for direction, other in enumerate(around)
            )
            for hex, around in enumerate(self.neighbours)
        )

    def reach(self, start: int, budget: int, cost: Cost | Costs) -> dict[int, int]:
        """The hexes within the budget and the least cost of each, the start among them."""
        return paths.reach(self._around, self._checked(start), budget, cost)

    def shortest(self, start: int, goal: int, cost: Cost | Costs) -> Path | None:
        """The cheapest path; None when there is none. Of equal paths always the same one."""
        return paths.shortest(self._around, self._checked(start), self._checked(goal), cost)

    # Skew coordinates: v counts lines; u counts hexes along an axis aslant to the lines, so that
    # a step in one direction is the same everywhere.

    def _skew_of(self, hex: int) -> tuple[int, int]:
        line, place = divmod(hex, self._length)
        halves = 2 * place + self._shifted[line] - self._shifted[0]
        return (halves - line) // 2, line

    def _hex(self, u: int, v: int) -> int:
        if not 0 <= v < self._lines:
            return OFF
        place = (2 * u + v - self._shifted[v] + self._shifted[0]) // 2
        return v * self._length + place if 0 <= place < self._length else OFF

    def _checked(self, hex: int) -> int:
        if not 0 <= hex < self.size:
            raise IndexError(f"hex {hex} is off the map")
        return hex

    def _cone(self, hex: int, direction: int, reach: int) -> Bitset:
        u, v = self._skew[self._checked(hex)]
        steps = self.layout.steps
        (au, av) = steps[direction]
        found = 0
        for bu, bv in (steps[direction - 1], steps[(direction + 1) % 6]):
            for ahead in range(1, reach + 1):
                for aside in range(reach - ahead + 1):
                    other = self._hex(u + ahead * au + aside * bu, v + ahead * av + aside * bv)
                    if other != OFF:
                        found |= 1 << other
        return found

    def _line(self, a: int, b: int) -> tuple[Line] | tuple[Line, Line]:
        (u, v), (bu, bv) = self._skew[a], self._skew[b]
        drawn = lines.between(bu - u, bv - v)
        if len(drawn) == 1:
            return (self._placed(u, v, drawn[0]),)
        # A flat map is a pointy one turned over: left is right.
        left, right = reversed(drawn) if self.layout.flat else drawn
        return self._placed(u, v, left), self._placed(u, v, right)

    def _placed(self, u: int, v: int, steps: lines.Steps) -> Line:
        return tuple([self._hex(u + du, v + dv) for du, dv in steps])
