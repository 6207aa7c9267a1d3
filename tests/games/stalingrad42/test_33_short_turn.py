"""Chapter 33.2.3: the short turn of the Germans before the Soviets go first."""

from __future__ import annotations

from stavka.games.stalingrad42.events import DisengagementThrown, UnitRecovered, UnitsDetrained
from stavka.games.stalingrad42.position import COMBAT, RECOVERY
from stavka.games.stalingrad42.rules.sequence import ShortTurn
from stavka.testing import rule
from tests.games.stalingrad42.test_c3_uranus import phases
from tests.games.stalingrad42.theatre import Theatre


def theatre(*units: str) -> Theatre:
    return Theatre(*units, turn=28, scenario="uranus")


@rule("stalingrad42:33.2.3a", "stalingrad42:33.2.3g")
def test_it_has_three_phases() -> None:
    """No initial phase with its resource points, no supply phase with its marks."""
    short = theatre("pz-24 3020", "rd-23 3026", "hq-6a 3021 used").resolve(ShortTurn())
    begun = phases(short.events)
    assert short.p.resources == 0
    while short.seat() and short.offers("halt") == []:
        short.play("end-movement" if short.asked() == "movement-phase" else "end-combat")
        begun += phases(short.events)
    assert begun == [("axis", "movement"), ("axis", "combat"), ("axis", "recovery")]
    assert short.supplied("pz-24")  # far from any road, and nobody has looked
    assert short.p.top(short.unit("hq-6a")).ready is False


@rule("stalingrad42:33.2.3b")
def test_who_is_not_in_full_retreat_moves_tactically() -> None:
    for words in ("", " disrupted"):
        short = theatre(f"pz-24 2010{words}", "hq-6a 2010", "sp-axis-1 2010").short_turn()
        for unit in ("pz-24", "hq-6a", "sp-axis-1"):
            short.play(f"move {unit}")
            assert short.offers("to") == short.offers("extended") == []
            assert "2012" in short.offers("tactical")
            row = "13.2.1a" if unit == "pz-24" and words else "33.2.3b"
            assert short.refused("to 2012") == row
            assert short.refused("extended 2013") == row
            short.play("stop")


@rule("stalingrad42:33.2.3c")
def test_full_retreat_moves_as_far_as_it_can() -> None:
    """Who was in it, and who begins it to go; not further by extended movement, and not with
    others."""
    short = theatre("pz-24 2010 full-retreat", "pz-16 2010", "pz-14 2020").short_turn()
    short.play("move pz-24")
    assert "2014" in short.offers("to")
    assert short.offers("extended") == []
    assert short.refused("extended 2018") == "33.2.3c"
    short.play("with pz-16")
    assert short.offers("to") == []
    assert short.refused("to 2014") == "33.2.3b"
    other = theatre("pz-14 2020").short_turn().play("full-retreat pz-14", "move pz-14")
    assert "2024" in other.offers("to")
    other.play("to 2024")
    assert (other.at("pz-14"), other.order("pz-14")) == ("2024", "full-retreat")


@rule("stalingrad42:33.2.3e")
def test_one_breaks_away_but_attacks_nobody() -> None:
    """Also where chapter 27 is not played with; an automatic DS is an attack, too."""
    units = ("pz-24 2010", "pz-16 2010", "pz-14 2110", "rd-95-193 2011 reduced")
    short = theatre(*units).short_turn()
    assert not short.p.disengagement
    assert short.offers("auto-ds") == []
    assert short.refused("auto-ds 2011") == "33.2.3e"
    short.short_turn(COMBAT)
    assert short.offers("attack") == []
    assert short.refused("attack 2011") == "33.2.3e"
    assert set(short.offers("disengage")) == {"pz-24", "pz-16", "pz-14"}
    short.dice(6).play("disengage pz-24", "throw")
    assert short.told(DisengagementThrown)
    short.play("retreat 2008")
    assert short.at("pz-24") == "2008"
    full = theatre(*units).combat()  # in a whole turn it is an option
    assert full.offers("disengage") == []
    assert full.offers("attack") == ["2011"]


@rule("stalingrad42:33.2.3e", "stalingrad42:25.2.1a")
def test_nobody_is_put_in_reserve_for_it() -> None:
    units = ("pz-24 2010", "inf-57 2020")
    short = Theatre(*units, turn=28, scenario="uranus", reserves=True).short_turn()
    assert short.offers("reserve") == []
    assert {short.refused(f"reserve {unit}") for unit in ("pz-24", "inf-57")} == {"33.2.3e"}
    whole = Theatre(*units, turn=29, scenario="uranus", reserves=True).movement()
    assert set(whole.offers("reserve")) == {"pz-24", "inf-57"}


@rule("stalingrad42:33.2.3f")
def test_germans_recover_as_always() -> None:
    """By itself outside enemy zones, by the die within."""
    units = ("inf-57 2005 disrupted", "inf-75 2010 disrupted", "rd-23 2011", "rd-24 2020 disrupted")
    for die, order in ((6, "good"), (1, "disrupted")):
        short = theatre(*units).dice(die).short_turn(RECOVERY)
        assert [event.unit for event in short.told(UnitRecovered)] == ["inf-57"]
        assert (short.order("inf-57"), short.order("inf-75")) == ("good", order)
        assert short.order("rd-24") == "disrupted"  # the Soviets do not


@rule("stalingrad42:33.2.3d")
def test_trains_are_unloaded_but_do_not_run() -> None:
    short = Theatre(
        "inf-57 1003 entrained", "inf-75 1005", "inf-113 area-X",
        turn=28, scenario="uranus", real=True,
    )  # fmt: skip
    short.short_turn()
    assert short.told(UnitsDetrained)[0].units == ("inf-57",)
    assert not short.p.entrained(short.unit("inf-57"))
    assert short.offers("rail") == []
    for unit in ("inf-57", "inf-75", "inf-113"):
        assert short.refused(f"rail {unit}") == "33.2.3d"
    assert set(Theatre(
        "inf-75 1005", "inf-113 area-X", turn=29, scenario="uranus", real=True
    ).movement().offers("rail")) == {"inf-75", "inf-113"}  # fmt: skip
