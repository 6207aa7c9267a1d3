"""What can be taken back and what cannot: nobody looks at a card and thinks again."""

from __future__ import annotations

import pytest

import stavka
from stavka.testing import rule
from tests.games.pavlov.house import House
from tests.games.pavlov.seats import GERMAN, contest, hand, order


def cannot_undo(house: House, seat: str = "defender") -> bool:
    """The last choice stays made; trying to take it back changes nothing."""
    before = house.match.encode()
    with pytest.raises(stavka.StavkaError):
        house.match.undo(seat)
    return house.match.encode() == before


def test_choices_without_dice_and_reveals_can_be_taken_back() -> None:
    house = House().hand("s01", "s14").cards()
    before = house.match.view(None)
    house.play("play s01 resupply", "stage food", "done", "play s14 wire", "at location-14")
    house.match.reset("defender")
    assert house.match.view(None) == before


@rule("pavlov:2.7.2a")
def test_a_card_drawn_by_tactical_decision_is_not_put_back() -> None:
    house = House().hand("s14", "fog").cards().play("play s14 tactical-decision")
    assert cannot_undo(house)


@rule("pavlov:3.0a")
def test_the_hand_is_not_taken_up_again_once_a_wehrmacht_card_is_revealed() -> None:
    house = House().only(pavlov="reserves").hand("s01").suppression(green=1).turn()
    house.next_cards("milk-house-card", "resupply", "assault").play("end-cards")
    assert house.asked() == "moves"  # no die has fallen
    assert cannot_undo(house)


@rule("pavlov:2.1a")
def test_the_last_action_of_a_turn_stands_once_the_next_hand_is_drawn() -> None:
    house = House().only(pavlov="reserves").actions().play("end-actions")
    assert house.asked() == "soviet-actions"
    assert cannot_undo(house)


@rule("pavlov:7.1e")
def test_support_stands_once_the_next_card_is_turned_up() -> None:
    house = House(operational_support=True).hand("s01").cards().support_card("lazur")
    assert cannot_undo(house.play("play s01 support"))


@rule("pavlov:7.1e")
def test_support_for_the_last_card_reveals_nothing_and_can_be_taken_back() -> None:
    house = House(operational_support=True).hand("s01").cards().support_card("lazur")
    house.p.support_won += house.p.support_deck
    house.p.support_deck.clear()
    before = house.match.view(None)
    house.play("play s01 support").match.undo("defender")
    assert house.match.view(None) == before


@rule("pavlov:7.4e")
def test_orders_can_be_changed_until_the_plan_is_laid() -> None:
    house = contest("mortar", "sniper", "assault", "sfh18")
    before = {seat: house.match.view(seat) for seat in (GERMAN, "defender")}
    house.play(order(house, "mortar"), order(house, "sniper"), order(house, "assault"))
    assert house.asked() == "plan-tactics"
    house.match.undo(GERMAN)
    assert hand(house.match) == ["assault", "sfh18"]
    house.match.reset(GERMAN)
    assert {seat: house.match.view(seat) for seat in before} == before
    house.play(order(house, "sfh18"), order(house, "assault"), order(house, "sniper"))
    house.play("tactic recon")
    assert house.match.view(GERMAN)["board"]["my_plan"] == ["sfh18", "assault", "sniper"]


@rule("pavlov:7.4e")
def test_a_plan_that_is_laid_stands_for_new_cards_have_been_drawn() -> None:
    house = contest("mortar", "sniper", "assault", "sfh18")
    house.play(order(house, "mortar"), order(house, "sniper"), order(house, "assault"))
    assert cannot_undo(house.play("tactic recon"), GERMAN)


@rule("pavlov:7.4e")
def test_the_soviets_cannot_take_back_what_the_german_player_planned() -> None:
    house = contest("mortar", "sniper", "assault", "sfh18")
    assert cannot_undo(house.play(order(house, "mortar")), "defender")


@rule("pavlov:7.4h")
def test_the_hand_is_not_taken_up_again_once_an_order_is_revealed() -> None:
    house = contest("milk-house-card", "assault", "resupply", "sfh18").only(pavlov="reserves")
    house.play(order(house, "assault"), "order resupply", order(house, "milk-house-card"))
    house.play("tactic recon").play("end-cards", seat="defender")
    assert house.asked() == "moves"
    assert cannot_undo(house)
