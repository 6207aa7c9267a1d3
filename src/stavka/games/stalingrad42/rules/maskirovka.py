"""Chapter 34: reserve armies and maskirovka. Markers under the armies, and the ways into their
boxes and out of them. What happens when one is attacked is told in `ambush`."""

from __future__ import annotations

from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.masked_events import (
    ArmyRemoved,
    BoxEmptied,
    BoxesChanged,
    MarkerLaid,
    MarkersExchanged,
    MarkersKept,
    MarkersTouched,
    MarkerUnder,
    UnitLeftBox,
    UnitTransferred,
)
from stavka.games.stalingrad42.position import (
    AREA,
    AREAS,
    COMING,
    MASKS,
    MOVED,
    Position,
    area_of,
    box_id,
    find_place,
    is_area,
    is_box,
    place_id,
)
from stavka.games.stalingrad42.rules import called
from stavka.games.stalingrad42.rules.able import bar_move, movables
from stavka.games.stalingrad42.rules.ambush import bar_show, show
from stavka.games.stalingrad42.rules.base import (
    AskActive,
    Play,
    Step,
    find_unit,
    ids,
    is_hex,
    named,
    to_places,
)
from stavka.games.stalingrad42.rules.boxes import (
    ALL,
    OWNER,
    ROOM,
    army_of,
    come_out,
    find_army,
    inside,
    put_in,
    tell_hidden,
    tell_owner,
)
from stavka.games.stalingrad42.rules.entry_areas import by_road, due, own_areas
from stavka.games.stalingrad42.rules.moving import Moving, go_on
from stavka.games.stalingrad42.rules.railways import network
from stavka.games.stalingrad42.rules.retreat import pushed
from stavka.games.stalingrad42.rules.supply import lines
from stavka.hexes import Bitset
from stavka.kernel import Arg, Choice, Reason, choice

NORTH = tuple("ABCD")  # by which an army must be supplied that takes reinforcements [34.4.1b]
NORTH_AND_EAST = tuple("ABCDE")  # and for every other way [34.4.1c-e, 34.4.2b]
CASPIAN = "F"  # the box of the transit over the Caspian Sea [34.4.1c]


# Markers


class LayMarker(AskActive, frozen=True):
    """Which marker is put under an army that has come. [34.1.1a, 34.1.2a]"""

    rules = ("34.1.1a", "34.1.2a")
    army: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"unit": p.unit(self.army).id}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("marker", box_id(marker)) for marker in left(p)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        return "marker-is-used" if choice.verb == "marker" else "marker-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        ids = [box_id(marker) for marker in range(MASKS)]
        lay(p, play, self.army, ids.index(choice.args[0]))


def left(p: Position) -> list[int]:
    """The markers that lie under no army."""
    return [marker for marker in range(MASKS) if marker not in p.masks.values()]


def ask_marker(p: Position, play: Play, army: int) -> None:
    """An army has come: the last one gets the last marker, one that comes back has its own.
    [34.1.1a, 34.2b]"""
    if army in p.masks:
        return
    markers = left(p)
    if len(markers) > 1:
        play.push(LayMarker(army))
    else:
        lay(p, play, army, markers[0])


def lay(p: Position, play: Play, army: int, marker: int) -> None:
    p.masks[army], p.suspects[army] = marker, ALL
    id = p.unit(army).id
    play.tell(MarkerLaid(unit=id))
    play.tell(MarkerUnder(unit=id, box=box_id(marker), audience=OWNER))


def pairs(p: Position) -> list[tuple[int, int]]:
    """The armies that may change their markers, or seem to."""
    armies = sorted(p.masks)
    return [
        (one, other)
        for number, one in enumerate(armies)
        for other in armies[number + 1 :]
        if bar_exchange(p, one, other) is None
    ]


def bar_exchange(p: Position, one: int, other: int) -> Reason | None:
    """Why two armies do not change their markers: they must begin the movement phase in one hex or
    area; once in a phase. [34.1.2a, 34.1.2b]"""
    if one == other or one not in p.masks or other not in p.masks:
        return "no-reserve-army"
    if p.place[one] != p.place[other] or p.place[one] < 0:
        return "armies-apart"
    if (p.done[one] | p.done[other]) & MOVED:
        return "armies-have-moved"
    if one in p.opened or other in p.opened:
        return "army-is-opened"
    return "exchanged-already" if _pair(one, other) in p.exchanged else None


