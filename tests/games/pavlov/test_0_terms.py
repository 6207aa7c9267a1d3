"""0.2.10 Dice, 0.2.11 Defense Values and 0.3 Key terms."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import RaidRolled, SniperShot, SuppressiveFire
from stavka.kernel import Dice
from stavka.testing import rule
from tests.games.pavlov.house import House

RED = {
    "green-red-1": 1, "green-red-2": 2, "red-3": 3, "red-4": 4, "red-purple-5": 5,
    "red-purple-6": 6,
}  # fmt: skip


@rule("pavlov:0.2.10a")
def test_the_dice_have_six_sides() -> None:
    dice = Dice("1942")
    for count in range(1, 6):
        assert len(dice.roll(count)) == count
    rolled = dice.roll(600)
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert all(60 <= rolled.count(face) <= 140 for face in range(1, 7))


@rule("pavlov:0.2.10b")
def test_seven_raiders_roll_seven_dice(house: House) -> None:
    men = ("chait", "kiselev", "svirin", "sarayev", "yakimenko", "kalinin", "sukba")
    house.only(**dict.fromkeys(men, "reserves")).storm_card("nkvd").hand("s01").cards()
    house.dice(3, 3, 3, 3, 3, 3, 2, *[6] * 7)
    house.play("play s01 storm-group", *(f"send {man}" for man in men), "storm")
    rolls = [(e.dice, e.total, e.success) for e in house.told(RaidRolled)]
    assert rolls == [((3, 3, 3, 3, 3, 3, 2), 20, True)]


@rule("pavlov:0.2.10b")
def test_an_assault_rolls_a_die_for_each_point_of_seven(house: House) -> None:
    house.only(pavlov="red-3").track(3, *["machine-gunners"] * 3).track(4, "riflemen")
    house.card("assault", 3, 1, 1, 1, 1, 1, 1, 6)
    assert [(e.dice, e.hit) for e in house.told(SuppressiveFire)] == [((1, 1, 1, 1, 1, 1, 6), True)]
    assert house.is_disrupted("pavlov")


@rule("pavlov:0.2.11a")
def test_the_three_defense_values_start_at_6(house: House) -> None:
    assert house.match.view(None)["board"]["defense"] == {"green": 6, "red": 6, "purple": 6}


@rule("pavlov:0.2.11b")
@pytest.mark.parametrize(("square", "number"), RED.items())
@pytest.mark.parametrize(("value", "place"), [(5, "out"), (6, None)])
def test_a_defense_value_is_that_of_every_position_of_its_colour(
    house: House, square: str, number: int, value: int, place: str | None
) -> None:
    house.only(pavlov=square, chait="reserves").defense(green=3, red=value, purple=3)
    house.card("sniper", 3, number, 5, 1, 1, 1)
    assert [e.defense for e in house.told(SniperShot)] == [value]
    assert house.where("pavlov") == (place or square)


@rule("pavlov:0.2.11b")
def test_a_defense_value_is_not_that_of_another_colour(house: House) -> None:
    house.only(pavlov="green-3", chait="reserves").defense(red=5)
    house.card("sniper", 1, 3, 5, 5, 5, 5)
    assert [e.defense for e in house.told(SniperShot)] == [6]
    assert house.where("pavlov") == "green-3"


# 0.3 Key terms


@rule("pavlov:0.3.1a")
def test_a_counter_removed_from_the_game_cannot_be_bought_again(house: House) -> None:
    house.only(chekhov="red-3", pavlov="reserves").card("sniper", 3, 3, 6, 1, 1, 1)
    assert house.where("chekhov") == "out"
    house.hand("s01").cards().play("play s01 reinforce")
    assert "buy chekhov" not in house.offered()
    refusal = house.refused("buy chekhov")
    assert (refusal.id, refusal.rule) == ("removed-from-the-game", "pavlov:0.3.1a")
    assert "buy masijashvili" in house.offered()


@rule("pavlov:0.3.1a")
def test_a_token_removed_from_the_game_cannot_be_staged_again() -> None:
    house = House(operational_support=True)
    p = house.p
    cards = [*p.support_deck, p.support_card]
    p.support_card = p.box.support_ids.index("mamayev-kurgan")
    p.support_deck[:] = [c for c in cards if c != p.support_card]
    house.hand("s01", "s02").cards().play("play s01 support", "play s02 resupply")
    house.play(*["stage ammunition"] * 3)
    assert house.in_stock("ammunition") == 0
    refusal = house.refused("stage ammunition")
    assert (refusal.id, refusal.rule) == ("nothing-in-stock", "pavlov:2.4.2d")
    assert house.match.view(None)["board"]["gone"] == {
        "ammunition": 1, "food": 1, "first-aid": 1, "sapper": 1,
    }  # fmt: skip


@rule("pavlov:0.3.2a")
def test_a_token_returned_to_the_stock_can_be_placed_again(house: House) -> None:
    house.only(potanski="green-3").track(1, "riflemen").token(10, "artillery")
    house.token(11, "artillery").hand("s04").cards()
    assert house.refused("play s04 ready-artillery").id == "token-not-in-stock"
    house.actions().dice(1, 1, 1).play("observe potanski location-10", "shell track-1-1")
    assert house.in_stock("artillery") == 1
    house.cards().play("play s04 ready-artillery", "at location-10")
    assert house.location(10) == "artillery"
    assert house.in_stock("artillery") == 0


@rule("pavlov:0.3.2a")
def test_a_counter_in_the_stock_is_available(house: House) -> None:
    house.hand("s01").cards().play("play s01 reinforce")
    assert house.where("chekhov") == "stock"
    house.play("buy chekhov")
    assert house.where("chekhov") == "reserves"


@rule("pavlov:0.3.2b")
def test_what_is_delivered_to_the_supplies_box_is_what_the_sappers_use(house: House) -> None:
    house.token(5, "sapper").token(6, "sapper").hand("s05", "s08", "s14").cards()
    assert house.refused("play s08 buttress").id == "no-sapper-in-supplies"
    house.defense(red=4).play("play s05 deliver", "deliver-all")
    assert house.in_supplies("sapper") == 2
    house.play("play s08 buttress", "raise red", "play s14 field-defenses", "mine track-4-3")
    assert house.defense_of("red") == 5
    assert house.in_supplies("sapper") == 0
