"""A sitting: one game at one terminal, with people and bots in its seats.

The screen belongs to one seat at a time. Between two people's turns it is wiped and handed over.
The journal is written after every choice, so the game can go on after anything.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import Any, TextIO

from rich.console import Console

from stavka.bots import ask
from stavka.cli.screen import Happening, Screen
from stavka.kernel import (
    LANGUAGES,
    Bot,
    Budget,
    Choice,
    Event,
    Match,
    Message,
    Refused,
    StavkaError,
)

BOT_LINE = "# bot "  # how a journal remembers who played a seat
PATIENCE = Budget(seconds=1.0)  # of a person who waits for a bot


class Quit(Exception):
    """The player has had enough for now."""


class Sitting:
    """Who looks at the screen, what they have been shown, and what they may type."""

    def __init__(
        self,
        match: Match[Any],
        told: list[Happening],
        bots: dict[str, tuple[str, Bot]],
        path: Path,
        language: str,
        console: Console,
        keyboard: TextIO,
    ) -> None:
        self.match = match
        self.told = told  # the opening, then one for each choice
        self.bots = bots
        self.path = path
        self.keyboard = keyboard
        names = {seat: name for seat, (name, _) in bots.items()}
        self.screen = Screen(match, console, language, names)
        self.people = [seat for seat in match.seats if seat not in bots]
        self.looking: str | None = self.people[0] if len(self.people) == 1 else None
        self.shown: dict[str | None, int] = {}  # how much of `told` each seat has seen

    # The course of the game

    def run(self) -> None:
        """Until the match is over or the player leaves; either way the journal is kept."""
        try:
            while waiting := self.match.waiting:
                people = [seat for seat in waiting if seat in self.people]
                if not people:
                    self.bot_plays(waiting[0])
                elif self.looking in people:
                    self.person_plays(self.looking)
                else:
                    self.hand_over(people[0])
            self.farewell()
        except (Quit, EOFError):
            self.where_it_is_kept()
        except KeyboardInterrupt:
            self.screen.console.print()
            self.where_it_is_kept()
            raise

    def person_plays(self, seat: str) -> None:
        """Show how things stand, then do what is typed until a choice is made or taken back."""
        self.page(seat)
        made = self.match.length
        while self.match.length == made:
            self.obey(seat, self.read("> "))

    def page(self, seat: str) -> None:
        """At a terminal always the whole; elsewhere the board only when there is news."""
        self.screen.clear()
        if self.screen.console.is_terminal or not self.match.can_undo(seat):
            self.screen.board(seat)
        self.news(seat)
        self.screen.question(seat)

    def news(self, seat: str | None) -> None:
        """What happened since the seat last looked."""
        self.screen.log(self.told[self.known_to(seat) :], seat)
        self.shown[seat] = len(self.told)

    def known_to(self, seat: str | None) -> int:
        """How much of `told` a seat has seen; in a resumed game, up to its own last choice."""
        if seat in self.shown:
            return self.shown[seat]
        own = [number for number, happening in enumerate(self.told) if happening.seat == seat]
        return own[-1] if own else 0

    def bot_plays(self, seat: str) -> None:
        _, bot = self.bots[seat]
        with self.screen.console.status(
            f"{self.screen.name(seat)}: {self.screen.text('thinking')}"
        ):
            choice = ask(self.match, seat, bot, PATIENCE)
        self.happened(seat, choice, bot.why(), self.match.play(seat, choice))
        if not self.people:
            self.news(None)

    def hand_over(self, seat: str) -> None:
        """Wipe the screen, wait until the right person looks."""
        self.screen.wipe()
        self.screen.with_path("hand-over", self.screen.name(seat))
        self.read(f"{self.screen.text('hand-over-ready')} ")
        self.screen.wipe()
        self.looking = seat

    def farewell(self) -> None:
        """The end, for everybody at the screen."""
        outcome = self.match.outcome
        assert outcome is not None
        if len(self.people) > 1:
            self.screen.wipe()
            self.shown[None] = self.known_to(self.looking)
            self.looking = None
        self.screen.board(self.looking)
        self.news(self.looking)
        self.screen.tell(outcome.reason, style="bold")
        self.screen.with_path("seed", self.match.header.seed)
        self.screen.with_path("saved", self.path)

    def where_it_is_kept(self) -> None:
        self.screen.with_path("saved", self.path)
        self.screen.with_path("resume", f"stavka play --resume {quote(str(self.path))}")

    # The journal

    def happened(self, seat: str, choice: str, why: Message | None, events: list[Event]) -> None:
        self.told.append(Happening(seat, choice, why, tuple(events)))
        self.save()

    def save(self) -> None:
        """The journal and who the bots are; a half-written file never takes its place."""
        bots = "".join(f"{BOT_LINE}{seat}={name}\n" for seat, (name, _) in self.bots.items())
        new = self.path.with_name(f"{self.path.name}.new")
        try:
            new.write_text(self.match.journal.text() + bots, encoding="utf-8")
            new.replace(self.path)
        except OSError as problem:
            raise StavkaError(f"{self.path}: cannot be written: {problem.strerror}") from None

    # What the seat may type

    def read(self, prompt: str) -> str:
        """A line from the keyboard; EOFError at its end."""
        console = self.screen.console
        console.print(prompt, end="")
        console.file.flush()
        line = self.keyboard.readline()
        if not self.keyboard.isatty():
            console.print()  # nobody has pressed Enter on the screen
        if not line:
            raise EOFError
        return line.strip()

    def obey(self, seat: str, line: str) -> None:
        word, _, rest = line.partition(" ")
        if is_number(line):
            self.choose(seat, int(line))
        elif line.startswith("?"):
            self.explain(seat, line[1:].strip().lower())
        elif word in COMMANDS:
            COMMANDS[word](self, seat, rest.strip())
        elif line:
            self.choose_by_text(seat, line)

    def choose(self, seat: str, number: int) -> None:
        choices = self.match.choices(seat)
        if 1 <= number <= len(choices):
            self.play(seat, choices[number - 1])
        else:
            self.screen.say("no-such-choice", count=len(choices))

    def choose_by_text(self, seat: str, text: str) -> None:
        if text in self.match.choices(seat):
            self.play(seat, text)
        elif text.split()[0] in self.match.game.verbs:
            self.explain(seat, text)
        else:
            self.screen.say("not-understood")

    def play(self, seat: str, choice: str) -> None:
        self.happened(seat, choice, None, self.match.play(seat, choice))

    def explain(self, seat: str, what: str) -> None:
        """Nothing: the whole question; a verb: its choices; a number or text: that choice, or why
        it is none."""
        choices = self.match.choices(seat)
        if not what:
            self.screen.explain_all(seat)
        elif is_number(what):
            if 1 <= int(what) <= len(choices):
                self.screen.explain(seat, choices[int(what) - 1])
            else:
                self.screen.say("no-such-choice", count=len(choices))
        elif what not in choices and self.screen.explain_verb(seat, what):
            pass
        elif refusal := self.match.why_not(seat, what):
            self.screen.why_not(refusal)
        else:
            self.screen.explain(seat, Choice(what))

    def undo(self, seat: str, _: str) -> None:
        self.take_back(seat, self.match.undo)

    def reset(self, seat: str, _: str) -> None:
        self.take_back(seat, self.match.reset)

    def take_back(self, seat: str, how: Callable[[str], None]) -> None:
        try:
            how(seat)
        except Refused as refused:
            self.screen.why_not(refused.reason)
            return
        del self.told[self.match.length + 1 :]
        self.shown = {who: min(count, len(self.told)) for who, count in self.shown.items()}
        self.save()
        self.screen.say("taken-back")

    def redo(self, seat: str, _: str) -> None:
        try:
            events = self.match.redo(seat)
        except Refused as refused:
            self.screen.why_not(refused.reason)
            return
        assert self.match.last is not None
        self.happened(seat, self.match.last.choice, None, events)

    def switch_language(self, seat: str, _: str) -> None:
        after = LANGUAGES.index(self.screen.language) + 1
        self.screen.speak(LANGUAGES[after % len(LANGUAGES)])
        self.page(seat)

    def show_board(self, seat: str, _: str) -> None:
        self.screen.board(seat)
        self.screen.question(seat)

    def show_log(self, seat: str, _: str) -> None:
        self.screen.log(self.told, seat)

    def show_rule(self, seat: str, id: str) -> None:
        if id:
            self.screen.rule(id)
        else:
            self.screen.say("which-rule")

    def save_as(self, seat: str, name: str) -> None:
        """A copy of the journal; an existing file is left alone."""
        if not name:
            self.screen.say("which-file")
            return
        try:
            with Path(name).expanduser().open("x", encoding="utf-8") as file:
                file.write(self.match.journal.text())
        except FileExistsError:
            self.screen.say("file-exists")
        except OSError as problem:
            self.screen.with_path("not-saved", problem.strerror)
        else:
            self.screen.with_path("saved", name)

    def help(self, seat: str, _: str) -> None:
        self.screen.say("help")
        for typed, meaning in HELP:
            self.screen.console.print(f"  {typed:<9} {self.screen.text(meaning)}")

    def leave(self, seat: str, _: str) -> None:
        raise Quit


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 5


COMMANDS: dict[str, Callable[[Sitting, str, str], None]] = {
    "b": Sitting.show_board,
    "g": Sitting.show_log,
    "u": Sitting.undo,
    "r": Sitting.redo,
    "x": Sitting.reset,
    "l": Sitting.switch_language,
    "s": Sitting.save_as,
    "rule": Sitting.show_rule,
    "h": Sitting.help,
    "q": Sitting.leave,
}
HELP = (
    ("1, 2, …", "help-number"),
    ("?", "help-why"),
    ("? 2", "help-why-one"),
    ("? …", "help-why-not"),
    ("b", "help-board"),
    ("g", "help-log"),
    ("u", "help-undo"),
    ("r", "help-redo"),
    ("x", "help-reset"),
    ("l", "help-language"),
    ("s FILE", "help-save"),
    ("rule 4.2a", "help-rule"),
    ("h", "help-help"),
    ("q", "help-quit"),
)
