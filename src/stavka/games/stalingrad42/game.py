"""Stalingrad '42 as it is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from stavka.games.stalingrad42 import sketch as sketches
from stavka.games.stalingrad42 import view as views
from stavka.games.stalingrad42 import vocabulary as words
from stavka.games.stalingrad42.aims import AIMS
from stavka.games.stalingrad42.board_view import board
from stavka.games.stalingrad42.box import Box, own_box
from stavka.games.stalingrad42.chores import CHORES
from stavka.games.stalingrad42.components import COMPONENTS, DATA, SIDES, SOVIET, own_edition
from stavka.games.stalingrad42.counting import COUNTS, count
from stavka.games.stalingrad42.events import EVENTS
from stavka.games.stalingrad42.faults import faults
from stavka.games.stalingrad42.levels import BOTS
from stavka.games.stalingrad42.map import FILES
from stavka.games.stalingrad42.masked_events import MASKED_EVENTS
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.refusals import REFUSALS
from stavka.games.stalingrad42.rules import (
    advance,
    air,
    ambush,
    attrition,
    auto_ds,
    baku,
    boxes,
    breakthrough,
    combat,
    contested,
    defence,
    disengagement,
    fighting,
    forts,
    initial,
    losses,
    maskirovka,
    movement_phase,
    moving,
    railheads,
    recovery,
    replacements,
    reserves,
    resources,
    retreat,
    sequence,
    ships,
    stacking,
    supply,
    trains,
    victory,
    volga,
    weather,
    winter_offensive,
    withdrawals,
)
from stavka.games.stalingrad42.setup import set_up
from stavka.games.stalingrad42.setups import SCENARIOS
from stavka.games.stalingrad42.staff import outlook
from stavka.games.stalingrad42.studies import study
from stavka.kernel import Dice, Edition, Event, Game, Option, Scenario, Texts, Vocabulary, steps_of

CHAPTERS = (
    sequence, initial, withdrawals, winter_offensive, resources, replacements, forts, stacking,
    movement_phase, moving, trains, ships, volga, auto_ds, combat, air, fighting, losses, defence,
    contested, retreat, disengagement, recovery, advance, breakthrough, reserves, railheads, supply,
    attrition, victory, baku, weather, maskirovka, ambush,
)  # fmt: skip

# Each verb of a choice and the names of its arguments.
VERBS: dict[str, tuple[str, ...]] = {
    "place": ("unit", "place"),
    "ready": ("unit",),
    "spend": ("supply", "unit"),
    "stock": ("place",),
    "refit": ("unit", "replacement"),
    "rebuild": ("unit", "replacement"),
    "muster": ("place",),
    "not-now": (),
    "fortify": (),
    "build": ("place",),
    "raze": (),
    "clear": ("place",),
    "flotilla": (),
    "serve": ("place",),
    "plan": ("unit",),
    "recall": ("unit",),
    "reduce": ("unit",),
    "give": ("unit",),
    "call": ("army",),
    "winter-offensive": (),
    "marker": ("box",),
    "join": ("unit",),
    "into": ("box",),
    "open": ("unit",),
    "leave": ("unit",),
    "show": ("unit",),
    "transfer": ("unit",),
    "exchange": ("unit", "other"),
    "pretend": ("unit", "other"),
    "enough": (),
    "end-initial": (),
    "end-supply": (),
    "convert": ("place",),
    "end-railways": (),
    "turn-over": (),
    "immobilize": (),
    "mobilize": (),
    "merge": (),
    "move": ("unit",),
    "rail": ("unit",),
    "sea": ("unit",),
    "full-retreat": ("unit",),
    "with": ("unit",),
    "to": ("place",),
    "extended": ("place",),
    "tactical": ("place",),
    "drop": ("unit",),
    "stop": (),
    "reserve": ("unit",),
    "end-movement": (),
    "eliminate": ("unit",),
    "auto-ds": ("place",),
    "attack": ("place",),
    "by": ("unit",),
    "all": (),
    "air": ("air",),
    "no-air": (),
    "stay-with": ("unit",),
    "offensive": ("unit",),
    "fight": (),
    "activate": ("place",),
    "disengage": ("unit",),
    "throw": (),
    "end-combat": (),
    "reroll": ("unit", "die"),
    "keep": (),
    "pick": ("die",),
    "lose": ("unit",),
    "remnant": (),
    "no-remnant": (),
    "lead": ("unit",),
    "stand": (),
    "support": ("unit",),
    "supply": ("unit",),
    "withdraw": (),
    "retreat": ("place",),
    "apart": ("unit",),
    "perish": (),
    "advance": ("unit",),
    "breakthrough": ("unit",),
    "form": (),
    "aside": (),
    "leave-out": ("unit",),
    "end-advance": (),
    "decline": ("unit",),
    "recover": (),
}

# Optional chapters.
OPTIONS = tuple(
    Option(chapter, False) for chapter in ("disengagement", "leaders", "offensives", "reserves")
)
CONTESTED = Option("contested", False)
MASKIROVKA = "34"  # the chapter with secrets


class Stalingrad42Game(Game[Position]):
    id = "stalingrad42"
    scenarios = (
        Scenario("fall-blau", SIDES, (*OPTIONS, CONTESTED)),
        Scenario("caucasus", SIDES, (*OPTIONS, CONTESTED)),
        Scenario("uranus", SIDES, OPTIONS),
        Scenario("campaign", SIDES, (*OPTIONS, CONTESTED)),
    )
    # In a player turn a unit makes at most 24 choices of movement (18 halves of a point, and what
    # begins and ends a move) and 12 in combat and recovery; 406 units, 73 player turns.
    max_choices = 1_070_000
    position = Position
    steps = steps_of(*CHAPTERS)
    events = (*EVENTS, *MASKED_EVENTS)
    refusals = REFUSALS
    components = COMPONENTS
    data = DATA
    maps = FILES
    verbs = VERBS
    bots = BOTS
    adviser = "commander"  # the general would think before each turn's first hint
    sights = SCENARIOS
    chores = CHORES
    counts = COUNTS
    aims = AIMS

    @property
    def package(self) -> str:
        return "stavka.games.stalingrad42"

    @cached_property
    def edition(self) -> Edition:
        return own_edition()

    def unpack(self, edition: Edition) -> Box:
        return own_box() if edition is own_edition() else Box(edition)

    def setup(self, scenario: Scenario, options: dict[str, Any], box: Box, dice: Dice) -> Position:
        chosen = {option.id: bool(options[option.id]) for option in OPTIONS}
        contested = bool(options.get(CONTESTED.id, False))
        return set_up(box, scenario.id, **chosen, contested_cities=contested)

    def view(self, p: Position, seat: str | None) -> dict[str, Any]:
        return board(p, owner=seat == SIDES[SOVIET])

    def worth(self, p: Position, seat: str) -> float | None:
        return outlook.worth(p, SIDES.index(seat))

    def eyes(self, seat: str | None, scenario: str) -> str | None:
        """Only the boxes of reserve armies are hidden, and only from the Axis."""
        secrets = MASKIROVKA in own_box().setups[scenario].scenario.rules
        return seat if secrets and seat == SIDES[SOVIET] else None

    def imagine(self, p: Position, seat: str, dice: Dice) -> None:
        if p.masks and seat != SIDES[SOVIET]:
            boxes.deal(p, dice)

    def count(self, p: Position, told: Sequence[Event], found: dict[str, int]) -> None:
        count(p, told, found)

    def faults(self, p: Position) -> list[str]:
        return faults(p)

    def sketch(self, view: dict[str, Any], texts: Texts) -> str:
        return sketches.sketch(view, texts, self.box_of(view))

    def look(self, scenario: str, language: str) -> dict[str, Any]:
        return views.view(own_box(), scenario, language)

    def study(self, p: Position, seat: str | None, topic: str, thing: str) -> dict[str, Any]:
        return study(p, seat, topic, thing)

    def sources(self, language: str) -> list[str]:
        """Towns are named as the map names them."""
        return [*super().sources(language), words.towns(language)]

    def vocabulary(self, box: Box) -> Vocabulary:
        return words.vocabulary(box)


GAME = Stalingrad42Game()
