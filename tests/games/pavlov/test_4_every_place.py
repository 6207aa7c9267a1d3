"""4 Soviet Counter Phase: what holds on one position, with one weapon or for one man holds for all.

The first square, the first man and the first weapon of the box are no exceptions.
"""

from __future__ import annotations

import pytest

import stavka
from stavka.games.pavlov.events import CommandTeam, WeaponMoved
from stavka.testing import rule
from tests.games.pavlov.house import House, SovietCounterPhase

FIGURES = stavka.game("pavlov").edition.figures
SQUARES = list(FIGURES["squares"])
# Three men of each letter, as these tests want them.
MEN = {
    "A": ("sobgayda", "murzaev", "turdyev"),
    "G": ("chait", "svirin", "bondarenko"),
    "M": ("gridin", "sarayev", "shkuratov"),
}
LETTERS: dict[str, object] = {
    f"men.{man}.letters": letter for letter, men in MEN.items() for man in men
}
WEAPONS = {weapon: str(row["letter"]) for weapon, row in FIGURES["weapons"].items()}


def colour_of(square: str) -> str:
    return str(FIGURES["squares"][square]["colours"][0])


def hit_on(square: str) -> tuple[int, int]:
    """The dice with which a targeting card finds this position."""
    first = {"green": 1, "red": 3, "purple": 5}[colour_of(square)]
    return first, FIGURES["squares"][square]["number"]


def elsewhere(square: str) -> str:
    return next(s for s in SQUARES if s != square)


def crew(weapon: str, square: str) -> House:
    """Two men of the weapon's letter with it on a position, Pavlov in the Reserves."""
    one, two, _ = MEN[WEAPONS[weapon]]
    house = House(figures=LETTERS).only(pavlov="reserves").place(one, square).place(two, square)
    return house.place(weapon, square).moves()


# Weapons


@rule("pavlov:4.7e")
@pytest.mark.parametrize("square", SQUARES)
def test_from_every_position_a_weapon_left_alone_goes_to_the_reserves(square: str) -> None:
    house = crew("m1937", square).place("murzaev", "reserves").note()
    house.card("sniper", *hit_on(square), 1, 1, 1, 6).sound()
    assert house.changes() == {"men.sobgayda.place": "out", "weapons.m1937": "reserves"}
    assert house.told(WeaponMoved) == [WeaponMoved(weapon="m1937", place="reserves")]


@rule("pavlov:4.7e")
@pytest.mark.parametrize("square", SQUARES)
def test_from_every_position_a_weapon_whose_man_moves_off_goes_to_the_reserves(square: str) -> None:
    house = crew("m1937", square).place("murzaev", "reserves").note()
    house.play("move sobgayda", f"to {elsewhere(square)}")
    assert house.changes() == {
        "men.sobgayda.place": elsewhere(square),
        "weapons.m1937": "reserves",
    }


@rule("pavlov:4.7e")
def test_weapons_that_lie_in_the_reserves_are_left_alone_there() -> None:
    house = House().only(pavlov="reserves", chait="reserves").place("m1937", "reserves").moves()
    house.play("move pavlov", "to red-3")
    assert house.told(WeaponMoved) == []
    assert house.where("m1937") == "reserves"


@rule("pavlov:4.7a")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_every_weapon_goes_along_with_a_man_of_its_letter(weapon: str) -> None:
    man = MEN[WEAPONS[weapon]][0]
    house = crew(weapon, "green-3").note().play(f"move {man}", f"to red-3 {weapon}")
    assert house.changes() == {f"men.{man}.place": "red-3", f"weapons.{weapon}": "red-3"}
    assert house.told(WeaponMoved) == [WeaponMoved(weapon=weapon, place="red-3")]


@rule("pavlov:4.7b")
@pytest.mark.parametrize("square", ["green-red-1", "purple-4"])
@pytest.mark.parametrize("weapon", WEAPONS)
def test_every_weapon_is_shared_by_two_men_of_its_letter(weapon: str, square: str) -> None:
    second = MEN[WEAPONS[weapon]][1]
    house = crew(weapon, square).place(second, "reserves").note()
    house.play(f"move {second}", f"join {square}")
    assert house.changes() == {f"men.{second}.place": square}


@rule("pavlov:4.7b", "pavlov:4.1c")
@pytest.mark.parametrize("away", ["reserves", "stock", "red-4"])
@pytest.mark.parametrize("letter", MEN)
def test_no_two_men_of_any_letter_share_a_position_without_a_weapon(letter: str, away: str) -> None:
    one, two, third = MEN[letter]
    house = House(figures=LETTERS).only(**{one: "green-3", two: "reserves", third: "red-4"})
    house.place(next(w for w in WEAPONS if WEAPONS[w] == letter), away).moves()
    house.play(f"move {two}")
    assert "join green-3" not in house.offered()
    refusal = house.refused("join green-3")
    assert (refusal.id, refusal.rule) == ("cannot-share", "pavlov:4.7b")


@rule("pavlov:4.1d", "pavlov:4.7a")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_every_weapon_goes_along_with_a_displaced_man_of_its_letter(weapon: str) -> None:
    man, second, _ = MEN[WEAPONS[weapon]]
    house = crew(weapon, "green-3").place(second, "stock").note()
    house.play("move pavlov", "to green-3", f"to purple-1 {weapon}")
    assert house.changes() == {
        "men.pavlov.place": "green-3",
        f"men.{man}.place": "purple-1",
        f"weapons.{weapon}": "purple-1",
    }
    assert house.told(WeaponMoved) == [WeaponMoved(weapon=weapon, place="purple-1")]


