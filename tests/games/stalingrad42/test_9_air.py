"""Chapter 9.3: air units. A railway comes in by 1010, where a town is: 2511 is fifteen hexes away.

2011 is attacked from 2010 and 2111; 24 to 5 without tanks is 4-1.
"""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad42.events import (
    AirLeft,
    AirReady,
    AirReturned,
    AirUsed,
    AttackBroken,
    BattleFought,
    DefenceThrown,
)
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.defence import Aftermath
from stavka.games.stalingrad42.rules.sequence import GameTurn
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

RAILS: dict[str, Any] = {"sides": {"1010|1011": "rail"}, "towns": ("1010",)}
SIXES = ("inf-57 2010", "inf-75 2010", "inf-168 2111", "inf-113 2111")
TANKS = ("tc-16 2010", "tc-4 2010", "tc-23 2111")
CAMPAIGN: dict[str, Any] = {**RAILS, "scenario": "campaign", "turn": 20}


def names(units: tuple[str, ...]) -> list[str]:
    return [words.split()[0] for words in units]


def attack(
    *others: str, units: tuple[str, ...] = SIXES, fly: tuple[str, ...] = ("viii-fk", "iv-fk"),
    **given: Any,
) -> Theatre:  # fmt: skip
    """The Germans attack 2011; nothing is fought yet."""
    blau = Theatre(*units, "rd-62 2011", *others, **(RAILS | given)).combat().fly(*fly)
    return blau.attack("2011", *names(units))


def attacked(
    *defenders: str, units: tuple[str, ...] = TANKS, fly: tuple[str, ...] = ("viii-fk", "iv-fk"),
    **given: Any,
) -> Theatre:  # fmt: skip
    """The Soviets attack 2011 and have said so."""
    blau = Theatre(*units, *defenders, **(RAILS | given)).combat("soviet").fly(*fly)
    return blau.attack("2011", *names(units)).play("fight")


def over(blau: Theatre) -> Theatre:
    """Whatever is asked, the first answer, until the Germans may attack again."""
    while blau.asked() not in ("combat-phase", "leave-air"):
        blau.play(blau.match.choices(blau.seat())[0 if blau.asked() != "forward" else -1])
    return blau


# How many there are


@rule("stalingrad42:9.3.1a", "stalingrad42:9.3.1b", "stalingrad42:23.2.2b",
      "stalingrad42:23.2.2c", "stalingrad42:23.2.3a")  # fmt: skip
@pytest.mark.parametrize(
    ("turn", "weather", "ready"),
    [
        (20, "clear", ["viii-fk", "iv-fk", "rom-air"]),
        (20, "overcast", ["viii-fk"]),
        (20, "rain", []),
        (20, "snow", []),
        (29, "overcast-winter", []),
    ],
)
def test_the_weather_says_how_many_fly(turn: int, weather: str, ready: list[str]) -> None:
    blau = Theatre(scenario="campaign", turn=turn).fly("viii-fk used", "iv-fk", "rom-air used")
    blau.p.weather = weather
    blau.initial()
    found = {id for id in blau.p.setup.air if blau.air(id) == ["ready"]}
    assert found == set(ready)
    assert {id for id in blau.p.setup.air if blau.air(id) == ["aside"]} == {
        *blau.p.setup.air
    } - found
    assert [event.airs for event in blau.told(AirReady)] == ([tuple(ready)] if ready else [])


@rule("stalingrad42:3.B1b", "stalingrad42:9.3.1b", "stalingrad42:3.Ca")
def test_in_the_german_initial_phase_all_come_back_ready() -> None:
    blau = Theatre("inf-57 2010").fly("viii-fk used", "iv-fk with inf-57")
    blau.initial("soviet")
    assert (blau.air("viii-fk"), blau.air("iv-fk")) == (["used"], ["with", "2010"])
    assert blau.told(AirReady) == []
    blau.initial("axis")
    assert (blau.air("viii-fk"), blau.air("iv-fk")) == (["ready"], ["ready"])
    assert blau.told(AirReady)[0].airs == ("viii-fk", "iv-fk")


