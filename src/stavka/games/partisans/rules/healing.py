"""Frostbite, wounds and officers after a bare-handed fight. [14, 16.2]"""

from __future__ import annotations

from stavka.games.partisans import events as e
from stavka.games.partisans.components import FOOD, OFFICER, WATER
from stavka.games.partisans.position import HEALING, RESTING, Position
from stavka.games.partisans.rules.base import DONE, AskCamp, Play, Step
from stavka.games.partisans.rules.bonuses import change
from stavka.games.partisans.rules.lost_turns import lose_turn, to_be_lost
from stavka.games.partisans.rules.people import Deaths, die, people_name
from stavka.kernel import Arg, Choice, choice

HEAL_LEADER = choice("heal", "leader")


def treatable(p: Position, camp: int, count: int, water: int) -> int:
    """For how many of the sick there is water."""
    return min(count, p.has(camp, WATER) // water) if water else count


class FallSick(Step, frozen=True):
    """People are frostbitten or wounded: treated at once, or at the end of the month. [14.1a]"""

    camp: int
    count: int
    water: int

    def resolve(self, p: Position, play: Play) -> None:
        if treatable(p, self.camp, self.count, self.water):
            play.push(Treat(self.camp, self.count, self.water, False))
        else:
            p.sick.append((self.camp, self.count, self.water))


class Treat(AskCamp, frozen=True):
    """How many are treated now. Treatment costs water and one turn in all. [14.1a-14.1c]"""

    rules = ("14.1a", "14.1b", "14.1c")

    count: int
    water: int
    late: bool  # the month is over: who is not treated now dies

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"count": self.count, "water": self.water, "late": int(self.late)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        most = treatable(p, self.camp, self.count, self.water)
        return [choice("treat", n) for n in range(most, -1, -1)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        return "not-enough-water" if choice.verb == "treat" else "treat-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        treat(p, play, self, int(choice.args[0]))


def treat(p: Position, play: Play, sick: Treat, count: int) -> None:
    camp, left = sick.camp, sick.count - count
    if count:
        change(p, play, camp, WATER, -count * sick.water)
        play.tell(e.PeopleTreated(camp=p.id(camp), count=count, water=count * sick.water))
        if not sick.late:
            lose_turn(p, camp, RESTING)
        elif not to_be_lost(p, camp, RESTING):
            lose_turn(p, camp, RESTING)  # of the next month
    if left and sick.late:
        play.push(Deaths(camp, left, "untreated"))
    elif left:
        p.sick.append((camp, left, sick.water))


class HealCamp(Step, frozen=True):
    """At the end of the month: who is still sick, then the officers who are hurt. [14.1c, 16.2a]"""

    camp: int

    def resolve(self, p: Position, play: Play) -> None:
        p.phase = HEALING
        camp = self.camp
        groups = [(count, water) for of, count, water in p.sick if of == camp]
        p.sick[:] = [group for group in p.sick if group[0] != camp]
        play.push(*(TreatLate(camp, *group) for group in groups), HealOfficers(camp))


class TreatLate(Step, frozen=True):
    """Who is still sick when the month ends; without water they die. [14.1c]"""

    camp: int
    count: int
    water: int

    def resolve(self, p: Position, play: Play) -> None:
        sick = Treat(self.camp, self.count, self.water, True)
        if treatable(p, self.camp, self.count, self.water):
            play.push(sick)
        else:
            treat(p, play, sick, 0)


def can_heal(p: Position, camp: int) -> bool:
    """Whether there is food and water for one officer. [16.2a]"""
    return p.has(camp, FOOD) >= p.box.healing_food and p.has(camp, WATER) >= p.box.healing_water


class HealAtOnce(Step, frozen=True):
    """After a bare-handed fight. A leader left unhealed loses his next turn. [16.2a]"""

    camp: int

    def resolve(self, p: Position, play: Play) -> None:
        wounded = p.hurt[self.camp] or p.leader_hurt[self.camp]
        if wounded and can_heal(p, self.camp):
            play.push(Heal(self.camp, False))
        else:
            leave(p, play, self.camp, late=False)


class HealOfficers(Step, frozen=True):
    """At the end of the month: an officer left unhealed dies. [16.2b]"""

    camp: int

    def resolve(self, p: Position, play: Play) -> None:
        if p.hurt[self.camp] and can_heal(p, self.camp):
            play.push(Heal(self.camp, True))
        else:
            leave(p, play, self.camp, late=True)


def leave(p: Position, play: Play, camp: int, *, late: bool) -> None:
    """Those who are not healed."""
    if p.leader_hurt[camp]:
        p.leader_hurt[camp] = 0
        lose_turn(p, camp, RESTING)
    if late:
        die(p, play, camp, OFFICER, p.hurt[camp], "untreated")


class Heal(AskCamp, frozen=True):
    """One officer after the other, for food and water each. [16.2a]"""

    rules = ("16.2a",)

    late: bool

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"count": p.hurt[self.camp] + p.leader_hurt[self.camp], "late": int(self.late)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [HEAL_LEADER] if p.leader_hurt[self.camp] else []
        if p.hurt[self.camp]:
            found.append(choice("heal", people_name(p, self.camp, OFFICER)))
        return [*found, DONE]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        return "not-wounded" if choice.verb == "heal" else "heal-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        camp = self.camp
        if choice.verb == "done":
            leave(p, play, camp, late=self.late)
            return
        who = choice.args[0]
        change(p, play, camp, FOOD, -p.box.healing_food)
        change(p, play, camp, WATER, -p.box.healing_water)
        if who == "leader":
            p.leader_hurt[camp] = 0
        else:
            p.hurt[camp] -= 1
        play.tell(e.OfficerHealed(camp=p.id(camp), who=who))
        play.push(HealOfficers(camp) if self.late else HealAtOnce(camp))
