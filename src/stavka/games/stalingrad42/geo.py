"""Where the hexes lie: one grid for the sheets A, B, C1 and C2, and how it lies over the earth.

Places are written in hex units: x is the column, y the row, and the centres of even columns lie
half a row further down. A step of one in x is 0.866 of a step in y on the table."""

from __future__ import annotations

from math import sqrt

from stavka.hexes import Grid, Layout

FIRST_COLUMN, LAST_COLUMN = 10, 73
FIRST_ROW, LAST_ROW = 0, 62
SQUEEZE = sqrt(3) / 2  # the length of a unit of x in units of y

GRID = Grid(
    LAST_COLUMN - FIRST_COLUMN + 1,
    LAST_ROW - FIRST_ROW + 1,
    Layout(
        flat=True,
        shifted="even",
        number="CCRR",
        first_column=FIRST_COLUMN,
        first_row=FIRST_ROW,
    ),
)

# Columns and rows of the sheets, first and last. The Caucasus sheets lie three rows over the
# others; both print these rows.
SHEETS = {
    "A": ((10, 41), (0, 42)),
    "B": ((42, 73), (0, 42)),
    "C1": ((10, 41), (40, 62)),
    "C2": ((42, 73), (40, 62)),
}

Point = tuple[float, float]

# The corners of a hex, clockwise from the north-west one: side d, towards direction d, lies
# between corners d and d + 1.
CORNERS: tuple[Point, ...] = (
    (-1 / 3, -1 / 2),
    (1 / 3, -1 / 2),
    (2 / 3, 0.0),
    (1 / 3, 1 / 2),
    (-1 / 3, 1 / 2),
    (-2 / 3, 0.0),
)

# A quadratic surface through 32 places whose hexes are known, in powers of the degrees east of
# 41 (u) and north of 48.5 (v): 1, u, v, uu, uv, vv.
TO_X = (36.598142, 5.324767, -0.751299, -0.009163, -0.087055, -0.000940)
TO_Y = (24.855655, -0.354560, -6.985525, -0.018866, 0.016612, 0.009580)


def centre(hex: int) -> Point:
    """The middle of a hex, in hex units."""
    column = GRID.column(hex)
    return float(column), GRID.row(hex) + (0.0 if column % 2 else 0.5)


def corner(hex: int, which: int) -> Point:
    """One of the six corners of a hex, in hex units."""
    x, y = centre(hex)
    dx, dy = CORNERS[which % 6]
    return x + dx, y + dy


def hex_at(x: float, y: float) -> int | None:
    """The hex that holds this point; None when that is off the grid."""
    found: int | None = None
    least = 1.0
    for column in (round(x) - 1, round(x), round(x) + 1):
        for row in (round(y) - 1, round(y), round(y) + 1):
            if not (FIRST_COLUMN <= column <= LAST_COLUMN and FIRST_ROW <= row <= LAST_ROW):
                continue
            away = distance((x, y), (column, row + (0.0 if column % 2 else 0.5)))
            if away < least:
                least, found = away, GRID.at(f"{column:02}{row:02}")
    return found if least <= 0.58 else None


def distance(a: Point, b: Point) -> float:
    """How far two places are from each other, in heights of a hex."""
    return sqrt((SQUEEZE * (a[0] - b[0])) ** 2 + (a[1] - b[1]) ** 2)


def from_earth(latitude: float, longitude: float) -> Point:
    """The place of a point of the earth, in hex units."""
    u, v = longitude - 41, latitude - 48.5
    powers = (1.0, u, v, u * u, u * v, v * v)
    return (
        sum(by * power for by, power in zip(TO_X, powers, strict=True)),
        sum(by * power for by, power in zip(TO_Y, powers, strict=True)),
    )


def to_earth(x: float, y: float) -> tuple[float, float]:
    """Latitude and longitude of a place in hex units: `from_earth` turned round."""
    latitude, longitude = 48.5, 41.0
    for _ in range(20):
        at_x, at_y = from_earth(latitude, longitude)
        dx, dy = x - at_x, y - at_y
        longitude += 0.188703 * dx - 0.017482 * dy
        latitude += -0.009362 * dx - 0.141900 * dy
    return latitude, longitude


def sheets(hex: int) -> tuple[str, ...]:
    """The sheets that print a hex."""
    column, row = GRID.column(hex), GRID.row(hex)
    return tuple(
        sheet
        for sheet, ((left, right), (top, bottom)) in SHEETS.items()
        if left <= column <= right and top <= row <= bottom
    )
