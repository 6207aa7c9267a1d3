"""Every way in which a position of Partisans is impossible."""

from __future__ import annotations

from stavka.games.partisans.components import HEROES, KINDS, MAPS, RANKS, WOOD
from stavka.games.partisans.position import BESIDE, LOST_TURNS, Position

BY_CAMP = (
    "heroes", "points", "deaths", "transport", "full_map", "fortified", "incendiary", "brigade",
    "dominated", "out", "hurt", "leader_hurt",
)  # fmt: skip


def faults(p: Position) -> list[str]:
    """One sentence for each fault; empty for a sound position."""
    count = len(p.seats)
    found = [
        f"{name} is not one for each camp" for name in BY_CAMP if len(getattr(p, name)) != count
    ]
    if len(p.store) != count * KINDS or len(p.people) != count * RANKS:
        found.append("stores or people are not of all camps")
    if len(p.lost) != count * len(LOST_TURNS):
        found.append("lost turns are not of all camps")
    if found:
        return found
    taken = [hero for hero in p.heroes if hero >= 0]
    if len(set(taken)) != len(taken) or any(hero >= len(HEROES) for hero in taken):
        found.append("two camps have one hero")
    for camp in p.camps:
        found += _camp(p, camp)
    return found + _cards(p)


def _camp(p: Position, camp: int) -> list[str]:
    found = []
    name = p.seats[camp]
    if any(n < 0 for n in p.store[camp * KINDS : camp * KINDS + KINDS]):
        found.append(f"{name} has less than nothing")
    if any(n < 0 for n in p.people[camp * RANKS : camp * RANKS + RANKS]):
        found.append(f"{name} has fewer people than none")
    if p.out[camp]:
        if p.crowd(camp) or any(p.store[camp * KINDS : camp * KINDS + KINDS]):
            found.append(f"{name} is out and has something")
        return found
    if p.heroes[camp] < 0:
        return found
    if bool(p.full_map[camp]) != (p.has(camp, MAPS) >= p.box.full_map):
        found.append(f"{name}: the full map does not fit its maps")
    if bool(p.fortified[camp]) != (p.has(camp, WOOD) >= p.box.fortifications):
        found.append(f"{name}: the fortifications do not fit its wood")
    if p.has(camp, MAPS) > p.box.full_map:
        found.append(f"{name} has more than a full map")
    if p.brigade[camp] and not p.crowd(camp):
        found.append(f"{name} has a brigade of nobody")
    if p.hurt[camp] > p.officers(camp):
        found.append(f"{name} has more hurt officers than officers")
    if p.sick_in(camp) > p.crowd(camp):
        found.append(f"{name} has more sick than people")
    return found


def _cards(p: Position) -> list[str]:
    cells = p.cells()
    if not cells:
        return []
    found = []
    cards = sorted([*p.deck, *(p.table[cell] - 1 for cell in cells)])
    if cards != list(range(len(p.box.cards))):
        found.append("cards are missing or doubled")
    if p.closed != sum(not p.shown[cell] for cell in cells):
        found.append("the cards face down are counted wrongly")
    if any(p.shown[cell] and not p.table[cell] for cell in range(len(p.table))):
        found.append("something open where no card lies")
    if len(_joined(p, cells[0])) != len(cells):
        found.append("the figure is not connected")
    return found


def _joined(p: Position, start: int) -> set[int]:
    found, edge = {start}, [start]
    while edge:
        for beside in BESIDE[edge.pop()]:
            if beside >= 0 and p.table[beside] and beside not in found:
                found.add(beside)
                edge.append(beside)
    return found
