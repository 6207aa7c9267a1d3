"""Chapter 21: replacements, who takes which, where units come back."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.bot import Recruit
from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.components import POINTS
from stavka.games.stalingrad42.events import RemnantRestored, UnitRebuilt, UnitRefitted
from stavka.games.stalingrad42.faults import faults
from stavka.games.stalingrad42.staff.commander import Commander
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# A railway with a road from an area of each side, each with a large city on it (held by them) and
# one off it.
LINES = {f"{column}15|{column + 1}15": "rail road" for column in range(10, 15)}
LINES |= {f"25{row:02}|25{row + 1:02}": "rail road" for row in range(6)}
CITIES = {"1015": "major-city", "2503": "major-city", "2029": "major-city", "3134": "major-city"}
SIDES = ("axis", "soviet")
BOTH = pytest.mark.parametrize("side", SIDES)
OTHER = {"axis": "soviet", "soviet": "axis"}
AREA = {"axis": "area-X", "soviet": "area-A"}
CITY = {"axis": "1015", "soviet": "2503"}
STAFF = {"axis": "hq-6a", "soviet": "fr-south"}
ON_THE_LINE = {"axis": "1315", "soviet": "2505"}
TWO_STEPS = {"axis": "jg-97", "soviet": "rd-45"}  # infantry on both sides
MORE = {"axis": ("jg-100", "jg-101", "inf-385"), "soviet": ("rd-62", "rd-121", "rd-6")}
ENEMY = {"axis": "rd-62", "soviet": "inf-57"}


def theatre(*units: str, **given: object) -> Theatre:
    blau = Theatre(*units, sides=LINES, terrain=CITIES, **given)  # type: ignore[arg-type]
    return blau.holds("axis", "1015", "3134").holds("soviet", "2503", "2029")


def begun(side: str, *units: str, **given: object) -> Theatre:
    """An initial phase with five points of each kind."""
    return theatre(*units, **given).initial(side).give(**dict.fromkeys(POINTS, 5))


def marked(blau: Theatre) -> set[str]:
    """The units that bear a replacement marker, as the screen shows them."""
    units = blau.match.view(None)["board"]["units"]
    return {id for id, (_, _, *more) in units.items() if more and "replacement" in more[0]}


# 21.1


@rule("stalingrad42:21.1.1a", "stalingrad42:3.B1h")
@BOTH
def test_a_replacement_is_a_step_or_brings_back_a_unit_with_one(side: str) -> None:
    unit, lost = TWO_STEPS[side], MORE[side][0]
    blau = begun(side, f"{unit} {ON_THE_LINE[side]} reduced", f"{lost} eliminated")
    blau.play(f"refit {unit} infantry")
    assert blau.told(UnitRefitted) == [UnitRefitted(unit=unit, replacement="infantry", left=2)]
    assert (blau.steps(unit), blau.p.replacements["infantry"]) == (2, 4)
    blau.play(f"rebuild {lost} infantry", f"muster {AREA[side]}")
    (event,) = blau.told(UnitRebuilt)
    assert (event.unit, event.place) == (lost, AREA[side])
    assert (blau.at(lost), blau.steps(lost)) == (AREA[side], 1)
    assert blau.p.replacements["infantry"] == 3
    assert faults(blau.p) == []


@rule("stalingrad42:21.1.1a")
@BOTH
def test_whoever_lacks_nothing_takes_nothing(side: str) -> None:
    unit = TWO_STEPS[side]
    blau = begun(side, f"{unit} {ON_THE_LINE[side]}", f"{STAFF[side]} {ON_THE_LINE[side]} used")
    assert (blau.offers("refit"), blau.offers("rebuild")) == ([], [])
    assert blau.refused(f"refit {unit} infantry") == "21.1.1a"
    assert blau.refused(f"rebuild {unit} infantry") == "21.1.1a"
    assert blau.refused(f"refit {STAFF[side]} special") == "21.1.1a"  # used is not reduced
    assert blau.refused(f"refit {ENEMY[side]} infantry") == "1.0a"
    assert blau.refused("muster area-A") == "21.3.1a"


@rule("stalingrad42:21.1.1a")
def test_the_last_step_of_a_tank_brigade_is_the_one_it_comes_back_with() -> None:
    blau = begun("soviet", "tb-10 eliminated").play("rebuild tb-10 tank", "muster area-B")
    assert (blau.at("tb-10"), blau.steps("tb-10"), blau.p.face[blau.unit("tb-10")]) == (
        "area-B", 1, 0,
    )  # fmt: skip


@rule(
    "stalingrad42:21.1.1b",
    "stalingrad42:C2.2f",
    "stalingrad42:C2.3c",
    "stalingrad42:C3.2c",
)
def test_the_turn_track_gives_them_and_they_are_not_kept() -> None:
    """The Caucasus has a track of its own; on the first turn of Uranus nobody gets any."""
    for scenario, turn, side, given in (
        ("fall-blau", 2, "axis", {"tank": 1, "infantry": 2}),
        ("fall-blau", 2, "soviet", {"tank": 1, "infantry": 2, "cavalry": 1}),
        ("campaign", 10, "axis", {"tank": 2, "infantry": 4, "special": 1}),
        ("campaign", 18, "axis", {"tank": 2, "infantry": 4, "special": 1, "romania": 1}),
        ("campaign", 10, "soviet", {"cavalry": 1}),
        ("caucasus", 20, "soviet", {"cavalry": 1}),
        ("caucasus", 12, "axis", {"tank": 1, "infantry": 2}),
        ("caucasus", 13, "axis", {"romania": 1}),
        ("uranus", 29, "soviet", {"tank": 1, "infantry": 1, "cavalry": 1}),
        ("uranus", 29, "axis", {"tank": 1, "infantry": 6, "special": 1, "romania": 1}),
    ):
        blau = Theatre(scenario=scenario, turn=turn, real=True).initial(side)
        assert blau.p.replacements == given
        assert blau.prompt()["replacements"] == sum(given.values())
        blau.play("end-initial")
        assert blau.p.replacements == {}
        assert blau.initial(side).p.replacements == given
    for side, unit in (("axis", "inf-44"), ("soviet", "tc-16")):
        for turn, asked in ((28, "halt"), (29, "initial-phase")):
            uranus = Theatre(f"{unit} {AREA[side]} reduced", scenario="uranus", turn=turn)
            uranus.initial(side)
            assert (uranus.asked(), bool(uranus.p.replacements)) == (asked, turn == 29)


@rule("stalingrad42:21.1.1b")
@BOTH
def test_with_the_last_point_of_a_kind_it_is_over(side: str) -> None:
    units = (TWO_STEPS[side], MORE[side][0])
    blau = theatre(*(f"{unit} {ON_THE_LINE[side]} reduced" for unit in units)).initial(side)
    blau.give(infantry=1).play(f"refit {units[0]} infantry")
    assert blau.offers("refit") == []
    assert blau.refused(f"refit {units[1]} infantry") == "21.1.1b"
    late = theatre(f"{units[0]} {ON_THE_LINE[side]} reduced").movement(side)
    assert late.refused(f"refit {units[0]} infantry") == "3.0a"


TAKES = {  # units of the campaign, all kinds but those of allies, and the points each takes
    "tank": ("pz-9", "tc-16", "mc-4"),
    "infantry cavalry special": (
        "inf-57", "jg-97", "sec-213", "bike-4", "rd-62", "rb-16", "grd-2", "grc-1",
    ),
    "cavalry": ("gcc-3", "cc-8"),
    "cavalry special": ("cd-12",),
    "special": (
        "mtn-1", "rfss-1", "mot-f", "nkvd-8", "mb-1", "nav-68", "td-1", "art-1", "hq-6a",
        "fr-south",
    ),
    "special tank": ("pzg-16", "stug-177-243", "tb-10", "gtb-6"),
    "italy axis": ("it-inf-torino", "it-mot-celere", "it-cav-barbo", "it-hq-8a"),
    "romania axis": ("ro-inf-1", "ro-cav-5", "ro-mtn-2", "ro-hq-3a"),
    "hungary axis": ("hu-inf-6", "hu-pz-1", "hu-hq-2a"),
    "axis": ("sl-mot-fast", "cr-inf-369"),
}  # fmt: skip
ROWS = {"tank": "21.1.2a", "infantry": "21.1.2b", "cavalry": "21.1.2c", "special": "21.1.2d"}


@rule(
    "stalingrad42:21.1.2a", "stalingrad42:21.1.2b", "stalingrad42:21.1.2c", "stalingrad42:21.1.2d",
    "stalingrad42:21.1.2e", "stalingrad42:21.1.2f", "stalingrad42:21.5.1a", "stalingrad42:21.5.2a",
)  # fmt: skip
@pytest.mark.parametrize(
    ("unit", "takes"), [(unit, kinds.split()) for kinds, units in TAKES.items() for unit in units]
)
def test_each_unit_takes_its_kinds_and_no_other(unit: str, takes: list[str]) -> None:
    counter = own_box().armies[unit]
    blau = begun(SIDES[counter.side], f"{unit} eliminated", scenario="campaign", turn=20, real=True)
    assert set(blau.offers("rebuild")) == {f"{unit} {kind}" for kind in takes}
    for kind in set(POINTS) - set(takes):
        row = "21.1.2f" if counter.ally and kind in ROWS else ROWS.get(kind, "21.1.2e")
        if counter.ally and kind == "cavalry":
            row = "21.1.2c"  # there are no German ones
        assert blau.refused(f"rebuild {unit} {kind}") == row, kind
    for kind in takes:
        again = begun(SIDES[counter.side], f"{unit} eliminated", scenario="campaign", turn=20)
        again.play(f"rebuild {unit} {kind}", f"muster {AREA[SIDES[counter.side]]}")
        assert again.p.replacements[kind] == 4
        assert again.at(unit) == AREA[SIDES[counter.side]]


@rule("stalingrad42:21.1.2a", "stalingrad42:21.1.2d")
def test_no_tank_unit_and_no_white_frame_is_forgotten() -> None:
    """Every tank unit takes tanks, every white frame special ones; Linden's engineers none."""
    for unit in own_box().armies.units:
        if unit.ally or not unit.combat or unit.id == "eng-linden":
            continue
        assert "tank" in unit.replacements or not unit.tank, unit.id
        assert "special" in unit.replacements or not unit.free, unit.id


