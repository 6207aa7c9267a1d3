"""Play the golden games again and write them to `golden`.

    python -m tests.games.partisans.make_golden

Each is the first seed from 1 up with which its players come to its ending. The players are simple:
they gather people and goods, trade now and then, or attack whom they can. The same rules give the
same files; after a change of the rules run it once more.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from stavka.games.partisans import GAME
from stavka.games.partisans.components import SIDES
from stavka.games.partisans.position import Position
from stavka.kernel import Choice, Dice, Match

FOLDER = Path(__file__).parent / "golden"
SEEDS = 2_000
TRADE = ("offer", "give", "want", "accept", "attack")

Player = Callable[[Position, tuple[Choice, ...], Dice], Choice]


# Players


def any_of(choices: list[Choice] | tuple[Choice, ...], dice: Dice) -> Choice:
    return choices[dice.below(len(choices))]


def by_liking(choices: tuple[Choice, ...], dice: Dice, *liking: str) -> Choice:
    """Any choice of the first of these verbs that is offered; else any."""
    for verb in liking:
        if found := [c for c in choices if c.verb == verb]:
            return any_of(found, dice)
    return any_of(choices, dice)


def most(choices: tuple[Choice, ...]) -> Choice | None:
    """Of people to be taken, treated or helped the most, which is offered first."""
    return choices[0] if choices[0].verb in ("take", "treat", "lend") else None


def gatherer(p: Position, choices: tuple[Choice, ...], dice: Dice) -> Choice:
    """Takes everybody along, heals them, fights with all it has; does not trade or attack."""
    liking = ("open", "ask", "bare-hands", "fight", "heal", "make", "organise", "done", "peace")
    return most(choices) or by_liking(choices, dice, *liking)


def trader(p: Position, choices: tuple[Choice, ...], dice: Dice) -> Choice:
    """A gatherer that trades, threatens, buys itself off and takes what it is offered."""
    if any(c.verb in TRADE for c in choices) and dice.below(3):
        others = [c for c in choices if c.verb not in ("done", "defend")]
        return any_of(others, dice)
    liking = ("open", "propose", "accept", "withdraw", "done", "peace")
    return most(choices) or by_liking(choices, dice, *liking)


def raider(p: Position, choices: tuple[Choice, ...], dice: Dice) -> Choice:
    """Attacks whom it can and takes no ransom; leaves people in the woods whom it cannot feed."""
    liking = ("attack", "fight", "defend", "make", "done", "open", "heal")
    return most(choices) or by_liking(choices, dice, *liking)


def anyhow(p: Position, choices: tuple[Choice, ...], dice: Dice) -> Choice:
    """Takes any choice, but offers something only now and then."""
    others = [c for c in choices if c.verb not in ("offer", "exchange")]
    return any_of(others if others and dice.below(8) else choices, dice)


# Games


class Golden(msgspec.Struct, frozen=True):
    """One game that is wanted: who plays how, and how it must end."""

    scenario: str
    ending: str
    player: Player
    options: dict[str, Any] = {}
    label: str = ""
    winners: str = ""  # a side, if it must be this one

    @property
    def name(self) -> str:
        return "-".join(filter(None, (self.scenario, self.label, self.ending, self.winners)))

    def play(self, seed: int) -> Match[Position]:
        """The whole game with this seed."""
        match = GAME.start(self.scenario, seed, self.options)
        dice = Dice(f"players of {self.name} {seed}")
        while match.waiting:
            seat = match.waiting[0]
            match.play(seat, self.player(match.position, match.choices(seat), dice))
        return match

    def fits(self, match: Match[Position]) -> bool:
        outcome, p = match.outcome, match.position
        assert outcome is not None
        won_by = {SIDES[p.side(p.seats.index(seat))] for seat in outcome.winners}
        return outcome.reason.id == f"outcome-{self.ending}" and (
            not self.winners or won_by == {self.winners}
        )

    def find(self) -> Match[Position]:
        for seed in range(1, SEEDS):
            match = self.play(seed)
            if self.fits(match):
                return match
        raise SystemExit(f"{self.name}: no such game in {SEEDS} seeds")


PARTISANS, OCCUPIERS = {"sides": "partisans"}, {"sides": "occupiers"}
TO_THE_END = {"destruction": True, "short-attacks": True}

GAMES = (
    Golden("three-on-three", "target-side", gatherer, winners="partisans"),
    Golden("three-on-three", "target-side", trader, winners="occupiers"),
    Golden("three-on-three", "months-side", gatherer, winners="partisans"),
    Golden("three-on-three", "months-side", trader, {"months": 5}, winners="occupiers"),
    Golden("three-on-three", "destroyed", raider, TO_THE_END, winners="partisans"),
    Golden("three-on-three", "destroyed", raider, TO_THE_END, winners="occupiers"),
    Golden("three-on-three", "shared", gatherer),
    Golden("three-on-three", "months-side", anyhow, {"figure": "built"}, label="built"),
    Golden("six", "target-side", gatherer, {"roles": "dealt"}),
    Golden("six", "last-camp", raider, TO_THE_END | PARTISANS),
    Golden("six", "months", gatherer, OCCUPIERS | {"rivals-fight": False}),
    Golden("five", "target", trader, PARTISANS | {"target": 30}),
    Golden("five", "months-side", anyhow, {"cards-add-up": False, "made-from-fuel": False}),
    Golden("four", "last-camp", raider, OCCUPIERS | {"short-attacks": True}),
    Golden("four", "months", raider, TO_THE_END | OCCUPIERS, label="undecided"),
    Golden("three", "destroyed", raider, {"roles": "dealt", "short-attacks": True}),
    Golden("three", "months", trader, PARTISANS),
    Golden("two", "target-side", anyhow, {"target": 15}),
    Golden("two", "shared", gatherer, OCCUPIERS),
    Golden("two", "destroyed", raider, TO_THE_END),
    Golden("one", "alone", gatherer),
    Golden("one", "target", anyhow, {"target": 15, "figure": "built"}),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.journal"):
        old.unlink()
    for game in GAMES:
        match = game.find()
        (FOLDER / f"{game.name}.journal").write_text(match.journal.text(), encoding="utf-8")
        print(
            f"{game.name}: seed {match.header.seed}, month {match.position.month}, "
            f"{len(match.journal.entries)} choices"
        )


if __name__ == "__main__":
    main()
