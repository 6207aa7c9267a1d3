"""A server with bots that do not work, and with rules that fail when a bot chooses as long as there
is a file `fault` beside its database. It runs as a program in place of the plain one.

Workers import this module too, so both sides know these bots.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from stavka.games.pavlov import PavlovsHouse
from stavka.kernel import Bot, Budget, Choice, Match, Question
from stavka.kernel.bot import Imagine
from stavka.table import acting, loading
from stavka.table.config import Config
from stavka.table.serve import run
from stavka.table.storage.rows import ActionRow


def fault_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///")).with_name("fault")


def hang() -> Choice:
    print(f"hangs in {os.getpid()}", flush=True)
    while True:
        time.sleep(0.01)


def crash() -> Choice:
    raise ZeroDivisionError("this bot is broken")


def leave() -> Choice:
    sys.exit(3)


def die() -> Choice:
    os._exit(3)


def answer_nonsense() -> Choice:
    return Choice("fire everything")


def answer_nothing() -> Choice:
    return None  # type: ignore[return-value]


class Broken:
    """A bot that does this when it is asked."""

    def __init__(self, action: Callable[[], Choice]) -> None:
        self.action = action

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        return self.action()

    def why(self) -> None:
        return None


def broken(action: Callable[[], Choice]) -> Callable[[], Bot]:
    return lambda: Broken(action)


ACTIONS = {
    "hangs": hang,
    "crashes": crash,
    "leaves": leave,
    "dies": die,
    "nonsense": answer_nonsense,
    "nothing": answer_nothing,
}

if __name__ in ("__main__", "__mp_main__"):  # the server and its workers, never a test
    PavlovsHouse.bots = {
        **PavlovsHouse.bots,
        **{name: broken(action) for name, action in ACTIONS.items()},
    }


def failing(fault: Path) -> Callable[..., Any]:
    def apply(match: Match[Any], action: ActionRow) -> Any:
        if action.account is None and fault.exists():
            raise ZeroDivisionError("this rule is broken")
        return loading.apply(match, action)

    return apply


if __name__ == "__main__":
    # Standard input ends when the tests do, however they end.
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
    config = msgspec.json.decode(sys.argv[1], type=Config)
    acting.apply = failing(fault_of(config.database))  # type: ignore[attr-defined]
    run(config)
