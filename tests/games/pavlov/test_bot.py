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
from stavka.kernel import LANGUAGES, Bot, Budget, Match, Message
from tests.samples import SAMPLES, sampled

OPTIONS: tuple[tuple[str, dict[str, object]], ...] = (
    ("solo", {}),
    ("solo", {"tactics": "elite", "operational-support": True}),
    ("cooperative", {"tactics": "veteran", "weary-may-move": False}),
    ("competitive", {}),
    ("competitive-three", {"operational-support": True}),
)


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
    assert GAME.texts("en").say(why) == "The house needs more men."
    assert GAME.texts("ru").say(why) == "Дому нужны люди."


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
