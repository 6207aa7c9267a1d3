from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.tanks.field import Battle, Sides


@pytest.fixture(params=["as-written", "sides-changed"])
def both_sides(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test of a module with this mark runs for either army."""
    Sides.swapped = request.param == "sides-changed"
    yield
    Sides.swapped = False


@pytest.fixture
def duel() -> Battle:
    """A T-34 on 0505 and a Pz.Kpfw.III G two hexes east of it on an open plain."""
    return Battle("t34 0505", "pz3g 0507")


@pytest.fixture
def choosing() -> Battle:
    """Orders are being executed: the Soviets must choose which of two moving enemies, both in the
    kill zone, their T-34 shoots at. A T-26 waits."""
    battle = Battle("t34 0505", "t26 0404", "pz2 0507", "pz3g 0508")
    battle.turn("t34-1 defend 0506 3", "pz2-1 march 0407", "pz3g-1 march 0509")
    assert battle.asked() == "choose-mover"
    return battle
