"""2.0 Why not: a refusal names the rule of the very thing that was asked for."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.components import ANTI_AIRCRAFT, ARTILLERY
from tests.games.pavlov.house import House


@pytest.mark.parametrize(
    ("play", "row"),
    [
        ("s02 army-recover", "2.4.1a"),
        ("s08 division-recover", "2.5.1a"),
        ("s03 signal-recover", "2.7.1a"),
        ("s04 artillery-recover", "2.8.1a"),
        ("s05 flotilla-recover", "2.9.1a"),
        ("s06 aa267-recover", "2.10.1a"),
        ("s07 aa1083-recover", "2.11.1a"),
    ],
)
def test_nothing_to_recover_names_the_recovery_of_that_unit(
    house: House, play: str, row: str
) -> None:
    house.hand(play.split()[0]).cards()
    assert house.refused(f"play {play}").rule == f"pavlov:{row}"


@pytest.mark.parametrize(
    ("play", "row"),
    [
        ("s04 ready-artillery", "2.8.2a"),
        ("s06 aa267-ready", "2.10.2a"),
        ("s07 aa1083-ready", "2.11.2a"),
    ],
)
def test_no_token_in_the_stock_names_the_action_that_needs_it(
    house: House, play: str, row: str
) -> None:
    for token in (ARTILLERY, ANTI_AIRCRAFT):
        house.p.gone[token], house.p.stock[token] = house.p.stock[token], 0
    house.hand(play.split()[0]).cards()
    assert house.refused(f"play {play}").rule == f"pavlov:{row}"


def test_no_sapper_for_field_defenses_names_field_defenses(house: House) -> None:
    house.hand("s08").cards()
    assert house.refused("play s08 field-defenses").rule == "pavlov:2.6.2a"


def test_a_token_that_is_no_cargo_is_not_refused_for_want_of_stock(house: House) -> None:
    house.hand("s02").cards().play("play s02 resupply")
    assert house.in_stock("wire") == 4
    refusal = house.refused("stage wire")
    assert refusal.id != "nothing-in-stock"
    assert refusal.rule == "pavlov:2.4.2a"


def test_a_space_that_is_no_sapper_location_is_not_refused_as_occupied(house: House) -> None:
    house.supplies(sapper=1).hand("s08").cards().play("play s08 field-defenses")
    refusal = house.refused("mine track-1-1")
    assert refusal.id != "sapper-location-not-empty"
    assert refusal.rule == "pavlov:2.6.2a"


def test_a_disrupted_location_that_buttress_cannot_clear_is_not_called_intact(
    house: House,
) -> None:
    house.wreck(3, 4).supplies(sapper=1).hand("s08").cards().play("play s08 buttress")
    refusal = house.refused("at location-4")
    assert refusal.id != "not-disrupted"
    assert refusal.rule in ("pavlov:2.6.1c", "pavlov:2.12a")


def test_location_3_when_intact_is_refused_by_the_rule_of_buttress(house: House) -> None:
    house.defense(red=5).supplies(sapper=1).hand("s08").cards().play("play s08 buttress")
    assert house.refused("at location-3").rule == "pavlov:2.6.1c"


def test_a_counter_already_in_the_house_is_not_called_removed_from_the_game(house: House) -> None:
    house.hand("s08").cards().play("play s08 reinforce")
    assert house.where("pavlov") == "reserves"
    assert house.refused("buy pavlov").rule == "pavlov:2.5.2a"


def test_a_fourth_counter_action_names_the_counter_phase(house: House) -> None:
    house.only(pavlov="red-3", chait="reserves").actions(left=0)
    assert house.refused("suppress pavlov").rule in ("pavlov:1.1d", "pavlov:4.0a")