@rule("pavlov:4.7b", "pavlov:4.1d")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_no_crew_of_two_loses_its_weapon_to_a_displaced_man(weapon: str) -> None:
    first, _, third = MEN[WEAPONS[weapon]]
    house = crew(weapon, "green-3").place(third, "red-3")
    house.play(f"move {third}", "to green-3", f"displace {first}")
    assert [c for c in house.offered() if weapon in c] == []
    refusal = house.refused(f"to purple-1 {weapon}")
    assert (refusal.id, refusal.rule) == ("crew-keeps-weapon", "pavlov:4.7b")
    other = next(w for w in WEAPONS if w != weapon)
    assert house.refused(f"to purple-1 {other}").id == "weapon-not-his"


@rule("pavlov:4.7a")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_that_one_displaced_man_took_is_not_there_for_the_other(weapon: str) -> None:
    house = crew(weapon, "green-3")
    house.play("move pavlov", "to green-3", f"to purple-1 {weapon}")
    refusal = house.refused(f"to purple-2 {weapon}")
    assert (refusal.id, refusal.rule) == ("weapon-not-his", "pavlov:4.7a")


@rule("pavlov:4.7a")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_displaced_man_never_takes_the_weapon_that_was_brought(weapon: str) -> None:
    newcomer, man, _ = MEN[WEAPONS[weapon]]
    house = House(figures=LETTERS).only(**{newcomer: "red-3", man: "green-3"})
    house.place(weapon, "red-3").moves().play(f"move {newcomer}", f"to green-3 {weapon}")
    assert house.asked() == "displace"
    assert [c for c in house.offered() if weapon in c] == []
    refusal = house.refused(f"to red-3 {weapon}")
    assert (refusal.id, refusal.rule) == ("weapon-not-his", "pavlov:4.7a")


# Positions


@rule("pavlov:4.1b", "pavlov:4.1d", "pavlov:4.1e")
@pytest.mark.parametrize("square", SQUARES)
def test_every_position_can_be_entered_held_and_closed(square: str) -> None:
    house = House().only(kiselev=square, kalinin="reserves").moves()
    house.play("move kiselev")
    assert house.refused(f"to {square}").id == "already-there"
    house.play(f"to {elsewhere(square)}", "move kalinin", f"to {square}")
    assert house.where("kalinin") == square
    house = House().only(kiselev=square, kalinin="reserves").disrupt("kiselev").moves()
    assert house.play("move kalinin").refused(f"to {square}").id == "occupant-not-ready"


@rule("pavlov:4.1d")
@pytest.mark.parametrize("square", SQUARES)
def test_no_displaced_man_goes_to_any_position_that_is_held(square: str) -> None:
    entered = elsewhere(square)
    house = House().only(kiselev=entered, kalinin="reserves").place("chekhov", square).moves()
    house.play("move kalinin", f"to {entered}")
    refusal = house.refused(f"to {square}")
    assert (refusal.id, refusal.rule) == ("displaced-to-empty-only", "pavlov:4.1d")


@rule("pavlov:4.2a", "pavlov:4.3a")
@pytest.mark.parametrize("square", SQUARES)
def test_from_every_position_it_is_the_sight_or_the_tokens_that_are_missing(square: str) -> None:
    house = House().only(chekhov=square).supplies(suppression=0).actions()
    assert house.refused("attack chekhov").id == "no-infantry-in-sight"
    assert house.refused("suppress chekhov").id == "no-suppression-tokens"


@rule("pavlov:3.2a", "pavlov:3.2c")
@pytest.mark.parametrize("square", SQUARES)
def test_a_mortar_hits_on_every_position(square: str) -> None:
    house = House().only(chekhov=square, pavlov="reserves").note()
    house.card("mortar", *hit_on(square), 1, 1, 1, 6).sound()
    assert house.changes() == {"men.chekhov.disrupted": True}


@rule("pavlov:4.4.1a")
@pytest.mark.parametrize("square", SQUARES)
@pytest.mark.parametrize("commander", ["pavlov", "afanasyev", "naumov"])
def test_a_commander_belongs_to_the_team_on_every_position(commander: str, square: str) -> None:
    free = [s for s in SQUARES if s != square]
    house = House().only(pavlov=free[0], afanasyev=free[1], naumov=free[2])
    house.place(commander, square)
    house.at(SovietCounterPhase(), phase="wehrmacht-cards").happens()
    assert house.left() == 4
    assert house.told(CommandTeam) == [CommandTeam()]


@rule("pavlov:4.4.1a")
def test_without_the_team_nobody_is_told_of_it() -> None:
    house = House().only(pavlov="red-3", afanasyev="red-4", naumov="reserves")
    house.at(SovietCounterPhase(), phase="wehrmacht-cards").happens()
    assert house.told(CommandTeam) == []


@rule("pavlov:4.12.1a", "pavlov:4.12.1b")
@pytest.mark.parametrize("square", [s for s in SQUARES if s not in ("green-3", "green-4")])
def test_a_man_inspires_on_every_position(square: str) -> None:
    figures = {**LETTERS, "men.ramazanov.letters": "AI", "men.voronov.letters": "GI"}
    for inspiring, weapon, verb in (
        ("ramazanov", "m1937", "anti-tank"),
        ("voronov", "maxim-1", "gun-attack"),
    ):
        one, two, _ = MEN[WEAPONS[weapon]]
        house = House(figures={**figures, f"weapons.{weapon}.attack": 3})
        house.only(**{inspiring: square, one: "green-3", two: "green-3"}).place(weapon, "green-3")
        house.track(1, "riflemen", "stug-iiib").actions().play(f"{verb} {weapon}")
        assert house.prompt("dice") == 4
