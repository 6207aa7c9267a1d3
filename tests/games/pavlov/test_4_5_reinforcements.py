"""4.5 Request Reinforcements."""

from __future__ import annotations

import pytest

from stavka.testing import rule
from tests.games.pavlov.house import House

# Costs that the rulebook does not print, as these tests want them.
FIGURES: dict[str, object] = {
    "men.turdyev.cost": 1,
    "men.kalinin.cost": 1,
    "men.sobgayda.cost": 2,
    "men.chekhov.cost": 3,
    "weapons.ptrd.cost": 2,
    "weapons.ptrs.cost": 3,
}


def radio(**others: str) -> House:
    """Kiselev at the radio; the starting men that are not named are dead."""
    house = House(figures=FIGURES).only(kiselev="green-6", **others)
    for starter in ("pavlov", "glushenko", "chernogolov", "aleksandrov"):
        if starter not in others:
            house.place(starter, "out")
    return house.actions()


@rule("pavlov:4.5a")
def test_any_counter_on_green_6_may_request_reinforcements() -> None:
    house = radio().note().play("radio kiselev", "buy sobgayda")
    assert house.changes() == {
        "men.kiselev.exhausted": True,
        "men.kiselev.acted": True,
        "men.sobgayda.place": "reserves",
    }
    assert (house.asked(), house.left()) == ("actions", 2)


@rule("pavlov:4.5a")
@pytest.mark.parametrize("place", ["green-5", "green-red-1", "red-purple-6", "reserves"])
def test_from_no_other_place_are_reinforcements_requested(place: str) -> None:
    house = radio().place("kiselev", place)
    refusal = house.refused("radio kiselev")
    assert (refusal.id, refusal.rule) == ("not-at-radio", "pavlov:4.5a")
    assert house.offered("radio") == []


@rule("pavlov:4.5a")
def test_either_man_of_a_crew_may_use_the_radio() -> None:
    house = radio(murzaev="green-6", sobgayda="green-6").place("kiselev", "red-3")
    house.place("ptrs", "green-6")
    assert house.offered("radio") == ["radio sobgayda", "radio murzaev"]


@rule("pavlov:4.5b")
def test_two_points_buy_two_counters_of_one_point() -> None:
    house = radio().note().play("radio kiselev", "buy turdyev")
    assert "buy kalinin" in house.offered()
    assert "buy sobgayda" not in house.offered()
    assert house.refused("buy sobgayda").id == "too-expensive"
    house.play("buy kalinin")
    assert house.changes() == {
        "men.kiselev.exhausted": True,
        "men.kiselev.acted": True,
        "men.turdyev.place": "reserves",
        "men.kalinin.place": "reserves",
    }
    assert house.asked() == "actions"


@rule("pavlov:4.5b")
def test_two_points_buy_a_weapon_of_two_points() -> None:
    house = radio().note().play("radio kiselev", "buy ptrd")
    assert house.changes() == {
        "men.kiselev.exhausted": True,
        "men.kiselev.acted": True,
        "weapons.ptrd": "reserves",
    }


@rule("pavlov:4.5b")
@pytest.mark.parametrize("counter", ["chekhov", "ptrs"])
def test_a_counter_of_three_points_is_too_expensive(counter: str) -> None:
    house = radio().play("radio kiselev")
    refusal = house.refused(f"buy {counter}")
    assert (refusal.id, refusal.rule) == ("too-expensive", "pavlov:4.5b")
    assert f"buy {counter}" not in house.offered()


@rule("pavlov:4.5b")
def test_a_point_may_be_left_unspent() -> None:
    house = radio().play("radio kiselev", "buy turdyev", "done")
    assert house.asked() == "actions"
    assert house.where("kalinin") == "stock"


@rule("pavlov:4.5b")
def test_only_counters_in_the_stock_are_bought() -> None:
    house = radio(kalinin="reserves").place("sobgayda", "out").play("radio kiselev")
    for counter in ("kalinin", "nonsense"):
        refusal = house.refused(f"buy {counter}")
        assert (refusal.id, refusal.rule) == ("not-in-stock", "pavlov:4.5b")
    lost = house.refused("buy sobgayda")
    assert (lost.id, lost.rule) == ("removed-from-the-game", "pavlov:0.3.1a")


@rule("pavlov:4.5b")
def test_the_radio_is_of_no_use_when_nothing_can_be_afforded() -> None:
    house = radio()
    for man in house.p.box.man_ids:
        if house.where(man) == "stock":
            house.place(man, "out")
    for weapon in house.p.box.weapon_ids:
        if weapon != "ptrs":
            house.place(weapon, "reserves")
    refusal = house.refused("radio kiselev")
    assert (refusal.id, refusal.rule) == ("radio-nothing-affordable", "pavlov:4.5b")
    house.place("ptrd", "stock").play("radio kiselev")
    assert house.offered() == ["buy ptrd"]


@rule("pavlov:4.5c")
def test_no_reinforcements_while_the_division_is_disrupted() -> None:
    house = radio().wreck(4)
    refusal = house.refused("radio kiselev")
    assert (refusal.id, refusal.rule) == ("division-disrupted-radio", "pavlov:4.5c")
    assert house.offered("radio") == []


@rule("pavlov:4.5c")
def test_other_disrupted_locations_do_not_bar_the_radio() -> None:
    house = radio().wreck(*(n for n in range(3, 19) if n != 4))
    assert house.offered("radio") == ["radio kiselev"]


@rule("pavlov:4.5a", "pavlov:4.11a")
@pytest.mark.parametrize("state", ["exhausted", "disrupted"])
def test_a_weary_counter_does_not_use_the_radio(state: str) -> None:
    house = radio()
    (house.exhaust if state == "exhausted" else house.disrupt)("kiselev")
    refusal = house.refused("radio kiselev")
    assert (refusal.id, refusal.rule) == ("not-ready", "pavlov:4.11a")
