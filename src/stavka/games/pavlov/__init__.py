"""Pavlov's House: the defence of one building in Stalingrad, for one to three players.

`rules` is the rulebook chapter by chapter, `components` and `data` what lies in the box,
`position` what is true now, `view` what each seat may see, `bot` an opponent.
"""

from __future__ import annotations

from typing import Any

from stavka.games.pavlov import prospects
from stavka.games.pavlov import sketch as sketches
from stavka.games.pavlov import view as views
from stavka.games.pavlov.aims import AIMS
from stavka.games.pavlov.bot import BOTS
from stavka.games.pavlov.components import COMPONENTS, Box
from stavka.games.pavlov.events import EVENTS
from stavka.games.pavlov.faults import faults
from stavka.games.pavlov.position import (
    COMPETITIVE,
    COMPETITIVE_THREE,
    COOPERATIVE,
    PLANNED,
    SEATS,
    SOLO,
    WEHRMACHT,
    Position,
)
from stavka.games.pavlov.refusals import REFUSALS
from stavka.games.pavlov.rules import (
    ending,
    first_aid,
    soviet_cards,
    soviet_counters,
    soviet_moves,
    soviet_units,
    storm_group,
    turn,
    variants,
    wehrmacht_cards,
)
from stavka.games.pavlov.rules.rulings import WEARY_MAY_MOVE
from stavka.games.pavlov.setup import LEVELS, set_up
from stavka.games.pavlov.vocabulary import vocabulary
from stavka.kernel import (
    Challenge,
    Dice,
    Edition,
    Game,
    Level,
    Option,
    Outcome,
    Scenario,
    Start,
    Texts,
    Vocabulary,
    steps_of,
)

TACTICS = Option("tactics", "none", values=tuple(LEVELS))
SUPPORT = Option("operational-support", False)
WEARY = Option("weary-may-move", WEARY_MAY_MOVE)

MODES = {
    "solo": SOLO,
    "cooperative": COOPERATIVE,
    "competitive": COMPETITIVE,
    "competitive-three": COMPETITIVE_THREE,
}

CHAPTERS = (
    turn, soviet_cards, soviet_units, wehrmacht_cards, storm_group, soviet_moves, soviet_counters,
    first_aid, ending, variants,
)  # fmt: skip


# Each verb of a choice and the names of its arguments.
VERBS: dict[str, tuple[str, ...]] = {
    "play": ("card", "action"),
    "end-cards": (),
    "at": ("place",),
    "stage": ("token",),
    "done": (),
    "buy": ("counter",),
    "raise": ("colour",),
    "mine": ("space",),
    "load": ("token", "place"),
    "deliver": ("place",),
    "deliver-all": (),
    "send": ("man",),
    "storm": (),
    "stay": (),
    "treat": ("man",),
    "lose": ("man",),
    "victim": ("man",),
    "fire": ("place",),
    "open-fire": (),
    "spend": ("count",),
    "starve": ("man",),
    "move": ("man",),
    "end-moves": (),
    "to": ("place", "weapon"),
    "join": ("place",),
    "displace": ("man",),
    "attack": ("man",),
    "suppress": ("man",),
    "command": ("man",),
    "radio": ("man",),
    "observe": ("man", "place"),
    "recover": ("man", "state"),
    "anti-tank": ("weapon",),
    "gun-attack": ("weapon",),
    "gun-suppress": ("weapon",),
    "mortar": ("weapon",),
    "end-actions": (),
    "target": ("space",),
    "place": ("colour", "count", "second", "more"),
    "give": ("man", "state"),
    "shell": ("space", "second"),
    "order": ("card",),
    "tactic": ("card",),
}


# First matches, from easy to hard.
FIRST: dict[Level, Start] = {
    "easy": Start(options={"tactics": "none"}),
    "normal": Start(options={"tactics": "veteran"}),
    "hard": Start(options={"tactics": "elite"}),
}
OF_DAYS = (
    Challenge(options={"tactics": "veteran"}),
    Challenge(options={"tactics": "none", "operational-support": True}),
    Challenge(options={"tactics": "elite"}),
)


class PavlovsHouse(Game[Position]):
    id = "pavlov"
    scenarios = (
        Scenario("solo", SEATS[SOLO], (TACTICS, SUPPORT, WEARY)),
        Scenario("cooperative", SEATS[COOPERATIVE], (TACTICS, SUPPORT, WEARY)),
        Scenario("competitive", SEATS[COMPETITIVE], (SUPPORT, WEARY)),
        Scenario("competitive-three", SEATS[COMPETITIVE_THREE], (SUPPORT, WEARY), of="competitive"),
    )
    # A turn: 4 card actions, the longest a raid of all 34 men (4 * 36), then at most 30 choices in
    # the Wehrmacht phase, 42 for counters and 5 of planning: 21 * 221. In the whole game besides:
    # First Aid is asked at most 160 times, 102 men starve, and the last raid takes 36.
    max_choices = 5000
    position = Position
    steps = steps_of(*CHAPTERS)
    events = EVENTS
    refusals = REFUSALS
    components = COMPONENTS
    data = ("counters.toml", "cards.toml", "board.toml")
    verbs = VERBS
    bots = BOTS
    levels = FIRST
    challenges = OF_DAYS
    aims = AIMS

    def unpack(self, edition: Edition) -> Box:
        return Box(edition)

    def setup(self, scenario: Scenario, options: dict[str, Any], box: Box, dice: Dice) -> Position:
        mode = MODES[scenario.id]
        contest = mode in (COMPETITIVE, COMPETITIVE_THREE)
        return set_up(
            box,
            mode,
            PLANNED if contest else LEVELS[options["tactics"]],
            support=options["operational-support"],
            weary_may_move=options["weary-may-move"],
            dice=dice,
        )

    def eyes(self, seat: str | None, scenario: str) -> str | None:
        """Only the German player has something of his own to see."""
        return seat if seat == WEHRMACHT else None

    def view(self, p: Position, seat: str | None) -> dict[str, Any]:
        return views.view(p, seat)

    def imagine(self, p: Position, seat: str, dice: Dice) -> None:
        views.imagine(p, seat, dice)

    def faults(self, p: Position) -> list[str]:
        return faults(p)

    def vocabulary(self, box: Box) -> Vocabulary:
        return vocabulary(box)

    def worth(self, p: Position, seat: str) -> float | None:
        """Where nobody plays the Germans; who plays against somebody is told by the end."""
        return prospects.expected(p) if p.mode in (SOLO, COOPERATIVE) else None

    def sides(self, scenario: str) -> tuple[tuple[str, ...], ...]:
        seats = self.scenario(scenario).seats
        soviets = tuple(s for s in seats if s != WEHRMACHT)
        return (soviets, (WEHRMACHT,)) if WEHRMACHT in seats else (soviets,)

    def award(self, outcome: Outcome) -> str:
        """The medal of a victory of the Soviets. [6.5a-i]"""
        won = outcome.reason.id == "outcome-won"
        return str(outcome.reason.args["award"]) if won else ""

    def sketch(self, view: dict[str, Any], texts: Texts) -> str:
        box = self.box_of(view)
        return sketches.sketch(view, texts, box)


GAME = PavlovsHouse()
