"""`stavka replay` and `stavka verify`: journals of matches."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stavka.cli.given import Lang, in_words, journal_of, replayed
from stavka.cli.speech import console, language, say, shell_texts
from stavka.kernel import StavkaError, heard

commands = typer.Typer()

JournalFile = Annotated[Path, typer.Argument(metavar="FILE")]
DIFFERS = 1


@commands.command(epilog="stavka replay game.journal --upto 40 --board")
def replay(
    file: JournalFile,
    lang: Lang = None,
    upto: Annotated[int | None, typer.Option("--upto", min=0)] = None,
    board: Annotated[bool, typer.Option("--board")] = False,
) -> None:
    """Play a journal again and print what happened, as a spectator sees it."""
    journal = journal_of(file)
    if upto is not None and upto > len(journal.entries):
        raise StavkaError(f"{file}: there are only {len(journal.entries)} choices, not {upto}")
    try:
        match, told = replayed(journal, upto)
    except StavkaError as problem:
        raise StavkaError(f"{file}: {in_words(problem)}") from None
    game = match.game
    texts = game.texts(language(lang), edition=game.edition_of(match.header))
    out = console()
    for number, events in enumerate(told):
        for event in heard(events, None):
            out.print(f"{number:>4}  {texts.say(event.message)}")
    if board:
        out.print(game.sketch(match.view(None), texts), soft_wrap=True)
    whole = match.length == len(journal.entries)
    if end := journal.end(match) if whole else None:
        out.print(texts.say(end.reason), style="bold")
    else:
        out.print(say(texts, "after", count=match.length))


@commands.command(epilog="stavka verify game.journal")
def verify(file: JournalFile, lang: Lang = None) -> None:
    """Check a journal: the same choices must bring the same dice and positions.

    Exit code 0 if they do, 1 if a line differs (it is named), 2 if it cannot be read.
    """
    journal = journal_of(file)
    try:
        divergence = journal.verify()
    except StavkaError as problem:
        raise StavkaError(f"{file}: {in_words(problem)}") from None
    out = console()
    if divergence:
        out.print(f"{file}: {in_words(divergence.problem, lang)}", soft_wrap=True)
        raise typer.Exit(DIFFERS)
    match = journal.replay()
    end = journal.end(match)
    texts = shell_texts(language(lang))
    said = say(texts, "verified" if end else "verified-open", count=len(journal.entries))
    out.print(f"{file}: {said}", soft_wrap=True)
    if end and journal.resigned:
        game = match.game.texts(language(lang), edition=match.game.edition_of(match.header))
        out.print(game.say(end.reason))
