"""13 Terrain: movement."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import UnitMoved
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import shot

CARDS = {"light": "bt5", "medium": "t34", "heavy": "kv1"}
ROUTE = ["0506", "0507", "0508", "0509", "0510", "0511", "0512"]


def farthest(battle: Battle, order: str, route: list[str] = ROUTE) -> int:
    """How many hexes of this route an order may cover."""
    n = 0
    while n < len(route) and battle.allowed(f"{order} {' '.join(route[: n + 1])}"):
        n += 1
    return n


def tank(
    type: str, march: int, terrain: dict[str, str] | None = None, roads: list[str] | None = None
) -> Battle:
    """A tank of this type on 0505 whose orders cover so many hexes."""
    card = CARDS[type]
    figures = {f"units.{card}.{order}": march for order in ("march", "attack", "on_the_move")}
    return Battle(f"{card} 0505", "pz3g 0503", terrain=terrain, roads=roads, figures=figures)


def marched(
    type: str, march: int, terrain: dict[str, str] | None = None, roads: list[str] | None = None
) -> int:
    return farthest(tank(type, march, terrain, roads), f"{CARDS[type]}-1 march")


def refusal_of_march(battle: Battle, unit: str, count: int) -> tuple[str, str | None]:
    refusal = battle.refused(f"{unit} march {' '.join(ROUTE[:count])}")
    return refusal.id, refusal.rule


# 13.0 Entering and leaving


@rule("tanks:13.0a")
@pytest.mark.parametrize("terrain", ["sparse-woods", "plough", "village", "ravine"])
@pytest.mark.parametrize("type", ["light", "medium", "heavy"])
def test_leaving_terrain_costs_nothing(type: str, terrain: str) -> None:
    assert marched(type, 4, terrain={"0505": terrain}) == 4


@rule("tanks:13.0a")
@pytest.mark.parametrize("entered", ["0506", "0507", "0508"])
def test_terrain_counts_when_it_is_entered(entered: str) -> None:
    assert marched("light", 4, terrain={entered: "sparse-woods"}) == 3


# 13.3, 13.6, 13.8 Where tanks cannot go


@pytest.mark.parametrize(
    ("terrain", "row"),
    [
        pytest.param("swamp", "13.3c", marks=rule("tanks:13.3c")),
        pytest.param("forest", "13.6b", marks=rule("tanks:13.6b")),
        pytest.param("lake", "13.8b", marks=rule("tanks:13.8b")),
    ],
)
@pytest.mark.parametrize("card", ["t26", "t34", "kv1"])
def test_tanks_cannot_move_through(card: str, terrain: str, row: str) -> None:
    battle = Battle(f"{card} 0505", terrain={"0506": terrain})
    refusal = battle.refused(f"{card}-1 march 0506")
    assert (refusal.id, refusal.rule) == ("tanks-cannot-enter", f"tanks:{row}")
    assert sorted(battle.hexes(f"{card}-1 march")) == ["0404", "0405", "0504", "0604", "0605"]


@pytest.mark.parametrize(
    "terrain",
    [
        pytest.param("swamp", marks=rule("tanks:13.3c")),
        pytest.param("forest", marks=rule("tanks:13.6b")),
        pytest.param("lake", marks=rule("tanks:13.8b")),
    ],
)
def test_no_attack_leads_through_where_tanks_cannot_move(terrain: str) -> None:
    around = dict.fromkeys(["0406", "0506", "0606"], terrain)
    battle = Battle("kv1 0505", "pz3g 0507", terrain=around)
    assert battle.refused("kv1-1 attack pz3g-1").id == "target-out-of-reach"
    assert Battle("kv1 0505", "pz3g 0507").allowed("kv1-1 attack pz3g-1 0506 0507")


# 13.4 Ploughed field, 13.5 sparse woods


@rule("tanks:13.4c", "tanks:13.4d")
@pytest.mark.parametrize(
    ("type", "most", "hexes"),
    [
        ("light", 4, 3), ("medium", 4, 2), ("heavy", 3, 1), ("heavy", 4, 2),
        ("heavy", 2, 1), ("medium", 2, 1), ("light", 1, 1),  # never less than one
    ],
)  # fmt: skip
def test_ploughed_field_shortens_a_march(type: str, most: int, hexes: int) -> None:
    plough = {"0506": "plough"}
    assert marched(type, most, plough) == hexes
    if hexes < most:
        refused = refusal_of_march(tank(type, most, plough), f"{CARDS[type]}-1", hexes + 1)
        assert refused == ("too-slow-there", "tanks:13.4c")


@rule("tanks:13.4c", "tanks:13.5d")
@pytest.mark.parametrize(("terrain", "hexes"), [("plain", 4), ("plough", 2), ("sparse-woods", 3)])
def test_fire_on_the_move_is_shortened_alike(terrain: str, hexes: int) -> None:
    battle = tank("medium", 4, terrain={"0506": terrain})
    assert farthest(battle, "t34-1 move-fire pz3g-1 *") == hexes


@rule("tanks:13.4c", "tanks:13.5d")
@pytest.mark.parametrize(("terrain", "far"), [("plain", 4), ("plough", 2), ("sparse-woods", 3)])
def test_an_attack_is_shortened_alike(terrain: str, far: int) -> None:
    column = {f"{row:02}06": terrain for row in range(1, 11)}
    figures = {"units.t34.attack": 4}
    for distance in (2, 3, 4):
        battle = Battle("t34 0505", f"pz3g 05{5 + distance:02}", terrain=column, figures=figures)
        order = f"t34-1 attack pz3g-1 {' '.join(ROUTE[:distance])}"
        assert battle.allowed(order) is (distance <= far)


@rule("tanks:13.4e")
@pytest.mark.parametrize("ploughed", [["0506"], ["0506", "0507"], ["0506", "0507", "0508"]])
def test_ploughed_field_counts_once_for_the_order(ploughed: list[str]) -> None:
    assert marched("light", 4, terrain=dict.fromkeys(ploughed, "plough")) == 3


@rule("tanks:13.4e")
def test_ploughed_field_on_the_last_hex_counts_too() -> None:
    assert marched("medium", 4, terrain={"0507": "plough"}) == 2
    assert marched("medium", 4, terrain={"0508": "plough"}) == 2  # the third hex is out of reach


@rule("tanks:13.5d")
@pytest.mark.parametrize("type", ["light", "medium", "heavy"])
@pytest.mark.parametrize(("most", "hexes"), [(4, 3), (3, 2), (2, 1), (1, 1)])
def test_sparse_woods_shorten_an_order_by_one(type: str, most: int, hexes: int) -> None:
    woods = {"0506": "sparse-woods"}
    assert marched(type, most, woods) == hexes
    if hexes < most:
        refused = refusal_of_march(tank(type, most, woods), f"{CARDS[type]}-1", hexes + 1)
        assert refused == ("too-slow-there", "tanks:13.5d")


@rule("tanks:13.5d", "tanks:13.4e")
def test_sparse_woods_and_ploughed_field_add_up() -> None:
    both = {"0506": "plough", "0507": "sparse-woods"}
    assert marched("light", 5, terrain=both) == 3


@rule("tanks:13.9c")
@pytest.mark.parametrize("terrain", ["plain", "bushes", "stones"])
@pytest.mark.parametrize("type", ["light", "medium", "heavy"])
def test_stones_and_bushes_do_not_slow(type: str, terrain: str) -> None:
    assert marched(type, 4, terrain={"0506": terrain, "0507": terrain}) == 4


# 13.7 Clearings


@rule("tanks:13.7g")
def test_tanks_enter_and_leave_a_clearing_by_its_exits() -> None:
    around = dict.fromkeys(["0405", "0406", "0605", "0606"], "plain")
    battle = Battle("t34 0505", terrain={**around, "0506": "clearing"}, ways=["0505-0506-0507"])
    assert battle.allowed("t34-1 march 0506 0507 0508")
    for start in around:
        refusal = battle.put("t34-1", start).refused("t34-1 march 0506")
        assert (refusal.id, refusal.rule) == ("not-an-exit", "tanks:13.7g")
    battle.put("t34-1", "0506")
    assert sorted(battle.hexes("t34-1 march")) == ["0505", "0507"]
    refusal = battle.refused("t34-1 march 0606")
    assert (refusal.id, refusal.rule) == ("not-an-exit", "tanks:13.7g")


# 13.10 Ravines: from 0406 by 0506 to 0605, with a mouth on 0307


def ravine(*units: str) -> Battle:
    return Battle(
        *units, terrain=dict.fromkeys(["0406", "0506", "0605"], "ravine"),
        ways=["0307-0406-0506-0605"],
    )  # fmt: skip


@rule("tanks:13.10c")
@pytest.mark.parametrize("card", ["bt5", "t34", "kv1"])
def test_crossing_a_ravine_is_one_hex_a_turn(card: str) -> None:
    battle = ravine(f"{card} 0505")
    assert battle.allowed(f"{card}-1 march 0506")
    assert battle.hexes(f"{card}-1 march 0506") == []
    for onward in ("0507", "0605"):
        refusal = battle.refused(f"{card}-1 march 0506 {onward}")
        assert (refusal.id, refusal.rule) == ("across-the-ravine", "tanks:13.10c")
    battle.turn(f"{card}-1 march 0506").turn(f"{card}-1 march 0507")
    assert battle.at(f"{card}-1") == "0507"


@rule("tanks:13.10c")
def test_no_other_hex_comes_before_the_crossing() -> None:
    refusal = ravine("t34 0504").refused("t34-1 march 0505 0506")
    assert (refusal.id, refusal.rule) == ("across-the-ravine", "tanks:13.10c")


@rule("tanks:13.10c")
def test_an_attack_crosses_a_ravine_only_as_its_one_hex() -> None:
    assert ravine("t34 0505", "pz3g 0506").allowed("t34-1 attack pz3g-1 0506")
    assert not ravine("t34 0504", "pz3g 0506").allowed("t34-1 attack pz3g-1 0505 0506")
    assert not ravine("t34 0505", "pz3g 0507").allowed("t34-1 attack pz3g-1 0506 0507")
    # Nothing goes on from the bank: no first hex lies there if the target does not stand on it.
    assert ravine("t34 0505", "pz3g 0306").hexes("t34-1 attack pz3g-1") == ["0405", "0404"]


@rule("tanks:13.10d")
def test_along_a_ravine_the_distance_is_as_usual() -> None:
    battle = ravine("t34 0307").turn("t34-1 march 0406 0506 0605")
    assert battle.at("t34-1") == "0605"


@rule("tanks:13.10d", "tanks:10.4d")
@pytest.mark.parametrize(("start", "route"), [("0307", "0406 0506 0605"), ("0406", "0506 0605")])
def test_an_attack_along_a_ravine_goes_as_far_as_usual(start: str, route: str) -> None:
    battle = ravine(f"t34 {start}", "pz3g 0605").dice(*shot(0, 10), *shot(0, 6))
    battle.turn(f"t34-1 attack pz3g-1 {route}")
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0605", "0605")
    assert [e.place for e in battle.told(UnitMoved)] == route.split()


@rule("tanks:13.10c", "tanks:13.10d")
def test_an_attack_that_could_go_in_at_the_end_of_a_ravine_does_not_cross_its_bank() -> None:
    battle = ravine("t34 0408", "pz3g 0406")
    assert battle.hexes("t34-1 attack pz3g-1 0407") == ["0307"]
    refusal = battle.refused("t34-1 attack pz3g-1 0407 0406")
    assert (refusal.id, refusal.rule) == ("across-the-ravine", "tanks:13.10c")
    assert battle.allowed("t34-1 attack pz3g-1 0407 0307 0406")


@rule("tanks:13.10d")
def test_an_attack_out_of_a_ravine_may_go_on() -> None:
    battle = ravine("t34 0406", "pz3g 0508").dice(*shot(0, 10), *shot(0, 6))
    battle.turn("t34-1 attack pz3g-1 0506 0507 0508")
    assert battle.at("t34-1") == "0508"


@rule("tanks:13.10d", "tanks:13.0a")
def test_out_of_a_ravine_the_distance_is_as_usual() -> None:
    assert ravine("t34 0506").allowed("t34-1 march 0507 0508 0509")
    assert ravine("t34 0406").allowed("t34-1 march 0506 0507 0508")
    far = ravine("t34 0406").refused("t34-1 march 0506 0507 0508 0509")
    assert (far.id, far.rule) == ("too-far", "tanks:10.9a")


@rule("tanks:13.10d")
def test_from_ravine_to_ravine_across_a_bank_is_a_crossing() -> None:
    battle = Battle("t34 0505", terrain={"0505": "ravine", "0506": "ravine"})
    assert battle.refused("t34-1 march 0506 0507").id == "across-the-ravine"


# 13.11 Villages, 13.12 roads and 13.0 the road bonus


ROAD = ["0505-" + "-".join(ROUTE)]


@rule("tanks:13.12b")
@pytest.mark.parametrize(
    ("type", "most", "hexes"),
    [("light", 4, 6), ("light", 3, 5), ("medium", 3, 5), ("heavy", 3, 4), ("heavy", 2, 3)],
)
def test_a_march_on_the_road_goes_farther(type: str, most: int, hexes: int) -> None:
    assert marched(type, most, roads=ROAD) == hexes
    assert marched(type, most) == most
    far = refusal_of_march(tank(type, most, roads=ROAD), f"{CARDS[type]}-1", hexes + 1)
    assert far == ("too-far", "tanks:10.9a")


@rule("tanks:13.12b")
def test_the_whole_bonus_is_marched() -> None:
    battle = tank("light", 4, roads=ROAD).turn(f"bt5-1 march {' '.join(ROUTE[:6])}")
    assert battle.at("bt5-1") == "0511"


@rule("tanks:13.0b")
@pytest.mark.parametrize(
    "road",
    [
        "0505-0506-0507-0508",  # the fourth hex is off the road
        "0507-0508-0509-0510-0511",  # the first is
    ],
)
def test_one_hex_off_the_road_and_there_is_no_bonus(road: str) -> None:
    assert marched("medium", 3, roads=[road]) == 3


@rule("tanks:13.0b")
def test_a_hex_off_the_road_cannot_follow_once_the_bonus_is_used() -> None:
    battle = tank("medium", 3, roads=ROAD)
    on_road = " ".join(ROUTE[:3])
    refusal = battle.refused(f"t34-1 march {on_road} 0408")
    assert (refusal.id, refusal.rule) == ("too-far", "tanks:10.9a")
    assert battle.allowed(f"t34-1 march {on_road} 0509")
    assert not battle.allowed("t34-1 march 0405 0506 0507 0508")


@rule("tanks:13.0b", "tanks:13.0a")
def test_the_hex_from_which_a_march_starts_need_not_be_on_the_road() -> None:
    assert marched("medium", 3, roads=["-".join(ROUTE)]) == 5


@rule("tanks:13.12c")
def test_fire_on_the_move_has_no_road_bonus() -> None:
    assert farthest(tank("medium", 2, roads=ROAD), "t34-1 move-fire pz3g-1 *") == 2


@rule("tanks:13.12c")
def test_an_attack_has_no_road_bonus() -> None:
    battle = Battle("t34 0505", "pz3g 0509", roads=ROAD)
    refusal = battle.refused("t34-1 attack pz3g-1")
    assert (refusal.id, refusal.rule) == ("target-out-of-reach", "tanks:10.4d")
    assert Battle("t34 0505", "pz3g 0508", roads=ROAD).allowed("t34-1 attack pz3g-1 0506 0507 0508")


@rule("tanks:13.11d")
def test_a_village_is_marched_through_like_a_road() -> None:
    roads = ["0505-0506", "0508-0509-0510-0511"]
    assert marched("medium", 3, roads=roads, terrain={"0507": "village"}) == 5
    assert marched("medium", 3, roads=roads) == 3
    village = dict.fromkeys(ROUTE, "village")
    assert marched("heavy", 2, terrain=village) == 3


@rule("tanks:13.12d")
@pytest.mark.parametrize("terrain", ["sparse-woods", "plough"])
def test_on_the_road_its_terrain_does_not_slow(terrain: str) -> None:
    slow = {"0507": terrain, "0508": terrain}
    assert marched("medium", 3, roads=ROAD, terrain=slow) == 5
    assert marched("medium", 4, terrain=slow) < 4


@rule("tanks:13.12d")
def test_who_comes_to_the_road_from_beside_it_is_slowed_by_its_terrain() -> None:
    battle = Battle(
        "t34 0505", terrain={"0506": "sparse-woods"}, roads=["0406-0506-0605"],
        figures={"units.t34.march": 3},
    )  # fmt: skip
    assert battle.allowed("t34-1 march 0506 0507")
    assert not battle.allowed("t34-1 march 0506 0507 0508")


@rule("tanks:13.12e")
def test_a_bridge_over_a_ravine_is_a_road() -> None:
    battle = Battle(
        "t34 0505", terrain=dict.fromkeys(["0407", "0507", "0606"], "ravine"),
        ways=["0407-0507-0606"], roads=ROAD,
    )  # fmt: skip
    assert farthest(battle, "t34-1 march") == 5
    battle.turn(f"t34-1 march {' '.join(ROUTE[:5])}")
    assert battle.at("t34-1") == "0510"


@rule("tanks:13.5d")
def test_a_slowed_march_is_gone_as_written() -> None:
    battle = Battle("t34 0505", terrain={"0506": "sparse-woods"}).note()
    battle.turn("t34-1 march 0506 0507")
    assert battle.changes() == {"t34-1.place": "0507"}
