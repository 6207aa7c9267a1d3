"""What the browser is told of the games: which there are, their texts, rules and figures."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable, Iterator
from functools import cache, partial, wraps
from importlib.resources import files
from itertools import product
from threading import RLock
from typing import Any, TypeVarTuple

import msgspec

import stavka
from stavka import bots, kernel, ledger
from stavka.kernel import LANGUAGES, Edition, Game, Level, Message, Option, Texts
from stavka.kernel.journal import Header
from stavka.kernel.texts import source
from stavka.table import joining
from stavka.table.answers import (
    BotInfo,
    EditionInfo,
    Figure,
    FigureOrigin,
    GameInfo,
    Games,
    GameTexts,
    HowToInfo,
    LevelInfo,
    OptionInfo,
    PartInfo,
    PhaseInfo,
    RuleInfo,
    Rules,
    ScenarioInfo,
    Scenes,
    SceneTitle,
    SeatTitle,
    ShellTexts,
    Start,
)
from stavka.table.lessons import lesson_info
from stavka.table.lobby import SeatWish
from stavka.table.pages import has_board_file, ready
from stavka.table.patterns import Patterns

HOUSE = ("pavlov", "tanks", "partisans", "stalingrad42")  # the order in which they are shown
AID = "aid.js"  # draws the tables of a game
SCENES = "scenarios.js"  # draws its scenarios in small
SHELL = "ui-"  # the messages of the shell that are the browser's
# Messages of a game that reach the browser only as sentences.
SAID = (
    "event-", "ask-", "choice-", "refusal-", "odds-", "outcome-", "sketch-", "why-", "name-",
    "chapter-", "bot-", "not-yet-", "lesson-", "howto-", "aid-", "scenario-", "option-", "level-",
)  # fmt: skip
NUMBER = re.compile(r"[0-9]+")
Args = TypeVarTuple("Args")
MAKING = RLock()
ROW = re.compile(r"\b[A-Z]?\d+(?:\.\d+)+[a-z]?\b")  # an id of the ledger: 2.7.3b


def once(make: Callable[[*Args], bytes]) -> Callable[[*Args], bytes]:
    """An answer that is made once and kept. Only one is made at a time: msgspec dies if two
    threads first use a type at once."""
    kept: dict[tuple[*Args], bytes] = {}

    @wraps(make)
    def get(*args: *Args) -> bytes:
        if args not in kept:
            with MAKING:
                if args not in kept:
                    kept[args] = make(*args)
        return kept[args]

    return get


def prepare() -> None:
    """Make what is asked for first, beside the work, when a server starts."""
    for answer in _first():
        with contextlib.suppress(Exception):  # whoever asks for it will hear what is wrong
            answer()
        time.sleep(0.001)  # who is waiting for another answer goes first


def _first() -> Iterator[Callable[[], bytes]]:
    yield lambda: joining.site().page()
    for language in LANGUAGES:
        yield partial(shell_texts, language)
        yield partial(games, language)
    for game, language in product(stavka.games(), LANGUAGES):
        yield partial(game_texts, game, language)
    for title, language in product(stavka.games().values(), LANGUAGES):
        if title.sights:
            yield partial(look, title.id, language)
        yield from (partial(look_at, title.id, scenario, language) for scenario in title.sights)


# Games


@once
def games(language: str) -> bytes:
    """Every game."""
    ids = dict.fromkeys((*HOUSE, *stavka.games()))
    return msgspec.json.encode(Games([about_game(stavka.game(id), language) for id in ids]))


def about_game(game: Game[Any], language: str) -> GameInfo:
    """One game, with all that can be chosen at set-up."""
    texts = voice(game.id, language)

    def say(id: str) -> str:
        return texts.say(Message(id))

    def more(id: str, otherwise: str = "") -> str:
        """What a game may say and need not."""
        return say(id) if texts.has(id) else otherwise

    playable = {s.id for s in game.scenarios}
    return GameInfo(
        id=game.id,
        title=say("title"),
        summary=say("about"),
        players=say("players"),
        length=say("length"),
        ready=ready(game.id),
        look=bool(game.sights),
        lesson=game.lesson is not None and ready(game.id),
        howto=game.howto is not None,
        aid=has_board_file(game.id, AID),
        scenes=has_board_file(game.id, SCENES),
        not_yet=[texts.name(f"not-yet-{id}") for id in game.not_yet],
        scenarios_to_come=[say(f"scenario-{id}") for id in game.sights if id not in playable],
        start=start(game),
        levels=[
            LevelInfo(
                level, more(f"level-{level}", texts.name(f"bot-{first.bot}")), start(game, first)
            )
            for level, first in levels(game).items()
        ],
        bots=[
            BotInfo(bot, say(f"bot-{bot}"), more(f"bot-{bot}-about"), bot in game.bots)
            for bot in bots.names(game)
        ],
        scenarios=[
            ScenarioInfo(
                id=s.id,
                title=say(s.title),
                seats=[SeatTitle(x, texts.name(f"seat-{x}")) for x in s.seats],
                options=[about_option(o, texts) for o in s.options],
                about=more(f"scenario-{s.of or s.id}-about"),
                length=more(f"scenario-{s.of or s.id}-length", say("length")),
                of=s.of or s.id,
                group=more(f"scenario-{s.of or s.id}-group", say(f"scenario-{s.of or s.id}")),
                schema=s.schema(),
                not_yet=[texts.name(f"not-yet-{id}") for id in s.not_yet],
            )
            for s in game.scenarios
        ],
    )


def about_option(option: Option, texts: Texts) -> OptionInfo:
    title = f"option-{option.id}"
    words = {value: texts.say(Message(f"{title}-{value}")) for value in option.values}
    return OptionInfo(
        id=option.id,
        title=texts.say(Message(title)),
        about=texts.say(Message(f"{title}-about")) if texts.has(f"{title}-about") else "",
        titles=words or msgspec.UNSET,
        **option.schema(),
    )


def levels(game: Game[Any]) -> dict[Level, kernel.Start]:
    """First matches from easy to hard: as the game says, or against its own bots."""
    names = list(game.bots) or ["random", "rollout"]
    if game.levels:
        return dict(game.levels)
    found: dict[Level, kernel.Start] = {"easy": kernel.Start(names[0])}
    if len(names) > 2:
        found["normal"] = kernel.Start(names[len(names) // 2])
    if len(names) > 1:
        found["hard"] = kernel.Start(names[-1])
    return found


def start(game: Game[Any], first: kernel.Start = kernel.Start()) -> Start:  # noqa: B008
    """A good first match: the first scenario and seat, the game's easiest bot in the others."""
    scenario = game.scenario(first.scenario)
    bot = first.bot or [*game.bots, "rollout"][0]
    who = ["me", *[bot] * (len(scenario.seats) - 1)]
    return Start(
        scenario=scenario.id,
        options=scenario.check(first.options),
        seats=[SeatWish(s, w) for s, w in zip(scenario.seats, who, strict=True)],
    )


