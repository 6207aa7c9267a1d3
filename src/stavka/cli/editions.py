"""`stavka edition new|check|show`: the component figures, and an owner's changes to them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import stavka
from stavka.cli.given import AsJson, GameId, Lang, text_of, write_new
from stavka.cli.speech import console, language, say, shell_texts
from stavka.kernel import Edition, Game, Message, StavkaError, Texts
from stavka.kernel.edition import ORIGINS, grows

commands = typer.Typer(
    epilog="stavka edition new pavlov my-box.toml",
)

HEAD = """\
# Figures of {title}, for the owner of a box whose figures differ.
#
# Each line below is one figure with its value and origin: printed (in a rulebook or on a
# component), likely, or reconstructed. To change one, take the '#' off its line and write your
# value. Lines that stay commented out keep the game's figure.
#
#   stavka edition check {file}
#   stavka play {game} --edition {file}

game = "{game}"
"""
MORE = """
# To {table} you can add what your box has besides: a heading of its own and every field, like any
# of these.
"""


@commands.command(epilog="stavka edition new pavlov my-box.toml")
def new(
    game: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Lang = None,
) -> None:
    """Write a file with every figure of a game, ready to be edited."""
    text = template(stavka.game(game), file)
    write_new(file, text)
    said = say(shell_texts(language(lang)), "edition-written")
    console().print(f"{said} {file}", soft_wrap=True)


def template(game: Game[Any], file: Path) -> str:
    """Every figure as a comment, under live headings: uncommenting a line is enough."""
    edition = game.edition
    title = game.texts("en").say(Message(game.title))
    parts = [HEAD.format(title=title, game=game.id, file=file.name)]
    for table, entries in edition.figures.items():
        if grows(game.components[table]):
            parts.append(MORE.format(table=table))
        for entry, fields in entries.items():
            parts.append(f"\n[{table}.{entry}]\n")
            for field, value in fields.items():
                origin = edition.origins[f"{table}.{entry}.{field}"]
                parts.append(f"# {field} = {written(value)}  # {origin}\n")
    return "".join(parts)


def written(value: object) -> str:
    """A figure as TOML, which for numbers, words and lists is also JSON."""
    return json.dumps(value, ensure_ascii=False)


@commands.command(epilog="stavka edition check my-box.toml")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    game: Annotated[str | None, typer.Option("--game")] = None,
    lang: Lang = None,
) -> None:
    """Check an edition file; an error names file, line and field."""
    edition = edition_of(file, game)
    sentence = say(shell_texts(language(lang)), "edition-good", count=len(edition.overrides))
    console().print(f"{file}: {sentence}", soft_wrap=True)


def edition_of(file: Path, game: str | None) -> Edition:
    """A game's figures with a file applied; without a game the file must name it."""
    found = re.search(r'^[ \t]*game[ \t]*=[ \t]*"([^"]*)"', text_of(file), re.MULTILINE)
    if not game and not found:
        raise StavkaError(f'{file}: does not say its game: write game = "..." or give --game')
    return stavka.game(game or (found[1] if found else "")).read_edition(file)


@commands.command(epilog="stavka edition show pavlov --origin reconstructed")
def show(
    game: GameId,
    file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None,
    origin: Annotated[str | None, typer.Option("--origin")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the figures of a game with their origin; changed ones are marked."""
    title = stavka.game(game)
    edition = edition_of(file, game) if file else title.edition
    if origin is not None and origin not in ORIGINS:
        raise StavkaError(f"no origin {origin!r}; there are {', '.join(ORIGINS)}")
    wanted = [row for row in rows(edition) if origin in (None, row["origin"])]
    out = console()
    if as_json:
        out.print_json(data={"game": title.id, "hash": edition.hash, "figures": wanted})
    else:
        texts = shell_texts(language(lang))
        out.print(figures(wanted, texts))
        for one in ORIGINS:
            out.print(texts.say(Message(f"origin-{one}")), style="dim")


def rows(edition: Edition) -> list[dict[str, Any]]:
    """Every figure of an edition."""
    return [
        {
            "figure": (path := f"{table}.{entry}.{field}"),
            "value": value,
            "origin": edition.origins[path],
            "changed": path in edition.overrides,
        }
        for table, entries in edition.figures.items()
        for entry, fields in entries.items()
        for field, value in fields.items()
    ]


def figures(wanted: list[dict[str, Any]], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    for head in ("figure", "value", "origin"):
        table.add_column(say(texts, head), overflow="fold")
    table.add_column("")
    for row in wanted:
        changed = say(texts, "changed") if row["changed"] else ""
        table.add_row(row["figure"], written(row["value"]), row["origin"], changed)
    return table
