"""5.0 First Aid, at every point where a counter may become a casualty."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stavka.games.pavlov.events import FirstAidUsed, ManLost
from stavka.testing import rule
from tests.games.pavlov.house import House

FIRST_AID = 4  # tokens in the game


def sniper(house: House) -> House:
    """The Sniper hits Pavlov."""
    return house.card("sniper", 3, 3, 6, 1, 1, 1)


def mortar(house: House) -> House:
    return house.card("mortar", 3, 3, 6, 1, 1, 1)


def artillery(house: House) -> House:
    return house.defense(red=3).card("leig18", 3, 3, 1, 1)


def assault_infantry(house: House) -> House:
    return house.track(3, "riflemen").card("assault", 3, 6)


def assault_armor(house: House) -> House:
    return house.defense(red=3).track(3, "panzer-ii").card("assault", 3)


def bomb(house: House) -> House:
    """The second of two aircraft hits location 3, which is disrupted already."""
    return house.wreck(3).bombs(5, 3)


SECOND_TOKEN = [mortar, artillery, assault_infantry, assault_armor, bomb]


def red(house: House, first_aid: int = 1) -> House:
    """Pavlov on red-3, Chait in the Reserves, First Aid in the Supplies box."""
    return house.only(pavlov="red-3", chait="reserves").supplies(first_aid=first_aid)


def raiding(house: House, *men: str, first_aid: int = 1) -> House:
    """These men are about to storm Voentorg."""
    house.only(pavlov="red-3", chait="reserves", kiselev="reserves").supplies(first_aid=first_aid)
    house.storm_card("voentorg").hand("s01", "s02").cards()
    return house.play("play s01 storm-group", *(f"send {m}" for m in men))


@rule("pavlov:5.0a", "pavlov:5.0d")
def test_first_aid_ignores_a_sniper_attack(house: House) -> None:
    sniper(red(house)).note()
    assert house.offered() == ["treat pavlov", "lose pavlov"]
    house.play("treat pavlov")
    assert house.changes() == {"supplies.first-aid": None, "stock.first-aid": FIRST_AID}
    assert house.where("pavlov") == "red-3"
    assert [e.man for e in house.told(FirstAidUsed)] == ["pavlov"]
    assert house.told(ManLost) == []


@rule("pavlov:5.0a")
def test_the_player_may_keep_the_token_and_lose_the_man(house: House) -> None:
    sniper(red(house)).note().play("lose pavlov")
    assert house.changes() == {"men.pavlov.place": "out"}
    assert house.in_supplies("first-aid") == 1
    assert house.told(FirstAidUsed) == []


@rule("pavlov:5.0a")
def test_the_token_helps_only_the_man_who_is_hit(house: House) -> None:
    sniper(red(house))
    refusal = house.refused("treat chait")
    assert (refusal.id, refusal.rule) == ("not-offered", "pavlov:5.0a")


@rule("pavlov:5.0a")
def test_no_token_is_asked_for_when_nobody_becomes_a_casualty(house: House) -> None:
    red(house).note().card("sniper", 3, 3, 5, 5, 5, 5).sound()
    house.card("mortar", 3, 3, 6, 1, 1, 1).sound()  # his first Disrupted token
    assert house.asked() == "moves"
    assert house.changes() == {"men.pavlov.disrupted": True}


@rule("pavlov:5.0a")
def test_first_aid_saves_the_last_man_and_with_him_the_house(house: House) -> None:
    sniper(house.only(pavlov="red-3").supplies(first_aid=1)).play("treat pavlov")
    assert house.over is None
    assert house.where("pavlov") == "red-3"


@rule("pavlov:5.0a")
def test_the_last_man_may_be_lost_though_a_token_is_there(house: House) -> None:
    sniper(house.only(pavlov="red-3").supplies(first_aid=1)).play("lose pavlov")
    assert house.over == "outcome-no-defenders"


@rule("pavlov:5.0b")
def test_first_aid_in_the_wehrmacht_phase_leaves_all_actions_of_the_turn(house: House) -> None:
    house.turn().only(pavlov="red-3", chait="reserves").supplies(first_aid=1)
    house.next_cards("sniper", "mortar", "mortar")
    house.dice(3, 3, 6, 1, 1, 1).play("end-cards")
    house.dice(1, 1).play("treat pavlov")
    assert (house.asked(), house.left()) == ("moves", 3)
    house.play("end-moves")
    assert (house.asked(), house.left()) == ("actions", 3)
    assert not house.has_action_token("pavlov")


@rule("pavlov:5.0b", "pavlov:5.0f")
def test_first_aid_in_the_soviet_card_phase_costs_no_action(house: House) -> None:
    raiding(house, "pavlov").dice(1, 1).play("storm")
    house.play("treat pavlov")
    assert (house.asked(), house.left()) == ("soviet-actions", 2)  # one for the raid itself


@rule("pavlov:5.0b", "pavlov:5.0f")
def test_first_aid_is_possible_in_the_raid_at_the_end_of_the_game(house: House) -> None:
    house.only(pavlov="red-3", chait="reserves").supplies(first_aid=1).deck_played_out()
    house.actions().play("end-actions")
    assert house.asked() == "choose-raiders"
    house.dice(1, 1).play("send pavlov", "storm")
    assert house.asked() == "first-aid"
    house.play("treat pavlov")
    assert house.where("pavlov") == "reserves"
    assert house.match.outcome is not None


@rule("pavlov:5.0c")
@pytest.mark.parametrize("cause", [sniper, *SECOND_TOKEN])
def test_a_token_that_is_not_in_the_supplies_box_cannot_be_used(
    house: House, cause: Callable[[House], House]
) -> None:
    red(house, first_aid=0).staging(first_aid=2).token(6, "first-aid").disrupt("pavlov")
    cause(house).sound()
    assert house.where("pavlov") == "out"
    assert house.asked() == "moves"  # nothing was asked before
    assert (house.in_staging("first-aid"), house.location(6)) == (2, "first-aid")
    assert house.in_stock("first-aid") == 1


@rule("pavlov:5.0d")
def test_of_a_crew_the_chosen_victim_may_be_treated(house: House) -> None:
    house.only(sobgayda="green-4", murzaev="green-4").place("m1937", "green-4")
    house.supplies(first_aid=1).card("sniper", 1, 4, 6, 1, 1, 1).note()
    assert house.offered() == ["victim sobgayda", "victim murzaev"]
    house.play("victim murzaev", "treat murzaev")
    assert house.changes() == {"supplies.first-aid": None, "stock.first-aid": FIRST_AID}


@rule("pavlov:5.0e", "pavlov:5.0j")
@pytest.mark.parametrize("cause", SECOND_TOKEN)
def test_first_aid_ignores_a_second_disrupted_token_and_the_first_stays(
    house: House, cause: Callable[[House], House]
) -> None:
    cause(red(house).disrupt("pavlov"))
    assert house.asked() == "first-aid"
    house.play("treat pavlov")
    assert house.where("pavlov") == "red-3"
    assert house.is_disrupted("pavlov")
    assert (house.in_supplies("first-aid"), house.in_stock("first-aid")) == (0, FIRST_AID)


@rule("pavlov:5.0e")
@pytest.mark.parametrize("cause", SECOND_TOKEN)
def test_a_second_disrupted_token_without_treatment_is_a_casualty(
    house: House, cause: Callable[[House], House]
) -> None:
    cause(red(house).disrupt("pavlov"))
    house.play("lose pavlov")
    assert house.where("pavlov") == "out"
    assert house.in_supplies("first-aid") == 1


@rule("pavlov:5.0e")
def test_an_assault_goes_on_after_the_answer(house: House) -> None:
    house.only(pavlov="green-3", chait="red-3").supplies(first_aid=2).disrupt("pavlov", "chait")
    house.track(1, "riflemen", "panzer-ii").track(3, "riflemen").note()
    house.card("assault", 3, 6)
    house.dice(3, 6).play("treat pavlov")
    house.dice(6).play("lose chait")
    assert house.changes() == {
        "men.chait.place": "out",
        "men.chait.disrupted": False,
        "supplies.first-aid": 1,
        "stock.first-aid": FIRST_AID - 1,
        "defense.green": 5,
    }


@rule("pavlov:5.0f")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_first_aid_ignores_a_casualty_of_a_raid(house: House, face: int) -> None:
    raiding(house, "pavlov", "chait").note().dice(1, 1, face).play("storm")
    assert house.asked() == "first-aid"
    house.dice(6).play("treat pavlov")
    assert house.changes() == {
        "men.pavlov.place": "reserves",
        "supplies.first-aid": None,
        "stock.first-aid": FIRST_AID,
    }
    assert not house.is_exhausted("pavlov")


@rule("pavlov:5.0f")
def test_a_raider_who_is_not_treated_is_lost_and_the_next_one_rolls(house: House) -> None:
    raiding(house, "pavlov", "chait").dice(1, 1, 4).play("storm")
    house.dice(4).play("lose pavlov")
    house.play("treat chait")
    assert (house.where("pavlov"), house.where("chait")) == ("out", "reserves")


@rule("pavlov:5.0f")
def test_when_all_raid_and_only_treatment_saves_one_the_game_goes_on(house: House) -> None:
    raiding(house, "pavlov", "chait", "kiselev").dice(1, 1, 1, 4).play("storm")
    house.dice(4, 4).play("treat pavlov")  # the others fall: there is no second token
    assert house.over is None
    places = [house.where(m) for m in ("pavlov", "chait", "kiselev")]
    assert places == ["reserves", "out", "out"]


@rule("pavlov:5.0g")
def test_first_aid_ignores_a_casualty_of_hunger(house: House) -> None:
    men = house.p.box.man_ids[:7]
    house.only(**dict.fromkeys(men, "reserves")).supplies(first_aid=1, food=1)
    house.card("resupply").note()
    house.play(f"starve {men[0]}", f"treat {men[0]}")
    # The shortage has passed over him; one more man remains uncovered.
    assert house.asked() == "starve"
    assert house.offered() == [f"starve {m}" for m in men[1:]]
    house.play(f"starve {men[1]}")
    changes = house.changes()
    assert changes.pop("storm")
    assert changes == {
        f"men.{men[1]}.place": "out",
        "supplies.first-aid": None,
        "stock.first-aid": FIRST_AID,
    }


@rule("pavlov:5.0g")
def test_the_shortage_cannot_fall_twice_on_a_treated_man(house: House) -> None:
    men = house.p.box.man_ids[:7]
    house.only(**dict.fromkeys(men, "reserves")).supplies(first_aid=1, food=1)
    house.card("resupply").play(f"starve {men[0]}", f"treat {men[0]}")
    refusal = house.refused(f"starve {men[0]}")
    assert (refusal.id, refusal.rule) == ("already-spared", "pavlov:5.0g")


@rule("pavlov:5.0g")
def test_the_shortage_cannot_fall_on_a_man_already_lost_to_it(house: House) -> None:
    men = house.p.box.man_ids[:7]
    house.only(**dict.fromkeys(men, "reserves")).supplies(first_aid=1, food=1)
    house.card("resupply").play(f"starve {men[0]}", f"lose {men[0]}")
    refusal = house.refused(f"starve {men[0]}")
    assert (refusal.id, refusal.rule) == ("removed-from-the-game", "pavlov:0.3.1a")


@rule("pavlov:5.0h")
def test_two_casualties_cost_two_tokens(house: House) -> None:
    house.only(pavlov="red-3", chait="red-4", sukba="reserves").disrupt("pavlov", "chait")
    house.supplies(first_aid=3).defense(red=3).card("leig18", 3, 3, 1, 1).note()
    house.play("treat pavlov", "treat chait")
    assert house.changes() == {"supplies.first-aid": 1, "stock.first-aid": 3}


@rule("pavlov:5.0h")
@pytest.mark.parametrize(
    ("answers", "saved", "lost"),
    [(["treat pavlov"], "pavlov", "chait"), (["lose pavlov", "treat chait"], "chait", "pavlov")],
)
def test_one_token_saves_only_one_of_two_and_the_player_says_whom(
    house: House, answers: list[str], saved: str, lost: str
) -> None:
    house.only(pavlov="red-3", chait="red-4", sukba="reserves").disrupt("pavlov", "chait")
    house.supplies(first_aid=1).defense(red=3).card("leig18", 3, 3, 1, 1)
    house.play(*answers)
    assert house.asked() == "moves"
    assert (house.where(saved) != "out", house.where(lost)) == (True, "out")
    assert house.in_supplies("first-aid") == 0


@rule("pavlov:5.0i")
def test_example_one_token_for_the_sniper_and_two_for_the_mortar(house: House) -> None:
    house.only(sobgayda="green-4", murzaev="green-4").place("m1937", "green-4")
    house.disrupt("sobgayda", "murzaev").supplies(first_aid=3).note()
    house.card("sniper", 1, 4, 6, 1, 1, 1).play("victim sobgayda", "treat sobgayda")
    assert house.in_supplies("first-aid") == 2
    house.card("mortar", 1, 4, 6, 1, 1, 1).play("treat sobgayda", "treat murzaev")
    assert house.changes() == {"supplies.first-aid": None, "stock.first-aid": FIRST_AID}
    assert (house.where("sobgayda"), house.where("murzaev")) == ("green-4", "green-4")
    assert house.asked() == "moves"


@rule("pavlov:5.0j")
def test_a_treated_man_is_lost_at_the_next_hit_without_another_token(house: House) -> None:
    mortar(red(house).disrupt("pavlov")).play("treat pavlov")
    mortar(house)
    assert house.where("pavlov") == "out"