def test_nonsense_and_units_that_take_none() -> None:
    blau = begun("soviet", "army-5t 2505", "rd-62 2505 reduced")
    assert blau.refused("refit army-5t infantry") == "21.1.2a"
    assert blau.refused("refit rd-62 gold") == "21.1.2a"
    assert blau.refused("refit nobody infantry") == "2.3.1a"
    assert blau.refused("rebuild rd-45 infantry") == "10.4.3a"  # out of the game


# 21.2


@rule("stalingrad42:21.2a", "stalingrad42:16.4d")
@BOTH
def test_only_in_supply(side: str) -> None:
    unit, far = TWO_STEPS[side], "3830"
    with_mark = begun(side, f"{unit} {ON_THE_LINE[side]} reduced unsupplied")
    assert with_mark.offers("refit") == []
    assert with_mark.refused(f"refit {unit} infantry") == "16.4d"
    cut_off = begun(side, f"{unit} {far} reduced")  # nobody has marked it yet
    assert cut_off.offers("refit") == []
    assert cut_off.refused(f"refit {unit} infantry") == "21.2a"
    waiting = begun(side, f"{unit} {AREA[side]} reduced").play(f"refit {unit} infantry")
    assert waiting.steps(unit) == 2


@rule("stalingrad42:21.2b", "stalingrad42:13.2.1h")
@BOTH
def test_only_in_good_order_beside_enemies_or_not(side: str) -> None:
    unit, at = TWO_STEPS[side], ON_THE_LINE[side]
    beside = {"axis": "1415", "soviet": "2506"}[side]
    front = begun(side, f"{unit} {at} reduced", f"{ENEMY[side]} {beside}")
    assert front.play(f"refit {unit} infantry").steps(unit) == 2
    for order, row in (("disrupted", "13.2.1h"), ("full-retreat", "21.2b")):
        blau = begun(side, f"{unit} {at} reduced {order}")
        assert blau.offers("refit") == []
        assert blau.refused(f"refit {unit} infantry") == row
        area = begun(side, f"{unit} {AREA[side]} reduced {order}")
        assert area.offers("refit") == []


