"""Chapter 8.6: automatic DS in the movement phase, and its advances."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.events import BattleFought, StepLost
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.movement_phase import MovementPhase
from stavka.games.stalingrad42.rules.retreat import Retreat
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# 30 points of panzers, which shift two columns; tank corps that shift one.
PANZERS = ("pz-9 2010", "pz-11 2010", "pz-13 2111")
CORPS = ("tc-16 2010", "tc-4 2010", "tc-23 2111", "tc-13 2111")
BOTH = pytest.mark.parametrize(
    ("side", "group", "enemy"),
    [("axis", PANZERS, "rd-62"), ("soviet", CORPS, "hu-inf-6")],
)


def names(group: tuple[str, ...]) -> list[str]:
    return [words.split()[0] for words in group]


def declared(blau: Theatre, hex: str, units: list[str]) -> Theatre:
    return blau.play(f"auto-ds {hex}", *(f"by {unit}" for unit in units), "fight")


def shattered(side: str, group: tuple[str, ...], *others: str) -> Theatre:
    """An automatic DS on 2011 by all of the group; what is left of the enemy has retreated."""
    blau = Theatre(*group, *others, turn=3).movement(side)
    declared(blau, "2011", names(group))
    while blau.asked() == "choose-loss":
        blau.play(f"lose {blau.offers('lose')[0]}")
    while blau.asked() == "retreat-to":
        blau.play(f"retreat {blau.offers('retreat')[0]}")
    return blau


@rule("stalingrad42:8.6.1a")
@BOTH
def test_ten_to_one_is_enough(side: str, group: tuple[str, ...], enemy: str) -> None:
    blau = Theatre(
        *group[:1], *(f"{unit} 2008" for unit in names(group[1:])), f"{enemy} 2011 reduced"
    )
    blau.movement(side)
    assert blau.offers("auto-ds") == []
    assert blau.refused("auto-ds 2011") == "8.6.1a"
    assert blau.refused("auto-ds 2013") == "8.1a"
    for unit in names(group[1:]):
        blau.put(unit, "2111" if unit != names(group)[1] else "2010")
    assert blau.offers("auto-ds") == ["2011"]
    blau.play("auto-ds 2011", f"by {names(group)[0]}")
    assert blau.refused("fight") == "8.6.1a"  # not yet
    combat = Theatre(*group, f"{enemy} 2011 reduced").combat(side)
    assert combat.refused("auto-ds 2011") == "8.6.2c"


@rule("stalingrad42:8.6.1d", "stalingrad42:12.4d")
@BOTH
def test_who_has_retreated_in_movement_is_not_lost_for_it(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    """That is so in combat only: the screen promises what comes."""
    blau = Theatre(*group, f"{enemy} 2020").movement(side)
    beaten = Retreat(1 - blau.p.side, GRID.at("2020"), 2)
    blau.resolve(beaten, MovementPhase()).play("retreat 2022").put(enemy, "2011", "disrupted")
    blau.play("auto-ds 2011", *(f"by {unit}" for unit in names(group)))
    shown = blau.battle()
    assert (shown["column"], shown["lost"][1], shown["doomed"]) == ("10-1", 6, 0)
    blau.play("fight")
    while blau.asked() != "movement-phase":
        blau.play(blau.match.choices(blau.seat())[0])
    assert (blau.steps(enemy), blau.order(enemy)) == (1, "full-retreat")


@rule("stalingrad42:8.6.1b", "stalingrad42:8.6.1c")
def test_tank_shifts_count_and_nothing_else_does() -> None:
    """24 to 3 is 8-1; with the shifts of elite tanks 10-1."""
    blau = Theatre("pz-9 2010", "pz-11 2010", "inf-305 2111", "rd-62 2011 reduced").movement()
    blau.play("auto-ds 2011", "by pz-9", "by pz-11", "by inf-305")
    assert blau.battle()["odds"] == "8-1"
    assert sum(blau.shifts().values()) == 2
    assert blau.offers("fight") == [""]
    foot = ("inf-57 2010", "inf-75 2010", "inf-168 2111", "inf-113 2111", "hq-6a 2009")
    plain = Theatre(*foot, "inf-305 2112", "rd-62 2011 reduced").movement()
    assert plain.offers("auto-ds") == []  # 28 to 3: 9-1, and no artillery counts
    assert plain.refused("auto-ds 2011") == "8.6.1a"


@rule("stalingrad42:8.6.1a", "stalingrad42:23.4c")
def test_ten_to_one_against_who_is_cold_and_disrupted() -> None:
    """5 in winter is 4, halved 2: 21 to 2."""
    corps = ("tc-16 2010", "tc-4 2010", "tc-13 2111")
    blau = Theatre(*corps, "inf-57 2011 reduced disrupted", turn=29).movement("soviet")
    assert blau.offers("auto-ds") == ["2011"]
    warm = Theatre(*corps, "inf-57 2011 reduced disrupted", turn=20).movement("soviet")
    assert warm.offers("auto-ds") == []


@rule("stalingrad42:8.6.1d")
@BOTH
def test_the_result_comes_at_once(side: str, group: tuple[str, ...], enemy: str) -> None:
    two = {"axis": "rd-62 2011 disrupted", "soviet": "hu-inf-6 2011 disrupted"}[side]
    blau = Theatre(*group, two, turn=3).movement(side)
    declared(blau, "2011", names(group))
    (battle,) = blau.told(BattleFought)
    assert (battle.result, battle.die) == ("result-ds", 0)
    assert blau.told(StepLost)[0].unit == enemy
    assert blau.asked() == "retreat-to"
    end = blau.offers("retreat")[0]
    blau.play(f"retreat {end}")
    assert (blau.steps(enemy), blau.order(enemy)) == (1, "full-retreat")
    assert GRID.distance(GRID.at("2011"), GRID.at(end)) == 4
    assert (blau.asked(), blau.seat()) == ("movement-phase", side)


@rule("stalingrad42:8.6.1e", "stalingrad42:8.6.1f")
@BOTH
def test_all_who_took_part_are_done_for_the_turn(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    """None of them has moved: who stands beside the hex counts all the same."""
    target = {"axis": "rd-45", "soviet": "hu-inf-7"}[side]
    blau = shattered(side, group, f"{enemy} 2011 reduced", f"{target} 2110")
    first = names(group)[0]
    assert blau.refused(f"move {first}") == "8.6.1e"
    assert blau.refused(f"full-retreat {first}") == "8.6.1e"
    blau.combat(side)
    assert blau.refused("attack 2110") == "8.6.1e"
    view = blau.match.view(None)["board"]["units"]
    assert all("auto-ds" in view[unit][2] for unit in names(group))


@rule("stalingrad42:8.6.2a", "stalingrad42:3.B2c")
@BOTH
def test_they_advance_when_all_battles_are_over(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    blau = shattered(side, group, f"{enemy} 2011 reduced")
    assert blau.refused(f"advance {names(group)[0]}") == "3.0a"
    blau.combat(side)
    assert blau.asked() == "combat-phase"  # not before
    blau.play("end-combat")
    assert (blau.asked(), blau.prompt()["hexes"]) == ("advance-after-combat", 4)
    first = names(group)[0]
    blau.play(f"advance {first}", "to 2014")
    assert blau.at(first) == "2014"
    assert not any("auto-ds" in unit[2] for unit in _marked(blau))
    blau.play("end-advance")
    assert blau.asked() == "halt"
    assert blau.p.auto_ds == []


@rule("stalingrad42:8.6.2a", "stalingrad42:14.1b")
def test_they_do_not_advance_with_others_before() -> None:
    """An infantry division in their hex wins a battle of its own: it goes, they wait."""
    blau = shattered("axis", PANZERS, "inf-57 2010", "rd-62 2011 reduced", "rd-45 2110 disrupted")
    blau.combat().fight("A1/DR2", "2110", "inf-57")
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert blau.offers("advance") == ["inf-57"]
    assert blau.refused("advance pz-9") == "8.6.2a"
    assert blau.play("advance inf-57").refused("with pz-9") == "8.6.2a"
    blau.play("to 2110", "stop", "end-combat")
    assert blau.offers("advance") == ["pz-9", "pz-11", "pz-13"]


@rule("stalingrad42:8.6.2a", "stalingrad42:14.1b")
def test_who_has_advanced_to_them_does_not_advance_again_with_them() -> None:
    blau = shattered("axis", PANZERS, "inf-57 1911", "rd-62 2011 reduced", "rd-45 1910 disrupted")
    blau.combat().fight("A1/DR2", "1910", "inf-57")
    blau.play(f"retreat {blau.offers('retreat')[0]}", "advance inf-57", "to 2010", "stop")
    assert blau.at("inf-57") == "2010"
    blau.play("end-combat")
    assert blau.offers("advance") == ["pz-9", "pz-11", "pz-13"]
    assert blau.refused("advance inf-57") == "14.1a"
    assert blau.play("advance pz-9").refused("with inf-57") == "14.1a"


def _marked(blau: Theatre) -> list[list[list[str]]]:
    units = blau.match.view(None)["board"]["units"].values()
    return [unit for unit in units if len(unit) > 2]


@rule("stalingrad42:8.6.2b", "stalingrad42:15.4a")
def test_one_group_of_each_breaks_through() -> None:
    blau = shattered("axis", PANZERS, "rd-62 2011 reduced", "rb-106 2012").combat()
    blau.play("end-combat", "breakthrough pz-9", "form")
    assert blau.offers("attack") == ["2012"]
    blau.play("stop")
    assert blau.refused("breakthrough pz-13") == "15.2.1a"


@rule("stalingrad42:8.6.2c")
@BOTH
def test_ten_to_one_in_combat_leaves_no_mark(side: str, group: tuple[str, ...], enemy: str) -> None:
    blau = Theatre(*group, f"{enemy} 2011 reduced").combat(side).play("attack 2011", "all", "fight")
    assert blau.told(BattleFought)[0].die == 0
    assert blau.p.auto_ds == []
    assert not any("auto-ds" in unit[2] for unit in _marked(blau))
    assert blau.asked() == "advance-after-combat"  # at once
