"""3 Roles and starting resources."""

from __future__ import annotations

import pytest

from stavka.games.partisans import GAME
from stavka.testing import refused, rule
from tests.games.partisans.woods import Woods

ROLES = ("peasant", "partisan", "nkvd", "policeman", "soldier", "officer")
RESOURCES = ("maps", "fuel", "weapons", "water", "food", "wood")
TEN = dict.fromkeys(RESOURCES, 10)


@rule("partisans:3.1a")
@pytest.mark.parametrize("role", ROLES)
def test_without_a_bonus_every_hero_has_ten_of_each_resource(role: str) -> None:
    none = {f"stores.{role}.{resource}": 0 for resource in RESOURCES}
    assert Woods(figures=none).store(role) == TEN


@rule("partisans:3.2a")
def test_roles_are_chosen_by_one_after_the_other() -> None:
    match = GAME.start("three", 1)
    for seat, role in zip(match.seats, ("officer", "peasant", "soldier"), strict=True):
        assert match.waiting == (seat,)
        match.play(seat, f"role {role}")
    board = match.view(None)["board"]
    assert [camp["id"] for camp in board["camps"]] == ["officer", "peasant", "soldier"]
    assert board["month"] == 1


@rule("partisans:3.2a")
def test_before_a_role_is_chosen_nothing_else_can_be_done() -> None:
    refusal = refused(GAME.start("two", 1), "player-1", "open H6")
    assert (refusal.id, refusal.rule) == ("choose-a-role", "partisans:3.2a")


@rule("partisans:3.2a")
def test_roles_may_be_dealt_by_lot() -> None:
    seen = set()
    for seed in range(20):
        match = GAME.start("six", seed, {"roles": "dealt"})
        camps = [camp["id"] for camp in match.view(None)["board"]["camps"]]
        assert sorted(camps) == sorted(ROLES)
        assert match.view(None)["board"]["month"] == 1
        seen.add(camps[0])
    assert seen == set(ROLES)


def bonus(role: str) -> dict[str, int]:
    """What a role has more than ten of."""
    store = Woods().store(role)
    return {name: store[name] - 10 for name in RESOURCES if store[name] != 10}


@rule("partisans:3.3a")
def test_the_bonus_of_a_policeman() -> None:
    assert list(bonus("policeman").values()) == [5, 10, 10, 5]


@rule("partisans:3.3b")
def test_the_bonus_of_a_soldier() -> None:
    assert list(bonus("soldier").values()) == [10, 20]


@rule("partisans:3.3c")
def test_the_bonus_of_a_wehrmacht_officer() -> None:
    assert list(bonus("officer").values()) == [10, 10, 5, 5]


@rule("partisans:3.3d")
def test_the_bonus_of_a_peasant() -> None:
    assert bonus("peasant") == {"water": 10, "food": 20}


@rule("partisans:3.3e")
def test_the_bonus_of_a_partisan() -> None:
    assert list(bonus("partisan").values()) == [5, 5, 5, 15]


@rule("partisans:3.3f")
def test_the_bonus_of_an_nkvd_officer() -> None:
    assert list(bonus("nkvd").values()) == [15, 5, 5, 5]


@rule("partisans:3.3g")
@pytest.mark.parametrize(
    ("role", "more"),
    [
        ("policeman", {"fuel": 5, "weapons": 10, "food": 10, "wood": 5}),
        ("soldier", {"fuel": 10, "weapons": 20}),
        ("officer", {"maps": 10, "fuel": 10, "weapons": 5, "water": 5}),
        ("partisan", {"weapons": 5, "water": 5, "food": 5, "wood": 15}),
        ("nkvd", {"maps": 15, "fuel": 5, "weapons": 5, "water": 5}),
    ],
)
def test_the_columns_of_the_bonuses(role: str, more: dict[str, int]) -> None:
    assert bonus(role) == more
    assert sum(more.values()) == 30


@rule("partisans:3.3g")
def test_only_the_peasant_row_of_the_bonuses_counts_as_printed() -> None:
    origins = {role: GAME.edition.origins[f"stores.{role}.water"] for role in ROLES}
    assert origins == dict.fromkeys(ROLES, "reconstructed") | {"peasant": "printed"}


@rule("partisans:3.3h")
def test_example_the_peasant_adds_ten_water_and_twenty_food() -> None:
    store = {"maps": 10, "fuel": 10, "weapons": 10, "water": 20, "food": 30, "wood": 10}
    assert Woods("peasant", "soldier").store("peasant") == store


@rule("partisans:3.4a")
def test_fuel_makes_incendiaries_at_the_end_of_a_month(woods: Woods) -> None:
    woods.has("peasant", fuel=27).workshop("peasant").play("make")
    assert woods.changes() == {"peasant.fuel": 2, "peasant.incendiary": True}


@rule("partisans:3.4a")
def test_twenty_four_fuel_are_too_little_to_make_incendiaries(woods: Woods) -> None:
    woods.has("peasant", fuel=24, peasant=1).workshop("peasant")
    assert woods.offered() == ["organise", "done"]
    refusal = woods.refused("make")
    assert (refusal.id, refusal.rule) == ("fuel-too-little", "partisans:3.4a")


@rule("partisans:3.4a")
def test_if_nothing_is_made_from_fuel_no_rule_uses_it() -> None:
    woods = Woods(made_from_fuel=False).has("peasant", fuel=60, peasant=1).workshop("peasant")
    assert woods.offered() == ["organise", "done"]
    refusal = woods.refused("make")
    assert (refusal.id, refusal.rule) == ("not-made-from-fuel", "partisans:3.4a")
    woods.play("done").month_ends().until("open-card")
    assert woods.store("peasant")["fuel"] == 60


@rule("partisans:3.4a")
def test_fuel_can_be_traded(woods: Woods) -> None:
    woods.has("peasant", fuel=10).trade("peasant").play("exchange fuel wood", "get 2")
    assert woods.changes() == {"peasant.fuel": 0, "peasant.wood": 12}
