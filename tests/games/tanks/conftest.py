from __future__ import annotations

import pytest

from tests.games.tanks.field import Battle


@pytest.fixture
def duel() -> Battle:
    """A T-34 on 0505 and a Pz.Kpfw.III G two hexes east of it on an open plain."""
    return Battle("t34 0505", "pz3g 0507")
