"""What all chapters share: changing a store, points, bonuses, deaths."""

from __future__ import annotations

from stavka.games.partisans import events as e
from stavka.games.partisans.components import (
    FOOD,
    KINDS,
    MAPS,
    OFFICER,
    RANKS,
    RESOURCES,
    ROLES,
    WATER,
    WOOD,
)
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.asking import AskCamp
from stavka.kernel import Arg, Choice, choice
from stavka.kernel import Play as KernelPlay
from stavka.kernel import Step as KernelStep

Play = KernelPlay[Position]
Step = KernelStep[Position]


# What may be put into an offer at once; more of it in several goes.
AMOUNTS = (1, 2, 5, 10, 20)
DONE = choice("done")


def change(p: Position, play: Play, camp: int, resource: int, count: int) -> None:
    """Add to a store or take from it: never under 0, and with all that hangs on it.

    [7.3c, 10.3a, 10.5a, 11.2a, 11.5a]
    """
    at = camp * KINDS + resource
    by = changes_by(p, camp, resource, count)
    if not by:
        return
    p.store[at] = new = p.store[at] + by
    if resource == MAPS and new >= p.box.full_map:
        p.full_map[camp] = 1
        p.points[camp] += p.box.full_map_points
        play.tell(e.MapCompleted(camp=p.id(camp), points=p.box.full_map_points))
        dominate(p, play, camp)
    elif resource == WOOD:
        _fortify(p, play, camp, new >= p.box.fortifications)


def _fortify(p: Position, play: Play, camp: int, stands: bool) -> None:
    """The points come and go each time the line is crossed. [11.2a, 11.5a-11.5c]"""
    points = p.box.fortifications_points
    if stands and not p.fortified[camp]:
        p.fortified[camp] = 1
        p.points[camp] += points
        play.tell(e.CampFortified(camp=p.id(camp), points=points))
        dominate(p, play, camp)
    elif p.fortified[camp] and not stands:
        p.fortified[camp] = 0
        p.points[camp] -= points
        play.tell(e.FortificationsLost(camp=p.id(camp), points=points))


def dominate(p: Position, play: Play, camp: int) -> None:
    """All five bonuses at one moment: the points for it, once. [8.1a, 8.1b]"""
    if p.bonuses(camp) == 5 and not p.dominated[camp]:
        p.dominated[camp] = 1
        p.points[camp] += p.box.domination_points
        play.tell(e.TotalDomination(camp=p.id(camp), points=p.box.domination_points))


def hand_over(p: Position, play: Play, giver: int, taker: int, resource: int, count: int) -> None:
    """From one camp's store to another's."""
    play.tell(
        e.ResourcesGiven(
            camp=p.id(giver), other=p.id(taker), resource=RESOURCES[resource], count=count
        )
    )
    change(p, play, giver, resource, -count)
    change(p, play, taker, resource, count)


def changes_by(p: Position, camp: int, resource: int, count: int) -> int:
    """By how much a store will really grow, or shrink, when so much is added. [10.3a, 10.5a]"""
    if resource == MAPS and p.full_map[camp]:
        return 0
    has = p.has(camp, resource)
    new = max(0, has + count)
    return (min(new, p.box.full_map) if resource == MAPS else new) - has


def may_part_with(p: Position, camp: int, resource: int) -> int:
    """How much of a resource a camp could give away; a full map stays. [10.5b]"""
    return 0 if resource == MAPS and p.full_map[camp] else p.has(camp, resource)


def may_take_in(p: Position, camp: int, resource: int) -> bool:
    """Whether a camp has any use for a resource: a full map grows no more. [10.3a]"""
    return not (resource == MAPS and p.full_map[camp])


def people_name(p: Position, camp: int, rank: int) -> str:
    """What people of this rank are called in a camp."""
    return ROLES[p.side(camp) * RANKS + rank]


