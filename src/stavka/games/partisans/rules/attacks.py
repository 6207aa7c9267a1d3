"""Attacks between camps, after the people have been fed. [17]"""

from __future__ import annotations

from stavka.games.partisans import events as e
from stavka.games.partisans.components import KINDS, MAPS, RANKS, RESOURCES, WEAPONS
from stavka.games.partisans.position import ATTACKING, Position
from stavka.games.partisans.rules.base import AskCamp, Play, Step
from stavka.games.partisans.rules.bonuses import change, hand_over, map_stays
from stavka.games.partisans.rules.ending import destroyed, won
from stavka.games.partisans.rules.lost_turns import forget_lost_turns
from stavka.games.partisans.rules.people import Deaths, after_losses
from stavka.games.partisans.rules.rulings import TERMS
from stavka.games.partisans.rules.trade import (
    ACCEPT,
    GIVE,
    NOTHING,
    PROPOSE,
    Terms,
    addable,
    more,
    resource_index,
)
from stavka.kernel import Arg, Choice, choice

PEACE = choice("peace")
DEFEND = choice("defend")
FIGHT = choice("fight")
SEIZE = tuple(choice("seize", r) for r in RESOURCES)


def cost(p: Position, attacker: int, defender: int) -> tuple[int, int]:
    """The people and weapons that a victory takes, all rounded up. [17.8a-17.8d, 17.9a-17.9c]"""
    crowd, weapons = p.crowd(defender), p.has(defender, WEAPONS)
    if crowd and weapons:
        (people_each, weapons_each), count = p.box.battle["both"], crowd
    elif crowd:
        (people_each, weapons_each), count = p.box.battle["only-people"], crowd
    else:
        (people_each, weapons_each), count = p.box.battle["only-weapons"], weapons
    half = 2 if p.incendiary[attacker] else 1
    twice = 2 if p.incendiary[defender] else 1
    walls = 2 if p.fortified[defender] else 1
    people = -(-people_each * count * twice // half)
    return people, -(-weapons_each * count * twice * walls // half)


def helpless(p: Position, camp: int) -> bool:
    """Neither people nor weapons. [17.3a]"""
    return not p.crowd(camp) and not p.has(camp, WEAPONS)


def bar_attack(p: Position, attacker: int, defender: int) -> str | None:
    """Why a camp cannot attack another; None if it can."""
    if not p.crowd(attacker) or not p.has(attacker, WEAPONS):
        return "attack-takes-people-and-weapons"
    if defender not in p.enemies(attacker):
        return "not-an-enemy"
    if helpless(p, defender):
        return None if spoils(p, attacker, defender) else nothing_to_take(p, defender)
    people, weapons = cost(p, attacker, defender)
    short = people > p.crowd(attacker) or weapons > p.has(attacker, WEAPONS)
    return "attack-too-dear" if short and not p.short_attacks else None


def spoils(p: Position, taker: int, giver: int) -> list[int]:
    """The resources that one camp could take from another. [10.5b]"""
    return [r for r in range(KINDS) if p.has(giver, r) and not map_stays(p, r, giver, taker)]


def nothing_to_take(p: Position, defender: int) -> str:
    """Of one who has nothing that can be taken: nothing at all, or maps. [10.5b, 17.3a]"""
    return "map-is-full" if p.has(defender, MAPS) else "nothing-to-take"


def targets(p: Position, attacker: int) -> list[int]:
    return [c for c in p.enemies(attacker) if not bar_attack(p, attacker, c)]


class AttackTurn(Step, frozen=True):
    """Each camp may attack once. Who can attack nobody is not asked. [17.2a, 17.7a]"""

    camp: int

    def resolve(self, p: Position, play: Play) -> None:
        p.phase = ATTACKING
        if targets(p, self.camp):
            play.push(Attack(self.camp))


class Attack(AskCamp, frozen=True):
    """Whom to attack, if anybody. [17.1a, 17.1b]"""

    rules = ("17.1a", "17.2a", "17.7a")

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [PEACE, *(choice("attack", p.id(c)) for c in targets(p, self.camp))]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb != "attack":
            return "attack-or-peace"
        named = [c for c in p.camps if p.id(c) == (choice.args[0] if choice.args else "")]
        if not named:
            return "no-such-camp"
        return "camp-is-gone" if p.out[named[0]] else bar_attack(p, self.camp, named[0])

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "peace":
            return
        other = next(c for c in p.living() if p.id(c) == choice.args[0])
        if helpless(p, other):
            play.tell(e.DefenderHides(camp=p.id(other), other=p.id(self.camp)))
            play.push(Seize(self.camp, other))
            return
        people, weapons = cost(p, self.camp, other)
        play.tell(
            e.AttackThreatened(
                camp=p.id(self.camp), other=p.id(other), people=people, weapons=weapons
            )
        )
        if spoils(p, self.camp, other):
            play.push(Ransom(other, self.camp, NOTHING, 0))
        else:
            play.push(Battle(self.camp, other))


class Seize(AskCamp, frozen=True):
    """The defender has fled: one kind of resource, all of it. [17.3a]"""

    rules = ("17.3a",)

    other: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"other": p.id(self.other)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [SEIZE[r] for r in spoils(p, self.camp, self.other)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb != "seize":
            return "seize-first"
        maps = choice.args == (RESOURCES[MAPS],) and p.has(self.other, MAPS)
        return "map-is-full" if maps else "nothing-of-it"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        resource = resource_index(choice.args[0])
        hand_over(p, play, self.other, self.camp, resource, p.has(self.other, resource))
        won(p, play)


class Ransom(AskCamp, frozen=True):
    """Who is threatened may buy himself off. [17.4a]"""

    rules = ("17.4a",)

    other: int
    gives: Terms
    terms: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"other": p.id(self.other)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found: list[Choice] = []
        if self.terms < TERMS:
            found += addable(p, self.camp, self.other, self.gives, NOTHING, GIVE)
        if self.terms:
            found.append(PROPOSE)
        return [*found, DEFEND]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb == "propose":
            return "offer-is-empty"
        if choice.verb != "give":
            return "defend-or-pay"
        if self.terms >= TERMS:
            return "offer-is-long"
        resource = resource_index(choice.args[0] if choice.args else "")
        if resource < 0:
            return "no-such-resource"
        if map_stays(p, resource, self.camp, self.other):
            return "map-is-full"
        return "not-so-much-there"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "give":
            gives = more(self.gives, resource_index(choice.args[0]), int(choice.args[1]))
            play.push(Ransom(self.camp, self.other, gives, self.terms + 1))
        elif choice.verb == "defend":
            play.push(Battle(self.other, self.camp))
        else:
            me = p.id(self.camp)
            play.tell(e.RansomOffered(camp=me, other=p.id(self.other)))
            for resource, count in enumerate(self.gives):
                if count:
                    play.tell(e.OfferGives(camp=me, resource=RESOURCES[resource], count=count))
            play.push(ConsiderRansom(self.other, self.camp, self.gives))


class ConsiderRansom(AskCamp, frozen=True):
    """The attacker takes the price, or attacks. [17.4a, 17.4b]"""

    rules = ("17.4a", "17.4b")

    other: int
    gets: Terms

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"other": p.id(self.other)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [ACCEPT, FIGHT]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        return "answer-the-offer"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        me, other = p.id(self.camp), p.id(self.other)
        if choice.verb == "fight":
            play.tell(e.RansomRefused(camp=me, other=other))
            play.push(Battle(self.camp, self.other))
            return
        play.tell(e.RansomTaken(camp=me, other=other))
        for resource, count in enumerate(self.gets):
            if count:
                hand_over(p, play, self.other, self.camp, resource, count)
        won(p, play)


class Battle(Step, frozen=True):
    """Both spend people and weapons by the table. [17.5a, 17.8]"""

    camp: int
    other: int

    def resolve(self, p: Position, play: Play) -> None:
        attacker, defender = self.camp, self.other
        people, weapons = cost(p, attacker, defender)
        enough = people <= p.crowd(attacker) and weapons <= p.has(attacker, WEAPONS)
        people, weapons = min(people, p.crowd(attacker)), min(weapons, p.has(attacker, WEAPONS))
        play.tell(
            e.BattleFought(
                camp=p.id(attacker), other=p.id(defender), people=people, weapons=weapons
            )
        )
        change(p, play, attacker, WEAPONS, -weapons)
        lost = spend_in_defence(p, play, defender, people)
        if enough:
            play.push(Deaths(attacker, people, "battle"), Conquer(attacker, defender))
        else:
            play.push(
                Deaths(attacker, people, "battle"),
                Deaths(defender, lost, "battle"),
                Repelled(attacker, defender),
            )


def spend_in_defence(p: Position, play: Play, defender: int, attackers: int) -> int:
    """With people and weapons a defender spends of both for each attacker. [17.8e, 17.8g]"""
    if not p.crowd(defender) or not p.has(defender, WEAPONS):
        return 0
    people_each, weapons_each = p.box.battle["defender"]
    people = min(p.crowd(defender), people_each * attackers)
    weapons = min(p.has(defender, WEAPONS), weapons_each * attackers)
    play.tell(e.DefenderSpends(camp=p.id(defender), people=people, weapons=weapons))
    change(p, play, defender, WEAPONS, -weapons)
    return people


class Conquer(Step, frozen=True):
    """The beaten camp leaves the game; what it has goes to the winner. [17.6a]"""

    camp: int
    other: int

    def resolve(self, p: Position, play: Play) -> None:
        winner, loser = self.camp, self.other
        play.tell(e.CampDestroyed(camp=p.id(loser), other=p.id(winner)))
        p.out[loser] = 1
        p.people[loser * RANKS : loser * RANKS + RANKS] = [0] * RANKS
        left = [(r, p.has(loser, r)) for r in spoils(p, winner, loser)]
        p.store[loser * KINDS : loser * KINDS + KINDS] = [0] * KINDS
        p.fortified[loser] = p.hurt[loser] = 0
        forget_lost_turns(p, loser)
        for resource, count in left:
            hand_over(p, play, loser, winner, resource, count)
        after_losses(p, play, loser)
        if not destroyed(p, play):
            won(p, play)


class Repelled(Step, frozen=True):
    """An attack that could not be paid: who is left with nothing is beaten. [17.8f]"""

    camp: int
    other: int

    def resolve(self, p: Position, play: Play) -> None:
        attacker, defender = self.camp, self.other
        play.tell(e.AttackFailed(camp=p.id(attacker), other=p.id(defender)))
        lost = [helpless(p, camp) for camp in (attacker, defender)]
        if lost == [True, False]:
            play.push(Conquer(defender, attacker))
        elif lost == [False, True]:
            play.push(Conquer(attacker, defender))
