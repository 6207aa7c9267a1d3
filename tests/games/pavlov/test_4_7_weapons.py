"""4.7 Soviet counters and Weapon counters."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.rules.storm_group import ChooseRaiders
from stavka.testing import rule
from tests.games.pavlov.house import House

# Sobgayda and Murzaev have the letter A in print; the others get theirs here.
FIGURES: dict[str, object] = {
    "men.turdyev.letters": "A",
    "men.chait.letters": "G",
    "men.gridin.letters": "M",
    "men.kiselev.letters": "",
}


def crew() -> House:
    """Sobgayda and Murzaev with the M1937 on green 3, Pavlov in the Reserves."""
    house = House(figures=FIGURES).only(sobgayda="green-3", murzaev="green-3", pavlov="reserves")
    return house.place("m1937", "green-3").moves()


# Moving with a weapon


@rule("pavlov:4.7a")
@pytest.mark.parametrize("start", ["reserves", "green-3"])
def test_a_man_takes_a_weapon_of_his_letter_along_in_one_move(start: str) -> None:
    house = House().only(sobgayda=start).place("m1937", start).moves().note()
    house.play("move sobgayda", "to red-3 m1937")
    assert house.changes() == {"men.sobgayda.place": "red-3", "weapons.m1937": "red-3"}
    assert house.left() == 2


@rule("pavlov:4.7a")
def test_from_the_reserves_a_man_takes_any_one_weapon_of_his_letter() -> None:
    house = House().only(sobgayda="reserves").place("m1937", "reserves").place("ptrd", "reserves")
    house.place("maxim-1", "reserves").moves().play("move sobgayda")
    assert house.offered("to red-3") == ["to red-3", "to red-3 ptrd", "to red-3 m1937"]


@rule("pavlov:4.7a")
@pytest.mark.parametrize("weapon", ["maxim-1", "rm38", "ptrd", "ptrs"])
def test_a_man_takes_no_weapon_of_another_letter_or_from_another_place(weapon: str) -> None:
    house = House(figures=FIGURES).only(sobgayda="reserves", turdyev="red-4").moves()
    house.place("maxim-1", "reserves").place("rm38", "reserves").place("ptrd", "red-4")
    house.play("move sobgayda")
    refusal = house.refused(f"to red-3 {weapon}")
    assert (refusal.id, refusal.rule) == ("weapon-not-his", "pavlov:4.7a")


@rule("pavlov:4.7a")
def test_a_man_without_a_letter_takes_no_weapon() -> None:
    house = House(figures=FIGURES).only(kiselev="reserves").place("m1937", "reserves").moves()
    house.play("move kiselev")
    assert house.refused("to red-3 m1937").id == "weapon-not-his"
    assert [c for c in house.offered() if "m1937" in c] == []


@rule("pavlov:4.7a")
def test_a_crewman_may_take_the_weapon_away_from_the_other() -> None:
    house = crew().note().play("move murzaev", "to red-3 m1937")
    assert house.changes() == {"men.murzaev.place": "red-3", "weapons.m1937": "red-3"}
    assert house.where("sobgayda") == "green-3"


@rule("pavlov:4.7a")
def test_a_crewman_who_leaves_alone_leaves_the_weapon_to_the_other() -> None:
    house = crew().note().play("move murzaev", "to red-3")
    assert house.changes() == {"men.murzaev.place": "red-3"}


# Sharing a position


@rule("pavlov:4.7b")
def test_two_men_and_a_weapon_of_one_letter_share_a_position() -> None:
    house = crew().place("murzaev", "reserves").note().play("move murzaev", "join green-3")
    assert house.changes() == {"men.murzaev.place": "green-3"}
    assert house.left() == 2


@rule("pavlov:4.7b")
@pytest.mark.parametrize("man", ["chait", "gridin", "kiselev"])
def test_a_man_of_another_letter_does_not_join_a_crew(man: str) -> None:
    house = crew().place("murzaev", "reserves").place(man, "reserves").play(f"move {man}")
    assert house.offered("join") == []
    refusal = house.refused("join green-3")
    assert (refusal.id, refusal.rule) == ("cannot-share", "pavlov:4.7b")


@rule("pavlov:4.7b", "pavlov:4.7h")
def test_two_men_of_one_letter_share_no_position_without_a_weapon() -> None:
    house = crew().place("murzaev", "reserves").place("m1937", "reserves").play("move murzaev")
    refusal = house.refused("join green-3")
    assert (refusal.id, refusal.rule) == ("cannot-share", "pavlov:4.7b")
    house.play("to green-3")
    assert house.asked() == "displace"


@rule("pavlov:4.7h")
def test_the_second_man_comes_by_a_move_of_his_own_once_the_weapon_is_there() -> None:
    house = House().only(sobgayda="reserves", murzaev="reserves").place("m1937", "reserves")
    house.moves().play("move sobgayda", "to green-3 m1937")
    assert house.left() == 2
    house.play("move murzaev", "join green-3")
    assert house.left() == 1
    assert {house.where(c) for c in ("sobgayda", "murzaev", "m1937")} == {"green-3"}


@rule("pavlov:4.7h", "pavlov:4.7e")
def test_a_man_who_joins_leaves_his_own_weapon_behind() -> None:
    house = crew().place("murzaev", "red-3").place("ptrd", "red-3").note()
    house.play("move murzaev", "join green-3")
    assert house.changes() == {"men.murzaev.place": "green-3", "weapons.ptrd": "reserves"}


@rule("pavlov:4.7b")
def test_nobody_joins_an_empty_position() -> None:
    house = crew().play("move pavlov")
    assert house.refused("join red-3").id == "cannot-share"


# Under fire: die for the colour, die for the position, then four dice against Defense 6


@rule("pavlov:4.7c")
@pytest.mark.parametrize(("lost", "left"), [("sobgayda", "murzaev"), ("murzaev", "sobgayda")])
def test_after_a_snipers_hit_the_player_chooses_which_of_the_two_is_lost(
    lost: str, left: str
) -> None:
    house = crew().note().card("sniper", 1, 3, 1, 1, 1, 6)
    assert house.asked() == "choose-victim"
    assert house.offered() == ["victim sobgayda", "victim murzaev"]
    assert house.changes() == {}
    house.play(f"victim {lost}")
    assert house.changes() == {f"men.{lost}.place": "out"}
    assert house.where(left) == house.where("m1937") == "green-3"


@rule("pavlov:4.7c")
def test_when_the_sniper_misses_nothing_is_asked_of_the_crew() -> None:
    house = crew().note().card("sniper", 1, 3, 5, 5, 5, 5)
    assert house.asked() == "moves"
    assert house.changes() == {}


@rule("pavlov:4.7c")
def test_first_aid_may_save_the_one_who_was_chosen() -> None:
    house = crew().supplies(first_aid=1).card("sniper", 1, 3, 1, 1, 1, 6)
    house.play("victim murzaev")
    assert house.offered() == ["treat murzaev", "lose murzaev"]
    house.play("treat murzaev")
    assert house.where("murzaev") == house.where("sobgayda") == "green-3"


@rule("pavlov:4.7d")
def test_a_suppressed_position_disrupts_both_of_its_men() -> None:
    house = crew().note().card("mortar", 1, 3, 1, 1, 1, 6)
    assert house.changes() == {"men.sobgayda.disrupted": True, "men.murzaev.disrupted": True}


@rule("pavlov:4.7d")
def test_a_mortar_that_misses_disrupts_neither() -> None:
    house = crew().note().card("mortar", 1, 3, 5, 5, 5, 5)
    assert house.changes() == {}


# A weapon left alone


@rule("pavlov:4.7e")
def test_a_weapon_whose_only_man_falls_goes_to_the_reserves() -> None:
    house = crew().place("murzaev", "reserves").note().card("sniper", 1, 3, 1, 1, 1, 6)
    assert house.changes() == {"men.sobgayda.place": "out", "weapons.m1937": "reserves"}


@rule("pavlov:4.7e")
def test_a_weapon_stays_while_one_of_its_crew_does() -> None:
    house = crew().disrupt("sobgayda").note().card("mortar", 1, 3, 1, 1, 1, 6)
    assert house.changes() == {
        "men.sobgayda.place": "out",
        "men.sobgayda.disrupted": False,
        "men.murzaev.disrupted": True,
    }
    assert house.where("m1937") == "green-3"


@rule("pavlov:4.7e")
def test_a_weapon_whose_whole_crew_falls_goes_to_the_reserves() -> None:
    house = crew().disrupt("sobgayda", "murzaev").card("mortar", 1, 3, 1, 1, 1, 6)
    assert (house.where("sobgayda"), house.where("murzaev")) == ("out", "out")
    assert house.where("m1937") == "reserves"


@rule("pavlov:4.7e")
def test_a_weapon_left_by_a_man_who_moves_without_it_goes_to_the_reserves() -> None:
    house = crew().place("murzaev", "reserves").note().play("move sobgayda", "to red-3")
    assert house.changes() == {"men.sobgayda.place": "red-3", "weapons.m1937": "reserves"}


@rule("pavlov:4.7e")
def test_a_weapon_whose_man_goes_on_a_raid_goes_to_the_reserves() -> None:
    house = crew().place("murzaev", "reserves").storm_card("voentorg").happens(ChooseRaiders())
    house.dice(6, 6).play("send sobgayda", "storm")
    assert (house.where("sobgayda"), house.where("m1937")) == ("reserves", "reserves")


# The example


@rule("pavlov:4.7f", "pavlov:4.7a", "pavlov:4.7b", "pavlov:4.7c")
@pytest.mark.parametrize("lost", ["sobgayda", "murzaev"])
def test_sobgayda_brings_the_m1937_murzaev_joins_and_the_sniper_hits_one(lost: str) -> None:
    house = House().only(sobgayda="red-3", murzaev="reserves", pavlov="reserves").moves()
    house.place("m1937", "red-3")
    house.play("move sobgayda", "to green-4 m1937", "move murzaev", "join green-4")
    assert house.left() == 1
    assert {house.where(c) for c in ("sobgayda", "murzaev", "m1937")} == {"green-4"}
    house.play("end-moves", "end-actions").note().card("sniper", 2, 4, 6, 2, 3, 1)
    assert house.offered() == ["victim sobgayda", "victim murzaev"]
    house.play(f"victim {lost}")
    assert house.changes() == {f"men.{lost}.place": "out"}


@rule("pavlov:4.7g")
def test_the_anti_tank_weapon_of_the_example_is_called_m1937(house: House) -> None:
    weapon = house.p.box.edition.figures["weapons"]["m1937"]
    assert (weapon["name"], weapon["letter"]) == ("M1937", "A")
