"""Chapter 5.5.7: the ferry of Vladimirovka carries Soviet trains over the Volga."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.events import UnitsMoved
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

WEST, EAST = "6424", "6523"  # its banks
AREA = "area-D"  # from where railways lead to the eastern one


def theatre(*units: str, side: str = "soviet") -> Theatre:
    return Theatre(*units, scenario="campaign", real=True).movement(side)


def rails(front: Theatre, unit: str, end: str) -> tuple[str, ...]:
    """The way that a unit takes."""
    front.play(f"rail {unit}", f"to {end}")
    (moved,) = front.told(UnitsMoved)
    assert moved.mode == "mode-rail"
    return moved.path


@rule("stalingrad42:5.5.7a", "stalingrad42:5.5.7b")
def test_the_ferry_is_railway_between_its_banks() -> None:
    assert rails(theatre(f"rd-62 {EAST}"), "rd-62", WEST) == (EAST, WEST)
    assert rails(theatre(f"rd-62 {WEST}"), "rd-62", EAST) == (WEST, EAST)
    out = rails(theatre(f"rd-62 {AREA}"), "rd-62", WEST)
    assert (out[0], *out[-2:]) == (AREA, EAST, WEST)
    home = rails(theatre(f"rd-62 {WEST}"), "rd-62", AREA)
    assert (*home[:2], home[-1]) == (WEST, EAST, AREA)
    held = theatre(f"rd-62 {AREA}", f"sp-axis-1 {EAST}").play("rail rd-62")
    assert held.refused(f"to {WEST}") == "5.6.3a"  # cut like any other railway
    german = theatre(f"inf-57 {WEST}", side="axis")
    assert german.refusal("rail inf-57").id == "no-railway-here"  # it carries Soviets only


@pytest.mark.parametrize(("first", "second"), [
    ("rd-62", "rd-45"), ("rd-62", "sp-soviet-1"), ("sp-soviet-1", "rd-62"),
    ("sp-soviet-1", "sp-soviet-2"),
])  # fmt: skip
@rule("stalingrad42:5.5.7b")
def test_one_unit_or_supply_point_in_a_turn(first: str, second: str) -> None:
    front = theatre(f"{first} {AREA}", f"{second} {AREA}", f"rd-121 {WEST}")
    rails(front, first, WEST)
    assert front.refused("rail rd-121") == "5.5.7b"  # nor back
    front.play(f"rail {second}")
    assert WEST not in front.offers("to")
    fighters = {first, second} == {"rd-62", "rd-45"}  # not in one hex either
    assert front.refused(f"to {WEST}") == ("5.6.3e" if fighters else "5.5.7b")
    front.play(f"to {EAST}")  # as far as the bank
    front.initial().movement().initial("soviet").movement("soviet")
    assert rails(front, second, WEST) == (EAST, WEST)  # a turn later it goes again
    back = theatre(f"{first} {WEST}", f"{second} {AREA}")
    rails(back, first, EAST)
    assert back.play(f"rail {second}").refused(f"to {WEST}") == "5.5.7b"
    idle = theatre(f"{first} {AREA}", f"{second} {AREA}")
    rails(idle, first, EAST)  # not over it
    assert rails(idle, second, WEST)[-1] == WEST
