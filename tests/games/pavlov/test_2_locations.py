"""2.7 to 2.12 Recover and ready: what each unit does on its numbered locations."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.pavlov.components import TOKENS
from stavka.games.pavlov.events import LocationRecovered, TokenReadied
from stavka.testing import rule
from tests.games.pavlov.house import House

UNITS = {
    "battalion": (3,),
    "division": (4,),
    "flotilla": (5, 6, 7),
    "aa1083": (8, 9),
    "artillery": (10, 11),
    "aa267": (12, 13),
    "signal": (14, 15, 16, 17),
    "army": (18,),
}
CARDS = {"flotilla": "s05", "aa1083": "s07", "artillery": "s04", "aa267": "s06", "signal": "s03"}
RECOVER = {
    "signal": "pavlov:2.7.1a",
    "artillery": "pavlov:2.8.1a",
    "flotilla": "pavlov:2.9.1a",
    "aa267": "pavlov:2.10.1a",
    "aa1083": "pavlov:2.11.1a",
}
READY = {
    "artillery": ("ready-artillery", "artillery", "pavlov:2.8.2a"),
    "aa267": ("aa267-ready", "anti-aircraft", "pavlov:2.10.2a"),
    "aa1083": ("aa1083-ready", "anti-aircraft", "pavlov:2.11.2a"),
}
COUNT = {"artillery": 2, "anti-aircraft": 4}


def each_unit() -> list[Any]:
    return [pytest.param(unit, marks=rule(row)) for unit, row in RECOVER.items()]


def each_recovery() -> list[Any]:
    return [
        pytest.param(unit, number, marks=rule(row))
        for unit, row in RECOVER.items()
        for number in UNITS[unit]
    ]


def each_readying() -> list[Any]:
    return [
        pytest.param(unit, number, marks=rule(row))
        for unit, (_, _, row) in READY.items()
        for number in UNITS[unit]
    ]


# Recover


@pytest.mark.parametrize(("unit", "number"), each_recovery())
def test_a_unit_recovers_one_of_its_locations(house: House, unit: str, number: int) -> None:
    house.wreck(*range(3, 19)).hand(CARDS[unit]).cards()
    house.play(f"play {CARDS[unit]} {unit}-recover")
    assert house.offered() == [f"at location-{n}" for n in UNITS[unit]]
    house.note().play(f"at location-{number}")
    assert house.changes() == {f"locations.location-{number}": None}
    assert [e.place for e in house.told(LocationRecovered)] == [f"location-{number}"]


@pytest.mark.parametrize(("unit", "number"), each_recovery())
def test_only_a_disrupted_location_can_be_recovered(house: House, unit: str, number: int) -> None:
    house.wreck(number).hand(CARDS[unit]).cards().play(f"play {CARDS[unit]} {unit}-recover")
    assert house.offered() == [f"at location-{number}"]
    for other in UNITS[unit]:
        if other != number:
            refusal = house.refused(f"at location-{other}")
            assert (refusal.id, refusal.rule) == ("not-disrupted", RECOVER[unit])


@pytest.mark.parametrize("unit", each_unit())
def test_a_unit_without_a_disrupted_location_has_nothing_to_recover(
    house: House, unit: str
) -> None:
    house.wreck(*(n for other, places in UNITS.items() if other != unit for n in places))
    house.hand(CARDS[unit]).cards()
    assert f"play {CARDS[unit]} {unit}-recover" not in house.offered()
    refusal = house.refused(f"play {CARDS[unit]} {unit}-recover")
    assert (refusal.id, refusal.rule) == ("not-disrupted", RECOVER[unit])


@rule("pavlov:2.12a")
@pytest.mark.parametrize("unit", CARDS)
def test_a_unit_recovers_no_location_of_another(house: House, unit: str) -> None:
    house.wreck(*range(3, 19)).hand(CARDS[unit]).cards()
    house.play(f"play {CARDS[unit]} {unit}-recover")
    for number in range(3, 19):
        if number not in UNITS[unit]:
            refusal = house.refused(f"at location-{number}")
            assert (refusal.id, refusal.rule) == ("location-of-another-unit", "pavlov:2.12a")


# Ready Artillery, Ready Anti-aircraft


@pytest.mark.parametrize(("unit", "number"), each_readying())
def test_a_token_goes_from_the_stock_to_a_location_of_the_unit(
    house: House, unit: str, number: int
) -> None:
    action, token, _ = READY[unit]
    house.hand(CARDS[unit]).cards().play(f"play {CARDS[unit]} {action}").note()
    assert house.offered() == [f"at location-{n}" for n in UNITS[unit]]
    house.play(f"at location-{number}")
    assert house.changes() == {
        f"locations.location-{number}": token,
        f"stock.{token}": COUNT[token] - 1,
    }
    assert [(e.token, e.place) for e in house.told(TokenReadied)] == [(token, f"location-{number}")]


@pytest.mark.parametrize(("unit", "number"), each_readying())
def test_a_token_goes_to_no_location_of_another_unit(house: House, unit: str, number: int) -> None:
    action, _, _ = READY[unit]
    house.hand(CARDS[unit]).cards().play(f"play {CARDS[unit]} {action}")
    assert f"at location-{number}" in house.offered()
    for other in range(3, 19):
        if other not in UNITS[unit]:
            refusal = house.refused(f"at location-{other}")
            assert (refusal.id, refusal.rule) == ("location-of-another-unit", "pavlov:2.12a")


@pytest.mark.parametrize("unit", [pytest.param(u, marks=rule(row[2])) for u, row in READY.items()])
def test_a_token_must_be_in_the_stock(house: House, unit: str) -> None:
    action, token, row = READY[unit]
    kind = TOKENS.index(token)
    house.p.gone[kind], house.p.stock[kind] = COUNT[token] - 1, 1
    house.hand(CARDS[unit]).cards()
    assert f"play {CARDS[unit]} {action}" in house.offered()
    house.token(UNITS[unit][0], token)
    assert f"play {CARDS[unit]} {action}" not in house.offered()
    refusal = house.refused(f"play {CARDS[unit]} {action}")
    assert (refusal.id, refusal.rule) == ("token-not-in-stock", row)


# What the question itself says


@pytest.mark.parametrize(("unit", "row"), RECOVER.items())
def test_the_question_where_to_recover_names_the_rule_of_that_unit(
    house: House, unit: str, row: str
) -> None:
    house.wreck(*UNITS[unit]).hand(CARDS[unit]).cards()
    house.play(f"play {CARDS[unit]} {unit}-recover")
    assert row in house.rules_asked()


@pytest.mark.parametrize("unit", READY)
def test_the_question_where_to_ready_a_token_names_the_rule_of_that_unit(
    house: House, unit: str
) -> None:
    action, _, row = READY[unit]
    house.hand(CARDS[unit]).cards().play(f"play {CARDS[unit]} {action}")
    assert row in house.rules_asked()


# 2.12 The table of locations


@rule("pavlov:2.12a")
@pytest.mark.parametrize(("unit", "places"), UNITS.items())
def test_the_unit_of_each_numbered_location(
    house: House, unit: str, places: tuple[int, ...]
) -> None:
    units = house.p.box.location_unit
    assert sorted(units) == list(range(3, 19))
    assert tuple(n for n in sorted(units) if units[n] == unit) == places
