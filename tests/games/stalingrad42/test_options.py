"""Optional chapters together: matches of Fall Blau in which leaders come too, by an edition."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import pytest

from stavka.games.stalingrad42.components import COMPONENTS, SIDES, own_edition
from stavka.games.stalingrad42.game import GAME, OPTIONS
from stavka.kernel import Budget, Edition, Match
from stavka.testing import conformance
from tests.test_conformance import READINGS, WATCHED

pytestmark = pytest.mark.slow  # whole games

ALL = {option.id: True for option in OPTIONS}
RARELY = 400  # choices between expensive checks


@cache
def with_leaders() -> Edition:
    """An edition in which both leaders stand behind the front from the first turn on."""
    places = {"manstein": "1202", "chuikov": "2503"}
    rows = {id: {"at": at, "turn": 1, "face": 0, "command": ""} for id, at in places.items()}
    changes = {f"fall-blau.{id}.{key}": its for id, row in rows.items() for key, its in row.items()}
    return own_edition().override(changes, COMPONENTS)


def begin(seed: int | str, **options: bool) -> Match[Any]:
    return GAME.start("fall-blau", seed, options or ALL, with_leaders())


def test_a_match_with_all_optional_chapters_conforms() -> None:
    report = conformance.check(
        GAME,
        "fall-blau",
        ALL,
        7,
        every=RARELY,
        reading=READINGS["stalingrad42"],
        watched=WATCHED["stalingrad42"],
        edition=with_leaders(),
    )
    assert report.refusals > 0


@pytest.mark.parametrize("bot", GAME.bots)
def test_bots_play_with_all_optional_chapters(bot: str) -> None:
    """They answer every question with something that is offered."""
    match, players = begin(3), {seat: GAME.bots[bot]() for seat in SIDES}
    kinds = set()
    while match.waiting and match.position.turn < 3:
        (seat,) = match.waiting
        question = match.question(seat)
        assert question is not None
        kinds.add(question.kind)
        world = partial(match.imagine, seat)
        match.play(seat, players[seat].choose(match.view(seat), question, world, Budget(trials=1)))
    assert {"reroll-battle", "combat-phase"} <= kinds
