"""Environments for learners: PettingZoo's own tests, and that nothing is seen that a seat may not
see."""

from __future__ import annotations

import itertools
import random
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.passive_env_checker import (
    check_action_space,
    check_observation_space,
    env_reset_passive_checker,
    env_step_passive_checker,
)
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

import stavka
from stavka.kernel import Match, StavkaError
from stavka.lab import environment
from stavka.lab.environment import SeatEnv, Table, env, parallel_env, raw_env
from stavka.lab.observation import Observer, fields_of

SETTINGS: list[tuple[str, str, dict[str, Any]]] = [
    ("pavlov", "solo", {}),
    ("pavlov", "competitive-three", {"operational-support": True}),
    ("partisans", "two", {"months": 5}),
    ("tanks", "training", {}),
]


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """PettingZoo warns of seats that are not named `player_0`, and of masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s[0]}-{s[1]}")
def test_pettingzoo_accepts_it(setting: tuple[str, str, dict[str, Any]]) -> None:
    api_test(env(*setting), num_cycles=200)
    seed_test(lambda: env(*setting), num_cycles=60)


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s[0]}-{s[1]}")
def test_pettingzoo_accepts_seats_that_act_at_once(
    setting: tuple[str, str, dict[str, Any]],
) -> None:
    parallel_api_test(parallel_env(*setting), num_cycles=150)


def test_pettingzoo_measures_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Five seconds by a watch that goes on a second whenever it is read."""
    watch = itertools.count(1)
    monkeypatch.setattr("time.time", lambda: float(next(watch)))
    performance_benchmark(env("partisans", "two"))
    said = capsys.readouterr().out
    # Six rounds of two seats; the last look at the watch is the seventh second after the first.
    assert f"{6 * 2 / 7} turns per second" in said
    assert "Finished" in said


def test_the_dictionary_form_is_accepted_too() -> None:
    api_test(env("tanks", "training", form="dict"), num_cycles=60)


def test_gymnasium_accepts_one_seat_against_bots() -> None:
    made = SeatEnv("tanks", "training", seat="german")
    check_action_space(made.action_space)
    check_observation_space(made.observation_space)
    shown, _ = env_reset_passive_checker(made, seed=1)
    over = False
    while not over:
        action = np.flatnonzero(shown["action_mask"])[0]
        shown, _, over, _, _ = env_step_passive_checker(made, action)


def test_each_game_is_named_as_pettingzoo_names_its_own() -> None:
    made = environment.pavlov_v0.raw_env("competitive")
    assert made.possible_agents == ["defender", "wehrmacht"]
    assert str(made) == "pavlov_v0"
    with pytest.raises(AttributeError, match="chess_v0"):
        _ = environment.chess_v0


def played(match: Match[Any], seed: int, length: int) -> None:
    pick = random.Random(seed)
    for _ in range(length):
        if match.waiting:
            seat = match.waiting[0]
            match.play(seat, pick.choice(match.choices(seat)))


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s[0]}-{s[1]}")
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(
    setting: tuple[str, str, dict[str, Any]],
) -> None:
    """Also in the vector, the mask and the numbers of the choices."""
    game, scenario, options = setting
    table = Table(game, scenario, options)
    for length in (0, 25, 70):
        table.start(seed=length)
        played(table.match, length, length)
        truth = table.match
        for seat in truth.seats:
            table.match = truth
            table.forget()
            shown, legal = table.observe(seat), table.legal(seat)
            table.match = truth.imagine(seat, 7)
            table.forget()
            again = table.observe(seat)
            assert np.array_equal(shown["observation"], again["observation"])
            assert np.array_equal(shown["action_mask"], again["action_mask"])
            assert legal == table.legal(seat)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s[0]}-{s[1]}")
def test_what_is_remembered_changes_nothing(setting: tuple[str, str, dict[str, Any]]) -> None:
    fields = fields_of(*setting)
    match = stavka.game(setting[0]).start(setting[1], 5, setting[2])
    seat, old = match.seats[0], Observer(fields)
    for n in range(60):
        played(match, n, 3)
        assert np.array_equal(old.observe(match, seat), Observer(fields).observe(match, seat))


def test_fields_say_what_they_hold() -> None:
    table = Table("pavlov", "solo")
    table.start(seed=1)
    fields, board = table.fields, table.match.view("defender")["board"]
    vector = table.observe("defender")["observation"]
    assert len(set(fields.names)) == fields.size == len(vector)
    known = dict(zip(fields.names, vector, strict=True))
    assert known["board.turn"] == board["turn"] == 1
    assert known["board.defense.green"] == board["defense"]["green"]
    place = board["men"]["pavlov"]["place"]
    assert known[f"board.men.pavlov.place={place}"] == 1
    assert sum(v for k, v in known.items() if k.startswith("board.men.pavlov.place=")) == 1
    for n, card in enumerate(board["hand"]):
        assert known[f"board.hand.{n}.card={card['card']}"] == 1
        for unit in card["units"]:
            assert known[f"board.hand.{n}.units+{unit}"] == card["units"].count(unit)
    question = table.match.question("defender")
    assert question is not None
    assert known[f"question.kind={question.kind}"] == 1


