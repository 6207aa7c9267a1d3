"""Chapter 10: what the results do, who loses steps, and what is left."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.events import RemnantFormed, UnitEliminated
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import DISPLAYED
from stavka.games.stalingrad42.rules.fighting import EFFECTS
from stavka.games.stalingrad42.rules.retreat import Retreat
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# German divisions of 6 around 2011, and one of tanks.
SIXES = (
    "inf-57 2010", "inf-75 2010", "inf-168 2111", "inf-113 2111", "inf-79 2112", "inf-294 2112",
    "inf-71 2012", "pz-9 2012",
)  # fmt: skip
# Soviet tank corps of 7 around it.
THREES = (
    "tc-16 2010", "tc-4 2010", "tc-23 2111", "tc-13 2111", "tc-24 2112", "tc-22 2112",
)  # fmt: skip


def fought(result: str, *defenders: str, side: str = "axis") -> Theatre:
    """A battle for 2011 with this result; a rifle division defends unless others are named."""
    mine = SIXES if side == "axis" else THREES
    defenders = defenders or ("rd-62 2011" if side == "axis" else "inf-385 2011",)
    blau = Theatre(*mine, *defenders).combat(side)
    return blau.fight(result, "2011", *(unit.split()[0] for unit in mine))


@rule("stalingrad42:10.1a")
def test_the_attacker_is_who_attacks_here() -> None:
    blau = Theatre("rd-62 2010", "rd-45 2010", "inf-57 2011").combat("soviet").dice(1)
    blau.play("attack 2011", "all", "fight")  # 6 to 7: A1
    assert blau.seat() == "soviet"
    assert set(blau.offers("lose")) == {"rd-62", "rd-45"}


@rule("stalingrad42:10.1b", "stalingrad42:10.2.2b", "stalingrad42:13.1.3b")
def test_ds() -> None:
    blau = fought("DS", "rd-62 2011", "rb-106 2011")
    assert blau.seat() == "axis"  # the attacker picks the loss
    blau.play("lose rd-62")
    assert blau.asked() == "retreat-to"
    assert blau.match.question("soviet") is not None
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert (blau.steps("rd-62"), blau.order("rd-62"), blau.order("rb-106")) == (
        1, "full-retreat", "full-retreat",
    )  # fmt: skip
    assert blau.at("rd-62") == blau.at("rb-106")


@rule("stalingrad42:10.1c")
def test_dr4() -> None:
    blau = fought("DR4")
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert (blau.steps("rd-62"), blau.order("rd-62")) == (2, "full-retreat")
    assert blau.asked() == "advance-after-combat"


@rule("stalingrad42:10.1d")
def test_d1() -> None:
    blau = fought("D1", "rd-62 2011", "fr-south 2011")
    assert blau.steps("rd-62") == 1
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert blau.order("rd-62") == "disrupted"
    assert all(blau.steps(u.split()[0]) == 3 for u in SIXES)
    two = fought("D1", "rb-106 2011", "rb-111 2011")
    assert two.seat() == "soviet"  # his own choice
    assert set(two.offers("lose")) == {"rb-106", "rb-111"}


@pytest.mark.parametrize(
    ("side", "defenders"),
    [("axis", ("rb-106 2011", "rb-111 2011")), ("soviet", ("inf-385 2011", "inf-57 2011"))],
)
def test_who_is_asked_about_a_loss_is_told_where(side: str, defenders: tuple[str, ...]) -> None:
    """The attacker of all hexes from which he has attacked, the defender of his one."""
    mine = dict(unit.split() for unit in (SIXES if side == "axis" else THREES))
    blau = Theatre(*(f"{u} {hex}" for u, hex in mine.items()), *defenders).combat(side).dice(1)
    blau.play("attack 2011", "all", "fight")
    hexes = {mine[unit] for unit in blau.offers("lose") if unit in mine} or {"2011"}
    assert (blau.asked(), set(blau.prompt()["places"])) == ("choose-loss", hexes)


def test_who_is_asked_about_a_loss_of_the_defender_is_told_which_hex() -> None:
    two = fought("D1", "rb-106 2011", "rb-111 2011")
    assert (two.asked(), two.prompt()["places"]) == ("choose-loss", ("2011",))


@rule("stalingrad42:10.1e")
def test_a1_d1() -> None:
    blau = fought("A1/D1")
    assert blau.seat() == "axis"
    blau.play("lose inf-57")
    assert (blau.steps("inf-57"), blau.steps("rd-62")) == (2, 1)
    assert blau.prompt()["hexes"] == 2
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert blau.order("rd-62") == "disrupted"
    assert blau.asked() == "advance-after-combat"


@rule("stalingrad42:10.1f")
def test_dr2() -> None:
    blau = fought("DR2")
    assert blau.prompt()["hexes"] == 2
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert (blau.steps("rd-62"), blau.order("rd-62")) == (2, "disrupted")
    assert all(blau.steps(u.split()[0]) == 3 for u in SIXES)


@rule("stalingrad42:10.1g", "stalingrad42:10.1l")
def test_a1_dr2() -> None:
    blau = fought("A1/DR2")
    assert blau.seat() == "axis"
    blau.play("lose inf-75")
    assert (blau.steps("inf-75"), blau.steps("rd-62")) == (2, 2)
    assert blau.prompt()["hexes"] == 2


@rule("stalingrad42:10.1h")
def test_drx() -> None:
    blau = fought("DRX", "rd-62 2011", "fr-south 2011")
    assert blau.seat() == "soviet"  # the opponent picks
    blau.play("lose inf-57")
    assert (blau.steps("inf-57"), blau.steps("rd-62")) == (2, 1)
    assert blau.prompt()["hexes"] == 2
    two = fought("DRX", "rb-106 2011", "rb-111 2011")
    two.play("lose inf-57")
    assert two.seat() == "axis"
    assert set(two.offers("lose")) == {"rb-106", "rb-111"}


@rule("stalingrad42:10.1i", "stalingrad42:14.2.3a", "stalingrad42:14.2.3b")
def test_ex() -> None:
    blau = fought("EX")
    assert blau.seat() == "soviet"
    blau.play("lose inf-57")
    assert (blau.steps("inf-57"), blau.steps("rd-62"), blau.at("rd-62")) == (2, 1, "2011")
    assert blau.asked() == "combat-phase"  # no retreat, no advance
    one = fought("EX", "rd-62 2011 reduced", "fr-south 2011")
    one.play("lose inf-57")
    assert one.lost() == {"rd-62"}
    assert one.asked() == "combat-phase"  # somebody is left
    last = fought("EX", "rd-62 2011 reduced")
    last.play("lose inf-57")
    assert last.asked() == "advance-after-combat"
    last.play("advance inf-75")
    assert last.offers("to") == ["2011"]
    assert last.refused("to 2110") == "14.2.3b"
    last.play("to 2011")
    assert last.at("inf-75") == "2011"
    assert last.offers("advance") == ["inf-57"]


@rule("stalingrad42:10.1j")
def test_a1() -> None:
    blau = fought("A1").play("lose inf-57")
    assert (blau.steps("inf-57"), blau.steps("inf-75"), blau.steps("rd-62")) == (2, 3, 2)
    assert (blau.at("rd-62"), blau.asked()) == ("2011", "combat-phase")


@rule("stalingrad42:10.1k")
@pytest.mark.parametrize(("result", "far"), [("DRX", 2), ("A1/DR2", 2), ("DR2", 2), ("D1", 3)])
def test_the_attacker_advances_as_far_as_the_table_says(result: str, far: int) -> None:
    blau = fought(result)
    while blau.asked() != "advance-after-combat":
        blau.play(blau.match.choices(blau.seat())[0])
    assert blau.prompt()["hexes"] == far


@rule("stalingrad42:10.2.1a", "stalingrad42:10.2.1c", "stalingrad42:10.2.3b")
def test_only_who_took_part_loses() -> None:
    blau = Theatre("pz-9 2010", "inf-57 2010", "inf-75 2010", "sp-axis-1 2010", "rd-62 2011")
    blau.combat().fight("A1/DR2", "2011", "inf-57", "pz-9")
    assert set(blau.offers("lose")) == {"inf-57", "pz-9"}
    assert blau.refused("lose inf-75") == "10.2.1a"
    assert blau.refused("lose sp-axis-1") == "10.2.3b"
    blau.play("lose inf-57")  # not the one whose tanks shifted the column
    assert (blau.steps("inf-57"), blau.steps("pz-9")) == (2, 3)


@rule(
    "stalingrad42:10.2.1b",
    "stalingrad42:10.2.1d",
    "stalingrad42:12.4a",
    "stalingrad42:12.4b",
    "stalingrad42:12.4d",
)
def test_who_retreated_into_a_hex_before_is_not_lost_first() -> None:
    units = ("inf-57 2010", "inf-75 2010", "inf-113 2014", "inf-79 2014", "inf-294 2113")
    blau = Theatre(*units, "rd-45 2011", "rd-62 2013", "army-5t 2013").combat()
    blau.attack("2011", "inf-57", "inf-75").dice(6).play("fight")  # 12 to 5: A1/DR2
    blau.play("lose inf-57", "retreat 2013", "end-advance")
    blau.attack("2013", "inf-113", "inf-79", "inf-294")
    assert blau.battle()["defence"] == 5  # only the one who stood there
    blau.dice(4).play("fight")  # 18 to 5, 3-1: DRX
    blau.play("lose inf-113")
    assert blau.steps("rd-62") == 1  # nobody else could be picked
    assert blau.lost() == {"rd-45"}  # and who must retreat again is lost


@rule("stalingrad42:10.2.1b", "stalingrad42:10.2.1d")
def test_who_is_too_many_neither_counts_nor_is_lost() -> None:
    """Two divisions and a brigade may stand there: the worn division counts for nothing."""
    stack = ("rd-62 2011", "rd-45 2011", "rd-121 2011 reduced", "rb-106 2011")
    units = ("inf-57 2010", "inf-75 2010", "inf-113 2010", "inf-79 2111", "inf-294 2111")
    blau = Theatre(*units, *stack).combat()
    blau.attack("2011", "inf-57", "inf-75", "inf-113", "inf-79", "inf-294")
    assert blau.battle()["defence"] == 12
    *_, (unit, printed, value, why) = blau.battle()["defenders"]
    assert (unit, printed, value, why) == ("rd-121", 3, 0, [["too-many", "10.2.1d"]])
    blau.dice(5).play("fight")  # 30 to 12, 2-1: DRX
    blau.play(f"lose {blau.offers('lose')[0]}")
    assert set(blau.offers("lose")) == {"rd-62", "rd-45", "rb-106"}
    assert blau.refused("lose rd-121") == "10.2.1a"
    led = Theatre(*units, *stack, "army-5t 2011").combat()
    assert led.attack("2011", "inf-57", "inf-75").battle()["defence"] == 15
    corps = ("tc-16 2011", "tc-4 2011", "rd-62 2011")
    city = Theatre(*units, *corps, terrain={"2011": "minor-city"}).combat()
    assert city.attack("2011", *(unit.split()[0] for unit in units)).battle()["defence"] == 15
    german = ("inf-57 2011", "inf-75 2011", "inf-113 2011", "inf-79 2011", "hq-6a 2011")
    axis = Theatre(*german, "tc-16 2010", "tc-4 2010", "tc-23 2111", "tc-13 2111").combat("soviet")
    assert axis.attack("2011", "tc-16", "tc-4", "tc-23", "tc-13").battle()["defence"] == 20
    worn = [f"{unit} reduced" for unit in german[:4]]
    axis = Theatre(*worn, "tc-16 2010", "tc-4 2010", "tc-23 2111", "tc-13 2111").combat("soviet")
    assert axis.attack("2011", "tc-16", "tc-4", "tc-23", "tc-13").battle()["defence"] == 15


@rule("stalingrad42:10.2.2a")
def test_the_owner_chooses_but_for_three_results() -> None:
    two = ("rb-106 2011", "rd-62 2011")
    for result, chooser in (("D1", "soviet"), ("DS", "axis"), ("DRX", "axis"), ("A1/D1", "soviet")):
        blau = fought(result, *two)
        if result in ("DRX", "A1/D1"):
            assert blau.seat() == ("soviet" if result == "DRX" else "axis")
            blau.play(f"lose {blau.offers('lose')[0]}")
        assert (result, blau.seat()) == (result, chooser)
        assert set(blau.offers("lose")) == {"rb-106", "rd-62"}
    soviet = fought("DRX", "inf-385 2011", "hu-inf-6 2011", side="soviet")
    assert soviet.seat() == "axis"  # picks among the Soviet attackers
    assert set(soviet.offers("lose")) <= {unit.split()[0] for unit in THREES}


@rule("stalingrad42:10.2.3a", "stalingrad42:20.5.2a", "stalingrad42:20.5.2b")
def test_worn_allies_are_spared_by_both_sides() -> None:
    blau = fought("DRX", "inf-385 2011", "hu-inf-6 2011 reduced", "hu-inf-7 2011", side="soviet")
    blau.play(f"lose {blau.offers('lose')[0]}")
    assert blau.seat() == "soviet"
    assert set(blau.offers("lose")) == {"inf-385", "hu-inf-7"}
    assert blau.refused("lose hu-inf-6") == "20.5.2a"
    own = fought("D1", "inf-385 2011", "hu-inf-6 2011 reduced", side="soviet")
    assert own.steps("inf-385") == 1  # no choice is left: the German takes it
    worn = fought("D1", "inf-385 2011 reduced", "hu-inf-6 2011 reduced", side="soviet")
    assert set(worn.offers("lose")) == {"inf-385", "hu-inf-6"}


@rule("stalingrad42:9.8c", "stalingrad42:10.2.3a", "stalingrad42:20.5.2a")
def test_a_german_in_parentheses_spares_no_ally() -> None:
    own = fought("D1", "hq-17a 2011", "it-inf-torino 2011 reduced", side="soviet")
    assert own.lost() == {"it-inf-torino"}  # no choice is left
    blau = fought("DRX", "hq-17a 2011", "hu-inf-6 2011 reduced", "hu-inf-7 2011", side="soviet")
    blau.play(f"lose {blau.offers('lose')[0]}")
    assert blau.seat() == "soviet"
    assert set(blau.offers("lose")) == {"hu-inf-6", "hu-inf-7"}
    assert blau.refused("lose hq-17a") == "9.8c"


@rule("stalingrad42:10.3a", "stalingrad42:10.3b")
def test_a_counter_is_turned_and_then_removed() -> None:
    blau = fought("D1")
    assert (blau.p.face[blau.unit("rd-62")], blau.steps("rd-62")) == (1, 1)
    assert fought("D1", "rd-62 2011 reduced").lost() == {"rd-62"}
    one = fought("D1", "rb-106 2011")
    assert one.lost() == {"rb-106"}
    axis = fought("D1", "inf-385 2011 reduced", side="soviet")
    assert axis.lost() == {"inf-385"}


@rule("stalingrad42:10.3c", "stalingrad42:2.3.5b", "stalingrad42:10.4.1a")
def test_the_second_loss_of_three_leaves_a_remnant_if_its_owner_likes() -> None:
    blau = fought("D1", "inf-82 2011 reduced", side="soviet")
    assert (blau.seat(), blau.asked()) == ("axis", "form-remnant")
    assert {*blau.match.choices("axis")} == {"remnant", "no-remnant"}
    blau.play("remnant")
    (formed,) = blau.told(RemnantFormed)
    assert formed.unit == "inf-82"
    assert (blau.at("inf-82"), blau.at(formed.remnant)) == ("displayed", "2011")
    assert blau.steps(formed.remnant) == 1
    assert blau.p.unit(blau.unit(formed.remnant)).kind == "infantry"
    panzer = fought("D1", "pz-9 2011 reduced", side="soviet").play("remnant")
    assert panzer.p.unit(panzer.unit(panzer.told(RemnantFormed)[0].remnant)).kind == "panzer"


@rule("stalingrad42:10.4.2b")
def test_when_no_remnant_is_left_there_is_nothing_to_choose() -> None:
    blau = Theatre(*THREES, "inf-82 2011 reduced").combat("soviet")
    for number, other in enumerate(("57", "75", "168", "113", "79", "294", "71", "297"), 1):
        remnant, unit = blau.unit(f"rem-inf-{number}"), blau.unit(f"inf-{other}")
        blau.p.place[remnant], blau.p.stands_for[remnant] = blau.p.place[unit], unit
        blau.put(f"rem-inf-{number}", f"30{10 + number}")
        blau.p.place[unit] = -6
    blau.fight("D1", "2011", *(unit.split()[0] for unit in THREES))
    assert blau.lost() == {"inf-82"}


@rule("stalingrad42:10.4.3a")
def test_a_lost_remnant_takes_its_unit_out_for_good() -> None:
    blau = fought("D1", "inf-82 2011 reduced", side="soviet").play("remnant")
    remnant = blau.told(RemnantFormed)[0].remnant
    blau.play("withdraw")
    blau.play(f"retreat {blau.offers('retreat')[0]}", "end-advance", "end-combat")
    at = blau.at(remnant)
    blau.put("tc-16", _beside(at)).put("tc-4", _beside(at)).combat("soviet")
    blau.p.order[blau.unit(remnant)] = 0
    blau._changed()
    blau.fight("D1", at, "tc-16", "tc-4")
    assert remnant in {event.unit for event in blau.told(UnitEliminated)}
    assert (blau.at("inf-82"), blau.at(remnant)) == ("removed", "pool")


@rule("stalingrad42:10.4.3a")
def test_a_remnant_that_no_retreat_saves_is_lost_likewise() -> None:
    shore = {f"2011|{other}": "sea" for other in ("2010", "2111", "2112", "2012", "1912", "1911")}
    blau = Theatre("tc-16 2010", sides=shore).combat("soviet")
    whole, remnant = blau.unit("inf-82"), blau.unit("rem-inf-1")
    blau.p.place[whole], blau.p.stands_for[remnant] = DISPLAYED, whole
    blau.put("rem-inf-1", "2011").resolve(Retreat(AXIS, GRID.at("2011"), 2))
    assert (blau.at("inf-82"), blau.at("rem-inf-1")) == ("removed", "pool")
    assert blau.p.stands_for[remnant] == -1


def test_a_unit_of_three_steps_is_kept_with_its_reduced_side_up() -> None:
    blau = fought("D1", "inf-82 2011 reduced", side="soviet").play("no-remnant")
    assert blau.p.steps(blau.unit("inf-82")) == 2  # as one replacement brings it back
    two = fought("D1", "inf-385 2011 reduced", side="soviet")
    assert two.p.steps(two.unit("inf-385")) == 1


def _beside(number: str) -> str:
    return f"{number[:2]}{int(number[2:]) + 1:02}"


def test_every_result_of_the_table_has_its_effect() -> None:
    crt = Theatre().p.box.tables.crt
    assert {result for column in crt.values() for result in column.results} == set(EFFECTS)
