"""7.3 Variants: two players defend the house together, and who decides what."""

from __future__ import annotations

import pytest

import stavka
from stavka.games.pavlov.events import FinalScore
from stavka.games.pavlov.rules.wehrmacht_cards import WehrmachtPhase
from stavka.testing import rule
from tests.games.pavlov.house import House
from tests.games.pavlov.quiet import passing, quiet
from tests.games.pavlov.seats import QUESTIONS, Ask, first_aid

BOTH = ("command", "garrison")
SCENARIOS = ["cooperative", "competitive-three"]


def only_seat(house: House, seat: str, choice: str) -> None:
    """The seat owes the answer; the other one is refused and is asked nothing."""
    other = BOTH[1 - BOTH.index(seat)]
    assert house.match.waiting == (seat,)
    assert choice in house.match.choices(seat)
    assert house.match.question(other) is None
    assert house.match.choices(other) == ()
    assert house.refused(choice, seat=other).id == "not-your-turn"


@rule("pavlov:7.3a")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(
    "choices",
    [
        ("end-cards",),
        ("play s01 resupply", "stage food", "done"),
        ("play s01 reinforce", "buy chait", "buy gridin", "done"),
        ("play s11 load", "load food location-5", "done"),
        ("play s19 wire", "at location-14"),
        ("play s08 buttress", "raise red"),
    ],
    ids=lambda choices: choices[0],
)
def test_one_player_takes_every_decision_of_the_soviet_card_phase(
    scenario: str, choices: tuple[str, ...]
) -> None:
    house = House(scenario).hand("s01", "s11", "s19", "s08").supplies(sapper=1)
    house.staging(food=2).defense(red=4).cards()
    for choice in choices:
        only_seat(house, "command", choice)
        house.play(choice, seat="command")


@rule("pavlov:7.3a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_raid_ordered_by_the_army_and_its_first_aid_are_decided_in_the_card_phase(
    scenario: str,
) -> None:
    house = House(scenario).hand("s01").storm_card("voentorg").supplies(first_aid=1).cards()
    for choice in ("play s01 storm-group", "send pavlov"):
        only_seat(house, "command", choice)
        house.play(choice)
    only_seat(house, "command", "storm")
    house.dice(6, 1).play("storm")
    only_seat(house, "command", "treat pavlov")


@rule("pavlov:7.3a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_other_player_takes_every_decision_of_the_soviet_counter_phase(scenario: str) -> None:
    house = House(scenario).only(pavlov="reserves", chait="red-3", chekhov="green-red-1")
    house.track(1, "riflemen").disrupt("chait").moves()
    for choice in (
        "move pavlov", "to green-red-1", "to reserves", "end-moves",
        "command pavlov", "give chait disrupted", "end-actions",
    ):  # fmt: skip
        only_seat(house, "garrison", choice)
        house.play(choice)


@rule("pavlov:7.3a")
def test_an_attack_and_its_target_belong_to_the_garrison() -> None:
    house = House("cooperative").only(chekhov="green-3").track(1, "riflemen").actions()
    only_seat(house, "garrison", "attack chekhov")
    house.play("attack chekhov")
    only_seat(house, "garrison", "target track-1-1")
    house.dice(4, 1, 1, 1).play("target track-1-1")
    assert house.on_track(1) == []


@rule("pavlov:7.3a", "pavlov:6.1a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_garrison_decides_on_the_last_raid(scenario: str) -> None:
    house = House(scenario).deck_played_out().actions().play("end-actions")
    assert house.asked() == "choose-raiders"
    only_seat(house, "garrison", "send pavlov")
    only_seat(house, "garrison", "stay")
    house.play("stay", seat="garrison")
    assert house.told(FinalScore)


# 7.3b The Wehrmacht Card Phase


@rule("pavlov:7.3b")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("ask", "kind", "choice"), QUESTIONS)
@pytest.mark.parametrize("seat", BOTH)
def test_either_player_may_answer_in_the_wehrmacht_card_phase_and_one_answer_is_enough(
    scenario: str, ask: Ask, kind: str, choice: str, seat: str
) -> None:
    house = ask(scenario)
    match = house.match
    assert match.waiting == BOTH
    assert match.choices("command") == match.choices("garrison")
    questions = [match.question(s) for s in BOTH]
    assert [q.kind for q in questions if q] == [kind, kind]
    house.play(choice, seat=seat)
    assert match.journal.entries[-1].seat == seat
    house.refused(choice, seat=BOTH[1 - BOTH.index(seat)])  # too late: it has been answered


@rule("pavlov:7.3b")
def test_the_outcome_does_not_depend_on_who_of_the_two_answers() -> None:
    views = []
    for seat in BOTH:
        house = first_aid("cooperative").play("lose pavlov", seat=seat)
        assert (house.where("pavlov"), house.in_supplies("first-aid")) == ("out", 2)
        views.append(house.match.view(None))
    assert views[0] == views[1]


@rule("pavlov:7.3b")
def test_two_questions_of_one_phase_may_be_answered_by_different_players() -> None:
    house = House("cooperative").suppression(green=1, red=1)
    house.next_cards("place-riflemen", "place-machine-gunners", "mortar")
    house.dice(1).at(phase="wehrmacht-cards").happens(WehrmachtPhase())
    house.dice(3).play("spend 0", seat="garrison")
    assert house.match.waiting == BOTH
    house.dice(4, 1).play("spend 1", seat="command")
    assert (house.on_track(1), house.on_track(3)) == (["riflemen"], [])


# 7.3c Nothing is hidden between the two


@rule("pavlov:7.3c")
def test_both_players_see_and_hear_the_same_through_a_whole_game() -> None:
    match = quiet("cooperative", tactics="elite", operational_support=True)
    for events in passing(match):
        one, other = match.view("command"), match.view("garrison")
        assert one["board"] == other["board"] == match.view(None)["board"]
        assert (one["waiting"], one["outcome"]) == (other["waiting"], other["outcome"])
        assert all(event.heard_by("command") and event.heard_by("garrison") for event in events)
    assert match.outcome is not None
    assert match.outcome.winners == BOTH


@rule("pavlov:7.3c", "pavlov:7.3a")
def test_each_player_has_the_last_word_only_in_his_own_phase() -> None:
    match = quiet("cooperative")
    asked: dict[str, set[tuple[str, ...]]] = {}
    for _ in passing(match):
        if match.waiting:
            phase = match.view(None)["board"]["phase"]
            asked.setdefault(phase, set()).add(match.waiting)
    assert asked == {
        "soviet-cards": {("command",)},
        "soviet-counters": {("garrison",)},
        "final-raid": {("garrison",)},
    }


@rule("pavlov:7.3a")
def test_the_rules_are_those_of_the_solo_game() -> None:
    """The same seed and the same choices lead to the same board."""
    game = stavka.game("pavlov")
    solo, two = game.start("solo", 7), game.start("cooperative", 7)
    while solo.waiting:
        choices = solo.choices("defender")
        seat = two.waiting[0]
        assert two.choices(seat) == choices
        turn = len(solo.journal.entries)
        solo.play("defender", choices[turn % len(choices)])
        two.play(seat, choices[turn % len(choices)])
        assert solo.view(None)["board"] == two.view(None)["board"]
    assert solo.outcome is not None
    assert two.outcome is not None
    assert solo.outcome.reason == two.outcome.reason
