"""Stavka: a table for Eastern Front board wargames that knows all the rules.

Everything outside a game uses only what is exported here: `games()`, `game(id)`
and the matches they start.
"""

from stavka.kernel import (
    Choice,
    Event,
    Game,
    IllegalChoice,
    Journal,
    Match,
    Outcome,
    Question,
    Refusal,
    StavkaError,
)
from stavka.kernel.registry import game, games
from stavka.kernel.version import ENGINE as __version__

__all__ = [
    "Choice",
    "Event",
    "Game",
    "IllegalChoice",
    "Journal",
    "Match",
    "Outcome",
    "Question",
    "Refusal",
    "StavkaError",
    "__version__",
    "game",
    "games",
]
