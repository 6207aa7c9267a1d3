"""Two languages: Fluent files, and a renderer of events, questions, choices and refusals.

Names of pieces and places are messages `name-<id>`; an id that ends in numbers may share one
message, `name-track` for `track-4-3` with $n1 = 4, $n2 = 3. An attribute of a name is one of its
forms: a message that speaks of `$man` may also use `$man-acc` if the name has `.acc`. A strict
renderer raises on anything missing; tests use it, and it is how grammar gaps are found.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from stavka.kernel.words import Arg, Choice, Message, Question, StavkaError

LANGUAGES = ("en", "ru")


class TextError(StavkaError):
    """A message that cannot be said: a missing key or argument."""


class Texts:
    """Everything that can be said about one game in one language."""

    def __init__(
        self,
        language: str,
        sources: Iterable[str],
        verbs: Mapping[str, tuple[str, ...]] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            raise TextError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self.verbs = verbs or {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))
        self._names: dict[str, dict[str, str]] = {}

    def say(self, message: Message) -> str:
        args: dict[str, Any] = {}
        for key, value in message.args.items():
            self._argument(args, key.replace("_", "-"), value)
        return self._format(message.id, args)

    def choice(self, choice: Choice) -> str:
        """A choice as a button would say it."""
        names = self.verbs.get(choice.verb, ())
        args: dict[str, Arg] = dict(zip(names, choice.args, strict=False))
        return self.say(Message("choice-" + choice.verb, args))

    def prompt(self, question: Question) -> str:
        return self.say(question.prompt)

    def name(self, id: str) -> str:
        return self._forms(id)[""]

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def _argument(self, args: dict[str, Any], key: str, value: Arg) -> None:
        if isinstance(value, str):
            for form, text in self._forms(value).items():
                args[f"{key}-{form}" if form else key] = text
        elif isinstance(value, tuple | list):
            args[f"{key}-count"] = len(value)
            if all(isinstance(v, int) for v in value):
                args[key] = " ".join(map(str, value))
            else:
                every = [self._forms(str(v)) for v in value]
                for form in set().union(*every) if every else ("",):
                    text = ", ".join(forms.get(form, forms[""]) for forms in every)
                    args[f"{key}-{form}" if form else key] = text
        else:
            args[key] = value

    def _forms(self, id: str) -> dict[str, str]:
        if id not in self._names:
            self._names[id] = self._find_forms(id)
        return self._names[id]

    def _find_forms(self, id: str) -> dict[str, str]:
        key, args = f"name-{id}", {}
        if not self._bundle.has_message(key) and (found := re.fullmatch(r"(.+?)((-\d+)+)", id)):
            key = f"name-{found[1]}"
            args = {f"n{i}": int(n) for i, n in enumerate(found[2].split("-")[1:], 1)}
        if not self._bundle.has_message(key):
            if self.strict and id:
                raise TextError(f"{self.language}: no name for {id!r}")
            return {"": id}
        forms = {"": self._format(key, args)}
        for form, pattern in self._bundle.get_message(key).attributes.items():
            forms[form] = str(self._bundle.format_pattern(pattern, args)[0])
        return forms

    def _format(self, id: str, args: dict[str, Any]) -> str:
        if not self._bundle.has_message(id):
            if self.strict:
                raise TextError(f"{self.language}: no message {id!r}")
            return id
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise TextError(f"{self.language}: {id!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise TextError(f"{self.language}: {id!r} with {sorted(args)}: {errors[0]}")
        return str(text)


@cache
def source(package: str, language: str) -> str:
    """The text of `texts/<language>.ftl` in a package; empty if it has none."""
    file = files(package) / "texts" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
