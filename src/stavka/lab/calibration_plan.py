"""What `stavka calibrate` is told: which figures may move, what is played, what is wanted.

A TOML file; docs/calibration/README.md shows one with every field explained.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

import stavka
from stavka.kernel import BadEdition, Edition, Game, StavkaError
from stavka.kernel.edition import line_of
from stavka.lab import simulate
from stavka.lab.measures import Measure, measure

MOST_LEVELS = 1000
Figures = dict[str, Any]  # "table.entry.field" -> value


class _Play(msgspec.Struct, forbid_unknown_fields=True):
    bots: str | dict[str, str]
    scenario: str | None = None
    options: dict[str, Any] = {}


class _Wanted(msgspec.Struct, forbid_unknown_fields=True):
    play: str
    measure: str
    target: float = msgspec.field(name="is")
    within: Annotated[float, Meta(gt=0)]
    weight: Annotated[float, Meta(gt=0)] = 1.0


class _Move(msgspec.Struct, forbid_unknown_fields=True):
    figures: list[str] = []
    low: int | float | None = None
    high: int | float | None = None
    step: Annotated[int, Meta(gt=0)] | Annotated[float, Meta(gt=0)] = 1
    levels: list[Figures] = []


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    play: Annotated[dict[str, _Play], Meta(min_length=1)]
    wanted: Annotated[list[_Wanted], Meta(min_length=1)]
    moves: Annotated[dict[str, _Move], Meta(min_length=1)]
    start: Figures = {}
    seed: int = 1
    games: Annotated[int, Meta(ge=1, le=1_000_000)] = 200
    batch: Annotated[int, Meta(ge=1)] = 20
    confidence: Annotated[float, Meta(gt=0, lt=1)] = 0.95
    gain: Annotated[float, Meta(ge=0, lt=1)] = 0.05
    rounds: Annotated[int, Meta(ge=1)] = 3
    likely: bool = False


class Wanted(msgspec.Struct, frozen=True):
    """A measure of one kind of play, where it should be, and how far off is good enough."""

    play: str
    path: str
    measure: Measure
    target: float
    within: float
    weight: float

    @property
    def name(self) -> str:
        return f"{self.play} {self.path}"


class Move(msgspec.Struct, frozen=True):
    """Figures that move together, from level to level; where it begins they are as they are."""

    name: str
    levels: tuple[Figures, ...]
    start: int


class Calibration(msgspec.Struct, frozen=True):
    """A plan that can be carried out."""

    game: str
    edition: str  # the hash of the figures that it changes
    plays: dict[str, simulate.Plan]
    wanted: tuple[Wanted, ...]
    moves: tuple[Move, ...]
    start: Figures
    games: int  # of each kind of play
    batch: int
    confidence: float
    gain: float  # share of the best distance by which a step must be nearer
    rounds: int

    def figures(self, levels: tuple[int, ...]) -> Figures:
        """All that differs from the game's own figures at these levels of the moves."""
        found = dict(self.start)
        for move, level in zip(self.moves, levels, strict=True):
            found |= move.levels[level]
        own = stavka.game(self.game).edition
        return {path: value for path, value in found.items() if value != figure(own, path)}


def read(path: Path) -> Calibration:
    """The plan in a file; whatever is wrong with it is told with file, line and name."""
    try:
        text = path.read_text(encoding="utf-8")
        told = msgspec.convert(tomllib.loads(text), _File)
    except (OSError, UnicodeDecodeError) as problem:
        raise StavkaError(f"{path}: cannot be read ({problem})") from None
    except tomllib.TOMLDecodeError as problem:
        raise StavkaError(f"{path}: not a TOML file: {problem}") from None
    except msgspec.ValidationError as problem:
        what, _, at = str(problem).partition(" - at `$.")
        where = f"{at.rstrip('`')}: " if at else ""
        raise StavkaError(f"{path}: {where}{what}") from None
    try:
        return _checked(told)
    except _BadMove as problem:
        table, _, entry = problem.at.partition(".")
        raise StavkaError(f"{path}: line {line_of(text, table, entry)}: {problem}") from None
    except StavkaError as problem:
        raise StavkaError(f"{path}: {problem}") from None


class _BadMove(StavkaError):
    def __init__(self, at: str, problem: str) -> None:
        super().__init__(f"{at}: {problem}")
        self.at = at


