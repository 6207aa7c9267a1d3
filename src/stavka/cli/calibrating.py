"""`stavka calibrate`: figures with which many games go as a plan wants it."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import stavka
from stavka.cli.given import Address, AsJson, Jobs, Lang, Where, write_new
from stavka.cli.numbers import progress_bar
from stavka.cli.speech import console, language, say
from stavka.kernel import Message, StavkaError, Texts, plain
from stavka.kernel.texts import number
from stavka.lab import calibrate as calibrations
from stavka.lab.calibrate import Search, Try
from stavka.lab.calibration_plan import Calibration, read
from stavka.lab.running import Each, several

commands = typer.Typer()


@commands.command(epilog="stavka calibrate docs/calibration/pavlov.toml --jobs 2")
def calibrate(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    out: Annotated[Path | None, typer.Option("--out")] = None,
    tries: Annotated[Path | None, typer.Option("--tries")] = None,
    jobs: Jobs = 1,
    on: Where = "local",
    address: Address = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Move figures of an edition until many games go as a plan wants it."""
    plan = read(file)
    edition = out or Path(f"{file.stem}.edition.toml")
    if edition.exists():
        raise StavkaError(f"{edition}: exists already and is not overwritten")
    kept = tries or Path(f"{file.stem}.tries.jsonl")
    texts = stavka.game(plan.game).texts(language(lang))
    told = Told(plan, texts, console(), silent=as_json)
    try:
        with several(jobs, on, address) as each:
            best = told.follow(kept, each)
    except KeyboardInterrupt:
        raise StavkaError(f"interrupted; the same command goes on with {kept}") from None
    write_new(edition, calibrations.edition_text(plan, best))
    if as_json:
        told.out.print_json(data=plain(best))
    else:
        told.end(best)
        told.out.print(f"{say(texts, 'edition-written')} {edition}", soft_wrap=True)


class Told:
    """What the reader is told while it goes on: a line for each try, and a bar for the games."""

    def __init__(self, plan: Calibration, texts: Texts, out: Console, *, silent: bool) -> None:
        self.plan = plan
        self.texts = texts
        self.out = out
        self.silent = silent
        self.played = 0  # games, here and now
        self.tried = 0

    def follow(self, kept: Path, each: Each) -> Try:
        """All tries; the best of them."""
        begun = perf_counter()
        self.head()
        with progress_bar() as bar:
            most = self.plan.games * len(self.plan.plays)
            task = bar.add_task("", total=most)

            def one_more() -> None:
                self.played += 1
                bar.advance(task)

            for one, search in calibrations.run(self.plan, kept, each, one_more):
                self.tried += self.played > 0
                self.line(one, search, perf_counter() - begun)
                bar.reset(task, total=most)
        assert search.best is not None
        return search.best

    def head(self) -> None:
        if self.silent:
            return
        title, moves = self.texts.say(Message("title")), len(self.plan.moves)
        said = say(self.texts, "calibration", count=moves)
        self.out.print(f"{title}: {said}, {', '.join(self.plan.plays)}", style="bold")

    def line(self, one: Try, search: Search, seconds: float) -> None:
        """A try: what moved, what came of it, and how long this round may still take."""
        if self.silent:
            return
        texts, tongue = self.texts, self.texts.language
        steps = ", ".join(f"{name} {step:+d}" for name, step in one.levels.items())
        values = [number(e.value, tongue, 3) for e in one.found.values()]
        cells = [
            f"{say(texts, 'try')} {one.number}",
            steps or say(texts, "try-start"),
            *(values or [one.problem]),
            say(texts, "games-played", count=one.games),
            say(texts, f"try-{one.verdict}"),
        ]
        if one.distance is not None:
            cells.insert(-2, f"{say(texts, 'distance')} {number(one.distance, tongue, 2)}")
        self.out.print("   ".join(cells), soft_wrap=True)
        if self.played and not one.met:
            speed = f"{say(texts, 'speed')} {number(self.played / seconds, tongue)}"
            left = search.left * seconds / self.tried / 60
            said = f"{say(texts, 'tries-left', count=search.left)} {number(left, tongue)}"
            self.out.print(f"    {speed}. {said}", style="dim", soft_wrap=True)

    def end(self, best: Try) -> None:
        """What was wanted and what is found, and the figures that are not the game's own."""
        texts, tongue = self.texts, self.texts.language
        self.out.print(say(texts, "calibrated" if best.met else "not-calibrated"), style="bold")
        table = Table(box=None, padding=(0, 2), pad_edge=False)
        table.add_column(say(texts, "measure"))
        for head in ("wanted", "found", "from", "upto"):
            table.add_column(say(texts, head), justify="right")
        for w in self.plan.wanted:
            if e := best.found.get(w.name):
                cells = (w.target, e.value, e.low, e.high)
                table.add_row(w.name, *(number(cell, tongue, 3) for cell in cells))
        self.out.print(table)
