"""The worked examples of the rulebook with their very figures, and some more that follow."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import Contest, HitsTaken, ShotFired, SteadfastnessTested
from stavka.games.tanks.position import Order
from stavka.games.tanks.rules.shooting import ON_THE_MOVE, SUPPRESSIVE, accuracy_at, dice_of
from stavka.testing import rule
from tests.games.tanks.field import Battle

PASSED, FAILED = (1, 1), (6, 6)


def dice(hits: int, count: int) -> tuple[int, ...]:
    """So many dice that hit at any accuracy, the others miss."""
    return (1,) * hits + (6,) * (count - hits)


@rule("tanks:1.2c", "tanks:1.2b")
@pytest.mark.parametrize(
    ("card", "enemy", "allowed"),
    [("kv2", "pz3g", False), ("stug", "t34", False), ("t34", "pz3g", True)],
)
def test_the_example_of_an_order_that_is_not_on_the_card(
    card: str, enemy: str, allowed: bool
) -> None:
    battle = Battle(f"{card} 0505", f"{enemy} 0507")
    order = f"{card}-1 move-fire {enemy}-1 0504*"
    assert battle.allowed(order) is allowed
    assert bool(battle.offered(f"{card}-1", "move-fire")) is allowed
    if not allowed:
        refusal = battle.refused(order)
        assert (refusal.id, refusal.rule) == ("not-on-card", "tanks:1.2b")


def protection_example(last_test: tuple[int, int]) -> Battle:
    """A T-34 in sparse woods under Suppressive fire of a Pz.II (1 hit), Fire of a Pz.III (2 hits)
    and Fire on the move of another Pz.III (2 hits)."""
    battle = Battle(
        "t34 0505", "pz2 0507", "pz3g 0605", "pz3g 0407", terrain={"0505": "sparse-woods"}
    )
    assert battle.protection("t34-1") == 4
    battle.dice(*dice(1, 6), *PASSED)  # 4 + 2 dice: half more
    battle.dice(*dice(2, 6))  # no damage, so no test
    battle.dice(*dice(2, 3), *last_test)  # half of 6
    return battle.turn("pz2-1 suppress t34-1", "pz3g-1 fire t34-1", "pz3g-2 move-fire t34-1 0406*")


@rule("tanks:3.5g", "tanks:3.5d", "tanks:5.1a", "tanks:7.2c")
def test_the_example_of_protection_and_a_failed_test() -> None:
    battle = protection_example(FAILED)
    taken = [(e.hits, e.stopped, e.damage) for e in battle.told(HitsTaken)]
    assert taken == [(1, 1, 0), (2, 2, 0), (2, 1, 1)]
    assert battle.strength("t34-1") == 2
    assert [(e.unit, e.passed) for e in battle.told(SteadfastnessTested)] == [
        ("t34-1", True),
        ("t34-1", False),
    ]
    assert battle.is_suppressed("t34-1")
    assert battle.p.turn == 2
    assert battle.protection("t34-1") == 3


@rule("tanks:3.5g", "tanks:3.5f")
def test_the_example_of_protection_had_the_last_test_been_passed() -> None:
    battle = protection_example(PASSED)
    assert not battle.is_suppressed("t34-1")
    assert battle.strength("t34-1") == 2
    assert battle.protection("t34-1") == 4


@rule("tanks:3.5g")
def test_the_example_step_by_step() -> None:
    battle = Battle("t34 0505", "pz2 0507", terrain={"0505": "sparse-woods"})
    left = [battle.protection("t34-1")]
    for hits in (1, 3, 4):
        battle.hit("t34-1", hits)
        left.append(battle.protection("t34-1"))
    assert left == [4, 3, 1, 0]


@rule("tanks:3.10d", "tanks:3.10b", "tanks:3.10c", "tanks:7.1b")
@pytest.mark.parametrize(("tanks", "count"), [(3, 12), (2, 11), (1, 10)])
def test_the_example_of_intensity_against_light_tanks(tanks: int, count: int) -> None:
    battle = Battle("t34g 0505", "pz2 0507").weaken("t34g-1", tanks)
    battle.dice(*dice(0, count)).turn("t34g-1 fire pz2-1")
    assert [len(e.dice) for e in battle.told(ShotFired)] == [count]


# Where each of the five stands, its route to 0506, its steadfastness and its die.
RIVALS = {
    "t26-1": ("0504", "0505", 7, 5),
    "t26-2": ("0404", "0405", 7, 3),
    "p35-1": ("0508", "0507", 8, 2),
    "p35-2": ("0607", "0606", 5, 3),
    "p35-3": ("0407", "0406", 7, 4),
}


@rule("tanks:9.3e", "tanks:9.3a", "tanks:9.3b", "tanks:9.3c")
def test_the_example_of_a_contested_hex() -> None:
    loss = {"units.t26.steadfastness": 7, "units.p35.steadfastness": 8, "units.p35.loss": 1}
    battle = Battle(
        *(f"{unit[:3]} {start}" for unit, (start, *_) in RIVALS.items()),
        figures={**loss, "units.p35.strength": 9, "units.p35.light": [1] * 9,
                 "units.p35.medium": [1] * 9, "units.p35.heavy": [1] * 9},
    )  # fmt: skip
    battle.weaken("p35-2", 6).weaken("p35-3", 8)
    assert {u: battle.steadfastness(u) for u in RIVALS} == {u: r[2] for u, r in RIVALS.items()}
    battle.dice(*(r[3] for r in RIVALS.values()))
    battle.turn(*(f"{unit} march {via} 0506" for unit, (_, via, _, _) in RIVALS.items()))
    assert {e.unit: e.total for e in battle.told(Contest)} == {
        "t26-1": 12, "t26-2": 10, "p35-1": 10, "p35-2": 8, "p35-3": 11,
    }  # fmt: skip
    assert [e.unit for e in battle.told(Contest) if e.enters] == ["t26-1"]
    assert {unit: battle.at(unit) for unit in RIVALS} == {
        "t26-1": "0506", "t26-2": "0405", "p35-1": "0507", "p35-2": "0606", "p35-3": "0406",
    }  # fmt: skip


@rule("tanks:5.2a", "tanks:5.2b")
@pytest.mark.parametrize(
    ("tanks", "thrown", "passed"),
    [(3, (4, 5), True), (3, (4, 6), False), (2, (3, 4), True), (2, (4, 4), False)],
)
def test_the_sum_must_not_exceed_the_steadfastness_of_the_moment(
    tanks: int, thrown: tuple[int, int], passed: bool
) -> None:
    battle = Battle("t34 0505", "pz2 0507").weaken("t34-1", tanks)
    battle.dice(*dice(0, 6), *thrown).turn("pz2-1 suppress t34-1")
    (test,) = battle.told(SteadfastnessTested)
    assert (test.total, test.steadfastness, test.passed) == (
        sum(thrown),
        9 - 2 * (3 - tanks),
        passed,
    )
    assert battle.is_suppressed("t34-1") is not passed


@rule("tanks:10.2e", "tanks:10.4.4d", "tanks:5.3c", "tanks:5.3e")
def test_suppressed_units_lose_orders_and_cover() -> None:
    battle = Battle("t34 0505", "pz2 0507", terrain={"0505": "sparse-woods"})
    battle.dice(*dice(0, 6), *FAILED).turn("pz2-1 suppress t34-1", "t34-1 march 0504")
    assert battle.at("t34-1") == "0505"
    assert battle.protection("t34-1") == 3


# Figures that follow from the cards


@rule("tanks:10.2c")
@pytest.mark.parametrize(("plain", "suppressive"), [(7, 11), (5, 8), (1, 2), (6, 9)])
def test_suppressive_fire_throws_half_as_many_dice_again(plain: int, suppressive: int) -> None:
    figures = {"units.pz2.medium": [plain] * 3}
    battle = Battle("t34 0505", "pz2 0507", figures=figures)
    assert dice_of(battle.p, battle.unit("pz2-1"), battle.unit("t34-1"), SUPPRESSIVE) == suppressive


@rule("tanks:10.11b", "tanks:11.2a")
@pytest.mark.parametrize(("less", "count"), [("half", 3), (2, 4), (9, 0)])
def test_fire_on_the_move_throws_fewer_dice(duel: Battle, less: object, count: int) -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"units.pz3g.on_the_move_dice": less})
    assert dice_of(battle.p, battle.unit("pz3g-1"), battle.unit("t34-1"), ON_THE_MOVE) == count


@rule("tanks:10.5.4a")
def test_an_ambush_shoots_better_by_one() -> None:
    battle = Battle("t34 0505", "pz3g 0508", terrain={"0505": "sparse-woods"})
    battle.hide("t34-1", "0506", 3).dice(3, 3, 3, *dice(0, 7))
    battle.turn("pz3g-1 march 0507")
    (shot,) = battle.told(ShotFired)
    assert (shot.unit, shot.distance, shot.accuracy, shot.hits) == ("t34-1", 3, 2, 0)


def test_accuracy_of_an_ambush_at_two_hexes(duel: Battle) -> None:
    unit = duel.unit("t34-1")
    assert (accuracy_at(duel.p, unit, 2), accuracy_at(duel.p, unit, 2, 1)) == (2, 3)


@rule("tanks:8.1f", "tanks:8.1b")
def test_the_sector_of_three_hexes_holds_nine(duel: Battle) -> None:
    p, at = duel.p, duel.hex("0507")
    sizes = [
        p.field.sector(at, facing, far).bit_count() for facing in range(6) for far in (1, 2, 3)
    ]
    assert sizes == [1, 4, 9] * 6


def test_fire_of_a_full_t34_at_a_pz2_in_the_open() -> None:
    battle = Battle("t34 0505", "pz2 0507").dice(2, 2, 2, *dice(0, 8), *PASSED)
    battle.turn("t34-1 fire pz2-1")
    (shot,) = battle.told(ShotFired)
    assert (len(shot.dice), shot.accuracy, shot.hits) == (11, 2, 3)
    assert battle.strength("pz2-1") == 2


def test_orders_can_be_looked_at_as_they_stand(duel: Battle) -> None:
    duel.write("t34-1 march 0504")
    assert duel.p.drafts[duel.unit("t34-1")] == Order(9, route=(duel.hex("0504"),))