@rule("stalingrad42:21.2c")
def test_one_replacement_for_a_unit_in_a_turn() -> None:
    blau = begun("axis", "rem-pzg-1 1315 for pzg-16").play("refit rem-pzg-1 tank")
    assert blau.steps("pzg-16") == 2  # of three
    assert blau.offers("refit") == []
    assert blau.refused("refit pzg-16 special") == "21.2c"
    back = begun("soviet", "rd-45 eliminated")
    back.play("rebuild rd-45 infantry", "muster area-A")
    assert back.offers("refit") == []
    assert back.refused("refit rd-45 infantry") == "21.2c"
    back.play("end-initial").recovery("soviet").initial("soviet").give(infantry=1)
    assert back.play("refit rd-45 infantry").steps("rd-45") == 2  # a turn later


# 21.3.1


@rule("stalingrad42:21.3.1a")
@BOTH
def test_they_come_back_in_every_own_area_and_in_no_other(side: str) -> None:
    own = {"axis": "XYZ", "soviet": "ABMNOPQR"}[side]
    blau = begun(side, f"{TWO_STEPS[side]} eliminated").play(f"rebuild {TWO_STEPS[side]} infantry")
    assert [place for place in blau.offers("muster") if "area" in place] == [
        f"area-{name}" for name in own
    ]
    assert blau.prompt() == {"unit": TWO_STEPS[side]}
    assert blau.refused(f"muster {AREA[OTHER[side]]}") == "21.3.1a"
    assert blau.refused("muster 2010") == "21.3.1a"
    assert blau.refused("muster nowhere") == "22.4d"
    assert blau.refused("end-initial") == "21.3.1a"
    blau.play("not-now")  # he has thought better of it
    assert (blau.asked(), blau.p.replacements["infantry"]) == ("initial-phase", 5)
    assert blau.at(TWO_STEPS[side]) == "eliminated"


@rule("stalingrad42:21.3.1a", "stalingrad42:22.6.4b")
def test_not_at_sea_where_it_is_full() -> None:
    """Nor in the box of a reserve army there."""
    sea = ("rd-4 area-F", "rd-30 eliminated", "ra-1 area-F")
    for more, free in (((), True), (("rd-6 area-F",), False), (("rd-6 box-1",), False)):
        full = Theatre(*sea, *more, scenario="campaign", turn=23).mask("ra-1 box-1")
        full.initial("soviet").give(infantry=1).play("rebuild rd-30 infantry")
        assert ("area-F" in full.offers("muster")) == free
        assert full.offers("into") == (["box-1"] if free else [])
        if not free:
            assert full.refused("muster area-F") == "22.6.4b"
            assert full.refused("into box-1") == "22.6.4b"


