"""Texts for the browser say what the server itself says, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from babel import Locale
from babel.plural import PluralRule
from fluent.runtime import FluentBundle, FluentResource

import stavka
from stavka.kernel import LANGUAGES, TextError
from stavka.kernel.texts import source
from stavka.table.patterns import Pattern, Patterns

NUMBERS = (0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 21, 22, 25, 101, 111)
PACKAGES = ["stavka", *(game.package for game in stavka.games().values())]


def filled(pattern: Pattern, args: dict[str, Any], plural: PluralRule) -> str:
    """What the browser does with a pattern."""
    if isinstance(pattern, str):
        return pattern
    text = ""
    for part in pattern:
        if isinstance(part, str):
            text += part
        elif "when" in part:
            value, when = args[part["v"]], part["when"]
            found = when.get(str(value))
            if found is None and isinstance(value, int):
                found = when.get(plural(value))
            text += filled(when[part["else"]] if found is None else found, args, plural)
        else:
            text += str(args[part["v"]])
    return text


def variables(pattern: Pattern) -> dict[str, set[str]]:
    """The arguments of a pattern, each with the keys it is chosen by."""
    found: dict[str, set[str]] = {}
    for part in [] if isinstance(pattern, str) else pattern:
        if isinstance(part, dict):
            found.setdefault(part["v"], set()).update(part.get("when", ()))
            for inner in part.get("when", {}).values():
                for name, keys in variables(inner).items():
                    found.setdefault(name, set()).update(keys)
    return found


def values(pattern: Pattern) -> Iterator[dict[str, Any]]:
    """Arguments to try: all values of up to two that something is chosen by, together."""
    keys = variables(pattern)
    chosen = [name for name, by in keys.items() if by]
    usual: dict[str, Any] = dict.fromkeys(keys, 3)
    tried = {name: [*NUMBERS, *words(keys[name])] for name in keys}
    for first, second in product(chosen[:1], chosen[1:]):
        for a, b in product(tried[first], tried[second]):
            yield {**usual, first: a, second: b}
    yield usual
    for name in keys:
        for value in tried[name]:
            yield {**usual, name: value}


def words(keys: set[str]) -> list[str]:
    """Words to try; none where something is chosen by a very number."""
    return [] if any(key.isdecimal() for key in keys) else [*keys, "дом"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_message_put_together_by_the_browser_is_that_of_fluent(
    package: str, language: str
) -> None:
    sources = dict.fromkeys((source("stavka", language), source(package, language)))
    bundle = FluentBundle([language], use_isolating=False)
    for text in sources:
        bundle.add_resource(FluentResource(text))
    patterns, plural = Patterns(sources), Locale(language).plural_form
    assert patterns.ids
    for id in patterns.ids:
        pattern = patterns.pattern(id)
        message = bundle.get_message(id).value
        assert message is not None
        for args in values(pattern):
            expected, errors = bundle.format_pattern(message, args)
            assert errors == []
            assert filled(pattern, args, plural) == expected, f"{id} with {args}"


FLUENT = """
plain = Plain
-brand = Stavka
words = { "{" }{ "\\u0041" }, { plain } { -brand }, { -brand }
man = { $man } is { plain }
    .short = { $man }
short = { man.short }!
lost = { $count ->
        [0] nobody
        [one] { $man }
       *[other] { $count ->
            [5] five
           *[other] { $count } men
        }
    }
"""


def test_references_and_literals_are_put_in() -> None:
    patterns = Patterns([FLUENT])
    assert patterns.pattern("plain") == "Plain"
    assert patterns.pattern("words") == "{A, Plain Stavka, Stavka"
    assert patterns.pattern("man") == [{"v": "man"}, " is Plain"]
    assert patterns.pattern("short") == [{"v": "man"}, "!"]
    assert patterns.pattern("lost") == [
        {
            "v": "count",
            "else": "other",
            "when": {
                "0": "nobody",
                "one": [{"v": "man"}],
                "other": [
                    {
                        "v": "count",
                        "else": "other",
                        "when": {"5": "five", "other": [{"v": "count"}, " men"]},
                    }
                ],
            },
        }
    ]


def test_a_later_source_sees_the_earlier_ones() -> None:
    patterns = Patterns(["-brand = Stavka\nhome = Home", "brand = { -brand }\nhome = { brand }!"])
    assert patterns.pattern("home") == "Stavka!"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("bad = { NUMBER($count) }", "the browser does not know FunctionReference"),
        ("bad = { 5 }", "the browser does not know NumberLiteral"),
        ("bad = { NUMBER($count) ->\n   *[one] 1\n}", "a choice by something else"),
        ('bad = { -term(case: "gen") }\n-term = Term', "a term with arguments"),
        ("bad = { -term }\n-term = { $count } terms", "a term with arguments"),
        ("bad = { -term }\n-term = { $count ->\n   *[one] 1\n}", "a choice by something else"),
        ("bad = { gone }", "no text for the reference to gone"),
        ("bad = { -gone }", "no text for the reference to -gone"),
        ("bad = { man.dat }\nman = Man", "no text for the reference to man"),
        ("bad = { other }\nother = { bad }", "bad: speaks of itself"),
        ("bad =\n    .form = only a form", "no message 'bad'"),
        ("good = Good", "no message 'bad'"),
    ],
)
def test_what_the_browser_cannot_do_is_an_error(text: str, problem: str) -> None:
    with pytest.raises(TextError, match=problem):
        Patterns([text]).pattern("bad")
