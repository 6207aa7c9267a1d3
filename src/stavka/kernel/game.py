"""A title with its rules: what a game must bring, and how its matches start and load."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, Union
from weakref import WeakValueDictionary

import msgspec

from stavka.kernel import edition as editions
from stavka.kernel.bot import Bot
from stavka.kernel.dice import Dice
from stavka.kernel.edition import Edition, Kinds
from stavka.kernel.howto import HowTo
from stavka.kernel.howto import load as load_howto
from stavka.kernel.journal import Header
from stavka.kernel.lesson import Lesson
from stavka.kernel.lesson import load as load_lesson
from stavka.kernel.match import Match, Saved
from stavka.kernel.puzzle import Aim, Puzzle
from stavka.kernel.puzzle import load as load_puzzles
from stavka.kernel.steps import P, Step
from stavka.kernel.texts import Texts, Vocabulary, source
from stavka.kernel.version import ENGINE, FORMAT
from stavka.kernel.words import Event, Outcome, StavkaError

Value = bool | int | str
# What a game does most or longest: how to make it ready, and the milliseconds that it may take.
Chores = Mapping[str, tuple[Callable[[], Callable[[], object]], float]]


Level = Literal["easy", "normal", "hard"]


class Start(msgspec.Struct, frozen=True):
    """A match to begin with: which bot sits opposite, in which scenario with which options."""

    bot: str = ""
    scenario: str | None = None
    options: Mapping[str, Value] = {}


class Challenge(Start, frozen=True):
    """A set-up for one person, short enough for the challenge of a day: `seat` is his (else the
    first), the bot sits in all others. The bot must choose the same however fast the machine is."""

    seat: str = ""


class Option(msgspec.Struct, frozen=True):
    """A variant that is switched on at set-up. Title: the message `option-<id>`; what it means in
    a sentence, `option-<id>-about`."""

    id: str
    default: Value
    values: tuple[str, ...] = ()  # for a choice of words
    low: int = 0  # for a number
    high: int = 0

    @property
    def type(self) -> Literal["boolean", "integer", "string"]:
        if isinstance(self.default, bool):
            return "boolean"
        return "integer" if isinstance(self.default, int) else "string"

    def schema(self) -> dict[str, Any]:
        """JSON Schema of its value."""
        out: dict[str, Any] = {"type": self.type, "default": self.default}
        if self.values:
            out["enum"] = list(self.values)
        if self.type == "integer":
            out.update(minimum=self.low, maximum=self.high)
        return out

    def check(self, value: object) -> Value:
        """The value, also from its text form; an error names the option and what it may be."""
        words = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
        if self.type == "boolean":
            value = words.get(value.lower(), value) if isinstance(value, str) else value
            if isinstance(value, bool):
                return value
            raise StavkaError(f"option {self.id}: {value!r} is neither true nor false")
        if self.type == "string":
            if value in self.values:
                return str(value)
            raise StavkaError(f"option {self.id}: {value!r} is none of {', '.join(self.values)}")
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if isinstance(value, bool) or not self.low <= number <= self.high:
            raise StavkaError(f"option {self.id}: {value!r} is not from {self.low} to {self.high}")
        return number


class Scenario(msgspec.Struct, frozen=True):
    """One way to set a game up. Title: the message `scenario-<id>`; what is special about it and
    how long it takes, `scenario-<id>-about` and `scenario-<id>-length`."""

    id: str
    seats: tuple[str, ...]
    options: tuple[Option, ...] = ()
    of: str = ""  # the scenario of which it is the one for another number of players
    not_yet: tuple[str, ...] = ()  # rules that it lacks beside those that the game does

    @property
    def title(self) -> str:
        return f"scenario-{self.id}"

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the options."""
        return {
            "type": "object",
            "properties": {o.id: o.schema() for o in self.options},
            "additionalProperties": False,
        }

    def check(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values; unknown names and bad values are errors."""
        known = {o.id: o for o in self.options}
        if unknown := sorted(set(given) - set(known)):
            names = ", ".join(known) or "none"
            raise StavkaError(f"{self.id} has no option {unknown[0]!r}; options: {names}")
        return {id: o.check(given.get(id, o.default)) for id, o in known.items()}


class Game(Generic[P]):
    """Subclassed once per title. Everything below `setup` is the same for all games."""

    id: ClassVar[str]
    scenarios: ClassVar[tuple[Scenario, ...]]
    max_choices: ClassVar[int]  # no match, however played, is longer
    position: ClassVar[type[Any]]
    steps: ClassVar[tuple[type[Step[Any]], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    verbs: ClassVar[Mapping[str, tuple[str, ...]]]  # verb -> names of its arguments
    refusals: ClassVar[Mapping[str, str]] = {}  # refusal id -> ledger id
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {}  # its own, from the weakest on
    levels: ClassVar[Mapping[Level, Start]] = {}  # first matches; else by its bots
    challenges: ClassVar[tuple[Challenge, ...]] = ()  # that take turns as the challenge of a day
    aims: ClassVar[Mapping[str, Aim]] = {}  # what its puzzles may want
    adviser: ClassVar[str] = ""  # which of these gives hints; else the last
    components: ClassVar[Kinds] = {}  # tables of the edition
    data: ClassVar[tuple[str, ...]] = ()  # its files in the game's `data` folder
    maps: ClassVar[tuple[str, ...]] = ()  # what else of that folder decides a match
    sights: ClassVar[tuple[str, ...]] = ()  # scenarios to be looked at, also those still to come
    not_yet: ClassVar[tuple[str, ...]] = ()  # rules to come, each the message `not-yet-<id>`
    chores: ClassVar[Chores] = {}  # to be measured beside its play
    counts: ClassVar[tuple[str, ...]] = ()  # what `count` finds, each the message `count-<name>`

    # What each game brings

    def unpack(self, edition: Edition) -> Any:
        """The edition as the rules want it: the position's shared `box`. It has its `hash`."""
        return edition

    def setup(self, scenario: Scenario, options: dict[str, Value], box: Any, dice: Dice) -> P:
        """The position before the first step; its stack holds what happens first."""
        raise NotImplementedError

    def view(self, p: P, seat: str | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see. An allow-list; knows no dice."""
        raise NotImplementedError

    def eyes(self, seat: str | None, scenario: str) -> str | None:
        """Through whose eyes a seat sees; a game says which seats see just what others see."""
        return seat

    def imagine(self, p: P, seat: str, dice: Dice) -> None:
        """Deal anew, in place, all that this seat cannot know."""
        raise NotImplementedError

    def faults(self, p: P) -> list[str]:
        """Every way in which the position is impossible (tokens lost, two men in one place)."""
        raise NotImplementedError

    def turn(self, p: P) -> int:
        """Which turn it is, 0 before the first: the past is looked at from turn to turn."""
        return int(getattr(p, "turn", 0))

    def count(self, p: P, told: Sequence[Event], found: dict[str, int]) -> None:
        """Note what many games are measured by beside their outcome, from what a choice brought."""

    def worth(self, p: P, seat: str) -> float | None:
        """A guess, at a turn's beginning, at how it ends for a seat: its points where all seats win
        together, else its chance to win. None: that is found out by playing on to the end."""
        return None

    def sides(self, scenario: str) -> tuple[tuple[str, ...], ...]:
        """The seats that win and lose together."""
        return tuple((seat,) for seat in self.scenario(scenario).seats)

    def award(self, outcome: Outcome) -> str:
        """What is awarded to whoever wins so, as the id of something that has a name."""
        return ""

    def sketch(self, view: dict[str, Any], texts: Texts) -> str:
        """The board as text, for the terminal: all that the view has, if a game draws nothing."""
        return "\n".join(_outline(view["board"], texts))

    def look(self, scenario: str, language: str) -> dict[str, Any]:
        """What the board shows of one of its `sights`, set up."""
        raise NotImplementedError

    def study(self, p: P, seat: str | None, topic: str, thing: str) -> dict[str, Any]:
        """What the board would like to know of a thing, worked out from what the seat sees; too
        much work to be part of every view."""
        return {}

    def vocabulary(self, box: Any) -> Vocabulary:
        """What the texts speak of beside events, questions, verbs and refusals."""
        return Vocabulary()

    # What every game gets

    @property
    def package(self) -> str:
        return type(self).__module__

    @property
    def title(self) -> str:
        return "title"

    def sources(self, language: str) -> list[str]:
        """Its Fluent texts: those of its file; a game may add what it makes of its data."""
        return [source(self.package, language)]

    def texts(
        self, language: str, *, edition: Edition | None = None, strict: bool = False
    ) -> Texts:
        """All texts in a language; cards and places are named as in the edition."""
        sources = [source("stavka", language), *self.sources(language)]
        shared = self.vocabulary(self._box(edition or self.edition)).shared
        return Texts(language, sources, self.verbs, shared, strict=strict)

    @cached_property
    def edition(self) -> Edition:
        """The figures the game carries."""
        folder = files(self.package) / "data"
        figures, maps = ([folder / name for name in names] for names in (self.data, self.maps))
        return editions.load(figures, self.components, maps)

    @cached_property
    def lesson(self) -> Lesson | None:
        """Its first turn to be learned by doing: `lesson.toml` in its folder."""
        return load_lesson(self.package)

    @cached_property
    def howto(self) -> HowTo | None:
        """How it is played, on one page: `howto.toml` in its folder."""
        return load_howto(self.package)

    def lesson_of(self, seed: str) -> Lesson | None:
        """The lesson that a match of this seed is, if it is one."""
        return self.lesson if self.lesson and self.lesson.seed == seed else None

    def begin_lesson(self) -> tuple[Lesson, Match[P]]:
        """The lesson, and its match when the learner comes to it."""
        if self.lesson is None:
            raise StavkaError(f"{self.id} has no lesson")
        match = self.start(self.lesson.scenario, self.lesson.seed, self.lesson.options)
        for seat, choice in self.lesson.opening():
            match.play(seat, choice)
        return self.lesson, match

    @cached_property
    def puzzles(self) -> Mapping[str, Puzzle]:
        """Short positions with an aim, by name: the folder `puzzles` of its own."""
        return load_puzzles(self.package)

    def puzzle_of(self, scenario: str, seed: str) -> Puzzle | None:
        """The puzzle that a match of this scenario and seed is, if it is one."""
        known = (p for p in self.puzzles.values() if (p.scenario, p.seed) == (scenario, seed))
        return next(known, None)

    def begin_puzzle(self, puzzle: Puzzle) -> Match[P]:
        """The match of a puzzle when it begins. Its dice are still those of the match in which it
        was found: whoever plays on gives it a new seed."""
        match = self.start(puzzle.scenario, puzzle.seed, puzzle.options)
        for seat, choice in puzzle.opening():
            match.play(seat, choice)
        return match

    def read_edition(self, path: Path) -> Edition:
        """The game's figures with an owner's file applied."""
        return editions.read(path, self.id, self.edition, self.components, self._box)

    def scenario(self, id: str | None) -> Scenario:
        if id is None:
            return self.scenarios[0]
        for scenario in self.scenarios:
            if scenario.id == id:
                return scenario
        names = ", ".join(s.id for s in self.scenarios)
        raise StavkaError(f"{self.id} has no scenario {id!r}; there are {names}")

    def start(
        self,
        scenario: str | None = None,
        seed: int | str = 1942,
        options: Mapping[str, object] | None = None,
        edition: Edition | Path | str | None = None,
    ) -> Match[P]:
        """A new match. An edition is given by an Edition or an owner's file."""
        chosen = self.scenario(scenario)
        values = chosen.check(options or {})
        if isinstance(edition, Path | str):
            edition = self.read_edition(Path(edition))
        edition = edition or self.edition
        header = Header(
            game=self.id,
            engine=ENGINE,
            scenario=chosen.id,
            options=values,
            edition=edition.hash,
            overrides=edition.overrides,
            seed=str(seed),
        )
        dice = Dice(header.seed)
        position = self.setup(chosen, values, self._box(edition), dice)
        return Match.begin(self, header, position, dice)

    def decode(self, data: bytes) -> Match[P]:
        """A match from what `Match.encode` wrote; bad bytes raise an error that says why."""
        try:
            saved = msgspec.msgpack.decode(data, type=Saved)
        except msgspec.DecodeError as problem:
            raise StavkaError(f"not a saved match: {problem}") from None
        if saved.format != FORMAT:
            raise StavkaError(
                f"the match was saved in format {saved.format}, this program reads {FORMAT}: "
                f"load its journal instead, or use Stavka {saved.header.engine}"
            )
        if saved.header.game != self.id:
            raise StavkaError(f"the match is of the game {saved.header.game!r}, not {self.id!r}")
        if not saved.run <= len(saved.entries) <= saved.length:
            raise StavkaError("not a saved match: its last choices are missing")
        box = self._box(self.edition_of(saved.header))
        try:
            position = self._read_position(saved.position, box)
            base = self._read_position(saved.base, box) if saved.base else None
        except (msgspec.DecodeError, msgspec.ValidationError) as problem:
            raise StavkaError(
                f"the saved position does not fit these rules ({problem}): "
                f"load its journal instead, or use Stavka {saved.header.engine}"
            ) from None
        return Match.restore(self, saved, position, base)

    def edition_of(self, header: Header) -> Edition:
        """The edition a match was played with."""
        edition = self.edition
        if header.overrides:
            edition = edition.override(header.overrides, self.components, "saved match")
        if edition.hash != header.edition:
            raise StavkaError(
                f"played with edition {header.edition}, but this program's figures give "
                f"{edition.hash}: use Stavka {header.engine}, whose figures it was played with"
            )
        return edition

    def _read_position(self, data: bytes, box: Any) -> P:
        position: P = msgspec.msgpack.decode(data, type=self.position, dec_hook=lambda *_: box)
        any_step: Any = Union[self.steps]  # noqa: UP007
        position.stack = msgspec.convert(position.stack, list[any_step])
        return position

    def box_of(self, view: Mapping[str, Any]) -> Any:
        """The box of the match that a view shows."""
        return self._boxes.get(view["edition"], self._own_box)

    def _box(self, edition: Edition) -> Any:
        """Unpacked once for each set of figures, so that positions can share it.

        The game's own is kept, others as long as a position holds them.
        """
        if edition.hash == self.edition.hash:
            return self._own_box
        box = self._boxes.get(edition.hash)
        if box is None:
            box = self._boxes[edition.hash] = self.unpack(edition)
        return box

    @cached_property
    def _own_box(self) -> Any:
        return self.unpack(self.edition)

    @cached_property
    def _boxes(self) -> WeakValueDictionary[str, Any]:
        return WeakValueDictionary()


def _outline(value: Any, texts: Texts, indent: str = "") -> Iterator[str]:
    """A view line by line, what lies inside indented, and ids by their names."""
    parts = value.items() if isinstance(value, dict) else ((f"{n}", v) for n, v in enumerate(value))
    for key, part in parts:
        if isinstance(part, dict) or (isinstance(part, list) and any(map(_nested, part))):
            yield f"{indent}{texts.name(key)}:"
            yield from _outline(part, texts, indent + "  ")
        else:
            listed = part if isinstance(part, list) else [part]
            words = [texts.name(x) if isinstance(x, str) else f"{x}" for x in listed]
            yield f"{indent}{texts.name(key)}: {', '.join(words)}"


def _nested(value: Any) -> bool:
    return isinstance(value, dict | list)
