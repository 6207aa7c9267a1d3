"""Chapter 31: the reserve armies of the campaign's map, until they are activated."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.events import ReserveArmyCalled
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.rules.reserve_armies import in_reserve
from stavka.games.stalingrad42.rules.sequence import Phase
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# One division of each, and where it stands on 28 June.
OF = {
    "reserve-army-5": "rd-127 4809",
    "reserve-army-6": "rd-219 3806",
    "reserve-army-7": "rd-181 5522",
    "reserve-army-8": "rd-49 6001",
}
CALLED = ("reserve-army-5", "reserve-army-6", "reserve-army-7")


def campaign(turn: int, *more: str) -> Theatre:
    return Theatre(*OF.values(), *more, turn=turn, scenario="campaign", real=True)


def unit_of(army: str) -> str:
    return OF[army].split()[0]


@rule("stalingrad42:31.0a", "stalingrad42:31.0c")
@pytest.mark.parametrize("army", CALLED)
def test_an_army_does_not_move_until_it_is_activated(army: str) -> None:
    unit = unit_of(army)
    waits = campaign(5).movement("soviet")
    assert unit not in waits.offers("move")
    assert waits.refused(f"move {unit}") == "31.0a"
    called = campaign(5).initial("soviet").play(f"call {army}")
    assert called.told(ReserveArmyCalled) == [ReserveArmyCalled(army=army)]
    called.movement("soviet")
    assert unit in called.offers("move")
    others = {unit_of(other) for other in OF if other != army}
    assert not others & set(called.offers("move"))


@rule("stalingrad42:31.0c")
def test_one_army_is_activated_in_a_turn_from_the_second_on() -> None:
    first = campaign(1).initial("soviet")
    assert first.offers("call") == []
    assert first.refused("call reserve-army-6") == "31.0c"
    second = campaign(2).initial("soviet")
    assert second.offers("call") == [*CALLED]
    second.play("call reserve-army-6")
    assert second.offers("call") == []
    assert second.refused("call reserve-army-5") == "31.0c"
    assert second.refused("call reserve-army-6") == "31.0c"
    second.p.turn = 3
    second.initial("soviet")
    assert second.offers("call") == ["reserve-army-5", "reserve-army-7"]
    assert second.offers("end-initial") == [""]  # he may, he need not


@rule("stalingrad42:31.0c")
def test_the_germans_activate_nobody() -> None:
    assert campaign(3).initial("axis").refused("call reserve-army-6") == "31.0a"
    assert campaign(3).initial("soviet").refused("call reserve-army-9") == "31.0a"
    blau = Theatre(turn=3).initial("soviet")
    assert blau.offers("call") == []
    assert blau.refused("call reserve-army-6") == "31.0a"


@rule("stalingrad42:31.0b")
def test_the_army_of_saratov_is_activated_on_turn_15() -> None:
    waits = campaign(14).initial("soviet")
    assert "reserve-army-8" not in waits.offers("call")
    assert waits.refused("call reserve-army-8") == "31.0b"
    waits.movement("soviet")
    assert waits.refused("move rd-49") == "31.0a"
    due = campaign(15).resolve(Phase(0, 0))
    assert due.told(ReserveArmyCalled) == [ReserveArmyCalled(army="reserve-army-8")]
    due.movement("soviet")
    assert "rd-49" in due.offers("move")


@rule("stalingrad42:31.0b", "stalingrad42:31.0f")
def test_a_german_combat_unit_within_six_hexes_of_saratov_activates_it() -> None:
    """A supply point does not."""
    for unit, hex, near in (
        ("pz-24", "5404", True), ("pz-24", "5304", False), ("sp-axis-1", "5404", False),
    ):  # fmt: skip
        came = campaign(5, f"{unit} 5204").movement()
        came.play(f"move {unit}", f"to {hex}")
        assert bool(came.told(ReserveArmyCalled)) == near
        assert (came.unit("rd-49") in in_reserve(came.p)) != near


@rule("stalingrad42:31.0d")
def test_they_ignore_stacking_limits_until_they_are_activated() -> None:
    """The 5th has five divisions in one hex; once active, three of them are too many."""
    match = GAME.start("campaign", 1)
    army = match.position.setup.reserve_armies["reserve-army-5"]
    assert len(army) == 5
    units = [f"{match.position.unit(unit).id} 4809" for unit in sorted(army)]
    waits = Theatre(*units, turn=4, scenario="campaign", real=True).movement("soviet")
    waits.play("end-movement")
    assert waits.asked() != "check-stacking"
    called = Theatre(*units, turn=4, scenario="campaign", real=True).initial("soviet")
    called.play("call reserve-army-5").movement("soviet").play("end-movement")
    assert called.asked() == "check-stacking"
