from __future__ import annotations

import pytest

from tests.games.pavlov.house import House


@pytest.fixture
def house() -> House:
    """A solo game after set-up."""
    return House()
