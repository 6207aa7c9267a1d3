"""Whole games, one for every way a game can end: they replay to the very same outcome.

The journals are written by `make_golden`; after a change of the rules write them again.
"""

from __future__ import annotations

from pathlib import Path

from stavka.games.partisans import GAME, VERBS
from stavka.testing import rule
from tests.games.golden import (
    checked,
    ending_of,
    every,
    journals,
    outcome_of,
    read,
    replayed,
)
from tests.games.partisans.make_golden import FOLDER, GAMES

FILES = journals(FOLDER)
ENDINGS = {
    "target", "target-side", "months", "months-side", "last-camp", "destroyed", "shared", "alone",
}  # fmt: skip
every_game = every(FILES)


@every_game
def test_a_replay_is_as_written_and_writes_the_same_journal(file: Path) -> None:
    checked(file)


def test_the_journals_are_the_games_that_are_wanted() -> None:
    assert [file.stem for file in FILES] == sorted(game.name for game in GAMES)
    for game in GAMES:
        file = FOLDER / f"{game.name}.journal"
        header = read(file).header
        assert header.scenario == game.scenario
        assert game.options.items() <= header.options.items()
        assert game.fits(replayed(file))


def test_every_ending_scenario_and_choice_has_a_game() -> None:
    assert {ending_of(file) for file in FILES} == ENDINGS
    assert {read(file).header.scenario for file in FILES} == {s.id for s in GAME.scenarios}
    said = {entry.choice.split()[0] for file in FILES for entry in read(file).entries}
    assert said == set(VERBS)


@rule("partisans:2.2a", "partisans:2.3a", "partisans:2.4a", "partisans:4.7a")
@every_game
def test_a_game_lasts_until_its_last_month_or_is_decided_before(file: Path) -> None:
    p, ending = replayed(file).position, ending_of(file)
    last = p.box.longest_destruction if p.destruction else p.months
    best = max(p.points[camp] for camp in p.living())
    assert p.month <= last
    if ending in ("months", "months-side", "alone"):
        assert p.month == last
        assert p.destruction or best < p.target
    if ending in ("target", "target-side"):
        assert best >= p.target


@rule("partisans:2.3b", "partisans:2.4b", "partisans:2.5a", "partisans:4.6a", "partisans:17.10a")
@every_game
def test_who_has_won(file: Path) -> None:
    """On one side the best camps; else all of a side, destroyed camps too; nobody in a draw."""
    p, outcome, ending = replayed(file).position, outcome_of(file), ending_of(file)
    assert outcome.scores == dict(zip(p.seats, p.points, strict=True))
    assert outcome.draw is (ending == "shared")
    sides = [tuple(s for c, s in enumerate(p.seats) if p.side(c) == side) for side in (0, 1)]
    living = p.living()
    best = [c for c in living if p.points[c] == max(p.points[c] for c in living)]
    if ending in ("shared", "alone"):
        assert outcome.winners == ()
    elif ending in ("target-side", "months-side"):
        assert outcome.winners == sides[p.side(best[0])]
        assert len({p.side(camp) for camp in best}) == 1
    elif ending == "destroyed":
        assert outcome.winners == sides[p.side(living[0])]
        assert len({p.side(camp) for camp in living}) == 1
    elif ending == "last-camp":
        assert outcome.winners == (p.seats[living[0]],)
        assert len(living) == 1
    else:
        assert set(outcome.winners) <= {p.seats[camp] for camp in best}
        assert outcome.winners
