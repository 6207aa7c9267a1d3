"""Where a better choice leads: the choices that the bot would make after it."""

from __future__ import annotations

from typing import Any

from stavka.coach.findings import Step, Swing
from stavka.coach.worlds import Player, World
from stavka.kernel import Choice, Dice, Event, Match

LONGEST = 12


def line_of(match: Match[Any], swing: Swing, player: Player, seed: str) -> tuple[Step, ...]:
    """The better choice and what follows in its turn."""
    world = _ahead(match, swing, seed)
    turn, line = world.turn, [Step(swing.seat, swing.better)]
    world.play(swing.seat, Choice(swing.better))
    while (waiting := world.match.waiting) and world.turn == turn and len(line) < LONGEST:
        choice = player.choose(world.match, waiting[0])
        line.append(Step(waiting[0], str(choice)))
        world.play(waiting[0], choice)
    return tuple(line)


def step_on(
    match: Match[Any], seed: str, swing: Swing, steps: int
) -> tuple[Match[Any], list[Event]]:
    """The match after some choices of a line, and what the last of them brought."""
    world, told = _ahead(match, swing, seed), list[Event]()
    for step in swing.line[:steps]:
        told = world.play(step.seat, Choice(step.choice))
    return world.match, told


def _ahead(match: Match[Any], swing: Swing, seed: str) -> World:
    """The match as it truly stood, with dice of its own. It is over: nothing is hidden any more."""
    new = match.fork()
    new.dice = Dice(f"line {seed} {swing.number}")
    return World(new)
