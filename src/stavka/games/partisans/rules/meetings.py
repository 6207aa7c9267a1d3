"""People met on a raid: one's own are rescued, the enemy's fought. [5.6-5.8, 6, 15, 16]"""

from __future__ import annotations

from stavka.games.partisans import events as e
from stavka.games.partisans.components import RANKS, RESOURCES, ROLES, WEAPONS
from stavka.games.partisans.position import HIDING, Position
from stavka.games.partisans.rules.base import AskCamp, Play, Step
from stavka.games.partisans.rules.bonuses import change
from stavka.games.partisans.rules.ending import won
from stavka.games.partisans.rules.healing import HealAtOnce
from stavka.games.partisans.rules.lost_turns import lose_turn, to_be_lost
from stavka.games.partisans.rules.people import Deaths, healthy_officers
from stavka.kernel import Arg, Choice, choice

FIGHT = choice("fight")
BARE_HANDS = choice("bare-hands")


def meet(p: Position, play: Play, camp: int, kind: int, count: int) -> list[Step]:
    """Two halves of a figure have met. After a flight nobody is met any more. [5.6a, 5.6b]"""
    if to_be_lost(p, camp, HIDING):
        return []
    name = ROLES[kind]
    if kind // RANKS == p.side(camp):
        play.tell(e.AlliesMet(camp=p.id(camp), kind=name, count=count))
        return [Rescue(camp, kind, count)]
    play.tell(e.EnemiesMet(camp=p.id(camp), kind=name, count=count))
    return [Encounter(camp, kind, count, 0, ())]


class Rescue(AskCamp, frozen=True):
    """How many of one's own are taken along: each must be fed. [5.8a, 6.1, 6.3, 7.1a]"""

    rules = ("5.8a", "7.1a")

    kind: int
    count: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"kind": ROLES[self.kind], "count": self.count}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("take", n) for n in range(self.count, -1, -1)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        return "not-so-many-met" if choice.verb == "take" else "say-how-many"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        count, camp = int(choice.args[0]), self.camp
        reward = p.box.rescue[self.kind]
        p.people[camp * RANKS + self.kind % RANKS] += count
        p.points[camp] += count * reward.points
        play.tell(
            e.PeopleRescued(
                camp=p.id(camp),
                kind=ROLES[self.kind],
                count=count,
                points=count * reward.points,
                resource=RESOURCES[reward.resource],
                loot=count * reward.loot,
            )
        )
        change(p, play, camp, reward.resource, count * reward.loot)
        won(p, play)


class Encounter(Step, frozen=True):
    """Enemies must be fought. If there is nothing to decide, they are. [15.1a]"""

    camp: int
    kind: int
    count: int
    hands: int
    asked: tuple[int, ...]

    def resolve(self, p: Position, play: Play) -> None:
        at = self.camp, self.kind, self.count, self.hands, self.asked
        if may_use_hands(p, *at) or may_ask(p, *at):
            play.push(Fight(*at))
        else:
            fight(p, play, self.camp, self.kind, self.count, self.hands)


def shortage(p: Position, camp: int, count: int, hands: int) -> int:
    """How many weapons are missing to kill all that are not killed by hand."""
    need = (count - hands) * p.box.weapons_an_enemy[p.incendiary[camp]]
    return max(0, need - p.has(camp, WEAPONS))


def may_use_hands(
    p: Position, camp: int, kind: int, count: int, hands: int, asked: tuple[int, ...]
) -> bool:
    return hands < min(count, healthy_officers(p, camp))


def may_ask(
    p: Position, camp: int, kind: int, count: int, hands: int, asked: tuple[int, ...]
) -> list[int]:
    """The allies that can be asked for weapons: each once, and only who has any. [15.3a]"""
    if not shortage(p, camp, count, hands):
        return []
    return [c for c in p.allies(camp) if c not in asked and p.has(c, WEAPONS)]


