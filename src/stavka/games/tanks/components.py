"""The components of Tank Battle: what an edition's tables must look like, and the box.

The box is the edition as the rules want it: unit cards, terrain, maps and scenarios by index, in
the order of the data files.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from stavka.games.tanks.battlefield import BadMap, Field
from stavka.games.tanks.terrain import Map, Road, Terrain
from stavka.kernel import BadEdition, Edition, Kept

Row = TypeVar("Row", bound=msgspec.Struct)

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Dice = Annotated[list[Annotated[int, Meta(ge=0, le=30)]], Meta(max_length=9)]
Face = Annotated[int, Meta(ge=0, le=6)]
OrderSymbol = Literal[
    "defence", "suppressive-fire", "fire", "attack", "ambush", "turn", "rally", "resupply", "march",
    "fire-on-the-move", "wait",
]  # fmt: skip

SIDES = ("soviet", "german")
SOVIET, GERMAN = range(2)
TYPES = ("light", "medium", "heavy")
VICTORIES = ("destruction", "exit", "hold")
MOST_ALIKE = 6  # platoons with the same card in one battle


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A unit card, both faces. [3.1a to 3.11a]"""

    side: Literal["soviet", "german"]
    type: Literal["light", "medium", "heavy"]
    strength: Annotated[int, Meta(ge=1, le=9)]
    protection: Count
    steadfastness: Count
    loss: Count
    test_dice: Annotated[int, Meta(ge=1, le=6)]
    suppressed_accuracy: Face
    ammo: Some
    accuracy: Annotated[list[Face], Meta(min_length=2, max_length=10)]
    light: Dice
    medium: Dice
    heavy: Dice
    sight: Annotated[int, Meta(ge=1, le=20)]
    march: Few
    attack: Few
    on_the_move: Few
    on_the_move_dice: Literal["half"] | Count
    defence_bonus: Count
    ambush_bonus: Count
    ambush_turns: Annotated[int, Meta(ge=1, le=9)]
    resupply_turns: Annotated[int, Meta(ge=1, le=9)]
    orders: list[OrderSymbol]
    wire: bool
    cost: Annotated[int, Meta(ge=1, le=999)]


class ScenarioCard(msgspec.Struct, forbid_unknown_fields=True):
    """A page of the scenario book. [2.2a, 2.4a]"""

    map: str
    turns: Annotated[int, Meta(ge=1, le=20)]
    last: Annotated[int, Meta(ge=1, le=20)]
    soviet: Annotated[list[str], Meta(max_length=24)]
    german: Annotated[list[str], Meta(max_length=24)]
    hidden: list[str]
    hiding: list[str]
    victory: Literal["destruction", "exit", "hold"]
    side: Literal["", "soviet", "german"]
    count: Count
    goals: list[str]
    worth: Annotated[int, Meta(ge=0, le=999)]
    handicap: Annotated[list[Annotated[int, Meta(ge=0, le=999)]], Meta(min_length=2, max_length=2)]
    ammo: Count
    depots: Annotated[list[str], Meta(max_length=12)]
    wire: Annotated[list[str], Meta(max_length=60)]


COMPONENTS: dict[str, type[msgspec.Struct]] = {
    "units": Card,
    "terrain": Terrain,
    "roads": Road,
    "maps": Map,
    "scenarios": ScenarioCard,
}


class Start(msgspec.Struct, frozen=True):
    """A platoon as a scenario puts it on the field; with a zone if it begins in ambush."""

    card: int
    side: int
    at: int
    facing: int = -1
    zone: int = -1


class Depot(msgspec.Struct, frozen=True):
    side: int
    at: int
    ammo: int


class Battle(msgspec.Struct, frozen=True):
    """A scenario ready for set-up."""

    id: str
    map: int
    turns: int
    last: int
    units: tuple[Start, ...]
    hiding: tuple[int, ...]
    victory: str
    side: int
    count: int
    goals: tuple[int, ...]
    worth: int
    handicap: tuple[int, ...]
    ammo: int
    depots: tuple[Depot, ...]
    wire: tuple[tuple[int, int], ...]


