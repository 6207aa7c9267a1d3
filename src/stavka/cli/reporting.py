"""`stavka report`: a page on many games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stavka.cli.given import Lang, needs, write_new
from stavka.cli.speech import console, language, say, shell_texts

commands = typer.Typer()


@commands.command(epilog="stavka report games.jsonl --out report.html")
def report(
    file: Annotated[list[Path], typer.Argument(metavar="FILE")],
    out: Annotated[Path, typer.Option("--out")],
    lang: Lang = None,
) -> None:
    """Write a page with plots on the games of one or more files of results."""
    needs("lab", "matplotlib")
    from stavka.lab.report import picture, report

    svg = out.suffix == ".svg"
    write_new(out, picture(file[0], language(lang)) if svg else report(file))
    console().print(f"{say(shell_texts(language(lang)), 'report-written')} {out}", soft_wrap=True)
