"""Scenario C4, the campaign: how it begins, and how it ends. Also 24.2, the benchmarks."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.events import PhaseBegins, PointsCounted, TurnBegins
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import Feature, the_map
from stavka.games.stalingrad42.rules import sequence, victory
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.railways import converted, railed
from stavka.games.stalingrad42.rules.sequence import CheckPoints, GameTurn
from stavka.games.stalingrad42.rules.victory import GateCheck, Points
from stavka.hexes import members
from stavka.kernel import Outcome
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre


def campaign(*units: str, turn: int = 1, **more: object) -> Theatre:
    return Theatre(*units, turn=turn, scenario="campaign", **more)  # type: ignore[arg-type]


def scored(monkeypatch: pytest.MonkeyPatch, turn: int, points: int) -> Outcome | None:
    """How the check of a turn ends if the Axis has so many points."""
    monkeypatch.setattr(victory, "count", lambda p: Points(points, 0, 0))
    checked = campaign("pz-24 2010", "rd-45 3010", turn=turn)
    checked.dice(6).resolve(CheckPoints())
    assert checked.told(PointsCounted)[0].points == points
    return checked.match.outcome


# C4.1, C4.2


@rule("stalingrad42:C4.1b", "stalingrad42:C4.2a")
def test_the_germans_begin_with_the_initial_phase_of_turn_1() -> None:
    match = GAME.start("campaign", 1)
    told = [e for e in match.opening if isinstance(e, TurnBegins | PhaseBegins)]
    assert told == [TurnBegins(turn=1), PhaseBegins(side="side-axis", phase="phase-initial")]
    assert match.waiting == ("axis",)
    question = match.question("axis")
    assert question is not None
    assert question.kind == "initial-phase"


@rule("stalingrad42:C4.1e")
def test_all_railways_west_of_the_start_line_are_converted() -> None:
    """Green or not; of those to the east none, but for the lines of the railheads."""
    p = GAME.start("campaign", 1).position
    rails = railed(p.ground, AXIS)
    west = rails & the_map().behind_start_line
    assert not west & ~converted(p)
    heads = {hex for line in p.railheads for hex in line}
    east = {*members(rails & ~west & converted(p))} - heads
    assert not east
    around = [side for hex in members(west) for side in p.ground.sides[hex]]
    for kind in (Feature.RAIL_GREEN, Feature.RAIL_PLAIN):
        assert any(kind in side for side in around)


@rule("stalingrad42:C4.1e")
def test_a_train_runs_on_a_plain_line_in_the_west() -> None:
    p = GAME.start("campaign", 1).position
    plain = [
        hex for hex in members(railed(p.ground, AXIS) & the_map().behind_start_line)
        if any(Feature.RAIL_PLAIN in side for side in p.ground.sides[hex])
        and not any(Feature.RAIL_GREEN in side for side in p.ground.sides[hex])
    ]  # fmt: skip
    assert plain
    west = campaign(f"inf-57 {GRID.number(plain[0])}", turn=3, real=True).movement()
    assert west.offers("rail") == ["inf-57"]


@rule("stalingrad42:C4.2b", "stalingrad42:C4.2c")
def test_on_turn_1_german_combat_units_move_tactically_and_supply_as_far_as_it_can() -> None:
    units = ("pz-24 2010", "inf-57 2010", "sp-axis-1 2010", "hq-6a 2010")
    first = campaign(*units).movement()
    for unit in ("pz-24", "inf-57"):
        first.play(f"move {unit}")
        assert first.offers("to") == first.offers("extended") == []
        assert "2012" in first.offers("tactical")
        assert "2013" not in first.offers("tactical")
        assert first.refused("to 2013") == "C4.2b"
        first.play("stop")
    first.play("move sp-axis-1")
    assert "2015" in first.offers("to")
    second = campaign(*units, turn=2).movement().play("move pz-24")
    assert "2014" in second.offers("to")
    soviet = campaign("tc-4 2010").movement("soviet").play("move tc-4")
    assert "2013" in soviet.offers("to")


@rule("stalingrad42:C4.2d")
def test_on_turn_1_units_cross_the_boundaries_of_their_armies() -> None:
    """A division of the 2nd Army and one of the 6th come together."""
    p = GAME.start("campaign", 1).position
    commands = {p.setup.command[p.box.armies.index[id]] for id in ("inf-57", "pz-9")}
    assert commands == {"6a", "4pza"}
    first = campaign("inf-57 2010", "pz-9 2011").movement()
    first.play("move inf-57", "tactical 2011")
    assert first.at("inf-57") == first.at("pz-9") == "2011"


# 24.2: benchmarks


@rule("stalingrad42:24.2a", "stalingrad42:24.2b", "stalingrad42:24.2c")
def test_six_points_above_the_benchmark_win_and_six_below_lose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a benchmark of eight the Axis wins with 14 and loses with 2."""
    turns = campaign().p.box.tables.turns
    for turn in (3, 8, 20, 35):
        mark = turns[turn].benchmark
        ends = {points: scored(monkeypatch, turn, mark + points) for points in (-7, -6, 6, 7)}
        for points, outcome in ends.items():
            assert outcome is not None
            assert outcome.winners == (("axis",) if points > 0 else ("soviet",))
            assert outcome.reason.id == f"outcome-{'ahead' if points > 0 else 'behind'}"
            assert outcome.reason.args == {"points": mark + points, "turn": turn}
        for points in (-5, 0, 5):
            assert scored(monkeypatch, turn, mark + points) is None


