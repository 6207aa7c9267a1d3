"""4.1 Move and 4.7 Weapons: who is displaced from a crew, and what becomes of the weapon."""

from __future__ import annotations

import pytest

from stavka.testing import rule
from tests.games.pavlov.house import House

# Sobgayda and Murzaev have the letter A in print; the others get theirs here.
FIGURES: dict[str, object] = {
    "men.turdyev.letters": "A",
    "men.chait.letters": "G",
    "men.kiselev.letters": "",
}


def lone() -> House:
    """Sobgayda with the M1937 on green 3."""
    house = House(figures=FIGURES).only(sobgayda="green-3", pavlov="reserves")
    return house.place("m1937", "green-3").moves()


def crew() -> House:
    """Sobgayda and Murzaev with the M1937 on green 3."""
    return lone().place("murzaev", "green-3")


def places(house: House, *counters: str) -> dict[str, str]:
    return {counter: house.where(counter) for counter in counters}


# One man with a weapon


@rule("pavlov:4.1d", "pavlov:4.7a")
@pytest.mark.parametrize("place", ["purple-1", "reserves"])
def test_a_displaced_man_may_take_the_weapon_of_his_letter_along(place: str) -> None:
    house = lone().place("kiselev", "red-3").note()
    house.play("move kiselev", "to green-3", f"to {place} m1937")
    assert house.changes() == {
        "men.kiselev.place": "green-3",
        "men.sobgayda.place": place,
        "weapons.m1937": place,
    }
    assert house.left() == 2


@rule("pavlov:4.1d", "pavlov:4.7e")
@pytest.mark.parametrize("newcomer", ["kiselev", "chait"])
def test_a_weapon_left_to_a_man_of_another_letter_goes_to_the_reserves(newcomer: str) -> None:
    house = lone().place(newcomer, "red-3").note()
    house.play(f"move {newcomer}", "to green-3", "to purple-1")
    assert house.changes() == {
        f"men.{newcomer}.place": "green-3",
        "men.sobgayda.place": "purple-1",
        "weapons.m1937": "reserves",
    }


@rule("pavlov:4.1d", "pavlov:4.7e")
def test_a_weapon_stays_with_a_newcomer_of_its_letter() -> None:
    house = lone().place("turdyev", "red-3").note()
    house.play("move turdyev", "to green-3", "to red-3")
    assert house.changes() == {"men.turdyev.place": "green-3", "men.sobgayda.place": "red-3"}
    assert house.where("m1937") == "green-3"


@rule("pavlov:4.1d", "pavlov:4.7b")
def test_a_man_of_the_crews_letter_may_join_the_lone_man_or_displace_him() -> None:
    house = lone().place("turdyev", "red-3").play("move turdyev")
    assert house.offered("join") == ["join green-3"]
    assert house.offered("to green-3") == ["to green-3"]
    house.note().play("join green-3")
    assert house.changes() == {"men.turdyev.place": "green-3"}
    assert house.asked() == "moves"


@rule("pavlov:4.1d", "pavlov:4.7a")
def test_a_displaced_man_takes_no_other_weapon() -> None:
    house = lone().place("kiselev", "red-3").place("ptrd", "reserves").place("maxim-1", "reserves")
    house.play("move kiselev", "to green-3")
    for weapon in ("ptrd", "maxim-1"):
        refusal = house.refused(f"to purple-1 {weapon}")
        assert (refusal.id, refusal.rule) == ("weapon-not-his", "pavlov:4.7a")
    assert all(c.endswith(" m1937") for c in house.offered() if len(c.split()) > 2)


@rule("pavlov:4.7a")
def test_the_reason_is_the_weapon_when_he_may_go_to_the_reserves_without_it() -> None:
    house = lone().place("kiselev", "red-3").place("ptrd", "reserves")
    house.play("move kiselev", "to green-3")
    assert "to reserves" in house.offered()
    refusal = house.refused("to reserves ptrd")
    assert (refusal.id, refusal.rule) == ("weapon-not-his", "pavlov:4.7a")


@rule("pavlov:4.1d", "pavlov:4.7a")
def test_a_displaced_man_without_the_letter_leaves_nothing_and_takes_nothing() -> None:
    house = lone().place("kiselev", "red-3").play("move sobgayda", "to red-3 m1937")
    assert house.asked() == "displace"
    assert [c for c in house.offered() if "m1937" in c] == []
    assert "to green-3" in house.offered()
    house.note().play("to green-3")
    assert house.changes() == {"men.kiselev.place": "green-3"}
    assert places(house, "sobgayda", "m1937") == {"sobgayda": "red-3", "m1937": "red-3"}


