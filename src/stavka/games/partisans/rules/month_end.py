"""Making, organising, feeding and counting. [4.1-4.3, 7.1, 13.2]"""

from __future__ import annotations

from stavka.games.partisans import events as e
from stavka.games.partisans.components import FOOD, FUEL, WATER
from stavka.games.partisans.position import FEEDING, WORKSHOP, Position
from stavka.games.partisans.rules.base import DONE, AskCamp, Play, Step
from stavka.games.partisans.rules.bonuses import (
    bar_brigade,
    change,
    form_brigade,
    get_incendiary,
    may_form_brigade,
)
from stavka.games.partisans.rules.ending import won
from stavka.games.partisans.rules.people import Deaths
from stavka.kernel import Choice, choice

MAKE = choice("make")
ORGANISE = choice("organise")


def bar_making(p: Position, camp: int) -> str | None:
    """Why no incendiaries can be made."""
    if not p.from_fuel:
        return "not-made-from-fuel"
    if p.incendiary[camp]:
        return "incendiary-is-there"
    return "fuel-too-little" if p.has(camp, FUEL) < p.box.incendiary_fuel else None


class Workshop(Step, frozen=True):
    """Asks only who can make or organise something. [12.2a, 13.2a]"""

    camp: int

    def resolve(self, p: Position, play: Play) -> None:
        p.phase = WORKSHOP
        if not bar_making(p, self.camp) or may_form_brigade(p, self.camp):
            play.push(Make(self.camp))


class Make(AskCamp, frozen=True):
    """Incendiaries of fuel, a fire brigade for food and water. [13.2a]"""

    rules = ("13.2a",)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [] if bar_making(p, self.camp) else [MAKE]
        if may_form_brigade(p, self.camp):
            found.append(ORGANISE)
        return [*found, DONE]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb == "make":
            return bar_making(p, self.camp)
        return bar_brigade(p, self.camp) if choice.verb == "organise" else "make-or-done"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "done":
            return
        if choice.verb == "make":
            count = p.box.incendiary_fuel
            change(p, play, self.camp, FUEL, -count)
            play.tell(e.IncendiaryMade(camp=p.id(self.camp), count=count))
            get_incendiary(p, play, self.camp)
        else:
            form_brigade(p, play, self.camp)
        if not won(p, play):
            play.push(Workshop(self.camp))


class Feed(Step, frozen=True):
    """Food and water for each, a point for each; who gets none dies. [4.1a-4.3a]"""

    camp: int

    def resolve(self, p: Position, play: Play) -> None:
        p.phase = FEEDING
        camp = self.camp
        crowd = p.crowd(camp)
        if not crowd:
            return
        fed = min(crowd, p.has(camp, FOOD), p.has(camp, WATER))
        change(p, play, camp, FOOD, -fed)
        change(p, play, camp, WATER, -fed)
        p.points[camp] += fed
        play.tell(e.PeopleFed(camp=p.id(camp), count=fed, points=fed))
        play.push(Deaths(camp, crowd - fed, "hunger"))


class Tally(Step, frozen=True):
    """All have been fed: only now it is seen who has reached the target. [2.3a]"""

    def resolve(self, p: Position, play: Play) -> None:
        won(p, play)
