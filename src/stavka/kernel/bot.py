"""What plays a seat. Bots see what their seat sees and imagine the rest; never the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from stavka.kernel.words import Choice, Question

if TYPE_CHECKING:
    from stavka.kernel.match import Match

Imagine = Callable[[int], "Match[Any]"]  # a seed -> a world this seat cannot tell from the truth


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one choice: seconds, a count of trials, or both."""

    seconds: float | None = None
    trials: int | None = None


class Bot(Protocol):
    """Chooses one of the question's choices; `why` is a message about its last choice, or None."""

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice: ...

    def why(self, language: str) -> str | None: ...
