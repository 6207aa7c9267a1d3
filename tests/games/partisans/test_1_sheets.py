"""1 Record sheets."""

from __future__ import annotations

import pytest

from stavka.games.partisans import GAME
from stavka.games.partisans.events import AttackThreatened, FireQuenched
from stavka.testing import rule
from tests.games.partisans.woods import Woods

RESOURCES = {"food", "weapons", "fuel", "water", "maps", "wood"}
BONUSES = {"transport", "full_map", "fortified", "incendiary", "brigade", "dominated"}
ENEMY = {"H6": "right=policeman"}


@rule("partisans:1.1a")
@pytest.mark.parametrize("camp", ["peasant", "partisan", "nkvd"])
def test_a_partisan_sheet_has_points_three_kinds_of_people_and_six_resources(
    woods: Woods, camp: str
) -> None:
    assert woods.points(camp) == 0
    assert woods.people(camp) == {"peasant": 0, "partisan": 0, "nkvd": 0}
    assert set(woods.store(camp)) == RESOURCES
    assert woods.match.view(None)["board"]["target"] == 50


@rule("partisans:1.2a")
@pytest.mark.parametrize("camp", ["policeman", "soldier", "officer"])
def test_an_occupier_sheet_has_points_three_kinds_of_people_and_six_resources(
    woods: Woods, camp: str
) -> None:
    assert woods.points(camp) == 0
    assert woods.people(camp) == {"policeman": 0, "soldier": 0, "officer": 0}
    assert set(woods.store(camp)) == RESOURCES


@rule("partisans:1.1a", "partisans:1.2a")
def test_all_sheets_lie_open_to_everybody(woods: Woods) -> None:
    woods.has("nkvd", peasant=3, water=4, points=7)
    public = woods.match.view(None)["board"]
    assert public["camps"][2]["people"]["peasant"] == 3
    for seat in woods.match.seats:
        assert woods.match.view(seat)["board"] == public


@rule("partisans:1.2b")
def test_there_is_one_kind_of_german_officer() -> None:
    kinds = list(GAME.edition.figures["people"])
    assert kinds == ["peasant", "partisan", "nkvd", "policeman", "soldier", "officer"]
    cards = GAME.edition.figures["cards"].values()
    assert {card["left"] for card in cards} == {card["right"] for card in cards} == set(kinds)


@rule("partisans:1.3a")
@pytest.mark.parametrize("camp", ["peasant", "officer"])
def test_both_sheets_list_five_bonuses_and_full_domination(woods: Woods, camp: str) -> None:
    flags = {name for name, value in woods.sheet(camp).items() if value is False}
    assert flags == BONUSES | {"out", "bedridden", "leader_hurt"}


@rule("partisans:1.3b")
def test_fortifications_give_ten_points_at_once() -> None:
    woods = Woods(shown={"H5": "bottom=wood 1"}, closed={"H6": "top=wood 1"})
    woods.has("peasant", wood=59).play("open H6")
    assert woods.changes() == {
        "peasant.wood": 60,
        "peasant.fortified": True,
        "peasant.points": 10,
    }


@rule("partisans:1.3b")
@pytest.mark.parametrize(("wood", "weapons"), [(59, 12), (60, 24)])
def test_fortifications_make_an_attacker_spend_twice_as_many_weapons(
    woods: Woods, wood: int, weapons: int
) -> None:
    woods.has("peasant", wood=wood, peasant=3, weapons=0).has("soldier", weapons=30, soldier=1)
    woods.attacks("soldier").play("attack peasant")
    assert [(e.people, e.weapons) for e in woods.told(AttackThreatened)] == [(0, weapons)]
    woods.play("defend")
    assert woods.sheet("soldier")["weapons"] == 30 - weapons
    assert woods.sheet("soldier")["soldier"] == 1


@rule("partisans:1.3c")
@pytest.mark.parametrize(("incendiary", "weapons"), [(0, 4), (1, 7)])
def test_incendiaries_halve_the_weapons_for_each_enemy(incendiary: int, weapons: int) -> None:
    woods = Woods(shown=ENEMY, closed={"I6": "left=policeman 3"})
    woods.has("peasant", weapons=10, food=0, incendiary=incendiary).play("open I6")
    assert woods.changes() == {
        "peasant.weapons": weapons,
        "peasant.food": 9,
        "peasant.points": 3,
    }


@rule("partisans:1.3c")
@pytest.mark.parametrize(("incendiary", "changes"), [(0, {}), (1, {"soldier.points": 3})])
def test_incendiaries_allow_sabotage(incendiary: int, changes: dict[str, object]) -> None:
    woods = Woods(closed={"H6": "event=sabotage 3"}).turn("soldier")
    woods.has("soldier", incendiary=incendiary).play("open H6")
    assert woods.changes() == changes


@rule("partisans:1.3d")
@pytest.mark.parametrize(("brigade", "changes"), [(0, {"peasant.wood": 15}), (1, {})])
def test_a_fire_brigade_protects_against_fires(brigade: int, changes: dict[str, object]) -> None:
    woods = Woods(closed={"H6": "event=fire 10"})
    woods.has("peasant", wood=25, peasant=1, brigade=brigade).play("open H6")
    assert woods.changes() == changes
    assert bool(woods.told(FireQuenched)) == bool(brigade)


@rule("partisans:1.3e")
@pytest.mark.parametrize("camp", ["peasant", "officer"])
def test_transport_doubles_what_is_collected_and_gives_one_more_turn(camp: str) -> None:
    woods = Woods(shown={"H5": "bottom=wood 1"}, closed={"H6": "top=wood 4"})
    woods.turn(camp).has(camp, wood=10, transport=1).play("open H6")
    assert woods.changes() == {f"{camp}.wood": 18}
    assert (woods.waiting(), woods.asked()) == (camp, "open-card")
    woods.play(f"open {woods.spares[0]}")
    assert woods.waiting() != camp


@rule("partisans:1.3f")
@pytest.mark.parametrize("camp", ["peasant", "officer"])
def test_the_sixtieth_map_gives_ten_points_and_one_more_turn(camp: str) -> None:
    woods = Woods(closed={"H6": "event=cache maps 1"}).turn(camp)
    woods.has(camp, maps=59).play("open H6")
    assert woods.changes() == {
        f"{camp}.maps": 60,
        f"{camp}.full_map": True,
        f"{camp}.points": 10,
        f"{camp}.cards": 2,
    }
    assert (woods.waiting(), woods.asked()) == (camp, "open-card")


@rule("partisans:1.3g")
def test_the_fifth_bonus_gives_fifty_points_at_once() -> None:
    woods = Woods(closed={"H6": "event=incendiary"}, target=99)
    woods.has("peasant", maps=60, wood=60, transport=1, brigade=1, peasant=1).play("open H6")
    assert woods.changes() == {
        "peasant.incendiary": True,
        "peasant.dominated": True,
        "peasant.points": 50,
    }
