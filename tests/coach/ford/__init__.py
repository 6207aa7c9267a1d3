"""A tiny game whose values are known exactly: a scout crosses two arms of a river.

He wades, and gets over unless a 1 is rolled, or swims, and gets over with a 5 or a 6. Over both he
has won 6 points. Before each arm he may rest first, which changes nothing.
"""

from __future__ import annotations

from typing import Any, ClassVar

from stavka import kernel
from stavka.kernel import (
    Advice,
    Ask,
    Choice,
    Dice,
    Edition,
    Game,
    Message,
    Offered,
    Outcome,
    QuickAdviser,
    Scenario,
    Step,
    because,
    choice,
)

SEAT = "scout"
POINTS = 6
NEEDED = {"wade": 2, "swim": 5}
START = POINTS * 25 / 36  # for who wades twice


class Position(kernel.Position, array_like=True, kw_only=True):
    turn: int = 0
    rested: bool = False


Play = kernel.Play[Position]


class Arm(Step[Position], frozen=True):
    def resolve(self, p: Position, play: Play) -> None:
        p.turn += 1
        p.rested = False
        play.push(Cross())


class Cross(Ask[Position], frozen=True):
    def seats(self, p: Position) -> tuple[str, ...]:
        return (SEAT,)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("wade"), choice("swim")]
        return found if p.rested else [*found, choice("rest")]

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "rest":
            p.rested = True
            play.push(Cross())
            return
        if play.dice.roll()[0] < NEEDED[choice.verb]:
            play.end(Outcome((), {}, Message("outcome-drowned")))
        elif p.turn == 2:
            play.end(Outcome((SEAT,), {SEAT: POINTS}, Message("outcome-over")))
        else:
            play.push(Arm())


class Wader(QuickAdviser):
    def answer(self, p: Any, offered: Offered) -> Advice:
        return offered[0], because("shallow")


class Ford(Game[Position]):
    id = "ford"
    scenarios = (Scenario("river", (SEAT,)),)
    max_choices = 4
    position = Position
    steps = (Arm, Cross)
    events = ()
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"wade": (), "swim": (), "rest": ()}
    bots: ClassVar[dict[str, Any]] = {"wader": Wader}

    def unpack(self, edition: Edition) -> None:
        return None

    def setup(self, scenario: Scenario, options: dict[str, Any], box: Any, dice: Dice) -> Position:
        return Position(stack=[Arm()])

    def view(self, p: Position, seat: str | None) -> dict[str, Any]:
        return {"turn": p.turn, "rested": p.rested}

    def imagine(self, p: Position, seat: str, dice: Dice) -> None:
        """Nothing is hidden."""

    def faults(self, p: Position) -> list[str]:
        return []


GAME = Ford()
