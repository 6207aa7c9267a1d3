"""What choices name."""

from __future__ import annotations

from stavka.games.stalingrad42.position import Position, find_place
from stavka.games.stalingrad42.rules.base import find_unit
from stavka.games.stalingrad42.rules.modifiers import AUTOMATIC, Battle, column_name
from stavka.kernel import Choice, Offered


def the(offered: Offered, wish: str) -> Choice:
    return offered[offered.index(Choice(wish))]


def target_of(choice: Choice) -> int:
    hex = find_place(choice.args[0])
    assert hex is not None
    return hex


def unit_of(p: Position, choice: Choice) -> int:
    return find_unit(p, choice.args[0])


def odds_of(battle: Battle) -> str:
    return f"ratio-{column_name(min(max(battle.column, 0), AUTOMATIC))}"
