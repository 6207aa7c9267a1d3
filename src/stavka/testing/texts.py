"""Checks that keep the texts of a game complete and alike in every language.

`check_texts(game)` reads the Fluent files of a game against all that it can say, `check_shell`
those of the table. What comes out when it is said is checked in `stavka.testing.speech`.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from textwrap import dedent
from typing import Any, NamedTuple

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stavka import bots, ledger
from stavka.kernel import LANGUAGES, Game, TextError, Texts, Vocabulary, kebab
from stavka.kernel.edition import ORIGINS
from stavka.kernel.texts import source
from stavka.testing import scripts

TABLE_REFUSALS = (
    "over", "not-your-turn", "not-understood", "not-offered", "cannot-undo", "nothing-to-redo",
)  # fmt: skip
NUMBERS = ("count", "steps")  # that a list has besides its names
OF_LISTS = (*NUMBERS, "first", "last")
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}


class Argument(NamedTuple):
    """What an argument of a message can be: one of these ids, a truth, or else a number."""

    ids: tuple[str, ...] = ()
    many: bool = False  # a list of them
    truth: bool = False
    free: bool = False  # a module of the browser gives it: a number or a word


Arguments = dict[str, Argument]


def check_texts(game: Game[Any]) -> list[str]:
    """All that is missing, unused or wrong in the texts of a game; empty if they are sound."""
    said = said_by(game)
    voices = [game.texts(language, strict=True) for language in LANGUAGES]
    problems = _without_domain(game, said)
    for prefix in ("board-", "aid-"):
        said |= _in_scripts(game.package, scripts.of_board(game), prefix)
    return problems + _check(game.sources, voices, said, components(game))


def check_shell(messages: Mapping[str, tuple[str, ...]]) -> list[str]:
    """The same for the table's own texts, given the messages of its screens."""
    said = {key: dict.fromkeys(names, Argument()) for key, names in messages.items()}
    said |= {f"refusal-{id}": {} for id in TABLE_REFUSALS}
    said |= {f"origin-{origin}": {} for origin in ORIGINS}
    said |= {f"bot-{name}": {} for name in (*bots.GENERIC, bots.LESSON)}
    said |= {f"bot-{name}-about": {} for name in bots.GENERIC}
    said |= _in_scripts("stavka", scripts.of_all(), "ui-")
    voices = [Texts(l, [source("stavka", l)], strict=True) for l in LANGUAGES]
    return scripts.unlisted(scripts.of_all()) + _check(_file_of("stavka"), voices, said, [])


# What the texts must say


def said_by(game: Game[Any]) -> dict[str, Arguments]:
    """Every message that a game can ask for, but for names, with its arguments."""
    texts = game.texts(LANGUAGES[0])
    spoken_of = vocabulary(game)

    def arguments(key: str, names: Iterable[str]) -> Arguments:
        return {n: Argument(_domain(spoken_of.domains, key, n)) for n in names}

    said: dict[str, Arguments] = {key: {} for key in ("title", "about", "players", "length")}
    for event in game.events:
        key = f"event-{kebab(event.__name__)}"
        said[key] = {
            f.name.replace("_", "-"): Argument(
                _domain(spoken_of.domains, key, f.name), "tuple" in str(f.type), f.type is bool
            )
            for f in msgspec.structs.fields(event)
            if f.name != "audience"
        }
    for step in game.steps:
        if step.asks:
            key = f"ask-{kebab(step.__name__)}"
            said[key] = arguments(key, _prompt_keys(step))
    for verb, names in game.verbs.items():
        said |= _choices(texts, f"choice-{verb}", arguments(f"choice-{verb}", names))
    said |= {key: arguments(key, names) for key, names in spoken_of.messages.items()}
    said |= {f"refusal-{id.partition('/')[0]}": {} for id in game.refusals}
    said |= {f"chapter-{number}": {} for number in chapters(game)}
    said |= {f"bot-{name}": {} for name in game.bots}
    said |= {f"not-yet-{id}": {} for id in game.not_yet}
    said |= {id: {} for id in (game.lesson.messages() if game.lesson else ())}
    said |= {id: {} for id in (game.howto.messages() if game.howto else ())}
    told = [f"bot-{name}" for name in game.bots]
    for scenario in game.scenarios:
        told += [f"scenario-{scenario.id}", *(f"option-{option.id}" for option in scenario.options)]
        said[f"scenario-{scenario.id}"] = {}
        said |= {f"not-yet-{id}": {} for id in scenario.not_yet}
        said |= {f"seat-{seat}": {} for seat in scenario.seats}
        for option in scenario.options:
            said[f"option-{option.id}"] = {}
            said |= {f"option-{option.id}-{value}": {} for value in option.values}
    more = [f"{id}-{what}" for id in told for what in ("about", "group", "length")]
    more += [f"level-{level}" for level in game.levels]
    return said | {id: {} for id in more if texts.has(id)}  # what a game may say and need not


