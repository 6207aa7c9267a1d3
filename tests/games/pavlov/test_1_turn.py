"""1.1 The turn and its three phases."""

from __future__ import annotations

from stavka.games.pavlov.events import PhaseBegins, TurnBegins, WehrmachtCardRevealed
from stavka.testing import rule
from tests.games.pavlov.house import House


def new_turn(house: House) -> House:
    """Turn 2 begins; its Wehrmacht cards are three Assaults that find no Germans."""
    house.next_cards("assault", "assault", "assault")
    return house.at(phase="soviet-counters").happens()


@rule("pavlov:1.1a")
def test_a_turn_is_soviet_cards_then_wehrmacht_cards_then_soviet_counters(house: House) -> None:
    new_turn(house)
    begun = [*house.events]
    house.play("end-cards")
    begun += house.events
    house.play("end-moves", "end-actions")
    begun += house.events
    phases = [
        (e.turn, e.phase if isinstance(e, PhaseBegins) else "")
        for e in begun
        if isinstance(e, TurnBegins | PhaseBegins)
    ]
    assert phases == [
        (2, ""), (2, "phase-soviet-cards"), (2, "phase-wehrmacht-cards"),
        (2, "phase-soviet-counters"), (3, ""), (3, "phase-soviet-cards"),
    ]  # fmt: skip


@rule("pavlov:1.1a")
def test_nothing_of_a_later_phase_is_offered_before_its_time(house: House) -> None:
    new_turn(house)
    assert house.asked() == "soviet-actions"
    assert house.offered("move") == []
    assert house.refused("move pavlov").id == "not-offered"
    house.play("end-cards")
    assert house.asked() == "moves"
    assert house.refused("end-cards").id == "not-offered"


@rule("pavlov:1.1b")
def test_three_cards_may_be_used_and_a_fourth_is_refused(house: House) -> None:
    new_turn(house.next_soviet("s01", "s08", "s09", "s10"))
    for card, man in (("s01", "chait"), ("s08", "svirin"), ("s09", "kalinin")):
        assert f"play {card} reinforce" in house.offered()
        house.play(f"play {card} reinforce", f"buy {man}", "done")
    assert house.offered() == ["end-cards"]
    refusal = house.refused("play s10 reinforce")
    assert (refusal.id, refusal.rule) == ("no-actions-left", "pavlov:1.1b")


@rule("pavlov:1.1b")
def test_fewer_than_three_actions_may_be_taken(house: House) -> None:
    new_turn(house.next_soviet("s01", "s08", "s09", "s10"))
    assert "end-cards" in house.offered()
    house.play("play s01 reinforce", "buy chait", "done", "end-cards")
    assert house.asked() == "moves"


@rule("pavlov:1.1c")
def test_exactly_three_wehrmacht_cards_are_played(house: House) -> None:
    new_turn(house)
    before = len(house.p.wehrmacht_deck)
    house.play("end-cards")
    assert [e.number for e in house.told(WehrmachtCardRevealed)] == [1, 2, 3]
    assert len(house.p.wehrmacht_deck) == before - 3
    assert house.asked() == "moves"


@rule("pavlov:1.1d")
def test_three_counters_move_and_a_fourth_may_not(house: House) -> None:
    new_turn(house).play("end-cards")
    house.play("move pavlov", "to red-3", "move glushenko", "to green-3")
    assert "move chernogolov" in house.offered()
    house.play("move chernogolov", "to purple-1")
    refusal = house.refused("move aleksandrov")
    assert (refusal.id, refusal.rule) == ("no-moves-left", "pavlov:4.0a")
    assert house.offered() == ["end-moves"]
    assert house.where("aleksandrov") == "reserves"


@rule("pavlov:1.1d")
def test_three_counters_act_and_a_fourth_may_not(house: House) -> None:
    men = {"pavlov": "red-3", "glushenko": "green-3", "chernogolov": "purple-1", "chait": "red-4"}
    house.only(**men)
    new_turn(house).play("end-cards", "end-moves", "suppress pavlov", "place red 1")
    house.play("suppress glushenko")
    assert "suppress chernogolov" in house.offered()
    house.play("suppress chernogolov", "place purple 1")
    assert house.offered() == ["end-actions"]
    refusal = house.refused("suppress chait")
    assert refusal.id == "no-actions-left"
    assert refusal.rule in ("pavlov:1.1d", "pavlov:4.0a")
    assert not house.is_exhausted("chait")


@rule("pavlov:1.1d")
def test_moves_come_before_actions_and_not_after_them(house: House) -> None:
    house.only(pavlov="red-3", chait="reserves")
    new_turn(house).play("end-cards")
    refusal = house.refused("suppress pavlov")
    assert (refusal.id, refusal.rule) == ("moves-come-first", "pavlov:4.0a")
    house.play("end-moves", "suppress pavlov", "place red 1")
    refusal = house.refused("move chait")
    assert (refusal.id, refusal.rule) == ("moves-are-over", "pavlov:1.1d")


@rule("pavlov:1.1d")
def test_neither_moves_nor_actions_must_be_used(house: House) -> None:
    house.only(pavlov="red-3")
    new_turn(house).play("end-cards")
    assert {"move pavlov", "end-moves"} <= set(house.offered())
    house.play("end-moves")
    assert {"suppress pavlov", "end-actions"} <= set(house.offered())
    house.play("end-actions")
    assert house.asked() == "soviet-actions"
