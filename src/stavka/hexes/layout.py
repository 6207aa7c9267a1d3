"""How a map lies on the table and how it numbers its hexes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

OFF = -1  # the "hex" that is not on the map

Step = tuple[int, int]

# A step to each neighbour in skew coordinates: (along the line, to the next line), where a line
# is a row of pointy hexes or a column of flat ones. A flat map is a pointy one turned over its
# diagonal, so it takes the same six steps in another order.
POINTY_STEPS: tuple[Step, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
FLAT_STEPS: tuple[Step, ...] = ((-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1))


@dataclass(frozen=True)
class Layout:
    """One way to lay out and number hexes.

    `flat`: hexes lie on a flat side and stand in columns; else they stand on a point, in rows.
    `shifted`: the columns (flat) or rows (pointy) with odd or even numbers lie half a hex
    further down (flat) or right (pointy) than the others. The numbers are the printed ones.
    `number`: two digits each, row first or column first.

    Directions count clockwise from the north: `ne e se sw w nw` on a pointy map,
    `n ne se s sw nw` on a flat one. The opposite of direction d is (d + 3) % 6.
    """

    flat: bool
    shifted: Literal["odd", "even"]
    number: Literal["RRCC", "CCRR"]
    first_column: int = 1
    first_row: int = 1

    @property
    def directions(self) -> tuple[str, ...]:
        """The names of directions 0 to 5."""
        names = "n ne se s sw nw" if self.flat else "ne e se sw w nw"
        return tuple(names.split())

    @property
    def steps(self) -> tuple[Step, ...]:
        """The step in each direction, in skew coordinates."""
        return FLAT_STEPS if self.flat else POINTY_STEPS

    def text(self, column: int, row: int) -> str:
        """The printed number of a hex."""
        one, two = (row, column) if self.number == "RRCC" else (column, row)
        return f"{one:02}{two:02}"
