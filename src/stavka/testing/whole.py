"""A game checked whole: what it brings, its ledger, texts and board, its rules in play, its speech.

    python -m stavka.testing mygame

or, as a test of the game's own:

    def test_the_whole_game() -> None:
        check(GAME)

The game must be installed: its journals name it, and other processes load it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from random import Random
from typing import Any

import stavka
from stavka.kernel import LANGUAGES, Event, Game, Position, Step
from stavka.testing import conformance, scripts
from stavka.testing.boards import check_board, check_howto
from stavka.testing.elsewhere import check_elsewhere
from stavka.testing.ledgers import check_ledger
from stavka.testing.lessons import check_lesson
from stavka.testing.puzzles import check_puzzles
from stavka.testing.speech import check_sayings, check_sketch, check_speech
from stavka.testing.texts import check_texts
from stavka.testing.walk import Nonconformance, Setting, by_bot, raised

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
EACH = 3  # option sets of a scenario that are played
ENOUGH = 400  # choices: where matches are short, others are played, with other seeds
OTHERS = 20  # times that they are played at the most
# What has no default, and what it is.
FIELDS = {
    "id": "the id of the game: small letters and digits",
    "scenarios": "a tuple of Scenario: ways to set it up, the first is the usual one",
    "max_choices": "a number: no match, however played, has more choices",
    "position": "the class of its positions, made of kernel.Position",
    "steps": "all its steps: steps_of(module, ...)",
    "events": "a tuple of all its Event classes",
    "verbs": "each verb of a choice with the names of its arguments",
}
METHODS = {
    "setup": "the position before the first step",
    "view": "what a seat may see",
    "imagine": "deals anew what a seat cannot know",
    "faults": "every way in which a position is impossible",
}

Check = Callable[[Game[Any], int], Iterator[str]]


def check(game: Game[Any], seed: int = 1) -> None:
    """Every check there is; what is wrong or missing is named in one error."""
    if found := [f"{part}: {problem}" for part, problem in problems(game, seed)]:
        raise Nonconformance("\n".join([f"{len(found)} faults of {game.id}:", *found]))


def problems(game: Game[Any], seed: int = 1) -> Iterator[tuple[str, str]]:
    """What is wrong, with the part of the game where it is. After a part with faults nothing is
    asked that would only find them again."""
    faulty: set[str] = set()
    for part, (check, needs) in PARTS.items():
        if faulty.isdisjoint(needs):
            for problem in _told(check, game, seed):
                faulty.add(part)
                yield part, problem


def _told(check: Check, game: Game[Any], seed: int) -> Iterator[str]:
    """What a check finds; an error of the game itself ends it and is a fault too."""
    try:
        yield from check(game, seed)
    except Exception as problem:
        yield raised(problem)


def contract(game: Game[Any], seed: int) -> Iterator[str]:
    """What every game must bring."""
    for name, what in FIELDS.items():
        if not hasattr(game, name):
            yield f"`{name}` is missing: {what}"
    for name, what in METHODS.items():
        if getattr(type(game), name) is getattr(Game, name):
            yield f"`{name}()` is missing: {what}"
    kinds = {"steps": Step, "events": Event}
    for name, kind in kinds.items():
        for each in getattr(game, name, ()):
            if not issubclass(each, kind):
                yield f"`{name}`: {each.__name__} is no {kind.__name__}"
    if not issubclass(getattr(game, "position", Position), Position):
        yield "`position` is not made of kernel.Position"
    if not hasattr(game, "id"):
        return
    if not ID.fullmatch(game.id):
        yield f"`id`: {game.id!r} has other signs than small letters, digits and hyphens"
    if stavka.games().get(game.id) is not game:
        yield (
            f"{game.id} is not installed: its pyproject.toml needs "
            f'[project.entry-points."stavka.games"] with {game.id} = "{game.package}:GAME", '
            "and pip must have installed it (pip install --editable .)"
        )


def rows(game: Game[Any], seed: int) -> Iterator[str]:
    """The ledger, and the rows that the rules name."""
    yield from check_ledger(game)


def texts(game: Game[Any], seed: int) -> Iterator[str]:
    """The texts: complete, alike in every language, and readable with every value."""
    folder = files(game.package) / "texts"
    missing = [f"texts/{l}.ftl" for l in LANGUAGES if not (folder / f"{l}.ftl").is_file()]
    if missing:
        yield from (f"{file} is missing: all that the game says" for file in missing)
        return
    found = [*check_texts(game), *scripts.unlisted(scripts.of_board(game))]
    yield from found
    if found:
        return
    for language in LANGUAGES:
        yield from check_sayings(game, language)


def lesson(game: Game[Any], seed: int) -> Iterator[str]:
    """The first turn that is learned by doing, if there is one."""
    yield from check_lesson(game)


def puzzles(game: Game[Any], seed: int) -> Iterator[str]:
    """The short positions with an aim, if there are any."""
    yield from check_puzzles(game)


def board(game: Game[Any], seed: int) -> Iterator[str]:
    """The board."""
    folder = files(game.package) / "board"
    yield from check_board(folder, game.id)
    if game.howto is not None:
        yield from check_howto(folder)


def rules(game: Game[Any], seed: int) -> Iterator[str]:
    """Whole matches of every scenario, at random and by the game's bots, here and elsewhere."""
    settings = conformance.sample(game, seed, EACH)
    yield from at_random(settings)
    matches: list[Callable[[], object]] = [
        partial(conformance.check, game, scenario.id, seed=seed, player=by_bot(bot))
        for scenario in game.scenarios
        for bot in game.bots.values()
    ]
    matches.append(partial(check_elsewhere, settings))
    for play in matches:
        try:
            play()
        except Nonconformance as fault:
            yield str(fault)


def at_random(settings: list[Setting]) -> Iterator[str]:
    """In a short match little is met: others are played, with other seeds, until it is enough."""
    choices, found = 0, False
    for turn in range(OTHERS):
        for s in settings:
            try:
                played = conformance.check(s.game, s.scenario, s.options, s.seed + 100 * turn)
                choices += played.choices
            except Nonconformance as fault:
                found = True
                yield str(fault)
        if found or choices >= ENOUGH:
            return


def speech(game: Game[Any], seed: int) -> Iterator[str]:
    """Whole matches listened to in every language."""
    for setting in conformance.sample(game, seed, EACH):
        match = setting.start()
        check_sketch(match)
        found = check_speech(match, Random(seed))
        yield from (f"{problem} [{setting}]" for problem in found)
        check_sketch(match)


# In the order in which they are best mended; with those without which a check makes no sense.
PARTS: dict[str, tuple[Check, tuple[str, ...]]] = {
    "contract": (contract, ()),
    "ledger": (rows, ("contract",)),
    "board": (board, ("contract",)),
    "texts": (texts, ("contract",)),
    "rules": (rules, ("contract", "ledger")),
    "lesson": (lesson, ("contract", "texts", "rules")),
    "puzzles": (puzzles, ("contract", "texts", "rules")),
    "speech": (speech, ("contract", "texts", "rules")),
}