@rule("stalingrad42:9.3.1a")
def test_the_soviets_have_none() -> None:
    blau = Theatre(*TANKS, "inf-385 2011", **RAILS).combat("soviet").fly("viii-fk", "iv-fk")
    blau.attack("2011", *names(TANKS))
    assert blau.offers("air") == []
    assert blau.refused("air viii-fk") == "9.3.1a"
    stand = attack(fly=("viii-fk",), turn=8).dice(3).play("fight")  # A1/DR2
    while stand.asked() == "choose-loss":
        stand.play(f"lose {stand.offers('lose')[0]}")
    assert (stand.seat(), stand.asked(), stand.offers("air")) == (
        "soviet",
        "determined-defence",
        [],
    )
    assert stand.refused("air viii-fk") == "9.3.1a"


@rule("stalingrad42:9.3.9a", "stalingrad42:9.3.9b")
def test_from_turn_27_on_one_german_unit_in_clear_weather() -> None:
    def german(turn: int, weather: str) -> list[str]:
        blau = Theatre(scenario="campaign", turn=turn)
        blau.p.weather = weather
        blau.initial()
        return [id for id in ("viii-fk", "iv-fk") if blau.air(id) == ["ready"]]

    assert german(26, "clear") == ["viii-fk", "iv-fk"]
    for turn in (27, 29, 36):
        assert german(turn, "clear") == ["viii-fk"]
        assert german(turn, "overcast") == german(turn, "snow") == []


@rule("stalingrad42:9.3.9a", "stalingrad42:9.3.9c")
@pytest.mark.parametrize(("die", "left"), [(6, "with"), (4, "aside")])
def test_the_second_one_leaves_in_the_german_initial_phase_of_turn_27(die: int, left: str) -> None:
    """It was left with attackers on the turn before, and the Soviets go first; only the weather
    grounds it at once."""
    blau = Theatre("inf-57 2010", "rd-62 2030", scenario="campaign", turn=27).fly(
        "iv-fk with inf-57"
    )
    blau.p.winter_offensive = 25
    blau.dice(die).resolve(GameTurn())
    assert (blau.seat(), blau.p.weather) == ("soviet", "clear" if die == 6 else "overcast")
    assert blau.air("iv-fk")[0] == left
    blau.initial()
    assert blau.air("iv-fk") == ["aside"]


@rule("stalingrad42:C2.2a")
def test_in_the_caucasus_one_flies_but_not_on_turns_15_to_22() -> None:
    def ready(turn: int, weather: str) -> int:
        blau = Theatre(scenario="caucasus", turn=turn)
        blau.p.weather = weather
        blau.initial()
        return sum(blau.air(id) == ["ready"] for id in blau.p.setup.air)

    for turn in (10, 12, 14, 23, 27):
        assert (ready(turn, "clear"), ready(turn, "overcast"), ready(turn, "rain")) == (1, 1, 0)
    for turn in (15, 16, 22):
        assert (ready(turn, "clear"), ready(turn, "overcast")) == (0, 0)


# In attack


@rule("stalingrad42:9.3.2a", "stalingrad42:9.3.3a")
def test_in_attack_it_shifts_one_column_to_the_right() -> None:
    blau = attack()
    assert (blau.battle()["column"], blau.offers("air")) == ("4-1", ["viii-fk", "iv-fk"])
    before, told = blau.match.odds("axis", "fight"), blau.match.odds("axis", "air viii-fk")
    assert before != told
    blau.play("air viii-fk")
    assert (blau.battle()["column"], blau.battle()["air"]) == ("5-1", "viii-fk")
    assert [1, "air", "9.3.3a"] in blau.battle()["shifts"]
    assert blau.match.odds("axis", "fight") == told
    assert blau.air("viii-fk") == ["ready"]  # not before the fight
    blau.dice(1).play("fight")  # DRX
    assert blau.told(AirUsed) == [AirUsed(air="viii-fk", place="2011", how="air-attacks")]
    (battle,) = blau.told(BattleFought)
    assert (battle.column, battle.shifts) == ("ratio-5-1", ("battle-air",))
    assert blau.air("viii-fk") == ["over", "2011"]
    assert blau.offers("air") == blau.offers("support") == []  # once the die has fallen
    assert blau.refused("air iv-fk") == "10.2.2a"


