"""Chapter 28: leaders, an optional rule."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import stavka
from stavka.games.stalingrad42.events import (
    BattleFought,
    DefenceThrown,
    DiceThrown,
    DieRerolled,
    DisengagementThrown,
    LeaderReadied,
)
from stavka.games.stalingrad42.position import AREA, REMOVED
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# A leader with the counters of both sides: his own on foot, a friend, an enemy and his friend.
GERMAN = ("axis", "manstein", "inf-57", "inf-75", "rd-62", "rd-45")
SOVIET = ("soviet", "chuikov", "rd-62", "rd-45", "inf-57", "inf-75")
OTHER = {"axis": "soviet", "soviet": "axis"}


def theatre(*units: str, **more: Any) -> Theatre:
    return Theatre(*units, scenario="campaign", leaders=True, **more)


def attacked(front: Theatre, *units: str, die: int, target: str = "2011") -> Theatre:
    front.play(f"attack {target}", *(f"by {unit}" for unit in units))
    return front.dice(die).play("fight")


def results(front: Theatre) -> list[str]:
    """The six results of the attack that is planned."""
    found = front.p.box.tables.crt[front.battle()["column"]].results
    return ["result-" + result.replace("/", "-").lower() for result in found]


def german_attack(**more: Any) -> Theatre:
    """Manstein three hexes behind an attack of two divisions on one."""
    return theatre(
        "manstein 2007", "inf-57 2010", "inf-75 2010", "rd-62 2011", **more
    ).combat()  # fmt: skip


def german_stand(**more: Any) -> Theatre:
    """The Soviets attack a German division in a town, which stands."""
    return theatre(
        "manstein 2008", "inf-57 2010 reduced", "tc-1 2011", "tc-2 2011",
        towns=("2010",), **more,
    ).combat("soviet")  # fmt: skip


def stood(front: Theatre, die: int) -> Theatre:
    """The defender stands; the die of his throw."""
    return front.dice(die).play("stand")


# Who they are


@rule("stalingrad42:28.1.1a")
@pytest.mark.parametrize(("side", "leader"), [("axis", "manstein"), ("soviet", "chuikov")])
def test_leaders_do_not_fight_and_move_as_mechanized_units(side: str, leader: str) -> None:
    """They pay like wheels: woods cost a panzer division and a leader the same, infantry less."""
    enemy = {"axis": "rd-62", "soviet": "inf-57"}[side]
    foot = {"axis": "inf-75", "soviet": "rd-45"}[side]
    wheels = {"axis": "pzg-16", "soviet": "mb-1"}[side]
    front = theatre(f"{leader} 2010", f"{foot} 2010", f"{wheels} 2010", f"{enemy} 2030")
    kinds = front.p.box.armies
    assert not kinds[leader].combat
    assert (kinds[leader].mechanized, kinds[foot].mechanized) == (True, False)
    assert kinds[leader].mobility == kinds[wheels].mobility
    woods = {"2009": "woods", "2109": "woods", "1909": "woods"}
    front = theatre(f"{leader} 2010", f"{wheels} 2010", f"{enemy} 2030", terrain=woods)
    front.movement(side)
    costs = []
    for unit in (leader, wheels):
        front.play(f"move {unit}")
        costs.append(front.match.view(None)["board"]["moving"]["to"]["2009"][0])
        front.play("stop")
    assert costs[0] == costs[1]
    fights = theatre(f"{leader} 2010", f"{enemy} 2011").combat(side)
    assert fights.offers("attack") == []
    assert fights.p.field.zone(0 if side == "axis" else 1) == 0  # no zone of control
    assert fights.refused("attack 2011") == "8.1a"


def test_leaders_are_in_play_only_with_the_option() -> None:
    game = stavka.game("stalingrad42")
    assert not game.start("fall-blau", 1).position.leaders
    assert game.start("fall-blau", 1, {"leaders": True}).position.leaders
    for scenario in ("uranus", "campaign"):
        without = Theatre(scenario=scenario).p
        index = without.box.armies.index
        assert without.place[index["chuikov"]] == REMOVED
    assert Theatre("manstein 2007", "inf-57 2010", "inf-75 2010", "rd-62 2011",
                   scenario="campaign").combat().p.leaders is False  # fmt: skip


def test_without_the_option_nobody_is_asked() -> None:
    front = Theatre(
        "manstein 2007", "inf-57 2010", "inf-75 2010", "rd-62 2011", scenario="campaign"
    ).combat()
    attacked(front, "inf-57", "inf-75", die=1)
    assert not front.told(DiceThrown)
    assert front.told(BattleFought)


# Once in a turn


@rule("stalingrad42:28.1.1b", "stalingrad42:28.1.4a")
@pytest.mark.parametrize("again", [1, 4, 6])
def test_the_new_result_stands_and_there_is_no_second_reroll(again: int) -> None:
    front = theatre(
        "manstein 2007", "inf-57 2010", "inf-75 2010", "rd-62 2011",
        "inf-168 2205", "inf-297 2205", "rd-45 2206",
    ).combat()  # fmt: skip
    front.play("attack 2011", "by inf-57", "by inf-75")
    table = results(front)
    front.dice(2).play("fight")
    (thrown,) = front.told(DiceThrown)
    assert (thrown.place, thrown.dice, thrown.whats) == ("2011", (2,), (table[1],))
    assert not front.told(BattleFought)  # nothing has happened yet
    assert (front.asked(), front.seat()) == ("reroll-battle", "axis")
    assert front.offers("reroll") == ["manstein 2"]
    assert front.refused("reroll manstein 5") == "28.1.1b"
    front.dice(again).play("reroll manstein 2")
    (told,) = front.told(DieRerolled)
    assert (told.unit, told.die, told.again, told.what) == ("manstein", 2, again, table[again - 1])
    (fought,) = front.told(BattleFought)
    assert (fought.die, fought.result) == (again, table[again - 1])
    assert front.match.waiting
    assert front.asked() != "reroll-battle"  # the old die is gone
    while front.asked() != "combat-phase":
        front.play(str(front.match.choices(front.seat())[-1]))
    attacked(front, "inf-168", "inf-297", die=1, target="2206")
    assert front.told(BattleFought)  # nobody is asked a second time
    assert not front.told(DiceThrown)


@rule("stalingrad42:28.1.1b")
def test_who_keeps_the_die_keeps_the_reroll() -> None:
    front = german_attack()
    attacked(front, "inf-57", "inf-75", die=3)
    front.play("keep")
    (fought,) = front.told(BattleFought)
    assert fought.die == 3
    assert front.p.face[front.unit("manstein")] == 0
    assert not front.told(DieRerolled)


@rule("stalingrad42:28.1.1c", "stalingrad42:3.B1i")
@pytest.mark.parametrize(("side", "leader"), [("axis", "manstein"), ("soviet", "chuikov")])
def test_a_used_leader_is_turned_over_until_his_own_initial_phase(side: str, leader: str) -> None:
    front = theatre(f"{leader} 2007 used", "inf-57 2020", "rd-62 2030")
    assert front.p.face[front.unit(leader)] == 1
    front.initial(OTHER[side])
    assert front.p.face[front.unit(leader)] == 1
    assert not front.told(LeaderReadied)
    front.initial(side)
    assert front.p.face[front.unit(leader)] == 0
    assert [event.unit for event in front.told(LeaderReadied)] == [leader]


@rule("stalingrad42:28.1.1c", "stalingrad42:19.4b")
@pytest.mark.parametrize("sides", [GERMAN, SOVIET])
def test_a_leader_who_was_used_when_he_was_lost_comes_back_ready(sides: tuple[str, ...]) -> None:
    side, leader, friend, *_ = sides
    front = theatre(f"{leader} 2011 used", f"{friend} 2011", turn=12)
    front.p.eliminate((front.unit(leader),))
    front.p.turn = 14
    front.initial(side).play(f"place {leader} {front.offers('place')[0].split()[1]}")
    assert front.p.face[front.unit(leader)] == 0


def test_he_is_used_by_the_reroll() -> None:
    front = german_attack()
    attacked(front, "inf-57", "inf-75", die=3)
    assert front.p.face[front.unit("manstein")] == 0
    front.dice(3).play("reroll manstein 3")
    assert front.match.view(None)["board"]["units"]["manstein"][1] == 1


# Range


@rule("stalingrad42:28.1.2a")
@pytest.mark.parametrize(("place", "asked"), [("2005", True), ("2004", False)])
def test_manstein_reaches_five_hexes_to_an_attacker_of_his_own(place: str, asked: bool) -> None:
    """Counted to his own units that take part, as with artillery."""
    front = theatre(f"manstein {place}", "inf-57 2010", "inf-75 2010", "rd-62 2011").combat()
    attacked(front, "inf-57", "inf-75", die=2)
    assert bool(front.told(DiceThrown)) == asked


@rule("stalingrad42:28.1.2a")
@pytest.mark.parametrize(("place", "asked"), [("2005", True), ("2004", False)])
def test_in_defence_it_is_counted_to_the_defenders(place: str, asked: bool) -> None:
    front = theatre(
        f"manstein {place}", "inf-57 2010", "rd-62 2011", "rd-45 2011", "rd-121 2111"
    ).combat("soviet")
    attacked(front, "rd-62", "rd-45", "rd-121", die=2, target="2010")
    assert bool(front.told(DiceThrown)) == asked
    if asked:
        assert (front.asked(), front.seat()) == ("reroll-battle", "axis")


@rule("stalingrad42:28.1.2a")
@pytest.mark.parametrize("place", ["2015", "2016"])
def test_chuikov_reaches_five_hexes_to_who_stands(place: str) -> None:
    front = theatre(
        f"chuikov {place}", "rd-62 2010", "pz-24 2009", "pz-23 2009", towns=("2010",), turn=9
    ).combat()  # fmt: skip
    stand_after(front, "pz-24", "pz-23")
    stood(front, 2)
    assert bool(front.told(DiceThrown)) == (place == "2015")


@rule("stalingrad42:28.1.2a")
def test_the_way_is_barred_as_for_artillery() -> None:
    """Enemy bonds and two hexes of enemy zone in a row cut it."""
    front = theatre(
        "manstein 2007", "inf-57 2010", "inf-75 2010", "rd-62 2011", "rd-45 1808", "rd-121 2208"
    ).combat()
    cut = theatre(
        "manstein 2007", "inf-57 2010", "inf-75 2010", "rd-62 2011", "rd-45 1908", "rd-121 2108",
        "rd-160 2009",
    ).combat()  # fmt: skip
    attacked(front, "inf-57", "inf-75", die=2)
    attacked(cut, "inf-57", "inf-75", die=2)
    assert front.told(DiceThrown)
    assert not cut.told(DiceThrown)


def stand_after(front: Theatre, *units: str, target: str = "2010") -> Theatre:
    """An attack after which the defender may stand, without losses before: he is asked."""
    front.play(f"attack {target}")
    for unit in units:
        front.play(f"by {unit}")
        row = front.p.box.tables.crt.get(front.battle()["column"])
        able = [] if row is None else list(zip(row.results, row.defence, strict=True))
        if front.offers("fight") and ("DR2", "free") in able:
            front.dice(able.index(("DR2", "free")) + 1).play("fight")
            break
    if front.asked() == "reroll-battle":
        front.play("keep")
    assert front.asked() == "determined-defence"
    return front


# Chuikov


@rule("stalingrad42:28.1.3a", "stalingrad42:28.1.1b")
@pytest.mark.parametrize(("die", "again"), [(1, 6), (6, 1), (2, 2)])
def test_chuikov_rerolls_the_die_of_a_soviet_stand(die: int, again: int) -> None:
    front = theatre(
        "chuikov 2012", "rd-62 2010", "rd-45 2010", "pz-24 2009", "pz-23 2009", "pz-11 2109",
        towns=("2010",), turn=9,
    ).combat()  # fmt: skip
    stand_after(front, "pz-24", "pz-23", "pz-11")
    front.play("lead rd-62")
    table = [what for what, _, _ in defence(front)]
    stood(front, die)
    assert (front.asked(), front.seat()) == ("reroll-stand", "soviet")
    assert front.told(DiceThrown)[0].whats == (table[die - 1],)
    assert front.prompt()["dice"] == (die,)
    assert not front.told(DefenceThrown)
    assert front.refused("reroll manstein 1") == "1.0a"
    assert front.refused("reroll rd-62 1") == "28.1.1a"
    front.dice(again).play(f"reroll chuikov {die}")
    (thrown,) = front.told(DefenceThrown)
    assert (thrown.die, thrown.what) == (again, table[again - 1])
    assert front.p.face[front.unit("chuikov")] == 1


def defence(front: Theatre) -> list[list[Any]]:
    shown = front.match.view(None)["board"]["defence"]
    found: list[list[Any]] = shown["leads"][shown["lead"]]["outcomes"]
    return found


@rule("stalingrad42:28.1.3a")
def test_chuikov_rerolls_no_other_die() -> None:
    """No die of the combat table, his own or the enemy's; no German stand; no disengagement."""
    attack = theatre("chuikov 2012", "rd-62 2011", "rd-45 2011", "inf-57 2010").combat("soviet")
    attacked(attack, "rd-62", "rd-45", die=2, target="2010")
    assert attack.told(BattleFought)
    assert not attack.told(DiceThrown)
    defended = theatre("chuikov 2012", "rd-62 2010", "inf-57 2009", "inf-75 2009").combat()
    attacked(defended, "inf-57", "inf-75", die=2, target="2010")
    assert defended.told(BattleFought)
    assert not defended.told(DiceThrown)
    stand = theatre(
        "chuikov 2012", "inf-57 2010 reduced", "tc-1 2011", "tc-2 2011", towns=("2010",)
    ).combat("soviet")
    stand_after(stand, "tc-1", "tc-2")
    stood(stand, 2)
    assert stand.told(DefenceThrown)
    assert not stand.told(DiceThrown)
    leaving = theatre("chuikov 2012", "rd-62 2011", "inf-57 2010", disengagement=True)
    leaving.combat("soviet").play("disengage rd-62").dice(1).play("throw")
    assert leaving.told(DisengagementThrown)
    assert not leaving.told(DiceThrown)


