"""`stavka scenario new|check`: scenarios that players write themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import stavka
from stavka.cli.given import GameId, Lang, text_of, write_new
from stavka.cli.speech import console, language, say, shell_texts
from stavka.kernel.scenario_file import knowing

commands = typer.Typer(
    epilog="stavka scenario new tanks my-battle.toml",
)


@commands.command(epilog="stavka scenario new tanks my-battle.toml")
def new(
    game: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Lang = None,
) -> None:
    """Write a small scenario with explanations, ready to be edited."""
    text = knowing(stavka.game(game)).scenario_template(file.name)
    write_new(file, text)
    said = say(shell_texts(language(lang)), "edition-written")
    console().print(f"{said} {file}", soft_wrap=True)


@commands.command(epilog="stavka scenario check tanks my-battle.toml")
def check(
    game: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Lang = None,
) -> None:
    """Check a scenario file; an error names file, line and what is wrong."""
    knows = knowing(stavka.game(game))
    knows.read_scenario(text_of(file), str(file))
    console().print(f"{file}: {say(shell_texts(language(lang)), 'scenario-good')}", soft_wrap=True)
