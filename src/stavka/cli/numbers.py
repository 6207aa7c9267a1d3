"""`stavka simulate`, `stavka league` and `stavka bench`: many games, and how fast they are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

import stavka
from stavka.bots import ladder as ladders
from stavka.bots import league as leagues
from stavka.bots import names as bot_list
from stavka.bots.ladder import Ladder
from stavka.bots.league import TRIALS, LeagueResult
from stavka.cli import server_bench
from stavka.cli.given import (
    Address,
    AsJson,
    GameId,
    Jobs,
    Lang,
    Options,
    ScenarioId,
    Where,
    bots_of,
    needs,
    pairs,
)
from stavka.cli.speech import console, language, say, seat_name, shell_texts
from stavka.kernel import LANGUAGES, Budget, Message, StavkaError, Texts, plain
from stavka.kernel.texts import number, percent
from stavka.lab import bench as benches
from stavka.lab import simulate as simulations
from stavka.lab.checkpoint import keeping
from stavka.lab.page import bench_page
from stavka.lab.results import to_parquet
from stavka.lab.running import several
from stavka.lab.simulate import Simulation
from stavka.lab.statistics import Share, Spread

commands = typer.Typer()

Games = Annotated[int, typer.Option("--games", min=1, max=1_000_000_000)]
Seed = Annotated[int, typer.Option("--seed")]
Results = Annotated[Path | None, typer.Option("--results")]


@commands.command(
    epilog="stavka simulate pavlov --games 1000 --bots veteran --seed 1 --jobs 2 --json"
)
def simulate(
    game: GameId,
    games: Games = 100,
    bots: Annotated[str, typer.Option("--bots")] = "random",
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: Where = "local",
    address: Address = None,
    results: Results = None,
    scenario: ScenarioId = None,
    option: Options = None,
    edition: Annotated[Path | None, typer.Option("--edition")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots and print how they went."""
    title = stavka.game(game)
    names = bot_names(bots, title.scenario(scenario).seats)
    options = pairs(option or (), "option")
    figures = title.read_edition(edition).overrides if edition else {}
    plan = simulations.plan(game, scenario, options, names, games, seed, figures)
    lines = lines_of(results)
    with progress_bar() as bar, several(jobs, on, address) as each, resumable(lines):
        task = bar.add_task("", total=games)
        found = simulations.run(plan, each, partial(bar.advance, task), lines)
    if results and lines and lines != results:
        to_parquet(lines, results)
        lines.unlink()
    out = console()
    if as_json:
        out.print_json(data=plain(found))
    else:
        show_simulation(found, title.texts(language(lang)), out)


def lines_of(results: Path | None) -> Path | None:
    """Where results go while they come; a Parquet file is made of them at the end."""
    if results is None or results.suffix != ".parquet":
        return results
    needs("lab", "pyarrow")
    if results.exists():
        raise StavkaError(f"{results}: exists already and is not overwritten")
    return results.with_name(results.name + ".jsonl")