@rule("stalingrad42:21.3.1b")
@BOTH
def test_they_come_back_in_a_large_city_on_the_railways(side: str) -> None:
    unit = TWO_STEPS[side]
    blau = begun(side, f"{unit} eliminated").play(f"rebuild {unit} infantry")
    hexes = [place for place in blau.offers("muster") if "area" not in place]
    assert hexes == [CITY[side]]
    off = {"axis": "3134", "soviet": "2029"}[side]  # his, but no railway leads there
    assert blau.refused(f"muster {off}") == "21.3.1b"
    assert blau.refused(f"muster {CITY[OTHER[side]]}") == "21.3.1b"  # the enemy's
    assert blau.play(f"muster {CITY[side]}").at(unit) == CITY[side]
    lost = theatre(f"{unit} eliminated").holds(OTHER[side], CITY[side]).initial(side)
    lost.give(infantry=1).play(f"rebuild {unit} infantry")
    assert lost.refused(f"muster {CITY[side]}") == "21.3.1b"


@rule("stalingrad42:21.3.1b")
def test_a_small_city_takes_nobody_up() -> None:
    small = Theatre("jg-97 eliminated", sides=LINES, terrain={"1015": "minor-city"})
    small.holds("axis", "1015").initial().give(infantry=1).play("rebuild jg-97 infantry")
    assert small.refused("muster 1015") == "21.3.1a"


@rule("stalingrad42:21.3.1c")
@BOTH
def test_they_come_back_with_a_headquarters_near_the_railways(side: str) -> None:
    """On the line, and two hexes from it; three are too far, and so is one without supply."""
    unit, staff = TWO_STEPS[side], STAFF[side]
    near = {"axis": ("1315", "1316", "1317"), "soviet": ("2504", "2604", "2703")}[side]
    far = {"axis": "1318", "soviet": "2804"}[side]
    for hex in near:
        blau = begun(side, f"{unit} eliminated", f"{staff} {hex}").play(f"rebuild {unit} infantry")
        assert hex in blau.offers("muster")
        assert blau.play(f"muster {hex}").at(unit) == hex
    blau = begun(side, f"{unit} eliminated", f"{staff} {far}").play(f"rebuild {unit} infantry")
    assert far not in blau.offers("muster")
    assert blau.refused(f"muster {far}") == "21.3.1c"
    # Without the road nothing supplies the hex, though the railway is there.
    rails = dict.fromkeys(LINES, "rail")
    cut = Theatre(f"{unit} eliminated", f"{staff} {near[0]}", sides=rails).initial(side)
    cut.give(infantry=1).play(f"rebuild {unit} infantry")
    assert cut.refused(f"muster {near[0]}") == "21.3.1c"


@rule("stalingrad42:21.3.1c", "stalingrad42:18.2.3d", "stalingrad42:21.3.3a")
@BOTH
def test_support_units_come_back_used_and_for_special_points_only(side: str) -> None:
    staff, friend = STAFF[side], {"axis": "hq-2a", "soviet": "fr-southwest"}[side]
    at = ON_THE_LINE[side]
    blau = begun(side, f"{staff} eliminated", f"{friend} {at}")
    assert blau.offers("rebuild") == [f"{staff} special"]
    assert blau.refused(f"rebuild {staff} infantry") == "21.1.2b"
    blau.play(f"rebuild {staff} special", f"muster {at}")
    assert (blau.at(staff), blau.p.top(blau.unit(staff)).ready) == (at, False)
    assert blau.steps(staff) == 1
    # A division of artillery takes nobody up.
    if side == "soviet":
        late = begun(side, "rd-45 eliminated", f"art-1 {at}", scenario="uranus", turn=29)
        assert late.play("rebuild rd-45 infantry").refused(f"muster {at}") == "21.3.1a"


@rule("stalingrad42:21.3.1d")
@pytest.mark.parametrize(
    ("unit", "own", "foreign"),
    [
        ("it-inf-torino", "it-hq-8a", ("hq-6a", "ro-hq-3a")),
        ("hu-inf-6", "hu-hq-2a", ("hq-6a", "it-hq-8a")),
        ("ro-inf-1", "ro-hq-3a", ("hq-6a", "hu-hq-2a")),
        ("jg-97", "hq-6a", ("it-hq-8a", "ro-hq-3a")),
        ("sl-mot-fast", "", ("hq-6a", "ro-hq-3a")),
    ],
)
def test_only_with_a_headquarters_of_their_nation(
    unit: str, own: str, foreign: tuple[str, str]
) -> None:
    kind = "infantry" if unit == "jg-97" else "axis"
    for staff in foreign:
        blau = begun("axis", f"{unit} eliminated", f"{staff} 1315").play(f"rebuild {unit} {kind}")
        assert "1315" not in blau.offers("muster")
        assert blau.refused("muster 1315") == "21.3.1d"
    if own:
        blau = begun("axis", f"{unit} eliminated", f"{own} 1315", f"{foreign[0]} 1315")
        assert blau.play(f"rebuild {unit} {kind}", "muster 1315").at(unit) == "1315"


