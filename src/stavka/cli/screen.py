"""What a seat sees at the terminal: the board, what happened, the question and its choices.

Everything comes from the view and the events of the seat that looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, zip_longest
from textwrap import wrap
from typing import Any, NamedTuple

from rich.console import Console

from stavka import ledger
from stavka.cli.speech import say, seat_name
from stavka.kernel import Arg, Choice, Event, Match, Message, Question, Refusal, heard
from stavka.kernel.texts import percent

COLUMN_GAP = 3
LONG_LIST = 10  # choices; more are set in columns
TOO_LONG = 40  # choices; of more, those of a verb with many are told by the first and the last


class Happening(NamedTuple):
    """One choice and what came of it. `why`: what a bot says about it."""

    seat: str
    choice: str
    why: Message | None
    events: tuple[Event, ...]


class Screen:
    """Says everything about one match, in a language that can be switched."""

    def __init__(
        self, match: Match[Any], console: Console, language: str, bots: Mapping[str, str]
    ) -> None:
        self.match = match
        self.game = match.game
        self.console = console
        self.bots = bots  # seat -> name
        self.speak(language)

    def speak(self, language: str) -> None:
        self.texts = self.game.texts(language, edition=self.game.edition_of(self.match.header))

    @property
    def language(self) -> str:
        return self.texts.language

    def name(self, seat: str) -> str:
        return seat_name(self.texts, seat)

    def text(self, id: str, **args: Arg) -> str:
        return say(self.texts, id, **args)

    def say(self, id: str, **args: Arg) -> None:
        self.console.print(self.text(id, **args))

    def tell(self, message: Message, style: str = "") -> None:
        self.console.print(self.texts.say(message), style=style)

    def with_path(self, id: str, path: object) -> None:
        """A message and a file or command after it, which must not be broken."""
        self.console.print(f"{self.text(id)} {path}", soft_wrap=True)

    # The page

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def wipe(self) -> None:
        """Clear also what can be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")

    def board(self, seat: str | None) -> None:
        view = self.match.view(seat)
        self.console.print(self.game.sketch(view, self.texts), soft_wrap=True)

    def log(self, happenings: list[Happening], seat: str | None) -> None:
        """What the seat may know of what happened."""
        for happening in happenings:
            known = heard(happening.events, seat)
            # A choice with a hidden part is hidden as a whole: its reason could tell it.
            if happening.seat in self.bots and known and len(known) == len(happening.events):
                self.item(self.bot_line(happening))
            for event in known:
                self.item(self.texts.say(event.message))

    def item(self, text: str) -> None:
        width = self.console.width
        for line in wrap(text, width, initial_indent="· ", subsequent_indent="  "):
            self.console.print(line)

    def bot_line(self, happening: Happening) -> str:
        who = f"{self.name(happening.seat)} ({self.bots[happening.seat]})"
        why = self.texts.say(happening.why) if happening.why else ""
        choice = self.texts.choice(Choice(happening.choice))
        return f"{who}: {choice} — {why}" if why else f"{who}: {choice}"

    def question(self, seat: str) -> None:
        """The prompt with its rules, and the numbered choices with their odds."""
        question = self.asked(seat)
        rules = ", ".join(id.partition(":")[2] for id in question.rules)
        who = f"{self.name(seat)}: " if len(self.match.seats) > 1 else ""
        self.console.print()
        self.console.print(f"{who}{self.texts.prompt(question)} [{rules}]", style="bold")
        numbered = list(enumerate(question.choices, 1))
        groups = [list(group) for _, group in groupby(numbered, lambda each: each[1].verb)]
        single: list[tuple[int, Choice]] = []
        for group in groups:
            if len(numbered) > TOO_LONG and len(group) > LONG_LIST:
                self.console.print(self.group_line(group), soft_wrap=True)
            else:
                single += group
        self.numbered(seat, single)
        self.console.print(self.text("prompt-hint"), style="dim")

    def numbered(self, seat: str, numbered: Iterable[tuple[int, Choice]]) -> None:
        lines = [self.choice_line(seat, n, choice) for n, choice in numbered]
        for line in columns(lines, self.console.width):
            self.console.print(line, soft_wrap=True)

    def group_line(self, group: Sequence[tuple[int, Choice]]) -> str:
        """All choices of a verb in one line."""
        (first, one), (last, other) = group[0], group[-1]
        said = f"{self.texts.choice(one)} … {self.texts.choice(other)}"
        return f"{first:>3}–{last}  {said}  [? {one.verb}]"

    def asked(self, seat: str) -> Question:
        question = self.match.question(seat)
        assert question is not None
        return question

    def choice_line(self, seat: str, number: int, choice: Choice) -> str:
        odds = self.match.odds(seat, choice) or ()
        chances = ", ".join(
            f"{self.texts.say(chance.result)} {percent(chance.probability, self.language)}"
            for chance in odds
        )
        line = f"{number:>3}  {self.texts.choice(choice)}"
        return f"{line} ({chances})" if chances else line

    # Explanations

    def explain_all(self, seat: str) -> None:
        """Every choice with its text, and the rules behind the question."""
        for n, choice in enumerate(self.match.choices(seat), 1):
            self.console.print(f"{self.choice_line(seat, n, choice)}  [{choice}]")
        self.rules(self.asked(seat).rules)

    def explain_verb(self, seat: str, verb: str) -> bool:
        """All choices of a verb; False if there are none."""
        numbered = enumerate(self.match.choices(seat), 1)
        found = [(n, choice) for n, choice in numbered if choice.verb == verb]
        self.numbered(seat, found)
        return bool(found)

    def explain(self, seat: str, choice: Choice) -> None:
        """One choice: its odds in full, and the rules."""
        self.console.print(f"{self.texts.choice(choice)}  [{choice}]", style="bold")
        odds = self.match.odds(seat, choice)
        self.say("odds" if odds else "no-odds")
        for chance in odds or ():
            share = percent(chance.probability, self.language)
            self.console.print(f"  {share:>7}  {self.texts.say(chance.result)}")
        self.rules(self.asked(seat).rules)

    def why_not(self, refusal: Refusal) -> None:
        self.tell(refusal.message)
        self.rules((refusal.rule,) if refusal.rule else ())

    def rules(self, ids: tuple[str, ...]) -> None:
        for id in ids:
            self.rule(id)

    def rule(self, id: str) -> None:
        """What the ledger says under an id, with or without the game before it."""
        wanted = id.removeprefix(f"{self.game.id}:")
        for row in ledger.rows(self.game.id):
            if row.id == wanted:
                said = row.statement_ru if self.language == "ru" else row.statement
                self.console.print(f"[{wanted}] {said}", style="italic")
                return
        self.say("no-such-rule")


def columns(lines: list[str], width: int) -> list[str]:
    """Long lists side by side, read downwards, in as few lines as fit."""
    for height in range(LONG_LIST, len(lines)):
        parts = [lines[n : n + height] for n in range(0, len(lines), height)]
        widths = [max(map(len, part)) + COLUMN_GAP for part in parts]
        if sum(widths) - COLUMN_GAP <= width:
            rows = zip_longest(*parts, fillvalue="")
            return ["".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    return lines
