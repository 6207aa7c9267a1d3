"""Finding figures with which many games go as they should.

The search is simple: one move after the other goes a step up or down, on as long as it gets
better, until all that is wanted is met or a whole round has brought nothing. Every try plays the
same seeds. It is looked at after each batch of games, and given up as soon as even the best that
its intervals allow is worse than the best try; a try that stays plays all games.

Every try is a line of a file. Whoever is interrupted starts again with the same file: what is
there is not played again, and the result is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from typing import Literal

import msgspec

import stavka
from stavka.kernel import BadEdition, StavkaError
from stavka.kernel.version import ENGINE
from stavka.lab.calibration_plan import Calibration, Figures, Wanted, playable
from stavka.lab.measures import Estimate
from stavka.lab.running import Each
from stavka.lab.simulate import Plan, Progress, Result, play_one

Verdict = Literal["best", "worse", "given-up", "impossible"]
Levels = tuple[int, ...]  # one for each move
NEAR = 1e-9  # rounding


class Try(msgspec.Struct, frozen=True):
    """One set of figures and what the games said of it."""

    number: int
    levels: dict[str, int]  # steps of each move away from the start, if any
    figures: Figures
    games: int  # of each kind of play
    found: dict[str, Estimate]  # wanted -> what was found
    distance: float | None  # 1: as far off as is good enough; None: nobody can say
    verdict: Verdict
    met: bool = False  # everything that is wanted
    problem: str = ""  # why it is impossible


class Head(msgspec.Struct, frozen=True):
    """The first line of a file of tries: whose they are."""

    game: str
    engine: str
    plan: str  # the hash of all that decides how the search goes


def run(
    plan: Calibration, file: Path, each: Each = map, progress: Progress = lambda: None
) -> Iterator[tuple[Try, Search]]:
    """Each try as it is done, also those that the file already has; they are written to it."""
    known = _open(plan, file)
    with file.open("ab") as out:
        search = Search(plan, known, each, progress)
        for one in search.tries():
            if one.number > len(known):
                out.write(msgspec.json.encode(one) + b"\n")
                out.flush()
            yield one, search


def _open(plan: Calibration, file: Path) -> list[Try]:
    """The tries that a file has; a new file is begun, half a line at the end is taken away."""
    head = Head(plan.game, ENGINE, _hash(plan))
    if not file.exists():
        file.write_bytes(msgspec.json.encode(head) + b"\n")
        return []
    data = file.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    first, *rest = whole.splitlines() or [b""]
    try:
        same = msgspec.json.decode(first, type=Head) == head
        tries = [msgspec.json.decode(line, type=Try) for line in rest]
    except (msgspec.DecodeError, msgspec.ValidationError) as problem:
        raise StavkaError(f"{file}: holds no tries ({problem})") from None
    if not same:
        raise StavkaError(
            f"{file}: holds tries of another plan, or with other figures or another program; "
            "name another file with --tries, or take it away"
        )
    if len(whole) < len(data):
        file.write_bytes(whole)
    return tries


def _hash(plan: Calibration) -> str:
    return blake2b(msgspec.json.encode(plan, order="deterministic"), digest_size=8).hexdigest()


class Search:
    """The walk from the start to the best figures."""

    def __init__(
        self, plan: Calibration, known: Sequence[Try], each: Each, progress: Progress
    ) -> None:
        self.plan = plan
        self.known = known
        self.each = each
        self.progress = progress
        self.seen: dict[Levels, Try] = {}
        self.best: Try | None = None
        self.left = 1  # tries in this round, at most, as far as can be seen

    def tries(self) -> Iterator[Try]:
        """Try after try, each level once; the best of them is `best`."""
        moves = self.plan.moves
        at = tuple(move.start for move in moves)
        yield self._attempt(at)
        for _ in range(self.plan.rounds):
            before = at
            for n, move in enumerate(moves):
                for way in (1, -1):
                    self.left = 2 * (len(moves) - n) - (way < 0)
                    came = at
                    while self.best and not self.best.met:
                        there = (*at[:n], at[n] + way, *at[n + 1 :])
                        if not 0 <= there[n] < len(move.levels) or there in self.seen:
                            break
                        one = self._attempt(there)
                        yield one
                        if one.verdict != "best":
                            break
                        at = there
                    if at != came:
                        break  # back is where it came from
            if at == before or (self.best and self.best.met):
                return

    def _attempt(self, levels: Levels) -> Try:
        number = len(self.seen) + 1
        moves = zip(self.plan.moves, levels, strict=True)
        steps = {move.name: at - move.start for move, at in moves if at != move.start}
        figures = self.plan.figures(levels)
        if number <= len(self.known):
            one = self.known[number - 1]
            if (one.number, one.levels, one.figures) != (number, steps, figures):
                raise StavkaError(f"try {number} of the file is not the one that comes here")
        else:
            one = self._play(number, steps, figures)
        self.seen[levels] = one
        if one.verdict == "best":
            self.best = one
        return one

    def _play(self, number: int, steps: dict[str, int], figures: Figures) -> Try:
        plan = self.plan
        told = partial(Try, number, steps, figures)
        try:
            playable(stavka.game(plan.game), figures)
        except BadEdition as problem:
            return told(0, {}, None, "impossible", problem=str(problem).removeprefix("plan: "))
        results: dict[str, list[Result]] = {name: [] for name in plan.plays}
        most = plan.games
        for done in range(0, most, plan.batch):
            upto = min(done + plan.batch, most)
            self._batch(results, figures, range(done, upto))
            found = {
                w.name: estimate
                for w in plan.wanted
                if (estimate := w.measure.estimate(results[w.play], plan.confidence))
            }
            if upto < most and self._hopeless(found):
                return told(upto, found, distance(plan.wanted, found, _value), "given-up")
        far = distance(plan.wanted, found, _value)
        if self.best and not self._nearer(far):
            return told(most, found, far, "worse")
        return told(most, found, far, "best", met=_met(plan.wanted, found))

    def _batch(self, results: dict[str, list[Result]], figures: Figures, numbers: range) -> None:
        """The games of these numbers, of every kind of play."""
        plays = self.plan.plays.items()
        plans = {name: msgspec.structs.replace(play, figures=figures) for name, play in plays}
        games = [(name, plan, number) for name, plan in plans.items() for number in numbers]
        for name, result in self.each(_play_named, games):
            results[name].append(result)
            self.progress()

    def _hopeless(self, found: dict[str, Estimate]) -> bool:
        """Even where the intervals are kindest it is no nearer than the best."""
        if self.best is None or self.best.distance is None:
            return False
        kindest = distance(self.plan.wanted, found, _kindest, missing=0.0)
        return not self._nearer(kindest)

    def _nearer(self, far: float | None) -> bool:
        """Than the best, and by enough not to be a whim of the dice."""
        if self.best is None or self.best.distance is None:
            return far is not None
        return far is not None and far < (1 - self.plan.gain) * self.best.distance


def _play_named(game: tuple[str, Plan, int]) -> tuple[str, Result]:
    name, plan, number = game
    return name, play_one(plan, number)


def _value(estimate: Estimate, target: float) -> float:
    return estimate.value


def _kindest(estimate: Estimate, target: float) -> float:
    return min(max(target, estimate.low), estimate.high)


def distance(
    wanted: Sequence[Wanted],
    found: dict[str, Estimate],
    taken: Callable[[Estimate, float], float],
    missing: float | None = None,
) -> float | None:
    """How far off everything is together, where 1 is just good enough."""
    total = 0.0
    for w in wanted:
        estimate = found.get(w.name)
        if estimate is None:
            if missing is None:
                return None
            continue
        off = (taken(estimate, w.target) - w.target) / w.within
        total += w.weight * off * off
    return sqrt(total / sum(w.weight for w in wanted))


def _met(wanted: Sequence[Wanted], found: dict[str, Estimate]) -> bool:
    return all(
        w.name in found and abs(found[w.name].value - w.target) <= w.within + NEAR for w in wanted
    )


def edition_text(plan: Calibration, best: Try) -> str:
    """The best figures as a file that `stavka edition` and `--edition` read."""
    lines = [f"# {best.games} games each:"]
    lines += [f"# {w}: {e.value:.4g} ({e.low:.4g} to {e.high:.4g})" for w, e in best.found.items()]
    lines += ["", f'game = "{plan.game}"', 'origin = "reconstructed"']
    entries: dict[str, Figures] = {}
    for path, value in best.figures.items():
        entry, _, field = path.rpartition(".")
        entries.setdefault(entry, {})[field] = value
    for entry, fields in entries.items():
        lines += ["", f"[{entry}]"]
        lines += [f"{field} = {msgspec.json.encode(v).decode()}" for field, v in fields.items()]
    return "\n".join(lines) + "\n"
