"""Play the golden battles again and write them to `golden`.

    python -m tests.games.tanks.make_golden

Each is the first seed from 1 up with which its players come to its ending. The players are simple:
they go for the nearest enemy, for the goals, or wait. The same rules give the same files; after a
change of the rules run it once more.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import stavka
from stavka.games.tanks.components import GERMAN, SIDES, SOVIET
from stavka.games.tanks.position import LEFT, Position
from stavka.games.tanks.rules.orders import GiveOrders
from stavka.games.tanks.rules.routes import leg
from stavka.kernel import Choice, Dice, Match

FOLDER = Path(__file__).parent / "golden"
SEEDS = 400

Player = Callable[[Position, int, tuple[Choice, ...], Dice], Choice]


# Players


def anyhow(p: Position, seat: int, choices: tuple[Choice, ...], dice: Dice) -> Choice:
    """Takes any choice, but seldom takes an order back."""
    fitting = [c for c in choices if c.verb != "clear"] or choices
    return fitting[dice.below(len(fitting))]


def lazy(p: Position, seat: int, choices: tuple[Choice, ...], dice: Dice) -> Choice:
    """Waits for what the others do."""
    return next((c for c in choices if c.verb in ("ready", "done")), choices[0])


def runner(p: Position, seat: int, choices: tuple[Choice, ...], dice: Dice) -> Choice:
    """Marches to the goals and stays there."""
    return _orders(p, seat, choices, dice, ())


def bold(p: Position, seat: int, choices: tuple[Choice, ...], dice: Dice) -> Choice:
    """Attacks, fires, and goes for the nearest enemy."""
    liking = ("attack", "suppress", "fire", "move-fire")[dice.below(2) :]
    return _orders(p, seat, choices, dice, liking)


def _orders(
    p: Position, seat: int, choices: tuple[Choice, ...], dice: Dice, liking: tuple[str, ...]
) -> Choice:
    if not isinstance(p.stack[-1], GiveOrders):
        return anyhow(p, seat, choices, dice)
    unit = p.writing[seat]
    if unit < 0:
        return next(c for c in choices if c.verb in ("unit", "ready"))
    here = () if p.at[unit] in p.battle.goals else ("march",)
    offered = [c for verb in (*liking, *here, "wait") for c in choices if c.verb == verb]
    if offered:
        return offered[0]
    return _route(p, unit, choices, bool(liking)) or anyhow(p, seat, choices, dice)


def _route(p: Position, unit: int, choices: tuple[Choice, ...], fighting: bool) -> Choice | None:
    """The next hex, as long as it comes nearer and no enemy stands there; else enough of it."""
    field = p.field
    enemies = [p.at[u] for u in p.units_of(1 - p.sides[unit]) if not p.hidden[u]]
    aims = enemies if fighting and enemies else list(p.battle.goals) or enemies or [p.at[unit]]

    def away(hex: int) -> int:
        return min(field.grid.distance(hex, aim) for aim in aims)

    hexes = [c for c in choices if c.verb == "to" and field.find(c.args[0]) not in enemies]
    here = leg(p, unit, p.drafts[unit].route).hex
    best = min(hexes, key=lambda c: away(field.find(c.args[0])), default=None)
    stop = next((c for c in choices if c.verb in ("shoot-here", "done")), None)
    if best is None or (stop is not None and away(field.find(best.args[0])) >= away(here)):
        return stop
    return best


# Battles


class Golden(msgspec.Struct, frozen=True):
    """One battle that is wanted: who plays what, how it must end and for whom."""

    scenario: str
    ending: str
    winner: int  # a side; -1: a draw
    soviet: Player
    german: Player
    options: dict[str, Any] = {}
    label: str = ""
    early: bool = False  # before the turns are over

    @property
    def name(self) -> str:
        side = SIDES[self.winner] if self.winner >= 0 else ""
        return "-".join(filter(None, (self.scenario, self.label, self.ending, side)))

    def play(self, seed: int) -> Match[Position]:
        """The whole battle with this seed."""
        match = stavka.game("tanks").start(self.scenario, seed, self.options)
        dice = Dice(f"players of {self.name} {seed}")
        while match.waiting:
            seat = match.waiting[dice.below(len(match.waiting))]
            number = match.seats.index(seat)
            player = (self.soviet, self.german)[match.position.seat_side[number]]
            match.play(seat, player(match.position, number, match.choices(seat), dice))
        return match

    def fits(self, match: Match[Position]) -> bool:
        outcome, p = match.outcome, match.position
        assert outcome is not None
        winners = p.seats_of(self.winner) if self.winner >= 0 else ()
        return (
            outcome.reason.id == f"outcome-{self.ending}"
            and outcome.winners == winners
            and (p.turn < p.turns or not self.early)
        )

    def find(self) -> Match[Position]:
        for seed in range(1, SEEDS):
            match = self.play(seed)
            if self.fits(match):
                return match
        raise SystemExit(f"{self.name}: no such battle in {SEEDS} seeds")


SMALL = {"map": "training", "points": 100}

GAMES = (
    Golden("training", "destroyed", SOVIET, bold, bold),
    Golden("training", "points", GERMAN, bold, bold),
    Golden("training", "points-equal", -1, lazy, lazy),
    Golden("breakthrough", "exit", GERMAN, lazy, runner),
    Golden("breakthrough", "no-exit", SOVIET, lazy, anyhow, label="late"),
    Golden("breakthrough", "no-exit", SOVIET, bold, bold, label="too-few", early=True),
    Golden("tank-combat", "points", SOVIET, bold, bold),
    Golden("tank-combat", "points", GERMAN, lazy, lazy, label="handicap"),
    Golden("tank-combat", "destroyed", GERMAN, anyhow, bold),
    Golden("assault", "held", SOVIET, runner, lazy),
    Golden("assault", "held", GERMAN, bold, runner),
    Golden("assault", "undecided", -1, lazy, lazy),
    Golden("assault", "destroyed", SOVIET, bold, bold),
    Golden("forest-road", "no-exit", SOVIET, lazy, runner),
    Golden("forest-road", "exit", GERMAN, anyhow, runner),
    Golden("depots", "points", SOVIET, runner, lazy, label="goals"),
    Golden("depots", "points", GERMAN, anyhow, bold),
    Golden("depots", "points-equal", -1, lazy, lazy),
    Golden("own-battle", "destroyed", GERMAN, bold, bold, SMALL),
    Golden("own-battle", "points", SOVIET, bold, bold, SMALL),
    Golden("own-battle", "points-equal", -1, anyhow, anyhow, SMALL),
    Golden("own-scenario", "destroyed", SOVIET, bold, bold),
    Golden("breakthrough-three", "exit", GERMAN, bold, runner),
    Golden("training-four", "destroyed", GERMAN, bold, bold),
    Golden("forest-road-four", "no-exit", SOVIET, bold, runner),
    Golden("assault-six", "held", GERMAN, anyhow, runner),
    Golden("depots-six", "points", SOVIET, bold, bold),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.journal"):
        old.unlink()
    for game in GAMES:
        match = game.find()
        assert match.outcome is not None
        left = match.position.at.count(LEFT)
        (FOLDER / f"{game.name}.journal").write_text(match.journal.text(), encoding="utf-8")
        print(
            f"{game.name}: seed {match.header.seed}, turn {match.position.turn}, "
            f"{len(match.journal.entries)} choices, {left} left the map"
        )


if __name__ == "__main__":
    main()
