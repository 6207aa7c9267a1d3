"""Play the golden games of all scenarios again and write them to `golden`, and one that is given
up to a folder in it.

    python -m tests.games.stalingrad42.make_golden

Each is the first seed from 1 up with which its players come to its ending. The same rules and bots
give the same files; after a change of either run it once more. One game takes seconds.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import stavka
from stavka import bots
from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Bot, Budget, Choice, Journal, Match, Question
from stavka.kernel.bot import Imagine

FOLDER = Path(__file__).parent / "golden"
GIVEN_UP = FOLDER / "resigned" / "fall-blau-soviet-gives-up-idle-recruit.journal"
RESIGNS = 2  # the turn in which the Soviets do
SEEDS, MANY = 60, 1_000_000
WAKES = 3  # the turn on which `late` begins to play
LAST, BRIEF = 36, 2  # the turn on which `brief` does, and the moves that it makes
NEAR = {"paced": 0, "slow": 2}  # points below the benchmark with which a player is content


class Idle:
    """Stays where it is, attacks nobody, and takes the first choice where it must take one."""

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        ending = [c for c in question.choices if c.verb.startswith("end-") or c.verb == "recover"]
        return (ending or question.choices)[0]

    def why(self) -> None:
        """It gives no reasons."""


class Late:
    """A recruit who wakes up on a turn, for so many moves."""

    def __init__(self, turn: int, moves: int) -> None:
        self.turn, self.left = turn, moves
        self.asleep, self.awake = Idle(), bots.make(stavka.game("stalingrad42"), "recruit", 0)

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        asleep = view["board"]["turn"] < self.turn or not self.left
        bot = self.asleep if asleep else self.awake
        choice = bot.choose(view, question, imagine, budget)
        self.left -= choice.verb == "move"
        return choice

    def why(self) -> None:
        """It gives no reasons."""


class Paced:
    """A recruit who rests as soon as he is near the benchmark of the turn."""

    def __init__(self, seed: str, near: int) -> None:
        self.near, self.asleep = near, Idle()
        self.awake = bots.make(stavka.game("stalingrad42"), "recruit", seed)

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        behind = view["board"]["benchmark"] - view["board"]["points"]
        bot = self.awake if behind > self.near else self.asleep
        return bot.choose(view, question, imagine, budget)

    def why(self) -> None:
        """It gives no reasons."""


def player(name: str, seed: int, seat: str) -> Bot:
    match name:
        case "paced" | "slow":
            return Paced(f"{seed}/{seat[0]}", NEAR[name])
        case "idle":
            return Idle()
        case "late":
            return Late(WAKES, MANY)
        case "brief":
            return Late(LAST, BRIEF)
        case _:
            return bots.make(stavka.game("stalingrad42"), name, f"{seed}/{seat}")


class Golden(msgspec.Struct, frozen=True):
    """One game that is wanted: who plays, how it must end and for whom."""

    scenario: str
    ending: str
    winner: int
    axis: str
    soviet: str
    last: bool  # whether it ends with the last turn

    @property
    def name(self) -> str:
        when = "at-the-end" if self.last else "at-a-check"
        players = f"{self.axis}-{self.soviet}"
        return f"{self.scenario}-{self.ending}-{SIDES[self.winner]}-{when}-{players}"

    def play(self, seed: int) -> Match[Position]:
        """The whole game with this seed."""
        match = stavka.game("stalingrad42").start(self.scenario, seed)
        names = dict(zip(SIDES, (self.axis, self.soviet), strict=True))
        players = {seat: player(name, seed, seat) for seat, name in names.items()}
        bots.play(match, players, Budget(trials=1))
        return match

    def fits(self, match: Match[Position]) -> bool:
        outcome, p = match.outcome, match.position
        assert outcome is not None
        return (
            outcome.reason.id == f"outcome-{self.ending}"
            and outcome.winners == (SIDES[self.winner],)
            and (p.turn == p.setup.scenario.last) == self.last
        )

    def find(self) -> Match[Position]:
        for seed in range(1, SEEDS):
            match = self.play(seed)
            if self.fits(match):
                return match
        raise SystemExit(f"{self.name}: no such game in {SEEDS} seeds")


GAMES = (
    Golden("fall-blau", "goal", AXIS, "recruit", "idle", last=False),
    Golden("fall-blau", "goal", AXIS, "late", "idle", last=True),
    Golden("fall-blau", "time", SOVIET, "recruit", "recruit", last=True),
    Golden("fall-blau", "time", SOVIET, "random", "random", last=True),
    Golden("caucasus", "goal", AXIS, "recruit", "idle", last=True),
    Golden("caucasus", "time", SOVIET, "recruit", "recruit", last=True),
    Golden("uranus", "goal", AXIS, "random", "random", last=True),
    Golden("uranus", "time", SOVIET, "recruit", "recruit", last=True),
    Golden("uranus", "stalingrad", SOVIET, "random", "recruit", last=False),
    Golden("campaign", "ahead", AXIS, "recruit", "idle", last=False),
    Golden("campaign", "behind", SOVIET, "recruit", "recruit", last=False),
    Golden("campaign", "gate", SOVIET, "slow", "idle", last=False),
    Golden("campaign", "goal", AXIS, "paced", "idle", last=True),
    Golden("campaign", "time", SOVIET, "paced", "brief", last=True),
)


def given_up() -> Journal:
    """A Fall Blau which the Soviets give up when they are to move their units on a turn."""
    match = stavka.game("stalingrad42").start("fall-blau", 1)
    players: dict[str, Bot] = {"axis": Idle(), "soviet": player("recruit", 1, "soviet")}
    while True:
        (seat,) = match.waiting
        question = match.question(seat)
        assert question is not None
        if (match.position.turn, seat, question.kind) == (RESIGNS, "soviet", "movement-phase"):
            return msgspec.structs.replace(match.journal, resigned=seat)
        imagine = partial(match.imagine, seat)
        view = match.view(seat)
        match.play(seat, players[seat].choose(view, question, imagine, Budget(trials=1)))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    GIVEN_UP.parent.mkdir(exist_ok=True)
    GIVEN_UP.write_text(given_up().text(), encoding="utf-8")
    for old in FOLDER.glob("*.journal"):
        old.unlink()
    for game in GAMES:
        match = game.find()
        p = match.position
        (FOLDER / f"{game.name}.journal").write_text(match.journal.text(), encoding="utf-8")
        print(
            f"{game.name}: seed {match.header.seed}, turn {p.turn}, "
            f"{len(match.journal.entries)} choices, {p.points} points",
            flush=True,
        )


if __name__ == "__main__":
    main()
