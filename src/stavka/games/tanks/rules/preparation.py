"""2 Preparation: ambushes laid before the battle, and armies of one's own."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.tanks import events as e
from stavka.games.tanks.components import MOST_ALIKE
from stavka.games.tanks.position import BLANK, Position
from stavka.games.tanks.rules.allowed import bar_ambush, facing_of, small_number
from stavka.games.tanks.rules.base import Ask, Play, Step, own_side, place
from stavka.games.tanks.rules.orders import facing_choices
from stavka.games.tanks.rules.turn import Turn
from stavka.kernel import Arg, Choice, Reason, choice

MOST_UNITS = 12  # in an army of one's own
UNPLACED = -1  # the kill zone of an ambush that is not laid yet
PREPARED = 2  # the stage of a seat that has only to say that it is ready


class BeginBattle(Step, frozen=True):
    """Whoever begins in ambush hides, then the turns follow. [2.2a]"""

    def resolve(self, p: Position, play: Play) -> None:
        for seat in range(len(p.seats)):
            p.ready[seat] = unplaced(p, seat) < 0
        play.push(*[HideUnits()] * (not all(p.ready)), Turn())


# Ambushes before the battle


def unplaced(p: Position, seat: int) -> int:
    """The next unit that a seat must hide, or -1."""
    for unit, owner in enumerate(p.owner):
        if owner == seat and p.zone[unit] == UNPLACED:
            return unit
    return -1


class HideUnits(Ask, frozen=True):
    """Its hex first, then what it faces and its kill zone; nobody else learns of it.
    [2.2a, 10.5b-d]"""

    secret: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("2.2a", "10.5c")

    def seats(self, p: Position) -> tuple[str, ...]:
        return tuple(s for s, ready in zip(p.seats, p.ready, strict=True) if not ready)

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        number = p.seats.index(seat)
        unit = unplaced(p, number)
        if unit < 0:
            return {"unit": "nobody", "stage": PREPARED}
        return {"unit": p.ids[unit], "stage": int(p.writing[number] >= 0)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        number = p.seats.index(seat)
        unit = unplaced(p, number)
        if unit < 0:
            return [choice("ready")]
        if p.writing[number] < 0:
            return [
                choice("hide", name) for hex in p.battle.hiding for name in p.field.numbers[hex]
            ]
        return [*facing_choices(p, unit), choice("face", place(p, unit), 0)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        number = p.seats.index(seat)
        unit, args = unplaced(p, number), choice.args
        if unit < 0:
            return "all-hidden" if choice.verb in ("hide", "face") else None
        if choice.verb == "ready":
            return "not-all-hidden"
        if choice.verb == "hide" and args:
            hex = p.field.find(args[0])
            if hex < 0:
                return "no-such-hex"
            return "already-hidden" if p.writing[number] >= 0 else "not-a-hiding-place"
        if choice.verb == "face" and len(args) == 2 and (zone := small_number(args[1])) >= 0:
            if p.writing[number] < 0:
                return "hide-first"
            return bar_ambush(p, unit, facing_of(p, unit, args[0]), zone)
        return None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        number = p.seats.index(seat)
        unit = unplaced(p, number)
        hide(p, number, choice)
        if choice.verb == "face":
            ears = own_side(p, unit)
            play.tell(e.AmbushPlaced(unit=p.ids[unit], place=place(p, unit), audience=ears))
            if len(ears) > 1:
                play.reveal()  # to friends
        if p.ready[number]:
            play.reveal()
            play.tell(e.ArmyReady(seat=f"seat-{seat}"))
        if self.seats(p):
            play.push(HideUnits())


def hide(p: Position, seat: int, choice: Choice) -> None:
    """Do what a choice says and nothing else."""
    unit = unplaced(p, seat)
    if choice.verb == "ready":
        p.ready[seat] = 1
    elif choice.verb == "hide":
        p.at[unit] = p.field.find(choice.args[0])
        p.facing[unit] = -1
        p.writing[seat] = unit
    else:
        zone = int(choice.args[1])
        p.facing[unit] = facing_of(p, unit, choice.args[0]) if zone else -1
        p.zone[unit] = zone
        p.writing[seat] = -1


# Armies of one's own


def army(p: Position, seat: int) -> list[int]:
    """What a seat has bought: indices of `bought`."""
    return [n for n, buyer in enumerate(p.buyer) if buyer == seat]


def funds(p: Position, seat: int) -> int:
    return p.points - sum(p.box.cards[p.bought[n]].cost for n in army(p, seat))


def prepared(p: Position, seat: int) -> bool:
    """Whether a seat's whole army is placed."""
    own = army(p, seat)
    return bool(own) and all(p.placed[n] >= 0 for n in own)


