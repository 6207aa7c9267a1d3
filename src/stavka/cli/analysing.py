"""`stavka analyse`: what decided a match that is over."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from stavka.cli.given import AsJson, Lang, in_words, journal_of
from stavka.cli.journals import JournalFile
from stavka.cli.speech import console, language, say, seat_name
from stavka.coach import Analysis, Effort, Swing, analyse
from stavka.coach.scale import Unit
from stavka.coach.walk import Unfinished
from stavka.kernel import Choice, StavkaError, Texts
from stavka.kernel.texts import number

commands = typer.Typer()

BARS = "▁▂▃▄▅▆▇█"
WIDE = 72  # of the curve
MINUS = "\N{MINUS SIGN}"


@commands.command("analyse", epilog="stavka analyse game.journal --seat defender")
def analyse_journal(
    file: JournalFile,
    seat: Annotated[str | None, typer.Option("--seat")] = None,
    choices: Annotated[int, typer.Option("--choices", min=1)] = Effort().choices,
    seconds: Annotated[float | None, typer.Option("--seconds", min=0.1)] = None,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Tell what decided a match that is over: luck and choices apart, and the greatest swings."""
    journal = journal_of(file)
    try:
        found = analyse(journal, seat, seed, Effort(choices, seconds))
    except Unfinished as problem:
        raise StavkaError(f"{file}: {problem}") from None
    except StavkaError as problem:
        raise StavkaError(f"{file}: {in_words(problem)}") from None
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    match = journal.replay(0)
    texts = match.game.texts(language(lang), edition=match.game.edition_of(match.header))
    show(found, texts)


def show(a: Analysis, texts: Texts) -> None:
    out = console()
    out.print(f"{seat_name(texts, a.seat)}: {summed(a, texts)}", style="bold", soft_wrap=True)
    out.print(say(texts, "analysis-agreed", agreed=a.agreed, own=a.own))
    if a.short:
        out.print(say(texts, "analysis-short"))
    out.print()
    out.print(f"{plain(max(p.value for p in a.curve), a.unit, texts)}", style="dim")
    out.print(curve(a))
    out.print(f"{plain(min(p.value for p in a.curve), a.unit, texts)}", style="dim")
    if not a.swings:
        return
    out.print()
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    for heading, side in (
        ("analysis-number", "right"),
        ("analysis-turn", "right"),
        ("analysis-gain", "right"),
        ("analysis-what", "left"),
        ("analysis-better", "left"),
    ):
        table.add_column(say(texts, heading), justify=side)  # type: ignore[arg-type]
    for swing in a.swings:
        table.add_row(
            str(swing.number + 1),
            str(swing.turn),
            signed(swing.gain, a.unit, texts),
            what(swing, a, texts),
            better(swing, texts),
        )
    out.print(table)


def summed(a: Analysis, texts: Texts) -> str:
    parts = [
        f"{say(texts, 'analysis-start')} {plain(a.start, a.unit, texts)}",
        f"{say(texts, 'analysis-luck')} {signed(a.luck, a.unit, texts)}",
        f"{say(texts, 'analysis-choices')} {signed(a.choices, a.unit, texts)}",
        f"{say(texts, 'analysis-result')} {plain(a.result, a.unit, texts)}",
    ]
    if a.others:
        others = f"{say(texts, 'analysis-others')} {signed(a.others, a.unit, texts)}"
        parts.insert(3, others)
    return " · ".join(parts)


def what(swing: Swing, a: Analysis, texts: Texts) -> str:
    """What was chosen or rolled, and by whom if it was another."""
    said = texts.choice(Choice(swing.choice))
    if swing.kind == "luck":
        dice = f" ({' '.join(map(str, swing.dice))})" if swing.dice else ""
        return f"{say(texts, 'analysis-luck')}: {said}{dice}"
    return said if swing.seat == a.seat else f"{seat_name(texts, swing.seat)}: {said}"


def better(swing: Swing, texts: Texts) -> str:
    if not swing.better:
        return ""
    said = texts.choice(Choice(swing.better))
    return f"{said}\n{texts.say(swing.why)}" if swing.why else said


def plain(value: float, unit: Unit, texts: Texts) -> str:
    """36.2, or 58%."""
    if unit == "points":
        return number(value, texts.language).replace("-", MINUS)
    gap = "\N{NO-BREAK SPACE}" if texts.language == "ru" else ""
    return f"{number(100 * value, texts.language, 0)}{gap}%".replace("-", MINUS)


def signed(value: float, unit: Unit, texts: Texts) -> str:
    said = plain(abs(value), unit, texts)
    if said == plain(0.0, unit, texts):
        return said
    return f"{MINUS if value < 0 else '+'}{said}"


def curve(a: Analysis) -> str:
    """The promise over the match, a bar for each part of it."""
    low, high = (f(p.value for p in a.curve) for f in (min, max))
    length = max(1, a.curve[-1].number)
    columns = min(WIDE, len(a.curve))
    bars = []
    for column in range(columns):
        upto = length * (column + 1) / columns
        value = next(p.value for p in reversed(a.curve) if p.number <= upto)
        bars.append(BARS[round((len(BARS) - 1) * (value - low) / (high - low or 1))])
    return "".join(bars)
