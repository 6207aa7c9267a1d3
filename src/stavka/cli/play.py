"""`stavka play`: start or resume a game at the terminal."""

from __future__ import annotations

import re
import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

import stavka
from stavka import bots as all_bots
from stavka.cli.given import (
    Lang,
    Options,
    ScenarioId,
    bots_of,
    journal_of,
    pairs,
    replayed,
    started,
    text_of,
)
from stavka.cli.screen import Happening
from stavka.cli.sitting import BOT_LINE, Sitting
from stavka.cli.speech import console, language
from stavka.kernel import Match, StavkaError

commands = typer.Typer()

SEEDS = 10**9


@commands.command(epilog="stavka play pavlov --scenario competitive --bot wehrmacht=veteran")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    scenario: ScenarioId = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    lang: Lang = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="SEAT=NAME"),
    ] = None,
    edition: Annotated[Path | None, typer.Option("--edition")] = None,
    journal: Annotated[Path | None, typer.Option("--journal")] = None,
    resume: Annotated[Path | None, typer.Option("--resume")] = None,
) -> None:
    """Play a game in the terminal, alone, against bots or with others at one screen.

    The journal is written after every choice, so nothing is ever lost.
    """
    chosen = language(lang)
    given = pairs(bot or (), "bot")
    if resume:
        if scenario or option or edition or journal or seed is not None:
            raise StavkaError(
                "a resumed game keeps its own seed, scenario, options, edition and journal"
            )
        match, told = resumed(resume, game)
        given = {**bots_in(resume), **given}
        path = resume
    else:
        if game is None:
            raise StavkaError(f"which game? There are {', '.join(stavka.games())}")
        title = stavka.game(game)
        number = secrets.randbelow(SEEDS) if seed is None else seed
        match = started(title, scenario, number, option or (), edition)
        told = [Happening("", "", None, tuple(match.opening))]
        path = journal or unused_path(title.id)
        if path.exists():
            raise StavkaError(f"{path}: exists already; go on with it by --resume {path}")
    names = bots_of(match.seats, given)
    players = {
        seat: (name, all_bots.make(match.game, name, secrets.randbelow(SEEDS)))
        for seat, name in names.items()
    }
    sitting = Sitting(match, told, players, path, chosen, console(), sys.stdin)
    sitting.save()
    sitting.run()


def resumed(path: Path, game: str | None) -> tuple[Match[Any], list[Happening]]:
    """The match of a journal, if the journal is sound."""
    journal = journal_of(path)
    if game and game != journal.header.game:
        raise StavkaError(f"{path}: is of the game {journal.header.game!r}, not {game!r}")
    try:
        if divergence := journal.verify():
            raise StavkaError(str(divergence))
        match, told = replayed(journal)
    except StavkaError as problem:
        raise StavkaError(f"{path}: {problem}") from None
    opening = Happening("", "", None, tuple(told[0]))
    later = [
        Happening(entry.seat, entry.choice, None, tuple(events))
        for entry, events in zip(journal.entries, told[1:], strict=True)
    ]
    return match, [opening, *later]


def bots_in(path: Path) -> dict[str, str]:
    """The bots that sat at the table when the journal was written."""
    lines = re.findall(rf"^{BOT_LINE}([^\s=]+=\S+)$", text_of(path), re.MULTILINE)
    return pairs(lines, "bot")


def unused_path(game: str) -> Path:
    """A new journal in the user's own folder."""
    folder = Path(typer.get_app_dir("stavka")) / "journals"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.journal"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.journal"
        number += 1
    return path
