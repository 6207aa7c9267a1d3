"""4.2 Attack."""

from __future__ import annotations

from stavka.games.pavlov.events import Attacked
from stavka.testing import rule
from tests.games.pavlov.house import House


@rule("pavlov:4.2b", "pavlov:4.2c")
def test_chekhov_removes_riflemen_with_one_die_at_their_defense(house: House) -> None:
    house.only(chekhov="green-3").track(1, "riflemen").actions()
    before = house.germans_in_stock("riflemen")
    house.dice(1, 2, 2, 4).play("attack chekhov", "target track-1-1")
    assert house.on_track(1) == []
    assert house.germans_in_stock("riflemen") == before + 1
    assert house.is_exhausted("chekhov")
    assert [(e.dice, e.hit) for e in house.told(Attacked)] == [((1, 2, 2, 4), True)]


@rule("pavlov:4.2b")
def test_an_attack_whose_dice_are_all_below_the_defense_does_nothing(house: House) -> None:
    house.only(chekhov="green-3").track(1, "riflemen").actions()
    house.dice(1, 2, 3, 3).play("attack chekhov", "target track-1-1")
    assert house.on_track(1) == ["riflemen"]
    assert house.is_exhausted("chekhov")


@rule("pavlov:4.2a", "pavlov:1.3a")
def test_an_attack_needs_infantry_in_line_of_sight(house: House) -> None:
    house.only(chekhov="green-3").track(1, "panzer-ii").track(3, "riflemen").actions()
    refusal = house.refused("attack chekhov")
    assert (refusal.id, refusal.rule) == ("no-infantry-in-sight", "pavlov:4.2a")
    house.track(2, "scouts").play("attack chekhov")
    assert house.offered() == ["target track-2-1"]
    assert house.refused("target track-1-1").id == "target-is-armor"
    assert house.refused("target track-3-1").id == "no-line-of-sight"
