"""A quiet front: an edition with which a whole game can be passed through.

No German counter lies in the box, no aircraft fly and there is food for everybody; nobody leaves
the Reserves. So nothing can happen, and what remains are the turns, the phases and the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import stavka
from stavka.games.pavlov.position import Position
from stavka.kernel import Event, Match

GAME = stavka.game("pavlov")
QUIET = GAME.edition.override(
    {f"germans.{german}.count": 0 for german in GAME.edition.figures["germans"]}
    | {f"wehrmacht.ju87-{n}.dice": 0 for n in (2, 3, 4)}
    | {"tactics.stuka-formation.amount": 0, "tokens.food.supplies": 6},
    GAME.components,
)


def quiet(scenario: str, seed: int = 1, **options: Any) -> Match[Position]:
    named = {k.replace("_", "-"): v for k, v in options.items()}
    return GAME.start(scenario, seed, named, QUIET)


def passing(match: Match[Position], german: int = 0) -> Iterator[list[Event]]:
    """Play to the end: the Soviets do nothing, the German player takes his n-th choice.

    After every choice the events it brought are given, the opening first.
    """
    yield match.opening
    while match.waiting:
        seat = match.waiting[0]
        choices = match.choices(seat)
        done = [c for c in choices if c.startswith("end-") or c == "stay"]
        yield match.play(seat, done[0] if done else choices[german % len(choices)])
