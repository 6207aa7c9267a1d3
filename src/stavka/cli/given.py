"""Reading what the user has given: files, options, seats. Every error is one clear sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from stavka.cli.speech import language, shell_texts
from stavka.kernel import BadJournal, Event, Game, Journal, Match, StavkaError

Lang = Annotated[
    str | None,
    typer.Option("--lang"),
]
AsJson = Annotated[bool, typer.Option("--json")]
GameId = Annotated[str, typer.Argument(metavar="GAME")]
ScenarioId = Annotated[str | None, typer.Option("--scenario")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE"),
]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256)]
Where = Annotated[Literal["local", "ray"], typer.Option("--on")]
Address = Annotated[str | None, typer.Option("--address")]


def pairs(given: Iterable[str], what: str) -> dict[str, str]:
    """`name=value` texts as a dictionary."""
    out = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise StavkaError(f"{what} {text!r}: write it as name=value")
        if name in out:
            raise StavkaError(f"{what} {name!r} is given twice")
        out[name] = value
    return out


def bots_of(seats: tuple[str, ...], given: Mapping[str, str]) -> dict[str, str]:
    """Bot names by seat; a seat that does not exist is an error."""
    for seat in given:
        if seat not in seats:
            raise StavkaError(f"no seat {seat!r}; the seats are {', '.join(seats)}")
    return dict(given)


def needs(extra: str, *modules: str) -> None:
    """What a command needs beside Stavka itself: an error says how to get it."""
    if any(find_spec(module) is None for module in modules):
        raise StavkaError(f"this needs more packages: pip install 'stavka[{extra}]'")


def text_of(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise StavkaError(f"{path}: not a text file") from None
    except OSError as problem:
        raise StavkaError(f"{path}: cannot be read: {problem.strerror}") from None


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with path.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise StavkaError(f"{path}: exists already and is not overwritten") from None


def journal_of(path: Path) -> Journal:
    try:
        return Journal.parse(text_of(path))
    except BadJournal as problem:
        raise StavkaError(f"{path}: {in_words(problem)}") from None


def in_words(problem: StavkaError, lang: str | None = None) -> str:
    """What is wrong, in the reader's language if there are words for it."""
    chosen = language(lang)
    if not isinstance(problem, BadJournal) or chosen == "en":
        return str(problem)
    said = shell_texts(chosen).say(problem.said)
    return said[:1].lower() + said[1:]


def replayed(journal: Journal, upto: int | None = None) -> tuple[Match[Any], list[list[Event]]]:
    """The match after some choices, and what happened at the opening and at each of them."""
    match = journal.replay(0)
    told = [match.opening]
    for number, entry in enumerate(journal.entries[:upto], 1):
        try:
            told.append(match.play(entry.seat, entry.choice))
        except StavkaError as problem:
            raise StavkaError(f"choice {number}: {problem}") from None
    return match, told


def started(
    game: Game[Any],
    scenario: str | None,
    seed: int,
    options: Iterable[str],
    edition: Path | None = None,
) -> Match[Any]:
    """A new match from what stands on the command line."""
    return game.start(scenario, seed, pairs(options, "option"), edition)
