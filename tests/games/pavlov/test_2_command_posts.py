"""2.4 62nd Army Command Post and 2.5 13th Guards Rifle Division Command Post."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import LocationRecovered, Reinforced
from stavka.testing import rule
from tests.games.pavlov.house import House

# 2.4.1 Recover


@rule("pavlov:2.4.1a")
def test_the_army_recovers_location_18(house: House) -> None:
    house.wreck(18, 4, 14).hand("s02").cards().note().play("play s02 army-recover")
    changes = house.changes()
    assert changes.pop("hand")
    assert changes == {"locations.location-18": None}
    assert [e.place for e in house.told(LocationRecovered)] == ["location-18"]


@rule("pavlov:2.4.1a")
def test_the_army_has_nothing_to_recover_when_18_is_not_disrupted(house: House) -> None:
    house.wreck(4, 17).hand("s02").cards()
    assert "play s02 army-recover" not in house.offered()
    refusal = house.refused("play s02 army-recover")
    assert (refusal.id, refusal.rule) == ("not-disrupted", "pavlov:2.4.1a")


# 2.4.2 Resupply


@rule("pavlov:2.4.2a")
def test_five_tokens_in_any_mix_go_from_the_stock_to_the_staging_area(house: House) -> None:
    house.hand("s02").cards().play("play s02 resupply").note()
    house.play("stage ammunition", "stage first-aid", "stage food", "stage food", "stage sapper")
    assert house.changes() == {
        "stock.ammunition": 3, "stock.first-aid": 3, "stock.food": 2, "stock.sapper": 5,
        "staging.ammunition": 1, "staging.first-aid": 1, "staging.food": 2, "staging.sapper": 1,
    }  # fmt: skip


@rule("pavlov:2.4.2a")
def test_a_sixth_token_is_refused(house: House) -> None:
    house.hand("s02").cards().play("play s02 resupply", *["stage sapper"] * 4)
    assert "stage sapper" in house.offered()
    house.play("stage sapper")
    assert house.asked() == "soviet-actions"
    assert house.refused("stage sapper").id == "not-offered"
    assert (house.in_staging("sapper"), house.in_stock("sapper")) == (5, 1)


@rule("pavlov:2.4.2a")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_fewer_than_five_may_be_staged(house: House, count: int) -> None:
    house.hand("s02").cards().play("play s02 resupply", *["stage sapper"] * count, "done")
    assert house.asked() == "soviet-actions"
    assert house.in_staging("sapper") == count


@rule("pavlov:2.4.2a")
def test_only_ammunition_first_aid_food_and_sapper_tokens_can_be_staged(house: House) -> None:
    house.hand("s02").cards().play("play s02 resupply")
    tokens = ("ammunition", "first-aid", "food", "sapper")
    assert sorted(house.offered()) == [f"stage {token}" for token in tokens]
    for token in ("wire", "artillery", "anti-aircraft", "suppression"):
        refusal = house.refused(f"stage {token}")
        assert (refusal.id, refusal.rule) == ("not-cargo", "pavlov:2.4.2a")


@rule("pavlov:2.4.2b")
def test_the_staging_area_has_no_limit(house: House) -> None:
    house.staging(ammunition=4, first_aid=4, food=2).hand("s02").cards()
    house.play("play s02 resupply", *["stage sapper"] * 5)
    staged = sum(house.in_staging(t) for t in ("ammunition", "first-aid", "food", "sapper"))
    assert staged == 15
    house.hand("s03").cards().play("play s03 resupply", "stage food", "stage food", "stage sapper")
    assert house.p.staging == [0, 0, 0, 0, 6, 4, 4, 0, 0, 4, 0]


@rule("pavlov:2.4.2c")
def test_resupply_is_barred_while_18_is_disrupted(house: House) -> None:
    house.hand("s02").cards()
    assert "play s02 resupply" in house.offered()
    house.wreck(18)
    assert "play s02 resupply" not in house.offered()
    refusal = house.refused("play s02 resupply")
    assert (refusal.id, refusal.rule) == ("headquarters-disrupted", "pavlov:2.4.2c")


@rule("pavlov:2.4.2d")
def test_there_are_four_ammunition_tokens_and_no_fifth(house: House) -> None:
    house.hand("s02").cards().play("play s02 resupply", *["stage ammunition"] * 4)
    assert "stage ammunition" not in house.offered()
    refusal = house.refused("stage ammunition")
    assert (refusal.id, refusal.rule) == ("nothing-in-stock", "pavlov:2.4.2d")
    assert "stage food" in house.offered()


@rule("pavlov:2.4.2d")
def test_staging_is_over_with_the_last_token_of_the_stock(house: House) -> None:
    house.hand("s01").cards().staging(ammunition=4, food=4, sapper=6).supplies(first_aid=3)
    house.play("play s01 resupply")
    assert house.offered() == ["stage first-aid"]
    house.play("stage first-aid")
    assert house.asked() == "soviet-actions"


@rule("pavlov:2.4.2d")
def test_nothing_can_be_staged_from_an_empty_stock(house: House) -> None:
    house.staging(ammunition=4, first_aid=4, food=4, sapper=6).hand("s02").cards()
    refusal = house.refused("play s02 resupply")
    assert (refusal.id, refusal.rule) == ("nothing-in-stock", "pavlov:2.4.2d")


# 2.4.3 Storm Group


@rule("pavlov:2.4.3a")
def test_the_army_starts_a_raid_with_counters_in_the_house(house: House) -> None:
    house.only(pavlov="red-3", chait="reserves").storm_card("voentorg").hand("s02").cards()
    house.play("play s02 storm-group")
    assert house.asked() == "choose-raiders"
    assert house.offered() == ["send pavlov", "send chait"]
    refusal = house.refused("send chekhov")
    assert (refusal.id, refusal.rule) == ("not-in-house", "pavlov:3.8c")


@rule("pavlov:2.4.3b")
def test_a_raid_is_barred_while_18_is_disrupted(house: House) -> None:
    house.storm_card("voentorg").hand("s02").cards()
    assert "play s02 storm-group" in house.offered()
    house.wreck(18)
    assert "play s02 storm-group" not in house.offered()
    refusal = house.refused("play s02 storm-group")
    assert (refusal.id, refusal.rule) == ("headquarters-disrupted-no-raid", "pavlov:2.4.3b")


@rule("pavlov:2.4.3c", "pavlov:2.4.3d")
def test_a_raid_needs_a_storm_group_card_in_the_box(house: House) -> None:
    house.hand("s02").cards()
    assert "play s02 storm-group" not in house.offered()
    refusal = house.refused("play s02 storm-group")
    assert (refusal.id, refusal.rule) == ("no-storm-group-card", "pavlov:2.4.3c")


# 2.5.1 Recover


@rule("pavlov:2.5.1a")
def test_the_division_recovers_location_4(house: House) -> None:
    house.wreck(4, 18, 3).hand("s08").cards().note().play("play s08 division-recover")
    changes = house.changes()
    assert changes.pop("hand")
    assert changes == {"locations.location-4": None}


@rule("pavlov:2.5.1a")
def test_the_division_has_nothing_to_recover_when_4_is_not_disrupted(house: House) -> None:
    house.wreck(3, 5, 18).hand("s08").cards()
    assert "play s08 division-recover" not in house.offered()
    refusal = house.refused("play s08 division-recover")
    assert (refusal.id, refusal.rule) == ("not-disrupted", "pavlov:2.5.1a")


# 2.5.2 Send Reinforcements


@rule("pavlov:2.5.2a", "pavlov:2.5.2b")
def test_six_points_buy_any_mix_of_men_and_weapons_for_the_reserves(house: House) -> None:
    house.hand("s08").cards().play("play s08 reinforce").note()
    house.play("buy sobgayda", "buy murzaev", "buy ptrd")
    assert house.changes() == {
        "men.sobgayda.place": "reserves",
        "men.murzaev.place": "reserves",
        "weapons.ptrd": "reserves",
    }
    assert [e.cost for e in house.told(Reinforced)] == [2, 2, 2]
    assert house.asked() == "soviet-actions"


@rule("pavlov:2.5.2a")
def test_a_seventh_point_is_refused(house: House) -> None:
    house.hand("s08").cards().play("play s08 reinforce", "buy m1937")
    assert house.prompt("points") == 2
    refusal = house.refused("buy chekhov")
    assert (refusal.id, refusal.rule) == ("too-expensive", "pavlov:2.5.2a")
    assert house.refused("buy maxim-1").id == "too-expensive"
    assert "buy turdyev" in house.offered()
    house.play("buy sobgayda")
    assert (house.where("chekhov"), house.where("sobgayda")) == ("stock", "reserves")


@rule("pavlov:2.5.2a")
def test_six_points_buy_six_men_of_cost_1(house: House) -> None:
    men = ("svirin", "dovzhenko", "turdyev", "turgunov", "yakimenko", "sarayev")
    house.hand("s08").cards().play("play s08 reinforce", *(f"buy {man}" for man in men))
    assert all(house.where(man) == "reserves" for man in men)
    assert house.asked() == "soviet-actions"


@rule("pavlov:2.5.2a")
def test_only_counters_of_the_stock_are_for_sale(house: House) -> None:
    house.place("chekhov", "red-3").place("ptrd", "reserves").hand("s08").cards()
    house.play("play s08 reinforce")
    for counter in ("chekhov", "pavlov", "ptrd"):
        assert f"buy {counter}" not in house.offered()
        refusal = house.refused(f"buy {counter}")
        assert (refusal.id, refusal.rule) == ("not-in-stock", "pavlov:2.5.2a")


@rule("pavlov:2.5.2a")
def test_the_action_is_barred_when_nobody_is_left_to_buy(house: House) -> None:
    for counter in (*house.p.box.man_ids, *house.p.box.weapon_ids):
        house.place(counter, "reserves")
    house.hand("s08").cards()
    refusal = house.refused("play s08 reinforce")
    assert (refusal.id, refusal.rule) == ("nothing-affordable", "pavlov:2.5.2a")


@rule("pavlov:2.5.2c")
def test_reinforcements_are_barred_while_4_is_disrupted(house: House) -> None:
    house.wreck(3, 18).hand("s08").cards()
    assert "play s08 reinforce" in house.offered()
    house.wreck(4)
    assert "play s08 reinforce" not in house.offered()
    refusal = house.refused("play s08 reinforce")
    assert (refusal.id, refusal.rule) == ("division-disrupted", "pavlov:2.5.2c")


@rule("pavlov:2.5.2d")
def test_points_that_are_not_spent_are_lost(house: House) -> None:
    house.hand("s08", "s09").cards()
    house.play("play s08 reinforce", "buy chekhov", "buy sobgayda")
    assert house.prompt("points") == 1
    house.play("done", "play s09 reinforce")
    assert house.prompt("points") == 6
    house.play("buy afanasyev", "buy naumov")
    assert house.asked() == "soviet-actions"
    assert house.where("kalinin") == "stock"
