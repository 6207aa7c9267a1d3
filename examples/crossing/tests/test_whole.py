"""Everything that the table asks of a game, in one call."""

from __future__ import annotations

from stavka.testing import check
from stavka_crossing import GAME


def test_the_game_keeps_the_contract() -> None:
    check(GAME)
