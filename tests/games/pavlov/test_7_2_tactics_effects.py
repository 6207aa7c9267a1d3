"""7.2 Tactics: what the cards do in the Wehrmacht Card Phase; two copies add up."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stavka.games.pavlov.events import (
    AircraftApproach,
    AntiAircraftFire,
    BombDropped,
    BuildingShelled,
    GermansPlaced,
    SapperMine,
    SniperShot,
    SuppressiveFire,
    WehrmachtCardRevealed,
)
from stavka.games.pavlov.rules.wehrmacht_cards import WehrmachtPhase
from stavka.testing import rule
from tests.games.pavlov.house import BOMB, House

GUNS = [("sfh18", 5), ("lefh18", 4), ("leig18", 3), ("sig33", 3)]


def copies(house: House, kind: str, count: int) -> House:
    return house.tactics(*[kind] * count)


# Artillery Barrage


@rule("pavlov:7.2.1d", "pavlov:7.2.2c")
@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize(("gun", "dice"), GUNS)
def test_artillery_barrage_gives_every_gun_one_die_more(
    house: House, gun: str, dice: int, count: int
) -> None:
    copies(house, "artillery-barrage", count).card(gun, 3, *[1] * (dice + count))
    assert [len(e.dice) for e in house.told(BuildingShelled)] == [dice + count]


def test_artillery_barrage_does_not_help_sniper_mortar_and_tanks(house: House) -> None:
    house.only(pavlov="red-3").track(3, "panzer-ii", "riflemen").tactics("artillery-barrage")
    house.card("sniper", 3, 3, 1, 1, 1, 1).card("mortar", 3, 3, 1, 1, 1, 1)
    house.card("assault", 3, 1, 1).sound()
    assert [len(e.dice) for e in house.told(SuppressiveFire)] == [1]
    assert [len(e.dice) for e in house.told(BuildingShelled)] == [1]


# Air Superiority and Stuka Formation


@rule("pavlov:7.2.2c", "pavlov:7.2.2d")
@pytest.mark.parametrize(("count", "defense", "downed"), [(0, 4, 4), (1, 5, 2), (2, 6, 1)])
def test_air_superiority_raises_the_defense_of_ju87(
    house: House, count: int, defense: int, downed: int
) -> None:
    house.token(8, "anti-aircraft").token(9, "anti-aircraft")
    copies(house, "air-superiority", count).card("ju87-4")
    house.play("fire location-8", "fire location-9")
    house.dice(4, 4, 5, 6, *BOMB[5] * (4 - downed)).play("open-fire")
    fire = house.told(AntiAircraftFire)[0]
    assert (fire.defense, fire.downed, fire.left) == (defense, downed, 4 - downed)


@rule("pavlov:7.2.2c")
@pytest.mark.parametrize(("count", "hit"), [(1, Fraction(1, 3)), (2, Fraction(1, 6))])
def test_the_odds_know_of_air_superiority(house: House, count: int, hit: Fraction) -> None:
    house.token(8, "anti-aircraft")
    copies(house, "air-superiority", count).card("ju87-3").play("fire location-8")
    assert house.chances("open-fire") == {
        "aircraft-downed 0": (1 - hit) ** 2,
        "aircraft-downed 1": 2 * hit * (1 - hit),
        "aircraft-downed 2": hit**2,
    }


@rule("pavlov:7.2.2c")
@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("aircraft", [2, 3, 4])
def test_stuka_formation_brings_one_aircraft_more(house: House, aircraft: int, count: int) -> None:
    copies(house, "stuka-formation", count)
    house.card(f"ju87-{aircraft}", *BOMB[5] * (aircraft + count)).sound()
    assert [e.count for e in house.told(AircraftApproach)] == [aircraft + count]
    assert len(house.told(BombDropped)) == aircraft + count


# Sharpshooters and Mortar Concentration


@rule("pavlov:7.2.2c")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_sharpshooters_give_the_sniper_a_fifth_die(house: House, count: int) -> None:
    house.only(pavlov="red-3", chait="red-4")
    copies(house, "sharpshooters", count).note().card("sniper", 3, 3, 1, 1, 1, *[1] * count, 6)
    assert [len(e.dice) for e in house.told(SniperShot)] == [4 + count]
    assert house.changes() == {"men.pavlov.place": "out"}


def test_mortar_concentration_gives_the_mortar_a_fifth_die(house: House) -> None:
    house.only(pavlov="red-3").tactics("mortar-concentration").note()
    house.card("mortar", 3, 3, 1, 1, 1, 1, 6).sound()
    assert [len(e.dice) for e in house.told(SuppressiveFire)] == [5]
    assert house.changes() == {"men.pavlov.disrupted": True}


def test_sharpshooters_and_mortar_concentration_help_only_their_own_card(house: House) -> None:
    house.only(pavlov="red-3").track(3, "riflemen").tactics("sharpshooters")
    house.card("mortar", 3, 3, 1, 1, 1, 1).sound()
    house.p.tactics.clear()
    house.tactics("mortar-concentration").card("sniper", 3, 3, 1, 1, 1, 1).sound()
    house.card("assault", 3, 1).sound()  # suppression of an Assault is no Mortar card


# Recon and Smoke Screen


@rule("pavlov:7.2.2c")
@pytest.mark.parametrize("count", [1, 2])
def test_with_recon_scouts_cannot_be_suppressed_on_placement(house: House, count: int) -> None:
    copies(house.suppression(green=3), "recon", count).card("place-scouts", 1).sound()
    assert house.asked() == "moves"
    assert (house.on_track(1), house.box_of("green")) == (["scouts"], 3)


@pytest.mark.parametrize("german", ["riflemen", "machine-gunners"])
def test_recon_does_not_help_other_infantry(house: House, german: str) -> None:
    house.suppression(green=3).tactics("recon").card(f"place-{german}", 1)
    assert house.offered() == ["spend 0", "spend 1", "spend 2", "spend 3"]


@rule("pavlov:7.2.2c")
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("german", ["riflemen", "machine-gunners", "scouts"])
def test_behind_a_smoke_screen_no_infantry_can_be_suppressed(
    house: House, german: str, count: int
) -> None:
    copies(house.suppression(red=3), "smoke-screen", count).card(f"place-{german}", 4).sound()
    assert house.asked() == "moves"
    assert (house.on_track(4), house.box_of("red")) == ([german], 3)


# The Assault: Fire Base, Panzer Support, Storm Troops


@rule("pavlov:7.2.2c")
@pytest.mark.parametrize(("count", "dice"), [(0, 5), (1, 7), (2, 9)])
def test_fire_base_gives_each_machine_gunners_counter_one_die_more(
    house: House, count: int, dice: int
) -> None:
    house.only(pavlov="green-3").track(1, "machine-gunners", "riflemen")
    house.track(2, "machine-gunners")
    copies(house, "fire-base", count).card("assault", 3, *[1] * dice).sound()
    assert [len(e.dice) for e in house.told(SuppressiveFire)] == [dice]


def test_fire_base_does_not_help_riflemen_scouts_and_armor(house: House) -> None:
    house.only(pavlov="green-3").track(1, "riflemen", "scouts", "panzer-ii").tactics("fire-base")
    house.card("assault", 3, 1, 1, 1).sound()
    assert [len(e.dice) for e in house.told(SuppressiveFire)] == [2]
    assert [len(e.dice) for e in house.told(BuildingShelled)] == [1]


@rule("pavlov:7.2.2c")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_panzer_support_gives_each_colour_with_armor_one_die_more(house: House, count: int) -> None:
    house.only(pavlov="reserves").track(1, "panzer-ii").track(2, "stug-iiib", "riflemen")
    house.track(3, "riflemen").track(6, "panzer-iii")
    copies(house, "panzer-support", count).card("assault", *[1] * (4 + count + 2 + count)).sound()
    assert [(e.colour, len(e.dice)) for e in house.told(BuildingShelled)] == [
        ("green", 4 + count),
        ("purple", 2 + count),
    ]


def test_panzer_support_helps_neither_infantry_nor_guns(house: House) -> None:
    house.only(pavlov="red-3").track(3, "riflemen").tactics("panzer-support")
    house.card("assault", 3, 1).sound()
    house.card("leig18", 3, 1, 1, 1).sound()


@rule("pavlov:7.2.2c")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_storm_troops_give_each_colour_with_infantry_one_die_more(house: House, count: int) -> None:
    house.only(pavlov="green-3", chait="red-3", chekhov="purple-3").track(6, "panzer-ii")
    house.track(1, "riflemen", "scouts").track(2, "riflemen").track(4, "machine-gunners")
    copies(house, "storm-troops", count)
    house.card("assault", 3, *[1] * (3 + count), 3, *[1] * (2 + count), 1).sound()
    assert [(e.square, len(e.dice)) for e in house.told(SuppressiveFire)] == [
        ("green-3", 3 + count),
        ("red-3", 2 + count),
    ]
    assert [len(e.dice) for e in house.told(BuildingShelled)] == [1]


def test_storm_troops_do_not_help_the_mortar(house: House) -> None:
    house.only(pavlov="red-3").tactics("storm-troops").card("mortar", 3, 3, 1, 1, 1, 1).sound()
    assert [len(e.dice) for e in house.told(SuppressiveFire)] == [4]


@rule("pavlov:7.2.2c")
def test_fire_base_and_storm_troops_add_up(house: House) -> None:
    house.only(pavlov="green-3").track(1, "machine-gunners").tactics("fire-base", "storm-troops")
    house.card("assault", 3, 1, 1, 1, 1).sound()
    assert [len(e.dice) for e in house.told(SuppressiveFire)] == [4]


# Assault Pioneers


@pytest.mark.parametrize(("dice", "left"), [((4, 4), ["scouts"]), ((4, 5), [])])
def test_against_assault_pioneers_sappers_roll_two_dice(
    house: House, dice: tuple[int, ...], left: list[str]
) -> None:
    house.track(1, "riflemen", "scouts").sapper(1).tactics("assault-pioneers")
    house.card("place-riflemen", 1, *dice).sound()
    assert [e.dice for e in house.told(SapperMine)] == [dice]
    assert house.on_track(1) == ["riflemen", "riflemen", *left]
    assert house.in_stock("sapper") == 6


# Fresh Reserves


@rule("pavlov:7.2.2c")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_fresh_reserves_place_riflemen_after_the_third_card(house: House, count: int) -> None:
    house.only(pavlov="reserves").next_cards("sniper", "mortar", "place-scouts")
    copies(house, "fresh-reserves", count)
    house.dice(1, 1, 2, *(5, 6)[:count]).happens(WehrmachtPhase()).sound()
    shown = [e for e in house.events if isinstance(e, WehrmachtCardRevealed | GermansPlaced)]
    assert [type(e) for e in shown[:4]] == [WehrmachtCardRevealed] * 3 + [GermansPlaced]
    assert [(e.german, e.space) for e in house.told(GermansPlaced)] == [
        ("scouts", "track-2-1"),
        ("riflemen", "track-5-1"),
        ("riflemen", "track-6-1"),
    ][: 1 + count]


def test_fresh_reserves_may_be_suppressed_like_any_infantry(house: House) -> None:
    house.only(pavlov="reserves").suppression(red=2).tactics("fresh-reserves")
    house.next_cards("sniper", "mortar", "sniper").dice(1, 1, 1, 4).happens(WehrmachtPhase())
    assert house.offered() == ["spend 0", "spend 1", "spend 2"]
    house.dice(4).play("spend 1")
    assert house.on_track(4) == []
    assert (house.box_of("red"), house.asked()) == (1, "moves")


def test_fresh_reserves_push_and_may_overrun_the_house(house: House) -> None:
    house.only(pavlov="reserves").track(4, "scouts", "scouts", "scouts", "scouts")
    house.tactics("fresh-reserves").next_cards("sniper", "mortar", "sniper")
    house.dice(1, 1, 1, 4).happens(WehrmachtPhase()).sound()
    assert house.over == "outcome-overrun"


@rule("pavlov:7.2.2c")
def test_fresh_reserves_behind_a_smoke_screen_cannot_be_suppressed(house: House) -> None:
    house.only(pavlov="reserves").suppression(red=2).tactics("fresh-reserves", "smoke-screen")
    house.next_cards("sniper", "mortar", "sniper").dice(1, 1, 1, 4).happens(WehrmachtPhase())
    assert house.asked() == "moves"
    assert (house.on_track(4), house.box_of("red")) == (["riflemen"], 2)


def test_these_are_the_thirteen_tactics_cards(house: House) -> None:
    assert set(house.p.box.tactic_kinds) == {
        "artillery-barrage", "air-superiority", "recon", "sharpshooters", "mortar-concentration",
        "smoke-screen", "fire-base", "panzer-support", "storm-troops", "stuka-formation",
        "assault-pioneers", "fresh-reserves", "pinned-down",
    }  # fmt: skip
