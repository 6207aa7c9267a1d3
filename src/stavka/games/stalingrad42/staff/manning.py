"""Who holds which post: those of a fortress get whoever is nearest and finds room, then each post
gets one, then those that are pressed most get a second and a third."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from stavka.games.stalingrad42.appraisal import Enemy, fines
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES
from stavka.games.stalingrad42.position import AREA, Position
from stavka.games.stalingrad42.rules.stacking import crowded
from stavka.games.stalingrad42.staff.line import Post, on_foot
from stavka.games.stalingrad42.staff.objectives import HOLD, Objective, Tasks
from stavka.hexes import Bitset, bits, members

FAR = 8  # hexes from which somebody is called
BEARABLE = 2.5  # how much stronger than a post the enemy in reach may be
LEAST, MOST = 2.0, 14.0  # defence that a post wants
ALL, FULL = 99.0, 9  # whoever finds room; units
POINTS = 4.0  # defence more for each victory point
CALLED = 5  # hexes from which an attacker's front is manned
DEAR = 0.3  # hexes that a point of attack strength counts for
IN_PLACE = 0.5  # who stands there already comes first, in hexes


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


@lru_cache(maxsize=4)
def _near(posts: tuple[int, ...], far: int) -> Near:
    """Kept, because the same posts are manned again and again."""
    return Near(posts, far)


def man(p: Position, side: int, enemy: Enemy, posts: Sequence[Post], inner: Bitset = 0) -> Tasks:
    """A post for everybody who is needed; `inner`: the posts that are manned before all others."""
    needs = [_need(p, enemy, post.hex, inner) for post in posts]
    pairs = []
    near = _near(tuple(post.hex for post in posts), FAR)
    for unit in p.setup.units[side]:
        place, counter = p.place[unit], p.unit(unit)
        if not 0 <= place < AREA or not counter.combat or counter.support or p.routed(unit):
            continue
        defence = -p.top(unit).defence
        pairs += [(far, defence, unit, number) for far, number in near[place]]
    pairs.sort()
    inside = [pair for pair in pairs if inner >> posts[pair[3]].hex & 1]
    given: dict[int, int] = {}
    there: list[list[int]] = [[] for _ in posts]
    for able, most in ((inside, FULL), (pairs, 1), (pairs, FULL)):
        for _, defence, unit, number in able:
            here = there[number]
            if unit in given or needs[number] <= 0 or len(here) >= most:
                continue
            if crowded(p, (*here, unit)):
                continue
            needs[number] += defence
            here.append(unit)
            given[unit] = number
    found = [Objective(HOLD, 1 << post.hex, post.hex, 0.0, 0.0, post.river) for post in posts]
    return Tasks(found, [], given)


def screen(p: Position, side: int, posts: Sequence[Post]) -> dict[int, int]:
    """One unit on foot for each post of an attacker's front, by the post's number: who is near, of
    those whoever is least of use in an attack."""
    pairs = []
    near = _near(tuple(post.hex for post in posts), CALLED)
    for unit in on_foot(p, side):
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


def _need(p: Position, enemy: Enemy, hex: int, inner: Bitset) -> float:
    """The defence that a post wants."""
    if inner >> hex & 1:
        return ALL
    pressed = min(max(enemy.heat[hex] / BEARABLE, LEAST), MOST)
    return pressed + POINTS * max(p.ground.map.vp.get(hex, 0), fines(p).get(hex, 0))
