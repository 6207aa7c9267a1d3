"""Chapter 19: supply points and army staffs, which cannot fight."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.events import AttritionThrown, UnitsRetreated
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.retreat import Retreat
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

BOTH = pytest.mark.parametrize(
    ("side", "idle", "own", "enemy"),
    [
        ("axis", "sp-axis-1", ("inf-57", "inf-75", "inf-113"), "rd-62"),
        ("soviet", "sp-soviet-1", ("rd-62", "rd-45"), "inf-57"),
        ("soviet", "army-5t", ("rd-62", "rd-45", "rd-121"), "inf-57"),
    ],
)
OTHER = {"axis": "soviet", "soviet": "axis"}
STRONG = {
    "axis": ("tc-16 2010", "tc-4 2010", "tc-23 2111", "tc-13 2111", "tc-24 2112", "tc-22 2112"),
    "soviet": ("inf-79 2010", "inf-294 2010", "inf-168 2111", "inf-71 2111", "inf-297 2112"),
}


def driven_out(side: str, *units: str) -> Theatre:
    """The units in 2011 retreat before an attack; to the point where the attacker may advance."""
    attackers = STRONG[side]
    blau = Theatre(*attackers, *units).combat(OTHER[side])
    blau.fight("DR2", "2011", *(words.split()[0] for words in attackers))
    while blau.asked() in ("determined-defence", "retreat-to"):
        withdraws = blau.asked() == "determined-defence"
        blau.play("withdraw" if withdraws else f"retreat {blau.offers('retreat')[0]}")
    return blau


@rule("stalingrad42:19.2a")
@BOTH
def test_they_have_no_zone(side: str, idle: str, own: tuple[str, ...], enemy: str) -> None:
    blau = Theatre(f"{idle} 2012", f"{enemy} 2010")
    assert blau.zone(side) == set()
    blau.movement(OTHER[side]).play(f"move {enemy}", "to 2111", "to 2112")  # past it
    assert blau.at(enemy) == "2112"


@rule("stalingrad42:19.2b")
@BOTH
def test_they_do_not_count_for_stacking(
    side: str, idle: str, own: tuple[str, ...], enemy: str
) -> None:
    supplies = {"axis": ("sp-axis-1", "sp-axis-2"), "soviet": ("sp-soviet-1", "sp-soviet-2")}[side]
    units = {*own, idle, *supplies}
    blau = Theatre(*(f"{unit} 2010" for unit in sorted(units))).movement(side)
    assert blau.play("end-movement").asked() == "halt"


@rule("stalingrad42:19.2c")
@BOTH
def test_they_are_always_in_good_order(
    side: str, idle: str, own: tuple[str, ...], enemy: str
) -> None:
    blau = Theatre(f"{idle} 2012").movement(side)
    assert blau.offers("full-retreat") == []
    assert blau.refused(f"full-retreat {idle}") == "13.1.1b"
    if idle == "army-5t":
        beaten = driven_out(side, f"{own[0]} 2011", f"{idle} 2011")
        assert beaten.at(idle) == beaten.at(own[0])
        assert (beaten.order(own[0]), beaten.order(idle)) == ("disrupted", "good")


@rule("stalingrad42:19.2d")
@BOTH
def test_they_lack_supply_but_do_not_wither(
    side: str, idle: str, own: tuple[str, ...], enemy: str
) -> None:
    blau = Theatre(f"{idle} 3030", f"{enemy} 3031").supply(side)
    assert not blau.supplied(idle)
    assert (blau.told(AttritionThrown), blau.at(idle)) == ([], "3030")
    if blau.p.unit(blau.unit(idle)).mechanized:
        blau.movement(side).play(f"move {idle}")
        assert blau.refused("to 3028") == "16.4b"


@rule("stalingrad42:19.2e")
@BOTH
def test_they_stop_nobody_and_are_removed(
    side: str, idle: str, own: tuple[str, ...], enemy: str
) -> None:
    blau = Theatre(f"{idle} 2012", f"{enemy} 2011").movement(OTHER[side])
    blau.play(f"move {enemy}", "to 2012", "to 2013")
    assert blau.at(enemy) == "2013"
    assert blau.at(idle) in ("stock", "eliminated", "coming")  # a staff comes back
    supply = {"axis": "sp-soviet-1", "soviet": "sp-axis-1"}[side]
    harmless = Theatre(f"{idle} 2012", f"{supply} 2011").movement(OTHER[side])
    harmless.play(f"move {supply}")
    assert harmless.refused("to 2012") == "5.1e"  # only combat units drive it out


@rule("stalingrad42:19.3a")
@BOTH
def test_they_neither_attack_nor_defend_nor_take_losses(
    side: str, idle: str, own: tuple[str, ...], enemy: str
) -> None:
    attack = Theatre(f"{own[0]} 2010", f"{idle} 2010", f"{enemy} 2011").combat(side)
    attack.play("attack 2011")
    assert attack.offers("by") == [own[0]]
    assert attack.refused(f"by {idle}") == "2.3.2a"
    alone = Theatre(f"{idle} 2011", f"{enemy} 2010").combat(OTHER[side])
    assert alone.refused("attack 2011") == "8.1a"
    stacked = Theatre(f"{enemy} 2010", f"{own[0]} 2011", f"{idle} 2011").combat(OTHER[side])
    stacked.attack("2011", enemy)
    assert [unit for unit, *_ in stacked.battle()["defenders"]] == [own[0]]
    attackers = STRONG[side][:4]
    hurt = Theatre(*attackers, *(f"{unit} 2011" for unit in (*own[:2], idle))).combat(OTHER[side])
    hurt.fight("EX", "2011", *(words.split()[0] for words in attackers))
    while own[0] not in hurt.offers("lose"):
        hurt.play(f"lose {hurt.offers('lose')[0]}")
    assert set(hurt.offers("lose")) == set(own[:2])
    assert hurt.refused(f"lose {idle}") == "10.2.3b"


@rule("stalingrad42:18.6.6a", "stalingrad42:19.3c")
@pytest.mark.parametrize("face", ["", " ready"])
@pytest.mark.parametrize(
    ("side", "supply", "own"), [("axis", "sp-axis-1", "inf-57"), ("soviet", "sp-soviet-1", "rd-62")]
)
def test_supply_never_retreats(side: str, supply: str, own: str, face: str) -> None:
    blau = driven_out(side, f"{own} 2011", f"{supply} 2011{face}")
    assert blau.at(own) != "2011"
    assert blau.at(supply) == "2011"
    mover = blau.offers("advance")[0]
    blau.play(f"advance {mover}", "to 2011")
    assert blau.at(supply) == "stock"


# Who cannot fight and is no supply point, with his side's troops and who attacks them.
OTHERS = pytest.mark.parametrize(
    ("side", "idle", "own"),
    [
        ("axis", "manstein", "inf-57"),
        ("soviet", "chuikov", "rd-62"),
        ("soviet", "army-5t", "rd-62"),
    ],
)


LAST_STEP = {"axis": "eng-linden", "soviet": "rd-62"}  # with a single step left


def beaten(
    result: str, side: str, *units: str, attackers: tuple[str, ...] | None = None
) -> Theatre:
    """An attack on 2011 with this result, up to where the defender must decide."""
    attackers = attackers or STRONG[side]
    front = Theatre(*attackers, *units, scenario="campaign", leaders=True).combat(OTHER[side])
    front.fight(result, "2011", *(words.split()[0] for words in attackers))
    answers = {
        "determined-defence": "withdraw", "reroll-battle": "keep", "form-remnant": "no-remnant",
    }  # fmt: skip
    while (asked := front.asked()) in (*answers, "choose-loss"):
        loss = asked == "choose-loss"
        front.play(f"lose {front.offers('lose')[0]}" if loss else answers[asked])
    return front


@rule("stalingrad42:19.3b")
@OTHERS
def test_they_may_retreat_with_combat_units_that_survive(side: str, idle: str, own: str) -> None:
    front = beaten("DR2", side, f"{own} 2011", f"{idle} 2011")
    together = front.match.fork()
    end = front.offers("retreat")[0]
    front.play(f"retreat {end}")
    assert front.at(own) == front.at(idle) == end
    assert (front.order(own), front.order(idle)) == ("disrupted", "good")
    front.match = together
    front.play(f"apart {idle}")
    assert "stop" in {*map(str, front.match.choices(front.seat()))}  # they need not
    front.play("stop")
    assert front.offers("stop") == []  # the others must
    front.play(f"retreat {front.offers('retreat')[0]}")
    assert (front.at(idle), front.at(own)) == ("2011", front.at(own))
    assert front.at(own) != "2011"


@rule("stalingrad42:19.3b")
@OTHERS
def test_they_are_removed_when_no_combat_unit_survives(side: str, idle: str, own: str) -> None:
    worn = {"axis": "", "soviet": " reduced"}[side]
    weak = {"axis": ("rd-45 2010",), "soviet": ("inf-75 2010 reduced",)}[side]
    front = beaten("EX", side, f"{LAST_STEP[side]} 2011{worn}", f"{idle} 2011", attackers=weak)
    assert LAST_STEP[side] in front.lost()
    assert not front.p.on_map(front.unit(idle))
    supply = beaten(
        "EX", side, f"{LAST_STEP[side]} 2011{worn}", f"sp-{side}-1 2011", attackers=weak
    )
    assert supply.at(f"sp-{side}-1") == "2011"  # that waits for who comes


def cornered(side: str, idle: str, worn: str = "") -> Theatre:
    """Only 2012 lies behind 2011, and nothing behind 2012: a retreat of two hexes ends there, at
    the price of a step."""
    shore = [("2011", other) for other in ("2010", "2111", "2112", "1912", "1911")]
    shore += [("2012", other) for other in ("2112", "2113", "2013", "1913", "1912")]
    friend = {"axis": "inf-57", "soviet": "rd-45"}[side]
    front = Theatre(
        f"{LAST_STEP[side]} 2011{worn}" if worn else f"{WHOLE[side]} 2011",
        f"{idle} 2011", f"{friend} 2012",
        sides={f"{a}|{b}": "sea" for a, b in shore}, scenario="campaign", leaders=True,
    )  # fmt: skip
    return front.resolve(Retreat(("axis", "soviet").index(side), GRID.at("2011"), 2))


WHOLE = {"axis": "inf-75", "soviet": "rd-62"}


@rule("stalingrad42:12.1.3d", "stalingrad42:19.3b")
@OTHERS
def test_by_themselves_they_pay_for_no_refuge(side: str, idle: str, own: str) -> None:
    """They have no steps: they go with those who pay, or stay."""
    front = cornered(side, idle)
    alone = front.match.fork()
    steps = front.steps(WHOLE[side])
    front.play("retreat 2012")
    assert (front.at(WHOLE[side]), front.at(idle)) == ("2012", "2012")
    assert front.steps(WHOLE[side]) == steps - 1
    front.match = alone
    front.play(f"apart {idle}", "retreat 2012")
    assert (front.at(WHOLE[side]), front.at(idle)) == ("2012", "2011")
    assert front.steps(WHOLE[side]) == steps - 1
    assert front.asked() == "halt"


@rule("stalingrad42:19.3b")
@OTHERS
@pytest.mark.parametrize(
    "choices", [("retreat 2012",), ("apart {}", "retreat 2012"), ("apart {}", "perish")]
)
def test_they_are_lost_when_the_retreat_costs_the_last_step(
    choices: tuple[str, ...], side: str, idle: str, own: str
) -> None:
    front = cornered(side, idle, {"axis": " disrupted", "soviet": " reduced"}[side])
    front.play(*(choice.format(idle) for choice in choices))
    assert LAST_STEP[side] in front.lost()
    assert not front.p.on_map(front.unit(idle))


@rule("stalingrad42:19.3b")
@OTHERS
def test_they_stay_with_friends_if_another_of_their_stack_survives(
    side: str, idle: str, own: str
) -> None:
    front = cornered(side, idle, {"axis": " disrupted", "soviet": " reduced"}[side])
    other = {"axis": "inf-113", "soviet": "rd-121"}[side]
    front.put(other, "2011").resolve(Retreat(("axis", "soviet").index(side), GRID.at("2011"), 2))
    front.play(f"apart {other}", "retreat 2012", "retreat 2012")
    assert {LAST_STEP[side]} == front.lost()  # who paid with its last step
    assert (front.at(other), front.at(idle)) == ("2012", "2012")


@rule("stalingrad42:19.3d")
@OTHERS
def test_they_may_go_along_with_a_unit_in_full_retreat(side: str, idle: str, own: str) -> None:
    enemy = {"axis": "rd-45", "soviet": "inf-75"}[side]
    units = (f"{own} 2011 full-retreat", f"{idle} 2011", f"{enemy} 2008")
    for goes in (True, False):
        front = Theatre(*units, scenario="campaign", leaders=True).movement(OTHER[side])
        front.play(f"move {enemy}", "to 2010")
        if not goes:
            front.play(f"apart {idle}", "stop")
        end = front.offers("retreat")[0]
        front.play(f"retreat {end}")
        assert front.at(own) == end
        assert front.at(idle) == (end if goes else "2011")
        retreated = {unit for event in front.told(UnitsRetreated) for unit in event.units}
        assert retreated == ({own, idle} if goes else {own})
    alone = Theatre(f"{idle} 2011", f"{enemy} 2008", scenario="campaign", leaders=True)
    alone.movement(OTHER[side]).play(f"move {enemy}", "to 2010")
    assert alone.at(idle) == "2011"  # by himself nobody gives way
