"""The people of a camp: what they are called, who dies, who can fight. [4.2c, 7.1b, 16.1]"""

from __future__ import annotations

from stavka.games.partisans import events as e
from stavka.games.partisans.components import OFFICER, RANKS, ROLES
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.base import AskCamp, Play, Step
from stavka.games.partisans.rules.bonuses import disband_brigade
from stavka.kernel import Arg, Choice, choice


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
    if not p.crowd(camp):
        disband_brigade(p, play, camp)


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


def healthy_officers(p: Position, camp: int) -> int:
    """Who can fight bare-handed: officers in the camp and a leader who is one. [16.1a, 16.1b]"""
    leader = p.role(camp) % RANKS == OFFICER
    return p.officers(camp) - p.hurt[camp] + leader
