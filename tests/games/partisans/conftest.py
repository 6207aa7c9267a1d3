from __future__ import annotations

import pytest

from tests.games.partisans.woods import Woods


@pytest.fixture
def woods() -> Woods:
    """Six camps, three on three, at the beginning of the first month; the peasant's turn."""
    return Woods()
