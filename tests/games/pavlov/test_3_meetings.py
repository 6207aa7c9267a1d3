"""3 Wehrmacht Card Phase: effects that meet in one card or in one phase."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stavka.games.pavlov.events import (
    AntiAircraftFire,
    BombDropped,
    GermansApproach,
    NoGermansLeft,
    SapperMine,
    WehrmachtCardRevealed,
)
from stavka.games.pavlov.rules.storm_group import ChooseRaiders
from stavka.games.pavlov.rules.wehrmacht_cards import WehrmachtPhase
from stavka.testing import rule
from tests.games.pavlov.house import BOMB, House, SovietCounterPhase

# One man, two colours


@rule("pavlov:3.6a", "pavlov:3.2d", "pavlov:3.3h")
def test_an_assault_may_suppress_a_man_on_two_colours_twice(house: House) -> None:
    house.only(chekhov="green-red-1", pavlov="reserves")
    house.track(1, "riflemen").track(4, "riflemen").note()
    house.card("assault", 1, 6, 1, 6).sound()
    assert house.changes() == {"men.chekhov.place": "out"}


@rule("pavlov:3.6a", "pavlov:5.0e", "pavlov:5.0j")
def test_first_aid_between_two_colours_of_an_assault_leaves_one_token(house: House) -> None:
    house.only(chekhov="green-red-1", pavlov="reserves").supplies(first_aid=1)
    house.track(1, "riflemen").track(4, "riflemen", "stug-iiib").note()
    house.card("assault", 1, 6, 1, 6)
    assert house.asked() == "first-aid"
    house.dice(1, 1, 6).play("treat chekhov")  # then the StuG shells the red positions
    assert house.changes() == {
        "men.chekhov.disrupted": True,
        "supplies.first-aid": None,
        "stock.first-aid": 4,
        "defense.red": 5,
    }


@rule("pavlov:3.6e", "pavlov:3.3d", "pavlov:3.3e")
def test_armor_of_two_colours_at_defense_three_hits_the_man_between_them_twice(
    house: House,
) -> None:
    house.only(chekhov="green-red-1", chait="green-3", pavlov="reserves").defense(green=3, red=3)
    house.track(1, "panzer-ii").track(4, "panzer-ii").note()
    house.card("assault", 3, 3).sound()
    assert house.changes() == {"men.chekhov.place": "out", "men.chait.disrupted": True}


@rule("pavlov:3.6c", "pavlov:3.1d")
def test_a_man_lost_to_green_is_no_target_of_red(house: House) -> None:
    house.only(chekhov="green-red-1", chait="red-4", pavlov="reserves").disrupt("chekhov")
    house.track(1, "riflemen").track(4, "riflemen").note()
    house.card("assault", 1, 6, 1, 6).sound()
    assert house.where("chekhov") == "out"
    assert house.is_disrupted("chait")


# Bombs


@rule("pavlov:3.4.4a", "pavlov:4.7e")
def test_a_second_hit_on_location_three_spares_the_reserves_and_clears_the_weapons(
    house: House,
) -> None:
    house.only(sobgayda="green-3", murzaev="green-3", chait="reserves").place("m1937", "green-3")
    house.wreck(3).disrupt("sobgayda", "murzaev", "chait").note()
    house.card("ju87-2", *BOMB[3], *BOMB[5]).sound()
    assert house.where("m1937") == "reserves"
    assert (house.where("sobgayda"), house.where("murzaev")) == ("out", "out")
    assert (house.where("chait"), house.is_disrupted("chait")) == ("reserves", True)
    assert house.over is None


@rule("pavlov:3.4.1c")
def test_aircraft_that_no_die_can_reach_all_come_through() -> None:
    house = House(figures={"tactics.air-superiority.amount": 3}).tactics("air-superiority")
    house.token(8, "anti-aircraft").card("ju87-2").play("fire location-8")
    assert house.chances("open-fire") == {"aircraft-downed 0": Fraction(1)}
    house.dice(6, 6, *BOMB[5], *BOMB[6]).play("open-fire")
    assert [(x.defense, x.downed) for x in house.told(AntiAircraftFire)] == [(7, 0)]
    assert len(house.told(BombDropped)) == 2


@rule("pavlov:3.4.1e")
def test_declaring_one_more_token_rolls_nothing_and_has_no_odds(house: House) -> None:
    house.token(8, "anti-aircraft").token(12, "anti-aircraft").card("ju87-2")
    house.play("fire location-8")
    assert house.chances("fire location-12") is None
    assert house.chances("open-fire") is not None


# Hunger


@rule("pavlov:3.7b", "pavlov:4.7e")
def test_the_weapon_of_a_man_who_starves_goes_to_the_reserves(house: House) -> None:
    house.only(sobgayda="green-3", pavlov="reserves", chait="reserves", gridin="reserves")
    house.place("kalinin", "reserves").place("sukba", "reserves").place("m1937", "green-3")
    house.supplies(food=1).card("resupply").play("starve sobgayda")
    assert (house.where("sobgayda"), house.where("m1937")) == ("out", "reserves")


@rule("pavlov:3.7a", "pavlov:3.8j")
def test_men_lost_on_a_raid_do_not_eat_and_those_back_from_it_do(house: House) -> None:
    men = ("pavlov", "chait", "gridin", "kalinin", "sukba", "kiselev")
    house.only(**dict.fromkeys(men, "reserves")).storm_card("voentorg").happens(ChooseRaiders())
    house.dice(1, 1, 1, 5).play("send pavlov", "send chait", "storm")
    house.supplies(food=2).card("resupply")
    assert house.in_supplies("food") == 1  # five men are left


@rule("pavlov:3.8a", "pavlov:3.8b")
def test_a_raid_that_was_possible_is_gone_with_its_card(house: House) -> None:
    house.only(pavlov="reserves").storm_card("voentorg").track(3, "riflemen").hand("s01").cards()
    assert "play s01 storm-group" in house.offered()
    house.card("milk-house-card").cards()
    refusal = house.refused("play s01 storm-group")
    assert (refusal.id, refusal.rule) == ("germans-on-raid-tracks", "pavlov:3.8b")


# Tactics at their limits


@rule("pavlov:3.5.5b")
@pytest.mark.parametrize(("left", "placed"), [(0, 0), (1, 1), (2, 2)])
def test_fresh_reserves_bring_no_more_riflemen_than_the_stock_has(left: int, placed: int) -> None:
    house = House(figures={"germans.riflemen.count": left}).only(pavlov="reserves")
    house.tactics("fresh-reserves", "fresh-reserves").next_cards("sniper", "mortar", "sniper")
    house.dice(1, 1, 1, *[5] * placed).happens(WehrmachtPhase()).sound()
    assert len(house.told(WehrmachtCardRevealed)) == 3
    assert len(house.told(GermansApproach)) == placed
    assert len(house.told(NoGermansLeft)) == 2 - placed
    assert house.on_track(5) == ["riflemen"] * placed
    assert house.asked() == "moves"


@rule("pavlov:3.5.4b")
@pytest.mark.parametrize("amount", [3, 4])
def test_sappers_whom_pioneers_leave_no_die_still_spend_their_token(amount: int) -> None:
    house = House(figures={"tactics.assault-pioneers.amount": amount}).tactics("assault-pioneers")
    house.track(1, "riflemen", "scouts").sapper(1).card("place-riflemen", 1).sound()
    assert [x.dice for x in house.told(SapperMine)] == [()]
    assert house.on_track(1) == ["riflemen", "riflemen", "scouts"]
    assert house.in_stock("sapper") == 6


@rule("pavlov:4.0a")
@pytest.mark.parametrize("amount", [3, 5])
def test_men_who_are_pinned_down_wholly_move_but_take_no_action(amount: int) -> None:
    house = House(figures={"tactics.pinned-down.amount": amount}).tactics("pinned-down")
    house.only(pavlov="green-3").exhaust("pavlov")
    house.at(SovietCounterPhase(), phase="wehrmacht-cards").happens()
    assert house.left() == 3
    house.play("end-moves")
    assert (house.left(), house.offered()) == (0, ["end-actions"])
    assert house.refused("recover pavlov exhausted").id == "no-actions-left"


# A whole turn


@rule("pavlov:7.3b", "pavlov:7.3a")
def test_in_a_whole_turn_the_decision_passes_from_one_player_to_both_to_the_other() -> None:
    house = House("cooperative").only(pavlov="reserves").suppression(green=1).turn()
    house.next_cards("place-riflemen", "sniper", "mortar")
    board = house.match.view(None)["board"]
    assert (house.match.waiting, board["phase"]) == (("command",), "soviet-cards")
    house.dice(1).play("end-cards", seat="command")
    board = house.match.view(None)["board"]
    assert house.asked() == "suppress-arrival"
    assert (house.match.waiting, board["phase"]) == (("command", "garrison"), "wehrmacht-cards")
    house.dice(1, 1).play("spend 0", seat="garrison")
    board = house.match.view(None)["board"]
    assert (house.match.waiting, board["phase"]) == (("garrison",), "soviet-counters")