@rule("stalingrad42:8.3c")
def test_tank_shifts_are_reckoned_and_support_is_declared_before_the_die() -> None:
    blau = attack("hq-6a 2009", units=("pz-9 2010", "pz-11 2010"))
    assert blau.shifts() == {"tanks": 1, "elite-tanks": 1}
    assert (blau.offers("support"), blau.offers("air")) == (["hq-6a"], ["viii-fk", "iv-fk"])
    blau.dice(1).play("fight")
    assert blau.told(BattleFought)[0].shifts == ("battle-tanks", "battle-elite-tanks")
    assert blau.offers("support") == blau.offers("air") == []
    for late in ("support hq-6a", "air viii-fk"):
        blau.refused(late)


@rule("stalingrad42:9.3.3b")
def test_one_in_an_attack() -> None:
    blau = attack().play("air viii-fk")
    assert blau.offers("air") == []
    assert blau.refused("air iv-fk") == "9.3.3b"


def test_air_and_artillery_shift_together() -> None:
    blau = attack("hq-6a 2009").play("air viii-fk", "support hq-6a")
    assert blau.shifts() == {"artillery": 1, "air": 1}
    assert blau.battle()["column"] == "6-1"


def test_nobody_flies_before_somebody_attacks() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2010", "rd-62 2011", **RAILS).combat().fly("viii-fk")
    blau.play("attack 2011")
    assert (blau.offers("air"), blau.refused("air viii-fk")) == ([], "8.2d")


@rule("stalingrad42:9.3.5a")
@pytest.mark.parametrize(("hex", "near"), [("2511", True), ("2611", False)])
def test_within_fifteen_hexes_of_a_town_on_the_railways(hex: str, near: bool) -> None:
    assert GRID.distance(GRID.at("1010"), GRID.at(hex)) == (15 if near else 16)

    def row(**map: Any) -> str:
        """By which row an attack on the hex is not supported; empty: it is."""
        blau = Theatre("inf-57 2610", f"rd-62 {hex} disrupted", **map).combat().fly("viii-fk")
        blau.attack(hex, "inf-57")
        return "" if blau.offers("air") == ["viii-fk"] else blau.refused("air viii-fk")

    assert row(**RAILS) == ("" if near else "9.3.5a")
    assert row(sides=RAILS["sides"]) == "9.3.5a"  # no town
    assert row(towns=("1010",)) == "9.3.5a"  # no railway
    far = {"1110|1111": "rail"}  # it leads nowhere
    assert row(sides=far, towns=("1110",)) == "9.3.5a"
    soviet = Theatre("tc-16 2610", "tc-4 2610", f"inf-57 {hex}", **RAILS).combat("soviet")
    soviet.fly("viii-fk").attack(hex, "tc-16", "tc-4").dice(1).play("fight")
    assert (soviet.asked() == "air-defence") is near


@rule("stalingrad42:9.3.5a")
def test_no_unit_flies_from_a_city_of_the_enemy() -> None:
    """Also if nobody stands there and trains run through it."""
    city = {"1010": "minor-city"}
    for side, flies in (("axis", True), ("soviet", False)):
        blau = Theatre("inf-57 2010", "rd-62 2011 disrupted", terrain=city, **RAILS)
        blau.fly("viii-fk").holds(side, "1010").combat().attack("2011", "inf-57")
        assert ("viii-fk" in blau.offers("air")) == flies


@rule("stalingrad42:9.3.6b", "stalingrad42:9.3.7a", "stalingrad42:9.3.7c")
def test_a_german_one_stays_with_an_attacker_and_is_not_used() -> None:
    blau = over(attack(units=SIXES[:2]).play("air viii-fk").dice(1).play("fight"))
    assert blau.air("viii-fk") == ["with", "2010"]  # nobody has advanced
    blau.put("inf-79", "2208").put("inf-294", "2208").put("rd-45", "2209")
    blau.attack("2209", "inf-79", "inf-294")
    assert blau.offers("air") == ["iv-fk"]
    assert blau.refused("air viii-fk") == "9.3.7a"