@rule("stalingrad42:21.3.1e")
@BOTH
def test_never_beside_enemy_combat_units(side: str) -> None:
    unit, staff, friend = TWO_STEPS[side], STAFF[side], MORE[side][0]
    at, beside = {"axis": ("1315", "1415"), "soviet": ("2505", "2506")}[side]
    company = (f"{unit} eliminated", f"{staff} {at}", f"{friend} {at}")
    blau = begun(side, *company, f"{ENEMY[side]} {beside}").play(f"rebuild {unit} infantry")
    assert at not in blau.offers("muster")
    assert blau.refused(f"muster {at}") == "21.3.1e"
    supply = {"axis": "sp-soviet-1", "soviet": "sp-axis-1"}[side]  # no combat unit
    free = begun(side, *company, f"{supply} {beside}").play(f"rebuild {unit} infantry")
    assert at in free.offers("muster")


@rule("stalingrad42:21.3.1f")
@pytest.mark.parametrize("corps", ["tc-16", "mc-4", "gtc-3", "gmc-1"])
def test_soviet_corps_come_back_in_a_b_or_c(corps: str) -> None:
    blau = begun("soviet", f"{corps} eliminated", "fr-southwest 2505", scenario="uranus", turn=29)
    blau.play(f"rebuild {corps} tank")
    assert blau.offers("muster") == ["area-A", "area-B", "area-C"]
    for place in ("2505", "2503", "area-D"):
        assert blau.refused(f"muster {place}") == "21.3.1f"
    brigade = begun("soviet", "tb-216 eliminated", "fr-southwest 2505", scenario="uranus", turn=29)
    assert {"2505", "2503", "area-D"} <= set(brigade.play("rebuild tb-216 tank").offers("muster"))
    # Who is only reduced gets its step where it stands.
    front = begun("soviet", f"{corps} 2505 reduced", scenario="uranus", turn=29)
    assert front.play(f"refit {corps} tank").steps(corps) == 2


@rule("stalingrad42:21.3.1g")
@BOTH
def test_one_unit_for_each_headquarters_and_each_large_city(side: str) -> None:
    units = (TWO_STEPS[side], *MORE[side])
    lost = [f"{unit} eliminated" for unit in units]
    at = ON_THE_LINE[side]
    blau = begun(side, *lost, f"{STAFF[side]} {at}")
    blau.play(f"rebuild {units[0]} infantry", f"muster {at}", f"rebuild {units[1]} infantry")
    assert at not in blau.offers("muster")
    assert blau.refused(f"muster {at}") == "21.3.1g"
    blau.play(f"muster {CITY[side]}", f"rebuild {units[2]} infantry")
    assert blau.refused(f"muster {CITY[side]}") == "21.3.1g"
    blau.play(f"muster {AREA[side]}", f"rebuild {units[3]} infantry")
    assert blau.play(f"muster {AREA[side]}").at(units[3]) == AREA[side]  # areas take any number
    together = begun(side, *lost, f"{STAFF[side]} {CITY[side]}")
    for unit in units[:2]:
        together.play(f"rebuild {unit} infantry", f"muster {CITY[side]}")
    assert (
        together.play(f"rebuild {units[2]} infantry").refused(f"muster {CITY[side]}") == "21.3.1g"
    )
    # Those who only got a step there take nobody's place, and next turn there is room again.
    refitted = begun(side, lost[0], f"{units[1]} {at} reduced", f"{STAFF[side]} {at}")
    refitted.play(f"refit {units[1]} infantry", f"rebuild {units[0]} infantry", f"muster {at}")
    assert refitted.at(units[0]) == at
    blau.play("end-initial").recovery(side).initial(side).give(infantry=1)
    blau.put(units[3], "eliminated").play(f"rebuild {units[3]} infantry", f"muster {at}")
    assert blau.at(units[3]) == at


def test_headquarters_of_two_nations_and_a_city_take_up_one_each() -> None:
    """The German goes to the German staff, the Italian to his, the third to the city."""
    lost = ("jg-97", "jg-100", "it-inf-torino", "it-inf-ravenna")
    blau = begun("axis", *(f"{u} eliminated" for u in lost), "hq-6a 1015", "it-hq-8a 1015")
    for unit, kind in (("jg-97", "infantry"), ("jg-100", "infantry"), ("it-inf-torino", "italy")):
        blau.play(f"rebuild {unit} {kind}", "muster 1015")
    assert blau.play("rebuild it-inf-ravenna axis").refused("muster 1015") == "21.3.1g"


# 21.3.2 to 21.3.4


@rule("stalingrad42:21.3.2a")
@BOTH
def test_too_many_may_stand_there_until_the_end_of_movement(side: str) -> None:
    unit, at, staff = TWO_STEPS[side], ON_THE_LINE[side], STAFF[side]
    full = MORE[side] if side == "axis" else MORE[side][:2]
    beside = {"axis": "1316", "soviet": "2604"}[side]
    units = (f"{unit} eliminated", f"{staff} {at}", *(f"{other} {at}" for other in full))
    blau = begun(side, *units).play(f"rebuild {unit} infantry", f"muster {at}", "end-initial")
    assert blau.at(unit) == at
    crowd = blau.movement(side).play("end-movement")
    assert crowd.asked() == "check-stacking"
    gone = crowd.play(f"eliminate {unit}")
    assert (gone.asked(), gone.lost(), marked(gone)) == ("halt", {unit}, set())
    again = begun(side, *units).play(f"rebuild {unit} infantry", f"muster {at}", "end-initial")
    again.movement(side).move(unit, f"tactical {beside}").play("end-movement")
    assert (again.asked(), again.lost()) == ("halt", set())


