"""The bots that know no game: legal choices, budgets, seeds, and no look at the true match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

import stavka
from stavka import bots
from stavka.bots.mcts import TreeBot
from stavka.bots.policy import (
    HIGH_SCORE,
    HORIZON,
    Goal,
    Policy,
    policy_of,
    random_policy,
    worth,
)
from stavka.bots.rollout import RolloutBot, preferred, still_open
from stavka.bots.worlds import World
from stavka.kernel import Bot, Budget, Choice, Clock, Match, Message, Outcome, StavkaError
from tests.kernel.toy import Toy

TOY = Toy()
PAVLOV = stavka.game("pavlov")
SEARCHERS: tuple[Callable[[int, Policy], Bot], ...] = (RolloutBot, TreeBot)
GENERIC = ("random", "rollout", "mcts")


def later(seed: int, choices: int, scenario: str | None = None) -> Match[Any]:
    """A match of Pavlov's House after so many choices of the veteran."""
    match = PAVLOV.start(scenario, seed)
    veteran = bots.make(PAVLOV, "veteran", 0)
    for _ in range(choices):
        seat = match.waiting[0]
        match.play(seat, bots.ask(match, seat, veteran, Budget()))
    return match


def test_make_names_every_bot_and_refuses_others() -> None:
    assert bots.names(PAVLOV) == (*GENERIC, "veteran")
    assert bots.names(TOY) == GENERIC
    for name in bots.names(PAVLOV):
        bots.make(PAVLOV, name, 1)
    with pytest.raises(StavkaError, match="no bot 'nobody'; toy has random, rollout, mcts"):
        bots.make(TOY, "nobody", 1)


def test_play_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(StavkaError, match="no bot for the seat 'blue'"):
        bots.play(TOY.start(seed=1), {"red": bots.make(TOY, "random", 1)}, Budget())


@pytest.mark.parametrize("name", GENERIC)
def test_matches_with_secret_and_simultaneous_choices_are_played_to_the_end(name: str) -> None:
    for seed in range(5):
        match = TOY.start(seed=seed)
        players = {seat: bots.make(TOY, name, f"{seed} {seat}") for seat in match.seats}
        bots.play(match, players, Budget(trials=12))
        assert match.outcome is not None
        assert match.waiting == ()


@pytest.mark.parametrize("name", GENERIC)
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    def choices(seed: int) -> list[str]:
        match = TOY.start(seed=3)
        players = {seat: bots.make(TOY, name, f"{seed} {seat}") for seat in match.seats}
        bots.play(match, players, Budget(trials=12))
        return [entry.choice for entry in match.journal.entries]

    assert choices(1) == choices(1)


def test_random_makes_every_choice_sooner_or_later() -> None:
    match = TOY.start(seed=1)
    bot = bots.make(TOY, "random", 1)
    chosen = {bots.ask(match, "red", bot, Budget()) for _ in range(100)}
    assert chosen == set(match.choices("red"))


@pytest.mark.parametrize("kind", SEARCHERS)
@pytest.mark.parametrize("trials", [0, 1, 3, 40])
def test_no_more_trials_than_the_budget_allows(
    kind: Callable[[int, Policy], Bot], trials: int
) -> None:
    worlds: list[Match[Any]] = []
    at_random = random_policy(1)

    def policy(world: Match[Any], seat: str) -> Choice:
        if not any(world is known for known in worlds):
            worlds.append(world)
        return at_random(world, seat)

    match = TOY.start(seed=1)
    chosen = bots.ask(match, "red", kind(1, policy), Budget(trials=trials))
    assert chosen in match.choices("red")
    finished = [world for world in worlds if world.outcome is not None]
    assert len(finished) <= trials
    if trials == 40:
        assert len(finished) > 20