@rule("stalingrad42:9.3.7b", "stalingrad42:9.3.7c")
def test_it_stays_with_any_of_the_stacks_that_attacked() -> None:
    blau = over(attack().play("air viii-fk").dice(1).play("fight"))
    assert (blau.asked(), blau.prompt()) == ("leave-air", {"air": "viii-fk"})
    offered = blau.offers("stay-with")
    assert {blau.at(unit) for unit in offered} == {"2010", "2111"}
    assert blau.refused("stay-with rd-62") == "9.3.7c"
    assert blau.refused("end-combat") == "9.3.7c"
    last = offered[-1]
    blau.play(f"stay-with {last}")
    assert blau.told(AirLeft) == [AirLeft(air="viii-fk", unit=last, place="2111")]
    assert blau.air("viii-fk") == ["with", "2111"]


@rule("stalingrad42:9.3.7b", "stalingrad42:9.3.7c")
def test_it_advances_with_its_stack() -> None:
    blau = attack(units=SIXES[:2]).play("air viii-fk").dice(6).play("fight")
    while blau.asked() != "advance-after-combat":
        blau.play(blau.match.choices(blau.seat())[0])
    blau.play("advance inf-57", "with inf-75", "to 2011")
    while blau.asked() == "forward":
        blau.play("stop")
    over(blau)
    assert blau.air("viii-fk") == ["with", "2011"]


@rule("stalingrad42:9.3.7f")
def test_if_no_attacker_is_left_it_goes_back_to_its_box() -> None:
    lone = ("it-cav-barbo 2010",)
    blau = attack(units=lone).play("air viii-fk").dice(1).play("fight")  # A1
    assert blau.at("it-cav-barbo") == "eliminated"
    assert blau.air("viii-fk") == ["ready"]
    assert blau.told(AirReturned) == [AirReturned(air="viii-fk")]


# In a breakthrough

GROUP = ("pz-9 2010", "pz-11 2010")


def broken(*enemies: str, take: bool, units: tuple[str, ...] = GROUP, **given: Any) -> Theatre:
    """2011 is taken with the help of an air unit; a group has formed there."""
    blau = attack(*enemies, units=units, **given).play("air viii-fk").dice(6).play("fight")
    while blau.asked() != "advance-after-combat":
        blau.play(blau.match.choices(blau.seat())[0])
    blau.play("breakthrough pz-9", "with pz-11")
    if take:
        blau.play("air viii-fk")
    return blau.play("form")


@rule("stalingrad42:9.3.7b", "stalingrad42:15.2.9b")
def test_with_the_group_it_shifts_the_column_of_each_of_its_battles() -> None:
    blau = broken(
        "rd-45 2112", "rd-121 2113", take=True, terrain={"2112": "woods", "2113": "woods"}
    )
    assert blau.told(AirLeft)[0].place == "2011"
    assert blau.air("viii-fk") == ["with", "2011"]
    board = blau.match.view(None)["board"]
    assert [1, "air", "9.3.7b"] in board["breakthrough"]["battles"]["2112"]["shifts"]
    alone = broken("rd-45 2112", take=False, terrain={"2112": "woods"})
    assert alone.match.odds("axis", "attack 2112") != blau.match.odds("axis", "attack 2112")
    for target in ("2112", "2113"):
        blau.dice(6).play(f"attack {target}")
        (battle,) = blau.told(BattleFought)
        assert battle.shifts == ("battle-air",)
        while blau.asked() in ("choose-loss", "retreat-to", "determined-defence"):
            choices = blau.match.choices(blau.seat())
            blau.play(next((c for c in choices if c.verb == "withdraw"), choices[-1]))
        if target == "2112":
            assert "2112" in blau.offers("to")
            blau.play("to 2112")
            assert blau.air("viii-fk") == ["with", "2112"]
    over(blau)
    assert blau.air("viii-fk") == ["with", blau.at("pz-9")]


@rule("stalingrad42:15.2.9b")
def test_only_the_air_unit_of_the_first_battle_goes_with_the_group() -> None:
    blau = attack("rb-106 2112", units=GROUP).dice(6).play("fight")  # without any
    while blau.asked() != "advance-after-combat":
        blau.play(blau.match.choices(blau.seat())[0])
    blau.play("breakthrough pz-9")
    assert (blau.offers("air"), blau.refused("air viii-fk")) == ([], "15.2.9b")
    blau.play("form")
    assert blau.refused("air viii-fk") == "15.2.9b"
    other = broken("rb-106 2112", take=False)
    assert other.refused("air iv-fk") == "15.2.9b"
    board = other.match.view(None)["board"]["breakthrough"]["battles"]["2112"]
    assert not [shift for shift in board["shifts"] if shift[1] == "air"]  # it was left behind