@cache
def voice(game: str, language: str) -> Texts:
    return stavka.game(game).texts(language)


# Texts


@once
def shell_texts(language: str) -> bytes:
    """The messages of the shell's pages."""
    patterns = Patterns([source("stavka", language)])
    messages = {id: patterns.pattern(id) for id in patterns.ids if id.startswith(SHELL)}
    return msgspec.json.encode(ShellTexts(language, messages))


@once
def game_texts(game: str, language: str) -> bytes:
    """The messages that a board may want to put together itself, and the names of all things."""
    title = stavka.game(game)
    own = source(title.package, language)
    patterns = Patterns([source("stavka", language), own])
    messages = {id: patterns.pattern(id) for id in Patterns([own]).ids if not id.startswith(SAID)}
    return msgspec.json.encode(GameTexts(language, messages, names(title, language)))


def names(game: Game[Any], language: str) -> dict[str, str]:
    """The name of everything that has one, by id; what has one only as some argument is there
    as `action-load`. A number that is its own name, as that of a hex, is left out."""
    texts = voice(game.id, language)
    ids = [id for id in dict.fromkeys(things(game)) if texts.named_by(id) is not None]
    found = {id: texts.name(id) for id in ids}
    return {id: name for id, name in found.items() if not (id == name and NUMBER.fullmatch(id))}


