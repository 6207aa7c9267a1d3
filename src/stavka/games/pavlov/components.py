"""The components of Pavlov's House: what an edition's tables must look like, and the box.

The box is the edition as the rules want it: lists by index, in the order of the data files.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from stavka.kernel import BadEdition, Edition, Kept

Row = TypeVar("Row", bound=msgspec.Struct)

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Face = Annotated[int, Meta(ge=1, le=6)]
Colour = Literal["green", "red", "purple"]
Unit = Literal[
    "army", "division", "sappers", "signal", "artillery", "flotilla", "aa267", "aa1083", "battalion"
]
Token = Literal[
    "action", "command", "disrupted", "suppression", "sapper", "ammunition", "first-aid", "wire",
    "artillery", "food", "anti-aircraft",
]  # fmt: skip
Effect = Literal[
    "attack-defender", "suppress-defender", "attack-building", "bomb-stalingrad", "place-counter",
    "assault", "storm-group", "resupply",
]  # fmt: skip


class Man(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    attack: Count
    suppress: Count
    cost: Count
    letters: Annotated[str, Meta(pattern="^[CFAGMIS]*$")]
    starter: bool


class Weapon(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    letter: Literal["A", "G", "M"]
    attack: Count
    suppress: Count
    cost: Count


class German(msgspec.Struct, forbid_unknown_fields=True):
    infantry: bool
    value: Some
    defense: Face
    count: Count


class TokenKind(msgspec.Struct, forbid_unknown_fields=True):
    count: Count
    supplies: Count


class WehrmachtKind(msgspec.Struct, forbid_unknown_fields=True):
    effect: Effect
    dice: Count
    defense: Count
    colours: Annotated[list[Colour], Meta(max_length=6)]
    counter: str
    decks: Annotated[list[Count], Meta(min_length=5, max_length=5)]


class StormCard(msgspec.Struct, forbid_unknown_fields=True):
    colour: Colour
    defense: Count
    points: Count
    resupply: bool


class SovietCard(msgspec.Struct, forbid_unknown_fields=True):
    units: Annotated[list[Unit], Meta(min_length=2, max_length=2)]


class FogCards(msgspec.Struct, forbid_unknown_fields=True):
    count: Some
    deck: Count


class SupportCard(msgspec.Struct, forbid_unknown_fields=True):
    tokens: list[Token]
    locations: list[Annotated[int, Meta(ge=3, le=18)]]
    points: Count


class TacticKind(msgspec.Struct, forbid_unknown_fields=True):
    amount: Count
    decks: Annotated[list[Count], Meta(min_length=4, max_length=4)]


class Square(msgspec.Struct, forbid_unknown_fields=True):
    colours: Annotated[list[Colour], Meta(min_length=1, max_length=2)]
    number: Face
    radio: bool


class Track(msgspec.Struct, forbid_unknown_fields=True):
    colour: Colour
    length: Annotated[int, Meta(ge=1, le=9)]
    sapper: Annotated[int, Meta(ge=1, le=9)]


class DefenseTrack(msgspec.Struct, forbid_unknown_fields=True):
    start: Face
    lowest: Face
    highest: Face


class Location(msgspec.Struct, forbid_unknown_fields=True):
    unit: Unit


class Award(msgspec.Struct, forbid_unknown_fields=True):
    lowest: int
    level: str


COMPONENTS: dict[str, type[msgspec.Struct]] = {
    "men": Man,
    "weapons": Weapon,
    "germans": German,
    "tokens": TokenKind,
    "wehrmacht": WehrmachtKind,
    "storm": StormCard,
    "soviet": SovietCard,
    "fog": FogCards,
    "support": SupportCard,
    "tactics": TacticKind,
    "squares": Square,
    "tracks": Track,
    "defense": DefenseTrack,
    "locations": Location,
    "awards": Award,
}

COLOURS: tuple[Colour, ...] = ("green", "red", "purple")
TOKENS: tuple[Token, ...] = (
    "action", "command", "disrupted", "suppression", "sapper", "ammunition", "first-aid", "wire",
    "artillery", "food", "anti-aircraft",
)  # fmt: skip
(
    ACTION, COMMAND, DISRUPTED, SUPPRESSION, SAPPER, AMMUNITION, FIRST_AID, WIRE, ARTILLERY, FOOD,
    ANTI_AIRCRAFT,
) = range(len(TOKENS))  # fmt: skip
MARKERS = (ACTION, COMMAND, DISRUPTED)  # they mark a state and are not counted in the stock
CARGO = (AMMUNITION, FIRST_AID, FOOD, SAPPER)  # what is staged, loaded and delivered
UNITS = ("army", "division", "sappers", "signal", "artillery", "flotilla", "aa267", "aa1083")
CREW_LETTERS = "AGM"

WEHRMACHT_CARDS = 61
TACTICS_CARDS = 30
TACTICS_REMOVED_AT_MOST = (3, 2, 2, 2)  # of decks 1 to 4, before the game
TARGETING = ("attack-defender", "suppress-defender", "attack-building")
DECKS = 5


class WehrmachtCard(msgspec.Struct, frozen=True):
    """One Wehrmacht or Resupply card."""

    id: str
    kind: str
    effect: Effect
    deck: int
    dice: int = 0
    defense: int = 0
    colours: tuple[int, ...] = ()
    counter: int = -1
    storm: int = -1  # the Storm Group side


class Box:
    """All components by index; shared by every position of a match, never changed."""

    def __init__(self, edition: Edition) -> None:
        self.hash = edition.hash
        self.kept = Kept()
        self.edition = edition

        men = _read(edition, "men", Man)
        self.man_ids = tuple(men)
        self.man = {id: i for i, id in enumerate(men)}
        self.attack = [m.attack for m in men.values()]
        self.suppress = [m.suppress for m in men.values()]
        self.cost = [m.cost for m in men.values()]
        self.letters = [m.letters for m in men.values()]
        self.crew_letter = [next((x for x in CREW_LETTERS if x in m), "") for m in self.letters]
        self.starters = [i for i, m in enumerate(men.values()) if m.starter]
        self.commanders = [i for i, m in enumerate(self.letters) if "C" in m]

        weapons = _read(edition, "weapons", Weapon)
        self.weapon_ids = tuple(weapons)
        self.weapon = {id: i for i, id in enumerate(weapons)}
        self.weapon_letter = [w.letter for w in weapons.values()]
        self.weapon_attack = [w.attack for w in weapons.values()]
        self.weapon_suppress = [w.suppress for w in weapons.values()]
        self.weapon_cost = [w.cost for w in weapons.values()]

        germans = _read(edition, "germans", German)
        self.german_ids = tuple(germans)
        self.german = {id: i for i, id in enumerate(germans)}
        self.infantry = [g.infantry for g in germans.values()]
        self.value = [g.value for g in germans.values()]
        self.german_defense = [g.defense for g in germans.values()]
        self.german_count = [g.count for g in germans.values()]

        tokens = _read(edition, "tokens", TokenKind)
        self.token_count = [tokens[t].count for t in TOKENS]
        self.token_supplies = [tokens[t].supplies for t in TOKENS]
        for id, kind in tokens.items():
            if kind.supplies > kind.count:
                raise BadEdition(f"tokens.{id}.supplies: {kind.supplies} of {kind.count} tokens")

        self._read_board(edition)
        self._read_cards(edition)

    def _read_board(self, edition: Edition) -> None:
        squares = _read(edition, "squares", Square)
        self.square_ids = tuple(squares)
        self.square = {id: i for i, id in enumerate(squares)}
        self.square_colours = [tuple(COLOURS.index(c) for c in s.colours) for s in squares.values()]
        self.square_number = [s.number for s in squares.values()]
        self.radio = next((i for i, s in enumerate(squares.values()) if s.radio), -1)
        self.colour_squares = [
            sorted(
                (s for s in range(len(squares)) if c in self.square_colours[s]),
                key=lambda s: self.square_number[s],
            )
            for c in range(3)
        ]
        for c, row in enumerate(self.colour_squares):
            if len({self.square_number[s] for s in row}) < len(row):
                raise BadEdition(f"squares: two {COLOURS[c]} squares have the same number")

        tracks = _read(edition, "tracks", Track)
        if len(tracks) != 6:
            raise BadEdition(f"tracks: there must be 6, one for each face, not {len(tracks)}")
        self.track_colour = [COLOURS.index(t.colour) for t in tracks.values()]
        self.track_start: list[int] = []  # the outermost space of each track
        self.track_length = [t.length for t in tracks.values()]
        self.track_sapper: list[int] = []
        self.space_ids: list[str] = []
        self.space_track: list[int] = []
        for n, (id, t) in enumerate(tracks.items()):
            if t.sapper > t.length:
                raise BadEdition(f"tracks.{id}.sapper: {t.sapper} is beyond its {t.length} spaces")
            self.track_start.append(len(self.space_ids))
            self.track_sapper.append(len(self.space_ids) + t.sapper - 1)
            self.space_ids += [f"{id}-{k}" for k in range(1, t.length + 1)]
            self.space_track += [n] * t.length
        self.space = {id: i for i, id in enumerate(self.space_ids)}
        self.space_colour = [self.track_colour[t] for t in self.space_track]
        self.colour_spaces = [
            [s for s, colour in enumerate(self.space_colour) if colour == c] for c in range(3)
        ]

        defense = _read(edition, "defense", DefenseTrack)
        for id, d in defense.items():
            if not d.lowest <= d.start <= d.highest:
                raise BadEdition(f"defense.{id}.start: not from {d.lowest} to {d.highest}")
        self.defense_start = [defense[c].start for c in COLOURS]
        self.defense_lowest = [defense[c].lowest for c in COLOURS]
        self.defense_highest = [defense[c].highest for c in COLOURS]

        locations = _read(edition, "locations", Location)
        self.location_unit = {int(id.split("-")[1]): at.unit for id, at in locations.items()}
        self.unit_locations: dict[str, tuple[int, ...]] = {
            unit: tuple(n for n, u in self.location_unit.items() if u == unit)
            for unit in (*UNITS, "battalion")
        }
        self.awards = sorted(
            ((a.lowest, id, a.level) for id, a in _read(edition, "awards", Award).items()),
            reverse=True,
        )

    def _read_cards(self, edition: Edition) -> None:
        storm = _read(edition, "storm", StormCard)
        self.storm_ids = tuple(storm)
        self.storm_colour = [COLOURS.index(s.colour) for s in storm.values()]
        self.storm_defense = [s.defense for s in storm.values()]
        self.storm_points = [s.points for s in storm.values()]
        alone = [i for i, s in enumerate(storm.values()) if not s.resupply]
        if len(alone) != 1:
            raise BadEdition("storm: all but one building (Milk House) are on Resupply cards")
        self.milk_house = alone[0]

        kinds = _read(edition, "wehrmacht", WehrmachtKind)
        total = sum(sum(k.decks) for k in kinds.values())
        if total != WEHRMACHT_CARDS:
            raise BadEdition(
                f"wehrmacht: the decks hold {total} cards, there must be {WEHRMACHT_CARDS}"
            )
        if sum(k.decks[-1] for k in kinds.values()) > 3:
            raise BadEdition("wehrmacht: deck 5 holds at most 3 cards: Milk House comes last")
        for id, k in kinds.items():
            if k.effect in TARGETING and len(k.colours) != 6:
                raise BadEdition(f"wehrmacht.{id}.colours: one for each of the six faces")
            if k.effect in TARGETING and not k.dice:
                raise BadEdition(f"wehrmacht.{id}.dice: at least one")
        self.wehrmacht: list[WehrmachtCard] = []
        for deck in range(DECKS):
            for id, k in kinds.items():
                if k.effect == "place-counter" and k.counter not in self.german:
                    raise BadEdition(f"wehrmacht.{id}.counter: no counter {k.counter!r}")
                self.wehrmacht += [
                    WehrmachtCard(
                        id=f"w{len(self.wehrmacht) + 1 + i:02d}",
                        kind=id,
                        effect=k.effect,
                        deck=deck + 1,
                        dice=k.dice,
                        defense=k.defense,
                        colours=tuple(COLOURS.index(c) for c in k.colours),
                        counter=self.german.get(k.counter, -1),
                        storm=self.milk_house if k.effect == "storm-group" else -1,
                    )
                    for i in range(k.decks[deck])
                ]
        competitive = [i for i, c in enumerate(self.wehrmacht) if c.kind == "competitive-riflemen"]
        milk_house = [i for i, c in enumerate(self.wehrmacht) if c.effect == "storm-group"]
        if len(competitive) != 1 or len(milk_house) != 1:
            raise BadEdition("wehrmacht: one Competitive Riflemen card and one Storm Group card")
        self.competitive, self.milk_house_card = competitive[0], milk_house[0]
        self.resupply = []
        for i, s in enumerate(storm.values()):
            if s.resupply:
                self.resupply.append(len(self.wehrmacht))
                card = WehrmachtCard("resupply", "resupply", "resupply", 0, storm=i)
                self.wehrmacht.append(card)
        self.wehrmacht_by_id = {c.id: i for i, c in enumerate(self.wehrmacht)}

        soviet = _read(edition, "soviet", SovietCard)
        fog = _read(edition, "fog", FogCards)["fog-of-war"]
        if fog.deck > fog.count:
            raise BadEdition(f"fog.fog-of-war.deck: {fog.deck} of {fog.count} cards")
        self.soviet_units = [tuple(c.units) for c in soviet.values()] + [()] * fog.count
        self.soviet_ids = tuple(soviet) + tuple(
            f"s{n:02d}" for n in range(len(soviet) + 1, len(soviet) + fog.count + 1)
        )
        self.soviet = {id: i for i, id in enumerate(self.soviet_ids)}
        self.fog = tuple(range(len(soviet), len(soviet) + fog.count))
        self.fog_in_deck = fog.deck

        support = _read(edition, "support", SupportCard)
        self.support_ids = tuple(support)
        self.support_tokens = [tuple(c.tokens.count(t) for t in TOKENS) for c in support.values()]
        self.support_locations = [tuple(c.locations) for c in support.values()]
        self.support_points = [c.points for c in support.values()]

        tactics = _read(edition, "tactics", TacticKind)
        self.tactic_kinds = tuple(tactics)
        self.tactic_amount = {id: t.amount for id, t in tactics.items()}
        self.tactics: list[tuple[str, int]] = []  # kind and deck of each card
        for deck in range(4):
            for id, t in tactics.items():
                self.tactics += [(id, deck + 1)] * t.decks[deck]
        for deck, most in enumerate(TACTICS_REMOVED_AT_MOST, 1):
            if sum(number == deck for _, number in self.tactics) < most:
                raise BadEdition(f"tactics: deck {deck} holds fewer than the {most} set aside")
        if len(self.tactics) != TACTICS_CARDS:
            raise BadEdition(f"tactics: {len(self.tactics)} cards, there must be {TACTICS_CARDS}")


def _read(edition: Edition, table: str, kind: type[Row]) -> dict[str, Row]:
    return {id: msgspec.convert(row, kind) for id, row in edition.figures[table].items()}
