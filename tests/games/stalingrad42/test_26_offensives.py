"""Chapter 26: planned offensives, an optional rule."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import stavka
from stavka.games.stalingrad42.events import (
    BattleFought,
    DiceThrown,
    DieRerolled,
    OffensiveDropped,
    OffensivePlanned,
    OffensiveReady,
    OffensiveUsed,
)
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# A side, its headquarters, another of them, two that attack from 2010, and an enemy at 2011.
BOTH = pytest.mark.parametrize(
    ("side", "staff", "other", "mine", "enemy"),
    [
        ("axis", "hq-6a", "hq-4pza", ("inf-57", "inf-75"), "rd-62"),
        ("soviet", "fr-bryansk", "fr-southwest", ("tc-1", "tc-2"), "inf-57"),
    ],
)
OTHER = {"axis": "soviet", "soviet": "axis"}


def theatre(*units: str, **more: Any) -> Theatre:
    return Theatre(*units, offensives=True, **more)


def ready(front: Theatre, *staffs: str, done: bool = True) -> Theatre:
    """Markers as if they had been laid a turn ago."""
    front.p.plans[:] = sorted((front.unit(staff), done) for staff in staffs)
    return front._changed()


def planned(front: Theatre) -> list[tuple[str, bool]]:
    ids = front.p.box.armies.ids
    return [(ids[unit], ripe) for unit, ripe in front.p.plans]


def battle(side: str, staff: str, mine: tuple[str, ...], enemy: str, *more: str) -> Theatre:
    """A ready marker three hexes behind two attackers."""
    units = (f"{staff} 2007", *(f"{unit} 2010" for unit in mine), f"{enemy} 2011", *more)
    front = ready(theatre(*units), staff).combat(side)
    return front.play("attack 2011", *(f"by {unit}" for unit in mine))


def results(front: Theatre) -> list[str]:
    found = front.p.box.tables.crt[front.battle()["column"]].results
    return ["result-" + result.replace("/", "-").lower() for result in found]


# Laying them


@rule("stalingrad42:26.1a", "stalingrad42:18.1e", "stalingrad42:26.2a")
@pytest.mark.parametrize(
    ("side", "staff", "place", "other"),
    [
        ("axis", "hq-6a", "1410", "inf-57"),
        ("soviet", "fr-bryansk", "2503", "rd-62"),
    ],
)
def test_a_marker_costs_a_resource_point(side: str, staff: str, place: str, other: str) -> None:
    front = theatre(f"{staff} {place}", f"{other} {place}", real=True, turn=3).initial(side)
    points = front.p.resources
    assert points
    assert front.offers("plan") == [staff]
    assert front.refused(f"plan {other}") == "26.1a"
    front.play(f"plan {staff}")
    assert [event.unit for event in front.told(OffensivePlanned)] == [staff]
    assert front.p.resources == points - 1
    assert planned(front) == [(staff, False)]  # planning, not ready
    front.p.resources = 0
    front._changed()
    assert front.refused(f"plan {staff}") == "26.1a"


@rule("stalingrad42:26.1a")
def test_only_fronts_and_armies_plan() -> None:
    """Any army headquarters of the Axis; of the Soviets no army staff, no artillery."""
    front = theatre("army-1g 2503", "fr-bryansk 2503", "rd-62 2503", real=True, turn=3)
    front.initial("soviet")
    assert front.offers("plan") == ["fr-bryansk"]
    assert front.refused("plan army-1g") == "26.1a"
    axis = theatre("it-hq-8a 1410", "hq-6a 1410", "pz-24 1410", real=True, turn=3).initial()
    assert sorted(axis.offers("plan")) == ["hq-6a", "it-hq-8a"]
    assert axis.refused("plan pz-24") == "26.1a"
    assert axis.refused("plan fr-bryansk") == "1.0a"


@rule("stalingrad42:26.2a", "stalingrad42:18.1e")
@pytest.mark.parametrize(
    ("side", "staff", "place"), [("axis", "hq-6a", "1410"), ("soviet", "fr-bryansk", "2503")]
)
def test_the_headquarters_must_be_in_order_and_in_supply_now(
    side: str, staff: str, place: str
) -> None:
    """Supply is looked at when the point is spent, whatever was marked in the last supply phase."""
    friend = {"axis": "inf-57", "soviet": "rd-62"}[side]
    shaken = theatre(f"{staff} {place} disrupted", f"{friend} {place}", real=True, turn=3)
    assert shaken.initial(side).refused(f"plan {staff}") == "26.2a"
    lost = theatre(f"{staff} {place}", f"{friend} {place}").initial(side)  # no road leads there
    assert lost.offers("plan") == []
    assert lost.refused(f"plan {staff}") == "26.2a"
    fed_again = theatre(f"{staff} {place} unsupplied", f"{friend} {place}", real=True, turn=3)
    assert fed_again.initial(side).offers("plan") == [staff]
    moving = theatre(f"{staff} {place}", f"{friend} {place}", real=True, turn=3).movement(side)
    assert moving.refused(f"plan {staff}") == "3.0a"  # in the initial phase only


@rule("stalingrad42:26.2e")
@pytest.mark.parametrize(
    ("side", "staffs", "place"),
    [
        ("axis", ("hq-6a", "hq-4pza", "hq-2a"), "1410"),
        ("soviet", ("fr-bryansk", "fr-southwest", "fr-south"), "2503"),
    ],
)
def test_two_at_a_time_and_again_when_one_is_gone(
    side: str, staffs: tuple[str, ...], place: str
) -> None:
    front = theatre(*(f"{staff} {place}" for staff in staffs), real=True, turn=3).initial(side)
    front.p.resources = 3
    front._changed().play(f"plan {staffs[0]}", f"plan {staffs[1]}")
    assert front.offers("plan") == []
    assert front.refused(f"plan {staffs[2]}") == "26.2e"
    assert front.p.resources == 1
    front.p.plans.pop()  # it has been used
    front._changed()
    assert staffs[2] in front.offers("plan")


@rule("stalingrad42:26.2c", "stalingrad42:3.B1j")
@BOTH
def test_it_is_ready_in_the_next_initial_phase_of_its_owner(
    side: str, staff: str, other: str, mine: tuple[str, ...], enemy: str
) -> None:
    front = ready(theatre(f"{staff} 2007", f"{mine[0]} 2010", f"{enemy} 2011"), staff, done=False)
    front.initial(OTHER[side])
    assert planned(front) == [(staff, False)]
    front.combat(side).play("attack 2011", f"by {mine[0]}")
    assert front.offers("offensive") == []
    assert front.refused(f"offensive {staff}") == "26.2c"
    front.initial(side)
    assert [event.unit for event in front.told(OffensiveReady)] == [staff]
    assert planned(front) == [(staff, True)]
    front.combat(side).play("attack 2011", f"by {mine[0]}")
    assert front.offers("offensive") == [staff]


@rule("stalingrad42:26.2b")
@BOTH
@pytest.mark.parametrize(("end", "kept"), [("2008", True), ("2009", True), ("2010", False)])
def test_who_moves_more_than_two_hexes_drops_it(
    side: str, staff: str, other: str, mine: tuple[str, ...], enemy: str, end: str, kept: bool
) -> None:
    front = ready(theatre(f"{staff} 2007", f"{enemy} 2030"), staff).movement(side)
    front.move(staff, f"to {end}")
    assert front.at(staff) == end
    assert planned(front) == ([(staff, True)] if kept else [])


@rule("stalingrad42:26.2b")
@pytest.mark.parametrize(("end", "kept"), [("2504", True), ("2505", False)])
def test_by_rail_too(end: str, kept: bool) -> None:
    rails = {f"25{row:02}|25{row + 1:02}": "rail" for row in range(10)}
    front = Theatre("fr-south 2502", "inf-57 2030", sides=rails, offensives=True)
    ready(front, "fr-south").movement("soviet").play("rail fr-south", f"to {end}")
    assert front.at("fr-south") == end
    assert planned(front) == ([("fr-south", True)] if kept else [])


@rule("stalingrad42:26.2b")
@BOTH
def test_a_way_in_stages_is_one_move_and_a_retreat_drops_it(
    side: str, staff: str, other: str, mine: tuple[str, ...], enemy: str
) -> None:
    front = ready(theatre(f"{staff} 2007", f"{enemy} 2030"), staff, done=False).movement(side)
    front.play(f"move {staff}", "to 2008", "to 2009", "to 2010", "stop")
    assert [event.unit for event in front.told(OffensiveDropped)] in ([], [staff])
    assert planned(front) == []
    strong = {"axis": ("tc-1", "tc-2"), "soviet": ("pz-24", "pz-23")}[side]
    units = (f"{staff} 2010", f"{mine[0]} 2010", *(f"{unit} 2011" for unit in strong))
    beaten = ready(theatre(*units), staff).combat(OTHER[side])
    beaten.fight("DR2", "2010", *strong)
    while beaten.asked() != "retreat-to":
        beaten.play("withdraw")
    beaten.play("retreat 2008")
    assert beaten.at(staff) == "2008"
    assert [event.unit for event in beaten.told(OffensiveDropped)] == [staff]
    assert planned(beaten) == []


@rule("stalingrad42:26.2b")
def test_a_headquarters_that_is_lost_plans_no_more() -> None:
    front = ready(theatre("hq-6a 2010", "rd-62 2030"), "hq-6a")
    front.p.eliminate((front.unit("hq-6a"),))
    assert planned(front) == []


# Using them


@rule("stalingrad42:26.2d", "stalingrad42:26.2f")
@BOTH
@pytest.mark.parametrize("pick", [2, 5])
def test_two_dice_of_which_the_attacker_picks_any(
    side: str, staff: str, other: str, mine: tuple[str, ...], enemy: str, pick: int
) -> None:
    front = battle(side, staff, mine, enemy)
    table = results(front)
    front.play(f"offensive {staff}")
    assert planned(front) == [(staff, True)]  # declared, not yet used
    assert front.refused(f"offensive {staff}") == "26.2d"
    front.dice(5, 2).play("fight")
    assert [(e.unit, e.place) for e in front.told(OffensiveUsed)] == [(staff, "2011")]
    (thrown,) = front.told(DiceThrown)
    assert (thrown.dice, thrown.whats) == ((2, 5), (table[1], table[4]))
    assert planned(front) == []  # removed at once
    assert (front.asked(), front.seat()) == ("pick-die", side)
    assert front.offers("pick") == ["2", "5"]
    assert front.refused("pick 3") == "26.2f"
    assert front.refused("end-combat") == "26.2f"
    front.play(f"pick {pick}")
    (fought,) = front.told(BattleFought)
    assert (fought.die, fought.result) == (pick, table[pick - 1])


@rule("stalingrad42:26.2g")
@BOTH
@pytest.mark.parametrize("together", [False, True])
def test_both_markers_give_three_dice(
    side: str, staff: str, other: str, mine: tuple[str, ...], enemy: str, together: bool
) -> None:
    """Of two headquarters, or of one on which both lie."""
    second = staff if together else other
    front = battle(side, staff, mine, enemy, f"{other} 2008")
    ready(front, staff, second)
    table = results(front)
    front.play(f"offensive {staff}", f"offensive {second}")
    assert front.offers("offensive") == []
    front.dice(1, 6, 4).play("fight")
    assert front.told(DiceThrown)[0].dice == (1, 4, 6)
    assert planned(front) == []
    front.play("pick 4")
    assert front.told(BattleFought)[0].result == table[3]


def test_dice_that_show_the_same_ask_nothing() -> None:
    front = battle("axis", "hq-6a", ("inf-57", "inf-75"), "rd-62")
    front.play("offensive hq-6a").dice(3, 3).play("fight")
    assert front.told(BattleFought)[0].die == 3


@rule("stalingrad42:26.2d")
@BOTH
@pytest.mark.parametrize(("place", "able"), [("2005", True), ("2004", False)])
def test_only_within_the_range_of_the_headquarters(
    side: str, staff: str, other: str, mine: tuple[str, ...], enemy: str, place: str, able: bool
) -> None:
    units = (f"{staff} {place}", *(f"{unit} 2010" for unit in mine), f"{enemy} 2011")
    front = ready(theatre(*units), staff).combat(side).play("attack 2011")
    assert front.refused(f"offensive {staff}") == "8.2d"  # nobody attacks yet
    front.play(f"by {mine[0]}")
    assert (front.offers("offensive") == [staff]) == able
    if not able:
        assert front.refused(f"offensive {staff}") == "26.2d"
    assert front.refused(f"offensive {other}") == "26.2d"
    assert front.refused("offensive " + {"axis": "fr-south", "soviet": "hq-2a"}[side]) == "1.0a"


@rule("stalingrad42:26.2d")
@pytest.mark.parametrize(
    ("side", "staff", "mine", "enemies"),
    [
        ("axis", "hq-6a", ("pz-24", "pz-23", "pz-11"), ("rd-62 2011", "rd-45 2012")),
        ("soviet", "fr-bryansk", ("tc-1", "tc-2", "tc-16"),
         ("inf-57 2011 reduced", "inf-75 2012 reduced")),
    ],
)  # fmt: skip
def test_not_in_a_breakthrough(
    side: str, staff: str, mine: tuple[str, ...], enemies: tuple[str, ...]
) -> None:
    first, second, third = mine
    places = (f"{first} 2010", f"{second} 2010", f"{third} 2111")
    front = ready(theatre(*places, *enemies, f"{staff} 2009", turn=9), staff).combat(side)
    front.play("attack 2011", *(f"by {unit}" for unit in mine))
    row = front.p.box.tables.crt[front.battle()["column"]]
    die = next(n for n, far in enumerate(row.advance, 1) if far >= 3)
    front.dice(die).play("fight")
    while front.asked() != "advance-after-combat":
        stands = front.asked() == "determined-defence"
        front.play("withdraw" if stands else str(front.match.choices(front.seat())[0]))
    front.play(f"breakthrough {first}", f"with {second}", "form")
    assert front.offers("attack") == ["2012"]
    assert front.offers("offensive") == []
    assert front.refused(f"offensive {staff}") == "26.2d"
    front.dice(3).play("attack 2012")
    assert front.told(BattleFought)[0].die == 3  # one die
    assert planned(front) == [(staff, True)]


def test_the_chances_say_what_can_be_picked() -> None:
    front = battle("axis", "hq-6a", ("inf-57", "inf-75"), "rd-62")
    table = results(front)
    plain = {what: Fraction(table.count(what), 6) for what in table}
    assert chances(front, "fight") == plain
    two = {what: 1 - (1 - share) ** 2 for what, share in plain.items()}
    assert chances(front, "offensive hq-6a") == two
    front.play("offensive hq-6a")
    assert chances(front, "fight") == two
    assert front.battle()["dice"] == 2


def chances(front: Theatre, choice: str) -> dict[object, Fraction]:
    odds = front.match.odds(front.seat(), choice)
    assert odds is not None
    return {chance.result.args["what"]: chance.probability for chance in odds}


@rule("stalingrad42:28.1.4a")
def test_manstein_rerolls_one_of_the_dice_before_one_is_picked() -> None:
    """Also of a Soviet offensive."""
    units = ("fr-bryansk 2013", "tc-1 2011", "tc-2 2011", "inf-57 2010", "manstein 2008")
    front = Theatre(*units, scenario="campaign", leaders=True, offensives=True)
    ready(front, "fr-bryansk").combat("soviet")
    front.play("attack 2010", "by tc-1", "by tc-2", "offensive fr-bryansk")
    front.dice(6, 1).play("fight")
    assert (front.asked(), front.seat()) == ("reroll-battle", "axis")
    assert front.offers("reroll") == ["manstein 1", "manstein 6"]
    lying = front.p.box.tables.crt[front.p.stack[-1].clash.battle(front.p).odds].results[0]
    sure = "result-" + lying.replace("/", "-").lower()
    assert chances(front, "reroll manstein 6")[sure] == 1
    front.dice(2).play("reroll manstein 6")
    assert front.told(DieRerolled)[0].again == 2
    assert (front.asked(), front.seat()) == ("pick-die", "soviet")
    assert front.offers("pick") == ["1", "2"]


def test_without_the_option_nothing_is_planned() -> None:
    game = stavka.game("stalingrad42")
    assert not game.start("fall-blau", 1).position.planning
    front = Theatre("hq-6a 1410", "inf-57 1410", real=True, turn=3).initial()
    assert front.offers("plan") == []
    assert front.refused("plan hq-6a") == "26.1a"
