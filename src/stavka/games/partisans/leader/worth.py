"""What a camp is worth: its points now and those that its stores and people will bring."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from stavka.games.partisans.components import FOOD, FUEL, MAPS, WATER, WEAPONS, WOOD
from stavka.games.partisans.leader.sheet import Sheet, sheet_of
from stavka.games.partisans.leader.weights import W
from stavka.games.partisans.position import (
    ATTACKING,
    HEALING,
    RAIDING,
    TRADING,
    Position,
)
from stavka.games.partisans.rules.ending import last_month, to_destruction


class Outlook:
    """What is still to come, the same for all camps."""

    __slots__ = ("cards", "feeds", "fights", "from_fuel", "share", "spare_now", "target", "trades")

    def __init__(self, p: Position) -> None:
        after = min(last_month(p) - p.month, W.most_months - 1)
        month = p.box.cards_a_player * max(1, len(p.living()))
        self.share = 1.0 if p.phase < RAIDING else p.closed / month  # of this month's cards
        if p.phase >= HEALING:
            self.share = 0.0
        fed = p.phase == ATTACKING
        self.feeds = after if fed else after + 1
        self.cards = p.box.cards_a_player * (after + self.share)  # a camp's, in all
        if fed:
            self.share = 1.0
        self.spare_now = fed or p.phase < TRADING
        self.trades = after > 0 or p.phase <= TRADING
        self.fights = bool(p.enemies(0))
        self.from_fuel = p.from_fuel
        self.target = 10**6 if to_destruction(p) else p.target


def worth(s: Sheet, o: Outlook) -> float:
    """In points."""
    cards = o.cards * (1.0 + W.second * (s.transport + s.full_map))
    value = s.points + upkeep(s, o) + arms(s, o, cards) + bonuses(s, o)
    left = o.target - s.points
    if left < W.close:
        value += W.win if left <= 0 else (W.close - left) ** 2 / W.closing
    return value


def upkeep(s: Sheet, o: Outlook) -> float:
    """The points of feeding people to the end, newcomers among them, less those of the dead."""
    if not o.feeds:
        return 0.0
    store = s.store
    spare = round(to_spare(s), 1)
    at = s.people, store[FOOD], store[WATER], spare
    return feeding(*at, o.feeds, o.share, o.spare_now, s.box.death)


@lru_cache(maxsize=1 << 12)
def feeding(
    people: float,
    food: float,
    water: float,
    spare: float,
    feeds: int,
    share: float,
    spare_now: bool,
    death: int,
) -> float:
    """Month by month: what comes in, who joins, what is bought with spare goods, who is fed."""
    value, cost = 0.0, float(death)
    for left in range(feeds, 0, -1):
        food += W.food * share
        water += W.water * share
        later = left - 1
        room = min(food + W.food * later, water + W.water * later) / left - people
        if room > 0.0:
            taken = min(room, W.newcomers * share)
            value += taken
            food += taken
            people += taken
        if spare > 0.0 and (left < feeds or spare_now):
            if food < people:
                bought = min(spare, people - food)
                spare -= bought
                food += bought
            if water < people:
                bought = min(spare, people - water)
                spare -= bought
                water += bought
        fed = min(people, food, water)
        value += fed - cost * (people - fed)
        food -= fed
        water -= fed
        people = fed
        share, cost = 1.0, W.later * death
    return value + W.left * (food + water)


def to_spare(s: Sheet) -> float:
    """What can be had outside for goods that are of no better use."""
    store, box = s.store, s.box
    goods = W.spare_weapons * max(0, store[WEAPONS] - W.kept_weapons)
    goods += W.spare_fuel * store[FUEL]
    if not s.full_map:
        goods += W.spare_maps * store[MAPS]
    wood = store[WOOD] - (box.fortifications if s.fortified else 0)
    return (goods + W.spare_wood * wood) / box.outside_rate


def arms(s: Sheet, o: Outlook, cards: float) -> float:
    """What weapons will do: enemies killed, people kept from harm."""
    weapons = s.store[WEAPONS]
    value = -W.unarmed if not weapons and o.fights and o.feeds else 0.0
    enemies = W.enemies * cards * (W.kill + W.guard * min(s.people, W.guarded))
    cost = s.box.weapons_an_enemy
    value += enemies * (1.0 - exp(-weapons / cost[s.incendiary] / W.stock))
    if s.incendiary:
        return value + W.sabotage * cards
    if o.from_fuel and o.trades:
        gain = exp(-weapons / cost[0] / W.stock) - exp(-weapons / cost[1] / W.stock)
        gain = enemies * gain + W.sabotage * cards
        value += W.unmade * gain * min(1.0, s.store[FUEL] / s.box.incendiary_fuel) ** W.gathering
    return value


def bonuses(s: Sheet, o: Outlook) -> float:
    """Maps and wood on their way to a bonus, cards to open, and all five together."""
    box = s.box
    more = W.card * W.second * o.cards
    value = 0.0
    if s.transport:
        value += more * W.transport
    maps = 1.0
    if s.full_map:
        value += more
    else:
        maps = s.store[MAPS] / box.full_map if o.trades else 0.0
        value += (box.full_map_points + more) * maps**W.gathering
    wood = 1.0
    risk = 0.0 if s.brigade else W.fire * min(1.0, o.cards / W.burning)
    if s.fortified:
        value -= risk * box.fortifications_points
    else:
        wood = s.store[WOOD] / box.fortifications if o.trades else 0.0
        value += (1.0 - risk) * box.fortifications_points * wood**W.gathering
    if s.brigade and o.feeds:
        value += W.brigade * wood
    if not s.dominated:
        value += W.domination * box.domination_points * progress(s, o, maps, wood) ** W.dominating
    return value


def progress(s: Sheet, o: Outlook, maps: float, wood: float) -> float:
    """How near all five bonuses are, from 0 to 1."""
    near = maps * wood
    if not s.transport:
        near *= min(0.5, W.transport_found * o.cards / s.box.cards_a_player)
    if not s.incendiary:
        fuel = min(1.0, s.store[FUEL] / s.box.incendiary_fuel) if o.from_fuel else 0.1
        near *= W.unmade * fuel
    if not s.brigade:
        near *= 0.8 if s.people else 0.3
    return near


class Table:
    """All camps as one of them sees them."""

    def __init__(self, p: Position, me: int) -> None:
        self.me = me
        self.outlook = Outlook(p)
        self.sheets = [sheet_of(p, camp) for camp in p.camps]
        self.now = [worth(sheet, self.outlook) for sheet in self.sheets]
        side = p.side(me)
        other = -W.rival if p.one_side() else W.ally
        self.stakes = [other if p.side(camp) == side else -W.enemy for camp in p.camps]
        self.stakes[me] = 1.0
        self.changes: dict[tuple[int, int, int], float] = {}

    @property
    def mine(self) -> Sheet:
        return self.sheets[self.me]

    def gain(self, sheet: Sheet) -> float:
        """What a changed sheet of mine is worth to me more than the present one."""
        return worth(sheet, self.outlook) - self.now[self.me]

    def gain_of(self, camp: int, sheet: Sheet) -> float:
        """What a changed sheet of another camp is worth more to that camp."""
        return worth(sheet, self.outlook) - self.now[camp]

    def change(self, camp: int, resource: int, count: int) -> float:
        """What more or less of a resource is worth to a camp."""
        key = camp, resource, count
        if key not in self.changes:
            self.changes[key] = self.gain_of(camp, self.sheets[camp].after(resource, count))
        return self.changes[key]

    def friend(self, camp: int) -> bool:
        return self.stakes[camp] > 0