@rule("stalingrad42:9.3.7b")
def test_left_behind_by_one_of_the_group_it_stays_with_the_others() -> None:
    blau = broken("rb-106 2113", take=True).play("drop pz-9")
    while blau.asked() == "forward":
        blau.play("stop")
    assert blau.asked() == "breakthrough"
    blau.play(f"to {blau.offers('to')[-1]}")
    if blau.asked() == "breakthrough":
        blau.play("stop")
    over(blau)
    assert blau.at("pz-9") == "2011"
    assert blau.at("pz-11") != "2011"
    assert blau.air("viii-fk") == ["with", blau.at("pz-11")]


@rule("stalingrad42:15.2.9b")
def test_none_defends_against_a_breakthrough() -> None:
    blau = Theatre("inf-385 2011", "tc-16 2010", **RAILS).combat("soviet").fly("viii-fk")
    after = Aftermath(GRID.at("2011"), (blau.unit("tc-16"),), (), 2, 2, "free", breakthrough=True)
    blau.resolve(after)
    assert (blau.asked(), blau.offers("air")) == ("determined-defence", [])
    assert blau.refused("air viii-fk") == "15.2.9b"


# In defence


@rule("stalingrad42:9.3.2a", "stalingrad42:9.3.4a", "stalingrad42:9.3.6b", "stalingrad42:9.3.6c")
def test_in_defence_it_shifts_one_column_to_the_left_and_is_used() -> None:
    blau = attacked("inf-385 2011")  # 21 to 5, tanks: 5-1
    assert (blau.seat(), blau.asked(), blau.told(BattleFought)) == ("axis", "air-defence", [])
    assert blau.prompt() == {"place": "2011", "units": ("inf-385",)}
    assert blau.offers("air") == ["viii-fk", "iv-fk"]
    assert (blau.battle()["column"], blau.battle()["against"]["column"]) == ("5-1", "4-1")
    assert [-1, "air-defends", "9.3.4a"] in blau.battle()["against"]["shifts"]
    assert blau.match.odds("axis", "air viii-fk") != blau.match.odds("axis", "no-air")
    assert blau.refused("stand") == "9.3.4a"
    assert blau.refused("support hq-6a") == "18.3.2a"
    blau.dice(1).play("air viii-fk")
    (battle,) = blau.told(BattleFought)
    assert (battle.odds, battle.column) == ("ratio-4-1", "ratio-4-1")  # tanks there, aircraft back
    assert battle.shifts[-1] == "battle-air-defends"
    assert blau.told(AirUsed) == [AirUsed(air="viii-fk", place="2011", how="air-defends")]
    assert blau.air("viii-fk") == ["used"]
    again = attacked("inf-385 2011", fly=("viii-fk used", "iv-fk"))
    assert again.offers("air") == ["iv-fk"]
    assert again.refused("air viii-fk") == "9.3.6c"
    none = attacked("inf-385 2011").dice(1).play("no-air")
    assert none.told(BattleFought)[0].column == "ratio-5-1"
    assert none.air("viii-fk") == ["ready"]


def test_nobody_is_asked_where_no_air_unit_can_come() -> None:
    blau = Theatre(*TANKS, "inf-385 2011").combat("soviet").fly("viii-fk")  # no railway
    blau.attack("2011", *names(TANKS)).dice(1).play("fight")
    assert blau.told(BattleFought)
    assert blau.asked() != "air-defence"


def stands(blau: Theatre) -> Theatre:
    while blau.asked() == "choose-loss":
        blau.play(f"lose {blau.offers('lose')[0]}")
    assert (blau.seat(), blau.asked()) == ("axis", "determined-defence")
    return blau


@rule("stalingrad42:9.3.4b")
def test_one_in_a_defence() -> None:
    blau = stands(attacked("inf-385 2011").dice(2).play("air viii-fk"))
    assert blau.offers("air") == []
    assert blau.refused("air iv-fk") == "9.3.4b"


