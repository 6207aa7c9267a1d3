"""The commander's bar: it beats chance and the recruit, whatever the battle and the side."""

from __future__ import annotations

from functools import partial
from time import process_time

import pytest

import stavka
from stavka import bots
from stavka.bots import league
from stavka.bots.policy import deal
from stavka.games.tanks import bot as tank_bots
from stavka.kernel import Budget

TANKS = stavka.game("tanks")
BATTLES = (
    "training", "breakthrough", "tank-combat", "assault", "forest-road", "depots", "own-battle",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("other", "wins"), [("random", 13), ("recruit", 11)])
def test_the_commander_wins_nearly_always(other: str, wins: int) -> None:
    """Fourteen battles each; many more were played to find that it wins as often as it should."""
    won = 0
    for battle in BATTLES:
        result = league.run(TANKS, ("commander", other), 1, seed="bar", scenario=battle)
        won += result.bots[0].wins
    assert won >= wins


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["breakthrough-six", "depots-four", "own-battle"])
def test_the_orders_of_a_turn_take_no_more_than_a_moment(scenario: str) -> None:
    """Each seat's whole turn, the plan and all its pieces, in a third of a second."""
    match = TANKS.start(scenario, 8)
    players = {seat: bots.make(TANKS, "commander", 0) for seat in match.seats}
    spent: dict[tuple[int, str], float] = {}
    while match.waiting:
        seat = match.waiting[0]
        begun = process_time()
        choice = bots.ask(match, seat, players[seat], Budget())
        turn = match.position.turn, seat
        spent[turn] = spent.get(turn, 0.0) + process_time() - begun
        match.play(seat, choice)
    assert max(seconds for (turn, _), seconds in spent.items() if turn) < 0.3
    assert len(tank_bots._plans) <= tank_bots.KEPT


def test_who_looks_ahead_expects_the_orders_of_a_commander() -> None:
    """What the enemy wrote is dealt at random; in the searcher's worlds he writes it anew."""
    match = TANKS.start("training", 3)
    commander = tank_bots.Commander()
    while "soviet" in match.waiting:
        match.play("soviet", bots.ask(match, "soviet", commander, Budget()))
    match.play("german", match.choices("german")[0])
    match.play("german", "wait")
    truth = match.position
    world = deal(partial(match.imagine, "german"), 1, "german", commander).match
    own = [unit for unit, side in enumerate(truth.sides) if side]
    assert world.waiting == ("soviet", "german")
    assert [world.position.drafts[unit] for unit in own] == [truth.drafts[unit] for unit in own]
    while "soviet" in world.waiting:
        world.play("soviet", commander.pick(world, "soviet"))
    assert world.position.drafts == truth.drafts
