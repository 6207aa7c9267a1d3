"""Stores, and the five bonuses that a camp can have. [8-13]

Map and fortifications come of what a store holds, transport and incendiaries of cards or the
workshop, the fire brigade of food and water. All five together are total domination.
"""

from __future__ import annotations

from stavka.games.partisans import events as e
from stavka.games.partisans.components import FOOD, KINDS, MAPS, RESOURCES, WATER, WOOD
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.base import Play

# Stores


def change(p: Position, play: Play, camp: int, resource: int, count: int) -> None:
    """Add to a store or take from it: never under 0, and with all that hangs on it.

    [7.3c, 10.3a, 10.5a, 11.2a, 11.5a]
    """
    at = camp * KINDS + resource
    by = changes_by(p, camp, resource, count)
    if not by:
        return
    p.store[at] = new = p.store[at] + by
    if resource == MAPS and new >= p.box.full_map:
        _complete_map(p, play, camp)
    elif resource == WOOD:
        _fortify(p, play, camp, new >= p.box.fortifications)


def changes_by(p: Position, camp: int, resource: int, count: int) -> int:
    """By how much a store will really grow, or shrink, when so much is added. [10.3a, 10.5a]"""
    if resource == MAPS and p.full_map[camp]:
        return 0
    has = p.has(camp, resource)
    new = max(0, has + count)
    return (min(new, p.box.full_map) if resource == MAPS else new) - has


def hand_over(p: Position, play: Play, giver: int, taker: int, resource: int, count: int) -> None:
    """From one camp's store to another's."""
    play.tell(
        e.ResourcesGiven(
            camp=p.id(giver), other=p.id(taker), resource=RESOURCES[resource], count=count
        )
    )
    change(p, play, giver, resource, -count)
    change(p, play, taker, resource, count)


# 8 Total domination


def dominate(p: Position, play: Play, camp: int) -> None:
    """All five bonuses at one moment: the points for it, once. [8.1a, 8.1b]"""
    if p.bonuses(camp) == 5 and not p.dominated[camp]:
        p.dominated[camp] = 1
        p.points[camp] += p.box.domination_points
        play.tell(e.TotalDomination(camp=p.id(camp), points=p.box.domination_points))


# 9 Transport


def get_transport(p: Position, play: Play, camp: int) -> None:
    p.transport[camp] = 1
    play.tell(e.TransportFound(camp=p.id(camp)))
    dominate(p, play, camp)


# 10 The full map


def _complete_map(p: Position, play: Play, camp: int) -> None:
    """The points for it; it is never lost again. [10.4a, 10.5a]"""
    p.full_map[camp] = 1
    p.points[camp] += p.box.full_map_points
    play.tell(e.MapCompleted(camp=p.id(camp), points=p.box.full_map_points))
    dominate(p, play, camp)


def map_stays(p: Position, resource: int, *camps: int) -> bool:
    """A full map is neither given away nor taken, and grows no more. [10.3a, 10.5b]"""
    return resource == MAPS and any(p.full_map[camp] for camp in camps)


# 11 Fortifications


def _fortify(p: Position, play: Play, camp: int, stands: bool) -> None:
    """The points come and go each time the line is crossed. [11.2a, 11.5a-11.5c]"""
    points = p.box.fortifications_points
    if stands and not p.fortified[camp]:
        p.fortified[camp] = 1
        p.points[camp] += points
        play.tell(e.CampFortified(camp=p.id(camp), points=points))
        dominate(p, play, camp)
    elif p.fortified[camp] and not stands:
        p.fortified[camp] = 0
        p.points[camp] -= points
        play.tell(e.FortificationsLost(camp=p.id(camp), points=points))


# 12 Incendiaries


def get_incendiary(p: Position, play: Play, camp: int) -> None:
    """Whoever gets them has told where from. [12.2a]"""
    p.incendiary[camp] = 1
    dominate(p, play, camp)


# 13 The fire brigade


def may_form_brigade(p: Position, camp: int) -> bool:
    return not bar_brigade(p, camp)


def bar_brigade(p: Position, camp: int) -> str | None:
    """Why a fire brigade cannot be organised. [13.2a]"""
    if p.brigade[camp]:
        return "brigade-is-there"
    if not p.crowd(camp):
        return "nobody-in-camp"
    if p.has(camp, FOOD) < p.box.brigade_food or p.has(camp, WATER) < p.box.brigade_water:
        return "brigade-too-dear"
    return None


def form_brigade(p: Position, play: Play, camp: int) -> None:
    change(p, play, camp, FOOD, -p.box.brigade_food)
    change(p, play, camp, WATER, -p.box.brigade_water)
    p.brigade[camp] = 1
    play.tell(e.BrigadeFormed(camp=p.id(camp)))
    dominate(p, play, camp)


def disband_brigade(p: Position, play: Play, camp: int) -> None:
    """A brigade needs somebody. [13.2c]"""
    if p.brigade[camp]:
        p.brigade[camp] = 0
        play.tell(e.BrigadeLost(camp=p.id(camp)))
