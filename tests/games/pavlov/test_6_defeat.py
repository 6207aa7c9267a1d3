"""6.3 Ending the game: everything that loses it at once."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import (
    BombDropped,
    Defeat,
    FinalScore,
    FoodEaten,
    GermansAdvance,
    WehrmachtCardRevealed,
)
from stavka.games.pavlov.rules.wehrmacht_cards import WehrmachtPhase
from stavka.testing import rule
from tests.games.pavlov.house import House

FULL = ("riflemen", "scouts", "machine-gunners", "panzer-ii")


def lost(house: House, cause: str) -> None:
    """The solo game is over, nobody has won, and no score was counted."""
    outcome = house.match.outcome
    assert outcome is not None
    assert outcome.reason.id == f"outcome-{cause}"
    assert (outcome.winners, outcome.scores, outcome.draw) == ((), {}, False)
    assert [e.cause for e in house.told(Defeat)] == [f"defeat-{cause}"]
    assert not house.told(FinalScore)
    assert house.match.waiting == ()


# 6.3a A counter advances beyond its track


@rule("pavlov:6.3a")
@pytest.mark.parametrize("track", [1, 2, 3, 4, 5, 6])
def test_a_fifth_counter_on_a_full_track_of_four_loses_at_once(house: House, track: int) -> None:
    house.track(track, *FULL).card("place-riflemen", track)
    lost(house, "overrun")
    (advance,) = house.told(GermansAdvance)
    assert (advance.german, advance.space) == ("panzer-ii", "the-house")


@rule("pavlov:6.3a")
@pytest.mark.parametrize("gap", [0, 1, 2, 3])
def test_a_single_gap_anywhere_on_the_track_saves_the_house(house: House, gap: int) -> None:
    counters: list[str | None] = [*FULL]
    counters[gap] = None
    house.track(5, *counters).card("place-riflemen", 5)
    assert house.over is None
    ahead = counters[:gap] + counters[gap + 1 :]
    assert house.on_track(5) == ["riflemen", *ahead]


@rule("pavlov:6.3a")
def test_the_cards_after_an_overrun_are_not_revealed(house: House) -> None:
    house.track(2, *FULL).next_cards("place-panzer-ii", "mortar", "sniper")
    house.dice(2).happens(WehrmachtPhase())
    lost(house, "overrun")
    assert [e.card for e in house.told(WehrmachtCardRevealed)] == ["place-panzer-ii"]


@rule("pavlov:6.3a")
def test_infantry_suppressed_on_arrival_pushes_nobody_over_the_edge(house: House) -> None:
    house.track(1, *FULL).suppression(green=2).card("place-riflemen", 1)
    house.dice(1, 4).play("spend 2")
    assert house.over is None
    assert house.on_track(1) == [*FULL]


@rule("pavlov:6.3a")
def test_failing_to_suppress_the_fifth_counter_loses(house: House) -> None:
    house.track(1, *FULL).suppression(green=2).card("place-riflemen", 1)
    house.dice(1, 3).play("spend 2")
    lost(house, "overrun")


# 6.3b A second Disrupted token on location 18


@rule("pavlov:6.3b")
def test_the_first_bomb_on_the_army_command_post_only_disrupts_it(house: House) -> None:
    house.card("ju87-2", 6, 6, 6, 1, 1, 2)
    assert house.location(18) == "disrupted"
    assert house.over is None


@rule("pavlov:6.3b")
def test_a_second_bomb_on_the_army_command_post_loses_at_once(house: House) -> None:
    house.wreck(18).card("ju87-4", 6, 6, 6)  # the other three aircraft no longer roll
    lost(house, "headquarters")
    assert [(e.dice, e.place) for e in house.told(BombDropped)] == [((6, 6, 6), "location-18")]


@rule("pavlov:6.3b")
def test_both_bombs_of_one_raid_on_the_command_post_lose(house: House) -> None:
    house.card("ju87-2", 6, 6, 6, 6, 6, 6)
    lost(house, "headquarters")


@rule("pavlov:6.3b")
def test_a_bomb_that_moves_on_past_disrupted_places_to_the_command_post_loses(
    house: House,
) -> None:
    house.wreck(15, 16, 17, 18).card("ju87-2", 5, 5, 5)
    lost(house, "headquarters")


@rule("pavlov:6.3b")
def test_a_bomb_that_moves_on_to_an_unharmed_command_post_does_not_lose(house: House) -> None:
    house.wreck(16, 17).card("ju87-2", 6, 5, 5, 1, 1, 2)
    assert house.location(18) == "disrupted"
    assert house.over is None


@rule("pavlov:6.3b")
def test_a_place_that_is_free_on_the_way_stops_the_bomb(house: House) -> None:
    house.wreck(15, 16, 18).card("ju87-2", 5, 5, 5, 1, 1, 2)
    assert house.location(17) == "disrupted"
    assert house.over is None


@rule("pavlov:6.3b")
def test_a_second_disruption_elsewhere_is_no_defeat(house: House) -> None:
    house.wreck(3, 4).card("ju87-2", 1, 1, 1, 1, 1, 2)
    assert house.over is None
    assert house.location(5) == "disrupted"


# 6.3c No Soviet counters left in the house


@rule("pavlov:6.3c")
def test_the_last_man_shot_by_a_sniper_loses(house: House) -> None:
    house.only(pavlov="red-3").card("sniper", 3, 3, 6, 1, 1, 1)
    lost(house, "no-defenders")
    assert house.where("pavlov") == "out"


@rule("pavlov:6.3c")
@pytest.mark.parametrize("place", ["reserves", "purple-1"])
def test_one_man_anywhere_in_the_house_holds_it(house: House, place: str) -> None:
    house.only(pavlov="red-3", chait=place).card("sniper", 3, 3, 6, 1, 1, 1)
    assert house.where("pavlov") == "out"
    assert house.over is None


@rule("pavlov:6.3c")
def test_weapons_do_not_hold_the_house(house: House) -> None:
    house.only(sobgayda="red-3").place("m1937", "red-3").place("maxim-1", "reserves")
    house.card("sniper", 3, 3, 6, 1, 1, 1)
    lost(house, "no-defenders")


@rule("pavlov:6.3c")
def test_first_aid_for_the_last_man_keeps_the_game_going(house: House) -> None:
    house.only(pavlov="red-3").supplies(first_aid=1).card("sniper", 3, 3, 6, 1, 1, 1)
    assert (house.asked(), house.over) == ("first-aid", None)
    house.play("treat pavlov")
    assert house.where("pavlov") == "red-3"
    assert house.over is None


@rule("pavlov:6.3c")
def test_refusing_first_aid_to_the_last_man_loses(house: House) -> None:
    house.only(pavlov="red-3").supplies(first_aid=1).card("sniper", 3, 3, 6, 1, 1, 1)
    house.play("lose pavlov")
    lost(house, "no-defenders")
    assert house.in_supplies("first-aid") == 1


@rule("pavlov:6.3c")
def test_a_second_disrupted_token_on_the_last_man_loses(house: House) -> None:
    house.only(pavlov="purple-3").disrupt("pavlov").card("mortar", 5, 3, 1, 2, 3, 6)
    lost(house, "no-defenders")


@rule("pavlov:6.3c")
def test_a_bombed_battalion_that_breaks_the_last_men_loses(house: House) -> None:
    house.only(pavlov="purple-3", chait="green-3").disrupt("pavlov", "chait").wreck(3)
    house.card("ju87-2", 1, 1, 1)
    lost(house, "no-defenders")


@rule("pavlov:6.3c")
def test_a_raid_from_which_nobody_returns_loses_even_if_it_succeeds(house: House) -> None:
    house.only(glushenko="reserves", aleksandrov="red-3").storm_card("voentorg").hand("s01").cards()
    house.play("play s01 storm-group", "send glushenko", "send aleksandrov")
    house.dice(6, 6, 6, 6, 6, 6, 4, 1).play("storm")
    lost(house, "no-defenders")


@rule("pavlov:6.3c")
def test_a_raid_from_which_one_man_returns_does_not_lose(house: House) -> None:
    house.only(glushenko="reserves", aleksandrov="red-3").storm_card("voentorg").hand("s01").cards()
    house.play("play s01 storm-group", "send glushenko", "send aleksandrov")
    house.dice(1, 1, 1, 1, 1, 1, 4, 5).play("storm")
    assert house.over is None
    assert (house.where("glushenko"), house.where("aleksandrov")) == ("out", "reserves")


@rule("pavlov:6.3c", "pavlov:6.1a")
def test_the_last_raid_of_the_game_can_still_lose_it(house: House) -> None:
    men = ("aleksandrov", "chernogolov", "glushenko", "pavlov")
    house.only(**dict.fromkeys(men, "reserves")).deck_played_out().actions().play("end-actions")
    house.play(*(f"send {man}" for man in men))
    house.dice(*[6] * 10, 1, 2, 3, 4).play("storm")
    lost(house, "no-defenders")


@rule("pavlov:6.3c")
def test_a_house_without_food_and_first_aid_starves(house: House) -> None:
    house.only(pavlov="red-3", chait="reserves").supplies(food=0).card("resupply")
    lost(house, "starved")
    assert [(e.count, e.men, e.short) for e in house.told(FoodEaten)] == [(0, 2, 2)]


@rule("pavlov:6.3c")
def test_hunger_that_leaves_one_man_does_not_lose(house: House) -> None:
    house.only(pavlov="red-3", chait="reserves").supplies(food=0, first_aid=1).card("resupply")
    house.play("starve pavlov", "lose pavlov", "starve chait", "treat chait")
    assert house.over is None
    assert house.where("chait") == "reserves"


@rule("pavlov:6.3a", "pavlov:6.3b", "pavlov:6.3c")
@pytest.mark.parametrize("scenario", ["competitive", "competitive-three"])
def test_in_a_contest_every_such_defeat_is_a_german_victory(scenario: str) -> None:
    ends = {
        "overrun": House(scenario).track(1, *FULL).card("place-panzer-ii", 1),
        "headquarters": House(scenario).wreck(18).card("ju87-2", 6, 6, 6),
        "no-defenders": House(scenario).only(pavlov="red-3").card("sniper", 3, 3, 6, 1, 1, 1),
        "starved": House(scenario).supplies(food=0).card("resupply"),
    }
    for cause, house in ends.items():
        outcome = house.match.outcome
        assert outcome is not None
        assert (outcome.reason.id, outcome.winners) == (f"outcome-{cause}", ("wehrmacht",))
