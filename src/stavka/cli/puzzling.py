"""`stavka puzzles`: puzzles found, and proved again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import stavka
from stavka.cli.given import GameId, Lang, ScenarioId
from stavka.cli.speech import console, language, say
from stavka.coach.puzzles import GRADES, TEMPTING, Search, Trial, Wanted
from stavka.coach.worlds import Player
from stavka.kernel import Puzzle, StavkaError, Texts
from stavka.kernel.puzzle import written
from stavka.kernel.texts import percent

commands = typer.Typer(no_args_is_help=True)


@commands.command("make", epilog="stavka puzzles make pavlov --count 12 --out puzzles")
def make(
    game: GameId,
    out: Annotated[Path, typer.Option("--out")],
    count: Annotated[int, typer.Option("--count", min=1)] = 12,
    games: Annotated[int, typer.Option("--games", min=1)] = 1000,
    first: Annotated[int, typer.Option("--from", min=0)] = 0,
    seed: Annotated[str, typer.Option("--seed")] = "1",
    scenario: ScenarioId = None,
    seat: Annotated[list[str] | None, typer.Option("--seat")] = None,
    moments: Annotated[int, typer.Option("--moments", min=1)] = 40,
    longest: Annotated[int, typer.Option("--longest", min=1)] = 3000,
    tempting: Annotated[float, typer.Option("--tempting", min=0, max=1)] = TEMPTING,
    grade: Annotated[int, typer.Option("--grade", min=1, max=GRADES)] = 1,
    lang: Lang = None,
) -> None:
    """Find puzzles in matches of bots, and write them into a folder."""
    title = stavka.game(game)
    if not title.aims:
        raise StavkaError(f"{game} has no aims: nothing could be asked")
    out.mkdir(parents=True, exist_ok=True)
    texts = title.texts(language(lang))
    search = Search(title, seed, count, scenario, seat or (), moments, longest, tempting, grade)
    for puzzle in search.puzzles(first, games):
        name = "-".join((puzzle.scenario, *puzzle.seed.split()[-1].split("/")))
        heading = (
            f"Found by: stavka puzzles make {game} --scenario {puzzle.scenario} --seed {seed} "
            f"--from {first} --count {count} --moments {moments} --longest {longest} "
            f"--tempting {tempting} --grade {grade}"
        )
        (out / f"{name}.toml").write_text(written(puzzle, heading), encoding="utf-8")
        console().print(f"{name}: {told(puzzle, texts)}", soft_wrap=True)


@commands.command("check", epilog="stavka puzzles check pavlov --worlds 500")
def check(
    game: GameId,
    worlds: Annotated[int, typer.Option("--worlds", min=1)] = 100,
    seed: Annotated[str, typer.Option("--seed")] = "again",
    lang: Lang = None,
) -> None:
    """Try the best deed of each puzzle and the second best again, in other worlds."""
    title = stavka.game(game)
    texts = title.texts(language(lang))
    player = Player(title)
    for name, puzzle in title.puzzles.items():
        trial = Trial(title.begin_puzzle(puzzle), puzzle.seat, player, seed)
        wanted = Wanted(puzzle.aim, puzzle.args, title.aims[puzzle.aim].state)
        plays = [puzzle.tries[0].play, puzzle.tries[puzzle.best].play]
        chances = [trial.chances([play], [wanted], worlds)[0].ranked[0][0] for play in plays]
        best, second = (percent(chance, texts.language) for chance in chances)
        console().print(f"{name}: {told(puzzle, texts)} {best} / {second}", soft_wrap=True)


@commands.command("renew", epilog="stavka puzzles renew pavlov puzzles")
def renew(
    game: GameId, folder: Annotated[Path, typer.Argument(metavar="FOLDER")], lang: Lang = None
) -> None:
    """Measure the puzzles of a folder anew, each in its file."""
    title = stavka.game(game)
    texts = title.texts(language(lang))
    search = Search(title, "", 1)
    for file in sorted(folder.glob("*.toml")):
        heading, _, _ = file.read_text(encoding="utf-8").partition("\n")
        try:
            found = search.again(msgspec.toml.decode(file.read_bytes(), type=Puzzle))
        except (StavkaError, msgspec.DecodeError) as problem:
            console().print(f"{file.stem}: {problem}", soft_wrap=True)
            continue
        if found:
            file.write_text(written(found, heading.removeprefix("# ")), encoding="utf-8")
        said = told(found, texts) if found else say(texts, "no-puzzle-any-more")
        console().print(f"{file.stem}: {said}", soft_wrap=True)


def told(puzzle: Puzzle, texts: Texts) -> str:
    best, second = (percent(chance, texts.language) for chance in (puzzle.chance, puzzle.second))
    return f"{texts.say(puzzle.message)} {best} / {second}, {puzzle.grade}, {puzzle.bots}"
