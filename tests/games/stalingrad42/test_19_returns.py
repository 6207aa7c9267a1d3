"""Chapter 19.4: leaders and army staffs come back two turns after they were lost."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.bot import Recruit
from stavka.games.stalingrad42.events import UnitArrived, UnitOverrun
from stavka.games.stalingrad42.faults import faults
from stavka.testing import rule
from tests.games.stalingrad42.test_21_replacements import CITIES, LINES
from tests.games.stalingrad42.theatre import Theatre

# Who is lost, who runs over it, where it comes back: area, large city, headquarters.
LOST = [
    ("chuikov", "soviet", "pz-24", "area-A", "2503", "2505"),
    ("army-5t", "soviet", "pz-24", "area-A", "2503", "2505"),
    ("manstein", "axis", "tc-4", "area-X", "1015", "1315"),
]
STAFFS = ("hq-6a 1315", "fr-south 2505")


def overrun(unit: str, enemy: str, turn: int, scenario: str = "campaign") -> Theatre:
    """A unit that cannot fight stands alone, and an enemy comes."""
    theatre = Theatre(
        f"{unit} 2020", f"{enemy} 2022", *STAFFS, turn=turn, scenario=scenario, sides=LINES,
        terrain=CITIES, leaders=True,
    ).holds("axis", "1015").holds("soviet", "2503")  # fmt: skip
    side = "axis" if enemy == "pz-24" else "soviet"
    theatre.movement(side).play(f"move {enemy}", "to 2020")
    assert theatre.told(UnitOverrun) == [UnitOverrun(unit=unit, place="2020")]
    return theatre


@rule("stalingrad42:19.4b", "stalingrad42:19.4c")
@pytest.mark.parametrize(("unit", "side", "enemy", "area", "city", "staff"), LOST)
def test_lost_on_turn_3_it_is_back_on_turn_5(
    unit: str, side: str, enemy: str, area: str, city: str, staff: str
) -> None:
    """Where a replacement could come, and without a point."""
    gone = overrun(unit, enemy, turn=3)
    assert gone.at(unit) == "coming"
    gone.p.turn = 4
    assert gone.initial(side).offers("place") == []
    gone.p.turn = 5
    gone.initial(side)
    points = dict(gone.p.replacements), gone.p.resources
    places = {words.split()[1] for words in gone.offers("place")}
    assert {area, city, staff} <= places
    assert "2020" not in places
    assert gone.refused(f"place {unit} 2020") == "21.3.1e"
    assert gone.refused(f"place {unit} 3030") == "21.3.1a"
    assert gone.offers("end-initial") == []
    gone.play(f"place {unit} {staff}")
    assert gone.told(UnitArrived) == [UnitArrived(unit=unit, place=staff)]
    assert (gone.at(unit), gone.order(unit)) == (staff, "good")
    assert (gone.p.replacements, gone.p.resources) == points
    assert gone.p.returns == {}
    assert faults(gone.p) == []


@rule("stalingrad42:19.4d", "stalingrad42:21.3.1g", "stalingrad42:21.4b", "stalingrad42:21.4d")
@pytest.mark.parametrize(("unit", "side", "enemy", "area", "city", "staff"), LOST)
def test_who_comes_back_bears_a_replacement_marker(
    unit: str, side: str, enemy: str, area: str, city: str, staff: str
) -> None:
    gone = overrun(unit, enemy, turn=3)
    gone.p.turn = 5
    gone.initial(side).play(f"place {unit} {staff}")
    assert gone.p.refits == {gone.unit(unit): True}
    lost, kind = ("inf-57", "infantry") if side == "axis" else ("rd-45", "infantry")
    gone.put(lost, "eliminated").initial(side).give(**{kind: 1}).play(f"rebuild {lost} {kind}")
    assert gone.refused(f"muster {staff}") == "21.3.1g"
    gone.movement(side).play(f"move {unit}")
    column, row = staff[:2], int(staff[2:])
    assert f"{column}{row + 1:02}" in gone.offers("tactical")
    assert gone.refused(f"tactical {column}{row + 2:02}") == "21.4b"


@rule("stalingrad42:19.4b")
@pytest.mark.parametrize("unit", ["army-5t", "army-1g"])
def test_so_it_is_in_uranus(unit: str) -> None:
    gone = overrun(unit, "pz-24", turn=30, scenario="uranus")
    gone.p.turn = 32
    assert f"{unit} 2503" in gone.initial("soviet").offers("place")


@rule("stalingrad42:19.4b")
@pytest.mark.parametrize("unit", ["hq-6a", "fr-south", "inf-57", "rd-45"])
def test_others_do_not_come_back_by_themselves(unit: str) -> None:
    gone = Theatre(f"{unit} 2020", turn=3, scenario="campaign")
    gone.p.eliminate((gone.unit(unit),))
    assert gone.at(unit) == "eliminated"
    assert gone.p.returns == {}


def test_the_recruit_places_it() -> None:
    gone = overrun("chuikov", "pz-24", turn=16)
    gone.p.turn = 18
    gone.initial("soviet")
    gone.play(Recruit().answer(gone.p, gone.match.choices("soviet"))[0])
    assert gone.at("chuikov") not in ("coming", "2020")
