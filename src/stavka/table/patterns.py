"""Fluent messages in a form that the browser can put together with a few lines.

A pattern is plain text, or a list of parts. A part is text, `{"v": "man"}` for an argument, or
`{"v": "count", "when": {"0": pattern, "one": pattern, ...}, "else": "many"}` for a choice: by the
very value, else by the plural category of a number, else the one that `else` names. References to
other messages and terms are put in here. What else Fluent knows is not used and is an error.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fluent.syntax import ast as ftl

from stavka.kernel import TextError
from stavka.kernel.texts import parsed

Part = str | dict[str, Any]
Pattern = str | list[Part]


class Patterns:
    """The messages of some Fluent sources; a later source may use and replace earlier ones."""

    def __init__(self, sources: Iterable[str]) -> None:
        self._messages: dict[str, ftl.Message] = {}
        self._terms: dict[str, ftl.Term] = {}
        for source in sources:
            for entry in parsed(source).body:
                if isinstance(entry, ftl.Message):
                    self._messages[entry.id.name] = entry
                elif isinstance(entry, ftl.Term):
                    self._terms[entry.id.name] = entry

    @property
    def ids(self) -> list[str]:
        return list(self._messages)

    def pattern(self, id: str) -> Pattern:
        """One message, ready to be sent."""
        message = self._messages.get(id)
        if message is None or message.value is None:
            raise TextError(f"no message {id!r}")
        return self._pattern(message.value, (id,))

    def _pattern(self, pattern: ftl.Pattern, inside: tuple[str, ...]) -> Pattern:
        parts: list[Part] = []
        for element in pattern.elements:
            for part in self._parts(element, inside):
                if isinstance(part, str) and parts and isinstance(parts[-1], str):
                    parts[-1] += part
                elif part != "":
                    parts.append(part)
        if all(isinstance(part, str) for part in parts):
            return "".join(part for part in parts if isinstance(part, str))
        return parts

    def _parts(self, node: Any, inside: tuple[str, ...]) -> list[Part]:
        match node:
            case ftl.TextElement():
                return [node.value]
            case ftl.Placeable():
                return self._parts(node.expression, inside)
            case ftl.StringLiteral():
                return [node.parse()["value"]]
            case ftl.VariableReference():
                if inside[-1].startswith("-"):
                    raise TextError(f"{inside[-1]}: a term with arguments")
                return [{"v": node.id.name}]
            case ftl.MessageReference() | ftl.TermReference():
                return self._reference(node, inside)
            case ftl.SelectExpression():
                return [self._select(node, inside)]
        raise TextError(f"{inside[0]}: the browser does not know {type(node).__name__}")

    def _reference(
        self, node: ftl.MessageReference | ftl.TermReference, inside: tuple[str, ...]
    ) -> list[Part]:
        term = isinstance(node, ftl.TermReference)
        if isinstance(node, ftl.TermReference) and node.arguments is not None:
            raise TextError(f"{inside[0]}: a term with arguments")
        name = f"-{node.id.name}" if term else node.id.name
        entry = (self._terms if term else self._messages).get(node.id.name)
        if name in inside:
            raise TextError(f"{name}: speaks of itself")
        value = entry.value if entry else None
        if entry and node.attribute is not None:
            forms = {a.id.name: a.value for a in entry.attributes}
            value = forms.get(node.attribute.name)
        if value is None:
            raise TextError(f"{inside[0]}: no text for the reference to {name}")
        found = self._pattern(value, (*inside, name))
        return [found] if isinstance(found, str) else found

    def _select(self, node: ftl.SelectExpression, inside: tuple[str, ...]) -> Part:
        if not isinstance(node.selector, ftl.VariableReference) or inside[-1].startswith("-"):
            raise TextError(f"{inside[0]}: a choice by something else than an argument")
        return {
            "v": node.selector.id.name,
            "when": {_key(v): self._pattern(v.value, inside) for v in node.variants},
            "else": next(_key(v) for v in node.variants if v.default),
        }


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else key.value
