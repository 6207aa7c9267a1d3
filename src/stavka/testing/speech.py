"""Texts as they come out: every message said with every value, and whole matches listened to."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from random import Random
from typing import Any

from stavka.kernel import LANGUAGES, Arg, Choice, Game, Match, Message, TextError, Texts
from stavka.testing.texts import Argument, Arguments, components, said_by, vocabulary

NUMBERS = (0, 1, 2, 5, 11, 21)  # one of each plural
REFUSED = 5  # choices tried at each question that are not offered


def say_all(game: Game[Any], language: str) -> Iterator[tuple[str, str]]:
    """Each message with every value that each of its arguments can have; and all names.

    Of names that are alike at their ends one is enough for each message: what is between them
    reads the same everywhere.
    """
    texts = game.texts(language, strict=True)

    @cache
    def shape(value: Arg, argument: str) -> object:
        if not isinstance(value, str):
            return value
        return tuple((form, *_ends(text)) for form, text in texts.forms(value, argument).items())

    asked = dict.fromkeys((id, "") for id in (*components(game), *texts.shared))
    for key, arguments in said_by(game).items():
        usual = {name: _values(argument)[0] for name, argument in arguments.items()}
        yield key, texts.say(Message(key, usual))
        for name, argument in arguments.items():
            asked |= dict.fromkeys((id, name) for id in argument.ids)
            other = {shape(value, name): value for value in _values(argument)[1:]}
            for value in other.values():
                yield key, texts.say(Message(key, {**usual, name: value}))
    for id, name in asked:
        for text in texts.forms(id, name).values():
            yield id, text


def _ends(text: str) -> tuple[str, str]:
    """What it depends on whether a name fits into a sentence. A plain word stays whole: it may be
    a gender, on which the sentence depends."""
    if re.fullmatch("[a-z]+", text):
        return text, text
    first, last = (re.sub(r"\w", "w", end) for end in (text[:1], text[-1:]))
    return first, last


def check_sayings(game: Game[Any], language: str) -> list[str]:
    """What cannot be said or reads badly of all that a game can say."""
    latin, ids = vocabulary(game).latin, raw_ids(game)
    try:
        said = dict.fromkeys(text for _, text in say_all(game, language))
    except TextError as problem:
        return [str(problem)]
    return [problem for text in said for problem in leftovers(text, language, ids, latin)]


def _values(argument: Argument) -> list[Arg]:
    if argument.truth:
        return [True, False]
    plain: tuple[str | int, ...] = argument.ids or NUMBERS
    return [plain[:3], plain[:1]] if argument.many else list(plain)


def listen(match: Match[Any], rng: Random) -> Iterator[Message | Choice]:
    """All that is said in a match played at random, some refusals included."""
    offered: dict[Choice, None] = {}
    yield from (event.message for event in match.opening)
    while match.waiting:
        seat = rng.choice(match.waiting)
        question = match.question(seat)
        assert question is not None
        yield question.prompt
        yield from question.choices
        offered.update(dict.fromkeys(question.choices))
        for other in rng.sample(list(offered), min(REFUSED, len(offered))):
            if refusal := match.why_not(seat, other):
                yield refusal.message
        choice = rng.choice(question.choices)
        yield from (chance.result for chance in match.odds(seat, choice) or ())
        yield from (event.message for event in match.play(seat, choice))
    assert match.outcome is not None
    yield match.outcome.reason


def check_sketch(match: Match[Any]) -> None:
    """The board for the terminal can be drawn for everybody, in every language."""
    for language in LANGUAGES:
        texts = match.game.texts(language)
        for watcher in (*match.seats, None):
            match.game.sketch(match.view(watcher), texts)


def check_speech(match: Match[Any], rng: Random) -> list[str]:
    """Listen to a match in every language: what cannot be said, reads badly, or is said with
    other arguments than the vocabulary announces."""
    said, latin = said_by(match.game), vocabulary(match.game).latin
    voices = [match.game.texts(language, strict=True) for language in LANGUAGES]
    ids = raw_ids(match.game)
    problems: dict[str, None] = {}
    offered: set[Choice] = set()
    for words in listen(match, rng):
        if isinstance(words, Choice):
            if words in offered:
                continue
            offered.add(words)
        problems.update(dict.fromkeys(_unannounced(said, words)))
        for texts in voices:
            try:
                text = say(texts, words)
            except TextError as problem:
                problems[str(problem)] = None
                continue
            problems.update(dict.fromkeys(leftovers(text, texts.language, ids, latin)))
    return list(problems)


def say(texts: Texts, words: Message | Choice) -> str:
    return texts.choice(words) if isinstance(words, Choice) else texts.say(words)


def raw_ids(game: Game[Any]) -> frozenset[str]:
    """Ids that no sentence should show. A plain word such as `green`, or the printed number of a
    place, may well be its own name."""
    named = {*components(game), *game.texts(LANGUAGES[0]).shared}
    return frozenset(id for id in named if re.search(r"[-\d]", id) and not id.isdecimal())


def leftovers(
    text: str, language: str, ids: Collection[str], latin: Collection[str] = ()
) -> list[str]:
    """What must not be left in a text: braces, ids, words of the other language, loose ends.
    `latin`: words that stay so in Russian."""
    found = [c for c in "{}$_" if c in text]
    found += [word for word in re.findall(r"[\w-]+", text) if word in ids and word not in latin]
    if language == "ru":
        found += [word for word in re.findall(r"[A-Za-z]+", text) if word not in latin]
    else:
        found += re.findall(r"[А-яЁё«»]+", text)
    found += re.findall(r"\s{2,}|\s[.,:;?!]|[.,:;?!]{2,}|^\s|\s$|\(\)|«»", text)
    return [f"{language}: {text!r} has {what!r} in it" for what in found]


def _unannounced(said: dict[str, Arguments], words: Message | Choice) -> list[str]:
    """Arguments and ids that the texts were not told of."""
    if isinstance(words, Choice):
        longer = f"choice-{words.verb}-{len(words.args)}"
        key = longer if longer in said else f"choice-{words.verb}"
        known = said.get(key, {})
        given: dict[str, Arg] = dict(zip(known, words.args, strict=False))
        fits = len(words.args) <= len(known)
    else:
        key, given = words.id, {k.replace("_", "-"): v for k, v in words.args.items()}
        known = said.get(key, {})
        fits = given.keys() == known.keys()
    if not fits:
        return [f"{key}: is said with {sorted(given)}, announced with {sorted(known)}"]
    return [
        f"{key}: ${name} can also be {value!r}"
        for name, values in given.items()
        for value in (values if isinstance(values, tuple) else (values,))
        if isinstance(value, str) and not value.isdecimal() and value not in known[name].ids
    ]