class Fight(AskCamp, frozen=True):
    """Bare hands, help, then the fight. [15.3a, 16.1a]"""

    rules = ("15.1a", "15.3a", "16.1a")

    kind: int
    count: int
    hands: int
    asked: tuple[int, ...]

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {
            "kind": ROLES[self.kind],
            "count": self.count,
            "hands": self.hands,
            "missing": shortage(p, self.camp, self.count, self.hands),
        }

    def choices(self, p: Position, seat: str) -> list[Choice]:
        at = self.camp, self.kind, self.count, self.hands, self.asked
        found = [FIGHT]
        if may_use_hands(p, *at):
            found.append(BARE_HANDS)
        return found + [choice("ask", p.id(ally)) for ally in may_ask(p, *at)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb == "bare-hands":
            return "no-officer-for-it"
        if choice.verb != "ask":
            return "fight-first"
        if not shortage(p, self.camp, self.count, self.hands):
            return "weapons-enough"
        others = {p.id(c): c for c in p.living()}
        ally = others.get(choice.args[0] if choice.args else "")
        if ally is None or ally == self.camp or ally not in p.allies(self.camp):
            return "not-an-ally"
        return "ally-was-asked" if ally in self.asked else "ally-has-no-weapons"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        at = self.camp, self.kind, self.count
        if choice.verb == "fight":
            fight(p, play, *at, self.hands)
        elif choice.verb == "bare-hands":
            play.push(Encounter(*at, self.hands + 1, self.asked))
        else:
            ally = next(c for c in p.allies(self.camp) if p.id(c) == choice.args[0])
            play.tell(e.HelpAsked(camp=p.id(self.camp), other=choice.args[0]))
            missing = shortage(p, self.camp, self.count, self.hands)
            play.push(
                Lend(ally, self.camp, missing), Encounter(*at, self.hands, (*self.asked, ally))
            )


class Lend(AskCamp, frozen=True):
    """An ally may give weapons at once, freely. [15.3a, 15.3b]"""

    rules = ("15.3a", "15.3b")

    other: int
    count: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"other": p.id(self.other), "count": self.count}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        most = min(self.count, p.has(self.camp, WEAPONS))
        return [choice("lend", n) for n in range(most, -1, -1)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        return "cannot-lend-so-many" if choice.verb == "lend" else "answer-the-ally"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        count = int(choice.args[0])
        if not count:
            play.tell(e.HelpDenied(camp=p.id(self.camp), other=p.id(self.other)))
            return
        play.tell(e.HelpGiven(camp=p.id(self.camp), other=p.id(self.other), count=count))
        change(p, play, self.camp, WEAPONS, -count)
        change(p, play, self.other, WEAPONS, count)


def fight(p: Position, play: Play, camp: int, kind: int, count: int, hands: int) -> None:
    """Officers by hand, then weapons; who is short of them loses people and flees. [15, 16]"""
    _use_hands(p, play, camp, kind, hands)
    after: list[Step] = [HealAtOnce(camp)] if hands else []
    cost = p.box.weapons_an_enemy[p.incendiary[camp]]
    armed = count - hands
    killed = min(armed, p.has(camp, WEAPONS) // cost)
    change(p, play, camp, WEAPONS, -killed * cost)
    if killed == armed:
        _loot(p, play, camp, kind, count, killed * cost)
        if not won(p, play):
            play.push(*after)
        return
    left = armed - killed
    play.tell(
        e.FledFromEnemies(
            camp=p.id(camp), kind=ROLES[kind], count=left, killed=killed, weapons=killed * cost
        )
    )
    lose_turn(p, camp, HIDING)
    play.push(Deaths(camp, left, "fight"), *after)


def _use_hands(p: Position, play: Play, camp: int, kind: int, hands: int) -> None:
    """Each kills one and is wounded: the officers of the camp first, then a leader who is one."""
    if not hands:
        return
    play.tell(e.KilledByHand(camp=p.id(camp), kind=ROLES[kind], count=hands))
    fit = p.officers(camp) - p.hurt[camp]
    p.hurt[camp] += min(hands, fit)
    if hands > fit:
        p.leader_hurt[camp] = 1


def _loot(p: Position, play: Play, camp: int, kind: int, count: int, weapons: int) -> None:
    """All are killed: so much for each of them. [5.7b, 6.2, 6.4]"""
    reward = p.box.kill[kind]
    p.points[camp] += count * reward.points
    play.tell(
        e.EnemiesKilled(
            camp=p.id(camp),
            kind=ROLES[kind],
            count=count,
            weapons=weapons,
            points=count * reward.points,
            resource=RESOURCES[reward.resource],
            loot=count * reward.loot,
        )
    )
    change(p, play, camp, reward.resource, count * reward.loot)
