"""Guards at home: whom the Axis sends back so that no Soviet unit comes to where it costs points.
Where the count decides, one cavalry division beside an entry area undoes a whole offensive."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.stalingrad42.appraisal import fines
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position, area_of, is_area
from stavka.games.stalingrad42.recruit.gains import price
from stavka.games.stalingrad42.rules.able import movables
from stavka.games.stalingrad42.rules.entry_areas import border
from stavka.games.stalingrad42.rules.stacking import crowded
from stavka.games.stalingrad42.staff.strokes import Move, done, ends_of
from stavka.hexes import Bitset, bits

MOST = 3  # guards that are sent
NEAR = 2  # hexes from who may come, in which he is met


def guards(p: Position, made: tuple[Move, ...]) -> tuple[Move, ...]:
    """Moves after which Soviets can do least at home in their next turn; `made`: moves that are
    made before."""
    if p.side != AXIS:
        return ()
    q = done(p, made)
    busy = {unit for unit, _ in made}
    ends = ends_of(p, [unit for unit in movables(p) if unit not in busy and _spare(p, unit)])
    found: list[Move] = []
    while len(found) < MOST:
        raids = _raids(q)
        most = _harm(q, raids.values())
        best: tuple[int, float, int, int] | None = None
        for place in sorted(_between(q, raids) & ends.keys()):
            able = [u for u in ends[place] if not crowded(q, (*q.of(AXIS, place), u))]
            if not able:
                continue
            unit = min(able, key=lambda u: (price(p, u), u))
            harm = _harm(q, _raids(done(q, ((unit, place),)), raids).values())
            tried = -harm, -price(p, unit), unit, place
            if harm < most and (best is None or tried > best):
                best = tried
        if best is None:
            break
        *_, unit, place = best
        after = done(q, ((unit, place),))
        if _harm(after, _raids(after).values()) < most:  # it does not let others through
            q = after
            found.append((unit, place))
        ends = {place: [u for u in units if u != unit] for place, units in ends.items()}
    return tuple(found)


def _spare(p: Position, unit: int) -> bool:
    """Troops that hold nothing which counts."""
    place = p.place[unit]
    counts = place in p.ground.map.vp or place in fines(p)
    return p.on_map(unit) and p.unit(unit).combat and not p.unit(unit).support and not counts


def _raids(p: Position, units: Iterable[int] | None = None) -> dict[int, Bitset]:
    """The Soviets, or those of these, who can come to where they cost points, and where that is."""
    q = p.copy()
    q.side = SOVIET
    for unit in q.setup.units[SOVIET]:
        q.done[unit] = 0
    fined = fines(q)
    found: dict[int, Bitset] = {}
    for place, able in ends_of(q, movables(q) if units is None else units).items():
        if place in fined:
            for unit in able:
                found[unit] = found.get(unit, 0) | 1 << place
    return found


def _harm(p: Position, raids: Iterable[Bitset]) -> int:
    """The points that it would cost if all of them came."""
    reached, cost = 0, 0
    for hexes in raids:
        reached |= hexes
    for row in p.setup.victory.values():
        if row.what == "soviet-beside":
            places = [border(p.ground, area_of(name)) for name in row.at]
        elif row.what == "soviet-inside":
            places = [1 << GRID.at(number) for number in row.at]
        else:
            continue
        cost -= row.points * sum(bool(place & reached) for place in places)
    return cost


def _between(p: Position, raids: dict[int, Bitset]) -> set[int]:
    """Where they may be met: around them, and around the nearest places that they come to."""
    near = bits(p.place[unit] for unit in raids)
    for _ in range(NEAR):
        near = GRID.spread(near)
    goals = 0
    for hexes in raids.values():
        goals |= hexes
    near |= GRID.spread(goals)
    return {hex for hex in range(GRID.size) if near >> hex & 1 and not is_area(hex)}