def die(p: Position, play: Play, camp: int, rank: int, count: int, cause: str) -> None:
    """People of one kind die: each costs points, always. [7.1b]"""
    if not count:
        return
    p.people[camp * RANKS + rank] -= count
    if rank == OFFICER:  # those who are hurt are lost first
        p.hurt[camp] = max(0, p.hurt[camp] - count)
    p.deaths[camp] += count
    lost = count * p.box.death
    p.points[camp] -= lost
    kind = people_name(p, camp, rank)
    play.tell(
        e.PeopleDied(camp=p.id(camp), kind=kind, count=count, cause=f"cause-{cause}", points=lost)
    )
    after_losses(p, play, camp)


def after_losses(p: Position, play: Play, camp: int) -> None:
    """The sick are among those who are left; a brigade needs somebody. [13.2c]"""
    over = p.sick_in(camp) - p.crowd(camp)
    if over > 0:
        _forget_sick(p, camp, over)
    if p.brigade[camp] and not p.crowd(camp):
        p.brigade[camp] = 0
        play.tell(e.BrigadeLost(camp=p.id(camp)))


def _forget_sick(p: Position, camp: int, over: int) -> None:
    kept: list[tuple[int, int, int]] = []
    for of, count, water in reversed(p.sick):
        gone = min(count, over) if of == camp else 0
        over -= gone
        if count > gone:
            kept.append((of, count - gone, water))
    p.sick[:] = reversed(kept)


class Deaths(Step, frozen=True):
    """So many of a camp die; where that leaves a choice, its leader says who. [4.2c]"""

    camp: int
    count: int
    cause: str

    def resolve(self, p: Position, play: Play) -> None:
        crowd = p.crowd(self.camp)
        count = min(self.count, crowd)
        if not count:
            return
        at = self.camp * RANKS
        ranks = [r for r in range(RANKS) if p.people[at + r]]
        if count < crowd and len(ranks) > 1:
            play.push(ChooseDead(self.camp, count, self.cause))
            return
        for rank in ranks:
            die(p, play, self.camp, rank, min(count, p.people[at + rank]), self.cause)


class ChooseDead(AskCamp, frozen=True):
    """Which of the people is lost. [4.2c]"""

    rules = ("4.2c",)

    count: int
    cause: str

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"count": self.count, "cause": f"cause-{self.cause}"}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        at = self.camp * RANKS
        return [
            choice("lose", people_name(p, self.camp, rank))
            for rank in range(RANKS)
            if p.people[at + rank]
        ]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        return "none-of-them-here" if choice.verb == "lose" else "choose-who-is-lost"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        rank = ROLES.index(choice.args[0]) % RANKS
        die(p, play, self.camp, rank, 1, self.cause)
        play.push(Deaths(self.camp, self.count - 1, self.cause))


def may_form_brigade(p: Position, camp: int) -> bool:
    return not bar_brigade(p, camp)


def bar_brigade(p: Position, camp: int) -> str | None:
    """Why a fire brigade cannot be organised. [13.2a]"""
    if p.brigade[camp]:
        return "brigade-is-there"
    if not p.crowd(camp):
        return "nobody-in-camp"
    if p.has(camp, FOOD) < p.box.brigade_food or p.has(camp, WATER) < p.box.brigade_water:
        return "brigade-too-dear"
    return None


def form_brigade(p: Position, play: Play, camp: int) -> None:
    change(p, play, camp, FOOD, -p.box.brigade_food)
    change(p, play, camp, WATER, -p.box.brigade_water)
    p.brigade[camp] = 1
    play.tell(e.BrigadeFormed(camp=p.id(camp)))
    dominate(p, play, camp)


def lose_turn(p: Position, camp: int) -> None:
    """Treatment: the next turn is lost, and this one ends with the card. [14.1b]"""
    p.resting[camp] += 1
    p.halted = True


def healthy_officers(p: Position, camp: int) -> int:
    """Who can fight bare-handed: officers in the camp and a leader who is one. [16.1a, 16.1b]"""
    leader = p.role(camp) % RANKS == OFFICER
    return p.officers(camp) - p.hurt[camp] + leader
