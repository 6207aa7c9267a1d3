"""Rulings: each other reading is one line away, and the game can be played with it."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import BuildingShelled, SuppressiveFire
from stavka.games.pavlov.rules import (
    soviet_counters,
    soviet_moves,
    soviet_units,
    storm_group,
    wehrmacht_cards,
)
from stavka.testing import rule
from tests.games.pavlov.house import House

Patch = pytest.MonkeyPatch


@rule("pavlov:2.7.2c")
def test_the_new_card_may_be_made_unusable(house: House, monkeypatch: Patch) -> None:
    monkeypatch.setattr(soviet_units, "NEW_CARD_USABLE", False)
    house.hand("s14", "s01", "fog").next_soviet("s02").cards().play("play s14 tactical-decision")
    assert house.offered("play s02") == []
    assert house.refused("play s02 resupply").id == "card-already-used"
    assert house.offered("play s01") != []


@rule("pavlov:2.6.2c")
def test_mines_may_be_laid_under_germans(house: House, monkeypatch: Patch) -> None:
    monkeypatch.setattr(soviet_units, "MINES_UNDER_GERMANS", True)
    house.hand("s14").supplies(sapper=1).track(1, None, None, "scouts").cards()
    house.play("play s14 field-defenses")
    assert "mine track-1-3" in house.offered()


@rule("pavlov:3.6h")
def test_an_assault_may_finish_each_colour_first(house: House, monkeypatch: Patch) -> None:
    monkeypatch.setattr(wehrmacht_cards, "SUPPRESS_EVERYWHERE_FIRST", False)
    house.only(pavlov="green-3", chait="red-3")
    house.track(1, "riflemen", "panzer-ii").track(3, "riflemen", "panzer-ii")
    house.card("assault", 3, 1, 1, 3, 1, 1).sound()
    fire = [e for e in house.events if isinstance(e, SuppressiveFire | BuildingShelled)]
    assert [type(e) for e in fire] == [SuppressiveFire, BuildingShelled] * 2


@rule("pavlov:3.8k")
def test_a_raid_may_exhaust_those_who_return(house: House, monkeypatch: Patch) -> None:
    monkeypatch.setattr(storm_group, "RAID_EXHAUSTS", True)
    house.only(pavlov="red-3", chait="reserves").storm_card("voentorg")
    house.happens(storm_group.ChooseRaiders()).dice(1, 5).play("send pavlov", "storm")
    assert (house.where("pavlov"), house.is_exhausted("pavlov")) == ("reserves", True)
    assert not house.is_exhausted("chait")


@rule("pavlov:4.1i")
def test_men_may_be_let_back_to_the_reserves(monkeypatch: Patch) -> None:
    monkeypatch.setattr(soviet_moves, "MOVE_TO_RESERVES", True)
    house = House().only(sobgayda="green-red-1", kalinin="reserves", chait="reserves").moves()
    house.place("m1937", "green-red-1").place("ptrd", "reserves").play("move kalinin")
    assert "to reserves" not in house.offered()
    house.play("to red-3", "move sobgayda").note().play("to reserves")
    assert house.changes() == {"men.sobgayda.place": "reserves", "weapons.m1937": "reserves"}
    assert (house.asked(), house.left()) == ("moves", 1)


@rule("pavlov:4.0a")
def test_one_man_may_be_given_all_three_moves(house: House, monkeypatch: Patch) -> None:
    monkeypatch.setattr(soviet_moves, "ONE_MOVE_EACH", False)
    house.only(pavlov="red-3").moves().play("move pavlov", "to red-4", "move pavlov", "to green-3")
    house.play("move pavlov", "to green-4")
    assert house.where("pavlov") == "green-4"
    assert house.refused("move pavlov").id == "no-moves-left"


@rule("pavlov:4.4h")
def test_a_command_may_be_kept_from_the_reserves(house: House, monkeypatch: Patch) -> None:
    monkeypatch.setattr(soviet_counters, "COMMAND_REACHES_RESERVES", False)
    house.only(pavlov="red-3", chait="green-red-1", kalinin="reserves").exhaust("chait", "kalinin")
    house.actions().play("command pavlov")
    assert house.offered() == ["give chait exhausted"]


@rule("pavlov:4.6f")
def test_an_observer_may_be_given_two_dice(house: House, monkeypatch: Patch) -> None:
    monkeypatch.setattr(soviet_counters, "OBSERVER_DICE", 2)
    house.only(potanski="green-3").token(10, "artillery").track(1, "stug-iiib", "machine-gunners")
    house.actions().dice(2, 4, 5, 6)
    house.play("observe potanski location-10", "shell track-1-1 track-1-2")
    assert house.on_track(1) == ["stug-iiib"]


@rule("pavlov:6.1b")
def test_the_last_raid_may_be_made_a_duty(house: House, monkeypatch: Patch) -> None:
    monkeypatch.setattr(storm_group, "FINAL_RAID_OPTIONAL", False)
    house.only(pavlov="reserves").deck_played_out().actions().play("end-actions")
    assert house.offered() == ["send pavlov"]