class Box:
    """All components by index; shared by every position of a match, never changed."""

    def __init__(self, edition: Edition) -> None:
        self.hash = edition.hash
        self.kept = Kept()
        self.edition = edition
        cards = _read(edition, "units", Card)
        for id, card in cards.items():
            _check_card(id, card)
        self.card_ids = tuple(cards)
        self.cards = list(cards.values())
        self.card = {id: i for i, id in enumerate(cards)}
        self.card_side = [SIDES.index(c.side) for c in self.cards]
        self.card_type = [TYPES.index(c.type) for c in self.cards]
        self.intensity = [(c.light, c.medium, c.heavy) for c in self.cards]
        self.range = [_range(c) for c in self.cards]
        self.orders = [frozenset(c.orders) for c in self.cards]

        self.terrain = _read(edition, "terrain", Terrain)
        more = edition.figures["roads"]["road"]["more"]
        maps = _read(edition, "maps", Map)
        self.map_ids = tuple(maps)
        self.fields = [self._field(id, map, more) for id, map in maps.items()]
        scenarios = _read(edition, "scenarios", ScenarioCard)
        self.battle_ids = tuple(scenarios)
        self.battles = [self._battle(id, s) for id, s in scenarios.items()]
        self.battle = {id: i for i, id in enumerate(scenarios)}

    def unit_ids(self, cards: list[int]) -> tuple[str, ...]:
        """Of platoons with these cards: `t34-1`, `t26-1`, `t34-2`. [3.0a]"""
        seen = dict.fromkeys(range(len(self.cards)), 0)
        ids = []
        for card in cards:
            seen[card] += 1
            ids.append(f"{self.card_ids[card]}-{seen[card]}")
        return tuple(ids)

    def _field(self, id: str, map: Map, more: list[int]) -> Field:
        try:
            return _field(id, *_as_json(map, self.terrain, more))
        except BadMap as problem:
            raise BadEdition(f"maps.{id}.{problem.field}: {problem}") from None

    def _battle(self, id: str, s: ScenarioCard) -> Battle:
        if s.map not in self.map_ids:
            raise BadEdition(f"scenarios.{id}.map: no map {s.map!r}")
        if s.last < s.turns:
            raise BadEdition(f"scenarios.{id}.last: {s.last} is before turn {s.turns}")
        reader = _Reader(self, id, self.map_ids.index(s.map))
        units = reader.units(s)
        battle = Battle(
            id=id,
            map=reader.map,
            turns=s.turns,
            last=s.last,
            units=units,
            hiding=tuple(reader.hex("hiding", h) for h in s.hiding),
            victory=s.victory,
            side=SIDES.index(s.side) if s.side else -1,
            count=s.count,
            goals=tuple(reader.hex("goals", h) for h in s.goals),
            worth=s.worth,
            handicap=tuple(s.handicap),
            ammo=s.ammo,
            depots=tuple(reader.depot(text) for text in s.depots),
            wire=tuple(reader.hex_side(text) for text in s.wire),
        )
        reader.check(battle, s)
        return battle


