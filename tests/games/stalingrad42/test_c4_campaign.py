"""Scenario C4, the campaign: how it begins, and how it ends. Also 24.2, the benchmarks."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.events import PhaseBegins, PointsCounted, TurnBegins
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import Feature, the_map
from stavka.games.stalingrad42.position import find_place
from stavka.games.stalingrad42.rules import sequence, victory
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.railways import converted, railed
from stavka.games.stalingrad42.rules.sequence import CheckPoints, GameTurn
from stavka.games.stalingrad42.rules.victory import GateCheck
from stavka.hexes import members
from stavka.kernel import Outcome
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre


def campaign(*units: str, turn: int = 1, **more: object) -> Theatre:
    return Theatre(*units, turn=turn, scenario="campaign", **more)  # type: ignore[arg-type]


def soonest(choices: list[str]) -> str:
    """What ends a question soonest."""
    ends = ("end-", "recover", "stop", "no-")
    return next((choice for choice in choices if choice.startswith(ends)), choices[0])


def worth(points: int, turn: int) -> Theatre:
    """A position of the campaign in which the Axis holds victory hexes for so many points."""
    held = campaign("pz-24 1110", "rd-45 7020", turn=turn, real=True)
    held.holds("axis", *map(GRID.number, held.p.box.held))
    vp, left = held.p.ground.map.vp, points
    for hex in sorted(vp, key=lambda hex: GRID.distance(hex, GRID.at("1015"))):
        taken = vp[hex] <= left
        held.holds("axis" if taken else "soviet", GRID.number(hex))
        left -= vp[hex] * taken
    if left:  # below zero: Soviets in cities far behind the line
        places = ("2634", "2129", "2025", "1926", "1824", "1823", "1211")
        for unit, place in list(zip(SOVIETS, places, strict=True))[:-left]:
            held.put(unit, place)
    return held


SOVIETS = ("rd-62", "rd-6", "rd-121", "rd-219", "rd-309", "rd-160", "rd-212")


def scored(turn: int, points: int) -> Outcome | None:
    """How the check of a turn ends if the Axis has so many points."""
    checked = worth(points, turn).dice(6).resolve(CheckPoints())
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
    """In the campaign as it is set up, units of each army move to hexes of their neighbours."""
    match = GAME.start("campaign", 1)
    while (question := match.question("axis")) and question.kind == "initial-phase":
        match.play("axis", soonest([str(choice) for choice in match.choices("axis")]))
    p = match.position
    crossed = set()
    for unit in [u for u in p.setup.units[AXIS] if p.on_map(u) and p.unit(u).combat]:
        army, ahead = p.setup.command.get(unit), match.fork()
        if army is None or f"move {p.unit(unit).id}" not in map(str, ahead.choices("axis")):
            continue
        ahead.play("axis", f"move {p.unit(unit).id}")
        for choice in ahead.choices("axis"):
            there = find_place(choice.args[0]) if choice.verb == "tactical" else None
            others = {p.setup.command.get(u) for u in p.of(AXIS, there)} if there else set()
            if others - {army, None} and army not in crossed:
                crossed.add(army)
                ahead.play("axis", choice)
                assert ahead.position.place[unit] == there
    assert len(crossed) > 3


# 24.2: benchmarks


@rule("stalingrad42:24.2a", "stalingrad42:24.2b", "stalingrad42:24.2c")
def test_six_points_above_the_benchmark_win_and_six_below_lose() -> None:
    """With a benchmark of eight the Axis wins with 14 and loses with 2."""
    turns = campaign().p.box.tables.turns
    for turn in (3, 8, 20, 35):
        mark = turns[turn].benchmark
        ends = {points: scored(turn, mark + points) for points in (-7, -6, 6, 7)}
        for points, outcome in ends.items():
            assert outcome is not None
            assert outcome.winners == (("axis",) if points > 0 else ("soviet",))
            assert outcome.reason.id == f"outcome-{'ahead' if points > 0 else 'behind'}"
            assert outcome.reason.args == {"points": mark + points, "turn": turn}
        for points in (-5, 0, 5):
            assert scored(turn, mark + points) is None


@rule("stalingrad42:24.2c")
def test_the_example_of_the_benchmark_of_eight(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = campaign(real=True).p.box.tables.turns
    monkeypatch.setattr(turns[8], "benchmark", 8)
    found = {points: scored(8, points) for points in (14, 13, 3, 2)}
    assert found[13] is found[3] is None
    assert found[14] is not None
    assert found[14].winners == ("axis",)
    assert found[2] is not None
    assert found[2].winners == ("soviet",)


@rule("stalingrad42:C3.5a", "stalingrad42:C1.3a")
@pytest.mark.parametrize(("scenario", "turn"), [("uranus", 30), ("fall-blau", 6)])
def test_only_the_campaign_has_benchmarks(scenario: str, turn: int) -> None:
    """Nothing is held and Kharkov is lost, six points and more below what the track says."""
    checked = Theatre("rd-45 1015", turn=turn, scenario=scenario, real=True)
    for hex in checked.p.ground.map.vp:
        checked.holds("soviet", GRID.number(hex))
    checked.dice(6).resolve(CheckPoints())
    points = checked.told(PointsCounted)[0].points
    assert checked.p.box.tables.turns[turn].benchmark - points >= 6
    assert checked.match.outcome is None


# C4.4


@rule("stalingrad42:C4.4a")
@pytest.mark.parametrize(("points", "winner"), [(21, "axis"), (20, "soviet"), (26, "axis")])
def test_21_points_win_at_the_end(points: int, winner: str) -> None:
    outcome = scored(36, points)
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
@pytest.mark.parametrize("declared", [0, 26])
@pytest.mark.parametrize(("points", "goes_on"), [(23, False), (24, True)])
def test_after_the_german_half_of_turn_28_the_axis_needs_24(
    points: int, goes_on: bool, declared: int
) -> None:
    """The whole turn is played, with nothing done that need not be."""
    gate = worth(points, 28)
    gate.p.winter_offensive = declared
    gate.resolve(*sequence.halves(gate.p))
    sides = []
    while gate.match.waiting and gate.asked() != "halt":
        sides += [gate.seat()] if gate.seat() not in sides else []
        gate.play(soonest([str(choice) for choice in gate.match.choices(gate.seat())]))
    first = ["soviet", "axis"] if declared else ["axis", "soviet"]
    assert sides == (first if goes_on or declared else ["axis"])
    outcome = gate.match.outcome
    assert (outcome is None) == goes_on
    if outcome is not None:
        assert outcome.winners == ("soviet",)
        assert outcome.reason.id == "outcome-gate"
        assert outcome.reason.args == {"points": points, "turn": 28}
        assert gate.match.view(None)["board"]["verdict"] == ["gate", 24]


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