# Carrying a weapon onto an occupied position


@rule("pavlov:4.7a", "pavlov:4.7h")
def test_a_man_who_brings_the_weapon_displaces_a_man_of_his_letter() -> None:
    house = lone().place("turdyev", "red-3").play("move sobgayda")
    assert house.offered("join") == []
    refusal = house.refused("join red-3")
    assert (refusal.id, refusal.rule) == ("cannot-share", "pavlov:4.7b")
    house.play("to red-3 m1937")
    assert house.asked() == "displace"
    assert house.refused("to red-3").id == "displaced-to-empty-only"
    house.play("to green-3")
    assert places(house, "sobgayda", "turdyev", "m1937") == {
        "sobgayda": "red-3",
        "turdyev": "green-3",
        "m1937": "red-3",
    }


@rule("pavlov:4.7a", "pavlov:4.7e")
def test_a_weapon_brought_stays_and_the_one_left_behind_goes_to_the_reserves() -> None:
    house = lone().place("turdyev", "red-3").place("ptrd", "red-3").note()
    house.play("move turdyev", "to green-3 ptrd", "to purple-1")
    assert house.changes() == {
        "men.turdyev.place": "green-3",
        "weapons.ptrd": "green-3",
        "men.sobgayda.place": "purple-1",
        "weapons.m1937": "reserves",
    }


@rule("pavlov:4.7a")
@pytest.mark.parametrize(("newcomer", "weapon"), [("turdyev", "ptrd"), ("chait", "maxim-1")])
def test_the_displaced_man_may_take_his_own_weapon_but_not_the_one_brought(
    newcomer: str, weapon: str
) -> None:
    house = lone().place(newcomer, "red-3").place(weapon, "red-3")
    house.play(f"move {newcomer}", f"to green-3 {weapon}")
    refusal = house.refused(f"to red-3 {weapon}")
    assert (refusal.id, refusal.rule) == ("weapon-not-his", "pavlov:4.7a")
    house.play("to red-3 m1937")
    assert places(house, newcomer, weapon, "sobgayda", "m1937") == {
        newcomer: "green-3",
        weapon: "green-3",
        "sobgayda": "red-3",
        "m1937": "red-3",
    }


@rule("pavlov:4.7e")
def test_a_weapon_left_on_the_vacated_square_is_gone_before_the_displaced_man_comes() -> None:
    house = lone().place("turdyev", "red-3").note()
    house.play("move sobgayda", "to red-3", "to green-3")
    assert house.changes() == {
        "men.sobgayda.place": "red-3",
        "men.turdyev.place": "green-3",
        "weapons.m1937": "reserves",
    }


# Two crewmen and a man of another letter: both are displaced


@rule("pavlov:4.1d")
@pytest.mark.parametrize("newcomer", ["kiselev", "chait"])
def test_a_man_of_another_letter_displaces_both_crewmen(newcomer: str) -> None:
    house = crew().place(newcomer, "red-3").note().play(f"move {newcomer}", "to green-3")
    assert house.asked() == "displace"
    house.play("to purple-1")
    assert house.asked() == "displace"
    refusal = house.refused("to purple-1")
    assert (refusal.id, refusal.rule) == ("displaced-to-empty-only", "pavlov:4.1d")
    house.play("to reserves")
    assert house.changes() == {
        f"men.{newcomer}.place": "green-3",
        "men.sobgayda.place": "purple-1",
        "men.murzaev.place": "reserves",
        "weapons.m1937": "reserves",
    }
    assert house.left() == 2


@rule("pavlov:4.1d", "pavlov:4.7a")
def test_of_two_displaced_crewmen_the_first_may_take_the_weapon() -> None:
    house = crew().place("kiselev", "red-3").play("move kiselev", "to green-3", "to red-3 m1937")
    assert [c for c in house.offered() if "m1937" in c] == []
    house.play("to purple-1")
    assert places(house, "kiselev", "sobgayda", "murzaev", "m1937") == {
        "kiselev": "green-3",
        "sobgayda": "red-3",
        "murzaev": "purple-1",
        "m1937": "red-3",
    }