# Manstein


@rule("stalingrad42:28.1.4a")
def test_manstein_rerolls_a_soviet_die_of_the_combat_table() -> None:
    """The Axis is asked in the Soviet turn, before anything happens."""
    front = theatre(
        "manstein 2008", "inf-57 2010", "rd-62 2011", "rd-45 2011", "rd-121 2111"
    ).combat("soviet")
    front.play("attack 2010", "by rd-62", "by rd-45", "by rd-121")
    table = results(front)
    front.dice(6).play("fight")
    assert (front.asked(), front.seat()) == ("reroll-battle", "axis")
    front.dice(1).play("reroll manstein 6")
    (fought,) = front.told(BattleFought)
    assert (fought.die, fought.result, fought.side) == (1, table[0], "side-soviet")


@rule("stalingrad42:28.1.4a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_manstein_rerolls_a_die_of_a_breakthrough_of_either_side(side: str) -> None:
    units = {
        "axis": ("pz-24 2010", "pz-23 2010", "pz-11 2010", "rd-62 2011", "rd-45 2012",
                 "manstein 2009"),
        "soviet": ("tc-1 2010", "tc-2 2010", "tc-16 2111", "inf-57 2011 reduced",
                   "inf-75 2012 reduced", "manstein 2014"),
    }[side]  # fmt: skip
    front = theatre(*units, turn=9).combat(side)
    mine = [words.split()[0] for words in units[:3]]
    front.play("attack 2011", *(f"by {unit}" for unit in mine))
    row = front.p.box.tables.crt[front.battle()["column"]]
    die = next(n for n, far in enumerate(row.advance, 1) if far >= 3 and row.results[n - 1] != "EX")
    front.dice(die).play("fight")
    front.play("keep")
    while front.asked() not in ("advance-after-combat", "combat-phase"):
        stands = front.asked() == "determined-defence"
        front.play("withdraw" if stands else str(front.match.choices(front.seat())[0]))
    front.play(f"breakthrough {mine[0]}", f"with {mine[1]}", "form")
    front.dice(3).play("attack 2012")
    assert (front.asked(), front.seat()) == ("reroll-battle", "axis")
    front.dice(2).play("reroll manstein 3")
    (fought,) = front.told(BattleFought)
    assert (fought.place, fought.die) == ("2012", 2)


@rule("stalingrad42:28.1.4a")
def test_manstein_rerolls_a_german_stand_and_no_soviet_one() -> None:
    front = german_stand()
    stand_after(front, "tc-1", "tc-2")
    table = [what for what, _, _ in defence(front)]
    stood(front, 1)
    assert (front.asked(), front.seat()) == ("reroll-stand", "axis")
    front.dice(5).play("reroll manstein 1")
    assert front.told(DefenceThrown)[0].what == table[4]
    soviet = theatre(
        "manstein 2007", "rd-62 2010", "pz-24 2009", "pz-23 2009", towns=("2010",), turn=9
    ).combat()
    stand_after(soviet, "pz-24", "pz-23")
    stood(soviet, 1)
    assert soviet.told(DefenceThrown)
    assert not soviet.told(DiceThrown)


@rule("stalingrad42:28.1.4a")
def test_manstein_rerolls_a_german_disengagement_and_no_soviet_one() -> None:
    front = theatre("manstein 2007", "inf-57 2010", "rd-62 2011", disengagement=True).combat()
    front.play("disengage inf-57").dice(1).play("throw")
    assert (front.asked(), front.seat()) == ("reroll-escape", "axis")
    assert front.told(DiceThrown)[0].whats == ("disengagement-failed",)
    front.dice(5).play("reroll manstein 1")
    assert front.told(DisengagementThrown)[0].what == "disengagement-done"
    assert front.asked() == "retreat-to"
    kept = theatre("manstein 2007", "inf-57 2010", "rd-62 2011", disengagement=True).combat()
    kept.play("disengage inf-57").dice(1).play("throw", "keep")
    assert kept.told(DisengagementThrown)[0].what == "disengagement-failed"
    soviet = theatre("manstein 2008", "rd-62 2011", "inf-57 2010", disengagement=True)
    soviet.combat("soviet").play("disengage rd-62").dice(1).play("throw")
    assert soviet.told(DisengagementThrown)
    assert not soviet.told(DiceThrown)


# What is told


def test_the_chances_of_another_throw_are_exact() -> None:
    front = german_attack()
    front.play("attack 2011", "by inf-57", "by inf-75")
    table = results(front)
    front.dice(2).play("fight")
    odds = front.match.odds("axis", "reroll manstein 2")
    assert odds is not None
    found = {chance.result.args["what"]: chance.probability for chance in odds}
    assert found == {what: Fraction(table.count(what), 6) for what in table}
    assert front.match.odds("axis", "keep") is None


def test_at_ten_to_one_there_is_no_die_to_reroll() -> None:
    front = theatre(
        "manstein 2009", "pz-24 2010", "pz-23 2010", "pz-11 2111", "rd-62 2011 reduced"
    ).combat()
    front.play("attack 2011", "by pz-24", "by pz-23", "by pz-11")
    assert front.battle()["column"] == "10-1"
    front.play("fight")
    assert front.told(BattleFought)
    assert not front.told(DiceThrown)


def test_a_leader_in_an_entry_area_reaches_from_its_border() -> None:
    front = theatre("manstein area-X", "inf-57 1410", "inf-75 1410", "rd-62 1411").combat()
    attacked(front, "inf-57", "inf-75", die=2, target="1411")
    place = front.p.place[front.unit("manstein")]
    assert place >= AREA
    assert front.told(DiceThrown)