def exchange(p: Position, play: Play, one: int, other: int, *, really: bool) -> None:
    """The markers change places, or seem to. [34.1.2b]"""
    units = ids(p, _pair(one, other))
    if really:
        p.masks[one], p.masks[other] = p.masks[other], p.masks[one]
    p.suspects[one] = p.suspects[other] = p.suspects[one] | p.suspects[other]
    p.exchanged.append(_pair(one, other))
    play.tell(MarkersTouched(units=units))
    secret = MarkersExchanged if really else MarkersKept
    play.tell(secret(units=units, audience=OWNER))


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


# Supply through entry areas


def reached(p: Position, areas: tuple[str, ...]) -> Bitset:
    """The hexes that are supplied through these entry areas."""
    key = ("supplied through", areas, bytes(p.axis_holds))
    return p.field.keep(key, lambda: lines(p, SOVIET).supplied(_roads(p, areas)))


def _roads(p: Position, areas: tuple[str, ...]) -> Bitset:
    found = 0
    for area in own_areas(p, SOVIET):
        if AREAS[area - AREA] in areas:
            found |= by_road(p.ground, area)
    return found


def supplied_through(p: Position, place: int, areas: tuple[str, ...]) -> bool:
    if is_area(place):
        return place in map(area_of, areas)
    return is_hex(place) and bool(reached(p, areas) >> place & 1)


# Into a box