def vocabulary(game: Game[Any]) -> Vocabulary:
    """That of the game's own edition."""
    return game.vocabulary(game.unpack(game.edition))


def chapters(game: Game[Any]) -> list[str]:
    """The numbers of the chapters of its rulebook: each must have a title."""
    known = game.id in ledger.ledgers()
    return list(dict.fromkeys(map(ledger.chapter, ledger.rows(game.id)))) if known else []


def _in_scripts(
    package: str, sources: Iterator[tuple[str, str]], prefix: str
) -> dict[str, Arguments]:
    """What the modules of the browser say. Arguments that nobody can read there are taken from
    the texts; then they must be the same in every language."""
    used: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for node in FluentParser().parse(source(package, language)).body:
            if isinstance(node, ftl.Message):
                used.setdefault(node.id.name, set()).update(Entry(node).variables)
    return {
        id: {
            name: Argument(free=True) for name in (used.get(id, set()) if given is None else given)
        }
        for id, given in scripts.asked_for(sources, prefix).items()
    }


def components(game: Game[Any]) -> list[str]:
    """The ids of all components, or those that the game says: each must have a name."""
    named = vocabulary(game).named
    if named is not None:
        return list(named)
    return [id for rows in game.edition.figures.values() for id in rows]


def _domain(domains: Mapping[str, tuple[str, ...]], key: str, argument: str) -> tuple[str, ...]:
    return domains.get(f"{key}.{argument}", domains.get(argument, ()))


def _without_domain(game: Game[Any], said: dict[str, Arguments]) -> list[str]:
    """Words in events of which nobody knows what they can be, and so which forms they need."""
    return [
        f"event-{kebab(event.__name__)}: ${field.name} has no domain: the vocabulary must say "
        "which ids it can be"
        for event in game.events
        for field in msgspec.structs.fields(event)
        if field.name != "audience"
        and "str" in str(field.type)
        and not said[f"event-{kebab(event.__name__)}"][field.name.replace("_", "-")].ids
    ]


def _prompt_keys(step: type[Any]) -> list[str]:
    """The arguments of a question, read from the dictionaries its `prompt` returns."""
    tree = ast.parse(dedent(inspect.getsource(step.prompt)))
    found = [node.value for node in ast.walk(tree) if isinstance(node, ast.Return)]
    keys = [key for value in found if isinstance(value, ast.Dict) for key in value.keys]
    return [str(key.value) for key in keys if isinstance(key, ast.Constant)]


def _choices(texts: Texts, key: str, arguments: Arguments) -> dict[str, Arguments]:
    """A verb with optional arguments has a message for each longer form: `choice-to-2`."""
    names = list(arguments)
    longer = [n for n in range(1, len(names) + 1) if texts.has(f"{key}-{n}")]
    plain = names[: longer[0] - 1] if longer else names
    return {key: {name: arguments[name] for name in plain}} | {
        f"{key}-{n}": {name: arguments[name] for name in names[:n]} for n in longer
    }


# Reading the files


class Entry:
    """A message as its file has it: its forms, the variables it uses and those it selects on."""

    def __init__(self, message: ftl.Message) -> None:
        self.forms = {a.id.name for a in message.attributes}
        finder = _Finder()
        finder.visit(message)
        self.variables = finder.variables
        self.selects = finder.selects


