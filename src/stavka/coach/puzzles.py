"""Puzzles: found in matches of bots, and proved in worlds that the seat could imagine.

A deed is what one begins with: a choice with those that belong to it (a man, then his target), up
to the dice, until the same is asked again, or until what it is a part of goes on. After it the
game's own bot plays all seats on, until the aim is reached or missed. All deeds are tried in the
same worlds, so that what they have in common cancels out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from stavka import bots
from stavka.bots.policy import deal
from stavka.bots.worlds import World
from stavka.coach.worlds import THOUGHT, Player
from stavka.kernel import Bot, Choice, Dice, Game, Match, kebab
from stavka.kernel.puzzle import Args, Puzzle, Try

DEEP = 4  # choices of a deed
TAKES_BACK = "clear"  # the verb of a choice that is no deed when it comes in the middle of one
DEEDS = 40  # that a puzzle may offer
FEW = 2  # at least
LONG = 1500  # choices after which nobody looks on
# Of a first look, closer ones, and the proof: worlds, deeds that are still looked at, and the gap
# that must lie between the best ones and the next.
ROUNDS = ((4, DEEDS, 0.25), (12, 12, 0.2), (32, 6, 0.16), (100, 5, 0.12))
PROOF = ROUNDS[-1][0]
REST = 20  # worlds in which the other deeds of a puzzle are tried
AGAIN = ((REST, DEEDS, 0.0), ROUNDS[-1])  # what was a puzzle once is looked at closer at once
TEMPTING = 0.15  # how often the next best must lead to the aim: else it is plain
LIKELY = (0.35, 1.0)  # the best deed reaches the aim as often
ALIKE = 0.08  # deeds that differ by less are equally good
MOST = 3  # deeds that may be as good as the best
TRUE = 25  # worlds in which it is asked whether what is hidden would deceive
OFF = 0.2  # that the truth may differ
COMMON = 0.4  # of the puzzles may have the same aim
GRADES = 5

Trait = tuple[str, ...]  # of a puzzle, by which one that is much like it is known


class Wanted(NamedTuple):
    """An aim with its arguments."""

    aim: str
    args: Args
    state: Callable[[Any, Any, str, Args], bool | None]


class Found(NamedTuple):
    """How often each deed has led to one aim, the best first."""

    wanted: Wanted
    ranked: list[tuple[float, tuple[str, ...]]]

    @property
    def plays(self) -> list[tuple[str, ...]]:
        return [play for _, play in self.ranked]

    @property
    def best(self) -> int:
        """How many are as good as the best."""
        return sum(self.ranked[0][0] - chance <= ALIKE for chance, _ in self.ranked)

    @property
    def next(self) -> float:
        """How often the best of the others leads to the aim; 0 if there is none."""
        return self.ranked[self.best][0] if self.best < len(self.ranked) else 0.0

    @property
    def gap(self) -> float:
        return self.ranked[0][0] - self.next

    def promises(self, gap: float, tempting: float) -> bool:
        """Whether it may be a puzzle: few deeds are best, and others tempt."""
        some = self.best <= MOST and self.best < len(self.ranked)
        return some and self.next >= tempting and self.gap >= gap


def deeds(match: Match[Any], seat: str) -> list[tuple[str, ...]]:
    """What a seat may begin with, as far as it belongs together; [] if it is too much."""
    for deep in range(DEEP, 0, -1):
        if found := _deeds(match, seat, deep):
            return found
    return []


def _deeds(match: Match[Any], seat: str, deep: int) -> list[tuple[str, ...]]:
    at = stage(match, seat)
    found: list[tuple[str, ...]] = []
    rest: list[tuple[tuple[str, ...], Match[Any]]] = [
        ((str(c),), match) for c in reversed(match.choices(seat))
    ]
    while rest and len(found) + len(rest) <= DEEDS:
        line, before = rest.pop()
        after = before.fork()
        after.play(seat, line[-1])
        same = after.run and seat in after.waiting
        if not same or over(match, after) or stage(after, seat) == at or len(line) == deep:
            found.append(line)
        else:
            more = [c for c in after.choices(seat) if c.verb != TAKES_BACK]
            rest += [((*line, str(c)), after) for c in reversed(more)]
    return [] if rest else found


def over(match: Match[Any], after: Match[Any]) -> bool:
    """Whether it is asked again what was to be asked when this question is settled."""
    return type(after.position.stack[-1]) in {type(step) for step in match.position.stack[:-1]}


def stage(match: Match[Any], seat: str) -> tuple[str, object]:
    """What is asked."""
    question = match.question(seat)
    assert question is not None
    return question.kind, question.prompt.args.get("stage")


class Trial:
    """Deeds of a seat at one moment, tried."""

    def __init__(self, match: Match[Any], seat: str, player: Player, seed: str) -> None:
        self.match, self.seat, self.player, self.seed = match, seat, player, seed

    def world(self, number: int) -> World:
        """One that the seat could imagine."""

        def imagine(_: int) -> Match[Any]:
            return self.match.imagine(self.seat, f"{self.seed}/{number}")

        return deal(imagine, number, self.seat, self.player.bot)

    def true(self, number: int) -> World:
        """What is hidden as it is, and new dice."""
        match = self.match.fork()
        match.dice = Dice(f"true {self.seed}/{number}")
        return World(match)

    def chances(
        self,
        plays: Sequence[tuple[str, ...]],
        wanted: Sequence[Wanted],
        worlds: int,
        deal: Callable[[int], World] | None = None,
    ) -> list[Found]:
        hits = [[0] * len(plays) for _ in wanted]
        for number in range(worlds):
            first = (deal or self.world)(number)
            for place, play in enumerate(plays):
                world = first.fork()
                for each, reached in enumerate(self.on(world, wanted, self.player.choose, play)):
                    hits[each][place] += reached
        return [
            Found(
                w,
                sorted(
                    ((hit / worlds, play) for hit, play in zip(row, plays, strict=True)),
                    key=lambda each: -each[0],
                ),
            )
            for w, row in zip(wanted, hits, strict=True)
        ]

    def share(self, bot: Bot, wanted: Wanted, worlds: int) -> float:
        """How often a bot in this seat reaches the aim from here."""

        def choose(match: Match[Any], seat: str) -> Choice:
            if seat != self.seat:
                return self.player.choose(match, seat)
            return bots.ask(match, seat, bot, THOUGHT)

        reached = 0
        for number in range(worlds):
            (hit,) = self.on(self.world(number), [wanted], choose)
            reached += hit
        return reached / worlds

    def on(
        self,
        world: World,
        wanted: Sequence[Wanted],
        choose: Callable[[Match[Any], str], Choice],
        play: Sequence[str] = (),
    ) -> list[bool]:
        """Play on, these choices first, until it is known which aims are reached."""
        start, found = self.match.position, [False] * len(wanted)
        left, first = dict(enumerate(wanted)), iter(play)
        for _ in range(LONG):
            now = world.match.position
            for number, each in tuple(left.items()):
                state = each.state(start, now, self.seat, each.args)
                if state is not None:
                    found[number] = state
                    del left[number]
            if not left or not world.match.waiting:
                break
            if own := next(first, ""):
                world.play(self.seat, Choice(own))
                continue
            seat = world.match.waiting[0]
            world.play(seat, choose(world.match, seat))
        return found


class Search:
    """Looks for puzzles, game after game; what it finds follows from the seed."""

    def __init__(
        self,
        game: Game[Any],
        seed: str,
        count: int,
        scenario: str | None = None,
        seats: Iterable[str] = (),
        moments: int = 40,
        longest: int = 3000,
        tempting: float = TEMPTING,
        grade: int = 1,
    ) -> None:
        self.game, self.seed, self.count = game, seed, count
        self.scenario = scenario
        self.seats = tuple(seats) or game.scenario(scenario).seats
        self.moments = moments  # of each game that are looked at
        self.longest = longest  # choices that may come before a puzzle
        self.tempting = tempting
        self.grade = grade  # at least
        self.player = Player(game)
        self.aims: Counter[str] = Counter()
        self.traits: set[Trait] = set()  # of what was found

    def puzzles(self, first: int, games: int) -> Iterator[Puzzle]:
        for number in range(first, first + games):
            if self.aims.total() >= self.count:
                return
            if puzzle := self.of_game(f"puzzle {self.seed}/{number}"):
                self.aims[puzzle.aim] += 1
                self.traits |= traits(self.game, puzzle)
                yield puzzle

    def of_game(self, seed: str) -> Puzzle | None:
        """The first moment of a game, among some, that is one."""
        found = [match.fork() for match in self.played(seed) if self.may_ask(match)]
        Dice(f"moments {seed}").shuffle(found)
        seen: Counter[str] = Counter()
        rounds: list[tuple[int, Match[Any]]] = []
        for match in found:  # in turns, what is asked often and what is asked seldom
            kind = type(match.position.stack[-1]).__name__
            rounds.append((seen[kind], match))
            seen[kind] += 1
        rounds.sort(key=lambda each: each[0])
        puzzles = (self.look(match) for _, match in rounds[: self.moments])
        return next((puzzle for puzzle in puzzles if puzzle), None)

    def may_ask(self, match: Match[Any]) -> bool:
        seat = match.waiting[0]
        asked = seat in self.seats and len(match.choices(seat)) > 1
        return asked and bool(self.wanted(match, seat))

    def played(self, seed: str) -> Iterator[Match[Any]]:
        """A game of bots, before each of its choices."""
        match = self.game.start(self.scenario, seed)
        while match.waiting and match.length < self.longest:
            yield match
            seat = match.waiting[0]
            match.play(seat, self.player.choose(match, seat))

    def again(self, puzzle: Puzzle) -> Puzzle | None:
        """What was a puzzle, measured anew; None if it is none any more."""
        match, aim = self.game.begin_puzzle(puzzle), self.game.aims.get(puzzle.aim)
        if aim is None or puzzle.seat not in match.waiting[:1]:
            return None
        if puzzle.args not in list(aim.asked(match.position, puzzle.seat)):
            return None
        return self.look(match, [Wanted(puzzle.aim, puzzle.args, aim.state)], AGAIN)

    def look(
        self,
        match: Match[Any],
        wanted: Sequence[Wanted] = (),
        rounds: Sequence[tuple[int, int, float]] = ROUNDS,
    ) -> Puzzle | None:
        """A moment, closer and closer as long as it may be a puzzle."""
        seat = match.waiting[0]
        if part(match, seat):
            return None
        if len(match.choices(seat)) > DEEDS or len(plays := deeds(match, seat)) < FEW:
            return None
        trial = Trial(match, seat, self.player, match.header.seed)
        found = trial.chances(plays, wanted or self.wanted(match, seat), rounds[0][0])
        for worlds, most, gap in rounds:
            if worlds > rounds[0][0]:
                found = trial.chances(found[0].plays[:most], [found[0].wanted], worlds)
            found = sorted(
                (f for f in found if f.promises(gap, self.tempting)), key=lambda f: -f.gap
            )
            if not found:
                return None
        (proved,) = found
        if not LIKELY[0] <= proved.ranked[0][0] <= LIKELY[1] or self.told(match, seat, proved):
            return None
        if not self.fair(trial, proved):
            return None
        return self.made(trial, proved, [play for play in plays if play not in proved.plays])

    def wanted(self, match: Match[Any], seat: str) -> list[Wanted]:
        most, when = max(1, round(COMMON * self.count)), moment(match, seat)
        return [
            Wanted(name, args, aim.state)
            for name, aim in self.game.aims.items()
            if self.aims[name] < most
            for args in aim.asked(match.position, seat)
            if (*when, name, *words(args)) not in self.traits
        ]

    def told(self, match: Match[Any], seat: str, found: Found) -> bool:
        """Whether a puzzle of the same turn has one of its best deeds: then it is told already."""
        when = moment(match, seat)
        return any((*when, *play) in self.traits for play in named(found.plays[: found.best]))

    def fair(self, trial: Trial, found: Found) -> bool:
        """Whether what is hidden does not make it quite another one."""
        both = [found.ranked[0], found.ranked[found.best]]
        (true,) = trial.chances([play for _, play in both], [found.wanted], TRUE, trial.true)
        known = {play: chance for chance, play in both}
        near = all(abs(chance - known[play]) <= OFF for chance, play in true.ranked)
        return near and true.plays[0] == both[0][1]

    def made(self, trial: Trial, found: Found, others: list[tuple[str, ...]]) -> Puzzle | None:
        match, wanted = trial.match, found.wanted
        own = list(self.game.bots)
        judge = self.game.adviser or own[-1]  # whoever is stronger thinks too long
        shares = {
            name: round(trial.share(bots.make(self.game, name, trial.seed), wanted, TRUE), 2)
            for name in ("random", *own[: own.index(judge) + 1])
        }
        if max(shares.values()) > found.ranked[0][0] + OFF:
            return None  # the best is not among what was tried
        hard = grade(shares.values(), found.ranked[0][0])
        if hard < self.grade:
            return None
        (rest,) = trial.chances(others, [wanted], REST)
        if rest.ranked and rest.ranked[0][0] > found.next + ALIKE:
            return None  # it was thrown out by bad luck
        entries = match.journal.entries
        tries = [Try(play, round(chance, 3), PROOF) for chance, play in found.ranked]
        tries += [Try(play, round(chance, 3), REST) for chance, play in rest.ranked]
        return Puzzle(
            seed=match.header.seed,
            seat=trial.seat,
            scenario=match.header.scenario,
            options=match.header.options,
            aim=wanted.aim,
            args=wanted.args,
            grade=hard,
            bots=shares,
            tries=tuple(tries),
            best=found.best,
            check=f"{entries[-1].check:08x}" if entries else "",
            before=tuple(f"{entry.seat}: {entry.choice}" for entry in entries),
        )


def traits(game: Game[Any], puzzle: Puzzle) -> set[Trait]:
    """What no other puzzle shares: in the same turn of a scenario a seat is asked for the same but
    once (be it for more or for less of it), and no deed that names anything is the best of two."""
    when = moment(game.begin_puzzle(puzzle), puzzle.seat)
    best = [each.play for each in puzzle.tries[: puzzle.best]]
    return {(*when, puzzle.aim, *words(puzzle.args)), *((*when, *play) for play in named(best))}


def named(plays: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Those that name somebody or something: to fight or to be done is another deed elsewhere."""
    return [play for play in plays if any(len(choice.split()) > 1 for choice in play)]


def moment(match: Match[Any], seat: str) -> Trait:
    return match.header.scenario, str(match.game.turn(match.position)), seat


def words(args: Args) -> list[str]:
    """What an aim is about, figures left out."""
    return [value for _, value in sorted(args.items()) if isinstance(value, str)]


def part(match: Match[Any], seat: str) -> bool:
    """Whether what is asked is a part of what the seat has just begun: what was asked then is to be
    asked again afterwards."""
    if not match.run or match.run[-1].seat != seat:
        return False
    before = match.fork()
    before.undo(seat)
    earlier = before.question(seat)
    return earlier is not None and earlier.kind in {
        kebab(type(step).__name__) for step in match.position.stack[:-1]
    }


def grade(shares: Iterable[float], best: float) -> int:
    """From 1, which bots solve as often as it can be solved, to 5."""
    eased = [min(1.0, share / best) for share in shares]
    return 1 + min(GRADES - 1, int(GRADES * (1 - sum(eased) / len(eased))))
