"""Partisans: camps in the Belarusian winter woods, three heroes on each side; one to six players.

`rules` is the rulebook chapter by chapter, `components` and `data` what lies in the box,
`position` what is true now, `view` what each seat may see, `bot` an opponent.
"""

from __future__ import annotations

from typing import Any

from stavka.games.partisans import prospects
from stavka.games.partisans import sketch as sketches
from stavka.games.partisans import view as views
from stavka.games.partisans.aims import AIMS
from stavka.games.partisans.bot import BOTS
from stavka.games.partisans.components import COMPONENTS, RANKS, ROLES, Box
from stavka.games.partisans.events import EVENTS
from stavka.games.partisans.faults import faults
from stavka.games.partisans.position import Position
from stavka.games.partisans.refusals import REFUSALS
from stavka.games.partisans.rules import (
    attacks,
    happenings,
    healing,
    meetings,
    month,
    month_end,
    people,
    preparation,
    raids,
    trade,
)
from stavka.games.partisans.rules.ending import to_destruction
from stavka.games.partisans.setup import MOST_PLAYERS, player_seats, set_up
from stavka.games.partisans.vocabulary import vocabulary
from stavka.kernel import (
    Challenge,
    Dice,
    Edition,
    Game,
    Level,
    Option,
    Scenario,
    Start,
    Texts,
    Vocabulary,
    steps_of,
)

COMMON = (
    Option("months", 6, low=5, high=6),
    Option("figure", "rectangle", values=("rectangle", "built")),
    Option("destruction", False),
    Option("target", 50, low=10, high=99),
    Option("cards-add-up", True),
    Option("short-attacks", False),
    Option("made-from-fuel", True),
)
OF_PLAYERS = (
    Option("sides", "free", values=("free", "partisans", "occupiers")),
    Option("roles", "chosen", values=("chosen", "dealt")),
    Option("rivals-fight", True),
)
NUMBERS = ("one", "two", "three", "four", "five", "six")

CHAPTERS = (
    preparation, month, raids, meetings, happenings, healing, trade, month_end, attacks, people,
)  # fmt: skip


# Each verb of a choice and the names of its arguments.
VERBS: dict[str, tuple[str, ...]] = {
    "role": ("camp",),
    "lay": ("place",),
    "open": ("place",),
    "organise": (),
    "stop": (),
    "take": ("count",),
    "fight": (),
    "bare-hands": (),
    "ask": ("camp",),
    "lend": ("count",),
    "pass": ("camp",),
    "leave": (),
    "treat": ("count",),
    "heal": ("who",),
    "lose": ("kind",),
    "exchange": ("resource", "second"),
    "get": ("count",),
    "offer": ("camp",),
    "give": ("resource", "count"),
    "want": ("resource", "count"),
    "propose": (),
    "withdraw": (),
    "accept": (),
    "refuse": (),
    "counter": (),
    "make": (),
    "done": (),
    "attack": ("camp",),
    "peace": (),
    "seize": ("resource",),
    "defend": (),
}


# First matches, from easy to hard.
FIRST: dict[Level, Start] = {"easy": Start("random"), "normal": Start("leader")}
OF_DAYS = (
    Challenge("leader", "two"),
    Challenge("leader", "three"),
    Challenge("leader", "two", {"sides": "partisans"}),
    Challenge("leader", "four"),
)


class Partisans(Game[Position]):
    id = "partisans"
    scenarios = (
        Scenario("three-on-three", ROLES, COMMON),
        *(
            Scenario(NUMBERS[n - 1], player_seats(n), (*COMMON, *OF_PLAYERS), of=NUMBERS[-1])
            for n in range(MOST_PLAYERS, 0, -1)
        ),
    )
    # A month of six camps: 119 choices lay and open cards, stop and organise; 29 meetings with
    # five allies to ask are 319; the 178 people of the deck are each fought by hand, healed and
    # lost once (534); healing 53; 36 offers of four drafts with 14 choices are 2,052; ending trade
    # 6, workshop 18, attacks 90: 3,191, in 24 months 76,600. An exchange is two choices and uses
    # up at least four of at most 29,400 units: 14,700. Six roles.
    max_choices = 100_000
    position = Position
    steps = steps_of(*CHAPTERS)
    events = EVENTS
    refusals = REFUSALS
    components = COMPONENTS
    data = ("camps.toml", "cards.toml")
    verbs = VERBS
    bots = BOTS
    levels = FIRST
    challenges = OF_DAYS
    aims = AIMS

    def unpack(self, edition: Edition) -> Box:
        return Box(edition)

    def setup(self, scenario: Scenario, options: dict[str, Any], box: Box, dice: Dice) -> Position:
        return set_up(box, scenario.seats, options)

    def eyes(self, seat: str | None, scenario: str) -> str | None:
        """All sheets are open: everybody sees the same."""
        return None

    def view(self, p: Position, seat: str | None) -> dict[str, Any]:
        return views.view(p)

    def imagine(self, p: Position, seat: str, dice: Dice) -> None:
        views.imagine(p, dice)

    def faults(self, p: Position) -> list[str]:
        return faults(p)

    def vocabulary(self, box: Box) -> Vocabulary:
        return vocabulary(box)

    def turn(self, p: Position) -> int:
        return p.month

    def worth(self, p: Position, seat: str) -> float | None:
        """Where points decide between several camps."""
        several = len(p.seats) > 1 and not to_destruction(p)
        return prospects.chance(p, seat) if several else None

    def sides(self, scenario: str) -> tuple[tuple[str, ...], ...]:
        """Where roles are chosen the sides are open until then: each seat stands for itself."""
        seats = self.scenario(scenario).seats
        if seats == ROLES:
            return seats[:RANKS], seats[RANKS:]
        return super().sides(scenario)

    def sketch(self, view: dict[str, Any], texts: Texts) -> str:
        return sketches.sketch(view, texts)


GAME = Partisans()
