"""Which matches the conformance kit plays every day, and how."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.partisans import GAME as PARTISANS
from stavka.games.stalingrad42.game import GAME as STALINGRAD42
from stavka.games.tanks import GAME
from stavka.testing import conformance
from stavka.testing.walk import Setting, seldom, wander


def test_every_scenario_is_in_the_sample_and_few_of_its_option_sets() -> None:
    found = conformance.sample(GAME, each=6)
    assert {setting.scenario for setting in found} == {s.id for s in GAME.scenarios}
    own = [setting.options for setting in found if setting.scenario == "own-battle"]
    assert len(own) == 6
    assert len({str(options) for options in own}) == 6
    assert {options["points"] for options in own} == {100, 300, 900}


@pytest.mark.parametrize("seed", range(1, 6))
def test_every_value_of_an_option_is_in_the_sample(seed: int) -> None:
    found = conformance.sample(PARTISANS, seed, each=4)
    for scenario in PARTISANS.scenarios:
        tried = [s.options for s in found if s.scenario == scenario.id]
        every = list(conformance.option_sets(scenario))
        assert len(tried) == min(4, len(every))
        for option in scenario.options:
            values = {options[option.id] for options in every}
            assert {options[option.id] for options in tried} == values, option.id


def test_where_one_option_set_of_a_scenario_is_tried_the_next_one_s_is_another() -> None:
    first, second, *_ = conformance.sample(STALINGRAD42, each=1)
    shared = first.options.keys() & second.options.keys()
    assert shared
    assert all(first.options[name] is not second.options[name] for name in shared)


def test_other_seeds_take_other_option_sets_and_all_are_met() -> None:
    every = {str(o) for o in conformance.option_sets(GAME.scenario("own-battle"))}
    met = {
        str(dict(setting.options))
        for seed in range(1, 31)
        for setting in conformance.sample(GAME, seed, each=6)
        if setting.scenario == "own-battle"
    }
    assert met == every


def test_a_sample_of_few_settings_is_all_of_them() -> None:
    assert len(conformance.sample(GAME, each=99)) == len(conformance.settings(GAME))


def test_seldom_said_words_are_said_when_there_is_no_other() -> None:
    match = GAME.start("training", seed=1)
    player = seldom("ready", chance=0)
    said = []
    for _ in range(40):
        seat = match.waiting[0]
        choice = player(match, seat, Random(1))
        said.append(choice.verb)
        others = [c for c in match.choices(seat) if c.verb != "ready"]
        assert (choice.verb == "ready") is (not others)
        match.play(seat, choice)
    assert "unit" in said


def test_a_walk_may_be_played_with_other_figures() -> None:
    edition = GAME.edition.override({"scenarios.training.turns": 1}, GAME.components)
    journal = wander(Setting(GAME, "training", {}, 1, edition)).journal
    assert journal.header.overrides == {"scenarios.training.turns": 1}
    assert journal.replay().position.turn == 1