@rule("stalingrad42:9.3.2a", "stalingrad42:9.3.4c", "stalingrad42:11.3a", "stalingrad42:11.3b")
def test_instead_of_the_shift_it_adds_one_to_a_stand() -> None:
    staff = "hq-6a 2012"
    blau = stands(attacked("inf-385 2011", staff).dice(1).play("no-air"))
    assert (blau.offers("air"), blau.offers("support")) == (["viii-fk", "iv-fk"], ["hq-6a"])
    plain, helped = (blau.match.odds("axis", c) for c in ("stand", "air iv-fk"))
    assert plain != helped == blau.match.odds("axis", "support hq-6a")
    blau.dice(4).play("air iv-fk")  # before the die, and no other support beside it
    (thrown,) = blau.told(DefenceThrown)
    assert (thrown.die, thrown.modifier, thrown.how) == (4, 1, "defence-determined")
    assert blau.told(AirUsed) == [AirUsed(air="iv-fk", place="2011", how="air-stands")]
    assert (blau.air("iv-fk"), blau.air("viii-fk")) == (["used"], ["ready"])
    assert blau.p.top(blau.unit("hq-6a")).ready


@rule("stalingrad42:9.3.4b", "stalingrad42:11.3a")
def test_one_air_unit_in_all_throws_of_a_desperate_defence() -> None:
    shore = {f"2011|{other}": "sea" for other in ("2112", "2012", "1912", "1911")}
    blau = stands(attacked("inf-57 2011", sides=RAILS["sides"] | shore).dice(3).play("no-air"))
    blau.dice(1).play("air viii-fk")
    (thrown,) = blau.told(DefenceThrown)
    assert (thrown.how, thrown.modifier) == ("defence-desperate", 1)
    assert (blau.asked(), blau.offers("air")) == ("determined-defence", [])
    assert blau.refused("air iv-fk") == "9.3.4b"


@rule("stalingrad42:9.3.7d", "stalingrad42:9.3.7e")
@pytest.mark.parametrize(("where", "helps"), [("2011", True), ("2012", True), ("2013", False)])
def test_left_with_an_attack_it_defends_within_one_hex(where: str, helps: bool) -> None:
    units = ("inf-385 2011", *(() if where == "2011" else (f"inf-57 {where}",)))
    with_whom = "inf-385" if where == "2011" else "inf-57"
    left = (f"viii-fk with {with_whom}", "iv-fk")
    blau = attacked(*units, fly=left)
    assert blau.offers("air") == (["viii-fk", "iv-fk"] if helps else ["iv-fk"])
    stand = stands(attacked(*units, fly=left).dice(1).play("no-air"))
    if helps:
        blau.dice(1).play("air viii-fk")
        assert blau.air("viii-fk") == ["used"]
        stand.dice(4).play("air viii-fk")
        assert stand.told(DefenceThrown)[0].modifier == 1
        assert stand.air("viii-fk") == ["used"]
    else:
        assert blau.refused("air viii-fk") == stand.refused("air viii-fk") == "9.3.7d"


@rule("stalingrad42:9.3.7f")
def test_it_goes_back_if_those_it_is_with_retreat() -> None:
    blau = attacked("inf-385 2011", fly=("viii-fk with inf-385",)).dice(5).play("no-air")
    while blau.asked() != "retreat-to":
        blau.play("withdraw" if blau.offers("withdraw") else blau.match.choices(blau.seat())[0])
    assert blau.air("viii-fk") == ["with", "2011"]
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert blau.told(AirReturned) == [AirReturned(air="viii-fk")]
    assert blau.air("viii-fk") == ["ready"]


@rule("stalingrad42:9.3.7f")
def test_it_goes_back_if_those_it_is_with_are_lost() -> None:
    ring = ("tc-13 2012", "rd-62 2112", "rd-45 1912", "rd-121 1911")
    blau = attacked("inf-385 2011", *ring, fly=("viii-fk with inf-385",)).dice(5).play("no-air")
    while blau.asked() != "advance-after-combat":
        blau.play("withdraw" if blau.offers("withdraw") else blau.match.choices(blau.seat())[0])
    assert blau.at("inf-385") == "eliminated"
    assert blau.air("viii-fk") == ["ready"]


