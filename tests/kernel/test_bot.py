"""A game's own bot that is made of advice."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from stavka.bots import ask, policy
from stavka.kernel import Advice, Adviser, Budget, Match, Offered, QuickAdviser, because
from tests.kernel.toy import GAME, Position

BUDGET = Budget()


class Miser(QuickAdviser):
    game = "toy"

    def answer(self, p: Position, offered: Offered) -> Advice:
        return offered[0], because("cheap", round=p.round)


@pytest.fixture
def match() -> Match[Any]:
    return GAME.start(seed=1)


def test_an_adviser_chooses_what_it_advises_and_remembers_why(match: Match[Any]) -> None:
    miser = Miser()
    assert ask(match, "red", miser, BUDGET) == "bid 0"
    assert miser.reason == because("cheap", round=1)
    assert miser.reason.id == "why-cheap"


def test_an_adviser_says_why_as_a_message(match: Match[Any]) -> None:
    miser = Miser()
    assert miser.why() is None
    ask(match, "red", miser, BUDGET)
    assert miser.why() == because("cheap", round=1)


def test_a_quick_adviser_plays_on_in_imagined_matches_and_forgets_them(match: Match[Any]) -> None:
    miser = Miser()
    world = match.imagine("red", 0)
    assert miser.pick(world, "blue") == "bid 0"
    assert miser.reason is None
    assert isinstance(miser, policy.Quick)


def test_an_adviser_that_needs_the_view_is_not_asked_to_play_on(match: Match[Any]) -> None:
    class Seer(Adviser):
        game = "toy"

        def advise(self, view: dict[str, Any], question: Any, imagine: Any) -> Advice:
            return question.choices[-1], because("seen", seat=view["seat"])

    seer = Seer()
    question = match.question("blue")
    assert question is not None
    chosen = seer.choose(match.view("blue"), question, partial(match.imagine, "blue"), BUDGET)
    assert chosen == "note 2"
    assert seer.reason == because("seen", seat="blue")
    assert not isinstance(seer, policy.Quick)


def test_a_bot_that_never_looks_is_given_no_view(match: Match[Any]) -> None:
    seen: list[dict[str, Any]] = []

    class Witness(Adviser):
        def advise(self, view: dict[str, Any], question: Any, imagine: Any) -> Advice:
            seen.append(view)
            return question.choices[0], because("seen")

    class Blind(Witness):
        looks = False

    ask(match, "red", Witness(), BUDGET)
    ask(match, "red", Blind(), BUDGET)
    assert seen == [match.view("red"), {}]
