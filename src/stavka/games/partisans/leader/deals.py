"""Deals between camps: what each side would think of one, and the best that both would take."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from stavka.games.partisans.components import FOOD, FUEL, KINDS, MAPS, WATER, WOOD
from stavka.games.partisans.leader.sheet import Sheet
from stavka.games.partisans.leader.weights import W
from stavka.games.partisans.leader.worth import Table
from stavka.games.partisans.rules.trade import NOTHING, Terms, more

AMOUNTS = (1, 3, 6, 12)
BEST = 6  # so many of each list of single gifts are put together to swaps
CLOSE = 15  # points before the target from which an enemy gets nothing
NEARLY_ALL = 4  # bonuses: the fifth is domination


class Deal(msgspec.Struct, frozen=True):
    gives: Terms
    wants: Terms
    gain: float  # mine
    other: float  # the other's, as far as I can tell


def value(table: Table, other: int, gives: Terms, wants: Terms) -> Deal:
    """A deal weighed: what it makes of both sheets, and what each thinks of that."""
    mine, his = after(table, other, gives, wants)
    my_gain, his_gain = table.gain(mine), table.gain_of(other, his)
    stake = table.stakes[other]
    return Deal(gives, wants, my_gain + stake * his_gain, his_gain + stake * my_gain)


def after(table: Table, other: int, gives: Terms, wants: Terms) -> tuple[Sheet, Sheet]:
    mine, his = table.mine.copy(), table.sheets[other].copy()
    for resource in range(KINDS):
        if gives[resource]:
            mine.add(resource, -gives[resource])
            his.add(resource, gives[resource])
        if wants[resource]:
            his.add(resource, -wants[resource])
            mine.add(resource, wants[resource])
    return mine, his


def gives_a_win_away(table: Table, other: int, gives: Terms, wants: Terms) -> bool:
    """Whether an enemy would reach the target or a bonus by this, or is too close for anything."""
    if table.friend(other) or not any(gives):
        return False
    mine, his = after(table, other, gives, wants)
    if mine.points >= table.outlook.target and mine.points > his.points:
        return False
    return too_good(table, table.sheets[other], his)


def would_be_refused(table: Table, other: int, gives: Terms, wants: Terms) -> bool:
    """Whether the other sees it so of me."""
    if table.friend(other) or not any(wants):
        return False
    return too_good(table, table.mine, after(table, other, gives, wants)[0])


def too_good(table: Table, now: Sheet, then: Sheet) -> bool:
    """What no enemy should be helped to."""
    target, fuel = table.outlook.target, now.box.incendiary_fuel
    bonus = (
        then.full_map > now.full_map
        or then.fortified > now.fortified
        or (table.outlook.from_fuel and now.store[FUEL] < fuel <= then.store[FUEL])
    )
    close = now.points + now.people >= target - CLOSE or now.bonuses() >= NEARLY_ALL
    return bonus or close or then.points >= target


def best_deal(table: Table, other: int, margin: float) -> Deal | None:
    """The best for me among those that the other should like by at least so much."""
    best: Deal | None = None
    least = W.deal if table.friend(other) else W.bargain
    for gives, wants in proposals(table, other, margin):
        deal = value(table, other, gives, wants)
        if deal.gain < least or deal.other < margin:
            continue
        if best is not None and (deal.gain, deal.other) <= (best.gain, best.other):
            continue
        terms = table, other, gives, wants
        if not gives_a_win_away(*terms) and not would_be_refused(*terms):
            best = deal
    return best


def proposals(table: Table, other: int, margin: float) -> Iterator[tuple[Terms, Terms]]:
    """Gifts either way, and swaps of those that cost the giver least and bring most."""
    given = singles(table, table.me, other)
    asked = singles(table, other, table.me)
    stake = table.stakes[other]
    if table.friend(other):
        for gift in given:
            if gift.loss + stake * gift.gain >= W.deal:
                yield more(NOTHING, gift.resource, gift.count), NOTHING
        for gift in asked:
            if gift.loss + stake * gift.gain >= margin:
                yield NOTHING, more(NOTHING, gift.resource, gift.count)
        if not table.mine.full_map and not table.sheets[other].full_map:
            yield maps_and_wood(table.mine), NOTHING  # for all bonuses in one camp
            yield NOTHING, maps_and_wood(table.sheets[other])
    for gift in best_of(given):
        for wish in best_of(asked):
            mine, his = gift.loss + wish.gain, gift.gain + wish.loss
            likely = mine + stake * his > 0 and his + stake * mine > 0
            if likely and wish.resource != gift.resource:
                yield (
                    more(NOTHING, gift.resource, gift.count),
                    more(NOTHING, wish.resource, wish.count),
                )


def maps_and_wood(sheet: Sheet) -> Terms:
    return tuple(sheet.store[r] if r in (MAPS, WOOD) else 0 for r in range(KINDS))


class Single(msgspec.Struct, frozen=True):
    """So much of one resource from one camp to another."""

    resource: int
    count: int
    loss: float  # of the giver, below 0
    gain: float  # of the taker


def best_of(found: list[Single]) -> list[Single]:
    return sorted(found, key=lambda single: -single.loss - single.gain)[:BEST]


def singles(table: Table, giver: int, taker: int) -> list[Single]:
    """One kind of resource from one camp to another, in some amounts."""
    one, two = table.sheets[giver], table.sheets[taker]
    return [
        Single(resource, n, table.change(giver, resource, -n), table.change(taker, resource, n))
        for resource in range(KINDS)
        if not (resource == MAPS and (one.full_map or two.full_map))
        for n in amounts(one, two, resource)
    ]


def amounts(giver: Sheet, taker: Sheet, resource: int) -> list[int]:
    """Some amounts, all there is, and what the taker lacks for a bonus or for a meal."""
    there = giver.store[resource]
    wanted = (*AMOUNTS, there, lacking(taker, resource))
    return sorted({count for count in wanted if 0 < count <= there})


def lacking(sheet: Sheet, resource: int) -> int:
    box = sheet.box
    if resource in (FOOD, WATER):
        return sheet.people - sheet.store[resource]
    full = {MAPS: box.full_map, WOOD: box.fortifications, FUEL: box.incendiary_fuel}
    return full.get(resource, 0) - sheet.store[resource]
