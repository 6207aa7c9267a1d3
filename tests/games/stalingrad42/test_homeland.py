"""What the commander of the Axis does in the campaign besides attacking: allies on the Don, guns at
every siege, Taman, and the homeland in winter."""

from __future__ import annotations

from stavka.games.stalingrad42.appraisal import Enemy, fines, homes
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import ISOLATED, Position
from stavka.games.stalingrad42.rules.base import find_unit
from stavka.games.stalingrad42.rules.modifiers import column
from stavka.games.stalingrad42.staff.attack import lowest, raiders
from stavka.games.stalingrad42.staff.homeland import at_home
from stavka.games.stalingrad42.staff.line import Post, line
from stavka.games.stalingrad42.staff.manning import watch
from stavka.games.stalingrad42.staff.objectives import (
    HUNT,
    KEEP,
    TAKE,
    Objective,
    Tasks,
    objectives,
    staffs,
)
from stavka.hexes import members


def campaign(turn: int) -> Position:
    p = GAME.start("campaign", 1).position
    p.turn = turn
    return p


def test_empty_cities_at_home_get_a_guard_in_winter() -> None:
    p = campaign(30)
    empty = {hex for hex in members(homes(p)) if not p.of(AXIS, hex) and not p.of(SOVIET, hex)}
    assert empty
    tasks = at_home(p, Enemy(p, AXIS), Tasks([], [], {}))
    sent = {tasks.objectives[n].hex: unit for unit, n in tasks.given.items()}
    assert empty <= sent.keys()
    assert all(tasks.objectives[tasks.given[sent[hex]]].kind == KEEP for hex in empty)
    assert not any(p.unit(sent[hex]).mechanized for hex in empty)


def test_raiders_who_cost_points_are_hunted_in_winter() -> None:
    p = campaign(30)
    city = GRID.at("1015")
    raider = find_unit(p, "rd-62")
    p.move((raider,), city)
    tasks = at_home(p, Enemy(p, AXIS), Tasks([], [], {}))
    hunts = {n for n, o in enumerate(tasks.objectives) if (o.kind, o.hex) == (HUNT, city)}
    assert city in fines(p)
    assert len(hunts) == 1
    assert hunts & set(tasks.given.values())


def test_only_who_costs_points_in_winter_is_attacked_at_two_to_one() -> None:
    """In the city he does, near by he does not; nor does an Axis that still goes forward."""
    p = campaign(30)
    raider, near, city = find_unit(p, "rd-62"), GRID.at("1214"), GRID.at("1015")
    for winter, place, wanted in (
        (25, city, column(2, 1)),
        (25, near, column(3, 1)),
        (0, city, column(3, 1)),
    ):
        p.winter_offensive = winter
        p.move((raider,), place)
        assert lowest(p, place, raiders(p)) == wanted


def test_in_uranus_towns_that_raiders_come_near_to_get_a_guard() -> None:
    """Shakhty and Taganrog do when a tank corps is there, and Kharkov, which is far, does not;
    nobody from Stalingrad comes, and nobody who is out of supply."""
    p = GAME.start("uranus", 1).position
    assert GRID.at("3331") not in guarded(p)
    p.move((find_unit(p, "tc-1"),), GRID.at("3130"))
    sent = guarded(p)
    assert {GRID.at("3331"), GRID.at("2634")} <= sent.keys()
    assert GRID.at("1015") not in sent
    assert not any(p.unit(unit).mechanized for unit in sent.values())
    nearest = sent[GRID.at("3331")]
    p.supply[nearest] = ISOLATED
    assert nearest not in guarded(p).values()
    for unit in p.setup.units[AXIS]:
        if p.on_map(unit) and GRID.distance(p.place[unit], GRID.at("5522")) > 2:
            p.supply[unit] = ISOLATED
    assert not guarded(p)


def guarded(p: Position) -> dict[int, int]:
    """Who is sent where to keep it."""
    tasks = at_home(p, Enemy(p, AXIS), Tasks([], [], {}))
    found = {tasks.objectives[n]: unit for unit, n in tasks.given.items()}
    return {objective.hex: unit for objective, unit in found.items() if objective.kind == KEEP}


def test_allies_man_the_don_and_germans_do_not() -> None:
    p = campaign(17)
    enemy = Enemy(p, AXIS)
    sent = watch(p, enemy, line(p, AXIS, enemy, forward=True), {}, ())
    assert sent
    assert {p.unit(unit).ally for unit in sent} == {True}
    south = Post(GRID.at("3444"), "")
    assert watch(p, enemy, [south], {}, ()) == {}


def test_headquarters_go_each_to_another_siege() -> None:
    p = campaign(17)
    towns = [
        Objective(TAKE, 1 << hex, hex, 1.0, 20.0) for hex in (GRID.at("2503"), GRID.at("2725"))
    ]
    stormers = {0: ("inf-57", "inf-75", "inf-168"), 1: ("inf-9", "inf-371", "inf-76")}
    given = {}
    for number, ids in stormers.items():
        for unit in (find_unit(p, id) for id in ids):
            p.move((unit,), GRID.neighbours[towns[number].hex][0])
            given[unit] = number
    found = staffs(p, Tasks(towns, [], given))
    assert sorted(found.values()) == [0, 1]
    assert all(p.unit(unit).kind == "army-hq" for unit in found)


def test_taman_is_wanted_while_somebody_waits_in_the_crimea() -> None:
    p = campaign(9)
    enemy, barred, taman = Enemy(p, AXIS), [0] * GRID.size, GRID.at("1549")
    assert taman in {each.hex for each in objectives(p, AXIS, enemy, barred)}
    p.take(taman, AXIS)
    assert taman not in {each.hex for each in objectives(p, AXIS, enemy, barred)}
