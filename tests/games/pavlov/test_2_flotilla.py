"""2.9 Volga Military Flotilla: Load Supplies and Deliver Supplies."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import AmmunitionUnpacked
from stavka.testing import rule
from tests.games.pavlov.house import House

BOATS = ("location-5", "location-6", "location-7")
CARGO = ("ammunition", "first-aid", "food", "sapper")


# 2.9.2 Load Supplies


@rule("pavlov:2.9.2a")
def test_three_tokens_in_any_mix_go_from_the_staging_area_to_the_three_boats(house: House) -> None:
    house.staging(ammunition=1, food=2, sapper=1).hand("s11").cards().play("play s11 load").note()
    house.play("load food location-5", "load ammunition location-7", "load food location-6")
    assert house.changes() == {
        "staging.ammunition": None,
        "staging.food": None,
        "locations.location-5": "food",
        "locations.location-6": "food",
        "locations.location-7": "ammunition",
    }
    assert house.asked() == "soviet-actions"


@rule("pavlov:2.9.2a")
@pytest.mark.parametrize("token", CARGO)
def test_each_kind_of_supplies_can_be_loaded(house: House, token: str) -> None:
    house.staging(**{token.replace("-", "_"): 1}).hand("s11").cards().play("play s11 load")
    assert house.offered() == [f"load {token} {boat}" for boat in BOATS]
    house.play(f"load {token} location-6")
    assert (house.location(6), house.in_staging(token)) == (token, 0)
    assert house.asked() == "soviet-actions"


@rule("pavlov:2.9.2a")
def test_fewer_than_three_may_be_loaded(house: House) -> None:
    house.staging(food=3).hand("s11").cards().play("play s11 load", "load food location-6", "done")
    assert [house.location(n) for n in (5, 6, 7)] == [None, "food", None]
    assert house.in_staging("food") == 2


@rule("pavlov:2.9.2a")
def test_tokens_come_from_the_staging_area_and_not_from_the_stock(house: House) -> None:
    house.hand("s11").cards()
    refusal = house.refused("play s11 load")
    assert (refusal.id, refusal.rule) == ("staging-area-empty", "pavlov:2.9.2a")
    house.staging(food=1).play("play s11 load")
    refusal = house.refused("load sapper location-5")
    assert (refusal.id, refusal.rule) == ("not-in-staging-area", "pavlov:2.9.2a")


@rule("pavlov:2.9.2a", "pavlov:2.12a")
@pytest.mark.parametrize("number", [4, 8, 10, 18])
def test_supplies_are_loaded_on_boats_only(house: House, number: int) -> None:
    house.staging(food=1).hand("s11").cards().play("play s11 load")
    refusal = house.refused(f"load food location-{number}")
    assert (refusal.id, refusal.rule) == ("location-of-another-unit", "pavlov:2.12a")


@rule("pavlov:2.9.2b")
def test_a_boat_takes_one_token(house: House) -> None:
    house.staging(food=3).token(7, "sapper").hand("s11").cards()
    house.play("play s11 load", "load food location-5")
    assert house.offered() == ["load food location-6", "done"]
    for boat in ("location-5", "location-7"):
        refusal = house.refused(f"load food {boat}")
        assert (refusal.id, refusal.rule) == ("boat-occupied", "pavlov:2.9.2b")


@rule("pavlov:2.9.2b")
def test_nothing_can_be_loaded_when_every_boat_is_laden(house: House) -> None:
    house.staging(food=3).token(5, "sapper").token(6, "sapper").token(7, "sapper")
    house.hand("s11").cards()
    refusal = house.refused("play s11 load")
    assert (refusal.id, refusal.rule) == ("no-free-boat", "pavlov:2.9.2b")


@rule("pavlov:2.9.2c")
def test_nothing_is_loaded_on_a_disrupted_boat_so_only_two_tokens_go(house: House) -> None:
    house.staging(food=3).wreck(5).hand("s11").cards().play("play s11 load")
    assert house.offered() == ["load food location-6", "load food location-7"]
    refusal = house.refused("load food location-5")
    assert (refusal.id, refusal.rule) == ("boat-disrupted", "pavlov:2.9.2c")
    house.play("load food location-6", "load food location-7")
    assert house.asked() == "soviet-actions"
    assert (house.in_staging("food"), house.location(5)) == (1, "disrupted")


# 2.9.3 Deliver Supplies


@rule("pavlov:2.9.3a")
def test_the_tokens_on_the_boats_go_to_the_supplies_box(house: House) -> None:
    house.token(5, "food").token(6, "first-aid").token(7, "sapper").hand("s11").cards()
    house.play("play s11 deliver").note().play("deliver-all")
    assert house.changes() == {
        "locations.location-5": None,
        "locations.location-6": None,
        "locations.location-7": None,
        "supplies.food": 3,
        "supplies.first-aid": 1,
        "supplies.sapper": 1,
    }
    assert house.asked() == "soviet-actions"


@rule("pavlov:2.9.3a")
def test_an_empty_flotilla_has_nothing_to_deliver(house: House) -> None:
    house.wreck(5).token(14, "wire").staging(food=2).hand("s11").cards()
    assert "play s11 deliver" not in house.offered()
    refusal = house.refused("play s11 deliver")
    assert (refusal.id, refusal.rule) == ("flotilla-empty", "pavlov:2.9.3a")


@rule("pavlov:2.9.3a")
def test_disrupted_boats_stay_disrupted_and_the_others_are_unloaded(house: House) -> None:
    house.wreck(5, 6).token(7, "food").hand("s11").cards()
    house.play("play s11 deliver", "deliver location-7")
    assert [house.location(n) for n in (5, 6, 7)] == ["disrupted", "disrupted", None]
    assert house.in_supplies("food") == 3


@rule("pavlov:2.9.3b")
def test_ammunition_returns_to_the_stock_and_brings_five_suppression_tokens(house: House) -> None:
    house.token(6, "ammunition").hand("s11").cards().play("play s11 deliver").note()
    house.play("deliver location-6")
    assert house.changes() == {
        "locations.location-6": None,
        "stock.ammunition": 4,
        "stock.suppression": 5,
        "supplies.suppression": 15,
    }
    assert [e.count for e in house.told(AmmunitionUnpacked)] == [5]


@rule("pavlov:2.9.3b")
def test_each_ammunition_token_brings_five(house: House) -> None:
    house.token(5, "ammunition").token(7, "ammunition").hand("s11").cards()
    house.play("play s11 deliver", "deliver-all")
    assert (house.in_supplies("suppression"), house.in_stock("suppression")) == (20, 0)
    assert (house.in_supplies("ammunition"), house.in_stock("ammunition")) == (0, 4)


@rule("pavlov:2.9.3c")
@pytest.mark.parametrize(("stock", "brought"), [(6, 5), (5, 5), (4, 4), (3, 3), (0, 0)])
def test_when_the_stock_is_short_what_is_there_is_taken(
    house: House, stock: int, brought: int
) -> None:
    house.supplies(suppression=20 - stock).token(6, "ammunition").hand("s11").cards()
    house.play("play s11 deliver", "deliver location-6")
    assert house.in_supplies("suppression") == 20 - stock + brought
    assert house.in_stock("suppression") == stock - brought
    assert (house.location(6), house.in_stock("ammunition")) == (None, 4)


@rule("pavlov:2.9.3c")
def test_the_second_ammunition_token_finds_what_the_first_has_left(house: House) -> None:
    house.supplies(suppression=13).token(5, "ammunition").token(6, "ammunition")
    house.hand("s11").cards().play("play s11 deliver", "deliver-all")
    assert [e.count for e in house.told(AmmunitionUnpacked)] == [5, 2]
    assert house.in_supplies("suppression") == 20


@rule("pavlov:2.9.3d")
def test_tokens_may_be_left_on_the_boats(house: House) -> None:
    house.token(5, "food").token(6, "food").token(7, "sapper").hand("s11").cards()
    house.play("play s11 deliver", "deliver location-7", "done")
    assert [house.location(n) for n in (5, 6, 7)] == ["food", "food", None]
    assert (house.in_supplies("sapper"), house.in_supplies("food")) == (1, 2)
    assert house.asked() == "soviet-actions"


@rule("pavlov:2.9.3a")
def test_the_delivery_is_over_with_the_last_laden_boat() -> None:
    house = House().hand("s05", "s11").cards().token(5, "food").token(7, "sapper")
    house.play("play s05 deliver")
    assert house.offered() == ["deliver-all", "deliver location-5", "deliver location-7"]
    refusal = house.refused("deliver location-6")
    assert (refusal.id, refusal.rule) == ("flotilla-empty", "pavlov:2.9.3a")
    house.play("deliver location-7")
    assert house.offered() == ["deliver location-5", "done"]
    house.play("deliver location-5")
    assert house.asked() == "soviet-actions"
    assert (house.in_supplies("food"), house.in_supplies("sapper")) == (3, 1)
