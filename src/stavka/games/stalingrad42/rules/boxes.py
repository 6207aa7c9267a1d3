"""Chapter 34, what lies where: reserve armies, maskirovka markers, and the boxes that these name.

Which marker lies under which army, and who is in a box, only the Soviets know; how many counters
lie in each box both see. What the Axis can still exclude is kept as `Position.suspects`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from stavka.games.stalingrad42.components import SIDES, SOVIET
from stavka.games.stalingrad42.masked_events import BoxShownEmpty, UnitBoxed, UnitHidden
from stavka.games.stalingrad42.position import MASKED, MASKS, SEEN, Position, box_id, is_box
from stavka.games.stalingrad42.rules.base import AskSide, Play, find_unit, ids, is_hex, named
from stavka.hexes import Bitset
from stavka.kernel import Choice, Dice, Reason, choice

ROOM = 8  # combat units in a box [34.2c]
ALL = (1 << MASKS) - 1
KIND = "reserve-army"
OWNER = (SIDES[SOVIET],)  # who hears what is secret


def boxes(p: Position) -> list[list[int]]:
    """The units in each box."""

    def found() -> list[list[int]]:
        every: list[list[int]] = [[] for _ in range(MASKS)]
        for unit in p.setup.units[SOVIET]:
            if is_box(p.place[unit]):
                every[MASKED - p.place[unit]].append(unit)
        return every

    return p.field.keep("boxes", found)


def inside(p: Position, army: int) -> list[int]:
    """The units in the box of an army; none in that of whoever is no reserve army."""
    return boxes(p)[p.masks[army]] if army in p.masks else []


def army_of(p: Position, unit: int) -> int:
    """The army in whose box a unit is; -1: it is in none."""
    if unit < 0 or not is_box(p.place[unit]):
        return -1
    marker = MASKED - p.place[unit]
    return next(army for army, its in p.masks.items() if its == marker)


def with_boxes(p: Position, units: tuple[int, ...]) -> tuple[int, ...]:
    """These units, and who is in their boxes."""
    if not p.masks:
        return units
    return (*units, *(other for unit in units for other in inside(p, unit)))


def refitted(p: Position, unit: int) -> bool:
    """Whether a unit, or one in its box, bears a replacement marker. [21.4a, 34.5a]"""
    return bool(p.refits) and any(each in p.refits for each in with_boxes(p, (unit,)))


def worst(p: Position, unit: int) -> int:
    """The order of a unit, or of the most shaken in its box. [13.1.1a, 34.6.2c]"""
    return max(p.order[each] for each in with_boxes(p, (unit,)))


def pace(p: Position, unit: int) -> Iterable[int]:
    """Those at whose speed a unit moves: its own, or that of who is in its box. [34.3.1b]"""
    return (p.masks and inside(p, unit)) or (unit,)


def lost_with(p: Position, units: tuple[int, ...]) -> tuple[int, ...]:
    """The units that are lost when these are, for both to see. [34.6.2d]"""
    found = with_boxes(p, units)
    for unit in units:
        if unit in p.masks:
            show_box(p, unit)
    return found


def armies_at(p: Position, place: int) -> list[int]:
    """The reserve armies in a hex or an area."""
    return [army for army in p.masks if p.place[army] == place]


def find_army(p: Position, box: str) -> int:
    """The army whose marker names a box; -1 if there is none."""
    return next((army for army, marker in p.masks.items() if box_id(marker) == box), -1)


# What the Axis knows


def may_hide(p: Position, army: int) -> bool:
    """Whether somebody may be in the box of an army, as far as the Axis can tell."""
    every = boxes(p)
    return any(every[marker] for marker in range(MASKS) if p.suspects[army] >> marker & 1)


def hiding(p: Position, hex: int) -> bool:
    """Whether somebody may come out of a box in a hex, as far as the Axis can tell."""
    return bool(p.masks) and any(may_hide(p, army) for army in armies_at(p, hex))


def veiled(p: Position) -> Bitset:
    """The hexes where no Soviet combat unit is seen, but one may come out of a box. [34.6.2a]"""
    found = 0
    for army in p.masks:
        if is_hex(p.place[army]) and may_hide(p, army):
            found |= 1 << p.place[army]
    return found & ~p.field.combat[SOVIET]


def show_box(p: Position, army: int) -> None:
    """The Axis has seen the box of an army: whose it is, or that it is an empty one."""
    marker = 1 << p.masks[army]
    if inside(p, army):
        p.suspects = {each: bits & ~marker for each, bits in p.suspects.items()}
        p.suspects[army] = marker
    else:
        p.suspects[army] &= sum(1 << n for n, units in enumerate(boxes(p)) if not units)


def show_empty(p: Position, play: Play, army: int) -> None:
    """Whoever goes by rail or by sea shows that its box is empty. [5.7.1b, 34.3.2a]"""
    show_box(p, army)
    play.reveal()
    play.tell(BoxShownEmpty(unit=p.unit(army).id))


def known_marker(p: Position, army: int) -> int:
    """The marker that an army must have in the Axis's eyes; -1: there are several."""
    bits = p.suspects[army]
    return bits.bit_length() - 1 if bits & (bits - 1) == 0 else -1


