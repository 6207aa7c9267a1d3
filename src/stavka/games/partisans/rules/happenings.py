"""What stands in the middle of a card. [9.1b, 9.3a, 11.4a, 12.1a, 13.1a, 14]"""

from __future__ import annotations

from collections.abc import Callable

from stavka.games.partisans import events as e
from stavka.games.partisans.components import RESOURCES, WATER, WOOD, Side
from stavka.games.partisans.position import RESTING, Position
from stavka.games.partisans.rules.base import AskCamp, Play, Step
from stavka.games.partisans.rules.bonuses import change, changes_by, get_incendiary, get_transport
from stavka.games.partisans.rules.ending import won
from stavka.games.partisans.rules.healing import FallSick
from stavka.games.partisans.rules.lost_turns import lose_turn, put_to_bed
from stavka.kernel import Choice, choice

LEAVE = choice("leave")


def happen(p: Position, play: Play, camp: int, card: Side) -> list[Step]:
    """The event of a card; steps if it takes decisions."""
    return HAPPENINGS[card.event](p, play, camp, card) if card.event in HAPPENINGS else []


def cache(p: Position, play: Play, camp: int, card: Side) -> list[Step]:
    """Resources in the middle: never doubled. [9.1b]"""
    name = RESOURCES[card.resource]
    count = changes_by(p, camp, card.resource, card.amount)
    play.tell(e.CacheFound(camp=p.id(camp), resource=name, count=count))
    change(p, play, camp, card.resource, card.amount)
    return []


def loss(p: Position, play: Play, camp: int, card: Side) -> list[Step]:
    """Struck-out resources in the middle. [7.3b]"""
    count = -changes_by(p, camp, card.resource, -card.amount)
    play.tell(e.ResourcesLost(camp=p.id(camp), resource=RESOURCES[card.resource], count=count))
    change(p, play, camp, card.resource, -card.amount)
    return []


def fire(p: Position, play: Play, camp: int, card: Side) -> list[Step]:
    """Wood burns, unless the brigade is there. [11.4a, 13.1a]"""
    if p.brigade[camp]:
        play.tell(e.FireQuenched(camp=p.id(camp)))
        return []
    play.tell(e.FireBroke(camp=p.id(camp), count=min(card.amount, p.has(camp, WOOD))))
    change(p, play, camp, WOOD, -card.amount)
    return []


def sickness(p: Position, play: Play, camp: int, card: Side) -> list[Step]:
    """So many of the healthy, if there are as many. [14.1a]"""
    count = min(card.amount, p.crowd(camp) - p.sick_in(camp))
    if not count:
        play.tell(e.NothingHappens(camp=p.id(camp), what=f"what-{card.event}"))
        return []
    kind = e.PeopleFrostbitten if card.event == "frostbite" else e.PeopleWounded
    play.tell(kind(camp=p.id(camp), count=count, water=card.water))
    return [FallSick(camp, count, card.water)]


def leader_wounded(p: Position, play: Play, camp: int, card: Side) -> list[Step]:
    """Water and a turn; without water the bed. [14.2a-14.2c]"""
    water = max(1, card.water)
    if p.has(camp, WATER) < water:
        put_to_bed(p, camp)
        play.tell(e.LeaderBedridden(camp=p.id(camp)))
        return []
    play.tell(e.LeaderWounded(camp=p.id(camp), water=water))
    change(p, play, camp, WATER, -water)
    lose_turn(p, camp, RESTING)
    return []


def transport(p: Position, play: Play, camp: int, card: Side) -> list[Step]:
    """A cart or motorcycle. A second one may go to an ally who has none. [9.3a]"""
    if not p.transport[camp]:
        get_transport(p, play, camp)
        return []
    if without_transport(p, camp):
        return [PassTransport(camp)]
    play.tell(e.NothingHappens(camp=p.id(camp), what="what-transport"))
    return []


def without_transport(p: Position, camp: int) -> list[int]:
    return [ally for ally in p.allies(camp) if not p.transport[ally]]


class PassTransport(AskCamp, frozen=True):
    """To whom a second cart or motorcycle goes. [9.3a]"""

    rules = ("9.3a",)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        allies = without_transport(p, self.camp)
        return [*(choice("pass", p.id(ally)) for ally in allies), LEAVE]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        return "cannot-be-passed" if choice.verb == "pass" else "pass-or-leave"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "leave":
            play.tell(e.NothingHappens(camp=p.id(self.camp), what="what-transport"))
            return
        ally = next(c for c in p.allies(self.camp) if p.id(c) == choice.args[0])
        play.tell(e.TransportPassed(camp=p.id(self.camp), other=p.id(ally)))
        get_transport(p, play, ally)
        won(p, play)


def incendiary(p: Position, play: Play, camp: int, card: Side) -> list[Step]:
    """Molotov cocktail or flamethrower. [12.2a]"""
    if p.incendiary[camp]:
        play.tell(e.NothingHappens(camp=p.id(camp), what="what-incendiary"))
        return []
    play.tell(e.IncendiaryFound(camp=p.id(camp)))
    get_incendiary(p, play, camp)
    return []


def sabotage(p: Position, play: Play, camp: int, card: Side) -> list[Step]:
    """A target, for those who have the means. [12.1a]"""
    if not p.incendiary[camp]:
        play.tell(e.NothingHappens(camp=p.id(camp), what="what-sabotage"))
        return []
    p.points[camp] += card.amount
    play.tell(e.Sabotage(camp=p.id(camp), points=card.amount))
    return []


Happening = Callable[[Position, Play, int, Side], list[Step]]

HAPPENINGS: dict[str, Happening] = {
    "cache": cache,
    "loss": loss,
    "fire": fire,
    "frostbite": sickness,
    "wounds": sickness,
    "leader-wounded": leader_wounded,
    "transport": transport,
    "incendiary": incendiary,
    "sabotage": sabotage,
}
