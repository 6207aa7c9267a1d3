"""The veteran: how well it plays on fixed seeds, how fast, and that it can say why."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

from stavka import bots
from stavka.bots import league
from stavka.games.pavlov import GAME
from stavka.games.pavlov.bot import ANSWERS, REASONS, Veteran, advise
from stavka.games.pavlov.position import WEHRMACHT, Position
from stavka.games.pavlov.rules.wehrmacht_cards import SuppressArrival
from stavka.kernel import LANGUAGES, Bot, Budget, Match, Message
from tests.games.pavlov.house import House
from tests.samples import SAMPLES, sampled

OPTIONS: tuple[tuple[str, dict[str, object]], ...] = (
    ("solo", {}),
    ("solo", {"tactics": "elite", "operational-support": True}),
    ("cooperative", {"tactics": "veteran", "weary-may-move": False}),
    ("competitive", {}),
    ("competitive-three", {"operational-support": True}),
)
DIVISION = 4  # without its command post nobody can be requested


def reasons(match: Match[Position]) -> Iterator[Message]:
    """What the veteran says while it plays a whole match against itself."""
    while match.waiting:
        seat = match.waiting[0]
        choice, reason = advise(match.position, match.choices(seat))
        assert choice in match.choices(seat)
        yield reason
        match.play(seat, choice)


def german_result(german: Bot, seed: int) -> int:
    """The defender's score against a German bot; a match lost at once counts as -20."""
    match = GAME.start("competitive", seed)
    veteran = Veteran()
    while match.waiting:
        seat = match.waiting[0]
        if seat == WEHRMACHT:
            match.play(seat, bots.ask(match, seat, german, Budget()))
        else:
            match.play(seat, veteran.pick(match, seat))
    assert match.outcome is not None
    return match.outcome.scores.get("defender", -20)


def test_every_question_has_an_answer() -> None:
    assert set(ANSWERS) == {step for step in GAME.steps if step.asks}


@pytest.mark.parametrize(("scenario", "options"), OPTIONS)
def test_it_plays_every_seat_of_every_scenario(scenario: str, options: dict[str, Any]) -> None:
    match = GAME.start(scenario, 1, options)
    assert sum(1 for _ in reasons(match)) < GAME.max_choices
    assert match.outcome is not None


@pytest.mark.slow
def test_every_reason_is_declared_with_its_arguments_and_can_be_said() -> None:
    voices = [GAME.texts(language, strict=True) for language in LANGUAGES]
    given: set[str] = set()
    for seed in range(4):
        for scenario, options in OPTIONS:
            for reason in reasons(GAME.start(scenario, seed, options)):
                assert set(reason.args) == set(REASONS[reason.id]), reason
                given.add(reason.id)
                assert all(texts.say(reason) for texts in voices)
    assert len(given) > 0.85 * len(REASONS)


def test_it_says_why_in_both_languages() -> None:
    match = GAME.start(seed=11)
    veteran = Veteran()
    assert veteran.why() is None
    assert bots.ask(match, "defender", veteran, Budget()) == "play s10 reinforce"
    why = veteran.why()
    assert why is not None
    assert GAME.texts("en").say(why) == (
        "Afanasyev: the Command Team has one more move and action each turn."
    )
    assert GAME.texts("ru").say(why) == (
        "Афанасьев: группа командования даёт лишнее перемещение и действие каждый ход."
    )


def said(house: House) -> tuple[str, str, str]:
    """The veteran's choice, and its reason in English and Russian."""
    match = house.match
    choice, reason = advise(match.position, match.choices(match.waiting[0]))
    return str(choice), GAME.texts("en").say(reason), GAME.texts("ru").say(reason)


def test_a_move_names_the_position_and_the_target_from_there() -> None:
    house = House().only(chekhov="reserves").wreck(DIVISION).track(1, "riflemen").moves()
    choice, english, russian = said(house)
    assert choice == "move chekhov"
    house.play(choice)
    to, again, _ = said(house)
    assert to == "to green-red-1"
    assert english == again
    assert english.startswith("From green-red 1 Chekhov can attack Riflemen (track 1, space 1)")
    assert russian.startswith(
        "С зелёно-красной позиции 1 Чехов может атаковать стрелков (направление 1, клетка 1)"
    )
    house = House().only(chekhov="reserves").wreck(DIVISION).track(3, "scouts").moves()
    assert "can attack Scouts (track 3, space 1)" in said(house)[1]


def test_a_recovery_under_fire_names_the_position() -> None:
    house = House().only(pavlov="red-3", chekhov="green-3").disrupt("chekhov").actions()
    assert said(house) == (
        "recover chekhov disrupted",
        "Chekhov is Disrupted on green 3: the next hit there may kill him.",
        "Чехов с жетоном урона на зелёной позиции 3: следующее попадание может его убить.",
    )


def test_a_move_to_the_radio_names_who_will_come() -> None:
    house = House().only(chekhov="reserves").track(1, "riflemen").moves()
    assert said(house) == (
        "move chekhov",
        "From green 6 Chekhov can request Pavlov by radio.",
        "С зелёной позиции 6 Чехов может вызвать по радио Павлова.",
    )


def test_a_full_track_is_named_as_what_it_is() -> None:
    house = House().only(svirin="purple-3").track(1, *["riflemen"] * 4).suppression(green=3)
    house.at(SuppressArrival(house.p.box.german["scouts"], 0), phase="wehrmacht-cards")
    choice, english, russian = said(house)
    assert choice == "spend 3"
    assert "no room left on track 1: if Scouts come through, the house is lost" in english
    assert "Направление 1 занято целиком: не остановить разведчиков — потерять дом" in russian


@sampled
@pytest.mark.slow
def test_it_wins_nine_of_ten_fixed_matches_and_random_none() -> None:
    count = 10 * SAMPLES
    random, veteran = league.run(GAME, ("random", "veteran"), count, seed=1).bots
    assert veteran.wins >= count * 0.9
    assert random.wins == 0
    assert veteran.ms_per_choice < 20


@sampled
@pytest.mark.slow
def test_as_the_german_player_it_beats_random() -> None:
    seeds = range(20 * SAMPLES)
    random = fmean(german_result(bots.make(GAME, "random", s), s) for s in seeds)
    veteran = fmean(german_result(Veteran(), s) for s in seeds)
    assert veteran < random - 2