@contextmanager
def resumable(results: Path | None) -> Iterator[None]:
    """Who interrupts it is told how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        if results is None:
            raise
        raise StavkaError(f"interrupted; the same command goes on with {results}") from None


def bot_names(given: str, seats: tuple[str, ...]) -> dict[str, str]:
    """`veteran` or `defender=veteran,wehrmacht=random`: a bot for every seat."""
    if "=" not in given:
        return dict.fromkeys(seats, given)
    names = bots_of(seats, pairs(given.split(","), "bot"))
    if missing := [seat for seat in seats if seat not in names]:
        raise StavkaError(f"no bot for the seat {missing[0]!r}; every seat needs one")
    return {seat: names[seat] for seat in seats}


class Rate(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        tongue = language() if language() in LANGUAGES else "en"
        rate = number(task.speed or 0.0, tongue)
        return Text(say(shell_texts(tongue), "rate", rate=rate))


def progress_bar() -> Progress:
    """On stderr, and only if somebody looks at it."""
    shown = Console(stderr=True)
    columns = BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn()
    return Progress(*columns, console=shown, transient=True, disable=not sys.stderr.isatty())


def show_simulation(found: Simulation, texts: Texts, out: Console) -> None:
    plan, tongue = found.plan, texts.language
    head = f"{texts.say(Message('title'))}, {plan.scenario}: "
    out.print(head + say(texts, "games-played", count=plan.games), style="bold")
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    table.add_column(say(texts, "outcome"))
    for head in ("games", "share", "interval"):
        table.add_column(say(texts, head), justify="right")
    for reason, share in found.outcomes.items():
        table.add_row(reason, *share_cells(share, tongue))
    table.add_section()
    table.add_row(say(texts, "winner"), style="bold")
    for seat, share in found.wins.items():
        table.add_row(f"{seat_name(texts, seat)} ({plan.bots[seat]})", *share_cells(share, tongue))
    table.add_row(say(texts, "draws"), *share_cells(found.draws, tongue))
    out.print(table)
    out.print(spreads(found, texts))
    rate = number(found.games_per_second, tongue)
    out.print(f"{say(texts, 'speed')} {rate}", style="dim")


def share_cells(share: Share, tongue: str) -> tuple[str, str, str]:
    interval = f"{percent(share.low, tongue)} – {percent(share.high, tongue)}"
    return str(share.count), percent(share.share, tongue), interval


def spreads(found: Simulation, texts: Texts) -> Table:
    """Scores and lengths: mean, standard deviation, quantiles."""
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    table.add_column(say(texts, "spread"))
    quantiles = [f"{q} %" for q in found.choices.quantiles]
    for head in (say(texts, "games"), say(texts, "mean"), say(texts, "sd"), *quantiles):
        table.add_column(head, justify="right")
    rows: list[tuple[str, Spread | None]] = [
        *(
            (f"{say(texts, 'score')}: {seat_name(texts, seat)}", spread)
            for seat, spread in found.scores.items()
        ),
        (say(texts, "choices"), found.choices),
        (say(texts, "turns"), found.turns),
        *((texts.say(Message(f"count-{name}")), spread) for name, spread in found.counts.items()),
    ]
    for name, spread in rows:
        if spread:
            figures = (spread.mean, spread.sd, *spread.quantiles.values())
            cells = [number(figure, texts.language) for figure in figures]
            table.add_row(name, str(spread.count), *cells)
    return table


@commands.command(epilog="stavka league pavlov --bots random,veteran --games 500 --seed 1")
def league(
    game: GameId,
    bots: Annotated[str | None, typer.Option("--bots")] = None,
    ladder: Annotated[bool, typer.Option("--ladder")] = False,
    trials: Annotated[int, typer.Option("--trials", min=0, max=1_000_000)] = TRIALS,
    games: Games = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: Where = "local",
    address: Address = None,
    results: Results = None,
    scenario: ScenarioId = None,
    option: Options = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Compare bots over the same seeds: win rates with 95 % intervals, or ratings."""
    title = stavka.game(game)
    options = title.scenario(scenario).check(pairs(option or (), "option"))
    if bots is None and not ladder:
        raise StavkaError("name the bots, as in --bots random,veteran; --ladder takes all")
    names = bot_list(title) if bots is None else tuple(name for name in bots.split(",") if name)
    texts, out = title.texts(language(lang)), console()
    with progress_bar() as bar, several(jobs, on, address) as each, resumable(results):
        task = bar.add_task("", total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        if results:
            each = keeping(results, "league", list[leagues.Result], each)
        play: Any = ladders.climb if ladder else leagues.run
        budget = Budget(trials=trials)
        found = play(title, names, games, seed, scenario, options, each, budget, tell)
    if as_json:
        out.print_json(data=plain(found))
    else:
        out.print(ladder_table(found, texts) if ladder else league_table(found, texts))


def ladder_table(found: Ladder, texts: Texts) -> Table:
    """The rungs, the best first, and how each has done against the others."""
    tongue = texts.language
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column(say(texts, "bot"))
    for head in ("elo", "interval", "strength", "games", "points"):
        table.add_column(say(texts, head), justify="right", no_wrap=head == "interval")
    order = [rung.bot for rung in found.rungs]
    for name in order:
        table.add_column(name, justify="right")
    for rung in found.rungs:
        cells = [
            number(rung.elo, tongue, 0),
            f"{number(rung.low, tongue, 0)} – {number(rung.high, tongue, 0)}",
            number(rung.strength, tongue, 2),
            str(rung.games),
            number(rung.points, tongue),
        ]
        table.add_row(rung.bot, *cells, *(against(found, rung.bot, name, tongue) for name in order))
    return table


def against(found: Ladder, one: str, other: str, tongue: str) -> str:
    """What a bot got of its matches with another."""
    for met in found.meetings:
        points = met.wins + met.draws / 2
        if (met.one, met.other) == (one, other):
            return number(points, tongue)
        if (met.other, met.one) == (one, other):
            return number(met.games - points, tongue)
    return ""


def league_table(found: LeagueResult, texts: Texts) -> Table:
    """The bots' records, the best first, then each of them by side."""
    tongue = texts.language
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column(say(texts, "bot"))
    if found.sides:
        table.add_column(say(texts, "side"))
    heads = ("games", "wins", "draws", "losses", "share", "interval", "score", "thinking-time")
    for head in heads:
        table.add_column(say(texts, head), justify="right", no_wrap=head == "interval")
    best_first = sorted(found.bots, key=lambda record: -record.win_rate)
    for record in (*best_first, *found.sides):
        side = ", ".join(seat_name(texts, seat) for seat in record.side)
        score = "" if record.mean_score is None else number(record.mean_score, tongue)
        table.add_row(
            record.bot,
            *([side] if found.sides else []),
            *map(str, (record.games, record.wins, record.draws, record.losses)),
            percent(record.win_rate, tongue),
            f"{percent(record.low, tongue)} – {percent(record.high, tongue)}",
            score,
            number(record.ms_per_choice, tongue, 2),
        )
    return table


@commands.command(epilog="stavka bench --game pavlov --json")
def bench(
    game: Annotated[str | None, typer.Option("--game")] = None,
    scenario: ScenarioId = None,
    server: Annotated[bool, typer.Option("--server")] = False,
    page: Annotated[bool, typer.Option("--page")] = False,
    lab: Annotated[bool, typer.Option("--lab")] = False,
    database: Annotated[str, typer.Option("--database")] = "",
    workers: Annotated[int, typer.Option("--workers", min=1, max=64)] = 1,
    soak: Annotated[float | None, typer.Option("--soak", min=0.1)] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure speed on one core, beside the budget and the goal; best of several rounds."""
    if soak is not None:
        found = [server_bench.soak(soak, database)]
    elif server:
        found = list(server_bench.bench(game, database, workers))
    elif page:
        found = [bench_page()]
    elif lab:
        needs("gym", "pettingzoo")
        from stavka.lab.learning import bench_lab

        found = bench_lab()
    elif game:
        found = [benches.bench(game, scenario=scenario)]
    else:
        found = [benches.bench(id) for id in stavka.games()]
    out = console()
    if as_json:
        out.print_json(data=[bench_entry(one) for one in found])
        return
    for one in found:
        out.print(bench_table(one, stavka.game(one.game).texts(language(lang))))


def bench_entry(one: benches.Bench) -> dict[str, object]:
    measures = [{**plain(m), "verdict": m.verdict} for m in one.measures]
    return {"game": one.game, "measures": measures}


def bench_table(one: benches.Bench, texts: Texts) -> Table:
    table = Table(
        title=texts.say(Message("title")),
        title_justify="left",
        box=None,
        padding=(0, 2),
        pad_edge=False,
    )
    table.add_column(say(texts, "measure"))
    for head in ("best", "budget", "goal"):
        table.add_column(say(texts, head), justify="right")
    table.add_column(say(texts, "verdict"))
    for m in one.measures:
        places = {"1/s": 0, "ms": 3, "x": 2}.get(m.unit, 1)
        cells = [
            number(limit, texts.language, places) if limit is not None else ""
            for limit in (m.value, m.budget, m.goal)
        ]
        verdict = say(texts, f"verdict-{m.verdict}") if m.verdict else ""
        table.add_row(say(texts, f"measure-{m.name}"), *cells, verdict)
    return table
