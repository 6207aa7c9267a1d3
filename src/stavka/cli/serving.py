"""`stavka serve` and `stavka admin`: a server, and what its keeper does."""

from __future__ import annotations

import gc
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from stavka.cli import opening
from stavka.cli.given import AsJson, text_of
from stavka.cli.speech import console, language, say, shell_texts
from stavka.kernel import StavkaError, plain
from stavka.table import config as configs
from stavka.table.config import Config

if TYPE_CHECKING:  # most commands need no database, and loading what speaks to one takes a while
    from stavka.table.admin import Keeper

commands = typer.Typer()
admin = typer.Typer(no_args_is_help=True)

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
    ),
]
MatchId = Annotated[str, typer.Argument(metavar="MATCH")]


def configuration(**flags: object) -> Config:
    return configs.read(flags, os.environ)


@commands.command(epilog="stavka serve --port 8000 --database postgresql:///stavka")
def serve(
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535)] = None,
    database: Database = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, max=64)] = None,
    open: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Start the table. Everything else is set by STAVKA_... in the environment."""
    gc.disable()  # all that is loaded now stays; the server looks for garbage once it runs
    from stavka.table import serve as server

    config = configuration(host=host, port=port, database=database, workers=workers)
    if open:
        serve_and_open(config)
        return
    out = console()
    for line in server.describe(config):
        out.print(f"  {line}", highlight=False)
    server.run(config, ready=lambda: out.print(f"Stavka: {config.address}", highlight=False))


def serve_and_open(config: Config) -> None:
    """Start the table, or find the one that runs already, and open it in the browser."""
    from stavka.table import serve as server

    out, texts = console(), shell_texts(language(None))
    address = opening.address(config.host, config.port)
    listener, port = opening.listen(config.host, config.port), config.port
    if listener is None:
        if opening.is_stavka(address):
            out.print(say(texts, "serve-running"), address)
            opening.open_browser(address, opening.PATIENCE)
            return
        listener, port = opening.listen_after(config.host, config.port)
        out.print(say(texts, "serve-port-taken"), config.port)
        address = opening.address(config.host, port)

    def ready() -> None:
        out.print(say(texts, "serve-address"), address)
        out.print(say(texts, "serve-stop"))
        opening.open_browser(address)

    with suppress(KeyboardInterrupt):
        server.run(msgspec.structs.replace(config, port=port), listener, ready)


def keeper(database: str | None) -> Keeper:
    from stavka.table.admin import Keeper

    return Keeper(configuration(database=database))


@admin.command("list", epilog="stavka admin list --status running")
def list_matches(
    status: Annotated[str, typer.Option("--status")] = "",
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """All matches, the newest first."""
    rows = list(keeper(database).matches(status))
    out = console()
    if as_json:
        hidden = [{k: v for k, v in plain(row).items() if k != "seed"} for row in rows]
        out.print_json(data=hidden)
        return
    for row in rows:
        out.print(
            f"{row.id}  {row.game} {row.scenario}  {row.status}  {row.title}", highlight=False
        )


@admin.command(epilog="stavka admin show aB3xYz12Qw9k")
def show(match: MatchId, database: Database = None) -> None:
    """One match: its seats, whose turn it is, how long it is."""
    live = keeper(database).match(match)
    out = console()
    out.print(f"{live.row.id}: {live.row.game}, {live.row.scenario}, {live.row.status}")
    for seat in live.seats.values():
        turn = "  <-" if seat.seat in live.waiting else ""
        holder = seat.name or seat.bot or ""
        out.print(f"  {seat.seat}: {seat.kind} {holder}{turn}", highlight=False)
    out.print(f"  {live.choices} choices in {live.number} actions", highlight=False)


@admin.command(epilog="stavka admin export aB3xYz12Qw9k > my.journal")
def export(match: MatchId, database: Database = None) -> None:
    """Print the journal of a match."""
    print(keeper(database).export(match), end="")


@admin.command("import", epilog="stavka admin import my.journal --owner Ivan")
def read(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    owner: Annotated[str, typer.Option("--owner")],
    database: Database = None,
) -> None:
    """Put a journal in as a match."""
    row = keeper(database).read(text_of(file), owner)
    print(row.id)


@admin.command(epilog="stavka admin verify")
def verify(database: Database = None) -> None:
    """Replay every match under the rules of this program; exit 1 if one differs."""
    bad = count = 0
    out = console()
    for verdict in keeper(database).verify():
        count += 1
        if verdict.problem:
            bad += 1
            out.print(f"{verdict.match}: {verdict.problem}", highlight=False)
    out.print(f"{count - bad} of {count} matches replay exactly", highlight=False)
    raise typer.Exit(1 if bad else 0)


@admin.command(epilog="stavka admin ratings")
def ratings(database: Database = None) -> None:
    """Work all ratings out anew from the results."""
    days = keeper(database).rate()
    console().print(f"{days} days rated", highlight=False)


@admin.command(epilog="stavka admin backup stavka-2026-11-15.sqlite3")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = None,
) -> None:
    """Copy the SQLite database while the server runs."""
    if not file.parent.is_dir():
        raise StavkaError(f"{file.parent}: no such folder")
    keeper(database).back_up(file)
