"""Chapter 34.6: reserve armies that are attacked or entered."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.bot import Recruit
from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.events import AttackBroken, BattleFought, UnitOverrun
from stavka.games.stalingrad42.faults import faults
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.masked_events import NobodyCameOut, UnitShown
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.games.stalingrad42.rules.defence import Aftermath
from stavka.games.stalingrad42.rules.maskirovka import RemoveArmies
from stavka.games.stalingrad42.rules.retreat import Retreat
from stavka.games.stalingrad42.staff.commander import Commander
from stavka.testing import rule
from tests.games.stalingrad42.test_34_reserve_armies import NORTH, front, inside
from tests.games.stalingrad42.theatre import Theatre

MASKS = ("ra-1 box-1", "ra-2 box-2")
STRONG = ("pz-24 2508", "pz-23 2508", "pz-11 2407", "inf-57 2607", "inf-75 2607")


def attacked(*units: str, by: tuple[str, ...] = STRONG[:2]) -> Theatre:
    """A reserve army in 2507 with its box, the other one in an area; Germans attack it."""
    field = front("ra-1 2507", "ra-2 area-A", *units, *by, masks=MASKS).combat("axis")
    return field.play("attack 2507", *(f"by {words.split()[0]}" for words in by), "fight")


@rule("stalingrad42:34.6.1a")
def test_who_is_in_a_box_does_not_attack_until_he_has_left_it() -> None:
    field = front("ra-1 2507", "rd-4 box-1", "rd-6 2507", "rd-30 2506", "inf-57 2508 reduced",
                  masks=MASKS[:1])  # fmt: skip
    field.movement("soviet").play("end-movement").combat("soviet").play("attack 2508")
    assert "rd-4" not in field.offers("by")
    assert field.refused("by rd-4") == "34.6.1a"
    out = front("ra-1 2507", "rd-4 box-1", "rd-6 2507", "inf-57 2508 reduced", masks=MASKS[:1])
    out.movement("soviet").play("open ra-1", "leave rd-4", "end-movement")
    assert {"rd-4", "rd-6"} <= {*out.combat("soviet").play("attack 2508").offers("by")}


@rule("stalingrad42:34.6.2a")
def test_up_to_three_come_out_within_stacking_limits() -> None:
    field = attacked("rd-4 box-1", "rd-6 box-1", "rb-16 box-1", "rb-106 box-1", "army-1g 2507")
    assert (field.seat(), field.asked()) == ("soviet", "come-out")
    field.play("show rb-16")
    assert [(e.unit, e.host, e.place) for e in field.told(UnitShown)] == [("rb-16", "ra-1", "2507")]
    field.play("show rd-4")
    assert {*field.offers("show")} == {"rd-6", "rb-106"}
    field.dice(1).play("show rd-6")  # three, beside the staff of an army: nobody is asked further
    fought = field.told(BattleFought)
    assert [{*e.defenders} for e in fought] == [{"rb-16", "rd-4", "rd-6"}]
    two = attacked("rd-4 box-1", "rd-6 box-1", "rd-30 box-1").play("show rd-4")
    two.dice(1).play("show rd-6")  # two divisions fill the hex
    assert [{*e.defenders} for e in two.told(BattleFought)] == [{"rd-4", "rd-6"}]
    assert inside(two, "box-1") == {"rd-30"}
    beside = attacked("rd-4 box-1", "rd-6 2507")
    assert beside.offers("show") == ["rd-4"]
    full = attacked("rd-4 box-1", "rd-6 2507", "rd-30 2507")
    assert full.refused("show rd-4") == "34.6.2a"
    other = attacked("rd-4 box-1", "rd-6 box-2")
    assert other.refused("show rd-6") == "34.1.2a"  # it is with another army


@rule("stalingrad42:34.6.2a")
def test_the_fourth_stays_in_the_box() -> None:
    field = attacked("rb-16 box-1", "rb-106 box-1", "rb-111 box-1", "rb-119 box-1", "army-1g 2507")
    field.play("show rb-16", "show rb-106").dice(1).play("show rb-111")
    assert field.told(BattleFought)
    assert inside(field, "box-1") == {"rb-119"}


@rule("stalingrad42:34.6.2b")
def test_who_stays_in_the_box_counts_for_nothing() -> None:
    def strength(*boxed: str) -> tuple[int, tuple[str, ...]]:
        field = attacked("rd-4 2507", *boxed).dice(1)
        (fought,) = field.play("enough").told(BattleFought)
        return fought.defence, fought.defenders

    assert strength("rd-6 box-1", "tc-4 box-1") == strength("rd-6 box-2") == (5, ("rd-4",))
    # It neither leads a stand nor crowds the hex.
    field = front("ra-1 2507", "rd-4 2507", "rd-6 2507", "grd-4 box-1", *STRONG[:2],
                  masks=MASKS[:1]).combat("axis")  # fmt: skip
    attackers = tuple(map(field.unit, ("pz-24", "pz-23")))
    target, hexes = GRID.at("2507"), (GRID.at("2508"),)
    field.resolve(Aftermath(target, attackers, hexes, retreat=2, advance=2, allowed="free"))
    assert {*field.offers("lead")} == {"rd-4", "rd-6"}
    assert field.refused("lead grd-4") == "34.6.2b"
    crowd = front("ra-1 2507", "rd-4 2507", "rd-6 2507", "grd-4 box-1", "grd-14 box-1",
                  masks=MASKS[:1])  # fmt: skip
    crowd.movement("soviet").play("end-movement")
    assert crowd.asked() == "halt"


def retreating(hexes: int, *units: str) -> Theatre:
    """The army has to retreat so far with whoever defended it."""
    field = front("ra-1 2507", "rd-4 2507", *units, *STRONG[:2], masks=MASKS[:1]).combat("axis")
    return field.resolve(Retreat(SOVIET, GRID.at("2507"), hexes))


@rule("stalingrad42:34.6.2c")
@pytest.mark.parametrize(
    ("hexes", "before", "after"),
    [(2, "", "disrupted"), (2, " disrupted", "full-retreat"), (4, "", "full-retreat")],
)
def test_who_is_in_the_box_of_a_retreating_army_is_as_shaken_as_the_others(
    hexes: int, before: str, after: str
) -> None:
    field = retreating(hexes, f"rd-6 box-1{before}", "rd-30 box-2")
    field.play(f"retreat {field.offers('retreat')[0]}")
    assert field.at("ra-1") == field.at("rd-4") != "2507"
    assert field.order("rd-6") == after
    assert field.at("rd-6") == "box-1"
    assert field.order("ra-1") == "good"  # it cannot fight
    field.recovery("soviet")
    while field.match.waiting and field.asked() == "keep-retreating":
        field.play("recover")
    better = {"disrupted": "good", "full-retreat": "disrupted"}
    assert field.order("rd-6") == better[after]


@rule("stalingrad42:34.6.2c")
@pytest.mark.parametrize("apart", [False, True])
def test_a_box_is_no_better_off_than_the_worst_who_defended_its_army(apart: bool) -> None:
    """rb-16 is disrupted already; the army goes with it, or by itself when it has gone."""
    field = retreating(2, "rb-16 2507 disrupted", "rd-6 box-1", "rd-30 box-1 disrupted")
    ends = field.offers("retreat")
    if apart:
        field.play("apart rb-16")
        while field.asked() == "retreat-to":
            field.play(f"retreat {next(end for end in field.offers('retreat') if end in ends)}")
    else:
        field.play(f"retreat {ends[0]}")
    assert field.at("ra-1") != "2507" != field.at("rb-16")
    assert (field.order("rb-16"), field.order("rd-4")) == ("full-retreat", "disrupted")
    assert (field.order("rd-6"), field.order("rd-30")) == ("full-retreat", "full-retreat")


@rule("stalingrad42:34.6.2d")
def test_an_army_that_is_lost_takes_its_box_along() -> None:
    around = GRID.neighbours[GRID.at("2507")]
    enemies = ("inf-57", "inf-75", "inf-88", "inf-168", "inf-297", "inf-305")
    ring = [f"{id} {GRID.number(hex)}" for id, hex in zip(enemies, around, strict=True)]
    field = retreating(2, "rd-6 box-1", "tc-4 box-1", *ring)
    assert field.lost() == {"rd-4", "rd-6", "tc-4"}
    assert field.at("ra-1") == "coming"


@rule("stalingrad42:34.6.2d")
def test_if_all_who_came_out_fall_the_army_and_its_box_are_lost() -> None:
    field = front("ra-1 2507", "rb-16 2507", "rd-6 box-1", *STRONG, masks=MASKS[:1])
    field.combat("axis").play("attack 2507", "all", "fight", "enough")
    while field.match.waiting and field.seat() == "soviet":
        field.play(str(field.match.choices("soviet")[0]))
    assert field.lost() == {"rb-16", "rd-6"}
    assert field.at("ra-1") == "coming"


@rule("stalingrad42:34.6.2e")
def test_an_army_with_an_empty_box_cannot_fight() -> None:
    def field(*units: str) -> Theatre:
        return front("ra-1 2507", "ra-2 area-A", *units, "pz-24 2510", masks=MASKS)

    # The enemy enters: it is gone. That its box is empty he only learns by that.
    empty = field("rd-6 box-2").movement("axis").play("enough", "move pz-24", "to 2507")
    assert (empty.seat(), empty.asked()) == ("soviet", "come-out")
    assert empty.offers("show") == []
    empty.play("enough")
    assert [e.place for e in empty.told(NobodyCameOut)] == ["2507"]
    assert [e.unit for e in empty.told(UnitOverrun)] == ["ra-1"]
    assert (empty.at("ra-1"), empty.at("pz-24")) == ("coming", "2507")
    # Where no box can hold anybody, nobody is asked.
    known = field().movement("axis").play("move pz-24", "to 2507")
    assert known.at("ra-1") == "coming"
    # Who comes out bars the way, and is not removed; the army is, later.
    held = field("rd-6 box-1").movement("axis").play("enough", "move pz-24", "to 2507", "show rd-6")
    assert held.at("rd-6") == held.at("ra-1") == "2507"
    assert held.at("pz-24") == "2508"
    held.resolve(RemoveArmies())
    assert held.at("ra-1") == "coming"
    assert held.at("rd-6") == "2507"
    # An attack finds nobody: no battle, and the hex is taken.
    taken = attacked("rd-6 box-2").play("enough")
    assert taken.told(BattleFought) == []
    assert taken.at("ra-1") == "coming"
    assert {*taken.offers("advance")} == {"pz-24", "pz-23"}
    assert taken.play("advance pz-24").offers("to") == ["2507"]  # and no hex further
    # Overrun with somebody in its box whom nobody has let out: all are lost.
    lost = field("rd-6 box-1").movement("axis").play("enough", "move pz-24", "to 2507", "enough")
    assert lost.lost() == {"rd-6"}
    assert lost.at("ra-1") == "coming"


@rule("stalingrad42:19.3b", "stalingrad42:34.6.2e")
def test_an_army_that_stays_when_its_defenders_retreat_does_not_bar_the_advance() -> None:
    """Its owner has been asked in the battle; into the hex of another army nobody advances."""
    field = front("ra-1 2507", "ra-2 2505", "rd-4 2507", "rd-6 box-1", "rd-30 box-2", *STRONG[:2],
                  masks=MASKS).combat("axis")  # fmt: skip
    attackers, hexes = tuple(map(field.unit, ("pz-24", "pz-23"))), (GRID.at("2508"),)
    field.resolve(
        Aftermath(GRID.at("2507"), attackers, hexes, retreat=2, advance=3, allowed="forbidden")
    )
    field.play("apart ra-1", "stop")
    field.play(f"retreat {field.offers('retreat')[0]}")
    assert (field.at("ra-1"), field.seat()) == ("2507", "axis")
    field.play("advance pz-24")
    assert "2507" in field.offers("to")
    assert field.refused("to 2505") == "34.6.2a"
    field.play("to 2507")
    assert [e.unit for e in field.told(UnitOverrun)] == ["ra-1", "rd-6"]
    assert (field.at("pz-24"), field.at("ra-1"), field.lost()) == ("2507", "coming", {"rd-6"})


@rule("stalingrad42:29.1.2a", "stalingrad42:34.6.2a")
def test_who_comes_into_a_contested_city_overruns_and_attacks_no_army_there() -> None:
    """Nobody comes out of its box until the city is attacked."""
    field = front(
        "ra-1 2507",
        "rd-4 2507",
        "rd-6 box-1",
        "pz-24 2507",
        "pz-23 2508",
        masks=MASKS[:1],
        terrain={"2507": "major-city"},
        contested_cities=True,
    )
    field.contests("2507 1 axis").movement("axis").play("enough", "move pz-23", "tactical 2507")
    assert (field.at("pz-23"), field.at("ra-1"), field.seat()) == ("2507", "2507", "axis")
    field.combat("axis").play("attack 2507", "by pz-23", "fight")
    assert (field.asked(), field.offers("show")) == ("come-out", ["rd-6"])


@rule("stalingrad42:34.6.2a")
def test_ten_to_one_is_no_longer_when_somebody_comes_out() -> None:
    field = front("ra-1 2507", "rb-16 2507", "rd-6 box-1", *STRONG, masks=MASKS[:1])
    field.movement("axis").play("enough", "auto-ds 2507")
    field.play(*(f"by {words.split()[0]}" for words in STRONG), "fight")
    field.play("show rd-6")
    assert [e.place for e in field.told(AttackBroken)] == ["2507"]
    assert field.at("rb-16") == field.at("rd-6") == "2507"
    field.combat("axis").play("attack 2507")
    assert {*field.offers("by")} == {words.split()[0] for words in STRONG}  # they are free


@rule("stalingrad42:9.3.7a", "stalingrad42:9.3.7c", "stalingrad42:34.6.2a")
@pytest.mark.parametrize(
    ("attacker", "boxed", "shown"),
    [("pz-24", ("rd-6 box-2",), ()), ("sec-213", ("tc-4 box-1", "tc-16 box-1"), ("tc-4", "tc-16"))],
)
def test_an_air_unit_stays_with_who_attacked_a_reserve_army(
    attacker: str, boxed: tuple[str, ...], shown: tuple[str, ...]
) -> None:
    """Whether nobody comes out of its box, or so many that the attack is broken off."""
    railway = NORTH | {"1010|1011": "rail"}
    field = front("ra-1 2011", "ra-2 area-A", *boxed, f"{attacker} 2010", "inf-57 1511",
                  masks=MASKS, sides=railway, towns=("1010",)).combat("axis")  # fmt: skip
    field.fly("viii-fk").play("attack 2011", f"by {attacker}", "air viii-fk", "fight")
    field.play(*(f"show {unit}" for unit in shown) if shown else ("enough",))
    assert bool(field.told(AttackBroken)) == bool(shown)
    if field.asked() == "advance-after-combat":
        field.play("end-advance")
    assert field.air("viii-fk") == ["with", "2010"]
    assert faults(field.p) == []


@rule("stalingrad42:34.6.3a")
def test_artillery_in_a_box_supports_nobody_and_is_not_disrupted_by_a_long_way() -> None:
    field = front("ra-1 2507", "art-1 box-1", "rd-4 2507", "rd-6 2507", "inf-57 2508 reduced",
                  masks=MASKS[:1]).combat("soviet")  # fmt: skip
    field.play("attack 2508", "by rd-4", "by rd-6")
    assert "art-1" not in field.offers("support")
    assert field.refused("support art-1") == "34.6.3a"
    stand = front("ra-1 2507", "art-1 box-1", "rd-4 2507", *STRONG[:2], masks=MASKS[:1])
    attackers, hexes = tuple(map(stand.unit, ("pz-24", "pz-23"))), (GRID.at("2508"),)
    stand.combat("axis").resolve(
        Aftermath(GRID.at("2507"), attackers, hexes, retreat=2, advance=2, allowed="free")
    )
    assert stand.offers("support") == []
    assert stand.refused("support art-1") == "34.6.3a"
    march = front("ra-1 2503", "art-1 box-1", masks=MASKS[:1]).movement("soviet")
    march.move("ra-1", "to 2508")  # five hexes, by road
    assert march.order("art-1") == "good"
    alone = front("art-1 2503").movement("soviet").move("art-1", "to 2508")
    assert alone.order("art-1") == "disrupted"
    # What it went in the box does not count when it leaves it, what it goes afterwards does.
    for further, order in ((0, "good"), (2, "good"), (3, "disrupted")):
        left = front("ra-1 2503", "art-1 box-1", masks=MASKS[:1]).movement("soviet")
        left.move("ra-1", "to 2506").play("open ra-1", "leave art-1")
        if further:
            left.play(f"to 25{6 + further:02}")
        if left.asked() == "moving":
            left.play("stop")
        assert left.order("art-1") == order


@rule("stalingrad42:15.2.5a", "stalingrad42:34.6.2a", "stalingrad42:34.6.2e")
@pytest.mark.parametrize("boxed", ["rd-4 box-1", "rd-4 box-2"])
def test_a_breakthrough_group_attacks_a_reserve_army_too(boxed: str) -> None:
    """Whether somebody comes out or nobody can: then the group takes the hex and stops."""
    field = front("ra-1 2507", boxed, "pz-24 2510", "pz-23 2510", masks=MASKS).combat("axis")
    units = field.unit("pz-24"), field.unit("pz-23")
    field.resolve(Advance(GRID.at("2509"), units, (GRID.at("2510"),), 4))
    field.play("breakthrough pz-24", "with pz-23", "form", "to 2508")
    assert field.offers("attack") == ["2507"]
    field.dice(6).play("attack 2507")
    assert (field.seat(), field.asked()) == ("soviet", "come-out")
    if boxed == "rd-4 box-1":
        assert field.play("show rd-4").told(BattleFought)
        return
    field.play("enough")
    assert field.at("ra-1") != "2507"
    assert field.told(NobodyCameOut)
    assert (field.asked(), field.offers("to")) == ("breakthrough", ["2507"])
    assert field.play("to 2507").asked() != "breakthrough"


@pytest.mark.parametrize("bot", [Recruit, Commander])
def test_bots_attack_an_army_of_which_they_see_nobody(bot: type[Recruit]) -> None:
    field = front("ra-1 2507", "ra-2 area-A", "rd-4 box-1", *STRONG, masks=MASKS).combat("axis")
    player = bot()
    for _ in range(12):
        if field.seat() != "axis" or field.asked() == "halt":
            break
        field.dice(1).play(str(player.pick(field.match, "axis")))
    assert field.asked() == "come-out"


@rule("stalingrad42:5.1e", "stalingrad42:22.3.1a", "stalingrad42:34.6.2a")
def test_who_comes_out_bars_the_way_out_of_an_area_too() -> None:
    """The Germans of area X want to enter 1005, and have not moved when somebody is there."""
    units = ("ra-1 1005", "ra-2 area-A", "rd-4 box-1", "inf-57 area-X")
    field = front(*units, masks=MASKS).movement("axis").play("move inf-57", "to 1005")
    assert (field.seat(), field.asked()) == ("soviet", "come-out")
    field.play("show rd-4")
    assert (field.at("inf-57"), field.at("rd-4"), field.asked()) == ("area-X", "1005", "moving")
    assert faults(field.p) == []
    assert "1005" not in field.offers("to")
    assert field.refused("to 1005") == "5.1e"
    field.play("to 1004")  # in the zone of who has come out
    assert (field.at("inf-57"), field.asked()) == ("1004", "movement-phase")
    nobody = front(*units, masks=MASKS).movement("axis").play("move inf-57", "to 1005", "enough")
    assert (nobody.at("inf-57"), nobody.at("ra-1")) == ("1005", "coming")
