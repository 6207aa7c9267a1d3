from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stavka.hexes import BadHex, Grid, Layout
from tests.hexes.drawn import TANKS, board, grids, southern_russia


@given(grids())
def test_every_hex_has_its_own_number_and_is_found_by_it(map: Grid) -> None:
    numbers = [map.number(hex) for hex in range(map.size)]
    assert len(set(numbers)) == map.size == map.columns * map.rows
    assert [map.at(number) for number in numbers] == list(range(map.size))


@given(grids())
def test_numbers_are_two_digits_of_row_and_column_in_the_order_of_the_layout(map: Grid) -> None:
    for hex in range(map.size):
        row, column = f"{map.row(hex):02}", f"{map.column(hex):02}"
        one, two = (row, column) if map.layout.number == "RRCC" else (column, row)
        assert map.number(hex) == one + two


@given(grids())
def test_rows_and_columns_begin_where_the_layout_says(map: Grid) -> None:
    columns = {map.column(hex) for hex in range(map.size)}
    rows = {map.row(hex) for hex in range(map.size)}
    first_column, first_row = map.layout.first_column, map.layout.first_row
    assert columns == set(range(first_column, first_column + map.columns))
    assert rows == set(range(first_row, first_row + map.rows))


def test_the_tank_board_goes_from_0101_to_1014() -> None:
    map = board()
    assert (map.number(0), map.number(map.size - 1)) == ("0101", "1014")
    assert (map.row(map.at("0306")), map.column(map.at("0306"))) == (3, 6)


def test_southern_russia_goes_from_1000_to_7462() -> None:
    map = southern_russia()
    assert map.size == 4095
    assert (map.number(0), map.number(map.size - 1)) == ("1000", "7462")
    assert (map.column(map.at("2503")), map.row(map.at("2503"))) == (25, 3)


@pytest.mark.parametrize(
    "nonsense",
    ["", "0", "306", "00306", "0000", "0100", "0001", "1101", "0115", "03 6", " 306", "-101",
     "+101", "03.6", "abcd", "٠٣٠٦", "0306 ", "0306\n", "03\u200b06", "²²²²", "0x06", "9999"],
)  # fmt: skip
def test_nonsense_is_no_hex(nonsense: str) -> None:
    with pytest.raises(BadHex) as refused:
        board().at(nonsense)
    assert refused.value.text == nonsense


@given(st.text())
def test_any_text_is_a_number_of_the_map_or_no_hex(text: str) -> None:
    map = board()
    try:
        assert map.number(map.at(text)) == text
    except BadHex:
        assert text not in {map.number(hex) for hex in range(map.size)}


@pytest.mark.parametrize("hex", [-1, 140, 10**6])
def test_a_place_off_the_map_is_refused(hex: int) -> None:
    map = board()
    for ask in (
        map.number,
        map.row,
        map.column,
        lambda off: map.distance(off, 5),
        lambda off: map.distance(5, off),
        lambda off: map.direction(off, 5),
        lambda off: map.direction(5, off),
        lambda off: map.line(off, 5),
        lambda off: map.line(5, off),
        lambda off: map.within(off, 2),
        lambda off: map.cone(off, 0, 2),
        lambda off: map.reach(off, 2, lambda a, direction, b: 1),
        lambda off: map.shortest(off, 5, lambda a, direction, b: 1),
        lambda off: map.shortest(5, off, lambda a, direction, b: 1),
    ):
        with pytest.raises(IndexError):
            ask(hex)


@pytest.mark.parametrize(
    ("columns", "rows", "layout"),
    [
        (0, 5, TANKS),
        (5, 0, TANKS),
        (-1, 5, TANKS),
        (100, 5, TANKS),
        (5, 100, TANKS),
        (91, 5, Layout(flat=True, shifted="odd", number="CCRR", first_column=10)),
        (5, 5, Layout(flat=True, shifted="odd", number="CCRR", first_column=-1)),
        (5, 5, Layout(flat=True, shifted="odd", number="CCRR", first_row=-1)),
    ],
)
def test_a_map_whose_numbers_would_not_be_two_digits_is_refused(
    columns: int, rows: int, layout: Layout
) -> None:
    with pytest.raises(ValueError, match="two digits"):
        Grid(columns, rows, layout)


def test_the_widest_map_has_columns_01_to_99() -> None:
    map = Grid(99, 1, TANKS)
    assert map.number(map.size - 1) == "0199"