@rule("stalingrad42:21.3.4a", "stalingrad42:21.3.4b", "stalingrad42:21.4a")
@pytest.mark.parametrize(
    ("remnant", "unit", "kind", "wrong"),
    [
        ("rem-inf-1", "inf-57", "infantry", "tank"),
        ("rem-pz-1", "pz-9", "tank", "infantry"),
        ("rem-pzg-1", "pzg-16", "special", "infantry"),
    ],
)
def test_a_remnant_becomes_its_unit_again_reduced(
    remnant: str, unit: str, kind: str, wrong: str
) -> None:
    blau = begun("axis", f"{remnant} 1315 for {unit}")
    assert blau.refused(f"refit {remnant} {wrong}")[:6] == "21.1.2"
    assert blau.refused(f"refit {unit} {kind}") == "21.3.4b"
    assert blau.refused(f"rebuild {unit} {kind}") == "21.1.1a"
    blau.play(f"refit {remnant} {kind}")
    assert blau.told(RemnantRestored) == [
        RemnantRestored(unit=unit, remnant=remnant, replacement=kind)
    ]
    assert (blau.at(remnant), blau.at(unit), blau.steps(unit)) == ("pool", "1315", 2)
    assert (blau.p.face[blau.unit(unit)], marked(blau)) == (1, {unit})
    assert (faults(blau.p), blau.p.replacements[kind]) == ([], 4)
    assert blau.refused(f"refit {unit} {kind}") == "21.2c"


@rule("stalingrad42:21.3.4b")
def test_a_remnant_and_its_unit_are_never_in_play_together() -> None:
    """Lost to a remnant, refitted, lost again: it is the one or the other."""
    blau = begun("axis", "rem-inf-1 1315 for inf-57").play(
        "refit rem-inf-1 infantry", "end-initial"
    )
    blau.recovery("axis").put("tc-16", "1415").put("tc-4", "1314").put("tc-17", "1316")
    blau.combat("soviet").fight("D1", "1315", "tc-16", "tc-4", "tc-17")
    assert blau.play("remnant").at("inf-57") == "displayed"
    on_map = [id for id in ("inf-57", "rem-inf-1") if blau.at(id) not in ("displayed", "pool")]
    assert (on_map, faults(blau.p)) == (["rem-inf-1"], [])


def test_a_remnant_that_forced_a_city_forces_it_as_its_unit() -> None:
    """11.6.2e: the battle for the city goes on when its attacker is a unit again."""
    blau = begun("axis", "rem-inf-1 1315 for inf-57", "rd-62 1415")
    hex = blau.p.place[blau.unit("rd-62")]
    blau.p.city_battles[hex] = (0, blau.unit("rem-inf-1"))
    blau._changed().play("refit rem-inf-1 infantry")
    assert blau.p.city_battles == {hex: (0, blau.unit("inf-57"))}


@rule("stalingrad42:10.4.2a")
def test_without_a_remnant_one_replacement_brings_two_steps_back() -> None:
    blau = theatre("inf-57 1315 reduced", "tc-16 1415", "tc-4 1314", "tc-17 1316")
    blau.combat("soviet").fight("D1", "1315", "tc-16", "tc-4", "tc-17")
    assert {*blau.match.choices("axis")} == {"remnant", "no-remnant"}
    blau.play("no-remnant")
    assert (blau.at("inf-57"), blau.at("rem-inf-1")) == ("eliminated", "pool")
    blau.initial().give(infantry=1).play("rebuild inf-57 infantry", "muster area-X")
    assert (blau.at("inf-57"), blau.steps("inf-57")) == ("area-X", 2)
    assert blau.p.face[blau.unit("inf-57")] == 1


@rule("stalingrad42:20.4c")
def test_a_garrison_gets_a_step_but_does_not_come_back() -> None:
    blau = begun("soviet", "nkvd-9 2505 reduced", "nkvd-voronezh eliminated")
    assert blau.offers("rebuild") == []
    assert blau.refused("rebuild nkvd-voronezh special") == "20.4c"
    assert blau.play("refit nkvd-9 special").steps("nkvd-9") == 2


# 21.4


@rule("stalingrad42:21.4a")
@BOTH
def test_whoever_got_a_replacement_is_marked(side: str) -> None:
    unit, lost, other = TWO_STEPS[side], MORE[side][0], MORE[side][1]
    at = ON_THE_LINE[side]
    blau = begun(side, f"{unit} {at} reduced", f"{lost} eliminated", f"{other} {at}")
    assert marked(blau) == set()
    blau.play(f"refit {unit} infantry", f"rebuild {lost} infantry", f"muster {AREA[side]}")
    assert marked(blau) == {unit, lost}


