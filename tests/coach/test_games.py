"""The games of the house, each in one small match."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import stavka
from stavka import bots
from stavka.coach import Effort, analyse
from stavka.coach.lines import step_on
from stavka.coach.scale import unit_of
from stavka.coach.walk import walk
from stavka.coach.weighing import Scales
from stavka.coach.worlds import Player
from stavka.kernel import Budget, Match

pytestmark = pytest.mark.slow  # whole games

LITTLE = Effort(choices=1, worlds=1)
MORE = Effort(choices=3_000)


def played(game: str, scenario: str, seed: int, rash: float, **options: Any) -> Match[Any]:
    """A match of the game's bot, now and then with a random choice."""
    title, pick = stavka.game(game), random.Random(seed)
    match = title.start(scenario, seed, options)
    bot = bots.make(title, title.adviser or list(title.bots)[-1], 0)
    while match.waiting:
        seat = match.waiting[0]
        choice = bots.ask(match, seat, bot, Budget(trials=1))
        offered = match.choices(seat)
        match.play(seat, pick.choice(offered) if pick.random() < rash else choice)
    return match


MATCHES = {
    "tanks": ("tanks", "training", 4, 0.3),
    "partisans": ("partisans", "two", 1, 0.03),
    "pavlov": ("pavlov", "solo", 5, 0.02),
}


@pytest.mark.parametrize("name", MATCHES)
def test_luck_and_choices_add_up_and_lines_can_be_stepped_through(name: str) -> None:
    match = played(*MATCHES[name])
    outcome = match.outcome
    assert outcome is not None
    seat = match.seats[0]
    a = analyse(match.journal, seat, "table", MORE if name == "tanks" else LITTLE)
    assert a.start + a.luck + a.choices + a.others == pytest.approx(a.result)
    if a.unit == "chance":
        assert a.result == (1.0 if seat in outcome.winners else 0.5 if outcome.draw else 0.0)
        assert all(0 <= point.value <= 1 for point in a.curve)
    else:
        assert a.result == (outcome.scores[seat] if outcome.winners else 0)
    numbers = [point.number for point in a.curve]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (0, match.length)
    entries = match.journal.entries
    assert a.own == sum(entry.seat == seat for entry in entries)
    assert a.agreed < a.own
    chosen = [swing for swing in a.swings if swing.kind != "luck"]
    assert chosen or name == "partisans"  # of which one world says little
    for swing in chosen:
        made = entries[swing.number]
        assert (swing.seat, swing.choice) == (made.seat, made.choice)
        assert (swing.kind == "choice") == (swing.seat == seat)
        assert swing.better != swing.choice
        assert swing.line[0].choice == swing.better
        before = match.journal.replay(swing.number)
        assert swing.better in before.choices(swing.seat)
        board, _ = step_on(before, a.seed, swing, len(swing.line))
        assert board.length == swing.number + len(swing.line)


@pytest.mark.parametrize("seat", ["defender", "wehrmacht"])
def test_a_choice_is_judged_by_what_its_seat_could_know(seat: str) -> None:
    """In worlds that the seat cannot tell from the truth the same is found, to the last digit."""
    match = played("pavlov", "competitive", 2, 0.2)
    player = Player(match.game)
    nodes, end = walk(match.journal, player)
    own = [n for n, node in enumerate(nodes) if node.differs and node.seat == seat]
    assert own
    number = own[len(own) // 2]
    node = nodes[number]
    worlds = [node.match, *(node.match.imagine(seat, f"other {n}") for n in range(3))]
    assert len({msgspec.msgpack.encode(w.position, enc_hook=str) for w in worlds}) > 1
    judged = []
    for world in worlds:
        nodes[number] = msgspec.structs.replace(node, match=world)
        better, why = player.advise(world, seat)
        scales = Scales(nodes, seat, unit_of(end), player, "secrecy")
        for _ in range(2):
            scales.weigh_choice(number)
            scales.weigh_moment(number)
        judged.append((better, why, scales.errors[number].mean, scales.levels[number].mean))
    assert judged == judged[:1] * len(judged)