@rule("stalingrad42:24.2c")
def test_the_example_of_the_benchmark_of_eight(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = campaign().p.box.tables.turns
    monkeypatch.setattr(turns[8], "benchmark", 8)
    found = {points: scored(monkeypatch, 8, points) for points in (14, 13, 3, 2)}
    assert found[13] is found[3] is None
    assert found[14] is not None
    assert found[14].winners == ("axis",)
    assert found[2] is not None
    assert found[2].winners == ("soviet",)


@rule("stalingrad42:C3.5a", "stalingrad42:C1.3a")
@pytest.mark.parametrize(("scenario", "turn"), [("uranus", 30), ("fall-blau", 6)])
def test_only_the_campaign_has_benchmarks(
    scenario: str, turn: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(victory, "count", lambda p: Points(-20, 0, 0))
    checked = Theatre(turn=turn, scenario=scenario).dice(6).resolve(CheckPoints())
    assert checked.match.outcome is None


# C4.4


@rule("stalingrad42:C4.4a")
@pytest.mark.parametrize(("points", "winner"), [(21, "axis"), (20, "soviet"), (26, "axis")])
def test_21_points_win_at_the_end(
    points: int, winner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome = scored(monkeypatch, 36, points)
    assert outcome is not None
    assert outcome.winners == (winner,)
    assert outcome.reason.id == f"outcome-{'goal' if winner == 'axis' else 'time'}"


@rule("stalingrad42:C4.4b")
def test_a_captured_victory_hex_that_is_cut_off_does_not_count() -> None:
    """Voronezh; nor does a Soviet one that is beset."""
    real = campaign("inf-57 2503", "rd-45 2801", turn=20, real=True).holds("axis", "2503")
    assert GRID.at("2503") in victory.scoring(real.p)
    cut = campaign(
        "inf-57 2503", "rd-45 2403", "rd-62 2404", "rd-121 2504", "rd-6 2604", "rd-219 2603",
        "rd-309 2502", turn=20, real=True,
    ).holds("axis", "2503")  # fmt: skip
    assert controlled(cut.p, AXIS) >> GRID.at("2503") & 1
    assert GRID.at("2503") not in victory.scoring(cut.p)
    alone = campaign("inf-57 2402", "rd-45 2503", turn=20, real=True).holds("soviet", "2503")
    assert GRID.at("2503") not in victory.scoring(alone.p)


@rule("stalingrad42:C4.4c")
@pytest.mark.parametrize(("points", "goes_on"), [(23, False), (24, True)])
def test_after_the_german_half_of_turn_28_the_axis_needs_24(
    points: int, goes_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(victory, "count", lambda p: Points(points, 0, 0))
    gate = campaign("pz-24 2010", turn=28).resolve(GateCheck())
    outcome = gate.match.outcome
    assert (outcome is None) == goes_on
    if outcome is not None:
        assert outcome.winners == ("soviet",)
        assert outcome.reason.id == "outcome-gate"


@rule("stalingrad42:C4.4c", "stalingrad42:C4.4d")
@pytest.mark.parametrize("declared", [0, 26])
def test_the_gate_stands_behind_the_german_half_whoever_goes_first(declared: int) -> None:
    for turn in (27, 28, 29):
        theatre = campaign(turn=turn)
        theatre.p.winter_offensive = declared
        steps = sequence.halves(theatre.p)
        names = [type(step).__name__ for step in steps]
        assert ("GateCheck" in names) == (turn == 28)
        if turn == 28:
            (at,) = [n for n, step in enumerate(steps) if step == sequence.PlayerTurn(AXIS)]
            assert names[at + 1] == "GateCheck"
            assert (at == 0) == (not declared)
    uranus = Theatre(turn=28, scenario="uranus")
    assert GateCheck() not in sequence.halves(uranus.p)


def test_a_turn_of_the_campaign_begins() -> None:
    began = campaign("pz-24 2010", turn=5).resolve(GameTurn())
    assert began.seat() == "axis"