def deal(p: Position, dice: Dice) -> None:
    """Markers and units as they may lie in the Axis's eyes: as many in each box as there are, each
    of an army that is there, and nothing that it has seen is otherwise."""
    armies = sorted(p.masks)
    filled = sum(1 << marker for marker, units in enumerate(boxes(p)) if units)
    open = [p.suspects[army] & (ALL if p.place[army] >= 0 else ~filled) for army in armies]
    worlds = [
        markers
        for markers in permutations(range(MASKS), len(armies))
        if all(bits >> marker & 1 for bits, marker in zip(open, markers, strict=True))
        and not filled & ~sum(1 << marker for marker in markers)
    ]
    p.masks = dict(zip(armies, worlds[dice.below(len(worlds))], strict=True))
    _deal_units(p, dice)
    p.touched(())


def _deal_units(p: Position, dice: Dice) -> None:
    """Who is in which box, and how worn; what a box has gone through befalls whoever is in it."""
    units = [unit for its in boxes(p) for unit in its]
    slots = [(p.place[u], p.order[u], p.supply[u], p.done[u], p.refits.get(u)) for u in units]
    for unit in units:
        p.refits.pop(unit, None)
    units.sort()
    dice.shuffle(units)
    for unit, (place, order, supply, done, refitted) in zip(units, slots, strict=True):
        p.place[unit], p.order[unit], p.supply[unit], p.done[unit] = place, order, supply, done
        p.face[unit] = dice.below(len(p.unit(unit).faces))
        if refitted is not None:
            p.refits[unit] = refitted


# Into a box and out of it


def put_in(p: Position, units: Iterable[int], army: int) -> None:
    p.move(tuple(units), MASKED - p.masks[army])


def come_out(p: Position, unit: int, army: int) -> None:
    """To the counter of its army, and supplied as that is; the Axis sees whose box it was."""
    show_box(p, army)
    p.supply[unit] = p.supply[army]
    p.move((unit,), p.place[army])
    if is_hex(p.place[army]):
        p.known[unit] |= SEEN


def tell_hidden(p: Position, play: Play, unit: int, army: int) -> None:
    """A unit has gone into a box: both see that, only its owner knows where it is."""
    play.tell(UnitHidden(unit=p.unit(unit).id))
    tell_owner(p, play, unit, army)


def tell_owner(p: Position, play: Play, unit: int, army: int) -> None:
    box, units = box_id(p.masks[army]), ids(p, (unit, army))
    play.tell(UnitBoxed(unit=units[0], box=box, host=units[1], audience=OWNER))


def begin_phase(p: Position, *, turn: bool) -> None:
    """What was done in the phase before is over; `turn`: a Soviet turn begins."""
    p.exchanged.clear()
    p.marches.clear()
    if turn:
        p.filled = p.drained = 0
        p.newcomers.clear()
        p.transferred = p.called_in = False


class AskWhoShows(AskSide, frozen=True):
    """Which units leave their box, one by one, until it is enough. [34.2d, 34.6.2a]"""

    def hidden(self, p: Position) -> list[int]:
        """Those who are in a box that is asked about."""
        raise NotImplementedError

    def bar(self, p: Position, unit: int) -> Reason | None:
        """Why one of them stays inside."""
        raise NotImplementedError

    def able(self, p: Position) -> list[int]:
        return [unit for unit in self.hidden(p) if self.bar(p, unit) is None]

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [*(choice("show", id) for id in ids(p, self.able(p))), choice("enough")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "show":
            return self.bar(p, find_unit(p, named(choice)))
        return "show-or-not"
