"""The rules in the order of the ledger. A step pops itself and pushes what follows."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from stavka import kernel
from stavka.kernel import Ask, Chance, Choice, Message, Odds, Outcome, Step, choice
from stavka_crossing import events as e
from stavka_crossing.position import BANK, BOAT, Position

Play = kernel.Play[Position]

# Each reason why something cannot be done, with its row.
REFUSALS = {
    "no-such-hex": "1.1a",
    "banks-are-free": "1.2b",
    "already-mined": "1.2c",
    "not-adjacent": "2.1a",
    "known-to-be-clear": "2.2c",
}
# Each verb of a choice and the names of its arguments.
VERBS = {"mine": ("hex",), "row": ("hex",), "sound": ("hex",), "fire": (), "hold": ()}


# 1 The river


class LayMine(Ask[Position], frozen=True):
    """The bank lays its mines in secret, one after another. [1.2a-c]"""

    rules: ClassVar[tuple[str, ...]] = ("1.2a", "1.2b", "1.2c")

    def seats(self, p: Position) -> tuple[str, ...]:
        return (BANK,)

    def prompt(self, p: Position, seat: str) -> dict[str, kernel.Arg]:
        return {"count": p.in_stock}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("mine", p.box.grid.number(h)) for h in p.box.water if h not in p.mines]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb != "mine":
            return None
        hex = named(p, choice)
        if hex is None:
            return "no-such-hex"
        return "already-mined" if hex in p.mines else "banks-are-free"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        p.mines.append(p.box.grid.at(choice.args[0]))
        p.in_stock -= 1
        play.tell(e.MineLaid(hex=choice.args[0], audience=(BANK,)))
        if p.in_stock:
            play.push(LayMine())
        else:
            play.tell(e.MinesLaid(count=len(p.mines)))
            play.push(Turn())


class Turn(Step[Position], frozen=True):
    """The boat acts, then the gun; when all turns are over it is day. [2.1a, 4.1c]"""

    def resolve(self, p: Position, play: Play) -> None:
        if p.turn == p.box.river.turns:
            end(p, play, BANK, "day")
            return
        p.turn += 1
        play.tell(e.TurnBegins(turn=p.turn))
        play.push(BoatActs())


# 2 The boat


class BoatActs(Ask[Position], frozen=True):
    """The boat rows to an adjacent hex, or sounds one. [2.1a, 2.2a-c, 4.1a]"""

    rules: ClassVar[tuple[str, ...]] = ("2.1a", "2.2a")

    def seats(self, p: Position) -> tuple[str, ...]:
        return (BOAT,)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        near = p.box.around[p.boat]
        unknown = [h for h in near if h in p.box.water and h not in p.clear]
        return [
            *(choice("row", p.box.grid.number(h)) for h in near),
            *(choice("sound", p.box.grid.number(h)) for h in unknown),
        ]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb not in ("row", "sound"):
            return None
        hex = named(p, choice)
        if hex is None:
            return "no-such-hex"
        if hex not in p.box.around[p.boat]:
            return "not-adjacent"
        return "known-to-be-clear" if hex in p.box.water else "banks-are-free"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        if choice.verb != "sound":
            return None
        seen = at_least(p.box.boat.sounds)
        return Chance.of(seen, "seen"), Chance.of(1 - seen, "unseen")

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        hex = p.box.grid.at(choice.args[0])
        if choice.verb == "row":
            self.row(p, play, hex)
        else:
            self.sound(p, play, hex)

    def row(self, p: Position, play: Play, hex: int) -> None:
        p.boat = hex
        play.tell(e.Rowed(hex=p.box.grid.number(hex)))
        if hex in p.box.landing:
            end(p, play, BOAT, "landed")
            return
        play.push(*after_the_boat(p))
        if hex in p.mines:
            play.push(Explosion())
        elif hex not in p.clear:
            p.clear.append(hex)
            play.reveal()  # now one knows what is there: no taking back

    def sound(self, p: Position, play: Play, hex: int) -> None:
        dice = play.dice.roll(1)
        seen = dice[0] >= p.box.boat.sounds
        play.tell(e.Sounded(hex=p.box.grid.number(hex), dice=dice, seen=seen))
        if seen and hex in p.mines:
            clear_mine(p, hex)
            play.tell(e.MineFound(hex=p.box.grid.number(hex)))
        elif seen:
            p.clear.append(hex)
        play.push(*after_the_boat(p))


class Explosion(Step[Position], frozen=True):
    """A mine goes off under the boat. [2.3a, 2.3b]"""

    def resolve(self, p: Position, play: Play) -> None:
        clear_mine(p, p.boat)
        dice = play.dice.roll(1)
        hurt = dice[0] < p.box.boat.saves
        hex = p.box.grid.number(p.boat)
        play.tell(e.MineExploded(hex=hex, dice=dice, hurt=hurt))
        if hurt:
            lose_man(p, play)


# 3 The gun


def after_the_boat(p: Position) -> list[Step[Position]]:
    """The gun, as long as it has rounds, and the next turn. [3.1a, 3.1b]"""
    return [GunActs(), Turn()] if p.rounds else [Turn()]


class GunActs(Ask[Position], frozen=True):
    """The gun fires or holds its fire. [3.1a, 3.1b, 3.2a, 3.2b]"""

    rules: ClassVar[tuple[str, ...]] = ("3.1a", "3.1b", "3.2a")

    def seats(self, p: Position) -> tuple[str, ...]:
        return (BANK,)

    def prompt(self, p: Position, seat: str) -> dict[str, kernel.Arg]:
        return {"count": p.rounds}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("fire"), choice("hold")]

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        if choice.verb != "fire":
            return None
        hit = at_least(p.box.hits_on(p.boat))
        return Chance.of(hit, "hit"), Chance.of(1 - hit, "miss")

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "hold":
            return
        p.rounds -= 1
        dice, needed = play.dice.roll(1), p.box.hits_on(p.boat)
        hit = dice[0] >= needed
        play.tell(e.ShotFired(dice=dice, needed=needed, hit=hit))
        if hit:
            lose_man(p, play)


# 4 The end


def lose_man(p: Position, play: Play) -> None:
    """A boat without men is lost. [4.1b]"""
    p.men -= 1
    if not p.men:
        end(p, play, BANK, "lost")


def end(p: Position, play: Play, winner: str, how: str) -> None:
    scores = {BOAT: p.men if winner == BOAT else 0, BANK: p.box.boat.men - p.men}
    play.end(Outcome((winner,), scores, Message(f"outcome-{how}")))


# Beside the rules


def named(p: Position, choice: Choice) -> int | None:
    """The hex of which a text speaks that may be anything."""
    return p.box.hex(choice.args[0]) if choice.args else None


def clear_mine(p: Position, hex: int) -> None:
    p.mines.remove(hex)
    p.clear.append(hex)
    p.gone += 1


def at_least(face: int) -> Fraction:
    """That a die shows this face or more."""
    return Fraction(7 - face, 6)
