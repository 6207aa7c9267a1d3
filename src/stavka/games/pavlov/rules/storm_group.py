"""3.7 Resupply, 3.8 Storm Group, and the raid at the end (6.1)."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.pavlov import events as e
from stavka.games.pavlov.components import FIRST_AID, FOOD
from stavka.games.pavlov.position import FINAL_RAID, RAIDING, RESERVES, Position
from stavka.games.pavlov.rules.base import Ask, Play, Step, absent, sum_odds
from stavka.games.pavlov.rules.ending import defeat
from stavka.games.pavlov.rules.first_aid import Casualty, leave_weapons
from stavka.games.pavlov.rules.rulings import FINAL_RAID_OPTIONAL, MEN_PER_FOOD, RAID_EXHAUSTS
from stavka.kernel import Arg, Chance, Choice, Odds, Reason, choice

STORM_GROUP_DICE = 2  # extra, for a man with the attribute
SAFE_RETURN = 5  # on the casualty die


# 3.7 Resupply


class Feed(Step, frozen=True):
    """One Food token for every five men; those not covered are casualties. [3.7a-h]"""

    storm: int

    def resolve(self, p: Position, play: Play) -> None:
        men = len(p.house())
        needed = -(-men // MEN_PER_FOOD)
        eaten = min(needed, p.supplies[FOOD])
        p.supplies[FOOD] -= eaten
        p.stock[FOOD] += eaten
        short = max(0, men - MEN_PER_FOOD * eaten)
        play.tell(e.FoodEaten(count=eaten, men=men, short=short))
        if short == men and not p.supplies[FIRST_AID]:
            defeat(p, play, "starved")
            return
        play.push(*([Starve(short)] if short else []), FlipResupply(self.storm))


class Starve(Ask, frozen=True):
    """The player chooses who is lost for want of food. [3.7b, 3.7c, 5.0g]"""

    left: int
    spared: tuple[int, ...] = ()  # saved by First Aid: the shortage passed over them
    rules: ClassVar[tuple[str, ...]] = ("3.7b", "3.7c")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"count": self.left}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("starve", p.box.man_ids[m]) for m in p.house() if m not in self.spared]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "starve" or not choice.args:
            return None
        return absent(p, choice.args[0], "hunger") or "already-spared"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        man = p.box.man[choice.args[0]]
        if self.left > 1:
            play.push(Starve(self.left - 1, (*self.spared, man)))
        play.push(Casualty(man, "hunger"))


class FlipResupply(Step, frozen=True):
    """The card is turned to its Storm Group side. [3.7h]"""

    storm: int

    def resolve(self, p: Position, play: Play) -> None:
        place_storm_card(p, play, self.storm)


def place_storm_card(p: Position, play: Play, storm: int) -> None:
    """A new card takes the box; one already there leaves the game. [3.7j, 3.8a]"""
    if p.storm >= 0:
        play.tell(e.StormGroupCardRemoved(card=p.box.storm_ids[p.storm]))
    p.storm = storm
    play.tell(e.StormGroupCard(card=p.box.storm_ids[storm]))


# 3.8 Storm Group


def raid_barred(p: Position) -> Reason | None:
    """Why no raid can be made now. [2.4.3c, 3.8b, 3.8c]"""
    if p.storm < 0:
        return "no-storm-group-card"
    if p.germans_on(p.box.storm_colour[p.storm]):
        return "germans-on-raid-tracks"
    if not any(p.ready(m) for m in p.house()):
        return "nobody-can-raid"
    return None


def raid_dice(p: Position, men: tuple[int, ...]) -> int:
    """One die for each man, two more for each with the Storm Group attribute. [3.8d, 4.12.2a]"""
    return len(men) + STORM_GROUP_DICE * sum("S" in p.box.letters[m] for m in men)


class ChooseRaiders(Ask, frozen=True):
    """Any number of ready men, Reserves included, then the assault. [3.8c-e]"""

    sent: tuple[int, ...] = ()
    rules: ClassVar[tuple[str, ...]] = ("3.8c", "3.8d")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {
            "card": p.box.storm_ids[p.storm],
            "defense": p.box.storm_defense[p.storm],
            "dice": raid_dice(p, self.sent),
        }

    def choices(self, p: Position, seat: str) -> list[Choice]:
        free = [m for m in p.house() if m not in self.sent and p.ready(m)]
        found = [choice("send", p.box.man_ids[m]) for m in free]
        if self.sent:
            found.append(choice("storm"))
        elif p.phase == FINAL_RAID and FINAL_RAID_OPTIONAL:
            found.append(choice("stay"))
        return found

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "send" or not choice.args:
            return None
        if away := absent(p, choice.args[0], "raid"):
            return away
        sent = p.box.man[choice.args[0]] in self.sent
        return "already-sent" if sent else "not-ready-to-raid"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        if choice.verb != "storm":
            return None
        won = sum_odds(raid_dice(p, self.sent), p.box.storm_defense[p.storm])
        chances = Chance.of(won, "raid-won"), Chance.of(1 - won, "raid-failed")
        return tuple(c for c in chances if c.numerator)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "send":
            play.push(ChooseRaiders((*self.sent, p.box.man[choice.args[0]])))
        elif choice.verb == "storm":
            self.storm(p, play)

    def storm(self, p: Position, play: Play) -> None:
        """Success keeps the card for its points, failure leaves it in the box. [3.8d-g]"""
        card = p.box.storm_ids[p.storm]
        play.tell(e.RaidBegins(card=card, men=tuple(p.box.man_ids[m] for m in self.sent)))
        for man in self.sent:
            square = p.men[man]
            p.men[man] = RAIDING
            leave_weapons(p, play, square)
        dice = play.dice.roll(raid_dice(p, self.sent))
        defense = p.box.storm_defense[p.storm]
        success = sum(dice) >= defense
        play.tell(
            e.RaidRolled(dice=dice, total=sum(dice), defense=defense, card=card, success=success)
        )
        if success:
            p.raids_won.append(p.storm)
            p.storm = -1
        play.push(*map(ReturnFromRaid, self.sent), RaidOver())


class ReturnFromRaid(Step, frozen=True):
    """One die: 1-4 casualty, 5-6 back to the Reserves. [3.8g, 4.12.2b, 5.0f]"""

    man: int

    def resolve(self, p: Position, play: Play) -> None:
        dice = play.dice.roll(1)
        name = p.box.man_ids[self.man]
        if dice[0] >= SAFE_RETURN:
            p.men[self.man] = RESERVES
            p.exhausted[self.man] = RAID_EXHAUSTS
            play.tell(e.RaiderReturns(man=name, dice=dice))
        else:
            play.tell(e.RaiderHit(man=name, dice=dice))
            play.push(Casualty(self.man, "raid"))


class RaidOver(Step, frozen=True):
    """Only now is it seen whether anybody is left. [3.8j, 6.3c]"""

    def resolve(self, p: Position, play: Play) -> None:
        if not p.house():
            defeat(p, play, "no-defenders")
