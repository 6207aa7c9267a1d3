"""The position of Tank Battle: everything that is true now, flat and cheap to copy."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from stavka.games.tanks.battlefield import Field
from stavka.games.tanks.components import SIDES, Battle, Box, Card
from stavka.games.tanks.rules.rulings import COVER_GOES_AT_ONCE
from stavka.kernel import Position as KernelPosition

# Where a unit is when not on a hex (0, 1, 2, ...).
DESTROYED, CAPTURED, MERGED, LEFT = -1, -2, -3, -4
GONE = {DESTROYED: "destroyed", CAPTURED: "captured", MERGED: "merged", LEFT: "left"}

# Orders in the words of the cards, and the steps of phase two in which they are executed.
ORDERS = (
    "none", "defence", "suppressive-fire", "fire", "attack", "ambush", "turn", "rally", "resupply",
    "march", "fire-on-the-move", "wait",
)  # fmt: skip
(
    NONE, DEFENCE, SUPPRESSIVE_FIRE, FIRE, ATTACK, AMBUSH, TURN, RALLY, RESUPPLY, MARCH,
    MOVING_FIRE, WAIT,
) = range(len(ORDERS))  # fmt: skip
MOVEMENT = (MARCH, MOVING_FIRE)  # movement orders; Wait, the third, moves nobody

# Suppression: none, since this turn, since before this turn (the flag is crossed out).
STEADY, SHAKEN, FLAGGED = range(3)

# Ambush: none; its place and sector known; its sector may have been changed since; never seen.
SEEN, FRESH, LURKING, NEVER_SEEN = range(4)

# Phases of a turn.
PREPARING, ORDERING, EXECUTING, TESTING = range(4)
PHASES = ("preparing", "orders", "execution", "tests")


class Order(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What is marked on the back of a unit's card. [4.1c]"""

    kind: int = NONE
    target: int = -1
    facing: int = -1  # a direction
    amount: int = 0  # the kill zone, or how much ammunition is wanted
    shoot: int = -1  # after how many hexes of the route a unit fires on the move
    route: tuple[int, ...] = ()


BLANK = Order()


class Position(KernelPosition, array_like=True, kw_only=True):
    """Lists by unit, Soviet platoons first, unless said otherwise."""

    box: Box
    battle_index: int
    map: int
    turns: int
    last: int
    points: int = 0  # that an army of one's own may cost
    seats: tuple[str, ...]
    seat_side: tuple[int, ...]

    turn: int = 0
    phase: int = PREPARING
    tick: int = 0  # hexes gone in the present step of movement

    # The platoons
    ids: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()
    owner: list[int]  # by seat
    at: list[int]
    strength: list[int]
    ammo: list[int]
    suppressed: bytearray
    hits: list[int]  # stopped by protection in this turn
    bonus: list[int]  # protection that an order gives in this turn
    facing: list[int]  # of the firing sector; -1: none
    zone: list[int]  # the kill zone
    hidden: bytearray  # in ambush
    shot: bytearray  # has fired from defence or ambush in this turn
    keen: bytearray  # found in ambush with zone 0: +1 in that close combat
    dug: list[int]  # the hex for which turns of an ambush are marked, or -1
    dug_turns: list[int]
    loading: list[int]  # turns of Resupply that are marked

    # Orders: as given in this turn, and as they are being written
    orders: list[Order]
    drafts: list[Order]
    changes: bytearray  # how often an order was taken back in this turn
    writing: list[int]  # by seat: the unit whose order is being written, or -1
    ready: bytearray  # by seat

    # While orders are executed
    moving: list[int]  # hexes of the route behind it; -1: does not move
    aims: list[int]  # whom a unit fires at or fights, or -1
    entered: list[int]  # the hex from which a unit came into close combat, or -1
    quitting: bytearray  # withdraws from close combat
    fought: bytearray  # in close combat in this turn

    # The field
    depots: list[int]  # ammunition left
    wire: list[int]  # hex sides
    searched: bytearray  # by hex: bit of each side that has been there

    # Armies of one's own
    bought: list[int]  # cards, in the order of buying
    buyer: list[int]  # by seat
    placed: list[int]  # hexes, -1: not yet

    @property
    def field(self) -> Field:
        return self.box.fields[self.map]

    @property
    def battle(self) -> Battle:
        return self.box.battles[self.battle_index]

    def card(self, unit: int) -> Card:
        return self.box.cards[self.cards[unit]]

    def units_of(self, side: int) -> list[int]:
        """The platoons of a side that are on the field or in ambush there."""
        return [u for u, s in enumerate(self.sides) if s == side and self.at[u] >= 0]

    def units_on(self, hex: int) -> list[int]:
        return [u for u, at in enumerate(self.at) if at == hex]

    def enemies_on(self, hex: int, side: int) -> list[int]:
        """The enemies of a side that stand openly on a hex."""
        sides, hidden = self.sides, self.hidden
        return [
            u for u, at in enumerate(self.at) if at == hex and sides[u] != side and not hidden[u]
        ]

    def held(self, side: int) -> set[int]:
        """The hexes on which a side stands openly."""
        sides, hidden = self.sides, self.hidden
        return {
            at for u, at in enumerate(self.at) if at >= 0 and sides[u] == side and not hidden[u]
        }

    def in_close_combat(self, unit: int) -> bool:
        """Whether enemies share its hex. [10.4.2c]"""
        at = self.at[unit]
        if at < 0 or self.hidden[unit] or self.at.count(at) == 1:
            return False
        return bool(self.enemies_on(at, self.sides[unit]))

    def steadfastness(self, unit: int) -> int:
        """The starting value less the loss for each damage. [3.4a, 3.4b, 10.7f]"""
        card = self.card(unit)
        return max(0, card.steadfastness - card.loss * (card.strength - self.strength[unit]))

    def cover(self, unit: int) -> int:
        """Protection that order and terrain add; none for the suppressed. [3.5a, 3.5b, 5.3e]"""
        state = self.suppressed[unit]
        if self.at[unit] < 0 or state == FLAGGED or (state and COVER_GOES_AT_ONCE):
            return 0
        return self.bonus[unit] + self.field.protection[self.at[unit]]

    def protection(self, unit: int) -> int:
        """What is left of it in this turn; hits wear its own value first. [3.5c-f, 3.5h]"""
        return max(0, self.card(unit).protection + self.cover(unit) - self.hits[unit])

    def destroyed_cost(self, side: int) -> Fraction:
        """Cost of the tanks that a side has lost. A platoon that left the map lives on."""
        lost = Fraction(0)
        for unit, owner in enumerate(self.sides):
            if owner == side:
                card = self.card(unit)
                lost += Fraction(card.cost * (card.strength - self.strength[unit]), card.strength)
        return lost

    def seats_of(self, side: int) -> tuple[str, ...]:
        return tuple(s for s, of in zip(self.seats, self.seat_side, strict=True) if of == side)

    def side_name(self, unit: int) -> str:
        return SIDES[self.sides[unit]]