def _checked(told: _File) -> Calibration:
    game = stavka.game(told.game)
    plays = {name: _play(game, told, play) for name, play in told.play.items()}
    for path in told.start:
        _may_move("start", game, path, told.likely)
    begun = _changed("start", game, told.start)
    moves: list[Move] = []
    moved: dict[str, str] = {}
    for name, move in told.moves.items():
        at = f"moves.{name}"
        for path in (*move.figures, *(p for level in move.levels for p in level)):
            _may_move(at, game, path, told.likely)
            if moved.setdefault(path, name) != name:
                raise _BadMove(at, f"{path} is moved by {moved[path]} already")
        moves.append(_levels(at, name, move, begun))
        for level in moves[-1].levels:
            _changed(at, game, told.start | level)
    wanted = tuple(_wanted(game, plays, one) for one in told.wanted)
    if len({one.name for one in wanted}) < len(wanted):
        raise StavkaError("wanted: a measure is wanted twice")
    return Calibration(
        game=game.id,
        edition=game.edition.hash,
        plays=plays,
        wanted=wanted,
        moves=tuple(moves),
        start=told.start,
        games=told.games,
        batch=told.batch,
        confidence=told.confidence,
        gain=told.gain,
        rounds=told.rounds,
    )


def _play(game: Game[Any], told: _File, play: _Play) -> simulate.Plan:
    seats = game.scenario(play.scenario).seats
    bots = dict.fromkeys(seats, play.bots) if isinstance(play.bots, str) else play.bots
    if set(bots) != set(seats):
        raise StavkaError(f"play: a bot for each of the seats {', '.join(seats)}, and no other")
    return simulate.plan(game.id, play.scenario, play.options, bots, told.games, told.seed)


def _wanted(game: Game[Any], plays: Mapping[str, simulate.Plan], told: _Wanted) -> Wanted:
    if told.play not in plays:
        raise StavkaError(f"wanted: nothing is played as {told.play!r}; only {', '.join(plays)}")
    found = measure(game, plays[told.play].scenario, told.measure)
    return Wanted(told.play, told.measure, found, told.target, told.within, told.weight)


def figure(edition: Edition, path: str) -> Any:
    """A figure of an edition by its path, or None."""
    table, entry, field = (*path.split(".", 2), "", "")[:3]
    return edition.figures.get(table, {}).get(entry, {}).get(field)


def _may_move(at: str, game: Game[Any], path: str, likely: bool) -> None:
    origin = game.edition.origins.get(path)
    if origin is None:
        raise _BadMove(at, f"no figure {path!r}; 'stavka edition show {game.id}' lists them")
    if origin == "printed":
        raise _BadMove(at, f"{path} is printed, and what is printed never moves")
    if origin == "likely" and not likely:
        raise _BadMove(at, f"{path} is likely; with likely = true such figures may move, too")


def _changed(at: str, game: Game[Any], figures: Figures) -> Edition:
    """The game's edition with some figures changed, if a game can be played with it."""
    try:
        return playable(game, figures)
    except BadEdition as problem:
        raise _BadMove(at, str(problem).removeprefix("plan: ")) from None


def playable(game: Game[Any], figures: Figures) -> Edition:
    """An edition with these figures; refused if it makes no game."""
    edition = game.edition.override(figures, game.components, "plan")
    game.unpack(edition)
    return edition


def _levels(at: str, name: str, move: _Move, begun: Edition) -> Move:
    if bool(move.levels) == bool(move.figures):
        raise _BadMove(at, "either figures with low and high, or levels")
    if move.levels:
        if move.low is not None or move.high is not None:
            raise _BadMove(at, "levels have no low and high")
        paths = dict.fromkeys(path for level in move.levels for path in level)
        # What a level does not name is as it was in the beginning.
        first = {path: figure(begun, path) for path in paths}
        return Move(name, tuple(first | level for level in ({}, *move.levels)), 0)
    if move.low is None or move.high is None or move.low >= move.high:
        raise _BadMove(at, "low and high must be given, and low below high")
    first = {path: figure(begun, path) for path in move.figures}
    for path, value in first.items():
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise _BadMove(at, f"{path} is {value!r}, no number: write its levels")
        if not move.low <= value <= move.high:
            raise _BadMove(at, f"{path} is {value}, not from {move.low} to {move.high}")
    down = int(max((value - move.low) // move.step for value in first.values()))
    up = int(max((move.high - value) // move.step for value in first.values()))
    if not 1 <= down + up < MOST_LEVELS:
        raise _BadMove(at, f"{down + up} steps from {move.low} to {move.high}")
    steps = [n * move.step for n in range(-down, up + 1)]
    levels = [{p: min(max(v + by, move.low), move.high) for p, v in first.items()} for by in steps]
    return Move(name, tuple(levels), down)
