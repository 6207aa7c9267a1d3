"""Who holds which post: those of a fortress get whoever is nearest and finds room, then what counts
for the Axis gets a guard, and more where the enemy is near, then each post gets one, then those
that are pressed most get a second and a third; whoever is left over goes where most is lacking."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from stavka.games.stalingrad42.appraisal import Enemy, fines
from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES
from stavka.games.stalingrad42.position import AREA, SUPPLIED, Position
from stavka.games.stalingrad42.rules.entry_areas import border
from stavka.games.stalingrad42.rules.stacking import crowded
from stavka.games.stalingrad42.staff.line import Post, on_foot, river_before
from stavka.games.stalingrad42.staff.objectives import HOLD, WATCHED, Objective, Tasks
from stavka.hexes import OFF, Bitset, bits, members

FAR, FURTHEST = 8, 14  # hexes from which somebody is called, and who is on wheels at most
AWAY = 0.4  # defence lacking that outweighs a hex of the way to it
THREATENED = (
    8,
    5,
)  # hexes to the enemy, from which on what counts gets all it wants: on foot, on wheels
IN_TIME = 3  # hexes to a post that is manned on this turn
AROUND = 4  # hexes of a stretch of the line
BEARABLE = 2.5  # how much stronger than a post the enemy in reach may be
LEAST, MOST = 2.0, 14.0  # defence that a post wants
ALL, FULL = 99.0, 9  # whoever finds room; units
POINTS = 4.0  # defence more for each victory point
CALLED = 5  # hexes from which an attacker's front is manned
DON = 24  # the row south of which nobody is called to the front along the Don
DEAR = 0.3  # hexes that a point of attack strength counts for
IN_PLACE = 0.5  # who stands there already comes first, in hexes


class Custom(NamedTuple):
    """How a side mans its posts."""

    far: int  # hexes from which wheels are called
    wheels: float  # what a hex counts for them
    pull: float  # hexes further from which help is called, for each point of defence wanted
    cover: tuple[float, float, float]  # how much stronger no river, a minor, a major one make it
    walls: float  # the same for a city
    reserves: bool  # who is left over, or not on the map yet, goes where most is lacking


# The Soviets of July, who fall back from river to river, take whoever is nearest.
CUSTOMS = (
    Custom(FURTHEST, 0.6, 0.3, (1.0, 2.0, 3.5), 1.5, reserves=True),
    Custom(FAR, 1.0, 0.0, (1.0, 1.0, 1.0), 1.0, reserves=False),
)


class Nearness(Sequence[int]):
    """The way to a post as the crow flies, in halves of movement points."""

    def __init__(self, hex: int) -> None:
        self.hex = hex

    def __getitem__(self, hex: int) -> int:  # type: ignore[override]
        return HALVES * GRID.distance(self.hex, hex)

    def __len__(self) -> int:
        return GRID.size


class Near(dict[int, list[tuple[float, int]]]):
    """How far the posts in reach of a hex are, each with its number."""

    def __init__(self, posts: Iterable[int], far: int) -> None:
        super().__init__()
        self.far = far
        self.numbers = {hex: number for number, hex in enumerate(posts)}
        self.posts = bits(self.numbers)

    def __missing__(self, place: int) -> list[tuple[float, int]]:
        found = self[place] = [
            (GRID.distance(place, hex) - IN_PLACE * (place == hex), self.numbers[hex])
            for hex in members(GRID.within(place, self.far) & self.posts)
        ]
        return found


@lru_cache(maxsize=8)
def _near(posts: tuple[int, ...], far: int) -> Near:
    """Kept, because the same posts are manned again and again."""
    return Near(posts, far)


def man(
    p: Position,
    side: int,
    enemy: Enemy,
    posts: Sequence[Post],
    inner: Bitset = 0,
    outer: Bitset = 0,
) -> Tasks:
    """A post for everybody who is needed; `inner`: the posts that are manned before all others;
    `outer`: those around them, which keep whom they have."""
    custom = CUSTOMS[side]
    needs = [_need(p, enemy, post.hex, inner, custom) for post in posts]
    pairs = []
    near = _near(tuple(post.hex for post in posts), custom.far)
    for unit in p.setup.units[side]:
        place, counter = p.place[unit], p.unit(unit)
        if place < 0 or not counter.combat or counter.support or p.routed(unit):
            continue
        if place >= AREA and not custom.reserves:
            continue
        defence = -p.top(unit).defence
        ways = near[place] if place < AREA else _from_area(p, near, place)
        wheels = counter.mechanized
        pace, most = (custom.wheels, custom.far) if wheels else (1.0, FAR)
        pairs += [(far * pace, defence, unit, number) for far, number in ways if far <= most]
    pairs.sort()
    inside = [pair for pair in pairs if inner >> posts[pair[3]].hex & 1] if inner else []
    counts = {*fines(p), *p.ground.map.vp} if side == AXIS else set[int]()
    counting = {number for number, post in enumerate(posts) if post.hex in counts}
    counted = [pair for pair in pairs if pair[3] in counting] if counting else []
    guards = [pair for pair in counted if not p.unit(pair[2]).mechanized]
    hedged = [
        pair
        for pair in counted
        if enemy.near[posts[pair[3]].hex] <= THREATENED[p.unit(pair[2]).mechanized]
    ]
    pressed = pairs
    if custom.pull:
        pressed = sorted(
            (far - custom.pull * needs[n], defence, unit, n) for far, defence, unit, n in pairs
        )
    given: dict[int, int] = {}
    there: list[list[int]] = [[] for _ in posts]
    for able, most in (
        (inside, FULL),
        (guards, 1),
        (hedged, FULL),
        (pairs, 1),
        (pressed, FULL),
    ):
        for _, defence, unit, number in able:
            here = there[number]
            if unit in given or needs[number] <= 0 or len(here) >= most:
                continue
            if here and crowded(p, (*here, unit)):
                continue
            needs[number] += defence
            here.append(unit)
            given[unit] = number
    found = [Objective(HOLD, 1 << post.hex, post.hex, 0.0, 0.0, post.river) for post in posts]
    if not custom.reserves:
        return Tasks(found, [], given)
    lacking = [number for number, post in enumerate(posts) if not (inner | outer) >> post.hex & 1]
    _send(p, side, posts, needs, lacking, given)
    manned = {
        posts[number].hex
        for unit, number in given.items()
        if p.in_area(unit) or GRID.distance(p.place[unit], posts[number].hex) <= IN_TIME
    }
    near_by = {post.hex for post in posts if enemy.near[post.hex] <= WATCHED}
    bare = near_by & counts - manned
    if bare:
        return Tasks(found, [], given, min(bare, key=lambda hex: (enemy.near[hex], hex)))
    return Tasks(found, [], given, _weakest(posts, needs, lacking))


def _from_area(p: Position, near: Near, area: int) -> list[tuple[float, int]]:
    """How far the posts are from an entry area."""
    found: dict[int, float] = {}
    for hex in members(border(p.ground, area)):
        for far, number in near[hex]:
            found[number] = min(far + 1, found.get(number, FURTHEST))
    return [(far, number) for number, far in found.items()]


def _send(
    p: Position,
    side: int,
    posts: Sequence[Post],
    needs: list[float],
    lacking: list[int],
    given: dict[int, int],
) -> None:
    """Whoever is left over, on the map or in an entry area, goes where most is lacking."""
    for unit in p.setup.units[side]:
        place, counter = p.place[unit], p.unit(unit)
        if unit in given or place < 0 or not counter.combat or counter.support or p.routed(unit):
            continue
        if p.supply[unit] != SUPPLIED:
            continue
        starts = [place] if place < AREA else [*members(border(p.ground, place))]
        best = max(
            (
                (needs[n] - AWAY * min(GRID.distance(posts[n].hex, hex) for hex in starts), n)
                for n in lacking
                if needs[n] > 0 and starts
            ),
            default=None,
        )
        if best is not None:
            given[unit] = best[1]
            needs[best[1]] -= p.top(unit).defence


def _weakest(posts: Sequence[Post], needs: Sequence[float], lacking: Sequence[int]) -> int:
    """The post around which most is lacking; OFF: none."""
    left = {posts[n].hex: needs[n] for n in lacking if needs[n] > 0}
    return max(
        left,
        key=lambda hex: (sum(left.get(h, 0.0) for h in members(GRID.within(hex, AROUND))), hex),
        default=OFF,
    )


def screen(
    p: Position,
    side: int,
    posts: Sequence[Post],
    busy: Container[int] = (),
    called: int = CALLED,
) -> dict[int, int]:
    """One unit on foot for each post of an attacker's front, by the post's number: who is near, of
    those whoever is least of use in an attack. `busy`: those who have something else to do;
    `called`: hexes from which they come."""
    pairs = []
    near = _near(tuple(post.hex for post in posts), called)
    for unit in on_foot(p, side):
        if unit in busy:
            continue
        dear = DEAR * p.top(unit).attack
        pairs += [(far + dear, unit, number) for far, number in near[p.place[unit]]]
    pairs.sort()
    given: dict[int, int] = {}
    manned: set[int] = set()
    for _, unit, number in pairs:
        if unit not in given and number not in manned:
            given[unit] = number
            manned.add(number)
    return given


def watch(
    p: Position, enemy: Enemy, posts: Sequence[Post], held: dict[int, int], busy: Container[int]
) -> dict[int, int]:
    """Allies of Germany on foot man the front along the Don from where it turns east to Voronezh,
    as many in a post as it wants: who is not there yet comes from wherever he is."""
    needs = {
        n: _need(p, enemy, post.hex, 0, CUSTOMS[AXIS])
        for n, post in enumerate(posts)
        if GRID.row(post.hex) <= DON
    }
    for unit, n in held.items():
        if n in needs:
            needs[n] -= p.top(unit).defence
    given: dict[int, int] = {}
    for unit in on_foot(p, AXIS):
        if not p.unit(unit).ally or unit in held or unit in busy or p.supply[unit] != SUPPLIED:
            continue
        place, defence = p.place[unit], p.top(unit).defence
        able = [
            (needs[n] - AWAY * GRID.distance(posts[n].hex, place), n) for n in needs if needs[n] > 0
        ]
        if able:
            _, best = max(able)
            given[unit] = best
            needs[best] -= defence
    return given


def _need(p: Position, enemy: Enemy, hex: int, inner: Bitset, custom: Custom) -> float:
    """The defence that a post wants."""
    if inner >> hex & 1:
        return ALL
    cover = custom.cover[river_before(p.ground, enemy, hex)[1]]
    if p.ground.map.cities >> hex & 1:
        cover *= custom.walls
    pressed = min(max(enemy.heat[hex] / BEARABLE / cover, LEAST), MOST)
    return pressed + POINTS * max(p.ground.map.vp.get(hex, 0), fines(p).get(hex, 0))
