"""`stavka ledger`: which rule statements are proved by a test."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import stavka
from stavka import ledger as tool
from stavka.cli.given import AsJson
from stavka.cli.speech import console
from stavka.kernel import StavkaError, plain

commands = typer.Typer()

SOURCE = Path(stavka.__file__).parents[2] / "tests"


@commands.command(epilog="stavka ledger pavlov --json")
def ledger(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    as_json: AsJson = False,
    tests: Annotated[Path, typer.Option("--tests")] = SOURCE,
) -> None:
    """Print how many rule statements the tests prove, by kind, and which they do not."""
    if not tests.is_dir():
        raise StavkaError(f"{tests}: no such folder; give the folder with the tests by --tests")
    reports = tool.report(tests, game)
    out = console()
    if as_json:
        out.print_json(data=plain(reports))
    else:
        tool.show(reports, out)