def test_without_trials_it_chooses_as_who_is_to_be_beaten() -> None:
    match = later(1, 40)
    veteran, search = (bots.make(PAVLOV, name, 1) for name in ("veteran", "rollout"))
    for _ in range(30):
        asked = [bots.ask(match, "defender", bot, Budget(trials=0)) for bot in (veteran, search)]
        assert asked[0] == asked[1]
        match.play("defender", asked[0])


def test_another_choice_must_be_better_by_more_than_chance() -> None:
    usual, other = Choice("usual"), Choice("other")
    assert preferred({usual: [], other: []}, usual) == usual
    luck = [0.0, 1.0] * 4
    assert preferred({usual: luck, other: luck[::-1]}, usual) == usual
    assert preferred({usual: luck, other: [*luck[:-2], 1.0, 1.0]}, usual) == usual  # once
    assert preferred({usual: [0.0, 0.5] * 4, other: [0.9, 1.0] * 4}, usual) == other
    assert preferred({usual: [0.0] * 8, other: [1.0] * 8}, usual) == other  # each time
    assert preferred({usual: [0.0] * 7, other: [1.0] * 7}, usual) == usual  # too few


def test_what_is_worse_or_makes_no_difference_is_tried_no_more() -> None:
    best = [0.9, 0.8, 0.6]
    assert still_open(best, best, alike=0)
    assert still_open([0.9, 0.1, 0.6], best, alike=2)
    assert not still_open([0.3, 0.1, 0.2], best, alike=0)
    assert not still_open(best, best, alike=3)
    assert still_open([0.3, 0.1], best, alike=2)  # too few worlds to say


def test_where_a_game_guesses_nobody_looks_beyond_two_turns() -> None:
    match = later(1, 40)
    own, turn = policy_of(PAVLOV, 1), PAVLOV.turn(match.position)
    goal, world = Goal(match, "defender"), World(match.imagine("defender", 1))

    def policy(world: Match[Any], seat: str) -> Choice:
        assert turn <= PAVLOV.turn(world.position) < turn + HORIZON
        return own(world, seat)

    value = goal.finish(world, policy, Clock(Budget(trials=1)))
    assert world.turn == turn + HORIZON
    guess = PAVLOV.worth(world.match.position, "defender")
    assert guess is not None
    assert value == guess / HIGH_SCORE


def test_where_it_does_not_the_end_tells() -> None:
    match = later(1, 40, "competitive")
    assert PAVLOV.worth(match.position, "wehrmacht") is None
    goal, world = Goal(match, "wehrmacht"), World(match.imagine("wehrmacht", 1))
    value = goal.finish(world, policy_of(PAVLOV, 1), Clock(Budget(trials=1)))
    assert world.match.outcome is not None
    assert value == worth(world.match.outcome, "wehrmacht")


def test_what_is_not_won_has_no_points() -> None:
    """At random nobody holds the house."""
    match = PAVLOV.start("solo", 1)
    goal, world = Goal(match, "defender"), World(match.imagine("defender", 1))
    while world.match.waiting:
        world.play("defender", random_policy(1)(world.match, "defender"))
    assert world.match.outcome is not None
    assert not world.match.outcome.winners
    assert goal.finish(world, random_policy(1), Clock(Budget())) == 0.0


