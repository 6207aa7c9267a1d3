"""2.6 8th Guards Sapper Battalion: Buttress and Field Defenses."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import DefenseRaised, LocationRecovered, SapperPlaced
from stavka.testing import rule
from tests.games.pavlov.house import House

# 2.6.1 Buttress


@rule("pavlov:2.6.1a")
def test_buttress_needs_a_sapper_token_in_the_supplies_box(house: House) -> None:
    house.defense(red=4).staging(sapper=2).token(5, "sapper").sapper(1).hand("s08").cards()
    assert "play s08 buttress" not in house.offered()
    refusal = house.refused("play s08 buttress")
    assert (refusal.id, refusal.rule) == ("no-sapper-in-supplies", "pavlov:2.6.1a")
    house.supplies(sapper=1)
    assert "play s08 buttress" in house.offered()


@rule("pavlov:2.6.1a", "pavlov:2.6.1b")
@pytest.mark.parametrize("colour", ["green", "red", "purple"])
@pytest.mark.parametrize("value", [3, 4, 5])
def test_buttress_raises_one_defense_value_by_1_and_the_sapper_goes_to_the_stock(
    house: House, colour: str, value: int
) -> None:
    house.defense(green=value, red=value, purple=value).supplies(sapper=2).hand("s08").cards()
    house.play("play s08 buttress")
    assert house.offered() == ["raise green", "raise red", "raise purple"]
    house.note().play(f"raise {colour}")
    assert house.changes() == {
        f"defense.{colour}": value + 1,
        "supplies.sapper": 1,
        "stock.sapper": 5,
    }
    told = [(e.colour, e.value) for e in house.told(DefenseRaised)]
    assert told == [(colour, value + 1)]


@rule("pavlov:2.6.1c")
def test_buttress_may_clear_location_3_instead(house: House) -> None:
    house.defense(red=4).wreck(3, 4).supplies(sapper=1).hand("s08").cards()
    house.play("play s08 buttress")
    assert house.offered() == ["raise red", "at location-3"]
    refusal = house.refused("at location-4")
    assert (refusal.id, refusal.rule) == ("buttress-clears-location-3", "pavlov:2.6.1c")
    house.note().play("at location-3")
    assert house.changes() == {
        "locations.location-3": None,
        "supplies.sapper": None,
        "stock.sapper": 6,
    }
    assert [e.place for e in house.told(LocationRecovered)] == ["location-3"]


@rule("pavlov:2.6.1c")
def test_location_3_cannot_be_cleared_when_it_is_not_disrupted(house: House) -> None:
    house.defense(red=4).supplies(sapper=1).hand("s08").cards().play("play s08 buttress")
    assert house.offered() == ["raise red"]
    refusal = house.refused("at location-3")
    assert (refusal.id, refusal.rule) == ("not-disrupted", "pavlov:2.6.1c")


@rule("pavlov:2.6.1d")
def test_no_defense_value_is_raised_above_6(house: House) -> None:
    house.defense(green=5).supplies(sapper=2).hand("s08", "s14").cards()
    house.play("play s08 buttress")
    assert house.offered() == ["raise green"]
    refusal = house.refused("raise red")
    assert (refusal.id, refusal.rule) == ("defense-at-highest", "pavlov:2.6.1d")
    house.play("raise green")
    assert house.defense_of("green") == 6
    refusal = house.refused("play s14 buttress")
    assert (refusal.id, refusal.rule) == ("defense-at-highest", "pavlov:2.6.1d")


@rule("pavlov:2.6.1c", "pavlov:2.6.1d")
def test_with_all_values_at_6_buttress_can_still_clear_location_3(house: House) -> None:
    house.wreck(3).supplies(sapper=1).hand("s08").cards().play("play s08 buttress")
    assert house.offered() == ["at location-3"]
    assert house.refused("raise red").id == "defense-at-highest"
    house.play("at location-3")
    assert house.location(3) is None
    assert house.defense_of("red") == 6


# 2.6.2 Field Defenses


@rule("pavlov:2.6.2a")
@pytest.mark.parametrize("track", [1, 2, 3, 4, 5, 6])
def test_a_sapper_token_moves_from_the_supplies_box_to_a_sapper_location(
    house: House, track: int
) -> None:
    house.supplies(sapper=2).hand("s08").cards().play("play s08 field-defenses").note()
    house.play(f"mine track-{track}-3")
    assert house.changes() == {"sappers": [f"track-{track}-3"], "supplies.sapper": 1}
    assert [e.space for e in house.told(SapperPlaced)] == [f"track-{track}-3"]


@rule("pavlov:2.6.2a")
def test_field_defenses_need_a_sapper_token_in_the_supplies_box(house: House) -> None:
    house.staging(sapper=2).token(5, "sapper").hand("s08").cards()
    assert "play s08 field-defenses" not in house.offered()
    refusal = house.refused("play s08 field-defenses")
    assert (refusal.id, refusal.rule) == ("no-sapper-in-supplies", "pavlov:2.6.2a")


@rule("pavlov:2.6.2a")
@pytest.mark.parametrize("space", ["track-1-1", "track-1-2", "track-6-4"])
def test_a_sapper_token_goes_to_no_other_space(house: House, space: str) -> None:
    house.supplies(sapper=1).hand("s08").cards().play("play s08 field-defenses")
    refusal = house.refused(f"mine {space}")
    assert (refusal.id, refusal.rule) == ("no-sapper-location", "pavlov:2.6.2a")


@rule("pavlov:2.6.2b")
def test_a_sapper_location_that_has_a_sapper_token_is_refused(house: House) -> None:
    house.sapper(4).supplies(sapper=1).hand("s08").cards().play("play s08 field-defenses")
    assert house.offered() == [f"mine track-{n}-3" for n in (1, 2, 3, 5, 6)]
    refusal = house.refused("mine track-4-3")
    assert (refusal.id, refusal.rule) == ("sapper-location-not-empty", "pavlov:2.6.2b")


@rule("pavlov:2.6.2c")
def test_a_sapper_location_on_which_a_german_counter_stands_is_refused(house: House) -> None:
    house.track(4, "riflemen", "riflemen", "scouts").track(5, "riflemen", "riflemen")
    house.track(6, None, None, None, "panzer-ii").supplies(sapper=1).hand("s08").cards()
    house.play("play s08 field-defenses")
    assert house.offered() == [f"mine track-{n}-3" for n in (1, 2, 3, 5, 6)]
    refusal = house.refused("mine track-4-3")
    assert (refusal.id, refusal.rule) == ("sapper-location-not-empty", "pavlov:2.6.2b")


@rule("pavlov:2.6.2b", "pavlov:2.6.2c")
def test_field_defenses_are_barred_when_no_sapper_location_is_empty(house: House) -> None:
    house.sapper(1, 2, 3, 4, 5).track(6, None, None, "scouts").supplies(sapper=1)
    house.hand("s08").cards()
    assert "play s08 field-defenses" not in house.offered()
    refusal = house.refused("play s08 field-defenses")
    assert (refusal.id, refusal.rule) == ("sapper-location-not-empty", "pavlov:2.6.2b")
    house.track(6)
    assert "play s08 field-defenses" in house.offered()
