"""The turn track: the calendar, the seasons, air units, benchmarks and replacements."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from stavka.games.stalingrad42.components import Tables, TurnRow, own_edition


@pytest.fixture(scope="module")
def turns() -> dict[int, TurnRow]:
    return Tables(own_edition()).turns


def days(turn: TurnRow) -> int:
    return (date.fromisoformat(turn.end) - date.fromisoformat(turn.start)).days + 1


def test_the_calendar_runs_from_28_june_to_31_december_without_a_gap(
    turns: dict[int, TurnRow],
) -> None:
    assert list(turns) == list(range(1, 37))
    assert (turns[1].start, turns[36].end) == ("1942-06-28", "1942-12-31")
    for n in range(1, 36):
        after = date.fromisoformat(turns[n].end) + timedelta(days=1)
        assert turns[n + 1].start == after.isoformat()


def test_how_long_a_turn_lasts(turns: dict[int, TurnRow]) -> None:
    assert [days(turns[n]) for n in range(1, 17)] == [5, *[4] * 15]
    assert {days(turns[n]) for n in range(17, 28)} == {7}
    assert {days(turns[n]) for n in range(28, 37)} == {5}


@pytest.mark.parametrize(
    ("day", "turn"),
    [
        ("1942-07-28", 8),  # order 227
        ("1942-09-01", 17),  # the first throw for weather
        ("1942-11-19", 28),  # Uranus
        ("1942-12-12", 33),  # Winter Storm
    ],
)
def test_days_that_must_fall_on_their_turn(turns: dict[int, TurnRow], day: str, turn: int) -> None:
    assert turns[turn].start <= day <= turns[turn].end


def test_the_seasons(turns: dict[int, TurnRow]) -> None:
    seasons = [turns[n].season for n in range(1, 37)]
    assert seasons == [*["summer"] * 16, *["september"] * 3, *["mud"] * 8, *["winter"] * 9]


def test_what_falls_due(turns: dict[int, TurnRow]) -> None:
    due = {n: turn.events for n, turn in turns.items() if turn.events}
    assert due == {
        1: ["tactical-movement"],
        2: ["reserve-armies"],
        8: ["order-227"],
        9: ["withdraw-infantry"],
        10: ["withdraw-panzer"],
        11: ["withdraw-rfss"],
        13: ["wiking"],
        15: ["reserve-army-8"],
        17: ["weather", "withdraw-infantry"],
        20: ["27-panzer", "mud-season"],
        21: ["maskirovka", "convert-tank-corps"],
        23: ["withdraw-barbo"],
        24: ["convert-tank-corps"],
        25: ["vasilevsky"],
        27: ["air-leaves"],
        28: ["winter", "benchmark"],
        32: ["guards-tank-corps"],
        36: ["end"],
    }


def test_two_german_air_units_until_turn_27(turns: dict[int, TurnRow]) -> None:
    assert [turns[n].german_air for n in range(1, 37)] == [*[2] * 26, *[1] * 10]
    assert [turns[n].overcast_air for n in range(1, 37)] == [*[1] * 26, *[0] * 10]


def test_the_benchmarks_that_are_printed(turns: dict[int, TurnRow]) -> None:
    assert (turns[28].benchmark, turns[36].benchmark) == (24, 21)
    origins = own_edition().origins
    known = [n for n in turns if origins[f"turns.{n}.benchmark"] == "printed"]
    assert known == [28, 36]
    rising = [turns[n].benchmark for n in range(1, 29)]
    assert rising == sorted(rising)


def test_the_benchmarks(turns: dict[int, TurnRow]) -> None:
    assert [turns[n].benchmark for n in range(1, 37)] == [
        0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 15, 16, 16, 17, 17,
        18, 19, 24, 23, 22, 21, 20, 20, 19, 19, 21,
    ]  # fmt: skip


def test_the_romanian_air_unit_waits_for_turn_18(turns: dict[int, TurnRow]) -> None:
    assert [turns[n].romanian_air for n in range(1, 37)] == [*[0] * 17, *[1] * 19]


AXIS_REPLACEMENTS = {  # turns: tank, infantry, special
    (1,): (0, 0, 0),
    tuple(range(2, 9)): (1, 2, 0),
    tuple(range(9, 28)): (2, 4, 1),
    (28,): (1, 1, 1),
    tuple(range(29, 37)): (1, 6, 1),
}
SOVIET_REPLACEMENTS = {  # turns: tank, infantry, cavalry, special
    (1,): (0, 1, 0, 0),
    (2,): (1, 2, 1, 0),
    (3,): (1, 3, 0, 1),
    (4, 6, 8): (1, 6, 1, 0),
    (5, 7): (1, 6, 0, 1),
    (9, 11, 13, 15, *range(17, 28)): (0, 0, 0, 0),
    (10, 12, 14, 16): (0, 0, 1, 0),
    (28,): (1, 1, 0, 0),
    (29, 31, 33, 35): (1, 1, 1, 0),
    (30, 32, 34, 36): (1, 1, 0, 0),
}


def test_the_replacements_of_every_turn(turns: dict[int, TurnRow]) -> None:
    axis = {n: gives for on, gives in AXIS_REPLACEMENTS.items() for n in on}
    soviet = {n: gives for on, gives in SOVIET_REPLACEMENTS.items() for n in on}
    assert {n: (t.axis_tank, t.axis_infantry, t.axis_special) for n, t in turns.items()} == axis
    assert {
        n: (t.soviet_tank, t.soviet_infantry, t.soviet_cavalry, t.soviet_special)
        for n, t in turns.items()
    } == soviet
    assert [turns[n].axis_ally[:1] for n in range(1, 37)] == [
        *[""] * 8, "a", "", "", "a", "", "", "a", "", *"irh" * 3, "i", "r",
        "", *"ri" * 4,
    ]  # fmt: skip


def test_replacements_of_both_tracks(turns: dict[int, TurnRow]) -> None:
    tables = Tables(own_edition())
    assert list(tables.caucasus_turns) == list(range(10, 28))
    first = tables.replacements("caucasus-turns", 10)
    assert (first.axis_tank, first.axis_infantry, first.axis_special, first.axis_ally) == (
        0, 0, 0, "",
    )  # fmt: skip
    campaign, caucasus = (tables.replacements(t, 12) for t in ("turns", "caucasus-turns"))
    assert (campaign.axis_infantry, caucasus.axis_infantry) == (4, 2)
    assert {t.axis_ally for t in turns.values()} == {"", "axis", "italy", "romania", "hungary"}
    reconstructed = {
        own_edition().origins[f"turns.{n}.{field}"]
        for n in turns
        for field in ("axis_tank", "axis_ally", "soviet_infantry", "soviet_cavalry")
    }
    assert reconstructed == {"reconstructed"}