@rule("stalingrad42:21.4b")
@BOTH
def test_a_marked_unit_moves_one_hex(side: str) -> None:
    unit, friend = TWO_STEPS[side], MORE[side][0]
    blau = Theatre(f"{unit} 2010 refitted", f"{friend} 2010").movement(side).play(f"move {unit}")
    assert (blau.offers("to"), blau.offers("extended")) == ([], [])
    assert blau.offers("tactical") == ["1910", "1911", "2009", "2011", "2110", "2111"]
    for wish in ("to 2012", "extended 2012", "tactical 2012"):
        assert blau.refused(wish) == "21.4b"
    blau.play("tactical 2011")
    assert blau.asked() == "movement-phase"  # that was all
    assert blau.refused(f"move {unit}") == "5.1d"
    # With it nobody goes further than it does.
    stack = Theatre(f"{unit} 2010 refitted", f"{friend} 2010").movement(side)
    stack.play(f"move {friend}", f"with {unit}")
    assert (stack.offers("to"), "2012" in stack.offers("tactical")) == ([], False)
    stack.play("tactical 2011")
    assert (stack.at(unit), stack.at(friend)) == ("2011", "2011")


@rule("stalingrad42:21.4b")
@BOTH
def test_a_marked_unit_enters_the_map_but_goes_to_no_other_area(side: str) -> None:
    unit = TWO_STEPS[side]
    first, second = {"axis": ("1005", "1105"), "soviet": ("2100", "2101")}[side]
    other = {"axis": "area-Y", "soviet": "area-B"}[side]
    blau = Theatre(f"{unit} {AREA[side]} refitted").movement(side).play(f"move {unit}")
    assert first in blau.offers("tactical")
    assert second not in blau.offers("tactical")
    assert [place for place in blau.offers("tactical") if "area" in place] == []
    assert blau.refused(f"tactical {other}") == "21.4b"
    assert blau.play(f"tactical {first}").at(unit) == first
    plain = Theatre(f"{unit} {AREA[side]}").movement(side).play(f"move {unit}")
    assert other in plain.offers("to")  # without the marker it may


@rule("stalingrad42:21.4a", "stalingrad42:C1.2h")
def test_who_leaves_the_map_for_good_takes_no_marker_along() -> None:
    blau = Theatre("pz-22 4105 refitted", "pz-23 4106 refitted").movement()
    blau.move("pz-22", "tactical area-M")
    assert (blau.exited(), marked(blau)) == ({"pz-22"}, {"pz-23"})
    assert faults(blau.p) == []


@rule("stalingrad42:C1.2e")
def test_in_fall_blau_who_comes_back_enters_like_a_new_unit() -> None:
    """On foot by A and B, though it has stood on the map before."""
    for area, hex, opens in (("A", "2100", True), ("M", "4105", False)):
        blau = begun("soviet", "rd-45 eliminated")
        blau.play("rebuild rd-45 infantry", f"muster area-{area}", "end-initial")
        blau.movement("soviet").play("move rd-45")
        assert (hex in blau.offers("tactical")) is opens
        if not opens:
            assert blau.refused(f"tactical {hex}") == "C1.2e"


@rule("stalingrad42:21.4c", "stalingrad42:21.4d")
@BOTH
def test_a_marker_forbids_all_attacks_out_of_its_hex(side: str) -> None:
    one, other, third = {
        "axis": ("pz-9", "inf-57", "inf-75"), "soviet": ("tc-16", "rd-45", "rd-121"),
    }[side]  # fmt: skip
    enemy = ENEMY[side]
    alone = Theatre(f"{one} 2010 refitted", f"{enemy} 2011").combat(side)
    assert (alone.offers("attack"), alone.refused("attack 2011")) == ([], "21.4c")
    blau = Theatre(
        f"{one} 2010 refitted", f"{other} 2010", f"{third} 2012", f"{enemy} 2011"
    ).combat(side)  # fmt: skip
    blau.play("attack 2011")
    assert blau.offers("by") == [third]  # from another hex it may
    assert blau.refused(f"by {one}") == "21.4c"
    assert blau.refused(f"by {other}") == "21.4d"
    # Whoever comes to stand with it does not attack either.
    joined = Theatre(f"{one} 2009 refitted", f"{other} 2010", f"{enemy} 2011").movement(side)
    joined.move(one, "tactical 2010").combat(side)
    assert joined.offers("attack") == []


@rule("stalingrad42:21.4c", "stalingrad42:21.4d")
@BOTH
def test_nor_an_automatic_ds(side: str) -> None:
    big = {"axis": ("pz-9", "pz-24", "pz-11"), "soviet": ("tc-16", "tc-4", "tc-17")}[side]
    weak = {"axis": "rb-16", "soviet": "sec-213"}[side]
    units = [f"{unit} 2010" for unit in big]
    able = Theatre(*units, f"{weak} 2011 disrupted").movement(side)
    assert able.offers("auto-ds") == ["2011"]
    barred = Theatre(f"{units[0]} refitted", *units[1:], f"{weak} 2011 disrupted").movement(side)
    assert barred.offers("auto-ds") == []