class Join(AskActive, frozen=True):
    """Which army takes a unit up. [34.4.1a to 34.4.1e]"""

    rules = ("34.4.1a", "34.2c")
    unit: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"unit": p.unit(self.unit).id}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [*into(p, hosts(p, self.unit)), choice("not-now")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "into":
            return bar_into(p, self.unit, find_army(p, named(choice)))
        return "army-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "into":
            join(p, play, self.unit, find_army(p, choice.args[0]))


def into(p: Position, armies: list[int]) -> list[Choice]:
    return [choice("into", box_id(p.masks[army])) for army in armies]


def hosts(p: Position, unit: int) -> list[int]:
    """The armies that can take a unit up."""
    return [army for army in sorted(p.masks) if bar_into(p, unit, army) is None]


def bar_into(p: Position, unit: int, army: int) -> Reason | None:
    """Why an army does not take a unit up from where it is.
    [21.4b, 34.2c, 34.4.1b to 34.4.1e]"""
    if army not in p.masks or p.place[army] < 0:
        return "no-reserve-army"
    if army == army_of(p, unit):
        return "in-that-box-already"
    if len(inside(p, army)) >= ROOM:
        return "box-is-full"
    if unit in p.refits and p.place[army] != p.place[unit]:
        return "refitted-moves-one-hex"
    areas, row = _way(p, unit)
    supplied = supplied_through(p, p.place[army], areas)
    return None if supplied else ("army-not-supplied-there", row)


def _way(p: Position, unit: int) -> tuple[tuple[str, ...], str]:
    """By which areas the army must be supplied, and the row that says so."""
    here = p.place[unit]
    if here == COMING:
        return NORTH, "34.4.1b"
    if is_box(here):
        return NORTH_AND_EAST, "34.4.1d"
    return NORTH_AND_EAST, "34.4.1c" if is_area(here) else "34.4.1e"


def joiners(p: Position) -> list[int]:
    """Who may go into a box in the movement phase."""
    if not p.masks or p.side != SOVIET:
        return []
    return [unit for unit in movables(p) if bar_join(p, unit) is None]


def bar_join(p: Position, unit: int) -> Reason | None:
    """Why a unit does not go into a box: combat units do that come now, are in one of the areas A
    to F, or, one in a turn, on the railways. [34.2c, 34.4.1a to 34.4.1f]"""
    if not p.masks or p.side != SOVIET:
        return "no-reserve-army"
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != SOVIET:
        return "not-your-unit"
    if not p.unit(unit).combat:
        return "boxes-are-for-combat-units"
    if is_box(p.place[unit]):
        return "open-the-box"
    if unit not in due(p) and (reason := bar_move(p, unit)) is not None:
        return reason
    here = p.place[unit]
    if is_area(here) and here not in map(area_of, (*NORTH_AND_EAST, CASPIAN)):
        return "joins-from-other-areas"
    if is_hex(here) and (reason := _bar_calling(p, unit)) is not None:
        return reason
    return None if hosts(p, unit) else "no-army-takes-it"


def _bar_calling(p: Position, unit: int) -> Reason | None:
    """Strategic movement: one unit in a turn, from the railways, which may move as it likes.
    [34.4.1e, 34.4.1f]"""
    if p.called_in:
        return "one-is-called-in"
    if (reason := _bar_far(p, unit)) is not None:
        return reason
    here = p.place[unit]
    if not (network(p, SOVIET) & reached(p, NORTH_AND_EAST)) >> here & 1:
        return "not-called-from-there"
    return None


def _bar_far(p: Position, unit: int) -> Reason | None:
    """Who may only move tactically, or one hex, goes neither into a box from afar nor from one to
    another place. [13.2.1a, 13.3.2a, 16.4b, 21.4b]"""
    if p.order[unit]:
        return "disordered-not-called", "13.3.2a" if p.routed(unit) else "13.2.1a"
    if p.supply[unit] and p.unit(unit).mechanized:
        return "no-supply-no-wheels"
    return "refitted-moves-one-hex" if unit in p.refits else None


def join(p: Position, play: Play, unit: int, army: int) -> None:
    """All its movement is spent, and no train is used; who is called has come. [30.0b, 34.4.1a]"""
    p.called_in |= is_hex(p.place[unit])
    if p.place[unit] == COMING and unit in p.setup.on_call:
        called.came(p, unit)
    p.detrain((unit,))
    _into(p, unit, army)
    tell_hidden(p, play, unit, army)


def _into(p: Position, unit: int, army: int) -> None:
    p.done[unit] |= MOVED
    p.filled |= 1 << p.masks[army]
    p.newcomers.append(unit)
    put_in(p, (unit,), army)


# Out of a box


class OpenBox(AskActive, frozen=True):
    """What the units in the box of an army do: they leave it for the map and move on, stand on its
    counter, or go elsewhere. [34.2d, 34.4.2b, 34.4.2d]"""

    rules = ("34.4.2d", "34.2d", "34.4.2b")
    army: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"unit": p.unit(self.army).id}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = []
        for verb, bar in DEEDS.items():
            able = [unit for unit in inside(p, self.army) if bar(p, unit) is None]
            found += [choice(verb, id) for id in ids(p, able)]
        return [*found, choice("not-now")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb not in DEEDS:
            return "box-is-open"
        unit = find_unit(p, named(choice))
        if unit < 0 or army_of(p, unit) != self.army:
            return "not-in-that-box"
        return DEEDS[choice.verb](p, unit)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "not-now":
            return
        unit = find_unit(p, choice.args[0])
        if choice.verb == "transfer":
            play.push(Transfer(unit))
            return
        p.drained |= 1 << p.masks[self.army]
        if choice.verb == "leave":
            leave(p, play, unit, self.army)
        else:
            p.done[unit] |= MOVED
            show(p, play, unit, self.army)
        if any(c.verb != "not-now" for c in self.choices(p, seat)):
            play.push(self)
        if choice.verb == "leave" and self.army in p.marches:
            mode, spent, hexes, shy = p.marches[self.army]
            way = Moving((unit,), p.place[unit], mode, spent, hexes, shy, boxed=hexes)
            go_on(p, play, way)
        if choice.verb == "leave":  # it comes onto the map [13.3.2g, 34.4.2d]
            play.push(*pushed(p, (unit,), p.place[unit]))


def openable(p: Position) -> list[int]:
    """The armies whose boxes units may leave."""
    if p.side != SOVIET:
        return []
    return [army for army in sorted(p.masks) if bar_open(p, army) is None]


def bar_open(p: Position, army: int) -> Reason | None:
    """Why a box is not opened. [34.4.2a to 34.4.2d]"""
    if army not in p.masks or p.place[army] < 0:
        return "no-reserve-army"
    units = inside(p, army)
    if not units:
        return "box-is-empty"
    reasons = [[bar(p, unit) for bar in DEEDS.values()] for unit in units]
    return None if any(None in each for each in reasons) else reasons[0][0]


def bar_leave(p: Position, unit: int) -> Reason | None:
    """Why a unit does not leave for the map. [34.4.1a, 34.4.2d]"""
    if unit in p.newcomers:
        return "joined-in-this-turn"
    return None if p.on_map(army_of(p, unit)) else "army-is-in-an-area"


def bar_transfer(p: Position, unit: int) -> Reason | None:
    """Why a unit does not go to another box or to an area: one in a turn, which may move as it
    likes. [34.4.1a, 34.4.1d, 34.4.2b]"""
    if unit in p.newcomers:
        return "joined-in-this-turn"
    if p.transferred:
        return "one-is-transferred"
    if (reason := _bar_far(p, unit)) is not None:
        return reason
    army = army_of(p, unit)
    if not supplied_through(p, p.place[army], NORTH_AND_EAST):
        return "army-not-supplied-there", "34.4.2b"
    return None if hosts(p, unit) or homes(p) else "no-army-takes-it"


def bar_guard(p: Position, unit: int) -> Reason | None:
    """Why a unit is not put on the counter of its army now. [34.2d, 34.4.1a]"""
    return "joined-in-this-turn" if unit in p.newcomers else bar_show(p, unit)


DEEDS = {"leave": bar_leave, "show": bar_guard, "transfer": bar_transfer}


def leave(p: Position, play: Play, unit: int, army: int) -> None:
    """It moves on from the counter of its army, which is given away by that.
    [34.4.2a, 34.4.2d, 34.7a]"""
    if army not in p.opened:
        p.opened.append(army)
    come_out(p, unit, army)
    play.reveal()
    play.tell(
        UnitLeftBox(unit=p.unit(unit).id, host=p.unit(army).id, place=place_id(p.place[army]))
    )


class Transfer(AskActive, frozen=True):
    """Where a unit goes from its box. [34.4.1d, 34.4.2b]"""

    rules = ("34.4.1d", "34.4.2b")
    unit: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"unit": p.unit(self.unit).id}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = into(p, hosts(p, self.unit))
        return [*found, *to_places("to", homes(p)), choice("not-now")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "into":
            return bar_into(p, self.unit, find_army(p, named(choice)))
        return "transfer-to-these-areas" if choice.verb == "to" else "army-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "not-now":
            return
        id, army = p.unit(self.unit).id, army_of(p, self.unit)
        p.transferred = True
        play.reveal()  # how many lie in each box is seen
        p.drained |= 1 << p.masks[army]
        if choice.verb == "into":
            other = find_army(p, choice.args[0])
            _into(p, self.unit, other)
            play.tell(BoxesChanged())
            tell_owner(p, play, self.unit, other)
            return
        area = find_place(choice.args[0])
        assert area is not None
        p.done[self.unit] |= MOVED
        p.supply[self.unit] = 0
        p.move((self.unit,), area)
        play.tell(UnitTransferred(unit=id, place=choice.args[0]))


def homes(p: Position) -> list[int]:
    """The entry areas that a unit may go to from a box. [34.4.2b]"""
    return [area for area in own_areas(p, SOVIET) if AREAS[area - AREA] in NORTH_AND_EAST]


# The end of an army that has been opened


class RemoveArmies(Step, frozen=True):
    """At the end of the Soviet turn the armies that were opened are taken off; who is left in their
    boxes stands where they stood. [34.7a]"""

    def resolve(self, p: Position, play: Play) -> None:
        for army in p.opened:
            if p.place[army] < 0:
                continue
            place, units = p.place[army], tuple(inside(p, army))
            for unit in units:
                come_out(p, unit, army)
                play.reveal()
            p.eliminate((army,))
            play.tell(ArmyRemoved(host=p.unit(army).id, place=place_id(place)))
            if units:
                play.tell(BoxEmptied(units=ids(p, units), place=place_id(place)))
        p.opened.clear()
