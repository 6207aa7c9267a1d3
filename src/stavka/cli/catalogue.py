"""`stavka games`: what can be played, and how."""

from __future__ import annotations

from typing import Any

import typer
from rich.table import Table

import stavka
from stavka import bots
from stavka.cli.given import AsJson, Lang
from stavka.cli.speech import console, language, say, seat_name
from stavka.kernel import Game, Message, Option, Texts

commands = typer.Typer()


@commands.command(epilog="stavka games --lang ru")
def games(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the games with their scenarios, seats and options."""
    chosen = language(lang)
    found = [(game, game.texts(chosen)) for game in stavka.games().values()]
    out = console()
    if as_json:
        out.print_json(data=[entry(game, texts) for game, texts in found])
        return
    for game, texts in found:
        out.print(f"{game.id}: {title(texts, game.title)}", style="bold")
        out.print(scenarios(game, texts))
        out.print()
        out.print(options(game, texts))
        out.print()
        out.print(f"--bot: {', '.join(bots.names(game))}")


def title(texts: Texts, id: str) -> str:
    return texts.say(Message(id))


def entry(game: Game[Any], texts: Texts) -> dict[str, Any]:
    """One game for a program to read."""
    return {
        "id": game.id,
        "title": title(texts, game.title),
        "max_choices": game.max_choices,
        "bots": bots.names(game),
        "scenarios": [
            {
                "id": scenario.id,
                "title": title(texts, scenario.title),
                "seats": scenario.seats,
                "options": [
                    {"id": o.id, "title": title(texts, f"option-{o.id}"), **o.schema()}
                    for o in scenario.options
                ],
            }
            for scenario in game.scenarios
        ],
    }


def scenarios(game: Game[Any], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    table.add_column("--scenario", no_wrap=True)
    table.add_column(say(texts, "scenario"))
    table.add_column(say(texts, "seats"))
    for scenario in game.scenarios:
        seats = ", ".join(f"{seat} ({seat_name(texts, seat)})" for seat in scenario.seats)
        table.add_row(scenario.id, title(texts, scenario.title), seats)
    return table


def options(game: Game[Any], texts: Texts) -> Table:
    """Every option once; if not all scenarios know it, with those that do."""
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    table.add_column("--option", no_wrap=True)
    table.add_column(say(texts, "options"))
    table.add_column(say(texts, "knowing"))
    for option in dict.fromkeys(o for scenario in game.scenarios for o in scenario.options):
        meaning = title(texts, f"option-{option.id}")
        knowing = [s.id for s in game.scenarios if option in s.options]
        where = "" if len(knowing) == len(game.scenarios) else ", ".join(knowing)
        table.add_row(values(option), meaning, where)
    return table


def values(option: Option) -> str:
    """The option as it is given; the default comes first."""
    if option.type == "integer":
        return f"{option.id}={option.default} ({option.low}-{option.high})"
    known = option.values or ("true", "false")
    default = str(option.default).lower() if option.type == "boolean" else option.default
    others = [value for value in known if value != default]
    return f"{option.id}={default}|{'|'.join(others)}"