@rule("stalingrad42:21.4c")
@BOTH
def test_a_marked_unit_does_not_advance(side: str) -> None:
    """It came to stand with those who had emptied a hex in movement."""
    big = {"axis": ("pz-9", "pz-24"), "soviet": ("tc-16", "tc-4")}[side]
    third, weak = {"axis": ("pz-11", "rb-16"), "soviet": ("tc-17", "sec-213")}[side]
    late = {"axis": "jg-97", "soviet": "tb-10"}[side]
    blau = Theatre(
        *(f"{unit} 2010" for unit in big), f"{third} 2012", f"{late} 2009 refitted",
        f"{weak} 2011 disrupted",
    ).movement(side)  # fmt: skip
    blau.play("auto-ds 2011", *(f"by {unit}" for unit in (*big, third)), "fight")
    while blau.asked() != "movement-phase":
        blau.play(blau.match.choices(blau.seat())[0])
    blau.move(late, "tactical 2010").play("end-movement").combat(side).play("end-combat")
    assert blau.asked() == "advance-after-combat"
    assert late not in blau.offers("advance")
    assert blau.refused(f"advance {late}") == "21.4c"
    blau.play(f"advance {big[0]}")
    assert late not in blau.offers("with")
    assert blau.refused(f"with {late}") == "21.4c"


@rule("stalingrad42:21.4c")
@BOTH
def test_a_marked_unit_does_not_break_away(side: str) -> None:
    unit, enemy = TWO_STEPS[side], ENEMY[side]
    blau = Theatre(f"{unit} 2010 refitted", f"{enemy} 2011", disengagement=True).combat(side)
    assert blau.offers("disengage") == []
    assert blau.refused(f"disengage {unit}") == "21.4c"
    free = Theatre(f"{unit} 2010", f"{enemy} 2011", disengagement=True).combat(side)
    assert free.offers("disengage") == [unit]


@BOTH
def test_a_marked_headquarters_supports_nobody(side: str) -> None:
    """18.2.3c, as far as there are replacement markers."""
    staff, supply = STAFF[side], {"axis": "sp-axis-1", "soviet": "sp-soviet-1"}[side]
    attacker, enemy = {"axis": ("inf-57", "rd-62"), "soviet": ("tc-16", "inf-57")}[side]
    blau = Theatre(
        f"{attacker} 2010", f"{enemy} 2011", f"{staff} 2009 refitted", f"{supply} 2009 ready"
    ).combat(side)  # fmt: skip
    blau.attack("2011", attacker)
    assert (blau.offers("support"), blau.offers("supply")) == ([], [])
    assert blau.refused(f"support {staff}") == "18.2.3c"
    assert blau.refused(f"supply {supply}") == "18.2.3c"


@rule("stalingrad42:21.4e", "stalingrad42:3.B4c")
@BOTH
def test_markers_go_in_the_recovery_phase_of_their_owner(side: str) -> None:
    unit, lost = TWO_STEPS[side], MORE[side][0]
    blau = begun(side, f"{unit} {ON_THE_LINE[side]} reduced", f"{lost} eliminated")
    blau.play(f"refit {unit} infantry", f"rebuild {lost} infantry", f"muster {AREA[side]}")
    blau.play("end-initial").movement(side)
    assert marked(blau) == {unit, lost}
    assert marked(blau.combat(side)) == {unit, lost}
    assert marked(blau.recovery(side)) == set()
    blau.movement(side).play(f"move {unit}")
    assert blau.offers("to")


# The bots


def advised(side: str, bot: Recruit, *units: str, **points: int) -> str:
    """What a bot does with replacements when nothing else is left to do."""
    blau = theatre(*units).initial(side)
    blau.p.resources = 0
    blau.give(**points)
    return str(bot.answer(blau.p, blau.match.choices(side))[0])


@pytest.mark.parametrize("bot", [Recruit, Commander])
def test_a_bot_gives_steps_to_the_line_and_to_attackers_behind_it(bot: type[Recruit]) -> None:
    line = ("rd-45 2505 reduced", "rd-62 2501 reduced", "inf-57 2506")
    assert advised("soviet", bot(), *line, infantry=1) == "refit rd-45 infantry"
    # A marker would stop the attack of the one that is beside the enemy.
    spearhead = ("pz-9 1315 reduced", "pz-11 1215 reduced", "rd-62 1415")
    assert advised("axis", bot(), *spearhead, tank=1) == "refit pz-11 tank"


@pytest.mark.parametrize("bot", [Recruit, Commander])
def test_a_bot_spends_the_plainest_points_and_what_counts_most_first(bot: type[Recruit]) -> None:
    worn = ("rd-45 2505 reduced", "inf-57 2506")
    points = {"special": 1, "cavalry": 1, "infantry": 1}
    assert advised("soviet", bot(), *worn, **points) == "refit rd-45 infantry"
    corps = ("tc-16 2505 reduced", "tb-10 eliminated", "inf-57 2506")
    assert advised("soviet", bot(), *corps, tank=1) == "refit tc-16 tank"
    assert advised("soviet", bot(), "rd-45 2505", infantry=1) == "end-initial"


def test_a_bot_brings_units_back_near_the_fighting() -> None:
    blau = begun("soviet", "rd-45 eliminated", "fr-south 2505", "inf-57 2508")
    blau.play("rebuild rd-45 infantry")
    choice, why = Recruit().answer(blau.p, blau.match.choices("soviet"))
    assert choice.verb == "muster"
    assert why.id == "why-muster"
    assert choice != "muster area-M"  # from there it could not enter
