"""A tiny game for the tests of the kernel and of the conformance kit.

Red and blue bid coins in secret and at once. The higher bidder rolls for loot, takes it coin by
coin, or exchanges his hidden card. After three rounds coins and card are counted.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar

from stavka import kernel
from stavka.kernel import (
    Ask,
    Chance,
    Choice,
    Dice,
    Edition,
    Event,
    Game,
    Message,
    Odds,
    Option,
    Outcome,
    Scenario,
    Step,
    choice,
)

SEATS = ("red", "blue")
CARDS, COINS, BANK, ROUNDS = 8, 3, 6, 3


class Position(kernel.Position, array_like=True, kw_only=True):
    deck: list[int]
    cards: list[int]  # one for each seat, hidden from the other
    discard: list[int]
    bids: list[int]  # -1: not yet
    notes: list[int]  # each writes at most one in a round, for himself
    coins: list[int]
    bank: int = BANK
    round: int = 0

    @cached_property
    def rest(self) -> int:
        """What is left in the bank and in the deck; follows from them."""
        return self.bank + sum(self.deck)


Play = kernel.Play[Position]


class HasBid(Event, frozen=True):
    seat: str


class BidLaid(Event, frozen=True):
    amount: int


class BidsShown(Event, frozen=True):
    amounts: tuple[int, ...]


class Rolled(Event, frozen=True):
    dice: tuple[int, ...]
    won: bool


class CardSwapped(Event, frozen=True):
    seat: str
    old: int


class CardDrawn(Event, frozen=True):
    card: int


class Round(Step[Position], frozen=True):
    """Three rounds, then the count. [1b, 4a]"""

    def resolve(self, p: Position, play: Play) -> None:
        if p.round < ROUNDS:
            p.round += 1
            play.push(Bid(), Round())
            return
        scores = {seat: p.coins[i] + p.cards[i] for i, seat in enumerate(SEATS)}
        best = [seat for seat in SEATS if scores[seat] == max(scores.values())]
        winners = tuple(best) if len(best) == 1 else ()
        play.end(Outcome(winners, scores, Message("outcome-counted"), draw=not winners))


class Bid(Ask[Position], frozen=True):
    """Both bid in secret; the bids are shown when both are made. [2a-c]"""

    secret: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("2a",)

    def seats(self, p: Position) -> tuple[str, ...]:
        return tuple(seat for seat, bid in zip(SEATS, p.bids, strict=True) if bid < 0)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        mine = SEATS.index(seat)
        found = [choice("bid", n) for n in range(p.coins[mine] + 1)]
        return [*found, *[choice("note", n) for n in (1, 2) if not p.notes[mine]]]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        return "too-poor" if choice.verb == "bid" else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "note":
            p.notes[SEATS.index(seat)] = int(choice.args[0])
            play.push(Bid())
            return
        p.bids[SEATS.index(seat)] = int(choice.args[0])
        play.reveal()  # that there is a bid
        play.tell(HasBid(seat=seat))
        play.tell(BidLaid(amount=int(choice.args[0]), audience=(seat,)))
        play.push(Bid() if self.seats(p) else Showdown())


class Showdown(Step[Position], frozen=True):
    """Bids are paid; the higher bidder acts. [2c, 2d]"""

    def resolve(self, p: Position, play: Play) -> None:
        play.reveal()
        play.tell(BidsShown(amounts=tuple(p.bids)))
        red, blue = p.bids
        for i, bid in enumerate(p.bids):
            move_coins(p, i, -bid)
        p.bids[:] = -1, -1
        p.notes[:] = 0, 0
        if red != blue:
            play.push(Act(int(blue > red)))


class Act(Ask[Position], frozen=True):
    """Roll for two coins, take up to two, or exchange the card. [3a-d]"""

    who: int
    rules: ClassVar[tuple[str, ...]] = ("3a", "3b", "3c")

    def seats(self, p: Position) -> tuple[str, ...]:
        return (SEATS[self.who],)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("roll")] if p.bank >= 2 else []
        return [*found, *[choice("swap")] * bool(p.deck), choice("loot")]

    def why_idle(self, p: Position, seat: str) -> str | None:
        return "outbid"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        if choice.verb != "roll":
            return None
        half = Fraction(1, 2)
        return Chance.of(half, "won"), Chance.of(half, "lost")

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        match choice.verb:
            case "roll":
                dice = play.dice.roll(1)
                play.tell(Rolled(dice=dice, won=dice[0] >= 4))
                move_coins(p, self.who, 2 if dice[0] >= 4 else 0)
            case "swap":
                self.swap(p, play, seat)
            case "loot":
                play.push(Loot(self.who, 2))

    def swap(self, p: Position, play: Play, seat: str) -> None:
        old, p.cards[self.who] = p.cards[self.who], p.deck.pop()
        p.discard.append(old)
        p.forget("rest")
        play.reveal()
        play.tell(CardSwapped(seat=seat, old=old))
        play.tell(CardDrawn(card=p.cards[self.who], audience=(seat,)))


class Loot(Ask[Position], frozen=True):
    """Coin by coin, then done. [3d]"""

    who: int
    left: int
    rules: ClassVar[tuple[str, ...]] = ("3d",)

    def seats(self, p: Position) -> tuple[str, ...]:
        return (SEATS[self.who],)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [*[choice("take")] * (p.bank > 0), choice("done")]

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "take":
            move_coins(p, self.who, 1)
            if self.left > 1:
                play.push(Loot(self.who, self.left - 1))


def move_coins(p: Position, who: int, count: int) -> None:
    p.forget("rest")
    p.bank -= count
    p.coins[who] += count


class Toy(Game[Position]):
    id = "toy"
    scenarios = (Scenario("duel", SEATS, (Option("rich", False),)),)
    max_choices = 26
    position = Position
    steps = (Round, Bid, Showdown, Act, Loot)
    events = (HasBid, BidLaid, BidsShown, Rolled, CardSwapped, CardDrawn)
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "bid": ("amount",), "note": ("amount",), "roll": (), "swap": (), "loot": (), "take": (),
        "done": (),
    }  # fmt: skip
    refusals: ClassVar[dict[str, str]] = {"too-poor": "2b", "outbid": "2d"}
    components: ClassVar[dict[str, Any]] = {}
    data = ()

    @property
    def package(self) -> str:
        return __name__

    def unpack(self, edition: Edition) -> None:
        return None

    def setup(self, scenario: Scenario, options: dict[str, Any], box: Any, dice: Dice) -> Position:
        deck = list(range(CARDS))
        dice.shuffle(deck)
        cards = [deck.pop(), deck.pop()]
        coins = [COINS + options["rich"]] * 2
        bids = [-1, -1]
        return Position(
            stack=[Round()], deck=deck, cards=cards, discard=[], bids=bids, notes=[0, 0],
            coins=coins,
        )  # fmt: skip

    def view(self, p: Position, seat: str | None) -> dict[str, Any]:
        seen = {
            "round": p.round,
            "coins": dict(zip(SEATS, p.coins, strict=True)),
            "bank": p.bank,
            "deck": len(p.deck),
            "discard": p.discard.copy(),
            "answered": [s for s, bid in zip(SEATS, p.bids, strict=True) if bid >= 0],
        }
        if seat:
            mine = SEATS.index(seat)
            seen |= {"card": p.cards[mine], "bid": p.bids[mine], "note": p.notes[mine]}
        return seen

    def imagine(self, p: Position, seat: str, dice: Dice) -> None:
        other = 1 - SEATS.index(seat)
        unseen = [*p.deck, p.cards[other]]
        dice.shuffle(unseen)
        p.cards[other] = unseen.pop()
        p.deck[:] = unseen
        p.forget("rest")
        if p.bids[other] >= 0:
            p.bids[other] = dice.below(p.coins[other] + 1)
        if min(p.bids) < 0:
            p.notes[other] = dice.below(3)

    def faults(self, p: Position) -> list[str]:
        found = []
        if sum(p.coins) + p.bank not in (BANK + 2 * COINS, BANK + 2 * COINS + 2):
            found.append("coins are lost")
        if sorted([*p.deck, *p.cards, *p.discard]) != list(range(CARDS)):
            found.append("cards are lost")
        return found


GAME = Toy()