class _Reader:
    """Reads the short texts of a scenario; what cannot be is named with its field."""

    def __init__(self, box: Box, id: str, map: int) -> None:
        self.box = box
        self.id = id
        self.map = map
        self.field = box.fields[map]

    def wrong(self, field: str, what: str) -> BadEdition:
        return BadEdition(f"scenarios.{self.id}.{field}: {what}")

    def hex(self, field: str, number: str) -> int:
        found = self.field.find(number)
        if found < 0:
            raise self.wrong(field, f"no hex {number!r} on the map {self.field.id}")
        return found

    def units(self, s: ScenarioCard) -> tuple[Start, ...]:
        hidden = [self.ambush(text) for text in s.hidden]
        found: list[Start] = []
        for side, name in enumerate(SIDES):
            for text in (s.soviet, s.german)[side]:
                start = self.start(name, side, text)
                same = [h for h in hidden if (h.card, h.at) == (start.card, start.at)]
                if same:
                    hidden.remove(same[0])
                    start = same[0]
                found.append(start)
        if hidden:
            number = self.field.number(hidden[0].at)
            card = self.box.card_ids[hidden[0].card]
            raise self.wrong("hidden", f"no {card} stands on {number}")
        return tuple(found)

    def start(self, name: str, side: int, text: str) -> Start:
        card, _, number = text.partition(" ")
        index = self.box.card.get(card, -1)
        if index < 0:
            raise self.wrong(name, f"{text!r}: no unit card {card!r}")
        if self.box.card_side[index] != side:
            raise self.wrong(name, f"{text!r}: {card} is a card of the other army")
        at = self.hex(name, number)
        if not self.field.enterable[at]:
            raise self.wrong(name, f"{text!r}: tanks cannot be on {number}")
        return Start(index, side, at)

    def ambush(self, text: str) -> Start:
        words = text.split(" ")
        if len(words) != 4 or words[0] not in self.box.card or not words[3].isdecimal():
            raise self.wrong("hidden", f"{text!r} is not: card, hex, hex faced, kill zone")
        card = self.box.card[words[0]]
        at, faced, zone = self.hex("hidden", words[1]), self.hex("hidden", words[2]), int(words[3])
        facing = self.field.grid.direction(at, faced)
        if zone > self.box.range[card]:
            raise self.wrong("hidden", f"{text!r}: the kill zone is beyond its range")
        if not self.field.ambush[at]:
            raise self.wrong("hidden", f"{text!r}: no ambush is possible on {words[1]}")
        if zone and (facing is None or not self.field.may_face(at, facing)):
            raise self.wrong("hidden", f"{text!r}: {words[1]} cannot face {words[2]}")
        side = self.box.card_side[card]
        return Start(card, side, at, -1 if facing is None or not zone else facing, zone)

    def depot(self, text: str) -> Depot:
        words = text.split(" ")
        if len(words) != 3 or words[0] not in SIDES or not words[2].isdecimal():
            raise self.wrong("depots", f"{text!r} is not: side, hex, ammunition")
        ammo = int(words[2])
        if not 1 <= ammo <= 99:
            raise self.wrong("depots", f"{text!r}: not from 1 to 99")
        return Depot(SIDES.index(words[0]), self.hex("depots", words[1]), ammo)

    def hex_side(self, text: str) -> tuple[int, int]:
        one, _, other = text.partition("|")
        a, b = self.hex("wire", one), self.hex("wire", other)
        if self.field.grid.direction(a, b) is None:
            raise self.wrong("wire", f"{text!r}: no neighbours")
        return min(a, b), max(a, b)

    def check(self, battle: Battle, s: ScenarioCard) -> None:
        places: dict[int, int] = {}
        for unit in battle.units:
            if places.setdefault(unit.at, unit.side) != unit.side:
                number = self.field.number(unit.at)
                raise self.wrong("german", f"both armies stand on {number}")
        alike = [u.card for u in battle.units]
        for card in dict.fromkeys(alike):
            if alike.count(card) > MOST_ALIKE:
                side = SIDES[self.box.card_side[card]]
                id = self.box.card_ids[card]
                raise self.wrong(side, f"more than {MOST_ALIKE} platoons of {id}")
        if self.id != "own-battle" and {u.side for u in battle.units} != {SOVIET, GERMAN}:
            raise self.wrong("soviet", "each army needs at least one platoon")
        if battle.victory == "exit" and (battle.side < 0 or not battle.goals or not battle.count):
            raise self.wrong("victory", "exit needs a side, goals and a count")
        if battle.victory == "exit":
            army = sum(u.side == battle.side for u in battle.units)
            if battle.count > army:
                raise self.wrong("count", f"{battle.count} of {army} platoons")
        if battle.victory == "hold" and not battle.goals:
            raise self.wrong("goals", "hold needs goals")
        for start in battle.units:
            if start.zone >= 0 and s.hiding and start.at not in battle.hiding:
                number = self.field.number(start.at)
                raise self.wrong("hiding", f"{number}, where an ambush is laid, is missing")
        for hex in battle.hiding:
            if not self.field.ambush[hex]:
                number = self.field.number(hex)
                raise self.wrong("hiding", f"no ambush is possible on {number}")


def _as_json(map: Map, terrain: dict[str, Terrain], more: list[int]) -> tuple[bytes, ...]:
    return tuple(msgspec.json.encode(part) for part in (map, terrain, more))


@lru_cache(maxsize=64)
def _field(id: str, map: bytes, terrain: bytes, more: bytes) -> Field:
    """Made ready once for all editions with the same map."""
    return Field(
        id,
        msgspec.json.decode(map, type=Map),
        msgspec.json.decode(terrain, type=dict[str, Terrain]),
        msgspec.json.decode(more, type=list[int]),
    )


def _check_card(id: str, card: Card) -> None:
    for name in TYPES:
        dice = getattr(card, name)
        if dice and len(dice) != card.strength:
            raise BadEdition(
                f"units.{id}.{name}: {len(dice)} figures for a strength of {card.strength}"
            )
    if "fire-on-the-move" in card.orders and not card.on_the_move:
        raise BadEdition(f"units.{id}.on_the_move: the order is on the card, but covers no hex")


def _range(card: Card) -> int:
    """The farthest hex that can be hit; sight caps it."""
    hexes = [n for n, accuracy in enumerate(card.accuracy) if n and accuracy]
    return min(max(hexes, default=0), card.sight)


def _read(edition: Edition, table: str, kind: type[Row]) -> dict[str, Row]:
    return {id: msgspec.convert(row, kind) for id, row in edition.figures[table].items()}