class _Finder(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[tuple[str, set[str]]] = []  # variable, keys but for numbers

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
            self.selects.append((node.selector.id.name, keys))
        self.generic_visit(node)


Sources = Callable[[str], list[str]]  # the Fluent texts in a language


def _file_of(package: str) -> Sources:
    return lambda language: [source(package, language)]


def _check(
    sources: Sources, voices: list[Texts], said: dict[str, Arguments], named: Iterable[str]
) -> list[str]:
    problems: list[str] = []
    used: dict[str, set[str]] = {}
    for texts in voices:
        file = _File(sources, texts, said)
        problems += file.problems(named)
        for key, names in file.used_arguments.items():
            if names != used.setdefault(key, names):
                differ = ", ".join(f"${n}" for n in sorted(names ^ used[key]))
                problems.append(f"{key}: not in every language: {differ}")
    return problems


class _File:
    """One file: what it has, and what is wrong with it."""

    def __init__(self, sources: Sources, texts: Texts, said: dict[str, Arguments]) -> None:
        self.texts = texts
        self.said = dict(said)
        self.found: list[str] = []
        self.used_arguments: dict[str, set[str]] = {}
        self.used_forms: set[str] = set()
        self.entries: dict[str, Entry] = {}
        written = "\n".join(sources(texts.language))
        for node in FluentParser().parse(written).body:
            if isinstance(node, ftl.Junk):
                self.tell(f"cannot be read: {(node.content or '').strip()[:60]!r}")
            elif isinstance(node, ftl.Message):
                if node.id.name in self.entries:
                    self.tell(f"{node.id.name} is there twice")
                self.entries[node.id.name] = Entry(node)

    def tell(self, what: str) -> None:
        self.found.append(f"{self.texts.language}: {what}")

    def problems(self, named: Iterable[str]) -> list[str]:
        self.said |= self.names(named)
        for key in sorted(self.said.keys() - self.entries.keys()):
            self.tell(f"{key} is missing")
        for key in sorted(self.entries.keys() - self.said.keys()):
            self.tell(f"nothing uses {key}")
        for key in sorted(self.said.keys() & self.entries.keys()):
            self.check_message(key, self.entries[key], self.said[key])
        for key, entry in self.entries.items():
            for form in sorted(entry.forms - self.used_forms):
                self.tell(f"{key}: nothing uses .{form}")
        return self.found

    def names(self, named: Iterable[str]) -> dict[str, Arguments]:
        """The messages that name all ids, with the arguments that they get themselves."""
        asked = [("", id) for id in (*named, *self.texts.shared)]
        for arguments in self.said.values():
            asked += [(name, id) for name, argument in arguments.items() for id in argument.ids]
        for message in self.texts.shared.values():
            asked += [(name, id) for name, id in message.args.items() if isinstance(id, str)]
        own: dict[str, list[str]] = {}
        for id, message in self.texts.shared.items():
            if id in message.args.values():
                own.setdefault(message.id, []).append(id)
        for key, them in own.items():
            self.tell(f"{key} gets the id that it names as an argument: {', '.join(them)}")
        found: dict[str, Arguments] = {}
        for argument, id in dict.fromkeys(asked):
            naming = self.texts.named_by(id, argument)
            if naming is None:
                self.tell(f"{id!r} has no name")
                continue
            gets = found.setdefault(naming.id, {})
            for name, value in naming.args.items():
                ids = gets.get(name, Argument()).ids
                gets[name] = Argument((*ids, value) if isinstance(value, str) else ids)
        return found

    def check_message(self, key: str, entry: Entry, arguments: Arguments) -> None:
        self.used_arguments[key] = set()
        for variable in sorted(entry.variables):
            name = _argument_of(variable, arguments)
            if name is None:
                self.tell(f"{key}: ${variable} is no argument of it")
                continue
            self.used_arguments[key].add(name)
            self.check_form(key, variable, name, arguments[name])
        for variable, keys in entry.selects:
            name = _argument_of(variable, arguments)
            if name is not None:
                self.check_select(key, variable, keys, name, arguments[name])

    def check_form(self, key: str, variable: str, name: str, argument: Argument) -> None:
        """Every name that can come here must have the form."""
        form = variable[len(name) + 1 :]
        if not form or (argument.many and form in OF_LISTS):
            return
        self.used_forms.add(form)
        without = [id for id in argument.ids if form not in self.forms(id, name)]
        if without or not argument.ids:
            self.tell(f"{key}: ${variable}: no .{form} for {', '.join(without) or 'a number'}")

    def check_select(
        self, key: str, variable: str, keys: set[str], name: str, argument: Argument
    ) -> None:
        """Plurals must be complete; other keys must be what the variable can be."""
        form = variable[len(name) + 1 :]
        if argument.free and not keys & {"one", "few", "many"}:
            return  # by a word, of which only the module knows what it can be
        if argument.truth:
            wrong = keys ^ {"yes", "no"}
        elif argument.ids and form not in NUMBERS:
            wrong = keys - {self.forms(id, name).get(form, "") for id in argument.ids}
        else:
            plural = PLURALS[self.texts.language]
            wrong = plural ^ keys if keys - {"other"} else set()
        if wrong:
            self.tell(f"{key}: select on ${variable}: {', '.join(sorted(wrong))}")

    def forms(self, id: str, argument: str) -> dict[str, str]:
        try:
            return self.texts.forms(id, argument)
        except TextError:
            return {}  # that it has no name, or one that cannot be said, is told elsewhere


def _argument_of(variable: str, arguments: Arguments) -> str | None:
    fitting = [n for n in arguments if variable == n or variable.startswith(f"{n}-")]
    return max(fitting, key=len, default=None)
