"""7.2 Tactics: Pinned Down, and how long the effect of a card lasts."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import BuildingShelled, PinnedDown
from stavka.testing import rule
from tests.games.pavlov.house import House, SovietCounterPhase

TIRED = ("sukba", "kalinin", "demchenko", "avagimov", "khokholov")
# Cards of three turns with which nothing happens while everybody is in the Reserves.
QUIET_TURNS = [
    ("sniper", "mortar", "sniper"),
    ("mortar", "sniper", "mortar"),
    ("sniper", "mortar", "place-riflemen"),
]


def actions_taken(house: House) -> int:
    """Tired men recover one after the other until no action is left."""
    for man in TIRED:
        house.place(man, "reserves")
    house.exhaust(*TIRED).play("end-moves")
    taken = 0
    while recover := house.offered("recover"):
        house.play(recover[0])
        taken += 1
    return taken


def actions_of_turns(house: House, turns: int) -> list[int]:
    """How many actions each of these turns allows."""
    found = []
    for cards in QUIET_TURNS[:turns]:
        house.next_cards(*cards).dice(1, 1, 1).play("end-cards")
        found.append(actions_taken(house))
        house.play("end-actions")
    return found


@rule("pavlov:7.2.2c")
@pytest.mark.parametrize("team", [0, 1])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_pinned_down_takes_one_action_and_no_move(house: House, count: int, team: int) -> None:
    house.only(pavlov="green-3", afanasyev="red-3", naumov="purple-3" if team else "reserves")
    house.tactics(*["pinned-down"] * count).happens(SovietCounterPhase())
    assert house.left() == 3 + team
    assert [e.left for e in house.told(PinnedDown)] == [3 + team - count] * bool(count)
    assert actions_taken(house) == 3 + team - count


@rule("pavlov:7.2.1c")
def test_at_veteran_pinned_down_lasts_to_the_end_of_its_turn_and_no_longer() -> None:
    house = House(tactics="veteran").next_tactics("pinned-down", "recon").turn()
    assert actions_of_turns(house, 2) == [2, 3]


@rule("pavlov:7.2.2c")
def test_at_elite_pinned_down_lasts_as_long_as_it_lies_there() -> None:
    house = House(tactics="elite")
    house.next_tactics("smoke-screen", "pinned-down", "recon", "sharpshooters").turn()
    assert actions_of_turns(house, 3) == [2, 2, 3]


@rule("pavlov:7.2.2c")
def test_at_elite_two_cards_of_the_same_kind_add_up_while_both_lie_there() -> None:
    house = House(tactics="elite", seed=2)  # both copies are in the deck
    house.next_tactics("pinned-down", "pinned-down", "recon", "sharpshooters").turn()
    assert actions_of_turns(house, 3) == [1, 2, 3]


@rule("pavlov:7.2.1c")
def test_an_effect_holds_for_all_three_cards_of_the_phase() -> None:
    house = House(tactics="veteran").next_tactics("artillery-barrage").turn()
    house.next_cards("sfh18", "lefh18", "sfh18")
    house.dice(3, *[1] * 6, 3, *[1] * 5, 3, *[1] * 6).play("end-cards")
    assert [len(e.dice) for e in house.told(BuildingShelled)] == [6, 5, 6]


@rule("pavlov:7.2.1c")
def test_the_effect_of_the_last_turn_is_gone_when_the_next_phase_begins() -> None:
    house = House(tactics="veteran").next_tactics("artillery-barrage", "recon").turn()
    house.next_cards("sfh18", "mortar", "sniper", "sfh18", "mortar", "sniper")
    house.dice(3, *[1] * 6, 1, 1).play("end-cards").play("end-moves", "end-actions")
    house.dice(3, *[1] * 5, 1, 1).play("end-cards")
    assert [len(e.dice) for e in house.told(BuildingShelled)] == [5]
