"""Puzzles at the table: their list, a match that is one, and how a try at it goes.

What is kept of a person is whether he has found the best deed and whether he has reached the aim,
in one try or in several; a puzzle is solved when he has done both.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, insert, select, update
from starlette.requests import Request
from starlette.responses import Response

import stavka
from stavka.kernel import Choice, Game, Journal, Match, Message, Puzzle, Texts, go_on
from stavka.table.answers import PuzzleInfo, Puzzles, PuzzleTry
from stavka.table.challenge import asker
from stavka.table.live import Live
from stavka.table.lobby import BeginPuzzle
from stavka.table.matches import about_match, watched, worked
from stavka.table.people import BadRequest
from stavka.table.requests import body, client, language_of, must_be, reply
from stavka.table.storage import tables as t
from stavka.table.storage.store import Store
from stavka.table.table import Table
from stavka.table.workshop import Asker

KEPT = 100  # beginnings
STEP = " · "  # between the choices of a deed

Done = tuple[int, bool, bool]  # tries, whether the best deed was found, whether the aim was reached
NEVER: Done = (0, False, False)
State = Literal["open", "reached", "missed"]


async def list_puzzles(request: Request, table: Table) -> Response:
    """All of them, with how far one is."""
    person, language = await asker(request, table), language_of(request)

    def work(_: Asker) -> Puzzles:
        done = progress(table.store, person.id) if person else {}
        return Puzzles(list(listed(done, language)))

    return reply(await worked(request, table, person, work))


async def begin_puzzle(request: Request, table: Table) -> Response:
    """A match that begins where the puzzle does."""
    wish: BeginPuzzle = await body(request, BeginPuzzle)
    person = await must_be(request, table)
    table.made.take(person.id, client(request))
    game = stavka.games().get(wish.game)
    puzzle = game.puzzles.get(wish.puzzle) if game else None
    if game is None or puzzle is None:
        raise BadRequest("no-such-page", 404)

    def work(_: Asker) -> str:
        match = beginning(game, puzzle.name).fork()
        row = table.lobby.begin_puzzle(person, match, puzzle, wish.autoplay)
        note(table.store, person.id, puzzle, game.id, tried=True)
        return row.id

    live = await table.match(await worked(request, table, person, work))
    await table.foyer.changed(live)
    return reply(await about_match(live, person, {}), 201)


async def one_try(request: Request, table: Table) -> Response:
    """How the try goes that a match is."""
    live, person = await watched(request, table)
    puzzle = live.match.game.puzzle_of(live.row.scenario, live.row.seed)
    if puzzle is None or live.row.imported:
        raise BadRequest("no-such-page", 404)
    journal, language = await live.journal(), language_of(request)

    def work(_: Asker) -> PuzzleTry:
        found = tried(live, puzzle, journal, live.match.game.texts(language))
        if person is None or not live.held_by(person.id):
            return found
        game = live.row.game
        reached = found.state == "reached"
        note(table.store, person.id, puzzle, game, found=found.best, reached=reached)
        kept = progress(table.store, person.id).get((game, puzzle.name), NEVER)
        return msgspec.structs.replace(found, found=kept[1], reached=kept[2])

    return reply(await worked(request, table, person, work))


def listed(done: dict[tuple[str, str], Done], language: str) -> Iterable[PuzzleInfo]:
    """Game by game, in each from easy to hard."""
    for id, game in stavka.games().items():
        texts = game.texts(language)
        for number, puzzle in enumerate(in_order(game), 1):
            tries, best, reached = done.get((id, puzzle.name), NEVER)
            yield PuzzleInfo(
                game=id,
                puzzle=puzzle.name,
                number=number,
                scenario=puzzle.scenario,
                seat=puzzle.seat,
                aim=texts.say(puzzle.message),
                grade=puzzle.grade,
                tries=tries,
                found=best,
                reached=reached,
            )


def in_order(game: Game[Any]) -> list[Puzzle]:
    return sorted(game.puzzles.values(), key=lambda p: (p.grade, p.name))


@lru_cache(KEPT)
def beginning(game: Game[Any], name: str) -> Match[Any]:
    """The match of a puzzle when it begins; not to be changed."""
    return game.begin_puzzle(game.puzzles[name])


def tried(live: Live, puzzle: Puzzle, journal: Journal, texts: Texts) -> PuzzleTry:
    """How a try goes; what was best is told once one has chosen."""
    game = live.match.game
    start = beginning(game, puzzle.name)
    made = journal.entries[start.length :]
    deed = puzzle.deed(entry.choice for entry in made if entry.seat == puzzle.seat)
    number = 1 + in_order(game).index(puzzle)
    found = PuzzleTry(
        game=game.id,
        puzzle=puzzle.name,
        number=number,
        count=len(game.puzzles),
        aim=texts.say(puzzle.message),
        grade=puzzle.grade,
        state=state_of(puzzle, start, journal),
    )
    if deed is None:
        return found
    others = [each for each in puzzle.tries if each != deed]
    return msgspec.structs.replace(
        found,
        deed=in_words(deed.play, texts),
        chance=deed.chance,
        best=puzzle.is_best(deed),
        most=puzzle.chance,
        next=max((each.chance for each in others), default=0.0),
        worlds=deed.worlds,
        bots={texts.say(Message(f"bot-{bot}")): share for bot, share in puzzle.bots.items()},
        answers=[in_words(each.play, texts) for each in puzzle.tries[: puzzle.best]],
    )


def in_words(play: Iterable[str], texts: Texts) -> str:
    return STEP.join(texts.choice(Choice(choice)) for choice in play)


def state_of(puzzle: Puzzle, start: Match[Any], journal: Journal) -> State:
    """Whether the aim is reached, by what has been played since the puzzle began."""
    match, aim = start.fork(), start.game.aims[puzzle.aim]
    for entry in (None, *journal.entries[start.length :]):
        if entry is not None:
            go_on(match, [entry], journal.seeds)
        found = aim.state(start.position, match.position, puzzle.seat, puzzle.args)
        if found is not None:
            return "reached" if found else "missed"
    return "missed" if match.outcome else "open"


# What is kept


def progress(store: Store, account: str) -> dict[tuple[str, str], Done]:
    """How far somebody is, by game and puzzle."""

    def query(connection: Connection) -> Any:
        p = t.puzzle.c
        rows = select(p.game, p.puzzle, p.tries, p.found, p.reached).where(p.account == account)
        return connection.execute(rows).all()

    return {(r.game, r.puzzle): (r.tries, r.found, r.reached) for r in store.read(query)}


def note(
    store: Store,
    account: str,
    puzzle: Puzzle,
    game: str,
    *,
    tried: bool = False,
    found: bool = False,
    reached: bool = False,
) -> None:
    """Keep what is new."""
    if not (tried or found or reached):
        return
    p = t.puzzle.c
    mine = (p.account == account, p.game == game, p.puzzle == puzzle.name)

    def job(connection: Connection) -> None:
        before = connection.execute(select(p.tries, p.found, p.reached).where(*mine)).first()
        old = tuple(before) if before else NEVER
        new = old[0] + tried, old[1] or found, old[2] or reached
        values = dict(zip(("tries", "found", "reached"), new, strict=True))
        if before is None:
            key = {"account": account, "game": game, "puzzle": puzzle.name}
            connection.execute(insert(t.puzzle).values(**key, **values))
        elif new != old:
            connection.execute(update(t.puzzle).where(*mine).values(**values))

    store.write(job).result()