@rule("pavlov:4.1d", "pavlov:4.7a")
def test_of_two_displaced_crewmen_the_second_may_take_the_weapon() -> None:
    house = crew().place("kiselev", "red-3")
    house.play("move kiselev", "to green-3", "to reserves", "to red-3 m1937")
    assert places(house, "kiselev", "sobgayda", "murzaev", "m1937") == {
        "kiselev": "green-3",
        "sobgayda": "reserves",
        "murzaev": "red-3",
        "m1937": "red-3",
    }


@rule("pavlov:4.1d")
def test_a_displaced_man_does_not_join_the_other_displaced_man() -> None:
    house = crew().place("kiselev", "red-3")
    house.play("move kiselev", "to green-3", "to red-3 m1937")
    assert house.offered("join") == []
    assert house.refused("to red-3").id == "displaced-to-empty-only"


@rule("pavlov:4.1d")
def test_a_position_left_by_one_of_two_crewmen_is_not_empty() -> None:
    house = crew().place("kiselev", "red-3").play("move murzaev", "to red-3")
    refusal = house.refused("to green-3")
    assert (refusal.id, refusal.rule) == ("displaced-to-empty-only", "pavlov:4.1d")
    assert places(house, "sobgayda", "m1937") == {"sobgayda": "green-3", "m1937": "green-3"}


# Two crewmen and a man of their letter: one of them is displaced


@rule("pavlov:4.1d", "pavlov:4.7b")
@pytest.mark.parametrize(("leaves", "stays"), [("sobgayda", "murzaev"), ("murzaev", "sobgayda")])
def test_a_man_of_the_crews_letter_displaces_the_one_the_player_chooses(
    leaves: str, stays: str
) -> None:
    house = crew().place("turdyev", "red-3")
    house.play("move turdyev", "to green-3", f"displace {leaves}", "to red-3")
    assert places(house, "turdyev", leaves, stays, "m1937") == {
        "turdyev": "green-3",
        leaves: "red-3",
        stays: "green-3",
        "m1937": "green-3",
    }
    assert house.left() == 2


@rule("pavlov:4.1d", "pavlov:4.1c")
def test_the_position_is_sound_while_the_player_chooses_whom_to_displace() -> None:
    house = crew().place("turdyev", "red-3").play("move turdyev", "to green-3")
    assert house.offered() == ["displace sobgayda", "displace murzaev"]


@rule("pavlov:4.1c", "pavlov:4.7b", "pavlov:4.1d")
def test_however_one_crewman_leaves_no_two_men_stay_without_a_weapon() -> None:
    house = crew().place("turdyev", "red-3")
    house.play("move turdyev", "to green-3", "displace sobgayda")
    refusal = house.refused("to red-3 m1937")
    assert (refusal.id, refusal.rule) == ("crew-keeps-weapon", "pavlov:4.7b")
    for choice in house.offered():
        after = house.match.fork()
        after.play("defender", choice)
        board = after.view(None)["board"]
        there = [man for man, is_ in board["men"].items() if is_["place"] == "green-3"]
        assert len(there) == 1 or board["weapons"]["m1937"] == "green-3", choice


@rule("pavlov:4.1d", "pavlov:4.7b", "pavlov:4.7a")
def test_also_a_man_of_the_crews_letter_who_brings_a_weapon_displaces_only_one() -> None:
    house = crew().place("turdyev", "red-3").place("ptrd", "red-3")
    house.play("move turdyev", "to green-3 ptrd")
    assert house.offered() == ["displace sobgayda", "displace murzaev"]
    house.play("displace sobgayda", "to red-3 m1937")
    assert places(house, "turdyev", "murzaev", "sobgayda", "ptrd", "m1937") == {
        "turdyev": "green-3",
        "murzaev": "green-3",
        "sobgayda": "red-3",
        "ptrd": "green-3",
        "m1937": "red-3",
    }


@rule("pavlov:4.7e", "pavlov:4.7b")
def test_of_two_weapons_with_one_crew_one_stays_and_one_goes_to_the_reserves() -> None:
    house = crew().place("turdyev", "red-3").place("ptrd", "red-3")
    house.play("move turdyev", "to green-3 ptrd", "displace sobgayda", "to red-3")
    assert places(house, "turdyev", "murzaev", "sobgayda") == {
        "turdyev": "green-3",
        "murzaev": "green-3",
        "sobgayda": "red-3",
    }
    assert sorted(places(house, "ptrd", "m1937").values()) == ["green-3", "reserves"]
