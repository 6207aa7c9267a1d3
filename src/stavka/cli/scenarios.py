"""`stavka scenario new|check`: scenarios that players write themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Protocol, runtime_checkable

import typer

import stavka
from stavka.cli.given import GameId, Lang, text_of, write_new
from stavka.cli.speech import console, language, say, shell_texts
from stavka.kernel import Edition, StavkaError

commands = typer.Typer(
    help="Scenarios of your own, in games that know them.",
    epilog="Example: stavka scenario new tanks my-battle.toml",
)


@runtime_checkable
class KnowsScenarioFiles(Protocol):
    """A game whose players may write scenarios."""

    def scenario_template(self, file: str) -> str: ...
    def read_scenario(self, path: Path) -> Edition: ...


def writable(id: str) -> KnowsScenarioFiles:
    game = stavka.game(id)
    if isinstance(game, KnowsScenarioFiles):
        return game
    raise StavkaError(f"{id} knows no scenario files")


@commands.command(epilog="Example: stavka scenario new tanks my-battle.toml")
def new(
    game: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    lang: Lang = None,
) -> None:
    """Write a small scenario with explanations, ready to be edited."""
    text = writable(game).scenario_template(file.name)
    write_new(file, text)
    said = say(shell_texts(language(lang)), "edition-written")
    console().print(f"{said} {file}", soft_wrap=True)


@commands.command(epilog="Example: stavka scenario check tanks my-battle.toml")
def check(
    game: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.")],
    lang: Lang = None,
) -> None:
    """Check a scenario file; an error names file, line and what is wrong."""
    knows = writable(game)
    text_of(file)  # an unreadable file is told in one sentence
    knows.read_scenario(file)
    console().print(f"{file}: {say(shell_texts(language(lang)), 'scenario-good')}", soft_wrap=True)
