"""The messages of the command line are all used, and how numbers are written."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

import stavka.cli
from stavka.cli.speech import MESSAGES
from stavka.kernel.texts import number, percent


def test_every_message_is_used() -> None:
    code = "".join(f.read_text() for f in Path(stavka.cli.__file__).parent.glob("*.py"))
    words = set(re.findall(r"[\"']([\w-]+)[\"']", code))
    # Their last word is a measure or a verdict, a command or an option (see test_usage).
    built = ("cli-measure-", "cli-verdict-", "cli-try-", "usage-", "argument-")
    unused = [
        id for id in MESSAGES if id.removeprefix("cli-") not in words and not id.startswith(built)
    ]
    assert unused == []


@pytest.mark.parametrize(
    ("chance", "english", "russian"),
    [(Fraction(7, 12), "58.3%", "58,3\xa0%"), (Fraction(1), "100.0%", "100,0\xa0%")],
)
def test_percentages(chance: Fraction, english: str, russian: str) -> None:
    assert (percent(chance, "en"), percent(chance, "ru")) == (english, russian)


def test_numbers() -> None:
    assert number(31250.5, "en") == "31,250.5"
    assert number(31250.55, "ru", 2) == "31\xa0250,55"
