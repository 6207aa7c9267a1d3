from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from stavka.hexes import OFF, Grid
from tests.hexes.drawn import board, grids_and_hexes, southern_russia, thread

Found = tuple[Grid, list[int]]


def lines(map: Grid, a: str, b: str) -> list[list[str]]:
    found = map.line(map.at(a), map.at(b))
    return [[map.number(hex) if hex != OFF else "" for hex in line] for line in found]


@given(grids_and_hexes(2))
def test_a_line_is_what_a_thread_on_the_drawing_crosses(found: Found) -> None:
    map, [a, b] = found
    crossed, along_border = thread(map, a, b)
    if along_border:
        left, right = (thread(map, a, b, nudge)[0] for nudge in (-1, 1))
        assert map.line(a, b) == (tuple(left), tuple(right))
    else:
        assert map.line(a, b) == (tuple(crossed),)


@given(grids_and_hexes(2))
def test_lines_are_the_same_from_both_ends(found: Found) -> None:
    map, [a, b] = found
    back = tuple(tuple(reversed(line)) for line in reversed(map.line(b, a)))
    assert map.line(a, b) == back


@given(grids_and_hexes(2))
def test_a_line_goes_from_neighbour_to_neighbour(found: Found) -> None:
    map, [a, b] = found
    for line in map.line(a, b):
        assert a not in line
        assert b not in line
        way = [a, *line, b]
        for one, two in pairwise(way):
            if OFF not in (one, two):
                assert one == two or map.direction(one, two) is not None
        assert len(line) >= map.distance(a, b) - 1


@given(grids_and_hexes(2))
def test_two_lines_share_every_second_hex_and_the_others_are_neighbours(found: Found) -> None:
    map, [a, b] = found
    drawn = map.line(a, b)
    if len(drawn) == 1:
        return
    left, right = drawn
    assert len(left) == len(right) == map.distance(a, b) - 1
    assert left[1::2] == right[1::2]
    for one, two in zip(left[::2], right[::2], strict=True):
        assert one != two or one == OFF
        if OFF not in (one, two):
            assert map.direction(one, two) is not None


@given(grids_and_hexes(1))
def test_nothing_lies_between_a_hex_and_itself_or_its_neighbours(found: Found) -> None:
    map, [hex] = found
    assert map.line(hex, hex) == ((),)
    for other in map.neighbours[hex]:
        if other != OFF:
            assert map.line(hex, other) == ((),)


def test_along_a_row_the_line_is_the_row() -> None:
    assert lines(board(), "0503", "0507") == [["0504", "0505", "0506"]]


def test_along_a_column_of_flat_hexes_the_line_is_the_column() -> None:
    assert lines(southern_russia(), "2503", "2506") == [["2504", "2505"]]


def test_due_south_on_the_tank_board_runs_along_sides() -> None:
    # Going south, the left is the east.
    assert lines(board(), "0105", "0305") == [["0205"], ["0204"]]
    assert lines(board(), "0105", "0505") == [["0205", "0305", "0405"], ["0204", "0305", "0404"]]
    assert lines(board(), "0305", "0105") == [["0204"], ["0205"]]


def test_due_east_in_southern_russia_runs_along_sides() -> None:
    # Going east, the left is the north.
    assert lines(southern_russia(), "2403", "2603") == [["2503"], ["2504"]]
    assert lines(southern_russia(), "2603", "2403") == [["2504"], ["2503"]]


def test_at_the_edge_of_the_map_one_of_two_lines_is_off_it() -> None:
    assert lines(board(), "0101", "0301") == [["0201"], [""]]
    assert lines(board(), "0214", "0414") == [[""], ["0314"]]
    assert lines(southern_russia(), "1100", "1300") == [[""], ["1200"]]


def test_a_line_that_only_touches_a_corner_does_not_cross_that_hex() -> None:
    # Where the thread meets a corner three hexes join, and it crosses two of them: not 0402,
    # which it meets after a third of the way, nor 0504 after two thirds.
    [line] = lines(board(), "0501", "0405")
    assert line == ["0502", "0503", "0403", "0404"]


def test_a_flat_slope_cuts_teeth_of_both_rows() -> None:
    """More hexes than steps: a thread between two rows passes in and out of both."""
    map = board()
    [line] = lines(map, "0501", "0410")
    assert len(line) > map.distance(map.at("0501"), map.at("0410")) - 1
    assert thread(map, map.at("0501"), map.at("0410"))[0] == [map.at(number) for number in line]


@pytest.mark.parametrize(("a", "b"), [("1000", "7462"), ("7400", "1062"), ("1031", "7431")])
def test_lines_across_the_greatest_map_are_the_same_from_both_ends(a: str, b: str) -> None:
    there, back = lines(southern_russia(), a, b), lines(southern_russia(), b, a)
    assert there == [line[::-1] for line in back[::-1]]


def test_no_more_lines_are_kept_than_memory_should_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stavka.hexes.grid.MOST_LINES", 0)
    map = Grid(14, 10, board().layout)
    assert map.line(0, 2) == map.line(0, 2) == ((1,),)
