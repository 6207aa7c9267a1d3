"""What plays a seat. Bots see what their seat sees and imagine the rest; never the position."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from stavka.kernel.words import Arg, Choice, Message, Question

if TYPE_CHECKING:
    from stavka.kernel.match import Match

Offered = tuple[Choice, ...]
Advice = tuple[Choice, Message]  # what to do, and why
Imagine = Callable[[int], "Match[Any]"]  # a seed -> a world this seat cannot tell from the truth


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one choice: seconds, a count of trials, or both."""

    seconds: float | None = None
    trials: int | None = None


USUAL = Budget(trials=100)  # when a bot is given no limit


class Clock:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        if budget.trials is None and budget.seconds is None:
            budget = USUAL
        self.trials = budget.trials
        self.until = perf_counter() + budget.seconds if budget.seconds is not None else None

    def late(self) -> bool:
        return self.until is not None and perf_counter() >= self.until

    def trial(self) -> bool:
        """Whether one more trial may begin; it is counted."""
        if self.trials is not None:
            if self.trials <= 0:
                return False
            self.trials -= 1
        return not self.late()


class Bot(Protocol):
    """Chooses one of the question's choices; `why` is a message about its last choice, or None.

    One that never reads the view may say so, `looks = False`: then it is given an empty one, for a
    view of a great board costs as much as a thought.
    """

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice: ...

    def why(self) -> Message | None: ...


def shown(match: Match[Any], seat: str, bot: Bot) -> dict[str, Any]:
    """The view that a bot is given."""
    return match.view(seat) if getattr(bot, "looks", True) else {}


def because(reason: str, **args: Arg) -> Message:
    """Why a bot chooses as it does: the message `why-<reason>`."""
    return Message(f"why-{reason}", args)


class Adviser:
    """A game's own bot, made of advice. Nothing in it is random: the same situation gives the
    same choice."""

    def __init__(self) -> None:
        self.reason: Message | None = None

    def advise(self, view: dict[str, Any], question: Question, imagine: Imagine) -> Advice:
        raise NotImplementedError

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        choice, self.reason = self.advise(view, question, imagine)
        return choice

    def why(self) -> Message | None:
        return self.reason


class QuickAdviser(Adviser):
    """An adviser to whom a position and what is offered in it are enough: it can also play on
    inside an imagined match. Of a position it reads only what the seat knows, as the view does."""

    looks = False

    def answer(self, p: Any, offered: Offered) -> Advice:
        raise NotImplementedError

    def advise(self, view: dict[str, Any], question: Question, imagine: Imagine) -> Advice:
        return self.answer(imagine(0).position, question.choices)

    def pick(self, world: Match[Any], seat: str) -> Choice:
        """Answer at once inside an imagined match."""
        return self.answer(world.position, world.choices(seat))[0]
