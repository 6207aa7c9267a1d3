"""Whole battles, one for every way a battle can end: they replay to the very same outcome.

The journals are written by `make_golden`; after a change of the rules write them again.
"""

from __future__ import annotations

from pathlib import Path

from stavka.games.tanks import BATTLES, GAME
from stavka.games.tanks.position import LEFT
from stavka.games.tanks.vocabulary import DRAWN, WON
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
from tests.games.tanks.make_golden import FOLDER, GAMES

FILES = journals(FOLDER)
every_battle = every(FILES)


@every_battle
def test_a_replay_is_as_written_and_writes_the_same_journal(file: Path) -> None:
    checked(file)


def test_the_journals_are_the_battles_that_are_wanted() -> None:
    assert [file.stem for file in FILES] == sorted(game.name for game in GAMES)
    for game in GAMES:
        file = FOLDER / f"{game.name}.journal"
        header = read(file).header
        assert header.scenario == game.scenario
        assert game.options.items() <= header.options.items()
        assert game.fits(replayed(file))


def test_every_ending_scenario_and_number_of_seats_has_a_battle() -> None:
    assert {ending_of(file) for file in FILES} == {*WON, *DRAWN}
    played = {read(file).header.scenario for file in FILES}
    assert played >= {*BATTLES, "own-battle", "own-scenario"}
    assert {len(replayed(file).seats) for file in FILES} == {2, 3, 4, 6}
    assert played <= {scenario.id for scenario in GAME.scenarios}


@rule("tanks:4.0a", "tanks:2.4a")
@every_battle
def test_a_battle_lasts_as_the_scenario_says(file: Path) -> None:
    """Points are counted after the last turn, goals that are held from a set turn on; whoever is
    destroyed, or has gone, decides it earlier."""
    p, ending = replayed(file).position, ending_of(file)
    assert p.turn <= p.last
    if ending.startswith("points"):
        assert p.turn == p.turns
    if ending == "held":
        assert p.turns <= p.turn <= p.last
    if ending == "undecided":
        assert p.turn == p.last


@rule("tanks:2.3b", "tanks:2.4a")
@every_battle
def test_who_has_won(file: Path) -> None:
    """The seats of a side together, with the same score; nobody in a draw."""
    p, outcome, ending = replayed(file).position, outcome_of(file), ending_of(file)
    assert outcome.draw is (ending in DRAWN)
    assert outcome.winners in ((), p.seats_of(0), p.seats_of(1))
    assert bool(outcome.winners) is not outcome.draw
    for side in (0, 1):
        assert len({outcome.scores[seat] for seat in p.seats_of(side)}) == 1
    own, other = (outcome.scores[p.seats_of(side)[0]] for side in (0, 1))
    if ending == "points":
        assert (own > other) == (outcome.winners == p.seats_of(0))
        assert own != other
    if ending == "points-equal":
        assert own == other
    if ending == "destroyed":
        loser = 1 if outcome.winners == p.seats_of(0) else 0
        assert p.units_of(loser) == []
    if ending in ("exit", "no-exit"):
        out = sum(p.at[u] == LEFT for u, side in enumerate(p.sides) if side == p.battle.side)
        assert (out >= p.battle.count) == (ending == "exit")