def test_it_stays_with_whoever_is_left_of_the_stack() -> None:
    units = ("inf-57 2011 reduced", "inf-75 2011 reduced")  # 21 to 10, tanks: 3-1
    blau = attacked(*units, fly=("viii-fk with inf-57",)).dice(2).play("no-air")  # EX
    while blau.asked() == "choose-loss":
        mine = "inf-57" in blau.offers("lose")
        blau.play("lose inf-57" if mine else f"lose {blau.offers('lose')[0]}")
    blau.play("no-remnant")
    assert blau.at("inf-57") == "eliminated"
    assert (blau.air("viii-fk"), blau.at("inf-75")) == (["with", "2011"], "2011")
    left = attacked(*units, fly=("viii-fk with inf-57",)).dice(2).play("no-air")
    while left.asked() == "choose-loss":
        mine = "inf-57" in left.offers("lose")
        left.play("lose inf-57" if mine else f"lose {left.offers('lose')[0]}")
    left.play("remnant")
    assert (left.at("inf-57"), left.air("viii-fk")) == ("displayed", ["with", "2011"])


@rule("stalingrad42:8.4a")
def test_an_attack_shifted_below_one_to_three_is_broken_off() -> None:
    blau = attacked("inf-57 2011", "inf-75 2011", units=("rd-62 2010", "rd-45 2010"))  # 6 to 14
    assert (blau.battle()["column"], blau.battle()["against"]["lawful"]) == ("1-3", False)
    assert blau.match.odds("axis", "air viii-fk") is None
    blau.dice().play("air viii-fk")
    assert blau.told(AttackBroken) == [AttackBroken(place="2011", side="side-soviet")]
    assert (blau.told(BattleFought), blau.asked()) == ([], "combat-phase")
    assert blau.air("viii-fk") == ["used"]
    assert blau.offers("attack") == []
    assert blau.refused("attack 2011") == "8.1c"


# The Romanians

ROMANIANS = ("ro-inf-1 2010", "ro-inf-2 2010")


@rule("stalingrad42:9.3.8a", "stalingrad42:9.3.6a", "stalingrad42:9.3.6c")
def test_the_romanians_support_attacks_that_are_mostly_theirs() -> None:
    own = attack(units=ROMANIANS, fly=("rom-air",), **CAMPAIGN)
    assert own.offers("air") == ["rom-air"]
    own.play("air rom-air").dice(1).play("fight")
    assert own.told(BattleFought)[0].shifts == ("battle-air",)
    assert own.air("rom-air") == ["used"]
    most = attack(
        units=("ro-inf-1 2010", "ro-inf-2 2010", "inf-57 2111"), fly=("rom-air",), **CAMPAIGN
    )
    assert most.offers("air") == ["rom-air"]  # 10 to 7
    fewer = attack(units=("ro-inf-1 2010", "inf-57 2111"), fly=("rom-air",), **CAMPAIGN)
    assert (fewer.offers("air"), fewer.refused("air rom-air")) == ([], "9.3.8a")  # 5 to 7
    equal = attack(units=("ro-inf-1 2010", "jg-97 2111"), fly=("rom-air",), **CAMPAIGN)
    assert equal.refused("air rom-air") == "9.3.8a"  # 5 to 5
    joined = attack("inf-57 2111", "inf-75 2111", units=ROMANIANS, fly=("rom-air",), **CAMPAIGN)
    joined.play("air rom-air", "by inf-57")
    assert joined.refused("by inf-75") == "9.3.8a"  # 10 to 14: not once they fly
    together = attack("inf-57 2111", "inf-75 2111", units=ROMANIANS, fly=("rom-air",), **CAMPAIGN)
    assert together.offers("all") == [""]
    together.play("air rom-air")
    assert together.offers("by") == ["inf-57", "inf-75"]  # either
    assert (together.offers("all"), together.refused("all")) == ([], "9.3.8a")