@pytest.mark.parametrize("kind", SEARCHERS)
def test_time_runs_out_in_the_middle_of_a_trial(
    kind: Callable[[int, Policy], Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole trials take hundreds of choices, each a second; there is time for fifty."""
    own, made = policy_of(PAVLOV, 1), 0
    monkeypatch.setattr("stavka.kernel.bot.perf_counter", lambda: float(made))

    def policy(world: Match[Any], seat: str) -> Choice:
        nonlocal made
        made += 1
        return own(world, seat)

    match = later(1, 40)
    chosen = bots.ask(match, "defender", kind(1, policy), Budget(seconds=50.0))
    assert chosen in match.choices("defender")
    assert 50 <= made <= 53


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rollout", "mcts"])
@pytest.mark.parametrize("scenario", ["solo", "competitive"])
def test_searchers_choose_legally_in_every_phase(name: str, scenario: str) -> None:
    """Of each kind of question they answer the first two; the veteran leads on to others."""
    match = later(2, 3, scenario)
    bot, veteran = bots.make(PAVLOV, name, 1), bots.make(PAVLOV, "veteran", 0)
    asked: Counter[str] = Counter()
    for _ in range(100):
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        asked[question.kind] += 1
        player = bot if asked[question.kind] <= 2 else veteran
        match.play(seat, bots.ask(match, seat, player, Budget(trials=2)))
    assert len(asked) > 10


@pytest.mark.parametrize("name", bots.names(PAVLOV))
@pytest.mark.parametrize("choices", [7, 61, 150])
def test_bots_touch_nothing_of_the_true_match(name: str, choices: int) -> None:
    match = later(4, choices, "competitive")
    seat = match.waiting[0]
    before = match.encode()
    imagined: list[Match[Any]] = []

    def imagine(seed: int) -> Match[Any]:
        world = match.imagine(seat, seed)
        imagined.append(world)
        return world

    question = match.question(seat)
    assert question is not None
    bots.make(PAVLOV, name, 1).choose(match.view(seat), question, imagine, Budget(trials=2))
    assert match.encode() == before
    assert all(world.header.seed.startswith("imagined") for world in imagined)


@pytest.mark.parametrize("name", bots.names(PAVLOV))
def test_what_a_seat_cannot_tell_apart_gets_the_same_choice(name: str) -> None:
    """The bot sits in one world, then in another; it is given what its seat is given."""
    for choices in (2, 30, 61, 150):
        truth = later(5, choices, "competitive")
        seat = truth.waiting[0]
        other = truth.imagine(seat, "another deal")
        assert other.position != truth.position
        chosen = []
        for match in (truth, other):
            question = match.question(seat)
            assert question is not None
            bot = bots.make(PAVLOV, name, 1)
            imagine = partial(truth.imagine, seat)
            chosen.append(bot.choose(match.view(seat), question, imagine, Budget(trials=2)))
        assert chosen[0] == chosen[1]


def test_the_veteran_chooses_alike_whatever_is_hidden() -> None:
    """Each world deals its own imagined ones; all that differs between them is hidden."""
    for scenario in ("solo", "competitive"):
        match = PAVLOV.start(scenario, 6)
        veteran = bots.make(PAVLOV, "veteran", 0)
        for number in range(250):
            if not match.waiting:
                break
            seat = match.waiting[0]
            chosen = bots.ask(match, seat, veteran, Budget())
            world = match.imagine(seat, number)
            assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(match.view(seat))
            assert bots.ask(world, seat, veteran, Budget()) == chosen
            match.play(seat, chosen)


def test_worth_of_an_end_is_the_result_and_a_little_of_the_score() -> None:
    won = Outcome(("a",), {"a": 500, "b": -500}, Message("end"))
    lost = Outcome(("b",), {"a": 500, "b": -500}, Message("end"))
    drawn = Outcome((), {}, Message("end"), draw=True)
    assert worth(drawn, "a") == 0.5
    assert 1.0 < worth(won, "a") < 1.1
    assert -0.1 < worth(won, "b") < 0.0
    assert worth(lost, "a") < worth(drawn, "a") < worth(won, "a")
    better = Outcome(("a",), {"a": 501}, Message("end"))
    assert worth(better, "a") > worth(won, "a")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rollout", "mcts"])
def test_looking_ahead_beats_chance(name: str) -> None:
    wins = 0
    for seed in range(60):
        match = TOY.start(seed=seed)
        mine = match.seats[seed % 2]
        players = {
            seat: bots.make(TOY, name if seat == mine else "random", f"{seed} {seat}")
            for seat in match.seats
        }
        bots.play(match, players, Budget(trials=60))
        assert match.outcome is not None
        wins += mine in match.outcome.winners
    assert wins >= 36
