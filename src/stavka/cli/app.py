"""The commands together, and the one place where errors become a sentence and an exit code."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from stavka import __version__
from stavka.cli import (
    analysing,
    calibrating,
    catalogue,
    editions,
    journals,
    ledgers,
    numbers,
    play,
    puzzling,
    reporting,
    scenarios,
    serving,
    usage,
)
from stavka.cli.given import Lang
from stavka.cli.speech import ask_for
from stavka.kernel import StavkaError

WRONG = 2  # the exit code of every error
INTERRUPTED = 130


class Commands(TyperGroup):
    """Runs a command; whatever goes wrong is one sentence on stderr."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        _never_fail_on_characters()
        ask_for(usage.language_in(sys.argv[1:] if args is None else args))
        usage.prepare(self)
        try:
            code = super().main(
                args, prog_name, complete_var, False, windows_expand_args, **extra
            )  # fmt: skip
            sys.stdout.flush()
        except typer.TyperException as problem:
            code = _fail(_with_hint(problem))
        except StavkaError as problem:
            code = _fail(str(problem))
        except typer.Abort:
            code = _fail("interrupted: there is nothing more to read")
        except BrokenPipeError:
            # Nobody reads on. What is still unwritten must not be tried again at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 1
        except OSError as problem:
            where = f"{problem.filename}: " if problem.filename else ""
            code = _fail(f"{where}{problem.strerror or problem}")
        finally:
            ask_for(None)
        sys.exit(code if isinstance(code, int) else 0)


def _fail(sentence: str) -> int:
    print(f"stavka: {' '.join(sentence.split())}", file=sys.stderr)
    return WRONG


def _with_hint(problem: typer.TyperException) -> str:
    context = getattr(problem, "ctx", None)
    hint = f" (see '{context.command_path} --help')" if context else ""
    return f"{problem.format_message().rstrip('.')}{hint}"


def _never_fail_on_characters() -> None:
    """A terminal that lacks a letter, or sends bytes that are none, gets a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


app = typer.Typer(
    cls=Commands,
    name="stavka",
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"stavka {__version__}")
        raise typer.Exit


@app.callback(
    invoke_without_command=True,
    epilog="stavka play pavlov --lang ru",
)
def stavka(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    lang: Lang = None,
) -> None:
    """A table for Eastern Front board wargames that knows all the rules."""
    if context.invoked_subcommand is None:
        print(context.get_help())


for group in (
    catalogue, play, journals, analysing, numbers, calibrating, reporting, ledgers, serving,
):  # fmt: skip
    app.add_typer(group.commands)
app.add_typer(editions.commands, name="edition")
app.add_typer(scenarios.commands, name="scenario")
app.add_typer(puzzling.commands, name="puzzles")
app.add_typer(serving.admin, name="admin")


def main() -> None:
    """What the `stavka` script runs."""
    app()
