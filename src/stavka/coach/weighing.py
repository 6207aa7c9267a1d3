"""What choices and dice were worth, found by playing on in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from stavka.coach.scale import Unit
from stavka.coach.walk import Node
from stavka.coach.worlds import Player, World

HORIZON = 1  # turns to play on where the game can guess the rest
LONG = 20_000  # choices that a match may have: of such a game one turn must be enough
Z95 = 1.959963984540054
FEW = 4  # trials as many as which is counted what was thought beforehand
ROUNDS = 30
SPREAD = {"points": 100.0, "chance": 0.2}  # of how matches end, before anything is known
LEAST = {"points": 0.5, "chance": 0.01}  # what counts as a swing


class Tally:
    """Mean and spread of what was tried."""

    __slots__ = ("alike", "count", "mean", "squares")

    def __init__(self) -> None:
        self.alike = 0  # in so many worlds both lines came to the same
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    @property
    def moved(self) -> bool:
        """Whether it made any difference, if only in what could still happen."""
        return self.count > self.alike


class Weighed:
    """How large each of many things is likely to be, of which few trials were made.

    Single trials are wide of the mark, and the widest would look like the greatest swings. So each
    is drawn towards nothing, the more the less is known of it: by the spread of a trial, of which
    all together tell, and by how far the true sizes lie apart, which is what makes the means that
    were found likeliest. Beforehand sizes of `least` are thought likely, and trials of a `spread`.
    """

    def __init__(self, tallies: Iterable[Tally], least: float = 0.0, spread: float = 0.0) -> None:
        moved = [t for t in tallies if t.moved]
        tried = sum(t.count - 1 for t in moved)
        self.common = (sum(t.squares for t in moved) + FEW * spread) / (tried + FEW)
        self.sizes = least**2
        noises = [(t, self.noise(t)) for t in moved]
        for _ in range(ROUNDS if moved else 0):
            likely = 0.0
            for t, noise in noises:
                trust = self.sizes / (self.sizes + noise) if self.sizes else 0.0
                likely += (trust * t.mean) ** 2 + trust * noise
            self.sizes = max(least**2, likely / len(moved))

    def noise(self, t: Tally) -> float:
        """The variance of its mean. Its own trials count as many as they are."""
        if not t.count:
            return self.common
        own = (t.squares + FEW * self.common) / (t.count - 1 + FEW)
        return own / t.count

    def size(self, t: Tally) -> tuple[float, float]:
        """What is likely, and its standard deviation. What never made a difference makes none."""
        if not t.moved:
            return 0.0, 0.0
        noise = self.noise(t)
        trust = self.sizes / (self.sizes + noise) if self.sizes else 0.0
        return trust * t.mean, sqrt(trust * noise)


class Scales:
    """Weighs the choices and the moments of one match for one seat."""

    def __init__(
        self, nodes: Sequence[Node], seat: str, unit: Unit, player: Player, seed: str
    ) -> None:
        self.nodes = nodes
        self.seat = seat
        self.unit = unit
        self.player = player
        self.seed = seed
        first = nodes[0].match
        guess = player.game.worth(first.position, seat)
        short = player.game.max_choices < LONG
        # What a match promises is guessed when the next turn begins. What a choice costs may show
        # much later: unless that takes too long, it is played to the end.
        self.horizon: int | None = None if guess is None else HORIZON
        self.far: int | None = None if short else self.horizon
        self.errors: dict[int, Tally] = {n: Tally() for n, node in enumerate(nodes) if node.differs}
        self.levels: dict[int, Tally] = {}

    def weighed(self) -> Weighed:
        """The choices, as far as they were tried."""
        ends = Weighed(self.levels.values(), spread=SPREAD[self.unit]).common
        return Weighed(self.errors.values(), 2 * LEAST[self.unit], ends / 4)

    def deal(self, number: int, seat: str, count: int) -> World:
        """A world that the seat could imagine then; of one count they are alike at all times."""
        return World(self.nodes[number].match.imagine(seat, f"{self.seed}/{count}"))

    def weigh_choice(self, number: int) -> None:
        """Once more: what the choice brought beyond the bot's, in one world."""
        node, tally = self.nodes[number], self.errors[number]
        one = self.deal(number, node.seat, tally.count)
        other = one.fork()
        one.play(node.seat, node.better)
        other.play(node.seat, node.choice)
        difference = self._difference(one, other)
        tally.alike += difference is None
        tally.add(difference or 0.0)

    def _difference(self, one: World, other: World) -> float | None:
        """Turn by turn: as soon as both stand alike there is none."""
        turns = 0
        while self.far is None or turns < self.far:
            self.player.on(one, 1)
            self.player.on(other, 1)
            turns += 1
            if not (one.match.waiting or other.match.waiting):
                break
            if one.match.position == other.match.position:
                return None
        return self._value(other) - self._value(one)

    def weigh_moment(self, number: int) -> None:
        """Once more: what the match promised before a choice."""
        tally = self.levels.setdefault(number, Tally())
        world = self.deal(number, self.seat, tally.count)
        self.player.on(world, self.horizon)
        tally.add(self._value(world))

    def _value(self, world: World) -> float:
        return self.player.value(world, self.seat, self.unit)


def moments(nodes: Sequence[Node], most: int) -> list[int]:
    """Where the promise is to be found out anew: at the beginning, after chance, and when it is
    another's turn. If these are too many, at the beginnings of turns and at some of the others."""
    fresh = [
        n for n in range(1, len(nodes)) if nodes[n - 1].chance or nodes[n - 1].seat != nodes[n].seat
    ]
    if len(fresh) >= most:
        heads = [n for n in fresh if nodes[n].turn != nodes[n - 1].turn][: most // 2]
        step = -(-len(fresh) // (most - len(heads)))
        fresh = sorted({*heads, *fresh[::step]})
    return [0, *fresh]
