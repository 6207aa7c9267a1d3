"""Chapter 11: determined and desperate defence of 2011, attacked from the north.

`stood` begins after a battle whose result has cost its steps; whole battles are fought where the
table or the account of the battle decides.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from stavka.games.stalingrad42.events import CityBattleBegun, DefenceThrown, StepLost
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import RETREATED
from stavka.games.stalingrad42.rules.defence import DESPERATE, DETERMINED, Aftermath
from stavka.games.stalingrad42.rules.fighting import EFFECTS
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

SIXES = ("inf-57 2010", "inf-75 2010", "inf-168 2111", "inf-113 2111")
TANKS = ("tc-16 2010", "tc-4 2010", "tc-23 2111", "tc-13 2111")
# With attackers in 2010 and 2111 nobody comes out of 2011.
SHORE = {f"2011|{other}": "sea" for other in ("2112", "2012", "1912", "1911")}
PORTS = ("1549", "1851", "1936", "1949", "2153", "2338", "2343", "2354", "2634", "2957", "3134",
         "3360")  # fmt: skip
BOTH = pytest.mark.parametrize(("side", "unit"), [("axis", "rd-62"), ("soviet", "inf-385")])


def stood(
    *defenders: str,
    side: str = "axis",
    result: str = "DR2",
    allowed: str = "free",
    stout: tuple[str, ...] = (),
    turn: int = 8,
    **map: Any,
) -> Theatre:
    """After a battle for 2011 won by this side."""
    attackers = SIXES if side == "axis" else TANKS
    blau = Theatre(*attackers, *defenders, turn=turn, **map).combat(side)
    mine = tuple(blau.unit(words.split()[0]) for words in attackers)
    helped = tuple(blau.unit(unit) for unit in stout)
    retreat = EFFECTS[result].retreat
    return blau.resolve(after(blau, "2011", *mine, retreat=retreat, allowed=allowed, stout=helped))


def after(
    blau: Theatre,
    target: str,
    *units: int,
    retreat: int = 2,
    allowed: str = "free",
    stout: tuple[int, ...] = (),
) -> Aftermath:
    hexes = tuple({blau.p.place[unit] for unit in units})
    return Aftermath(GRID.at(target), units, hexes, retreat, 2, allowed, stout)


def thrown(blau: Theatre) -> DefenceThrown:
    (found,) = blau.told(DefenceThrown)
    return found


def modified(blau: Theatre, *choices: str) -> int:
    """What is added to the die when these choices are made."""
    return thrown(blau.dice(6).play(*choices)).modifier


def fought(result: str, *units: str, side: str = "axis", **given: Any) -> Theatre:
    """A whole battle for 2011."""
    attackers = (*SIXES, "inf-79 2112", "inf-294 2112") if side == "axis" else TANKS
    blau = Theatre(*attackers, *units, **given).combat(side)
    blau.fight(result, "2011", *(words.split()[0] for words in attackers))
    while blau.asked() == "choose-loss":
        blau.play(f"lose {blau.offers('lose')[0]}")
    return blau


@rule("stalingrad42:11.1.1a")
@pytest.mark.parametrize("result", ["A1/DR2", "DR2", "D1", "DRX", "A1/D1"])
def test_five_results_leave_a_stand(result: str) -> None:
    blau = fought(result, "rd-62 2011", turn=8)
    assert (blau.seat(), blau.asked()) == ("soviet", "determined-defence")
    assert blau.offers("stand") == blau.offers("withdraw") == [""]
    german = fought(result, "inf-385 2011", side="soviet")
    assert (german.seat(), german.asked()) == ("axis", "determined-defence")


@rule("stalingrad42:11.1.1a", "stalingrad42:11.2.2a", "stalingrad42:11.2.2c")
@pytest.mark.parametrize(
    ("result", "asked"),
    [
        ("DR4", "retreat-to"),
        ("DS", "retreat-to"),
        ("EX", "combat-phase"),
        ("A1", "combat-phase"),
    ],
)
def test_other_results_do_not(result: str, asked: str) -> None:
    blau = fought(result, "rd-62 2011", turn=8)
    assert blau.asked() == asked
    if asked == "retreat-to":
        assert blau.refused("stand") == "11.1.1a"
    assert stood("rd-62 2011", allowed="forbidden").asked() == "retreat-to"
    cells = {cell for row in blau.p.box.tables.crt.values() for cell in row.defence}
    assert cells == {"none", "free", "restricted", "forbidden"}


def test_nobody_stands_who_has_not_survived() -> None:
    assert fought("D1", "rb-106 2011", turn=8).asked() == "advance-after-combat"


@rule("stalingrad42:11.1.1b")
@BOTH
def test_success_cancels_retreat_disruption_and_advance(side: str, unit: str) -> None:
    blau = stood(f"{unit} 2011", side=side).dice(6).play("stand")  # S -/1
    assert (blau.at(unit), blau.order(unit), blau.steps(unit)) == ("2011", "good", 1)
    assert blau.asked() == "halt"


@rule("stalingrad42:11.1.2a", "stalingrad42:11.1.2b", "stalingrad42:11.1.2c", "stalingrad42:20.3a")
def test_before_order_227_few_soviets_stand() -> None:
    assert stood("rd-62 2011", turn=7).asked() == "retreat-to"
    assert stood("rd-62 2011", turn=8).asked() == "determined-defence"
    assert stood("nkvd-8 2011", turn=7).asked() == "determined-defence"
    assert stood("rd-62 2011", turn=1, sides=SHORE).asked() == "determined-defence"
    assert stood("inf-385 2011", turn=1, side="soviet").asked() == "determined-defence"
    two = stood("rd-62 2011", "nkvd-8 2011", turn=7)
    assert thrown(two.dice(6).play("stand")).unit == "nkvd-8"  # the only one who may lead
    assert stood("rd-62 2011", "nkvd-8 2011", turn=7).refused("lead rd-62") == "11.1.2a"


@rule("stalingrad42:11.1.2a", "stalingrad42:20.3b")
@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ({}, "retreat-to"),
        ({"terrain": {"2011": "rough"}}, "determined-defence"),
        ({"terrain": {"2011": "woods"}}, "retreat-to"),
        ({"terrain": {"2011": "minor-city"}}, "determined-defence"),
        ({"forts": {"2011": "north"}}, "determined-defence"),
        ({"sides": {f"2011|{h}": "minor" for h in ("2010", "2111", "2112")}}, "determined-defence"),
        ({"sides": SHORE}, "determined-defence"),
    ],
)
def test_ground_that_helps_lets_them_stand(given: dict[str, Any], asked: str) -> None:
    blau = Theatre(*SIXES, "rd-62 2011", turn=7, **given).combat()
    blau.play("attack 2011", "all")
    results = blau.p.box.tables.crt[blau.battle()["column"]].results
    wanted = next(r for r in ("DR2", "A1/DR2", "DRX") if r in results)
    blau.dice(results.index(wanted) + 1).play("fight")
    while blau.asked() == "choose-loss":
        blau.play(f"lose {blau.offers('lose')[0]}")
    assert blau.asked() == asked


@rule("stalingrad42:11.1.2a")
def test_a_tank_shift_helps_nobody_to_stand() -> None:
    blau = Theatre(*SIXES, "inf-79 2112", "tc-16 2011", turn=7).combat().play("attack 2011", "all")
    assert "tanks-defend" in blau.shifts()
    results = blau.p.box.tables.crt[blau.battle()["column"]].results
    blau.dice(results.index("DR2") + 1).play("fight")
    assert blau.asked() == "retreat-to"


@rule("stalingrad42:11.2.1a")
def test_losses_of_the_battle_come_first() -> None:
    blau = fought("D1", "rd-62 2011", turn=8)
    assert (blau.asked(), blau.steps("rd-62")) == ("determined-defence", 1)
    blau.dice(6).play("stand")  # S -/1 costs the last one
    assert blau.lost() == {"rd-62"}


@rule("stalingrad42:11.2.1b", "stalingrad42:11.2.3a")
def test_of_several_one_is_picked_to_lead() -> None:
    blau = stood("rd-62 2011", "grd-2 2011")
    assert set(blau.offers("lead")) == {"rd-62", "grd-2"}
    assert blau.refused("stand") == "11.2.1b"
    blau.play("lead grd-2")
    assert blau.refused("lead grd-2") == "11.2.1b"
    blau.dice(5).play("stand")  # and 1 for the elite: S -/1
    assert (thrown(blau).modifier, blau.steps("grd-2"), blau.steps("rd-62")) == (1, 1, 2)
    assert stood("rd-62 2011").offers("stand") == [""]  # alone it leads


@rule("stalingrad42:11.2.1c")
@pytest.mark.parametrize(
    ("given", "column"),
    [
        ({}, "clear"),
        ({"terrain": {"2011": "desert"}}, "clear"),
        ({"towns": ("2011",)}, "other"),
        ({"forts": {"2011": "north"}}, "other"),
        ({"terrain": {"2011": "woods"}}, "other"),
        ({"terrain": {"2011": "marsh"}}, "other"),
        ({"terrain": {"2011": "rough"}}, "other"),
        ({"terrain": {"2011": "minor-city"}}, "city"),
        ({"terrain": {"2011": "major-city"}}, "city"),
    ],
)
def test_the_ground_decides_the_column(given: dict[str, Any], column: str) -> None:
    blau = stood("rd-62 2011", **given)
    assert blau.match.view(None)["board"]["defence"]["column"] == column
    table = blau.p.box.tables.determined_defence[column]
    assert table.four == {"clear": "F -/-", "other": "P -/1", "city": "P -/1"}[column]
    what = {"clear": "failed", "other": "withdrawn", "city": "city"}[column]
    assert thrown(blau.dice(4).play("stand")).what == f"defence-{what}"


@rule("stalingrad42:11.2.1d")
def test_the_die_and_what_is_added_decide() -> None:
    for die, what in zip(range(1, 7), ("failed",) * 4 + ("withdrawn", "held"), strict=True):
        found = thrown(stood("rd-62 2011").dice(die).play("stand"))
        assert (found.die, found.what) == (die, f"defence-{what}")
    assert thrown(stood("grd-2 2011").dice(5).play("stand")).what == "defence-held"


@rule("stalingrad42:11.2.2b")
def test_restricted_cells_allow_it_only_where_it_counts() -> None:
    assert stood("rd-62 2011", allowed="restricted").asked() == "retreat-to"
    trapped = stood("rd-62 2011", allowed="restricted", sides=SHORE)
    assert modified(trapped, "stand") == -1
    valuyki = Theatre("inf-57 2012", "rd-62 2013", turn=8).combat()
    again = after(valuyki, "2013", valuyki.unit("inf-57"), allowed="restricted")
    assert modified(valuyki.resolve(again), "stand") == -1  # a victory hex


@rule("stalingrad42:11.2.3b", "stalingrad42:13.2.1d", "stalingrad42:12.4c")
def test_who_cannot_lead() -> None:
    others = ("rd-45 2011 disrupted", "fr-south 2011", "army-5t 2011", "rd-121 2011 full-retreat")
    blau = stood("rd-62 2011", *others)
    assert blau.offers("stand") == [""]  # only one can lead
    assert blau.refused("lead rd-45") == "13.2.1d"
    assert blau.refused("lead rd-121") == "13.3.2a"
    assert blau.refused("lead fr-south") == blau.refused("lead army-5t") == "11.2.3b"
    assert blau.refused("lead inf-57") == "11.2.1b"
    assert stood("rd-45 2011 disrupted", "fr-south 2011").asked() == "retreat-to"
    beaten = Theatre(*SIXES, "rd-62 2011", "grd-2 2011", turn=8).combat()
    beaten.p.done[beaten.unit("grd-2")] |= RETREATED
    beaten.resolve(after(beaten, "2011", beaten.unit("inf-57"), allowed="free"))
    assert beaten.offers("lead") == []
    assert beaten.refused("lead grd-2") == "12.4c"


@rule("stalingrad42:11.2.4a")
def test_what_is_added_to_the_die() -> None:
    assert modified(stood("rd-62 2011"), "stand") == 0
    assert modified(stood("grd-2 2011"), "stand") == 1
    assert modified(stood("hu-inf-6 2011", side="soviet"), "stand") == -1
    assert modified(stood("rd-62 2011", "fr-south 2013"), "support fr-south") == 1
    assert modified(stood("grd-2 2011", "fr-south 2013"), "support fr-south") == 2
    all_of_them = stood("grd-2 2011", "fr-south 2011", allowed="restricted", sides=SHORE)
    assert modified(all_of_them, "support fr-south") == 1


@rule("stalingrad42:11.2.4c")
def test_germans_in_cities_are_elite() -> None:
    for city in ("minor-city", "major-city"):
        given: Any = {"side": "soviet", "terrain": {"2011": city}}
        assert modified(stood("inf-385 2011", **given), "stand") == 1
        assert modified(stood("sec-454 2011", **given), "stand") == 1  # of low quality
        assert modified(stood("hu-inf-6 2011", **given), "stand") == -1
    assert modified(stood("rd-62 2011", terrain={"2011": "minor-city"}), "stand") == 0
    assert modified(stood("inf-385 2011", side="soviet"), "stand") == 0


@rule("stalingrad42:11.3b", "stalingrad42:18.3.2a", "stalingrad42:18.3.2b")
def test_a_support_unit_is_used_up_by_it() -> None:
    blau = stood("rd-62 2011", "fr-south 2016", "fr-southwest 2017")
    assert blau.offers("support") == ["fr-south"]
    assert blau.refused("support fr-southwest") == "18.4a"
    assert blau.refused("support rd-62") == "18.2.1a"
    assert blau.refused("support hq-6a") == "1.0a"
    blau.dice(1).play("support fr-south")
    assert not blau.p.top(blau.unit("fr-south")).ready
    used = stood("rd-62 2011", "fr-south 2016 used", "fr-southwest 2015 disrupted")
    assert used.offers("support") == []
    assert used.refused("support fr-south") == "18.2.1c"
    assert used.refused("support fr-southwest") == "18.2.3c"
    own = stood("rd-62 2011", "fr-south 2011")  # from its own hex
    assert modified(own, "support fr-south") == 1


@rule("stalingrad42:11.3c", "stalingrad42:18.3.2b")
def test_supply_is_spent_instead() -> None:
    blau = stood("inf-385 2011", "hq-6a 2013 used", "sp-axis-1 2013 ready", side="soviet")
    assert (blau.offers("support"), blau.offers("supply")) == ([], ["sp-axis-1"])
    assert modified(blau, "supply sp-axis-1") == 1
    assert (blau.at("sp-axis-1"), blau.at("hq-6a")) == ("stock", "2013")
    moving = stood("inf-385 2011", "hq-6a 2013 used", "sp-axis-1 2013", side="soviet")
    assert moving.refused("supply sp-axis-1") == "18.6.2b"
    alone = stood("inf-385 2011", "hq-6a 2014", "sp-axis-1 2013 ready", side="soviet")
    assert alone.refused("supply sp-axis-1") == "18.6.5b"
    assert alone.refused("supply hq-6a") == "18.6.1a"


@rule("stalingrad42:18.3.3c")
def test_staffs_of_allies_support_a_lead_of_their_own() -> None:
    blau = stood("inf-385 2011", "it-hq-8a 2013", side="soviet")
    assert blau.refused("support it-hq-8a") == "18.3.3c"
    italian = stood("it-inf-pasubio 2011", "inf-385 2011", "it-hq-8a 2013", side="soviet")
    italian.play("lead it-inf-pasubio")
    assert italian.offers("support") == ["it-hq-8a"]
    german = stood("it-inf-pasubio 2011", "hq-6a 2013", side="soviet")
    assert german.offers("support") == ["hq-6a"]


@rule("stalingrad42:11.4.1a")
def test_what_the_letters_and_figures_say() -> None:
    both = stood("grd-2 2011").dice(6).play("stand")  # 7 in the open: S 1/1
    assert both.seat() == "axis"  # the attacker picks his own
    both.play("lose inf-57")
    assert (both.steps("inf-57"), both.steps("grd-2"), both.at("grd-2")) == (2, 1, "2011")
    star = stood("grd-2 2011", terrain={"2011": "minor-city"}).dice(6).play("stand")  # S 1*/-
    assert star.seat() == "soviet"  # the defender picks
    star.play("lose inf-168")
    assert (star.steps("inf-168"), star.steps("grd-2"), star.asked()) == (2, 2, "halt")
    failed = stood("rd-62 2011").dice(1).play("stand")  # F -/1
    assert (failed.steps("rd-62"), failed.asked()) == (1, "retreat-to")


@rule("stalingrad42:11.4.2a", "stalingrad42:14.2.3a")
@BOTH
def test_the_last_step_lost_by_success_opens_the_hex_only(side: str, unit: str) -> None:
    blau = stood(f"{unit} 2011 reduced", side=side).dice(6).play("stand")
    assert (blau.lost(), blau.asked(), blau.seat()) == ({unit}, "advance-after-combat", side)
    blau.play(f"advance {blau.offers('advance')[0]}")
    assert blau.offers("to") == ["2011"]


@rule("stalingrad42:11.4.2b")
def test_who_cannot_lead_holds_the_hex_all_the_same() -> None:
    blau = stood("rd-62 2011 reduced", "rd-45 2011 disrupted").dice(6).play("stand")
    assert (blau.lost(), blau.at("rd-45"), blau.asked()) == ({"rd-62"}, "2011", "halt")


@rule("stalingrad42:11.4.3a")
@BOTH
def test_failure_means_retreat(side: str, unit: str) -> None:
    blau = stood(f"{unit} 2011", side=side, result="D1").dice(3).play("stand")
    assert (blau.asked(), blau.prompt()["hexes"]) == ("retreat-to", 3)
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert (blau.order(unit), blau.asked()) == ("disrupted", "advance-after-combat")
    away = stood(f"{unit} 2011", side=side).play("withdraw")
    assert (away.asked(), away.steps(unit)) == ("retreat-to", 2)


@rule("stalingrad42:11.5.1a", "stalingrad42:11.5.1b", "stalingrad42:11.5.2a")
@BOTH
def test_desperate_defence_goes_on_until_it_holds_or_all_are_gone(side: str, unit: str) -> None:
    other = "rd-45" if side == "axis" else "inf-82"
    blau = stood(f"{unit} 2011", f"{other} 2011", side=side, sides=SHORE)
    assert blau.prompt()["how"] == DESPERATE
    blau.dice(1).play(f"lead {unit}", "stand")  # F -/1: one step, not two
    assert (blau.steps(unit), blau.asked()) == (1, "determined-defence")
    assert blau.refused("withdraw") == "11.5.1a"
    blau.dice(2).play(f"lead {unit}", "stand")  # F -/-: a step all the same
    assert (blau.steps(unit), blau.asked()) == (0, "determined-defence")
    blau.dice(6).play("stand")
    assert (blau.at(other), blau.order(other), blau.asked()) == ("2011", "good", "halt")
    lost = stood(f"{unit} 2011", side=side, sides=SHORE).dice(1).play("stand")
    lost.dice(4).play("stand")
    assert lost.lost() == {unit}
    assert lost.asked() == "advance-after-combat"
    assert stood(f"{unit} 2011", side=side).prompt()["how"] == DETERMINED


@rule("stalingrad42:11.5.1b")
def test_a_retreat_that_costs_all_steps_destroys_too() -> None:
    """Friends in 2012 would take them in, at the price of a step."""
    ring = ("inf-79 2214", "inf-294 2014", "inf-71 1813", "inf-297 2213", "inf-62 1812")
    given: Any = {"sides": {k: v for k, v in SHORE.items() if k != "2011|2012"}}
    blau = stood("rb-106 2011", "rd-45 2012", *ring, **given)
    assert blau.prompt()["how"] == DESPERATE
    two = stood("rd-62 2011", "rd-45 2012", *ring, **given)
    assert two.prompt()["how"] == DETERMINED
    assert two.play("withdraw").offers("retreat") == ["2012"]


@rule("stalingrad42:11.5.1b", "stalingrad42:12.1.2a")
@pytest.mark.parametrize(
    ("side", "pair", "wheels", "friend", "enemies"),
    [
        ("axis", ("rd-62", "rd-160"), "tc-16", "rd-45", ("inf-79 1913", "inf-294 2113")),
        (
            "soviet", ("inf-385", "inf-82 reduced"), "pz-22", "inf-57",
            ("rd-4 1913", "rd-6 2113"),
        ),
    ],
)  # fmt: skip
def test_two_may_be_saved_where_neither_is_alone(
    side: str, pair: tuple[str, str], wheels: str, friend: str, enemies: tuple[str, str]
) -> None:
    """Friends in the mountains of 2012 take in who goes on foot, at the price of two steps: that is
    all that one of them has, and wheels do not come there."""
    first, second = pair
    shores = {k: v for k, v in SHORE.items() if k != "2011|2012"}
    given: Any = {"sides": shores, "terrain": {"2012": "mountain"}, "result": "D1", "side": side}

    def stack(*units: str) -> Theatre:
        words = (" ".join((unit.split()[0], "2011", *unit.split()[1:])) for unit in units)
        return stood(*words, f"{friend} 2012", *enemies, **given)

    assert stack(first, wheels).prompt()["how"] == DESPERATE
    blau = stack(first, second, wheels)
    assert [blau.steps(unit.split()[0]) for unit in pair] == [2, 2]
    assert blau.prompt()["how"] == DETERMINED
    blau.play("withdraw")
    assert blau.offers("retreat") == ["2012"]


@rule("stalingrad42:11.5.1c")
def test_a_port_without_which_there_is_no_supply() -> None:
    """Tuapse, on a plain without roads; then Sochi is Soviet as well."""
    blau = Theatre("inf-57 2956", "rd-62 2957", scenario="caucasus", turn=12)
    others = ("1851", "2153", "2354", "3360")
    blau.holds("soviet", "2957").holds("axis", *others).combat()
    again = after(blau, "2957", blau.unit("inf-57"), allowed="free")
    assert blau.resolve(again).prompt()["how"] == DESPERATE
    blau.dice(3).play("stand")  # a failure in the open: a step, and again
    assert (blau.steps("rd-62"), blau.asked()) == (1, "determined-defence")
    assert blau.holds("soviet", "3360").resolve(again).prompt()["how"] == DETERMINED
    axis = Theatre("rd-62 2956", "inf-57 2957", scenario="caucasus", turn=12)
    axis.holds("axis", "2957", *others).combat("soviet")
    other = after(axis, "2957", axis.unit("rd-62"), allowed="free")
    assert axis.resolve(other).prompt()["how"] == DETERMINED  # no source for the Axis


@rule("stalingrad42:11.5.1c", "stalingrad42:12.4d")
@pytest.mark.parametrize(("beaten", "how"), [(True, DETERMINED), (False, DESPERATE)])
def test_who_is_lost_in_any_case_holds_nobody_in_a_port(beaten: bool, how: str) -> None:
    """Mountains lie around Tuapse: those on foot come to the line of Sochi, tanks do not."""
    around = [GRID.number(hex) for hex in GRID.neighbours[GRID.at("2957")]]
    blau = Theatre(
        "inf-57 2956", "rd-62 2957", "tb-63 2957", scenario="caucasus", turn=12,
        terrain=dict.fromkeys(around, "mountain"),
    )  # fmt: skip
    blau.holds("soviet", "2957", "3360").holds("axis", "1851", "2153", "2354").combat()
    if beaten:
        blau.p.done[blau.unit("tb-63")] |= RETREATED
    blau.resolve(after(blau, "2957", blau.unit("inf-57"), allowed="free"))
    assert blau.prompt()["how"] == how


@rule("stalingrad42:11.5.1c")
@pytest.mark.parametrize(
    ("side", "unit", "enemy", "other"),
    [("soviet", "rd-62", "inf-57", "2153"), ("axis", "inf-57", "rd-62", "1549")],
)
def test_with_temryuk_all_ports_of_azov_are_lost(
    side: str, unit: str, enemy: str, other: str
) -> None:
    """Temryuk is fed from Novorossiysk or Taman. The river leaves a way back only to where these
    are far and Primorsko-Akhtarskaya is near, which serves whoever holds Temryuk."""
    way = {GRID.at(hex) for hex in ("1949", "2048", "2047", "2148", "2147", "2247")}
    shore = {
        f"{GRID.number(hex)}|{GRID.number(out)}": "major"
        for hex in way
        for out in GRID.neighbours[hex]
        if out not in way
    }
    azov = Theatre(f"{unit} 1949", f"{enemy} 1950", scenario="campaign", turn=12, sides=shore)
    foe = "axis" if side == "soviet" else "soviet"
    azov.holds(foe, *PORTS).holds(side, "1949", "2343", other).combat(foe)
    again = after(azov, "1949", azov.unit(enemy), retreat=3)
    assert azov.resolve(again).prompt()["how"] == DESPERATE
    azov.dice(3).play("stand")  # a failure: a step, and again
    assert (azov.at(unit), azov.asked()) == ("1949", "determined-defence")
    near = Theatre(f"{unit} 1949", f"{enemy} 1950", scenario="campaign", turn=12)
    near.holds(foe, *PORTS).holds(side, "1949", "2343", other).combat(foe)
    assert near.resolve(again).prompt()["how"] == DETERMINED  # other ways back lead into supply


@rule("stalingrad42:11.5.1c", "stalingrad42:12.2k")
def test_who_can_go_from_a_port_into_an_area_of_his_own_does_not_stand_desperately() -> None:
    """Taganrog, which feeds the Axis, with rivers all around: no way is left but the one by which
    more supply comes. Beside it the same port of the Soviets has no such way."""
    moat = {f"1936|{GRID.number(out)}": "major" for out in GRID.neighbours[GRID.at("1936")]}
    blau = Theatre("inf-57 1936", "rd-62 2037", scenario="campaign", turn=12, sides=moat)
    blau.holds("soviet", *PORTS).holds("axis", "1936", "1949", "1549").combat("soviet")
    again = after(blau, "1936", blau.unit("rd-62"))
    assert blau.resolve(again).prompt()["how"] == DETERMINED
    assert blau.play("withdraw").offers("retreat") == ["area-Z"]
    reds = Theatre("rd-62 1936", "inf-57 2037", scenario="campaign", turn=12, sides=moat)
    reds.holds("axis", *PORTS).holds("soviet", "1936", "1949", "1851").combat()
    other = after(reds, "1936", reds.unit("inf-57"))
    assert reds.resolve(other).prompt()["how"] == DESPERATE  # every way back destroys


def test_who_dies_in_a_port_does_not_stand() -> None:
    """What a battle promises is told also where its loss leaves nobody behind."""
    blau = Theatre("inf-57 2353", "inf-75 2353", "rb-103 2354", scenario="caucasus", turn=12)
    blau.holds("soviet", "2354").combat().attack("2354", "inf-57", "inf-75")
    assert blau.battle()["column"] == "6-1"  # a D1 may only be withstood in desperate defence
    assert blau.battle()["stand"]


@rule("stalingrad42:11.5.2b")
def test_each_attempt_has_its_own_lead_and_modifiers() -> None:
    blau = stood("rd-62 2011", "grd-2 2011", sides=SHORE).dice(1).play("lead grd-2", "stand")
    assert thrown(blau).modifier == 1
    blau.dice(6).play("lead rd-62", "stand")
    assert (thrown(blau).modifier, thrown(blau).unit) == (0, "rd-62")


@rule("stalingrad42:11.5.2c")
def test_worked_example_of_desperate_defence() -> None:
    blau = stood("pz-9 2011", "inf-385 2011 reduced", side="soviet", sides=SHORE,
                 terrain={"2011": "woods"}, result="D1")  # fmt: skip
    blau.dice(2).play("lead pz-9", "stand")  # 2 + 1 = 3: F -/-
    assert (thrown(blau).modifier, blau.steps("pz-9")) == (1, 2)
    blau.dice(4).play("lead pz-9", "stand", "remnant")  # 4 + 1 = 5: S -/1
    assert (blau.at("inf-385"), blau.steps("inf-385"), blau.asked()) == ("2011", 1, "halt")
    assert blau.at("pz-9") == "displayed"  # one step of three left: three lost in all


@rule("stalingrad42:11.6a", "stalingrad42:11.6.1a", "stalingrad42:11.6.1b", "stalingrad42:11.6.2h",
      "stalingrad42:14.2.4a")  # fmt: skip
@BOTH
def test_a_fighting_withdrawal(side: str, unit: str) -> None:
    blau = stood(f"{unit} 2011", side=side, result="D1").dice(5).play("stand")  # P -/1
    assert (blau.steps(unit), blau.asked()) == (1, "retreat-to")
    far = {GRID.distance(GRID.at("2011"), GRID.at(end)) for end in blau.offers("retreat")}
    assert far == {1, 2}
    one = next(e for e in blau.offers("retreat") if GRID.direction(GRID.at("2011"), GRID.at(e)))
    blau.play(f"retreat {one}")
    assert blau.order(unit) == "disrupted"
    assert (blau.asked(), blau.prompt()["hexes"]) == ("advance-after-combat", 1)
    first = "inf-57" if side == "axis" else "tc-16"
    blau.play(f"advance {first}")
    start = GRID.at("2010")
    assert all(GRID.distance(start, GRID.at(end)) == 1 for end in blau.offers("to"))
    assert len(blau.offers("to")) > 1
    four = 4 if side == "axis" else 3  # with the one that Germans in a city have more
    city = stood(f"{unit} 2011", side=side, terrain={"2011": "major-city"})
    city.dice(four).play("stand")
    assert (thrown(city).what, city.at(unit), city.asked()) == ("defence-city", "2011", "halt")


@rule("stalingrad42:11.6.1c")
def test_the_last_step_lost_in_it_gives_one_hex_all_the_same() -> None:
    blau = stood("rb-106 2011").dice(5).play("stand")
    assert (blau.lost(), blau.asked()) == ({"rb-106"}, "advance-after-combat")
    assert blau.prompt()["hexes"] == 1
    blau.play("advance inf-57")
    assert {"2011", "2009"} <= set(blau.offers("to"))


@rule("stalingrad42:11.6.1d")
def test_a_withdrawal_in_desperate_defence() -> None:
    blau = stood("rd-62 2011", "rd-45 2011", sides=SHORE).dice(5).play("lead rd-62", "stand")
    assert (blau.steps("rd-62"), blau.asked()) == (1, "determined-defence")
    blau.dice(5).play("lead rd-45", "stand")  # again: S -/1
    assert (thrown(blau).what, blau.steps("rd-45"), blau.asked()) == ("defence-held", 1, "halt")
    between = stood("rd-62 2011", "rd-45 2011", sides=SHORE).dice(5).play("lead rd-62", "stand")
    between.dice(2).play("lead rd-45", "stand")
    between.dice(5).play("lead rd-45", "stand")  # not in succession
    assert thrown(between).what == "defence-again"


@rule("stalingrad42:11.6.2a", "stalingrad42:11.6.2b", "stalingrad42:11.6.2c",
      "stalingrad42:11.6.2f", "stalingrad42:11.6.2h")  # fmt: skip
def test_battles_for_a_large_city() -> None:
    blau = stood("rd-62 2011", "rd-45 2011", terrain={"2011": "major-city"})
    again = after(blau, "2011", blau.unit("inf-57"), allowed="free")
    for level in (1, 2):
        blau.dice(4).play("lead rd-62" if level == 1 else "lead rd-45", "stand")
        (begun,) = blau.told(CityBattleBegun)
        assert begun.level == level
        assert blau.match.view(None)["board"]["city_battles"] == {"2011": level}
        assert (blau.at("rd-45"), blau.order("rd-45"), blau.asked()) == ("2011", "good", "halt")
        blau.resolve(again)
    blau.dice(4).play("lead rd-45", "stand")
    assert (thrown(blau).what, blau.asked()) == ("defence-withdrawn", "retreat-to")
    # The marker changes nothing else.
    marked, plain = (Theatre(*SIXES, "rd-62 2011", terrain={"2011": "major-city"}) for _ in "12")
    marked.p.city_battles[GRID.at("2011")] = (2, marked.unit("inf-57"))
    for theatre in (marked, plain):
        theatre.combat().play("attack 2011", "all")
    assert {**marked.battle(), "stand": None} == {**plain.battle(), "stand": None}


@rule("stalingrad42:11.6.2d")
def test_battles_for_a_small_city() -> None:
    blau = stood("rd-62 2011", terrain={"2011": "minor-city"}).dice(4).play("stand")
    assert (thrown(blau).what, blau.asked()) == ("defence-city", "halt")
    blau.resolve(after(blau, "2011", blau.unit("inf-57"), allowed="free"))
    blau.dice(4).play("stand")
    assert thrown(blau).what == "defence-withdrawn"


@rule("stalingrad42:11.6.2e", "stalingrad42:11.6.2g")
def test_the_marker_goes_with_those_who_forced_it_or_with_the_defenders() -> None:
    def begun() -> Theatre:
        blau = stood("rd-62 2011", terrain={"2011": "major-city"}).dice(4).play("stand")
        assert blau.p.city_battles
        return blau

    blau = begun()
    for unit in ("inf-57", "inf-75", "inf-168"):
        blau.p.move((blau.unit(unit),), GRID.at("2007"))
    assert blau.p.city_battles  # one of them is still beside it
    blau.p.move((blau.unit("inf-113"),), GRID.at("2110"))
    assert not blau.p.city_battles
    left = begun()
    left.p.move((left.unit("rd-62"),), GRID.at("2013"))
    assert not left.p.city_battles


@rule("stalingrad42:11.6.2e", "stalingrad42:2.2.3d")
@pytest.mark.parametrize("side", ["axis", "soviet"])
@pytest.mark.parametrize(("water", "stays"), [("sea", False), ("lake", False), ("major", True)])
def test_nobody_is_beside_a_city_over_impassable_water(water: str, stays: bool, side: str) -> None:
    unit, die = {"axis": ("rd-62", 4), "soviet": ("inf-385", 3)}[side]
    ground: Any = {"terrain": {"2011": "major-city"}, "sides": {"2011|2012": water}}
    blau = stood(f"{unit} 2011", side=side, **ground).dice(die).play("stand")
    (forced,) = (its for its in blau.p.city_battles.values())
    for attacker in forced[1:-1]:
        blau.p.move((attacker,), GRID.at("2007"))
    blau.p.move((forced[-1],), GRID.at("2012"))
    assert bool(blau.p.city_battles) is stays


@rule("stalingrad42:11.6.2e", "stalingrad42:11.6.2g")
@pytest.mark.parametrize(
    ("side", "units", "second", "die"),
    [
        ("axis", ("rd-62", "rd-45"), ("inf-79", "inf-294"), 4),
        ("soviet", ("inf-385", "inf-82"), ("rd-4", "rd-6"), 3),
    ],
)
def test_who_forced_the_first_marker_keeps_the_second(
    side: str, units: tuple[str, str], second: tuple[str, str], die: int
) -> None:
    """The first attackers stay beside the city; those who turn the marker over come and go."""
    first = tuple(words.split()[0] for words in (SIXES if side == "axis" else TANKS))
    blau = stood(*(f"{unit} 2011" for unit in units), side=side, terrain={"2011": "major-city"})
    blau.dice(die).play(f"lead {units[0]}", "stand")
    for other in second:
        blau.put(other, "2112")
    blau.resolve(after(blau, "2011", *map(blau.unit, second)))
    blau.dice(die).play(f"lead {units[1]}", "stand")
    assert blau.match.view(None)["board"]["city_battles"] == {"2011": 2}
    blau.p.move(tuple(map(blau.unit, second)), GRID.at("2115"))
    assert blau.p.city_battles  # who attacked the city at first is beside it
    blau.p.move(tuple(map(blau.unit, first)), GRID.at("2005"))
    assert not blau.p.city_battles


def test_the_chances_are_told_before_one_says_yes() -> None:
    blau = stood("rd-62 2011", "grd-2 2011")
    found = {
        (c.result.args["what"], c.result.args["own"], c.result.args["enemy"]): c.probability
        for c in blau.match.odds("soviet", "lead grd-2") or ()
    }
    assert found == {
        ("defence-failed", 0, 0): Fraction(3, 6),  # 2, 3, 4
        ("defence-withdrawn", 1, 0): Fraction(1, 6),
        ("defence-held", 1, 0): Fraction(1, 6),
        ("defence-held", 1, 1): Fraction(1, 6),
    }
    shown = blau.match.view(None)["board"]["defence"]
    assert shown["leads"]["grd-2"]["holds"] == [[1, 3], [1, 2]]
    assert shown["leads"]["rd-62"]["modifiers"] == []
    desperate = stood("rb-106 2011", sides=SHORE).match.view(None)["board"]["defence"]
    assert desperate["leads"]["rb-106"]["holds"] == [[0, 1], [0, 1]]  # its only step is lost
    two = stood("rd-62 2011", sides=SHORE).match.view(None)["board"]["defence"]
    assert two["leads"]["rd-62"]["holds"][0] == [1, 6]  # S at once; later it would cost the last


@rule("stalingrad42:20.3c")
def test_some_nkvd_are_garrisons() -> None:
    blau = Theatre("nkvd-9 2011", "inf-57 2020", turn=5).movement("soviet")
    assert blau.refused("move nkvd-9") == "20.4a"
    assert stood("nkvd-9 2011", turn=5).asked() == "determined-defence"


def test_losses_are_told() -> None:
    blau = stood("rd-62 2011").dice(6).play("stand")
    assert [event.unit for event in blau.told(StepLost)] == ["rd-62"]
