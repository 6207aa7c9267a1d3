"""5.0 First Aid, and what becomes of a casualty."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.pavlov.components import FIRST_AID
from stavka.games.pavlov.events import FirstAidUsed, ManDisrupted, ManLost, WeaponMoved
from stavka.games.pavlov.position import OUT, RAIDING, RESERVES, Position
from stavka.games.pavlov.rules.base import Ask, Play, Step
from stavka.games.pavlov.rules.ending import defeat
from stavka.kernel import Arg, Choice, choice


class Casualty(Step, frozen=True):
    """A Soviet counter would become a casualty. [5.0a-h]"""

    man: int
    cause: str

    def resolve(self, p: Position, play: Play) -> None:
        if p.supplies[FIRST_AID]:
            play.push(FirstAid(self.man, self.cause))
        else:
            lose(p, play, self.man, self.cause)


class FirstAid(Ask, frozen=True):
    """A First Aid token in the Supplies box may be spent to ignore the casualty. [5.0a-h, 5.0j]"""

    man: int
    cause: str
    rules: ClassVar[tuple[str, ...]] = ("5.0a", "5.0h")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        left = p.supplies[FIRST_AID]
        return {"man": p.box.man_ids[self.man], "cause": f"cause-{self.cause}", "count": left}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        man = p.box.man_ids[self.man]
        return [choice("treat", man), choice("lose", man)]

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "lose":
            lose(p, play, self.man, self.cause)
            return
        p.supplies[FIRST_AID] -= 1
        p.stock[FIRST_AID] += 1
        play.tell(FirstAidUsed(man=p.box.man_ids[self.man]))
        if p.men[self.man] == RAIDING:
            p.men[self.man] = RESERVES


def lose(p: Position, play: Play, man: int, cause: str) -> None:
    """Remove a Soviet counter from the game. [0.3.1a, 4.7e, 6.3c]"""
    place = p.men[man]
    p.men[man] = OUT
    p.exhausted[man] = p.disrupted[man] = p.acted[man] = p.commanded[man] = 0
    play.tell(ManLost(man=p.box.man_ids[man], cause=f"cause-{cause}"))
    leave_weapons(p, play, place)
    if place != RAIDING and not p.house():
        defeat(p, play, "no-defenders")


def disrupt(p: Position, play: Play, man: int) -> None:
    """Put a Disrupted token on a counter; a second one makes it a casualty. [3.2c, 3.2d]"""
    if p.disrupted[man]:
        play.push(Casualty(man, "suppression"))
    else:
        p.disrupted[man] = 1
        play.tell(ManDisrupted(man=p.box.man_ids[man]))


class Disrupt(Step, frozen=True):
    """One counter is suppressed. [3.2c, 3.2d, 3.3e, 4.7d]"""

    man: int

    def resolve(self, p: Position, play: Play) -> None:
        disrupt(p, play, self.man)


def suppress(play: Play, men: list[int]) -> None:
    """Suppress these counters one after the other."""
    play.push(*(Disrupt(m) for m in men))


def leave_weapons(p: Position, play: Play, square: int, keep: int = -1) -> None:
    """Weapons that no man of their letter attends go to the Reserves; one stays. [4.7e]"""
    if square < 0:
        return
    letters = [p.box.crew_letter[m] for m in p.men_on(square)]
    for w, at in enumerate(p.weapons):
        unattended = p.box.weapon_letter[w] not in letters
        if at == square and (unattended or (keep >= 0 and w != keep)):
            p.weapons[w] = RESERVES
            play.tell(WeaponMoved(weapon=p.box.weapon_ids[w], place="reserves"))
