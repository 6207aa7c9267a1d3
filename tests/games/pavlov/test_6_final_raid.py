"""6.1 Ending the game: the deck runs out, and the free raid on Milk House."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import FinalScore, ManLost, PhaseBegins, RaidRolled, TurnBegins
from stavka.testing import rule
from tests.games.pavlov.house import House

STORM = {"glushenko", "chernogolov", "aleksandrov"}  # three dice each


def last_actions(house: House) -> House:
    """The actions of the last turn."""
    return house.deck_played_out().actions()


def ready_for_milk_house(house: House) -> House:
    """The raid is offered: ten dice against its Defense of 30 if all four go."""
    house.only(**dict.fromkeys(("pavlov", *sorted(STORM)), "reserves"))
    return last_actions(house).play("end-actions")


@rule("pavlov:6.1a")
def test_the_raid_comes_after_the_counter_phase_of_the_turn_that_empties_the_deck(
    house: House,
) -> None:
    house.only(pavlov="reserves", glushenko="reserves")
    last_three = ("milk-house-card", "place-riflemen", "assault")
    house.turn().p.wehrmacht_played += [
        c for c in house.p.wehrmacht_deck if house.p.box.wehrmacht[c].deck != 5
    ]
    house.p.wehrmacht_deck[:] = [
        c for c in house.p.wehrmacht_deck if house.p.box.wehrmacht[c].deck == 5
    ]
    assert house.match.view(None)["board"]["wehrmacht_deck"] == 3
    house.next_cards(*last_three).dice(1).play("end-cards")  # the Riflemen come on track 1
    assert (house.asked(), house.on_track(1)) == ("moves", ["riflemen"])
    assert house.match.view(None)["board"]["storm"] == "milk-house"
    house.play("end-moves")
    assert house.asked() == "actions"
    house.play("end-actions")
    assert house.asked() == "choose-raiders"
    assert house.match.view(None)["board"]["phase"] == "final-raid"
    assert not house.told(TurnBegins)
    assert house.over is None


@rule("pavlov:6.1a")
def test_a_deck_with_cards_left_leads_to_another_turn(house: House) -> None:
    house.storm_card("milk-house").actions().play("end-actions")
    assert [e.turn for e in house.told(TurnBegins)] == [2]
    assert house.asked() == "soviet-actions"
    assert not house.told(FinalScore)


@rule("pavlov:6.1a")
def test_the_last_card_but_one_leads_to_another_turn(house: House) -> None:
    house.deck_played_out().actions()
    house.p.wehrmacht_deck.append(house.p.wehrmacht_played.pop())
    house.play("end-actions")
    assert (house.asked(), house.over) == ("soviet-actions", None)


@rule("pavlov:6.1a")
@pytest.mark.parametrize("track", [3, 4, 5])
@pytest.mark.parametrize("german", ["scouts", "panzer-iv"])
def test_a_german_counter_on_a_red_track_bars_the_raid(
    house: House, track: int, german: str
) -> None:
    house.track(track, german)
    last_actions(house).play("end-actions")
    assert house.over == "outcome-won"  # four men less three points: no raid, straight to the score
    assert [(e.raids, e.total) for e in house.told(FinalScore)] == [(0, 1)]
    assert not house.told(RaidRolled)


@rule("pavlov:6.1a")
def test_german_counters_on_green_and_purple_tracks_do_not_bar_the_raid(house: House) -> None:
    house.track(1, "riflemen").track(2, "riflemen").track(6, "stug-iiib")
    last_actions(house).play("end-actions")
    assert house.asked() == "choose-raiders"


@rule("pavlov:6.1a")
@pytest.mark.parametrize("card", ["voentorg", "nkvd", None])
def test_the_free_raid_is_on_milk_house_and_no_other_card(house: House, card: str | None) -> None:
    last_actions(house)
    if card:
        house.storm_card(card)
    else:
        house.p.storm = -1
    house.play("end-actions")
    assert house.over == "outcome-won"
    assert not house.told(RaidRolled)


@rule("pavlov:6.1a")
def test_the_raid_is_free_and_needs_no_army_command_post(house: House) -> None:
    house.wreck(18)
    ready_for_milk_house(house)
    assert house.match.view(None)["board"]["hand"] == []
    house.play(*(f"send {man}" for man in ("pavlov", *sorted(STORM))))
    house.dice(*[6] * 10, *[6] * 4).play("storm")
    assert house.over == "outcome-won"
    assert house.location(18) == "disrupted"


@rule("pavlov:6.1a")
def test_ten_dice_that_sum_to_thirty_take_milk_house_and_the_game_is_over(house: House) -> None:
    ready_for_milk_house(house)
    house.play(*(f"send {man}" for man in ("pavlov", *sorted(STORM))))
    # Pavlov, Aleksandrov and Chernogolov come back, Glushenko is lost on a 4.
    house.dice(*[3] * 10, 5, 6, 5, 4).play("storm")
    assert [(e.total, e.defense, e.success) for e in house.told(RaidRolled)] == [(30, 30, True)]
    assert [e.man for e in house.told(ManLost)] == ["glushenko"]
    assert [house.where(m) for m in ("pavlov", "aleksandrov", "chernogolov", "glushenko")] == [
        "reserves", "reserves", "reserves", "out",
    ]  # fmt: skip
    assert [(e.raids, e.men, e.total) for e in house.told(FinalScore)] == [(15, 3, 18)]
    assert house.match.waiting == ()
    assert house.over == "outcome-won"


@rule("pavlov:6.1a")
def test_a_failed_raid_has_its_casualties_and_is_not_repeated(house: House) -> None:
    ready_for_milk_house(house)
    house.play(*(f"send {man}" for man in ("pavlov", *sorted(STORM))))
    house.dice(*[3] * 9, 2, 6, 6, 1, 1).play("storm")
    assert [(e.total, e.success) for e in house.told(RaidRolled)] == [(29, False)]
    assert [(e.raids, e.men, e.total) for e in house.told(FinalScore)] == [(0, 2, 2)]
    assert house.match.waiting == ()


@rule("pavlov:6.1a")
def test_first_aid_saves_a_man_of_the_last_raid_before_the_score(house: House) -> None:
    house.supplies(first_aid=1)
    ready_for_milk_house(house).play("send pavlov")
    house.dice(6, 1).play("storm")
    assert (house.asked(), house.over) == ("first-aid", None)
    house.play("treat pavlov")
    assert [(e.men, e.total) for e in house.told(FinalScore)] == [(4, 4)]
    assert house.where("pavlov") == "reserves"


@rule("pavlov:6.1a")
def test_only_ready_men_may_go_and_without_any_there_is_no_raid(house: House) -> None:
    house.only(pavlov="red-3", glushenko="reserves", chait="green-6")
    house.disrupt("pavlov").exhaust("chait")
    last_actions(house).play("end-actions")
    assert house.offered() == ["send glushenko", "stay"]
    for man in ("pavlov", "chait"):
        assert house.refused(f"send {man}").id == "not-ready-to-raid"
    other = House().only(pavlov="red-3").disrupt("pavlov")
    last_actions(other).play("end-actions")
    assert other.over == "outcome-won"
    assert [e.total for e in other.told(FinalScore)] == [1]


@rule("pavlov:6.1b")
def test_the_last_raid_may_be_declined(house: House) -> None:
    ready_for_milk_house(house).play("stay")
    assert house.over == "outcome-won"
    assert not house.told(RaidRolled)
    assert [(e.raids, e.men, e.total) for e in house.told(FinalScore)] == [(0, 4, 4)]
    assert [house.where(m) for m in STORM] == ["reserves"] * 3


@rule("pavlov:6.1b")
def test_it_is_too_late_to_decline_when_the_first_man_is_on_his_way(house: House) -> None:
    ready_for_milk_house(house).play("send pavlov")
    refusal = house.refused("stay")
    assert (refusal.id, refusal.rule) == ("not-offered", "pavlov:3.8c")


@rule("pavlov:6.1a")
def test_the_end_is_announced_and_nothing_can_be_played_afterwards(house: House) -> None:
    ready_for_milk_house(house)
    assert [e.phase for e in house.told(PhaseBegins)] == ["phase-final-raid"]
    house.play("stay")
    assert house.refused("end-actions", seat="defender").id == "over"
