"""Roles, the deal of a month and its figure on the table. [2, 3, 5.1, 5.2]"""

from __future__ import annotations

from stavka.games.partisans import events as e
from stavka.games.partisans.components import HEROES, RANKS, ROLES, SIDES
from stavka.games.partisans.position import (
    BESIDE,
    CELL,
    CELL_IDS,
    COLUMNS,
    NOWHERE,
    ROWS,
    Position,
)
from stavka.games.partisans.rules.base import AskCamp, Play, Step
from stavka.games.partisans.rules.bonuses import change
from stavka.kernel import Arg, Choice, choice

LAY = tuple(choice("lay", id) for id in CELL_IDS)


class ChooseRole(AskCamp, frozen=True):
    """Each in his turn takes one of the roles left, and with it a side. [3.2a, 4.4a]"""

    rules = ("3.2a", "4.4a")

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("role", HEROES[hero]) for hero in free_heroes(p)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb != "role":
            return "choose-a-role"
        if not choice.args or choice.args[0] not in HEROES:
            return "no-such-role"
        hero = HEROES.index(choice.args[0])
        return "role-taken" if hero in p.heroes else "role-not-in-this-game"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        take_role(p, play, self.camp, HEROES.index(choice.args[0]))


class TakeRole(Step, frozen=True):
    """The role after which the seat is named. [4.5a]"""

    camp: int

    def resolve(self, p: Position, play: Play) -> None:
        take_role(p, play, self.camp, HEROES.index(p.seats[self.camp]))


class DealRole(Step, frozen=True):
    """A role by lot. [3.2a]"""

    camp: int

    def resolve(self, p: Position, play: Play) -> None:
        free = free_heroes(p)
        take_role(p, play, self.camp, free[play.dice.below(len(free))])


def free_heroes(p: Position) -> list[int]:
    """The heroes that can still be taken. All on one side: each role twice, once each first."""
    if p.sides == "free":
        return [hero for hero in range(len(ROLES)) if hero not in p.heroes]
    side = SIDES.index(p.sides)
    roles = range(side * RANKS, side * RANKS + RANKS)
    once = [hero for hero in roles if hero not in p.heroes]
    return once or [hero + len(ROLES) for hero in roles if hero + len(ROLES) not in p.heroes]


def take_role(p: Position, play: Play, camp: int, hero: int) -> None:
    """The basic store and what the role adds. [3.1a, 5.1a]"""
    p.heroes[camp] = hero
    play.tell(e.RoleTaken(seat=f"seat-{p.seats[camp]}", camp=p.id(camp)))
    for resource, count in enumerate(p.box.start[hero % len(ROLES)]):
        change(p, play, camp, resource, count)


def next_living(p: Position, camp: int) -> int:
    """This camp, or the next in the order of seats that is still in the game."""
    count = len(p.seats)
    return next((camp + n) % count for n in range(count) if not p.out[(camp + n) % count])


def rectangle(players: int, cards: int) -> list[int]:
    """The cells of the usual figure: a column of cards for each player."""
    top, left = (ROWS - cards) // 2, (COLUMNS - players) // 2
    return [
        row * COLUMNS + column
        for row in range(top, top + cards)
        for column in range(left, left + players)
    ]


def lay(p: Position, cell: int) -> None:
    p.table[cell] = p.deck.pop() + 1
    p.closed += 1


class LayCards(AskCamp, frozen=True):
    """The players lay the cards in turn, face down, each touching another. [5.2a-5.2c]"""

    rules = ("5.2a", "5.2b")

    left: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"count": self.left}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [LAY[cell] for cell in free_cells(p)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb != "lay":
            return "lay-the-cards-first"
        cell = CELL.get(choice.args[0] if choice.args else "")
        if cell is None:
            return "no-such-place"
        if p.table[cell]:
            return "place-taken"
        return "card-must-touch"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        lay(p, CELL[choice.args[0]])
        play.tell(e.CardLaid(camp=p.id(self.camp), place=choice.args[0]))
        if self.left > 1:
            play.push(LayCards(next_living(p, self.camp + 1), self.left - 1))


def free_cells(p: Position) -> list[int]:
    """Cells that touch a card along a side and have none. [5.2b, 5.2c]"""
    found = {
        beside
        for cell, lies in enumerate(p.table)
        if lies
        for beside in BESIDE[cell]
        if beside != NOWHERE and not p.table[beside]
    }
    return sorted(found)
