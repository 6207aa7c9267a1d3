"""Stalingrad '42 as it is played."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from stavka.games.stalingrad42 import sketch as sketches
from stavka.games.stalingrad42 import view as views
from stavka.games.stalingrad42 import vocabulary as words
from stavka.games.stalingrad42.board_view import board
from stavka.games.stalingrad42.bot import BOTS
from stavka.games.stalingrad42.box import Box, own_box
from stavka.games.stalingrad42.chores import CHORES
from stavka.games.stalingrad42.components import COMPONENTS, DATA, SIDES, own_edition
from stavka.games.stalingrad42.events import EVENTS
from stavka.games.stalingrad42.faults import faults
from stavka.games.stalingrad42.map import FILES
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.refusals import REFUSALS
from stavka.games.stalingrad42.rules import (
    advance,
    attrition,
    auto_ds,
    breakthrough,
    combat,
    defence,
    entry_areas,
    forts,
    losses,
    moving,
    recovery,
    retreat,
    sequence,
    stacking,
    supply,
    victory,
)
from stavka.games.stalingrad42.setup import set_up
from stavka.games.stalingrad42.setups import SCENARIOS
from stavka.kernel import Dice, Edition, Game, Scenario, Texts, Vocabulary, steps_of

CHAPTERS = (
    sequence, stacking, moving, auto_ds, combat, losses, defence, retreat, recovery, advance,
    breakthrough, supply, attrition, entry_areas, forts, victory,
)  # fmt: skip

# Each verb of a choice and the names of its arguments.
VERBS: dict[str, tuple[str, ...]] = {
    "place": ("unit", "place"),
    "move": ("unit",),
    "full-retreat": ("unit",),
    "with": ("unit",),
    "to": ("place",),
    "extended": ("place",),
    "tactical": ("place",),
    "drop": ("unit",),
    "stop": (),
    "end-movement": (),
    "eliminate": ("unit",),
    "auto-ds": ("place",),
    "attack": ("place",),
    "by": ("unit",),
    "all": (),
    "fight": (),
    "end-combat": (),
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


class Stalingrad42Game(Game[Position]):
    id = "stalingrad42"
    scenarios = (Scenario("fall-blau", SIDES),)
    # In a player turn a unit makes at most 24 choices of movement (18 halves of a point, and what
    # begins and ends a move) and 12 in combat and recovery; 234 units, 16 player turns.
    max_choices = 140_000
    position = Position
    steps = steps_of(*CHAPTERS)
    events = EVENTS
    refusals = REFUSALS
    components = COMPONENTS
    data = DATA
    maps = FILES
    verbs = VERBS
    bots = BOTS
    sights = SCENARIOS
    not_yet = ("air", "resources", "rail", "weather", "replacements")
    chores = CHORES

    @property
    def package(self) -> str:
        return "stavka.games.stalingrad42"

    @cached_property
    def edition(self) -> Edition:
        return own_edition()

    def unpack(self, edition: Edition) -> Box:
        return own_box() if edition is own_edition() else Box(edition)

    def setup(self, scenario: Scenario, options: dict[str, Any], box: Box, dice: Dice) -> Position:
        return set_up(box, scenario.id)

    def view(self, p: Position, seat: str | None) -> dict[str, Any]:
        return board(p)

    def eyes(self, seat: str | None) -> str | None:
        """Nothing is hidden."""
        return None

    def imagine(self, p: Position, seat: str, dice: Dice) -> None:
        """Nothing is hidden."""

    def faults(self, p: Position) -> list[str]:
        return faults(p)

    def sketch(self, view: dict[str, Any], texts: Texts) -> str:
        return sketches.sketch(view, texts, self.box_of(view))

    def look(self, scenario: str, language: str) -> dict[str, Any]:
        return views.view(own_box(), scenario, language)

    def sources(self, language: str) -> list[str]:
        """Towns are named as the map names them."""
        return [*super().sources(language), words.towns(language)]

    def vocabulary(self, box: Box) -> Vocabulary:
        return words.vocabulary(box)


GAME = Stalingrad42Game()
