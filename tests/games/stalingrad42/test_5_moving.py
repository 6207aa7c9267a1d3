"""Chapters 3, 4 and 5 through play: the sequence, stacks, and how units are moved."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stavka.games.stalingrad42.events import PhaseBegins, UnitsMoved
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

BOTH = pytest.mark.parametrize(
    ("side", "foot", "other", "wheels", "enemy"),
    [
        ("axis", "inf-57", "inf-75", "pz-22", "rd-62"),
        ("soviet", "rd-62", "rd-45", "tc-16", "inf-57"),
    ],
)


@rule("stalingrad42:3.B2a")
@BOTH
def test_all_some_or_none_may_move(
    side: str, foot: str, other: str, wheels: str, enemy: str
) -> None:
    blau = Theatre(f"{foot} 2011", f"{other} 2015", f"{enemy} 2030").movement(side)
    assert set(blau.offers("move")) == {foot, other}
    blau.move(foot, "to 2012")
    assert blau.offers("move") == [other]
    assert blau.play("end-movement").asked() == "halt"
    assert Theatre(f"{foot} 2011").movement(side).play("end-movement").asked() == "halt"


def test_the_phases_of_both_player_turns_follow_each_other() -> None:
    match = GAME.start("fall-blau")
    told = list(match.opening)
    while match.position.turn == 1:
        (seat,) = match.waiting
        offered = match.choices(seat)
        ends = [c for c in offered if c.startswith("end-") or c == "recover"]
        told += match.play(seat, ends[0] if ends else offered[0])
    phases = [(e.side, e.phase) for e in told if isinstance(e, PhaseBegins)]
    names = [f"phase-{name}" for name in ("initial", "movement", "combat", "recovery", "supply")]
    once = [(side, name) for side in ("side-axis", "side-soviet") for name in names]
    assert phases[: len(once)] == once


# 4.4 Stacking


@rule("stalingrad42:4.4a", "stalingrad42:4.4b")
def test_too_many_may_pass_but_not_stay() -> None:
    full = ("inf-113 2012", "inf-79 2012", "inf-294 2012")
    blau = Theatre("inf-57 2011", *full).movement()
    blau.play("move inf-57", "to 2012", "to 2013", "stop")  # through them
    assert blau.play("end-movement").asked() == "halt"
    stays = Theatre("inf-57 2011", *full).movement().move("inf-57", "to 2012")
    stays.play("end-movement")
    assert stays.asked() == "check-stacking"
    assert set(stays.offers("eliminate")) == {"inf-57", "inf-113", "inf-79", "inf-294"}
    stays.play("eliminate inf-79")
    assert (stays.lost(), stays.asked()) == ({"inf-79"}, "halt")
    soviet = Theatre("rd-62 2011", "rd-45 2012", "rd-121 2012").movement("soviet")
    soviet.move("rd-62", "to 2012").play("end-movement", "eliminate rd-62")
    assert soviet.lost() == {"rd-62"}
    combat = Theatre("inf-57 2012", *full).combat().play("end-combat")
    assert combat.asked() == "check-stacking"
    other = Theatre("rd-62 2012", "rd-45 2012", "rd-121 2012").combat().play("end-combat")
    assert other.asked() == "halt"  # not the active player's


@rule("stalingrad42:4.4b")
def test_only_who_is_too_many_can_be_eliminated() -> None:
    """Not supporters, who never count, nor the one of a white frame; of two such one counts. With
    too many corps beside the staff of the 1st Guards Army, a corps."""
    full = ("rd-62 2012", "rd-45 2012", "rd-121 2012", "fr-south 2012")
    one = Theatre(*full, "rb-106 2012").movement("soviet").play("end-movement")
    assert set(one.offers("eliminate")) == {"rd-62", "rd-45", "rd-121"}
    assert one.refused("eliminate rb-106") == one.refused("eliminate fr-south") == "4.4b"
    two = Theatre("rd-62 2012", "rd-45 2012", "rb-106 2012", "rb-111 2012").movement("soviet")
    four = {"rd-62", "rd-45", "rb-106", "rb-111"}
    assert set(two.play("end-movement").offers("eliminate")) == four
    assert two.play("eliminate rb-111").asked() == "halt"
    axis = ("inf-57 2012", "inf-113 2012", "inf-79 2012", "inf-294 2012", "hq-6a 2012")
    german = Theatre(*axis).movement().play("end-movement")
    assert set(german.offers("eliminate")) == {"inf-57", "inf-113", "inf-79", "inf-294"}
    corps = ("tc-16 2012", "tc-4 2012", "tc-23 2012")
    guards = Theatre("army-1g 2012", *corps, scenario="campaign").movement("soviet")
    assert set(guards.play("end-movement").offers("eliminate")) == {"tc-16", "tc-4", "tc-23"}
    both = Theatre("army-1g 2012", *corps, "rd-62 2012", scenario="campaign").movement("soviet")
    assert set(both.play("end-movement").offers("eliminate")) == {"tc-16", "tc-4", "tc-23"}
    assert both.play("eliminate tc-4").asked() == "halt"


@rule("stalingrad42:4.3a", "stalingrad42:4.3b")
@pytest.mark.parametrize("staffs", [("army-1g",), ("army-1g", "army-5t", "army-5s")])
def test_staffs_make_room_for_one_more_however_many_they_are(staffs: tuple[str, ...]) -> None:
    three = ("rd-62", "rd-45", "rd-121")
    here = [f"{unit} 2012" for unit in (*staffs, *three, "rb-106")]
    full = Theatre(*here, scenario="campaign").movement("soviet").play("end-movement")
    assert full.asked() == "halt"
    crowd = Theatre(*here, "rd-160 2012", scenario="campaign").movement("soviet")
    assert set(crowd.play("end-movement").offers("eliminate")) == {*three, "rd-160"}
    left = Theatre(*here[len(staffs) :], scenario="campaign").movement("soviet")
    assert set(left.play("end-movement").offers("eliminate")) == {*three}


@rule("stalingrad42:4.3a", "stalingrad42:12.1.4a")
@pytest.mark.parametrize("staff", [True, False])
def test_a_staff_that_has_broken_away_makes_room_where_it_has_come_to(staff: bool) -> None:
    """It goes to 2013 with the tanks of 2011."""
    units = ("army-5t 2011", "tc-16 2011", "inf-57 2010", "rd-62 2013", "rd-45 2013", "rd-121 2013")
    blau = Theatre(*units[not staff :], scenario="campaign", disengagement=True)
    blau.combat("soviet").dice(6).play("disengage tc-16", *["all"] * staff, "throw")
    blau.play("retreat 2013").play("end-combat")
    assert blau.asked() == ("halt" if staff else "check-stacking")
    if not staff:
        assert set(blau.offers("eliminate")) == {"rd-62", "rd-45", "rd-121"}


@rule("stalingrad42:12.1.4a")
def test_a_crowd_after_a_retreat_has_until_the_end_of_its_next_movement() -> None:
    crowd = ("rd-62 2012", "rd-45 2012", "rd-121 2012")
    assert Theatre(*crowd).combat().play("end-combat").asked() == "halt"
    mended = Theatre(*crowd).movement("soviet").move("rd-62", "to 2013").play("end-movement")
    assert (mended.asked(), mended.lost()) == ("halt", set())
    late = Theatre(*crowd).movement("soviet").play("end-movement")
    assert late.asked() == "check-stacking"
    late.play("eliminate rd-45")
    assert late.lost() == {"rd-45"}
    axis = Theatre("inf-57 2012", "inf-75 2012", "inf-113 2012", "inf-79 2012").movement()
    assert axis.play("end-movement").asked() == "check-stacking"


# 5.1 Moving


@rule("stalingrad42:5.1b")
@BOTH
def test_units_move_singly_or_with_those_of_their_hex(
    side: str, foot: str, other: str, wheels: str, enemy: str
) -> None:
    blau = Theatre(f"{foot} 2011", f"{other} 2011", f"{wheels} 2012").movement(side)
    blau.play(f"move {foot}")
    assert blau.offers("with") == [other]
    assert blau.refused(f"with {wheels}") == "5.1b"
    blau.play(f"with {other}", "to 2009", "stop")
    assert (blau.at(foot), blau.at(other)) == ("2009", "2009")
    single = Theatre(f"{foot} 2011", f"{other} 2011").movement(side).move(foot, "to 2010")
    assert (single.at(foot), single.at(other)) == ("2010", "2011")


@rule("stalingrad42:5.1d")
@BOTH
def test_a_stack_drops_units_on_its_way(
    side: str, foot: str, other: str, wheels: str, enemy: str
) -> None:
    blau = Theatre(f"{foot} 2011", f"{other} 2011").movement(side)
    blau.play(f"move {foot}", f"with {other}", "to 2012", f"drop {other}", "to 2013", "stop")
    assert (blau.at(foot), blau.at(other)) == ("2013", "2012")
    assert blau.refused(f"move {other}") == "5.1d"


@rule("stalingrad42:5.1g")
@BOTH
def test_one_move_is_finished_before_the_next(
    side: str, foot: str, other: str, wheels: str, enemy: str
) -> None:
    blau = Theatre(f"{foot} 2011", f"{other} 2015").movement(side).play(f"move {foot}", "to 2012")
    assert blau.refused(f"move {other}") == "5.1g"
    assert blau.refused("end-movement") == "5.1g"
    blau.play("stop", f"move {other}")


@rule("stalingrad42:5.1h")
@BOTH
def test_points_are_not_saved(side: str, foot: str, other: str, wheels: str, enemy: str) -> None:
    blau = Theatre(f"{foot} 2011", f"{other} 2020").movement(side).move(foot, "to 2012")
    blau.play(f"move {other}")
    assert "2024" not in blau.offers("to")  # nobody gives him the rest
    blau.play("stop").movement(side).play(f"move {foot}")  # nor is it there in another turn
    assert "2015" in blau.offers("to")
    assert "2016" not in blau.offers("to")


@rule("stalingrad42:2.3.2b", "stalingrad42:5.4b")
@BOTH
def test_normal_and_tactical_movement_leave_the_attack_extended_does_not(
    side: str, foot: str, other: str, wheels: str, enemy: str
) -> None:
    near = Theatre(f"{wheels} 2011", f"{other} 2013", f"{enemy} 2014").movement(side)
    near.move(wheels, "to 2013").play("end-movement").combat(side).play("attack 2014")
    assert wheels in near.offers("by")
    small = Theatre(f"{foot} 2011 disrupted", f"{wheels} 2011", f"{enemy} 2014").movement(side)
    small.put(wheels, "2011", "unsupplied")
    small.movement(side).move(wheels, "tactical 2013").play("end-movement")
    small.combat(side).play("attack 2014")
    assert wheels in small.offers("by")
    # Extended movement ends away from the enemy; if one comes beside it, it does not attack.
    end = 19 if side == "axis" else 18
    far = Theatre(f"{wheels} 2011", f"{enemy} 2030").movement(side)
    far.move(wheels, f"extended 20{end}").play("end-movement")
    far.put(enemy, f"20{end + 1}", "reduced").put(other, f"20{end + 2}").combat(side)
    far.play(f"attack 20{end + 1}")
    assert far.offers("by") == [other]
    assert far.refused(f"by {wheels}") == "2.3.2b"


@rule("stalingrad42:2.3.2c")
@pytest.mark.parametrize(
    ("side", "unit"), [("axis", "hq-6a"), ("axis", "sp-axis-1"), ("soviet", "fr-south")]
)
def test_a_black_square_bars_extended_movement(side: str, unit: str) -> None:
    blau = Theatre(f"{unit} 2011").movement(side).play(f"move {unit}")
    assert blau.offers("extended") == []
    assert blau.refused("extended 2018") == "2.3.2c"
    assert "2016" in blau.offers("to")


@rule("stalingrad42:7.1b")
@pytest.mark.parametrize(
    ("side", "free", "second", "firm"),
    [("soviet", "tb-129", "rb-106", "rd-62"), ("axis", "stug-177-243", "it-cav-barbo", "inf-57")],
)
def test_it_takes_two_white_frames_to_form_a_bond(
    side: str, free: str, second: str, firm: str
) -> None:
    assert "2012" not in Theatre(f"{free} 2011", f"{firm} 2013").bond_hexes(side)
    both = Theatre(f"{free} 2011", f"{second} 2011", f"{firm} 2013")
    assert "2012" in both.bond_hexes(side)
    shaken = Theatre(f"{free} 2011", f"{second} 2011 disrupted", f"{firm} 2013")
    assert "2012" not in shaken.bond_hexes(side)


@rule("stalingrad42:7.5a", "stalingrad42:7.5b")
@pytest.mark.parametrize(
    ("side", "own", "strange"), [("soviet", "rd-62", "inf-57"), ("axis", "inf-57", "rd-62")]
)
def test_who_stands_at_an_edge_bars_it_with_his_own_area_only(
    side: str, own: str, strange: str
) -> None:
    blau = Theatre()
    areas = blau.p.areas(("axis", "soviet").index(side))
    edges = blau.p.ground.edges(areas)
    assert edges
    for edge in edges:
        for unit, bars in ((own, side), (strange, "")):
            field = Theatre(f"{unit} {GRID.number(edge.by)}").p.field
            barred = [bool(field.bond(s).sides[edge.direction] >> edge.hex & 1) for s in (0, 1)]
            assert barred == [bars == "axis", bars == "soviet"]


@rule("stalingrad42:19.2a", "stalingrad42:19.2e")
@pytest.mark.parametrize("order", ["", " disrupted", " full-retreat"])
@pytest.mark.parametrize(
    ("side", "unit", "supply"),
    [("soviet", "rd-62", "sp-axis-1"), ("axis", "inf-57", "sp-soviet-1")],
)
def test_who_cannot_fight_has_no_zone_and_is_overrun(
    side: str, unit: str, supply: str, order: str
) -> None:
    """By every combat unit, also by one in full retreat."""
    blau = Theatre(f"{supply} 2013", f"{unit} 2011{order}")
    assert blau.zone("axis" if side == "soviet" else "soviet") == set()
    blau.movement(side).play(f"move {unit}", f"{'tactical' if 'dis' in order else 'to'} 2013")
    assert (blau.at(unit), blau.at(supply)) == ("2013", "stock")
    far = Theatre(f"{supply} 2030", f"{unit} 2011{order}").movement(side).play(f"move {unit}")
    assert far.refused("to 2030") == ("13.2.1a" if "dis" in order else "5.1a")


def test_a_move_is_told_with_its_way_and_its_kind() -> None:
    blau = Theatre("inf-57 2011").movement().play("move inf-57", "to 2013")
    (moved,) = blau.told(UnitsMoved)
    assert (moved.units, moved.path) == (("inf-57",), ("2011", "2012", "2013"))
    assert moved.mode == "mode-to"


@rule("stalingrad42:16.3.3f")
def test_the_example_of_four_soviet_units_in_supply() -> None:
    """B stands on the road in an enemy zone, which it takes away; C and D reach B off the road,
    each over one empty hex in a zone."""
    line = [f"28{row:02}" for row in range(9)]
    roads = {f"{a}|{b}": "road" for a, b in pairwise(line)}
    units = ("rd-62 2804", "rd-45 2807", "rd-121 2909", "rd-160 2709")
    blau = Theatre(*units, "inf-57 2608", sides=roads).supply("soviet")
    assert "2807" not in blau.zone("axis")
    near = Theatre(*units, "inf-57 2708", sides=roads).supply("soviet")
    assert "2807" in near.zone("axis")
    for unit in units:
        assert near.supplied(unit.split()[0])
    cut = Theatre("rd-121 2809", "inf-57 2807", sides=roads).supply("soviet")
    assert not cut.supplied("rd-121")


@rule("stalingrad42:5.3b")
@pytest.mark.parametrize("state", ["", " disrupted", " full-retreat", " entrained"])
@BOTH
def test_extended_movement_shuns_enemies_that_have_no_zone_too(
    side: str, foot: str, other: str, wheels: str, enemy: str, state: str
) -> None:
    blau = Theatre(f"{foot} 2011", f"{enemy} 2117{state}").movement(side).play(f"move {foot}")
    assert "2015" in blau.offers("extended")
    assert not {"2016", "2017", "2116"} & {*blau.offers("extended")}
    assert blau.refused("extended 2016") == "5.3b"


@rule("stalingrad42:5.1c")
@BOTH
def test_a_stack_goes_as_far_as_its_slowest(
    side: str, foot: str, other: str, wheels: str, enemy: str
) -> None:
    alone = Theatre(f"{wheels} 2011", f"{foot} 2011").movement(side).play(f"move {wheels}")
    assert "2016" in alone.offers("to")
    for first, second in ((wheels, foot), (foot, wheels)):
        blau = Theatre(f"{wheels} 2011", f"{foot} 2011").movement(side)
        blau.play(f"move {first}", f"with {second}")
        assert ("2014" in blau.offers("to"), "2015" in blau.offers("to")) == (True, False)
        assert ("2017" in blau.offers("extended"), "2018" in blau.offers("extended")) == (
            True,
            False,
        )
        assert blau.refused("to 2018") == blau.refused("extended 2018") == "5.1a"


@rule("stalingrad42:5.4a", "stalingrad42:5.4b")
@BOTH
def test_the_first_hex_of_tactical_movement_is_the_players_choice(
    side: str, foot: str, other: str, wheels: str, enemy: str
) -> None:
    """Out of an enemy zone normal movement leads one hex far; 2113, beside an enemy, is two hexes
    away, over 2012 or over 2112."""
    second = {"axis": "rd-45", "soviet": "inf-75"}[side]
    units = (f"{foot} 2011", f"{enemy} 2010", f"{second} 2114")
    for middle in ("2012", "2112"):
        blau = Theatre(*units).movement(side).play(f"move {foot}")
        assert middle in blau.offers("to")
        assert "2113" in blau.offers("tactical")
        blau.play(f"to {middle}")
        assert "2113" in blau.offers("tactical")
        blau.play("tactical 2113")
        (moved,) = blau.told(UnitsMoved)
        assert moved.path == (middle, "2113")
        assert (blau.at(foot), blau.asked()) == ("2113", "movement-phase")  # two hexes, no more
        assert foot not in blau.offers("move")
    assert "2114" in blau.combat(side).offers("attack")


@rule("stalingrad42:5.3a", "stalingrad42:5.4a")
@BOTH
def test_tactical_movement_is_two_hexes_in_all(
    side: str, foot: str, other: str, wheels: str, enemy: str
) -> None:
    swamp = dict.fromkeys(("2012", "2014", "2016"), "wooded-rough")
    far = Theatre(f"{wheels} 2011", terrain=swamp).movement(side).play(f"move {wheels}")
    far.play("to 2012", "to 2013")
    assert far.offers("tactical") == []
    assert far.refused("tactical 2014") == "5.4a"
    gone = Theatre(f"{foot} 2011", terrain=swamp).movement(side).play(f"move {foot}")
    assert "2015" in gone.offers("extended") or "2014" in gone.offers("extended")
    gone.play(f"extended {gone.offers('extended')[0]}")
    assert gone.asked() == "movement-phase" or gone.offers("tactical") == []


@rule("stalingrad42:5.4a", "stalingrad42:5.4b")
@BOTH
def test_a_first_hex_by_extended_movement_is_one_of_tactical_movement(
    side: str, foot: str, other: str, wheels: str, enemy: str
) -> None:
    """In snow two points do not lead out of an enemy zone, extended movement does; 2113, beside
    another enemy, is two hexes away, over 2012 or over 2112."""
    second = {"axis": "rd-45", "soviet": "inf-75"}[side]
    units = (f"{foot} 2011", f"{enemy} 2010", f"{second} 2114")
    for middle in ("2012", "2112"):
        blau = Theatre(*units, turn=30, scenario="campaign", weather="snow")
        blau.movement(side).play(f"move {foot}")
        assert (blau.offers("to"), middle in blau.offers("extended")) == ([], True)
        blau.play(f"extended {middle}", "tactical 2113")
        assert (blau.at(foot), blau.asked()) == ("2113", "movement-phase")
        blau.play("end-movement").combat(side).play("attack 2114")
        assert foot in blau.offers("by")


@rule("stalingrad42:5.4b", "stalingrad42:9.5.3a")
@BOTH
def test_who_came_two_hexes_attacks_over_the_volga(
    side: str, foot: str, other: str, wheels: str, enemy: str
) -> None:
    """Who stands across the Volga is not beside the enemy: he came there by two hexes, which are
    tactical movement whatever they are called."""
    water = {"2012|2013": "volga ferry", "2113|2013": "volga", "1913|2013": "volga"}
    blau = Theatre(
        f"{foot} 2010", f"{other} 2012", f"{wheels} 2012", f"{enemy} 2009",
        {"axis": "tb-10 2013", "soviet": "it-cav-barbo 2013"}[side],
        sides=water, turn=30, scenario="campaign", weather="snow",
    )  # fmt: skip
    blau.movement(side).move(foot, "extended 2012").play("end-movement")
    blau.combat(side).play("attack 2013")
    assert foot in blau.offers("by")


@BOTH
def test_a_hex_is_refused_for_the_first_of_two_things_in_the_way(
    side: str, foot: str, other: str, wheels: str, enemy: str
) -> None:
    """A zone in 2009 and a bond between it and 2010; neither alone would open the way."""
    second = {"axis": "rd-45", "soviet": "inf-75"}[side]
    units = (f"{foot} 2008", f"{enemy} 1910", f"{second} 2110")
    blau = Theatre(*units).movement(side).play(f"move {foot}")
    for mode in ("to", "tactical"):
        assert blau.refused(f"{mode} 2010") == "6.2a"
    assert blau.refused("to 2018") == "5.1a"
