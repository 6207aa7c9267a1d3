"""The plans in docs/calibration can be carried out."""

from __future__ import annotations

from pathlib import Path

import pytest

from stavka.lab.calibration_plan import read

PLANS = sorted((Path(__file__).parents[2] / "docs" / "calibration").glob("*.toml"))


def test_there_are_some() -> None:
    assert "pavlov" in [plan.stem for plan in PLANS]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.stem)
def test_a_plan_can_be_carried_out(plan: Path) -> None:
    found = read(plan)
    assert found.game == plan.stem.split("-")[0]
    assert all(len(move.levels) > 1 for move in found.moves)