@rule("stalingrad42:9.3.8a", "stalingrad42:9.3.8b", "stalingrad42:9.3.6a")
def test_the_romanians_defend_their_own() -> None:
    own = attacked(*(f"{unit} 2011" for unit in names(ROMANIANS)), fly=("rom-air",), **CAMPAIGN)
    assert own.offers("air") == ["rom-air"]
    own.dice(1).play("air rom-air")
    assert own.air("rom-air") == ["used"]
    mixed = ("ro-inf-1 2011", "inf-57 2011")
    fewer = attacked(*mixed, fly=("rom-air", "iv-fk"), **CAMPAIGN)
    assert fewer.refused("air rom-air") == "9.3.8a"
    fewer.dice(6).play("no-air")  # 21 to 12, tanks: 2-1, A1/DR2
    while fewer.asked() == "choose-loss":
        fewer.play(f"lose {fewer.offers('lose')[-1]}")
    fewer.play("lead inf-57")
    assert fewer.refused("air rom-air") == "9.3.8b"
    romanian = attacked(*mixed, fly=("rom-air", "iv-fk"), **CAMPAIGN).dice(6).play("no-air")
    while romanian.asked() == "choose-loss":
        romanian.play(f"lose {romanian.offers('lose')[-1]}")
    romanian.play("lead ro-inf-1")
    assert romanian.offers("air") == ["iv-fk", "rom-air"]
    romanian.dice(4).play("air rom-air")
    assert romanian.air("rom-air") == ["used"]


# Odds that only support makes lawful


@rule("stalingrad42:8.4a", "stalingrad42:8.4d")
@pytest.mark.parametrize(("staff", "fly"), [("hq-6a 2009", ()), ("hq-6a 2004", ("viii-fk",))])
def test_a_hex_that_only_support_makes_lawful_is_offered(staff: str, fly: tuple[str, ...]) -> None:
    units = ("sec-213 2010", "rd-62 2011", "rd-45 2011")  # 1 to 10
    weak = ("inf-385 2010", "rd-62 2011", "rd-45 2011")  # 3 to 10: 1-4
    blau = Theatre(*weak, staff, **RAILS).combat().fly(*fly)
    assert blau.offers("attack") == ["2011"]
    assert blau.match.odds("axis", "attack 2011") is not None
    blau.play("attack 2011", "by inf-385")
    assert blau.offers("fight") == []
    assert blau.refused("fight") == "8.4a"
    assert (blau.battle()["odds"], blau.battle()["lawful"]) == ("1-4", False)
    blau.play("air viii-fk" if fly else "support hq-6a")
    assert (blau.offers("fight"), blau.battle()["column"]) == ([""], "1-3")
    alone = Theatre(*weak, "hq-6a 2004", **RAILS).combat()
    assert (alone.offers("attack"), alone.refused("attack 2011")) == ([], "8.4a")
    hopeless = Theatre(*units, "hq-6a 2009", **RAILS).combat().fly("viii-fk")
    assert hopeless.offers("attack") == []


@rule("stalingrad42:8.4d")
def test_artillery_and_an_air_unit_together_may_make_it_lawful() -> None:
    weak = ("inf-385 2010 reduced", "rd-62 2011 disrupted", "rd-45 2011 disrupted")
    blau = Theatre(*weak, "hq-6a 2009", **RAILS).combat().fly("viii-fk")  # 1 to 6: 1-6
    assert blau.offers("attack") == []
    few = ("inf-385 2010", "rd-62 2011", "rd-45 2011", "rb-106 2011")  # 3 to 12: 1-4
    near = Theatre(*few, "hq-6a 2009", terrain={"2011": "rough"}, **RAILS).combat().fly("viii-fk")
    near.play("attack 2011", "by inf-385", "support hq-6a")
    assert near.offers("fight") == []
    near.play("air viii-fk")
    assert (near.offers("fight"), near.battle()["column"]) == ([""], "1-3")


@rule("stalingrad42:9.3.7f", "stalingrad42:9.3.7a")
def test_who_advances_off_the_map_leaves_its_air_unit_to_those_who_stay() -> None:
    for friend in ("", "inf-75 1005"):
        units = ("inf-57 1005", *((friend,) if friend else ()))
        blau = Theatre(*units).fly("viii-fk with inf-57")
        blau.p.side = 0
        attacker = (blau.unit("inf-57"),)
        blau.resolve(Aftermath(GRID.at("1106"), attacker, (GRID.at("1005"),), 2, 2))
        blau.play("advance inf-57", "to area-X")
        assert blau.at("inf-57") == "area-X"
        assert blau.air("viii-fk") == (["with", "1005"] if friend else ["ready"])
