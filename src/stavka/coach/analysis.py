"""What decided a match: all that was found out, put together so that it adds up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import sqrt
from time import process_time
from typing import Any
from zlib import crc32

import msgspec

from stavka.coach.findings import Analysis, Kind, Point, Swing
from stavka.coach.lines import line_of
from stavka.coach.scale import unit_of, worth
from stavka.coach.walk import Node, walk
from stavka.coach.weighing import LEAST, Z95, Scales, Tally, Weighed, moments
from stavka.coach.worlds import Player
from stavka.kernel import Journal, Match, StavkaError

Tell = Callable[[float], None]  # how much is done, from 0 to 1; may raise to stop it

MOMENTS = 160  # of a match, at most, whose promise is found out
WORK = 80_000  # by which a long match has fewer
FEWEST = 24
MORE = 5  # worlds of each pass after the first, for choices
GUESSES = 6  # worlds instead of one, for moments, where matches are not played out
LEADING = 10  # choices that are looked at closer in each pass
SURE = 96  # worlds are enough for anything
SHOWN = 8  # swings of each kind


class Effort(msgspec.Struct, frozen=True):
    """How much may be tried. The result hangs on the machine only if the seconds run out."""

    choices: int = 320_000  # in imagination; the first pass is made in any case
    seconds: float | None = None  # of the processor
    worlds: int = 3  # of the first pass, for each choice and each moment


class Late(Exception):
    """The seconds have run out."""


class Watch:
    """How much of the effort is spent."""

    def __init__(self, effort: Effort, player: Player, tell: Tell | None) -> None:
        self.effort = effort
        self.player = player
        self.tell = tell
        self.begun = process_time()

    @property
    def spent(self) -> float:
        share = self.player.choices / self.effort.choices
        if self.effort.seconds is not None:
            share = max(share, (process_time() - self.begun) / self.effort.seconds)
        return min(1.0, share)

    def look(self) -> None:
        if self.tell:
            self.tell(self.spent)
        seconds = self.effort.seconds
        if seconds is not None and process_time() - self.begun > seconds:
            raise Late


def analyse(
    journal: Journal,
    seat: str | None = None,
    seed: int | str = 1,
    effort: Effort | None = None,
    tell: Tell | None = None,
) -> Analysis:
    """What decided a match for a seat (None: the first). It must be over."""
    game = journal.replay(0).game
    player = Player(game)
    watch = Watch(effort or Effort(), player, tell)
    nodes, end = walk(journal, player)
    if seat is None:
        seat = end.seats[0]
    if seat not in end.seats:
        raise StavkaError(f"no seat {seat!r}; the seats are {', '.join(end.seats)}")
    if not nodes:
        raise StavkaError("the match was over before anybody chose anything")
    scales = Scales(nodes, seat, unit_of(end), player, str(seed))
    most = max(FEWEST, min(MOMENTS, WORK // len(nodes)))
    found = moments(nodes, most)
    short = False
    try:
        _first_pass(scales, found, watch)
        _closer(scales, found, watch)
    except Late:
        short = True
    return _together(scales, found, end, short)


def _first_pass(scales: Scales, found: list[int], watch: Watch) -> None:
    # In no order, so that all parts of a long match have been looked at if the time runs out.
    spread = sorted(scales.errors, key=lambda n: crc32(b"%d" % n))
    for _ in range(watch.effort.worlds):
        scales.weigh_moment(found[0])
        for number in spread:
            watch.look()
            scales.weigh_choice(number)
        for number in found * (GUESSES if scales.horizon else 1):
            watch.look()
            scales.weigh_moment(number)


def _closer(scales: Scales, found: list[int], watch: Watch) -> None:
    """Again and again where it may matter most, until all that is shown is sure enough."""
    while watch.spent < 1.0:
        weighed = scales.weighed()
        doubt = {n: _may_be(weighed, t) for n, t in scales.errors.items() if t.count < SURE}
        leading = sorted(doubt, key=lambda n: (-doubt[n], n))[:LEADING]
        leading = [n for n in leading if doubt[n] > LEAST[scales.unit]]
        steps = _lucky(scales, found)
        if not leading and not steps:
            return
        for number in leading:
            for _ in range(MORE):
                watch.look()
                scales.weigh_choice(number)
        for number in steps * (GUESSES if scales.horizon else 1):
            watch.look()
            scales.weigh_moment(number)


def _may_be(weighed: Weighed, t: Tally) -> float:
    size, deviation = weighed.size(t)
    return abs(size) + 2 * deviation


def _lucky(scales: Scales, found: list[int]) -> list[int]:
    """The beginning, and the moments at both ends of the greatest strokes of luck."""
    levels = scales.levels
    apart = {
        (one, other): abs(levels[other].mean - levels[one].mean)
        for one, other in pairwise(found)
        if min(levels[one].count, levels[other].count) < SURE
    }
    greatest = sorted(apart, key=lambda both: (-apart[both], both))[:LEADING]
    ends = {n for both in greatest for n in both}
    return sorted(n for n in {0, found[-1], *ends} if levels[n].count < SURE)


def _together(scales: Scales, found: list[int], end: Match[Any], short: bool) -> Analysis:
    nodes, seat, unit = scales.nodes, scales.seat, scales.unit
    assert end.outcome is not None
    result = worth(end.outcome, seat, unit)
    weighed = scales.weighed()
    sizes = {n: weighed.size(t) for n, t in scales.errors.items()}
    levels = {n: scales.levels[n].mean for n in found if n in scales.levels} or {0: result}
    own = sum(size for n, (size, _) in sizes.items() if nodes[n].seat == seat)
    others = sum(size for n, (size, _) in sizes.items() if nodes[n].seat != seat)
    curve = [Point(n, nodes[n].turn, level) for n, level in levels.items()]
    curve.append(Point(len(nodes), end.game.turn(end.position), result))
    swings = [
        _swing("choice" if nodes[n].seat == seat else "other", n, nodes[n], *size)
        for n, size in sizes.items()
    ]
    return Analysis(
        game=end.header.game,
        scenario=end.header.scenario,
        seat=seat,
        unit=unit,
        seed=scales.seed,
        start=levels[0],
        result=result,
        luck=result - levels[0] - own - others,
        choices=own,
        others=others,
        curve=tuple(curve),
        swings=tuple(_greatest(scales, [*swings, *_strokes(scales, curve, sizes)])),
        own=sum(node.seat == seat for node in nodes),
        agreed=sum(node.seat == seat and not node.differs for node in nodes),
        imagined=scales.player.choices,
        short=short,
    )


def _strokes(
    scales: Scales, curve: list[Point], sizes: dict[int, tuple[float, float]]
) -> Iterator[Swing]:
    """Luck: from each moment to the next, what is not due to choices."""
    common = Weighed(scales.levels.values())
    for one, other in pairwise(curve):
        chosen = sum(sizes[n][0] for n in range(one.number, other.number) if n in sizes)
        ends = (scales.levels.get(point.number) for point in (one, other))
        noise = sum(common.noise(level) for level in ends if level)
        cause = other.number - 1
        luck = other.value - one.value - chosen
        yield _swing("luck", cause, scales.nodes[cause], luck, sqrt(noise))


def _swing(kind: Kind, number: int, node: Node, gain: float, deviation: float) -> Swing:
    return Swing(
        kind=kind,
        number=number,
        turn=node.turn,
        seat=node.seat,
        choice=str(node.choice),
        gain=gain,
        low=gain - Z95 * deviation,
        high=gain + Z95 * deviation,
        dice=node.dice,
    )


def _greatest(scales: Scales, swings: list[Swing]) -> list[Swing]:
    """The largest of each kind, the largest of all first; choices with what was better."""
    swings = sorted(swings, key=lambda s: (-abs(s.gain), s.number))
    shown: list[Swing] = []
    for kind in ("choice", "luck", "other"):
        large = [s for s in swings if s.kind == kind and abs(s.gain) >= LEAST[scales.unit]]
        shown += large[:SHOWN]
    return [
        swing if swing.kind == "luck" else _with_better(scales, swing)
        for swing in sorted(shown, key=lambda s: (-abs(s.gain), s.number))
    ]


def _with_better(scales: Scales, swing: Swing) -> Swing:
    node = scales.nodes[swing.number]
    swing = msgspec.structs.replace(swing, better=str(node.better), why=node.why)
    line = line_of(node.match, swing, scales.player, scales.seed)
    return msgspec.structs.replace(swing, line=line)
