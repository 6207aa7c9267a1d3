"""The field of a battle: a map made ready for the rules, shared and never changed.

What one hex says to its neighbours is worked out once: where tanks may go from it, how far one
sees from it, where a firing sector may point.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise, product

from stavka.games.tanks.rules.rulings import LEAST_HEXES
from stavka.games.tanks.terrain import Map, Terrain
from stavka.hexes import BadHex, Bitset, Grid, Layout, members

LAYOUT = Layout(flat=False, shifted="even", number="RRCC")
DEPTH = 2  # rows or columns in which an army of one's own is placed


class BadMap(ValueError):
    """A map that cannot be; `field` is the part of it that is wrong."""

    def __init__(self, field: str, what: str) -> None:
        super().__init__(what)
        self.field = field


class Way:
    """One step a tank may take, wire apart. `less`: the bit of a terrain that shortens the order,
    `bank`: into a ravine across its bank, `road`: onto a road."""

    __slots__ = ("bank", "less", "road", "to")

    def __init__(self, to: int, less: int, bank: bool, road: bool) -> None:
        self.to = to
        self.less = less
        self.bank = bank
        self.road = road


class Field:
    """A map. Hexes are small ints, sets of them bitsets. [2.1a]"""

    def __init__(self, id: str, map: Map, terrain: Mapping[str, Terrain], more: list[int]) -> None:
        self.id = id
        self.map = map
        codes = {kind.code: name for name, kind in terrain.items()}
        columns = len(map.rows[0])
        for n, row in enumerate(map.rows, 1):
            if len(row) != columns:
                raise BadMap("rows", f"row {n} has {len(row)} hexes, the first {columns}")
            if wrong := [code for code in row if code not in codes]:
                raise BadMap("rows", f"row {n}: no terrain has the letter {wrong[0]!r}")
        if not 2 <= columns <= 30:
            raise BadMap("rows", f"{columns} columns; there may be 2 to 30")
        if {map.german, map.soviet} not in ({"north", "south"}, {"west", "east"}):
            raise BadMap("german", f"{map.german} is not opposite to {map.soviet}")
        if (columns if map.german in ("west", "east") else len(map.rows)) < 2 * DEPTH + 1:
            raise BadMap("rows", "the armies have no room between them")
        self.grid = Grid(columns, len(map.rows), LAYOUT)
        self.size = self.grid.size
        self.names = [codes[code] for row in map.rows for code in row]  # terrain of each hex
        kinds = [terrain[name] for name in self.names]
        self.blocks = [kind.blocks for kind in kinds]
        self.protection = [kind.protection for kind in kinds]
        self.ambush = [kind.ambush for kind in kinds]
        self.low = [kind.low for kind in kinds]
        self.through = [kind.through for kind in kinds]
        self.enterable = [kind.through != "nowhere" for kind in kinds]
        self.roads: list[list[int]] = [self._chain("roads", text) for text in map.roads]
        self.road = [kind.road for kind in kinds]
        for hex in (hex for chain in self.roads for hex in chain):
            self.road[hex] = True
        self.exits: list[set[int]] = [set() for _ in kinds]  # neighbours a ravine exits to
        for text in map.ways:
            chain = self._chain("ways", text)
            for a, b in pairwise(chain):
                self.exits[a].add(b)
                self.exits[b].add(a)
        self._read_numbers(map)
        self.more = more
        slow = [name for name, kind in terrain.items() if any(kind.less)]
        self.less_bit = {name: 1 << i for i, name in enumerate(slow)}
        # How many hexes an order is shorter, by type of tank and set of terrains entered.
        self.less = [
            [
                sum(terrain[name].less[type] for name in slow if self.less_bit[name] & entered)
                for entered in range(1 << len(slow))
            ]
            for type in range(3)
        ]
        self.ways = [self._ways(hex) for hex in range(self.size)]
        self.way = [{way.to: way for way in ways} for ways in self.ways]
        self._seen: dict[tuple[int, int], Bitset] = {}
        self._reach: dict[tuple[int, ...], Bitset] = {}

    # Numbers

    def _read_numbers(self, map: Map) -> None:
        """Each hex by its number; a hex at a joint of boards has two or more. [2.1b, 2.1c]"""
        self.numbers = [[self.grid.number(hex)] for hex in range(self.size)]
        self._found = {names[0]: hex for hex, names in enumerate(self.numbers)}
        for text in map.joints:
            own, _, second = text.partition("=")
            if own not in self._found or not (second.isdecimal() and len(second) == 4):
                raise BadMap("joints", f"{text!r} is not: a hex, =, its second number")
            if second in self._found:
                raise BadMap("joints", f"{text!r}: {second} is the number of a hex already")
            self._found[second] = self._found[own]
            self.numbers[self._found[own]].append(second)

    def number(self, hex: int) -> str:
        return self.numbers[hex][0]

    def find(self, number: str) -> int:
        """The hex with this number, or -1."""
        return self._found.get(number, -1)

    def _chain(self, field: str, text: str) -> list[int]:
        try:
            chain = [self.grid.at(number) for number in text.split("-")]
        except BadHex as problem:
            raise BadMap(field, f"{problem} in {text!r}") from None
        for a, b in pairwise(chain):
            if self.grid.direction(a, b) is None:
                pair = f"{self.grid.number(a)} and {self.grid.number(b)}"
                raise BadMap(field, f"{pair} are no neighbours in {text!r}")
        return chain

    # Going

    def _ways(self, hex: int) -> list[Way]:
        """Where tanks may go from a hex. [13.0a, 13.3c, 13.6b, 13.7g, 13.8b, 13.10c-d]"""
        found = []
        for other in self.grid.neighbours[hex]:
            if other < 0 or not self.enterable[other]:
                continue
            along = other in self.exits[hex]
            if "exits" in (self.through[hex], self.through[other]) and not along:
                continue
            # Along a road its base terrain does not slow a tank. [13.12d]
            on_road = self.road[hex] and self.road[other]
            less = 0 if on_road else self.less_bit.get(self.names[other], 0)
            bank = self.through[other] == "banks" and not along and not on_road
            found.append(Way(other, less, bank, self.road[other]))
        return found

    def limit(self, type: int, most: int, entered: int) -> int:
        """How many hexes an order may cover whose route enters such terrain. [13.4c-e, 13.5d]"""
        return max(LEAST_HEXES, most - self.less[type][entered])

    def reach(
        self, type: int, most: int, hex: int, used: int, entered: int, barred: frozenset[int]
    ) -> Bitset:
        """The hexes an order without road bonus can still come to. `barred`: wired hex sides."""
        key = (type, most, hex, used, entered, *sorted(barred))
        found = self._reach.get(key)
        if found is None:
            found = 0
            for way in self.ways[hex]:
                if barred and self.side(hex, way.to) in barred:
                    continue
                now = entered | way.less
                if used + 1 > self.limit(type, most, now) or (way.bank and used):
                    continue
                found |= 1 << way.to
                if not way.bank:
                    found |= self.reach(type, most, way.to, used + 1, now, barred)
            self._reach[key] = found
        return found

    def side(self, a: int, b: int) -> int:
        """A hex side as one number."""
        return min(a, b) * self.size + max(a, b)

    # Seeing

    def seen(self, hex: int, far: int) -> Bitset:
        """The hexes in line of sight at most so far away, without the hex itself. [6.1a, 6.2a]"""
        found = self._seen.get((hex, far))
        if found is None:
            around = self.grid.within(hex, far) & ~(1 << hex)
            found = sum(1 << other for other in members(around) if self.line_of_sight(hex, other))
            self._seen[hex, far] = found
        return found

    def line_of_sight(self, a: int, b: int) -> bool:
        """Whether nothing blocks the line between two hexes, whatever its length.

        From and to a ravine one sees neighbours only. Wherever the line runs along a hex side, one
        free hex of the two is enough. [6.1b, 6.1d, 6.1e, 13.10e-g]
        """
        if (self.low[a] or self.low[b]) and self.grid.distance(a, b) > 1:
            return False
        beside = zip(*self.grid.line(a, b), strict=True)
        return any(self._free(a, line, b) for line in product(*beside))

    def _free(self, a: int, between: tuple[int, ...], b: int) -> bool:
        """A clearing lets a line through by its exits only, at its ends too. [13.7a, 13.7f]"""
        if -1 in between:
            return False
        line = (a, *between, b)
        for n, hex in enumerate(line):
            around = (line[n - 1 : n] if n else ()) + line[n + 1 : n + 2]
            if self.through[hex] == "exits":
                if any(other not in self.exits[hex] for other in around):
                    return False
            elif 0 < n < len(line) - 1 and self.blocks[hex]:
                return False
        return True

    # Facing

    def may_face(self, hex: int, direction: int) -> bool:
        """A sector points to one side of the hex, in a clearing only to an exit. [8.1c, 13.7e]"""
        other = self.grid.neighbours[hex][direction]
        return other >= 0 and (self.through[hex] != "exits" or other in self.exits[hex])

    def faces(self, hex: int) -> list[int]:
        """The directions in which a firing sector may point."""
        return [d for d in range(6) if self.may_face(hex, d)]

    def sector(self, hex: int, facing: int, far: int) -> Bitset:
        """The cone of hexes through one side: 1, 3, 5 ... [8.1b, 8.1f]"""
        return self.grid.cone(hex, facing, far)

    # Deploying

    def edge(self, side: int) -> list[int]:
        """The hexes where an army of one's own is placed."""
        name = (self.map.soviet, self.map.german)[side]
        across = name in ("west", "east")
        far = (self.grid.columns if across else self.grid.rows) - 1
        places = [divmod(hex, self.grid.columns)[across] for hex in range(self.size)]
        deep = [far - n if name in ("south", "east") else n for n in places]
        return [h for h in range(self.size) if self.enterable[h] and deep[h] < DEPTH]