def test_the_dictionary_form_is_the_vector_in_parts() -> None:
    flat, parts = Table("tanks", "training"), Table("tanks", "training", form="dict")
    for table in (flat, parts):
        table.start(seed=3)
        played(table.match, 3, 20)
    vector, named = (t.observe("german")["observation"] for t in (flat, parts))
    assert np.array_equal(vector, np.concatenate(list(named.values())))
    assert "board.units" in named


def test_what_no_sample_has_shown_is_still_told() -> None:
    fields = fields_of("pavlov")
    match = stavka.game("pavlov").start(seed=1)

    class Strange:
        def question(self, seat: str) -> None:
            return None

        def board(self, seat: str) -> dict[str, Any]:
            board = match.board(seat)
            return {**board, "phase": "feast", "locations": {"location-99": "wire"}}

    strange: Any = Strange()
    vector = Observer(fields).observe(strange, "defender")
    known = dict(zip(fields.names, vector, strict=True))
    assert known["board.phase=*"] == 1
    assert known["board.locations.*"] == 1


def test_an_action_is_a_choice_and_means_the_same_everywhere() -> None:
    table = Table("pavlov", "solo")
    meaning: dict[int, str] = {}
    for seed in range(3):
        table.start(seed)
        pick = random.Random(seed)
        while table.match.waiting:
            legal = table.legal("defender")
            assert sorted(legal.values()) == sorted(table.match.choices("defender"))
            assert np.flatnonzero(table.mask("defender")).tolist() == sorted(legal)
            for number, choice in legal.items():
                if number <= len(table.fields.actions):
                    assert meaning.setdefault(number, choice) == choice
                else:
                    assert choice not in table.fields.actions
            table.play("defender", pick.choice(sorted(legal)))


def test_choices_without_a_number_share_the_spare_ones() -> None:
    table = Table("stalingrad42", "fall-blau", fields=fields_of("tanks"))
    table.start(seed=1)
    legal = table.legal(table.match.waiting[0])
    assert sorted(legal.values()) == sorted(table.match.choices(table.match.waiting[0]))
    assert min(legal) > len(table.fields.actions)


def test_rewards_come_at_the_end() -> None:
    for reward in ("outcome", "score"):
        made = raw_env("pavlov", "competitive", reward=reward)
        made.reset(seed=4)
        pick = random.Random(4)
        while not any(made.terminations.values()):
            assert set(made.rewards.values()) == {0.0}
            made.step(pick.choice(sorted(made.table.legal(made.agent_selection))))
        outcome = made.table.match.outcome
        assert outcome is not None
        for seat in made.possible_agents:
            won = 1.0 if seat in outcome.winners else 0.0 if outcome.draw else -1.0
            score = float(outcome.scores.get(seat, 0))
            assert made.rewards[seat] == (won if reward == "outcome" else score)


def test_an_action_that_is_not_legal_is_refused() -> None:
    made = raw_env("pavlov")
    made.reset(seed=1)
    with pytest.raises(StavkaError, match=r"defender: action 0 is not legal now; .* action_mask"):
        made.step(0)
    ended = env("pavlov", "competitive")
    ended.reset(seed=1)
    loser = ended.agent_selection
    ended.step(0)
    assert ended.rewards[loser] == -1
    assert all(ended.terminations.values())


def test_seats_that_act_at_once_wait_when_they_are_not_asked() -> None:
    made = parallel_env("pavlov", "competitive")
    shown, _ = made.reset(seed=1)
    asked = made.table.match.waiting[0]
    (other,) = set(made.agents) - {asked}
    assert np.flatnonzero(shown[other]["action_mask"]).tolist() == [environment.WAIT]
    first = int(np.flatnonzero(shown[asked]["action_mask"])[0])
    with pytest.raises(StavkaError, match="action 1 is not legal"):
        made.step({asked: first, other: 1})
    _, _, _, _, infos = made.step({asked: first, other: environment.WAIT})
    assert infos[asked]["taken"]
    assert made.table.match.length == 1


def test_secret_orders_are_given_in_one_step() -> None:
    made = parallel_env("tanks", "training")
    shown, _ = made.reset(seed=1)
    pick = random.Random(1)
    for _ in range(200):
        before, both = made.table.match.length, made.table.match.waiting
        legal = {s: np.flatnonzero(o["action_mask"]).tolist() for s, o in shown.items()}
        shown, _, _, _, infos = made.step({s: pick.choice(n) for s, n in legal.items()})
        if len(both) == 2:
            assert all(infos[seat]["taken"] for seat in both)
            assert made.table.match.length == before + 2
            return
    pytest.fail("the seats were never asked at once")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"form": "round"}, "no form 'round'"),
        ({"reward": "gold"}, "no reward 'gold'"),
        ({"seat": "queen"}, "no seat 'queen'; the seats are defender"),
        ({"others": "nobody"}, "no bot 'nobody'"),
    ],
)
def test_bad_settings_are_named(given: dict[str, Any], said: str) -> None:
    with pytest.raises(StavkaError, match=said):
        SeatEnv(**{"game": "pavlov", **given})
