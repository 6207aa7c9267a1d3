"""6 What rescued friends and destroyed enemies bring."""

from __future__ import annotations

import pytest

from stavka.testing import rule
from tests.games.partisans.woods import Woods

KINDS = ("peasant", "partisan", "nkvd", "policeman", "soldier", "officer")


def meeting(camp: str, kind: str, count: int) -> Woods:
    """A camp with 20 weapons, and nothing else, is about to meet people by opening H6."""
    woods = Woods(shown={"G6": f"right={kind}"}, closed={"H6": f"left={kind} {count}"})
    return woods.turn(camp).has_nothing(camp).has(camp, weapons=20)


def check_rescue(camp: str, kind: str, resource: str) -> None:
    """Two of them: three of the resource and a point for each, and nothing else."""
    woods = meeting(camp, kind, 2).play("open H6", "take 2")
    gained = 26 if resource == "weapons" else 6
    assert woods.changes() == {
        f"{camp}.{kind}": 2,
        f"{camp}.{resource}": gained,
        f"{camp}.points": 2,
    }


def check_kill(camp: str, kind: str, gained: dict[str, int], count: int = 2) -> None:
    """They are killed for two weapons each; so much is gained, and nothing else."""
    woods = meeting(camp, kind, count).play("open H6")
    weapons = 20 - 2 * count + gained.get("weapons", 0)
    expected = {f"{camp}.{name}": value for name, value in gained.items()}
    assert woods.changes() == {**expected, f"{camp}.weapons": weapons}


@rule("partisans:6.1a")
@pytest.mark.parametrize("camp", ["peasant", "partisan", "nkvd"])
def test_partisans_rescue_nkvd_officers(camp: str) -> None:
    check_rescue(camp, "nkvd", "maps")


@rule("partisans:6.1b")
@pytest.mark.parametrize("camp", ["peasant", "partisan", "nkvd"])
def test_partisans_rescue_partisans(camp: str) -> None:
    check_rescue(camp, "partisan", "weapons")


@rule("partisans:6.1c")
@pytest.mark.parametrize("camp", ["peasant", "partisan", "nkvd"])
def test_partisans_rescue_peasants(camp: str) -> None:
    check_rescue(camp, "peasant", "food")


@rule("partisans:6.2a")
@pytest.mark.parametrize("camp", ["peasant", "partisan"])
def test_partisans_destroy_policemen(camp: str) -> None:
    check_kill(camp, "policeman", {"points": 2, "food": 6})


@rule("partisans:6.2b")
@pytest.mark.parametrize("camp", ["peasant", "partisan"])
def test_partisans_destroy_soldiers(camp: str) -> None:
    check_kill(camp, "soldier", {"points": 2, "weapons": 6})


@rule("partisans:6.2c")
@pytest.mark.parametrize("camp", ["peasant", "partisan"])
def test_partisans_destroy_wehrmacht_officers(camp: str) -> None:
    check_kill(camp, "officer", {"points": 6, "maps": 2})


@rule("partisans:6.2d")
@pytest.mark.parametrize(
    ("kind", "gained"),
    [
        ("policeman", {"points": 3, "food": 9}),
        ("soldier", {"points": 3, "weapons": 9}),
        ("officer", {"points": 9, "maps": 3}),
    ],
)
def test_each_destroyed_enemy_counts(kind: str, gained: dict[str, int]) -> None:
    check_kill("peasant", kind, gained, count=3)


@rule("partisans:6.3a")
@pytest.mark.parametrize("camp", ["policeman", "soldier", "officer"])
def test_occupiers_rescue_wehrmacht_officers(camp: str) -> None:
    check_rescue(camp, "officer", "maps")


@rule("partisans:6.3b")
@pytest.mark.parametrize("camp", ["policeman", "soldier", "officer"])
def test_occupiers_rescue_soldiers(camp: str) -> None:
    check_rescue(camp, "soldier", "weapons")


@rule("partisans:6.3c")
@pytest.mark.parametrize("camp", ["policeman", "soldier", "officer"])
def test_occupiers_rescue_policemen(camp: str) -> None:
    check_rescue(camp, "policeman", "food")


@rule("partisans:6.4a")
@pytest.mark.parametrize("camp", ["policeman", "soldier"])
def test_occupiers_destroy_peasants(camp: str) -> None:
    check_kill(camp, "peasant", {"points": 2, "food": 6})


@rule("partisans:6.4b")
@pytest.mark.parametrize("camp", ["policeman", "soldier"])
def test_occupiers_destroy_partisans(camp: str) -> None:
    check_kill(camp, "partisan", {"points": 2, "weapons": 6})


@rule("partisans:6.4c")
@pytest.mark.parametrize("camp", ["policeman", "soldier"])
def test_occupiers_destroy_nkvd_officers(camp: str) -> None:
    check_kill(camp, "nkvd", {"points": 6, "maps": 2})


@rule("partisans:6.5a")
@pytest.mark.parametrize(
    ("kind", "resource"), [("nkvd", "maps"), ("partisan", "weapons"), ("peasant", "food")]
)
def test_transport_does_not_double_what_rescued_people_bring(kind: str, resource: str) -> None:
    woods = meeting("peasant", kind, 2).has("peasant", weapons=0, transport=1)
    woods.play("open H6", "take 2")
    assert woods.changes() == {
        f"peasant.{kind}": 2,
        f"peasant.{resource}": 6,
        "peasant.points": 2,
    }


@rule("partisans:6.5a")
def test_transport_does_not_double_what_destroyed_enemies_bring() -> None:
    woods = meeting("peasant", "policeman", 2).has("peasant", transport=1).play("open H6")
    assert woods.changes() == {
        "peasant.weapons": 16,
        "peasant.food": 6,
        "peasant.points": 2,
    }
