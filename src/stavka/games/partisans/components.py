"""The components of Partisans: what an edition's tables must look like, and the box.

The box is the edition as the rules want it: lists by index, in the order of the names below.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stavka.kernel import BadEdition, Edition, Kept

Resource = Literal["maps", "fuel", "weapons", "water", "food", "wood"]
Person = Literal["peasant", "partisan", "nkvd", "policeman", "soldier", "officer"]
EventKind = Literal[
    "none", "cache", "loss", "fire", "frostbite", "wounds", "leader-wounded", "transport",
    "incendiary", "sabotage",
]  # fmt: skip
Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Amount = Annotated[int, Meta(ge=-99, le=99)]

RESOURCES: tuple[Resource, ...] = ("maps", "fuel", "weapons", "water", "food", "wood")
MAPS, FUEL, WEAPONS, WATER, FOOD, WOOD = range(6)
KINDS = len(RESOURCES)

# A role and a kind of people are the same thing: three of each side, common folk, fighters and
# officers in this order.
ROLES: tuple[Person, ...] = ("peasant", "partisan", "nkvd", "policeman", "soldier", "officer")
RANKS = 3
OFFICER = 2
SIDES = ("partisans", "occupiers")
# A camp is called by its hero's role. Where all are on one side a role may be taken twice.
HEROES: tuple[str, ...] = (*ROLES, *(f"{role}-2" for role in ROLES))

EVENTS: tuple[EventKind, ...] = (
    "none", "cache", "loss", "fire", "frostbite", "wounds", "leader-wounded", "transport",
    "incendiary", "sabotage",
)  # fmt: skip
BATTLES = ("only-weapons", "only-people", "both", "defender")
FIGURES = (
    "cards-a-player", "weapons-an-enemy", "weapons-an-enemy-incendiary", "death", "full-map",
    "full-map-points", "fortifications", "fortifications-points", "domination-points",
    "outside-rate", "healing-food", "healing-water", "incendiary-fuel", "brigade-food",
    "brigade-water", "longest-destruction",
)  # fmt: skip


class Stores(msgspec.Struct, forbid_unknown_fields=True):
    maps: Count
    fuel: Count
    weapons: Count
    water: Count
    food: Count
    wood: Count


class People(msgspec.Struct, forbid_unknown_fields=True):
    loot: Resource
    rescue_points: Count
    rescue_loot: Count
    kill_points: Count
    kill_loot: Count


class Battle(msgspec.Struct, forbid_unknown_fields=True):
    people: Count
    weapons: Count


class Figure(msgspec.Struct, forbid_unknown_fields=True):
    value: Some


class Card(msgspec.Struct, forbid_unknown_fields=True):
    left: Person
    count: Some
    right: Person
    top: Resource
    top_amount: Amount
    bottom: Resource
    bottom_amount: Amount
    event: EventKind
    resource: Resource | Literal["none"]
    amount: Count
    water: Count


COMPONENTS: dict[str, type[msgspec.Struct]] = {
    "stores": Stores,
    "people": People,
    "battle": Battle,
    "figures": Figure,
    "cards": Card,
}


class Side(msgspec.Struct, frozen=True):
    """A card as the rules read it: indices in place of names."""

    left: int
    count: int
    right: int
    top: int
    top_amount: int
    bottom: int
    bottom_amount: int
    event: EventKind
    resource: int  # -1: none
    amount: int
    water: int


class Reward(msgspec.Struct, frozen=True):
    points: int
    resource: int
    loot: int


class Box:
    """Everything in the box."""

    def __init__(self, edition: Edition) -> None:
        self.hash = edition.hash
        self.kept = Kept()
        figures = edition.figures
        _complete(figures, "stores", ("basic", *ROLES))
        _complete(figures, "people", ROLES)
        _complete(figures, "battle", BATTLES)
        _complete(figures, "figures", FIGURES)
        stores = figures["stores"]
        self.start = tuple(
            tuple(int(stores["basic"][r]) + int(stores[role][r]) for r in RESOURCES)
            for role in ROLES
        )
        self.rescue = tuple(_reward(figures["people"][role], "rescue") for role in ROLES)
        self.kill = tuple(_reward(figures["people"][role], "kill") for role in ROLES)
        self.battle = {
            name: (int(row["people"]), int(row["weapons"]))
            for name, row in figures["battle"].items()
        }
        self.card_ids = tuple(figures["cards"])
        self.cards = tuple(_card(id, row) for id, row in figures["cards"].items())

        def figure(name: str) -> int:
            return int(figures["figures"][name]["value"])

        self.cards_a_player = figure("cards-a-player")
        self.weapons_an_enemy = (
            figure("weapons-an-enemy"),
            figure("weapons-an-enemy-incendiary"),
        )
        self.death = figure("death")
        self.full_map = figure("full-map")
        self.full_map_points = figure("full-map-points")
        self.fortifications = figure("fortifications")
        self.fortifications_points = figure("fortifications-points")
        self.domination_points = figure("domination-points")
        self.outside_rate = figure("outside-rate")
        self.healing_food = figure("healing-food")
        self.healing_water = figure("healing-water")
        self.incendiary_fuel = figure("incendiary-fuel")
        self.brigade_food = figure("brigade-food")
        self.brigade_water = figure("brigade-water")
        self.longest_destruction = figure("longest-destruction")
        if self.outside_rate < 2:
            raise BadEdition("figures.outside-rate.value: at one to one trade would never end")
        if len(self.cards) < len(ROLES) * self.cards_a_player:
            raise BadEdition(
                f"figures.cards-a-player.value: six players need {len(ROLES) * self.cards_a_player}"
                f" cards, the deck has {len(self.cards)}"
            )
        if self.longest_destruction > LONGEST:
            raise BadEdition(f"figures.longest-destruction.value: at most {LONGEST} months")


# Months of a game to destruction, so that no match is longer than its most choices.
LONGEST = 24


def _complete(figures: dict[str, dict[str, dict[str, object]]], table: str, names: object) -> None:
    for name in names:  # type: ignore[attr-defined]
        if name not in figures[table]:
            raise BadEdition(f"{table}: no entry {name!r}")


def _reward(row: dict[str, object], how: str) -> Reward:
    return Reward(
        points=int(str(row[f"{how}_points"])),
        resource=RESOURCES.index(row["loot"]),
        loot=int(str(row[f"{how}_loot"])),
    )


def _card(id: str, row: dict[str, object]) -> Side:
    card = msgspec.convert(row, Card)
    if card.event in ("cache", "loss") and card.resource == "none":
        raise BadEdition(f"cards.{id}.resource: a {card.event} needs one")
    return Side(
        left=ROLES.index(card.left),
        count=card.count,
        right=ROLES.index(card.right),
        top=RESOURCES.index(card.top),
        top_amount=card.top_amount,
        bottom=RESOURCES.index(card.bottom),
        bottom_amount=card.bottom_amount,
        event=card.event,
        resource=-1 if card.resource == "none" else RESOURCES.index(card.resource),
        amount=card.amount,
        water=card.water,
    )
