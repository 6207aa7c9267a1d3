"""4.1, 4.2 Taking back: each its own secret orders, but nothing that others have seen."""

from __future__ import annotations

from stavka.games.tanks import GAME
from stavka.testing import rule
from tests.games.tanks.field import Battle


@rule("tanks:4.1a")
def test_an_order_is_taken_back_while_the_enemy_goes_on_writing(duel: Battle) -> None:
    duel.write("t34-1 march 0504", "pz3g-1 march 0508")
    match = duel.match
    for _ in range(4):  # unit, march, to, done
        match.undo("soviet")
    assert not match.can_undo("soviet")
    assert match.view("soviet")["board"]["drafts"] == {}
    assert list(match.view("german")["board"]["drafts"]) == ["pz3g-1"]


@rule("tanks:4.0c")
def test_who_has_said_ready_cannot_take_it_back(duel: Battle) -> None:
    duel.write("t34-1 march 0504").play("ready", seat="soviet")
    assert not duel.match.can_undo("soviet")


def test_nobody_takes_back_what_he_wrote_before_another_said_ready(duel: Battle) -> None:
    duel.write("pz3g-1 march 0508").play("ready", seat="soviet")
    assert not duel.match.can_undo("german")
    duel.play("clear pz3g-1", seat="german")
    assert duel.match.can_undo("german")


@rule("tanks:4.2b")
def test_nothing_is_taken_back_after_the_orders_are_revealed(duel: Battle) -> None:
    duel.turn("t34-1 march 0504", "pz3g-1 march 0508")
    assert [duel.match.can_undo(seat) for seat in duel.match.seats] == [False, False]


def test_an_ambush_is_laid_elsewhere_until_ready() -> None:
    battle = Battle(scenario="forest-road")
    battle.play("hide 0609", "face 0608 2", seat="soviet")
    battle.match.undo("soviet")
    battle.match.undo("soviet")
    battle.play("hide 0611", "face 0612 2", "hide 0213", "face 0212 1", seat="soviet")
    assert battle.match.can_undo("soviet")
    battle.play("ready", seat="soviet")
    assert not battle.match.can_undo("soviet")


def test_an_ambush_that_friends_have_seen_stays() -> None:
    battle = Battle(scenario="forest-road-four")
    battle.play("hide 0609", seat="soviet-1")
    assert battle.match.can_undo("soviet-1")
    battle.play("face 0608 2", seat="soviet-1")
    assert not battle.match.can_undo("soviet-1")


def test_an_army_is_bought_anew_until_ready() -> None:
    match = GAME.start("own-battle", options={"points": 100})
    match.play("german", "buy p35")
    match.play("soviet", "buy t26")
    match.undo("german")
    match.play("german", "buy pz2")
    assert [card["card"] for card in match.view("soviet")["board"]["army"]] == ["t26"]
    assert [card["card"] for card in match.view("german")["board"]["army"]] == ["pz2"]
    match.play("soviet", "done")
    match.play("soviet", "place 0113")
    match.play("soviet", "ready")
    assert not match.can_undo("soviet")
    assert not match.can_undo("german")