def things(game: Game[Any]) -> Iterator[str]:
    """All ids of a game's texts: components, places, seats, and what its messages speak of."""
    vocabulary = game.vocabulary(game.unpack(game.edition))
    for rows in game.edition.figures.values():
        yield from rows
    yield from vocabulary.named or ()
    yield from vocabulary.shared
    for where, ids in vocabulary.domains.items():
        yield from ids
        yield from (f"{where.rpartition('.')[2]}-{id}" for id in ids)
    for scenario in game.scenarios:
        yield from (f"seat-{seat}" for seat in scenario.seats)


# Learning


@once
def lesson(game: str, language: str) -> bytes:
    """The first turn of a game, to be learned by doing."""
    return msgspec.json.encode(lesson_info(stavka.game(game), voice(game, language)))


@once
def howto(game: str, language: str) -> bytes:
    """How a game is played."""
    page, texts = stavka.game(game).howto, voice(game, language)
    assert page is not None

    def say(id: str) -> str:
        return texts.say(Message(id)) if id else ""

    return msgspec.json.encode(
        HowToInfo(
            aim=[say(id) for id in page.aim],
            phases=[PhaseInfo(say(phase.title), say(phase.text)) for phase in page.phase],
            parts=[
                PartInfo(
                    title=say(part.title),
                    text=say(part.text),
                    picture=part.picture,
                    notes=[say(id) for id in part.notes],
                    signs={sign: say(id) for sign, id in part.signs.items()},
                )
                for part in page.part
            ],
            win=[say(id) for id in page.win],
            tips=[say(id) for id in page.tips],
        )
    )


@once
def aid_texts(game: str, language: str) -> bytes:
    """The messages of the sheet of tables, which no board needs before it is opened."""
    own = source(stavka.game(game).package, language)
    patterns = Patterns([source("stavka", language), own])
    messages = {id: patterns.pattern(id) for id in Patterns([own]).ids if id.startswith("aid-")}
    return msgspec.json.encode(ShellTexts(language, messages))


# What can be looked at


@once
def look(game: str, language: str) -> bytes:
    """The scenarios that can be looked at."""
    texts = voice(game, language)
    found = [SceneTitle(id, texts.name(f"scenario-{id}")) for id in stavka.game(game).sights]
    return msgspec.json.encode(Scenes(game, texts.say(Message("title")), found))


@once
def look_at(game: str, scenario: str, language: str) -> bytes:
    """A scenario of a game, set up."""
    return msgspec.json.encode(stavka.game(game).look(scenario, language))


# Rules and figures


@once
def rules(game: str, language: str) -> bytes:
    """The statements of a game's ledger; of the notes only those by which something is decided."""
    texts, decided = voice(game, language), decisions(game)
    found = [
        RuleInfo(
            id=row.id,
            chapter=chapter(row, texts),
            kind="ruling" if row.kind == ledger.NOTE else row.kind,
            text=row.statement_ru if language == "ru" and row.statement_ru else row.statement,
        )
        for row in ledger.rows(game)
        if row.kind != ledger.NOTE or row.id in decided
    ]
    return msgspec.json.encode(Rules(found))


def chapter(row: ledger.Row, texts: Texts) -> str:
    number = ledger.chapter(row)
    return f"{number}. {texts.say(Message(f'chapter-{number}'))}"


def decisions(game: str) -> set[str]:
    """The ids of rows that the rulings and the refusals of a game name."""
    known = stavka.games().get(game)
    if known is None:
        return set()
    rulings = files(known.package) / "rules" / "rulings.py"
    text = rulings.read_text(encoding="utf-8") if rulings.is_file() else ""
    return {*ROW.findall(text), *known.refusals.values()}


def edition(header: Header) -> EditionInfo:
    """All figures that a match is played with, each with its origin."""
    return figures(stavka.game(header.game).edition_of(header))


@once
def own_edition(game: str) -> bytes:
    """The figures that a game carries."""
    return msgspec.json.encode(figures(stavka.game(game).edition))


def figures(found: Edition) -> EditionInfo:
    """All figures of an edition, by table and entry."""
    origins: dict[str, FigureOrigin] = {**found.origins, **dict.fromkeys(found.overrides, "own")}

    def described(row: str, fields: dict[str, Any]) -> dict[str, Figure]:
        return {f: Figure(v, origins[f"{row}.{f}"]) for f, v in fields.items()}

    return EditionInfo(
        {
            table: {entry: described(f"{table}.{entry}", fields) for entry, fields in rows.items()}
            for table, rows in found.figures.items()
        }
    )
