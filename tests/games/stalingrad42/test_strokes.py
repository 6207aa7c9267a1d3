"""Strokes of the general, moves that change the count by themselves, and guards at home."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position, place_id
from stavka.games.stalingrad42.rules.victory import count
from stavka.games.stalingrad42.staff.course import Course, Follower
from stavka.games.stalingrad42.staff.guards import guards
from stavka.games.stalingrad42.staff.strokes import Move, after, decisive, done, strokes, winner
from tests.games.stalingrad42.theatre import Theatre

ELSEWHERE = "inf-62 2030"


def named(p: Position, moves: Iterable[Move]) -> list[tuple[str, str]]:
    return [(p.unit(unit).id, place_id(place)) for unit, place in moves]


def test_a_soviet_unit_goes_to_where_it_costs_most() -> None:
    """Kursk costs a point, and lies beside area X, which costs three."""
    blau = Theatre("rd-62 1204", ELSEWHERE, real=True, turn=8).movement("soviet")
    found = strokes(blau.p)
    assert named(blau.p, found) == [("rd-62", "1003")]
    assert (count(blau.p).all, after(blau.p, found)) == (0, -4)


def test_each_goes_where_it_alone_can_or_where_it_is_cheapest() -> None:
    """Wheels come to Kharkov, which costs six with area Y beside it."""
    blau = Theatre("rd-62 1204", "tc-16 1204", ELSEWHERE, real=True, turn=8).movement("soviet")
    found = strokes(blau.p)
    assert named(blau.p, found) == [("tc-16", "1015"), ("rd-62", "1003")]
    assert after(blau.p, found) == -10


@pytest.mark.parametrize(
    ("units", "found", "points"),
    [
        (["pz-13 3530"], [("pz-13", "3134")], 2),  # Rostov
        (["pz-13 4009", "pz-14 4009"], [("pz-13", "area-N"), ("pz-14", "area-N")], 2),
        (["pz-13 4009"], [("pz-13", "2708")], 1),  # three steps are not enough: Svoboda
        (["inf-57 2303"], [("inf-57", "2503")], 2),  # Voronezh
    ],
)
def test_the_axis_takes_what_it_can_reach_and_leaves_by_the_edge_together(
    units: list[str], found: list[tuple[str, str]], points: int
) -> None:
    blau = Theatre(*units, ELSEWHERE, real=True, turn=8).movement()
    made = [
        move for move in named(blau.p, strokes(blau.p)) if move[0] != ELSEWHERE.partition(" ")[0]
    ]
    assert made == found
    assert after(blau.p, strokes(blau.p)) == points


def test_strokes_are_made_before_all_else_and_stay_made() -> None:
    """The one in front would move first; the division walks on no further than Kursk."""
    blau = Theatre("rd-62 1204", "rd-212 3010", "inf-62 3012", real=True, turn=8).movement("soviet")
    made = strokes(blau.p)
    assert named(blau.p, made) == [("rd-62", "1003")]
    bot = Follower(Course(strokes=made))
    said: list[tuple[str, str]] = []
    while not said or said[-1][0] != "end-movement":
        choice, why = bot.answer(blau.p, blau.match.choices("soviet"))
        said.append((choice, why.id))
        blau.play(choice)
    assert said[:2] == [("move rd-62", "why-stroke"), ("to 1003", "why-stroke")]
    assert "move rd-212" in [choice for choice, _ in said]
    assert blau.at("rd-62") == "1003"


@pytest.mark.parametrize(
    ("turn", "held", "side", "wanted"),
    [
        (8, 0, "soviet", True),  # the last half of all
        (7, 0, "soviet", False),
        (7, 8, "soviet", True),  # or the Axis has won
        (7, 0, "axis", False),
        (7, 3, "axis", True),  # five more may be had
        (8, 0, "axis", True),  # or it is lost
    ],
)
def test_the_count_decides_where_it_ends_the_match(
    turn: int, held: int, side: str, wanted: bool
) -> None:
    """Voronezh and Rostov, Voroshilovgrad, Shakhty, Valuyki, Stary Oskol."""
    places = {0: [], 3: ["2503", "2725"], 8: ["2503", "3134", "2725", "3331", "2013", "1806"]}
    units = ("inf-57", "inf-75", "inf-88", "inf-95", "inf-62", "inf-298")
    there = [f"{unit} {hex}" for unit, hex in zip(units, places[held], strict=False)]
    blau = Theatre(*there, real=True, turn=turn).holds("axis", *places[held]).movement(side)
    assert count(blau.p).all == held
    assert decisive(blau.p) == wanted


@pytest.mark.parametrize(
    ("scenario", "turn", "points", "wins"),
    [
        ("fall-blau", 3, 8, AXIS),  # on every turn
        ("fall-blau", 3, 7, None),
        ("fall-blau", 8, 7, SOVIET),
        ("caucasus", 20, 15, None),  # only on the last
        ("caucasus", 27, 12, AXIS),
        ("campaign", 1, 6, AXIS),  # six above the benchmark
        ("campaign", 1, -6, SOVIET),
        ("campaign", 1, 5, None),
        ("campaign", 28, 23, SOVIET),  # 24 are wanted then
    ],
)
def test_who_wins_when_a_turn_ends(scenario: str, turn: int, points: int, wins: int | None) -> None:
    p = GAME.start(scenario, 1).position
    p.turn = turn
    assert winner(p, points) == wins


def test_a_guard_bars_the_way_home() -> None:
    """It stands beside the division that could come to Kursk, and not in Kursk, beside which it
    would come to the edge."""
    blau = Theatre("rd-62 1404", "inf-57 1204", ELSEWHERE, real=True, turn=8).movement()
    found = guards(blau.p, ())
    assert named(blau.p, found) == [("inf-57", "1304")]
    for guarded, least in ((blau.p, -4), (done(blau.p, found), 0)):
        answer = guarded.copy()
        answer.side = 1 - answer.side
        assert after(answer, strokes(answer)) == least


def test_nobody_is_sent_home_where_nobody_comes_and_whoever_holds_what_counts_stays() -> None:
    far = Theatre("rd-62 3010", "inf-57 1204", real=True, turn=8).movement()
    assert guards(far.p, ()) == ()
    stays = Theatre("rd-62 1404", "inf-57 1003", real=True, turn=8).movement()
    assert guards(stays.p, ()) == ()
