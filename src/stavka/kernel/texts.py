"""Two languages: Fluent files, and a renderer of events, questions, choices and refusals.

Pieces and places are named by messages. The id `load` as the argument `action` is named by
`name-action-load`, any other id by `name-<id>`; a title such as `seat-command` names itself; ids
that are alike share one message with arguments of its own (see `Vocabulary.shared`). An attribute
of a name is one of its forms: a message that speaks of `$man` may also use `$man-acc` if the name
has `.acc`. Of a list `$men` there is also `$men-count`. True and false are `yes` and `no`, to
select on.

A strict renderer raises on anything missing; tests use it, and it is how gaps are found.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from importlib.resources import files

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from stavka.kernel.words import Arg, Choice, Message, Question, StavkaError

REMEMBERED = 2_000  # sentences kept ready, the oldest goes first: each takes some microseconds
LANGUAGES = ("en", "ru")
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # before a number, in place of a minus sign


class TextError(StavkaError):
    """A message that cannot be said: a missing key or argument."""


class Vocabulary(msgspec.Struct, frozen=True):
    """What the texts of a game speak of, beside its events, questions, verbs and refusals."""

    shared: Mapping[str, Message] = {}  # an id without a name of its own -> the one it shares
    domains: Mapping[str, tuple[str, ...]] = {}  # argument or message.argument -> ids it can be
    messages: Mapping[str, tuple[str, ...]] = {}  # a further message -> names of its arguments
    named: tuple[str, ...] | None = None  # ids that have a name; None: every component
    latin: frozenset[str] = frozenset()  # words that stay so in Russian, for the check of texts


class Texts:
    """Everything that can be said about one game in one language."""

    def __init__(
        self,
        language: str,
        sources: Iterable[str],
        verbs: Mapping[str, tuple[str, ...]] | None = None,
        shared: Mapping[str, Message] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            raise TextError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self.verbs = verbs or {}
        self.shared = shared or {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(parsed(source))
        self._names: dict[tuple[str, str], dict[str, str]] = {}
        # What is said often is said again.
        self._said: OrderedDict[tuple[object, ...], str] = OrderedDict()

    def say(self, message: Message) -> str:
        """A message as a sentence: it begins with a capital."""
        key = (message.id, *message.args.items())
        said = self._said.get(key)
        if said is None:
            text = self._format(message.id, self._arguments(message.args))
            said = text[:1].upper() + text[1:]
            if len(self._said) >= REMEMBERED:
                self._said.popitem(last=False)
            self._said[key] = said
        return said

    def choice(self, choice: Choice) -> str:
        """A choice as a button would say it.

        A verb with optional arguments has a message for each longer form: `choice-to-2`.
        """
        names = self.verbs.get(choice.verb, ())
        # A number counts something, unless it is a name: "0806" may be a place on a map.
        values = [int(a) if a.isdecimal() and a not in self.shared else a for a in choice.args]
        args: dict[str, Arg] = dict(zip(names, values, strict=False))
        id = f"choice-{choice.verb}"
        longer = f"{id}-{len(values)}"
        return self.say(Message(longer if self.has(longer) else id, args))

    def prompt(self, question: Question) -> str:
        return self.say(question.prompt)

    def name(self, id: str) -> str:
        """The name of a piece, a place or, by its title `seat-<id>`, a seat."""
        return self.forms(id)[""]

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def forms(
        self, id: str, argument: str = "", within: tuple[Message, ...] = ()
    ) -> dict[str, str]:
        """All forms of a name, the plain one under ""; `argument` is what the id is used as.

        `within`: the names of which this one is a part.
        """
        asked = argument, id
        found = self._names.get(asked)
        if found is not None:
            return found
        named = self.named_by(id, argument)
        if named is None:  # not remembered: it may be anything that somebody wrote
            if self.strict:
                raise TextError(f"{self.language}: no name for {id!r}")
            return {"": id}
        if named in within:
            if self.strict:
                raise TextError(f"{self.language}: the name of {id!r}, {named.id!r}, uses itself")
            return {"": id}
        self._names[asked] = self._forms_of(named, within)
        return self._names[asked]

    def named_by(self, id: str, argument: str = "") -> Message | None:
        """The message that names an id; None if there is none."""
        for key in (f"name-{argument}-{id}", f"name-{id}", id):
            if self.has(key):
                return Message(key)
        shared = self.shared.get(id)
        return shared if shared and self.has(shared.id) else None

    def _forms_of(self, named: Message, within: tuple[Message, ...]) -> dict[str, str]:
        args = self._arguments(named.args, (*within, named))
        forms = self._bundle.get_message(named.id).attributes
        return {"": self._format(named.id, args)} | {
            form: self._format(named.id, args, form) for form in forms
        }

    def _arguments(
        self, given: Mapping[str, Arg], within: tuple[Message, ...] = ()
    ) -> dict[str, str | int]:
        args: dict[str, str | int] = {}
        for name, value in given.items():
            key = name.replace("_", "-")
            if isinstance(value, bool):
                args[key] = "yes" if value else "no"
            elif isinstance(value, int):
                args[key] = value
            elif isinstance(value, str):
                for form, text in self.forms(value, key, within).items():
                    args[f"{key}-{form}" if form else key] = text
            else:
                args |= self._list(key, value, within)
        return args

    def _list(
        self, key: str, values: tuple[str | int, ...], within: tuple[Message, ...]
    ) -> dict[str, str | int]:
        """Dice as "1 2 2 4", names as "Pavlov, Chait", in each form that all of them have. A way
        is said by its ends and its steps."""
        args: dict[str, str | int] = {f"{key}-count": len(values)}
        names = [self.forms(v, key, within) for v in values if isinstance(v, str)]
        if not names:
            return args | {key: " ".join(map(str, values))}
        args |= {f"{key}-first": names[0][""], f"{key}-last": names[-1][""]}
        args[f"{key}-steps"] = len(values) - 1
        for form in set.intersection(*map(set, names)):
            args[f"{key}-{form}" if form else key] = ", ".join(forms[form] for forms in names)
        return args

    def _format(self, id: str, args: Mapping[str, str | int], form: str = "") -> str:
        if not self.has(id):
            if self.strict:
                raise TextError(f"{self.language}: no message {id!r}")
            return id
        message = self._bundle.get_message(id)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise TextError(f"{self.language}: {id!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors and self.strict:
            raise TextError(f"{self.language}: {id!r} with {sorted(args)}: {errors[0]}")
        below = any(isinstance(value, int) and value < 0 for value in args.values())
        return HYPHEN.sub("\N{MINUS SIGN}", str(text)) if below else str(text)


@cache
def parsed(source: str) -> Resource:
    """A Fluent source, read once: that takes long."""
    return FluentResource(source)


@cache
def source(package: str, language: str) -> str:
    """The text of `texts/<language>.ftl` in a package; empty if it has none."""
    file = files(package) / "texts" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def percent(chance: Fraction | float, language: str) -> str:
    """A probability as people write it: 58.3% or 58,3 %."""
    number = f"{float(chance) * 100:.1f}"
    return number.replace(".", ",") + "\N{NO-BREAK SPACE}%" if language == "ru" else f"{number}%"


def number(value: float, language: str, places: int = 1) -> str:
    """A number with the separators of the language: 31,250.5 or 31 250,5."""
    text = f"{value:,.{places}f}"
    swap = {",": "\N{NO-BREAK SPACE}", ".": ","}
    return "".join(swap.get(c, c) for c in text) if language == "ru" else text