class RaiseArmies(Ask, frozen=True):
    """Each seat buys platoons by their cost and places them at its edge, in secret. [1.5a, 3.9a]"""

    secret: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("1.5a", "3.9a")

    def seats(self, p: Position) -> tuple[str, ...]:
        return tuple(s for s, ready in zip(p.seats, p.ready, strict=True) if not ready)

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        number = p.seats.index(seat)
        stage = p.writing[number]
        if prepared(p, number):
            return {"card": "nobody", "stage": PREPARED, "left": funds(p, number)}
        card = p.box.card_ids[p.bought[stage]] if stage >= 0 else "nobody"
        return {"card": card, "stage": int(stage >= 0), "left": funds(p, number)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        number = p.seats.index(seat)
        if p.writing[number] >= 0:
            field = p.field
            edge = field.edge(p.seat_side[number])
            return [choice("place", name) for hex in edge for name in field.numbers[hex]]
        if prepared(p, number):
            return [choice("ready")]
        found = [
            choice("buy", id)
            for card, id in enumerate(p.box.card_ids)
            if self.bar(p, number, card) is None
        ]
        return [*found, *[choice("done")] * bool(army(p, number))]

    @staticmethod
    def bar(p: Position, seat: int, card: int) -> Reason | None:
        bought = [p.bought[n] for n in army(p, seat)]
        if p.box.card_side[card] != p.seat_side[seat]:
            return "card-of-the-enemy"
        if p.box.cards[card].cost > funds(p, seat):
            return "too-expensive"
        if len(bought) >= MOST_UNITS or bought.count(card) >= MOST_ALIKE:
            return "army-full"
        return None

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        number = p.seats.index(seat)
        placing = p.writing[number] >= 0
        if choice.verb == "buy" and choice.args:
            card = p.box.card.get(choice.args[0], -1)
            if placing or prepared(p, number):
                return "army-is-bought"
            return self.bar(p, number, card) if card >= 0 else "no-such-card"
        if choice.verb == "place" and choice.args:
            if prepared(p, number):
                return "army-is-placed"
            if not placing:
                return "army-not-bought"
            return "no-such-hex" if p.field.find(choice.args[0]) < 0 else "not-at-your-edge"
        if choice.verb == "ready":
            return "army-not-placed"
        return "army-empty" if choice.verb == "done" and not army(p, number) else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        number = p.seats.index(seat)
        unit = p.writing[number]
        raise_army(p, number, choice)
        if choice.verb == "buy":
            cost = p.box.cards[p.box.card[choice.args[0]]].cost
            left = funds(p, number)
            play.tell(e.UnitBought(card=choice.args[0], cost=cost, left=left, audience=(seat,)))
        elif choice.verb == "place":
            card = p.box.card_ids[p.bought[unit]]
            play.tell(e.UnitPlaced(card=card, place=choice.args[0], audience=(seat,)))
        if p.ready[number]:
            play.reveal()
            play.tell(e.ArmyReady(seat=f"seat-{seat}"))
        play.push(RaiseArmies() if self.seats(p) else ShowArmies())


def raise_army(p: Position, seat: int, choice: Choice) -> None:
    """Do what a choice says and nothing else."""
    match choice.verb:
        case "buy":
            p.bought.append(p.box.card[choice.args[0]])
            p.buyer.append(seat)
            p.placed.append(-1)
        case "done":
            p.writing[seat] = army(p, seat)[0]
        case "place":
            p.placed[p.writing[seat]] = p.field.find(choice.args[0])
            rest = [n for n in army(p, seat) if p.placed[n] < 0]
            p.writing[seat] = rest[0] if rest else -1
        case "ready":
            p.ready[seat] = 1


class ShowArmies(Step, frozen=True):
    """Both armies are put on the field at once. [2.2a]"""

    def resolve(self, p: Position, play: Play) -> None:
        side = p.seat_side
        order = sorted(range(len(p.bought)), key=lambda n: (side[p.buyer[n]], p.buyer[n], n))
        form_up(
            p,
            [p.bought[n] for n in order],
            [p.buyer[n] for n in order],
            [p.placed[n] for n in order],
        )
        p.bought.clear()
        p.buyer.clear()
        p.placed.clear()
        play.reveal()
        play.tell(e.ArmiesShown(units=p.ids))
        play.push(Turn())


def form_up(p: Position, cards: list[int], owners: list[int], places: list[int]) -> None:
    """Platoons at full strength. [2.2a, 3.0a]"""
    units, box = len(cards), p.box
    p.ids = box.unit_ids(cards)
    p.cards = tuple(cards)
    p.sides = tuple(box.card_side[c] for c in cards)
    p.owner[:] = owners
    p.at[:] = places
    p.strength[:] = [box.cards[c].strength for c in cards]
    p.ammo[:] = [min(p.battle.ammo or box.cards[c].ammo, box.cards[c].ammo) for c in cards]
    for zeros in (p.hits, p.bonus, p.zone, p.dug_turns, p.loading):
        zeros[:] = [0] * units
    for none in (p.facing, p.dug, p.moving, p.aims, p.entered):
        none[:] = [-1] * units
    for marks in (p.suppressed, p.hidden, p.shot, p.keen, p.changes, p.quitting, p.fought):
        marks[:] = bytes(units)
    p.orders[:] = p.drafts[:] = [BLANK] * units
    for unit in range(units):
        p.searched[p.at[unit]] |= 1 << p.sides[unit]
