"""Editions: figures that would stop a match are refused, or the match goes on with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stavka.games.pavlov.rules.soviet_cards import SovietCardPhase
from stavka.kernel import BadEdition
from tests.games.pavlov.house import House


def assault(house: House) -> None:
    house.only(pavlov="green-3").track(1, "scouts").dice(3).card("assault")


def armored_assault(house: House) -> None:
    house.only(pavlov="reserves").track(1, "panzer-ii").card("assault")


def sniper(house: House) -> None:
    house.only(pavlov="green-3", chait="purple-3").card("sniper", 6, 3)


def draw(house: House) -> None:
    for _ in range(8):
        house.at(SovietCardPhase(), phase="soviet-cards").happens()
        house.play("end-cards")


def nothing(house: House) -> None:
    house.sound()


NO_TACTICS: dict[str, object] = {
    f"tactics.{kind}.decks": [0, 0, 0, 0]
    for kind in ("artillery-barrage", "air-superiority", "recon", "sharpshooters", "smoke-screen")
}
CASES: dict[str, tuple[dict[str, object], dict[str, Any], Callable[[House], None]]] = {
    "infantry without value": ({"germans.scouts.value": 0}, {}, assault),
    "armor without value": ({"germans.panzer-ii.value": 0}, {}, armored_assault),
    "sniper without dice": ({"wehrmacht.sniper.dice": 0}, {}, sniper),
    "colours for five faces": ({"wehrmacht.sniper.colours": ["red"] * 5}, {}, sniper),
    "no fog of war": ({"fog.fog-of-war.count": 0, "fog.fog-of-war.deck": 0}, {}, draw),
    "more fog in the deck than there is": ({"fog.fog-of-war.deck": 9}, {}, draw),
    "defense starts above its highest": ({"defense.red.highest": 5}, {}, nothing),
    "more food in the supplies than there is": ({"tokens.food.supplies": 9}, {}, nothing),
    "too few tactics cards": (NO_TACTICS, {"tactics": "veteran"}, nothing),
}


@pytest.mark.parametrize(("figures", "options", "play"), CASES.values(), ids=CASES)
def test_an_edition_is_refused_or_can_be_played(
    figures: dict[str, object], options: dict[str, Any], play: Callable[[House], None]
) -> None:
    try:
        house = House(figures=figures, **options)
    except BadEdition:
        return
    play(house)
    house.sound()
