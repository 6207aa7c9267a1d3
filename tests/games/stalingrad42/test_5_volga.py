"""Chapters 5.5.3 and 9.5.3: the Volga, its crossings and the flotilla; on the real map.

The ferry of Dubovka joins 5619 and 5719, the bridge of Saratov 5902 and 6002. 5903 has the Volga
to 6002 and 6003, 5907 to 6007; all of these are open ground.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from stavka.games.stalingrad42.bot import Recruit
from stavka.games.stalingrad42.events import FlotillaSailed
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.games.stalingrad42.rules.combat import strongest
from stavka.games.stalingrad42.rules.movement import NORMAL, SHORT
from stavka.games.stalingrad42.rules.moving import Moving
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

FERRY, BRIDGE, OPEN = ("5619", "5719"), ("5902", "6002"), ("5907", "6007")
SERVED = ("5903", "6003")  # by the flotilla, if it lies in 5903
SIDES = [("axis", "inf-57", "pz-24", "rd-45"), ("soviet", "rd-45", "tc-16", "inf-57")]
BOTH = pytest.mark.parametrize(("side", "foot", "wheels", "enemy"), SIDES)


def volga(*units: str, flotilla: str = "", scenario: str = "uranus", turn: int = 29) -> Theatre:
    theatre = Theatre(*units, real=True, scenario=scenario, turn=turn)
    if flotilla:
        theatre.p.flotilla = GRID.at(flotilla)
        theatre._changed()
    return theatre


def cost(theatre: Theatre, unit: str, hex: str, mode: int = NORMAL) -> float | None:
    """The points for a hex beside a unit, in tactical movement the hexes; None if it cannot go."""
    p, index = theatre.p, theatre.unit(unit)
    found = Moving((index,), p.place[index]).reach(p, mode).cost.get(GRID.at(hex))
    return None if found is None else found / (1 if mode == SHORT else 2)


@rule("stalingrad42:5.5.3c")
@pytest.mark.parametrize("flotilla", ["5903", "6003"])
@pytest.mark.parametrize("turn", [0, 1])
def test_the_soviets_cross_by_ferry_bridge_and_flotilla(flotilla: str, turn: int) -> None:
    """Either way; over the bridge for 1 or 2 points more, else as over a pontoon bridge."""
    more = {FERRY: (2, 3), BRIDGE: (1, 2), SERVED: (2, 3)}
    for banks, (foot, wheels) in more.items():
        here, there = banks[turn], banks[1 - turn]
        theatre = volga(f"rd-45 {here}", f"tc-16 {here}", flotilla=flotilla).movement("soviet")
        assert cost(theatre, "rd-45", there) == 1 + foot
        assert cost(theatre, "tc-16", there) == 1 + wheels
        assert cost(theatre, "tc-16", there, SHORT) == 1
        assert theatre.move("rd-45", f"to {there}").at("rd-45") == there
    here, there = OPEN[turn], OPEN[1 - turn]
    none = volga(f"rd-45 {here}").movement("soviet").play("move rd-45")
    assert there not in none.offers("to") + none.offers("tactical")
    assert none.refused(f"to {there}") == none.refused(f"tactical {there}") == "5.5.3a"


@rule("stalingrad42:5.5.3c", "stalingrad42:5.5.3b")
def test_the_germans_cross_by_the_printed_ferries_only() -> None:
    for here, there in (FERRY, BRIDGE, SERVED, BRIDGE[::-1], SERVED[::-1]):
        theatre = volga(f"inf-57 {here}", f"pz-24 {here}", flotilla="5903").movement()
        for unit, points in (("inf-57", 3), ("pz-24", 4)):
            assert cost(theatre, unit, there) == (points if here == "5619" else None)
            assert cost(theatre, unit, there, SHORT) == (1 if here == "5619" else None)
        if here != "5619":
            assert theatre.play("move inf-57").refused(f"to {there}") == "5.5.3b"


@rule("stalingrad42:5.5.3d")
def test_the_flotilla_goes_where_it_is_sent_once_in_each_soviet_movement_phase() -> None:
    theatre = volga("rd-45 5903", "tc-16 6007").movement("soviet")
    assert cost(theatre, "rd-45", "6003") is None
    theatre.play("flotilla", "stop").play("flotilla", "serve 5903")
    assert theatre.told(FlotillaSailed)[0].place == "5903"
    assert theatre.match.view(None)["board"]["flotilla"] == "5903"
    assert cost(theatre, "rd-45", "6003") == cost(theatre, "rd-45", "6002") == 3
    assert cost(theatre, "tc-16", "5907") is None
    assert theatre.offers("flotilla") == []
    assert theatre.refused("flotilla") == "5.5.3d"
    assert theatre.movement().offers("flotilla") == []
    assert theatre.refused("flotilla") == "5.5.3c"
    assert theatre.combat("soviet").offers("flotilla") == []
    theatre.movement("soviet").play("flotilla")
    assert theatre.refused("serve 5903") == "5.5.3d"
    theatre.play("serve 6007")
    assert cost(theatre, "tc-16", "5907") == 4
    assert cost(theatre, "rd-45", "6003") is None


def test_the_recruit_sends_it_to_those_who_wait_or_nowhere() -> None:
    waits = volga("rd-45 5903").movement("soviet").play("flotilla")
    choice, why = Recruit().answer(waits.p, waits.match.choices("soviet"))
    assert (choice, why.id) == ("serve 5903", "why-flotilla")
    alone = volga("rd-45 2010").movement("soviet").play("flotilla")
    choice, why = Recruit().answer(alone.p, alone.match.choices("soviet"))
    assert (choice, why.id) == ("stop", "why-flotilla-stays")


@rule("stalingrad42:5.5.3d")
def test_the_flotilla_lies_only_on_the_volga_north_of_stalingrad() -> None:
    theatre = volga("rd-45 5903").movement("soviet").play("flotilla")
    offered = theatre.offers("serve")
    assert {"5620", "5720", "5619", "5719", "5903", "6003", "6000", "6200"} <= {*offered}
    assert all(int(hex[2:]) < 21 for hex in offered)  # Stalingrad is 5521 and 5522
    for south in ("5521", "5522", "5621", "5622", "5722", "5723"):
        assert south not in offered
        assert theatre.refusal(f"serve {south}").id == "flotilla-north-of-stalingrad"
    for inland in ("5702", "5516", "6203"):
        assert inland not in offered
        assert theatre.refusal(f"serve {inland}").id == "flotilla-on-the-volga"


@rule("stalingrad42:5.5.3d")
def test_there_is_no_flotilla_without_that_volga() -> None:
    blau = Theatre("rd-45 2010", real=True).movement("soviet")
    assert blau.offers("flotilla") == []
    assert blau.refusal("flotilla").id == "no-flotilla-here"


# Battles, in summer


def battlefield(*units: str, flotilla: str = "5903") -> Theatre:
    return volga(*units, flotilla=flotilla, scenario="campaign", turn=8)


@rule("stalingrad42:9.5.3a", "stalingrad42:9.5.3b")
@BOTH
@pytest.mark.parametrize("banks", [FERRY, BRIDGE, SERVED])
def test_battles_across_the_volga_are_fought_at_crossings(
    side: str, foot: str, wheels: str, enemy: str, banks: tuple[str, str]
) -> None:
    """All that attack over it are halved, and who is attacked is doubled."""
    for here, there in (banks, banks[::-1]):
        units = (f"{foot} {here}", f"{wheels} {here}", f"{enemy} {there} reduced")
        theatre = battlefield(*units).combat(side)
        assert theatre.offers("attack") == [there]
        theatre.play(f"attack {there}", "all")
        printed = [theatre.p.top(theatre.unit(unit)) for unit in (foot, wheels, enemy)]
        assert theatre.counts(foot) == (printed[0].attack + 1) // 2
        assert theatre.counts(wheels) == (printed[1].attack + 1) // 2
        assert theatre.counts(enemy) == 2 * printed[2].defence


@rule("stalingrad42:9.5.3a")
@BOTH
def test_elsewhere_nobody_attacks_across_the_volga(
    side: str, foot: str, wheels: str, enemy: str
) -> None:
    """Nor at Vladimirovka, nor where the flotilla has left."""
    for here, there in (OPEN, OPEN[::-1], SERVED, ("6424", "6523")):
        theatre = battlefield(f"{wheels} {here}", f"{enemy} {there} reduced", flotilla="5911")
        assert theatre.combat(side).offers("attack") == []
        theatre.refused(f"attack {there}")
    helped = battlefield(f"{foot} 5904", f"{wheels} 6103", f"{enemy} 6003 reduced", flotilla="5911")
    assert helped.combat(side).play("attack 6003").offers("by") == [wheels]
    assert helped.refused(f"by {foot}") == "9.5.3a"


@rule("stalingrad42:9.5.3a", "stalingrad42:5.5.3d")
def test_battles_follow_the_flotilla() -> None:
    theatre = battlefield("tc-16 5903", "inf-57 6003 reduced", "rd-45 6103", flotilla="")
    target = GRID.at("6003")
    theatre.combat("soviet").play("attack 6003")
    assert theatre.offers("by") == ["rd-45"]
    theatre.movement("soviet").play("flotilla")
    before = strongest(theatre.p, target)
    theatre.play("serve 5903")
    after = strongest(theatre.p, target)
    assert before is not None
    assert after is not None
    assert after.attack > before.attack
    theatre.play("end-movement").combat("soviet").play("attack 6003")
    assert {*theatre.offers("by")} == {"rd-45", "tc-16"}


@rule("stalingrad42:9.5.3b")
@BOTH
@pytest.mark.parametrize("banks", [FERRY, BRIDGE, SERVED])
def test_the_victors_advance_over_the_volga_where_they_may_cross(
    side: str, foot: str, wheels: str, enemy: str, banks: tuple[str, str]
) -> None:
    """The Germans only at the ferries."""
    for here, there in (banks, banks[::-1]):
        theatre = battlefield(f"{foot} {here}")
        theatre.p.side = ("axis", "soviet").index(side)
        unit, start = theatre.unit(foot), GRID.at(here)
        theatre.resolve(Advance(GRID.at(there), (unit,), (start,), 2))
        ends = theatre.play(f"advance {foot}").offers("to") if theatre.offers("advance") else []
        assert (there in ends) == (side == "soviet" or banks == FERRY)


@rule("stalingrad42:8.6.1a", "stalingrad42:9.5.3a")
@pytest.mark.parametrize(
    ("side", "group", "enemy"),
    [
        ("axis", ("pz-9", "pz-23", "pz-24"), "rd-45"),
        ("soviet", ("tc-4", "tc-16", "tc-23"), "inf-57"),
    ],
)
def test_automatic_ds_is_declared_over_the_volga_where_it_is_crossed(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    for banks, flotilla in ((FERRY, ""), (SERVED, "5903"), (OPEN, "5903")):
        here, there = banks
        units = [f"{unit} {here}" for unit in group]
        over = volga(
            *units, f"{enemy} {there} entrained", flotilla=flotilla, scenario="campaign", turn=9
        ).movement(side)  # fmt: skip
        assert over.offers("auto-ds") == ([] if banks == OPEN else [there])
        if banks == OPEN:
            assert over.refused(f"auto-ds {there}") == "8.6.1a"


@rule("stalingrad42:5.5.3d", "stalingrad42:16.3.3b")
@pytest.mark.parametrize(("flotilla", "fed"), [("", False), ("5907", True), ("6007", True)])
def test_roads_that_meet_at_the_flotilla_are_one_for_the_soviets(flotilla: str, fed: bool) -> None:
    east = [f"60{row:02}" for row in range(8)]
    west = ["5907", "5806", "5706", "5605", "5505", "5404", "5304", "5203"]
    drawn = {f"{a}|{b}": "road" for line in (east, west) for a, b in pairwise(line)}
    front = Theatre(
        "rd-45 5203", sides=drawn | {"5907|6007": "volga"}, scenario="campaign", turn=9
    )  # fmt: skip
    if flotilla:
        front.p.flotilla = GRID.at(flotilla)
        front._changed()
    assert front.supply("soviet").supplied("rd-45") == fed
